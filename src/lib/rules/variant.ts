/** R1.1.4, R2.3.5: what four or six players do about the Sympathizer, unless somebody has taken a Cylon Leader. */
import { LOYALTY_DECKS, type LoyaltyId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { allSeats } from './seats.ts';
import { isLeader } from './sheets.ts';

export const leaderSeat = (game: Game): Seat | null =>
	allSeats(game).find((seat) => isLeader(game, seat)) ?? null;

interface Variant {
	aside: LoyaltyId | 'not-a-cylon';
	cylonReceives?: number;
	excluded?: readonly string[];
}

/** The variant in force now, if one is. */
export function fourSixVariant(game: Game): Variant | null {
	const { players, fourSix } = game.config;
	return (players === 4 || players === 6) && leaderSeat(game) === null
		? LOYALTY_DECKS.variants[fourSix]
		: null;
}

export const withoutSympathizer = (game: Game): boolean => fourSixVariant(game)?.aside === 'not-a-cylon';
