/** How one ability of a component is worded: its label, its moment, its condition, its sentences, its limit. */
import type { Ability, Check, Condition, Effect, Trigger } from '../../box/vocabulary.ts';
import {
	capital,
	clausesOf,
	permit,
	sentencesOf,
	stop,
	under,
	wordCondition,
	wordModifier,
	chain,
	type Clause,
	type Context
} from './compose.ts';

/** Label and text kept apart: a named ability puts its name before the label. */
export interface Worded {
	label: string;
	lines: readonly string[];
}

/** A text and, under it, what becomes of the check it ends in. */
export function textAndOutcomes(text: string, effects: readonly Effect[], context: Context): string[] {
	const last = effects.at(-1);
	return [text, ...(last?.kind === 'check' ? outcomes(last, { ...context, apart: true }) : [])].filter(
		Boolean
	);
}
function outcomes(check: Check, context: Context): string[] {
	const { labels } = context.words;
	const row = (label: string, effects: readonly Effect[]) =>
		`${label}: ${sentencesOf(clausesOf(effects, context), context) || capital(stop(labels.nothing))}`;
	return [
		row(labels.pass, check.pass),
		...(check.partial ? [row(labels.partial(check.partial.at), check.partial.effects)] : []),
		row(labels.fail, check.fail)
	];
}

/** That there is somebody to choose goes without saying where he is chosen. */
const isChoice = (needs: Condition, [first]: readonly Effect[]): boolean =>
	needs.kind === 'at' &&
	first?.kind === 'choose' &&
	'seats' in first.from &&
	JSON.stringify(first.from.seats) === JSON.stringify(needs.who);

const isTrigger = (when: Ability['when']): when is Trigger => typeof when === 'object';
const simple = (clauses: readonly Clause[]): boolean =>
	clauses.length === 1 && clauses.every((clause) => clause.lead === undefined && !clause.parts);

/** Under a condition: in one sentence where it is short, else after it. */
function conditioned(
	clauses: readonly Clause[],
	leads: readonly string[],
	context: Context,
	apart: (lead: string) => string
) {
	if (leads.length === 0) return sentencesOf(clauses, context);
	const lead = leads.join(', ');
	return simple(clauses)
		? sentencesOf(under(lead, clauses), context)
		: `${capital(apart(lead))} ${sentencesOf(clauses, context)}`;
}

/**
 * `played`: a card that is played for this text, so that "may" goes without saying. What a place or sheet allows in a
 * window it says to be optional.
 */
export function wordAbility(ability: Ability, context: Context, played = false): Worded {
	const { words } = context;
	const { when, effects = [], mods = [] } = ability;
	const asked: Context = isTrigger(when) ? context : { ...context, anyCheck: true };
	const needs =
		ability.needs && !isChoice(ability.needs, effects) ? wordCondition(ability.needs, asked) : undefined;
	const said = [...clausesOf(effects, context), ...mods.flatMap((mod) => wordModifier(mod, context))];
	const [you = ability.by === 'president' ? ability.by : undefined] = context.you;
	const reader = you === undefined ? undefined : words.role(you, context);
	const clauses =
		isTrigger(when) && when.mode === 'window' && !played ? permit(reader, said, context) : chain(said);
	const given = needs === undefined ? [] : [words.given(needs)];
	const text = isTrigger(when)
		? conditioned(
				clauses,
				[words.events[when.on](when, context), ...given].filter(Boolean),
				context,
				(lead) => `${lead}:`
			)
		: conditioned(clauses, given, context, () => words.labels.needs(needs ?? ''));
	const limit = ability.limit ? ` ${words.limit(ability.limit, context)}` : '';
	const timing = [
		...(ability.once ? [words.labels.once] : []),
		...(when === 'action' || when === 'movement' ? [words.labels[when]] : [])
	].join(', ');
	const user = ability.by && timing ? ` (${words.labels.user[ability.by]})` : '';
	return { label: `${timing}${user}`, lines: textAndOutcomes(`${text}${limit}`, effects, context) };
}

const labelled = ({ label, lines: [first = '', ...rest] }: Worded): string[] => [
	label ? `${capital(label)}: ${first}` : first,
	...rest
];
/** One ability as lines, its label before the first. */
export const abilityLines = (ability: Ability, context: Context): string[] =>
	labelled(wordAbility(ability, context));

/** The abilities of a card that is played for them. One text for two moments stands there once, under both. */
export function playedLines(abilities: readonly Ability[], context: Context): string[] {
	const worded: Worded[] = [];
	for (const ability of abilities) {
		const next = wordAbility(ability, context, true);
		const last = worded.at(-1);
		if (last?.lines.join() === next.lines.join())
			worded[worded.length - 1] = {
				...last,
				label: context.words.grammar.list([last.label, next.label], 'or')
			};
		else worded.push(next);
	}
	return worded.flatMap(labelled);
}
