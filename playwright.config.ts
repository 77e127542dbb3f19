import { defineConfig, devices } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';

// written by scripts/setup.mjs
const file = 'node_modules/.chromium-path';
const executablePath = existsSync(file) ? readFileSync(file, 'utf8').trim() : process.env.CHROMIUM_PATH;
// the iPad descriptors say webkit; only the size, touch and user agent are wanted here
const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPad (gen 7) landscape'];
const tablet = (width: number, height: number) => ({
	userAgent,
	deviceScaleFactor,
	isMobile,
	hasTouch,
	viewport: { width, height },
	screen: { width, height }
});

export default defineConfig({
	testDir: 'tests/e2e',
	fullyParallel: true,
	testMatch: '**/*.test.ts',
	workers: 2,
	retries: 0,
	// a busy machine is slow, not broken
	timeout: 180_000,
	expect: { timeout: 20_000 },
	reporter: [['list']],
	use: {
		browserName: 'chromium',
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync'
			]
		},
		screenshot: 'only-on-failure'
	},
	projects: [{ name: 'tablet-1180x820', use: tablet(1180, 820) }]
});
