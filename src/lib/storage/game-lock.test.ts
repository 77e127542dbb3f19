import { expect, test } from 'vitest';
import { holdGame } from './game-lock.ts';

/** As much of the browser's lock manager as one exclusive lock needs (Node has none). */
function lockManager(): LockManager {
	const held = new Map<string, Promise<unknown>>();
	const request = async (
		name: string,
		{ signal }: LockOptions,
		work: () => Promise<unknown>
	): Promise<unknown> => {
		const aborted = new Promise<never>((_, reject) => {
			signal?.addEventListener('abort', () => {
				reject(new DOMException('waited too long', 'AbortError'));
			});
		});
		aborted.catch(() => undefined);
		while (held.has(name)) await Promise.race([held.get(name), aborted]);
		const done = work().finally(() => held.delete(name));
		held.set(name, done);
		return done;
	};
	return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

test('a game is open in one tab at a time', async () => {
	const locks = lockManager();
	const first = await holdGame('friday', locks, 20);
	expect(first).not.toBeNull();
	expect(await holdGame('friday', locks, 20)).toBeNull();
	expect(await holdGame('saturday', locks, 20)).not.toBeNull();
	first?.();
	expect(await holdGame('friday', locks, 20)).not.toBeNull();
});

test('a page that is just letting go is waited for', async () => {
	const locks = lockManager();
	const first = await holdGame('friday', locks, 500);
	const second = holdGame('friday', locks, 500);
	first?.();
	expect(await second).not.toBeNull();
});

test('without locks the move count has to do', async () => {
	expect(await holdGame('friday', undefined)).not.toBeNull();
});
