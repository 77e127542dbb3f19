/** R3.7.2: at the end of every turn all who hold too many cards discard down; all choose before any card is shown. */
import { ask, asNames } from './ask.ts';
import { take } from './decks.ts';
import type { FrameOf } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { handLimit, quorumLimit } from './modifiers.ts';
import { clockwise, seatOf } from './seats.ts';
import { pop, push } from './stack.ts';

export function stepHandLimit(game: Game, frame: FrameOf<'hand-limit'>): void {
	if (frame.step === 'skill') {
		frame.step = 'quorum';
		const due = clockwise(game, game.current)
			.map((seat) => ({ seat, count: seatOf(game, seat).hand.length - handLimit(game, seat) }))
			.filter(({ count }) => count > 0);
		if (due.length > 0)
			push(game, {
				proc: 'discard',
				step: 'choose',
				due,
				random: false,
				cost: false,
				ignorable: false,
				why: 'hand-limit',
				rule: 'R3.7.2'
			});
		return;
	}
	const { president } = game.titles;
	const over = game.quorumHand.length - quorumLimit(game);
	if (president !== null && over > 0) {
		const answer = ask(game, frame, {
			key: 'quorum',
			seat: president,
			why: 'quorum-limit',
			mode: 'hand',
			rule: 'R8.7.3',
			question: { kind: 'cards', pile: 'quorum', from: [...game.quorumHand], min: over, max: over }
		});
		if (answer === undefined) return;
		for (const card of asNames(answer)) {
			take(game.quorumHand, card);
			game.discards.quorum.push(card);
			tell(game, { kind: 'discarded-other', seat: president, deck: 'quorum', card });
		}
	}
	pop(game, frame);
}
