import { describe, expect, test } from 'vitest';
import type { LogEntry } from '$lib/rules/index';
import { flightsOf, Flown } from './flights';

const log = (...entries: object[]) => entries.map((entry) => ({ ...entry, label: 'all' }) as LogEntry);

describe('what flies over the board', () => {
	test('ships from area to area, vipers from the hull, others from beyond the board', () => {
		expect(
			flightsOf(
				log(
					{ kind: 'ships-moved', piece: 'raider', count: 1, from: 'front', to: 'port-bow' },
					{ kind: 'ships-launched', piece: 'viper', count: 1, at: 'port-aft' },
					{ kind: 'ships-placed', piece: 'basestar', count: 1, at: 'rear' },
					{ kind: 'ships-placed', piece: 'centurion', count: 1, at: 'boarding-start' },
					{ kind: 'boarded', area: 'starboard-bow' }
				)
			)
		).toEqual([
			{ piece: 'raider', from: 'front', to: 'port-bow' },
			{ piece: 'viper', from: 'hull', to: 'port-aft' },
			{ piece: 'basestar', from: 'away', to: 'rear' },
			{ piece: 'heavy', from: 'starboard-bow', to: 'hull' }
		]);
	});
	test('a raider flies at what it attacks, a basestar fires from where it is', () => {
		const shot = { kind: 'shot', area: 'front', result: 'nothing' };
		expect(flightsOf(log({ ...shot, by: 'raider', at: 'galactica' }))).toEqual([
			{ piece: 'raider', from: 'front', to: 'hull' }
		]);
		expect(flightsOf(log({ ...shot, by: 'basestar', at: 'galactica' }))[0]?.piece).toBe('bolt');
		expect(flightsOf(log({ ...shot, by: 'galactica', at: 'raider' }))).toEqual([
			{ piece: 'bolt', from: 'hull', to: 'front' }
		]);
		expect(flightsOf(log({ ...shot, by: 'raider', at: 'viper' }))).toEqual([
			{ piece: 'raider', from: 'front', to: 'front' }
		]);
	});
	test('nothing flies twice, and what is taken back can fly again', () => {
		const lines = log({ kind: 'stayed' }, { kind: 'stayed' }, { kind: 'stayed' });
		const flown = new Flown();
		expect(flown.take(lines, 2)).toHaveLength(2);
		expect(flown.take(lines, 2)).toHaveLength(0);
		expect(flown.take(lines.slice(0, 2), 0)).toHaveLength(0);
		expect(flown.take(lines, 1)).toHaveLength(1);
		flown.forget();
		expect(flown.take(lines, 3)).toHaveLength(3);
	});
});
