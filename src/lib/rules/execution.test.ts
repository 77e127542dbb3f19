import { describe, expect, it } from 'vitest';
import { characters, type CharacterId, type Effect } from '../box/index.ts';
import { openTexts } from './abilities.ts';
import { actionOffers } from './actions.ts';
import { pending, run } from './engine.ts';
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { keep } from './kept.ts';
import { finish, jumpTo } from './testing/voyage.ts';
import { A, B, C, D, goOn, isDone, playText, question, reply, scene } from './testing/scene.ts';

const NOT = 'you-are-not-a-cylon-base';
const SYMPATHIZER = 'you-are-a-sympathizer';
const EXECUTE: readonly Effect[] = [{ kind: 'execute', who: 'chosen' }];

const seat = (game: Game, n: Seat) => {
	const state = game.seats[n];
	if (!state) throw new Error('nobody there');
	return state;
};

interface Table {
	cast?: readonly CharacterId[];
	at?: Parameters<typeof scene>[0]['at'];
	hands?: Partial<Record<number, readonly string[]>>;
	loyalty?: Partial<Record<number, readonly string[]>>;
	cylons?: readonly Seat[];
	leader?: boolean;
	edit?: (game: Game) => void;
}

function table({ cast, loyalty = {}, leader = false, at, hands, cylons, edit }: Table = {}): Game {
	return scene({
		config: { leader },
		cast: cast ?? ['william-adama', 'saul-tigh', 'laura-roslin', 'tom-zarek', 'chief-galen-tyrol'],
		loyalty: { 0: [NOT], 1: [NOT], 2: [NOT], 3: [NOT], 4: [NOT], ...loyalty },
		...(at ? { at } : {}),
		...(hands ? { hands } : {}),
		...(cylons ? { cylons } : {}),
		...(edit ? { edit } : {})
	});
}

/** Someone is executed by an effect nobody may ignore. */
const execute = (game: Game, victim: Seat): Game => playText(game, EXECUTE, { chosen: victim });
const newcomer = (game: Game, character: CharacterId): Game => reply(game, 'newcomer', character);
/** The table again, to go on with something else. */
const cleared = (game: Game): Game => ({ ...structuredClone(game), stack: [], asked: [] });
const becomes = (game: Game, victim: Seat, character: CharacterId): Game =>
	newcomer(execute(game, victim), character);

