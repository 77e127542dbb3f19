import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/rules/index';
import { lastCheck } from './last-check';

const log = (...entries: object[]) => entries.map((entry) => ({ ...entry, label: 'all' }) as LogEntry);
const of = { deck: 'crisis', id: 'water-sabotaged' };
const began = { kind: 'check-began', of, difficulty: 7, positive: ['leadership'], target: null };
const revealed = { kind: 'check-revealed', cards: ['executive-order-2', 'repair-1'] };

test('the cards of the last check with what they counted', () => {
	const ended = { kind: 'check-ended', total: 1, difficulty: 7, outcome: 'fail' };
	expect(lastCheck(log(began, revealed, ended))).toEqual({
		of,
		cards: [
			{ card: 'executive-order-2', value: 2 },
			{ card: 'repair-1', value: -1 }
		]
	});
});
test('nothing is said where the types do not explain the total, or no card was turned up', () => {
	const ended = { kind: 'check-ended', total: 3, difficulty: 7, outcome: 'fail' };
	expect(lastCheck(log(began, revealed, ended))).toBeNull();
	expect(lastCheck(log(revealed, began, ended))).toBeNull();
	expect(lastCheck([])).toBeNull();
});
