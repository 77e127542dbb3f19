/** R9.2 to R9.4: Cylon Leaders and Sympathetic Cylons among the humans. */
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { discardAttached } from './kept.ts';
import { tell } from './log.ts';
import { inPrison } from './positions.ts';
import { toResurrectionShip } from './resurrection.ts';
import { seatOf } from './seats.ts';
import { push } from './stack.ts';

/** R9.2.2: a human player from now on. */
export function startInfiltration(game: Game, seat: Seat): void {
	const state = seatOf(game, seat);
	state.infiltrating = true;
	state.cylon = false;
	tell(game, { kind: 'infiltration-began', seat });
}

/** R9.4.2: whoever comes to the Resurrection Ship infiltrates no longer. */
export function arriveByResurrection(game: Game, seat: Seat): void {
	const state = seatOf(game, seat);
	if (!state.infiltrating) return;
	discardAttached(game, seat);
	state.infiltrating = false;
	state.cylon = true;
	tell(game, { kind: 'infiltration-ended', seat });
}

/** R9.4.1: the return as an action; who comes out of a prison keeps three cards. */
export function endInfiltration(game: Game, seat: Seat): void {
	const imprisoned = inPrison(game, seat);
	toResurrectionShip(game, seat);
	arriveByResurrection(game, seat);
	if (imprisoned) push(game, { proc: 'cut-hand', seat });
}
