import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Storage } from '../../storage/index.ts';
import * as sitting from '../sitting.ts';
import { createTable } from '../table.ts';
import type { Table } from '../types.ts';
import type { Engine, World } from '../world.ts';

export interface FakeWorld {
	world: World;
	table: Table;
	indexedDB: IDBFactory;
	/** lets time pass, and timers with it */
	pass(milliseconds: number): void;
	/** time passes while the device sleeps: no timer runs */
	sleep(milliseconds: number): void;
	touch(): void;
	hide(): void;
}

/** A table in a world where time, touch and sight are in the test's hands. The same `indexedDB` is the same device. */
export function fakeWorld(
	engine: Engine,
	indexedDB = new IDBFactory(),
	crypto: Crypto = globalThis.crypto
): FakeWorld {
	let now = 1_000_000;
	const timers = new Set<{ at: number; then: () => void }>();
	const watchers = new Set<Parameters<World['page']['watch']>[0]>();
	const world: World = {
		rules: engine.rules.RULES_VERSION,
		storage: new Storage({ indexedDB, IDBKeyRange }),
		crypto,
		locks: undefined,
		clock: {
			now: () => now,
			after(milliseconds, then) {
				const timer = { at: now + milliseconds, then };
				timers.add(timer);
				return () => timers.delete(timer);
			}
		},
		page: {
			watch(watcher) {
				watchers.add(watcher);
				return () => watchers.delete(watcher);
			}
		}
	};
	return {
		world,
		table: createTable(world, () => Promise.resolve({ engine, sitting })),
		indexedDB,
		pass(milliseconds) {
			now += milliseconds;
			for (const timer of [...timers]) {
				if (timer.at > now || !timers.delete(timer)) continue;
				timer.then();
			}
		},
		sleep(milliseconds) {
			now += milliseconds;
		},
		touch() {
			for (const { touched } of watchers) touched();
		},
		hide() {
			for (const { hidden } of watchers) hidden();
		}
	};
}
