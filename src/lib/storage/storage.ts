/**
 * Keeps games, moves and settings. Nothing in here throws: every function gives what was asked for or the trouble, and a
 * trouble means that nothing was written.
 */
import { Dexie } from 'dexie';
import * as v from 'valibot';
import type { Answer, Game, Seat } from '../rules/index.ts';
import { AirlockDatabase, type DatabaseSource } from './database.ts';
import {
	FORMAT_VERSION,
	NoteSchema,
	readGame,
	readMoves,
	salvage,
	SettingsSchema,
	type FlowSummary,
	type GameRecord,
	type MoveRecord,
	type PlayerRecord,
	type Settings
} from './records.ts';
import { isDeadConnection, troubleOf, Troubled, type StorageTrouble } from './trouble.ts';

export type Outcome<T> = T | { trouble: StorageTrouble };

export type Listed =
	| { game: Omit<GameRecord, 'snapshot' | 'seed'>; trouble: null }
	| { game: ReturnType<typeof salvage>; trouble: StorageTrouble };

export interface NewRecord {
	id: string;
	title: string;
	players: PlayerRecord[];
	snapshot: Game;
	flow: FlowSummary;
	at: number;
}

/** The game as it stands after a write. */
interface Standing {
	snapshot: Game;
	flow: FlowSummary;
	at: number;
}

/** Moves to add to a game that has `after` of them, and the game they lead to. */
export interface Addition extends Standing {
	after: number;
	moves: readonly Answer[];
	/** what an earlier try wanted to add, of which nobody knows whether it was kept */
	tried?: readonly Answer[];
}

/** Moves to take off a game that has `from` of them, so that `to` are left, and the game those lead to. */
export interface Removal extends Standing {
	from: number;
	to: number;
}

export class Storage {
	readonly #database: AirlockDatabase;

	constructor(source?: DatabaseSource) {
		this.#database = new AirlockDatabase(source);
	}

