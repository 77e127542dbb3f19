/** Conditions as they follow "falls": the verb comes last. */
import type { Condition, Role, Status } from '../../../box/vocabulary.ts';
import { wordCondition, type Context, type Person, type Subject } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { amount, at, role, seats, somePieces, who, whomRole } from './phrases.ts';
import { terms } from './terms.ts';

type Forms = Record<Person, string>;
const forms = (you: string, group: string, one: string, many: string): Forms => ({ you, group, one, many });
const BE = forms('bist', 'seid', 'ist', 'sind');
const WAS = forms('warst', 'wart', 'war', 'waren');
const HAVE = forms('hast', 'habt', 'hat', 'haben');
const FLY = forms('fliegst', 'fliegt', 'fliegt', 'fliegen');
const INFILTRATE = forms('unterwanderst', 'unterwandert', 'unterwandert', 'unterwandern');
const OWN = forms('deinen', 'euren', 'seinen', 'ihren');
const not = (negated: boolean): string => (negated ? 'nicht ' : '');

const STATUS = {
	human: ['ein menschlicher Spieler', 'kein menschlicher Spieler'],
	cylon: ['ein Zylonenspieler', 'kein Zylonenspieler'],
	leader: ['ein Zylonenführer', 'kein Zylonenführer'],
	sympathetic: ['der wohlgesinnte Zylon', 'nicht der wohlgesinnte Zylon'],
	stranded: ['gestrandet', 'nicht gestrandet'],
	newcomer: [
		'erst nach der Schläferphase ins Spiel gekommen',
		'nicht erst nach der Schläferphase ins Spiel gekommen'
	],
	president: ['der Präsident', 'nicht der Präsident'],
	admiral: ['der Admiral', 'nicht der Admiral'],
	current: ['am Zug', 'nicht am Zug']
} as const satisfies Partial<Record<Status, readonly [string, string]>>;

const OPPOSITE = { '<': '>=', '<=': '>', '==': '!=', '>=': '<', '>': '<=' } as const;
const RANGE = {
	'<': 'weniger als',
	'<=': 'höchstens',
	'==': 'genau',
	'!=': 'nicht genau',
	'>=': 'mindestens',
	'>': 'mehr als'
} as const;

type Compare = Extract<Condition, { kind: 'compare' }>;
function compare({ a, op: given, b }: Compare, context: Context, negated: boolean): string {
	const range = RANGE[negated ? OPPOSITE[given] : given];
	const n = amount(b, context);
	const one = b === 1;
	if (typeof a === 'object' && 'cards' in a && 'hand' in a.cards) {
		const owner = role(a.cards.hand, context);
		return `${owner.np} ${range} ${n} Fertigkeitskarte${one ? '' : 'n'} auf der Hand ${HAVE[owner.person]}`;
	}
	if (typeof a === 'object' && 'pieces' in a) {
		const some = somePieces(a.pieces, `${range} ${n}`, one ? 1 : 2, 'nom', context);
		if (a.pieces.in === undefined) return `${some} übrig ${one ? 'ist' : 'sind'}`;
		return `sich ${some} ${one ? 'befindet' : 'befinden'}`;
	}
	if (typeof a === 'object' && 'damaged' in a)
		return `${a.damaged.length > 1 ? 'insgesamt ' : ''}${range} ${n} Orte ${list(a.damaged.map((board) => terms.boards[board][1]))} beschädigt sind`;
	if (a === 'marker')
		return `der Flottenmarker ${not(negated)}auf einem Feld steht, das einen Sprung erlaubt`;
	return `${amount(a, context)} ${range} ${n} beträgt`;
}

type Done = Extract<Condition, { kind: 'done' }>;
const DEED: Record<Done['deed'], (s: Subject, negated: boolean) => string> = {
	executed: (s, n) =>
		`${s.np} in dieser Partie ${not(n)}hingerichtet ${s.person === 'you' ? 'wurdest' : 'wurde'}`,
	'lost-morale-to-execution': (_, n) =>
		`in dieser Partie ${n ? 'keine Moral' : 'mindestens 1 Moral'} durch eine Hinrichtung verloren ging`,
	'played-super-crisis': (s, n) =>
		`${s.np} in dieser Partie ${n ? 'keine' : 'eine'} Superkrisenkarte gespielt ${HAVE[s.person]}`,
	'sleepers-dealt': (_, n) => `die Schläferphase ${n ? 'noch nicht' : 'schon'} stattgefunden hat`
};

function status(r: Role, is: Status, context: Context, negated: boolean, start: boolean): string {
	const s = role(r, context);
	const when = start ? `zu Beginn ${s.person === 'you' ? 'deines' : 'des'} Zuges ` : '';
	if (is === 'piloting' && r === 'target') return `die Viper ${negated ? 'un' : ''}bemannt ist`;
	if (is === 'piloting' && start)
		return `${s.np} ${when}${negated ? 'keine' : 'eine'} Viper geflogen ${HAVE[s.person]}`;
	if (is === 'piloting') return `${s.np} ${negated ? 'keine' : 'eine'} Viper ${FLY[s.person]}`;
	if (is === 'pilot')
		return `${terms.skills.piloting} ${not(negated)}zu ${OWN[s.person]} Fertigkeiten gehört`;
	if (is === 'drawer') return `${s.np} diese Krisenkarte ${not(negated)}gezogen ${HAVE[s.person]}`;
	if (is === 'infiltrating') return `${s.np} die Menschen ${not(negated)}${INFILTRATE[s.person]}`;
	return `${s.np} ${when}${STATUS[is][negated ? 1 : 0]} ${(start ? WAS : BE)[s.person]}`;
}

