/** Conditions as they follow "if". */
import type { Condition, Role, Status } from '../../../box/vocabulary.ts';
import { wordCondition, type Context, type Subject } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { amount, at, kind, role, seats, who } from './phrases.ts';
import { terms } from './terms.ts';

const be = (s: Subject): string => (s.person === 'one' ? 'is' : 'are');
const have = (s: Subject): string => (s.person === 'one' ? 'has' : 'have');
const not = (negated: boolean): string => (negated ? ' not' : '');

const STATUS: Record<Exclude<Status, 'current' | 'drawer' | 'piloting' | 'pilot' | 'newcomer'>, string> = {
	human: 'a human player',
	cylon: 'a Cylon player',
	leader: 'a Cylon Leader',
	sympathetic: 'the Sympathetic Cylon',
	infiltrating: 'infiltrating',
	stranded: 'off the board',
	president: 'the President',
	admiral: 'the Admiral'
};

const OPPOSITE = { '<': '>=', '<=': '>', '==': '==', '>=': '<', '>': '<=' } as const;
/** "2 or less", "4 or more" */
const range = (op: Compare['op'], n: string, few: 'less' | 'fewer'): string =>
	op === '<='
		? `${n} or ${few}`
		: op === '>='
			? `${n} or more`
			: op === '=='
				? `exactly ${n}`
				: op === '<'
					? `${few} than ${n}`
					: `more than ${n}`;

type Compare = Extract<Condition, { kind: 'compare' }>;
function compare({ a, op: given, b }: Compare, context: Context, negated: boolean): string {
	const op = negated ? OPPOSITE[given] : given;
	const n = amount(b, context);
	if (typeof a === 'object' && 'cards' in a && 'hand' in a.cards) {
		const owner = role(a.cards.hand, context);
		return `${owner.np} ${have(owner)} ${range(op, n, 'fewer')} skill ${n === '1' ? 'card' : 'cards'} in hand`;
	}
	if (typeof a === 'object' && 'pieces' in a) {
		const [one, many] = terms.pieces[a.pieces.piece];
		const what = `${kind(a.pieces, context)}${a.pieces.in === undefined ? ' left' : ''}`;
		if (op === '>=' && n === '1') {
			const single = what.replace(many, one);
			return `there is at least 1 ${single}`;
		}
		return `there are ${op === '>=' ? `at least ${n}` : range(op, n, 'fewer')} ${what}`;
	}
	if (typeof a === 'object' && 'damaged' in a)
		return `${range(op, n, 'fewer')} locations${a.damaged.length > 1 ? ' in total' : ''} on ${list(a.damaged.map((board) => terms.boards[board]))} are damaged`;
	if (a === 'marker') return `the fleet marker is on a space that allows a jump`;
	return `${amount(a, context)} is ${range(op, n, 'less')}`;
}

type Done = Extract<Condition, { kind: 'done' }>;
const DEED: Record<Done['deed'], (s: Subject, negated: boolean) => string> = {
	executed: (s, n) => `${s.np} ${have(s)}${not(n)} been executed in this game`,
	'lost-morale-to-execution': (_, n) =>
		`${n ? 'no' : 'at least 1'} morale has been lost to an execution in this game`,
	'played-super-crisis': (s, n) => `${s.np} ${have(s)}${not(n)} played a Super Crisis card in this game`,
	'sleepers-dealt': (_, n) => `the Sleeper Agent phase has${n ? ' not yet' : ' already'} taken place`
};

function status(r: Role, is: Status, context: Context, negated: boolean, start: boolean): string {
	const s = role(r, context);
	const was = start ? (s.person === 'one' ? 'was' : 'were') : be(s);
	const when = start ? ` at the start of ${s.person === 'you' ? 'your' : 'the'} turn` : '';
	if (is === 'current')
		return s.person === 'you' ? `it is${not(negated)} your turn` : `it is${not(negated)} ${s.np}'s turn`;
	if (is === 'drawer') return `${s.np} ${negated ? 'did not draw' : 'drew'} it`;
	if (is === 'newcomer')
		return `${s.np} ${negated ? 'did not come' : 'came'} into play after the Sleeper Agent phase`;
	if (is === 'piloting' && r === 'target') return `the viper is${not(negated)} manned`;
	if (is === 'piloting') return `${s.np} ${was}${not(negated)} piloting a viper${when}`;
	if (is === 'pilot')
		return `${s.np} ${negated ? 'do not have' : have(s)} Piloting in ${s.person === 'you' ? 'your' : 'their'} skill set`;
	return `${s.np} ${was}${not(negated)} ${STATUS[is]}${when}`;
}

