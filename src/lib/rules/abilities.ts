/**
 * Every text somebody may use, with where it stands and whether it can be used now. Actions, Movement abilities, windows
 * and things that happen by themselves all come from here, so a card is played the same way everywhere.
 */
import {
	characters,
	readSkillRef,
	skillCards,
	TITLES,
	type Ability,
	type EventName,
	type Piece,
	type PlaceId,
	type Resource,
	type SkillId,
	type SkillType,
	type Title,
	type Trigger
} from '../box/index.ts';
import { refuse } from './ask.ts';
import { canBegin } from './choices.ts';
import type { About, Refusal, Seat } from './contract.ts';
import type { Scope } from './frames.ts';
import type { Game, KeptCard } from './game.ts';
import { abilitiesOfKept, forbidden, titleCard } from './modifiers.ts';
import { holds } from './scope.ts';
import { allSeats, seatOf } from './seats.ts';
import { usesSheet } from './sheets.ts';
import { areSilent } from './silence.ts';
import { innermost } from './stack.ts';

/** One ability on one printed thing. `id` names it in menus and windows. */
export interface Text {
	id: string;
	about: About;
	ability: Ability;
	/** whose card, sheet or title it is; null: a card beside the board */
	holder: Seat | null;
	/** the skill card in hand that carries it */
	card?: string;
}

/** What has just happened or is about to, for texts that answer to it. */
export interface Happening {
	on: EventName;
	/** whose deed it is */
	by?: Seat;
	/** about whom it is, where a deed has a victim */
	seat?: Seat;
	attackOn?: Piece;
	/** who pilots what is attacked; null: nobody */
	target?: Seat | null;
	pieces?: readonly Piece[];
	types?: readonly SkillType[];
	outcome?: 'pass' | 'partial' | 'fail';
	card?: string;
	cardOf?: 'quorum-hand';
	place?: PlaceId;
	resource?: Resource;
	reckless?: boolean;
	distance?: number;
}

const isTrigger = (ability: Ability): ability is Ability & { when: Trigger } =>
	typeof ability.when === 'object';

type ByEvent = ReadonlyMap<EventName, readonly Text[]>;
/** The texts of one printed thing before one seat, made once and shared: they say nothing about a game. */
interface Printed {
	all: readonly Text[];
	window: ByEvent;
	auto: ByEvent;
}

function byEvent(texts: readonly Text[], mode: Trigger['mode']): ByEvent {
	const found = new Map<EventName, Text[]>();
	for (const text of texts) {
		const { ability } = text;
		if (!isTrigger(ability) || ability.when.mode !== mode) continue;
		const { on } = ability.when;
		found.set(on, [...(found.get(on) ?? []), text]);
	}
	return found;
}

/** By name of the thing, then by seat. */
type Library = Map<string, (Printed | undefined)[]>;
function printedIn(library: Library, name: string, seat: number, print: () => readonly Text[]): Printed {
	let shelf = library.get(name);
	if (!shelf) library.set(name, (shelf = []));
	let printed = shelf[seat];
	if (!printed) {
		const all = Object.freeze(print());
		printed = { all, window: byEvent(all, 'window'), auto: byEvent(all, 'auto') };
		shelf[seat] = printed;
	}
	return printed;
}

const NONE: Printed = { all: [], window: new Map(), auto: new Map() };
const NO_TEXTS: readonly Text[] = [];
const PARTS = ['positive', 'once', 'negative'] as const;
const sheets: Library = new Map();
const cards: Library = new Map();

function sheetOf(game: Game, seat: Seat): Printed {
	const { character } = seatOf(game, seat);
	if (!character || !usesSheet(game, seat)) return NONE;
	return printedIn(sheets, character, seat, () => {
		const about = Object.freeze({ deck: 'character' as const, id: character });
		return PARTS.flatMap((part) =>
			characters[character][part].map((ability: Ability, n): Text => ({
				id: `sheet:${part}:${String(n)}`,
				about,
				ability,
				holder: seat
			}))
		);
	});
}

export const sheetTexts = (game: Game, seat: Seat): readonly Text[] => sheetOf(game, seat).all;

/** R4.5.1: Treachery text is for Cylon players, the others for human players. */
const readable = (game: Game, seat: Seat, type: SkillType): boolean =>
	(type === 'treachery') === seatOf(game, seat).cylon;

/** A kind of skill card, or one card of it in a hand. */
function skillOf(kind: SkillId, seat: Seat, card?: string): Printed {
	return printedIn(cards, card ?? kind, seat, () => {
		const about = Object.freeze({ deck: 'skill' as const, id: kind });
		return skillCards[kind].abilities.map((ability: Ability, n): Text => ({
			id: `skill:${card ?? kind}:${String(n)}`,
			about,
			ability,
			holder: seat,
			...(card ? { card } : {})
		}));
	});
}