	list(): Promise<Outcome<{ games: Listed[] }>> {
		return this.#ask(async (db) => {
			const games = (await db.games.toArray()).map(listed);
			return { games: games.sort((a, b) => b.game.playedAt - a.game.playedAt) };
		});
	}

	load(id: string): Promise<Outcome<{ game: GameRecord; moves: Answer[] }>> {
		return this.#ask((db) =>
			db.transaction('r', db.games, db.moves, async () => {
				const game = await storedGame(db, id);
				return { game, moves: readMoves(game, await movesOf(db, id).toArray()) };
			})
		);
	}

	create({ id, title, players, snapshot, flow, at }: NewRecord): Promise<Outcome<{ id: string }>> {
		const game: GameRecord = {
			id,
			format: FORMAT_VERSION,
			rules: snapshot.rules,
			title,
			players,
			config: snapshot.config,
			seed: snapshot.seed,
			createdAt: at,
			playedAt: at,
			moves: 0,
			snapshot,
			flow
		};
		return this.#ask(async (db) => {
			await db.transaction('rw', db.games, () => db.games.put(game));
			return { id };
		});
	}

	/** One strict transaction: the moves and the game they lead to, or neither. Resolves when it is on the disk. */
	append(id: string, addition: Addition): Promise<Outcome<{ moves: number }>> {
		const { after, moves, tried = [] } = addition;
		const total = after + moves.length;
		return this.#ask((db, again) =>
			db.transaction('rw', db.games, db.moves, async () => {
				const game = await storedGame(db, id);
				// The connection may have died after an earlier try was committed.
				const ours = game.moves > after && (await isOurs(db, game, after, again ? moves : tried));
				if (game.moves !== after && !ours) throw new Troubled('other-tab');
				if (ours) await movesOf(db, id, after).delete();
				await db.moves.bulkAdd(rowsOf(id, moves, after));
				await db.games.put(standing(game, total, addition));
				return { moves: total };
			})
		);
	}

	/** One strict transaction: the moves are gone and the earlier game is back, or neither. */
	undo(id: string, removal: Removal): Promise<Outcome<{ moves: number }>> {
		const { from, to } = removal;
		return this.#ask((db, again) =>
			db.transaction('rw', db.games, db.moves, async () => {
				const game = await storedGame(db, id);
				// The connection may have died after the first try was committed.
				const done = again && game.moves === to && same(game.snapshot, removal.snapshot);
				if (done) return { moves: to };
				if (game.moves !== from) throw new Troubled('other-tab');
				await movesOf(db, id, to).delete();
				await db.games.put(standing(game, to, removal));
				return { moves: to };
			})
		);
	}

	/** A whole game at once, from a file or from memory. Never over a game that is there. */
	restore(
		game: Omit<GameRecord, 'format' | 'moves'>,
		moves: readonly Answer[]
	): Promise<Outcome<{ id: string }>> {
		const { id } = game;
		const record: GameRecord = { ...game, format: FORMAT_VERSION, moves: moves.length };
		return this.#ask((db, again) =>
			db.transaction('rw', db.games, db.moves, async () => {
				const there = await db.games.get(id);
				if (again && same(there, record)) return { id };
				if (there !== undefined) throw new Troubled('other-tab');
				await movesOf(db, id).delete();
				await db.moves.bulkAdd(rowsOf(id, moves));
				await db.games.add(record);
				return { id };
			})
		);
	}

	rename(id: string, title: string): Promise<Outcome<{ id: string }>> {
		return this.#ask((db) =>
			db.transaction('rw', db.games, async () => {
				const game: GameRecord = { ...(await storedGame(db, id)), title };
				await db.games.put(game);
				return { id };
			})
		);
	}

	/** Takes any record, a damaged one too: this is the only way to be rid of it. */
	delete(id: string): Promise<Outcome<{ id: string }>> {
		return this.#ask((db) =>
			db.transaction('rw', db.games, db.moves, db.notes, async () => {
				await db.games.delete(id);
				await movesOf(db, id).delete();
				await db.notes.where('[game+seat]').between([id, 0], [id, Dexie.maxKey], true, true).delete();
				return { id };
			})
		);
	}

	/** What a seat has written down; what cannot be read is as if never written. */
	readNotes(game: string, seat: Seat): Promise<Outcome<{ text: string }>> {
		return this.#ask(async (db) => {
			const read = v.safeParse(NoteSchema, await db.notes.get([game, seat]));
			return { text: read.success ? read.output.text : '' };
		});
	}

	writeNotes(game: string, seat: Seat, text: string): Promise<Outcome<{ text: string }>> {
		return this.#ask(async (db) => {
			await db.transaction('rw', db.notes, () => db.notes.put({ game, seat, text }));
			return { text };
		});
	}

	async readSettings(): Promise<Settings> {
		const read = await this.#ask(async (db) => ({ settings: settingsFrom(await db.settings.toArray()) }));
		return 'trouble' in read ? settingsFrom([]) : read.settings;
	}

	writeSettings(changed: Partial<Settings>): Promise<Outcome<{ settings: Settings }>> {
		return this.#ask((db) =>
			db.transaction('rw', db.settings, async () => {
				await db.settings.bulkPut(Object.entries(changed).map(([key, value]) => ({ key, value })));
				return { settings: settingsFrom(await db.settings.toArray()) };
			})
		);
	}

	close(): void {
		this.#database.close();
	}

	/** A dead connection is opened again once; what fails then is said. */
	async #ask<T>(work: (db: AirlockDatabase, again: boolean) => PromiseLike<T>): Promise<Outcome<T>> {
		try {
			return await this.#opened(work, false);
		} catch (error) {
			if (!isDeadConnection(error)) return { trouble: troubleOf(error) };
		}
		this.#database.close();
		try {
			return await this.#opened(work, true);
		} catch (error) {
			return { trouble: troubleOf(error) };
		}
	}

	async #opened<T>(
		work: (db: AirlockDatabase, again: boolean) => PromiseLike<T>,
		again: boolean
	): Promise<T> {
		if (!this.#database.isOpen()) await open(this.#database);
		return await work(this.#database, again);
	}
}

/** An older tab that will not let go would keep us waiting for ever. */
async function open(db: AirlockDatabase): Promise<void> {
	let refuse = (): void => undefined;
	const held = new Promise<never>((_, reject) => {
		refuse = () => {
			reject(new Troubled('storage-blocked'));
		};
	});
	db.on('blocked', refuse);
	try {
		await Promise.race([db.open(), held]);
	} catch (error) {
		if (error instanceof Troubled || isDeadConnection(error)) throw error;
		const trouble = troubleOf(error);
		throw new Troubled(trouble === 'storage-lost' ? 'storage-blocked' : trouble);
	} finally {
		db.on('blocked').unsubscribe(refuse);
	}
}

async function storedGame(db: AirlockDatabase, id: string): Promise<GameRecord> {
	const raw = await db.games.get(id);
	if (raw === undefined) throw new Troubled('not-found');
	return readGame(raw);
}

function movesOf(db: AirlockDatabase, id: string, from = 0) {
	return db.moves.where('[game+n]').between([id, from], [id, Dexie.maxKey], true, true);
}

function rowsOf(id: string, moves: readonly Answer[], after = 0): MoveRecord[] {
	return moves.map((answer, index) => ({ game: id, n: after + index, answer }));
}

function standing(game: GameRecord, moves: number, { snapshot, flow, at }: Standing): GameRecord {
	return { ...game, rules: snapshot.rules, moves, snapshot, flow, playedAt: at };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Are the moves stored after these so many the first of `tried`? */
async function isOurs(
	db: AirlockDatabase,
	{ id, moves }: GameRecord,
	after: number,
	tried: readonly Answer[]
): Promise<boolean> {
	const rows = await movesOf(db, id, after).toArray();
	return rows.length === moves - after && same(rows, rowsOf(id, tried.slice(0, rows.length), after));
}

/** The list is for the home screen: no secret leaves with it. */
function listed(raw: unknown): Listed {
	try {
		const { id, format, rules, title, players, config, createdAt, playedAt, moves, flow } = readGame(raw);
		const game = { id, format, rules, title, players, config, createdAt, playedAt, moves, flow };
		return { game, trouble: null };
	} catch (error) {
		return { game: salvage(raw), trouble: troubleOf(error) };
	}
}

function settingsFrom(rows: readonly unknown[]): Settings {
	const Row = v.object({ key: v.string(), value: v.unknown() });
	const entries = rows.flatMap((row) => (v.is(Row, row) ? [[row.key, row.value] as const] : []));
	return v.parse(SettingsSchema, Object.fromEntries(entries));
}
