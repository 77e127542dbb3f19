import { describe, expect, test } from 'vitest';
import { bandAt, bandsOf, foretold, leastHit } from './combat';

describe('the combat table', () => {
	test('a raider hits a viper from 5 on and destroys it on 8 (R6.6)', () => {
		const bands = bandsOf('raider', 'viper@port-bow');
		expect(bands).toEqual([
			{ from: 1, to: 4, result: 'nothing' },
			{ from: 5, to: 7, result: 'damaged' },
			{ from: 8, to: 8, result: 'destroyed' }
		]);
		expect(leastHit(bands)).toBe(5);
		expect(bandAt(bands, 7)?.result).toBe('damaged');
	});
	test('a piloted viper is a viper, and Galactica is hit on 8 only', () => {
		expect(bandsOf('raider', 'pilot:3@front')).toEqual(bandsOf('raider', 'viper@front'));
		expect(leastHit(bandsOf('raider', 'galactica'))).toBe(8);
		expect(leastHit(bandsOf('basestar', 'galactica'))).toBe(4);
	});
	test('a nuke always does something', () => {
		expect(leastHit(bandsOf('nuke', 'basestar:1@front'))).toBe(1);
	});
	test('nothing is foretold of Scar', () => {
		expect(foretold('viper', 'raider@front', 3)).toBe('destroyed');
		expect(foretold('viper', 'scar@front', 3)).toBeNull();
	});
	test('where no roll decides there is no band', () => {
		expect(bandsOf('raider', 'civilian:4@rear')).toEqual([]);
		expect(leastHit([])).toBeNull();
	});
});
