/** Who answers in these tests: robots that see what their seat may see, and answer the same question the same way every time. */
import { chanceOf, nextAnswer, type Table } from '../../../src/lib/robots/index.ts';
import {
	answer,
	newGame,
	pending,
	type Answer,
	type Decision,
	type Game,
	type GameConfig
} from '../../../src/lib/rules/index.ts';
import { seatView } from '../../../src/lib/views/index.ts';

const DEAD_END = 20_000;

/** The question the screen puts first: an open one before one behind a gate. */
export function firstAsked(game: Game): Decision {
	const open = pending(game);
	const decision = open.find(({ mode }) => mode === 'public') ?? open[0];
	if (!decision) throw new Error('nobody is asked anything');
	return decision;
}

/** Who decides for every seat; `move`: so many answers were given before. */
export interface Mind {
	decide: (game: Game, decision: Decision, move: number) => Answer;
}

export class Robots implements Mind {
	readonly #table: Table = { name: 'sensible', pick: chanceOf(0), withdrew: false };

	decide(game: Game, decision: Decision): Answer {
		this.#table.pick = chanceOf(Number.parseInt(game.seed.slice(-8), 16) * 7919 + game.count);
		return nextAnswer(this.#table, [decision], (seat) => seatView(game, seat));
	}
}

export interface Played {
	game: Game;
	moves: Answer[];
}

/** Plays without a screen until `there` says so; null when the game ends before. */
export function playTo(
	config: GameConfig,
	seed: string,
	there: (game: Game) => boolean,
	from?: Played
): Played | null {
	const begun = from?.game ?? newGame(config, seed);
	if ('refused' in begun) throw new Error(`${JSON.stringify(config)}: ${begun.refused}`);
	const robots = new Robots();
	const moves = [...(from?.moves ?? [])];
	let game: Game = begun;
	while (!there(game)) {
		if (game.flow.play === 'over' || moves.length > DEAD_END) return null;
		const given = robots.decide(game, firstAsked(game));
		const next = answer(game, given);
		if ('refused' in next) throw new Error(`${JSON.stringify(given)} refused: ${next.refused}`);
		moves.push(given);
		game = next;
	}
	return { game, moves };
}

export const seedNumber = (n: number): string => n.toString(16).padStart(32, '7');

/** The first game of a list of seeds that comes to such a moment. */
export function findGame(config: GameConfig, there: (game: Game) => boolean, seeds = 400): Played {
	for (let n = 0; n < seeds; n++) {
		const played = playTo(config, seedNumber(n), there);
		if (played) return played;
	}
	throw new Error('no game comes there');
}
