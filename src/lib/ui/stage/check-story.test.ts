import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/rules/index';
import { checksOf } from './check-story';

const log = (...entries: object[]) => entries.map((entry) => ({ label: 'all', ...entry }) as LogEntry);
const of = { deck: 'crisis', id: 'water-sabotaged' };

test('each check with who put in what; the rest came from Destiny', () => {
	const story = log(
		{ kind: 'turn-began', seat: 0, turn: 3 },
		{ kind: 'check-began', of, difficulty: 13, positive: [], target: null },
		{ kind: 'contributed', seat: 1, count: 2 },
		{ kind: 'contributed-cards', seat: 1, cards: ['repair-1', 'repair-1'], label: [1] },
		{ kind: 'contributed', seat: 2, count: 0 },
		{ kind: 'check-revealed', cards: ['repair-1', 'executive-order-2', 'repair-1', 'repair-1'] },
		{ kind: 'check-ended', total: 3, difficulty: 11, outcome: 'fail' },
		{ kind: 'check-began', of, difficulty: 7, positive: [], target: null },
		{ kind: 'check-bypassed', seat: 0, outcome: 'pass' }
	);
	expect(checksOf(story)).toEqual([
		{
			of,
			turn: 3,
			added: [{ seat: 1, cards: ['repair-1', 'repair-1'] }],
			destiny: ['executive-order-2', 'repair-1'],
			total: 3,
			difficulty: 11,
			outcome: 'fail'
		},
		{ of, turn: 3, added: [], destiny: [], total: null, difficulty: 7, outcome: 'pass' }
	]);
});
