/** The shots of a battle so far, read off the log: who, at whom, with which number. */
import type { LogData, LogEntry } from '$lib/rules/index';

type Shot = Extract<LogData, { kind: 'shot' }>;
export interface Fired {
	shot: Shot;
	/** null: nobody rolled */
	die: number | null;
}

/** Where a battle begins. */
const BEGINNINGS: readonly LogData['kind'][] = ['icon', 'turn-began', 'crisis-revealed', 'check-ended'];

export function shotsOf(log: readonly LogEntry[]): Fired[] {
	const since = log.slice(log.findLastIndex(({ kind }) => BEGINNINGS.includes(kind)) + 1);
	const fired: Fired[] = [];
	let die: number | null = null;
	for (const entry of since) {
		if (entry.kind === 'rolled') die = entry.result;
		if (entry.kind === 'roll-replaced') die = entry.value;
		if (entry.kind !== 'shot') continue;
		fired.push({ shot: entry, die });
		die = null;
	}
	return fired;
}
