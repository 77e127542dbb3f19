/** R12: how a game ends. Immediately means immediately (R12.2.5): whatever was going on is left where it is. */
import { agendas, loyaltyCards, RESOURCES, type AgendaId, type LoyaltyId, type Team } from '../box/index.ts';
import type { Ending, Seat } from './contract.ts';
import { toDiscards } from './decks.ts';
import { advance } from './flow.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { holds, standing } from './scope.ts';
import { allSeats, seatOf } from './seats.ts';
import { isLeader } from './sheets.ts';

/** Thrown to leave every procedure at once; the engine catches it and nothing else. */
export const OVER = Symbol('the game is over');

/** R12.2.1: at the end of a turn and at the end of the game. */
export const resourceGone = (game: Game): boolean =>
	RESOURCES.some((resource) => game.resources[resource] === 0);

/** R1.9, by cards: one You Are a Cylon card outweighs everything. Null: plays by an Agenda. */
export function teamOf(game: Game, seat: Seat): Team | null {
	const { loyalty, shown, cylon, sympathetic } = seatOf(game, seat);
	if (isLeader(game, seat) || sympathetic) return null;
	const isCylonCard = (card: string): boolean => loyaltyCards[card as LoyaltyId].team === 'cylon';
	return cylon || [...loyalty, ...shown].some(isCylonCard) ? 'cylons' : 'humans';
}

/** What lay in checks and beside decks goes to its piles: the table is left complete. */
function clearTable(game: Game): void {
	for (const frame of game.stack)
		if (frame.proc === 'check')
			toDiscards(game, frame.revealed ?? [...frame.destiny, ...frame.added.flatMap(({ cards }) => cards)]);
	toDiscards(game, game.aside);
	game.aside = [];
	game.stack = [];
}

export function endGame(game: Game, winner: Team, why: Ending): never {
	clearTable(game);
	game.asked = [];
	game.outcome = { winner, why, winners: [] };
	game.outcome.winners = allSeats(game).filter((seat) => hasWon(game, seat, winner));
	for (const seat of allSeats(game)) showAll(game, seat);
	tell(game, { kind: 'game-over', winner, why, winners: [...game.outcome.winners] });
	game.flow = advance(game.flow, { type: 'GAME_OVER' });
	// eslint-disable-next-line @typescript-eslint/only-throw-error -- not an error: the one way out of every procedure
	throw OVER;
}

/** R9.6.2: all conditions of the Agenda, after the winning team is known. */
function hasWon(game: Game, seat: Seat, winner: Team): boolean {
	const team = teamOf(game, seat);
	if (team !== null) return team === winner;
	const { agenda } = seatOf(game, seat);
	return (
		agenda !== null &&
		agendas[agenda as AgendaId].goal.every((condition) => holds(game, condition, standing(game, seat)))
	);
}

/** R12.5.1: at the end every secret is turned up. */
function showAll(game: Game, seat: Seat): void {
	const { loyalty, shown, agenda } = seatOf(game, seat);
	const cards = [...loyalty, ...shown];
	if (cards.length > 0) tell(game, { kind: 'loyalty-shown', seat, cards });
	if (agenda)
		tell(game, {
			kind: 'agenda-shown',
			seat,
			card: agenda,
			fulfilled: game.outcome?.winners.includes(seat) ?? false
		});
}
