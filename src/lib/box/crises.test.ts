import { describe, expect, it } from 'vitest';
import { bodyOfData, bodyOfFact, type CrisisFact, type Others } from '../../../tests/facts/crisis-body.ts';
import { printedData, printedFacts, readFacts } from '../../../tests/facts/read.ts';
import type { Crisis } from './components.ts';
import { crisesBase } from './crises-base.ts';
import { crisesPegasus } from './crises-pegasus.ts';
import type { Ability } from './vocabulary.ts';

type Fact = CrisisFact & { jump: boolean };
const read = (name: string) => (readFacts(name) as { cards: Fact[] }).cards;

const others: Others = {
	'return all undamaged vipers from space areas to reserve': [
		{ kind: 'remove', pieces: { piece: 'viper', count: 'all', in: 'any' } }
	],
	'after the activate step of this card: draw a new crisis and resolve it in full': [
		{
			kind: 'later',
			at: 'activate-end',
			effects: [{ kind: 'resolve', from: { deck: 'crisis', draw: 1 } }]
		}
	],
	'keep in play: card lies beside the objective card and counts as distance 1, until: end of game': [
		{ kind: 'keep', until: 'game' },
		{ kind: 'distance', by: 1 }
	],
	'choose(admiral): [fuel -1] | [morale -1, send current sickbay]': [
		{
			kind: 'one-of',
			by: 'admiral',
			options: [
				{
					needs: { kind: 'compare', a: { resource: 'fuel' }, op: '>=', b: 1 },
					effects: [{ kind: 'pay', cost: [{ kind: 'resource', resource: 'fuel', by: -1 }], effects: [] }]
				},
				{
					effects: [
						{ kind: 'resource', resource: 'morale', by: -1 },
						{ kind: 'send', who: 'current', to: 'sickbay' }
					]
				}
			]
		}
	]
};

/** What a kept card changes, by the words of the fact's `keep`. */
const KEPT: Readonly<Record<string, readonly Ability[]>> = {
	'nobody may look at loyalty cards of other players': [
		{ when: 'always', mods: [{ kind: 'forbid', deed: { do: 'look-at-loyalty' } }] }
	],
	// an effect of the check, not a lasting rule
	'distance +1': [],
	'unmanned vipers get -2 on their attack rolls': [
		{ when: 'always', mods: [{ kind: 'roll-add', by: -2, rolls: 'unmanned' }] }
	],
	'a basestar that launches raiders or heavy raiders launches 1 more of that type': [
		{ when: 'always', mods: [{ kind: 'launch-add', by: 1 }] }
	],
	'the communications location cannot be activated': [
		{ when: 'always', mods: [{ kind: 'forbid', deed: { do: 'activate', at: 'communications' } }] }
	],
	'if still in play when the fleet jumps, shuffle this card into the crisis deck': [
		{
			when: { on: 'fleet-jumped', mode: 'auto' },
			effects: [{ kind: 'transfer', from: 'this', to: { deck: 'crisis' }, count: 1, as: 'shuffled' }]
		}
	],
	'whenever raiders are activated every basestar also launches raider 2, which are not activated by that activation':
		[{ when: { on: 'raiders-activate', mode: 'auto' }, effects: [{ kind: 'launch', raider: 2 }] }],
	'whenever raiders are activated the scar raider is activated twice; scar is destroyed only by a die result of 7-8':
		[{ when: 'always', mods: [{ kind: 'ace', passes: 2, killedOn: 7 }] }],
	'whenever a basestar is destroyed: morale -1 and destroy raptor 1': [
		{
			when: { on: 'destroyed', mode: 'auto', of: { pieces: ['basestar'] } },
			effects: [
				{ kind: 'resource', resource: 'morale', by: -1 },
				{ kind: 'destroy', pieces: { piece: 'raptor', count: 1 } }
			]
		}
	]
};
const keptAbilities = ({ keep }: Fact): readonly Ability[] => {
	if (!keep) return [];
	const abilities = KEPT[keep.effect];
	if (!abilities) throw new Error(`say what is kept: ${keep.effect}`);
	return abilities;
};

const decks: [name: string, facts: Fact[], data: Readonly<Record<string, Crisis>>, cards: number][] = [
	['base', read('crises-base'), crisesBase, 70],
	['Pegasus', read('crises-pegasus'), crisesPegasus, 20]
];

describe.each(decks)('%s Crisis cards', (_name, facts, data, cards) => {
	it('are those of the facts, in their order', () => {
		expect(printedData(data)).toEqual(printedFacts(facts));
		expect(Object.values(data).reduce((sum, { copies }) => sum + copies, 0)).toBe(cards);
	});

	it.each(facts)('$id: does what the facts say', (fact) => {
		const card = data[fact.id];
		expect(card && bodyOfData(card)).toEqual(bodyOfFact(fact, others));
	});

	it.each(facts)('$id: has its icons, a Cylon attack none in its footer', (fact) => {
		const footer = fact.kind === 'attack' ? {} : { activate: fact.activate };
		expect(data[fact.id]?.icons).toEqual({ ...footer, ...(fact.jump ? { jump: true } : {}) });
	});

	it.each(facts)('$id: changes what the facts say while kept', (fact) => {
		expect(data[fact.id]?.abilities ?? []).toEqual(keptAbilities(fact));
	});
});

it('Crash Landing: the fuel is a payment, open only to who has it', () => {
	const [landing] = others['choose(admiral): [fuel -1] | [morale -1, send current sickbay]'] ?? [];
	expect(crisesBase['crash-landing']).toHaveProperty('effects.0.fail', [landing]);
});
