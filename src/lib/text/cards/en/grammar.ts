import type { Clause, Context, Grammar, Person, Vp } from '../compose.ts';
import { inlineClauses } from '../compose.ts';

const third = (verb: string): string => {
	const [head = '', ...particles] = verb.split(' ');
	const bent =
		head === 'be'
			? 'is'
			: head === 'have'
				? 'has'
				: /(?:s|sh|ch|x|o)$/u.test(head)
					? `${head}es`
					: `${head}s`;
	return [/[^aeou]y$/u.test(head) ? `${head.slice(0, -1)}ies` : bent, ...particles].join(' ');
};
const finite = (verb: string, person: Person): string =>
	person === 'one' ? third(verb) : verb.replace(/^be\b/u, 'are');

export const list: Grammar['list'] = (items, word = 'and') =>
	items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** `{your|their}` in a phrase: said to the reader, said about somebody. */
const address = (text: string, you: boolean): string =>
	text.replaceAll(/\{([^|}]*)\|([^}]*)\}/gu, (_, mine: string, theirs: string) => (you ? mine : theirs));

const words = (vp: Vp, verb: string): string =>
	[verb, list(vp.objects ?? []), vp.rest ?? ''].filter(Boolean).join(' ');

function body(clause: Clause, order: string): string {
	const { subject, modal, vps, stated, either } = clause;
	const person = subject?.person ?? 'you';
	const you = person === 'you' || person === 'group';
	const np = subject?.np ?? 'you';
	const bare = (vp: Vp) => words(vp, vp.verb);
	if (order === 'aim') return address(list(vps.map(bare)), you);
	if (modal)
		return address(`${np} ${modal} ${list(vps.map(bare), either || modal === 'cannot' ? 'or' : 'and')}`, you);
	if (you && !stated) return address(list(vps.map(bare)), true);
	return address(`${np} ${list(vps.map((vp) => words(vp, finite(vp.verb, person))))}`, you);
}

export const grammar: Grammar = {
	after: (next) => ({ join: next.modal === 'may' ? ', then ' : ' and ', order: 'inverted' }),
	list,
	times: (n) => `up to ${n} times`,
	clause(clause: Clause, order, context: Context) {
		const text = clause.parts ? inlineClauses(clause.parts, 'main', context) : body(clause, order);
		return `${clause.lead ? `${clause.lead}, ` : ''}${text}${clause.tail ?? ''}`;
	},
	cause: (clause) => ({
		verb: 'have',
		objects: [`${clause.subject?.np ?? ''} ${list(clause.vps.map((vp) => words(vp, vp.verb)))}`]
	})
};