/** What the cards a seat really holds say; equal cards once. */
const held = (game: Game, seat: Seat): Printed[] =>
	[...new Set(seatOf(game, seat).hand)].flatMap((card) => {
		const { kind } = readSkillRef(card);
		return readable(game, seat, skillCards[kind].type) ? [skillOf(kind, seat, card)] : [];
	});

/** Texts of the cards a seat really holds; equal cards once. */
export const handTexts = (game: Game, seat: Seat): Text[] => held(game, seat).flatMap(({ all }) => all);

const SKILLS = Object.keys(skillCards) as SkillId[];
/** The kinds of cards with something to answer to an event. */
const ANSWERING: ReadonlyMap<EventName, readonly SkillId[]> = ((): Map<EventName, SkillId[]> => {
	const found = new Map<EventName, SkillId[]>();
	for (const kind of SKILLS)
		for (const { when } of skillCards[kind].abilities as readonly Ability[])
			if (typeof when === 'object' && when.mode === 'window')
				found.set(when.on, [...(found.get(when.on) ?? []), kind]);
	return found;
})();

/** By what is known of a seat: the set, its side, where it sits. */
const possibleBySeat = new Map<string, readonly Text[]>();

/** Window texts a seat could hold by public knowledge: any card of the box, if it has cards at all (R13.4.3). */
function possibleTexts(game: Game, seat: Seat, event: EventName): readonly Text[] {
	const kinds = ANSWERING.get(event);
	const { hand, cylon } = seatOf(game, seat);
	if (!kinds || hand.length === 0) return NO_TEXTS;
	const key = `${event} ${game.config.set} ${cylon ? 'cylon' : 'human'} ${String(seat)}`;
	let texts = possibleBySeat.get(key);
	if (!texts) {
		texts = kinds
			.filter((kind) => game.config.set === 'pegasus' || skillCards[kind].set === 'base')
			.filter((kind) => readable(game, seat, skillCards[kind].type))
			.flatMap((kind) => skillOf(kind, seat).window.get(event) ?? NO_TEXTS);
		possibleBySeat.set(key, texts);
	}
	return texts;
}

/** A card in play says the same for whoever holds it; beside the board nobody does. */
const keptBesideBoard: Library = new Map();
const keptByHolder: Library = new Map();
const keptCard = ({ about, holder }: KeptCard): Printed =>
	printedIn(holder === null ? keptBesideBoard : keptByHolder, about.id, holder ?? 0, () =>
		abilitiesOfKept({ about }).map((ability, n) => ({
			id: `kept:${about.id}:${String(n)}`,
			about: Object.freeze({ ...about }),
			ability,
			holder
		}))
	);

export const keptTexts = (game: Game): Text[] => game.inPlay.flatMap((kept) => keptCard(kept).all);

const titles: Library = new Map();
function titleOf(game: Game, title: Title): Printed {
	const holder = game.titles[title];
	if (holder === null) return NONE;
	const { id, card } = titleCard(game, title);
	return printedIn(titles, id, holder, () =>
		card.abilities.map((ability: Ability, n) => ({
			id: `title:${title}:${String(n)}`,
			about: Object.freeze({ deck: 'title' as const, id }),
			ability,
			holder
		}))
	);
}

export const titleTexts = (game: Game): Text[] => TITLES.flatMap((title) => titleOf(game, title).all);

/** What the words of this text refer to when this seat uses it. */
export const scopeOf = (
	seat: Seat,
	{ about, holder }: Pick<Text, 'about' | 'holder'>,
	used = true
): Scope => ({
	acting: seat,
	used,
	about,
	...(holder === null ? {} : { holder })
});

function answersTo(
	{ of }: Trigger,
	happening: Happening,
	game: Game,
	user: Seat | null,
	holder: Seat | null
): boolean {
	if (!of) return true;
	const { by } = happening;
	if (of.own && by !== user) return false;
	if (of.by === 'human' && (by === undefined || seatOf(game, by).cylon)) return false;
	if (of.by === 'holder' && by !== holder) return false;
	if (of.attackOn && happening.attackOn !== of.attackOn) return false;
	if (of.pieces && !of.pieces.some((piece) => happening.pieces?.includes(piece))) return false;
	if (of.type && !happening.types?.includes(of.type)) return false;
	if (of.outcome && happening.outcome !== of.outcome) return false;
	if (of.card && happening.card !== of.card) return false;
	if (of.cardOf && happening.cardOf !== of.cardOf) return false;
	if (of.place && happening.place !== of.place) return false;
	if (of.resource && happening.resource !== of.resource) return false;
	if (of.reckless && !happening.reckless) return false;
	if (of.distance !== undefined && happening.distance !== of.distance) return false;
	// R4.4.6: the own Action step only
	return of.step !== 'action' || (game.flow.play === 'turn.action' && by === game.current);
}

/** Limits are counted by group or by the card's name. */
const limitKey = ({ ability, about }: Text): string => ability.limit?.group ?? about.id;

