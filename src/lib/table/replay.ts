/** A stored game is its seed and its moves; the snapshot is only the quick way there. */
import type { Answer, Game, GameConfig, Seed } from '../rules/index.ts';
import type { Engine } from './world.ts';

export interface Replayable {
	config: GameConfig;
	seed: Seed;
	moves: readonly Answer[];
	snapshot: Game;
}

/** True when dealing from the seed and making every move again gives the very same game. */
export function verifyReplay(rules: Engine['rules'], record: Replayable): boolean {
	let game = rules.newGame(record.config, record.seed);
	for (const move of record.moves) {
		if ('refused' in game) return false;
		game = rules.answer(game, move);
	}
	return same(game, record.snapshot);
}

/** Equal as data; the order of keys is nothing. */
function same(a: unknown, b: unknown): boolean {
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const left = new Map(Object.entries(a));
	const right = new Map(Object.entries(b));
	return (
		left.size === right.size &&
		[...left].every(([key, value]) => right.has(key) && same(value, right.get(key)))
	);
}
