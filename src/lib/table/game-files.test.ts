/** Games in files: what comes out goes in again, and nothing else does. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Game } from '../rules/index.ts';
import { readGameFile, writeGameFile, type GameFile } from '../storage/index.ts';
import { MAX_MOVES } from '../storage/game-file.ts';
import { seal } from '../storage/sealed-box.ts';
import { figure } from '../storage/testing/figures.ts';
import { runs } from '../storage/testing/runs.ts';
import { hand, open, sitDown, threeFriends, type AtTable } from './testing/at-table.ts';
import { fakeEngine } from './testing/fake-engine.ts';
import { fakeWorld } from './testing/fake-world.ts';
import type { ExportResult } from './types.ts';

// a busy machine takes its time; no test here waits for anything
vi.setConfig({ testTimeout: 60_000 });

type Bytes = Uint8Array<ArrayBuffer>;
const { crypto } = globalThis;
const SCRIPT = [open(0), open(1), open(2), hand(0), open(1)];

async function bytesOf(exported: Promise<ExportResult>): Promise<Bytes> {
	const result = await exported;
	if ('trouble' in result) throw new Error(result.trouble);
	return new Uint8Array(await result.file.arrayBuffer());
}
async function contentOf(file: Bytes): Promise<GameFile> {
	const read = await readGameFile(file, crypto, null);
	if ('trouble' in read) throw new Error(read.trouble);
	return read.game;
}

/** Three answers into a game, its file, and an empty tablet to take it to. */
async function exported() {
	const at = await sitDown(SCRIPT);
	at.sitting.lift();
	for (const value of ['one', 'two', 'three']) await at.answer(value);
	const file = await bytesOf(at.table.exportGame(at.id));
	return { at, file, game: await contentOf(file), there: fakeWorld(fakeEngine(SCRIPT)) };
}
const countOf = async ({ table }: Pick<AtTable, 'table'>): Promise<number> => {
	const listed = await table.listGames();
	return 'games' in listed ? listed.games.length : -1;
};

describe('a game', () => {
	test('goes from one tablet to another and is played on there', async () => {
		const { at, file, there } = await exported();
		const imported = await there.table.importGame(file);
		if (!('id' in imported)) throw new Error(imported.trouble);
		expect(imported.id).not.toBe(at.id);
		const [here, now] = [await at.world.storage.load(at.id), await there.world.storage.load(imported.id)];
		if ('trouble' in here || 'trouble' in now) throw new Error('not stored');
		expect(now.game).toEqual({ ...here.game, id: imported.id, playedAt: there.world.clock.now() });
		expect(now.moves).toEqual(here.moves);
		expect(await there.table.verifyReplay(imported.id)).toEqual({ same: true });
		const opened = await there.table.openSitting(imported.id);
		if (!('sitting' in opened)) throw new Error(opened.trouble);
		expect(opened.sitting.state.table).toEqual(at.sitting.state.table);
		expect(opened.sitting.state.commitment).toBe(at.sitting.state.commitment);
	});
	test('taken in twice is there twice, and leaves what was there alone', async () => {
		const { at, file } = await exported();
		const before = await at.world.storage.load(at.id);
		expect(await at.table.importGame(file)).toHaveProperty('id');
		expect(await at.table.importGame(new Blob([file]))).toHaveProperty('id');
		expect(await countOf(at)).toBe(3);
		expect(await at.world.storage.load(at.id)).toEqual(before);
	});
	test('closed with a pass phrase needs it', async () => {
		const { at, there } = await exported();
		const file = await bytesOf(at.table.exportGame(at.id, 'so say we all'));
		expect(await there.table.importGame(file)).toEqual({ trouble: 'needs-phrase' });
		expect(await there.table.importGame(file, '')).toEqual({ trouble: 'needs-phrase' });
		expect(await there.table.importGame(file, 'so say they')).toEqual({ trouble: 'wrong-phrase' });
		expect(await countOf(there)).toBe(0);
		expect(await there.table.importGame(file, 'so say we all')).toHaveProperty('id');
	});
	test('has a file name any tablet takes, with its title and date', async () => {
		const { at } = await exported();
		const nameOf = async (title: string) => {
			await at.table.renameGame(at.id, title);
			const result = await at.table.exportGame(at.id);
			return 'name' in result ? result.name : result.trouble;
		};
		expect(await nameOf('Friday crew')).toBe('Friday-crew-1970-01-01.airlock');
		expect(await nameOf('../Zoë’s: "best" <game>?')).toBe('Zoë-s-best-game-1970-01-01.airlock');
		expect(await nameOf('…')).toBe('airlock-1970-01-01.airlock');
		expect(await nameOf('x'.repeat(60))).toBe(`${'x'.repeat(40)}-1970-01-01.airlock`);
	});
	test('that is not there, or damaged, is not exported', async () => {
		const { at } = await exported();
		expect(await at.table.exportGame('nobody')).toEqual({ trouble: 'not-found' });
	});
	test('in memory is exported when nothing can be stored', async () => {
		const { at, there } = await exported();
		vi.spyOn(at.world.storage, 'append').mockResolvedValue({ trouble: 'storage-full' });
		await at.sitting.open();
		await at.answer('four');
		expect(at.sitting.state).toMatchObject({ trouble: 'storage-full', unsaved: 1 });
		const imported = await there.table.importGame(await bytesOf(at.sitting.exportNow()));
		if (!('id' in imported)) throw new Error(imported.trouble);
		expect(await there.world.storage.load(imported.id)).toMatchObject({
			game: { title: 'Friday crew' },
			moves: ['one', 'two', 'three', 'four'].map((value) => ({ value }))
		});
	});
	test('says when there is no room for it', async () => {
		const { file, there } = await exported();
		vi.spyOn(there.world.storage, 'restore').mockResolvedValueOnce({ trouble: 'storage-full' });
		expect(await there.table.importGame(file)).toEqual({ trouble: 'storage-full' });
	});
});

