/** The sitting with the real rule book and the real views: dealt, passed round, killed and resumed at every decision. */
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import type { GameConfig } from '../rules/index.ts';
import { allConfigs, chooser } from '../rules/testing/play.ts';
import { AirlockDatabase } from '../storage/database.ts';
import { engine } from './engine.ts';
import { fakeWorld } from './testing/fake-world.ts';
import { answerNext, begin, sit } from './testing/real-table.ts';

// a busy machine takes its time; no test here waits for anything
vi.setConfig({ testTimeout: 60_000 });

/** One of each kind of set-up, not all of them: the rule book tests those. */
const SOME = allConfigs().filter((_, index) => index % 7 === 0);

describe.each(SOME)('$players players, $set, $objective, $fourSix, leader $leader', (config) => {
	test('is killed at every decision and comes back to the same one', async () => {
		const { fake, id } = await begin(config);
		const pick = chooser(config.players);
		let sitting = await sit(fake, id);
		for (let n = 0; n < 45; n++) {
			const before = sitting.state.table;
			const stored = await fake.world.storage.load(id);
			// Another start of the app, on the same device.
			sitting = await sit(fakeWorld(engine, fake.indexedDB), id);
			expect(sitting.state).toMatchObject({ handOff: { mode: 'curtain' }, eyes: null });
			expect(sitting.state.table).toEqual(before);
			const again = await fake.world.storage.load(id);
			if ('trouble' in stored || 'trouble' in again) throw new Error('not stored');
			expect(engine.rules.pending(again.game.snapshot)).toEqual(engine.rules.pending(stored.game.snapshot));
			await answerNext(sitting, pick);
		}
		expect(await fake.table.verifyReplay(id)).toEqual({ same: true });
	});
	test('shows a seat’s eyes in that seat’s hands only', async () => {
		const { fake, id } = await begin(config);
		const pick = chooser(config.players + 100);
		const sitting = await sit(fake, id);
		let looks = 0;
		sitting.subscribe(({ handOff, eyes }) => {
			if (eyes) looks++;
			expect(eyes?.seat).toBe(handOff.mode === 'private' ? handOff.seat : undefined);
		});
		for (let n = 0; n < 45; n++) await answerNext(sitting, pick);
		expect(looks).toBeGreaterThan(0);
		expect(sitting.state.summary.turn).toBeGreaterThan(0);
	});
});

test('a game stored in format 1 is played on', async () => {
	const { fake, id } = await begin(crewOfThree());
	await answerNext(await sit(fake, id), chooser(1));
	const shelf = new AirlockDatabase({ indexedDB: fake.indexedDB, IDBKeyRange });
	const stored = await fake.world.storage.load(id);
	if ('trouble' in stored) throw new Error(stored.trouble);
	const { title, players, createdAt, playedAt, ...rest } = stored.game;
	expect(title).toBe('');
	expect(createdAt).toBe(playedAt);
	await shelf.games.put({ ...rest, format: 1, name: 'Old', players: players.map((p) => p.name), savedAt: 5 });
	shelf.close();

	const sitting = await sit(fake, id);
	expect(sitting.state.summary).toMatchObject({ title: 'Old', createdAt: 5 });
	await answerNext(sitting, chooser(1));
	expect(await fake.table.verifyReplay(id)).toEqual({ same: true });
});

function crewOfThree(): GameConfig {
	return { set: 'base', objective: 'kobol', players: 3, fourSix: 'no-sympathizer', leader: false };
}
