/**
 * R2.7, R2.8: everyone takes the tablet once, looks at what was dealt and takes the starting hand.
 * The first player draws in his first turn and only looks.
 */
import { ask, asSplit } from './ask.ts';
import type { AnswerValue, Seat, SeenCard } from './contract.ts';
import { drawSkills } from './decks.ts';
import type { FrameOf } from './frames.ts';
import type { Game } from './game.ts';
import { isLeader, skillTypesOf } from './sheets.ts';
import { clockwise, seatOf } from './seats.ts';
import { splitOffer } from './receive-skills.ts';

type FirstDeal = FrameOf<'first-deal'>;

/** R2.8.1 */
const handSize = (game: Game, seat: Seat): number => (seat === game.first ? 0 : isLeader(game, seat) ? 2 : 3);

export function stepFirstDeal(game: Game, frame: FirstDeal): void {
	const seat = clockwise(game, game.first)[frame.turn];
	if (seat === undefined) {
		game.stack.pop();
		return;
	}
	if (frame.step === 'look') {
		ask(game, seat, 'look-at-deal', 'secret', 'R2.7.1', { kind: 'look', cards: dealt(game, seat) });
		return;
	}
	const size = handSize(game, seat);
	if (size === 0) next(frame);
	else {
		const offer = splitOffer(game, skillTypesOf(game, seat), size);
		ask(game, seat, 'starting-hand', 'public', 'R2.8.1', offer);
	}
}

export function answeredFirstDeal(game: Game, frame: FirstDeal, seat: Seat, value: AnswerValue): void {
	if (frame.step === 'look') frame.step = 'hand';
	else {
		drawSkills(game, seat, asSplit(value));
		next(frame);
	}
}

function next(frame: FirstDeal): void {
	frame.turn += 1;
	frame.step = 'look';
}

function dealt(game: Game, seat: Seat): SeenCard[] {
	const { loyalty, agenda } = seatOf(game, seat);
	return [
		...loyalty.map((card): SeenCard => ({ pile: 'loyalty', card })),
		...(agenda ? [{ pile: 'agenda', card: agenda } as const] : [])
	];
}
