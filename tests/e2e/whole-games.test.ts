// Whole games by touch only, through every gate, with the network off. At each table and gate the page is searched for what
// nobody has shown. `npm run prove:table` plays the long ones too: five and seven players, and the rare human victory.
import type { GameConfig } from '../../src/lib/rules/index.ts';
import { cutOff, expect, test, visit } from './support/house.ts';
import { loadChance, startGame } from './support/new-game.ts';
import type { Counted } from './support/players.ts';
import { playTo, seedNumber } from './support/robots.ts';

const PROVE = process.env['AIRLOCK_PROVE'] === '1';
const HOUR = 3_600_000;
/** So many games are tried to find one that ends as wanted. */
const TRIED = 12;
const TRIED_FOR_LONG = 400;

const base: GameConfig = {
	set: 'base',
	objective: 'kobol',
	players: 3,
	fourSix: 'sympathizer',
	leader: false
};
const pegasus: GameConfig = { ...base, set: 'pegasus', objective: 'new-caprica', leader: true };

const GAMES: readonly { config: GameConfig; winner: 'humans' | 'cylons' }[] = [
	{ config: base, winner: 'cylons' },
	...(PROVE
		? ([
				{ config: base, winner: 'humans' },
				{ config: { ...pegasus, players: 5 }, winner: 'cylons' },
				{ config: { ...pegasus, players: 5, objective: 'kobol' }, winner: 'humans' },
				{ config: { ...pegasus, players: 7 }, winner: 'cylons' }
			] as const)
		: [])
];

/** The shortest of a few games that end so. */
function seedOf(config: GameConfig, winner: string): string {
	const found: { seed: string; length: number }[] = [];
	for (let n = 0; n < TRIED_FOR_LONG && (n < TRIED || found.length === 0); n++) {
		const played = playTo(config, seedNumber(n), ({ outcome }) => outcome !== null);
		if (played?.game.outcome?.winner === winner)
			found.push({ seed: seedNumber(n), length: played.moves.length });
	}
	const [shortest] = found.sort((a, b) => a.length - b.length);
	if (!shortest) throw new Error(`no game is won by the ${winner}`);
	return shortest.seed;
}

function report(name: string, counted: Counted, seconds: number): void {
	const { decisions, turns, checks, handOffs, handOffsInChecks, addedCards, answerTaps, wayTaps } = counted;
	const per = (amount: number, of: number): string => (amount / Math.max(1, of)).toFixed(2);
	console.log(
		`${name}: ${decisions} decisions in ${turns} turns with ${checks} checks, ${seconds.toFixed(0)} s`
	);
	console.log(
		`  hand-offs: ${per(handOffs, turns)} a turn; ${per(handOffsInChecks, checks)} a check, where ${per(addedCards, checks)} players a check added cards`
	);
	console.log(
		`  taps: ${per(answerTaps, decisions)} a decision and ${per(wayTaps, decisions)} on the way to it, at most ${counted.longestWay}; ${counted.pagesChecked} pages held nothing secret`
	);
}

for (const { config, winner } of GAMES) {
	const name = `${config.players} players, ${config.set}, ${config.objective}, won by the ${winner}`;
	test(name, async ({ page, context, host }) => {
		test.setTimeout(PROVE ? HOUR : 300_000);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await loadChance(page, seedOf(config, winner));
		await visit(page, host);
		await cutOff(context, host);
		const players = await startGame(page, config);
		const began = Date.now();
		await players.playUntil(() => false);
		report(name, players.counted, (Date.now() - began) / 1000);

		await expect(page.locator('[data-over]')).toHaveAttribute('data-over', winner);
		expect(players.game.outcome?.winner).toBe(winner);
		expect(players.counted.longestWay, 'taps on the way to any decision').toBeLessThanOrEqual(2);
		expect(players.counted.handOffsInChecks, 'gates opened in checks').toBe(players.counted.addedCards);
	});
}
