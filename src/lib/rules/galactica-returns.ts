/** R11.9: Galactica comes back to New Caprica. The battle begins; from now on the Admiral may leave. */
import { RETURN_SHIPS } from '../box/index.ts';
import { advance } from './flow.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { resetMarker } from './jump.ts';
import { tell } from './log.ts';
import { placeShips } from './place-ships.ts';
import { pop } from './stack.ts';

export interface ReturnFrame extends BaseFrame {
	proc: 'return';
	step: 'arrive';
}

export function stepReturn(game: Game, frame: ReturnFrame): void {
	pop(game, frame);
	game.flow = advance(game.flow, { type: 'RETURNED' });
	tell(game, { kind: 'era-began', era: 'orbit' });
	// R11.9.3, R11.9.7: the track is dead; on Start nothing can be begun from it
	resetMarker(game);
	placeShips(game, RETURN_SHIPS, { about: null });
}
