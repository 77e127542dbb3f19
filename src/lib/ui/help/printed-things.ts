/** The printed thing behind what the game calls by another id: a place, a title, an offer of a menu. */
import {
	places,
	readSkillRef,
	titleCards,
	type Board,
	type PlaceCardId,
	type PlaceId,
	type Title,
	type TitleCardId
} from '$lib/box/index';
import type { About, GameConfig, Seat } from '$lib/rules/index';
import type { TableView } from '$lib/views/index';
import { words } from '$lib/ui/app/words.svelte';

type PlayedSet = GameConfig['set'];

/** Where a thing has a card for each set, the one of the set that is played. */
function ofSet<Id extends string>(
	ids: readonly Id[],
	setOf: (id: Id) => string,
	set: PlayedSet
): Id | undefined {
	return ids.find((id) => setOf(id) === set) ?? ids[0];
}

const PLACE_CARDS = Object.keys(places) as PlaceCardId[];
const TITLE_CARDS = Object.keys(titleCards) as TitleCardId[];

/** R2.2.2: the four Cylon places have one card for each set. */
export function placeCard(set: PlayedSet, place: PlaceId): About {
	const ids = PLACE_CARDS.filter((id) => places[id].at === place);
	return { deck: 'place', id: ofSet(ids, (id) => places[id].set, set) ?? place };
}

export function titleCard(set: PlayedSet, title: Title): About {
	const ids = TITLE_CARDS.filter((id) => titleCards[id].title === title);
	return { deck: 'title', id: ofSet(ids, (id) => titleCards[id].set, set) ?? title };
}

export function boardName(board: Board): string {
	const { table } = words.app;
	const names: Record<Board, string> = {
		galactica: table.galactica,
		'colonial-one': table.colonialOne,
		pegasus: table.pegasus,
		'cylon-locations': table.cylons,
		'new-caprica': table.newCaprica
	};
	return names[board];
}

/** What an offer of a menu is printed on; null where it is on nothing (`actions.ts` of the rules names the ids). */
export function printedOn(view: TableView, seat: Seat, id: string): About | null {
	const [head = '', what = ''] = id.split(':');
	switch (head) {
		case 'place':
		case 'board':
			return { deck: 'place', id: what };
		case 'skill':
			return { deck: 'skill', id: readSkillRef(what).kind };
		case 'sheet': {
			const character = view.seats[seat]?.character;
			return character ? { deck: 'character', id: character } : null;
		}
		case 'title':
			// titles of a menu are titles
			return titleCard(view.config.set, what as Title);
		case 'kept':
			return view.inPlay.find(({ about }) => about.id === what)?.about ?? null;
		default:
			return null;
	}
}
