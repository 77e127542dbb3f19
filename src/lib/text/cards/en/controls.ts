/** Choices, rolls, costs and conditions around other effects. */
import type { Condition, Control, Effect, Option, Pool, Role } from '../../../box/vocabulary.ts';
import {
	clausesOf,
	inline,
	inlineClauses,
	permit,
	under,
	wordCondition,
	type Clause,
	type Context,
	type Subject,
	type Vp
} from '../compose.ts';
import type { CardWords } from '../types.ts';
import { act, vp } from './clauses.ts';
import { list } from './grammar.ts';
import { span } from './ship-effects.ts';
import { area, deckName, place, role, seats, ships, who, whom, you } from './phrases.ts';
import { terms } from './terms.ts';

const doer = (by: Role | undefined, context: Context): Subject | undefined =>
	by === undefined ? undefined : role(by, context);
const withDoer = (subject: Subject | undefined): { subject?: Subject } => (subject ? { subject } : {});

function pool(from: Pool, context: Context, by: Role | undefined): string {
	if ('seats' in from)
		return from.seats === 'president-or-admiral'
			? 'the President or the Admiral'
			: seats(from.seats, 'a', context, by);
	if ('places' in from) return place(from.places);
	if ('areas' in from)
		return from.areas === 'any' ? 'a space area' : area(from.areas, context).replace(/^in /u, '');
	if ('ships' in from) return ships(from.ships, context);
	const { one } = from;
	if ('resources' in one)
		return one.resources.length === 4
			? '1 resource'
			: list(
					one.resources.map((r) => terms.resources[r]),
					'or'
				);
	if ('types' in one)
		return one.types.length === 6
			? '1 skill type'
			: list(
					one.types.map((type) => terms.skills[type]),
					'or'
				);
	if ('titles' in one)
		return `the ${list(
			one.titles.map((title) => terms.titles[title]),
			'or'
		)} title`;
	if ('icons' in one)
		return list(
			one.icons.map((icon) => terms.icons[icon]),
			'or'
		);
	if (one.decks.length > 6) return 'any deck';
	if (one.decks.length === 6) return 'any skill deck';
	return `the ${list(one.decks.map(deckName), 'or')} deck`;
}

/** What a chooser does himself is said without naming him again. */
function option(o: Option, by: Subject | undefined, context: Context): string {
	const { grammar } = context.words;
	const text = clausesOf(o.effects, context)
		.map((clause, i) => {
			const said = grammar.clause(clause, clause.subject?.id === by?.id ? 'aim' : 'main', context);
			return i === 0 ? said : grammar.after(clause).join + said;
		})
		.join('');
	return `${text}${o.needs ? ` (only if ${wordCondition(o.needs, context)})` : ''}`;
}
const plain = (c: Clause): boolean => !c.parts && !c.lead && !c.modal && !c.stated && !c.tail;
/** The only thing an option does, if it is one plain deed. */
function deed(o: Option, context: Context): Vp | undefined {
	const [clause, ...more] = clausesOf(o.effects, context);
	const [only, ...others] = clause?.vps ?? [];
	return clause && plain(clause) && !o.needs && more.length + others.length === 0 ? only : undefined;
}
/** "5 raiders or 2 heavy raiders in that area": where all are in one place it is said once. */
function eitherOf(objects: readonly string[]): string {
	const [where = ''] = / in (?:that|the same) area$/u.exec(objects[0] ?? '') ?? [];
	return where && objects.every((object) => object.endsWith(where))
		? `${list(
				objects.map((object) => object.slice(0, -where.length)),
				'or'
			)}${where}`
		: list(objects, 'or');
}
/** Deeds that differ in one part only are one deed with an "or" in it. */
function merged(deeds: readonly Vp[]): Vp | undefined {
	const verbs = [...new Set(deeds.map(({ verb }) => verb))];
	const objects = [...new Set(deeds.map((done) => list(done.objects ?? [])))];
	const rests = [...new Set(deeds.map(({ rest = '' }) => rest))];
	if ([verbs, objects, rests].filter((parts) => parts.length > 1).length !== 1) return undefined;
	return vp(list(verbs, 'or'), eitherOf(objects), list(rests, 'or'));
}

/** "draw 1 card or play 1 card", where the choice is between plain deeds. */
function eitherDeed(
	by: Role | undefined,
	[only, ...more]: readonly Effect[],
	context: Context
): Clause[] | undefined {
	if (only?.kind !== 'one-of' || only.by !== by || more.length > 0) return undefined;
	const vps = only.options.flatMap((o) => deed(o, context) ?? []);
	return vps.length === only.options.length ? [{ vps, either: true }] : undefined;
}