function limitReached(game: Game, text: Text): boolean {
	const { limit } = text.ability;
	if (!limit) return false;
	const key = limitKey(text);
	switch (limit.per) {
		case 'turn':
			return game.usedThisTurn.includes(key);
		case 'check':
			return innermost(game, 'check')?.used.includes(key) ?? false;
		case 'roll':
			return innermost(game, 'die')?.used.some((used) => used.key === key) ?? false;
		case 'result':
			return innermost(game, 'die')?.used.some((used) => used.key === key) ?? false;
	}
}

/** Counts a use against its limit. */
export function spend(game: Game, seat: Seat, text: Text): void {
	const { limit, once } = text.ability;
	if (once) seatOf(game, seat).onceSpent = true;
	if (!limit) return;
	const key = limitKey(text);
	if (limit.per === 'turn') game.usedThisTurn.push(key);
	else if (limit.per === 'check') innermost(game, 'check')?.used.push(key);
	else innermost(game, 'die')?.used.push({ key, per: limit.per });
}

/** Why this seat cannot use the text now, or null. Needs are public facts, so this tells nothing about a hand. */
export function bar(game: Game, seat: Seat, text: Text): Refusal | null {
	const { ability } = text;
	const { cylon, onceSpent } = seatOf(game, seat);
	if (ability.by === 'human' && cylon) return refuse('forbidden', 'R11.3.2');
	if (ability.by === 'cylon' && !cylon) return refuse('forbidden', 'R11.3.2');
	if (ability.by === 'president' && game.titles.president !== seat) return refuse('forbidden', 'R8.7.1');
	if (ability.once) {
		if (onceSpent) return refuse('once-spent', 'R4.7.1');
		if (forbidden(game, seat, 'once-per-game')) return refuse('forbidden', 'R4.7.1');
	}
	if (areSilent(game, ability.effects ?? [])) return refuse('forbidden', 'R11.6.1');
	if (limitReached(game, text)) return refuse('limit-reached', 'R14.3.6');
	if (ability.needs && !holds(game, ability.needs, scopeOf(seat, text)))
		return refuse('needs-not-met', 'R4.4.1');
	return null;
}

/** R5.9.1: no character ability touches the check of a Super Crisis; what it sets off, like a roll, is no check. */
const areSheetsSilent = (game: Game, { on }: Happening): boolean =>
	on.startsWith('check') && innermost(game, 'check')?.about.deck === 'super-crisis';

const inWindow = (game: Game, happening: Happening, seat: Seat, texts: readonly Text[]): Text[] =>
	texts.filter(
		(text) =>
			isTrigger(text.ability) &&
			text.ability.when.mode === 'window' &&
			text.ability.when.on === happening.on &&
			answersTo(text.ability.when, happening, game, seat, text.holder) &&
			bar(game, seat, text) === null &&
			canBegin(game, text.ability.effects ?? [], scopeOf(seat, text))
	);

/** Window texts that need no hand: sheet, cards in play, titles. Known to all. */
export function openTexts(game: Game, happening: Happening, seat: Seat): Text[] {
	const sheet = areSheetsSilent(game, happening)
		? NO_TEXTS
		: (sheetOf(game, seat).window.get(happening.on) ?? NO_TEXTS);
	const texts =
		game.inPlay.length === 0
			? sheet
			: [
					...sheet,
					...game.inPlay
						.flatMap((kept) => keptCard(kept).window.get(happening.on) ?? NO_TEXTS)
						.filter(({ ability, holder }) =>
							ability.by === 'president' ? game.titles.president === seat : holder === seat
						)
				];
	return texts.length === 0 ? [] : inWindow(game, happening, seat, texts);
}
/** Window texts of the cards in hand; `possible`: of any hand this seat could have. */
export function hiddenTexts(game: Game, happening: Happening, seat: Seat, possible: boolean): Text[] {
	const texts = possible
		? possibleTexts(game, seat, happening.on)
		: held(game, seat).flatMap(({ window }) => window.get(happening.on) ?? NO_TEXTS);
	return texts.length === 0 ? [] : inWindow(game, happening, seat, texts);
}

/** What happens by itself now: sheets, titles, cards in play. No two sheets answer to the same moment of all. */
export function automatic(game: Game, happening: Happening): Text[] {
	const { on } = happening;
	const things = [
		...(areSheetsSilent(game, happening) ? [] : allSeats(game).map((seat) => sheetOf(game, seat))),
		...TITLES.map((title) => titleOf(game, title)),
		...game.inPlay.map(keptCard)
	];
	const texts = things.flatMap(({ auto }) => auto.get(on) ?? NO_TEXTS);
	return texts.filter(
		({ ability, holder }) =>
			isTrigger(ability) &&
			// an event about one seat speaks to that seat's sheet and titles only
			(happening.seat === undefined || holder === null || holder === happening.seat) &&
			answersTo(ability.when, happening, game, holder, holder) &&
			(!ability.needs ||
				holds(game, ability.needs, {
					acting: holder ?? game.current,
					used: false,
					about: null,
					...(holder === null ? {} : { holder })
				}))
	);
}
