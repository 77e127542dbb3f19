import { describe, expect, test, vi } from 'vitest';
import {
	anna,
	behindCurtain,
	boris,
	claudia,
	gate,
	hand,
	onTable,
	open,
	secret,
	sitDown,
	type AtTable
} from './testing/at-table.ts';

const undo = (at: AtTable) => at.sitting.state.undo;
const stored = async (at: AtTable) => {
	const loaded = await at.world.storage.load(at.id);
	return 'trouble' in loaded ? loaded.trouble : loaded.moves.map(({ value }) => value);
};

describe('taking back', () => {
	test('the last answers, one by one, on the disk too, and then there is nothing', async () => {
		const at = await sitDown([open(0), open(0), open(1)]);
		at.sitting.lift();
		const start = at.sitting.state.table;
		expect(undo(at)).toBe('nothing');
		await at.answer('first');
		await at.answer('second');
		expect(undo(at)).toBe('ready');
		await at.sitting.undo();
		expect(at.played()).toEqual(['first']);
		expect(await stored(at)).toEqual(['first']);
		expect(at.sitting.state.summary.waitingFor).toEqual([anna]);
		await at.sitting.undo();
		expect(at.sitting.state.table).toEqual(start);
		expect(await stored(at)).toEqual([]);
		expect(undo(at)).toBe('nothing');
		await at.sitting.undo();
		expect(await stored(at)).toEqual([]);
	});
	test('and playing on: what is stored replays', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('slip');
		await at.sitting.undo();
		await at.answer('meant');
		await at.answer('next');
		expect(await stored(at)).toEqual(['meant', 'next']);
		expect(await at.table.verifyReplay(at.id)).toEqual({ same: true });
		expect((await at.restart()).sitting.state.table).toEqual(at.sitting.state.table);
	});
	test('is over with the sitting: another start takes nothing back', async () => {
		const at = await sitDown([open(0), open(1)]);
		at.sitting.lift();
		await at.answer('first');
		const back = await at.restart();
		back.sitting.lift();
		expect(undo(back)).toBe('nothing');
		await back.sitting.undo();
		expect(back.played()).toEqual(['first']);
	});
	test('leaves the tablet in nobody’s hands', async () => {
		const at = await sitDown([hand(0), hand(0), open(0)]);
		at.sitting.lift();
		await at.sitting.open();
		await at.answer('move');
		await at.sitting.undo();
		expect(at.shown()).toEqual(gate(anna));
		expect(at.sitting.state.eyes).toBeNull();
		const openly = await sitDown([open(0), hand(1)]);
		openly.sitting.lift();
		await openly.answer('slip');
		expect(openly.shown()).toEqual(gate(boris));
		await openly.sitting.undo();
		expect(openly.shown()).toEqual(onTable);
	});
	test('behind the curtain, while storing, or when closed, nothing happens', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		at.hide();
		await at.sitting.undo();
		expect(at.shown()).toEqual(behindCurtain);
		expect(at.played()).toEqual(['first']);
		at.sitting.lift();
		await Promise.all([at.answer('second'), at.sitting.undo()]);
		expect(at.played()).toEqual(['first', 'second']);
		await Promise.all([at.sitting.undo(), at.sitting.undo(), at.answer('third')]);
		expect(at.played()).toEqual(['first']);
		at.sitting.close();
		await at.sitting.undo();
		expect(await stored(at)).toEqual(['first']);
	});
	test('the curtain that falls while it is being stored stays down', async () => {
		const at = await sitDown([open(0), open(1)]);
		at.sitting.lift();
		await at.answer('slip');
		const undoing = at.sitting.undo();
		at.hide();
		await undoing;
		expect(at.shown()).toEqual(behindCurtain);
		expect(at.played()).toEqual([]);
	});
});

