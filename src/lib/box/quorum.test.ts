import { describe, expect, it } from 'vitest';
import { flattenEffects, parseClauses } from '../../../tests/facts/notation.ts';
import { printedData, printedFacts, readFacts, type PrintedFact } from '../../../tests/facts/read.ts';
import type { QuorumCard } from './components.ts';
import { quorumCards } from './quorum.ts';
import type { Ability, Effect, Role } from './vocabulary.ts';

interface Fact extends PrintedFact {
	effects: string[];
	after: 'discard' | 'keep' | 'by-roll';
	keep?: { where: string; effect: string; until: string };
}
const { cards: facts } = readFacts('quorum') as { cards: Fact[] };
const data: Readonly<Record<string, QuorumCard>> = quorumCards;

const resource = (of: 'food' | 'morale', by: number): Effect => ({ kind: 'resource', resource: of, by });
const discardThis: Effect = { kind: 'transfer', from: 'this', to: 'discard', count: 1 };
const removeThis: Effect = { kind: 'transfer', from: 'this', to: 'out', count: 1 };
const fiveOrLess = (gain: Effect): Effect[] => [
	{
		kind: 'roll',
		table: [
			{ upTo: 5, effects: [discardThis] },
			{ upTo: 8, effects: [gain, removeThis] }
		]
	}
];

const others: Readonly<Record<string, readonly Effect[]>> = {
	'give this card: choose(self) other player': [
		{ kind: 'choose', from: { seats: { each: 'human', except: 'acting' } } }
	],
	'give this card: choose(self) player': [{ kind: 'choose', from: { seats: { each: 'human' } } }],
	'choose(self) other player, not admiral': [
		{
			kind: 'choose',
			from: {
				seats: {
					each: 'human',
					except: 'acting',
					if: { kind: 'not', of: { kind: 'is', who: 'each', is: 'admiral' } }
				},
				eligible: 'admiral'
			}
		}
	],
	'roll by chosen: 1-2 => [morale -1]; 3-8 => [title admiral -> chosen]': [
		{
			kind: 'roll',
			by: 'chosen',
			table: [
				{ upTo: 2, effects: [resource('morale', -1)] },
				{ upTo: 8, effects: [{ kind: 'title', title: 'admiral', to: 'chosen' }] }
			]
		}
	],
	'roll: 1-5 => [discard this card]; 6-8 => [food +1, remove this card from the game]': fiveOrLess(
		resource('food', 1)
	),
	'roll: 1-5 => [discard this card]; 6-8 => [morale +1, remove this card from the game]': fiveOrLess(
		resource('morale', 1)
	),
	'choose(self) civilian in a space area': [
		{ kind: 'choose', from: { ships: { piece: 'civilian', count: 1, in: 'any' } } }
	],
	'choose(self): [destroy raider 3] | [destroy heavy 1], in that area': [
		{
			kind: 'one-of',
			options: [
				{
					effects: [{ kind: 'destroy', pieces: { piece: 'raider', count: 3, in: { areaOf: 'ship' } } }]
				},
				{
					effects: [{ kind: 'destroy', pieces: { piece: 'heavy', count: 1, in: { areaOf: 'ship' } } }]
				}
			]
		}
	],
	'roll: 1-2 => [destroy that civilian]; 3-8 => []': [
		{
			kind: 'roll',
			table: [
				{ upTo: 2, effects: [{ kind: 'destroy', pieces: 'ship' }] },
				{ upTo: 8, effects: [] }
			]
		}
	],
	'look at bottom card of 1 deck (self picks deck)': [
		{
			kind: 'choose',
			from: {
				one: {
					decks: [
						'politics',
						'leadership',
						'tactics',
						'piloting',
						'engineering',
						'treachery',
						'crisis',
						'super-crisis',
						'quorum',
						'destination',
						'destiny'
					]
				}
			}
		},
		{ kind: 'look', who: 'acting', at: { deck: 'chosen-deck', end: 'bottom' }, count: 1 }
	],
	'look at all destiny cards, discard 2 of them': [
		{ kind: 'look', who: 'acting', at: { deck: 'destiny' }, count: 'all' },
		{ kind: 'transfer', from: 'looked', to: 'discard', count: 2, pick: 'acting' }
	],
	'shuffle destiny': [{ kind: 'shuffle', deck: 'destiny' }],
	'if at least 1 morale has been lost to an execution this game: morale +1': [
		{
			kind: 'if',
			if: { kind: 'done', deed: 'lost-morale-to-execution' },
			effects: [resource('morale', 1)]
		}
	],
	'choose(self) player in brig': [{ kind: 'choose', from: { seats: { each: 'human', at: 'brig' } } }],
	'repair location up to 1 (self picks, Galactica or Pegasus)': [
		{ kind: 'may', effects: [{ kind: 'repair', what: 'any-place' }] }
	]
};
/** R9.3.1: no infiltrator. */
const vicePresident: typeof others = {
	...others,
	'give this card: choose(self) other player': [
		{ kind: 'choose', from: { seats: { each: 'human', except: 'acting' }, eligible: 'president' } }
	]
};