type CheckOf = Extract<Condition, { kind: 'check-of' }>;
function checkOf({ origin, target, drawnBy }: CheckOf, context: Context, negated: boolean): string {
	const check = context.anyCheck ? 'eine Fertigkeitsprobe' : 'die Probe';
	const aimed = target ? ` und sich gegen ${whomRole(target, context)} richtet` : '';
	if (origin === 'any') return `es ${negated ? 'keine' : 'eine'} Fertigkeitsprobe ist${aimed}`;
	if (origin !== 'crisis')
		return `${check} ${not(negated)}${list(
			origin.map((place) => terms.places[place][1]),
			'or'
		)} ausgelöst wurde${aimed}`;
	const drawer = drawnBy ? role(drawnBy, context) : undefined;
	const drawn = drawer ? `, die ${drawer.np} gezogen ${HAVE[drawer.person]},` : '';
	return `${check} ${not(negated)}zu einer Krisenkarte gehört${aimed}${drawn}`;
}

type At = Extract<Condition, { kind: 'at' }>;
function standsAt(c: At, context: Context, negated: boolean): string {
	const where = at(c.where, context);
	if (typeof c.who === 'object' && 'each' in c.who) {
		const { at: known, ...pool } = c.who;
		const same = JSON.stringify(known) === JSON.stringify(c.where);
		const seat = seats(same ? pool : c.who, negated ? 'no' : 'a', context, 'nom');
		return `sich ${negated ? '' : 'mindestens '}${seat} ${where} befindet`;
	}
	const s = who(c.who, context);
	if (typeof c.where === 'object' && 'placeOf' in c.where && c.where.asOf)
		return `${s.np} ${not(negated)}am selben Ort ${BE[s.person]} wie zu Beginn ${s.person === 'you' ? 'deines Zuges' : 'des Zuges'}`;
	if (negated && where.includes(' oder '))
		return `${s.np} weder ${where.replace(' oder ', ' noch ')} ${BE[s.person]}`;
	return `${s.np} ${not(negated)}${where} ${BE[s.person]}`;
}

const BOUND = /^(d(?:er|ie) \S+) ((?:höchstens|mindestens) \d+) beträgt$/u;
/** "die Nahrung und die Moral jeweils höchstens 2 betragen", where only the resource differs. */
function sameBound(parts: readonly string[], word: 'and' | 'or'): string | undefined {
	const bounds = parts.map((part) => BOUND.exec(part));
	const range = bounds[0]?.[2];
	if (parts.length < 2 || range === undefined || bounds.some((bound) => bound?.[2] !== range))
		return undefined;
	const resources = list(
		bounds.map((bound) => bound?.[1] ?? ''),
		word
	);
	return word === 'or' ? `${resources} ${range} beträgt` : `${resources} jeweils ${range} betragen`;
}
/** "du auf der Galactica und nicht in der Arrestzelle bist" */
function sameReader(parts: readonly string[], word: 'and' | 'or'): string | undefined {
	if (parts.length < 2 || !parts.every((part) => part.startsWith('du '))) return undefined;
	const verb = / \S+$/u.exec(parts[0] ?? '')?.[0] ?? '';
	const said = parts.map((part, i) => (i === 0 ? part : part.slice(3)));
	return parts.every((part) => part.endsWith(verb))
		? list(
				said.map((part) => part.slice(0, -verb.length)),
				word
			) + verb
		: list(said, word);
}
function joinConditions(parts: readonly string[], word: 'and' | 'or'): string {
	const mixed = word === 'or' && parts.some((part) => part.includes(' und '));
	return (
		sameBound(parts, word) ??
		sameReader(parts, word) ??
		(mixed ? parts.join(' oder falls ') : list(parts, word))
	);
}
/** What must hold for victory: bounds on resources are taken together. */
export function joinGoals(goals: readonly string[]): string {
	const bounds = sameBound(
		goals.filter((goal) => BOUND.test(goal)),
		'and'
	);
	if (bounds === undefined) return joinConditions(goals, 'and');
	return list([...goals.filter((goal) => !BOUND.test(goal)), bounds]);
}

export const conditions: CardWords['conditions'] = {
	compare,
	at: standsAt,
	is: (c, context, negated) => status(c.who, c.is, context, negated, c.asOf !== undefined),
	winner: (c, _, negated) =>
		`die ${c.team === 'humans' ? 'Menschen' : 'Zylonen'} ${not(negated)}gewonnen haben`,
	'check-of': checkOf,
	orbit: (_, __, negated) => `die Galactica ${not(negated)}im Orbit ist`,
	done: (c, context, negated) => DEED[c.deed](role(c.who ?? 'holder', context), negated),
	red: (c, _, negated) =>
		`${negated ? (c.of === 'any' ? 'keine' : 'nicht jede') : c.of === 'any' ? 'mindestens eine' : 'jede'} Ressource im roten Bereich ist`,
	any: (c, context, negated) =>
		joinConditions(
			c.of.map((part) => wordCondition(part, context, negated)),
			negated ? 'and' : 'or'
		),
	all: (c, context, negated) =>
		joinConditions(
			c.of.map((part) => wordCondition(part, context, negated)),
			negated ? 'or' : 'and'
		),
	not: (c, context, negated) => wordCondition(c.of, context, !negated)
};
