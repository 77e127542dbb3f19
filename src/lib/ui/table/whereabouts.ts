import type { PositionView } from '$lib/views/index';
import { cards } from '$lib/ui/app/card-words.svelte';
import { words } from '$lib/ui/app/words.svelte';

/** Where a character is, in words. */
export function whereabouts(position: PositionView): string {
	const { table, area } = words.app;
	if (typeof position === 'string') return table[position];
	if ('place' in position) return cards.name(position.place);
	return `${table.inViper}, ${area[position.viper]}`;
}
