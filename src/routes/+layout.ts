import { words } from '$lib/ui/app/words.svelte';
import type { LayoutLoad } from './$types';

export const ssr = false;
export const prerender = false;

/** Nothing is shown before it can be read. */
export const load: LayoutLoad = () => words.start();
