import { MediaQuery } from 'svelte/reactivity';
import { motion } from '$lib/ui/app/motion.svelte';

const reduced = new MediaQuery('prefers-reduced-motion: reduce');

/** Does somebody want things to stand still? By the tablet's setting or the app's. */
export const still = (): boolean => motion.less || reduced.current;

/** Long enough to see a die come to rest and read what it did; where nothing moves, long enough to see a step. */
const MOMENT = { moving: 1600, still: 500 };

/** Calls back after a moment, unless it is called off. */
export function moment(then: () => void): () => void {
	const timer = setTimeout(then, still() ? MOMENT.still : MOMENT.moving);
	return () => {
		clearTimeout(timer);
	};
}
