/** What a menu offers, in words: name, text and price, ready to be laid out. */
import type { CharacterId } from '$lib/box/index';
import type { OfferedOption, Refusal, Seat } from '$lib/rules/index';
import { menuGroup, optionLabel, type MenuGroup, type Names, type OptionNames } from '$lib/text/app/index';
import { effectsText } from '$lib/text/cards/index';
import type { TableView } from '$lib/views/index';
import { cards } from '$lib/ui/app/card-words.svelte';
import { words } from '$lib/ui/app/words.svelte';

export interface Offer {
	id: string;
	group: MenuGroup;
	name: string;
	text: string;
	cost: number;
	blocked: Refusal | null;
}

const PARTS = ['positive', 'once', 'negative'] as const;

/** The names a menu needs besides: the abilities on the sheet of whoever answers. */
function offerNames(names: Names, character: CharacterId | null | undefined): OptionNames {
	return {
		...names,
		ability: (part) =>
			character ? (cards.words?.abilityNames.characters[character][PARTS.indexOf(part)] ?? '') : ''
	};
}

export function offersOf(
	from: readonly OfferedOption[],
	{ view, seat, names }: { view: TableView; seat: Seat; names: Names }
): Offer[] {
	const known = offerNames(names, view.seats[seat]?.character);
	return from.map(({ id, effects = [], cost = 0, blocked }) => ({
		id,
		group: menuGroup(words.app, id),
		name: optionLabel(words.app, id, known),
		text: cards.words ? effectsText(cards.words, effects) : '',
		cost,
		blocked: blocked ?? null
	}));
}

/** The skill card in hand that carries an offer, by its reference; null where it is on something else. */
export function cardOf(id: string): string | null {
	const [head, what] = id.split(':');
	return head === 'skill' && what !== undefined ? what : null;
}
