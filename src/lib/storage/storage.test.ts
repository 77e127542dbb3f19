import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Game, Seat } from '../rules/index.ts';
import { AirlockDatabase } from './database.ts';
import formatOne from './fixtures/format-1.json' with { type: 'json' };
import { FORMAT_VERSION, type FlowSummary } from './records.ts';
import { Storage, type Addition, type NewRecord, type Removal } from './storage.ts';
import { troubleOf } from './trouble.ts';

let indexedDB: IDBFactory;
let storage: Storage;
/** A second pair of hands on the same database. */
let shelf: AirlockDatabase;

beforeEach(() => {
	indexedDB = new IDBFactory();
	storage = new Storage({ indexedDB, IDBKeyRange });
	shelf = new AirlockDatabase({ indexedDB, IDBKeyRange });
});
afterEach(() => {
	vi.restoreAllMocks();
	storage.close();
	shelf.close();
});

// The storage looks at the handles of a game only.
const snapshot = (played = 0) =>
	({
		...formatOne.game.snapshot,
		log: Array.from({ length: played }, () => ({ kind: 'stayed' }))
	}) as unknown as Game;
const seat = (n: number) => n as Seat;
const flow: FlowSummary = { turn: 1, phase: 'movement', waitingFor: [seat(0)] };
const answer = (n: number): Answer => ({ decision: String(n), seat: seat(n % 3), value: n });

const friday = (changed: Partial<NewRecord> = {}): NewRecord => ({
	id: 'friday',
	title: 'Friday crew',
	players: ['Anna', 'Boris', 'Claudia'].map((name, colour) => ({ name, colour, pin: null })),
	snapshot: snapshot(),
	flow,
	at: 1000,
	...changed
});
const moveOn = (after: number, count = 1): Addition => ({
	after,
	moves: Array.from({ length: count }, (_, index) => answer(after + index)),
	snapshot: snapshot(after + count),
	flow,
	at: 2000 + after
});

async function everythingStored(): Promise<unknown> {
	return { games: await shelf.games.toArray(), moves: await shelf.moves.toArray() };
}
const quota = () => new DOMException('no room', 'QuotaExceededError');

/** Every put into this store fails in this way. */
function failPuts(store: string, error: () => Error): void {
	const { prototype } = IDBObjectStore;
	const put = Reflect.get<IDBObjectStore, 'put'>(prototype, 'put');
	vi.spyOn(prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
		if (this.name === store) throw error();
		return put.apply(this, args);
	});
}

/** Gives the function that makes the next so many transactions find their connection dead. */
function killable(): (times: number) => void {
	const real = Reflect.get<IDBDatabase, 'transaction'>(IDBDatabase.prototype, 'transaction');
	let left = 0;
	vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
		if (left-- > 0) throw new DOMException('closing', 'InvalidStateError');
		return real.apply(this, args);
	});
	return (times) => {
		left = times;
	};
}

describe('a game', () => {
	test('is created, moved on, loaded with its moves in order', async () => {
		expect(await storage.create(friday())).toEqual({ id: 'friday' });
		for (let n = 0; n < 12; n++) expect(await storage.append('friday', moveOn(n))).toEqual({ moves: n + 1 });
		expect(await storage.load('friday')).toMatchObject({
			game: {
				format: FORMAT_VERSION,
				rules: 1,
				moves: 12,
				createdAt: 1000,
				playedAt: 2011,
				snapshot: snapshot(12)
			},
			moves: Array.from({ length: 12 }, (_, n) => answer(n))
		});
	});
	test('keeps its moves apart from those of a game with a similar name', async () => {
		await storage.create(friday());
		await storage.create(friday({ id: 'friday2' }));
		await storage.append('friday', moveOn(0));
		await storage.append('friday2', moveOn(0, 3));
		expect(await storage.load('friday')).toMatchObject({ moves: [answer(0)] });
		await storage.delete('friday');
		expect(await storage.load('friday')).toEqual({ trouble: 'not-found' });
		expect(await storage.load('friday2')).toMatchObject({ moves: [answer(0), answer(1), answer(2)] });
	});
	test('is listed, last played first, without its secrets', async () => {
		await storage.create(friday({ id: 'old', at: 1 }));
		await storage.create(friday({ id: 'new', at: 2 }));
		const listed = await storage.list();
		expect(listed).toMatchObject({
			games: [{ game: { id: 'new' }, trouble: null }, { game: { id: 'old' } }]
		});
		expect(JSON.stringify(listed)).not.toMatch(/snapshot|seed/);
	});
	test('is renamed without touching anything else', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0));
		await storage.rename('friday', 'Saturday crew');
		expect(await storage.load('friday')).toMatchObject({ game: { title: 'Saturday crew', moves: 1 } });
		expect(await storage.rename('nobody', 'x')).toEqual({ trouble: 'not-found' });
	});
});

