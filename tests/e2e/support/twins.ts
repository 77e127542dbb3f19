/** Two tablets that have never heard of each other, with games that differ only in secrets. */
import type { Browser } from '@playwright/test';
import { chanceOf } from '../../../src/lib/robots/index.ts';
import type { Game } from '../../../src/lib/rules/index.ts';
import { twin, withOtherHands } from '../../../src/lib/views/testing/twin.ts';
import { everythingOn, toldApart, watch } from './everything.ts';
import { visit, type Host } from './house.ts';
import type { Played } from './robots.ts';
import { openStored, store } from './stored-game.ts';
import { Tablet } from './tablet.ts';

const ID = '1'.repeat(32);
const NOON = Date.UTC(2026, 0, 1, 12);

export interface Pair {
	one: Tablet;
	other: Tablet;
}

export async function twoTablets(browser: Browser, host: Host): Promise<Pair> {
	const [one, other] = await Promise.all([1, 2].map(() => freshTablet(browser, host)));
	if (!one || !other) throw new Error('two were asked for');
	return { one, other };
}
/** Its clock stands still, so that no date is later than on the other. */
async function freshTablet(browser: Browser, host: Host): Promise<Tablet> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.clock.setFixedTime(NOON);
	// after the clock, whose own timers are none of the app's
	await watch(context);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await visit(page, host);
	return new Tablet(page);
}

export const both = async (pair: Pair, act: (tablet: Tablet) => Promise<void>): Promise<void> => {
	await Promise.all([act(pair.one), act(pair.other)]);
};

export const putAway = (pair: Pair): Promise<void> => both(pair, ({ page }) => page.context().close());

export const isScreen = ({ page }: Tablet, ...names: readonly string[]): Promise<void> =>
	page.locator(names.map((name) => `[data-screen="${name}"]`).join()).waitFor();

/** Everything hidden from the table is another. The seed stays: the commitment to it is shown before the first turn. */
export const twinOf = (game: Game, n: number): Game => ({
	...twin(game, null, chanceOf(n)),
	seed: game.seed
});

/** Other cards in every hand and before every seat, and the same chance to come: the two can be played on together. */
export function otherPeople(game: Game, n: number): Game {
	const pick = chanceOf(n);
	const other = withOtherHands(game, pick);
	const loyalty = other.seats.flatMap((seat) => seat.loyalty);
	for (const seat of other.seats)
		seat.loyalty = seat.loyalty.flatMap(() => loyalty.splice(pick(loyalty.length), 1));
	return other;
}

/** Lays the two games into the two tablets and opens them: both behind the curtain. */
export async function openBoth(pair: Pair, played: Played, other: Game, host: Host, id = ID): Promise<void> {
	const lay = async ({ page }: Tablet, game: Game): Promise<void> => {
		await store(page, { ...played, game }, id);
		await openStored(page, host.url, id);
	};
	await Promise.all([lay(pair.one, played.game), lay(pair.other, other)]);
}

/** Together longer than anything on the table takes to fade, or a button to come back up. */
const LOOKS = 5;
const BETWEEN = 800;

/** What tells the two apart, by any means; null: nothing. Pictures alone are taken again, until what was fading is gone. */
export async function apart({ one, other }: Pair): Promise<string | null> {
	const look = async (): Promise<string | null> => {
		const [a, b] = await Promise.all([everythingOn(one.page), everythingOn(other.page)]);
		return toldApart(a, b);
	};
	let told = await look();
	for (let n = 1; n < LOOKS && told?.startsWith('picture') === true; n++) {
		await one.page.waitForTimeout(BETWEEN);
		told = await look();
	}
	return told;
}
