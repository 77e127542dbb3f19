/** Building decks, drawing from them, and what happens when they run out (R1.7). The last card of a list is the top. */
import {
	agendas,
	basestarDamage,
	civilianShips,
	crisesBase,
	crisesNewCaprica,
	crisesPegasus,
	destinations,
	galacticaDamage,
	pegasusDamage,
	quorumCards,
	readSkillRef,
	SKILL_TYPES,
	skillCards,
	skillRef,
	superCrises,
	type AgendaSide,
	type DeckId,
	type PrintedSet,
	type SkillId,
	type SkillType,
	type Strength
} from '../box/index.ts';
import type { GameConfig, Seat } from './contract.ts';
import type { Game } from './game.ts';
import { tell, tellTo } from './log.ts';
import { crossBarrier, shuffle } from './random.ts';
import { seatOf } from './seats.ts';

interface Copies {
	set: PrintedSet;
	copies: number;
}

const inSet = (config: GameConfig, set: PrintedSet): boolean => set === 'base' || config.set === 'pegasus';

function copiesOf(config: GameConfig, cards: Readonly<Record<string, Copies>>): string[] {
	return Object.entries(cards).flatMap(([id, card]) =>
		inSet(config, card.set) ? Array<string>(card.copies).fill(id) : []
	);
}

/** R1.7.1: with Pegasus its Investigative Committee takes the place of the base one. */
export function skillDeck(config: GameConfig, type: SkillType): string[] {
	const replaced = new Set<string>(
		Object.values(skillCards).flatMap((card) =>
			inSet(config, card.set) && 'replaces' in card ? [card.replaces] : []
		)
	);
	return (Object.keys(skillCards) as SkillId[]).flatMap((kind) => {
		const card = skillCards[kind];
		if (card.type !== type || !inSet(config, card.set) || replaced.has(kind)) return [];
		return Object.entries(card.strengths).flatMap(([strength, copies]) =>
			Array<string>(copies).fill(skillRef(kind, Number(strength) as Strength))
		);
	});
}

const skillTypes = (config: GameConfig): SkillType[] =>
	SKILL_TYPES.filter((type) => skillDeck(config, type).length > 0);

export const crisisDeck = (config: GameConfig): string[] =>
	copiesOf(config, { ...crisesBase, ...crisesPegasus });
export const newCapricaDeck = (config: GameConfig): string[] =>
	config.objective === 'new-caprica' ? copiesOf(config, crisesNewCaprica) : [];
export const superCrisisDeck = (config: GameConfig): string[] => copiesOf(config, superCrises);
export const quorumDeck = (config: GameConfig): string[] => copiesOf(config, quorumCards);
export const destinationDeck = (config: GameConfig): string[] => copiesOf(config, destinations);
export const agendaDeck = (side: AgendaSide): string[] =>
	Object.entries(agendas).flatMap(([id, card]) => (card.side === side ? [id] : []));
export const civilianPile = (config: GameConfig): string[] => copiesOf(config, civilianShips);
export const galacticaTokens = (config: GameConfig): string[] => copiesOf(config, galacticaDamage);
export const pegasusTokens = (config: GameConfig): string[] => copiesOf(config, pegasusDamage);
export const basestarTokens = (config: GameConfig): string[] => copiesOf(config, basestarDamage);

export const typeOf = (card: string): SkillType => skillCards[readSkillRef(card).kind].type;

/** R1.7.3: the discard pile becomes the new deck at the moment a card is needed. */
function reshuffleIfEmpty(game: Game, deck: Exclude<DeckId, 'destiny'>): void {
	if (game.decks[deck].length > 0 || game.discards[deck].length === 0) return;
	game.decks[deck] = shuffle(game, game.discards[deck]);
	game.discards[deck] = [];
	tell(game, { kind: 'reshuffled', deck });
}

/** Takes the top card, or null when deck and discard pile are both empty (R1.7.4). */
export function takeTop(game: Game, deck: Exclude<DeckId, 'destiny'>): string | null {
	reshuffleIfEmpty(game, deck);
	crossBarrier(game);
	return game.decks[deck].pop() ?? null;
}

