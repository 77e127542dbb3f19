/** Nothing that was shown is ever lost: the power goes at any moment, connections die, the browser throws everything away. */
import fc from 'fast-check';
import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooser, PEGASUS } from '../rules/testing/play.ts';
import { Storage } from '../storage/index.ts';
import { figure } from '../storage/testing/figures.ts';
import { runs } from '../storage/testing/runs.ts';
import { engine } from './engine.ts';
import { flowOf, positionOf } from './position.ts';
import { open, sitDown, type AtTable } from './testing/at-table.ts';
import { fakeWorld } from './testing/fake-world.ts';
import { answerNext, begin, sit } from './testing/real-table.ts';
import { recordGame, type Recorded } from './testing/recorded-game.ts';

// a busy machine takes its time; no test here waits for anything
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
	vi.restoreAllMocks();
});

const REQUESTS = ['get', 'getAll', 'getAllKeys', 'add', 'put', 'delete', 'count', 'openCursor'] as const;

/** After so many requests to the database the power is gone: that one and all after it fail, opening it again too. */
function powerFor(requests: number): { isOn: () => boolean } {
	let left = requests;
	const power = (): void => {
		if (left-- <= 0) throw new DOMException('no power', 'AbortError');
	};
	for (const name of REQUESTS) {
		const real: unknown = Reflect.get(IDBObjectStore.prototype, name);
		if (typeof real !== 'function') throw new Error(`no ${name}`);
		vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
			this: IDBObjectStore,
			...args: unknown[]
		) {
			power();
			// each method gets its own arguments and gives its own result
			return Reflect.apply(real, this, args) as never;
		});
	}
	const real = Reflect.get<IDBFactory, 'open'>(IDBFactory.prototype, 'open');
	vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
		power();
		return real.apply(this, args);
	});
	return { isOn: () => left >= 0 };
}

const storedIn = async (at: AtTable): Promise<unknown> => {
	const loaded = await at.world.storage.load(at.id);
	if ('trouble' in loaded) throw new Error(loaded.trouble);
	return loaded.moves.map(({ value }) => value);
};

test('whenever the power goes, everything shown is stored, and at most the answer on its way besides', async () => {
	const script = Array.from({ length: 12 }, (_, n) => open(n % 3));
	let [cut, half] = [0, 0];
	await fc.assert(
		fc.asyncProperty(
			fc.nat(60),
			fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
			async (n, undos) => {
				const at = await sitDown(script);
				at.sitting.lift();
				const power = powerFor(n);
				// what anybody has seen as done, and what may be done although nobody has seen it
				let shown: unknown = at.played();
				const possible: unknown[] = [];
				at.sitting.subscribe(({ saving }) => {
					if (power.isOn() && !saving) shown = at.played();
				});
				for (const [step, undo] of undos.entries()) {
					if (!power.isOn()) break;
					const now = shown as unknown[];
					const back = undo && at.sitting.state.undo === 'ready';
					possible.splice(0, 1, back ? now.slice(0, -1) : [...now, `answer ${step}`]);
					await (back ? at.sitting.undo() : at.answer(`answer ${step}`));
				}
				if (!power.isOn()) cut++;
				vi.restoreAllMocks();

				const back = await at.restart();
				const stored = await storedIn(back);
				expect(back.played()).toEqual(stored);
				if (JSON.stringify(stored) !== JSON.stringify(shown)) {
					expect(stored).toEqual(possible[0]);
					half++;
				}
				expect(await back.table.verifyReplay(back.id)).toEqual({ same: true });
			}
		),
		{ numRuns: runs(60, 3000) }
	);
	figure('power cuts', cut);
	expect(cut).toBeGreaterThan(10);
	expect(half).toBeLessThan(cut);
}, 3_600_000);

test('a real game, started again after every answer or in the middle of one, goes on where it was', async () => {
	const { fake, id } = await begin(PEGASUS, 3);
	const pick = chooser(3);
	let sitting = await sit(fake, id);
	for (let n = 0; n < 40; n++) {
		const before = sitting.state.table;
		if (pick(2) === 0) powerFor(pick(8));
		await answerNext(sitting, pick).catch(() => undefined);
		const after = sitting.state.table;
		vi.restoreAllMocks();
		sitting = await sit(fakeWorld(engine, fake.indexedDB), id);
		expect([before, after]).toContainEqual(sitting.state.table);
	}
	expect(sitting.state.table.turn).toBeGreaterThan(0);
	expect(await fake.table.verifyReplay(id)).toEqual({ same: true });
});

