import { describe, expect, it } from 'vitest';
import { bodyOfData, bodyOfFact, type CrisisFact, type Others } from '../../../tests/facts/crisis-body.ts';
import { printedData, printedFacts, readFacts } from '../../../tests/facts/read.ts';
import type { SuperCrisis } from './components.ts';
import { superCrises } from './super-crises.ts';
import type { Ability } from './vocabulary.ts';

const { cards: facts } = readFacts('super-crises') as { cards: (CrisisFact & { jump: boolean })[] };
const data: Readonly<Record<string, SuperCrisis>> = superCrises;

const others: Others = {
	'discard whole destiny deck': [],
	'build new destiny deck: treachery 6 and nothing else': [
		{ kind: 'transfer', from: { deck: 'treachery' }, to: { deck: 'destiny' }, count: 6, as: 'replacing' }
	]
};
const kept: Readonly<Record<string, Ability>> = {
	'no character may move to colonial-one': {
		when: 'always',
		mods: [{ kind: 'forbid', who: { each: 'all' }, deed: { do: 'move', to: { board: 'colonial-one' } } }]
	},
	'when the fleet jumps, every character in engine-room or ftl-control is executed': {
		when: { on: 'fleet-jumped', mode: 'auto' },
		effects: [
			{
				kind: 'execute',
				who: { each: 'all', at: ['engine-room', 'ftl-control'], asOf: 'jump-start' }
			}
		]
	},
	'human players may not use once-per-game abilities': {
		when: 'always',
		mods: [{ kind: 'forbid', who: { each: 'human' }, deed: { do: 'once-per-game' } }]
	}
};

describe('Super Crisis cards', () => {
	it('are the ten of the facts, in their order', () => {
		expect(printedData(data)).toEqual(printedFacts(facts));
		expect(facts).toHaveLength(10);
	});

	it.each(facts)('$id: does what the facts say', (fact) => {
		const card = data[fact.id];
		expect(card && bodyOfData(card)).toEqual(bodyOfFact(fact, others));
	});

	it.each(facts)('$id: what it keeps in play, and no icons', (fact) => {
		expect(data[fact.id]?.abilities).toEqual(fact.keep && [kept[fact.keep.effect]]);
		expect(fact.jump).toBe(false);
		if (fact.kind !== 'attack') expect(fact.activate).toBe('none');
	});
});
