// Whole games by touch only, through every gate, with the network off: recorded ones, so that they stay the same while robots
// learn. At each table and gate the page is searched for what nobody has shown. `npm run prove:table` plays the long ones too.
import { cutOff, expect, test, visit } from './support/house.ts';
import { loadChance, startGame } from './support/new-game.ts';
import { recorded, Remembering } from './support/recording.ts';

const PROVE = process.env['AIRLOCK_PROVE'] === '1';
const QUARTER = 15 * 60_000;
/** R13.4: from the table to a question behind a gate: "pass to", and the gate. */
const MOST_ON_THE_WAY = 2;
/** A choice is shown, and taken by one more tap. */
const MOST_TO_CONFIRM = 1;

/** By name in the collection of recorded games. */
const GAMES = [
	'ending-galactica-lost',
	'ending-new-caprica-left',
	...(PROVE
		? [
				'ending-kobol-reached',
				'agenda-genocide-lost',
				'agenda-grant-mercy-won',
				'players-5-new-caprica-left',
				'ending-nobody-left',
				'players-7-new-caprica-lost'
			]
		: [])
];

for (const name of GAMES) {
	const game = recorded(name);
	const { config, expected } = game;
	const { winner } = expected.outcome;
	const title = `${String(config.players)} players, ${config.set}, ${config.objective}, won by the ${winner} (${name})`;
	test(title, async ({ page, context, host }) => {
		test.setTimeout(QUARTER);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await loadChance(page, game.seed);
		await visit(page, host);
		await cutOff(context, host);
		const players = await startGame(page, config, new Remembering(game));
		const began = Date.now();
		await players.playUntil(() => false);
		const { counted } = players;
		console.log(counted.report(title, (Date.now() - began) / 1000));

		await expect(page.locator('[data-over]')).toHaveAttribute('data-over', winner);
		expect(players.game.outcome).toEqual(expected.outcome);
		expect(counted.longestWay, 'taps on the way to any decision').toBeLessThanOrEqual(MOST_ON_THE_WAY);
		expect(counted.longestBeyond, 'taps beyond naming what is chosen').toBeLessThanOrEqual(MOST_TO_CONFIRM);
		expect(counted.inChecks.get('contribute') ?? 0, 'gates opened to add cards').toBe(counted.addedCards);
		expect(counted.handOffsInChecks, 'gates opened in checks').toBeLessThanOrEqual(
			counted.addedCards + counted.granted
		);
	});
}
