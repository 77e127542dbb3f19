/** R8.2, R8.6.3, R9.5.2: becoming a Cylon player, by an action or by a card that leaves no choice. */
import { loyaltyCards, type LoyaltyId } from '../box/index.ts';
import { ask, asNames, forget } from './ask.ts';
import type { Seat } from './contract.ts';
import { discardSkills, take } from './decks.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { discardAttached } from './kept.ts';
import { tell } from './log.ts';
import { forbidden } from './modifiers.ts';
import { crossBarrier } from './random.ts';
import { lapseSheet, toResurrectionShip } from './resurrection.ts';
import { seatOf } from './seats.ts';
import { pop, push, run } from './stack.ts';
import { fire } from './windows.ts';

export interface RevealFrame extends BaseFrame {
	proc: 'reveal';
	step: 'show' | 'effect' | 'turn';
	seat: Seat;
	card: string;
}

export interface TurnCylonFrame extends BaseFrame {
	proc: 'turn-cylon';
	step: 'turn' | 'cut' | 'after-cut' | 'leave' | 'super-crisis' | 'hand-over' | 'done';
	seat: Seat;
	/** R9.5: plays by an Agenda from now on */
	sympathetic: boolean;
	/** R8.2.7: only who reveals himself by an action */
	superCrisis: boolean;
}

/** Keep three skill cards, discard the rest (R8.2.3, R9.4.1). */
export interface CutHandFrame extends BaseFrame {
	proc: 'cut-hand';
	seat: Seat;
}

const KEPT = 3;

export const isCylonCard = (card: string): boolean => loyaltyCards[card as LoyaltyId].team === 'cylon';

/** R8.2.1: one card lies open, and its owner is a Cylon player from now on (R8.2.10). */
export function showCylonCard(game: Game, seat: Seat, card: string, how: 'action' | 'executed'): void {
	const state = seatOf(game, seat);
	take(state.loyalty, card);
	state.shown.push(card);
	state.cylon = true;
	crossBarrier(game);
	lapseSheet(game, seat);
	tell(game, { kind: 'revealed', seat, card, how });
	fire(game, { on: 'cylon-revealed', by: seat });
}

export function stepReveal(game: Game, frame: RevealFrame): void {
	const { seat, card } = frame;
	switch (frame.step) {
		case 'show':
			frame.step = 'effect';
			showCylonCard(game, seat, card, 'action');
			break;
		case 'effect': {
			frame.step = 'turn';
			if (forbidden(game, seat, 'reveal-effect')) return;
			const data = loyaltyCards[card as LoyaltyId];
			const effects = 'reveal' in data ? data.reveal : [];
			run(game, effects, { acting: seat, used: true, about: { deck: 'loyalty', id: card }, holder: seat });
			break;
		}
		case 'turn':
			pop(game, frame);
			push(game, { proc: 'turn-cylon', step: 'cut', seat, sympathetic: false, superCrisis: true });
			break;
	}
}

export function stepTurnCylon(game: Game, frame: TurnCylonFrame): void {
	const { seat } = frame;
	switch (frame.step) {
		case 'turn': {
			const state = seatOf(game, seat);
			state.cylon = true;
			state.sympathetic = frame.sympathetic;
			frame.step = 'cut';
			lapseSheet(game, seat);
			tell(game, { kind: 'turned-cylon', seat });
			break;
		}
		case 'cut':
			frame.step = 'after-cut';
			push(game, { proc: 'cut-hand', seat });
			break;
		case 'after-cut':
			frame.step = 'leave';
			runHandCut(game, seat);
			break;
		case 'leave':
			frame.step = 'super-crisis';
			discardAttached(game, seat);
			toResurrectionShip(game, seat);
			break;
		case 'super-crisis':
			frame.step = 'hand-over';
			if (frame.superCrisis)
				run(game, [{ kind: 'draw', who: 'acting', from: 'super-crisis', count: 1 }], {
					acting: seat,
					used: true,
					about: null
				});
			break;
		case 'hand-over':
			frame.step = 'done';
			push(game, { proc: 'hand-over', step: 'give', seat, to: null });
			break;
		case 'done':
			// R8.2.9, R8.6.5
			if (seat === game.current) game.turnCut = true;
			pop(game, frame);
			break;
	}
}

/** R8.2.2: the draw of the revealer himself comes when his hand has been cut. */
function runHandCut(game: Game, seat: Seat): void {
	const due = game.waiting.filter(({ at, scope }) => at === 'hand-cut' && scope.acting === seat);
	game.waiting = game.waiting.filter((waiting) => !due.includes(waiting));
	for (const { effects, scope } of due.reverse()) run(game, effects, scope);
}

export function stepCutHand(game: Game, frame: CutHandFrame): void {
	const { seat } = frame;
	const { hand } = seatOf(game, seat);
	if (hand.length > KEPT) {
		const answer = ask(game, frame, {
			key: 'keep',
			seat,
			why: 'keep-cards',
			mode: 'hand',
			rule: 'R8.2.3',
			question: { kind: 'cards', pile: 'skill', from: [...hand], min: KEPT, max: KEPT }
		});
		if (answer === undefined) return;
		const rest = [...hand];
		for (const card of asNames(answer)) take(rest, card);
		discardSkills(game, seat, rest);
		forget(frame);
	}
	pop(game, frame);
}