describe('a move', () => {
	test('is written with its snapshot or not at all', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0));
		const before = await everythingStored();
		failPuts('games', () => new Error('second write'));
		expect(await storage.append('friday', moveOn(1))).toEqual({ trouble: 'storage-lost' });
		vi.restoreAllMocks();
		expect(await everythingStored()).toEqual(before);
		expect(await storage.append('friday', moveOn(1))).toEqual({ moves: 2 });
	});
	test('is written with strict durability, as is everything', async () => {
		const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
		await storage.create(friday());
		await storage.append('friday', moveOn(0));
		await storage.writeSettings({ language: 'de' });
		const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
		expect(writes.length).toBeGreaterThanOrEqual(3);
		for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
	});
	test('made in one tab stops the other, and nothing is written', async () => {
		const otherTab = new Storage({ indexedDB, IDBKeyRange });
		await storage.create(friday());
		await storage.append('friday', moveOn(0));
		expect(await otherTab.append('friday', moveOn(1))).toEqual({ moves: 2 });
		const before = await everythingStored();
		expect(await storage.append('friday', moveOn(1))).toEqual({ trouble: 'other-tab' });
		expect(await storage.append('friday', moveOn(0))).toEqual({ trouble: 'other-tab' });
		expect(await storage.append('friday', moveOn(7))).toEqual({ trouble: 'other-tab' });
		expect(await everythingStored()).toEqual(before);
		otherTab.close();
	});
	test('of a deleted game is not written', async () => {
		await storage.create(friday());
		await storage.delete('friday');
		expect(await storage.append('friday', moveOn(0))).toEqual({ trouble: 'not-found' });
		expect(await everythingStored()).toEqual({ games: [], moves: [] });
	});
});

describe('taking back', () => {
	const back = (from: number, to: number): Removal => ({ from, to, snapshot: snapshot(to), flow, at: 9000 });

	test('removes the moves and brings the earlier game back, strictly', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0, 3));
		const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
		expect(await storage.undo('friday', back(3, 2))).toEqual({ moves: 2 });
		for (const [, mode, options] of begun.mock.calls)
			expect([mode, options]).toEqual(['readwrite', { durability: 'strict' }]);
		expect(await storage.load('friday')).toMatchObject({
			game: { moves: 2, snapshot: snapshot(2), playedAt: 9000 },
			moves: [answer(0), answer(1)]
		});
		expect(await storage.append('friday', moveOn(2))).toEqual({ moves: 3 });
	});
	test('is done whole or not at all', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0, 3));
		const before = await everythingStored();
		failPuts('games', () => new Error('second write'));
		expect(await storage.undo('friday', back(3, 2))).toEqual({ trouble: 'storage-lost' });
		vi.restoreAllMocks();
		expect(await everythingStored()).toEqual(before);
	});
	test('stops when another tab has moved the game on', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0, 3));
		expect(await storage.undo('friday', back(2, 1))).toEqual({ trouble: 'other-tab' });
		expect(await storage.undo('nobody', back(2, 1))).toEqual({ trouble: 'not-found' });
		expect(await storage.load('friday')).toMatchObject({ game: { moves: 3 } });
	});
	test('comes back after a connection that died before or after the commit', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0, 3));
		const kill = killable();
		kill(1);
		expect(await storage.undo('friday', back(3, 2))).toEqual({ moves: 2 });
		vi.restoreAllMocks();
		vi.spyOn(AirlockDatabase.prototype, 'transaction').mockRejectedValueOnce(
			new DOMException('closed', 'InvalidStateError')
		);
		expect(await storage.undo('friday', back(3, 2))).toEqual({ moves: 2 });
		expect(await storage.load('friday')).toMatchObject({ moves: [answer(0), answer(1)] });
	});
});

