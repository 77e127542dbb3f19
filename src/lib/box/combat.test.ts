import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../tests/facts/read.ts';
import { COMBAT, CYLON_FIRE, HEAVY_ROUTE, LAUNCHED_PER_BASESTAR, type CombatRow } from './combat.ts';
import { AREAS, LAUNCH_AREAS } from './ids.ts';

type Table = Record<string, unknown>;
interface Shot {
	'attacked-by': string[];
	result: Table;
}
const { combat, 'cylon-activation': activation } = readFacts('tokens') as {
	combat: {
		raider: Shot;
		'heavy-raider': Shot;
		centurion: Shot;
		viper: Shot;
		basestar: Record<'by-viper' | 'by-galactica' | 'by-nuke' | 'by-pegasus-cic', Table>;
		galactica: Record<'by-raider' | 'by-basestar', Table>;
		'occupation-force': Table;
	};
	'cylon-activation': {
		raiders: { 'none-on-board': string };
		'launch-raiders': string;
		heavy: { path: Table; 'none-on-board': string };
	};
};
const { titles } = readFacts('titles') as { titles: { id: string; actions: string[] }[] };

const RESULT: Readonly<Record<string, CombatRow['result']>> = {
	nothing: 'nothing',
	damaged: 'damaged',
	destroyed: 'destroyed',
	removed: 'removed',
	'damaged twice': 'damaged-twice',
	'destroyed plus raider 3 in same area': 'destroyed-plus-3-raiders',
	'Pegasus damaged': 'pegasus-damaged',
	// as the Admiral's card writes the same table
	'damage basestar 2': 'damaged-twice',
	'destroy basestar': 'destroyed',
	'destroy basestar, destroy raider 3 same area': 'destroyed-plus-3-raiders'
};
/** `3-6: destroyed` and so on, without a gap from 1 to 8. Sorted, since a key like `8` comes first in an object. */
const rows = (table: Table) => {
	let next = 1;
	const sorted = Object.entries(table).sort(([a], [b]) => a.localeCompare(b));
	const list = sorted.flatMap(([range, result]) => {
		const [, from, to] = /^(\d)(?:-(\d))?$/.exec(range) ?? [];
		if (from === undefined) return [];
		expect(Number(from)).toBe(next);
		const upTo = Number(to ?? from);
		next = upTo + 1;
		return [{ upTo, result: RESULT[String(result)] }];
	});
	expect(next).toBe(9);
	return list;
};

describe('Combat tables', () => {
	it('of the humans are those of the facts', () => {
		const { basestar } = combat;
		expect(combat.raider['attacked-by']).toEqual(['viper', 'galactica']);
		expect(combat['heavy-raider']['attacked-by']).toEqual(['viper', 'galactica']);
		expect(combat.centurion['attacked-by']).toEqual(['armory']);
		const shots = { raider: rows(combat.raider.result), heavy: rows(combat['heavy-raider'].result) };
		expect(COMBAT).toEqual({
			galactica: { ...shots, basestar: rows(basestar['by-galactica']) },
			viper: { ...shots, basestar: rows(basestar['by-viper']) },
			armory: { centurion: rows(combat.centurion.result) },
			nuke: { basestar: rows(basestar['by-nuke']) },
			pegasus: { basestar: rows(basestar['by-pegasus-cic']) },
			rifle: { occupation: rows(combat['occupation-force']) }
		});
	});

	it('of the Cylons are those of the facts', () => {
		expect(combat.viper['attacked-by']).toEqual(['raider']);
		expect(CYLON_FIRE).toEqual({
			raider: { viper: rows(combat.viper.result), galactica: rows(combat.galactica['by-raider']) },
			basestar: { galactica: rows(combat.galactica['by-basestar']) }
		});
	});

	it('say of the nuke what the Admiral card says', () => {
		const action = titles.find(({ id }) => id === 'admiral-base')?.actions[0] ?? '';
		const table = [...action.matchAll(/(\d-\d) => \[([^\]]*)\]/g)].map(([, range, result]) => [
			range,
			result
		]);
		expect(COMBAT.nuke.basestar).toEqual(rows(Object.fromEntries(table) as Table));
	});
});

describe('Cylon ships', () => {
	it('launch as many as the facts say', () => {
		const { launchIcon, noRaider, noHeavy } = LAUNCHED_PER_BASESTAR;
		expect(activation['launch-raiders']).toContain(`each basestar launches ${String(launchIcon)} raiders`);
		expect(activation.raiders['none-on-board']).toBe(`each basestar launches ${String(noRaider)} raiders`);
		expect(activation.heavy['none-on-board']).toContain(
			`each basestar launches ${String(noHeavy)} heavy raider `
		);
	});

	it('heavy raiders take the route of the facts, one area at a time, to a launch area', () => {
		expect(HEAVY_ROUTE).toEqual(activation.heavy.path);
		expect([...Object.keys(HEAVY_ROUTE), ...LAUNCH_AREAS].sort()).toEqual([...AREAS].sort());
	});
});
