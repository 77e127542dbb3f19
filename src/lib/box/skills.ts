import type { SkillCard } from './components.ts';
import { RESOURCES } from './ids.ts';
import type { Ability, Effect, Modifier } from './vocabulary.ts';
import {
	action,
	activate,
	at,
	auto,
	choose,
	compare,
	damageGalactica,
	destroy,
	draw,
	everyone,
	forEach,
	humans,
	inWindow,
	is,
	may,
	modify,
	morale,
	movement,
	oneOf,
	pieces,
	place,
	roll,
	when
} from './words.ts';

// Copies by strength: every deck has one low and one high card in the base set, and two small additions in Pegasus.
const low = { set: 'base', strengths: { 1: 8, 2: 6 } } as const;
const high = { set: 'base', strengths: { 3: 4, 4: 2, 5: 1 } } as const;
const lowPegasus = { set: 'pegasus', strengths: { 1: 1, 2: 1 } } as const;
const highPegasus = { set: 'pegasus', strengths: { 3: 1, 4: 1, 5: 1 } } as const;

const reckless = (effects: readonly Effect[]) =>
	({
		reckless: true,
		abilities: [inWindow('check-before', effects, { limit: { n: 1, per: 'check', group: 'reckless' } })]
	}) as const;
const beforeCheck = (mod: Modifier): Ability => inWindow('check-before', [modify(mod, 'check')]);
const revealed = (...effects: Effect[]) =>
	({
		checkAbility: true,
		abilities: [auto('check-abilities', effects, { of: { reckless: true }, limit: { n: 1, per: 'check' } })]
	}) as const;

const addToRoll = (by: number, until: 'roll' | 'result' | 'next-result') =>
	modify({ kind: 'roll-add', by, rolls: 'any' }, until);
/** R4.3.4: Executive Order and Critical Situation share it. */
const oneOrder = { limit: { n: 1, per: 'turn', group: 'orders' } } as const;
const piloting = { needs: is('acting', 'piloting') } as const;
const fullThrottle: readonly Effect[] = [
	may([{ kind: 'move-ships', what: 'own-viper', to: 'any' }]),
	may([{ kind: 'attack', with: 'viper' }])
];

