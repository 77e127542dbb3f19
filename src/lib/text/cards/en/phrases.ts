/** Nouns with what belongs to them: people, places, ships, piles of cards, numbers. */
import type { AreaId, DeckId, PlaceId, SkillType } from '../../../box/ids.ts';
import type { Area, Count, EachSeat, Pieces, Pile, Role, Where, Who, Zone } from '../../../box/vocabulary.ts';
import { BACK, wordCondition, type Context, type Subject } from '../compose.ts';
import { wholeBoards } from '../whole-boards.ts';
import { list } from './grammar.ts';
import { terms } from './terms.ts';

export const plural = (n: number, [one, many]: readonly [string, string]): string => (n === 1 ? one : many);
const count = (n: number, noun: readonly [string, string]): string => `${n} ${plural(n, noun)}`;
export const cards = (n: number, of: string): string => `${n} ${of} ${n === 1 ? 'card' : 'cards'}`;

// ------------------------------------------------------------------ people

export const you: Subject = { id: 'you', np: 'you', person: 'you' };
export const humans: Subject = { id: 'humans', np: 'the humans', person: 'many' };
const named: Record<Role, string> = {
	current: 'the current player',
	acting: 'the current player',
	holder: 'the player with this card',
	president: 'the President',
	admiral: 'the Admiral',
	drawer: 'the player who drew the card',
	target: 'the chosen player',
	chosen: 'that player',
	each: 'that player'
};
const namedIn = (r: Role, context: Context): string => named[r === 'chosen' && context.apart ? 'target' : r];
export function role(r: Role, context: Context): Subject {
	if (context.you.includes(r)) return you;
	if (r === 'each' && context.each) return context.each;
	return { id: r, np: namedIn(r, context), person: 'one' };
}
/** The role where it is done something to. */
function object(r: Role, context: Context): string {
	if (context.you.includes(r)) return 'yourself';
	return r === 'chosen' && !context.apart ? `them${BACK}` : namedIn(r, context);
}
/** What was chosen, where "them" would be unclear. */
export const chosenPlayer = (context: Context): string =>
	context.apart ? named.target : `that player${BACK}`;
export const possessive = (r: Role, context: Context): string =>
	context.you.includes(r) ? 'your' : r === 'chosen' ? `${chosenPlayer(context)}'s` : `${named[r]}'s`;

const SEATS = { all: 'player', human: 'human player', cylon: 'Cylon player' } as const;
/** "human player on New Caprica", with the determiner asked for. */
export function seats(pool: EachSeat, determiner: 'each' | 'a', context: Context, chooser?: Role): string {
	const other = pool.except !== undefined;
	const self =
		pool.except !== undefined &&
		(context.you.includes(pool.except) || pool.except === 'acting' || pool.except === chooser);
	const article = determiner === 'each' ? (other && self ? 'each other' : 'each') : self ? 'another' : 'a';
	const seat: Subject = { id: 'each', np: 'who', person: 'one' };
	const parts = [
		article,
		SEATS[pool.each],
		pool.at === undefined ? '' : `${pool.asOf ? 'who was ' : ''}${at(pool.at, context)}`,
		pool.asOf ? 'when the jump began' : '',
		pool.if ? wordCondition(pool.if, { ...context, each: seat }) : '',
		other && !self && pool.except ? `other than ${named[pool.except]}` : ''
	];
	return parts.filter(Boolean).join(' ');
}
export function who(w: Who, context: Context): Subject {
	if (typeof w === 'string') return role(w, context);
	if ('each' in w) return { id: `each:${JSON.stringify(w)}`, np: seats(w, 'each', context), person: 'one' };
	return { id: w.join('+'), np: `${list(w.map((r) => role(r, context).np))} each`, person: 'many' };
}
export function whom(w: Who, context: Context): string {
	if (typeof w === 'string') return object(w, context);
	return 'each' in w ? seats(w, 'each', context) : list(w.map((r) => object(r, context)));
}

// ------------------------------------------------------------------ places

const decks = new Set<PlaceId>(['hangar-deck', 'caprica', 'resurrection-ship']);
export function at(where: Where, context: Context): string {
	if (where === 'prison') return `in ${terms.places.brig} or ${terms.places.detention}`;
	if (where === 'chosen-place') return 'in that location';
	if (typeof where === 'string') return `${decks.has(where) ? 'on' : 'in'} ${terms.places[where]}`;
	if ('board' in where)
		return `${where.board === 'cylon-locations' ? 'in' : 'on'} ${terms.boards[where.board]}`;
	if ('placeOf' in where) {
		const owner = role(where.placeOf, context);
		return owner.person === 'you'
			? where.asOf
				? 'in the same place as you were at the start of your turn'
				: 'in your location'
			: `in the same place as ${owner.np}${where.asOf ? ' at the start of the turn' : ''}`;
	}
	return `in ${list(
		where.map((p) => terms.places[p]),
		'or'
	)}`;
}
export function to(where: Where): string {
	if (where === 'prison') return `to ${terms.places.brig}`;
	if (where === 'chosen-place') return `there${BACK}`;
	if (typeof where === 'string') return `to ${terms.places[where]}`;
	if ('board' in where) return `to ${place(where)}`;
	if ('placeOf' in where) return 'to that location';
	return `to ${list(
		where.map((p) => terms.places[p]),
		'or'
	)}`;
}
/** A place to be chosen, "a location on Galactica". */
export function place(where: Where): string {
	if (typeof where === 'string')
		return where === 'chosen-place' || where === 'prison' ? 'that location' : terms.places[where];
	if ('board' in where) {
		const board = terms.boards[where.board];
		const any = `${where.other ? 'another' : 'a'} location on ${board}`;
		return where.safe ? `${any} that is not hazardous` : any;
	}
	if ('placeOf' in where) return 'that location';
	const boards = wholeBoards(where);
	return boards.length > 0
		? `a location on ${list(
				boards.map((board) => terms.boards[board]),
				'or'
			)} that is not hazardous`
		: list(
				where.map((p) => terms.places[p]),
				'or'
			);
}

