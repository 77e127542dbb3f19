/**
 * What can be taken back. An answer can, until something has become known that cannot be unknown (R13.4.7): the rules have
 * crossed a barrier (a roll, a shuffle, a draw, a look, a card shown), an answer was given for nobody else to know, or another
 * seat has had the tablet in its hands and seen what came of it. All of that is public, so whether undo is offered tells nothing.
 */
import type { Answer, Mode, Seat } from '../rules/index.ts';
import type { UndoState } from './types.ts';

export interface Step<Position> {
	before: Position;
	answer: Answer;
}

/** Steps of this sitting that may still be taken back, the last one first to go. `barred`: there were others. */
export interface TakeBack<Position> {
	steps: readonly Step<Position>[];
	barred: boolean;
}

export const nothingPlayed = { steps: [], barred: false } as const;

export function played<P>(
	back: TakeBack<P>,
	step: Step<P>,
	by: { mode: Mode; crossed: boolean }
): TakeBack<P> {
	if (by.crossed || by.mode === 'secret') return { steps: [], barred: true };
	return { ...back, steps: [...back.steps, step] };
}

/** A seat looks at its own: what others did before can no longer be taken back, what it did itself since can. */
export function seenBy<P>(back: TakeBack<P>, seat: Seat): TakeBack<P> {
	const stop = back.steps.findLastIndex(({ answer }) => answer.seat !== seat);
	return stop < 0 ? back : { steps: back.steps.slice(stop + 1), barred: true };
}

export function takenBack<P>(back: TakeBack<P>): TakeBack<P> {
	return { ...back, steps: back.steps.slice(0, -1) };
}

export function undoState({ steps, barred }: TakeBack<unknown>): UndoState {
	if (steps.length > 0) return 'ready';
	return barred ? 'barrier' : 'nothing';
}
