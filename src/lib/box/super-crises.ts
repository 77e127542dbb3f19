import type { SuperCrisis } from './components.ts';
import {
	activate,
	always,
	auto,
	board,
	check,
	cylons,
	damageGalactica,
	discard,
	discardForTreachery,
	draw,
	everyone,
	execute,
	food,
	fuel,
	humans,
	keep,
	morale,
	occupants,
	oneOf,
	place,
	population,
	send,
	ships,
	track
} from './words.ts';

export const superCrises = {
	'bomb-on-colonial-one': {
		set: 'base',
		copies: 1,
		effects: [
			check(15, ['tactics', 'piloting', 'engineering'], {
				fail: [morale(-2), send(occupants(board('colonial-one')), 'sickbay'), keep('game')]
			})
		],
		abilities: [always([{ kind: 'forbid', who: everyone, deed: { do: 'move', to: board('colonial-one') } }])]
	},
	'cylon-intruders': {
		set: 'base',
		copies: 1,
		effects: [
			check(18, ['leadership', 'tactics'], {
				fail: [damageGalactica(1), place('boarding-start', { centurion: 2 })],
				partial: { at: 14, effects: [place('boarding-start', { centurion: 1 })] }
			})
		]
	},
	'fleet-mobilization': {
		set: 'base',
		copies: 1,
		effects: [
			check(24, ['leadership', 'tactics', 'piloting', 'engineering'], {
				pass: [activate('basestars'), activate('launch-raiders')],
				fail: [
					morale(-1),
					activate('basestars'),
					activate('raiders'),
					activate('heavy'),
					activate('launch-raiders')
				]
			})
		]
	},
	'inbound-nukes': {
		set: 'base',
		copies: 1,
		effects: [check(15, ['leadership', 'tactics'], { fail: [fuel(-1), food(-1), population(-1)] })]
	},
	'massive-assault': {
		set: 'base',
		copies: 1,
		attack: {
			activate: ['heavy', 'basestars'],
			setup: [
				ships('starboard-bow', { basestar: 1, raider: 4 }),
				ships('starboard-aft', { basestar: 1, raider: 2, heavy: 1 }),
				ships('port-aft', { viper: 1, civilian: 2 }),
				ships('port-bow', { viper: 1, civilian: 2 })
			],
			special: [track(-2)]
		}
	},
	'demand-peace-manifesto': {
		set: 'pegasus',
		copies: 1,
		effects: [
			oneOf(
				'admiral',
				[morale(-1), damageGalactica(2)],
				[discard('president', 'hand'), discard('admiral', 'hand')]
			)
		]
	},
	'footage-transmitted': {
		set: 'pegasus',
		copies: 1,
		effects: [
			check(17, ['politics', 'leadership', 'tactics'], {
				pass: [draw(everyone, 'treachery', 1)],
				fail: [draw(cylons, 'treachery', 2), draw(cylons, 'super-crisis', 1)],
				partial: { at: 12, effects: [draw(cylons, 'treachery', 2)] }
			})
		]
	},
	'lured-into-a-trap': {
		set: 'pegasus',
		copies: 1,
		attack: {
			activate: ['raiders'],
			setup: [
				ships('starboard-bow', { basestar: 1, raider: 3 }),
				ships('starboard-aft', { basestar: 1, raider: 3 }),
				ships('rear', { heavy: 1 }),
				ships('port-aft', { viper: 1, civilian: 1 }),
				ships('port-bow', { viper: 1, civilian: 1 })
			],
			special: [keep('jump')]
		},
		abilities: [
			auto('fleet-jumped', [execute({ each: 'all', at: ['engine-room', 'ftl-control'], asOf: 'jump-start' })])
		]
	},
	'psychological-warfare': {
		set: 'pegasus',
		copies: 1,
		effects: [
			oneOf(
				'president',
				[morale(-1), discardForTreachery(everyone, 2)],
				[
					draw(cylons, 'treachery', 2),
					{
						kind: 'transfer',
						from: { deck: 'treachery' },
						to: { deck: 'destiny' },
						count: 6,
						as: 'replacing'
					}
				]
			)
		]
	},
	'the-farm': {
		set: 'pegasus',
		copies: 1,
		effects: [
			check(15, ['tactics', 'engineering'], {
				fail: [food(-1), population(-1), keep('game')],
				partial: { at: 8, effects: [food(-1)] }
			})
		],
		abilities: [always([{ kind: 'forbid', who: humans, deed: { do: 'once-per-game' } }])]
	}
} as const satisfies Record<string, SuperCrisis>;
export type SuperCrisisId = keyof typeof superCrises;
