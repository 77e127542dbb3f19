// Whatever is odd, broken or in the way gets a plain sentence and a way on, and nothing stored is lost.
import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/serve.mjs';
import { readGameFile, type GameFile } from '../../src/lib/storage/index.ts';
import type { Trouble } from '../../src/lib/table/types.ts';
import { en, expect, test } from './support/house.ts';
import { MOMENTS } from './support/moments.ts';
import { NAMES } from './support/names.ts';
import { startGame } from './support/new-game.ts';
import { Players } from './support/players.ts';
import { openStored, recordOf, store } from './support/stored-game.ts';
import { Tablet } from './support/tablet.ts';
import { putRows, rows, storedGame } from './support/truth.ts';

const ID = '8'.repeat(32);

async function expectTrouble(page: Page, trouble: Trouble): Promise<void> {
	await expect(page.getByText(en.trouble[trouble].what)).toBeVisible();
	await expect(page.getByText(en.trouble[trouble].way)).toBeVisible();
}

async function atHome(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await page.locator('[data-screen="home"]').waitFor();
	await expect(page.getByText(en.app.loading)).toHaveCount(0);
}

test('a name of 200 characters, an empty one and two equal names are told, seat by seat', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}/new`);
	const fields = page.locator('form ol input');
	await expect(fields).toHaveCount(5);
	for (const [n, name] of ['x'.repeat(200), 'Anna', ' anna ', '', 'Emil'].entries())
		await fields.nth(n).fill(name);
	await page.getByRole('button', { name: en.newGame.start(5) }).tap();
	await expect(page.getByText(en.newGame.fixFirst)).toBeVisible();
	const { nameLong, nameTwice, nameEmpty } = en.newGame.problem;
	for (const [n, problem] of [nameLong, nameTwice, nameTwice, nameEmpty].entries())
		await expect(page.locator('form ol > li').nth(n)).toContainText(problem);
	await expect(page.locator('form ol > li').nth(4)).not.toContainText(nameEmpty);
	expect(await rows(page, 'games')).toEqual([]);

	for (const [n, name] of NAMES.slice(0, 4).entries()) await fields.nth(n).fill(name);
	await page.getByRole('button', { name: en.newGame.start(5) }).tap();
	await expect(page).toHaveURL(/\/table\?id=/);
});

for (const [trouble, change] of [
	['damaged-record', { snapshot: { scrambled: true } }],
	['newer-version', { format: 99 }],
	['older-rules', {}]
] as const)
	test(`${trouble}: the game is in the list with its sentence, and stays as it is`, async ({
		page,
		host
	}) => {
		await atHome(page, host.url);
		const played = MOMENTS['first turn']();
		const sound = recordOf(played, ID, 'The odd one');
		await store(page, played, ID);
		const odd =
			trouble === 'older-rules'
				? { ...sound, rules: sound.rules - 1, snapshot: { ...sound.snapshot, rules: sound.rules - 1 } }
				: { ...sound, ...change };
		await putRows(page, 'games', [odd]);
		await page.reload();
		await expectTrouble(page, trouble);
		await page.goto(`${host.url}/table?id=${ID}`);
		await expectTrouble(page, trouble);
		await page.getByRole('link', { name: en.app.home }).tap();
		await expect(page.getByRole('heading', { name: 'The odd one' })).toBeVisible();
		expect(await rows(page, 'games')).toEqual([JSON.parse(JSON.stringify(odd))]);
	});

test('an address without a game says so and leads home', async ({ page, host }) => {
	await page.goto(`${host.url}/table?id=nothing`);
	await expectTrouble(page, 'not-found');
	await page.getByRole('link', { name: en.app.home }).tap();
	await expect(page.locator('[data-screen="home"]')).toBeVisible();
});

test('a browser that blocks its storage', async ({ page, host }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('blocked for the test', 'SecurityError');
		};
	});
	await atHome(page, host.url);
	await expectTrouble(page, 'storage-blocked');
	await page.goto(`${host.url}/new`);
	for (const [n, name] of NAMES.slice(0, 5).entries()) await page.locator('form ol input').nth(n).fill(name);
	await page.getByRole('button', { name: en.newGame.start(5) }).tap();
	await expect(page.getByRole('alert')).toContainText(en.trouble['storage-blocked'].what);
});

/** From the first choice of a character, with the first answer stored. */
async function begun(page: Page, url: string): Promise<Players> {
	await atHome(page, url);
	await store(page, MOMENTS['choosing a character'](), ID);
	await openStored(page, url, ID);
	const players = await Players.at(new Tablet(page));
	await players.playUntil(({ moves }) => moves === 1);
	return players;
}

/** The file that a tap on this gives, opened. */
async function fileFrom(page: Page, selector: string): Promise<GameFile> {
	const [download] = await Promise.all([page.waitForEvent('download'), page.locator(selector).tap()]);
	expect(download.suggestedFilename()).toMatch(/\.airlock$/);
	const read = await readGameFile(new Uint8Array(readFileSync(await download.path())), crypto, null);
	if ('trouble' in read) throw new Error(read.trouble);
	return read.game;
}

test('storage that is full in the middle of a game: it goes on in memory, can be taken along as a file, and is stored when there is room', async ({
	page,
	host
}) => {
	await page.addInitScript(() => {
		for (const name of ['put', 'add'] as const) {
			const own = Reflect.get(IDBObjectStore.prototype, name) as (...given: unknown[]) => unknown;
			const full = function (this: IDBObjectStore, ...given: unknown[]): unknown {
				if ('storageIsFull' in window) throw new DOMException('full for the test', 'QuotaExceededError');
				return own.apply(this, given);
			};
			Reflect.set(IDBObjectStore.prototype, name, full);
		}
	});
	const players = await begun(page, host.url);
	const before = await storedGame(page, ID);

	await page.evaluate(() => Object.assign(window, { storageIsFull: true }));
	await players.tablet.tap('[data-answer="character"]');
	await expectTrouble(page, 'storage-full');
	expect(await storedGame(page, ID)).toEqual(before);
	expect((await fileFrom(page, '[data-notice] [data-export]')).moves).toHaveLength(2);
	await expect(page.locator('[data-notice] [data-exported]')).toHaveText(en.theatre.end.exported);

	await players.tablet.tap('[data-dismiss]');
	await expect(page.locator('[data-unsaved="1"]')).toContainText(en.table.unsaved(1));
	expect((await fileFrom(page, '[data-unsaved] [data-export]')).moves).toHaveLength(2);

	const asked = new Promise<string>((tell) => {
		page.once('dialog', (dialog) => {
			tell(dialog.message());
			void dialog.dismiss();
		});
	});
	await page.locator('[data-leave]').first().tap();
	expect(await asked).toBe(en.table.leaveUnsaved(1));
	await expect(page).toHaveURL(/\/table/);

	await page.evaluate(() => Reflect.deleteProperty(window, 'storageIsFull'));
	await players.tablet.tap('[data-answer="character"]');
	await expect.poll(async () => (await storedGame(page, ID)).moves).toBe(3);
	await expect(page.locator('[data-unsaved]')).toHaveCount(0);
	await page.locator('[data-leave]').first().tap();
	await expect(page.locator('[data-screen="home"]')).toBeVisible();
});

test('a connection to the database that dies, and a database that the browser throws away: nothing is lost', async ({
	page,
	host
}) => {
	await page.addInitScript(() => {
		const own = Reflect.get(IDBDatabase.prototype, 'transaction') as (...given: unknown[]) => unknown;
		Reflect.set(
			IDBDatabase.prototype,
			'transaction',
			function (this: IDBDatabase, ...given: unknown[]): unknown {
				if (Reflect.get(window, 'dead') === true) {
					Reflect.set(window, 'dead', false);
					throw new DOMException('dead for the test', 'InvalidStateError');
				}
				return own.apply(this, given);
			}
		);
	});
	const players = await begun(page, host.url);
	await page.evaluate(() => Object.assign(window, { dead: true }));
	await players.tablet.tap('[data-answer="character"]');
	await expect.poll(async () => (await storedGame(page, ID)).moves).toBe(2);
	expect(await page.evaluate(() => Reflect.get(window, 'dead') as unknown)).toBe(false);
	await expect(page.locator('[data-notice], [data-unsaved]')).toHaveCount(0);

	await page.evaluate(
		() =>
			new Promise((done, fail) => {
				const deleting = indexedDB.deleteDatabase('airlock');
				deleting.onsuccess = done;
				deleting.onerror = fail;
			})
	);
	await players.tablet.tap('[data-answer="character"]');
	// looking into a database that is not there would make an empty one
	await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
	await expect.poll(async () => (await rows(page, 'moves')).length).toBe(3);
	expect(await storedGame(page, ID)).toMatchObject({ moves: 3 });
	await expect(page.locator('[data-notice], [data-unsaved]')).toHaveCount(0);
});

test('a second tab on the same game says so, and has it as soon as the first is closed', async ({
	page,
	context,
	host
}) => {
	await atHome(page, host.url);
	const players = await startGame(page, { players: 3, set: 'base', objective: 'kobol' });
	const second = await context.newPage();
	await second.goto(page.url());
	await expectTrouble(second, 'other-tab');
	await players.playUntil(({ moves }) => moves === 2);
	await page.close();
	await second.locator('[data-screen="curtain"]').waitFor();
});

test('a worker that cannot be installed: said plainly, and the app plays on', async ({ page }) => {
	const root = mkdtempSync(join(tmpdir(), 'airlock-broken-'));
	cpSync('build', root, { recursive: true });
	const worker = join(root, 'service-worker.js');
	const whole = readFileSync(worker, 'utf8');
	writeFileSync(worker, whole.replace('"url":"', '"url":"gone-'));
	expect(readFileSync(worker, 'utf8')).not.toBe(whole);
	const server = await startServer({ root });
	try {
		await page.goto(server.url);
		await expect(page.getByText(en.app.offlineFailed)).toBeVisible({ timeout: 20_000 });
		writeFileSync(worker, whole);
		await page.getByRole('button', { name: en.app.retry }).tap();
		await expect(page.getByText(en.app.offlineReady)).toBeVisible({ timeout: 20_000 });
		await startGame(page, { players: 3, set: 'base', objective: 'kobol' });
	} finally {
		await server.stop();
		rmSync(root, { recursive: true });
	}
});