/** The top cards of a deck, the topmost first, still lying there; too few: the discard pile goes under them (R1.7.3). */
export function uncover(game: Game, deck: Exclude<DeckId, 'destiny'>, count: number): string[] {
	const cards = game.decks[deck];
	if (cards.length < count && game.discards[deck].length > 0) {
		game.decks[deck] = [...shuffle(game, game.discards[deck]), ...cards];
		game.discards[deck] = [];
		tell(game, { kind: 'reshuffled', deck });
	}
	crossBarrier(game);
	return [...game.decks[deck]].reverse().slice(0, count);
}

/** R2.9.2, R2.9.3: the Destiny deck is built anew as soon as its last card is taken. */
export function takeDestiny(game: Game, count: number): string[] {
	crossBarrier(game);
	const taken: string[] = [];
	// left empty only where no card of any type was to be had: by now some may be (R2.9.4)
	if (count > 0 && game.decks.destiny.length === 0) buildDestiny(game);
	while (taken.length < count) {
		const card = game.decks.destiny.pop();
		if (card === undefined) break;
		taken.push(card);
		if (game.decks.destiny.length === 0) buildDestiny(game);
	}
	return taken;
}

/** How many cards of a type can still be drawn. */
export const left = (game: Game, type: SkillType): number =>
	game.decks[type].length + game.discards[type].length;

/** R13.2.2: everybody sees the types and numbers, the drawer the cards. */
export function drawSkills(game: Game, seat: Seat, of: Readonly<Partial<Record<SkillType, number>>>): void {
	const drawn: string[] = [];
	for (const type of SKILL_TYPES) {
		const wanted = of[type] ?? 0;
		const before = drawn.length;
		for (let n = 0; n < wanted; n++) {
			const card = takeTop(game, type);
			if (card) drawn.push(card);
		}
		const count = drawn.length - before;
		if (count > 0) tell(game, { kind: 'drew', seat, from: type, count });
	}
	if (drawn.length === 0) return;
	tellTo(game, [seat], { kind: 'drew-cards', seat, cards: [...drawn] });
	addToHand(game, seat, drawn);
}

/** A hand lies sorted by type, then kind and strength: how it came together cannot be read off it. */
function byType(a: string, b: string): number {
	return SKILL_TYPES.indexOf(typeOf(a)) - SKILL_TYPES.indexOf(typeOf(b)) || (a < b ? -1 : a > b ? 1 : 0);
}

/** R13.2.4: every discarded card is shown at the moment it is discarded. */
export function discardSkills(game: Game, seat: Seat, cards: readonly string[]): void {
	for (const card of cards) take(seatOf(game, seat).hand, card);
	toDiscards(game, cards);
	if (cards.length > 0) tell(game, { kind: 'discarded', seat, cards: [...cards] });
}

/** R1.8.6, R1.7.3: a card leaves the hand when its text starts, and counts as discarded from then on. */
export function playCard(game: Game, seat: Seat, card: string): void {
	take(seatOf(game, seat).hand, card);
	game.discards[typeOf(card)].push(card);
	tell(game, { kind: 'played', seat, about: { deck: 'skill', id: readSkillRef(card).kind } });
}

/** Takes one such card out of a pile. */
export function take(pile: string[], card: string): void {
	const at = pile.indexOf(card);
	if (at < 0) throw new Error(`${card} is not there`);
	pile.splice(at, 1);
}

/** Cards into a hand, which lies sorted. Once there they are among hidden ones, so they are not taken out again by an undo. */
export function addToHand(game: Game, seat: Seat, cards: readonly string[]): void {
	crossBarrier(game);
	const { hand } = seatOf(game, seat);
	hand.push(...cards);
	hand.sort(byType);
}

/** R13.2.4: cards of several types go to their piles. */
export function toDiscards(game: Game, cards: readonly string[]): void {
	for (const card of cards) game.discards[typeOf(card)].push(card);
}

/** R2.9.1, R2.9.4: two cards of each skill type, as far as there are any. */
export function buildDestiny(game: Game): void {
	const cards = skillTypes(game.config).flatMap((type) =>
		[takeTop(game, type), takeTop(game, type)].filter((card) => card !== null)
	);
	game.decks.destiny = shuffle(game, cards);
	tell(game, { kind: 'destiny-built', count: cards.length });
}

export function drawQuorum(game: Game, seat: Seat): void {
	const card = takeTop(game, 'quorum');
	if (!card) return;
	game.quorumHand.push(card);
	game.quorumHand.sort();
	tell(game, { kind: 'drew', seat, from: 'quorum', count: 1 });
	tellTo(game, [seat], { kind: 'drew-cards', seat, cards: [card] });
}
