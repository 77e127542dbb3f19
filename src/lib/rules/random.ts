/** All chance in a game comes from here. The generator's state lives in the Game, so reloading never re-rolls. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Seed } from './contract.ts';

export interface Chance {
	random: number[];
	barriers: number;
}

/** Something became known that cannot be unknown: undo stops here (R13.4.7). */
export function crossBarrier(game: Chance): void {
	game.barriers += 1;
}

/** How many barriers a game has crossed: an answer that leaves the number as it was can be taken back. */
export const barriersOf = (game: Chance): number => game.barriers;

export const isSeed = (seed: unknown): seed is Seed =>
	typeof seed === 'string' && /^[0-9a-f]{32}$/.test(seed) && !/^0+$/.test(seed);

export function fromSeed(seed: Seed): number[] {
	return [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
}

/** A whole number from 0 to n - 1. */
export function below(game: Chance, n: number): number {
	const generator = xoroshiro128plusFromState(game.random);
	const value = uniformInt(generator, 0, n - 1);
	game.random = [...generator.getState()];
	crossBarrier(game);
	return value;
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(game: Chance, cards: T[]): T[] {
	const generator = xoroshiro128plusFromState(game.random);
	for (let i = cards.length - 1; i > 0; i--) {
		const j = uniformInt(generator, 0, i);
		// both indices lie inside the list
		[cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
	}
	game.random = [...generator.getState()];
	crossBarrier(game);
	return cards;
}

/** Takes n different elements out at random. */
export function takeRandom<T>(game: Chance, from: T[], n: number): T[] {
	const taken: T[] = [];
	while (taken.length < n && from.length > 0) taken.push(...from.splice(below(game, from.length), 1));
	return taken;
}
