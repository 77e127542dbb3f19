/** What made a check harder or easier, read off the log. */
import type { About, LogEntry, Seat, StagedCheck } from '$lib/rules/index';

/** `about` null: something that was in play before the check began. */
export interface Change {
	by: number;
	about: About | null;
	seat: Seat | null;
}

export function changesOf(log: readonly LogEntry[], check: StagedCheck): Change[] {
	const began = log.findLastIndex(({ kind }) => kind === 'check-began');
	const since = log.slice(began + 1);
	const changes: Change[] = since.flatMap((entry, n) => {
		if (entry.kind !== 'difficulty-changed') return [];
		const cause = since.slice(0, n).findLast((earlier) => earlier.kind === 'played');
		return [{ by: entry.by, about: cause?.about ?? null, seat: cause?.seat ?? null }];
	});
	const rest = check.difficulty - check.printed - changes.reduce((sum, { by }) => sum + by, 0);
	return rest === 0 ? changes : [{ by: rest, about: null, seat: null }, ...changes];
}
