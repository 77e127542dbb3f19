import { describe, expect, test } from 'vitest';
import type { Effect } from '../box/index.ts';
import { board, census, crisisInPlay, fleet } from './testing/fleet.ts';
import { A, isDone, loadDice, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const base = { set: 'base', objective: 'kobol' } as const;
const FIRE: readonly Effect[] = [{ kind: 'activate', icon: 'basestars' }];
const LAUNCH: readonly Effect[] = [{ kind: 'activate', icon: 'launch-raiders' }];

describe('R6.3.4: basestars fire at Galactica', () => {
	test.each([
		[3, 8],
		[4, 7],
		[8, 7]
	])('rolling %i leaves %i tokens', (face, tokens) => {
		const table = scene({ cast, config: base, edit: fleet({ basestars: [{ area: 'front' }] }) });
		expect(playText(loadDice(table, face), FIRE).galacticaTokens).toHaveLength(tokens);
	});

	test('each one in the order the current player likes; Disabled Weapons keep silent [R6.3.6, R6.3.7]', () => {
		const two = scene({
			cast,
			config: base,
			edit: fleet({ basestars: [{ area: 'front' }, { area: 'rear' }] })
		});
		const asked = playText(loadDice(two, 1, 1), FIRE);
		expect(question(asked, 'next-basestar', A).question).toMatchObject({
			from: ['basestar:a@front', 'basestar:b@rear']
		});
		const after = reply(asked, 'next-basestar', ['basestar:b@rear']);
		expect(after.log.filter(({ kind }) => kind === 'shot')).toMatchObject([
			{ area: 'rear' },
			{ area: 'front' }
		]);
		const disabled = scene({
			cast,
			config: base,
			edit: fleet({ basestars: [{ area: 'front', damage: ['disabled-weapons'] }, { area: 'rear' }] })
		});
		const one = playText(loadDice(disabled, 8), FIRE);
		expect(isDone(one)).toBe(true);
		expect(one.galacticaTokens).toHaveLength(7);
	});

	test('no basestar: nothing', () => {
		expect(isDone(playText(scene({ cast }), FIRE))).toBe(true);
	});
});

describe('R6.3.2: basestars launch raiders', () => {
	test('three each; a Disabled Hangar none; Cylon Swarm one more', () => {
		const table = scene({
			cast,
			edit: fleet({ basestars: [{ area: 'front' }, { area: 'rear', damage: ['disabled-hangar'] }] })
		});
		expect(board(playText(table, LAUNCH))).toEqual({
			front: { basestar: 1, raider: 3 },
			rear: { basestar: 1 }
		});
		const swarm = scene({
			cast,
			edit: fleet({ basestars: [{ area: 'front' }], inPlay: [crisisInPlay('cylon-swarm')] })
		});
		expect(playText(swarm, LAUNCH).space.raiders.front).toBe(4);
	});

	test('Cylon Fleet: two raiders and a heavy raider each [R6.3.5]', () => {
		const table = scene({ cast, edit: fleet({ basestars: [{ area: 'front' }] }) });
		expect(board(playText(table, [{ kind: 'launch', raider: 2, heavy: 1 }]))).toEqual({
			front: { basestar: 1, raider: 2, heavy: 1 }
		});
	});

	test('too few raiders: the current player decides from where they come [R1.4.1]', () => {
		const table = scene({
			cast,
			edit: fleet({ raiders: { 'port-aft': 12 }, basestars: [{ area: 'front' }, { area: 'rear' }] })
		});
		const asked = playText(table, LAUNCH);
		expect(question(asked, 'shortage', A).question).toMatchObject({ min: 4, max: 4 });
		const after = reply(asked, 'shortage', ['raider@rear', 'raider@rear', 'raider@rear', 'raider@front']);
		expect(after.space.raiders).toMatchObject({ front: 1, rear: 3, 'port-aft': 12 });
	});
});

describe('R6.7: damage to basestars', () => {
	const hit = (hits: number): readonly Effect[] => [
		{ kind: 'damage', target: { piece: 'basestar', count: 1 }, hits }
	];

	test('one token, drawn at random and lying open', () => {
		const table = scene({ cast, edit: fleet({ basestars: [{ area: 'front' }] }) });
		const after = playText(table, hit(1));
		expect(after.space.basestars[0]?.damage).toHaveLength(1);
		expect(census(after).basestarTokens).toBe(4);
	});

	test.each(['disabled-hangar', 'disabled-weapons', 'structural-damage'])(
		'Critical Hit on top of %s destroys it: it counts as two [R6.7.2]',
		(token) => {
			const table = scene({
				cast,
				edit: (game) => {
					fleet({ basestars: [{ area: 'front', damage: [token] }] })(game);
					game.basestarTokens = ['critical-hit'];
				}
			});
			const after = playText(table, hit(1));
			expect(after.space.basestars).toEqual([]);
			expect(after.basestarTokens).toEqual(['critical-hit', token].sort());
		}
	);

	test('two single hits do not destroy it, a third does, without a token [R6.7.2, R6.7.3]', () => {
		const table = scene({
			cast,
			edit: fleet({ basestars: [{ area: 'front', damage: ['disabled-hangar', 'disabled-weapons'] }] })
		});
		expect(table.space.basestars).toHaveLength(1);
		const after = playText(table, hit(1));
		expect(after.space.basestars).toEqual([]);
		expect(after.log.some(({ kind }) => kind === 'piece-damaged')).toBe(false);
		expect(after.basestarTokens).toHaveLength(4);
	});

	test('damaged twice stops when it is destroyed [R6.7.4]', () => {
		const table = scene({
			cast,
			edit: (game) => {
				fleet({ basestars: [{ area: 'front', damage: ['disabled-hangar'] }, { area: 'rear' }] })(game);
				game.basestarTokens = ['critical-hit'];
			}
		});
		const after = reply(playText(table, hit(2)), 'victim', ['basestar:a@front']);
		expect(after.space.basestars.map(({ id }) => id)).toEqual(['b']);
		expect(after.log.filter(({ kind }) => kind === 'piece-damaged')).toHaveLength(1);
	});
});