describe('a whole game at once', () => {
	const { id, title, players } = friday();
	const { config, seed } = snapshot();
	const dates = { createdAt: 1, playedAt: 2 };
	const record = { id, title, players, config, seed, rules: 1, ...dates, snapshot: snapshot(2), flow };
	const moves = [answer(0), answer(1)];

	test('is stored with its moves, strictly, in one piece', async () => {
		expect(await storage.restore(record, moves)).toEqual({ id: 'friday' });
		expect(await storage.load('friday')).toMatchObject({ game: { title: 'Friday crew', moves: 2 }, moves });
		failPuts('games', quota);
		vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
			throw quota();
		});
		expect(await storage.restore({ ...record, id: 'next' }, moves)).toEqual({ trouble: 'storage-full' });
		vi.restoreAllMocks();
		expect(await storage.load('next')).toEqual({ trouble: 'not-found' });
		expect(await shelf.moves.count()).toBe(2);
	});
	test('never over one that is there; rows left behind are not its moves', async () => {
		await shelf.moves.bulkPut([5, 6].map((n) => ({ game: 'friday', n, answer: answer(n) })));
		expect(await storage.restore(record, moves)).toEqual({ id: 'friday' });
		expect(await storage.restore({ ...record, title: 'Other' }, [])).toEqual({ trouble: 'other-tab' });
		expect(await storage.load('friday')).toMatchObject({ game: { title: 'Friday crew' }, moves });
	});
});

describe('trouble', () => {
	test('storage full: says so, keeps what was there', async () => {
		await storage.create(friday());
		const before = await everythingStored();
		failPuts('games', quota);
		expect(await storage.append('friday', moveOn(0))).toEqual({ trouble: 'storage-full' });
		expect(await storage.create(friday({ id: 'next' }))).toEqual({ trouble: 'storage-full' });
		vi.restoreAllMocks();
		expect(await everythingStored()).toEqual(before);
	});
	test('full at the commit, wrapped by Dexie, is still full', () => {
		const aborted = Object.assign(new Error('aborted'), { name: 'AbortError', inner: quota() });
		expect(troubleOf(aborted)).toBe('storage-full');
	});
	test('no database here at all', async () => {
		const none = new Storage({ indexedDB: undefined as unknown as IDBFactory, IDBKeyRange });
		expect(await none.list()).toEqual({ trouble: 'storage-blocked' });
		expect(await none.create(friday())).toEqual({ trouble: 'storage-blocked' });
		expect(await none.readSettings()).toEqual({ language: null, names: [] });
	});
	test.each(['SecurityError', 'UnknownError', 'NotAllowedError'])(
		'a database that may not be opened: %s',
		async (name) => {
			vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
				throw new DOMException('no', name);
			});
			expect(await storage.list()).toEqual({ trouble: 'storage-blocked' });
		}
	);
	test('a database full before it can be opened', async () => {
		vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
			throw quota();
		});
		expect(await storage.create(friday())).toEqual({ trouble: 'storage-full' });
	});
	test('a connection that died comes back', async () => {
		await storage.create(friday());
		storage.close();
		expect(await storage.append('friday', moveOn(0))).toEqual({ moves: 1 });
	});
	test('a connection killed by the system comes back', async () => {
		const kill = killable();
		await storage.create(friday());
		kill(1);
		expect(await storage.append('friday', moveOn(0))).toEqual({ moves: 1 });
	});
	test('a connection that stays dead is said', async () => {
		const kill = killable();
		await storage.create(friday());
		kill(Infinity);
		expect(await storage.append('friday', moveOn(0))).toEqual({ trouble: 'storage-lost' });
		kill(0);
		expect(await storage.append('friday', moveOn(0))).toEqual({ moves: 1 });
	});
	test('a connection that died right after the commit does not make us our own second tab', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0));
		vi.spyOn(AirlockDatabase.prototype, 'transaction').mockRejectedValueOnce(
			new DOMException('closed', 'InvalidStateError')
		);
		expect(await storage.append('friday', moveOn(0))).toEqual({ moves: 1 });
		expect(await storage.load('friday')).toMatchObject({ moves: [answer(0)] });
	});
	test('moves of an earlier try that were kept after all are replaced, those of others are not', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0, 2));
		const other = { ...moveOn(0), moves: [answer(7)] };
		expect(await storage.append('friday', { ...other, tried: [answer(0)] })).toEqual({
			trouble: 'other-tab'
		});
		expect(await storage.append('friday', { ...other, tried: [answer(0), answer(1), answer(2)] })).toEqual({
			moves: 1
		});
		expect(await storage.load('friday')).toMatchObject({ moves: [answer(7)] });
	});
	test('a newer format is listed with its trouble and left alone', async () => {
		await storage.create(friday());
		await shelf.games.put({ id: 'next-year', format: 3, title: 'From the future', crew: 12 });
		const before = await everythingStored();
		expect(await storage.list()).toMatchObject({
			games: [
				{ game: { id: 'friday' }, trouble: null },
				{ game: { id: 'next-year', title: 'From the future' }, trouble: 'newer-version' }
			]
		});
		expect(await storage.load('next-year')).toEqual({ trouble: 'newer-version' });
		expect(await storage.rename('next-year', 'x')).toEqual({ trouble: 'newer-version' });
		expect(await storage.append('next-year', moveOn(0))).toEqual({ trouble: 'newer-version' });
		expect(await everythingStored()).toEqual(before);
		expect(await storage.delete('next-year')).toEqual({ id: 'next-year' });
	});
	test.each([
		['no format', { format: undefined }],
		['a format that is no number', { format: 'two' }],
		['no snapshot', { snapshot: null }],
		['another game’s snapshot', { snapshot: { ...formatOne.game.snapshot, seed: 'f'.repeat(32) } }],
		['a snapshot cut short', { snapshot: { rules: 1 } }],
		['a player missing', { players: [] }],
		['an impossible set-up', { config: { ...formatOne.game.config, players: 12 } }],
		['a move count below zero', { moves: -1 }],
		['a move too few', { moves: 2 }],
		['a field nobody knows', { loyalty: 'cylon' }]
	])('a damaged record (%s) is said and left alone', async (_, damage) => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0));
		const sound = await shelf.games.get('friday');
		await shelf.games.put({ ...(sound as object), ...damage });
		const before = await everythingStored();
		expect(await storage.load('friday')).toEqual({ trouble: 'damaged-record' });
		expect(await storage.list()).toMatchObject({ games: [{ game: { id: 'friday', title: 'Friday crew' } }] });
		expect(await storage.append('friday', moveOn(1))).toHaveProperty('trouble');
		expect(await everythingStored()).toEqual(before);
	});
	test('a damaged move is said', async () => {
		await storage.create(friday());
		await storage.append('friday', moveOn(0));
		await shelf.moves.put({ game: 'friday', n: 0, answer: 'nonsense' });
		expect(await storage.load('friday')).toEqual({ trouble: 'damaged-record' });
	});
});

