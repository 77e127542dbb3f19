/** Who is meant, as far as one seat can see: whom a text names, and what is known about whose side. */
import {
	agendas,
	BOARDS,
	loyaltyCards,
	type AgendaId,
	type Board,
	type EachSeat,
	type LoyaltyId,
	type PlaceId,
	type Role,
	type Where,
	type Who
} from '../box/index.ts';
import type { LogEntry, Seat } from '../rules/index.ts';
import type { SeatAtTable, SeatView } from '../views/index.ts';
import type { Pick } from './types.ts';

export const seatAt = (view: SeatView, seat: Seat): SeatAtTable => {
	const found = view.seats[seat];
	if (!found) throw new Error(`no seat ${String(seat)}`);
	return found;
};
export const me = (view: SeatView): SeatAtTable => seatAt(view, view.seat);

export const placeOf = ({ position }: SeatAtTable): PlaceId | null =>
	typeof position === 'object' && 'place' in position ? position.place : null;

const BOARD_OF: ReadonlyMap<string, Board> = new Map(
	(Object.keys(BOARDS) as Board[]).flatMap((board) => BOARDS[board].map((place) => [place, board] as const))
);
export const boardOf = (place: PlaceId): Board | undefined => BOARD_OF.get(place);
export const inPrison = (seat: SeatAtTable): boolean => {
	const place = placeOf(seat);
	return place === 'brig' || place === 'detention';
};
export const onNewCaprica = (seat: SeatAtTable): boolean => {
	const place = placeOf(seat);
	return place !== null && boardOf(place) === 'new-caprica';
};

const isCylonCard = (card: string): boolean => loyaltyCards[card as LoyaltyId].team === 'cylon';

/** R1.2.4: holds a facedown Cylon card and still counts as human. */
export const isHiddenCylon = (view: SeatView): boolean =>
	!me(view).cylon && !me(view).infiltrating && view.own.loyalty.some(isCylonCard);

/** One in so many decisions a traitor makes as what he is; in all others he does what a human in his place would do. */
const SLIP = 10;
/** A hidden Cylon's view as he pretends to see it. */
export const masked = (view: SeatView, pick: Pick, slip = SLIP): SeatView =>
	isHiddenCylon(view) && pick(slip) > 0 ? { ...view, own: { ...view.own, loyalty: [] } } : view;

/**
 * Whether the seat wants things to go well (1) or badly (-1) for the humans. An Agenda may want both: hardship first, then the
 * team it names.
 */
export function sideOf(view: SeatView): 1 | -1 {
	const { agenda, loyalty } = view.own;
	if (agenda) return sideOfAgenda(view, agenda as AgendaId);
	return me(view).cylon || loyalty.some(isCylonCard) ? -1 : 1;
}

function sideOfAgenda(view: SeatView, agenda: AgendaId): 1 | -1 {
	const { fuel, food, morale, population } = view.resources;
	switch (agenda) {
		case 'grant-mercy':
			return Math.min(food, morale, population) > 3 ? -1 : 1;
		case 'convert-the-infidels':
			return Math.max(fuel, food, morale, population) > 4 ? -1 : 1;
		case 'mutual-annihilation':
			return view.distance < 3 ? -1 : 1;
		case 'prove-their-worth':
			return view.vipers.damaged + view.vipers.lost < 4 && view.distance < 5 ? -1 : 1;
		case 'the-illusion-of-hope':
			return view.distance < 6 ? 1 : -1;
		default:
			return agendas[agenda].goal.some((goal) => goal.kind === 'winner' && goal.team === 'humans') ? 1 : -1;
	}
}

type Known = 'cylon' | 'human' | null;
interface Memory {
	read: number;
	known: Known[];
}
const memories = new WeakMap<readonly LogEntry[], Memory>();

/** What the log tells this seat of Loyalty cards it has seen; a line is read once. */
function seen({ log, seat, seats }: SeatView): readonly Known[] {
	const memory = memories.get(log) ?? { read: 0, known: seats.map(() => null) };
	memories.set(log, memory);
	for (; memory.read < log.length; memory.read++) {
		const entry = log[memory.read];
		if (entry?.kind !== 'saw' || entry.seat !== seat) continue;
		for (const { pile, card, of } of entry.cards)
			if (pile === 'loyalty' && of !== undefined && memory.known[of] !== 'cylon')
				memory.known[of] = isCylonCard(card) ? 'cylon' : 'human';
	}
	return memory.known;
}

/** What this seat knows of another's Loyalty: a Cylon card seen, only others seen, nothing. */
function knownAs(view: SeatView, seat: Seat): Known {
	const { cylon, shown } = seatAt(view, seat);
	if (cylon || shown.some(isCylonCard)) return 'cylon';
	return seen(view)[seat] ?? null;
}

/** How much the seat would like to see another in prison: above 0, if at all. For the humans; a Cylon wishes the reverse. */
export function distrust(view: SeatView, seat: Seat): number {
	if (seat === view.seat) return -5;
	const known = knownAs(view, seat);
	if (known !== null) return known === 'cylon' ? 4 : -3;
	const { loyaltyCount, infiltrating, agenda } = seatAt(view, seat);
	return -1 + 0.4 * Math.max(0, loyaltyCount - 1) + (infiltrating ? (agenda === 'hostile' ? 1.8 : 0.6) : 0);
}

const isIn = (view: SeatView, seat: SeatAtTable, where: Where): boolean => {
	const place = placeOf(seat);
	if (place === null) return false;
	if (where === 'prison') return inPrison(seat);
	if (typeof where === 'string') return where === place;
	if ('board' in where) return boardOf(place) === where.board;
	if ('placeOf' in where) return place === placeOf(me(view));
	return where.includes(place);
};

function inRole(view: SeatView, role: Role): SeatAtTable | null {
	switch (role) {
		case 'current':
			return seatAt(view, view.current);
		case 'acting':
		case 'holder':
			return me(view);
		case 'president':
		case 'admiral':
			return view.seats.find(({ titles }) => titles.includes(role)) ?? null;
		case 'drawer':
			return seatAt(view, view.current);
		case 'target':
		case 'chosen':
		case 'each':
			return null;
	}
}

/** The seats a text means; null stands for one human player not known yet. */
export function seatsOf(view: SeatView, who: Who): (SeatAtTable | null)[] {
	if (typeof who === 'string') return [inRole(view, who)];
	if ('each' in who) return view.seats.filter((seat) => matches(view, seat, who));
	return [...new Set(who.map((role) => inRole(view, role)))];
}

function matches(view: SeatView, seat: SeatAtTable, { each, at, except }: EachSeat): boolean {
	if (each !== 'all' && seat.cylon !== (each === 'cylon')) return false;
	if (except && inRole(view, except) === seat) return false;
	return !at || isIn(view, seat, at);
}