// ------------------------------------------------------------------ ships

const ZONES: Record<Zone, string> = {
	reserves: 'in the Reserves',
	damaged: 'among the damaged vipers',
	lost: 'out of the game',
	pile: 'in the pile',
	locked: 'in the Locked stack',
	prepared: 'in the Prepared stack',
	track: 'on the track'
};
const isZone = (x: string): x is Zone => x in ZONES;
export function area(a: Area, context: Context): string {
	if (a === 'launch') return 'in a launch area';
	if (a === 'any') return 'in space';
	if (a === 'chosen-area') return 'in that area';
	if (typeof a === 'string') return terms.areas[a];
	if (a.areaOf === 'ship') return a.adjacent ? 'in an adjacent area' : 'in the same area';
	const owner = role(a.areaOf, context);
	const whose = owner.person === 'you' ? 'your area' : `the area of ${owner.np}`;
	return a.adjacent ? `in an area next to ${whose}` : `in ${whose}`;
}
function inside(place: NonNullable<Pieces['in']>, context: Context): string {
	if (place === 'space-or-reserves') return 'in space or in the Reserves';
	if (typeof place === 'string') return isZone(place) ? ZONES[place] : area(place, context);
	if ('placeOf' in place) return at({ placeOf: place.placeOf }, context);
	if ('areaOf' in place) return area(place, context);
	return list(
		place.map((zone) => ZONES[zone]),
		'or'
	);
}
/** "up to 2 damaged vipers", "all unmanned vipers in space" */
export function ships(p: Pieces, context: Context): string {
	const state = p.in === 'damaged' ? 'damaged ' : p.in === 'lost' ? 'destroyed ' : '';
	const crew = p.manned === undefined ? '' : p.manned ? 'manned ' : 'unmanned ';
	const [one, many] = terms.pieces[p.piece];
	const amount = p.count === 'all' ? 'all' : `${p.upTo && p.count > 1 ? 'up to ' : ''}${p.count}`;
	const where = p.in === undefined || state ? '' : ` ${inside(p.in, context)}`;
	return `${amount} ${state}${crew}${p.count === 1 ? one : many}${where}`;
}
export const placed = (pieces: readonly { piece: Pieces['piece']; count: number; scar?: true }[]): string =>
	list(pieces.map((p) => `${count(p.count, terms.pieces[p.piece])}${p.scar ? ' with the Scar marker' : ''}`));
export const inArea = (a: AreaId): string => terms.areas[a];

// ------------------------------------------------------------------ cards

const isSkill = (deck: DeckId): deck is SkillType => deck in terms.skills;
export const deckName = (deck: DeckId): string => (isSkill(deck) ? terms.skills[deck] : terms.decks[deck]);
export const deckOf = (deck: DeckId): string => `the ${deckName(deck)} deck`;
export function pile(p: Pile, context: Context): string {
	if (p === 'check') return 'the check';
	if (p === 'looked') return 'the cards seen';
	if (p === 'this') return 'this card';
	if (p === 'discard') return 'the discard pile';
	if (p === 'out') return 'the game box';
	if ('deck' in p) return p.end ? `the bottom of ${deckOf(p.deck)}` : deckOf(p.deck);
	if ('hand' in p) return `${possessive(p.hand, context)} hand`;
	return `${possessive(p.loyalty, context)} Loyalty cards`;
}

// ------------------------------------------------------------------ numbers

const isPieces = (c: Count): c is { pieces: Pieces } => typeof c === 'object' && 'pieces' in c;
/** "destroyed vipers" to be counted */
export const kind = (p: Pieces, context: Context): string => ships(p, context).replace(/^all /u, '');
function sum(parts: readonly Count[], context: Context): string {
	return parts.every(isPieces)
		? `the number of ${list(parts.map(({ pieces }) => kind(pieces, context)))} together`
		: parts.map((part) => amount(part, context)).join(' plus ');
}
export function amount(c: Count, context: Context): string {
	if (typeof c === 'number') return String(c);
	if (c === 'distance') return 'the distance travelled';
	if (c === 'marker') return 'the space of the fleet marker';
	if (c === 'marker-loss') return "the population printed on the fleet marker's space";
	if (c === 'total') return 'the total of the check';
	if (c === 'paid-strength') return 'the strength of the discarded card';
	if ('resource' in c) return terms.resources[c.resource];
	if ('cards' in c)
		return 'hand' in c.cards
			? `the number of skill cards in ${possessive(c.cards.hand, context)} hand`
			: `the number of cards in ${deckOf(c.cards.deck)}`;
	if ('pieces' in c) return `the number of ${kind(c.pieces, context)}`;
	if ('damaged' in c)
		return `the number of damaged locations on ${list(c.damaged.map((b) => terms.boards[b]))}`;
	if ('sum' in c) return sum(c.sum, context);
	return `the difference between ${list(c.apart.map((part) => amount(part, context)))}`;
}
