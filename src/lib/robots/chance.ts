/** A small generator for robots (mulberry32): the same seed plays the same way. */
import type { Pick } from './types.ts';

export function chanceOf(seed: number): Pick {
	let state = seed | 0;
	return (n) => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % n;
	};
}
