import { describe, expect, it } from 'vitest';
import { OnePick, Picking, ShipPicking } from './picking.svelte.ts';

describe('picking cards', () => {
	it('keeps equal cards apart and takes no more than allowed', () => {
		const picking = new Picking(() => 2);
		picking.toggle(0);
		picking.toggle(1);
		picking.toggle(2);
		expect(picking.of(['repair-1', 'repair-1', 'repair-2'])).toEqual(['repair-1', 'repair-1']);
		picking.toggle(0);
		expect(picking.of(['repair-1', 'repair-1', 'repair-2'])).toEqual(['repair-1']);
	});

	it('changes a single choice with one tap', () => {
		const picking = new Picking(() => 1);
		picking.toggle(0);
		picking.toggle(1);
		expect(picking.picked).toEqual([1]);
	});
});

describe('picking ships', () => {
	const from = ['raider@front', 'raider@front', 'heavy@rear'];

	it('takes equal ships one by one, and lays them back with a tap too many', () => {
		const picking = new ShipPicking(() => ({ from, max: 3 }));
		picking.tap('raider@front');
		picking.tap('raider@front');
		expect(picking.answer).toEqual(['raider@front', 'raider@front']);
		picking.tap('raider@front');
		expect(picking.answer).toEqual([]);
	});

	it('never takes more than allowed', () => {
		const picking = new ShipPicking(() => ({ from, max: 2 }));
		for (const ship of ['raider@front', 'heavy@rear', 'raider@front']) picking.tap(ship);
		expect(picking.total).toBeLessThanOrEqual(2);
		expect(picking.labels).toContainEqual({ ship: 'heavy@rear', count: 1, picked: 1 });
	});

	it('changes a single choice with one tap', () => {
		const picking = new ShipPicking(() => ({ from, max: 1 }));
		picking.tap('raider@front');
		picking.tap('heavy@rear');
		expect(picking.answer).toEqual(['heavy@rear']);
	});
});

describe('picking one', () => {
	it('shows first and takes with the second tap on the same', () => {
		const taken: string[] = [];
		const pick = new OnePick((id) => taken.push(id));
		pick.tap('go:command');
		pick.tap('go:brig');
		expect(taken).toEqual([]);
		pick.tap('go:brig');
		expect(taken).toEqual(['go:brig']);
	});
});
