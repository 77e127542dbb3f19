import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';
import { en, expect, test, visit } from './support/house.ts';
import { startGame } from './support/new-game.ts';

const SOURCES = [
	'package.json',
	'package-lock.json',
	'scripts',
	'src',
	'static',
	'svelte.config.js',
	'tsconfig.json',
	'vite.config.ts'
];

/** A real build of the same sources with one file more: a new version. */
async function newVersion(): Promise<string> {
	const house = mkdtempSync(join(tmpdir(), 'airlock-next-'));
	for (const name of SOURCES) cpSync(name, join(house, name), { recursive: true });
	writeFileSync(join(house, 'static/next.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
	symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
	await promisify(execFile)('npm', ['run', 'build'], { cwd: house });
	return house;
}

/** The entry script names its version by its hash. */
const versionOf = (page: Page): Promise<string> =>
	page.evaluate(() => /entry\/start\.[\w-]+\.js/.exec(document.documentElement.innerHTML)?.[0] ?? '');

test('a new version waits until no table is open, then comes in by itself and finds the game', async ({
	page
}) => {
	test.setTimeout(180_000);
	const house = await newVersion();
	let server = await startServer();
	try {
		await visit(page, { url: server.url, stop: server.stop });
		const old = await versionOf(page);
		await startGame(page, { players: 3, set: 'base', objective: 'kobol' });

		await server.stop();
		server = await startServer({ root: join(house, 'build'), port: server.port });
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
		await expect
			.poll(
				() =>
					page.evaluate(
						async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none'
					),
				{ timeout: 30_000 }
			)
			.toBe('installed');
		// long enough for a version that does not wait to come in
		await page.waitForTimeout(1500);
		expect(await versionOf(page)).toBe(old);
		await expect(page).toHaveURL(/\/table/);

		await page.locator('[data-leave]').first().tap();
		await expect.poll(() => versionOf(page).catch(() => old), { timeout: 30_000 }).not.toBe(old);
		await expect(page.getByRole('link', { name: /^Open / })).toBeVisible();
		await expect(page.getByText(en.app.updateReady)).toHaveCount(0);
	} finally {
		await server.stop();
		rmSync(house, { recursive: true });
	}
});
