import type { Agenda } from './components.ts';
import type { AgendaSide, Resource, Team } from './ids.ts';
import type { Condition } from './vocabulary.ts';
import { anyOf, at, compare, is, not, pieces } from './words.ts';

const printed = <Side extends AgendaSide>(side: Side) => ({ set: 'pegasus', copies: 1, side }) as const;
const hostile = printed('hostile');
const sympathetic = printed('sympathetic');

const won = (team: Team): Condition => ({ kind: 'winner', team });
const atMost = (resource: Resource, n: number) => compare({ resource }, '<=', n);

export const agendas = {
	genocide: { ...hostile, goal: [won('cylons'), atMost('food', 2), atMost('population', 2)] },
	'grant-mercy': {
		...hostile,
		goal: [won('humans'), anyOf(atMost('population', 2), atMost('morale', 2), atMost('food', 2))]
	},
	'mutual-annihilation': {
		...hostile,
		goal: [won('humans'), { kind: 'done', deed: 'played-super-crisis', who: 'holder' }]
	},
	'reduce-them-to-ruins': {
		...hostile,
		goal: [won('cylons'), compare({ damaged: ['galactica', 'pegasus'] }, '>=', 4), atMost('morale', 3)]
	},
	'show-their-true-nature': {
		...hostile,
		goal: [won('cylons'), anyOf(at('holder', 'prison'), { kind: 'done', deed: 'executed', who: 'holder' })]
	},
	'siege-warfare': { ...hostile, goal: [won('cylons'), { kind: 'red', of: 'every' }] },
	'convert-the-infidels': {
		...sympathetic,
		goal: [won('humans'), atMost('food', 3), atMost('fuel', 3), atMost('morale', 3), atMost('population', 3)]
	},
	'guide-them-to-destiny': {
		...sympathetic,
		goal: [won('humans'), compare({ apart: [{ resource: 'population' }, { resource: 'morale' }] }, '<=', 2)]
	},
	'join-the-colonials': {
		...sympathetic,
		goal: [won('humans'), is('holder', 'infiltrating'), not(at('holder', 'prison'))]
	},
	'prove-their-worth': {
		...sympathetic,
		goal: [
			won('humans'),
			compare(
				{
					sum: [
						{ pieces: pieces('viper', 'all', { in: 'damaged' }) },
						{ pieces: pieces('viper', 'all', { in: 'lost' }) },
						{ pieces: pieces('raptor', 'all', { in: 'lost' }) }
					]
				},
				'>=',
				5
			)
		]
	},
	'salvage-their-equipment': {
		...sympathetic,
		goal: [won('cylons'), compare({ damaged: ['galactica'] }, '<=', 2)]
	},
	'the-illusion-of-hope': { ...sympathetic, goal: [won('cylons'), compare('distance', '>=', 6)] }
} as const satisfies Record<string, Agenda>;
export type AgendaId = keyof typeof agendas;
