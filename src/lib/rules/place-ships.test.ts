import { describe, expect, test } from 'vitest';
import { crisesBase, crisesPegasus, superCrises, type Effect, type PlacedPiece } from '../box/index.ts';
import { census, board, fleet } from './testing/fleet.ts';
import type { Placement, PlaceShipsFrame } from './place-ships.ts';
import { A, B, C, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const attacks: Readonly<Record<string, object>> = { ...crisesBase, ...crisesPegasus, ...superCrises };

function setupOf(id: string): readonly Placement[] {
	const card = attacks[id];
	if (!card || !('attack' in card)) throw new Error(`${id} is no attack`);
	// the box's own type is lost in the common record above
	return (card.attack as { setup: readonly Placement[] }).setup;
}
const placing = (setup: readonly Placement[]): PlaceShipsFrame => ({
	proc: 'place-ships',
	step: 'place',
	setup,
	launched: false,
	vipers: [],
	about: null
});
const place = (at: 'front' | 'rear', ...pieces: PlacedPiece[]): Effect => ({ kind: 'place', at, pieces });

describe('R6.2: what Cylon attack cards place on an empty board', () => {
	test.each([
		[
			'ambush',
			{
				front: { raider: 4 },
				'starboard-aft': { civilian: 1 },
				rear: { basestar: 1, raider: 4 },
				'port-aft': { viper: 2, civilian: 1 },
				'port-bow': { civilian: 1 }
			}
		],
		[
			'besieged',
			{
				front: { civilian: 1 },
				'starboard-bow': { civilian: 1 },
				rear: { heavy: 1 },
				'port-aft': { basestar: 1 },
				'port-bow': { raider: 4, viper: 2, civilian: 1 }
			}
		],
		[
			'boarding-parties',
			{
				front: { heavy: 2 },
				'starboard-bow': { basestar: 1, raider: 4 },
				'starboard-aft': { heavy: 2 },
				rear: { civilian: 1 },
				'port-aft': { civilian: 2 }
			}
		],
		[
			'cylon-swarm',
			{
				front: { basestar: 1, raider: 5 },
				'starboard-bow': { heavy: 1 },
				rear: { civilian: 1 },
				'port-aft': { viper: 1, civilian: 1 },
				'port-bow': { viper: 1, civilian: 1 }
			}
		],
		[
			'heavy-assault',
			{
				front: { basestar: 1 },
				'starboard-bow': { basestar: 1 },
				rear: { civilian: 1 },
				'port-aft': { civilian: 1 },
				'port-bow': { viper: 1, civilian: 1 }
			}
		],
		[
			'jammed-assault',
			{
				front: { civilian: 1 },
				'starboard-bow': { raider: 4 },
				'starboard-aft': { basestar: 1, heavy: 2 },
				rear: { civilian: 1 },
				'port-aft': { viper: 1, civilian: 1 },
				'port-bow': { viper: 1, civilian: 1 }
			}
		],
		[
			'raiding-party',
			{
				'starboard-aft': { basestar: 1, raider: 3 },
				rear: { raider: 2, heavy: 2 },
				'port-aft': { civilian: 1 },
				'port-bow': { viper: 2, civilian: 2 }
			}
		],
		[
			'surrounded',
			{
				front: { raider: 4 },
				'starboard-bow': { basestar: 1 },
				'starboard-aft': { raider: 3, heavy: 1 },
				rear: { civilian: 1 },
				'port-aft': { viper: 1, civilian: 1 },
				'port-bow': { viper: 1, civilian: 1 }
			}
		],
		[
			'tactical-strike',
			{
				front: { heavy: 1 },
				'starboard-aft': { civilian: 1 },
				rear: { civilian: 1 },
				'port-aft': { viper: 2, civilian: 1 },
				'port-bow': { basestar: 1, raider: 5 }
			}
		],
		[
			'thirty-three',
			{
				front: { basestar: 1 },
				'starboard-aft': { civilian: 1 },
				rear: { civilian: 1 },
				'port-aft': { viper: 1, civilian: 1 },
				'port-bow': { viper: 1, civilian: 1 }
			}
		],
		[
			'dogfight',
			{
				'starboard-aft': { basestar: 1, raider: 2 },
				rear: { raider: 2 },
				'port-aft': { viper: 1 },
				'port-bow': { viper: 1, civilian: 1 }
			}
		],
		[
			'scar',
			{
				'starboard-bow': { raider: 1 },
				rear: { civilian: 2 },
				'port-aft': { viper: 1 },
				'port-bow': { viper: 1 }
			}
		],
		[
			'the-guardians',
			{
				front: { basestar: 1 },
				'starboard-bow': { raider: 2 },
				'starboard-aft': { heavy: 1 },
				rear: { civilian: 1 },
				'port-aft': { viper: 1 },
				'port-bow': { raider: 2, viper: 1 }
			}
		],
		[
			'massive-assault',
			{
				'starboard-bow': { basestar: 1, raider: 4 },
				'starboard-aft': { basestar: 1, raider: 2, heavy: 1 },
				'port-aft': { viper: 1, civilian: 2 },
				'port-bow': { viper: 1, civilian: 2 }
			}
		],
		[
			'lured-into-a-trap',
			{
				'starboard-bow': { basestar: 1, raider: 3 },
				'starboard-aft': { basestar: 1, raider: 3 },
				rear: { heavy: 1 },
				'port-aft': { viper: 1, civilian: 1 },
				'port-bow': { viper: 1, civilian: 1 }
			}
		]
	])('%s', (id, expected) => {
		const after = playFrame(scene({ cast }), placing(setupOf(id)));
		expect(isDone(after)).toBe(true);
		expect(board(after)).toEqual(expected);
		expect(after.space.scar).toBe(id === 'scar' ? 'starboard-bow' : null);
		expect(census(after)).toMatchObject({ vipers: 8, civilians: 12 });
	});

	test('no attack card is left out above', () => {
		expect(Object.values(attacks).filter((card) => 'attack' in card)).toHaveLength(15);
	});
});

describe('R1.4.1: too few pieces', () => {
	test('of one kind at one spot: as many as there are', () => {
		const table = scene({ cast, edit: fleet({ raiders: { rear: 14 } }) });
		const after = playText(table, [place('front', { piece: 'raider', count: 3 })]);
		expect(after.space.raiders.front).toBe(2);
	});

	test('at several spots: the current player decides', () => {
		const table = scene({ cast, edit: (game) => (game.vipers = { reserves: 1, damaged: 7, lost: 0 }) });
		const asked = playFrame(table, placing(setupOf('thirty-three')));
		expect(question(asked, 'shortage', A).question).toEqual({
			kind: 'ship',
			from: ['viper@port-aft', 'viper@port-bow'],
			min: 1,
			max: 1
		});
		const after = reply(asked, 'shortage', ['viper@port-bow']);
		expect(after.space.vipers).toMatchObject({ 'port-aft': 0, 'port-bow': 1 });
	});

	test('a third basestar is not placed', () => {
		const table = scene({ cast, edit: fleet({ basestars: [{ area: 'rear' }, { area: 'rear' }] }) });
		const after = playText(table, [
			place('front', { piece: 'basestar', count: 1 }),
			place('rear', { piece: 'civilian', count: 1 })
		]);
		expect(board(after)).toEqual({ rear: { basestar: 2, civilian: 1 } });
	});

	test('no raider left: no Scar [R6.8.4]', () => {
		const table = scene({ cast, edit: fleet({ raiders: { rear: 16 } }) });
		expect(playFrame(table, placing(setupOf('scar'))).space.scar).toBeNull();
	});

	test('centurions and occupation forces stop at four', () => {
		const table = scene({
			cast,
			edit: (game) => {
				fleet({ centurions: [1, 1, 2] })(game);
				game.occupation.shipyard = 3;
			}
		});
		const after = playText(table, [
			{ kind: 'place', at: 'boarding-start', pieces: [{ piece: 'centurion', count: 2 }] },
			{ kind: 'place', at: 'occupation-authority', pieces: [{ piece: 'occupation', count: 2 }] }
		]);
		expect(after.centurions).toEqual([1, 1, 2, 0]);
		expect(after.occupation).toEqual({ shipyard: 3, 'occupation-authority': 1 });
	});
});

describe('labels', () => {
	test('E14: a basestar in front and a face-down civilian ship in the rear, under labels never used before [R13.2.16]', () => {
		const table = scene({
			cast,
			edit: fleet({ civilians: { rear: ['empty'] }, basestars: [{ area: 'rear' }] })
		});
		const after = playText(table, [
			place('front', { piece: 'basestar', count: 1 }),
			place('rear', { piece: 'civilian', count: 1 })
		]);
		expect(after.space.civilians.map(({ label }) => label)).toEqual(['1', '3']);
		expect(after.space.basestars.map(({ id }) => id)).toEqual(['a', '2']);
	});
});

describe('W15: Alert Viper Pilot', () => {
	const withApollo = (place: 'armory' | 'brig' | 'press-room') =>
		scene({
			cast: ['william-adama', 'lee-apollo-adama', 'laura-roslin'],
			at: { 1: place },
			edit: fleet({ vipers: { 'port-bow': 1 } })
		});

	test('once, after everything stands; he picks one of those just placed and takes an action [R6.2.3, R6.10.5]', () => {
		const asked = playFrame(withApollo('armory'), placing(setupOf('thirty-three')));
		expect(board(asked)).toMatchObject({ 'port-bow': { viper: 2, civilian: 1 } });
		expect(question(asked, 'window', A).question).toMatchObject({ event: 'viper-placed', from: [B] });
		const taking = reply(reply(asked, 'window', { claim: B }), 'respond', 'sheet:positive:0');
		expect(question(taking, 'choose-ship', B).question).toMatchObject({
			from: ['viper@port-aft', 'viper@port-bow']
		});
		const flying = reply(taking, 'choose-ship', ['viper@port-aft']);
		expect(flying.seats[B]?.position).toEqual({ viper: 'port-aft' });
		expect(flying.space.vipers).toMatchObject({ 'port-aft': 0, 'port-bow': 2 });
		const after = reply(flying, 'granted-action', null, B);
		expect(isDone(after)).toBe(true);
		expect(census(after).vipers).toBe(8);
	});

	test.each(['brig', 'press-room'] as const)('not from %s [R6.10.4]', (where) => {
		expect(isDone(playFrame(withApollo(where), placing(setupOf('thirty-three'))))).toBe(true);
	});

	test('no viper placed: no window', () => {
		const after = playText(withApollo('armory'), [place('front', { piece: 'raider', count: 1 })]);
		expect(isDone(after)).toBe(true);
		expect(after.seats[C]?.position).toEqual({ place: 'presidents-office' });
	});
});