describe('a human is executed (R10.5)', () => {
	it('E54: hand and attached Quorum card discarded, Loyalty shown, morale -1, a new character without cards', () => {
		const hand = [
			'repair-1',
			'repair-1',
			'repair-1',
			'repair-2',
			'repair-2',
			'calculations-3',
			'calculations-4'
		];
		let game = execute(
			table({
				hands: { 1: hand },
				loyalty: { 1: [NOT, 'you-are-not-a-cylon-pegasus'] },
				edit: (g) => {
					g.resources.morale = 6;
					g.inPlay.push({
						about: { deck: 'quorum', id: 'assign-mission-specialist' },
						holder: B,
						until: 'used'
					});
				}
			}),
			B
		);
		expect(game.discards.engineering).toEqual(hand);
		expect(game.discards.quorum).toEqual(['assign-mission-specialist']);
		expect(seat(game, B)).toMatchObject({ loyalty: [], shown: [NOT, 'you-are-not-a-cylon-pegasus'] });
		expect(game.log.find(({ kind }) => kind === 'loyalty-shown')).toMatchObject({ seat: B, label: 'all' });
		expect(game.resources.morale).toBe(5);
		expect(game.moraleLostToExecution).toBe(true);
		expect(game.dead).toEqual(['saul-tigh']);

		expect(question(game, 'newcomer')).toMatchObject({ seat: B, mode: 'public' });
		game = newcomer(game, 'louanne-kat-katraine');
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({
			character: 'louanne-kat-katraine',
			hand: [],
			position: { place: 'hangar-deck' },
			turnsBegun: 0,
			turnStart: null,
			cylon: false,
			deeds: ['executed']
		});
		// R10.5.9
		expect(game.turnCut).toBe(false);
	});

	it('R10.5.5: offers no Leader, nobody in play, no dead, no old character of a Cylon player', () => {
		const game = execute(table({ cylons: [D], edit: (g) => g.dead.push('gaius-baltar') }), B);
		const asked = question(game, 'newcomer').question;
		if (asked.kind !== 'option') throw new Error('a character is an option');
		const gone = [
			'william-adama',
			'saul-tigh',
			'laura-roslin',
			'tom-zarek',
			'chief-galen-tyrol',
			'gaius-baltar'
		];
		const rest = Object.entries(characters).flatMap(([id, { category }]) =>
			category === 'cylon-leader' || gone.includes(id) ? [] : [id]
		);
		expect(asked.from.map(({ id }) => id).sort()).toEqual(rest.sort());
	});

	it('[B] only characters of the base game', () => {
		const game = playText(
			scene({
				config: { set: 'base', objective: 'kobol' },
				cast: ['william-adama', 'saul-tigh', 'laura-roslin'],
				loyalty: { 1: [NOT] }
			}),
			EXECUTE,
			{ chosen: B }
		);
		const asked = question(game, 'newcomer').question;
		if (asked.kind !== 'option') throw new Error('a character is an option');
		expect(asked.from).toHaveLength(7);
	});

	it('E66, R12.2.4: nobody left to play: the humans lose at once', () => {
		const used = Object.entries(characters).flatMap(([id, { category }]) =>
			category === 'cylon-leader' ? [] : [id as CharacterId]
		);
		const game = execute(
			table({
				edit: (g) => {
					g.dead = used.filter((id) => !g.seats.some(({ character }) => character === id));
				}
			}),
			B
		);
		expect(game.outcome).toMatchObject({ winner: 'cylons', why: 'nobody-left' });
	});

	it('R10.5.5: the last one left is not asked for', () => {
		const game = execute(
			table({
				edit: (g) => {
					g.dead = (Object.keys(characters) as CharacterId[]).filter(
						(id) => id !== 'louanne-kat-katraine' && !g.seats.some(({ character }) => character === id)
					);
				}
			}),
			B
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B).character).toBe('louanne-kat-katraine');
	});

	it('R10.5.3: a piloted viper returns to the Reserves', () => {
		const before = table({
			cast: ['william-adama', 'lee-apollo-adama', 'laura-roslin'],
			at: { 1: { viper: 'rear' } }
		});
		const game = becomes(before, B, 'saul-tigh');
		expect(game.vipers.reserves).toBe(before.vipers.reserves + 1);
		expect(seat(game, B).position).toEqual({ place: 'command' });
	});

	it('R1.6.4: a prevented loss of morale did not happen', () => {
		const game = execute(
			table({
				edit: (g) =>
					g.modifiers.push({
						mod: { kind: 'loss-less', resource: 'chosen-resource', by: 1 },
						until: 'turn',
						seat: A,
						chosen: 'morale'
					})
			}),
			B
		);
		expect(game.resources.morale).toBe(10);
		expect(game.moraleLostToExecution).toBe(false);
	});

	it('E64, R4.7.1: what was used up once in the game stays used up with a new character', () => {
		const adama = (onceSpent: boolean): Game =>
			becomes(
				table({
					cast: ['saul-tigh', 'kara-starbuck-thrace', 'laura-roslin'],
					edit: (g) => Object.assign(seat(g, B), { onceSpent })
				}),
				B,
				'william-adama'
			);
		expect(openTexts(adama(false), { on: 'check-cleanup' }, B)).toHaveLength(1);
		expect(openTexts(adama(true), { on: 'check-cleanup' }, B)).toEqual([]);
	});

	it('R14.3.7: Treachery in a human hand opens the window for Sabotage before anything is shown', () => {
		let game = execute(table({ hands: { 1: ['broadcast-location-1'], 3: ['sabotage-3'] }, cylons: [D] }), B);
		expect(question(game, 'window').question).toMatchObject({ event: 'discarded', from: [D] });
		expect(seat(game, B).loyalty).toEqual([NOT]);
		game = goOn(game);
		expect(seat(game, B).shown).toEqual([NOT]);
		expect(question(game, 'newcomer').seat).toBe(B);
	});

	it('R14.3.7: no window where nothing of the kind was discarded', () => {
		const game = execute(table({ hands: { 1: ['repair-1'], 3: ['sabotage-3'] }, cylons: [D] }), B);
		expect(question(game, 'newcomer').seat).toBe(B);
	});

	it('R10.5.9: the rest of a granted pair of actions is lost', () => {
		const game = becomes(
			table({
				edit: (g) => g.stack.push({ proc: 'grant', seat: B, move: false, actions: 1, own: false })
			}),
			B,
			'kara-starbuck-thrace'
		);
		expect(isDone(game)).toBe(true);
	});
});

