/** Seconds this thread has really worked: a busy machine does not count, nor what other cores do. */
import { readFileSync } from 'node:fs';

const SCHEDULER = '/proc/thread-self/schedstat';

/** Where the system does not say it, the clock on the wall has to do. */
export function worked(): number {
	try {
		return Number(readFileSync(SCHEDULER, 'utf8').split(' ')[0]) / 1e9;
	} catch {
		return performance.now() / 1000;
	}
}
