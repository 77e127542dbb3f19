import type { Character } from './components.ts';
import { SKILL_TYPES } from './ids.ts';
import type { EachSeat, Effect, Modifier, PlainEffect, Where } from './vocabulary.ts';
import {
	action,
	allOf,
	always,
	anyOf,
	at,
	auto,
	board,
	checkOf,
	choose,
	compare,
	destroy,
	discard,
	draw,
	inWindow,
	is,
	may,
	modify,
	movement,
	not,
	oneOf,
	pay,
	pieces,
	place,
	population,
	send
} from './words.ts';

const once = { once: true } as const;
const anotherPlayer: EachSeat = { each: 'all', except: 'acting' };
const changeDifficulty = (by: number) => modify({ kind: 'difficulty', by }, 'check');
const neverActivate = (where: Where): Modifier => ({ kind: 'forbid', deed: { do: 'activate', at: where } });
const lookAt = (deck: 'crisis'): PlainEffect => ({
	kind: 'look',
	who: 'acting',
	at: { deck },
	count: 1,
	put: 'top-or-bottom'
});

const humansHere: EachSeat = { each: 'human', at: { placeOf: 'acting' }, except: 'acting' };
const sacrifice = (piece: 'raider' | 'heavy' | 'basestar' | 'civilian', count: number): Effect[] => [
	destroy(piece, count, { in: 'chosen-area' })
];
const basestarsInPlay = { pieces: pieces('basestar', 'all', { in: 'any' }) } as const;

