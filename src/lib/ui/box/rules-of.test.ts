import { describe, expect, it } from 'vitest';
import { allComponents } from '../../box/index.ts';
import { book } from '../../text/rules/en/index.ts';
import { anchorsOf } from '../../text/rules/references.ts';
import { rulesOf } from './rules-of.ts';

const find = (deck: string, id: string) => {
	const found = allComponents().find((one) => one.deck === deck && one.id === id);
	if (!found) throw new Error(`no ${deck} ${id}`);
	return found;
};

describe('the rules that govern a component', () => {
	const anchors = new Set(anchorsOf(book));

	it.each(allComponents().map((one) => [`${one.deck} ${one.id}`, one] as const))(
		'%s leads to places that are in the book',
		(_, component) => {
			const rules = rulesOf(component);
			expect(rules.length).toBeGreaterThan(0);
			expect(rules.filter((id) => !anchors.has(id))).toEqual([]);
		}
	);

	it('follows what a card does, not only its deck', () => {
		expect(rulesOf(find('skill', 'strategic-planning'))).toContain('R1.5');
		expect(rulesOf(find('place', 'brig'))).toEqual(expect.arrayContaining(['R1.3', 'R3.5', 'R5.1']));
		expect(rulesOf(find('crisis', 'scar'))).toEqual(expect.arrayContaining(['R6.2', 'R6.8']));
		expect(rulesOf(find('objective', 'kobol'))).toEqual(expect.arrayContaining(['R7.5', 'R12.4']));
	});

	it('is in the order of the book', () => {
		expect(rulesOf(find('destination', 'mining-asteroid'))).toEqual(
			[...rulesOf(find('destination', 'mining-asteroid'))].sort((a, b) =>
				a.localeCompare(b, 'en', { numeric: true })
			)
		);
	});
});
