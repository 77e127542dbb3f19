/**
 * Robots play whole games with all invariants on, and tell how fast, how long, who won, and what of the box was used.
 *
 *   npm run -s simulate -- --games 200 --players 3-6 --set base|pegasus --ending kobol|new-caprica --leader yes|no
 *                          --robots sensible|random --seed 1 [--check-every 25] [--coverage] [--json]
 *   npm run -s simulate -- --replay NAME...   plays the named games again and prints how they ended
 *
 * Exits with 1 when a rule of the house was broken, with the names of the games.
 */
import { parseArgs } from 'node:util';
import { worked } from './simulation/clock.ts';
import { emptyTally, restrict, type Tally } from './simulation/coverage.ts';
import { play } from './simulation/play.ts';
import { configsOf, nameOf, readName, seedOf, type Setting, type Wanted } from './simulation/setting.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		games: { type: 'string', default: '100' },
		players: { type: 'string', default: '3-6' },
		set: { type: 'string' },
		ending: { type: 'string' },
		leader: { type: 'string' },
		robots: { type: 'string', default: 'sensible' },
		seed: { type: 'string', default: '1' },
		'check-every': { type: 'string', default: '50' },
		json: { type: 'boolean', default: false },
		coverage: { type: 'boolean', default: false },
		replay: { type: 'boolean', default: false }
	}
});

const print = (line = ''): void => {
	process.stdout.write(`${line}\n`);
};
const amount = (text: string, least: number): number => {
	const n = Number(text);
	if (!Number.isInteger(n) || n < least) throw new Error(`not a number from ${String(least)} on: ${text}`);
	return n;
};
/** One of the words, or all of them if none is given. */
function oneOf<T extends string>(given: string | undefined, words: readonly T[]): readonly T[] {
	if (given === undefined) return words;
	const found = words.filter((word) => word === given);
	if (found.length === 0) throw new Error(`${given} is none of ${words.join(', ')}`);
	return found;
}

function wanted(): Wanted {
	const [from = '3', to = from] = values.players.split('-');
	const few = amount(from, 3);
	const many = amount(to, few);
	return {
		players: Array.from({ length: many - few + 1 }, (_, n) => few + n),
		set: oneOf(values.set, ['base', 'pegasus']),
		objective: oneOf(values.ending, ['kobol', 'new-caprica']),
		leader: oneOf(values.leader, ['no', 'yes']).map((word) => word === 'yes'),
		robots: oneOf(values.robots, ['sensible', 'random'])
	};
}

interface Trouble {
	game: string;
	move: number;
	what: string;
}

function simulate(): void {
	const want = wanted();
	const configs = configsOf(want);
	if (configs.length === 0) throw new Error('no legal configuration');
	const games = amount(values.games, 1);
	const run = amount(values.seed, 0);
	const checkEvery = amount(values['check-every'], 1);
	const tally = emptyTally();
	restrict(
		tally,
		[...new Set(configs.map(({ set }) => set))],
		[...new Set(configs.map(({ objective }) => objective))]
	);
	const endings: Record<string, number> = {};
	const winners: Record<string, number> = { humans: 0, cylons: 0, agenda: 0 };
	const troubles: Trouble[] = [];
	let answers = 0;
	let turns = 0;
	const began = worked();
	for (let n = 0; n < games; n++) {
		const config = configs[n % configs.length];
		const robots = want.robots[n % want.robots.length];
		if (!config || !robots) throw new Error('no configuration');
		const setting: Setting = { config, robots, seed: seedOf(run, n) };
		const played = play(setting, { tally, checkEvery });
		answers += played.answers;
		turns += played.turns;
		if (played.trouble !== null)
			troubles.push({ game: nameOf(setting), move: played.answers, what: played.trouble });
		const { outcome } = played.game;
		if (!outcome) continue;
		endings[outcome.why] = (endings[outcome.why] ?? 0) + 1;
		winners[outcome.winner] = (winners[outcome.winner] ?? 0) + 1;
		if (outcome.winners.some((seat) => played.game.seats[seat]?.agenda))
			winners['agenda'] = (winners['agenda'] ?? 0) + 1;
	}
	const seconds = worked() - began;
	const missing = [...tally].flatMap(([id, seen]) => (seen === 0 ? [id] : []));
	const result = {
		games,
		violations: troubles.length,
		gamesPerSecond: round(games / seconds),
		answersPerGame: round(answers / games),
		turnsPerGame: round(turns / games),
		endings,
		winners,
		coverage: { total: tally.size, exercised: tally.size - missing.length, missing },
		troubles
	};
	if (values.json) print(JSON.stringify(result, null, '\t'));
	else report(result, tally);
	if (troubles.length > 0) process.exitCode = 1;
}

const round = (n: number): number => Math.round(n * 100) / 100;

interface Result {
	games: number;
	gamesPerSecond: number;
	answersPerGame: number;
	turnsPerGame: number;
	endings: Readonly<Record<string, number>>;
	winners: Readonly<Record<string, number>>;
	coverage: { total: number; exercised: number; missing: readonly string[] };
	troubles: readonly Trouble[];
}

function report(result: Result, tally: Tally): void {
	print(`games             ${String(result.games)}`);
	print(`games per second  ${String(result.gamesPerSecond)}`);
	print(`answers per game  ${String(result.answersPerGame)}`);
	print(`turns per game    ${String(result.turnsPerGame)}`);
	print(
		`winners           ${Object.entries(result.winners)
			.map(([who, n]) => `${who} ${String(n)}`)
			.join(', ')}`
	);
	print('endings');
	for (const [why, n] of Object.entries(result.endings)) print(`  ${String(n).padStart(6)}  ${why}`);
	const { total, exercised, missing } = result.coverage;
	print(`coverage          ${String(exercised)} of ${String(total)}`);
	if (values.coverage) for (const [id, seen] of tally) print(`  ${String(seen).padStart(6)}  ${id}`);
	else for (const id of missing) print(`       0  ${id}`);
	print(`violations        ${String(result.troubles.length)}`);
	for (const { game, move, what } of result.troubles) print(`  ${game} after move ${String(move)}: ${what}`);
}

/** Plays games again by name and shows how they ended. */
function replay(): void {
	for (const name of positionals) {
		const { answers, trouble, game } = play(readName(name), { tally: emptyTally(), checkEvery: 1 });
		for (const entry of game.log.slice(-40)) print(JSON.stringify(entry));
		print(`stack: ${JSON.stringify(game.stack)}`);
		print(`open: ${JSON.stringify(game.asked)}`);
		print(`${name}: ${String(answers)} answers, ${trouble ?? 'no violation'}`);
		if (trouble !== null) process.exitCode = 1;
	}
}

if (values.replay) replay();
else simulate();
