/** R8.8, R8.9: who holds the titles, and who comes next. */
import { SUCCESSION, TITLES, type Title } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { drawQuorum } from './decks.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { placeOf } from './scope.ts';
import { allSeats, seatOf } from './seats.ts';
import { isLeader } from './sheets.ts';

const inBrig = (game: Game, seat: Seat): boolean => placeOf(seatOf(game, seat).position) === 'brig';

/** R8.9.6: never a Cylon player, a Leader or an infiltrator. */
const mayHoldTitles = (game: Game, seat: Seat): boolean => {
	const { cylon, infiltrating, sympathetic } = seatOf(game, seat);
	return !cylon && !infiltrating && !sympathetic && !isLeader(game, seat);
};

/** D14: nobody in the Brig becomes Admiral. */
export const isEligible = (game: Game, title: Title, seat: Seat): boolean =>
	mayHoldTitles(game, seat) && !(title === 'admiral' && inBrig(game, seat));

function highest(game: Game, title: Title, may: (seat: Seat) => boolean): Seat | null {
	for (const character of SUCCESSION[title]) {
		const seat = allSeats(game).find((s) => seatOf(game, s).character === character);
		if (seat !== undefined && may(seat)) return seat;
	}
	return null;
}

/** The highest eligible seat in the line, if any; R8.9.3: with everyone in the Brig, the highest of them. */
export function nextInLine(game: Game, title: Title, except: Seat | null = null): Seat | null {
	return (
		highest(game, title, (seat) => seat !== except && isEligible(game, title, seat)) ??
		highest(game, title, (seat) => seat !== except && mayHoldTitles(game, seat))
	);
}

/** A title with everything that belongs to it; the Quorum hand and the nukes lie with the title. */
export function giveTitle(game: Game, title: Title, seat: Seat | null): void {
	if (game.titles[title] === seat) return;
	game.titles[title] = seat;
	tell(game, seat === null ? { kind: 'title-vacant', title } : { kind: 'title-given', seat, title });
}

/** R8.9.1: titles a seat may no longer hold pass down the line. */
export function passTitles(game: Game): void {
	for (const title of TITLES) {
		const holder = game.titles[title];
		if (holder === null || !mayHoldTitles(game, holder)) giveTitle(game, title, nextInLine(game, title));
	}
}

/**
 * R8.9.2, R8.9.3: an Admiral in the Brig gives way as soon as anybody else can take the title. `entered`: he has just been
 * put there; where everybody else who could be Admiral is there already, the highest of them all has the title.
 */
export function settleAdmiral(game: Game, entered: boolean): void {
	const { admiral } = game.titles;
	if (admiral === null || !inBrig(game, admiral)) return;
	const next = entered
		? nextInLine(game, 'admiral')
		: highest(game, 'admiral', (seat) => isEligible(game, 'admiral', seat));
	if (next !== null) giveTitle(game, 'admiral', next);
}

/** R2.5: the titles at set-up, with the President's first Quorum card. The nukes lie with the Admiral's title. */
export function giveTitles(game: Game): void {
	for (const title of TITLES) giveTitle(game, title, nextInLine(game, title));
	if (game.titles.president !== null) drawQuorum(game, game.titles.president);
}
