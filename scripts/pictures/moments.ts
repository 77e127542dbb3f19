/**
 * Moments worth a picture, each told by the state it is in and found by going through whole games: the recorded ones, then
 * games of robots. No picture hangs on a certain move of a certain game.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
	answer,
	newGame,
	pending,
	stageOf,
	type Answer,
	type Game,
	type GameConfig,
	type LogEntry
} from '../../src/lib/rules/index.ts';
import { read, type RecordedGame } from '../../src/lib/rules/testing/recorded.ts';
import { firstAsked, Robots, seedNumber, type Played } from '../../tests/e2e/support/robots.ts';

/** Where a game stands, and the answer it goes on with. */
interface Here {
	game: Game;
	given: Answer | null;
	/** what that answer leads to */
	told: readonly LogEntry[];
	next: Game | null;
}
export interface Found extends Played {
	/** given by touch before the picture is taken, where the moment is what comes of it */
	given: Answer | null;
}
type Where = (here: Here) => boolean;

const asks =
	(...whys: readonly string[]): Where =>
	({ game }) =>
		whys.includes(pending(game)[0]?.why ?? '');
const opens =
	(...events: readonly string[]): Where =>
	({ game }) => {
		const question = pending(game)[0]?.question;
		return question?.kind === 'window' && events.includes(question.event);
	};
const tells =
	(...kinds: readonly LogEntry['kind'][]): Where =>
	({ told }) =>
		told.some(({ kind }) => kinds.includes(kind));
const all =
	(...wheres: readonly Where[]): Where =>
	(here) =>
		wheres.every((where) => where(here));
const not =
	(where: Where): Where =>
	(here) =>
		!where(here);
const fromTurn =
	(turn: number): Where =>
	({ game }) =>
		game.turn >= turn;
const players =
	(...counts: readonly number[]): Where =>
	({ game }) =>
		counts.includes(game.config.players);
const pegasus: Where = ({ game }) => game.config.set === 'pegasus';
const asked = ({ game }: Here) => game.seats[pending(game)[0]?.seat ?? 0];
const askedCylon: Where = (here) => asked(here)?.cylon === true;
const raiders = ({ space }: Game): number => Object.values(space.raiders).reduce((sum, n) => sum + n, 0);
/** Enough on the board to see what it looks like. */
const busy: Where = ({ game }) => raiders(game) > 3 && game.space.civilians.length > 2;
const fires =
	(...by: readonly string[]): Where =>
	({ game }) => {
		const { attack, die } = stageOf(game);
		return attack?.target != null && by.includes(attack.by) && die !== null;
	};
const era =
	(name: Game['flow']['era']): Where =>
	({ game }) =>
		game.flow.era === name && game.flow.play !== 'over';
/** Something other than a window is asked openly after it. */
const asksOpenly: Where = ({ next }) => {
	const decision = next && pending(next).find(({ mode }) => mode === 'public');
	return decision != null && decision.question.kind !== 'window';
};
const is =
	(running: string): Where =>
	({ game }) =>
		stageOf(game).running === running;
const over =
	(winner: string, ...wheres: readonly Where[]): Where =>
	(here) =>
		here.game.outcome?.winner === winner && wheres.every((where) => where(here));

