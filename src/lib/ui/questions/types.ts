import type { AnswerValue, Decision, Question, QuestionKind } from '$lib/rules/index';
import type { SeatView, TableView } from '$lib/views/index';

type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>;

/** What every question component takes. `view` is the table's or, in private hands, the seat's. */
export interface QuestionProps<Kind extends QuestionKind> {
	decision: Omit<Decision, 'question'> & { question: QuestionOf<Kind> };
	view: TableView | SeatView;
	onanswer: (value: AnswerValue) => void;
}
