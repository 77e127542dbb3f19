/** R8.5, R8.6.1: Loyalty cards that change hands, and those that act as soon as a human player has them. */
import { loyaltyCards, type Ability, type LoyaltyId } from '../box/index.ts';
import { ask, asSeatOrNull } from './ask.ts';
import type { Seat } from './contract.ts';
import { take } from './decks.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { crossBarrier } from './random.ts';
import { holds } from './scope.ts';
import { clockwise, seatOf } from './seats.ts';
import { isLeader } from './sheets.ts';
import { innermost, pop, push, run } from './stack.ts';

export interface HandOverFrame extends BaseFrame {
	proc: 'hand-over';
	step: 'give' | 'received';
	seat: Seat;
	to: Seat | null;
}

/** R8.5.1: from this distance on the cards are kept. */
const TOO_FAR = 7;

/** D3: a human player who is no infiltrator. */
const mayReceive = (game: Game, seat: Seat): boolean => {
	const { cylon, infiltrating } = seatOf(game, seat);
	return !cylon && !infiltrating && !isLeader(game, seat);
};

export function stepHandOver(game: Game, frame: HandOverFrame): void {
	const { seat } = frame;
	if (frame.step === 'received') {
		pop(game, frame);
		// R7.5.4: in the Sleeper Agent phase all cards are handed over before any acts
		if (frame.to !== null && !innermost(game, 'sleepers')) resolveSpecial(game, frame.to);
		return;
	}
	const { loyalty } = seatOf(game, seat);
	const from = clockwise(game, seat).filter((other) => mayReceive(game, other));
	const handsOver = game.config.set === 'pegasus' && game.distance < TOO_FAR && loyalty.length > 0;
	let [to] = from;
	if (!handsOver || to === undefined) {
		pop(game, frame);
		return;
	}
	if (from.length > 1) {
		const answer = ask(game, frame, {
			key: 'to',
			seat,
			why: 'hand-over',
			mode: 'hand',
			rule: 'R8.5.2',
			question: { kind: 'seat', from, optional: false }
		});
		if (answer === undefined) return;
		to = asSeatOrNull(answer) ?? to;
	}
	frame.step = 'received';
	frame.to = to;
	giveLoyalty(game, seat, to, [...loyalty]);
}

/** Face down from one seat to another, who looks at them (R13.5.12). */
export function giveLoyalty(game: Game, seat: Seat, to: Seat, cards: readonly string[]): void {
	const { loyalty } = seatOf(game, seat);
	for (const card of cards) take(loyalty, card);
	seatOf(game, to).loyalty.push(...cards);
	crossBarrier(game);
	tell(game, { kind: 'handed-over', seat, to, count: cards.length });
	lookAtLoyalty(game, to, cards);
}

/** A private look at cards just dealt or received. */
export function lookAtLoyalty(game: Game, seat: Seat, cards: readonly string[]): void {
	push(game, {
		proc: 'look',
		seat,
		cards: cards.map((card) => ({ pile: 'loyalty', card })),
		why: 'received',
		rule: 'R13.5.12'
	});
}

const receivedText = (card: string): Ability | undefined => {
	const data = loyaltyCards[card as LoyaltyId];
	const abilities: readonly Ability[] = 'abilities' in data ? data.abilities : [];
	return abilities.find(({ when }) => typeof when === 'object' && when.on === 'card-received');
};

/** R8.6.1, R9.5.1: the card a human player may not keep hidden is turned up and carried out. */
export function resolveSpecial(game: Game, seat: Seat): void {
	const state = seatOf(game, seat);
	for (const card of [...state.loyalty]) {
		const ability = receivedText(card);
		const scope = { acting: seat, used: false, about: { deck: 'loyalty', id: card }, holder: seat } as const;
		if (!ability || (ability.needs && !holds(game, ability.needs, scope))) continue;
		take(state.loyalty, card);
		state.shown.push(card);
		crossBarrier(game);
		tell(game, { kind: 'revealed', seat, card, how: 'special' });
		run(game, ability.effects ?? [], scope);
	}
}
