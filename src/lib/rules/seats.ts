/** Who sits where, and in which order. */
import type { Game, SeatState } from './game.ts';
import type { Seat } from './contract.ts';

/** The only place where a number becomes a seat: it has been checked against the number of players. */
export const asSeat = (n: number): Seat => n as Seat;

export function seatOf(game: Game, seat: Seat): SeatState {
	const state = game.seats[seat];
	if (!state) throw new Error(`no seat ${String(seat)}`);
	return state;
}

export const allSeats = (game: Game): Seat[] => game.seats.map((_, n) => asSeat(n));

export const leftOf = (game: Game, seat: Seat): Seat => asSeat((seat + 1) % game.seats.length);

/** R1.2.10: clockwise, beginning with this seat. */
export const clockwise = (game: Game, from: Seat): Seat[] =>
	game.seats.map((_, n) => asSeat((from + n) % game.seats.length));
