/** Nouns with what belongs to them: people, places, ships, piles of cards, numbers. */
import type { Board, DeckId, PlaceId } from '../../../box/ids.ts';
import type { Area, Count, EachSeat, Pieces, Pile, Role, Where, Who, Zone } from '../../../box/vocabulary.ts';
import { BACK, wordCondition, type Context, type Subject } from '../compose.ts';
import { wholeBoards } from '../whole-boards.ts';
import { list } from './grammar.ts';
import { counted, pieceNoun, type Case } from './nouns.ts';
import { DECK_STEMS, terms } from './terms.ts';

export const skillCards = (n: number): string => counted(n, 'Fertigkeitskarte', 'Fertigkeitskarten');
export const deckCards = (n: number, deck: DeckId): string =>
	counted(n, `${DECK_STEMS[deck]}karte`, `${DECK_STEMS[deck]}karten`);
export const someCards = (n: number): string => counted(n, 'Karte', 'Karten');

// ------------------------------------------------------------------ people

export const you: Subject = { id: 'you', np: 'du', person: 'you' };
export const humans: Subject = { id: 'humans', np: 'die Menschen', person: 'many' };
type Forms = Record<Case, string>;
const player = (after: string, adjective = ''): Forms => ({
	nom: `der ${adjective && `${adjective}e `}Spieler${after}`,
	acc: `den ${adjective && `${adjective}en `}Spieler${after}`,
	dat: `dem ${adjective && `${adjective}en `}Spieler${after}`,
	gen: `des ${adjective && `${adjective}en `}Spielers${after}`
});
const that: Forms = {
	nom: 'dieser Spieler',
	acc: 'diesen Spieler',
	dat: 'diesem Spieler',
	gen: 'dieses Spielers'
};
const NAMED: Record<Role, Forms> = {
	current: player(' am Zug'),
	acting: player(' am Zug'),
	holder: {
		nom: 'der Inhaber dieser Karte',
		acc: 'den Inhaber dieser Karte',
		dat: 'dem Inhaber dieser Karte',
		gen: 'des Inhabers dieser Karte'
	},
	president: {
		nom: 'der Präsident',
		acc: 'den Präsidenten',
		dat: 'dem Präsidenten',
		gen: 'des Präsidenten'
	},
	admiral: { nom: 'der Admiral', acc: 'den Admiral', dat: 'dem Admiral', gen: 'des Admirals' },
	drawer: player(', der die Karte gezogen hat,'),
	target: player('', 'gewählt'),
	chosen: that,
	each: that
};
export function role(r: Role, context: Context): Subject {
	if (context.you.includes(r)) return you;
	if (r === 'each' && context.each) return context.each;
	return { id: r, np: forms(r, context).nom, person: 'one' };
}
const forms = (r: Role, context: Context): Forms => NAMED[r === 'chosen' && context.apart ? 'target' : r];
/** The role as what is acted on; a seat just chosen is spoken of as "er". */
export function whomRole(r: Role, context: Context): string {
	if (context.you.includes(r)) return 'dich';
	return r === 'chosen' && !context.apart ? `ihn${BACK}` : forms(r, context).acc;
}
export function toWhom(r: Role, context: Context): string {
	if (context.you.includes(r)) return 'dir';
	return r === 'chosen' && !context.apart ? `ihm${BACK}` : forms(r, context).dat;
}
const MINE = { der: 'deiner', die: 'deine', den: 'deinen' } as const;
/** "deiner Hand", "dessen Hand", "der Hand des Präsidenten": a feminine or plural noun, its case is the article's. */
export function ofWhom(r: Role, noun: string, context: Context, article: keyof typeof MINE = 'der'): string {
	if (context.you.includes(r)) return `${MINE[article]} ${noun}`;
	return r === 'chosen' && !context.apart
		? `dessen ${noun}${BACK}`
		: `${article} ${noun} ${forms(r, context).gen}`;
}