describe('a file made by somebody who knows how', () => {
	const moveless = (game: GameFile): GameFile => ({ ...game, moves: [] });
	test.each<[string, (game: GameFile) => unknown, string]>([
		['by a newer rule book', (game) => ({ ...game, rules: 2 }), 'newer-version'],
		[
			'with another game in it',
			(game) => ({ ...game, snapshot: { ...game.snapshot, step: 7 } }),
			'damaged-file'
		],
		['with moves missing', moveless, 'damaged-file'],
		[
			'with a move the rules refuse',
			(game) => ({ ...game, moves: [...game.moves, game.moves[0]] }),
			'damaged-file'
		],
		['with another seed', (game) => ({ ...game, seed: 'f'.repeat(32) }), 'damaged-file'],
		['with another commitment', (game) => ({ ...game, commitment: 'f'.repeat(64) }), 'damaged-file'],
		[
			'with an impossible set-up',
			(game) => ({ ...game, config: { ...game.config, leader: true } }),
			'damaged-file'
		],
		['with a player too few', (game) => ({ ...game, players: game.players.slice(1) }), 'damaged-file'],
		[
			'with a player twice',
			(game) => ({ ...game, players: game.players.map(() => game.players[0]) }),
			'damaged-file'
		],
		['with a field nobody knows', (game) => ({ ...game, id: 'friday' }), 'damaged-file'],
		['with a date that is none', (game) => ({ ...game, createdAt: -1 }), 'damaged-file'],
		[
			'with more moves than any game',
			(game) => ({ ...game, moves: Array(MAX_MOVES + 1).fill(game.moves[0]) }),
			'damaged-file'
		],
		['that is no object', () => [], 'damaged-file'],
		[
			'that breaks the engine',
			(game) => ({ ...game, moves: [{ ...game.moves[0], value: 'crash' }] }),
			'damaged-file'
		]
	])('%s stores nothing', async (_, forge, trouble) => {
		const { game, there } = await exported();
		const file = await seal(JSON.stringify(forge(game)), crypto, null);
		expect(await there.table.importGame(file)).toEqual({ trouble });
		expect(await countOf(there)).toBe(0);
	});
	test('nested without end stores nothing', async () => {
		const { game, there } = await exported();
		const deep = '['.repeat(2_000_000) + ']'.repeat(2_000_000);
		const text = JSON.stringify({ ...game, snapshot: { ...game.snapshot, deep: 0 } });
		const file = await seal(text.replace('"deep":0', `"deep":${deep}`), crypto, null);
		expect(await there.table.importGame(file)).toEqual({ trouble: 'damaged-file' });
	});
	test('by older rules is said to be', async () => {
		const { file, there } = await exported();
		there.world.rules = 2;
		expect(await there.table.importGame(file)).toEqual({ trouble: 'older-rules' });
	});
	test('that cannot be read is damaged, not an error', async () => {
		const { file, there } = await exported();
		const gone = new Blob([file]);
		vi.spyOn(gone, 'slice').mockReturnValue({
			arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError'))
		} as unknown as Blob);
		expect(await there.table.importGame(gone)).toEqual({ trouble: 'damaged-file' });
	});
});