const UNTIL: Readonly<Record<string, 'used' | 'game'>> = {
	'first such use': 'used',
	used: 'used',
	// R7.2.2: Blind Jump leaves the card in play
	'next jump': 'used',
	'no printed end': 'game'
};
const WITH: Readonly<Record<string, { with?: Role }>> = {
	'in play, with nobody': {},
	'chosen player': { with: 'chosen' }
};
const keepOf = ({ keep }: Fact): Effect[] => {
	const until = keep && UNTIL[keep.until];
	const lies = keep && WITH[keep.where];
	return until && lies ? [{ kind: 'keep', until, ...lies }] : [];
};

const difficulty = (by: number): Effect => ({
	kind: 'modify',
	mod: { kind: 'difficulty', by },
	until: 'check'
});
const spend = (...effects: Effect[]): Effect[] => [{ kind: 'pay', cost: [discardThis], effects }];
const kept: Readonly<Record<string, Ability>> = {
	"when Administration is activated, or Admiral's Quarters is activated choosing the president: difficulty +2, then discard this card":
		{
			when: { on: 'check-before', mode: 'auto' },
			needs: {
				kind: 'any',
				of: [
					{ kind: 'check-of', origin: ['administration'] },
					{ kind: 'check-of', origin: ['admirals-quarters'], target: 'president' }
				]
			},
			effects: [difficulty(2), discardThis]
		},
	"when Admiral's Quarters is activated: may(holder): discard this card, difficulty +3 or -3": {
		when: { on: 'check-before', mode: 'window' },
		needs: { kind: 'check-of', origin: ['admirals-quarters'] },
		effects: spend({
			kind: 'one-of',
			options: [{ effects: [difficulty(3)] }, { effects: [difficulty(-3)] }]
		})
	},
	'at the next jump holder, not admiral, draws 3 destination cards and picks 1; then discard this card': {
		when: 'always',
		mods: [{ kind: 'draw-choice', deck: 'destination', draw: 3 }]
	},
	'while holder is not president, nobody else may be chosen with Administration': {
		when: 'always',
		needs: { kind: 'not', of: { kind: 'is', who: 'holder', is: 'president' } },
		mods: [
			{
				kind: 'forbid',
				who: { each: 'human', except: 'holder' },
				deed: { do: 'be-chosen-at', place: 'administration' }
			}
		]
	},
	'before cards are added to a skill check: may(holder): discard this card, all politics cards in that check count positive':
		{
			when: { on: 'check-before', mode: 'window' },
			effects: spend({ kind: 'modify', mod: { kind: 'positive', types: ['politics'] }, until: 'check' })
		},
	'after holder put cards into a skill check: may(president): discard this card, look at the cards holder put in':
		{
			when: { on: 'contributed', mode: 'window' },
			by: 'president',
			effects: spend({ kind: 'look', who: 'president', at: { contribution: 'holder' }, count: 'all' })
		}
};

describe('Quorum cards', () => {
	it('are those of the facts, in their order: 17 base and 9 Pegasus', () => {
		expect(printedData(data)).toEqual(printedFacts(facts));
		const total = (set: string) =>
			Object.values(data).reduce((sum, card) => sum + (card.set === set ? card.copies : 0), 0);
		expect([total('base'), total('pegasus')]).toEqual([17, 9]);
	});

	it.each(facts)('$id: does what the facts say', (fact) => {
		const meant = fact.id === 'assign-vice-president' ? vicePresident : others;
		expect(flattenEffects(data[fact.id]?.effects ?? [], 'self')).toEqual([
			...parseClauses(fact.effects, meant, 'self'),
			...flattenEffects(keepOf(fact), 'self')
		]);
	});

	it.each(facts)('$id: where it lies afterwards and what it does there', (fact) => {
		expect(keepOf(fact)).toHaveLength(fact.after === 'keep' ? 1 : 0);
		expect(data[fact.id]?.abilities).toEqual(fact.keep && [kept[fact.keep.effect]]);
		expect(JSON.stringify(data[fact.id]?.effects).includes('"from":"this"')).toBe(fact.after === 'by-roll');
	});
});
