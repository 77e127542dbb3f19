import { describe, expect, it } from 'vitest';
import { flattenEffects, parseClauses } from '../../../tests/facts/notation.ts';
import { printedData, printedFacts, readFacts, type PrintedFact } from '../../../tests/facts/read.ts';
import type { LoyaltyCard } from './components.ts';
import { LOYALTY_DECKS, loyaltyCards } from './loyalty.ts';
import { START_RESOURCES } from './tokens.ts';
import type { Ability, Condition, Effect, EachSeat } from './vocabulary.ts';

interface Fact extends PrintedFact {
	team: string;
	'reveal-action'?: string[];
	'on-receive'?: string[];
}
interface DeckFact {
	cylon: number;
	'not-a-cylon': number;
	'add-after-first-deal'?: string;
	agenda?: string;
}
const facts = readFacts('loyalty') as {
	cards: Fact[];
	totals: { base: number; pegasus: number };
	deck: {
		extra: Record<string, string>;
		'no-leader': Record<string, DeckFact>;
		'with-leader': Record<string, DeckFact | string>;
		variants: {
			'sympathetic-cylon': { players: number[]; change: string };
			'no-sympathizer': {
				players: number[];
				change: string;
				'start-resources': object;
				'cylon-draw': string;
				excluded: string[];
			};
		};
	};
};
const data: Readonly<Record<string, LoyaltyCard>> = loyaltyCards;

const onGalactica: EachSeat = { each: 'human', at: { board: 'galactica' } };
const others: Readonly<Record<string, readonly Effect[]>> = {
	'may: choose(self) character on Galactica: discard chosen 5, send chosen sickbay': [
		{
			kind: 'may',
			effects: [
				{ kind: 'choose', from: { seats: onGalactica, movableTo: 'sickbay' } },
				{ kind: 'discard', who: 'chosen', count: 5 },
				{ kind: 'send', who: 'chosen', to: 'sickbay' }
			]
		}
	],
	'may: choose(self) character on Galactica: send chosen brig': [
		{
			kind: 'may',
			effects: [
				{ kind: 'choose', from: { seats: onGalactica, movableTo: 'brig' } },
				{ kind: 'send', who: 'chosen', to: 'brig' }
			]
		}
	],
	'may: draw up to 5 galactica damage tokens, resolve 2 of them (self picks), rest back': [
		{ kind: 'may', effects: [{ kind: 'damage', target: 'galactica', hits: 2, draw: 5 }] }
	],
	'then draw self treachery 2, after self discarded down to 3': [
		{
			kind: 'later',
			at: 'hand-cut',
			effects: [{ kind: 'draw', who: 'acting', from: 'treachery', count: 2 }]
		}
	]
};

const red: Condition = { kind: 'red', of: 'any' };
/** What the clauses of `on-receive` come to; those that are part of `turn-cylon` or of a place give nothing. */
const received: Readonly<Record<string, readonly Effect[]>> = {
	'reveal at once': [],
	'if any resource is half or lower (red): send self brig, card then counts as not-a-cylon': [
		{ kind: 'if', if: red, effects: [{ kind: 'send', who: 'holder', to: 'brig' }] }
	],
	'else: self becomes revealed cylon; no super crisis card; may never activate cylon-fleet (later super crisis draws are not barred, R8.6.6)':
		[
			{
				kind: 'if',
				if: { kind: 'not', of: red },
				effects: [
					{ kind: 'turn-cylon', who: 'holder' },
					{
						kind: 'modify',
						mod: { kind: 'forbid', who: 'holder', deed: { do: 'activate', at: 'cylon-fleet' } },
						until: 'game'
					}
				]
			}
		],
	'self becomes revealed cylon; no super crisis card': [{ kind: 'turn-cylon', who: 'holder' }],
	'draw self sympathetic-agenda 1; wins only by fulfilling all of it': [
		{ kind: 'draw', who: 'holder', from: 'sympathetic-agenda', count: 1 }
	],
	'may infiltrate from human-fleet like a cylon leader': []
};
const onReceive = (clauses: readonly string[]): Ability[] => [
	{
		when: { on: 'card-received', mode: 'auto' },
		needs: { kind: 'is', who: 'holder', is: 'human' },
		effects: clauses.flatMap((text) => {
			const meant = received[text];
			if (!meant) throw new Error(`say what it means: ${text}`);
			return meant;
		})
	}
];

