/** The 30 Crisis cards of New Caprica. */
import type { Crisis } from './components.ts';
import { crisisOf } from './crisis-shapes.ts';
import type { Effect, Role } from './vocabulary.ts';
import {
	at,
	board,
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
	forEach,
	fuel,
	humans,
	may,
	modify,
	morale,
	oneOf,
	occupants,
	orbit,
	pay,
	place,
	population,
	roll,
	send,
	track,
	when
} from './words.ts';

const crisis = crisisOf('new-caprica');
/** Printed side by side or not at all; which of the two counts says R11.9.3. */
const jumpOrEvacuate = { jump: true, evacuate: true } as const;

const currentOnNewCaprica = at('current', board('new-caprica'));
const sendCurrent = (to: 'detention' | 'medical-center') => when(currentOnNewCaprica, send('current', to));
const sendSomebody = (by: Role, to: 'detention' | 'medical-center'): Effect[] => [
	choose({ seats: occupants(board('new-caprica')), movableTo: to }, by),
	send('chosen', to)
];
const prepareOrEvacuate = oneOf(undefined, [{ kind: 'prepare' }], {
	needs: orbit,
	effects: [{ kind: 'evacuate' }]
});
const mayFreeSomebody = may([
	choose({ seats: occupants('detention') }),
	choose({ places: board('new-caprica', { safe: true }) }),
	send('chosen', 'chosen-place')
]);

