/** What begins when the statechart enters a phase. An empty list: the phase goes straight on. */
import { START_RESOURCES } from '../box/index.ts';
import { actionStep } from './actions.ts';
import { activateIcons, drawCrisis, prepareIcons } from './crisis.ts';
import { dealLoyalty } from './loyalty-deck.ts';
import { buildDestiny } from './decks.ts';
import type { Play } from './flow.ts';
import type { Frame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { arrivalAt } from './newcomers.ts';
import { placeSetupShips } from './place-ships.ts';
import { lapseSheet } from './resurrection.ts';
import { leftOf, seatOf } from './seats.ts';
import { giveTitles } from './succession.ts';
import { withoutSympathizer } from './variant.ts';
import { fire, openWindow } from './windows.ts';

const goOn = (): Frame[] => [];

/** One entry a phase: what happens at once, and the procedures it puts on the stack, first to run last. */
export const enter: Readonly<Record<Play, (game: Game) => Frame[]>> = {
	'setup.characters': () => [{ proc: 'choose-characters', step: 'choose', turn: 0 }],
	'setup.board': (game) => {
		// R1.6, R2.6.5: whether the variant holds is known once a Leader could have been chosen
		if (withoutSympathizer(game)) game.resources = { ...START_RESOURCES['no-sympathizer'] };
		giveTitles(game);
		dealLoyalty(game);
		return [];
	},
	'setup.deal': () => [{ proc: 'first-deal', step: 'look', turn: 0 }],
	'setup.ready': (game) => {
		buildDestiny(game);
		placeSetupShips(game);
		tell(game, { kind: 'game-began', first: game.first });
		return [];
	},
	'turn.start': (game) => {
		startTurn(game);
		return [];
	},
	'turn.receive': () => [{ proc: 'receive-skills' }],
	'turn.movement': ({ current }) => [{ proc: 'move', step: 'pick', seat: current, own: true, to: null }],
	'turn.action': (game) => [actionStep(game)],
	'turn.crisis': (game) => {
		drawCrisis(game);
		return [];
	},
	'turn.activate': (game) => {
		activateIcons(game);
		return [];
	},
	'turn.prepare': (game) => {
		prepareIcons(game);
		return [];
	},
	'turn.end': () => [{ proc: 'turn-end', step: 'abilities' }],
	over: goOn
};

/** R8.2.9: before the Crisis step a turn that is cut short goes straight to its end; a card once drawn is completed (R3.1.9). */
export const isCut = (game: Game): boolean =>
	game.turnCut && ['turn.start', 'turn.receive', 'turn.movement', 'turn.action'].includes(game.flow.play);

/** R3.7.5: the next player clockwise becomes current. R3.2.1: what looks back at this moment is noted now. */
function startTurn(game: Game): void {
	game.current = game.turn === 0 ? game.first : leftOf(game, game.current);
	game.turn += 1;
	const seat = seatOf(game, game.current);
	seat.turnsBegun += 1;
	tell(game, { kind: 'turn-began', seat: game.current, turn: game.turn });
	openWindow(game, { on: 'turn-start', by: game.current });
	fire(game, { on: 'turn-start', by: game.current });
	arrive(game);
	seat.turnStart = typeof seat.position === 'string' ? seat.position : { ...seat.position };
}

/** R10.6.2: Helo comes aboard at the start of the second turn that begins with him. */
function arrive(game: Game): void {
	const seat = seatOf(game, game.current);
	if (seat.position !== 'stranded' || seat.turnsBegun < 2) return;
	const place = arrivalAt(game, game.current, 'hangar-deck');
	seat.position = { place };
	lapseSheet(game, game.current);
	tell(game, { kind: 'placed', seat: game.current, at: place });
}
