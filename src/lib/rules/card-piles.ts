/**
 * Where a printed card lies while it is used. It counts as discarded from the moment it is shown (R1.7.3), so it goes to its
 * discard pile at once; a text that keeps it in play, or takes it out of the game, picks it up from there.
 */
import type { ComponentDeck, DeckId } from '../box/index.ts';
import type { About, CardPile } from './contract.ts';
import type { Game } from './game.ts';

type Pile = Exclude<DeckId, 'destiny'>;

/** The decks whose cards are used one by one; skill cards have their own ways (decks.ts). */
const PILES: Readonly<Partial<Record<ComponentDeck, Pile>>> = {
	crisis: 'crisis',
	'new-caprica-crisis': 'crisis',
	'super-crisis': 'super-crisis',
	quorum: 'quorum',
	destination: 'destination'
};

export const sameCard = (a: About, b: About): boolean => a.deck === b.deck && a.id === b.id;

/** What a card of the Crisis deck is now (R11.1.6). */
export const crisisComponent = (game: Game): 'crisis' | 'new-caprica-crisis' =>
	game.flow.era === 'voyage' ? 'crisis' : 'new-caprica-crisis';

/** R11.1.6: Crisis cards of before New Caprica leave the game. */
export const isOutdated = (game: Game, { deck }: About): boolean =>
	deck === 'crisis' && game.flow.era !== 'voyage';

/** What the cards of a deck are shown as. */
export function pileOf(game: Game, deck: DeckId): CardPile {
	switch (deck) {
		case 'crisis':
			return crisisComponent(game);
		case 'super-crisis':
		case 'quorum':
		case 'destination':
			return deck;
		default:
			return 'skill';
	}
}

/** Onto its discard pile. */
export function layDown(game: Game, about: About): void {
	const pile = PILES[about.deck];
	if (isOutdated(game, about) || !pile) game.out.push({ ...about });
	else game.discards[pile].push(about.id);
}

/** Takes a card that was shown from where it lies: its pile, the deck it was shuffled into since, or out of the game. */
export function pickUp(game: Game, about: About): void {
	const pile = PILES[about.deck];
	if (!pile) return;
	for (const cards of [game.discards[pile], game.decks[pile]]) {
		const at = cards.lastIndexOf(about.id);
		if (at >= 0) {
			cards.splice(at, 1);
			return;
		}
	}
	const at = game.out.findIndex((card) => sameCard(card, about));
	if (at >= 0) game.out.splice(at, 1);
}
