import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { en, expect, test } from './support/house.ts';
import { MOMENTS } from './support/moments.ts';
import { Players } from './support/players.ts';
import { openStored, store } from './support/stored-game.ts';
import { Tablet } from './support/tablet.ts';

/** What axe objects to, with the first place of each. */
async function objections(page: Page): Promise<string[]> {
	await new Tablet(page).whole();
	const { violations } = await new AxeBuilder({ page }).analyze();
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`
	);
}

const PAGES = { home: '/', 'new game': '/new', box: '/box', rules: '/rules', settings: '/settings' };

for (const [name, path] of Object.entries(PAGES))
	test(`axe finds nothing: ${name}`, async ({ page, host }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(`${host.url}${path}`);
		await expect(page.getByRole('heading').first()).toBeVisible();
		// the whole book is a thousand entries of one kind
		if (name === 'rules') await page.getByRole('searchbox').fill('centurion');
		expect(await objections(page)).toEqual([]);
	});

test('axe finds nothing: home with games, one to be deleted, one damaged', async ({ page, host }) => {
	await page.goto(host.url);
	await page.locator('[data-screen="home"]').waitFor();
	await store(page, MOMENTS['first turn'](), '5'.repeat(32), 'Sound');
	await store(page, { ...MOMENTS['first turn'](), moves: [] }, '6'.repeat(32), 'Damaged');
	await page.reload();
	await page
		.getByRole('button', { name: `${en.home.remove}: Sound` })
		.first()
		.tap();
	expect(await objections(page)).toEqual([]);
});

test('axe finds nothing: a new game with mistakes in it', async ({ page, host }) => {
	await page.goto(`${host.url}/new`);
	await page.getByRole('button', { name: en.newGame.start(5) }).tap();
	await expect(page.getByText(en.newGame.fixFirst)).toBeVisible();
	expect(await objections(page)).toEqual([]);
});

for (const [name, moment] of Object.entries(MOMENTS))
	test(`axe finds nothing: ${name}`, async ({ page, host }) => {
		const id = '7'.repeat(32);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(host.url);
		await page.locator('[data-screen="home"]').waitFor();
		await store(page, moment(), id);
		await openStored(page, host.url, id);
		const tablet = new Tablet(page);
		const players = await Players.at(tablet);
		if (name === 'first turn') expect(await objections(page), 'curtain').toEqual([]);
		await players.toTable();
		expect(await objections(page), 'table').toEqual([]);
		const seat = players.game.asked[0]?.seat;
		if (seat === undefined) return;
		await tablet.tap(`[data-seat="${String(seat)}"]`);
		await page.locator('[data-screen="gate"]').waitFor();
		if (name === 'first turn') expect(await objections(page), 'gate').toEqual([]);
		await tablet.passGate();
		await page.locator('[data-screen="private"]').waitFor();
		expect(await objections(page), 'private').toEqual([]);
		if (!(await tablet.isThere('[data-drawer="loyalty"]'))) return;
		await tablet.tap('[data-drawer="loyalty"]');
		expect(await objections(page), 'loyalty').toEqual([]);
	});
