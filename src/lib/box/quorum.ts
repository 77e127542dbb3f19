import type { QuorumCard } from './components.ts';
import { OTHER_DECKS, SKILL_TYPES } from './ids.ts';
import type { Effect, Pool } from './vocabulary.ts';
import {
	always,
	anyOf,
	auto,
	board,
	checkOf,
	choose,
	destroy,
	discardRandom,
	draw,
	execute,
	food,
	fuel,
	humans,
	inWindow,
	is,
	keep,
	may,
	modify,
	morale,
	not,
	oneOf,
	occupants,
	pay,
	pieces,
	population,
	roll,
	send,
	when
} from './words.ts';

/** R4.6.1: Cylon players are never targets. */
const another: Pool = { seats: { each: 'human', except: 'acting' } };

const discardThis: Effect = { kind: 'transfer', from: 'this', to: 'discard', count: 1 };
const removeThis: Effect = { kind: 'transfer', from: 'this', to: 'out', count: 1 };
const gainOnSix = (gain: Effect): Effect => roll([5, discardThis], [8, gain, removeThis]);
const assign = (to: Pool, until: 'used' | 'game'): Effect[] => [
	draw('acting', 'politics', 2),
	choose(to),
	keep(until, 'chosen')
];

export const quorumCards = {
	'accept-prophecy': {
		set: 'base',
		copies: 1,
		effects: [draw('acting', 'any', 1), keep('used')],
		abilities: [
			auto('check-before', [modify({ kind: 'difficulty', by: 2 }, 'check'), discardThis], {
				needs: anyOf(checkOf(['administration']), checkOf(['admirals-quarters'], { target: 'president' }))
			})
		]
	},
	'arrest-order': {
		set: 'base',
		copies: 2,
		effects: [choose({ seats: humans, movableTo: 'brig' }), send('chosen', 'brig')]
	},
	'assign-arbitrator': {
		set: 'base',
		copies: 1,
		effects: assign(another, 'used'),
		abilities: [
			inWindow(
				'check-before',
				[
					pay(
						[discardThis],
						[
							oneOf(
								undefined,
								[modify({ kind: 'difficulty', by: 3 }, 'check')],
								[modify({ kind: 'difficulty', by: -3 }, 'check')]
							)
						]
					)
				],
				{ needs: checkOf(['admirals-quarters']) }
			)
		]
	},
	'assign-mission-specialist': {
		set: 'base',
		copies: 1,
		// R7.3.3: the jump that uses the choice spends the card; R7.2.2: Blind Jump does neither.
		effects: assign(another, 'used'),
		abilities: [always([{ kind: 'draw-choice', deck: 'destination', draw: 3 }])]
	},
	'assign-vice-president': {
		set: 'base',
		copies: 1,
		effects: assign({ ...another, eligible: 'president' }, 'game'),
		abilities: [
			always(
				[
					{
						kind: 'forbid',
						who: { each: 'human', except: 'holder' },
						deed: { do: 'be-chosen-at', place: 'administration' }
					}
				],
				not(is('holder', 'president'))
			)
		]
	},
	'authorization-of-brutal-force': {
		set: 'base',
		copies: 2,
		effects: [
			oneOf(undefined, [destroy('raider', 3)], [destroy('heavy', 1)], [destroy('centurion', 1)]),
			roll([2, population(-1)], [8])
		]
	},
	'encourage-mutiny': {
		set: 'base',
		copies: 1,
		effects: [
			// R8.9.6: only who may hold the title can be chosen to take it.
			choose({
				seats: { each: 'human', except: 'acting', if: not(is('each', 'admiral')) },
				eligible: 'admiral'
			}),
			{
				kind: 'roll',
				by: 'chosen',
				table: [
					{ upTo: 2, effects: [morale(-1)] },
					{ upTo: 8, effects: [{ kind: 'title', title: 'admiral', to: 'chosen' }] }
				]
			}
		]
	},
	'food-rationing': { set: 'base', copies: 2, effects: [gainOnSix(food(1))] },
	'inspirational-speech': { set: 'base', copies: 4, effects: [gainOnSix(morale(1))] },
	'presidential-pardon': {
		set: 'base',
		copies: 1,
		// R11.4.5, R11.4.10: with the President on New Caprica this reads Detention and New Caprica.
		effects: [
			choose({ seats: { each: 'human', at: 'brig', except: 'acting' } }),
			choose({ places: board('galactica', { safe: true }) }),
			send('chosen', 'chosen-place')
		]
	},
	'release-cylon-mugshots': {
		set: 'base',
		copies: 1,
		effects: [
			choose(another),
			{ kind: 'look', who: 'acting', at: { loyalty: 'chosen' }, count: 1, random: true },
			roll([3, morale(-1)], [8])
		]
	},
	'assign-chief-of-staff': {
		set: 'pegasus',
		copies: 1,
		effects: assign(another, 'used'),
		abilities: [
			inWindow('check-before', [
				pay([discardThis], [modify({ kind: 'positive', types: ['politics'] }, 'check')])
			])
		]
	},
	'civilian-self-defense': {
		set: 'pegasus',
		copies: 1,
		effects: [
			choose({ ships: pieces('civilian', 1, { in: 'any' }) }),
			oneOf(
				undefined,
				[destroy('raider', 3, { in: { areaOf: 'ship' } })],
				[destroy('heavy', 1, { in: { areaOf: 'ship' } })]
			),
			roll([2, { kind: 'destroy', pieces: 'ship' }], [8])
		]
	},
	'consult-the-oracle': {
		set: 'pegasus',
		copies: 1,
		effects: [
			choose({ one: { decks: [...SKILL_TYPES, ...OTHER_DECKS] } }),
			{ kind: 'look', who: 'acting', at: { deck: 'chosen-deck', end: 'bottom' }, count: 1 },
			{ kind: 'look', who: 'acting', at: { deck: 'destiny' }, count: 'all' },
			{ kind: 'transfer', from: 'looked', to: 'discard', count: 2, pick: 'acting' },
			{ kind: 'shuffle', deck: 'destiny' }
		]
	},
	'enact-production-quotas': { set: 'pegasus', copies: 1, effects: [food(1), morale(-1)] },
	eulogy: {
		set: 'pegasus',
		copies: 1,
		effects: [when({ kind: 'done', deed: 'lost-morale-to-execution' }, morale(1))]
	},
	'execute-prisoner': {
		set: 'pegasus',
		copies: 1,
		// R11.4.5: with the President on New Caprica this reads Detention.
		effects: [choose({ seats: occupants('brig') }), execute('chosen')]
	},
	probation: {
		set: 'pegasus',
		copies: 1,
		effects: [choose({ seats: humans }), keep('used', 'chosen')],
		abilities: [
			// VOCABULARY: no filter says that the contribution is the holder's; `own` would mean the President's.
			inWindow(
				'contributed',
				[
					pay(
						[discardThis],
						[{ kind: 'look', who: 'president', at: { contribution: 'holder' }, count: 'all' }]
					)
				],
				{ by: 'president' }
			)
		]
	},
	'resources-for-galactica': {
		set: 'pegasus',
		copies: 1,
		effects: [
			may([{ kind: 'repair', what: 'any-place' }]),
			{ kind: 'repair', what: pieces('viper', 2, { upTo: true, in: 'damaged' }) }
		]
	},
	'unsavory-connections': {
		set: 'pegasus',
		copies: 1,
		effects: [
			discardRandom('acting', 2),
			draw('acting', 'treachery', 2),
			oneOf(undefined, [food(1)], [fuel(1)])
		]
	}
} as const satisfies Record<string, QuorumCard>;
export type QuorumId = keyof typeof quorumCards;
