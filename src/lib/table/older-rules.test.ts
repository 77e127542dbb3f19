/** Games of an older rule book: listed, kept, exported, and not played on. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AirlockDatabase } from '../storage/database.ts';
import formatOne from '../storage/fixtures/format-1.json' with { type: 'json' };
import formatTwo from '../storage/fixtures/format-2.json' with { type: 'json' };
import { readGameFile } from '../storage/index.ts';
import { engine } from './engine.ts';
import { PLAYED_RULES } from './played-rules.ts';
import { fakeWorld } from './testing/fake-world.ts';

test('the home screen knows the version of the rule book it has not loaded', () => {
	expect(PLAYED_RULES).toBe(engine.rules.RULES_VERSION);
});

test.each([formatOne, formatTwo])('rules $game.rules in format $game.format', async ({ game, moves }) => {
	const indexedDB = new IDBFactory();
	const shelf = new AirlockDatabase({ indexedDB, IDBKeyRange });
	await shelf.games.put(game);
	await shelf.moves.bulkPut(moves);
	const { table } = fakeWorld(engine, indexedDB);

	expect(await table.listGames()).toMatchObject({
		games: [{ id: game.id, trouble: 'older-rules', turn: game.flow.turn, phase: game.flow.phase }]
	});
	expect(await table.openSitting(game.id)).toEqual({ trouble: 'older-rules' });
	const exported = await table.exportGame(game.id);
	if ('trouble' in exported) throw new Error(exported.trouble);
	expect(await readGameFile(exported.file, crypto, null)).toMatchObject({
		game: { rules: 1, seed: game.seed }
	});
	expect(await shelf.games.get(game.id)).toEqual(game);
	expect(await table.deleteGame(game.id)).toEqual({ trouble: null });
	shelf.close();
});

test('a file of older rules is not taken in', async () => {
	const { table } = fakeWorld(engine);
	const file = readFileSync(new URL('../storage/fixtures/file-1.airlock', import.meta.url));
	expect(await table.importGame(new Uint8Array(file))).toEqual({ trouble: 'older-rules' });
	expect(await table.listGames()).toEqual({ games: [] });
});
