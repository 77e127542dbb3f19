/** Any legal answer, at random. Windows are mostly let pass, or games would never end. */
import type { AnswerValue, Question } from '../rules/index.ts';
import type { Pick, Robot } from './types.ts';

const one = <T>(from: readonly T[], pick: Pick): T => {
	const chosen = from[pick(from.length)];
	if (chosen === undefined) throw new Error('a question with nothing to choose from');
	return chosen;
};

/** So many of them, in random order. */
function some<T>(from: readonly T[], n: number, pick: Pick): T[] {
	const rest = [...from];
	return Array.from({ length: Math.min(n, rest.length) }, () => one(rest.splice(pick(rest.length), 1), pick));
}

const between = (min: number, max: number, pick: Pick): number => min + pick(max - min + 1);

export function anyAnswer(question: Question, pick: Pick): AnswerValue {
	switch (question.kind) {
		case 'seat':
			return question.optional && pick(3) === 0 ? null : one(question.from, pick);
		case 'area':
			return question.optional && pick(3) === 0 ? null : one(question.from, pick);
		case 'place':
			return question.optional && pick(3) === 0 ? null : one(question.from, pick).place;
		case 'ship':
			return some(question.from, between(question.min, question.max, pick), pick);
		case 'cards':
			return some(question.from, between(question.min, Math.min(question.max, question.min + 3), pick), pick);
		case 'split':
			return anySplit(question, pick);
		case 'option':
			return one(
				question.from.filter(({ blocked }) => !blocked),
				pick
			).id;
		case 'menu': {
			const open = question.from.filter(({ blocked }) => !blocked);
			return question.optional && (open.length === 0 || pick(6) === 0) ? null : one(open, pick).id;
		}
		case 'order':
			return anyOrder(question, pick);
		case 'window':
			return pick(5) === 0 ? { claim: one(question.from, pick) } : { go: true };
		case 'look':
			return 'seen';
	}
}

function anySplit(question: Extract<Question, { kind: 'split' }>, pick: Pick): AnswerValue {
	const amounts: Partial<Record<(typeof question.from)[number]['type'], number>> = {};
	for (let n = 0; n < question.total; n++) {
		const { type } = one(
			question.from.filter((offer) => (amounts[offer.type] ?? 0) < offer.max),
			pick
		);
		amounts[type] = (amounts[type] ?? 0) + 1;
	}
	return amounts;
}

function anyOrder({ items, bins }: Extract<Question, { kind: 'order' }>, pick: Pick): AnswerValue {
	const filled: string[][] = bins.map(() => []);
	for (const item of some(items, items.length, pick)) filled[pick(bins.length)]?.push(item);
	return filled;
}

export const random: Robot = (_view, { question }, pick) => anyAnswer(question, pick);
