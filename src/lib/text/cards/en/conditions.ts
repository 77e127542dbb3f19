/** Conditions as they follow "if". */
import type { Condition, Role, Status } from '../../../box/vocabulary.ts';
import { wordCondition, type Context, type Subject } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { amount, at, role, ships, who } from './phrases.ts';
import { terms } from './terms.ts';

const be = (s: Subject): string => (s.person === 'one' ? 'is' : 'are');
const have = (s: Subject): string => (s.person === 'one' ? 'has' : 'have');
const not = (negated: boolean): string => (negated ? ' not' : '');

const STATUS: Record<Exclude<Status, 'current' | 'drawer' | 'piloting' | 'pilot'>, string> = {
	human: 'a human player',
	cylon: 'a Cylon player',
	leader: 'a Cylon Leader',
	sympathetic: 'the Sympathetic Cylon',
	infiltrating: 'infiltrating',
	newcomer: 'a new character',
	president: 'the President',
	admiral: 'the Admiral'
};

const ACROSS = { '<': 'below', '<=': 'at', '==': 'exactly', '>=': 'at', '>': 'above' } as const;
const OPPOSITE = { '<': '>=', '<=': '>', '==': '==', '>=': '<', '>': '<=' } as const;
/** "2 or less", "4 or more" */
const range = (op: keyof typeof ACROSS, n: string, few: 'less' | 'fewer'): string =>
	op === '<=' ? `${n} or ${few}` : op === '>=' ? `${n} or more` : op === '==' ? `exactly ${n}` : op === '<' ? `${few} than ${n}` : `more than ${n}`;

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
		const what = ships(a.pieces, context).replace(/^all /u, '');
		if (op === '>=' && n === '1') {
			const single = what.replace(many, one);
			return `there is at least 1 ${single}`;
		}
		return `there are ${op === '>=' ? `at least ${n}` : range(op, n, 'fewer')} ${what}`;
	}
	if (typeof a === 'object' && 'damaged' in a)
		return `${range(op, n, 'fewer')} locations on ${list(a.damaged.map((board) => terms.boards[board]))} are damaged`;
	if (a === 'marker') return `the fleet marker is on a space that allows a jump`;
	return `${amount(a, context)} is ${range(op, n, 'less')}`;
}

type Done = Extract<Condition, { kind: 'done' }>;
const DEED: Record<Done['deed'], (s: Subject, negated: boolean) => string> = {
	executed: (s, n) => `${s.np} ${have(s)}${not(n)} been executed in this game`,
	'lost-morale-to-execution': (_, n) => `${n ? 'no' : 'at least 1'} morale has been lost to an execution in this game`,
	'played-super-crisis': (s, n) => `${s.np} ${have(s)}${not(n)} played a Super Crisis card in this game`,
	'sleepers-dealt': (_, n) => `the Sleeper Agent phase has${n ? ' not yet' : ' already'} taken place`
};

function status(r: Role, is: Status, context: Context, negated: boolean, start: boolean): string {
	const s = role(r, context);
	const was = start ? (s.person === 'one' ? 'was' : 'were') : be(s);
	const when = start ? ' at the start of the turn' : '';
	if (is === 'current') return s.person === 'you' ? `it is${not(negated)} your turn` : `it is${not(negated)} ${s.np}'s turn`;
	if (is === 'drawer') return `${s.np} ${negated ? 'did not draw' : 'drew'} the Crisis card`;
	if (is === 'piloting') return `${s.np} ${was}${not(negated)} piloting a viper${when}`;
	if (is === 'pilot') return `${s.np} ${negated ? 'do not have' : have(s)} Piloting in ${s.person === 'you' ? 'your' : 'their'} skill set`;
	return `${s.np} ${was}${not(negated)} ${STATUS[is]}${when}`;
}

type CheckOf = Extract<Condition, { kind: 'check-of' }>;
function checkOf({ origin, target, drawnBy }: CheckOf, context: Context): string {
	const from =
		origin === 'crisis' ? 'a Crisis card' : origin === 'any' ? 'anything' : list(origin.map((p) => terms.places[p]), 'or');
	const drawn = drawnBy ? (context.you.includes(drawnBy) ? ' that you drew' : ` drawn by ${role(drawnBy, context).np}`) : '';
	const aimed = target ? ` and ${context.you.includes(target) ? 'you are' : `${role(target, context).np} is`} the chosen player` : '';
	return `the check comes from ${from}${drawn}${aimed}`;
}

export const conditions: CardWords['conditions'] = {
	compare,
	at: (c, context, negated) => {
		const s = who(c.who, context);
		if (typeof c.who === 'object' && 'each' in c.who && !negated)
			return `at least one ${s.np.replace(/^each /u, '')} is ${at(c.where, context)}`;
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
	any: (c, context, negated) => list(c.of.map((part) => wordCondition(part, context, negated)), negated ? 'and' : 'or'),
	all: (c, context, negated) => list(c.of.map((part) => wordCondition(part, context, negated)), negated ? 'or' : 'and'),
	not: (c, context, negated) => wordCondition(c.of, context, !negated)
};
