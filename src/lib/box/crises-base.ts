/** The 70 Crisis cards of the base game. */
import type { Crisis } from './components.ts';
import {
	attackOf,
	crisisOf,
	damageVipers,
	lookAtLoyalty,
	lookAtSomeone,
	makePresident,
	sendSomeone
} from './crisis-shapes.ts';
import {
	activate,
	always,
	auto,
	check,
	choose,
	compare,
	destroy,
	discard,
	discardRandom,
	draw,
	everyone,
	food,
	fuel,
	keep,
	may,
	morale,
	occupants,
	oneOf,
	pay,
	pieces,
	place,
	population,
	roll,
	send,
	ships,
	track,
	when
} from './words.ts';

const crisis = crisisOf('base');
const attack = attackOf('base');

const rescueMission = oneOf(
	'admiral',
	[morale(-1), send('current', 'sickbay')],
	[fuel(-1), destroy('raptor', 1)]
);
const riots = oneOf('admiral', [food(-1), morale(-1)], [population(-1), fuel(-1)]);
const waterShortage = oneOf('president', [food(-1)], [discard('president', 2), discard('current', 3)]);
const bombGoesOff = [morale(-1), destroy('civilian', 1)];

export const crisesBase = {
	// choices
	'build-cylon-detector': crisis(
		{ activate: 'heavy' },
		oneOf(
			'admiral',
			{ needs: compare({ pieces: pieces('nuke', 'all') }, '>=', 1), effects: [destroy('nuke', 1)] },
			[morale(-1), discard('admiral', 2)]
		)
	),
	'declare-martial-law': crisis(
		{ activate: 'basestars' },
		oneOf('admiral', [morale(-1), makePresident('admiral')], [population(-1), discard('admiral', 2)])
	),
	'food-shortage': {
		...crisis(
			{ activate: 'raiders', jump: true },
			oneOf('president', [food(-2)], [food(-1), discard('president', 2), discard('current', 3)])
		),
		copies: 4
	},
	'requested-resignation': crisis(
		{ activate: 'basestars' },
		oneOf(
			'admiral',
			[discard('president', 2), discard('admiral', 2)],
			[oneOf('president', [makePresident('admiral')], [send('president', 'brig')])]
		)
	),
	'rescue-caprica-survivors': crisis(
		{ activate: 'raiders', jump: true },
		oneOf('president', [fuel(-1), food(-1), population(1)], [morale(-1)])
	),
	'rescue-mission-a': crisis({ activate: 'raiders', jump: true }, rescueMission),
	'rescue-mission-b': crisis({ activate: 'basestars', jump: true }, rescueMission),
	'rescue-the-fleet': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'admiral',
			[population(-2)],
			[morale(-1), place('front', { basestar: 1, raider: 3 }), place('rear', { civilian: 3 })]
		)
	),
	'riots-a': crisis({ activate: 'launch-raiders' }, riots),
	'riots-b': crisis({ activate: 'basestars', jump: true }, riots),
	'sleep-deprivation': crisis(
		{ activate: 'basestars', jump: true },
		oneOf(
			'admiral',
			// manned vipers too; their pilots land as at a jump (fact file's note)
			[{ kind: 'remove', pieces: pieces('viper', 'all', { in: 'any' }) }, send('current', 'sickbay')],
			[morale(-1)]
		)
	),
	'water-shortage-a': crisis({ activate: 'basestars' }, waterShortage),
	'water-shortage-b': { ...crisis({ activate: 'basestars', jump: true }, waterShortage), copies: 3 },
	'water-shortage-c': crisis({ activate: 'raiders', jump: true }, waterShortage),

	// a check, or something else instead
	'a-traitor-accused': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(8, ['politics', 'leadership'], { fail: sendSomeone('brig') })],
			[discard('current', 5)]
		)
	),
	'admiral-grilled': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(9, ['politics', 'leadership'], { fail: [morale(-1), discard('admiral', 2)] })],
			[morale(-1)]
		)
	),
	'analyze-enemy-fighter': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[
				check(7, ['tactics', 'engineering'], {
					pass: [{ kind: 'repair', what: pieces('raptor', 1, { in: 'lost' }) }],
					fail: [population(-1)]
				})
			],
			[roll([4, population(-1), discard('current', 2)], [8])]
		)
	),
	'bomb-threat': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(13, ['politics', 'leadership', 'tactics'], { fail: bombGoesOff })],
			[roll([4, ...bombGoesOff], [8])]
		)
	),
	'colonial-day': crisis(
		{ activate: 'basestars', jump: true },
		oneOf(
			'current',
			[check(10, ['politics', 'tactics'], { pass: [morale(1)], fail: [morale(-2)] })],
			[morale(-1)]
		)
	),
	'crippled-raider': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(10, ['tactics', 'engineering'], { pass: [track(1)], fail: [population(-1)] })],
			[roll([4, place('front', { raider: 3 }), place('rear', { civilian: 1 })], [8])]
		)
	),
	'cylon-screenings': crisis(
		{ activate: 'raiders' },
		oneOf(
			'current',
			[
				check(9, ['politics', 'leadership'], {
					fail: [
						morale(-1),
						choose({ seats: 'president-or-admiral' }, 'current'),
						lookAtLoyalty('current', 'chosen')
					]
				})
			],
			[discard(everyone, 2)]
		)
	),
	'forced-water-mining': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[
				check(17, ['politics', 'leadership', 'tactics', 'engineering'], {
					pass: [food(1)],
					fail: [population(-1), morale(-1)]
				})
			],
			[food(1), morale(-1), discardRandom(everyone, 1)]
		)
	),
	'fulfiller-of-prophecy': crisis(
		{ activate: 'basestars' },
		oneOf(
			'current',
			[
				check(6, ['politics', 'leadership'], {
					pass: [draw('current', 'politics', 1)],
					fail: [population(-1)]
				})
			],
			[
				discard('current', 1),
				{
					kind: 'later',
					at: 'activate-end',
					effects: [{ kind: 'resolve', from: { deck: 'crisis', draw: 1 } }]
				}
			]
		)
	),
	'informing-the-public': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(7, ['politics', 'leadership'], { pass: lookAtSomeone, fail: [morale(-2)] })],
			[roll([4, morale(-1), population(-1)], [8])]
		)
	),
	'keep-tabs-on-visitor': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(12, ['politics', 'leadership', 'tactics'], { fail: [roll([4, population(-2)], [8])] })],
			[discardRandom('current', 4)]
		)
	),
	'network-computers': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[
				check(11, ['politics', 'tactics', 'engineering'], {
					pass: [track(1)],
					fail: [population(-1), place('boarding-start', { centurion: 1 })]
				})
			],
			[population(-1), track(-1)]
		)
	),
	'scouting-for-fuel': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(12, ['tactics', 'piloting'], { pass: [fuel(1)], fail: [fuel(-1), destroy('raptor', 1)] })],
			[roll([4, fuel(-1)], [8])]
		)
	),
	'scouting-for-water': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[check(9, ['tactics', 'piloting'], { pass: [food(1)], fail: [fuel(-1), destroy('raptor', 1)] })],
			[food(-1)]
		)
	),
	'send-survey-team': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[
				check(15, ['tactics', 'piloting', 'engineering'], {
					fail: [send('current', 'sickbay'), destroy('raptor', 1)]
				})
			],
			[roll([5, fuel(-1)], [8])]
		)
	),
	'water-sabotaged': crisis(
		{ activate: 'raiders', jump: true },
		oneOf('current', [check(13, ['politics', 'leadership', 'tactics'], { fail: [food(-2)] })], [food(-1)])
	),

	// checks
	'crash-landing': crisis(
		{ activate: 'heavy' },
		check(6, ['tactics', 'piloting'], {
			fail: [
				oneOf(
					'admiral',
					// R1.6.5: offered only when the fuel is there (fact file's note)
					{ needs: compare({ resource: 'fuel' }, '>=', 1), effects: [pay([fuel(-1)], [])] },
					[morale(-1), send('current', 'sickbay')]
				)
			]
		})
	),
	'cylon-accusation': crisis(
		{ activate: 'raiders' },
		check(10, ['politics', 'leadership', 'tactics'], { fail: [send('current', 'brig')] })
	),
	'cylon-tracking-device': crisis(
		{ activate: 'raiders' },
		check(10, ['tactics', 'piloting', 'engineering'], {
			fail: [destroy('raptor', 1), place('front', { basestar: 1 }), place('rear', { civilian: 2 })]
		})
	),
	'cylon-virus': crisis(
		{ activate: 'launch-raiders' },
		check(13, ['tactics', 'engineering'], {
			fail: [send(occupants('ftl-control'), 'sickbay'), place('boarding-start', { centurion: 1 })]
		})
	),
	'detector-sabotage': {
		...crisis(
			{ activate: 'heavy', jump: true },
			check(8, ['leadership', 'tactics'], {
				fail: [send(occupants('research-lab'), 'sickbay'), keep('game')]
			})
		),
		abilities: [always([{ kind: 'forbid', deed: { do: 'look-at-loyalty' } }])]
	},
	'elections-loom': crisis(
		{ activate: 'heavy', jump: true },
		check(8, ['politics', 'leadership'], {
			fail: [morale(-1), discard('president', 4)],
			partial: { at: 5, effects: [morale(-1)] }
		})
	),
	'guilt-by-collusion': crisis(
		{ activate: 'raiders', jump: true },
		check(9, ['leadership', 'tactics'], {
			pass: [may(sendSomeone('brig'), 'current')],
			fail: [morale(-1)]
		})
	),
	'hangar-accident': crisis(
		{ activate: 'heavy', jump: true },
		check(10, ['tactics', 'piloting', 'engineering'], {
			fail: [population(-1), damageVipers(2, 'reserves')],
			partial: { at: 7, effects: [population(-1)] }
		})
	),
	'jump-computer-failure': crisis(
		{ activate: 'launch-raiders' },
		check(7, ['tactics', 'engineering'], { fail: [population(-1), track(-1)] })
	),
	'legendary-discovery': crisis(
		{ activate: 'launch-raiders' },
		check(14, ['tactics', 'piloting'], {
			pass: [keep('game'), { kind: 'distance', by: 1 }],
			fail: [food(-1), destroy('raptor', 1)]
		})
	),
	'loss-of-a-friend': crisis(
		{ activate: 'heavy', jump: true },
		check(9, ['politics', 'leadership'], {
			fail: [morale(-1), discard('current', 2)],
			partial: { at: 7, effects: [discard('current', 2)] }
		})
	),
	'low-supplies': crisis(
		{ activate: 'raiders' },
		check(7, ['politics', 'leadership'], {
			fail: [morale(-1), when(compare({ resource: 'food' }, '<', 6), morale(-1))]
		})
	),
	'mandatory-testing': crisis(
		{ activate: 'heavy', jump: true },
		check(13, ['politics', 'leadership'], {
			pass: [lookAtLoyalty('president', 'current')],
			fail: [morale(-1)],
			partial: { at: 9, effects: [] }
		})
	),
	'missing-g4-explosives': crisis(
		{ activate: 'raiders' },
		check(7, ['leadership', 'tactics'], { fail: [food(-1), send(occupants('armory'), 'brig')] })
	),
	'prison-labor': crisis(
		{ activate: 'raiders' },
		check(10, ['politics', 'leadership', 'tactics'], { fail: [morale(-1), food(-1)] })
	),
	'prisoner-revolt': crisis(
		{ activate: 'heavy', jump: true },
		check(11, ['politics', 'leadership', 'tactics'], {
			fail: [
				population(-1),
				choose({ seats: { each: 'human', except: 'president' }, eligible: 'president' }, 'president'),
				makePresident('chosen')
			],
			partial: { at: 6, effects: [population(-1)] }
		})
	),
	resistance: crisis(
		{ activate: 'heavy', jump: true },
		check(12, ['politics', 'leadership', 'tactics'], {
			fail: [food(-1), fuel(-1)],
			partial: { at: 9, effects: [food(-1)] }
		})
	),
	'security-breach': crisis(
		{ activate: 'launch-raiders' },
		check(6, ['leadership', 'tactics'], { fail: [morale(-1), send(occupants('command'), 'sickbay')] })
	),
	'terrorist-bomber': crisis(
		{ activate: 'heavy', jump: true },
		check(9, ['leadership', 'tactics'], { fail: [morale(-1), send('current', 'sickbay')] })
	),
	'terrorist-investigations': crisis(
		{ activate: 'heavy', jump: true },
		check(12, ['politics', 'leadership'], {
			pass: lookAtSomeone,
			fail: [morale(-1)],
			partial: { at: 6, effects: [] }
		})
	),
	'the-olympic-carrier': crisis(
		{ activate: 'heavy', jump: true },
		check(11, ['politics', 'leadership', 'piloting'], {
			fail: [morale(-1), population(-1)],
			partial: { at: 8, effects: [population(-1)] }
		})
	),
	'unexpected-reunion': crisis(
		{ activate: 'raiders' },
		check(8, ['politics', 'leadership', 'tactics'], { fail: [morale(-1), discard('current', 'hand')] })
	),
	'unidentified-ship': crisis(
		{ activate: 'launch-raiders' },
		check(10, ['tactics', 'piloting'], { fail: [population(-1)] })
	),
	'weapon-malfunction': crisis(
		{ activate: 'launch-raiders' },
		check(11, ['tactics', 'piloting', 'engineering'], {
			fail: [damageVipers(2, 'any'), send(occupants('weapons-control'), 'sickbay')]
		})
	),
	'witch-hunt': crisis(
		{ activate: 'heavy', jump: true },
		check(10, ['politics', 'leadership'], {
			fail: [morale(-1), ...sendSomeone('sickbay')],
			partial: { at: 6, effects: [morale(-1)] }
		})
	),

	// Cylon attacks
	ambush: attack(
		'basestars',
		[
			ships('front', { raider: 4 }),
			ships('starboard-aft', { civilian: 1 }),
			ships('rear', { basestar: 1, raider: 4 }),
			ships('port-aft', { viper: 2, civilian: 1 }),
			ships('port-bow', { civilian: 1 })
		],
		[keep('jump')],
		always([{ kind: 'roll-add', by: -2, rolls: 'unmanned' }])
	),
	besieged: attack(
		'raiders',
		[
			ships('front', { civilian: 1 }),
			ships('starboard-bow', { civilian: 1 }),
			ships('rear', { heavy: 1 }),
			ships('port-aft', { basestar: 1 }),
			ships('port-bow', { raider: 4, viper: 2, civilian: 1 })
		],
		[{ kind: 'activate', icon: 'raiders', only: 'fresh' }]
	),
	'boarding-parties': attack(
		'heavy',
		[
			ships('front', { heavy: 2 }),
			ships('starboard-bow', { basestar: 1, raider: 4 }),
			ships('starboard-aft', { heavy: 2 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { civilian: 2 })
		],
		[]
	),
	'cylon-swarm': attack(
		'basestars',
		[
			ships('front', { basestar: 1, raider: 5 }),
			ships('starboard-bow', { heavy: 1 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { viper: 1, civilian: 1 }),
			ships('port-bow', { viper: 1, civilian: 1 })
		],
		[keep('jump')],
		always([{ kind: 'launch-add', by: 1 }])
	),
	'heavy-assault': attack(
		'raiders',
		[
			ships('front', { basestar: 1 }),
			ships('starboard-bow', { basestar: 1 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { civilian: 1 }),
			ships('port-bow', { viper: 1, civilian: 1 })
		],
		[activate('basestars')]
	),
	'jammed-assault': attack(
		'raiders',
		[
			ships('front', { civilian: 1 }),
			ships('starboard-bow', { raider: 4 }),
			ships('starboard-aft', { basestar: 1, heavy: 2 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { viper: 1, civilian: 1 }),
			ships('port-bow', { viper: 1, civilian: 1 })
		],
		[keep('jump')],
		always([{ kind: 'forbid', deed: { do: 'activate', at: 'communications' } }])
	),
	'raiding-party': attack(
		'raiders',
		[
			ships('starboard-aft', { basestar: 1, raider: 3 }),
			ships('rear', { raider: 2, heavy: 2 }),
			ships('port-aft', { civilian: 1 }),
			ships('port-bow', { viper: 2, civilian: 2 })
		],
		[track(-1)]
	),
	surrounded: attack(
		'basestars',
		[
			ships('front', { raider: 4 }),
			ships('starboard-bow', { basestar: 1 }),
			ships('starboard-aft', { raider: 3, heavy: 1 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { viper: 1, civilian: 1 }),
			ships('port-bow', { viper: 1, civilian: 1 })
		],
		[discard('current', 3)]
	),
	'tactical-strike': attack(
		'raiders',
		[
			ships('front', { heavy: 1 }),
			ships('starboard-aft', { civilian: 1 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { viper: 2, civilian: 1 }),
			ships('port-bow', { basestar: 1, raider: 5 })
		],
		[damageVipers(2, 'reserves')]
	),
	'thirty-three': attack(
		'raiders',
		[
			ships('front', { basestar: 1 }),
			ships('starboard-aft', { civilian: 1 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { viper: 1, civilian: 1 }),
			ships('port-bow', { viper: 1, civilian: 1 })
		],
		[keep({ jumpOr: 'civilian-or-basestar-destroyed' })],
		// R7.3.7: before the kept cards end
		auto('fleet-jumped', [
			{ kind: 'transfer', from: 'this', to: { deck: 'crisis' }, count: 1, as: 'shuffled' }
		])
	)
} as const satisfies Record<string, Crisis>;

export type CrisisBaseId = keyof typeof crisesBase;
