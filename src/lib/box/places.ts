import type { BoardAction, Place } from './components.ts';
import type { Ability, Condition, Effect, Modifier } from './vocabulary.ts';
import {
	action,
	allOf,
	always,
	anyOf,
	at,
	board,
	check,
	checkOf,
	choose,
	compare,
	damageGalactica,
	destroy,
	draw,
	execute,
	humans,
	is,
	may,
	modify,
	oneOf,
	orbit,
	pay,
	pieces,
	place,
	roll,
	send,
	track,
	when
} from './words.ts';

const human = { set: 'base', user: 'human' } as const;
const cylon = { set: 'base', user: 'cylon' } as const;
const pegasus = { set: 'pegasus', user: 'human' } as const;
const overlay = { set: 'pegasus', user: 'cylon' } as const;
const newCaprica = { set: 'new-caprica', user: 'both' } as const;

const receiveOne = always([{ kind: 'receive', n: 1 }]);
const noMove: Modifier = { kind: 'forbid', deed: { do: 'move' } };
const noRevealEffect: Modifier = { kind: 'forbid', deed: { do: 'reveal-effect' } };
const checkCards = (n: number): Modifier => ({ kind: 'limit', of: 'check-cards', n });
const goTo = (name: 'galactica' | 'new-caprica'): readonly Effect[] => [
	choose({ places: board(name, { safe: true }) }),
	send('acting', 'chosen-place')
];

const playQuorumCard: Effect = { kind: 'resolve', from: 'quorum-hand' };
const playSuperCrisis: Effect = { kind: 'resolve', from: 'super-crises' };
const lookAtDeck: readonly Effect[] = [
	choose({ one: { decks: ['crisis', 'destination'] } }),
	{ kind: 'look', who: 'acting', at: { deck: 'chosen-deck' }, count: 1, put: 'top-or-bottom' }
];
const cylonFleet: readonly Ability[] = [
	action([
		oneOf(
			undefined,
			// R6.3.5
			[
				choose({ one: { icons: ['raiders', 'heavy', 'basestars'] } }),
				{ kind: 'activate', icon: 'chosen-icon' }
			],
			[{ kind: 'launch', raider: 2, heavy: 1 }]
		)
	])
];