export const characters = {
	'laura-roslin': {
		set: 'base',
		category: 'political',
		start: 'presidents-office',
		skills: { fixed: { politics: 3, leadership: 2 } },
		positive: [always([{ kind: 'draw-choice', deck: 'crisis', draw: 2 }])],
		once: [action([{ kind: 'resolve', from: { deck: 'quorum', draw: 4 }, rest: 'bottom' }], once)],
		negative: [always([{ kind: 'activation-cost', at: 'any', discard: 2 }])]
	},
	'gaius-baltar': {
		set: 'base',
		category: 'political',
		start: 'research-lab',
		skills: { fixed: { politics: 2, leadership: 1, engineering: 1 } },
		positive: [auto('crisis-revealed', [draw('holder', 'any', 1)], { needs: is('holder', 'drawer') })],
		once: [
			action(
				[
					choose({ seats: anotherPlayer }),
					{ kind: 'look', who: 'acting', at: { loyalty: 'chosen' }, count: 'all' }
				],
				once
			)
		],
		negative: [
			always([{ kind: 'extra-loyalty', at: 'entry' }]),
			// R10.6.5
			always([{ kind: 'forbid', deed: { do: 'once-per-game' } }], is('holder', 'newcomer'))
		]
	},
	'tom-zarek': {
		set: 'base',
		category: 'political',
		start: 'administration',
		skills: { fixed: { politics: 2, leadership: 2, tactics: 1 } },
		positive: [
			inWindow('check-before', [oneOf(undefined, [changeDifficulty(2)], [changeDifficulty(-2)])], {
				// R11.4.8
				needs: anyOf(
					checkOf(['administration', 'brig']),
					allOf(checkOf(['detention']), at('holder', board('new-caprica')))
				)
			})
		],
		once: [
			action(
				[
					pay(
						[population(-1)],
						[
							choose({ one: { resources: ['fuel', 'food', 'morale'] } }),
							{ kind: 'resource', resource: 'chosen-resource', by: 1 }
						]
					)
				],
				once
			)
		],
		negative: [always([{ kind: 'forbid', deed: { do: 'activate-shared', except: 'brig' } }])]
	},
	'william-adama': {
		set: 'base',
		category: 'military',
		start: 'admirals-quarters',
		skills: { fixed: { leadership: 3, tactics: 2 } },
		positive: [always([{ kind: 'positive', strength: 1 }], checkOf('crisis', { drawnBy: 'holder' }))],
		once: [
			inWindow(
				'check-cleanup',
				[{ kind: 'transfer', from: 'check', to: { hand: 'acting' }, count: 'all' }],
				once
			)
		],
		negative: [always([neverActivate('admirals-quarters')])]
	},
	'saul-tigh': {
		set: 'base',
		category: 'military',
		start: 'command',
		skills: { fixed: { leadership: 2, tactics: 3 } },
		positive: [inWindow('check-before', [changeDifficulty(-3)], { needs: checkOf(['admirals-quarters']) })],
		once: [action([{ kind: 'title', title: 'president', to: 'admiral' }], once)],
		negative: [
			auto('turn-start', [discard('holder', 1)], {
				needs: compare({ cards: { hand: 'holder' } }, '==', 1)
			})
		]
	},
	'karl-helo-agathon': {
		set: 'base',
		category: 'military',
		start: 'stranded',
		skills: { fixed: { leadership: 2, tactics: 2, piloting: 1 } },
		positive: [
			inWindow('after-roll', [{ kind: 'reroll' }], {
				needs: is('holder', 'current'),
				limit: { n: 1, per: 'turn' }
			})
		],
		once: [inWindow('option-chosen', [{ kind: 'branch', to: 'other' }], { instead: true, once: true })],
		negative: [
			always(
				[
					{ kind: 'forbid', deed: { do: 'move' } },
					{ kind: 'forbid', deed: { do: 'be-moved' } },
					{ kind: 'forbid', deed: { do: 'act' } }
				],
				is('holder', 'stranded')
			),
			auto('entered-play', [
				{ kind: 'later', at: 'second-own-turn', effects: [send('holder', 'hangar-deck')] }
			])
		]
	},
	'lee-apollo-adama': {
		set: 'base',
		category: 'pilot',
		start: 'viper',
		skills: {
			fixed: { tactics: 1, piloting: 2 },
			split: { count: 2, from: ['leadership', 'politics'] }
		},
		positive: [
			inWindow(
				'viper-placed',
				[
					{ kind: 'pilot', who: 'acting', viper: 'placed' },
					{ kind: 'grant', who: 'acting', actions: 1 }
				],
				{ needs: allOf(at('holder', board('galactica')), not(at('holder', 'brig'))) }
			)
		],
		once: [action([{ kind: 'activate-vipers', upTo: 6 }], once)],
		negative: [always([{ kind: 'random-discard' }])]
	},
	'kara-starbuck-thrace': {
		set: 'base',
		category: 'pilot',
		start: 'hangar-deck',
		skills: {
			fixed: { tactics: 2, piloting: 2 },
			split: { count: 1, from: ['leadership', 'engineering'] }
		},
		positive: [
			always([{ kind: 'limit', of: 'actions', n: 2 }], {
				kind: 'is',
				who: 'holder',
				is: 'piloting',
				asOf: 'turn-start'
			})
		],
		once: [inWindow('crisis-revealed', [{ kind: 'redraw-crisis' }], { instead: true, once: true })],
		negative: [always([{ kind: 'difficulty', by: -3 }], checkOf(['admirals-quarters'], { target: 'holder' }))]
	},
	'sharon-boomer-valerii': {
		set: 'base',
		category: 'pilot',
		start: 'armory',
		skills: { fixed: { tactics: 2, piloting: 2, engineering: 1 } },
		positive: [inWindow('turn-end', [lookAt('crisis')], { of: { own: true } })],
		once: [
			inWindow(
				'check-bypass',
				[oneOf(undefined, [{ kind: 'branch', to: 'pass' }], [{ kind: 'branch', to: 'fail' }])],
				{ instead: true, once: true, needs: checkOf('crisis') }
			)
		],
		negative: [
			always([{ kind: 'extra-loyalty', at: 'sleepers' }]),
			auto('sleepers-dealt', [send('holder', 'brig')]),
			// R10.6.4
			auto('entered-play', [send('holder', 'brig')], { needs: is('holder', 'newcomer') })
		]
	},
	'chief-galen-tyrol': {
		set: 'base',
		category: 'support',
		start: 'hangar-deck',
		skills: { fixed: { politics: 1, leadership: 2, engineering: 2 } },
		positive: [
			inWindow('card-resolved', [{ kind: 'grant', who: 'acting', actions: 1 }], {
				of: { card: 'repair', own: true },
				needs: is('holder', 'current'),
				limit: { n: 1, per: 'turn' }
			})
		],
		once: [
			inWindow(
				'check-cards-in',
				[
					choose({ one: { types: SKILL_TYPES } }),
					modify({ kind: 'strength-zero', type: 'chosen-type' }, 'check')
				],
				once
			)
		],
		negative: [always([{ kind: 'limit', of: 'hand', n: 8 }])]
	},
	'helena-cain': {
		set: 'pegasus',
		category: 'military',
		start: ['pegasus-cic', 'command'],
		skills: {
			fixed: { leadership: 2, tactics: 2 },
			split: { count: 1, from: ['leadership', 'tactics'] }
		},
		positive: [
			inWindow('check-outcome', [{ kind: 'execute', who: 'target' }], {
				of: { outcome: 'pass' },
				instead: true,
				needs: allOf(checkOf(['admirals-quarters']), compare('total', '>=', 10))
			})
		],
		once: [
			action([destroy('civilian', 2), { kind: 'jump', destinations: 1 }], {
				needs: compare('distance', '<=', 6),
				once: true
			})
		],
		negative: [always([neverActivate(['ftl-control', 'engine-room'])])]
	},
	'ellen-tigh': {
		set: 'pegasus',
		category: 'political',
		start: 'admirals-quarters',
		skills: { fixed: { politics: 2, leadership: 2, treachery: 1 } },
		positive: [
			inWindow(
				'movement-end',
				[
					choose({ seats: humansHere }),
					pay(
						[
							{
								kind: 'transfer',
								from: { hand: 'acting' },
								to: { hand: 'chosen' },
								count: 1,
								pick: 'acting'
							}
						],
						[draw('acting', 'set', 2)]
					)
				],
				{ of: { own: true }, needs: at(humansHere, { placeOf: 'acting' }) }
			)
		],
		once: [
			inWindow(
				'turn-start',
				[
					choose({ one: { titles: ['president', 'admiral'] } }),
					{ kind: 'title', title: 'chosen-title', to: 'acting', returned: true }
				],
				{ of: { own: true }, once: true }
			)
		],
		// Treachery stands in her skill set; R4.5.1 keeps its text from her.
		negative: []
	},
	'anastasia-dee-dualla': {
		set: 'pegasus',
		category: 'support',
		start: 'communications',
		skills: { fixed: { leadership: 1, tactics: 3, engineering: 1 } },
		positive: [
			inWindow(
				'location-activated',
				[
					{ kind: 'look', who: 'acting', at: { ships: 'all' }, count: 'all' },
					may([{ kind: 'move-ships', what: 'all-civilians', to: 'adjacent' }])
				],
				{ of: { place: 'communications', own: true }, instead: true }
			)
		],
		once: [
			inWindow(
				'check-before',
				[
					choose({ one: { decks: SKILL_TYPES } }),
					{ kind: 'look', who: 'acting', at: { deck: 'chosen-deck' }, count: 3 },
					oneOf(
						undefined,
						// R5.3.4
						[
							{
								kind: 'later',
								at: 'destiny-in',
								effects: [{ kind: 'transfer', from: 'looked', to: 'check', count: 'all' }]
							}
						],
						[{ kind: 'transfer', from: 'looked', to: { hand: 'acting' }, count: 'all' }]
					)
				],
				once
			)
		],
		negative: [
			auto('resource-lost', [{ kind: 'execute', who: 'holder', moraleLoss: false }], {
				of: { resource: 'morale' },
				needs: compare({ resource: 'morale' }, '<=', 2)
			})
		]
	},
	'louanne-kat-katraine': {
		set: 'pegasus',
		category: 'pilot',
		start: 'hangar-deck',
		skills: { fixed: { leadership: 1, tactics: 2, piloting: 2 } },
		positive: [
			inWindow(
				'roll-due',
				[pay([discard('acting', 1)], [{ kind: 'replace-roll', value: { sum: ['paid-strength', 2] } }])],
				{ of: { own: true, step: 'action' }, instead: true }
			)
		],
		once: [
			action(
				[
					choose({ areas: { areaOf: 'acting' } }),
					send('acting', 'sickbay'),
					oneOf(
						undefined,
						sacrifice('raider', 5),
						sacrifice('heavy', 2),
						sacrifice('basestar', 1),
						sacrifice('civilian', 1)
					)
				],
				{ needs: is('acting', 'piloting'), once: true }
			)
		],
		negative: [
			auto('action-end', [send('holder', 'sickbay')], {
				of: { own: true },
				needs: at('holder', { placeOf: 'holder', asOf: 'turn-start' })
			})
		]
	},
	cavil: {
		set: 'pegasus',
		category: 'cylon-leader',
		start: 'cylon-fleet',
		skills: { fixed: { tactics: 1 }, split: { count: 1, from: ['treachery', 'engineering'] } },
		positive: [
			action([
				oneOf(
					undefined,
					{ needs: compare(basestarsInPlay, '<', 2), effects: [place('front', { basestar: 1 })] },
					{
						needs: compare(basestarsInPlay, '>=', 2),
						effects: [may([{ kind: 'remove', pieces: pieces('basestar', 1, { in: 'any' }) }])]
					}
				),
				may([place('front', { raider: 3 }), place('rear', { civilian: 1 })])
			])
		],
		once: [movement([{ kind: 'grant', who: 'acting', actions: 2 }], once)],
		negative: [auto('cylon-revealed', [discard('holder', 'hand')])]
	},
	'leoben-conoy': {
		set: 'pegasus',
		category: 'cylon-leader',
		start: 'human-fleet',
		skills: { fixed: { politics: 1 }, split: { count: 1, from: ['treachery', 'engineering'] } },
		positive: [
			movement([
				{ kind: 'transfer', from: { deck: 'destiny' }, to: { hand: 'acting' }, count: 2 },
				{
					kind: 'transfer',
					from: { hand: 'acting' },
					to: { deck: 'destiny' },
					count: 2,
					pick: 'acting',
					as: 'top'
				}
			])
		],
		once: [
			action(
				[
					choose({ seats: anotherPlayer }),
					{ kind: 'exchange', a: { hand: 'acting' }, b: { hand: 'chosen' } }
				],
				once
			)
		],
		negative: [always([{ kind: 'forbid', deed: { do: 'move', to: 'shared' } }])]
	},
	'caprica-six': {
		set: 'pegasus',
		category: 'cylon-leader',
		start: 'caprica',
		skills: { fixed: { leadership: 1 }, split: { count: 1, from: ['treachery', 'engineering'] } },
		positive: [
			movement([
				choose({ seats: anotherPlayer }),
				{
					kind: 'transfer',
					from: { hand: 'chosen' },
					to: { hand: 'acting' },
					count: 1,
					pick: 'random'
				},
				choose({ one: { types: SKILL_TYPES } }),
				draw('chosen', 'chosen-type', 1)
			])
		],
		once: [
			inWindow(
				'check-revealed',
				[{ kind: 'transfer', from: { hand: 'acting' }, to: 'check', count: 'any', pick: 'acting' }],
				once
			)
		],
		negative: [always([{ kind: 'activation-cost', at: 'cylon-fleet', discard: 1 }])]
	}
} as const satisfies Record<string, Character>;
export type CharacterId = keyof typeof characters;
