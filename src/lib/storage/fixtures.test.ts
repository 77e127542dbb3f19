/** One save of every format so far. Each still opens; what older rules made of it is for the table to judge. */
import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { AirlockDatabase } from './database.ts';
import formatOne from './fixtures/format-1.json' with { type: 'json' };
import formatTwo from './fixtures/format-2.json' with { type: 'json' };
import { readGameFile } from './game-file.ts';
import { FORMAT_VERSION } from './records.ts';
import { FILE_VERSION } from './sealed-box.ts';
import { Storage } from './storage.ts';

// a busy machine takes its time; no test here waits for anything
vi.setConfig({ testTimeout: 60_000 });

const SAVES = { 1: formatOne, 2: formatTwo };
const file = (name: string) => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)));

test('there is one of every format', () => {
	expect(Object.keys(SAVES).map(Number)).toEqual(Array.from({ length: FORMAT_VERSION }, (_, n) => n + 1));
	for (let version = 1; version <= FILE_VERSION; version++)
		expect(file(`file-${version}.airlock`)[8]).toBe(version);
});

describe.each(Object.values(SAVES))('format $game.format', ({ game, moves }) => {
	test('opens with its players, dates, moves and snapshot, and is not changed by that', async () => {
		const source = { indexedDB: new IDBFactory(), IDBKeyRange };
		const shelf = new AirlockDatabase(source);
		await shelf.games.put(game);
		await shelf.moves.bulkPut(moves);
		const storage = new Storage(source);
		const loaded = await storage.load(game.id);
		if ('trouble' in loaded) throw new Error(loaded.trouble);
		expect(loaded.game).toMatchObject({
			format: FORMAT_VERSION,
			snapshot: game.snapshot,
			config: game.config
		});
		expect(loaded.game.players).toHaveLength(game.config.players);
		expect(loaded.game.title).toMatch(/crew$/);
		expect(loaded.game.playedAt).toBeGreaterThan(1.7e12);
		expect(loaded.moves).toEqual(moves.map(({ answer }) => answer));
		expect(await storage.list()).toMatchObject({ games: [{ trouble: null }] });
		expect(await shelf.games.get(game.id)).toEqual(game);
		storage.close();
		shelf.close();
	});
});

describe('file format 1', () => {
	const { title, players, config, seed, snapshot } = formatTwo.game;
	const said = { title, players, config, seed, snapshot, moves: formatTwo.moves.map(({ answer }) => answer) };

	test('opens', async () => {
		expect(await readGameFile(file('file-1.airlock'), crypto, null)).toMatchObject({ game: said });
	});
	test('opens with its pass phrase', async () => {
		const locked = file('file-1-phrase.airlock');
		expect(await readGameFile(locked, crypto, null)).toEqual({ trouble: 'needs-phrase' });
		expect(await readGameFile(locked, crypto, 'so say we all')).toMatchObject({ game: said });
	});
});
