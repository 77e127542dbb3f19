/**
 * Runs the texts of cards: one effect after the other, each by the handler of its kind.
 *
 * A handler returns true when its effect is done or has put on the stack what remains to be done, and false while it waits
 * for an answer or for a die; it is then called again. What Galactica's absence forbids and what her return ends is tested
 * here (`silence.ts`), never on a card.
 */
import type { Effect } from '../box/index.ts';
import { forget } from './ask.ts';
import { cardEffects } from './card-effects.ts';
import { controls } from './controls.ts';
import { dieEffects } from './die.ts';
import type { EffectsFrame, ForEachFrame } from './frames.ts';
import type { Game } from './game.ts';
import { pieceEffects } from './piece-effects.ts';
import { peopleEffects } from './people-effects.ts';
import { isSilent } from './silence.ts';
import { stateEffects } from './state-effects.ts';
import { pop, run } from './stack.ts';
import type { Handlers } from './handlers.ts';

const HANDLERS: Handlers = {
	...controls,
	...cardEffects,
	...peopleEffects,
	...stateEffects,
	...pieceEffects,
	...dieEffects
};

export function stepEffects(game: Game, frame: EffectsFrame): void {
	const effect = frame.effects[frame.at];
	if (!effect) {
		pop(game, frame);
		return;
	}
	if (!isSilent(game, effect)) {
		// the table is keyed by the very kind of the effect, which TypeScript cannot see through a union
		const handle = HANDLERS[effect.kind] as (game: Game, effect: Effect, frame: EffectsFrame) => boolean;
		if (!handle(game, effect, frame)) return;
	}
	frame.at += 1;
	forget(frame);
}

export function stepForEach(game: Game, frame: ForEachFrame): void {
	const seat = frame.seats.shift();
	if (seat === undefined) pop(game, frame);
	else run(game, frame.effects, { ...frame.scope, each: seat });
}