/** Something else in the place of a value. */
const odd = fc.oneof(
	fc.constantFrom<unknown>(null, true, -1, 0, 1, 2, 7, 1e300, 0.5, '', 'yes', [], {}, [[]], '__proto__'),
	fc.jsonValue({ maxDepth: 2 })
);

interface Spot {
	holder: Record<string, unknown>;
	key: string;
}
function spotsIn(value: unknown): Spot[] {
	if (typeof value !== 'object' || value === null) return [];
	const holder = value as Record<string, unknown>; // arrays too: their indices are keys
	return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsIn(holder[key])]);
}

describe('changed files', () => {
	test('changed anywhere, byte by byte, store nothing', async () => {
		const { file, there } = await exported();
		const changes = fc.array(fc.tuple(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 })), {
			minLength: 1,
			maxLength: 4
		});
		await fc.assert(
			fc.asyncProperty(changes, fc.nat(file.length), async (made, cut) => {
				const copy = file.slice(0, cut % 5 === 0 ? cut : file.length);
				for (const [at, by] of made) copy[at] = (copy[at] ?? 0) ^ by;
				fc.pre(copy.some((byte, at) => byte !== file[at]) || copy.length < file.length);
				expect(await there.table.importGame(copy)).toHaveProperty('trouble');
			}),
			{ numRuns: runs(3000, 100_000) }
		);
		figure('files mutated', runs(3000, 100_000));
		expect(await countOf(there)).toBe(0);
	}, 3_600_000);

	test('changed inside and sealed again, they are refused or are games that replay', async () => {
		const { game, there } = await exported();
		const text = JSON.stringify(game);
		let taken = 0;
		await fc.assert(
			fc.asyncProperty(fc.nat(), odd, fc.constantFrom('put', 'drop', 'add'), async (n, value, how) => {
				const copy = JSON.parse(text) as GameFile;
				const spots = spotsIn(copy);
				const { holder, key } = spots[n % spots.length] ?? { holder: {}, key: '' };
				if (how === 'put') holder[key] = value;
				else if (how === 'add') holder[`${key}1`] = value;
				else if (Array.isArray(holder)) holder.splice(Number(key), 1);
				else Reflect.deleteProperty(holder, key);
				const changed = JSON.stringify(copy);
				const said = JSON.parse(changed) as GameFile;
				taken += await takeIn(there, await seal(changed, crypto, null), said);
			}),
			{ numRuns: runs(1000, 50_000) }
		);
		figure('files mutated', runs(1000, 50_000));
		// titles, names, colours and dates may be anything sensible; most changes are not
		expect(taken).toBeGreaterThan(0);
		expect(await countOf(there)).toBe(0);
	}, 3_600_000);

	test('changed letter by letter and sealed again, too', async () => {
		const { game, there } = await exported();
		const text = JSON.stringify(game);
		await fc.assert(
			fc.asyncProperty(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3 }), async (at, cut, put) => {
				const changed = text.slice(0, at) + put + text.slice(at + cut);
				await takeIn(there, await seal(changed, crypto, null), null);
			}),
			{ numRuns: runs(1000, 50_000) }
		);
		figure('files mutated', runs(1000, 50_000));
		expect(await countOf(there)).toBe(0);
	}, 3_600_000);
});

/** What is taken in is a game that replays, with what the file says; it is put away again. Gives how many were taken. */
async function takeIn(
	there: Pick<AtTable, 'table' | 'world'>,
	file: Bytes,
	said: GameFile | null
): Promise<number> {
	const imported = await there.table.importGame(file);
	if (!('id' in imported)) return 0;
	const { id } = imported;
	expect(await there.table.verifyReplay(id)).toEqual({ same: true });
	const stored = await there.world.storage.load(id);
	if ('trouble' in stored) throw new Error(stored.trouble);
	if (said) {
		expect(stored.moves).toEqual(said.moves);
		expect(stored.game).toMatchObject({ players: said.players, config: said.config, seed: said.seed });
	}
	expect(await there.table.openSitting(id)).toHaveProperty('sitting');
	await there.world.storage.delete(id);
	return 1;
}

test('a file is written as the game is, and read as it was written', async () => {
	const { game } = await exported();
	const { title, players, config } = threeFriends;
	expect(game).toMatchObject({ rules: 1, title, players, config, snapshot: { seed: game.seed } as Game });
	expect(await contentOf(await writeGameFile(game, crypto, null))).toEqual(game);
});
