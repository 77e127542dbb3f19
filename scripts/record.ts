/**
 * Records finished games for src/lib/rules/fixtures: one for each way to end, one for each agenda won and lost.
 *
 *   npm run -s record [-- NAME...]   all of them, or those whose names contain one of the words
 *
 * Each is searched for from seed to seed, first among games of robots, then with players who aim for it.
 */
import { writeFileSync } from 'node:fs';
import { chanceOf, nextAnswer, type Table } from '../src/lib/robots/index.ts';
import { answer, newGame, pending, type Answer, type Game, type Seat } from '../src/lib/rules/index.ts';
import { expectedOf, write, type RecordedGame } from '../src/lib/rules/testing/recorded.ts';
import { seatView } from '../src/lib/views/index.ts';
import { GOALS, isHopeless, type Goal } from './recording/goals.ts';
import { plan } from './recording/planner.ts';
import { seedOf } from './simulation/setting.ts';

const FOLDER = new URL('../src/lib/rules/fixtures/', import.meta.url);
/** Ordinary games tried first; a game longer than this makes a bad example. */
const ORDINARY = 40;
const SEEDS = 400;
const LONGEST = 1500;

type Player = (game: Game, move: number) => Answer;

function ordinary(n: number): Player {
	const table: Table = { name: n % 2 === 0 ? 'random' : 'sensible', pick: chanceOf(n), withdrew: false };
	return (game) => nextAnswer(table, pending(game), (seat: Seat) => seatView(game, seat));
}

function record(goal: Goal, n: number): RecordedGame | null {
	const config = goal.configs[n % goal.configs.length];
	if (!config) throw new Error('no configuration');
	const seed = seedOf(7, n);
	const begun = newGame(config, seed);
	if ('refused' in begun) throw new Error(begun.refused);
	let game = begun;
	const answers: RecordedGame['answers'] = [];
	const player: Player =
		n < ORDINARY ? ordinary(n) : (now, move) => plan(now, goal, (salt) => chanceOf(n * 7919 + salt), move);
	while (!game.outcome && answers.length < LONGEST && !isHopeless(goal, game)) {
		const given = player(game, answers.length);
		answers.push(write(pending(game), given));
		const next = answer(game, given);
		if ('refused' in next) throw new Error(`${goal.name}: ${next.refused}`);
		game = next;
	}
	if (!goal.reached(game)) return null;
	return { config, seed, expected: expectedOf(game), answers };
}

const wanted = process.argv.slice(2);
for (const goal of GOALS.filter(
	({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word))
)) {
	let found: RecordedGame | null = null;
	let n = 0;
	for (; n < SEEDS && !found; n++) found = record(goal, n);
	if (found) writeFileSync(new URL(`${goal.name}.json`, FOLDER), `${JSON.stringify(found)}\n`);
	else process.exitCode = 1;
	process.stdout.write(
		`${goal.name}: ${found ? `game ${String(n)}, ${String(found.answers.length)} answers` : 'not found'}\n`
	);
}