describe('format 1', () => {
	beforeEach(async () => {
		await shelf.games.put(formatOne.game);
		await shelf.moves.bulkPut(formatOne.moves);
	});
	test('still opens', async () => {
		const loaded = await storage.load(formatOne.game.id);
		expect(loaded).toEqual({
			game: {
				id: formatOne.game.id,
				format: FORMAT_VERSION,
				rules: 1,
				title: 'Friday crew',
				players: [
					{ name: 'Anna', colour: 0, pin: null },
					{ name: 'Boris', colour: 1, pin: null },
					{ name: 'Claudia', colour: 2, pin: null }
				],
				config: formatOne.game.config,
				seed: formatOne.game.seed,
				createdAt: 1761944400000,
				playedAt: 1761944400000,
				moves: 2,
				snapshot: formatOne.game.snapshot,
				flow: formatOne.game.flow
			},
			moves: formatOne.moves.map((move) => move.answer)
		});
		expect(await storage.list()).toMatchObject({
			games: [{ game: { title: 'Friday crew' }, trouble: null }]
		});
		expect(await shelf.games.get(formatOne.game.id)).toEqual(formatOne.game);
	});
	test('is written in today’s format with its next move', async () => {
		expect(await storage.append(formatOne.game.id, moveOn(2))).toEqual({ moves: 3 });
		expect(await shelf.games.get(formatOne.game.id)).toMatchObject({
			format: FORMAT_VERSION,
			title: 'Friday crew'
		});
		expect(await storage.load(formatOne.game.id)).toMatchObject({ game: { moves: 3 } });
	});
	test('damaged is damaged', async () => {
		await shelf.games.put({ ...formatOne.game, players: [1, 2, 3] });
		expect(await storage.load(formatOne.game.id)).toEqual({ trouble: 'damaged-record' });
		expect(await storage.list()).toMatchObject({
			games: [{ game: { title: 'Friday crew' }, trouble: 'damaged-record' }]
		});
	});
});

describe('settings', () => {
	test('are kept one by one', async () => {
		expect(await storage.readSettings()).toEqual({ language: null, names: [] });
		await storage.writeSettings({ language: 'de' });
		await storage.writeSettings({ names: ['Anna', 'Boris'] });
		expect(await storage.readSettings()).toEqual({ language: 'de', names: ['Anna', 'Boris'] });
	});
	test('that make no sense are as if never set', async () => {
		await shelf.settings.bulkPut([
			{ key: 'language', value: 7 },
			{ key: 'names', value: 'Anna' },
			{ key: 'colour', value: 'red' }
		]);
		expect(await storage.readSettings()).toEqual({ language: null, names: [] });
	});
});