export const crisesNewCaprica = {
	'a-cylon-ally': crisis(
		{ activate: 'raiders', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'admiral',
			{
				needs: currentOnNewCaprica,
				effects: [prepareOrEvacuate, roll([5, send('current', 'detention')], [8])]
			},
			[discard('admiral', 2), discard('current', 3)]
		)
	),
	'arrests-at-night': crisis(
		{ activate: 'launch-raiders', ...jumpOrEvacuate },
		oneOf(
			'current',
			[check(10, ['leadership', 'tactics'], { fail: [morale(-1), sendCurrent('detention')] })],
			[discardForTreachery(everyone, 2)]
		)
	),
	'attack-on-the-power-plant': crisis(
		{ activate: 'launch-raiders', ...jumpOrEvacuate },
		oneOf('president', [morale(-1), draw(humans, 'set', 2)], [population(-1), morale(1)])
	),
	'betrayed-from-within': crisis(
		{ activate: 'raiders', ...jumpOrEvacuate },
		check(9, ['politics', 'leadership'], {
			fail: [execute('current')],
			partial: { at: 6, effects: [discardRandom('current', 2), draw('current', 'treachery', 2)] }
		})
	),
	'brutal-treatment': crisis(
		{ activate: 'basestars', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'current',
			[check(9, ['politics', 'tactics'], { fail: [morale(-1), sendCurrent('medical-center')] })],
			sendSomebody('current', 'detention')
		)
	),
	'centurion-ambush': crisis(
		{ activate: 'raiders', ...jumpOrEvacuate },
		check(7, ['tactics', 'piloting'], { fail: [population(-1), sendCurrent('medical-center')] })
	),
	'contact-informant': crisis(
		{ activate: 'raiders', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'current',
			[check(9, ['politics', 'tactics'], { fail: [morale(-1), population(-1)] })],
			[population(-1)]
		)
	),
	'contact-raptor': crisis(
		{ activate: 'raiders', ...jumpOrEvacuate },
		check(7, ['politics', 'engineering'], { fail: [morale(-1), discard('current', 2)] })
	),
	'decode-cylon-maps': crisis(
		{ activate: 'heavy', occupation: true },
		check(8, ['tactics', 'engineering'], {
			pass: [prepareOrEvacuate],
			fail: [morale(-1), place('occupation-authority', { occupation: 1 })]
		})
	),
	'demanded-surrender': crisis(
		{ activate: 'basestars', occupation: true },
		oneOf('president', sendSomebody('president', 'detention'), [morale(-1)])
	),
	'dissent-among-cylons': crisis(
		{ activate: 'launch-raiders', ...jumpOrEvacuate },
		check(12, ['politics', 'leadership'], {
			pass: [forEach(humans, may([draw('each', 'set', 2)], 'each'))],
			fail: [morale(-1)],
			partial: { at: 7, effects: [] }
		})
	),
	'establish-sanitation': crisis(
		{ activate: 'raiders', ...jumpOrEvacuate },
		oneOf('president', [modify({ kind: 'skip-step', step: 'prepare' }, 'turn')], [morale(-1)])
	),
	'execution-list': crisis(
		{ activate: 'heavy', occupation: true, ...jumpOrEvacuate },
		oneOf('president', [roll([5, execute('president')], [8])], [population(-1)])
	),
	'held-for-questioning': crisis(
		{ activate: 'heavy', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'current',
			[
				check(10, ['politics', 'leadership', 'tactics'], {
					fail: [morale(-1), sendCurrent('detention')]
				})
			],
			[discardRandom('current', 3)]
		)
	),
	'hiding-underground': crisis(
		{ activate: 'raiders', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'current',
			[check(9, ['leadership', 'tactics'], { fail: [food(-1)] })],
			sendSomebody('current', 'detention')
		)
	),
	'intra-atmos-entry': crisis(
		{ activate: 'heavy', ...jumpOrEvacuate },
		check(15, ['leadership', 'tactics', 'piloting', 'engineering'], {
			pass: [prepareOrEvacuate, track(1)],
			fail: [fuel(-1), when(orbit, damageGalactica(1))],
			partial: { at: 9, effects: [] }
		})
	),
	'keeping-hera-hidden': crisis(
		{ activate: 'raiders', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'president',
			[
				{
					kind: 'transfer',
					from: { deck: 'treachery' },
					to: { deck: 'destiny' },
					count: 2,
					as: 'shuffled'
				}
			],
			sendSomebody('president', 'detention')
		)
	),
	'labor-union-strike': crisis(
		{ activate: 'raiders', occupation: true, ...jumpOrEvacuate },
		check(13, ['politics', 'tactics'], {
			pass: [morale(1)],
			fail: [food(-1), sendCurrent('detention')],
			partial: { at: 10, effects: [] }
		})
	),
	'marine-reinforcements': crisis(
		{ activate: 'raiders' },
		oneOf(
			'admiral',
			[destroy('occupation', 1), discard('admiral', 2), discard('current', 3)],
			sendSomebody('admiral', 'detention')
		)
	),
	'meet-liaison-officer': crisis(
		{ activate: 'raiders', ...jumpOrEvacuate },
		check(10, ['politics', 'tactics'], { fail: [fuel(-1), destroy('raptor', 1)] })
	),
	'ncp-graduation': crisis(
		{ activate: 'heavy', ...jumpOrEvacuate },
		oneOf('admiral', [morale(-1)], [population(-1)])
	),
	'ncp-recruitment': crisis(
		{ activate: 'raiders' },
		oneOf(
			'current',
			[check(8, ['politics', 'leadership'], { fail: [morale(-1)] })],
			[discardForTreachery(everyone, 2)]
		)
	),
	'organize-the-pilots': crisis(
		{ activate: 'basestars' },
		check(9, ['politics', 'piloting'], {
			pass: [prepareOrEvacuate],
			fail: [destroy('civilian', 1, { in: ['locked', 'prepared'] })]
		})
	),
	'playing-with-emotions': crisis(
		{ activate: 'launch-raiders', ...jumpOrEvacuate },
		oneOf(
			'current',
			[check(7, ['politics', 'tactics'], { fail: [morale(-1)] })],
			[discardRandom('current', 2), draw('current', 'treachery', 2)]
		)
	),
	'prepare-for-a-fight': crisis(
		{ activate: 'raiders', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'current',
			[
				check(8, ['leadership', 'tactics', 'engineering'], {
					pass: [destroy('occupation', 1)],
					fail: [morale(-1), sendCurrent('detention')]
				})
			],
			sendSomebody('current', 'medical-center')
		)
	),
	'prepare-the-civilians': crisis(
		{ activate: 'raiders', ...jumpOrEvacuate },
		check(9, ['politics', 'leadership'], {
			fail: [food(-1), place('occupation-authority', { occupation: 1 })]
		})
	),
	'recover-launch-keys': crisis(
		{ activate: 'basestars' },
		check(10, ['leadership', 'tactics', 'engineering'], {
			pass: [prepareOrEvacuate],
			fail: [population(-1), sendCurrent('detention')]
		})
	),
	'rescue-detainees': crisis(
		{ activate: 'heavy', occupation: true, ...jumpOrEvacuate },
		oneOf(
			'current',
			[check(9, ['leadership', 'tactics'], { pass: [mayFreeSomebody], fail: [morale(-1)] })],
			[roll([4, ...sendSomebody('current', 'detention')], [8])]
		)
	),
	'resistance-bombing': crisis(
		{ activate: 'basestars', occupation: true },
		check(12, ['leadership', 'tactics', 'engineering'], {
			pass: [
				may(
					[
						pay(
							[morale(-1)],
							[
								oneOf(
									'admiral',
									[
										choose({ seats: { each: 'cylon' } }, 'admiral'),
										{ kind: 'execute', who: 'chosen', binding: true }
									],
									[destroy('occupation', 2, { pick: 'admiral' })]
								)
							]
						)
					],
					'admiral'
				)
			],
			fail: [morale(-1), population(-1)],
			partial: { at: 7, effects: [] }
		})
	),
	'second-thoughts': crisis(
		{ activate: 'basestars', occupation: true, ...jumpOrEvacuate },
		check(9, ['politics', 'leadership'], { pass: [mayFreeSomebody], fail: [morale(-1)] })
	)
} as const satisfies Record<string, Crisis>;
export type CrisisNewCapricaId = keyof typeof crisesNewCaprica;
