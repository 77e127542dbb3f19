/**
 * Keeps games, moves and settings. Nothing in here throws: every function gives what was asked for or the trouble, and a
 * trouble means that nothing was written.
 */
import { Dexie } from 'dexie';
import * as v from 'valibot';
import type { Answer, Game } from '../rules/index.ts';
import { AirlockDatabase, type DatabaseSource } from './database.ts';
import {
	FORMAT_VERSION,
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

/** Moves to add to a game that has `after` of them, and the game they lead to. */
export interface Addition {
	after: number;
	moves: readonly Answer[];
	snapshot: Game;
	flow: FlowSummary;
	at: number;
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
		const { after, moves, snapshot, flow, at } = addition;
		const total = after + moves.length;
		return this.#ask((db, again) =>
			db.transaction('rw', db.games, db.moves, async () => {
				const game = await storedGame(db, id);
				// The connection may have died after the first try was committed.
				if (again && game.moves === total && (await holds(db, id, addition))) return { moves: total };
				if (game.moves !== after) throw new Troubled('other-tab');
				const rows: MoveRecord[] = moves.map((answer, index) => ({ game: id, n: after + index, answer }));
				await db.moves.bulkAdd(rows);
				const next: GameRecord = {
					...game,
					rules: snapshot.rules,
					moves: total,
					snapshot,
					flow,
					playedAt: at
				};
				await db.games.put(next);
				return { moves: total };
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
			db.transaction('rw', db.games, db.moves, async () => {
				await db.games.delete(id);
				await movesOf(db, id).delete();
				return { id };
			})
		);
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

async function holds(db: AirlockDatabase, id: string, { after, moves }: Addition): Promise<boolean> {
	const rows = await movesOf(db, id, after).toArray();
	const ours: MoveRecord[] = moves.map((answer, index) => ({ game: id, n: after + index, answer }));
	return JSON.stringify(rows) === JSON.stringify(ours);
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
