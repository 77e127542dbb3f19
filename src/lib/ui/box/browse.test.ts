import { describe, expect, it } from 'vitest';
import { allComponents } from '../../box/index.ts';
import { browse, type Filter } from './browse.ts';

const ALL: Filter = { deck: null, set: null, skill: null, query: '' };
const ids = (filter: Partial<Filter>, textOf: (one: { id: string }) => string = ({ id }) => id) =>
	browse(allComponents(), { ...ALL, ...filter }, textOf).map(({ id }) => id);

describe('browsing the box', () => {
	it('shows everything until something is asked for', () => {
		expect(ids({})).toHaveLength(allComponents().length);
	});

	it('keeps the crises of all sets on one shelf, and all tokens on another', () => {
		expect(ids({ deck: 'crisis', set: 'new-caprica' }).length).toBeGreaterThan(0);
		expect(ids({ deck: 'token' })).toEqual(
			expect.arrayContaining(['critical-hit', 'damage-fuel', 'population-1'])
		);
	});

	it('finds a skill type on cards, in checks and on sheets', () => {
		const piloting = ids({ skill: 'piloting' });
		expect(piloting).toEqual(expect.arrayContaining(['evasive-maneuvers', 'kara-starbuck-thrace']));
		expect(piloting).not.toContain('consolidate-power');
	});

	it('wants every word, without case and accents', () => {
		const words = ({ id }: { id: string }) => (id === 'repair' ? 'Führung eines Raptors' : id);
		expect(ids({ query: 'RAPTOR fuhrung' }, words)).toEqual(['repair']);
		expect(ids({ query: 'raptor nothing-like-this' }, words)).toEqual([]);
	});
});
