import { describe, expect, test } from 'vitest';
import type { LogEntry } from '$lib/rules/index';
import { endedCheck } from './ended-check';

const log = (...entries: object[]) => entries.map((entry) => ({ ...entry, label: 'all' }) as LogEntry);
const of = { deck: 'crisis', id: 'water-sabotaged' };
const began = { kind: 'check-began', of, difficulty: 7, positive: ['leadership'], target: null };
const revealed = { kind: 'check-revealed', cards: ['executive-order-2', 'repair-1'] };
const ended = (total: number) => ({ kind: 'check-ended', total, difficulty: 7, outcome: 'fail' });

describe('a check that is over', () => {
	test('its cards with what they counted', () => {
		expect(endedCheck(log(began, revealed, ended(1)))).toEqual({
			of,
			cards: ['executive-order-2', 'repair-1'],
			counted: [
				{ card: 'executive-order-2', value: 2 },
				{ card: 'repair-1', value: -1 }
			],
			total: 1,
			difficulty: 7,
			outcome: 'fail',
			reckless: false,
			partial: null
		});
	});
	test('a type that was turned counts as the total says (R5.5.2)', () => {
		const cards = ['executive-order-2', 'scientific-research-4', 'repair-2'];
		const told = endedCheck(log(began, { ...revealed, cards }, ended(8)));
		expect(told?.counted?.map(({ value }) => value)).toEqual([2, 4, 2]);
	});
	test('nothing is said of the values where two ways to count come to the total, or none', () => {
		// turned, or counting because its strength is 1
		const cards = ['executive-order-2', 'repair-1'];
		expect(endedCheck(log(began, { ...revealed, cards }, ended(3)))?.counted).toEqual([
			{ card: 'executive-order-2', value: 2 },
			{ card: 'repair-1', value: 1 }
		]);
		expect(endedCheck(log(began, revealed, ended(30)))?.counted).toBeNull();
		const two = ['repair-1', 'launch-scout-1'];
		expect(endedCheck(log(began, { ...revealed, cards: two }, ended(0)))?.counted).toBeNull();
	});
	test('cards added to open ones are among them', () => {
		const added = { kind: 'contributed-cards', seat: 1, cards: ['executive-order-1'] };
		expect(endedCheck(log(began, revealed, added, ended(2)))?.cards).toEqual([
			'executive-order-2',
			'repair-1',
			'executive-order-1'
		]);
	});
	test('no check, or none whose cards were turned up', () => {
		expect(endedCheck([])).toBeNull();
		expect(endedCheck(log(revealed, began, ended(3)))).toBeNull();
		expect(endedCheck(log(began, revealed))).toBeNull();
	});
});
