import { describe, expect, test } from 'vitest';
import { AREAS } from '$lib/box/index';
import type { TableView } from '$lib/views/index';
import { alarmsOf, isAlarmed } from './alarms';

const quiet = { raiders: 0, heavies: 0, basestars: [], vipers: 0, civilians: [] };
const view = (rest: object, areas: object = {}): TableView =>
	({
		red: [],
		centurions: [],
		damaged: [],
		seats: [],
		space: { ...Object.fromEntries(AREAS.map((area) => [area, quiet])), ...areas },
		...rest
	}) as unknown as TableView;

describe('alarms', () => {
	test('a quiet table has none', () => {
		expect(isAlarmed(alarmsOf(view({})))).toBe(false);
	});
	test('civilian ships with raiders and nothing before them', () => {
		const rear = { ...quiet, raiders: 2, civilians: ['3'] };
		expect(alarmsOf(view({}, { rear })).unguarded).toEqual(['rear']);
		expect(alarmsOf(view({}, { rear: { ...rear, vipers: 1 } })).unguarded).toEqual([]);
		const seats = [{ position: { viper: 'rear' } }];
		expect(alarmsOf(view({ seats }, { rear })).unguarded).toEqual([]);
	});
	test('red resources, boarders by the first of them, and damage once it is much', () => {
		const alarms = alarmsOf(
			view({
				red: ['food'],
				centurions: [0, 3],
				damaged: ['command', 'armory', 'hangar-deck', 'engine-room', 'communications']
			})
		);
		expect(alarms).toEqual({
			red: ['food'],
			boarders: { count: 2, step: 3 },
			unguarded: [],
			damaged: 4
		});
	});
});
