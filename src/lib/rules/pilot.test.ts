import { describe, expect, test } from 'vitest';
import type { Effect } from '../box/index.ts';
import { board, census, fleet } from './testing/fleet.ts';
import { B, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const HANGAR: readonly Effect[] = [
	{ kind: 'pilot', who: 'acting', viper: 'reserves' },
	{ kind: 'grant', who: 'acting', actions: 1 }
];
const by = { acting: B, used: true } as const;

describe('Hangar Deck', () => {
	test('into a viper of the Reserves, in a launch area of choice, then an action', () => {
		const asked = playText(scene({ cast }), HANGAR, by);
		expect(question(asked, 'launch-area', B).question).toMatchObject({ from: ['port-bow', 'port-aft'] });
		const flying = reply(asked, 'launch-area', 'port-aft');
		expect(flying.seats[B]?.position).toEqual({ viper: 'port-aft' });
		expect(flying.vipers.reserves).toBe(7);
		expect(question(flying, 'granted-action', B).mode).toBe('hand');
		expect(census(flying).vipers).toBe(8);
	});

	test('none in Reserves: an unpiloted one comes back from space first [R1.4.3]', () => {
		const table = scene({
			cast,
			edit: (game) => {
				fleet({ vipers: { front: 1, rear: 2 } })(game);
				game.vipers = { reserves: 0, damaged: 5, lost: 0 };
			}
		});
		const asked = playText(table, HANGAR, by);
		expect(question(asked, 'choose-ship', B).question).toMatchObject({ from: ['viper@front', 'viper@rear'] });
		const flying = reply(reply(asked, 'choose-ship', ['viper@rear']), 'launch-area', 'port-bow');
		expect(board(flying)).toEqual({ front: { viper: 1 }, rear: { viper: 1 } });
		expect(flying.vipers.reserves).toBe(0);
		expect(census(flying).vipers).toBe(8);
	});

	test('no viper at all: no launch, and no action after it', () => {
		const table = scene({ cast, edit: (game) => (game.vipers = { reserves: 0, damaged: 8, lost: 0 }) });
		const after = playText(table, HANGAR, by);
		expect(isDone(after)).toBe(true);
		expect(after.seats[B]?.position).toEqual({ place: 'hangar-deck' });
	});

	test('with no viper to fly in the action is not offered', () => {
		const grounded = scene({
			cast,
			at: { 0: 'sickbay' },
			edit: (game) => {
				game.current = B;
				game.vipers = { reserves: 0, damaged: 8, lost: 0 };
			}
		});
		const menu = playFrame(grounded, { proc: 'grant', seat: B, move: false, actions: 1, own: false });
		const { question: open } = question(menu, 'granted-action', B);
		const hangar =
			open.kind === 'menu' ? open.from.find(({ id }) => id === 'place:hangar-deck:0') : undefined;
		expect(hangar?.blocked).toMatchObject({ refused: 'no-target' });
	});
});

describe("the pilot's own viper", () => {
	test('with nothing to shoot at it moves [R6.10.3]', () => {
		const table = scene({ cast, at: { 1: { viper: 'front' } }, edit: fleet({ raiders: { rear: 1 } }) });
		const menu = playFrame(table, { proc: 'grant', seat: B, move: false, actions: 1, own: false });
		expect(question(reply(menu, 'granted-action', 'viper'), 'move-ship', B).rule).toBe('R6.10.1');
	});
});