describe('a barrier', () => {
	test('of the rules: what crossed it stays, and all before', async () => {
		const at = await sitDown([open(0), open(0), open(0), open(0)]);
		at.sitting.lift();
		await at.answer('first');
		await at.answer('roll');
		expect(undo(at)).toBe('barrier');
		await at.sitting.undo();
		expect(at.played()).toEqual(['first', 'roll']);
		await at.answer('after');
		expect(undo(at)).toBe('ready');
		await at.sitting.undo();
		expect(undo(at)).toBe('barrier');
		await at.sitting.undo();
		expect(await stored(at)).toEqual(['first', 'roll']);
	});
	test('an answer for nobody else to know', async () => {
		const at = await sitDown([open(0), secret(0), open(0)]);
		at.sitting.lift();
		await at.answer('first');
		await at.sitting.open();
		await at.answer('cards');
		expect(undo(at)).toBe('barrier');
		await at.sitting.undo();
		expect(at.played()).toEqual(['first', 'cards']);
	});
	test('another seat’s hands: its own answer goes back to its gate, nothing before it', async () => {
		const at = await sitDown([open(0), hand(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		await at.sitting.open();
		expect(undo(at)).toBe('barrier');
		await at.answer('slip');
		expect(undo(at)).toBe('ready');
		await at.sitting.undo();
		expect(at.shown()).toEqual(gate(boris));
		expect(undo(at)).toBe('barrier');
		await at.sitting.undo();
		expect(await stored(at)).toEqual(['first']);
	});
	test('a look at one’s own hand, when others have answered since', async () => {
		const at = await sitDown([open(0), open(1), open(1)]);
		at.sitting.lift();
		await at.answer('gives Claudia a card');
		await at.answer('slip');
		await at.holdFor(claudia);
		at.sitting.cover();
		expect(undo(at)).toBe('barrier');
		await at.answer('next');
		await at.holdFor(boris);
		expect(undo(at)).toBe('ready');
	});
	test('is no barrier at the gate, before anybody has looked', async () => {
		const at = await sitDown([open(0), hand(1)]);
		at.sitting.lift();
		await at.answer('slip');
		at.sitting.passTo(claudia);
		expect(undo(at)).toBe('ready');
	});
});

describe('trouble', () => {
	test('the storage would not: the game stays as it was, and the next answer puts it right', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		vi.spyOn(at.world.storage, 'undo').mockResolvedValueOnce({ trouble: 'storage-lost' });
		await at.sitting.undo();
		expect(at.sitting.state).toMatchObject({ trouble: 'storage-lost', unsaved: 1, undo: 'ready' });
		expect(at.played()).toEqual(['first']);
		await at.answer('second');
		expect(at.sitting.state).toMatchObject({ trouble: null, unsaved: 0 });
		expect(await stored(at)).toEqual(['first', 'second']);
	});
	test('the storage did, and could not say so: the next answer puts it right', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		const real = at.world.storage.undo.bind(at.world.storage);
		vi.spyOn(at.world.storage, 'undo').mockImplementationOnce(async (...args) => {
			await real(...args);
			return { trouble: 'storage-lost' };
		});
		await at.sitting.undo();
		expect(await stored(at)).toEqual([]);
		await at.answer('second');
		expect(await stored(at)).toEqual(['first', 'second']);
		expect(await at.table.verifyReplay(at.id)).toEqual({ same: true });
	});
	test('an answer in memory only is taken back in memory', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		vi.spyOn(at.world.storage, 'append').mockResolvedValueOnce({ trouble: 'storage-full' });
		await at.answer('slip');
		await at.sitting.undo();
		expect(at.sitting.state).toMatchObject({ unsaved: 0 });
		expect(at.played()).toEqual(['first']);
		await at.answer('meant');
		expect(await stored(at)).toEqual(['first', 'meant']);
	});
	test('an answer kept although the storage said no is replaced by what is answered instead', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		const append = at.world.storage.append.bind(at.world.storage);
		vi.spyOn(at.world.storage, 'append').mockImplementationOnce(async (...args) => {
			await append(...args);
			return { trouble: 'storage-lost' };
		});
		await at.answer('slip');
		await at.sitting.undo();
		await at.answer('meant');
		expect(await stored(at)).toEqual(['meant']);
		expect(await at.table.verifyReplay(at.id)).toEqual({ same: true });
	});
	test('a second tab stops this one', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		const there = await at.restart();
		there.sitting.lift();
		await there.answer('there');
		await at.sitting.undo();
		expect(at.sitting.state.trouble).toBe('other-tab');
		expect(await stored(at)).toEqual(['first', 'there']);
	});
	test('a game the browser threw away is stored again as it is after the undo', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		await at.answer('slip');
		await at.world.storage.delete(at.id);
		await at.sitting.undo();
		expect(at.sitting.state.trouble).toBeNull();
		expect(await stored(at)).toEqual(['first']);
	});
});
