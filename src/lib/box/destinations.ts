import type { Destination, Objective } from './components.ts';
import type { Effect, Pieces } from './vocabulary.ts';
import {
	auto,
	compare,
	destroy,
	fuel,
	food,
	may,
	morale,
	oneOf,
	pay,
	pieces,
	place,
	population,
	roll
} from './words.ts';

/** R1.4.4, D48: what is at stake must be there in full. */
const risk = (
	piece: 'raptor' | 'viper',
	count: number,
	from: 'reserves' | 'space-or-reserves',
	die: Effect
): Effect => may([die], 'admiral', compare({ pieces: pieces(piece, 'all', { in: from }) }, '>=', count));
const riskRaptor = (gain: Effect): Effect =>
	risk('raptor', 1, 'reserves', roll([2, destroy('raptor', 1)], [8, gain]));

const repair = (what: Pieces): Effect => ({ kind: 'repair', what });

export const destinations = {
	'asteroid-field': { set: 'base', copies: 2, distance: 3, fuel: -2, effects: [destroy('civilian', 1)] },
	'barren-planet': { set: 'base', copies: 4, distance: 2, fuel: -2, effects: [] },
	'cylon-ambush': {
		set: 'base',
		copies: 1,
		distance: 3,
		fuel: -1,
		effects: [place('front', { basestar: 1, raider: 3 }), place('rear', { civilian: 3 })]
	},
	'cylon-refinery': {
		set: 'base',
		copies: 1,
		distance: 2,
		fuel: -1,
		effects: [
			risk(
				'viper',
				2,
				'space-or-reserves',
				roll([5, { kind: 'damage', target: pieces('viper', 2), hits: 1 }], [8, fuel(2)])
			)
		]
	},
	'deep-space': { set: 'base', copies: 3, distance: 2, fuel: -1, effects: [morale(-1)] },
	'desolate-moon': { set: 'base', copies: 1, distance: 3, fuel: -3, effects: [] },
	'icy-moon': { set: 'base', copies: 2, distance: 1, fuel: -1, effects: [riskRaptor(food(1))] },
	'ragnar-anchorage': {
		set: 'base',
		copies: 1,
		distance: 1,
		fuel: 0,
		effects: [
			may(
				[
					// VOCABULARY: no zone says "damaged or lost, as the picker likes", so one viper at a time.
					...Array.from({ length: 3 }, () =>
						may(
							[
								oneOf(
									'admiral',
									[repair(pieces('viper', 1, { in: 'damaged' }))],
									[repair(pieces('viper', 1, { in: 'lost' }))]
								)
							],
							'admiral'
						)
					),
					repair(pieces('raptor', 1, { upTo: true, in: 'lost', pick: 'admiral' }))
				],
				'admiral'
			)
		]
	},
	'remote-planet': { set: 'base', copies: 3, distance: 2, fuel: -1, effects: [destroy('raptor', 1)] },
	'tylium-planet': { set: 'base', copies: 4, distance: 1, fuel: -1, effects: [riskRaptor(fuel(2))] },
	'a-civilian-convoy': {
		set: 'pegasus',
		copies: 1,
		distance: 3,
		fuel: -3,
		effects: [population(1), may([pay([morale(-1)], [fuel(1)])], 'admiral')]
	},
	'binary-star': {
		set: 'pegasus',
		copies: 1,
		distance: 2,
		fuel: -1,
		effects: [place('front', { civilian: 1 }), place('rear', { civilian: 1 })]
	},
	'gas-cloud': {
		set: 'pegasus',
		copies: 1,
		distance: 1,
		fuel: 0,
		effects: [
			may(
				[{ kind: 'look', who: 'admiral', at: { deck: 'crisis' }, count: 3, put: 'top-or-bottom' }],
				'admiral'
			)
		]
	},
	'mining-asteroid': {
		set: 'pegasus',
		copies: 1,
		distance: 2,
		fuel: -1,
		effects: [repair(pieces('viper', 2, { in: 'damaged' })), { kind: 'fetch', deck: 'crisis', card: 'scar' }]
	},
	misjump: {
		set: 'pegasus',
		copies: 1,
		distance: 0,
		fuel: 0,
		effects: [
			destroy('civilian', 1),
			{ kind: 'transfer', from: 'this', to: 'discard', count: 1 },
			{ kind: 'resolve', from: { deck: 'destination', draw: 1 } }
		]
	}
} as const satisfies Record<string, Destination>;
export type DestinationId = keyof typeof destinations;

type Phase = Extract<Effect, { kind: 'phase' }>['enter'];
const milestone = (distance: number, enter: Phase) =>
	auto('distance-reached', [{ kind: 'phase', enter }], { of: { distance } });

export const objectives = {
	kobol: {
		set: 'base',
		copies: 1,
		abilities: [milestone(4, 'sleeper-agents'), milestone(8, 'last-jump-due')]
	},
	'new-caprica': {
		set: 'pegasus',
		copies: 1,
		abilities: [milestone(4, 'sleeper-agents'), milestone(7, 'new-caprica')]
	}
} as const satisfies Record<string, Objective>;
export type ObjectiveId = keyof typeof objectives;
