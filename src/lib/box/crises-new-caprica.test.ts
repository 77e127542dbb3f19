import { describe, expect, it } from 'vitest';
import { bodyOfData, bodyOfFact, type CrisisFact, type Others } from '../../../tests/facts/crisis-body.ts';
import { printedData, printedFacts, readFacts } from '../../../tests/facts/read.ts';
import type { Crisis } from './components.ts';
import { crisesNewCaprica } from './crises-new-caprica.ts';

type Fact = CrisisFact & { occupation: boolean; jump: boolean; evacuate: boolean };
const { cards: facts } = readFacts('crises-new-caprica') as { cards: Fact[] };
const data: Readonly<Record<string, Crisis>> = crisesNewCaprica;

const others: Others = {
	'skip the prepare-for-jump step of this turn (jump and evacuate icons not resolved)': [
		{ kind: 'modify', mod: { kind: 'skip-step', step: 'prepare' }, until: 'turn' }
	],
	'may(admiral): morale -1, then choose(admiral): [execute a revealed cylon (admiral picks)] | [destroy occupation 2 (admiral picks)]':
		[
			{
				kind: 'may',
				by: 'admiral',
				effects: [
					{
						kind: 'pay',
						cost: [{ kind: 'resource', resource: 'morale', by: -1 }],
						effects: [
							{
								kind: 'one-of',
								by: 'admiral',
								options: [
									{
										effects: [
											{ kind: 'choose', from: { seats: { each: 'cylon' } }, by: 'admiral' },
											{ kind: 'execute', who: 'chosen', binding: true }
										]
									},
									{
										effects: [{ kind: 'destroy', pieces: { piece: 'occupation', count: 2, pick: 'admiral' } }]
									}
								]
							}
						]
					}
				]
			}
		]
};

describe('New Caprica Crisis cards', () => {
	it('are the thirty of the facts, in their order', () => {
		expect(printedData(data)).toEqual(printedFacts(facts));
		expect(facts).toHaveLength(30);
	});

	it.each(facts)('$id: does what the facts say', (fact) => {
		const card = data[fact.id];
		expect(card && bodyOfData(card)).toEqual(bodyOfFact(fact, others));
	});

	it.each(facts)('$id: has its icons and keeps nothing in play', (fact) => {
		const { activate, occupation, jump, evacuate } = fact;
		const { icons, abilities } = data[fact.id] ?? {};
		expect({ occupation: false, jump: false, evacuate: false, ...icons }).toEqual({
			activate,
			occupation,
			jump,
			evacuate
		});
		expect(abilities).toBeUndefined();
	});

	it('makes the morale of Resistance Bombings a price: in full or nothing (R1.6.5)', () => {
		expect(JSON.stringify(data['resistance-bombing'])).toContain(
			'{"kind":"pay","cost":[{"kind":"resource","resource":"morale","by":-1}],"effects":[{"kind":"one-of","by":"admiral"'
		);
	});
});
