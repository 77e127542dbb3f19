import { expect, test } from 'vitest';
import { breakable } from './breakable';

test('a compound is parted before its parts, and nothing else is', () => {
	const parts = ['zentrale', 'labor'];
	expect(breakable('Kommandozentrale', parts)).toBe('Kommando\u00ADzentrale');
	expect(breakable('Forschungslabor 2', parts)).toBe('Forschungs\u00ADlabor 2');
	expect(breakable('Labor', parts)).toBe('Labor');
	expect(breakable('Weapons Control', [])).toBe('Weapons Control');
});
