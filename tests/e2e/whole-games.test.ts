import { cutOff, expect, test, visit } from './support/house.ts';
import { loadChance, startGame } from './support/new-game.ts';

test('three players, base game, to the end', async ({ page, context, host }) => {
	test.setTimeout(300_000);
	await loadChance(page, '77777777777777777777777777777776');
	await visit(page, host);
	await cutOff(context, host);
	const players = await startGame(page, { players: 3, set: 'base', objective: 'kobol' });
	const t0 = Date.now();
	try {
		await players.playUntil(() => false);
	} finally {
		console.log(players.game.outcome, (Date.now() - t0) / 1000, players.moves, players.counted);
		await page.screenshot({ path: '/tmp/wt/last.png' });
	}
	expect(players.over).toBe(true);
});
