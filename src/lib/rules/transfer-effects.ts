/** Cards that change places: this card, cards looked at, hands, decks, the cards of a check. */
import { readSkillRef, type DeckId } from '../box/index.ts';
import { ask, asNames } from './ask.ts';
import { isOutdated, pickUp, sameCard } from './card-piles.ts';
import type { Seat, Why } from './contract.ts';
import { addToHand, buildDestiny, take, takeDestiny, takeTop, toDiscards } from './decks.ts';
import type { EffectsFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import { giveLoyalty } from './hand-over.ts';
import type { EffectOf, HandlersFor } from './handlers.ts';
import { discardKept, release } from './kept.ts';
import { tell, tellTo } from './log.ts';
import { crossBarrier, shuffle, takeRandom } from './random.ts';
import { chooserOf, seatInRole } from './scope.ts';
import { seatOf } from './seats.ts';
import { addCards } from './skill-check.ts';
import { innermost, push } from './stack.ts';

type Transfer = EffectOf<'transfer'>;
type Pile = Transfer['to'];

export const transferEffects: HandlersFor<'transfer' | 'exchange'> = {
	transfer(game, effect, frame) {
		const { from } = effect;
		const { scope } = frame;
		if (from === 'this') {
			moveThis(game, effect, scope);
			return true;
		}
		if (from === 'check') {
			takeCheck(game, effect, scope);
			return true;
		}
		if (from === 'looked') return moveLooked(game, effect, frame);
		if (typeof from === 'string') return true;
		if ('deck' in from) {
			fromDeck(game, effect, from.deck, scope);
			return true;
		}
		if ('loyalty' in from) {
			moveLoyalty(game, effect, from.loyalty, scope);
			return true;
		}
		return fromHand(game, effect, frame, seatInRole(game, from.hand, scope));
	},

	exchange(game, { a, b }, { scope }) {
		if (a === 'this') {
			if ('deck' in b && b.deck === 'destiny') swapWithDestiny(game, scope);
			return true;
		}
		const one = seatInRole(game, a.hand, scope);
		const other = 'hand' in b ? seatInRole(game, b.hand, scope) : null;
		if (one !== null && other !== null) swapHands(game, one, other);
		return true;
	}
};

/** The card carrying the text, from play or from the pile it lies on since it was shown. */
function moveThis(game: Game, { to }: Transfer, { about }: Scope): void {
	if (!about) return;
	const kept = game.inPlay.find((card) => sameCard(card.about, about));
	if (to === 'discard') {
		if (kept) discardKept(game, kept);
		return;
	}
	if (kept) release(game, kept);
	else pickUp(game, about);
	if (typeof to === 'object' && 'deck' in to && !isOutdated(game, about)) {
		game.decks[to.deck].push(about.id);
		shuffle(game, game.decks[to.deck]);
		tell(game, { kind: 'card-ended', about });
		return;
	}
	game.out.push({ ...about });
	tell(game, { kind: 'card-removed', about });
}

/** Adama: Destiny's cards too; the hand limit waits for the end of the turn (R5.2.13). */
function takeCheck(game: Game, { to }: Transfer, scope: Scope): void {
	const check = innermost(game, 'check');
	const seat = handOf(game, to, scope);
	if (!check?.revealed || seat === null) return;
	const cards = check.revealed;
	check.revealed = [];
	addToHand(game, seat, cards);
	tell(game, { kind: 'drew-cards', seat, cards: [...cards] });
}

const handOf = (game: Game, to: Pile, scope: Scope): Seat | null =>
	typeof to === 'object' && 'hand' in to ? seatInRole(game, to.hand, scope) : null;

/** Cards of the last look, which lie on their deck or beside it. */
function moveLooked(game: Game, effect: Transfer, frame: EffectsFrame): boolean {
	const { scope } = frame;
	if (!scope.looked) return true;
	const { deck, cards } = scope.looked;
	let moved: readonly string[] = cards;
	if (typeof effect.count === 'number') {
		const count = Math.min(effect.count, cards.length);
		const answer = ask(game, frame, {
			key: 'cards',
			seat: chooserOf(game, scope, effect.pick === 'random' ? undefined : effect.pick),
			why: 'discard',
			mode: 'hand',
			rule: 'R13.5.51',
			question: { kind: 'cards', pile: 'skill', from: cards, min: count, max: count },
			about: scope.about
		});
		if (answer === undefined) return false;
		moved = asNames(answer);
	}
	for (const card of moved) take(game.aside.includes(card) ? game.aside : game.decks[deck], card);
	put(game, effect, moved, scope);
	// R2.9.2
	if (deck === 'destiny' && game.decks.destiny.length === 0) buildDestiny(game);
	return true;
}

function fromDeck(game: Game, effect: Transfer, deck: DeckId, scope: Scope): void {
	const count = typeof effect.count === 'number' ? effect.count : game.decks[deck].length;
	if (effect.as === 'replacing') {
		// at once: an empty Destiny deck would be built anew in between (R2.9.2)
		const old = game.decks.destiny;
		game.decks.destiny = [];
		toDiscards(game, old);
		tell(game, { kind: 'discarded', seat: chooserOf(game, scope), cards: old });
	}
	const cards = drawFrom(game, deck, count);
	const seat = handOf(game, effect.to, scope);
	if (seat !== null && cards.length > 0) {
		tell(game, { kind: 'drew', seat, from: deck, count: cards.length });
		tellTo(game, [seat], { kind: 'drew-cards', seat, cards: [...cards] });
	}
	put(game, effect, cards, scope);
}

function drawFrom(game: Game, deck: DeckId, count: number): string[] {
	if (deck === 'destiny') return takeDestiny(game, count);
	const cards: string[] = [];
	for (let n = 0; n < count; n++) {
		const card = takeTop(game, deck);
		if (card) cards.push(card);
	}
	return cards;
}

/** Lays cards where the text says. */
function put(game: Game, { to, as }: Transfer, cards: readonly string[], scope: Scope): void {
	const seat = handOf(game, to, scope);
	if (seat !== null) {
		addToHand(game, seat, cards);
		return;
	}
	if (to === 'check') {
		const check = innermost(game, 'check');
		if (check) addCards(game, check, scope.acting, cards);
		else toDiscards(game, cards);
		return;
	}
	if (typeof to === 'object' && 'deck' in to) {
		const deck = game.decks[to.deck];
		deck.push(...cards);
		if (as !== 'top') shuffle(game, deck);
		if (to.deck === 'destiny') tell(game, { kind: 'destiny-changed', count: deck.length });
		return;
	}
	toDiscards(game, cards);
	if (cards.length > 0) tell(game, { kind: 'discarded', seat: scope.acting, cards: [...cards] });
}

function whyPick(game: Game, to: Pile, scope: Scope, own: boolean): Why {
	if (to === 'check') return 'contribute';
	if (!own) return 'take-cards';
	return handOf(game, to, scope) === null ? 'put-back' : 'give-cards';
}

function fromHand(game: Game, effect: Transfer, frame: EffectsFrame, owner: Seat | null): boolean {
	const { scope } = frame;
	const { to, count, pick } = effect;
	if (owner === null) return true;
	const { hand } = seatOf(game, owner);
	const most = typeof count === 'number' ? Math.min(count, hand.length) : hand.length;
	if (most === 0) return true;
	let cards: readonly string[];
	if (pick === 'random') cards = takeRandom(game, [...hand], most);
	else {
		const picker = chooserOf(game, scope, pick);
		const answer = ask(game, frame, {
			key: 'cards',
			seat: picker,
			why: whyPick(game, to, scope, picker === owner),
			// what goes into a check lies open there; what goes elsewhere is nobody else's business
			mode: to === 'check' ? 'hand' : 'secret',
			rule: 'R13.5.38',
			question: { kind: 'cards', pile: 'skill', from: [...hand], min: count === 'any' ? 0 : most, max: most },
			about: scope.about
		});
		if (answer === undefined) return false;
		cards = asNames(answer);
	}
	for (const card of cards) take(hand, card);
	crossBarrier(game);
	const receiver = handOf(game, to, scope);
	if (receiver !== null) {
		tell(game, { kind: 'gave-cards', seat: owner, to: receiver, count: cards.length });
		tellTo(game, [owner, receiver], {
			kind: 'gave-cards-seen',
			seat: owner,
			to: receiver,
			cards: [...cards]
		});
	}
	put(game, effect, cards, scope);
	return true;
}

/** R8.5.5: with the base game this is a place's action; the receiver looks and special cards act. */
function moveLoyalty(
	game: Game,
	{ to }: Transfer,
	from: Extract<Transfer['from'], { loyalty: unknown }>['loyalty'],
	scope: Scope
): void {
	const giver = seatInRole(game, from, scope);
	const receiver = typeof to === 'object' && 'loyalty' in to ? seatInRole(game, to.loyalty, scope) : null;
	if (giver === null || receiver === null) return;
	const { loyalty } = seatOf(game, giver);
	if (loyalty.length === 0) return;
	push(game, { proc: 'hand-over', step: 'received', seat: giver, to: receiver });
	giveLoyalty(game, giver, receiver, [...loyalty]);
}

/** This card, which lies on its discard pile since it was played, for the top card of the Destiny deck. */
function swapWithDestiny(game: Game, { about, acting }: Scope): void {
	const top = game.decks.destiny.at(-1);
	if (!about || top === undefined) return;
	const pile = Object.values(game.discards).find((cards) => cards.some((card) => isOf(card, about.id)));
	const card = pile?.findLast((candidate) => isOf(candidate, about.id));
	if (!pile || card === undefined) return;
	take(pile, card);
	game.decks.destiny.pop();
	game.decks.destiny.push(card);
	addToHand(game, acting, [top]);
	crossBarrier(game);
	tell(game, { kind: 'drew', seat: acting, from: 'destiny', count: 1 });
	tellTo(game, [acting], { kind: 'drew-cards', seat: acting, cards: [top] });
}

const isOf = (card: string, kind: string): boolean => readSkillRef(card).kind === kind;

function swapHands(game: Game, one: Seat, other: Seat): void {
	const a = seatOf(game, one);
	const b = seatOf(game, other);
	const [mine, theirs] = [a.hand, b.hand];
	a.hand = theirs;
	b.hand = mine;
	crossBarrier(game);
	tell(game, { kind: 'exchanged-hands', seat: one, with: other });
	tellTo(game, [one, other], { kind: 'gave-cards-seen', seat: one, to: other, cards: [...mine] });
	tellTo(game, [one, other], { kind: 'gave-cards-seen', seat: other, to: one, cards: [...theirs] });
}
