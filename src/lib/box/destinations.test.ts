import { describe, expect, it } from 'vitest';
import { flattenEffects, parseClauses } from '../../../tests/facts/notation.ts';
import { printedData, printedFacts, readFacts, type PrintedFact } from '../../../tests/facts/read.ts';
import type { Destination, Objective } from './components.ts';
import { destinations, objectives } from './destinations.ts';
import type { Effect } from './vocabulary.ts';

interface Fact extends PrintedFact {
	distance: number;
	fuel: number;
	effects: string[];
}
type ObjectiveFact = PrintedFact & { milestones: { distance: number; effects: string[] }[] };
const facts = readFacts('destinations') as { cards: Fact[]; objectives: ObjectiveFact[] };
const data: Readonly<Record<string, Destination>> = destinations;
const objectiveData: Readonly<Record<string, Objective>> = objectives;

const repairViper = (zone: 'damaged' | 'lost'): Effect => ({
	kind: 'repair',
	what: { piece: 'viper', count: 1, in: zone }
});
const repairOneViper: Effect = {
	kind: 'may',
	by: 'admiral',
	effects: [
		{
			kind: 'one-of',
			by: 'admiral',
			options: [{ effects: [repairViper('damaged')] }, { effects: [repairViper('lost')] }]
		}
	]
};
const others: Readonly<Record<string, readonly Effect[]>> = {
	'may(admiral): repair viper up to 3 (damaged or destroyed), repair destroyed raptor up to 1': [
		{
			kind: 'may',
			by: 'admiral',
			effects: [
				repairOneViper,
				repairOneViper,
				repairOneViper,
				{
					kind: 'repair',
					what: { piece: 'raptor', count: 1, upTo: true, in: 'lost', pick: 'admiral' }
				}
			]
		}
	],
	'may(admiral): look at top 3 of crisis deck, put them on top or bottom in any order': [
		{
			kind: 'may',
			by: 'admiral',
			effects: [{ kind: 'look', who: 'admiral', at: { deck: 'crisis' }, count: 3, put: 'top-or-bottom' }]
		}
	],
	'search crisis deck or its discard pile for crisis scar, resolve it now': [
		{ kind: 'fetch', deck: 'crisis', card: 'scar' }
	],
	// part of `fetch`
	'shuffle crisis deck': [],
	'discard this card': [{ kind: 'transfer', from: 'this', to: 'discard', count: 1 }],
	'draw a new destination card and resolve it': [{ kind: 'resolve', from: { deck: 'destination', draw: 1 } }]
};

const PHASE: Readonly<Record<string, string>> = {
	'sleeper agent phase': 'sleeper-agents',
	'the next fleet jump ends the game: no ships removed, no destination card drawn; humans win if every resource > 0':
		'last-jump-due',
	'new caprica phase, set up once the destination card of that jump is resolved': 'new-caprica'
};

describe('Destination cards', () => {
	it('are those of the facts, in their order: 22 base and 5 Pegasus', () => {
		expect(printedData(data)).toEqual(printedFacts(facts.cards));
		const total = (set: string) =>
			Object.values(data).reduce((sum, card) => sum + (card.set === set ? card.copies : 0), 0);
		expect([total('base'), total('pegasus')]).toEqual([22, 5]);
	});

	it.each(facts.cards)('$id: goes as far, costs as much and does what the facts say', (fact) => {
		const card = data[fact.id];
		expect([card?.distance, card?.fuel]).toEqual([fact.distance, fact.fuel]);
		expect(flattenEffects(card?.effects ?? [])).toEqual(parseClauses(fact.effects, others));
	});

	it('asks for undamaged pieces where some are risked (R1.4.4, D48)', () => {
		const needs = (id: string) => data[id]?.effects.map((effect) => effect.kind === 'may' && effect.needs);
		const there = (piece: string, where: string, count: number) => [
			{ kind: 'compare', a: { pieces: { piece, count: 'all', in: where } }, op: '>=', b: count }
		];
		expect(needs('cylon-refinery')).toEqual(there('viper', 'space-or-reserves', 2));
		expect(needs('icy-moon')).toEqual(there('raptor', 'reserves', 1));
		expect(needs('tylium-planet')).toEqual(there('raptor', 'reserves', 1));
	});

	it('makes the Convoy a bargain: no fuel without the morale (R1.6.5)', () => {
		expect(data['a-civilian-convoy']?.effects[1]).toEqual({
			kind: 'may',
			by: 'admiral',
			effects: [
				{
					kind: 'pay',
					cost: [{ kind: 'resource', resource: 'morale', by: -1 }],
					effects: [{ kind: 'resource', resource: 'fuel', by: 1 }]
				}
			]
		});
	});
});

describe('Objectives', () => {
	it('are the two of the facts', () => {
		expect(printedData(objectiveData)).toEqual(printedFacts(facts.objectives));
	});

	it.each(facts.objectives)('$id: has its milestones', (fact) => {
		expect(objectiveData[fact.id]?.abilities).toEqual(
			fact.milestones.map(({ distance, effects }) => ({
				when: { on: 'distance-reached', mode: 'auto', of: { distance } },
				effects: effects.map((text) => ({ kind: 'phase', enter: PHASE[text] }))
			}))
		);
	});
});
