// When a page is brought in anew: for a new version, whenever it was found, as soon as no table is open; never for any other reason.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
/** Long enough for a page that reloads by mistake to do so. */
const A_WHILE = 1500;

// the next version is built once for all of them
test.describe.configure({ mode: 'default' });
let next = '';

/** A real build of the same sources with one file more: a new version. */
test.beforeAll(async () => {
	test.setTimeout(300_000);
	next = mkdtempSync(join(tmpdir(), 'airlock-next-'));
	for (const name of SOURCES) cpSync(name, join(next, name), { recursive: true });
	writeFileSync(join(next, 'static/next.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
	symlinkSync(resolve('node_modules'), join(next, 'node_modules'));
	await promisify(execFile)('npm', ['run', 'build'], { cwd: next });
});
test.afterAll(() => {
	rmSync(next, { recursive: true });
});

/** The entry script names its version by its hash. */
const versionOf = (page: Page): Promise<string> =>
	page.evaluate(() => /entry\/start\.[\w-]+\.js/.exec(document.documentElement.innerHTML)?.[0] ?? '');

async function expectNewVersion(page: Page, old: string): Promise<void> {
	// between two pages there is nothing to ask
	await expect.poll(() => versionOf(page).catch(() => old), { timeout: 30_000 }).not.toBe(old);
}

/** A host that has one version, and then the next, at the same address. */
async function hostOfTwo(): Promise<{
	host: { url: string; stop: () => Promise<void> };
	publish: (page: Page) => Promise<void>;
}> {
	let server = await startServer();
	const publish = async (page: Page): Promise<void> => {
		await server.stop();
		server = await startServer({ root: join(next, 'build'), port: server.port });
		// the app looks for a new version when it comes back into sight
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
	};
	return { host: { url: server.url, stop: () => server.stop() }, publish };
}

for (const during of ['the very first visit', 'a later visit'])
	test(`a new version found during ${during} waits until no table is open, then comes in by itself and finds the game`, async ({
		page
	}) => {
		const { host, publish } = await hostOfTwo();
		await visit(page, host);
		if (during === 'a later visit') await page.reload();
		const old = await versionOf(page);
		await startGame(page, { players: 3, set: 'base', objective: 'kobol' });

		await publish(page);
		await page.waitForTimeout(A_WHILE);
		expect(await versionOf(page)).toBe(old);
		await expect(page).toHaveURL(/\/table/);

		await page.locator('[data-leave]').first().tap();
		await expectNewVersion(page, old);
		await expect(page.getByRole('link', { name: /^Open / })).toBeVisible();
		await expect(page.getByText(en.app.updateReady)).toHaveCount(0);
		await host.stop();
	});

test('a new version found on the home screen of the very first visit is offered there, and comes in when asked for', async ({
	page
}) => {
	const { host, publish } = await hostOfTwo();
	await visit(page, host);
	const old = await versionOf(page);
	await publish(page);
	await page.getByRole('button', { name: en.app.updateNow }).tap();
	await expectNewVersion(page, old);
	await expect(page.getByText(en.app.updateReady)).toHaveCount(0);
	await host.stop();
});

test('a new version that was not asked for comes in at the next start', async ({ page, context }) => {
	const { host, publish } = await hostOfTwo();
	await visit(page, host);
	const old = await versionOf(page);
	await publish(page);
	await expect(page.getByText(en.app.updateReady)).toBeVisible();
	// another tab keeps the old worker alive, as a tablet that never closes its apps does
	const second = await context.newPage();
	await second.goto(host.url);
	await expectNewVersion(second, old);
	await expectNewVersion(page, old);
	await host.stop();
});

/** A host that keeps one file back, so that the worker is not done installing until it is let go. */
async function slowHost(
	file: string
): Promise<{ url: string; letGo: () => void; stop: () => Promise<void> }> {
	const server = await startServer();
	let letGo = (): void => undefined;
	const free = new Promise<void>((go) => (letGo = go));
	const proxy = createServer((request, response) => {
		const pass = async (): Promise<void> => {
			if (request.url?.includes(file)) await free;
			const given = await fetch(`${server.url}${request.url ?? ''}`);
			response.writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? '' });
			response.end(Buffer.from(await given.arrayBuffer()));
		};
		pass().catch(() => response.destroy());
	});
	await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
	const { port } = proxy.address() as AddressInfo; // it listens to a port, not to a file
	return {
		url: `http://localhost:${String(port)}`,
		letGo,
		stop: async () => {
			proxy.closeAllConnections();
			proxy.close();
			await server.stop();
		}
	};
}

/** A reload forgets it. */
const mark = (page: Page): Promise<void> =>
	page.evaluate(() => {
		Object.assign(window, { marked: true });
	});
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);
const worker = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		if (navigator.serviceWorker.controller) return 'in control';
		return registration?.installing ? 'installing' : 'none';
	});

test('a first visit, a second one at its heels, and an ordinary later one are never reloaded', async ({
	page,
	context
}) => {
	const host = await slowHost('icon-512.png');
	await page.goto(host.url);
	await expect.poll(() => worker(page)).toBe('installing');
	await mark(page);
	const second = await context.newPage();
	await second.goto(host.url);
	await expect.poll(() => worker(second)).toBe('installing');
	await mark(second);

	host.letGo();
	for (const visited of [page, second]) {
		await expect.poll(() => worker(visited), { timeout: 20_000 }).toBe('in control');
		await visited.waitForTimeout(A_WHILE);
		expect(await isMarked(visited)).toBe(true);
	}
	await second.goto(host.url);
	await mark(second);
	await second.waitForTimeout(A_WHILE);
	expect(await worker(second)).toBe('in control');
	expect(await isMarked(second)).toBe(true);
	await host.stop();
});
