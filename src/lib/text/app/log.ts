import type { LogEntry } from '../../rules/index.ts';
import type { AppWords } from './messages.ts';
import type { Names } from './play-words.ts';

/** Entries are data, worded when shown: change the language and the log follows. */
export function logLine(words: AppWords, entry: LogEntry, names: Names): string {
	// each kind's phrase takes that kind's entry; the compiler cannot follow the pair through the lookup
	const phrase = words.log[entry.kind] as (entry: LogEntry, names: Names) => string;
	return phrase(entry, names);
}