export const skillCards = {
	'consolidate-power': { ...low, type: 'politics', abilities: [action([draw('acting', 'any', 2)])] },
	'investigative-committee-base': {
		...high,
		type: 'politics',
		abilities: [beforeCheck({ kind: 'face-up', destiny: true })]
	},
	'investigative-committee-pegasus': {
		...high,
		set: 'pegasus',
		type: 'politics',
		replaces: 'investigative-committee-base',
		abilities: [beforeCheck({ kind: 'face-up', destiny: false })]
	},
	'support-the-people': {
		...lowPegasus,
		type: 'politics',
		...reckless([
			forEach(
				{ each: 'human', if: compare({ cards: { hand: 'each' } }, '<=', 4) },
				may([draw('each', 'set', 2)], 'each')
			)
		])
	},
	'preventative-policy': {
		...highPegasus,
		type: 'politics',
		abilities: [
			movement([
				choose({ one: { resources: RESOURCES } }),
				modify({ kind: 'loss-less', resource: 'chosen-resource', by: 1 }, 'turn')
			])
		]
	},
	'executive-order': {
		...low,
		type: 'leadership',
		abilities: [
			action(
				[
					choose({ seats: { each: 'human', except: 'acting' } }),
					oneOf(
						'chosen',
						[{ kind: 'grant', who: 'chosen', move: true, actions: 1 }],
						[{ kind: 'grant', who: 'chosen', actions: 2 }]
					)
				],
				oneOrder
			)
		]
	},
	'declare-emergency': {
		...high,
		type: 'leadership',
		abilities: [
			inWindow('check-total', [modify({ kind: 'difficulty', by: -2 }, 'check')], {
				limit: { n: 1, per: 'check' }
			})
		]
	},
	'major-victory': {
		...lowPegasus,
		type: 'leadership',
		abilities: [
			inWindow('destroyed', [roll([4], [8, morale(1)])], {
				of: { pieces: ['basestar', 'centurion'], own: true },
				limit: { n: 1, per: 'turn' }
			})
		]
	},
	'at-any-cost': {
		...highPegasus,
		type: 'leadership',
		...reckless([modify({ kind: 'positive', types: ['treachery'] }, 'check')])
	},
	'launch-scout': {
		...low,
		type: 'tactics',
		abilities: [
			action(
				[
					roll(
						[2, destroy('raptor', 1)],
						[
							8,
							choose({ one: { decks: ['crisis', 'destination'] } }),
							{ kind: 'look', who: 'acting', at: { deck: 'chosen-deck' }, count: 1, put: 'top-or-bottom' }
						]
					)
				],
				{ needs: compare({ pieces: pieces('raptor', 'all', { in: 'reserves' }) }, '>=', 1) }
			)
		]
	},
	'strategic-planning': {
		...high,
		type: 'tactics',
		abilities: [inWindow('before-roll', [addToRoll(2, 'roll')], { limit: { n: 1, per: 'roll' } })]
	},
	'guts-and-initiative': {
		...lowPegasus,
		type: 'tactics',
		...reckless([modify({ kind: 'destiny-count', n: 0 }, 'check')])
	},
	'critical-situation': {
		...highPegasus,
		type: 'tactics',
		abilities: [movement([{ kind: 'grant', who: 'acting', actions: 1 }], oneOrder)]
	},
	'evasive-maneuvers': {
		...low,
		type: 'piloting',
		abilities: [
			inWindow(
				'after-roll',
				[when(is('target', 'piloting'), addToRoll(-2, 'next-result')), { kind: 'reroll' }],
				{ of: { attackOn: 'viper' } }
			)
		]
	},
	'maximum-firepower': {
		...high,
		type: 'piloting',
		abilities: [
			action([{ kind: 'attack', with: 'viper', times: 4 }], piloting),
			inWindow('after-roll', [{ kind: 'reroll' }], { of: { attackOn: 'occupation', own: true } })
		]
	},
	'full-throttle': {
		...lowPegasus,
		type: 'piloting',
		abilities: [movement(fullThrottle, piloting), action(fullThrottle, piloting)]
	},
	'run-interference': {
		...highPegasus,
		type: 'piloting',
		abilities: [
			inWindow('raiders-activate', [modify({ kind: 'raiders-miss', first: 4 }, 'activation')], piloting)
		]
	},
	repair: {
		...low,
		type: 'engineering',
		abilities: [
			action([
				oneOf(undefined, [{ kind: 'repair', what: 'own-place' }], {
					needs: at('acting', 'hangar-deck'),
					effects: [{ kind: 'repair', what: pieces('viper', 2, { upTo: true, in: 'damaged' }) }]
				})
			])
		]
	},
	'scientific-research': {
		...high,
		type: 'engineering',
		abilities: [beforeCheck({ kind: 'positive', types: ['engineering'] })]
	},
	'jury-rigged': {
		...lowPegasus,
		type: 'engineering',
		...reckless([modify({ kind: 'difficulty', by: -4 }, 'check')])
	},
	calculations: {
		...highPegasus,
		type: 'engineering',
		// R1.5.7: a reroll takes the change away and the limit starts anew.
		abilities: [
			inWindow('after-roll', [oneOf(undefined, [addToRoll(1, 'result')], [addToRoll(-1, 'result')])], {
				limit: { n: 1, per: 'result' }
			})
		]
	},
	'broadcast-location': {
		set: 'pegasus',
		type: 'treachery',
		strengths: { 1: 8 },
		...revealed(place('front', { basestar: 1 }), place('rear', { civilian: 1 }))
	},
	'by-your-command': {
		set: 'pegasus',
		type: 'treachery',
		strengths: { 1: 4 },
		...revealed(
			activate('raiders'),
			{ kind: 'activate', icon: 'heavy', noCenturions: true },
			activate('occupation')
		)
	},
	'special-destiny': {
		set: 'pegasus',
		type: 'treachery',
		strengths: { 2: 5 },
		...revealed(draw(everyone, 'treachery', 1))
	},
	'gods-plan': {
		set: 'pegasus',
		type: 'treachery',
		strengths: { 2: 3 },
		abilities: [movement([{ kind: 'exchange', a: 'this', b: { deck: 'destiny' } }])]
	},
	'human-weakness': {
		set: 'pegasus',
		type: 'treachery',
		strengths: { 3: 2 },
		abilities: [action([{ kind: 'resource', resource: 'highest', by: -1 }], { needs: at(humans, 'prison') })]
	},
	sabotage: {
		set: 'pegasus',
		type: 'treachery',
		strengths: { 3: 4 },
		abilities: [
			inWindow('discarded', [damageGalactica(1)], {
				of: { by: 'human', type: 'treachery' },
				limit: { n: 1, per: 'turn' }
			})
		]
	}
} as const satisfies Record<string, SkillCard>;
export type SkillId = keyof typeof skillCards;
