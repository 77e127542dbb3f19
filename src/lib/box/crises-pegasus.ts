/** The 20 Crisis cards of Pegasus. */
import type { Crisis } from './components.ts';
import { attackOf, crisisOf, damageVipers, lookAtSomeone, makePresident } from './crisis-shapes.ts';
import { BOARDS } from './ids.ts';
import type { Effect } from './vocabulary.ts';
import {
	always,
	auto,
	check,
	choose,
	damageGalactica,
	destroy,
	discard,
	discardForTreachery,
	discardRandom,
	draw,
	everyone,
	execute,
	food,
	fuel,
	humans,
	keep,
	may,
	morale,
	occupants,
	oneOf,
	population,
	roll,
	send,
	ships
} from './words.ts';

const crisis = crisisOf('pegasus');
const attack = attackOf('pegasus');

const addTreacheryToDestiny: Effect = {
	kind: 'transfer',
	from: { deck: 'treachery' },
	to: { deck: 'destiny' },
	count: 2,
	as: 'shuffled'
};

// VOCABULARY: `Where` has no word for all safe places of several boards (R1.3.2, R1.3.3)
const anyHumanPlace = [
	...BOARDS.galactica.filter((place) => place !== 'brig' && place !== 'sickbay'),
	...BOARDS['colonial-one'],
	...BOARDS.pegasus
];

export const crisesPegasus = {
	'a-verdict-of-guilty': crisis(
		{ activate: 'basestars', jump: true },
		oneOf('admiral', [execute('current'), discard('admiral', 3)], [damageGalactica(2)])
	),
	'an-offer-of-peace': crisis(
		{ activate: 'launch-raiders' },
		check(12, ['politics', 'leadership'], {
			fail: [morale(-1), addTreacheryToDestiny],
			partial: { at: 6, effects: [addTreacheryToDestiny] }
		})
	),
	'assassination-plot': crisis(
		{ activate: 'basestars', jump: true },
		// an Admiral who is also current pays once (fact file's note)
		oneOf('president', [discardForTreachery(['admiral', 'current'], 3)], [execute('admiral')])
	),
	'civilian-ship-nuked': crisis(
		{ activate: 'raiders', jump: true },
		oneOf('president', [destroy('civilian', 1), discardForTreachery(everyone, 1)], [destroy('civilian', 2)])
	),
	'code-blue': crisis(
		{ activate: 'heavy', jump: true },
		oneOf(
			'current',
			[
				check(13, ['politics', 'leadership', 'tactics'], {
					pass: lookAtSomeone,
					fail: [morale(-1), send('current', 'brig')]
				})
			],
			[discardForTreachery(everyone, 2)]
		)
	),
	'defending-a-prisoner': crisis(
		{ activate: 'heavy', jump: true },
		check(11, ['politics', 'leadership'], { fail: [morale(-1), roll([4, execute('current')], [8])] })
	),
	dogfight: attack(
		'raiders',
		[
			ships('starboard-aft', { basestar: 1, raider: 2 }),
			ships('rear', { raider: 2 }),
			ships('port-aft', { viper: 1 }),
			ships('port-bow', { viper: 1, civilian: 1 })
		],
		[keep({ jumpOr: 'no-raider-left' })],
		auto('raiders-activate', [{ kind: 'launch', raider: 2 }])
	),
	'food-hoarding-in-the-fleet': crisis(
		{ activate: 'raiders', jump: true },
		oneOf('president', [morale(-1), roll([3, destroy('civilian', 1)], [8])], [food(-2)])
	),
	'medical-breakthrough': crisis(
		{ activate: 'heavy' },
		check(12, ['politics', 'leadership', 'engineering'], {
			pass: [draw(humans, 'set', 1)],
			fail: [morale(-1), discardForTreachery(everyone, 1)],
			partial: { at: 6, effects: [] }
		})
	),
	'pressure-the-supply-ships': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'admiral',
			[food(1), morale(-1), discard('admiral', 2), draw('admiral', 'treachery', 2)],
			[food(-2)]
		)
	),
	'reunite-the-fleet': crisis(
		{ activate: 'raiders' },
		oneOf(
			'current',
			[
				check(10, ['politics', 'leadership'], {
					pass: [population(1)],
					fail: [morale(-1), discardForTreachery(everyone, 1)]
				})
			],
			[discardRandom('current', 2), draw('current', 'treachery', 2)]
		)
	),
	'review-galacticas-log': crisis(
		{ activate: 'raiders', jump: true },
		check(14, ['politics', 'leadership', 'tactics'], {
			fail: [morale(-1), discard('admiral', 5)],
			partial: { at: 6, effects: [discard('admiral', 3)] }
		})
	),
	'sabotage-investigated': crisis(
		{ activate: 'heavy', jump: true },
		check(9, ['tactics', 'engineering'], { pass: [food(-1)], fail: [morale(-1), fuel(-1), food(-1)] })
	),
	scar: attack(
		'raiders',
		[
			{ at: 'starboard-bow', pieces: [{ piece: 'raider', count: 1, scar: true }] },
			ships('rear', { civilian: 2 }),
			ships('port-aft', { viper: 1 }),
			ships('port-bow', { viper: 1 })
		],
		[keep({ jumpOr: 'scar-destroyed' })],
		always([{ kind: 'ace', passes: 2, killedOn: 7 }])
	),
	'standoff-with-pegasus': crisis(
		{ activate: 'launch-raiders' },
		check(22, ['politics', 'leadership', 'tactics', 'piloting'], {
			pass: [
				may(
					[
						choose({ seats: occupants('brig') }, 'current'),
						choose({ places: anyHumanPlace }, 'current'),
						send('chosen', 'chosen-place')
					],
					'current'
				)
			],
			fail: [population(-1), morale(-1), damageVipers(1, 'any')]
		})
	),
	'suspicious-election-results': crisis(
		{ activate: 'raiders' },
		oneOf(
			'admiral',
			[makePresident({ nextInLine: 'president', except: 'president' })],
			[discardRandom('admiral', 1), draw('admiral', 'treachery', 1)]
		)
	),
	'the-black-market': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[
				check(13, ['politics', 'leadership', 'tactics'], {
					pass: [food(1)],
					fail: [food(-2), morale(-1)]
				})
			],
			[food(-1), discardForTreachery(everyone, 1)]
		)
	),
	'the-guardians': attack(
		'basestars',
		[
			ships('front', { basestar: 1 }),
			ships('starboard-bow', { raider: 2 }),
			ships('starboard-aft', { heavy: 1 }),
			ships('rear', { civilian: 1 }),
			ships('port-aft', { viper: 1 }),
			ships('port-bow', { raider: 2, viper: 1 })
		],
		[keep('jump')],
		auto('destroyed', [morale(-1), destroy('raptor', 1)], { of: { pieces: ['basestar'] } })
	),
	'training-snafu': crisis(
		{ activate: 'basestars', jump: true },
		check(8, ['leadership', 'piloting'], { fail: [damageVipers(3, 'space-or-reserves')] })
	),
	'unsettling-stories': crisis(
		{ activate: 'raiders', jump: true },
		oneOf(
			'current',
			[
				check(9, ['politics', 'leadership'], {
					fail: [morale(-1), discardForTreachery(everyone, 1)]
				})
			],
			[morale(-1)]
		)
	)
} as const satisfies Record<string, Crisis>;

export type CrisisPegasusId = keyof typeof crisesPegasus;
