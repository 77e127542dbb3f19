/** What the screen lays between a question and the bar that confirms it: in private hands, the hand. */
import { getContext, hasContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('what lies above the bar');

export const setBeside = (beside: () => Snippet | null): void => {
	setContext(KEY, beside);
};
export const getBeside = (): (() => Snippet | null) =>
	hasContext(KEY) ? getContext<() => Snippet | null>(KEY) : () => null;
