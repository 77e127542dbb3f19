import { describe, expect, test } from 'vitest';
import { crisesBase, type Effect, type Piece, type Pieces } from '../box/index.ts';
import { board, census, fleet } from './testing/fleet.ts';
import { A, B, C, isDone, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'sharon-boomer-valerii'] as const;
const by = { acting: B, used: true } as const;
const destroy = (piece: Piece, count: number | 'all', rest: Partial<Pieces> = {}): readonly Effect[] => [
	{ kind: 'destroy', pieces: { piece, count, ...rest } }
];
const damageVipers = (count: number, where?: Pieces['in']): readonly Effect[] => [
	{
		kind: 'damage',
		target: { piece: 'viper', count, ...(where === undefined ? {} : { in: where }) },
		hits: 1
	}
];

describe('R6.6.3: vipers a text damages', () => {
	const table = scene({
		cast,
		at: { 1: { viper: 'front' } },
		edit: fleet({ vipers: { front: 1, rear: 1 } })
	});

	test('in Reserves: nothing to pick, as many as there are', () => {
		const after = playText(table, damageVipers(2, 'reserves'));
		expect(after.vipers).toEqual({ reserves: 3, damaged: 2, lost: 0 });
		const few = playText(
			{ ...table, vipers: { reserves: 1, damaged: 4, lost: 0 } },
			damageVipers(2, 'reserves')
		);
		expect(few.vipers).toEqual({ reserves: 0, damaged: 5, lost: 0 });
	});

	test('in space or Reserves: pilots may be picked, and go to Sickbay', () => {
		const asked = playText(table, damageVipers(2, 'space-or-reserves'));
		expect(question(asked, 'victim', A).question).toMatchObject({
			from: [
				'viper@front',
				'viper@rear',
				'pilot:1@front',
				'viper@reserves',
				'viper@reserves',
				'viper@reserves',
				'viper@reserves',
				'viper@reserves'
			],
			min: 2,
			max: 2
		});
		const after = reply(asked, 'victim', ['pilot:1@front', 'viper@reserves']);
		expect(after.seats[B]?.position).toEqual({ place: 'sickbay' });
		expect(after.vipers).toEqual({ reserves: 4, damaged: 2, lost: 0 });
		expect(census(after).vipers).toBe(8);
	});

	test('in one area', () => {
		const after = playText(table, damageVipers(1, 'chosen-area'), { ...by, area: 'rear' });
		expect(board(after)).toEqual({ front: { viper: 1 } });
	});

	test('only unmanned ones, where the text says so', () => {
		const after = playText(table, [
			{ kind: 'destroy', pieces: { piece: 'viper', count: 1, in: 'front', manned: false } }
		]);
		expect(after.vipers.lost).toBe(1);
		expect(after.seats[B]?.position).toEqual({ viper: 'front' });
	});
});

describe('destroying pieces', () => {
	test('raptors and nukes: as many as there are', () => {
		const table = scene({ cast, edit: (game) => (game.raptors = 1) });
		expect(playText(table, destroy('raptor', 2)).raptors).toBe(0);
		expect(playText(table, destroy('nuke', 1)).nukes).toBe(1);
	});

	test('raiders anywhere: whoever uses the text picks [R14.2.7]', () => {
		const table = scene({ cast, edit: fleet({ raiders: { front: 2, rear: 2 } }) });
		const asked = playText(table, destroy('raider', 3), by);
		const after = reply(asked, 'victim', ['raider@rear', 'raider@front', 'raider@rear'], B);
		expect(board(after)).toEqual({ front: { raider: 1 } });
	});

	test('in the area of a chosen ship', () => {
		const table = scene({
			cast,
			edit: fleet({ raiders: { front: 2, rear: 4 }, civilians: { rear: ['empty'] } })
		});
		const after = playText(table, destroy('raider', 3, { in: { areaOf: 'ship' } }), { ...by, ships: ['1'] });
		expect(board(after)).toEqual({ front: { raider: 2 }, rear: { raider: 1, civilian: 1 } });
	});

	test('a chosen area that was never chosen: nothing [R1.8.4]', () => {
		const table = scene({ cast, edit: fleet({ raiders: { front: 2 } }) });
		expect(playText(table, destroy('raider', 2, { in: 'chosen-area' }), by).space.raiders.front).toBe(2);
	});

	test('heavy raiders, basestars, centurions', () => {
		const table = scene({
			cast,
			edit: fleet({
				heavies: { front: 1 },
				centurions: [1, 3],
				basestars: [{ area: 'front', damage: ['critical-hit'] }]
			})
		});
		expect(board(playText(table, destroy('heavy', 1), by))).toEqual({ front: { basestar: 1 } });
		const gone = playText(table, destroy('basestar', 1), by);
		expect(board(gone)).toEqual({ front: { heavy: 1 } });
		expect(census(gone).basestarTokens).toBe(4);
		const asked = playText(table, destroy('centurion', 1), by);
		expect(reply(asked, 'victim', ['centurion:3']).centurions).toEqual([1]);
	});

	test('occupation forces: the picker the text names', () => {
		const table = scene({
			cast,
			edit: (game) => (game.occupation = { 'occupation-authority': 1, shipyard: 2 })
		});
		const asked = playText(table, destroy('occupation', 2, { pick: 'admiral' }), {
			acting: C,
			used: true
		});
		const after = reply(asked, 'victim', ['occupation@shipyard', 'occupation@shipyard'], A);
		expect(after.occupation).toEqual({ 'occupation-authority': 1, shipyard: 0 });
	});

	test('up to: the picker may take none', () => {
		const table = scene({ cast, edit: fleet({ raiders: { front: 2 } }) });
		const asked = playText(table, destroy('raider', 2, { upTo: true }), by);
		expect(reply(asked, 'victim', []).space.raiders.front).toBe(2);
	});
});

describe('removing pieces: no loss', () => {
	test('Sleep Deprivation: every viper to Reserves, pilots to Hangar Deck', () => {
		const table = scene({
			cast,
			at: { 1: { viper: 'front' }, 2: { viper: 'rear' } },
			edit: fleet({ vipers: { front: 2 } })
		});
		const after = playText(table, [{ kind: 'remove', pieces: { piece: 'viper', count: 'all', in: 'any' } }]);
		expect(board(after)).toEqual({});
		expect(after.vipers).toEqual({ reserves: 8, damaged: 0, lost: 0 });
		expect(after.seats.slice(1).map(({ position }) => position)).toEqual([
			{ place: 'hangar-deck' },
			{ place: 'hangar-deck' }
		]);
		expect(Object.keys(crisesBase)).toContain('sleep-deprivation');
	});

	test('Cavil takes one of two basestars back; its tokens return, and it counts as no loss', () => {
		const table = scene({
			cast,
			edit: fleet({
				basestars: [{ area: 'front', damage: ['critical-hit'] }, { area: 'rear' }],
				inPlay: [{ about: { deck: 'crisis', id: 'the-guardians' }, holder: null, until: 'jump' }]
			})
		});
		const asked = playText(
			table,
			[{ kind: 'remove', pieces: { piece: 'basestar', count: 1, in: 'any' } }],
			by
		);
		const after = reply(asked, 'victim', ['basestar:a@front'], B);
		expect(board(after)).toEqual({ rear: { basestar: 1 } });
		expect(after.basestarTokens).toHaveLength(4);
		expect(after.resources).toEqual(table.resources);
		expect(isDone(after)).toBe(true);
	});
});