export const places = {
	'ftl-control': {
		...human,
		at: 'ftl-control',
		abilities: [
			action(
				[
					roll([6, { kind: 'resource', resource: 'population', by: { minus: 'marker-loss' } }], [8]),
					{ kind: 'jump' }
				],
				{ needs: compare('marker', '>=', 3) }
			)
		]
	},
	'weapons-control': {
		...human,
		at: 'weapons-control',
		abilities: [action([{ kind: 'attack', with: 'galactica' }])]
	},
	command: { ...human, at: 'command', abilities: [action([{ kind: 'activate-vipers', upTo: 2 }])] },
	communications: {
		...human,
		at: 'communications',
		abilities: [
			action([
				choose({ ships: pieces('civilian', 2, { in: 'any' }) }),
				{ kind: 'look', who: 'acting', at: { ships: 'chosen' }, count: 'all' },
				may([{ kind: 'move-ships', what: 'ship', to: 'adjacent' }])
			])
		]
	},
	'admirals-quarters': {
		...human,
		at: 'admirals-quarters',
		abilities: [
			action([
				choose({ seats: humans, movableTo: 'brig' }),
				check(7, ['leadership', 'tactics'], { pass: [send('chosen', 'brig')] })
			])
		]
	},
	'research-lab': {
		...human,
		at: 'research-lab',
		abilities: [
			action([oneOf(undefined, [draw('acting', 'engineering', 1)], [draw('acting', 'tactics', 1)])])
		]
	},
	'hangar-deck': {
		...human,
		at: 'hangar-deck',
		abilities: [
			action(
				[
					{ kind: 'pilot', who: 'acting', viper: 'reserves' },
					{ kind: 'grant', who: 'acting', actions: 1 }
				],
				{ needs: is('acting', 'pilot') }
			)
		]
	},
	armory: { ...human, at: 'armory', abilities: [action([{ kind: 'attack', with: 'armory' }])] },
	sickbay: { ...human, at: 'sickbay', hazardous: true, abilities: [receiveOne] },
	brig: {
		...human,
		at: 'brig',
		hazardous: true,
		abilities: [
			always([noMove, { kind: 'skip-step', step: 'crisis' }, checkCards(1), noRevealEffect]),
			action([check(7, ['politics', 'tactics'], { pass: goTo('galactica') })])
		]
	},
	'press-room': { ...human, at: 'press-room', abilities: [action([draw('acting', 'politics', 2)])] },
	'presidents-office': {
		...human,
		at: 'presidents-office',
		abilities: [
			action(
				[
					draw('acting', 'quorum', 1),
					may([oneOf(undefined, [draw('acting', 'quorum', 1)], [playQuorumCard])])
				],
				{ by: 'president' }
			)
		]
	},
	administration: {
		...human,
		at: 'administration',
		abilities: [
			action([
				choose({ seats: humans, eligible: 'president' }),
				check(5, ['politics', 'leadership'], {
					pass: [{ kind: 'title', title: 'president', to: 'chosen' }]
				})
			])
		]
	},
	'caprica-base': {
		...cylon,
		at: 'caprica',
		abilities: [
			action([
				oneOf(
					undefined,
					[playSuperCrisis],
					[
						{
							kind: 'resolve',
							from: { deck: 'crisis', draw: 2 },
							rest: 'discard',
							skip: ['activate', 'prepare']
						}
					]
				)
			])
		]
	},
	'cylon-fleet-base': { ...cylon, at: 'cylon-fleet', abilities: cylonFleet },
	'human-fleet-base': {
		...cylon,
		at: 'human-fleet',
		abilities: [
			action([
				choose({ seats: { each: 'all', except: 'acting' } }),
				{ kind: 'look', who: 'acting', at: { hand: 'chosen' }, count: 'all' },
				{ kind: 'transfer', from: { hand: 'chosen' }, to: { hand: 'acting' }, count: 1, pick: 'acting' },
				roll([4], [8, damageGalactica(1)])
			])
		]
	},
	'resurrection-ship-base': {
		...cylon,
		at: 'resurrection-ship',
		abilities: [
			action([
				may([
					pay(
						[{ kind: 'discard', who: 'acting', count: 1, what: 'super-crisis' }],
						[draw('acting', 'super-crisis', 1)]
					)
				]),
				when(
					compare('distance', '<=', 7),
					may([
						choose({ seats: { each: 'all', except: 'acting' } }),
						{ kind: 'transfer', from: { loyalty: 'acting' }, to: { loyalty: 'chosen' }, count: 'all' }
					])
				)
			])
		]
	},
	'caprica-pegasus': {
		...overlay,
		at: 'caprica',
		abilities: [
			action([
				oneOf(
					undefined,
					[playSuperCrisis],
					[{ kind: 'resolve', from: { deck: 'crisis', draw: 2 }, rest: 'bottom', skip: ['activate'] }]
				)
			])
		]
	},
	'cylon-fleet-pegasus': { ...overlay, at: 'cylon-fleet', abilities: cylonFleet },
	'human-fleet-pegasus': {
		...overlay,
		at: 'human-fleet',
		abilities: [
			action([
				oneOf(
					undefined,
					// unsure: "of different types, also outside the skill set" rests on one source
					[...lookAtDeck, { kind: 'draw', who: 'acting', from: 'any', count: 2, distinct: true }],
					{
						needs: anyOf(is('acting', 'leader'), is('acting', 'sympathetic')),
						effects: [{ kind: 'infiltrate', who: 'acting' }, ...goTo('galactica')]
					}
				)
			])
		]
	},
	'resurrection-ship-pegasus': {
		...overlay,
		at: 'resurrection-ship',
		hazardous: true,
		abilities: [receiveOne, action([draw('acting', 'super-crisis', 1)])]
	},
	'pegasus-cic': {
		...pegasus,
		at: 'pegasus-cic',
		abilities: [action([{ kind: 'attack', with: 'pegasus' }])]
	},
	airlock: {
		...pegasus,
		at: 'airlock',
		abilities: [
			// D13
			action([
				choose({ seats: humans, executable: true }),
				check(12, ['politics', 'tactics', 'treachery'], { pass: [execute('chosen')] })
			]),
			always([{ kind: 'difficulty', by: -4 }], allOf(checkOf(['airlock']), at('target', 'brig')))
		]
	},
	'main-batteries': {
		...pegasus,
		at: 'main-batteries',
		abilities: [
			action([
				choose({ areas: 'any' }),
				roll(
					[1, destroy('civilian', 1, { in: 'chosen-area' })],
					[3, { kind: 'damage', target: pieces('viper', 1, { in: 'chosen-area' }), hits: 1 }],
					[6, destroy('raider', 2, { in: 'chosen-area' })],
					[8, destroy('raider', 4, { in: 'chosen-area' })]
				)
			])
		]
	},
	'engine-room': {
		...pegasus,
		at: 'engine-room',
		abilities: [
			action([
				pay(
					[{ kind: 'discard', who: 'acting', count: 2 }],
					[modify({ kind: 'add-icon', icon: 'jump' }, 'turn')]
				)
			])
		]
	},
	'medical-center': {
		...newCaprica,
		at: 'medical-center',
		hazardous: true,
		abilities: [
			receiveOne,
			always([
				{ kind: 'redirect', from: 'sickbay', to: 'medical-center', while: 'always' },
				{ kind: 'redirect', from: 'resurrection-ship', to: 'medical-center', while: 'before-return' }
			])
		]
	},
	detention: {
		...newCaprica,
		user: 'human',
		at: 'detention',
		hazardous: true,
		abilities: [
			always([noMove, checkCards(2), noRevealEffect]),
			always([{ kind: 'redirect', from: 'brig', to: 'detention', while: 'always' }]),
			action([check(9, ['politics', 'tactics'], { pass: goTo('new-caprica') })])
		]
	},
	'resistance-hq': {
		...newCaprica,
		user: 'human',
		at: 'resistance-hq',
		abilities: [
			action([
				choose({ seats: { each: 'all', at: board('new-caprica') }, executable: true }),
				check(7, ['leadership', 'tactics', 'treachery'], {
					pass: [{ kind: 'execute', who: 'chosen', binding: true }]
				})
			])
		]
	},
	'occupation-authority': {
		...newCaprica,
		at: 'occupation-authority',
		abilities: [
			action([may([draw('acting', 'quorum', 1)]), may([playQuorumCard])], { by: 'president' }),
			action(
				[{ kind: 'activate', icon: 'occupation', only: 1 }, place('occupation-authority', { occupation: 1 })],
				{ by: 'cylon' }
			)
		]
	},
	'breeders-canyon': {
		...newCaprica,
		at: 'breeders-canyon',
		abilities: [
			action([pay([{ kind: 'resource', resource: 'highest', by: -1 }], [track(1)])], { by: 'human' }),
			// D44
			action([{ kind: 'resolve', from: { deck: 'crisis', draw: 1 }, skip: ['prepare'] }], { by: 'cylon' })
		]
	},
	shipyard: {
		...newCaprica,
		at: 'shipyard',
		abilities: [
			action(
				[
					oneOf(undefined, [{ kind: 'prepare' }], {
						// R11.3.4: the trip needs an evacuation, so there must be a ship to evacuate.
						needs: allOf(orbit, compare({ pieces: pieces('civilian', 'all', { in: 'prepared' }) }, '>=', 1)),
						effects: [{ kind: 'evacuate' }, may(goTo('galactica'))]
					})
				],
				{ by: 'human' }
			),
			action([{ kind: 'look', who: 'acting', at: { ships: 'locked' }, count: 1, put: 'top-or-bottom' }], {
				by: 'cylon'
			})
		]
	}
} as const satisfies Record<string, Place>;
export type PlaceCardId = keyof typeof places;

const occupationHere: Condition = compare(
	{ pieces: pieces('occupation', 'all', { in: { placeOf: 'acting' } }) },
	'>=',
	1
);
const humansHere = { each: 'human', at: { placeOf: 'acting' } } as const;

export const boardActions = {
	'attack-occupation-force': {
		set: 'new-caprica',
		user: 'human',
		ability: action([{ kind: 'attack', with: 'rifle' }], { needs: occupationHere })
	},
	'detain-a-human': {
		set: 'new-caprica',
		user: 'cylon',
		ability: action(
			[
				choose({ seats: humansHere }),
				roll([3, send('chosen', 'detention')], [7, send('chosen', 'medical-center')], [8])
			],
			{ needs: allOf(at(humansHere, { placeOf: 'acting' }), occupationHere) }
		)
	}
} as const satisfies Record<string, BoardAction>;
export type BoardActionId = keyof typeof boardActions;
