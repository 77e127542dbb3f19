/**
 * Looking at what is hidden (R8.1.2, R13.2.10, R13.2.15): everybody knows who looks at what, the looker alone sees it, the
 * owner of a Loyalty card learns which one. Undo never goes back before the moment something could be seen.
 */
import type { DeckId } from '../box/index.ts';
import { ask, asBins, once } from './ask.ts';
import { pileOf } from './card-piles.ts';
import type { CardPile, LookedAt, Seat, SeenCard } from './contract.ts';
import { take, uncover } from './decks.ts';
import type { EffectsFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import type { EffectOf, HandlersFor } from './handlers.ts';
import { tell, tellTo } from './log.ts';
import { forbidden } from './modifiers.ts';
import { crossBarrier, takeRandom } from './random.ts';
import { seatInRole } from './scope.ts';
import { seatOf } from './seats.ts';
import { innermost, push } from './stack.ts';

type Look = EffectOf<'look'>;
type At = Look['at'];
type LookAt<K extends string> = Extract<At, Readonly<Partial<Record<K, unknown>>> & Record<K, unknown>>;

export const lookEffects: HandlersFor<'look'> = {
	look(game, effect, frame) {
		const seat = seatInRole(game, effect.who, frame.scope);
		if (seat === null) return true;
		const { at } = effect;
		if ('loyalty' in at) lookAtLoyalty(game, seat, at, effect, frame.scope);
		else if ('hand' in at) lookAtHand(game, seat, at, frame.scope);
		else if ('contribution' in at) lookAtContribution(game, seat, at, frame.scope);
		else if ('ships' in at) return lookAtShips(game, seat, at, effect, frame);
		else return lookAtDeck(game, seat, at, effect, frame);
		return true;
	}
};

/** Shows cards to one seat and tells the table that it looks. */
function show(game: Game, seat: Seat, at: LookedAt, cards: SeenCard[]): void {
	crossBarrier(game);
	tell(game, { kind: 'looked', seat, at, count: cards.length });
	push(game, { proc: 'look', seat, cards, why: 'look', rule: 'R13.5.32' });
}

/** R8.1.2: random facedown cards of somebody else. */
function lookAtLoyalty(game: Game, seat: Seat, at: LookAt<'loyalty'>, { count }: Look, scope: Scope): void {
	const owner = seatInRole(game, at.loyalty, scope);
	if (owner === null || owner === seat || forbidden(game, seat, 'look-at-loyalty')) return;
	const { loyalty } = seatOf(game, owner);
	const cards = count === 'all' ? [...loyalty] : takeRandom(game, [...loyalty], count);
	if (cards.length === 0) return;
	show(
		game,
		seat,
		{ loyalty: owner },
		cards.map((card) => ({ pile: 'loyalty', card, of: owner }))
	);
	tellTo(game, [owner], { kind: 'was-seen', by: seat, cards });
}

function lookAtHand(game: Game, seat: Seat, at: LookAt<'hand'>, scope: Scope): void {
	const owner = seatInRole(game, at.hand, scope);
	if (owner === null) return;
	const { hand } = seatOf(game, owner);
	if (hand.length === 0) return;
	show(
		game,
		seat,
		{ hand: owner },
		hand.map((card) => ({ pile: 'skill', card, of: owner }))
	);
}

/** R5.4.5: what this seat has just put into the check. */
function lookAtContribution(game: Game, seat: Seat, at: LookAt<'contribution'>, scope: Scope): void {
	const owner = seatInRole(game, at.contribution, scope);
	const last = innermost(game, 'check')?.added.findLast((part) => part.seat === owner);
	if (owner === null || !last) return;
	show(
		game,
		seat,
		{ contribution: owner },
		last.cards.map((card) => ({ pile: 'skill', card, of: owner }))
	);
}

function lookAtShips(
	game: Game,
	seat: Seat,
	at: LookAt<'ships'>,
	effect: Look,
	frame: EffectsFrame
): boolean {
	if (at.ships === 'locked') {
		const top = game.locked.slice(-1);
		return effect.put
			? putBack(game, seat, frame, { deck: 'locked', cards: top, pile: 'civilian-ship', list: game.locked })
			: true;
	}
	const ships = game.space.civilians.filter(
		({ label }) => at.ships === 'all' || frame.scope.ships?.includes(label)
	);
	if (ships.length > 0)
		show(
			game,
			seat,
			'ships',
			ships.map(({ ship, label }) => ({ pile: 'civilian-ship', card: ship, label }))
		);
	return true;
}

function lookAtDeck(game: Game, seat: Seat, at: LookAt<'deck'>, effect: Look, frame: EffectsFrame): boolean {
	const { scope } = frame;
	const deck = at.deck === 'chosen-deck' ? scope.deck : at.deck;
	if (!deck) return true;
	const cards = cardsAt(game, deck, effect.count, at.end);
	if (cards.length === 0) return true;
	const pile = pileOf(game, deck);
	if (effect.put) return putBack(game, seat, frame, { deck, cards, pile, list: game.decks[deck] });
	if (pile === 'skill' && deck !== 'destiny' && !at.end) {
		// they lie beside their deck until the text says where they go: nobody draws them meanwhile
		for (const card of cards) take(game.decks[deck], card);
		game.aside.push(...cards);
	}
	scope.looked = { deck, cards };
	show(
		game,
		seat,
		{ deck },
		cards.map((card) => ({ pile, card }))
	);
	return true;
}

/** The first of them lies nearest to the end that is looked at. */
function cardsAt(game: Game, deck: DeckId, count: Look['count'], end: 'bottom' | undefined): string[] {
	const n = count === 'all' ? game.decks[deck].length : count;
	const fromTop = deck === 'destiny' ? [...game.decks.destiny].reverse() : uncover(game, deck, n);
	return end ? game.decks[deck].slice(0, n) : fromTop.slice(0, n);
}

interface Seen {
	deck: DeckId | 'locked';
	cards: readonly string[];
	pile: CardPile;
	/** what they lie on; the last is the top */
	list: string[];
}

/** R13.5.31, D47: each card on top or under, in any order; both bins are read from the top down. */
function putBack(game: Game, seat: Seat, frame: EffectsFrame, { deck, cards, pile, list }: Seen): boolean {
	if (cards.length === 0) return true;
	once(frame, 'seen', () => {
		crossBarrier(game);
		tell(game, {
			kind: 'looked',
			seat,
			at: deck === 'locked' ? 'ships' : { deck },
			count: cards.length
		});
	});
	const answer = ask(game, frame, {
		key: 'put',
		seat,
		why: 'put-back',
		mode: 'hand',
		rule: 'R13.5.31',
		question: { kind: 'order', pile, items: cards, bins: ['top', 'bottom'] },
		about: frame.scope.about
	});
	if (answer === undefined) return false;
	const [top = [], bottom = []] = asBins(answer);
	list.length -= cards.length;
	list.push(...[...top].reverse());
	list.unshift(...[...bottom].reverse());
	tellTo(game, [seat], { kind: 'saw', seat, cards: cards.map((card) => ({ pile, card })) });
	tell(game, { kind: 'put-back', seat, deck, top: top.length, bottom: bottom.length });
	return true;
}
