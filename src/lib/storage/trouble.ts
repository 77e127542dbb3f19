/** What can go wrong with keeping games. Every failure of the database becomes one of these; nothing else leaves this room. */
export type StorageTrouble =
	/** the device has no room left */
	| 'storage-full'
	/** there is no database to open here: switched off, forbidden, or held by an older tab */
	| 'storage-blocked'
	/** the connection died and did not come back */
	| 'storage-lost'
	| 'damaged-record'
	/** written by a newer Airlock */
	| 'newer-version'
	/** somebody else has moved this game on */
	| 'other-tab'
	| 'not-found';

/** Thrown inside a transaction so that it rolls back; turned into a value at the door (`Storage`). */
export class Troubled extends Error {
	override name = 'Troubled';
	readonly trouble: StorageTrouble;
	constructor(trouble: StorageTrouble) {
		super(trouble);
		this.trouble = trouble;
	}
}

const BY_NAME: Readonly<Record<string, StorageTrouble>> = {
	QuotaExceededError: 'storage-full',
	MissingAPIError: 'storage-blocked',
	OpenFailedError: 'storage-blocked',
	SecurityError: 'storage-blocked',
	NotAllowedError: 'storage-blocked',
	VersionError: 'newer-version'
};

/** Dexie wraps what the browser threw: the innermost cause that has a name of its own decides. */
function* causes(error: unknown): Generator<string> {
	let cause = error;
	for (let depth = 0; depth < 4 && typeof cause === 'object' && cause !== null; depth++) {
		if ('name' in cause && typeof cause.name === 'string') yield cause.name;
		cause = 'inner' in cause ? cause.inner : undefined;
	}
}

export function troubleOf(error: unknown): StorageTrouble {
	if (error instanceof Troubled) return error.trouble;
	const known = [...causes(error)].reverse().flatMap((name) => BY_NAME[name] ?? []);
	return known[0] ?? 'storage-lost';
}

/** iOS kills connections in the background: these say "open me again". */
export function isDeadConnection(error: unknown): boolean {
	if (error instanceof Troubled) return false;
	return [...causes(error)].some((name) => name === 'InvalidStateError' || name === 'DatabaseClosedError');
}
