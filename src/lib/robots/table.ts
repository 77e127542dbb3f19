/** Robots round a table: who is asked next, and who speaks up in a window. Knows no engine: it is handed one. */
import type { Answer, AnswerValue, Decision, Seat } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';
import { random } from './random.ts';
import { wantsToClaim } from './responses.ts';
import { sensible } from './sensible.ts';
import type { Pick, Robot } from './types.ts';

const robots = { random, sensible } as const satisfies Record<string, Robot>;
export type RobotName = keyof typeof robots;

/** One robot's memory of the sitting: who has just closed his hand again without playing anything (R13.4.4). */
export interface Table {
	name: RobotName;
	pick: Pick;
	withdrew: boolean;
}

/** The next answer of a table full of robots. `viewOf` is asked for the views it needs, and no others. */
export function nextAnswer(
	table: Table,
	open: readonly Decision[],
	viewOf: (seat: Seat) => SeatView
): Answer {
	const { name, pick } = table;
	const decision = open[open.length > 1 ? pick(open.length) : 0];
	if (!decision) throw new Error('nothing to decide');
	const { id, seat, question } = decision;
	const value: AnswerValue =
		name === 'sensible' && question.kind === 'window'
			? inWindow(table, decision, question.from, viewOf)
			: robots[name](viewOf(seat), decision, pick);
	if (decision.why === 'respond') table.withdrew = value === null;
	else if (question.kind === 'window') table.withdrew = false;
	return { decision: id, seat, value };
}

/** Each seat the window names is asked in turn; who has just withdrawn ends it, or it would never close. */
function inWindow(
	{ pick, withdrew }: Table,
	decision: Decision,
	from: readonly Seat[],
	viewOf: (seat: Seat) => SeatView
): AnswerValue {
	if (withdrew) return { go: true };
	for (const seat of from) if (wantsToClaim(viewOf(seat), decision, pick)) return { claim: seat };
	return { go: true };
}
