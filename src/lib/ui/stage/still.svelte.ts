import { MediaQuery } from 'svelte/reactivity';
import { motion } from '$lib/ui/app/motion.svelte';

const reduced = new MediaQuery('prefers-reduced-motion: reduce');

/** Does somebody want things to stand still? By the tablet's setting or the app's. */
export const still = (): boolean => motion.less || reduced.current;