describe('titles after an execution (R10.5.6, R8.9.5)', () => {
	const CAST: readonly CharacterId[] = ['saul-tigh', 'lee-apollo-adama', 'anastasia-dee-dualla'];
	const apolloAdmiral = (): Game =>
		table({
			cast: CAST,
			edit: (g) => {
				g.titles = { president: C, admiral: B };
			}
		});

	it('E57: the title goes after the choice: Adama outranks Tigh', () => {
		expect(becomes(apolloAdmiral(), B, 'william-adama').titles.admiral).toBe(B);
	});
	it('E57: with Starbuck it goes to Tigh', () => {
		expect(becomes(apolloAdmiral(), B, 'kara-starbuck-thrace').titles.admiral).toBe(A);
	});
	it('E57: a newcomer takes nothing from a sitting holder', () => {
		const game = table({
			cast: CAST,
			edit: (g) => {
				g.titles = { president: C, admiral: A };
			}
		});
		expect(becomes(game, B, 'william-adama').titles.admiral).toBe(A);
	});
	it('R10.2.1: the Quorum hand stays with the title', () => {
		const game = table({
			cast: CAST,
			edit: (g) => {
				g.titles = { president: B, admiral: A };
				g.quorumHand = ['food-rationing', 'eulogy'];
			}
		});
		const after = becomes(game, B, 'laura-roslin');
		expect(after.titles.president).toBe(B);
		// entering play draws a Quorum card at set-up only
		expect(after.quorumHand).toEqual(['food-rationing', 'eulogy']);
	});
});

