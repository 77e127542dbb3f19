/** R11.1: the fleet settles on New Caprica. Everybody goes down, the ships are locked away, another Crisis deck takes over. */
import { advance } from './flow.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { resetMarker } from './jump.ts';
import { tell } from './log.ts';
import { setPosition } from './positions.ts';
import { shuffle } from './random.ts';
import { allSeats, seatOf } from './seats.ts';
import { pop } from './stack.ts';
import { runWaiting } from './turn-end.ts';

export interface LandingFrame extends BaseFrame {
	proc: 'landing';
	step: 'land';
}

export function stepLanding(game: Game, frame: LandingFrame): void {
	pop(game, frame);
	game.flow = advance(game.flow, { type: 'LANDED' });
	tell(game, { kind: 'era-began', era: 'occupied' });
	goDown(game);
	lockShips(game);
	changeCrisisDeck(game);
	resetMarker(game);
	runWaiting(game, 'landed');
}

/** R11.1.3, R11.1.4: out of the Brig and out of vipers too; only Stranded Helo is nowhere and stays there. */
function goDown(game: Game): void {
	const { admiral } = game.titles;
	// the Admiral first: with everybody in the Brig nobody leaves it before him (R8.9.3)
	const seats = allSeats(game).sort((a, b) => Number(b === admiral) - Number(a === admiral));
	for (const seat of seats) {
		const { position, cylon } = seatOf(game, seat);
		if (position !== 'stranded')
			setPosition(game, seat, { place: cylon ? 'occupation-authority' : 'resistance-hq' });
	}
}

/** R11.1.5: all that survive, those in space too; nothing known of a ship outlives the shuffle. */
function lockShips(game: Game): void {
	const { space } = game;
	game.locked = shuffle(game, [...game.civilianPile, ...space.civilians.map(({ ship }) => ship)]);
	game.civilianPile = [];
	space.civilians = [];
}

/** R11.1.6: from now on the Crisis deck is the one of New Caprica. */
function changeCrisisDeck(game: Game): void {
	const { decks, discards } = game;
	for (const id of [...decks.crisis, ...discards.crisis]) game.out.push({ deck: 'crisis', id });
	decks.crisis = decks['new-caprica'];
	decks['new-caprica'] = [];
	discards.crisis = [];
}
