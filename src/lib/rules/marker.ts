/** R7.1: the jump preparation track. Its last space makes the fleet jump, or brings Galactica back (R11.9.1). */
import { JUMP_TRACK } from '../box/index.ts';
import type { Game } from './game.ts';
import { startJump } from './jump.ts';
import { tell } from './log.ts';
import { push } from './stack.ts';

const LAST = JUMP_TRACK.length - 1;

export function advanceMarker(game: Game, by: number): void {
	if (game.flow.era === 'orbit') return;
	const before = game.marker;
	game.marker = Math.min(LAST, Math.max(0, before + by));
	if (game.marker === before) return;
	tell(game, { kind: 'marker-moved', by: game.marker - before, to: game.marker });
	if (game.marker < LAST) return;
	if (game.flow.era === 'occupied') push(game, { proc: 'return', step: 'arrive' });
	else startJump(game, null);
}
