/** Why somebody cannot go to a place, from what he may know: said when he taps it all the same. */
import { BOARDS, places, type Board, type PlaceId } from '$lib/box/index';
import type { SeatView } from '$lib/views/index';

interface WhyNot {
	why: 'here' | 'hazardous' | 'otherSide' | 'closed' | 'noCard' | 'now';
	rule: string;
}

const boardOf = (place: PlaceId): Board | undefined =>
	// a board's name is a board
	(Object.keys(BOARDS) as Board[]).find((board) => (BOARDS[board] as readonly PlaceId[]).includes(place));
const isHazardous = (place: PlaceId): boolean =>
	Object.values(places).some((card) => card.at === place && 'hazardous' in card);

/** R11.2.3, R11.6.2 */
function isClosed(board: Board, { era, pegasusDestroyed }: SeatView): boolean {
	if (board === 'colonial-one') return era !== 'voyage';
	if (board === 'pegasus') return era === 'occupied' || pegasusDestroyed;
	return board !== 'new-caprica' && era === 'occupied';
}

export function whyNot(view: SeatView, place: PlaceId): WhyNot {
	const own = view.seats[view.seat];
	const board = boardOf(place);
	const position = own?.position;
	const here = typeof position === 'object' && 'place' in position ? position.place : null;
	if (here === place) return { why: 'here', rule: 'R4.1.1' };
	if (isHazardous(place)) return { why: 'hazardous', rule: 'R1.3.2' };
	if (board && isClosed(board, view)) return { why: 'closed', rule: 'R4.1.4' };
	if (board !== 'new-caprica' && (board === 'cylon-locations') !== (own?.cylon ?? false))
		return { why: 'otherSide', rule: 'R1.3.3' };
	if (view.own.hand.length === 0 && (here === null || boardOf(here) !== board))
		return { why: 'noCard', rule: 'R4.1.1' };
	return { why: 'now', rule: 'R4.1.1' };
}
