/** A new game, made the way people make one: on the screen, by touch. */
import type { Page } from '@playwright/test';
import type { GameConfig } from '../../../src/lib/rules/index.ts';
import { en, expect } from './house.ts';
import { NAMES } from './names.ts';
import { Players } from './players.ts';
import type { Mind } from './robots.ts';
import { Tablet } from './tablet.ts';

export type Wanted = Pick<GameConfig, 'players' | 'set' | 'objective'> & { leader?: boolean };

/** The next seed drawn is this one: the test holds the chance, the app draws as ever. */
export async function loadChance(page: Page, seed: string): Promise<void> {
	await page.addInitScript((digits) => {
		const draw = crypto.getRandomValues.bind(crypto);
		let loaded = true;
		crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
			if (!loaded || !(array instanceof Uint8Array) || array.length !== digits.length / 2)
				return draw(array as never); // the browser checks it
			loaded = false;
			array.set(digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
			return array;
		};
	}, seed);
}

async function setSeats(page: Page, players: number): Promise<void> {
	const fields = page.locator('form ol input:not([type="password"])');
	await fields.nth(2).waitFor();
	for (let n = await fields.count(); n < players; n++)
		await page.getByRole('button', { name: en.newGame.addSeat }).tap();
	for (let n = await fields.count(); n > players; n--)
		await page
			.getByRole('button', { name: /^Remove / })
			.last()
			.tap();
	await expect(fields).toHaveCount(players);
	for (const [n, name] of NAMES.slice(0, players).entries()) await fields.nth(n).fill(name);
}

async function setChoice(page: Page, label: string, on: boolean): Promise<void> {
	const box = page.getByRole('checkbox', { name: label });
	if ((await box.isEnabled()) && (await box.isChecked()) !== on) await box.tap();
}

/** From the home screen to the first gate or question of a new game. */
export async function startGame(
	page: Page,
	{ players, set, objective, leader = false }: Wanted,
	mind?: Mind
): Promise<Players> {
	await page.getByRole('link', { name: en.home.newGame }).tap();
	await setSeats(page, players);
	await setChoice(page, en.newGame.pegasus, set === 'pegasus');
	await setChoice(page, en.newGame.newCaprica, objective === 'new-caprica');
	await setChoice(page, en.newGame.leader, leader);
	await page.getByRole('button', { name: en.newGame.start(players) }).tap();
	await expect(page).toHaveURL(/\/table\?id=/);
	await page.locator('[data-screen="curtain"], [data-screen="table"], [data-screen="gate"]').waitFor();
	return Players.at(new Tablet(page), mind);
}
