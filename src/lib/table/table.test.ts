import { describe, expect, test, vi } from 'vitest';
import type { Game } from '../rules/index.ts';
import { AirlockDatabase } from '../storage/database.ts';
import { commitmentTo } from './chance-and-secrets.ts';
import { checkNewGame, tidyTitle } from './new-game.ts';
import { fakeEngine } from './testing/fake-engine.ts';
import { fakeWorld } from './testing/fake-world.ts';
import type { NewGame } from './types.ts';

const named = (...names: string[]): NewGame => ({
	title: '  Friday   crew ',
	players: names.map((name, colour) => ({ name, colour, pin: null })),
	config: { set: 'base', objective: 'kobol', players: names.length, fourSix: 'no-sympathizer', leader: false }
});
const friends = named('Anna', 'Boris', 'Claudia');
const aTable = () => fakeWorld(fakeEngine([[{ seat: 1, mode: 'public' }]]));

async function idOf(created: ReturnType<ReturnType<typeof aTable>['table']['createGame']>): Promise<string> {
	const result = await created;
	if (!('id' in result)) throw new Error(JSON.stringify(result));
	return result.id;
}

describe('names', () => {
	test.each([
		[['Anna', 'Boris', 'Claudia'], []],
		[['Anna', '  ', '\u200B'], [{ problem: 'name-empty', seats: [1, 2] }]],
		[['x'.repeat(24), 'é'.repeat(24), 'x'.repeat(200)], [{ problem: 'name-long', seats: [2] }]],
		[['Anna', ' anna ', 'ANNA'], [{ problem: 'name-twice', seats: [0, 1, 2] }]],
		[['Zoë', 'Zoe\u0308', 'Boris'], [{ problem: 'name-twice', seats: [0, 1] }]],
		[
			['', 'Boris', 'Boris'],
			[
				{ problem: 'name-empty', seats: [0] },
				{ problem: 'name-twice', seats: [1, 2] }
			]
		]
	])('%j', (names, problems) => {
		expect(checkNewGame(named(...names))).toEqual(problems);
	});
	test('a title is tidied and cut', () => {
		expect(tidyTitle('  Friday \n crew ')).toBe('Friday crew');
		expect(tidyTitle('x'.repeat(200))).toHaveLength(60);
	});
});

describe('a new game', () => {
	test('is dealt, stored and listed', async () => {
		const { table } = aTable();
		const id = await idOf(table.createGame(named(' Anna', 'Boris', 'Claudia')));
		expect(id).toMatch(/^[0-9a-f]{32}$/);
		expect(await table.listGames()).toEqual({
			games: [
				{
					id,
					title: 'Friday crew',
					players: friends.players,
					config: friends.config,
					turn: 0,
					phase: 'movement',
					waitingFor: [1],
					createdAt: 1_000_000,
					playedAt: 1_000_000,
					trouble: null
				}
			]
		});
	});
	test('has a seed of its own that its commitment is kept to', async () => {
		const { table, world } = aTable();
		const seeds = new Set<string>();
		for (let n = 0; n < 3; n++) {
			const id = await idOf(table.createGame(friends));
			const stored = await world.storage.load(id);
			const opened = await table.openSitting(id);
			if ('trouble' in stored || 'trouble' in opened) throw new Error('not stored');
			seeds.add(stored.game.seed);
			expect(stored.game.seed).toMatch(/^[0-9a-f]{32}$/);
			expect(opened.sitting.state.commitment).toBe(await commitmentTo(stored.game.seed, crypto));
		}
		expect(seeds.size).toBe(3);
	});
	test('with bad names, an impossible set-up or too few players is not stored', async () => {
		const { table } = aTable();
		expect(await table.createGame(named('Anna', 'Anna', 'Boris'))).toHaveProperty('problems');
		expect(await table.createGame({ ...friends, config: { ...friends.config, leader: true } })).toEqual({
			refusal: { refused: 'config-leader', rule: 'R1.1' }
		});
		expect(await table.createGame({ ...friends, config: { ...friends.config, players: 4 } })).toMatchObject({
			refusal: { refused: 'config-players' }
		});
		expect(await table.listGames()).toEqual({ games: [] });
	});
	test('says when there is no room, or no engine', async () => {
		const { table, world } = aTable();
		vi.spyOn(world.storage, 'create').mockResolvedValueOnce({ trouble: 'storage-full' });
		expect(await table.createGame(friends)).toEqual({ trouble: 'storage-full' });
		const broken = fakeEngine([]);
		broken.rules.newGame = () => {
			throw new Error('no');
		};
		expect(await fakeWorld(broken).table.createGame(friends)).toEqual({ trouble: 'engine-fault' });
	});
	test('keeps a PIN as a salted hash that tells nothing', async () => {
		const { table } = aTable();
		const [one, two] = [await table.hashPin('1234'), await table.hashPin('1234')];
		expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
		expect(one).not.toEqual(two);
	});
});

describe('a stored game', () => {
	test('is renamed and deleted', async () => {
		const { table } = aTable();
		const id = await idOf(table.createGame(friends));
		expect(await table.renameGame(id, ' Saturday ')).toEqual({ trouble: null });
		expect(await table.listGames()).toMatchObject({ games: [{ title: 'Saturday' }] });
		expect(await table.deleteGame(id)).toEqual({ trouble: null });
		expect(await table.listGames()).toEqual({ games: [] });
		expect(await table.openSitting(id)).toEqual({ trouble: 'not-found' });
		expect(await table.renameGame(id, 'x')).toEqual({ trouble: 'not-found' });
	});
	test('of newer rules, or one no engine can play, does not open and stays', async () => {
		const { table, world, indexedDB } = aTable();
		const shelf = new AirlockDatabase({
			indexedDB,
			IDBKeyRange: (await import('fake-indexeddb')).IDBKeyRange
		});
		const id = await idOf(table.createGame(friends));
		const stored = await world.storage.load(id);
		if ('trouble' in stored) throw new Error(stored.trouble);
		const put = (snapshot: object) =>
			shelf.games.put({ ...stored.game, snapshot, rules: (snapshot as Game).rules });

		await put({ ...stored.game.snapshot, rules: 2 });
		expect(await table.openSitting(id)).toEqual({ trouble: 'newer-version' });
		await put({ ...stored.game.snapshot, broken: true });
		expect(await table.openSitting(id)).toEqual({ trouble: 'damaged-record' });
		expect(await table.verifyReplay(id)).toEqual({ same: false });
		await put(stored.game.snapshot);
		expect(await table.openSitting(id)).toHaveProperty('sitting');
		shelf.close();
	});
	test('that another tab has open does not open here, and does once that tab lets go', async () => {
		const fake = aTable();
		const id = await idOf(fake.table.createGame(friends));
		let taken = true;
		fake.world.locks = {
			request: (_: string, __: LockOptions, work: () => Promise<unknown>) =>
				taken ? Promise.reject(new DOMException('held', 'AbortError')) : work()
		} as unknown as LockManager;
		const { createTable } = await import('./table.ts');
		const sitting = await import('./sitting.ts');
		const table = createTable(fake.world, () => Promise.resolve({ engine: fakeEngine([]), sitting }));
		expect(await table.openSitting(id)).toEqual({ trouble: 'other-tab' });
		taken = false;
		expect(await table.openSitting(id)).toHaveProperty('sitting');
	});
});

test('settings are kept', async () => {
	const { table } = aTable();
	expect(await table.writeSettings({ language: 'de', names: ['Anna'] })).toEqual({ trouble: null });
	expect(await table.readSettings()).toEqual({ language: 'de', names: ['Anna'] });
});
