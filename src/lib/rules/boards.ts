/** Which boards a seat may enter, and which places nobody can use now (R1.3.3, R4.1.4, R11.2, R11.6.2). */
import type { Board, PlaceId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { forbidden } from './modifiers.ts';
import { boardOf } from './scope.ts';
import { seatOf } from './seats.ts';

/** R11.6.2: before the return all but New Caprica is closed. R11.2.3: Colonial One does not come back with Galactica. */
function isOut(game: Game, board: Board): boolean {
	const { era } = game.flow;
	switch (board) {
		case 'new-caprica':
			return era === 'voyage';
		case 'colonial-one':
			return era !== 'voyage';
		case 'pegasus':
			return era === 'occupied' || game.pegasusDestroyed || game.config.set === 'base';
		case 'galactica':
		case 'cylon-locations':
			return era === 'occupied';
	}
}

const HUMAN_BOARDS: readonly Board[] = ['galactica', 'colonial-one', 'pegasus', 'new-caprica'];
const CYLON_BOARDS: readonly Board[] = ['cylon-locations', 'new-caprica'];

/** The boards this seat may choose to move on. */
export const openBoards = (game: Game, seat: Seat): Board[] =>
	(seatOf(game, seat).cylon ? CYLON_BOARDS : HUMAN_BOARDS).filter(
		(board) =>
			!isOut(game, board) &&
			!forbidden(game, seat, 'move', ({ to }) => typeof to === 'object' && to.board === board)
	);

/** Nobody can be sent to this place or use it, from wherever. */
export const isClosed = (game: Game, place: PlaceId): boolean => isOut(game, boardOf(place));
