/** R3.7.2: at the end of every turn all who hold too many cards discard down; all choose before any card is shown. */
import { ask, asNames } from './ask.ts';
import type { AnswerValue, Seat } from './contract.ts';
import { discardSkills } from './decks.ts';
import type { FrameOf } from './frames.ts';
import type { Game } from './game.ts';
import { takeRandom } from './random.ts';
import { handLimit, modifiersOn } from './sheets.ts';
import { clockwise, seatOf } from './seats.ts';

type HandLimit = FrameOf<'hand-limit'>;

export function stepHandLimit(game: Game, frame: HandLimit): void {
	if (frame.step === 'choose') {
		frame.step = 'show';
		for (const seat of clockwise(game, game.current)) discardDown(game, frame, seat);
		return;
	}
	game.stack.pop();
	for (const { seat, cards } of frame.chosen) discardSkills(game, seat, cards);
}

function discardDown(game: Game, frame: HandLimit, seat: Seat): void {
	const { hand } = seatOf(game, seat);
	const over = hand.length - handLimit(game, seat);
	if (over <= 0) return;
	// R14.3.2: some discards are left to chance
	if (modifiersOn(game, seat).some((mod) => mod.kind === 'random-discard'))
		frame.chosen.push({ seat, cards: takeRandom(game, [...hand], over) });
	else
		ask(game, seat, 'hand-limit', 'hand', 'R3.7.2', { kind: 'cards', from: [...hand], min: over, max: over });
}

export function answeredHandLimit(_game: Game, frame: HandLimit, seat: Seat, value: AnswerValue): void {
	frame.chosen.push({ seat, cards: [...asNames(value)] });
	// shown in turn order, not in the order in which they chose
	frame.chosen.sort((a, b) => a.seat - b.seat);
}
