// The page at the table, at a gate and behind the curtain is a function of what everybody may see: two games that differ
// only in secrets give the same bytes. And the search the other tests use at every step does find what it looks for.
import { chanceOf } from '../../src/lib/robots/index.ts';
import type { Game, GameConfig } from '../../src/lib/rules/index.ts';
import { twin } from '../../src/lib/views/testing/twin.ts';
import { expect, test } from './support/house.ts';
import { Players } from './support/players.ts';
import { playTo, seedNumber, type Played } from './support/robots.ts';
import { leaks, nameOf, wholePage } from './support/secrets.ts';
import { openStored, store } from './support/stored-game.ts';
import { Tablet } from './support/tablet.ts';

const PEGASUS: GameConfig = {
	set: 'pegasus',
	objective: 'new-caprica',
	players: 5,
	fourSix: 'sympathizer',
	leader: true
};
/** Answers after which two games are laid side by side: set-up, deals, turns, checks, battles, after the sleepers. */
const MOMENTS = [0, 7, 12, 25, 60, 110, 190, 300];

/** The same bytes whatever the game is called. */
const ids = { one: '1'.repeat(32), other: '2'.repeat(32) };
const pageOf = async (tablet: Tablet): Promise<string> =>
	(await wholePage(tablet.page)).replaceAll(new RegExp(`${ids.one}|${ids.other}`, 'g'), 'ID');

/** Curtain, what lies under it, the table, and the gate of every seat. */
async function everyOpenPage(tablet: Tablet, players: number): Promise<string[]> {
	const pages = [await pageOf(tablet)];
	await tablet.tap('[data-lift]');
	await tablet.page.locator('[data-screen="table"], [data-screen="gate"]').waitFor();
	pages.push(await pageOf(tablet));
	const at = await Players.at(tablet);
	for (let seat = 0; seat < players; seat++) {
		await at.toTable();
		if (seat === 0) pages.push(await pageOf(tablet));
		await tablet.tap(`[data-seat="${String(seat)}"]`);
		await tablet.page.locator('[data-screen="gate"]').waitFor();
		pages.push(await pageOf(tablet));
	}
	return pages;
}

for (const after of MOMENTS)
	test(`after ${String(after)} answers the page does not depend on a secret`, async ({ page, host }) => {
		let answers = 0;
		const played = playTo(PEGASUS, seedNumber(3), () => answers++ === after);
		if (!played) throw new Error('the game ends before');
		const other: Played = { ...played, game: twinOf(played.game) };
		expect(hands(other.game)).not.toEqual(hands(played.game));

		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(host.url);
		await page.locator('[data-screen="home"]').waitFor();
		const seen: string[][] = [];
		for (const [id, game] of [
			[ids.one, played],
			[ids.other, other]
		] as const) {
			await store(page, game, id);
			await openStored(page, host.url, id);
			seen.push(await everyOpenPage(new Tablet(page), PEGASUS.players));
		}
		const [one = [], two = []] = seen;
		expect(one.length).toBe(PEGASUS.players + 3);
		for (const [n, html] of one.entries()) expect(two[n], `page ${String(n)}`).toBe(html);
	});

/** The seed stays: the commitment to it is shown before the first turn. */
const twinOf = (game: Game): Game => ({ ...twin(game, null, chanceOf(11)), seed: game.seed });
const hands = ({ seats, decks }: Game): unknown => [
	seats.map(({ hand }) => hand),
	decks.loyalty,
	decks.crisis
];

test('what is planted on a page is found', () => {
	const played = playTo(PEGASUS, seedNumber(3), ({ turn }) => turn === 1);
	const game = played?.game;
	const card = game?.seats.flatMap(({ loyalty }) => loyalty).find((id) => id.startsWith('you-are-a-cylon'));
	if (!game || card === undefined) throw new Error('no Cylon was dealt');
	expect(leaks('<p>nothing</p>', game)).toEqual([]);
	expect(leaks(`<p data-x="${card}">nothing</p>`, game)).toEqual([card]);
	expect(leaks(`<p title="${nameOf(card)}">nothing</p>`, game)).toEqual([card]);
});
