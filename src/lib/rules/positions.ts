/** Where characters stand, and moving them: by their own will or sent by a text (R1.8.4, R1.8.5, R3.5.2, R11.4). */
import { placeCard } from './sheets.ts';
import type { AreaId, PlaceId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import type { Game, Position } from './game.ts';
import { tell } from './log.ts';
import { forbidden, inForce } from './modifiers.ts';
import { areaOf, boardOf, placeOf } from './scope.ts';
import { allSeats, seatOf } from './seats.ts';
import { settleAdmiral } from './succession.ts';

export const placeOfSeat = (game: Game, seat: Seat): PlaceId | null => placeOf(seatOf(game, seat).position);
export const areaOfSeat = (game: Game, seat: Seat): AreaId | null => areaOf(seatOf(game, seat).position);
export const onNewCaprica = (game: Game, seat: Seat): boolean => {
	const place = placeOfSeat(game, seat);
	return place !== null && boardOf(place) === 'new-caprica';
};
export const inPrison = (game: Game, seat: Seat): boolean => {
	const place = placeOfSeat(game, seat);
	return place === 'brig' || place === 'detention';
};
export const occupantsOf = (game: Game, place: PlaceId): Seat[] =>
	allSeats(game).filter((seat) => placeOfSeat(game, seat) === place);

/** R11.4: where a character really goes who is sent somewhere. */
export function redirected(game: Game, seat: Seat, to: PlaceId): PlaceId {
	const { era } = game.flow;
	// R8.2.6: before Galactica returns there is no Resurrection Ship, wherever one comes from
	if (to === 'resurrection-ship' && era === 'occupied') return 'medical-center';
	if (!onNewCaprica(game, seat)) return to;
	const found = inForce(game, 'redirect').find(
		({ mod }) => mod.from === to && (mod.while === 'always' || era === 'occupied')
	);
	return found?.mod.to ?? to;
}

/** R1.8.4: may this character be sent there by a text that names the place? */
export function canBeSent(game: Game, seat: Seat, to: PlaceId): boolean {
	const { cylon } = seatOf(game, seat);
	const target = redirected(game, seat, to);
	if (forbidden(game, seat, 'be-moved')) return false;
	if (cylon && target !== 'resurrection-ship' && boardOf(target) !== 'cylon-locations') return false;
	return !inPrison(game, seat) && placeOfSeat(game, seat) !== target;
}

/**
 * Puts a character somewhere, whatever the reason. Who leaves a viper lands it (R4.2.4), unless it was hit.
 * The Admiral's title follows at once (R8.9.2, R8.9.3).
 */
export function setPosition(game: Game, seat: Seat, to: Position, viper: 'lands' | 'lost' = 'lands'): void {
	const state = seatOf(game, seat);
	if (areaOf(state.position) !== null && areaOf(to) === null && viper === 'lands') game.vipers.reserves += 1;
	const entered =
		game.titles.admiral === seat && placeOf(state.position) !== 'brig' && placeOf(to) === 'brig';
	state.position = to;
	settleAdmiral(game, entered);
}

/** A forced move (R4.1.7), as far as it can be done (R1.8.5). `freed`: the text takes him out of the prison by name. */
export function sendTo(game: Game, seat: Seat, to: PlaceId, freed = false): boolean {
	const target = redirected(game, seat, to);
	const can = freed ? !forbidden(game, seat, 'be-moved') : canBeSent(game, seat, to);
	if (!can) {
		tell(game, { kind: 'not-sent', seat, to: target });
		return false;
	}
	setPosition(game, seat, { place: target });
	tell(game, { kind: 'sent', seat, to: target });
	return true;
}

export const isHazardous = (game: Game, place: PlaceId): boolean => placeCard(game, place).hazardous === true;
