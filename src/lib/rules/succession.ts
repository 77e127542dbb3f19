/** R8.8: who comes next in line for a title. */
import { SUCCESSION, TITLES, type Title } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { drawQuorum } from './decks.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { allSeats, seatOf } from './seats.ts';

/** R8.9.6: Cylon players never hold a title; nobody in the Brig becomes Admiral (D14). */
function eligible(game: Game, title: Title, seat: Seat): boolean {
	const { cylon, position } = seatOf(game, seat);
	const inBrig = typeof position === 'object' && 'place' in position && position.place === 'brig';
	return !cylon && !(title === 'admiral' && inBrig);
}

/** The highest eligible seat in the line, if any. */
export function nextInLine(game: Game, title: Title): Seat | null {
	for (const character of SUCCESSION[title]) {
		const seat = allSeats(game).find((s) => seatOf(game, s).character === character);
		if (seat !== undefined && eligible(game, title, seat)) return seat;
	}
	return null;
}

/** R2.5: the titles at set-up, with the President's first Quorum card. The nukes lie with the Admiral's title. */
export function giveTitles(game: Game): void {
	for (const title of TITLES) {
		const seat = nextInLine(game, title);
		game.titles[title] = seat;
		if (seat !== null) tell(game, { kind: 'title-given', seat, title });
	}
	if (game.titles.president !== null) drawQuorum(game, game.titles.president);
}
