import { expect, test } from 'vitest';
import type { LogEntry, Seat, StagedCheck } from '$lib/rules/index';
import { changesOf } from './difficulty';

const dennis = 3 as Seat;
const check = (printed: number, difficulty: number) => ({ printed, difficulty }) as StagedCheck;
const emergency = { deck: 'skill', id: 'declare-emergency' } as const;
const log = (...entries: object[]) => entries.map((entry) => ({ ...entry, label: 'all' }) as LogEntry);
const began = { kind: 'check-began', difficulty: 10 };

test('a card played in this check, with who played it', () => {
	const lines = log(
		{ kind: 'difficulty-changed', by: 5 },
		began,
		{ kind: 'played', seat: dennis, about: emergency },
		{ kind: 'difficulty-changed', by: -2 }
	);
	expect(changesOf(lines, check(10, 8))).toEqual([{ by: -2, about: emergency, seat: dennis }]);
});

test('what was in force before has no card of its own', () => {
	expect(changesOf(log(began), check(10, 12))).toEqual([{ by: 2, about: null, seat: null }]);
	expect(changesOf(log(began), check(10, 10))).toEqual([]);
});
