import type { PlaceId } from '$lib/box/index';
import type { TableView } from '$lib/views/index';
import { cards } from '$lib/ui/app/card-words.svelte';
import { placeCard } from '$lib/ui/help/printed-things';

/** What is printed on a place, in one go. */
export function placeText(view: TableView, place: PlaceId): string {
	const { deck, id } = placeCard(view.config.set, place);
	return cards.lines(deck, id).join(' ');
}
