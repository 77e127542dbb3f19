/**
 * A copy a rule may change. What is frozen (data of the box, log entries, open decisions) is shared, never copied:
 * so the price of an answer does not grow with the length of the game.
 */
import type { Game } from './game.ts';

export function clone<T>(value: T): T {
	if (typeof value !== 'object' || value === null) return value;
	// lists of names and numbers are copied in one go
	if (Array.isArray(value) && typeof value[0] !== 'object') return value.slice() as T;
	if (Object.isFrozen(value)) return value;
	if (Array.isArray(value)) return value.map(clone) as T;
	const copy = { ...value };
	for (const key in copy) {
		const part = copy[key];
		if (typeof part === 'object' && part !== null) copy[key] = clone(part);
	}
	return copy;
}

/**
 * The next state of a game begins as its copy. Nobody ever changes a line of the log, a card out of the game or a question:
 * these lists grow with the game, and only the lists are copied.
 */
export function cloneGame(game: Game): Game {
	const next = clone<Game>({ ...game, log: [], out: [], asked: [] });
	next.log = game.log.slice();
	next.out = game.out.slice();
	next.asked = game.asked.slice();
	return next;
}
