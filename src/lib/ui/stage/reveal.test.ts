import { expect, test } from 'vitest';
import { stacksOf, standing, turnsOf } from './reveal';

const cards = [
	{ card: 'evasive-maneuvers-2', value: -2 },
	{ card: 'executive-order-2', value: 2 },
	{ card: 'consolidate-power-1', value: 1 },
	{ card: 'executive-order-1', value: 1 },
	{ card: 'repair-1', value: 0 }
];

test('type by type, what counts for it first, with the total so far', () => {
	expect(turnsOf(cards)).toEqual([
		{
			type: 'leadership',
			cards: [
				{ card: 'executive-order-2', value: 2 },
				{ card: 'executive-order-1', value: 1 }
			],
			total: 3
		},
		{ type: 'politics', cards: [{ card: 'consolidate-power-1', value: 1 }], total: 4 },
		{ type: 'engineering', cards: [{ card: 'repair-1', value: 0 }], total: 4 },
		{ type: 'piloting', cards: [{ card: 'evasive-maneuvers-2', value: -2 }], total: 2 }
	]);
});

test('two stacks, and what is worth nothing beside them', () => {
	const { counts, against, idle } = stacksOf(turnsOf(cards));
	expect(counts.map(({ value }) => value)).toEqual([2, 1, 1]);
	expect(against.map(({ value }) => value)).toEqual([-2]);
	expect(idle).toEqual([{ card: 'repair-1', value: 0 }]);
	expect(stacksOf(turnsOf([]))).toEqual({ counts: [], against: [], idle: [] });
});

test('what a total comes to (R5.6)', () => {
	expect(standing(10, 10, null)).toBe('pass');
	expect(standing(9, 10, null)).toBe('fail');
	expect(standing(6, 10, 6)).toBe('partial');
	expect(standing(5, 10, 6)).toBe('fail');
	expect(standing(-1, -2, null)).toBe('pass');
});
