/**
 * How fast the rule book is: whole games a second among sensible robots on one core, what an answer costs late in a game
 * compared with early, and how a saved game grows. Prints the figures and exits with 1 when a goal is missed.
 *
 *   npm run -s bench [-- --games 60]
 */
import { parseArgs } from 'node:util';
import { answer, type Answer, type Game, type GameConfig } from '../src/lib/rules/index.ts';
import { worked } from './simulation/clock.ts';
import { emptyTally } from './simulation/coverage.ts';
import { play } from './simulation/play.ts';
import { configsOf, nameOf, seedOf, type Setting } from './simulation/setting.ts';

const GOALS = { base: 20, pegasus: 15, ratio: 1.2, growth: 1.2 } as const;

const { values } = parseArgs({ options: { games: { type: 'string', default: '80' } } });
const games = Number(values.games);
let missed = 0;

function tell(what: string, figure: number, goal: string, met: boolean): void {
	if (!met) missed += 1;
	process.stdout.write(
		`${what.padEnd(44)}${figure.toFixed(2).padStart(9)}  goal ${goal}${met ? '' : '  MISSED'}\n`
	);
}

const settings = (set: GameConfig['set'], count: number, run: number): Setting[] => {
	const configs = configsOf({
		players: [3, 4, 5, 6],
		set: [set],
		objective: ['kobol', 'new-caprica'],
		leader: [false, true],
		robots: ['sensible']
	});
	return Array.from({ length: count }, (_, n) => {
		const config = configs[n % configs.length];
		if (!config) throw new Error(`no configuration of ${set}`);
		return { config, robots: 'sensible', seed: seedOf(run, n) };
	});
};

function through(list: readonly Setting[], see?: (game: Game, given: Answer) => void): void {
	for (const setting of list) {
		const { trouble } = play(setting, { tally: emptyTally(), checkEvery: 0, ...(see ? { see } : {}) });
		if (trouble !== null) throw new Error(`${nameOf(setting)}: ${trouble}`);
	}
}

/** Games a second once the machine has warmed up. */
function speed(set: GameConfig['set']): number {
	through(settings(set, Math.ceil(games / 4), 7));
	const list = settings(set, games, 1);
	const began = worked();
	through(list);
	return list.length / (worked() - began);
}

interface Step {
	game: Game;
	given: Answer;
}
const PART = 60;

/** Seconds for answering all of these once more, the best of a few rounds. */
function cost(steps: readonly Step[]): number {
	let best = Infinity;
	for (let round = 0; round < 15; round++) {
		const began = worked();
		for (const { game, given } of steps) answer(game, given);
		best = Math.min(best, worked() - began);
	}
	return best / steps.length;
}

/** Early and late answers of long games; setting up is not counted. */
function answerCosts(): { early: number; late: number; growth: number } {
	const early: Step[] = [];
	const late: Step[] = [];
	const growths: number[] = [];
	for (const setting of settings('pegasus', 24, 3)) {
		const steps: Step[] = [];
		through([setting], (game, given) => steps.push({ game, given }));
		const turns = steps.filter(({ game }) => game.turn > 0);
		if (turns.length < 5 * PART) continue;
		early.push(...turns.slice(0, PART));
		late.push(...turns.slice(-PART));
		growths.push(growthOf(turns));
	}
	return {
		early: cost(early),
		late: cost(late),
		growth: growths.reduce((sum, n) => sum + n, 0) / growths.length
	};
}

/** Bytes a move adds to what is stored in the second half of a game, compared with the first: 1 is linear. */
function growthOf(steps: readonly Step[]): number {
	const size = (n: number): number =>
		JSON.stringify(steps[n]?.game).length +
		JSON.stringify(steps.slice(0, n).map(({ given }) => given)).length;
	const last = steps.length - 1;
	const middle = Math.floor(last / 2);
	return (size(last) - size(middle)) / (last - middle) / ((size(middle) - size(0)) / middle);
}

const base = speed('base');
tell('games a second, base', base, `>= ${String(GOALS.base)}`, base >= GOALS.base);
const pegasus = speed('pegasus');
tell('games a second, Pegasus', pegasus, `>= ${String(GOALS.pegasus)}`, pegasus >= GOALS.pegasus);
const { early, late, growth } = answerCosts();
process.stdout.write(`an answer early in a game, microseconds      ${(early * 1e6).toFixed(1)}\n`);
process.stdout.write(`an answer late in a game, microseconds       ${(late * 1e6).toFixed(1)}\n`);
tell('late to early', late / early, `<= ${String(GOALS.ratio)}`, late / early <= GOALS.ratio);
tell('bytes a move adds, second half to first', growth, `<= ${String(GOALS.growth)}`, growth <= GOALS.growth);
if (missed > 0) process.exitCode = 1;