type CheckOf = Extract<Condition, { kind: 'check-of' }>;
function checkOf({ origin, target, drawnBy }: CheckOf, context: Context): string {
	const from =
		origin === 'crisis'
			? 'a Crisis card'
			: origin === 'any'
				? 'anything'
				: list(
						origin.map((p) => terms.places[p]),
						'or'
					);
	const drawn = drawnBy
		? context.you.includes(drawnBy)
			? ' that you drew'
			: ` drawn by ${role(drawnBy, context).np}`
		: '';
	const aimed = target
		? ` and ${context.you.includes(target) ? 'you are' : `${role(target, context).np} is`} the chosen player`
		: '';
	return `${context.anyCheck ? 'a skill check' : 'the check'} comes from ${from}${drawn}${aimed}`;
}

type Any = Extract<Condition, { kind: 'any' }>;
const compound = (text: string): boolean => / (?:and|or) /u.test(text);
/** "population, morale or food is 2 or less" */
function sameBound(parts: readonly Condition[]): string | undefined {
	const bounds = parts.map((part) =>
		part.kind === 'compare' &&
		typeof part.a === 'object' &&
		'resource' in part.a &&
		typeof part.b === 'number'
			? { resource: terms.resources[part.a.resource], bound: range(part.op, String(part.b), 'less') }
			: undefined
	);
	const [first] = bounds;
	return first && bounds.every((bound) => bound?.bound === first.bound)
		? `${list(
				bounds.map((bound) => bound?.resource ?? ''),
				'or'
			)} is ${first.bound}`
		: undefined;
}
function any({ of: parts }: Any, context: Context, negated: boolean): string {
	const said = parts.map((part) => wordCondition(part, context, negated));
	if (negated) return list(said);
	const bound = sameBound(parts);
	if (bound !== undefined) return bound;
	const one = sameSubject(said, 'or');
	return one ?? (said.some(compound) ? `either ${said.join(', or ')}` : list(said, 'or'));
}
/** "you are on Galactica and not in the Brig" */
function sameSubject(said: readonly string[], word: 'and' | 'or'): string | undefined {
	const split = said.map((text) => /^(.+? (?:is|are)) (.+)$/u.exec(text));
	const subject = split[0]?.[1];
	return subject !== undefined && split.every((match) => match?.[1] === subject)
		? `${subject} ${list(
				split.map((match) => match?.[2] ?? ''),
				word
			)}`
		: undefined;
}
function all({ of: parts }: Extract<Condition, { kind: 'all' }>, context: Context, negated: boolean): string {
	const said = parts.map((part) => wordCondition(part, context, negated));
	return negated ? list(said, 'or') : (sameSubject(said, 'and') ?? list(said));
}

export const conditions: CardWords['conditions'] = {
	compare,
	at: (c, context, negated) => {
		if (typeof c.who === 'object' && 'each' in c.who && !negated) {
			const seat = seats(
				{ each: c.who.each, ...(c.who.except ? { except: c.who.except } : {}) },
				'each',
				context
			);
			return `at least one ${seat.replace(/^each /u, '')} is ${at(c.where, context)}`;
		}
		const s = who(c.who, context);
		return `${s.np} ${be(s)}${not(negated)} ${at(c.where, context)}`;
	},
	is: (c, context, negated) => status(c.who, c.is, context, negated, c.asOf !== undefined),
	winner: (c, _, negated) => `the ${c.team === 'humans' ? 'humans' : 'Cylons'} have${not(negated)} won`,
	'check-of': checkOf,
	orbit: (_, __, negated) => `Galactica is${not(negated)} in orbit`,
	done: (c, context, negated) => DEED[c.deed](role(c.who ?? 'holder', context), negated),
	red: (c, _, negated) =>
		negated
			? c.of === 'any'
				? 'no resource is in the red'
				: 'not every resource is in the red'
			: `${c.of === 'any' ? 'at least one' : 'every'} resource is in the red`,
	any,
	all,
	not: (c, context, negated) => wordCondition(c.of, context, !negated)
};
