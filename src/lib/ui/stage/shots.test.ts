import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/rules/index';
import { shotsOf } from './shots';

const log = (...entries: object[]) => entries.map((entry) => ({ ...entry, label: 'all' }) as LogEntry);
const shot = { kind: 'shot', by: 'raider', at: 'viper', area: 'front', result: 'nothing' };

test('each shot with the number it was decided by, since the icon', () => {
	const lines = log(
		shot,
		{ kind: 'icon', icon: 'raiders' },
		{ kind: 'rolled', seat: 0, face: 2, result: 3 },
		{ kind: 'rolled', seat: 0, face: 6, result: 6 },
		{ ...shot, result: 'damaged' },
		shot,
		{ kind: 'roll-replaced', seat: 0, value: 8 },
		{ ...shot, result: 'destroyed' }
	);
	expect(shotsOf(lines).map(({ die, shot: { result } }) => [die, result])).toEqual([
		[6, 'damaged'],
		[null, 'nothing'],
		[8, 'destroyed']
	]);
});
