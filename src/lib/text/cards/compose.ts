/**
 * How effects become sentences, the same in every language.
 *
 * An effect is worded as clauses: somebody does something to something. Clauses of one doer are chained ("the Admiral
 * discards 2 cards and draws 1"), a clause without a doer is said to whoever reads the card. Which order verb and doer
 * come in and how they are bent is the language's own affair (`Grammar`); what is chained with what is decided here.
 */
import type { Condition, Effect, Modifier, Role, Until } from '../../box/vocabulary.ts';
import type { CardWords } from './types.ts';

/** `you`: the reader of the card; `group`: the humans at the table together. */
export type Person = 'you' | 'group' | 'one' | 'many';
export interface Subject {
	/** equal ids are the same doer */
	id: string;
	np: string;
	person: Person;
}
/** What is done: several objects of one verb are listed, `rest` follows them. */
export interface Vp {
	verb: string;
	objects?: readonly string[];
	rest?: string;
}
export interface Clause {
	subject?: Subject;
	modal?: 'may' | 'cannot';
	vps: readonly Vp[];
	/** one of the verbs, not all of them */
	either?: true;
	/** a statement about the doer, never a command */
	stated?: true;
	/** a condition before it */
	lead?: string;
	/** what follows it and ends the sentence */
	tail?: string;
	/** instead of verbs: several clauses under one `lead` */
	parts?: readonly Clause[];
}
/** `inverted`: after a condition or a roll; `aim`: what something is paid for. */
export type Order = 'main' | 'inverted' | 'aim';

export interface Grammar {
	clause(clause: Clause, order: Order, context: Context): string;
	/** how a clause follows another in one sentence */
	after(next: Clause): { join: string; order: Order };
	list(items: readonly string[], word?: 'and' | 'or'): string;
	/** "have the humans lose 1 morale": somebody else's clause as something the reader brings about */
	cause(clause: Clause): Vp;
	/** before what may be done again and again */
	times(n: number): string;
}

/** Who reads the text and what its words refer to. */
export interface Context {
	words: CardWords;
	/** parts addressed as "you" */
	you: readonly Role[];
	/** whom a clause without a doer commands */
	agent: 'you' | 'group';
	/** the reader is a Cylon player: the humans are somebody else */
	cylon?: true;
	/** what an unnamed prohibition binds */
	carrier?: Subject;
	/** the seat a `for-each` or a filter is about */
	each?: Subject;
	/** what was chosen was chosen in an earlier sentence: "the chosen player", not "them" */
	apart?: true;
	/** the number of ships chosen, for "it" and "them" */
	chosenShips?: number;
	/** how long the modifier that is being worded lasts */
	until?: Until;
	/** no skill check was spoken of yet: "a skill check", not "the check" */
	anyCheck?: true;
	/** what the text has said to be done already, to tell a second time by "more" */
	said?: readonly string[];
}

/** Without a doer a clause is said to the reader. */
const doer = (clause: Clause): string => clause.subject?.id ?? 'you';
const sameDoer = (a: Clause, b: Clause): boolean =>
	doer(a) === doer(b) || (b.subject === undefined && refersBack(b) && a.subject?.id !== 'chosen');

/** Marks a clause that goes on about what was just chosen and so has the chooser as its doer. */
export const BACK = '\u2190';
const refersBack = (clause: Clause): boolean =>
	clause.vps.some((vp) => [...(vp.objects ?? []), vp.rest ?? ''].some((part) => part.includes(BACK)));

/** Two permissions are one only where they were given together (`permitted`); a condition reaches no further than its clause. */
const chainable = (a: Clause, b: Clause, permitted: boolean): boolean =>
	!a.parts &&
	!b.parts &&
	!a.either &&
	!b.either &&
	a.tail === undefined &&
	a.lead === undefined &&
	b.lead === undefined &&
	a.modal === b.modal &&
	(a.modal !== 'may' || permitted) &&
	a.stated === b.stated &&
	sameDoer(a, b);

function chainVerbs(first: readonly Vp[], second: readonly Vp[]): readonly Vp[] {
	const [last, next] = [first.at(-1), second[0]];
	if (last && next && last.verb === next.verb && !last.rest && !next.rest && last.objects && next.objects) {
		const merged = { ...last, objects: [...last.objects, ...next.objects] };
		return [...first.slice(0, -1), merged, ...second.slice(1)];
	}
	return [...first, ...second];
}

export function chain(clauses: readonly Clause[], permitted = false): Clause[] {
	const result: Clause[] = [];
	for (const clause of clauses) {
		const last = result.at(-1);
		if (last && chainable(last, clause, permitted)) {
			const vps = chainVerbs(last.vps, clause.vps);
			result[result.length - 1] = { ...last, vps, ...(clause.tail ? { tail: clause.tail } : {}) };
		} else result.push(clause);
	}
	return result;
}

