import { BOARDS, type Board, type PlaceId } from '../../box/ids.ts';
import { places } from '../../box/places.ts';

const hazardous = new Set<PlaceId>(
	Object.values(places).flatMap((place) => ('hazardous' in place ? [place.at] : []))
);
const safe = (board: Board): readonly PlaceId[] => BOARDS[board].filter((place) => !hazardous.has(place));

/** The boards of which a list names every place that is not hazardous and nothing else; none where it is an odd choice. */
export function wholeBoards(list: readonly PlaceId[]): readonly Board[] {
	const boards = (Object.keys(BOARDS) as Board[]).filter((board) =>
		safe(board).every((place) => list.includes(place))
	);
	return boards.flatMap(safe).length === list.length ? boards : [];
}