/** The moment itself is laid on the table as it is. */
const NOW: Readonly<Record<string, Where>> = {
	'choosing a character': all(players(5), asks('choose-character'), ({ game }) =>
		game.seats.some(({ character }) => character)
	),
	'the first deal': all(players(5), asks('look-at-deal')),
	'starting hand': asks('starting-hand'),
	'first turn': all(players(5), fromTurn(1)),
	'start of a turn': all(fromTurn(3), opens('turn-start')),
	draw: all(players(5), fromTurn(4), asks('receive-skills')),
	move: all(players(5), fromTurn(4), asks('move'), busy, not(askedCylon)),
	'move of three': all(players(3), fromTurn(6), asks('move')),
	'move of seven': all(players(7), fromTurn(8), asks('move')),
	act: all(players(5), fromTurn(5), asks('action'), not(askedCylon)),
	'act of a pilot': all(fromTurn(3), asks('action'), (here) => {
		const position = asked(here)?.position;
		return typeof position === 'object' && 'viper' in position;
	}),
	'act of a Cylon': all(fromTurn(5), asks('action'), askedCylon),
	'crisis choice': all(players(5), fromTurn(3), asks('option')),
	'choose a player': all(fromTurn(2), asks('choose-seat', 'victim')),
	'choose a place': all(fromTurn(2), asks('choose-place')),
	'choose an area': all(fromTurn(2), asks('choose-area', 'launch-area', 'start-area')),
	'choose a ship': all(fromTurn(2), asks('choose-ship')),
	'before a check': all(players(5), fromTurn(3), opens('check-before')),
	'adding cards': all(players(5), fromTurn(3), asks('contribute'), ({ game }) => {
		const check = stageOf(game).check;
		return (check?.added.filter(({ count }) => count > 0).length ?? 0) > 1;
	}),
	'adding cards face up': all(asks('contribute'), ({ game }) => {
		const check = stageOf(game).check;
		return check?.faceUp === true && check.added.some(({ count }) => count > 0);
	}),
	'check revealed': all(fromTurn(2), opens('check-revealed', 'check-total'), ({ game }) => {
		const check = stageOf(game).check;
		return (check?.revealed?.length ?? 0) > 5 && check?.reckless === false;
	}),
	'check reckless': ({ game }) => {
		const check = stageOf(game).check;
		return check?.reckless === true && (check.revealed?.length ?? 0) > 3;
	},
	'check outcome': all(fromTurn(2), opens('check-outcome', 'check-cleanup')),
	'in a window': all(fromTurn(3), asks('respond')),
	'raiders attack': all(busy, fires('raider')),
	'a viper hit': ({ game }) => {
		const { die, window } = stageOf(game);
		return window?.event === 'after-roll' && die?.attackOn === 'viper' && (die.result ?? 0) >= 5;
	},
	'a basestar fires': fires('basestar'),
	'vipers fight': all(fires('viper'), ({ game }) => raiders(game) > 2),
	'vipers act': asks('viper-act'),
	'a roll': ({ game }) => {
		const { attack, die } = stageOf(game);
		return attack === null && die?.result != null;
	},
	jump: is('jump'),
	destination: asks('destination-pick'),
	'sleeper agents': all(players(5), asks('sleepers')),
	'hand limit': asks('hand-limit'),
	'a look': asks('look'),
	execution: is('execution'),
	'New Caprica': all(era('occupied'), asks('action'), not(askedCylon)),
	'New Caprica in orbit': all(era('orbit'), asks('move')),
	'New Caprica crisis': all(era('occupied'), opens('check-before')),
	'a leader': all(fromTurn(3), asks('move', 'action'), (here) => asked(here)?.agenda != null),
	'humans won': over('humans', pegasus, players(5, 6, 7)),
	'humans won at Kobol': over('humans', ({ game }) => game.config.objective === 'kobol'),
	'cylons won': over('cylons', players(4, 5, 6))
};
/** The moment is what comes of an answer: it is given by touch, and the picture taken afterwards. */
const AFTER: Readonly<Record<string, Where>> = {
	'check over': all(
		fromTurn(2),
		tells('check-revealed'),
		tells('check-ended'),
		({ next }) => next !== null && stageOf(next).check === null && stageOf(next).running === null,
		not(asksOpenly)
	),
	'check over, then a choice': all(tells('check-revealed'), tells('check-ended'), asksOpenly),
	'a Cylon reveals himself': all(fromTurn(3), ({ told }) =>
		told.some((entry) => entry.kind === 'revealed' && entry.how === 'action')
	),
	'an execution': tells('executed'),
	jumped: tells('jumped'),
	'crisis drawn': all(fromTurn(3), tells('crisis-revealed')),
	landing: tells('era-began')
};

function* recorded(): Generator<[GameConfig, string, (game: Game, n: number) => Answer | null]> {
	const folder = new URL('../../src/lib/rules/fixtures/', import.meta.url);
	for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
		// what is in it is what the recorder wrote
		const { config, seed, answers } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedGame;
		yield [
			config,
			seed,
			(game, n) => {
				const written = answers[n];
				return written === undefined ? null : read(pending(game), written);
			}
		];
	}
}

const CONFIGS: readonly GameConfig[] = [5, 4, 7, 3, 6].map((count) => ({
	set: 'pegasus',
	objective: count === 4 ? 'kobol' : 'new-caprica',
	players: count,
	fourSix: 'sympathizer',
	leader: count > 4
}));

function* robotGames(
	count: number
): Generator<[GameConfig, string, (game: Game, n: number) => Answer | null]> {
	for (let n = 0; n < count; n++) {
		const robots = new Robots();
		const config = CONFIGS[n % CONFIGS.length];
		if (config) yield [config, seedNumber(n), (game) => robots.decide(game, firstAsked(game))];
	}
}

const ROBOT_GAMES = 40;

/** What no game comes to is left out and named. */
export function findMoments(only: (name: string) => boolean): Map<string, Found> {
	const now = new Map(Object.entries(NOW).filter(([name]) => only(name)));
	const after = new Map(Object.entries(AFTER).filter(([name]) => only(name)));
	const found = new Map<string, Found>();
	const take = (wanted: Map<string, Where>, here: Here, moves: Answer[], given: Answer | null): void => {
		for (const [name, where] of wanted) {
			if (!where(here)) continue;
			found.set(name, { game: here.game, moves: [...moves], given });
			wanted.delete(name);
		}
	};
	for (const [config, seed, player] of [...robotGames(5), ...recorded(), ...robotGames(ROBOT_GAMES)]) {
		if (now.size + after.size === 0) break;
		const begun = newGame(config, seed);
		if ('refused' in begun) throw new Error(begun.refused);
		const moves: Answer[] = [];
		for (let game: Game | null = begun; game;) {
			const given: Answer | null = game.outcome ? null : player(game, moves.length);
			const next: ReturnType<typeof answer> | null = given && answer(game, given);
			if (next && 'refused' in next) throw new Error(next.refused);
			const here: Here = { game, given, told: next ? next.log.slice(game.log.length) : [], next };
			take(now, here, moves, null);
			if (given) {
				take(after, here, moves, given);
				moves.push(given);
			}
			game = next;
		}
	}
	for (const name of [...now.keys(), ...after.keys()]) console.log(`no game comes to: ${name}`);
	return found;
}
