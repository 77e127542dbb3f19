/** Choices, rolls, costs and conditions around other effects. */
import type { Control, Pool } from '../../../box/vocabulary.ts';
import {
	BACK,
	clausesOf,
	inline,
	inlineClauses,
	permit,
	under,
	wordCondition,
	type Clause,
	type Context,
	type Subject
} from '../compose.ts';
import type { CardWords } from '../types.ts';
import { act, span, vp } from './effects.ts';
import { list } from './grammar.ts';
import { area, deckName, place, role, seats, ships, who, you } from './phrases.ts';
import { terms } from './terms.ts';

const doer = (by: Parameters<typeof role>[0] | undefined, context: Context): Subject | undefined =>
	by === undefined ? undefined : role(by, context);
const withDoer = (subject: Subject | undefined): { subject?: Subject } => (subject ? { subject } : {});

function pool(from: Pool, context: Context): string {
	if ('seats' in from)
		return from.seats === 'president-or-admiral' ? 'the President or the Admiral' : seats(from.seats, 'a', context);
	if ('places' in from) return place(from.places);
	if ('areas' in from)
		return from.areas === 'any' ? 'a space area' : area(from.areas, context).replace(/^in /u, '');
	if ('ships' in from) return ships(from.ships, context);
	const { one } = from;
	if ('resources' in one)
		return one.resources.length === 4 ? '1 resource' : list(one.resources.map((r) => terms.resources[r]), 'or');
	if ('types' in one)
		return one.types.length === 6 ? '1 skill type' : list(one.types.map((type) => terms.skills[type]), 'or');
	if ('titles' in one) return `the ${list(one.titles.map((title) => terms.titles[title]), 'or')} title`;
	if ('icons' in one) return list(one.icons.map((icon) => terms.icons[icon]), 'or');
	if (one.decks.length > 6) return 'any deck';
	if (one.decks.length === 6) return 'any skill deck';
	return `the ${list(one.decks.map(deckName), 'or')} deck`;
}

/** Effects after a choice of ships speak of "it" or "them". */
const afterChoice = (effects: readonly { kind: string }[], context: Context): Context => {
	const choice = (effects as readonly (Control | { kind: string })[]).find(
		(e): e is Extract<Control, { kind: 'choose' }> => e.kind === 'choose' && 'from' in e && 'ships' in e.from
	);
	if (!choice || !('ships' in choice.from)) return context;
	const n = choice.from.ships.count;
	return { ...context, chosenShips: n === 'all' ? 2 : n };
};
export { afterChoice };

const option = (o: { needs?: Parameters<typeof wordCondition>[0]; effects: Parameters<typeof inline>[0] }, context: Context): string =>
	`${inline(o.effects, 'main', context)}${o.needs ? ` (only if ${wordCondition(o.needs, context)})` : ''}`;

export const controls: { [K in Control['kind']]: CardWords['effects'][K] } = {
	choose: (e, context) => [
		{ ...withDoer(doer(e.by, context)), vps: [vp('choose', `${e.upTo ? 'up to ' : ''}${pool(e.from, context)}`)] }
	],
	'one-of': (e, context) => {
		const by = doer(e.by, context);
		const options = e.options.map((o) => option(o, context));
		return [{ ...withDoer(by), vps: [vp('choose', 'one')], tail: `: ${options.slice(0, -1).join('; ')}; or ${options.at(-1)}` }];
	},
	may: (e, context) => {
		const by = doer(e.by, context) ?? (context.agent === 'you' ? you : role('current', context));
		const inner = permit(by, clausesOf(e.effects, afterChoice(e.effects, context)), context);
		return e.needs ? under(`if ${wordCondition(e.needs, context)}`, inner) : inner;
	},
	if: (e, context) => under(`if ${wordCondition(e.if, context)}`, clausesOf(e.effects, context)),
	roll: (e, context) => {
		const rows = e.table.map((row, i) => {
			const result = row.effects.length === 0 ? 'nothing happens' : inline(row.effects, 'inverted', context);
			return `${span((e.table[i - 1]?.upTo ?? 0) + 1, row.upTo)}, ${result}`;
		});
		return [{ ...withDoer(doer(e.by, context)), vps: [vp('roll', 'a die')], tail: `: ${rows.join('; ')}` }];
	},
	'for-each': (e, context) => clausesOf(e.effects, { ...context, each: { ...who(e.who, context), id: 'each' } }),
	pay: (e, context) => {
		const cost = clausesOf(e.cost, context);
		const gain = clausesOf(e.effects, context);
		const [last] = cost.slice(-1);
		const simple = gain.length === 1 && gain.every((c) => !c.parts && !c.lead && !c.modal && !c.stated && !c.tail);
		if (last && simple) return [...cost.slice(0, -1), { ...last, tail: ` to ${inlineClauses(gain, 'aim', context)}` }];
		return [...cost.slice(0, -1), ...(last ? [{ ...last, tail: ` and then ${inlineClauses(gain, 'main', context)}` }] : [])];
	},
	check: (e) =>
		act('make', `a skill check of difficulty ${e.difficulty} with ${list(e.positive.map((type) => terms.skills[type]))}`),
	later: (e, context) => under(LATER[e.at], clausesOf(e.effects, context))
};

const LATER = {
	'destiny-in': 'after the cards of the Destiny deck are in',
	'activate-end': 'after the Activate Cylon Ships step of this card',
	'hand-cut': 'after you have discarded down to 3 skill cards',
	'second-own-turn': 'at the start of your second turn'
} as const;

export type { Clause };
export { BACK };
