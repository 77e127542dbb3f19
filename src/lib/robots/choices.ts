/** Choosing among what is offered: the best as the seat sees it, now and then something else, so that nobody can be read. */
import type { Pick } from './types.ts';

/** One in so many choices is left to chance. */
const WHIM = 40;

/** The best of them by this measure; ties and whims by lot. */
export function bestOf<T>(from: readonly T[], measure: (item: T) => number, pick: Pick): T {
	if (from.length === 0) throw new Error('a question with nothing to choose from');
	if (pick(WHIM) === 0) return from[pick(from.length)] as T;
	let best: T[] = [];
	let most = -Infinity;
	for (const item of from) {
		const value = measure(item);
		if (value > most) {
			most = value;
			best = [item];
		} else if (value === most) best.push(item);
	}
	// at least one item has the highest value
	return best[best.length > 1 ? pick(best.length) : 0] as T;
}

/** So many of them, highest first. */
export const top = <T>(from: readonly T[], n: number, measure: (item: T) => number): T[] =>
	from
		.map((item) => ({ item, value: measure(item) }))
		.sort((a, b) => b.value - a.value)
		.slice(0, n)
		.map(({ item }) => item);
