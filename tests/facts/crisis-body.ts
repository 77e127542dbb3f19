/** The body of a Crisis or Super Crisis card as the facts give it and as the data gives it, in the tuples of `notation.ts`. */
import type { CrisisBody } from '../../src/lib/box/components.ts';
import type { Effect } from '../../src/lib/box/vocabulary.ts';
import {
	flattenEffects,
	flattenPlaced,
	parseClause,
	parseClauses,
	type Part,
	type Parsed
} from './notation.ts';
import type { PrintedFact } from './read.ts';

interface CheckFact {
	difficulty: number;
	positive: string[];
	pass: string[];
	fail: string[];
	partial?: { at: number; effects: string[] };
}
export interface CrisisFact extends PrintedFact {
	kind: 'check' | 'choice' | 'check-or-choice' | 'attack';
	chooser?: string;
	check?: CheckFact;
	a?: string[] | 'check';
	'a-requires'?: string;
	b?: string[];
	activate: string | string[];
	setup?: string[];
	special?: { effects: string[] };
	keep?: { effect: string };
}
export type Others = Readonly<Record<string, readonly Effect[]>>;

const given = <T>(value: T | undefined, what: string): T => {
	if (value === undefined) throw new Error(`the fact lacks ${what}`);
	return value;
};

const checkOf = (fact: CrisisFact, others: Others): Parsed => {
	const { difficulty, positive, pass, fail, partial } = given(fact.check, 'check');
	return [
		'check',
		difficulty,
		positive,
		parseClauses(pass, others),
		parseClauses(fail, others),
		...(partial ? [[partial.at, ...parseClauses(partial.effects, others)]] : [])
	];
};

/** The condition is read by the same parser as that of an `if` clause. */
const requirement = (text: string): Parsed => {
	const parsed = parseClause(`if ${text}: morale -1`);
	if ('other' in parsed) throw new Error(`requirement of unknown form: ${text}`);
	return ['needs', given(parsed[1], 'condition')];
};

export function bodyOfFact(fact: CrisisFact, others: Others): Part[] {
	switch (fact.kind) {
		case 'check':
			return [checkOf(fact, others)];
		case 'choice':
		case 'check-or-choice': {
			const a = given(fact.a, 'a');
			return [
				[
					'one-of',
					given(fact.chooser, 'chooser'),
					[
						...(fact['a-requires'] ? [requirement(fact['a-requires'])] : []),
						...(a === 'check' ? [checkOf(fact, others)] : parseClauses(a, others))
					],
					parseClauses(given(fact.b, 'b'), others)
				]
			];
		}
		case 'attack':
			return [
				[fact.activate].flat(),
				parseClauses(given(fact.setup, 'setup'), others),
				parseClauses(given(fact.special, 'special').effects, others)
			];
	}
}

export function bodyOfData(card: CrisisBody): Part[] {
	if ('effects' in card) return flattenEffects(card.effects);
	const { activate, setup, special } = card.attack;
	return [activate, setup.map(({ at, pieces }) => flattenPlaced(at, pieces)), flattenEffects(special)];
}
