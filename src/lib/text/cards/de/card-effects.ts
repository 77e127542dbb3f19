/** Drawing, discarding, giving, looking at and resolving cards. */
import type { Effect, Pile, Role } from '../../../box/vocabulary.ts';
import { BACK, isSecond, type Clause, type Context, type Subject } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { names } from './names.ts';
import { counted } from './nouns.ts';
import { deckCards, deckOf, into, ofWhom, role, skillCards, someCards, toWhom, who } from './phrases.ts';
import { act, does, vp } from './verb-phrases.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
/** Two people who do the same do it each for himself. */
const apiece = (subject: Subject): string => (subject.person === 'many' ? 'jeweils ' : '');

/** "1 weitere Karte", where as many came before. */
const anew = (cards: string, e: Of<'draw'>, context: Context): string =>
	isSecond(e, context) ? cards.replace(/^\d+/u, '$& weitere') : cards;

function drawn({ from, count: n, distinct }: Of<'draw'>): string {
	switch (from) {
		case 'set':
			return `${skillCards(n)} aus {own:em} Fertigkeitsset`;
		case 'any':
			return distinct
				? `${someCards(n)} verschiedener Fertigkeiten`
				: counted(n, 'beliebige Fertigkeitskarte', 'beliebige Fertigkeitskarten');
		case 'chosen-type':
			return `${someCards(n)} dieser Fertigkeit`;
		case 'hostile-agenda':
			return counted(n, 'feindliches geheimes Ziel', 'feindliche geheime Ziele');
		case 'sympathetic-agenda':
			return counted(n, 'freundliches geheimes Ziel', 'freundliche geheime Ziele');
		default:
			return deckCards(n, from);
	}
}
function draw(e: Of<'draw'>, context: Context): Clause[] {
	const subject = who(e.who, context);
	return does(subject, vp('ziehen', apiece(subject) + anew(drawn(e), e, context)));
}

function discard({ who: w, count: n, what, random }: Of<'discard'>, context: Context): Clause[] {
	const subject = who(w, context);
	const object =
		n === 'hand'
			? 'alle {own:e} Fertigkeitskarten'
			: what
				? deckCards(n, what)
				: `${random ? 'zufällig ' : ''}${skillCards(n)}`;
	return does(subject, vp('ab|werfen', apiece(subject) + object));
}

const isHand = (p: Pile): p is { hand: Role } => typeof p === 'object' && 'hand' in p;
function fromHand(e: Of<'transfer'>, from: { hand: Role }, context: Context): Clause[] {
	const { to: goal, count: n } = e;
	const cards =
		typeof n === 'number' ? skillCards(n) : `${n === 'all' ? 'alle' : 'beliebig viele'} Fertigkeitskarten`;
	const held = `${cards} aus ${ofWhom(from.hand, 'Hand', context)}`;
	if (goal === 'check') return act('hinzu|fügen', `der Probe ${held}`);
	if (!isHand(goal)) return act('legen', held, `oben ${into(goal, context).replace(/^in /u, 'auf ')}`);
	if (context.you.includes(goal.hand))
		return act('nehmen', `${e.pick === 'random' ? 'zufällig ' : ''}${held}`);
	return act('geben', `${toWhom(goal.hand, context)} ${held}`);
}
function transfer(e: Of<'transfer'>, context: Context): Clause[] {
	const { from, to: goal, count: n } = e;
	if (from === 'this')
		return goal === 'discard'
			? act('ab|werfen', 'diese Karte')
			: goal === 'out'
				? act('entfernen', 'diese Karte', 'aus dem Spiel')
				: act('mischen', 'diese Karte', into(goal, context));
	if (from === 'looked') {
		const them = typeof n === 'number' ? `${String(n)} davon${BACK}` : `sie${BACK}`;
		if (goal === 'discard') return act('ab|werfen', them);
		return goal === 'check'
			? act('hinzu|fügen', `${them} der Probe`)
			: act('nehmen', them, into(goal, context));
	}
	if (from === 'check') return act('nehmen', 'alle Karten der Probe', into(goal, context));
	if (from === 'discard' || from === 'out') return act('nehmen', 'die Karten', into(goal, context));
	if (isHand(from)) return fromHand(e, from, context);
	if ('loyalty' in from) {
		const receiver = typeof goal === 'object' && 'loyalty' in goal ? toWhom(goal.loyalty, context) : '';
		return act('geben', `${receiver} alle {own:e} verdeckten Loyalitätskarten`.trim());
	}
	const few = typeof n === 'number' ? n : 2;
	if (e.as === 'replacing')
		return act('ersetzen', deckOf('destiny', 'acc'), `durch ${deckCards(few, from.deck)}`);
	if (e.as === 'shuffled') return act('mischen', deckCards(few, from.deck), into(goal, context));
	return act('nehmen', topCards(few, deckOf(from.deck, 'gen'), 'oberst'), into(goal, context));
}

