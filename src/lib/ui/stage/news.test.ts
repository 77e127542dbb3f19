import { describe, expect, test } from 'vitest';
import type { LogEntry } from '$lib/rules/index';
import { newsOf } from './news';

const log = (...entries: object[]) => entries.map((entry) => ({ ...entry, label: 'all' }) as LogEntry);

describe('what has just happened', () => {
	test('a move or a draw is no news', () => {
		expect(newsOf(log({ kind: 'moved', seat: 0, to: 'brig' }, { kind: 'drew', seat: 0 }))).toBeNull();
		expect(newsOf([])).toBeNull();
	});
	test('a check that ended, with what came of it', () => {
		const news = newsOf(
			log(
				{ kind: 'contributed', seat: 1, count: 2 },
				{ kind: 'check-ended', total: 9, difficulty: 10, outcome: 'fail' },
				{ kind: 'resource-changed', resource: 'food', by: -2, to: 3 }
			)
		);
		expect(news).toMatchObject({
			where: 'stage',
			check: { outcome: 'fail', total: 9, difficulty: 10 },
			cylon: null,
			cards: []
		});
		expect(news?.lines.map(({ kind }) => kind)).toEqual(['check-ended', 'resource-changed']);
	});
	test('shots are seen on the board', () => {
		expect(newsOf(log({ kind: 'icon', icon: 'raiders' }))?.where).toBe('board');
	});
	test('cards that were shown, each once, and who is a Cylon', () => {
		const news = newsOf(
			log(
				{ kind: 'revealed', seat: 2, card: 'cylon-brig', how: 'action' },
				{ kind: 'loyalty-shown', seat: 2, cards: ['cylon-brig'] },
				{ kind: 'jumped', destination: 'deep-space' }
			)
		);
		expect(news?.cylon).toBe(2);
		expect(newsOf(log({ kind: 'turned-cylon', seat: 1 }))?.cylon).toBe(1);
		const human = { kind: 'revealed', seat: 1, card: 'you-are-a-sympathizer', how: 'special' };
		expect(newsOf(log(human))?.cylon).toBeNull();
		expect(news?.cards).toEqual([
			{ deck: 'loyalty', id: 'cylon-brig' },
			{ deck: 'destination', id: 'deep-space' }
		]);
	});
});
