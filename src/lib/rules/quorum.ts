/** R8.7.1: playing a Quorum card, from the President's hand or off the deck (Skilled Politician). */
import { quorumCards, type QuorumCard, type QuorumId } from '../box/index.ts';
import { ask, asNames, forget } from './ask.ts';
import { layDown } from './card-piles.ts';
import type { Seat } from './contract.ts';
import { choiceOf } from './choices.ts';
import { take, uncover } from './decks.ts';
import type { BaseFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import { tell, tellTo } from './log.ts';
import { holds } from './scope.ts';
import { pop, run } from './stack.ts';
import { fire, openWindow } from './windows.ts';

export interface QuorumFrame extends BaseFrame {
	proc: 'quorum';
	step: 'pick' | 'resolved' | 'done';
	seat: Seat;
	/** cards to pick from off the deck; null: the Quorum hand */
	draw: number | null;
	card: string | null;
}

const scopeOf = (seat: Seat, card: string): Scope => ({
	acting: seat,
	used: true,
	about: { deck: 'quorum', id: card }
});

/** A card whose needs are not met, or with nobody and nothing to choose, cannot be played. */
function isPlayable(game: Game, seat: Seat, card: string): boolean {
	// only cards of the Quorum deck come here
	const { needs, effects }: QuorumCard = quorumCards[card as QuorumId];
	const scope = scopeOf(seat, card);
	if (needs && !holds(game, needs, scope)) return false;
	return effects.every(
		(effect) =>
			effect.kind !== 'choose' ||
			choiceOf(game, effect.from, scope, effect.count, effect.upTo).from.length > 0
	);
}

export function stepQuorum(game: Game, frame: QuorumFrame): void {
	switch (frame.step) {
		case 'pick':
			pick(game, frame);
			break;
		case 'resolved': {
			frame.step = 'done';
			const { seat, card, draw } = frame;
			// R11.4.9: not for cards another ability used
			if (card === null || draw !== null) return;
			const happening = { on: 'card-resolved', by: seat, seat, card, cardOf: 'quorum-hand' } as const;
			openWindow(game, happening);
			fire(game, happening);
			break;
		}
		case 'done':
			pop(game, frame);
	}
}

function pick(game: Game, frame: QuorumFrame): void {
	const { seat, draw } = frame;
	const cards = draw === null ? game.quorumHand : uncover(game, 'quorum', draw);
	const from = cards.filter((card) => isPlayable(game, seat, card));
	let card: string | undefined;
	// asked whenever there are cards at all: whether one of them can be played is nobody else's to know
	if (cards.length > 0) {
		const answer = ask(game, frame, {
			key: 'pick',
			seat,
			why: 'quorum-pick',
			mode: 'hand',
			rule: 'R13.5.16',
			question: { kind: 'cards', pile: 'quorum', from, min: Math.min(1, from.length), max: 1 }
		});
		if (answer === undefined) return;
		[card] = asNames(answer);
	}
	forget(frame);
	frame.step = 'resolved';
	if (draw !== null) putUnder(game, seat, cards, card);
	if (card === undefined) return;
	if (draw === null) take(game.quorumHand, card);
	frame.card = card;
	const scope = scopeOf(seat, card);
	// R1.7.3: it counts as discarded from now on; a card that stays in play is picked up again
	if (scope.about) layDown(game, scope.about);
	tell(game, { kind: 'played', seat, about: { deck: 'quorum', id: card } });
	run(game, quorumCards[card as QuorumId].effects, scope);
}

/** The cards not picked go under the deck, unseen by the others. */
function putUnder(game: Game, seat: Seat, seen: readonly string[], picked: string | undefined): void {
	const rest = [...seen];
	if (picked !== undefined) take(rest, picked);
	const deck = game.decks.quorum;
	deck.length -= seen.length;
	deck.unshift(...rest);
	tell(game, { kind: 'drew', seat, from: 'quorum', count: seen.length });
	tellTo(game, [seat], { kind: 'saw', seat, cards: seen.map((card) => ({ pile: 'quorum', card })) });
	tell(game, { kind: 'put-back', seat, deck: 'quorum', top: 0, bottom: rest.length });
}