describe('newcomers (R10.6)', () => {
	const THREE: readonly CharacterId[] = ['william-adama', 'saul-tigh', 'tom-zarek'];
	const after = (g: Game): void => {
		g.sleepersDealt = true;
	};

	it('R10.6.1, D17: a closed start place means the Hangar Deck', () => {
		const destroyed = (g: Game): void => {
			g.pegasusDestroyed = true;
		};
		expect(seat(becomes(table({ cast: THREE, edit: destroyed }), B, 'helena-cain'), B).position).toEqual({
			place: 'command'
		});
		const colonialOneGone = (g: Game): void => {
			g.flow = { play: 'turn.action', era: 'orbit' };
		};
		expect(
			seat(becomes(table({ cast: THREE, edit: colonialOneGone }), B, 'laura-roslin'), B).position
		).toEqual({ place: 'hangar-deck' });
		expect(seat(becomes(table({ cast: THREE }), B, 'laura-roslin'), B).position).toEqual({
			place: 'presidents-office'
		});
	});

	it('R2.4.1: Cain picks one of her two places', () => {
		let game = becomes(table({ cast: THREE }), B, 'helena-cain');
		expect(question(game, 'start-place')).toMatchObject({
			seat: B,
			question: { from: [{ place: 'pegasus-cic' }, { place: 'command' }] }
		});
		game = reply(game, 'start-place', 'pegasus-cic');
		expect(seat(game, B).position).toEqual({ place: 'pegasus-cic' });
	});

	it('R10.6.1: before Galactica returns all start at Resistance HQ', () => {
		for (const id of ['laura-roslin', 'lee-apollo-adama', 'helena-cain'] as const) {
			const game = becomes(
				table({
					cast: THREE,
					at: { 1: 'shipyard' },
					edit: (g) => {
						g.flow = { play: 'turn.action', era: 'occupied' };
						g.distance = 7;
						after(g);
					}
				}),
				B,
				id
			);
			expect(seat(game, B).position).toEqual({ place: 'resistance-hq' });
			expect(isDone(game)).toBe(true);
		}
	});

	it('E61, R10.6.3: Apollo launches into the area of his choice', () => {
		const before = table({
			cast: THREE,
			edit: (g) => {
				g.vipers.reserves = 2;
			}
		});
		let game = becomes(before, B, 'lee-apollo-adama');
		expect(question(game, 'start-area')).toMatchObject({
			seat: B,
			question: { from: ['port-bow', 'port-aft'] }
		});
		game = reply(game, 'start-area', 'port-aft');
		expect(seat(game, B).position).toEqual({ viper: 'port-aft' });
		expect(game.vipers.reserves).toBe(1);
	});

	it('E61: without a viper he waits on the Hangar Deck', () => {
		const game = becomes(
			table({
				cast: THREE,
				edit: (g) => {
					g.vipers.reserves = 0;
				}
			}),
			B,
			'lee-apollo-adama'
		);
		expect(seat(game, B).position).toEqual({ place: 'hangar-deck' });
	});

	it('E62, R10.6.2: Helo is Stranded, cannot be sent anywhere, and comes aboard as his second turn begins', () => {
		const game = cleared(becomes(table({ cast: THREE }), B, 'karl-helo-agathon'));
		expect(seat(game, B).position).toBe('stranded');
		const sent = playText(game, [{ kind: 'send', who: 'chosen', to: 'brig' }], { chosen: B });
		expect(seat(sent, B).position).toBe('stranded');
		expect(sent.log.at(-1)).toMatchObject({ kind: 'not-sent', seat: B });

		// the second turn that begins with him
		const begun = (turns: number, era: 'voyage' | 'occupied'): Game => {
			const next = cleared(game);
			seat(next, B).turnsBegun = turns;
			next.flow = { play: 'turn.end', era };
			run(next);
			return next;
		};
		expect(begun(0, 'voyage').current).toBe(B);
		expect(seat(begun(0, 'voyage'), B).position).toBe('stranded');
		expect(seat(begun(0, 'voyage'), B).hand).toHaveLength(5);
		expect(seat(begun(1, 'voyage'), B).position).toEqual({ place: 'hangar-deck' });
		expect(begun(1, 'voyage').waiting).toEqual([]);
		expect(seat(begun(1, 'occupied'), B).position).toEqual({ place: 'resistance-hq' });
	});

	it('R10.6.2: a Helo who dies before that leaves nothing behind that waits', () => {
		let game = cleared(becomes(table({ cast: THREE }), B, 'karl-helo-agathon'));
		expect(game.waiting).toHaveLength(1);
		game = becomes(game, B, 'louanne-kat-katraine');
		expect(game.waiting).toEqual([]);
	});

	it('E59, R10.6.4: Boomer after the sleepers starts in the Brig and takes no Admiral title there', () => {
		const game = becomes(
			table({
				cast: ['william-adama', 'saul-tigh', 'gaius-baltar'],
				at: { 0: 'brig' },
				edit: (g) => {
					after(g);
					g.titles.admiral = B;
				}
			}),
			B,
			'sharon-boomer-valerii'
		);
		expect(seat(game, B)).toMatchObject({ position: { place: 'brig' }, newcomer: true });
		expect(game.titles.admiral).toBe(C);
	});

	it('E59: in Detention if the predecessor died on New Caprica, also after the return', () => {
		for (const era of ['occupied', 'orbit'] as const) {
			const game = becomes(
				table({
					cast: THREE,
					at: { 1: 'shipyard' },
					edit: (g) => {
						after(g);
						g.flow = { play: 'turn.action', era };
					}
				}),
				B,
				'sharon-boomer-valerii'
			);
			expect(seat(game, B).position).toEqual({ place: 'detention' });
		}
	});

	it('R10.6.4: Boomer before the sleepers: one Not a Cylon more in the deck, she starts in the Armory', () => {
		const before = table({
			cast: THREE,
			edit: (g) => {
				g.decks.loyalty = ['cylon-brig'];
				g.stock = [NOT];
			}
		});
		const game = becomes(before, B, 'sharon-boomer-valerii');
		expect([...game.decks.loyalty].sort()).toEqual(['cylon-brig', NOT]);
		expect(game.stock).toEqual([]);
		expect(seat(game, B)).toMatchObject({ position: { place: 'armory' }, newcomer: false, loyalty: [] });
	});

	it('D22: with the stock empty a card is made', () => {
		const game = becomes(
			table({
				cast: THREE,
				edit: (g) => {
					g.decks.loyalty = [];
					g.stock = [];
				}
			}),
			B,
			'sharon-boomer-valerii'
		);
		expect(game.decks.loyalty).toEqual([NOT]);
	});

	it('R10.5.4: Boomer executed before the sleepers: her player draws the card she was owed', () => {
		let game = execute(
			table({
				cast: ['william-adama', 'sharon-boomer-valerii', 'tom-zarek'],
				edit: (g) => {
					g.decks.loyalty = ['cylon-brig'];
				}
			}),
			B
		);
		expect(question(game, 'received')).toMatchObject({
			seat: B,
			mode: 'secret',
			question: { kind: 'look', cards: [{ pile: 'loyalty', card: 'cylon-brig' }] }
		});
		game = newcomer(reply(game, 'received', 'seen'), 'louanne-kat-katraine');
		expect(seat(game, B)).toMatchObject({ loyalty: ['cylon-brig'], shown: [NOT] });
	});

	it('R10.5.4: after the sleepers nothing is owed', () => {
		const game = execute(
			table({ cast: ['william-adama', 'sharon-boomer-valerii', 'tom-zarek'], edit: after }),
			B
		);
		expect(question(game, 'newcomer').seat).toBe(B);
	});

	it('E60, R10.6.5: Baltar before the sleepers: one more Not a Cylon, shuffled, one drawn', () => {
		let game = becomes(
			table({
				cast: THREE,
				edit: (g) => {
					g.decks.loyalty = [NOT, NOT];
				}
			}),
			B,
			'gaius-baltar'
		);
		expect(question(game, 'received').seat).toBe(B);
		game = reply(game, 'received', 'seen');
		expect(game.decks.loyalty).toHaveLength(2);
		expect(seat(game, B)).toMatchObject({ loyalty: [NOT], position: { place: 'research-lab' } });
	});

	it('E60: after them no card, and Cylon Detector is barred by his sheet', () => {
		const game = becomes(table({ cast: THREE, edit: after }), B, 'gaius-baltar');
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({ loyalty: [], newcomer: true });
		const detector = (g: Game) => actionOffers(g, B).find(({ id }) => id === 'sheet:once:0');
		expect(detector(game)?.blocked).toMatchObject({ refused: 'forbidden' });
		Object.assign(seat(game, B), { newcomer: false });
		expect(detector(game)?.blocked).toBeUndefined();
	});

	it('R10.5.10: a Sympathizer drawn on the way is resolved for the newcomer, after the titles', () => {
		const draw = (morale: number): Game =>
			reply(
				becomes(
					table({
						cast: ['william-adama', 'saul-tigh', 'tom-zarek', 'laura-roslin'],
						edit: (g) => {
							g.decks.loyalty = [SYMPATHIZER];
							g.stock = [SYMPATHIZER];
							g.resources.morale = morale;
							g.titles.admiral = B;
						}
					}),
					B,
					'gaius-baltar'
				),
				'received',
				'seen'
			);
		const red = draw(6);
		expect(seat(red, B)).toMatchObject({
			cylon: false,
			position: { place: 'brig' },
			shown: [NOT, SYMPATHIZER]
		});
		expect(red.titles.admiral).toBe(A);
		const well = draw(10);
		expect(seat(well, B)).toMatchObject({ cylon: true, position: { place: 'resurrection-ship' } });
		expect(isDone(well)).toBe(true);
	});
});