const topCards = (n: number, ofDeck: string, end: 'oberst' | 'unterst'): string =>
	n === 1 ? `die ${end}e Karte ${ofDeck}` : `die ${String(n)} ${end}en Karten ${ofDeck}`;

function seen({ at, count: n, random }: Of<'look'>, context: Context): string {
	if ('deck' in at) {
		const deck = at.deck === 'chosen-deck' ? `dieses Stapels${BACK}` : deckOf(at.deck, 'gen');
		return n === 'all' ? `alle Karten ${deck}` : topCards(n, deck, at.end ? 'unterst' : 'oberst');
	}
	if ('loyalty' in at) {
		if (n === 'all')
			return `alle ${ofWhom(at.loyalty, 'Loyalitätskarten', context, 'die')}`.replace(
				/^alle d(?:ie|essen) /u,
				(said) => (said === 'alle die ' ? 'alle ' : 'alle seine ')
			);
		const of = ofWhom(at.loyalty, 'Loyalitätskarten', context);
		return `${random ? 'zufällig ' : ''}${String(n)} ${of.startsWith('dessen') ? `von ${of}` : of}`;
	}
	if ('hand' in at) return ofWhom(at.hand, 'Hand', context, 'die');
	if ('contribution' in at) return 'die gelegten Karten';
	if (at.ships === 'all') return 'alle zivilen Schiffe im Weltraum';
	if (at.ships === 'locked') return 'das oberste gesperrte Schiff';
	return '';
}
function look(e: Of<'look'>, context: Context): Clause[] {
	const them = 'ships' in e.at ? 'es' : 'sie';
	const order = e.count === 1 ? '' : 'in beliebiger Reihenfolge ';
	const put = e.put ? [vp('legen', them, `${order}oben auf den Stapel oder darunter`)] : [];
	// A pronoun comes before "dir", a noun after it. Not as an object: two looks are two sentences.
	const seenShips = 'ships' in e.at && e.at.ships === 'chosen';
	const what = seenShips
		? `${(context.chosenShips ?? 1) > 1 ? 'sie' : 'es'}${BACK} {to-self}`
		: `{to-self} ${seen(e, context)}`;
	return does(role(e.who, context), vp('an|sehen', undefined, what), ...put);
}

const SKIPPED = { activate: '„Zylonenschiffe aktivieren“', prepare: '„Sprung vorbereiten“' } as const;
function resolve({ from, skip, rest }: Of<'resolve'>): Clause[] {
	if (from === 'quorum-hand') return act('spielen', '1 Quorumskarte aus {own:er} Hand');
	if (from === 'super-crises') return act('spielen', '1 {own:er} Superkrisenkarten');
	const n = from.draw;
	const without = skip
		? ` ohne ${skip.length === 1 ? 'ihren Schritt' : 'ihre Schritte'} ${list(skip.map((step) => SKIPPED[step]))}`
		: '';
	const others = n === 2 ? 'die andere' : 'die anderen';
	const away = rest === 'discard' ? vp('ab|werfen', others) : vp('legen', others, 'unter den Stapel');
	return [
		{
			vps: [
				vp('ziehen', deckCards(n, from.deck)),
				vp('aus|führen', `${n === 1 ? 'sie' : '1 davon'}${without}`),
				...(n === 1 ? [] : [away])
			]
		}
	];
}

type CardEffect =
	'draw' | 'discard' | 'transfer' | 'exchange' | 'look' | 'resolve' | 'fetch' | 'redraw-crisis' | 'shuffle';
export const cardEffects: Pick<CardWords['effects'], CardEffect> = {
	draw,
	discard,
	transfer,
	exchange: (e, context) =>
		'deck' in e.b
			? act('tauschen', 'diese Karte', `gegen die oberste Karte ${deckOf(e.b.deck, 'gen')}`)
			: act(
					'tauschen',
					'alle {own:e} Fertigkeitskarten',
					`gegen alle ${ofWhom(e.b.hand, 'Fertigkeitskarten', context, 'die')}`.replace(' dessen ', ' seine ')
				),
	look,
	resolve,
	fetch: (e) => [
		{
			vps: [
				vp(
					'durchsuchen',
					`${deckOf(e.deck, 'acc')} und seinen Ablagestapel`,
					`nach der Karte „${names.crisis[e.card]}“`
				),
				vp('aus|führen', 'sie'),
				vp('mischen', 'den Stapel')
			]
		}
	],
	'redraw-crisis': () => [{ vps: [vp('ab|werfen', 'diese Krisenkarte'), vp('ziehen', 'eine neue')] }],
	shuffle: (e) => act('mischen', deckOf(e.deck, 'acc'))
};