const SEATS = { all: '', human: 'menschlich', cylon: '' } as const;
const DETERMINERS = {
	each: { nom: ['jeder', 'e'], acc: ['jeden', 'en'] },
	a: { nom: ['ein', 'er'], acc: ['einen', 'en'] },
	no: { nom: ['kein', 'er'], acc: ['keinen', 'en'] }
} as const;
/** "jeder andere menschliche Spieler auf New Caprica" */
export function seats(
	pool: EachSeat,
	determiner: keyof typeof DETERMINERS,
	context: Context,
	as: 'nom' | 'acc' = 'acc',
	chooser?: Role
): string {
	const { except } = pool;
	const self =
		except !== undefined && (except === chooser || except === 'acting' || context.you.includes(except));
	const [article, ending] = DETERMINERS[determiner][as];
	const adjectives = [self ? 'ander' : '', SEATS[pool.each]].filter(Boolean).map((stem) => stem + ending);
	const seat: Subject = { id: 'each', np: 'der', person: 'one' };
	const where = pool.at === undefined ? '' : at(pool.at, context);
	const relative = [
		...(pool.asOf ? [`der sich zu Beginn des Sprungs ${where} befand`] : []),
		...(pool.if ? [wordCondition(pool.if, { ...context, each: seat })] : [])
	];
	const noun = pool.each === 'cylon' ? 'Zylonenspieler' : 'Spieler';
	const outside = except !== undefined && !self ? `außer ${NAMED[except].dat}` : '';
	const words = [article, ...adjectives, noun, pool.asOf ? '' : where, outside].filter(Boolean).join(' ');
	return relative.length === 0 ? words : `${words}, ${relative.join(' und ')},`;
}
const isList = (w: Who): w is readonly Role[] => Array.isArray(w);
export function who(w: Who, context: Context): Subject {
	if (typeof w === 'string') return role(w, context);
	if (isList(w)) return { id: w.join('+'), np: list(w.map((r) => role(r, context).np)), person: 'many' };
	return { id: `each:${JSON.stringify(w)}`, np: seats(w, 'each', context, 'nom'), person: 'one' };
}
export function whom(w: Who, context: Context): string {
	if (typeof w === 'string') return whomRole(w, context);
	return isList(w) ? list(w.map((r) => whomRole(r, context))) : seats(w, 'each', context);
}

// ------------------------------------------------------------------ places

const placeName = (place: PlaceId): string => terms.places[place][0];
const isPlaces = (where: Where): where is readonly PlaceId[] => Array.isArray(where);

export function at(where: Where, context: Context): string {
	if (where === 'prison') return `${terms.places.brig[1]} oder ${terms.places.detention[1]}`;
	if (where === 'chosen-place') return 'an diesem Ort';
	if (typeof where === 'string') return terms.places[where][1];
	if (isPlaces(where))
		return list(
			where.map((place) => terms.places[place][1]),
			'or'
		);
	if ('board' in where) return terms.boards[where.board][1];
	const than = where.asOf ? 'zu Beginn des Zuges' : role(where.placeOf, context).np;
	return `am selben Ort wie ${than}`;
}
export function to(where: Where): string {
	if (where === 'prison') return terms.places.brig[2];
	if (where === 'chosen-place') return `dorthin${BACK}`;
	if (typeof where === 'string') return terms.places[where][2];
	if (isPlaces(where))
		return list(
			where.map((place) => terms.places[place][2]),
			'or'
		);
	return 'board' in where ? terms.boards[where.board][2] : 'an diesen Ort';
}
const anyPlaceOn = (boards: readonly Board[], safe: boolean, other: boolean): string =>
	`einen ${other ? 'anderen ' : ''}${safe ? 'ungefährlichen ' : ''}Ort ${list(
		boards.map((board) => terms.boards[board][1]),
		'or'
	)}`;
/** A place as what is chosen or activated. */
export function place(where: Where): string {
	if (where === 'prison' || where === 'chosen-place') return 'diesen Ort';
	if (typeof where === 'string') return placeName(where);
	if (isPlaces(where)) {
		const boards = wholeBoards(where);
		return boards.length > 0 ? anyPlaceOn(boards, true, false) : list(where.map(placeName), 'or');
	}
	return 'board' in where
		? anyPlaceOn([where.board], where.safe === true, where.other === true)
		: 'diesen Ort';
}

// ------------------------------------------------------------------ ships

const ZONES: Record<Zone, string> = {
	reserves: 'in der Reserve',
	damaged: 'unter den beschädigten Schiffen',
	lost: 'außerhalb des Spiels',
	pile: 'im Vorrat',
	locked: 'im Stapel der gesperrten Schiffe',
	prepared: 'im Stapel der startklaren Schiffe',
	track: 'auf der Leiste'
};
const isZone = (x: string): x is Zone => x in ZONES;
function area(a: Area, context: Context): string {
	if (a === 'launch') return 'in einem Startbereich';
	if (a === 'any') return 'im Weltraum';
	if (a === 'chosen-area') return 'in diesem Bereich';
	if (typeof a === 'string') return terms.areas[a];
	if (a.areaOf === 'ship') return a.adjacent ? 'in einem benachbarten Bereich' : 'im selben Bereich';
	const yours = context.you.includes(a.areaOf);
	if (a.adjacent) return `in einem Bereich neben ${yours ? 'deinem' : `dem ${NAMED[a.areaOf].gen}`}`;
	return yours ? 'in deinem Bereich' : `im Bereich ${NAMED[a.areaOf].gen}`;
}
function inside(where: NonNullable<Pieces['in']>, context: Context): string {
	if (where === 'space-or-reserves') return 'im Weltraum oder in der Reserve';
	if (typeof where === 'string') return isZone(where) ? ZONES[where] : area(where, context);
	if ('placeOf' in where) return context.you.includes(where.placeOf) ? 'an deinem Ort' : at(where, context);
	if ('areaOf' in where) return area(where, context);
	return list(
		where.map((zone) => ZONES[zone]),
		'or'
	);
}
const stateOf = (p: Pieces): readonly string[] => [
	...(p.in === 'damaged' ? ['beschädigt'] : p.in === 'lost' ? ['zerstört'] : []),
	...(p.manned === undefined ? [] : [p.manned ? 'bemannt' : 'unbemannt'])
];
const whereOf = (p: Pieces, context: Context): string =>
	p.in === undefined || p.in === 'damaged' || p.in === 'lost' ? '' : ` ${inside(p.in, context)}`;
