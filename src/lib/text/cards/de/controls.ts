/** Choices, rolls, costs and conditions around other effects. */
import type { Condition, Control, Effect, Option, Pool, Role } from '../../../box/vocabulary.ts';
import {
	capital,
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
import { span } from './effects.ts';
import { list } from './grammar.ts';
import { deckOf, place, role, seats, ships, who, whomRole, you } from './phrases.ts';
import { terms } from './terms.ts';
import { act, vp } from './verb-phrases.ts';

const doer = (by: Role | undefined, context: Context): { subject?: Subject } =>
	by === undefined ? {} : { subject: role(by, context) };
export const given = (condition: string): string => `falls ${condition}`;

function oneOfKind(one: Extract<Pool, { one: unknown }>['one']): string {
	if ('resources' in one)
		return one.resources.length === 4
			? '1 Ressource'
			: list(
					one.resources.map((r) => terms.resources[r]),
					'or'
				);
	if ('types' in one)
		return one.types.length === 6
			? '1 Fertigkeit'
			: list(
					one.types.map((type) => terms.skills[type]),
					'or'
				);
	if ('titles' in one) return 'das Amt des Präsidenten oder des Admirals';
	if ('icons' in one)
		return list(
			one.icons.map((icon) => terms.icons[icon]),
			'or'
		);
	if (one.decks.length > 6) return 'einen beliebigen Stapel';
	if (one.decks.length === 6) return 'einen beliebigen Fertigkeitsstapel';
	return list(
		one.decks.map((deck) => deckOf(deck, 'acc')),
		'or'
	);
}
function pool(from: Pool, context: Context, by: Role | undefined): string {
	if ('seats' in from)
		return from.seats === 'president-or-admiral'
			? 'den Präsidenten oder den Admiral'
			: seats(from.seats, 'a', context, 'acc', by);
	if ('places' in from) return place(from.places);
	if ('areas' in from) return 'einen Raumbereich';
	return 'ships' in from ? ships(from.ships, context) : oneOfKind(from.one);
}
const isOwnArea = (from: Pool): boolean =>
	'areas' in from && typeof from.areas === 'object' && !from.areas.adjacent;

/** The one clause of a single deed, where it is no more than that. */
const plain = (clauses: readonly Clause[]): Clause | undefined => {
	const [only] = clauses;
	const bare = only && !only.parts && !only.lead && !only.modal && !only.stated && only.vps.length === 1;
	return clauses.length === 1 && bare ? only : undefined;
};
/** Where all end alike the end is said once. */
const eachOnce = (objects: readonly string[]): string => {
	const end = / (?:im selben|in diesem) Bereich$/u.exec(objects[0] ?? '')?.[0];
	return end && objects.every((object) => object.endsWith(end))
		? list(
				objects.map((object) => object.slice(0, -end.length)),
				'or'
			) + end
		: list(objects, 'or');
};
/** "Ziehe 1 Technikkarte oder 1 Taktikkarte", where the choices differ in one word only. */
function either(options: readonly Option[], context: Context): Clause | undefined {
	const clauses = options.map((o) => (o.needs ? undefined : plain(clausesOf(o.effects, context))));
	const [first] = clauses;
	const vps = clauses.flatMap((clause) => clause?.vps ?? []);
	if (!first || vps.length !== options.length || clauses.some((clause) => clause?.tail)) return undefined;
	if (clauses.some((clause) => clause?.subject?.id !== first.subject?.id)) return undefined;
	const same = (of: (vp: Vp) => string | undefined) => new Set(vps.map(of)).size === 1;
	const object = (v: Vp) => list(v.objects ?? []);
	const [model] = vps;
	if (!model) return undefined;
	if (!same((v) => v.rest)) {
		const rest = list(
			vps.map((v) => v.rest ?? ''),
			'or'
		);
		return same((v) => v.verb) && same(object) ? { ...first, vps: [{ ...model, rest }] } : undefined;
	}
	if (same((v) => v.verb)) return { ...first, vps: [{ ...model, objects: [eachOnce(vps.map(object))] }] };
	if (same(object)) return { ...first, vps: [{ ...model, verb: vps.map((v) => v.verb).join('/') }] };
	return undefined;
}

/** Who has just been named is "er" in what follows. */
const again = (by: Subject | undefined, text: string): string =>
	by?.person === 'one' ? text.replaceAll(by.np, 'er').replaceAll(capital(by.np), 'Er') : text;
const option = (o: Option, by: Subject | undefined, context: Context): string => {
	const text = inline(o.effects, 'main', context);
	const said = by && text.startsWith(by.np) ? again(by, by.np) + text.slice(by.np.length) : text;
	return `${said}${o.needs ? ` (nur ${given(wordCondition(o.needs, context))})` : ''}`;
};
const oneOf: CardWords['effects']['one-of'] = (e, context) => {
	// Where each box has its own condition there is nothing to choose.
	if (e.options.every((o) => o.needs))
		return e.options.flatMap((o) =>
			o.needs ? under(given(wordCondition(o.needs, context)), clausesOf(o.effects, context)) : []
		);
	const short = e.by === undefined ? either(e.options, context) : undefined;
	if (short) return [short];
	const { subject } = doer(e.by ?? (context.agent === 'group' ? 'current' : undefined), context);
	const options = e.options.map((o) => option(o, subject, context));
	const said = `${options.slice(0, -1).join('; ')}; oder ${options.at(-1) ?? ''}`;
	return [{ ...(subject ? { subject } : {}), vps: [vp('wählen', 'eines')], tail: `: ${capital(said)}` }];
};

/** "1 Karte ziehen oder 1 Karte spielen", where the choice is between plain deeds. */
function eitherDeed(
	by: Role | undefined,
	[only, ...more]: readonly Effect[],
	context: Context
): Clause[] | undefined {
	if (only?.kind !== 'one-of' || only.by !== by || more.length > 0) return undefined;
	if (either(only.options, context)) return undefined;
	const vps = only.options.flatMap((o) => (o.needs ? [] : (plain(clausesOf(o.effects, context))?.vps ?? [])));
	return vps.length === only.options.length ? [{ vps, either: true }] : undefined;
}

const roll: CardWords['effects']['roll'] = (e, context) => {
	const rows = e.table.map((row, i) => {
		const result = row.effects.length === 0 ? 'geschieht nichts' : inline(row.effects, 'inverted', context);
		return `${span((e.table[i - 1]?.upTo ?? 0) + 1, row.upTo)} ${result}`;
	});
	return [{ ...doer(e.by, context), vps: [vp('würfeln')], tail: `: ${capital(rows.join('; '))}` }];
};

const pay: CardWords['effects']['pay'] = (e, context) => {
	const cost = clausesOf(e.cost, context);
	// Who chooses was not named in what he pays; where he is, `may` sees to it.
	const gain = clausesOf(e.effects, context).map((clause) =>
		clause.subject && clause.tail
			? { ...clause, tail: clause.tail.replace(/^: Er\b/u, `: ${capital(clause.subject.np)}`) }
			: clause
	);
	const last = cost.at(-1);
	if (!last || gain.length === 0) return cost;
	const tail = plain(gain)
		? `, um ${inlineClauses(gain, 'aim', context)}`
		: `; dafür ${inlineClauses(gain, 'inverted', context)}`;
	return [...cost.slice(0, -1), { ...last, tail }];
};

const LATER = {
	'activate-end': 'nach dem Schritt „Zylonenschiffe aktivieren“ dieser Karte',
	'hand-cut': 'nachdem du alle Fertigkeitskarten bis auf 3 abgeworfen hast',
	'second-own-turn': 'zu Beginn deines zweiten Zuges'
} as const;

/** "Falls der Spieler am Zug ..., schickt ihr ihn ...": who the condition is about is not named twice. */
function aboutSame(condition: Condition, clause: Clause, context: Context): Clause {
	const [name, pronoun] =
		condition.kind === 'orbit'
			? ['die Galactica', 'sie']
			: condition.kind === 'at' && typeof condition.who === 'string'
				? [whomRole(condition.who, context), 'ihn']
				: [];
	if (name === undefined || pronoun === undefined) return clause;
	const short = (object: string) => (object.startsWith(name) ? pronoun + object.slice(name.length) : object);
	return { ...clause, vps: clause.vps.map((v) => (v.objects ? { ...v, objects: v.objects.map(short) } : v)) };
}

export const controls: { [K in Control['kind']]: CardWords['effects'][K] } = {
	choose: (e, context) => [
		{
			...doer(e.by, context),
			vps: [
				isOwnArea(e.from)
					? vp('merken', '{to-self} {own:en} Raumbereich')
					: vp('wählen', `${e.upTo ? 'bis zu ' : ''}${pool(e.from, context, e.by)}`)
			]
		}
	],
	'one-of': oneOf,
	may: (e, context) => {
		const by = e.by ? role(e.by, context) : context.agent === 'you' ? you : role('current', context);
		const said = eitherDeed(e.by, e.effects, context) ?? clausesOf(e.effects, context);
		const inner = permit(by, said, context).map((clause) =>
			clause.tail ? { ...clause, tail: again(by, clause.tail) } : clause
		);
		return e.needs ? under(given(wordCondition(e.needs, context)), inner) : inner;
	},
	if: (e, context) => {
		const effects = clausesOf(e.effects, context);
		return under(
			given(wordCondition(e.if, context)),
			effects.map((clause) => aboutSame(e.if, clause, context))
		);
	},
	roll,
	'for-each': (e, context) =>
		clausesOf(e.effects, { ...context, each: { ...who(e.who, context), id: 'each' } }),
	pay,
	check: (e) =>
		act(
			'ab|legen',
			`eine Fertigkeitsprobe der Schwierigkeit ${String(e.difficulty)} mit ${list(e.positive.map((type) => terms.skills[type]))}`
		),
	later: (e, context) => {
		const clauses = clausesOf(e.effects, context);
		return e.at === 'destiny-in'
			? clauses.map((clause) => ({ ...clause, tail: ', sobald die Schicksalskarten darin liegen' }))
			: under(LATER[e.at], clauses);
	}
};
