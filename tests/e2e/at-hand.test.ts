/** What everybody may want to know at any moment is a tap away: help, people, decks, log, rules, the reason why not. */
import type { Page } from '@playwright/test';
import { en, expect, test } from './support/house.ts';
import { MOMENTS } from './support/moments.ts';
import { Players } from './support/players.ts';
import { openStored, store } from './support/stored-game.ts';
import { Tablet } from './support/tablet.ts';

const ID = '8'.repeat(32);

async function lay(page: Page, url: string, moment: keyof typeof MOMENTS): Promise<Players> {
	await page.goto(url);
	await page.locator('[data-screen="home"]').waitFor();
	await store(page, MOMENTS[moment](), ID);
	await openStored(page, url, ID);
	const players = await Players.at(new Tablet(page));
	await players.toTable();
	return players;
}

test('from the table: help on places, boards, phases and tracks, people, decks, log, rules, undo', async ({
	page,
	host
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const { tablet } = await lay(page, host.url, 'movement');
	const sheet = page.locator('dialog[open]');
	const look = async (opener: string, inside: string): Promise<void> => {
		await tablet.tap(opener);
		await expect(sheet.locator(inside).first()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(sheet).toHaveCount(0);
	};
	await look('[data-at="command"] [data-help-on]', '[data-printed="place"]');
	await look('[data-help-on="colonial-one"]', '[data-printed="place"]');
	await look('[data-phase] [data-help-on="crisis"]', '[id="R6.1"]');
	await look('[data-help-on="fuel"]', '[id="R1.6"]');
	await look('[data-help-on="jump"]', '[id="R7.1"]');
	await look('[data-people-open]', '[data-person="1"] [data-printed="character"]');
	await look('[data-decks]', '[data-pile="politics"]');
	await look('[data-rules]', 'a[href="#R13.3"]');
	await look('[data-undo]', `text=${en.table.understood}`);
	await tablet.tap('[data-open-log]');
	await tablet.tap('[data-line-card]');
	await expect(page.locator('[data-help] [data-printed]').first()).toBeVisible();
});

test('turned round for the other side and back', async ({ page, host }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const { tablet } = await lay(page, host.url, 'movement');
	const title = page.getByRole('heading', { level: 1 });
	const top = async (): Promise<number> => (await title.boundingBox())?.y ?? 0;
	expect(await top()).toBeLessThan(100);
	await tablet.tap('[data-flip]');
	await expect.poll(top).toBeGreaterThan(600);
	await tablet.tap('[data-flip]');
	await expect.poll(top).toBeLessThan(100);
});

test('in private: a place that cannot be chosen says why, and the rules of table talk are there', async ({
	page,
	host
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const players = await lay(page, host.url, 'movement');
	const { tablet } = players;
	await tablet.tap('[data-open-gate]');
	await tablet.passGate();
	await page.locator('[data-screen="private"]').waitFor();
	await tablet.tap('[data-off="sickbay"]');
	await expect(page.getByText(en.ask.whyNot.hazardous)).toContainText('R1.3.2');
	await tablet.tap('[data-may-be-said]');
	await expect(page.locator('dialog[open] [id="R13.3"]')).toBeVisible();
});