describe('the game goes on', () => {
	test('over a connection that dies before every answer', async () => {
		const at = await sitDown([open(0), open(1), open(2), open(0)]);
		at.sitting.lift();
		const real = Reflect.get<IDBDatabase, 'transaction'>(IDBDatabase.prototype, 'transaction');
		let dead = false;
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
			if (dead) {
				dead = false;
				throw new DOMException('closing', 'InvalidStateError');
			}
			return real.apply(this, args);
		});
		for (const value of ['one', 'two', 'three']) {
			dead = true;
			await at.answer(value);
			expect(at.sitting.state).toMatchObject({ trouble: null, unsaved: 0 });
		}
		dead = true;
		await at.sitting.undo();
		expect(await storedIn(at)).toEqual(['one', 'two']);
	});
	test('when the browser has thrown the whole database away', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('one');
		await new Promise((done, failed) => {
			const gone = at.indexedDB.deleteDatabase('airlock');
			gone.onsuccess = done;
			gone.onerror = failed;
		});
		await at.answer('two');
		expect(at.sitting.state).toMatchObject({ trouble: null, unsaved: 0 });
		expect(await storedIn(at)).toEqual(['one', 'two']);
	});
	test('in memory when there is no room at all, with a file to take along', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('one');
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('no room', 'QuotaExceededError');
		});
		await at.answer('two');
		await at.answer('three');
		expect(at.sitting.state).toMatchObject({ trouble: 'storage-full', unsaved: 2 });
		expect(at.played()).toEqual(['one', 'two', 'three']);
		const exported = await at.sitting.exportNow();
		vi.restoreAllMocks();
		expect(await storedIn(at)).toEqual(['one']);
		if ('trouble' in exported) throw new Error(exported.trouble);
		const imported = await at.table.importGame(exported.file);
		if (!('id' in imported)) throw new Error(imported.trouble);
		expect(await at.world.storage.load(imported.id)).toMatchObject({
			moves: [{ value: 'one' }, { value: 'two' }, { value: 'three' }]
		});
	});
});

test('an answer asks as much of the database at the end of a long game as at its beginning', async () => {
	const storage = new Storage({ indexedDB: new IDBFactory(), IDBKeyRange });
	const states: Recorded[] = [];
	recordGame(PEGASUS, 5, { see: ({ moves, game }) => states.push({ moves: [...moves], game }) });
	expect(states.length).toBeGreaterThan(100);
	let after = 0;
	const store = ({ moves, game: snapshot }: Recorded) => {
		const flow = flowOf(positionOf(engine, snapshot));
		const added = { after, moves: moves.slice(after), snapshot, flow, at: 1 };
		after = moves.length;
		return storage.append('long', added);
	};
	const requests = REQUESTS.map((name) => vi.spyOn(IDBObjectStore.prototype, name));
	/** One answer after the other: how much each asked. */
	const asked = async (some: readonly Recorded[]): Promise<number[]> => {
		const counts: number[] = [];
		for (const state of some) {
			for (const request of requests) request.mockClear();
			expect(await store(state)).toEqual({ moves: after });
			counts.push(requests.reduce((sum, { mock }) => sum + mock.calls.length, 0));
		}
		return counts;
	};

	const [first] = states;
	if (!first) throw new Error('nothing was played');
	const players = Array.from({ length: PEGASUS.players }, (_, colour) => ({
		name: `P${colour}`,
		colour,
		pin: null
	}));
	const flow = flowOf(positionOf(engine, first.game));
	await storage.create({ id: 'long', title: '', players, snapshot: first.game, flow, at: 1 });
	// the game is read, the move added, the game written
	expect(new Set(await asked(states.slice(0, 20)))).toEqual(new Set([3]));
	await asked(states.slice(-21, -20));
	expect(new Set(await asked(states.slice(-20)))).toEqual(new Set([3]));
	storage.close();
}, 30_000);
