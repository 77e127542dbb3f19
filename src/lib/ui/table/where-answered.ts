import type { QuestionKind } from '$lib/rules/index';
import type { OpenDecision } from '$lib/views/index';
import type { Question } from '$lib/rules/index';

/** Names and one button fit the bar below the board; the rest needs the stage. */
const IN_BAR: readonly QuestionKind[] = ['window'];

export type AnsweredHere = OpenDecision & { question: Question };

/** Asked openly, so that anybody's finger may answer it on the table. */
export const isOpen = (decision: OpenDecision): decision is AnsweredHere => decision.question !== null;

export const fitsBar = ({ question }: OpenDecision): boolean =>
	question !== null && IN_BAR.includes(question.kind);
