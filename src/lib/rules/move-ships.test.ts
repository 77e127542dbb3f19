import { describe, expect, test } from 'vitest';
import type { Effect } from '../box/index.ts';
import { board, fleet } from './testing/fleet.ts';
import { B, isDone, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const by = { acting: B, used: true } as const;
const move = (what: 'ship' | 'all-civilians' | 'own-viper', to: 'adjacent' | 'any'): readonly Effect[] => [
	{ kind: 'move-ships', what, to }
];

describe('civilian ships', () => {
	const table = scene({
		cast,
		edit: fleet({ civilians: { rear: ['empty', 'population-1'], front: ['population-2'] } })
	});

	test('Communications: each chosen ship to an adjacent area, or not at all [R13.5.33]', () => {
		const asked = playText(table, move('ship', 'adjacent'), { ...by, ships: ['1', '3'] });
		expect(question(asked, 'move-ship', B).question).toEqual({
			kind: 'menu',
			from: [
				{ id: 'move:civilian:1@rear:port-aft' },
				{ id: 'move:civilian:1@rear:starboard-aft' },
				{ id: 'move:civilian:3@front:starboard-bow' },
				{ id: 'move:civilian:3@front:port-bow' }
			],
			optional: true
		});
		const next = reply(asked, 'move-ship', 'move:civilian:3@front:port-bow');
		expect(question(next, 'move-ship').question).toMatchObject({
			from: [{ id: 'move:civilian:1@rear:port-aft' }, { id: 'move:civilian:1@rear:starboard-aft' }]
		});
		const after = reply(next, 'move-ship', null);
		expect(board(after)).toEqual({ 'port-bow': { civilian: 1 }, rear: { civilian: 2 } });
	});

	test('all of them, each once', () => {
		let game = playText(table, move('all-civilians', 'adjacent'), by);
		game = reply(game, 'move-ship', 'move:civilian:1@rear:port-aft');
		game = reply(game, 'move-ship', 'move:civilian:2@rear:port-aft');
		game = reply(game, 'move-ship', 'move:civilian:3@front:port-bow');
		expect(isDone(game)).toBe(true);
		expect(board(game)).toEqual({ 'port-aft': { civilian: 2 }, 'port-bow': { civilian: 1 } });
	});
});

describe('the own viper', () => {
	const table = scene({ cast, at: { 1: { viper: 'front' } } });

	test('to an adjacent area [R6.10.1]', () => {
		const asked = playText(table, move('own-viper', 'adjacent'), by);
		expect(question(asked, 'move-ship', B).question).toMatchObject({ from: ['starboard-bow', 'port-bow'] });
		const after = reply(asked, 'move-ship', 'port-bow');
		expect(after.seats[B]?.position).toEqual({ viper: 'port-bow' });
		expect(after.vipers).toEqual(table.vipers);
	});

	test('Full Throttle: to any other area', () => {
		const asked = playText(table, move('own-viper', 'any'), by);
		const after = reply(asked, 'move-ship', 'rear');
		expect(after.seats[B]?.position).toEqual({ viper: 'rear' });
	});

	test('who pilots none moves none', () => {
		expect(isDone(playText(scene({ cast }), move('own-viper', 'any'), by))).toBe(true);
	});
});