describe('a Cylon is executed (R10.4)', () => {
	it('E56: shows one card, no effect, no morale, no Super Crisis, hand gone, hands over, Resurrection Ship', () => {
		let game = execute(
			table({
				hands: { 1: ['repair-1', 'repair-2'] },
				loyalty: { 1: ['cylon-reduce-morale', NOT] },
				edit: (g) => {
					g.distance = 4;
					g.titles.admiral = B;
				}
			}),
			B
		);
		expect(question(game, 'show-cylon')).toMatchObject({
			seat: B,
			mode: 'hand',
			question: { kind: 'cards', pile: 'loyalty', from: ['cylon-reduce-morale'], min: 1, max: 1 }
		});
		game = reply(game, 'show-cylon', ['cylon-reduce-morale']);
		expect(game.log.find(({ kind }) => kind === 'revealed')).toMatchObject({ how: 'executed' });
		expect(question(game, 'hand-over').seat).toBe(B);
		game = reply(game, 'hand-over', A);
		game = reply(game, 'received', 'seen', A);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({
			cylon: true,
			character: 'saul-tigh',
			hand: [],
			superCrises: [],
			loyalty: [],
			shown: ['cylon-reduce-morale'],
			position: { place: 'resurrection-ship' }
		});
		expect(seat(game, A).loyalty).toEqual([NOT, NOT]);
		expect(game.resources.morale).toBe(10);
		expect(game.titles.admiral).toBe(A);
		expect(game.dead).toEqual([]);
		expect(game.turnCut).toBe(false);
	});

	it('R10.4.6: with two Cylon cards the same screen; the other one is handed over', () => {
		let game = execute(table({ loyalty: { 1: ['cylon-brig', 'cylon-sickbay'] } }), B);
		expect(question(game, 'show-cylon').question).toMatchObject({ from: ['cylon-brig', 'cylon-sickbay'] });
		game = reply(game, 'show-cylon', ['cylon-sickbay']);
		game = reply(reply(game, 'hand-over', C), 'received', 'seen', C);
		expect(seat(game, C).loyalty).toEqual([NOT, 'cylon-brig']);
	});

	it('R10.4.4: in his own turn the turn is cut', () => {
		const game = reply(execute(table({ loyalty: { 0: ['cylon-brig'] } }), A), 'show-cylon', ['cylon-brig']);
		expect(isDone(game)).toBe(true);
		expect(game.turnCut).toBe(true);
	});

	it('R10.4.1: Cavil discards his hand', () => {
		const game = reply(
			execute(
				table({
					leader: true,
					cast: ['william-adama', 'saul-tigh', 'cavil', 'tom-zarek'],
					loyalty: { 1: ['cylon-brig'], 2: [] },
					hands: { 2: ['repair-1'] }
				}),
				B
			),
			'show-cylon',
			['cylon-brig']
		);
		expect(seat(game, C).hand).toEqual([]);
	});

	it('R11.4.1: before Galactica returns: the Medical Center, after it the Resurrection Ship (E82)', () => {
		for (const [era, place] of [
			['occupied', 'medical-center'],
			['orbit', 'resurrection-ship']
		] as const) {
			const game = reply(
				execute(
					table({
						at: { 1: 'shipyard' },
						loyalty: { 1: ['cylon-brig'] },
						edit: (g) => {
							g.flow = { play: 'turn.action', era };
						}
					}),
					B
				),
				'show-cylon',
				['cylon-brig']
			);
			expect(seat(game, B).position).toEqual({ place });
		}
	});

	it('R10.4.5, R8.4.3: a Cylon player loses his hand and moves, nothing more', () => {
		const game = execute(
			table({
				cylons: [B],
				hands: { 1: ['sabotage-3'], 0: ['repair-1'] },
				edit: (g) => Object.assign(seat(g, B), { superCrises: ['psychological-warfare'] })
			}),
			B
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({
			hand: [],
			superCrises: ['psychological-warfare'],
			position: { place: 'resurrection-ship' }
		});
		expect(game.resources.morale).toBe(10);
	});

	it('E65: an infiltrating Leader: infiltration ends, Agenda and Super Crisis cards stay, no morale', () => {
		const game = execute(
			table({
				leader: true,
				cast: ['william-adama', 'cavil', 'saul-tigh', 'tom-zarek'],
				at: { 1: 'brig' },
				hands: { 1: ['repair-1', 'sabotage-3'] },
				loyalty: { 1: [] },
				edit: (g) => {
					Object.assign(seat(g, B), {
						cylon: false,
						infiltrating: true,
						superCrises: ['psychological-warfare']
					});
					g.inPlay.push({
						about: { deck: 'quorum', id: 'assign-arbitrator' },
						holder: B,
						until: 'used'
					});
				}
			}),
			B
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({
			cylon: true,
			infiltrating: false,
			hand: [],
			agenda: 'genocide',
			superCrises: ['psychological-warfare'],
			deeds: ['executed'],
			position: { place: 'resurrection-ship' }
		});
		expect(game.inPlay).toEqual([]);
		expect(game.resources.morale).toBe(10);
		expect(game.log.some(({ kind }) => kind === 'agenda-shown')).toBe(false);
	});
});

describe('who is executed, and in which order (R10.1, R4.6.2)', () => {
	const EVERYONE: readonly Effect[] = [{ kind: 'execute', who: { each: 'all', at: 'command' } }];

	it('R10.1.1: several at once, one after the other, as the current player says', () => {
		let game = playText(table({ at: { 1: 'command', 2: 'command', 3: 'command' } }), EVERYONE);
		expect(question(game, 'order')).toMatchObject({ seat: A, question: { kind: 'seat', from: [B, C, D] } });
		game = reply(game, 'order', C);
		expect(question(game, 'order').question).toMatchObject({ from: [B, D] });
		game = reply(game, 'order', D);
		expect(question(game, 'newcomer').seat).toBe(C);
		game = newcomer(game, 'karl-helo-agathon');
		expect(question(game, 'newcomer').seat).toBe(D);
		game = newcomer(game, 'louanne-kat-katraine');
		expect(question(game, 'newcomer').seat).toBe(B);
		game = newcomer(game, 'kara-starbuck-thrace');
		expect(game.resources.morale).toBe(7);
	});

	it('R4.6.2: a Cylon player may ignore what a Crisis does to him', () => {
		const before = table({ cylons: [B], hands: { 1: ['repair-1'] } });
		const scope = { chosen: B, ignorable: true } as const;
		let game = playText(before, EXECUTE, scope);
		expect(question(game, 'ignore')).toMatchObject({ seat: B, mode: 'public' });
		game = reply(game, 'ignore', 'ignore');
		expect(isDone(game)).toBe(true);
		expect(seat(game, B).hand).toEqual(['repair-1']);
		const accepted = reply(playText(before, EXECUTE, scope), 'ignore', 'accept');
		expect(seat(accepted, B).hand).toEqual([]);
	});

	it('R4.6.2: unless the text is for Cylon players', () => {
		const game = playText(
			table({ cylons: [B], hands: { 1: ['repair-1'] } }),
			[{ kind: 'execute', who: 'chosen', binding: true }],
			{ chosen: B, ignorable: true }
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B).hand).toEqual([]);
	});

	it('R5.10.4: Stranded Helo may be executed', () => {
		const game = execute(
			table({ cast: ['william-adama', 'karl-helo-agathon', 'tom-zarek'], loyalty: { 1: ['cylon-brig'] } }),
			B
		);
		expect(seat(reply(game, 'show-cylon', ['cylon-brig']), B).position).toEqual({
			place: 'resurrection-ship'
		});
	});
});

describe("Dee's weakness (R10.1.1, R10.5.2, R10.6.6)", () => {
	const CAST: readonly CharacterId[] = ['william-adama', 'saul-tigh', 'anastasia-dee-dualla', 'tom-zarek'];
	const withMorale =
		(morale: number) =>
		(g: Game): void => {
			g.resources.morale = morale;
		};

	it('her chain execution comes after the one that caused it, without loss of morale', () => {
		let game = execute(table({ cast: CAST, edit: withMorale(3) }), B);
		expect(game.resources.morale).toBe(2);
		expect(pending(game).map(({ why, seat: n }) => [why, n])).toEqual([['newcomer', B]]);
		game = newcomer(game, 'louanne-kat-katraine');
		expect(game.dead).toEqual(['saul-tigh', 'anastasia-dee-dualla']);
		expect(question(game, 'newcomer').seat).toBe(C);
		game = newcomer(game, 'kara-starbuck-thrace');
		expect(game.resources.morale).toBe(2);
		expect(isDone(game)).toBe(true);
	});

	it('executed by somebody else she dies once', () => {
		let game = execute(table({ cast: CAST, edit: withMorale(3) }), C);
		expect(game.resources.morale).toBe(2);
		game = newcomer(game, 'kara-starbuck-thrace');
		expect(isDone(game)).toBe(true);
		expect(game.dead).toEqual(['anastasia-dee-dualla']);
		expect(seat(game, C).character).toBe('kara-starbuck-thrace');
	});

	it('of two sentences on one character only one is carried out', () => {
		let game = playText(
			table({ cast: CAST, at: { 1: 'command', 2: 'command', 0: 'armory' }, edit: withMorale(3) }),
			[{ kind: 'execute', who: { each: 'all', at: 'command' } }]
		);
		game = reply(game, 'order', B);
		game = newcomer(game, 'louanne-kat-katraine');
		game = newcomer(game, 'kara-starbuck-thrace');
		expect(isDone(game)).toBe(true);
		expect(seat(game, C).character).toBe('kara-starbuck-thrace');
	});

	it('E95: a prevented loss leaves her alive, the next one to 2 does not', () => {
		const loss: readonly Effect[] = [{ kind: 'resource', resource: 'morale', by: -1 }];
		const protectedOnce = table({
			cast: CAST,
			edit: (g) => {
				withMorale(3)(g);
				g.modifiers.push({
					mod: { kind: 'loss-less', resource: 'chosen-resource', by: 1 },
					until: 'turn',
					seat: A,
					chosen: 'morale'
				});
			}
		});
		const game = playText(protectedOnce, [...loss, ...loss]);
		expect(game.resources.morale).toBe(2);
		expect(game.dead).toEqual(['anastasia-dee-dualla']);
	});

	it('R10.6.6: a newcomer at morale 2 lives until the next loss', () => {
		const game = becomes(
			table({ cast: ['william-adama', 'saul-tigh', 'tom-zarek'], edit: withMorale(2) }),
			B,
			'anastasia-dee-dualla'
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B).character).toBe('anastasia-dee-dualla');
	});
});

