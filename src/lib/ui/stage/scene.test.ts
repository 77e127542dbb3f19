import { describe, expect, test } from 'vitest';
import type { Stage } from '$lib/rules/index';
import type { TableView } from '$lib/views/index';
import type { News } from './news';
import { needsStage, sceneOf } from './scene';

const EMPTY: Stage = { cards: [], check: null, attack: null, die: null, running: null, window: null };
const water = { about: { deck: 'crisis', id: 'water-sabotaged' }, seat: null } as const;
const news: News = { where: 'stage', lines: [], great: [], cards: [], cylon: null, check: null };

function scene(stage: object, rest: object = {}, fresh: News | null = null) {
	const view = { phase: 'crisis', decisions: [], ...rest, stage: { ...EMPTY, ...stage } };
	return sceneOf(view as unknown as TableView, fresh);
}

describe('the scene in the middle', () => {
	test('an empty table has none, nor has a game that is not begun or is over', () => {
		expect(scene({})).toBeNull();
		expect(scene({ cards: [water] }, { phase: 'setup' })).toBeNull();
		expect(scene({}, { phase: 'over' }, news)).toBeNull();
	});
	test('a check comes before the card it is on', () => {
		const check = { step: 'contribute' };
		expect(scene({ check, cards: [water] })).toEqual({ kind: 'check', check });
	});
	test('what a check leads to is played before the check goes on', () => {
		const check = { step: 'cleanup' };
		expect(scene({ check, running: 'execution' })?.kind).toBe('banner');
		expect(scene({ check, running: 'execution', window: { event: 'check-total' } })?.kind).toBe('check');
		const decisions = [{ why: 'contribute', question: null }];
		expect(scene({ check, running: 'jump' }, { decisions })?.kind).toBe('check');
	});
	test('a battle is played on the board, also as what a check has led to', () => {
		const battle = scene({ running: 'raiders', cards: [water] }, { phase: 'activate' });
		expect(battle?.kind).toBe('battle');
		expect(needsStage(battle)).toBe(false);
		expect(scene({ running: 'raiders', check: { step: 'cleanup' } })?.kind).toBe('battle');
		expect(scene({ running: 'raiders', check: { step: 'total' } })?.kind).toBe('battle');
	});
	test('a roll that is no shot needs the stage', () => {
		expect(needsStage(scene({ die: { step: 'after' }, running: 'jump' }))).toBe(true);
	});
	test('the Crisis card of the turn makes room for what comes after it', () => {
		expect(scene({ cards: [water] })?.kind).toBe('card');
		expect(scene({ cards: [water] }, { phase: 'prepare' })).toBeNull();
		expect(scene({ cards: [water] }, { phase: 'prepare' }, news)?.kind).toBe('news');
	});
	test('a question about areas leaves the board in sight', () => {
		const decisions = [{ question: { kind: 'area' } }];
		expect(scene({ cards: [water] }, { decisions })).toBeNull();
	});
	test('a card of one player’s is laid out only while others may answer to it', () => {
		const cards = [{ about: { deck: 'skill', id: 'executive-order' }, seat: 0 }];
		expect(scene({ cards }, { phase: 'action' })).toBeNull();
		const decisions = [{ question: { kind: 'window' } }];
		expect(scene({ cards }, { phase: 'action', decisions })?.kind).toBe('card');
	});
	test('a Cylon who is revealed comes before any card', () => {
		expect(scene({ cards: [water] }, {}, { ...news, cylon: 2 as never })?.kind).toBe('news');
	});
	test('sleeper agents have their banner', () => {
		expect(scene({ running: 'sleepers' })).toEqual({ kind: 'banner', of: 'sleepers' });
	});
});
