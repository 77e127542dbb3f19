import { describe, expect, test } from 'vitest';
import type { Effect } from '../box/index.ts';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { board, census, fleet } from './testing/fleet.ts';
import { A, B, isDone, loadDice, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'lee-apollo-adama', 'laura-roslin'] as const;
const command = (upTo: number): readonly Effect[] => [{ kind: 'activate-vipers', upTo }];
const by = { acting: A, used: true } as const;

const offers = (game: Game): string[] => {
	const { question: open } = question(game, 'viper-act', A);
	return open.kind === 'menu' ? open.from.map(({ id }) => id) : [];
};

describe('R6.10: activating unmanned vipers', () => {
	test('launch, move or attack; only what can be done is offered [R6.10.1]', () => {
		const table = scene({
			cast,
			at: { 1: 'press-room' },
			edit: fleet({ vipers: { front: 1, rear: 1 }, raiders: { rear: 2 } })
		});
		expect(offers(playText(table, command(2), by))).toEqual([
			'launch:port-bow',
			'launch:port-aft',
			'move:viper@front:starboard-bow',
			'move:viper@front:port-bow',
			'move:viper@rear:port-aft',
			'move:viper@rear:starboard-aft',
			'attack:viper@rear'
		]);
	});

	test('the same viper may take both activations, a just launched one too [R6.10.2]', () => {
		const table = scene({ cast, at: { 1: 'press-room' } });
		const launched = reply(playText(table, command(2), by), 'viper-act', 'launch:port-bow');
		const after = reply(launched, 'viper-act', 'move:viper@port-bow:front');
		expect(isDone(after)).toBe(true);
		expect(board(after)).toEqual({ front: { viper: 1 } });
		expect(census(after).vipers).toBe(8);
	});

	test('an attack is rolled by whoever activates', () => {
		const table = scene({
			cast,
			at: { 1: 'press-room' },
			edit: fleet({ vipers: { front: 1 }, raiders: { front: 1 } })
		});
		const asked = playText(loadDice(table, 3), command(1), by);
		const after = reply(asked, 'viper-act', 'attack:viper@front');
		expect(board(after)).toEqual({ front: { viper: 1 } });
		expect(after.log.find(({ kind }) => kind === 'rolled')).toMatchObject({ seat: A });
	});

	test('a piloted viper is not among them; with nothing to activate nobody is asked', () => {
		const table = scene({
			cast,
			at: { 1: { viper: 'front' } },
			edit: (game) => (game.vipers = { reserves: 0, damaged: 7, lost: 0 })
		});
		expect(isDone(playText(table, command(6), by))).toBe(true);
	});

	test('one may stop at any time', () => {
		const table = scene({ cast, at: { 1: 'press-room' } });
		expect(isDone(reply(playText(table, command(6), by), 'viper-act', null))).toBe(true);
	});

	test('Alert Viper Pilot between two activations: that viper drops out [R6.10.5]', () => {
		const table = scene({ cast, at: { 1: 'armory' } });
		const launched = reply(playText(table, command(2), by), 'viper-act', 'launch:port-aft');
		expect(question(launched, 'window').question).toMatchObject({ event: 'viper-placed', from: [B] });
		const flying = reply(reply(launched, 'window', { claim: B }), 'respond', 'sheet:positive:0');
		const on = reply(flying, 'granted-action', null, B);
		expect(on.seats[B]?.position).toEqual({ viper: 'port-aft' });
		expect(offers(on)).toEqual(['launch:port-bow', 'launch:port-aft']);
		expect(pending(on)).toHaveLength(1);
	});
});