it('R10.5.11: a trap waiting for whoever stood there when the jump began does not close on his successor', () => {
	const table = scene({
		cast: ['william-adama', 'anastasia-dee-dualla', 'laura-roslin', 'tom-zarek'],
		at: { 1: 'ftl-control' },
		loyalty: { 1: [NOT] },
		edit: (game) => {
			game.resources.morale = 3;
			game.milestones = [4, 7];
			game.sleepersDealt = true;
			keep(game, { deck: 'super-crisis', id: 'lured-into-a-trap' }, null, 'jump');
		}
	});
	const after = finish(jumpTo(table, 'deep-space'), { newcomer: 'louanne-kat-katraine' });
	expect(after.dead).toEqual(['anastasia-dee-dualla']);
	expect(after.seats[B]?.character).toBe('louanne-kat-katraine');
});

describe('executions when the fleet leaves New Caprica (R12.4.3)', () => {
	it('nobody chooses a newcomer, but one must be left', () => {
		const leaving = (dead: readonly CharacterId[]): Game =>
			execute(
				table({
					at: { 1: 'shipyard' },
					edit: (g) => {
						g.flow = { play: 'turn.action', era: 'orbit' };
						g.dead = [...dead];
						g.stack.push({ proc: 'leave', step: 'execute', doomed: [] });
					}
				}),
				B
			);
		expect(leaving([]).outcome?.why).toBe('new-caprica-left');
		expect(leaving([]).resources.morale).toBe(9);
		const all = (Object.keys(characters) as CharacterId[]).filter((id) => id !== 'saul-tigh');
		expect(leaving(all).outcome?.why).toBe('nobody-left');
	});
});
