/** Every place of the ships and of the Cylon boards, activated through the menu. Those of New Caprica: new-caprica.test.ts. */
import { describe, expect, test } from 'vitest';
import { BOARDS, type PlaceId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { take, typeOf } from './decks.ts';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { checkLimit } from './modifiers.ts';
import { canBeSent } from './positions.ts';
import { card, cards, contribute, stackDestiny, told } from './testing/checks.ts';
import { board, fleet } from './testing/fleet.ts';
import {
	A,
	B,
	C,
	D,
	goOn,
	isDone,
	loadDice,
	playFrame,
	playText,
	question,
	reply,
	scene
} from './testing/scene.ts';
import { finish, stackDestinations } from './testing/voyage.ts';

type Scene = Parameters<typeof scene>[0];
const crew = ['saul-tigh', 'kara-starbuck-thrace', 'laura-roslin', 'tom-zarek'] as const;
const BASE = { set: 'base', objective: 'kobol' } as const;
const hand = (game: Game, seat: Seat): readonly string[] => game.seats[seat]?.hand ?? [];
const standing = (place: PlaceId, rest: Partial<Scene> = {}): Game =>
	scene({ cast: crew, ...rest, at: { ...rest.at, 0: place } });
const menu = (game: Game): Game =>
	playFrame(game, { proc: 'grant', seat: A, move: false, actions: 1, own: true });
const activate = (game: Game, id: string, ...dice: number[]): Game =>
	reply(dice.length > 0 ? loadDice(menu(game), ...dice) : menu(game), 'action', `place:${id}`);
const blocked = (game: Game, id: string) => {
	const { question: asked } = question(menu(game), 'action');
	return asked.kind === 'menu'
		? asked.from.find((option) => option.id === `place:${id}`)?.blocked?.refused
		: undefined;
};
const cylon = (place: PlaceId, rest: Partial<Scene> = {}): Game =>
	scene({ cast: crew, cylons: [A], ...rest, at: { ...rest.at, 0: place } });
const superCrisis = (game: Game, ...ids: string[]): void => {
	for (const id of ids) {
		take(game.decks['super-crisis'], id);
		game.seats[A]?.superCrises.push(id);
	}
};

type Tests = Readonly<Record<string, () => void>>;
type OnShips = (typeof BOARDS)['galactica' | 'colonial-one' | 'pegasus'][number];
type OfCylons = (typeof BOARDS)['cylon-locations'][number];

const places: Readonly<Record<OnShips | OfCylons, Tests>> = {
	'ftl-control': {
		'E36: from a blue space: the loss on 6 or less, then the jump; its user rolls (R7.2.1, D30)': () => {
			const at = (edit: (game: Game) => void): Game =>
				standing('ftl-control', {
					edit: (game) => {
						stackDestinations(game, 'barren-planet', 'barren-planet');
						edit(game);
					}
				});
			const three = finish(
				activate(
					at((g) => (g.marker = 3)),
					'ftl-control:0',
					6
				)
			);
			expect([three.resources.population, three.distance, three.marker]).toEqual([9, 2, 0]);
			const one = finish(
				activate(
					at((g) => (g.marker = 4)),
					'ftl-control:0',
					7
				)
			);
			expect([one.resources.population, one.distance]).toEqual([12, 2]);
		},
		'E37: not from a red space': () => {
			expect(blocked(standing('ftl-control', { edit: (g) => (g.marker = 2) }), 'ftl-control:0')).toBe(
				'needs-not-met'
			);
		}
	},
	'weapons-control': {
		'Galactica attacks a ship anywhere (R6.6)': () => {
			const start = standing('weapons-control', {
				edit: fleet({ raiders: { front: 1 }, heavies: { rear: 1 } })
			});
			const game = reply(activate(start, 'weapons-control:0', 7), 'attack-target', ['heavy@rear']);
			expect(board(game)).toEqual({ front: { raider: 1 } });
		}
	},
	command: {
		'up to 2 activations of unmanned vipers (R6.10.2)': () => {
			let game = activate(
				standing('command', { edit: fleet({ raiders: { 'port-bow': 1 } }) }),
				'command:0',
				3
			);
			game = reply(game, 'viper-act', 'launch:port-bow');
			game = reply(game, 'viper-act', 'attack:viper@port-bow');
			expect(board(game)).toEqual({ 'port-bow': { viper: 1 } });
			expect(isDone(game)).toBe(true);
		}
	},
	communications: {
		'looks at two civilian ships and may move each to the next area (R13.5.33)': () => {
			const start = standing('communications', {
				edit: fleet({ civilians: { rear: ['empty', 'population-1', 'population-2'] } })
			});
			let game = reply(activate(start, 'communications:0'), 'choose-ship', [
				'civilian:1@rear',
				'civilian:3@rear'
			]);
			expect(question(game, 'look', A)).toMatchObject({
				mode: 'secret',
				question: { cards: [{ card: 'empty' }, { card: 'population-2' }] }
			});
			game = reply(reply(game, 'look', 'seen'), 'may', 'yes');
			game = reply(reply(game, 'move-ship', 'move:civilian:3@rear:port-aft'), 'move-ship', null);
			expect(board(game)).toEqual({ rear: { civilian: 2 }, 'port-aft': { civilian: 1 } });
		}
	},
	'admirals-quarters': {
		'a check against somebody who can be sent to the Brig (R1.8.4, R5.10.2)': () => {
			const start = stackDestiny(
				standing('admirals-quarters', { cylons: [D], at: { 2: 'brig' } }),
				card('lea5'),
				card('tac5')
			);
			const chosen = activate(start, 'admirals-quarters:0');
			expect(question(chosen, 'choose-seat').question).toMatchObject({ from: [A, B] });
			const game = contribute(reply(chosen, 'choose-seat', B), {});
			expect(game.seats[B]?.position).toEqual({ place: 'brig' });
		}
	},
	'research-lab': {
		'an Engineering or a Tactics card': () => {
			const game = activate(standing('research-lab'), 'research-lab:0');
			expect(hand(reply(game, 'option', '0'), A).map(typeOf)).toEqual(['engineering']);
			expect(hand(reply(game, 'option', '1'), A).map(typeOf)).toEqual(['tactics']);
		}
	},
	'hangar-deck': {
		'a pilot launches from the Reserves and acts once more (R1.4.3)': () => {
			const pilot = scene({
				cast: ['kara-starbuck-thrace', 'saul-tigh', 'tom-zarek'],
				edit: fleet({ raiders: { 'port-aft': 1 } })
			});
			const game = reply(activate(pilot, 'hangar-deck:0'), 'launch-area', 'port-aft');
			expect(game.seats[A]?.position).toEqual({ viper: 'port-aft' });
			expect(question(game, 'granted-action', A).seat).toBe(A);
			expect(blocked(standing('hangar-deck'), 'hangar-deck:0')).toBe('needs-not-met');
		}
	},
	armory: {
		'attacks a centurion: 7 or more (R6.6)': () => {
			const start = standing('armory', { edit: fleet({ centurions: [3] }) });
			expect(activate(start, 'armory:0', 7).centurions).toEqual([]);
			expect(activate(start, 'armory:0', 6).centurions).toEqual([3]);
		}
	},
	sickbay: {
		'no action; one card in Receive Skills (R3.3.3)': () => {
			expect(blocked(standing('sickbay'), 'sickbay:0')).toBeUndefined();
			const game = playFrame(standing('sickbay'), { proc: 'receive-skills' });
			expect(question(game, 'receive-skills').question).toMatchObject({ total: 1 });
		}
	},
	brig: {
		'a check to leave for any safe place on Galactica; one card a check, no move (R3.5.1)': () => {
			const start = stackDestiny(
				standing('brig', { hands: { 0: cards('pol1 pol2') } }),
				card('pol5'),
				card('tac5')
			);
			expect(checkLimit(start, A)).toBe(1);
			expect(canBeSent(start, A, 'sickbay')).toBe(false);
			const passed = contribute(activate(start, 'brig:1'), {});
			const { question: asked } = question(passed, 'choose-place', A);
			const open = asked.kind === 'place' ? asked.from.map(({ place }) => place) : [];
			expect(open).toHaveLength(BOARDS.galactica.length - 2);
			expect(reply(passed, 'choose-place', 'armory').seats[A]?.position).toEqual({ place: 'armory' });
			const moves = playFrame(start, { proc: 'move', step: 'pick', seat: A, own: true, to: null });
			expect(question(moves, 'move').question).toMatchObject({ from: [] });
		}
	},
	'press-room': {
		'two Politics cards': () => {
			const game = activate(standing('press-room'), 'press-room:0');
			expect(hand(game, A).map(typeOf)).toEqual(['politics', 'politics']);
		}
	},
	'presidents-office': {
		'the President draws a Quorum card, and another or plays one (R8.7.1)': () => {
			const start = standing('presidents-office', {
				edit: (game) => {
					game.titles.president = A;
					game.discards.quorum = game.quorumHand;
					game.quorumHand = [];
					take(game.decks.quorum, 'enact-production-quotas');
					game.decks.quorum.push('enact-production-quotas');
				}
			});
			const game = reply(activate(start, 'presidents-office:0'), 'may', 'yes');
			expect(reply(game, 'option', '0').quorumHand).toHaveLength(2);
			const played = reply(reply(game, 'option', '1'), 'quorum-pick', ['enact-production-quotas']);
			expect(played.resources).toMatchObject({ food: 9, morale: 9 });
			expect(blocked(standing('presidents-office'), 'presidents-office:0')).toBe('forbidden');
		}
	},
	administration: {
		'a check that makes somebody President who may be (R5.10.2, R8.9.6)': () => {
			const start = stackDestiny(standing('administration', { cylons: [D] }), card('pol5'), card('lea5'));
			const chosen = activate(start, 'administration:0');
			expect(question(chosen, 'choose-seat').question).toMatchObject({ from: [A, B, C] });
			expect(contribute(reply(chosen, 'choose-seat', B), {}).titles.president).toBe(B);
		}
	},
	'pegasus-cic': {
		'a basestar: 1 to 3 hits Pegasus, 4 to 6 damages it, 7 and 8 twice': () => {
			const start = standing('pegasus-cic', { edit: fleet({ basestars: [{ area: 'front' }] }) });
			expect(activate(start, 'pegasus-cic:0', 3).damaged).toHaveLength(1);
			expect(activate(start, 'pegasus-cic:0', 6).space.basestars[0]?.damage).toHaveLength(1);
			const twice = activate(start, 'pegasus-cic:0', 7);
			expect(twice.log.filter(({ kind }) => kind === 'piece-damaged')).toHaveLength(2);
		}
	},
	airlock: {
		'E55: 12, against a prisoner 8; Treachery counts; passed, he is executed (R5.2.1)': () => {
			const strike = (where: PlaceId): Game => {
				const start = stackDestiny(
					standing('airlock', {
						at: { 1: where },
						hands: { 2: cards('tac2 lea1') },
						loyalty: { 1: ['you-are-not-a-cylon-base'] }
					}),
					card('tre3'),
					card('pol4')
				);
				return contribute(reply(activate(start, 'airlock:0'), 'choose-seat', B), { [C]: cards('tac2 lea1') });
			};
			expect(told(strike('brig'), 'check-ended')).toMatchObject({ total: 8, difficulty: 8, outcome: 'pass' });
			expect(told(strike('brig'), 'executed')).toMatchObject({ seat: B });
			expect(told(strike('command'), 'check-ended')).toMatchObject({ difficulty: 12, outcome: 'fail' });
		},
		'D13, R5.10.4: human players only, Stranded Helo among them': () => {
			const start = standing('airlock', {
				cast: ['saul-tigh', 'karl-helo-agathon', 'laura-roslin', 'tom-zarek'],
				cylons: [D]
			});
			expect(question(activate(start, 'airlock:0'), 'choose-seat').question).toMatchObject({
				from: [A, B, C]
			});
		}
	},
	'main-batteries': {
		'an area: 1 a civilian ship, 2 and 3 a viper, 4 to 6 two raiders, 7 and 8 four': () => {
			const start = standing('main-batteries', {
				edit: fleet({ raiders: { rear: 5 }, vipers: { rear: 1 }, civilians: { rear: ['empty'] } })
			});
			const fired = (face: number) =>
				board(reply(loadDice(activate(start, 'main-batteries:0'), face), 'choose-area', 'rear')).rear;
			expect(fired(1)).toEqual({ raider: 5, viper: 1 });
			expect(fired(3)).toEqual({ raider: 5, civilian: 1 });
			expect(fired(4)).toEqual({ raider: 3, viper: 1, civilian: 1 });
			expect(fired(8)).toEqual({ raider: 1, viper: 1, civilian: 1 });
		}
	},
	'engine-room': {
		'two cards, and the next Crisis of this turn has the jump icon (R6.1.11)': () => {
			const start = standing('engine-room', { hands: { 0: cards('pol1 pol2') } });
			const game = activate(start, 'engine-room:0');
			expect(hand(game, A)).toEqual([]);
			expect(game.modifiers).toMatchObject([{ mod: { kind: 'add-icon', icon: 'jump' }, until: 'turn' }]);
			expect(blocked(standing('engine-room', { hands: { 0: cards('pol1') } }), 'engine-room:0')).toBe(
				'cannot-pay'
			);
		}
	},
	caprica: {
		'two Crisis cards, one resolved without its ships, its jump icon counts; the other under (R3.6.4)':
			() => {
				const start = cylon('caprica', {
					edit: (game) => {
						for (const id of ['unidentified-ship', 'sabotage-investigated']) take(game.decks.crisis, id);
						game.decks.crisis.push('unidentified-ship', 'sabotage-investigated');
					}
				});
				let game = activate(start, 'caprica-pegasus:0');
				game = finish(reply(game, 'crisis-pick', ['sabotage-investigated'], A));
				expect(game.marker).toBe(1);
				expect(game.decks.crisis[0]).toBe('unidentified-ship');
			},
		'or a Super Crisis of his own (R8.4.1)': () => {
			const start = cylon('caprica', {
				edit: (game) => {
					superCrisis(game, 'inbound-nukes');
				}
			});
			const game = contribute(reply(activate(start, 'caprica-pegasus:0'), 'option', '0'), {});
			expect(told(game, 'check-ended')).toBeTruthy();
			expect(game.discards['super-crisis']).toEqual(['inbound-nukes']);
		},
		'[B] neither icon, the other card is discarded (R3.6.4)': () => {
			const start = cylon('caprica', {
				config: BASE,
				edit: (game) => {
					for (const id of ['unidentified-ship', 'elections-loom']) take(game.decks.crisis, id);
					game.decks.crisis.push('unidentified-ship', 'elections-loom');
				}
			});
			const game = finish(reply(activate(start, 'caprica-base:0'), 'crisis-pick', ['elections-loom'], A));
			expect(game.marker).toBe(0);
			expect(game.discards.crisis.toSorted()).toEqual(['elections-loom', 'unidentified-ship']);
		}
	},
	'cylon-fleet': {
		'all ships of one kind act, the centurions too; or each basestar launches (R6.3.5)': () => {
			const start = cylon('cylon-fleet', {
				edit: fleet({ basestars: [{ area: 'front' }], heavies: { front: 1 }, centurions: [0] })
			});
			const game = activate(start, 'cylon-fleet-pegasus:0');
			const acting = reply(game, 'option', '0');
			expect(question(acting, 'choose-icon').question).toMatchObject({
				from: [{ id: 'raiders' }, { id: 'heavy' }, { id: 'basestars' }]
			});
			const heavy = reply(acting, 'choose-icon', 'heavy');
			expect([heavy.centurions, heavy.space.heavies['port-bow']]).toEqual([[1], 1]);
			expect(board(reply(game, 'option', '1'))).toEqual({ front: { basestar: 1, raider: 2, heavy: 2 } });
		},
		'[B] the same': () => {
			const start = cylon('cylon-fleet', { config: BASE, edit: fleet({ basestars: [{ area: 'rear' }] }) });
			const game = reply(activate(start, 'cylon-fleet-base:0'), 'option', '1');
			expect(board(game)).toEqual({ rear: { basestar: 1, raider: 2, heavy: 1 } });
		}
	},
	'human-fleet': {
		'looks at a deck, then two cards of different types (R13.5.31)': () => {
			let game = reply(activate(cylon('human-fleet'), 'human-fleet-pegasus:0'), 'choose-deck', 'crisis');
			const { question: asked } = question(game, 'put-back', A);
			const items = asked.kind === 'order' ? asked.items : [];
			game = reply(game, 'put-back', [[...items], []]);
			expect(() => reply(game, 'draw-types', { politics: 2 })).toThrow('not-offered');
			expect(hand(reply(game, 'draw-types', { politics: 1, tactics: 1 }), A)).toHaveLength(2);
		},
		'a Leader may infiltrate: to a safe place on Galactica, a human player from now on (R9.2)': () => {
			const leader = scene({
				cast: ['cavil', 'saul-tigh', 'laura-roslin', 'tom-zarek'],
				config: { leader: true },
				at: { 0: 'human-fleet' }
			});
			const game = reply(
				reply(activate(leader, 'human-fleet-pegasus:0'), 'option', '1'),
				'choose-place',
				'armory'
			);
			expect(game.seats[A]).toMatchObject({
				cylon: false,
				infiltrating: true,
				position: { place: 'armory' }
			});
		},
		'[B] looks at a hand, takes a card; 5 or more damages Galactica (R13.5.52)': () => {
			const start = cylon('human-fleet', { config: BASE, hands: { 1: cards('pol1 lea1') } });
			let game = reply(loadDice(activate(start, 'human-fleet-base:0'), 5), 'choose-seat', B);
			game = goOn(reply(reply(game, 'look', 'seen'), 'take-cards', cards('lea1')));
			expect(hand(game, A)).toEqual(cards('lea1'));
			expect(told(game, 'ship-hit')).toMatchObject({ ship: 'galactica' });
		}
	},
	'resurrection-ship': {
		'draws a Super Crisis card; hazardous, one card in Receive Skills (R8.4.1, R3.3.3)': () => {
			const game = activate(cylon('resurrection-ship'), 'resurrection-ship-pegasus:1');
			expect(game.seats[A]?.superCrises).toHaveLength(1);
			const receiving = playFrame(cylon('resurrection-ship'), { proc: 'receive-skills' });
			expect(question(receiving, 'receive-skills').question).toMatchObject({ total: 1 });
		},
		'[B] swaps the Super Crisis card, and may hand Loyalty cards on at distance 7 or less (R8.5.5)': () => {
			const start = cylon('resurrection-ship', {
				config: BASE,
				loyalty: { 0: ['you-are-not-a-cylon-base'] },
				edit: (game) => {
					superCrisis(game, 'inbound-nukes');
				}
			});
			let game = reply(activate(start, 'resurrection-ship-base:0'), 'may', 'yes');
			game = reply(game, 'look', 'seen');
			expect(game.seats[A]?.superCrises).toHaveLength(1);
			expect(game.discards['super-crisis']).toEqual(['inbound-nukes']);
			game = reply(reply(game, 'may', 'yes'), 'choose-seat', C);
			expect([game.seats[A]?.loyalty, game.seats[C]?.loyalty.length]).toEqual([[], 2]);
			// with nothing to hand on, nobody is asked
			const bare = cylon('resurrection-ship', { config: BASE, loyalty: { 0: [] } });
			expect(isDone(activate(bare, 'resurrection-ship-base:0'))).toBe(true);
		}
	}
};

for (const [id, tests] of Object.entries(places))
	describe(id, () => {
		for (const [title, check] of Object.entries(tests)) test(title, check);
	});

describe('titles', () => {
	test('President: draws a Quorum card, or plays one (R8.7.1)', () => {
		const start = standing('command', {
			edit: (game) => {
				game.titles.president = A;
				game.discards.quorum = game.quorumHand;
				take(game.decks.quorum, 'enact-production-quotas');
				game.quorumHand = ['enact-production-quotas'];
			}
		});
		expect(reply(menu(start), 'action', 'title:president:1').quorumHand).toHaveLength(2);
		const played = reply(reply(menu(start), 'action', 'title:president:2'), 'quorum-pick', [
			'enact-production-quotas'
		]);
		expect(played.resources).toMatchObject({ food: 9, morale: 9 });
	});

	test('President in the Brig keeps title and powers (R8.9.4)', () => {
		const start = standing('brig', { edit: (game) => (game.titles.president = A) });
		expect(reply(menu(start), 'action', 'title:president:1').titles.president).toBe(A);
	});

	test('Admiral: a nuke, spent whatever the result (R6.6.4, D31)', () => {
		const start = standing('command', {
			edit: fleet({ basestars: [{ area: 'rear' }], raiders: { rear: 4 } })
		});
		const launched = (face: number): Game =>
			goOn(reply(loadDice(menu(start), face), 'action', 'title:admiral:0'));
		expect(launched(1).nukes).toBe(1);
		expect(launched(3).space.basestars).toEqual([]);
		expect(launched(8).space.raiders.rear).toBe(1);
	});

	test('Admiral after the return: leaves New Caprica; never before (R11.9.6)', () => {
		const at = (era: 'occupied' | 'orbit'): Game =>
			menu(standing('shipyard', { edit: (game) => (game.flow = { play: 'turn.action', era }) }));
		const leaving = (game: Game) => {
			const { question: asked } = question(game, 'action');
			return asked.kind === 'menu' ? asked.from.find(({ id }) => id === 'title:admiral:1')?.blocked : null;
		};
		expect(leaving(at('occupied'))).toMatchObject({ refused: 'needs-not-met' });
		expect(leaving(at('orbit'))).toBeUndefined();
		expect(pending(at('orbit'))[0]?.mode).toBe('hand');
	});
});

test('R4.1.7: being sent somewhere costs nothing and may lead into a hazardous place', () => {
	const game = playText(standing('command', { hands: { 0: cards('pol1') } }), [
		{ kind: 'send', who: 'current', to: 'sickbay' }
	]);
	expect([game.seats[A]?.position, hand(game, A).length]).toEqual([{ place: 'sickbay' }, 1]);
});
