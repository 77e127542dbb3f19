import { describe, expect, test } from 'vitest';
import { COMBAT, type CombatRow, type Effect, type Piece, type Weapon } from '../box/index.ts';
import type { Scope } from './frames.ts';
import type { Game } from './game.ts';
import { board, crisisInPlay, fleet } from './testing/fleet.ts';
import { A, B, C, goOn, isDone, loadDice, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const by = (acting: typeof A, rest: Partial<Scope> = {}): Partial<Scope> => ({ acting, used: true, ...rest });
const shoot = (weapon: Weapon, times?: number): readonly Effect[] => [
	{ kind: 'attack', with: weapon, ...(times ? { times } : {}) }
];
const onShip = { 1: { viper: 'front' as const } };
const scarCard = crisisInPlay('scar', { jumpOr: 'scar-destroyed' });

/** One piece of the kind, where every weapon that can reach it does. */
const lone: Readonly<Partial<Record<Piece, Parameters<typeof fleet>[0]>>> = {
	raider: { raiders: { front: 1 } },
	heavy: { heavies: { front: 1 } },
	basestar: { basestars: [{ area: 'front' }] },
	centurion: { centurions: [2] },
	occupation: {}
};
const tally = (game: Game) => ({
	raider: game.space.raiders.front,
	heavy: game.space.heavies.front,
	basestar: game.space.basestars.length,
	centurion: game.centurions.length,
	occupation: game.occupation.shipyard ?? 0
});

const rows = Object.entries(COMBAT).flatMap(([weapon, targets]) =>
	Object.entries(targets).flatMap(([piece, table]) =>
		(table as readonly CombatRow[]).flatMap(({ upTo, result }, n) => {
			const least = n === 0 ? 1 : ((table as readonly CombatRow[])[n - 1]?.upTo ?? 0) + 1;
			return [...new Set([least, upTo])].map((die) => [weapon, piece, die, result] as const);
		})
	)
) as [Weapon, keyof ReturnType<typeof tally>, number, string][];

describe('R6.6: every row of the combat table, at both its ends', () => {
	test.each(rows)('%s at a %s, d8 = %i: %s', (weapon, piece, die, result) => {
		const table = scene({
			cast,
			at: weapon === 'viper' ? onShip : weapon === 'rifle' ? { 1: 'shipyard' } : {},
			edit: (game) => {
				fleet(lone[piece] ?? {})(game);
				if (piece === 'occupation') game.occupation.shipyard = 1;
			}
		});
		const after = playText(loadDice(table, die), shoot(weapon), by(B));
		expect(isDone(after)).toBe(true);
		expect(after.log.find(({ kind }) => kind === 'shot')).toMatchObject({
			by: weapon,
			at: piece,
			result,
			seat: B
		});
		const tokens = after.space.basestars[0]?.damage.length ?? 0;
		switch (result) {
			case 'nothing':
				expect(tally(after)).toEqual(tally(table));
				break;
			case 'damaged':
				expect(tokens).toBe(1);
				break;
			case 'damaged-twice':
				// two tokens, unless one of them was a Critical Hit
				expect(tokens === 2 || tally(after).basestar === 0).toBe(true);
				break;
			case 'pegasus-damaged':
				expect(after.pegasusTokens).toHaveLength(3);
				expect(tally(after).basestar).toBe(1);
				break;
			default:
				expect(tally(after)[piece]).toBe(0);
		}
	});
});

describe('targets', () => {
	test('Galactica reaches everything, each kind of piece once; the attacker picks [R6.6]', () => {
		const table = scene({
			cast,
			edit: fleet({
				raiders: { front: 3, rear: 1 },
				heavies: { rear: 2 },
				basestars: [{ area: 'front' }]
			})
		});
		const asked = playText(table, shoot('galactica'), by(B));
		expect(question(asked, 'attack-target', B).question).toEqual({
			kind: 'ship',
			from: ['raider@front', 'raider@rear', 'heavy@rear', 'basestar:a@front'],
			min: 1,
			max: 1
		});
	});

	test('a viper reaches its own area only; nothing there: nothing happens', () => {
		const table = scene({ cast, at: onShip, edit: fleet({ raiders: { rear: 1 } }) });
		const after = playText(table, shoot('viper'), by(B));
		expect(isDone(after)).toBe(true);
		expect(after.log.some(({ kind }) => kind === 'rolled')).toBe(false);
	});

	test('Armory: any centurion on the track', () => {
		const table = scene({ cast, edit: fleet({ centurions: [0, 3, 3] }) });
		const asked = playText(loadDice(table, 7), shoot('armory'), by(B));
		expect(question(asked, 'attack-target').question).toMatchObject({ from: ['centurion:0', 'centurion:3'] });
		expect(reply(asked, 'attack-target', ['centurion:3']).centurions).toEqual([0, 3]);
	});

	test('Maximum Firepower: up to four attacks, one by one, each at its own target; one may stop', () => {
		const table = scene({ cast, at: onShip, edit: fleet({ raiders: { front: 2 }, heavies: { front: 1 } }) });
		let game = playText(loadDice(table, 3, 1, 3), shoot('viper', 4), by(B));
		game = reply(game, 'attack-target', ['raider@front']);
		expect(question(game, 'attack-target').question).toMatchObject({ min: 0, max: 1 });
		game = reply(game, 'attack-target', ['heavy@front']);
		game = reply(game, 'attack-target', ['raider@front']);
		expect(board(game)).toEqual({ front: { heavy: 1 } });
		game = reply(game, 'attack-target', []);
		expect(isDone(game)).toBe(true);
	});

	test('four attacks and no more', () => {
		const table = scene({ cast, at: onShip, edit: fleet({ raiders: { front: 6 } }) });
		let game = playText(loadDice(table, 8, 8, 8, 8), shoot('viper', 4), by(B));
		for (let n = 0; n < 3; n++) game = reply(game, 'attack-target', ['raider@front']);
		expect(isDone(game)).toBe(true);
		expect(game.space.raiders.front).toBe(2);
	});
});

describe('what changes a roll', () => {
	test('E31: Structural Damage adds 2, a Critical Hit makes three [R6.6, R6.7]', () => {
		const make = (at = {}) =>
			scene({
				cast,
				at,
				edit: (game) => {
					fleet({ basestars: [{ area: 'front', damage: ['structural-damage'] }] })(game);
					game.basestarTokens = ['critical-hit'];
				}
			});
		expect(playText(loadDice(make(), 3), shoot('galactica'), by(B)).space.basestars).toEqual([]);
		expect(playText(loadDice(make(), 2), shoot('galactica'), by(B)).space.basestars).toHaveLength(1);
		expect(playText(loadDice(make(onShip), 6), shoot('viper'), by(B)).space.basestars).toEqual([]);
		expect(playText(loadDice(make(onShip), 5), shoot('viper'), by(B)).space.basestars).toHaveLength(1);
	});

	test('E96: Calculations is lost with the result it was played on [R1.5.6, R1.5.7]', () => {
		const table = scene({
			cast: ['karl-helo-agathon', 'kara-starbuck-thrace', 'laura-roslin'],
			at: { 0: 'weapons-control' },
			hands: { 1: ['calculations-3'], 2: ['calculations-4'] },
			edit: fleet({ basestars: [{ area: 'front' }] })
		});
		const plus = (game: Game, seat: typeof A, card: string) =>
			reply(reply(reply(game, 'window', { claim: seat }), 'respond', `skill:${card}:0`), 'option', '0', seat);
		let game = reply(playText(loadDice(table, 3, 4), shoot('galactica'), by(A)), 'window', { go: true });
		game = plus(game, B, 'calculations-3');
		game = reply(reply(game, 'window', { claim: A }), 'respond', 'sheet:positive:0');
		game = reply(game, 'window', { go: true });
		expect(game.log.findLast(({ kind }) => kind === 'rolled')).toMatchObject({ face: 4, result: 4 });
		const after = goOn(plus(game, C, 'calculations-4'));
		expect(after.space.basestars[0]?.damage).toHaveLength(1);
	});

	test('Ambush: unmanned vipers roll 2 less, piloted ones do not', () => {
		const make = (at = {}) =>
			scene({
				cast,
				at,
				edit: fleet({ raiders: { front: 1 }, vipers: { front: 1 }, inPlay: [crisisInPlay('ambush')] })
			});
		const command: readonly Effect[] = [{ kind: 'activate-vipers', upTo: 1 }];
		const fire = (face: number) =>
			reply(playText(loadDice(make(), face), command, by(B)), 'viper-act', 'attack:viper@front');
		expect(fire(4).space.raiders.front).toBe(1);
		expect(fire(5).space.raiders.front).toBe(0);
		expect(playText(loadDice(make(onShip), 3), shoot('viper'), by(B)).space.raiders.front).toBe(0);
	});
});

describe('R6.8: Scar is hard to hit', () => {
	const withScar = (
		rest: Parameters<typeof fleet>[0] = {},
		more: Partial<Parameters<typeof scene>[0]> = {}
	) =>
		scene({
			cast,
			edit: fleet({ raiders: { front: 3 }, scar: 'front', inPlay: [scarCard], ...rest }),
			...more
		});

	test.each([
		[6, 'front'],
		[7, null]
	] as const)('d8 = %i at Scar [R6.8.1]', (face, scar) => {
		const asked = playText(loadDice(withScar(), face), shoot('galactica'), by(B));
		expect(question(asked, 'attack-target').question).toMatchObject({ from: ['raider@front', 'scar@front'] });
		const after = reply(asked, 'attack-target', ['scar@front']);
		expect(after.space.scar).toBe(scar);
		// R6.8.4: with Scar his card ends
		expect(after.inPlay).toHaveLength(scar ? 1 : 0);
	});

	test('the other raiders are hit as usual', () => {
		const asked = playText(loadDice(withScar(), 3), shoot('galactica'), by(B));
		const after = reply(asked, 'attack-target', ['raider@front']);
		expect(after.space).toMatchObject({ scar: 'front', raiders: { front: 2 } });
	});

	test('E32: a nuke on 8 takes three raiders, Scar among them; the basestar is gone [R6.6, R6.8]', () => {
		const table = withScar({ basestars: [{ area: 'front' }] }, { hands: { 2: ['strategic-planning-3'] } });
		const asked = playText(loadDice(table, 6), shoot('nuke'), by(A));
		const planned = reply(reply(asked, 'window', { claim: C }), 'respond', 'skill:strategic-planning-3:0');
		const after = goOn(planned);
		expect(board(after)).toEqual({});
		expect(after.space.scar).toBeNull();
	});

	test('more raiders than the nuke takes: the attacker picks', () => {
		const table = withScar({ basestars: [{ area: 'front' }], raiders: { front: 5 } });
		const asked = playText(loadDice(table, 8), shoot('nuke'), by(A));
		const after = reply(asked, 'victim', ['raider@front', 'raider@front', 'raider@front']);
		expect(after.space).toMatchObject({ scar: 'front', raiders: { front: 2 } });
	});

	const batteries: readonly Effect[] = [
		{
			kind: 'roll',
			table: [
				{ upTo: 6, effects: [{ kind: 'destroy', pieces: { piece: 'raider', count: 2, in: 'chosen-area' } }] },
				{ upTo: 8, effects: [{ kind: 'destroy', pieces: { piece: 'raider', count: 4, in: 'chosen-area' } }] }
			]
		}
	];
	test('E32: Main Batteries on 5: two raiders, Scar may not be picked; on 7 he may [R6.8.1]', () => {
		const five = playText(loadDice(withScar(), 5), batteries, by(B, { area: 'front' }));
		expect(five.space).toMatchObject({ scar: 'front', raiders: { front: 1 } });
		const seven = playText(loadDice(withScar(), 7), batteries, by(B, { area: 'front' }));
		expect(seven.space).toMatchObject({ scar: null, raiders: { front: 0 } });
	});

	test('an effect without a roll never hits him', () => {
		const after = playText(withScar(), [{ kind: 'destroy', pieces: { piece: 'raider', count: 3 } }], by(B));
		expect(after.space).toMatchObject({ scar: 'front', raiders: { front: 1 } });
	});

	test('nor does Hotshot: it is no roll [R1.5.4]', () => {
		const table = withScar(
			{ raiders: { front: 1 } },
			{
				cast: ['louanne-kat-katraine', 'kara-starbuck-thrace', 'laura-roslin'],
				at: { 0: { viper: 'front' } },
				hands: { 0: ['maximum-firepower-5'] }
			}
		);
		const asked = playText(table, shoot('viper'), by(A));
		const hotshot = reply(reply(asked, 'window', { claim: A }), 'respond', 'sheet:positive:0');
		const after = goOn(hotshot);
		expect(after.log.find(({ kind }) => kind === 'roll-replaced')).toMatchObject({ value: 7 });
		expect(after.space.scar).toBe('front');
	});
});

describe('what follows a destruction', () => {
	test('Major Victory: only whoever destroyed the basestar or centurion may use it [W16]', () => {
		const table = scene({
			cast,
			hands: { 1: ['major-victory-1'], 2: ['major-victory-2'] },
			edit: fleet({ centurions: [1] })
		});
		const asked = playText(loadDice(table, 7, 5), shoot('armory'), by(B));
		// before the roll, after the roll, then this
		const game = reply(reply(asked, 'window', { go: true }), 'window', { go: true });
		expect(question(game, 'window').question).toEqual({ kind: 'window', event: 'destroyed', from: [B] });
		const used = reply(reply(game, 'window', { claim: B }), 'respond', 'skill:major-victory-1:0');
		expect(goOn(used).resources.morale).toBe(table.resources.morale + 1);
	});

	test('The Guardians: a destroyed basestar costs morale and a raptor', () => {
		const table = scene({
			cast,
			edit: fleet({ basestars: [{ area: 'front' }], inPlay: [crisisInPlay('the-guardians')] })
		});
		const after = playText(loadDice(table, 4), shoot('nuke'), by(A));
		expect(after.resources.morale).toBe(table.resources.morale - 1);
		expect(after.raptors).toBe(3);
	});

	test('Dogfight ends when no raider is left', () => {
		const table = scene({
			cast,
			edit: fleet({
				raiders: { front: 1 },
				inPlay: [crisisInPlay('dogfight', { jumpOr: 'no-raider-left' })]
			})
		});
		expect(playText(loadDice(table, 2), shoot('galactica'), by(B)).inPlay).toHaveLength(1);
		expect(playText(loadDice(table, 3), shoot('galactica'), by(B)).inPlay).toEqual([]);
	});
});
