/** A stored game is its seed and its moves; the snapshot is only the quick way there. */
import type { Answer, Game, GameConfig, Seed } from '../rules/index.ts';
import type { Engine } from './world.ts';

export interface Played {
	config: GameConfig;
	seed: Seed;
	moves: readonly Answer[];
}
export interface Replayable extends Played {
	snapshot: Game;
}

/** Deals from the seed and makes every move again; null when the rules do not take one of them. */
export function replay(rules: Engine['rules'], { config, seed, moves }: Played): Game | null {
	let game = rules.newGame(config, seed);
	for (const move of moves) {
		if ('refused' in game) return null;
		game = rules.answer(game, move);
	}
	return 'refused' in game ? null : game;
}

/** True when dealing from the seed and making every move again gives the very same game. */
export function verifyReplay(rules: Engine['rules'], record: Replayable): boolean {
	return same(replay(rules, record), record.snapshot);
}

/** Equal as data; the order of keys is nothing. */
export function same(a: unknown, b: unknown): boolean {
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const left = new Map(Object.entries(a));
	const right = new Map(Object.entries(b));
	return (
		left.size === right.size &&
		[...left].every(([key, value]) => right.has(key) && same(value, right.get(key)))
	);
}
