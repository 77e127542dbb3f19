/** R7.5: the Sleeper Agent phase. Everything is dealt before anything is looked at (R14.2.5). */
import { ask, asSeatOrNull } from './ask.ts';
import type { Seat } from './contract.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { giveLoyalty, resolveSpecial } from './hand-over.ts';
import { tell } from './log.ts';
import { deal, sleeperCards } from './loyalty-deck.ts';
import { clockwise, seatOf } from './seats.ts';
import { isLeader } from './sheets.ts';
import { pop, push } from './stack.ts';
import { fourSixVariant } from './variant.ts';
import { fire } from './windows.ts';

export interface SleepersFrame extends BaseFrame {
	proc: 'sleepers';
	step: 'deal' | 'look' | 'hand-over' | 'pass' | 'special' | 'boomer' | 'done';
	/** how many seats have had their turn in this step, from the current player on */
	turn: number;
}

const SYMPATHIZER = 'you-are-a-sympathizer';

export function stepSleepers(game: Game, frame: SleepersFrame): void {
	const order = clockwise(game, game.current);
	switch (frame.step) {
		case 'deal':
			frame.step = 'look';
			tell(game, { kind: 'sleepers-began' });
			for (const seat of order) if (!isLeader(game, seat)) deal(game, seat, sleeperCards(game, seat));
			break;
		case 'look':
			forSeats(game, frame, 'hand-over', (seat) => {
				if (!isLeader(game, seat)) lookAtAll(game, seat);
			});
			break;
		case 'hand-over':
			forSeats(game, frame, 'pass', (seat) => {
				if (seatOf(game, seat).cylon) push(game, { proc: 'hand-over', step: 'give', seat, to: null });
			});
			break;
		case 'pass': {
			const seat = order[frame.turn];
			if (seat === undefined || !sympathizerMayPass(game)) next(frame, 'special');
			else if (!seatOf(game, seat).cylon || passOn(game, frame, seat)) frame.turn += 1;
			break;
		}
		case 'special':
			forSeats(game, frame, 'boomer', (seat) => {
				resolveSpecial(game, seat);
			});
			break;
		case 'boomer':
			frame.step = 'done';
			game.sleepersDealt = true;
			fire(game, { on: 'sleepers-dealt' });
			break;
		case 'done':
			pop(game, frame);
			break;
	}
}

function next(frame: SleepersFrame, step: SleepersFrame['step']): void {
	frame.step = step;
	frame.turn = 0;
}

/** One seat a call, so that what it puts on the stack is done before the next seat's turn. */
function forSeats(
	game: Game,
	frame: SleepersFrame,
	then: SleepersFrame['step'],
	act: (seat: Seat) => void
): void {
	const seat = clockwise(game, game.current)[frame.turn];
	if (seat === undefined) {
		next(frame, then);
		return;
	}
	frame.turn += 1;
	act(seat);
}

/** R13.4.2: the same screen for every seat, with all its facedown cards. */
function lookAtAll(game: Game, seat: Seat): void {
	push(game, {
		proc: 'look',
		seat,
		cards: seatOf(game, seat).loyalty.map((card) => ({ pile: 'loyalty', card })),
		why: 'sleepers',
		rule: 'R7.5.2'
	});
}

/** R7.5.3: in the base game, while by all that is known somebody could hold the card. */
const sympathizerMayPass = (game: Game): boolean =>
	game.config.set === 'base' &&
	fourSixVariant(game)?.aside === SYMPATHIZER &&
	!game.seats.some(({ shown }) => shown.includes(SYMPATHIZER));

/** R13.5.54: every Cylon player takes the tablet; who has nothing to pass on says that he has seen it. False: still asked. */
function passOn(game: Game, frame: SleepersFrame, seat: Seat): boolean {
	const { loyalty } = seatOf(game, seat);
	const holder = loyalty.includes(SYMPATHIZER);
	const answer = ask(game, frame, {
		key: `pass:${String(seat)}`,
		seat,
		why: 'hand-over',
		mode: 'secret',
		rule: 'R13.5.54',
		question: holder
			? { kind: 'seat', from: clockwise(game, seat).filter((other) => other !== seat), optional: true }
			: { kind: 'look', cards: loyalty.map((card) => ({ pile: 'loyalty', card })) }
	});
	if (answer === undefined) return false;
	const to = holder ? asSeatOrNull(answer) : null;
	if (to !== null) giveLoyalty(game, seat, to, [SYMPATHIZER]);
	return true;
}
