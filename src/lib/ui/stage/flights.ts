/** What flew where, read off what has just happened: the board shows it as motion. */
import type { AreaId } from '$lib/box/index';
import type { LogEntry } from '$lib/rules/index';

/** `hull`: Galactica; `away`: from beyond the board */
export type Point = AreaId | 'hull' | 'away';
export interface Flight {
	/** what flies, by the word of its public label; a bolt is a shot without a ship */
	piece: string;
	from: Point;
	to: Point;
}

const isArea = (at: string): at is AreaId => /^(front|rear|(port|starboard)-(bow|aft))$/.test(at);
/** More than this on one board is a swarm nobody can follow. */
const MOST = 8;

function flightIn(entry: LogEntry): Flight[] {
	switch (entry.kind) {
		case 'ships-moved':
			return [{ piece: entry.piece, from: entry.from, to: entry.to }];
		case 'ships-launched':
			return entry.piece === 'viper' ? [{ piece: 'viper', from: 'hull', to: entry.at }] : [];
		case 'ships-placed':
			if (!isArea(entry.at)) return [];
			return [{ piece: entry.piece, from: entry.piece === 'viper' ? 'hull' : 'away', to: entry.at }];
		case 'piloted':
			return [{ piece: 'viper', from: 'hull', to: entry.area }];
		case 'boarded':
			return [{ piece: 'heavy', from: entry.area, to: 'hull' }];
		case 'shot':
			if (entry.area === null) return [];
			if (entry.at === 'galactica' || entry.at === 'pegasus')
				return [{ piece: entry.by === 'basestar' ? 'bolt' : entry.by, from: entry.area, to: 'hull' }];
			if (entry.by === 'galactica' || entry.by === 'pegasus' || entry.by === 'nuke')
				return [{ piece: entry.by === 'nuke' ? 'nuke' : 'bolt', from: 'hull', to: entry.area }];
			// across the area both are in
			return [{ piece: entry.by, from: entry.area, to: entry.area }];
		default:
			return [];
	}
}

export const flightsOf = (told: readonly LogEntry[]): Flight[] => told.flatMap(flightIn).slice(-MOST);

/**
 * How far the log has been shown as motion. It outlives the board: nothing flies twice because somebody has looked at his
 * hand meanwhile.
 */
export class Flown {
	#upTo: number | null = null;

	/** The lines not shown yet, of those that are `fresh` lines at the end of a log. */
	take(log: readonly LogEntry[], fresh: number): readonly LogEntry[] {
		// taken back: what is gone can happen again
		const from = Math.min(Math.max(this.#upTo ?? 0, log.length - fresh), log.length);
		this.#upTo = log.length;
		return log.slice(from);
	}

	/** Another game is opened. */
	forget(): void {
		this.#upTo = null;
	}
}
export const flown = new Flown();
