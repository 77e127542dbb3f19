/** A private look: one seat sees, says so, and it is gone (R13.2.15). */
import { ask } from './ask.ts';
import type { LookFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tellTo } from './log.ts';
import { crossBarrier } from './random.ts';
import { pop } from './stack.ts';

export function stepLook(game: Game, frame: LookFrame): void {
	const answer = ask(game, frame, {
		key: 'look',
		seat: frame.seat,
		why: frame.why,
		mode: 'secret',
		rule: frame.rule,
		question: { kind: 'look', cards: frame.cards }
	});
	if (answer === undefined) return;
	crossBarrier(game);
	tellTo(game, [frame.seat], { kind: 'saw', seat: frame.seat, cards: frame.cards });
	pop(game, frame);
}
