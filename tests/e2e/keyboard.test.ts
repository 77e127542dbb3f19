import { expect, test } from './support/house.ts';
import { Keyboard } from './support/keyboard.ts';
import { Players } from './support/players.ts';
import { playTo, seedNumber } from './support/robots.ts';
import { openStored, store } from './support/stored-game.ts';

const ID = '4'.repeat(32);

test('curtain, gates and questions of a whole turn by keyboard alone', async ({ page, host }) => {
	test.setTimeout(120_000);
	const config = {
		set: 'base',
		objective: 'kobol',
		players: 3,
		fourSix: 'sympathizer',
		leader: false
	} as const;
	const played = playTo(config, seedNumber(5), ({ turn }) => turn === 2);
	if (!played) throw new Error('the game ends before its second turn');
	await page.goto(host.url);
	await page.locator('[data-screen="home"]').waitFor();
	await store(page, played, ID);
	await openStored(page, host.url, ID);
	const players = await Players.at(new Keyboard(page));
	await players.playUntil(({ game }) => game.turn === 3);
	expect(players.counted.handOffs).toBeGreaterThan(0);
	expect(players.counted.decisions).toBeGreaterThan(3);
});
