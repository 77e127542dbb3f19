/**
 * R2.7, R2.8: everyone takes the tablet once, looks at what was dealt and takes the starting hand.
 * The first player draws in his first turn and only looks.
 */
import { ask, asSplit, forget } from './ask.ts';
import type { Seat, SeenCard } from './contract.ts';
import { drawSkills } from './decks.ts';
import type { FrameOf } from './frames.ts';
import type { Game } from './game.ts';
import { isLeader, skillTypesOf } from './sheets.ts';
import { clockwise, seatOf } from './seats.ts';
import { splitOffer } from './receive-skills.ts';
import { pop } from './stack.ts';

type FirstDeal = FrameOf<'first-deal'>;

/** R2.8.1 */
const handSize = (game: Game, seat: Seat): number => (seat === game.first ? 0 : isLeader(game, seat) ? 2 : 3);

export function stepFirstDeal(game: Game, frame: FirstDeal): void {
	const seat = clockwise(game, game.first)[frame.turn];
	if (seat === undefined) {
		pop(game, frame);
		return;
	}
	if (frame.step === 'look') {
		const cards = dealt(game, seat);
		const seen = ask(game, frame, {
			key: 'look',
			seat,
			rule: 'R2.7.1',
			why: 'look-at-deal',
			mode: 'secret',
			question: { kind: 'look', cards }
		});
		if (seen === undefined) return;
		forget(frame);
		frame.step = 'hand';
		return;
	}
	const size = handSize(game, seat);
	if (size > 0) {
		const question = splitOffer(game, skillTypesOf(game, seat), size);
		const split = ask(game, frame, {
			key: 'hand',
			seat,
			why: 'starting-hand',
			mode: 'public',
			rule: 'R2.8.1',
			question
		});
		if (split === undefined) return;
		forget(frame);
		drawSkills(game, seat, asSplit(split));
	}
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
