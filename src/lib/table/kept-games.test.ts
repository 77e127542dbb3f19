/** Saves of every rule book so far: today's opens at the very question it was left at, and every earlier one is kept. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooser } from '../rules/testing/play.ts';
import { AirlockDatabase } from '../storage/database.ts';
import type { GameRecord, MoveRecord } from '../storage/records.ts';
import { engine } from './engine.ts';
import { fakeWorld } from './testing/fake-world.ts';
import { answerNext, sit } from './testing/real-table.ts';

const FOLDER = new URL('../storage/fixtures/', import.meta.url);
const TODAY = engine.rules.RULES_VERSION;

interface Save {
	game: GameRecord;
	moves: MoveRecord[];
}
const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
	new Uint8Array(readFileSync(new URL(name, FOLDER)));
const saves = readdirSync(FOLDER)
	.filter((name) => name.endsWith('.json'))
	// as the app has written it; what is in it is what is tested
	.map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Save);

test('there is one of every version', () => {
	const versions = new Set(saves.map(({ game }) => game.rules));
	expect([...versions].sort()).toEqual(Array.from({ length: TODAY }, (_, n) => n + 1));
});

/** On a tablet that has only this. */
async function laid({ game, moves }: Save) {
	const indexedDB = new IDBFactory();
	const shelf = new AirlockDatabase({ indexedDB, IDBKeyRange });
	await shelf.games.put(game);
	await shelf.moves.bulkPut(moves);
	shelf.close();
	return fakeWorld(engine, indexedDB);
}

describe.each(saves.filter(({ game }) => game.rules === TODAY))('rules $game.rules', (save) => {
	const { game, moves } = save;
	test('opens at the question it was left at, replays to the same game, and is played on', async () => {
		const fake = await laid(save);
		expect(await fake.table.listGames()).toMatchObject({ games: [{ id: game.id, trouble: null }] });
		const sitting = await sit(fake, game.id);
		expect(sitting.state.table.decisions.map(({ id }) => id)).toEqual(
			game.snapshot.asked.map(({ id }) => id)
		);
		expect(sitting.state.table).toEqual(engine.views.tableView(game.snapshot));
		// a change of the rules that alters this game raises RULES_VERSION, and adds a save of its own
		expect(await fake.table.verifyReplay(game.id)).toEqual({ same: true });
		await answerNext(sitting, chooser(1));
		expect(await fake.world.storage.load(game.id)).toMatchObject({ game: { moves: moves.length + 1 } });
		expect(await fake.table.verifyReplay(game.id)).toEqual({ same: true });
	});
	test('is taken in from its file', async () => {
		const { table, world } = fakeWorld(engine);
		const imported = await table.importGame(bytesOf(`rules-${String(game.rules)}.airlock`));
		if (!('id' in imported)) throw new Error(imported.trouble);
		expect(await world.storage.load(imported.id)).toMatchObject({
			game: { snapshot: game.snapshot },
			moves: moves.map(({ answer }) => answer)
		});
	});
});

test.each(saves.filter(({ game }) => game.rules < TODAY))(
	'rules $game.rules, format $game.format: kept, told, and not played on',
	async (save) => {
		const fake = await laid(save);
		expect(await fake.table.listGames()).toMatchObject({ games: [{ trouble: 'older-rules' }] });
		expect(await fake.table.openSitting(save.game.id)).toEqual({ trouble: 'older-rules' });
		expect(await fake.table.exportGame(save.game.id)).toHaveProperty('file');
	}
);
