import { Dexie, type Table } from 'dexie';

/** The browser's own, or a stand-in for tests. */
export interface DatabaseSource {
	indexedDB?: IDBFactory;
	IDBKeyRange?: typeof IDBKeyRange;
}

/** Rows are `unknown` on purpose: whatever comes out is checked (`records.ts`) before anybody believes it. */
export class AirlockDatabase extends Dexie {
	declare games: Table<unknown, string>;
	declare moves: Table<unknown, [string, number]>;
	declare settings: Table<unknown, string>;
	declare notes: Table<unknown, [string, number]>;

	constructor(source: DatabaseSource = {}) {
		// Passed on by every browser, not only Chrome: a committed move is on the disk, not in a cache.
		super('airlock', { ...source, chromeTransactionDurability: 'strict' });
		this.version(1).stores({ games: 'id, playedAt', moves: '[game+n]', settings: 'key' });
		this.version(2).stores({ notes: '[game+seat]' });
	}
}
