/**
 * Discards: of choice, at random, down to a limit. Several seats choose at once and show together (R14.2.2); every seat the
 * text concerns passes through the same screen, also with nothing to choose (R13.4.2). Cylon players may ignore what a Crisis
 * or a check result does to them (R4.6.2).
 */
import { ask, asName, asNames } from './ask.ts';
import type { Seat, Why } from './contract.ts';
import { discardSkills, typeOf } from './decks.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { on } from './modifiers.ts';
import { takeRandom } from './random.ts';
import { seatOf } from './seats.ts';
import { below, pop } from './stack.ts';
import { openWindow } from './windows.ts';

export interface DiscardFrame extends BaseFrame {
	proc: 'discard';
	step: 'ignore' | 'choose' | 'done';
	/** how many cards of each seat; more than it has: all it has (R1.8.7) */
	due: { seat: Seat; count: number }[];
	random: boolean;
	/** a cost, not a forced discard (R14.3.2) */
	cost: boolean;
	ignorable: boolean;
	why: Why;
	rule: string;
}

export function stepDiscard(game: Game, frame: DiscardFrame): void {
	switch (frame.step) {
		case 'ignore':
			if (frame.ignorable && !askWhoIgnores(game, frame)) return;
			frame.step = 'choose';
			break;
		case 'choose': {
			const chosen = chosenBySeat(game, frame);
			if (!chosen) return;
			frame.step = 'done';
			for (const { seat, cards } of chosen) discardSkills(game, seat, cards);
			const parent = below(game, frame);
			if (parent?.proc === 'effects' && frame.cost) {
				const [card] = chosen[0]?.cards ?? [];
				if (card) parent.scope.paid = card;
			}
			for (const { seat, cards } of chosen)
				if (!seatOf(game, seat).cylon && cards.some((card) => typeOf(card) === 'treachery')) {
					openWindow(game, { on: 'discarded', by: seat, types: ['treachery'] });
					break;
				}
			break;
		}
		case 'done':
			pop(game, frame);
			break;
	}
}

/** False while somebody is still asked. */
function askWhoIgnores(game: Game, frame: DiscardFrame): boolean {
	const cylons = frame.due.filter(
		({ seat, count }) => seatOf(game, seat).cylon && count > 0 && seatOf(game, seat).hand.length > 0
	);
	for (const { seat } of cylons) {
		const answer = ask(game, frame, {
			key: `ignore:${String(seat)}`,
			seat,
			why: 'ignore',
			mode: 'public',
			rule: 'R4.6.2',
			question: { kind: 'option', from: [{ id: 'ignore' }, { id: 'accept' }] }
		});
		if (answer === undefined) return false;
		if (asName(answer) === 'ignore') {
			frame.due = frame.due.filter((due) => due.seat !== seat);
			tell(game, { kind: 'ignored', seat });
		}
	}
	return true;
}

function chosenBySeat(game: Game, frame: DiscardFrame): { seat: Seat; cards: string[] }[] | null {
	const chosen = frame.due.map(({ seat, count }): { seat: Seat; cards: string[] | null; left: number } => {
		const { hand } = seatOf(game, seat);
		const n = Math.min(count, hand.length);
		if (n === 0) return { seat, cards: [], left: 0 };
		// a single player who must give all he has: everybody knows that there is nothing to choose
		if (n === hand.length && frame.due.length === 1) return { seat, cards: [...hand], left: 0 };
		if (frame.random || (!frame.cost && on(game, seat, 'random-discard').length > 0))
			return { seat, cards: [], left: n };
		const answer = ask(game, frame, {
			key: `cards:${String(seat)}`,
			seat,
			why: frame.why,
			mode: 'hand',
			rule: frame.rule,
			question: { kind: 'cards', pile: 'skill', from: [...hand], min: n, max: n }
		});
		return { seat, cards: answer === undefined ? null : [...asNames(answer)], left: 0 };
	});
	if (chosen.some(({ cards }) => cards === null)) return null;
	return chosen.map(({ seat, cards, left }) => ({
		seat,
		// what chance picks is drawn only now, when all others have chosen
		cards: left > 0 ? takeRandom(game, [...seatOf(game, seat).hand], left) : (cards ?? [])
	}));
}