/** Some of these pieces, "2 unbemannte Vipern im Weltraum", with an amount worded by the caller. */
export const somePieces = (p: Pieces, amount: string, n: number, as: Case, context: Context): string =>
	`${amount} ${pieceNoun(p.piece, { many: n !== 1, in: as, adjectives: stateOf(p) })}${whereOf(p, context)}`;
/** "die Zahl der beschädigten Vipern" */
const numberOf = (p: Pieces, context: Context): string =>
	`der ${pieceNoun(p.piece, { many: true, in: 'gen', definite: true, adjectives: stateOf(p) })}${whereOf(p, context)}`;
/** As what is acted on. */
export function ships(p: Pieces, context: Context): string {
	if (Array.isArray(p.in) && p.in[0] === 'locked')
		return 'das oberste gesperrte Schiff (falls es keines gibt, das oberste startklare Schiff)';
	if (p.count === 'all')
		return `alle ${pieceNoun(p.piece, { many: true, in: 'acc', definite: true, adjectives: stateOf(p) })}${whereOf(p, context)}`;
	return somePieces(
		p,
		`${p.upTo && p.count > 1 ? 'bis zu ' : ''}${String(p.count)}`,
		p.count,
		'acc',
		context
	);
}
export const placed = (
	pieces: readonly { piece: Pieces['piece']; count: number; scar?: true }[],
	as: Case = 'acc'
): string =>
	list(
		pieces.map(
			(p) =>
				`${String(p.count)} ${pieceNoun(p.piece, { many: p.count !== 1, in: as })}${p.scar ? ' mit dem Scar-Marker' : ''}`
		)
	);

// ------------------------------------------------------------------ cards

const DECK_ARTICLES: Record<Case, readonly [string, string]> = {
	nom: ['der', ''],
	acc: ['den', ''],
	dat: ['dem', ''],
	gen: ['des', 's']
};
export function deckOf(deck: DeckId, as: Case): string {
	const [article, ending] = DECK_ARTICLES[as];
	return `${article} ${DECK_STEMS[deck]}stapel${ending}`;
}
/** A pile as what cards go into. */
export function into(p: Pile, context: Context): string {
	if (p === 'check') return 'in die Probe';
	if (p === 'discard') return 'auf den Ablagestapel';
	if (p === 'out') return 'in die Schachtel';
	if (p === 'looked' || p === 'this') return 'zu diesen Karten';
	if ('deck' in p) return p.end ? `unter ${deckOf(p.deck, 'acc')}` : `in ${deckOf(p.deck, 'acc')}`;
	if ('loyalty' in p) return `zu ${ofWhom(p.loyalty, 'Loyalitätskarten', context, 'den')}`;
	return context.you.includes(p.hand) ? 'auf die Hand' : `auf ${ofWhom(p.hand, 'Hand', context, 'die')}`;
}

// ------------------------------------------------------------------ numbers

const RESOURCE_ARTICLES = { fuel: 'der', food: 'die', morale: 'die', population: 'die' } as const;
/** As the doer of a sentence: "die Nahrung". */
export function amount(c: Count, context: Context): string {
	if (typeof c === 'number') return String(c);
	if (c === 'distance') return 'die zurückgelegte Entfernung';
	if (c === 'marker') return 'das Feld des Flottenmarkers';
	if (c === 'marker-loss') return 'so viel Bevölkerung, wie das Feld des Flottenmarkers angibt,';
	if (c === 'total') return 'die Summe der Probe';
	if (c === 'paid-strength') return 'die Stärke der abgeworfenen Karte';
	if ('resource' in c) return `${RESOURCE_ARTICLES[c.resource]} ${terms.resources[c.resource]}`;
	if ('cards' in c)
		return 'hand' in c.cards
			? `die Zahl der Fertigkeitskarten auf ${ofWhom(c.cards.hand, 'Hand', context)}`
			: `die Zahl der Karten ${deckOf(c.cards.deck, 'gen')}`;
	if ('pieces' in c) return `die Zahl ${numberOf(c.pieces, context)}`;
	if ('damaged' in c)
		return `die Zahl der beschädigten Orte ${list(c.damaged.map((board) => terms.boards[board][1]))}`;
	if ('sum' in c) {
		const parts = c.sum.map((part) => amount(part, context));
		return parts.every((part) => part.startsWith('die Zahl '))
			? `${list(parts.map((part, i) => (i === 0 ? part : part.replace('die Zahl ', ''))))} zusammen`
			: parts.join(' plus ');
	}
	const [a, b] = c.apart.map((part) => amount(part, context).replace(/^d(?:er|ie) /u, ''));
	return `der Unterschied zwischen ${a ?? ''} und ${b ?? ''}`;
}