// The record is indexed by the very kind of the value it is called with, which TypeScript cannot see through a union.
const wordEffect = (effect: Effect, context: Context): readonly Clause[] =>
	context.words.effects[effect.kind](effect as never, context);
export const wordModifier = (mod: Modifier, context: Context): readonly Clause[] =>
	context.words.modifiers[mod.kind](mod as never, context);
export const wordCondition = (condition: Condition, context: Context, negated = false): string =>
	context.words.conditions[condition.kind](condition as never, context, negated);

/** An optional effect written several times in a row is said once. */
function repeated(effects: readonly Effect[], i: number): number {
	const written = JSON.stringify(effects[i]);
	let n = 1;
	while (effects[i]?.kind === 'may' && JSON.stringify(effects[i + n]) === written) n++;
	return n;
}

/** Whether the same was done before in this text: "1 more". */
export const isSecond = (effect: Effect, context: Context): boolean =>
	context.said?.includes(JSON.stringify(effect)) ?? false;

/** What later effects of the same text may refer to. */
function after(effect: Effect, { said = [], ...rest }: Context): Context {
	const context: Context = { ...rest, said: [...said, JSON.stringify(effect)] };
	if (effect.kind !== 'choose') return context;
	if ('ships' in effect.from) {
		const { count } = effect.from.ships;
		return { ...context, chosenShips: count === 'all' ? 2 : count };
	}
	if ('seats' in effect.from) delete context.apart;
	return context;
}

/** A reroll comes before what it does to its result, though the modifier has to be there first. */
const awaitsResult = (effect: Effect): boolean =>
	effect.kind === 'if'
		? effect.effects.some(awaitsResult)
		: effect.kind === 'modify' && effect.until === 'next-result';
const asTold = (effects: readonly Effect[]): readonly Effect[] => [
	...effects.filter((effect) => !awaitsResult(effect)),
	...effects.filter(awaitsResult)
];

export function clausesOf(written: readonly Effect[], given: Context): Clause[] {
	const clauses: Clause[] = [];
	const effects = asTold(written);
	let context = given;
	for (let i = 0; i < effects.length;) {
		const n = repeated(effects, i);
		const said = effects.slice(i, i + 1).flatMap((effect) => wordEffect(effect, context));
		context = effects.slice(i, i + 1).reduce((now, effect) => after(effect, now), context);
		clauses.push(...(n > 1 ? under(context.words.grammar.times(n), said) : said));
		i += n;
	}
	return chain(clauses);
}

const clean = (text: string): string => text.replaceAll(BACK, '');

/** One clause after the other in one sentence, without capital and full stop. */
export function inlineClauses(clauses: readonly Clause[], order: Order, context: Context): string {
	const { grammar } = context.words;
	return clean(
		clauses
			.map((clause, i) => {
				if (i === 0) return grammar.clause(clause, order, context);
				const { join, order: next } = grammar.after(clause);
				return join + grammar.clause(clause, order === 'aim' ? order : next, context);
			})
			.join('')
	);
}
export const inline = (effects: readonly Effect[], order: Order, context: Context): string =>
	inlineClauses(clausesOf(effects, context), order, context);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A full stop, unless the sentence has its own end. */
export const stop = (text: string): string => (/[.!:]$/u.test(text) ? text : `${text}.`);

export const sentencesOf = (clauses: readonly Clause[], context: Context): string =>
	clauses
		.map((clause) => stop(capital(clean(context.words.grammar.clause(clause, 'main', context)))))
		.join(' ');

/** Puts a condition before what depends on it. */
export function under(lead: string, clauses: readonly Clause[]): Clause[] {
	const [only] = clauses;
	if (!only) return [];
	if (clauses.length === 1 && only.lead === undefined && !only.parts) return [{ ...only, lead }];
	return [{ lead, vps: [], parts: clauses }];
}

/** Makes clauses optional; those of another doer than `by` are brought about by him. */
export const permit = (by: Subject | undefined, clauses: readonly Clause[], context: Context): Clause[] =>
	chain(
		clauses.map((clause): Clause =>
			clause.parts || clause.modal
				? clause
				: clause.subject === undefined || clause.subject.person === 'group' || clause.subject.id === by?.id
					? { ...clause, modal: 'may', ...(by ? { subject: by } : {}) }
					: {
							modal: 'may',
							vps: [context.words.grammar.cause(clause)],
							...(clause.tail === undefined ? {} : { tail: clause.tail }),
							...(by ? { subject: by } : {})
						}
		),
		true
	);
