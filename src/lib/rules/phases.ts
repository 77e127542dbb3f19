/** What begins when the statechart enters a phase. An empty list: the phase goes straight on. */
import { RESOURCES, START_RESOURCES } from '../box/index.ts';
import { dealLoyalty } from './loyalty-deck.ts';
import { buildDestiny } from './decks.ts';
import type { Play } from './flow.ts';
import type { Frame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { placeShips } from './new-game.ts';
import { leftOf, seatOf } from './seats.ts';
import { giveTitles } from './succession.ts';
import { withoutSympathizer } from './variant.ts';

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
		placeShips(game);
		tell(game, { kind: 'game-began', first: game.first });
		return [];
	},
	'turn.start': (game) => {
		startTurn(game);
		return [];
	},
	'turn.receive': () => [{ proc: 'receive-skills', step: 'split' }],
	'turn.movement': () => [{ proc: 'movement', step: 'go', to: null }],
	'turn.action': goOn,
	'turn.crisis': goOn,
	'turn.activate': goOn,
	'turn.prepare': goOn,
	'turn.end': () => [{ proc: 'hand-limit', step: 'choose', chosen: [] }],
	over: goOn
};

/** R3.7.5: the next player clockwise becomes current. R10.6.2: Helo arrives at the start of his second turn. */
function startTurn(game: Game): void {
	game.current = game.turn === 0 ? game.first : leftOf(game, game.current);
	game.turn += 1;
	const seat = seatOf(game, game.current);
	seat.turnsBegun += 1;
	tell(game, { kind: 'turn-began', seat: game.current, turn: game.turn });
	if (seat.position === 'stranded' && seat.turnsBegun === 2) {
		seat.position = { place: 'hangar-deck' };
		tell(game, { kind: 'placed', seat: game.current, at: 'hangar-deck' });
	}
}

/** R3.7.4, R12.2.1: a resource at 0 at the end of a turn. */
export const resourceGone = (game: Game): boolean =>
	game.flow.play === 'turn.end' && RESOURCES.some((resource) => game.resources[resource] === 0);
