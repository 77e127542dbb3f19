import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { Storage } from '../storage/index.ts';
import { anna, boris, open, sitDown } from './testing/at-table.ts';

async function atTable() {
	const at = await sitDown([open(0)]);
	at.sitting.lift();
	return at;
}

describe('private notes', () => {
	it('are there again for the same seat, after a restart too', async () => {
		const at = await atTable();
		await at.holdFor(anna);
		await at.sitting.setNotes(anna, 'Boris looked away.');
		at.sitting.close();
		const later = await at.restart();
		later.sitting.lift();
		await later.holdFor(anna);
		expect(await later.sitting.notes(anna)).toBe('Boris looked away.');
	});

	it('are given to nobody but the seat that holds the tablet', async () => {
		const at = await atTable();
		const { sitting } = at;
		await at.holdFor(anna);
		await sitting.setNotes(anna, 'secret');
		expect(await sitting.notes(boris)).toBeNull();
		sitting.cover();
		expect(await sitting.notes(anna)).toBeNull();
		await at.holdFor(boris);
		expect(await sitting.notes(anna)).toBeNull();
		expect(await sitting.notes(boris)).toBe('');
	});

	it('are not written by anybody else', async () => {
		const at = await atTable();
		const { sitting } = at;
		await at.holdFor(boris);
		await sitting.setNotes(anna, 'forged');
		sitting.cover();
		await at.holdFor(anna);
		expect(await sitting.notes(anna)).toBe('');
	});

	it('never arrive after the tablet has changed hands', async () => {
		const at = await atTable();
		const { sitting } = at;
		await at.holdFor(anna);
		await sitting.setNotes(anna, 'secret');
		const late = sitting.notes(anna);
		sitting.cover();
		expect(await late).toBeNull();
	});

	it('go with their game, and only with theirs', async () => {
		const at = await atTable();
		const { sitting, table, id, world } = at;
		await at.holdFor(anna);
		await sitting.setNotes(anna, 'secret');
		await world.storage.writeNotes('another', anna, 'stays');
		sitting.close();
		await table.deleteGame(id);
		expect(await world.storage.readNotes(id, anna)).toEqual({ text: '' });
		expect(await world.storage.readNotes('another', anna)).toEqual({ text: 'stays' });
	});

	it('find room in a database made before there were any', async () => {
		const indexedDB = new IDBFactory();
		const old = new Dexie('airlock', { indexedDB, IDBKeyRange });
		old.version(1).stores({ games: 'id, playedAt', moves: '[game+n]', settings: 'key' });
		await old.open();
		await old.table('settings').put({ key: 'names', value: ['Anna'] });
		old.close();
		const storage = new Storage({ indexedDB, IDBKeyRange });
		expect(await storage.writeNotes('friday', anna, 'new')).toEqual({ text: 'new' });
		expect(await storage.readSettings()).toMatchObject({ names: ['Anna'] });
		storage.close();
	});
});
