/** Places and space areas inside a sentence. */
import type { AreaId, PlaceId } from '../../box/ids.ts';
import type { CardWords } from '../cards/types.ts';
import type { AppWords } from './messages.ts';
import type { Names } from './play-words.ts';

export function spots(words: AppWords, { terms }: CardWords): Pick<Names, 'at' | 'to'> {
	const isArea = (id: string): id is AreaId => id in terms.areas;
	const isPlace = (id: string): id is PlaceId => id in terms.places;
	return {
		at: (id) => (isArea(id) ? terms.areas[id] : isPlace(id) ? words.spot.at(terms.places[id]) : id),
		to: (id) => (isPlace(id) ? words.spot.to(terms.places[id]) : id)
	};
}