describe('Loyalty cards', () => {
	it('are those of the facts, in their order', () => {
		expect(printedData(data)).toEqual(printedFacts(facts.cards));
		const total = (set: string) =>
			Object.values(data).reduce((sum, card) => sum + (card.set === set ? card.copies : 0), 0);
		expect({ base: total('base'), pegasus: total('pegasus') }).toEqual(facts.totals);
	});

	it.each(facts.cards)('$id: team, what it does revealed and what it does received', (fact) => {
		const card = data[fact.id];
		expect(card?.team).toBe(fact.team);
		expect(card?.reveal && flattenEffects(card.reveal, 'self')).toEqual(
			fact['reveal-action'] && parseClauses(fact['reveal-action'], others, 'self')
		);
		expect(card?.abilities).toEqual(fact['on-receive'] && onReceive(fact['on-receive']));
	});
});

describe('Loyalty deck', () => {
	const deckOf = (fact: DeckFact) => ({
		cylon: fact.cylon,
		notACylon: fact['not-a-cylon'],
		...((fact['add-after-first-deal'] ?? 'none') === 'none' ? {} : { aside: true }),
		...(fact.agenda ? { agenda: fact.agenda } : {})
	});
	const { extra, variants, ...decks } = facts.deck;

	it('has the cards of the facts for every number of players', () => {
		const without = Object.entries(decks['no-leader']).map(([n, fact]) => [n, deckOf(fact)]);
		expect(LOYALTY_DECKS.withoutLeader).toEqual(Object.fromEntries(without));
		const allowed = Object.entries(decks['with-leader']).flatMap(([n, fact]) =>
			typeof fact === 'string' ? [] : [[n, deckOf(fact)]]
		);
		expect(LOYALTY_DECKS.withLeader).toEqual(Object.fromEntries(allowed));
	});

	it('grows for Baltar and Boomer', () => {
		const DEALT: Readonly<Record<string, string>> = { setup: 'entry', 'sleeper phase': 'sleepers' };
		const grown = Object.entries(extra).map(([id, text]) => {
			const [, n, when = ''] = /^\+(\d) not-a-cylon; dealt 2 (?:at|in) (.*)$/.exec(text) ?? [];
			return [id, { notACylon: Number(n), dealt: DEALT[when] }];
		});
		expect(LOYALTY_DECKS.extra).toEqual(Object.fromEntries(grown));
	});

	it('sets one card aside for four and six players, by variant', () => {
		const asideAt = Object.entries(decks['no-leader']).flatMap(([n, fact]) =>
			deckOf(fact).aside ? [[Number(n), fact['add-after-first-deal']]] : []
		);
		const variant = variants['no-sympathizer'];
		const { sympathizer, 'sympathetic-cylon': sympathetic, 'no-sympathizer': none } = LOYALTY_DECKS.variants;
		expect(asideAt).toEqual(variant.players.map((n) => [n, sympathizer.aside]));
		expect(variants['sympathetic-cylon'].players).toEqual(variant.players);
		expect(variants['sympathetic-cylon'].change).toBe(
			`${sympathetic.aside} takes the place of ${sympathizer.aside}`
		);
		expect(variant.change).toContain(`1 more ${none.aside} added after first deal`);
		expect(variant['cylon-draw']).toBe(`revealed cylons draw ${String(none.cylonReceives)}`);
		expect(variant.excluded).toEqual(none.excluded);
		expect(variant['start-resources']).toEqual(START_RESOURCES['no-sympathizer']);
	});

	it('comes out even: first deal and Sleeper Agent phase use it up (R2.7.3)', () => {
		for (const [n, deck] of Object.entries(LOYALTY_DECKS.withoutLeader)) {
			expect(deck.cylon + deck.notACylon + ('aside' in deck ? 1 : 0)).toBe(2 * Number(n));
		}
		for (const [n, deck] of Object.entries(LOYALTY_DECKS.withLeader)) {
			expect(deck.cylon + deck.notACylon).toBe(2 * (Number(n) - 1));
		}
	});
});
