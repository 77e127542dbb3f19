import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { act, upTo } from './testing/checks.ts';
import { board, crisisInPlay, fleet } from './testing/fleet.ts';
import { A, B, C, goOn, isDone, loadDice, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const ICON = [{ kind: 'activate', icon: 'raiders' }] as const;
const flying = { viper: 'port-bow' } as const;

const whereIs = (game: Game, seat: number) => game.seats[seat]?.position;

describe('R6.4.3: what a raider does', () => {
	test('E22: unpiloted vipers first, then piloted ones; the civilian ship is spared [R6.4.3]', () => {
		const table = scene({
			cast,
			at: { 1: flying },
			edit: fleet({
				raiders: { 'port-bow': 3 },
				vipers: { 'port-bow': 1 },
				civilians: { 'port-bow': ['empty'] }
			})
		});
		const after = playText(loadDice(table, 6, 4, 5), ICON);
		expect(isDone(after)).toBe(true);
		expect(after.vipers).toMatchObject({ damaged: 2, lost: 0 });
		expect(whereIs(after, B)).toEqual({ place: 'sickbay' });
		expect(board(after)).toEqual({ 'port-bow': { raider: 3, civilian: 1 } });
	});

	test.each([
		[4, { damaged: 0, lost: 0 }],
		[5, { damaged: 1, lost: 0 }],
		[7, { damaged: 1, lost: 0 }],
		[8, { damaged: 0, lost: 1 }]
	])('R6.6: a raider rolls %i at a viper', (face, boxes) => {
		const table = scene({ cast, edit: fleet({ raiders: { rear: 1 }, vipers: { rear: 1 } }) });
		const after = playText(loadDice(table, face), ICON);
		expect(after.vipers).toMatchObject(boxes);
		expect(after.space.vipers.rear).toBe(face < 5 ? 1 : 0);
	});

	test('several pilots in the area: the current player picks who is attacked [R6.4.3 line 2]', () => {
		const table = scene({
			cast: ['william-adama', 'kara-starbuck-thrace', 'sharon-boomer-valerii'],
			at: { 1: flying, 2: flying },
			edit: fleet({ raiders: { 'port-bow': 1 } })
		});
		const asked = playText(loadDice(table, 8), ICON);
		expect(question(asked, 'victim', A).question).toMatchObject({
			kind: 'ship',
			from: ['pilot:1@port-bow', 'pilot:2@port-bow']
		});
		const after = reply(asked, 'victim', ['pilot:2@port-bow']);
		expect(whereIs(after, C)).toEqual({ place: 'sickbay' });
		expect(whereIs(after, B)).toEqual(flying);
		expect(after.vipers.lost).toBe(1);
	});

	test('a civilian ship in the area is destroyed without a roll; several: a face-down token is picked [line 3]', () => {
		const table = scene({
			cast,
			edit: fleet({ raiders: { rear: 1 }, civilians: { rear: ['population-2', 'empty'] } })
		});
		const asked = playText(table, ICON);
		expect(question(asked, 'victim', A).question).toMatchObject({
			from: ['civilian:1@rear', 'civilian:2@rear']
		});
		const after = reply(asked, 'victim', ['civilian:1@rear']);
		expect(after.resources.population).toBe(table.resources.population - 2);
		expect(after.civiliansLost).toEqual(['population-2']);
		expect(after.log.some(({ kind }) => kind === 'rolled')).toBe(false);
	});

	test('E24: towards the nearest civilian ship, clockwise on a tie [R6.4.3 line 4]', () => {
		const tie = scene({ cast, edit: fleet({ raiders: { front: 1 }, civilians: { rear: ['empty'] } }) });
		expect(playText(tie, ICON).space.raiders['starboard-bow']).toBe(1);
		const near = scene({
			cast,
			edit: fleet({ raiders: { front: 1 }, civilians: { 'port-aft': ['empty'] } })
		});
		expect(playText(near, ICON).space.raiders['port-bow']).toBe(1);
	});

	test.each([
		[7, false],
		[8, true]
	])('with nothing else to do it attacks Galactica: %i [line 5, R6.6]', (face, hits) => {
		const table = scene({
			cast,
			config: { set: 'base', objective: 'kobol' },
			edit: fleet({ raiders: { rear: 1 } })
		});
		const after = playText(loadDice(table, face), ICON);
		expect(after.galacticaTokens.length).toBe(table.galacticaTokens.length - (hits ? 1 : 0));
	});

	test('the state is read anew for every raider: a civilian ship dies once [R6.4.4]', () => {
		const table = scene({
			cast,
			config: { set: 'base', objective: 'kobol' },
			edit: fleet({ raiders: { rear: 2 }, civilians: { rear: ['empty'] } })
		});
		const after = playText(loadDice(table, 1), ICON);
		expect(after.civiliansLost).toEqual(['empty']);
		expect(after.log.filter(({ kind }) => kind === 'shot')).toHaveLength(1);
	});
});

describe('R6.4.2: who acts, and in which order', () => {
	const crowded = scene({
		cast,
		edit: fleet({ raiders: { front: 2, 'starboard-bow': 1 }, civilians: { 'starboard-aft': ['empty'] } })
	});

	test('E25: a raider that moved into an unresolved area does not act again', () => {
		const asked = playText(crowded, ICON);
		expect(question(asked, 'next-area', A).question).toMatchObject({ from: ['front', 'starboard-bow'] });
		const after = reply(asked, 'next-area', 'front');
		expect(isDone(after)).toBe(true);
		expect(board(after)).toMatchObject({ 'starboard-bow': { raider: 2 }, 'starboard-aft': { raider: 1 } });
		expect(after.civiliansLost).toEqual([]);
	});

	test('one area left: nobody is asked', () => {
		const after = reply(playText(crowded, ICON), 'next-area', 'starboard-bow');
		expect(board(after)).toMatchObject({ 'starboard-bow': { raider: 2 }, 'starboard-aft': { raider: 1 } });
	});

	test('E26: no raider on the board: each basestar launches 2, which do not act [R6.3.1]', () => {
		const table = scene({
			cast,
			edit: fleet({ basestars: [{ area: 'rear' }], civilians: { rear: ['empty'] } })
		});
		expect(board(playText(table, ICON))).toEqual({ rear: { raider: 2, basestar: 1, civilian: 1 } });
		const disabled = scene({
			cast,
			edit: fleet({ basestars: [{ area: 'rear', damage: ['disabled-hangar'] }] })
		});
		expect(board(playText(disabled, ICON))).toEqual({ rear: { basestar: 1 } });
	});

	test('Dogfight: with every activation each basestar launches 2, which do not act', () => {
		const table = scene({
			cast,
			edit: fleet({
				raiders: { front: 1 },
				basestars: [{ area: 'rear' }],
				civilians: { front: ['empty'] },
				inPlay: [crisisInPlay('dogfight', { jumpOr: 'no-raider-left' })]
			})
		});
		const after = playText(table, ICON);
		expect(board(after)).toEqual({ front: { raider: 1 }, rear: { basestar: 1, raider: 2 } });
	});

	test('Besieged: only the raiders just placed act', () => {
		const table = scene({
			cast,
			edit: fleet({ raiders: { front: 2, rear: 3 }, civilians: { 'port-bow': ['empty'] } })
		});
		const after = playText(table, [
			{ kind: 'place', at: 'front', pieces: [{ piece: 'raider', count: 1 }] },
			{ kind: 'activate', icon: 'raiders', only: 'fresh' }
		]);
		expect(board(after)).toEqual({
			front: { raider: 2 },
			'port-bow': { raider: 1, civilian: 1 },
			rear: { raider: 3 }
		});
	});
});

describe('windows round raiders', () => {
	test('E27: Evasive Maneuvers: reroll, 2 less for a pilot, never below 1 [R1.5, R6.6.2]', () => {
		const table = scene({
			cast,
			at: { 1: flying },
			hands: { 2: ['evasive-maneuvers-1', 'evasive-maneuvers-2'] },
			edit: fleet({ raiders: { 'port-bow': 1 } })
		});
		const evade = (game: Game) =>
			reply(reply(game, 'window', { claim: C }), 'respond', 'skill:evasive-maneuvers-1:0');
		const rolled = reply(playText(loadDice(table, 8, 6), ICON), 'window', { go: true });
		const after = goOn(evade(rolled));
		expect(whereIs(after, B)).toEqual(flying);
		expect(after.log.filter(({ kind }) => kind === 'rolled')).toMatchObject([
			{ face: 8, result: 8 },
			{ face: 6, result: 4 }
		]);
		const low = reply(playText(loadDice(table, 8, 1), ICON), 'window', { go: true });
		expect(goOn(evade(low)).log.findLast(({ kind }) => kind === 'rolled')).toMatchObject({
			face: 1,
			result: 1
		});
	});

	test('E27: an unpiloted viper is rerolled without the 2 less', () => {
		const table = scene({
			cast,
			hands: { 2: ['evasive-maneuvers-1'] },
			edit: fleet({ raiders: { 'port-bow': 1 }, vipers: { 'port-bow': 1 } })
		});
		const rolled = reply(playText(loadDice(table, 8, 6), ICON), 'window', { go: true });
		const after = goOn(
			reply(reply(rolled, 'window', { claim: C }), 'respond', 'skill:evasive-maneuvers-1:0')
		);
		expect(after.vipers).toMatchObject({ damaged: 1, lost: 0 });
	});

	test('E27: nor while a check is aimed at somebody who flies elsewhere [R6.6.2]', () => {
		const table = scene({
			cast,
			at: { 1: flying },
			hands: { 2: ['evasive-maneuvers-1'] },
			edit: fleet({ raiders: { rear: 1 }, vipers: { rear: 1 } })
		});
		const check = { kind: 'check', difficulty: -50, positive: ['politics'], pass: ICON, fail: [] } as const;
		const begun = playText(table, [check], { chosen: B, about: { deck: 'place', id: 'airlock' } });
		const shooting = upTo(reply(goOn(begun), 'contribute', []), 'before-roll');
		const rolled = reply(loadDice(shooting, 8, 6), 'window', { go: true });
		const after = goOn(act(rolled, C, 'skill:evasive-maneuvers-1:0'));
		expect(after.log.findLast(({ kind }) => kind === 'rolled')).toMatchObject({ face: 6, result: 6 });
	});

	test('Run Interference: the first 4 raiders in the area of the pilot miss without a roll [W4]', () => {
		const table = scene({
			cast,
			at: { 1: flying },
			hands: { 1: ['run-interference-3'] },
			edit: fleet({ raiders: { 'port-bow': 5 } })
		});
		const asked = playText(loadDice(table, 8), ICON);
		expect(question(asked, 'window', A).question).toMatchObject({ event: 'raiders-activate', from: [B] });
		const after = goOn(reply(reply(asked, 'window', { claim: B }), 'respond', 'skill:run-interference-3:0'));
		expect(isDone(after)).toBe(true);
		expect(after.log.filter(({ kind }) => kind === 'rolled')).toHaveLength(1);
		expect(after.vipers.lost).toBe(1);
		expect(after.modifiers).toEqual([]);
	});
});

describe('R6.8: Scar', () => {
	const inPlay = [crisisInPlay('scar', { jumpOr: 'scar-destroyed' })];

	test('E93: acts twice in every activation [R6.8.3, R6.4.3]', () => {
		const table = scene({
			cast,
			config: { set: 'pegasus' },
			edit: fleet({
				raiders: { front: 1 },
				scar: 'front',
				civilians: { 'starboard-aft': ['empty'] },
				inPlay
			})
		});
		const first = playText(table, ICON);
		expect(first.space.scar).toBe('starboard-aft');
		expect(board(first)).toEqual({ 'starboard-aft': { raider: 1, civilian: 1 } });
		const quiet = { ...first, stack: [], asked: [] };
		const second = playText(loadDice(quiet, 8), ICON);
		expect(second.civiliansLost).toEqual(['empty']);
		const hit = reply(second, 'which-ship', 'galactica');
		expect(hit.galacticaTokens).toHaveLength(7);
	});

	test('each pass counts as one raider for Run Interference', () => {
		const table = scene({
			cast,
			at: { 1: flying },
			hands: { 1: ['run-interference-3'] },
			edit: fleet({ raiders: { 'port-bow': 4 }, scar: 'port-bow', inPlay })
		});
		const asked = playText(loadDice(table, 1), ICON);
		const after = goOn(reply(reply(asked, 'window', { claim: B }), 'respond', 'skill:run-interference-3:0'));
		expect(after.log.filter(({ kind }) => kind === 'rolled')).toHaveLength(1);
	});
});
