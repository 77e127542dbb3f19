/** A real static host with the built app, a page that must not throw, and words as the app says them. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { startServer } from '../../../scripts/serve.mjs';

export { default as en } from '../../../src/lib/text/app/en.ts';
export { expect };

export interface Host {
	readonly url: string;
	/** really gone: connections are refused afterwards */
	stop: () => Promise<void>;
}

interface Fixtures {
	host: Host;
	/** what the page has thrown so far; a test that leaves any has failed */
	thrown: string[];
}

export const test = base.extend<Fixtures>({
	// Playwright asks for a pattern here, even an empty one
	// eslint-disable-next-line no-empty-pattern
	host: async ({}, use) => {
		const server = await startServer();
		let running = true;
		const stop = async (): Promise<void> => {
			if (running) await server.stop();
			running = false;
		};
		await use({ url: server.url, stop });
		await stop();
	},
	thrown: [
		async ({ page }, use) => {
			const thrown: string[] = [];
			page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
			await use(thrown);
			expect(thrown, 'nothing was thrown in the page').toEqual([]);
		},
		{ auto: true }
	]
});

/** The first visit: waits until everything is stored for offline use. */
export async function visit(page: Page, host: Host): Promise<void> {
	await page.goto(host.url);
	await expect(page.locator('[data-offline="ready"]')).toBeAttached({ timeout: 20_000 });
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
		.toBe(true);
}

/** No network and no server, for good. */
export async function cutOff(context: BrowserContext, host: Host): Promise<void> {
	await context.setOffline(true);
	await host.stop();
}
