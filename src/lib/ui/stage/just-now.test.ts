import { expect, test } from 'vitest';
import { JustNow } from './just-now';

test('a game that is opened has no news', () => {
	expect(new JustNow().note(40, false)).toBe(40);
});
test('on the table each answer brings its own lines, and they stay until the next', () => {
	const now = new JustNow();
	now.note(10, true);
	expect(now.note(13, true)).toBe(10);
	expect(now.note(13, true)).toBe(10);
	expect(now.note(15, true)).toBe(13);
});
test('what happens in somebody’s hands is news when it is back', () => {
	const now = new JustNow();
	now.note(10, true);
	now.note(10, false);
	now.note(12, false);
	expect(now.note(14, true)).toBe(10);
	expect(now.note(14, false)).toBe(10);
	expect(now.note(14, true)).toBe(10);
	now.note(14, false);
	expect(now.note(16, false)).toBe(14);
	expect(now.note(17, true)).toBe(14);
});
test('what is taken back is no news', () => {
	const now = new JustNow();
	now.note(10, true);
	now.note(14, true);
	expect(now.note(11, true)).toBe(11);
});
