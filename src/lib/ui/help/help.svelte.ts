/**
 * What somebody wants to read about now. The screen that shows things sets it and has a `HelpSheet`; when that screen goes,
 * what was being read goes with it, so that nothing of a private hand is left lying open.
 */
import { getContext, hasContext, setContext } from 'svelte';
import type { Board } from '$lib/box/index';
import type { About } from '$lib/rules/index';

export type Topic = About | { things: readonly About[] } | { board: Board } | { rule: string };

export class Help {
	topic = $state.raw<Topic | null>(null);

	open(topic: Topic): void {
		this.topic = topic;
	}

	close(): void {
		this.topic = null;
	}
}

const KEY = Symbol('help');
export const setHelp = (): Help => setContext(KEY, new Help());
/** Null where nothing can be read about. */
export const getHelp = (): Help | null => (hasContext(KEY) ? getContext<Help>(KEY) : null);
