import { describe, expect, test } from 'vitest';
import { board, crisisInPlay, fleet } from './testing/fleet.ts';
import { A, isDone, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const ICON = [{ kind: 'activate', icon: 'heavy' }] as const;

describe('R6.5: heavy raiders and centurions', () => {
	test('E29: centurions advance, boarders start, the others come nearer; the last space ends the game', () => {
		const table = scene({
			cast,
			edit: fleet({ centurions: [2], heavies: { 'port-bow': 1, 'starboard-bow': 1 } })
		});
		const first = playText(table, ICON);
		expect(first.centurions).toEqual([3, 0]);
		expect(board(first)).toEqual({ front: { heavy: 1 } });
		const second = playText({ ...first, stack: [], asked: [] }, ICON);
		expect(second.outcome).toMatchObject({ winner: 'cylons', why: 'boarded' });
		expect(second.space.heavies.front).toBe(1);
	});

	test('E30: with no centurion left the heavy raider stays where it is [R1.4.2]', () => {
		const table = scene({ cast, edit: fleet({ centurions: [0, 0, 1, 1], heavies: { 'port-aft': 1 } }) });
		const after = playText(table, ICON);
		expect(after.centurions).toEqual([1, 1, 2, 2]);
		expect(board(after)).toEqual({ 'port-aft': { heavy: 1 } });
	});

	test('one centurion for two boarders: the current player decides which [R1.4.1]', () => {
		const table = scene({
			cast,
			edit: fleet({ centurions: [0, 0, 0], heavies: { 'port-aft': 1, 'port-bow': 1 } })
		});
		const asked = playText(table, ICON);
		expect(question(asked, 'shortage', A).question).toMatchObject({
			from: ['heavy@port-bow', 'heavy@port-aft'],
			min: 1,
			max: 1
		});
		const after = reply(asked, 'shortage', ['heavy@port-aft']);
		expect(board(after)).toEqual({ 'port-bow': { heavy: 1 } });
		expect(after.centurions).toEqual([1, 1, 1, 0]);
	});

	test.each([
		['front', 'port-bow'],
		['starboard-bow', 'front'],
		['starboard-aft', 'rear'],
		['rear', 'port-aft']
	] as const)('R6.5.3: from %s to %s, and no further', (from, to) => {
		const after = playText(scene({ cast, edit: fleet({ heavies: { [from]: 2 } }) }), ICON);
		expect(board(after)).toEqual({ [to]: { heavy: 2 } });
		expect(after.centurions).toEqual([]);
	});

	test('none on the board: each basestar launches one, which does not move [R6.5.1 d]', () => {
		const table = scene({
			cast,
			edit: fleet({
				centurions: [1],
				basestars: [{ area: 'front' }, { area: 'rear', damage: ['disabled-hangar'] }]
			})
		});
		const after = playText(table, ICON);
		expect(after.centurions).toEqual([2]);
		expect(board(after)).toEqual({ front: { basestar: 1, heavy: 1 }, rear: { basestar: 1 } });
	});

	test('Cylon Swarm: one more', () => {
		const table = scene({
			cast,
			edit: fleet({ basestars: [{ area: 'front' }], inPlay: [crisisInPlay('cylon-swarm')] })
		});
		expect(board(playText(table, ICON))).toEqual({ front: { basestar: 1, heavy: 2 } });
	});

	test('nothing at all: nothing [R6.5.4]', () => {
		const after = playText(scene({ cast }), ICON);
		expect(isDone(after)).toBe(true);
		expect(board(after)).toEqual({});
	});

	test('heavy raiders but not centurions [R6.5.5]', () => {
		const table = scene({ cast, edit: fleet({ centurions: [3], heavies: { 'port-bow': 1, rear: 1 } }) });
		const after = playText(table, [{ kind: 'activate', icon: 'heavy', noCenturions: true }]);
		expect(after.centurions).toEqual([3, 0]);
		expect(board(after)).toEqual({ 'port-aft': { heavy: 1 } });
	});
});
