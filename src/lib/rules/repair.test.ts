import { describe, expect, test } from 'vitest';
import { BOARDS, type Effect } from '../box/index.ts';
import { census, fleet } from './testing/fleet.ts';
import { B, isDone, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'chief-galen-tyrol', 'laura-roslin'] as const;
const by = { acting: B, used: true } as const;
const repair = (what: Extract<Effect, { kind: 'repair' }>['what']): readonly Effect[] => [
	{ kind: 'repair', what }
];

describe('R6.9.2: repairing places', () => {
	test('the own place: its token goes back to the pool', () => {
		const table = scene({ cast, at: { 1: 'armory' }, edit: fleet({ damaged: ['armory', 'command'] }) });
		const after = playText(table, repair('own-place'), by);
		expect(after.damaged).toEqual(['command']);
		expect(after.galacticaTokens).toContain('damage-armory');
		expect(census(after).shipTokens).toBe(12);
	});

	test('a place that is whole: nothing', () => {
		const table = scene({ cast, at: { 1: 'brig' }, edit: fleet({ damaged: ['command'] }) });
		expect(playText(table, repair('own-place'), by).damaged).toEqual(['command']);
	});

	test('any place: whoever uses the text picks, Pegasus included', () => {
		const table = scene({ cast, edit: fleet({ damaged: ['command', 'airlock'] }) });
		const asked = playText(table, repair('any-place'), by);
		expect(question(asked, 'choose-place', B).question).toMatchObject({
			from: [{ place: 'command' }, { place: 'airlock' }]
		});
		const after = reply(asked, 'choose-place', 'airlock');
		expect(after.damaged).toEqual(['command']);
		expect(after.pegasusTokens).toHaveLength(4);
	});

	test('a destroyed Pegasus is beyond repair [R6.9.4]', () => {
		const table = scene({
			cast,
			edit: (game) => {
				fleet({ damaged: BOARDS.pegasus })(game);
				game.pegasusDestroyed = true;
			}
		});
		const after = playText(table, repair('any-place'), by);
		expect(isDone(after)).toBe(true);
		expect(after.damaged).toHaveLength(4);
	});
});

describe('repairing pieces', () => {
	const boxes = { reserves: 3, damaged: 3, lost: 2 };
	const worn = scene({
		cast,
		edit: (game) => {
			game.vipers = { ...boxes };
			game.raptors = 2;
		}
	});

	test('damaged vipers go to Reserves, up to two', () => {
		const what = { piece: 'viper', count: 2, upTo: true, in: 'damaged' } as const;
		const asked = playText(worn, repair(what), by);
		expect(question(asked, 'choose-ship', B).question).toMatchObject({ min: 0, max: 2 });
		const two = reply(asked, 'choose-ship', ['viper@damaged', 'viper@damaged']);
		expect(two.vipers).toEqual({ reserves: 5, damaged: 1, lost: 2 });
		expect(reply(asked, 'choose-ship', []).vipers).toEqual(boxes);
	});

	test('exactly as many as the text says, without a question', () => {
		const after = playText(worn, repair({ piece: 'viper', count: 2, in: 'damaged' }));
		expect(after.vipers).toEqual({ reserves: 5, damaged: 1, lost: 2 });
	});

	test('destroyed vipers and raptors come back where a text says so', () => {
		expect(playText(worn, repair({ piece: 'viper', count: 1, in: 'lost' })).vipers).toEqual({
			reserves: 4,
			damaged: 3,
			lost: 1
		});
		expect(playText(worn, repair({ piece: 'raptor', count: 3, in: 'lost' })).raptors).toBe(4);
	});
});