/** "If the current player is on New Caprica, send them to Detention": whom the condition is about is not named twice. */
function aboutSame(condition: Condition, clause: Clause, context: Context): Clause {
	const [name, pronoun] =
		condition.kind === 'orbit'
			? [terms.boards.galactica, 'it']
			: condition.kind === 'at' && typeof condition.who === 'string'
				? [whom(condition.who, context), 'them']
				: [];
	if (name === undefined || pronoun === undefined) return clause;
	const short = (object: string) => (object.startsWith(name) ? pronoun + object.slice(name.length) : object);
	return { ...clause, vps: clause.vps.map((v) => (v.objects ? { ...v, objects: v.objects.map(short) } : v)) };
}

const given = (o: Option, context: Context): Clause[] =>
	o.needs ? under(`if ${wordCondition(o.needs, context)}`, clausesOf(o.effects, context)) : [];

export const controls: { [K in Control['kind']]: CardWords['effects'][K] } = {
	choose: (e, context) => [
		'areas' in e.from && typeof e.from.areas === 'object'
			? { vps: [vp('note', '{your|their} space area')] }
			: {
					...withDoer(doer(e.by, context)),
					vps: [vp('choose', `${e.upTo ? 'up to ' : ''}${pool(e.from, context, e.by)}`)]
				}
	],
	'one-of': (e, context) => {
		// Where each box has its own condition there is nothing to choose.
		if (e.options.every((o) => o.needs)) return e.options.flatMap((o) => given(o, context));
		const deeds = e.options.flatMap((o) => deed(o, context) ?? []);
		const either =
			!e.by && context.agent === 'you' && deeds.length === e.options.length ? merged(deeds) : undefined;
		if (either) return [{ vps: [either] }];
		const by = doer(e.by ?? (context.agent === 'group' ? 'current' : undefined), context);
		const options = e.options.map((o) => option(o, by, context));
		return [
			{
				...withDoer(by),
				vps: [vp('choose', undefined, 'one')],
				tail: `: ${options.slice(0, -1).join('; ')}; or ${options.at(-1) ?? ''}`
			}
		];
	},
	may: (e, context) => {
		const by = doer(e.by, context) ?? (context.agent === 'you' ? you : role('current', context));
		const inner = permit(by, eitherDeed(e.by, e.effects, context) ?? clausesOf(e.effects, context), context);
		return e.needs ? under(`if ${wordCondition(e.needs, context)}`, inner) : inner;
	},
	if: (e, context) =>
		under(
			`if ${wordCondition(e.if, context)}`,
			clausesOf(e.effects, context).map((clause) => aboutSame(e.if, clause, context))
		),
	roll: (e, context) => {
		const rows = e.table.map((row, i) => {
			const result = row.effects.length === 0 ? 'nothing happens' : inline(row.effects, 'inverted', context);
			return `${span((e.table[i - 1]?.upTo ?? 0) + 1, row.upTo)}, ${result}`;
		});
		return [{ ...withDoer(doer(e.by, context)), vps: [vp('roll', 'a die')], tail: `: ${rows.join('; ')}` }];
	},
	'for-each': (e, context) =>
		clausesOf(e.effects, { ...context, each: { ...who(e.who, context), id: 'each' } }),
	pay: (e, context) => {
		const cost = clausesOf(e.cost, context);
		const gain = clausesOf(e.effects, context);
		const last = cost.at(-1);
		if (!last || gain.length === 0) return cost;
		const [only, ...more] = gain;
		const aim =
			only &&
			more.length === 0 &&
			only.vps.length === 1 &&
			plain(only) &&
			!last.vps.some((done) => done.rest);
		const choice = only && more.length === 0 && e.effects[0]?.kind === 'one-of';
		const tail =
			aim || choice
				? ` to ${inlineClauses(gain, 'aim', context)}`
				: `, then ${inlineClauses(gain, 'main', context)}`;
		return [...cost.slice(0, -1), { ...last, tail }];
	},
	check: (e) =>
		act(
			'make',
			`a skill check of difficulty ${e.difficulty} with ${list(e.positive.map((type) => terms.skills[type]))}`
		),
	later: (e, context) => {
		const clauses = clausesOf(e.effects, context);
		return e.at === 'destiny-in'
			? clauses.map((clause) => ({ ...clause, tail: ' once the Destiny cards are in it' }))
			: under(LATER[e.at], clauses);
	}
};

const LATER = {
	'activate-end': 'after the Activate Cylon Ships step of this card',
	'hand-cut': 'after you have discarded down to 3 skill cards',
	'second-own-turn': 'at the start of your second turn'
} as const;
