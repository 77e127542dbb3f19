import { describe, expect, it } from 'vitest';
import type { CharacterId } from '../box/index.ts';
import type { GameConfig, Seat } from './contract.ts';
import type { Game } from './game.ts';
import { A, B, C, D, goOn, isDone, playFrame, question, reply, scene } from './testing/scene.ts';
import { pending, run } from './engine.ts';
import { mayNotActivate } from './modifiers.ts';

const NOT = 'you-are-not-a-cylon-base';
const SYMPATHIZER = 'you-are-a-sympathizer';
const SYMPATHETIC = 'you-are-a-sympathetic-cylon';
const CAST: readonly CharacterId[] = ['william-adama', 'saul-tigh', 'laura-roslin', 'tom-zarek'];

const seat = (game: Game, n: Seat) => {
	const state = game.seats[n];
	if (!state) throw new Error('nobody there');
	return state;
};

interface Table {
	cast?: readonly CharacterId[];
	config?: Partial<GameConfig>;
	/** what each seat is dealt, from the current player on */
	dealt: readonly string[];
	held?: Partial<Record<number, readonly string[]>>;
	cylons?: readonly Seat[];
	hands?: Partial<Record<number, readonly string[]>>;
	edit?: (game: Game) => void;
}

const NO_RED = { fuel: 5, food: 5, morale: 6, population: 7 };
const RED_MORALE = { fuel: 8, food: 8, morale: 5, population: 12 };

function begin({ cast = CAST, config = {}, dealt, held = {}, cylons = [], hands = {}, edit }: Table): Game {
	return playFrame(
		scene({
			config,
			cast,
			cylons,
			hands,
			loyalty: { 0: [NOT], 1: [NOT], 2: [NOT], 3: [NOT], ...held },
			edit: (game) => {
				game.distance = 5;
				game.decks.loyalty = [...dealt].reverse();
				edit?.(game);
			}
		}),
		{ proc: 'sleepers', step: 'deal', turn: 0 }
	);
}

/** Everybody looks at what he has. */
function look(game: Game): Game {
	let now = game;
	while (pending(now)[0]?.why === 'sleepers') now = reply(now, 'sleepers', 'seen');
	return now;
}

describe('the Sleeper Agent phase (R7.5)', () => {
	it('R7.5.1, R7.5.2, R14.2.5: all are dealt before any looks, in turn order, with the same screen', () => {
		let game = begin({ dealt: [NOT, 'cylon-brig', NOT, NOT], edit: (g) => (g.current = C) });
		expect(game.decks.loyalty).toEqual([]);
		expect(game.seats.map(({ loyalty }) => loyalty.length)).toEqual([2, 2, 2, 2]);
		for (const n of [C, D, A, B]) {
			const asked = question(game, 'sleepers');
			expect(asked).toMatchObject({ seat: n, mode: 'secret', rule: 'R7.5.2' });
			expect(asked.question).toEqual({
				kind: 'look',
				cards: seat(game, n).loyalty.map((card) => ({ pile: 'loyalty', card }))
			});
			game = reply(game, 'sleepers', 'seen');
		}
		expect(isDone(game)).toBe(true);
		expect(game.sleepersDealt).toBe(true);
		expect(game.log.filter(({ kind }) => kind === 'loyalty-dealt').slice(-4)).toMatchObject(
			[C, D, A, B].map((n) => ({ seat: n, count: 1, label: 'all' }))
		);
	});

	it('R7.5.1, R9.1.1: a Leader is dealt nothing and does not look', () => {
		let game = begin({
			config: { leader: true },
			cast: ['william-adama', 'cavil', 'saul-tigh', 'tom-zarek'],
			held: { 1: [] },
			dealt: [NOT, NOT, NOT]
		});
		expect(game.seats.map(({ loyalty }) => loyalty.length)).toEqual([2, 0, 2, 2]);
		game = look(game);
		expect(
			game.log.filter(({ kind, label }) => kind === 'saw' && label !== 'all').map(({ label }) => label)
		).toEqual(expect.arrayContaining([[A], [C], [D]]));
		expect(isDone(game)).toBe(true);
	});

	it('R7.5.1, R7.5.5: Boomer gets two and goes to the Brig, losing the Admiral title', () => {
		let game = begin({
			cast: ['sharon-boomer-valerii', 'tom-zarek', 'laura-roslin', 'chief-galen-tyrol'],
			dealt: [NOT, NOT, NOT, NOT, NOT]
		});
		expect(game.seats.map(({ loyalty }) => loyalty.length)).toEqual([3, 2, 2, 2]);
		expect(game.titles.admiral).toBe(A);
		game = look(game);
		expect(seat(game, A).position).toEqual({ place: 'brig' });
		expect(game.titles.admiral).toBe(D);
	});

	it('D24: a revealed Boomer is dealt two as well, and stays where she is', () => {
		let game = begin({
			cast: ['sharon-boomer-valerii', 'tom-zarek', 'laura-roslin', 'chief-galen-tyrol'],
			held: { 0: [] },
			cylons: [A],
			dealt: [NOT, NOT, NOT, NOT, NOT]
		});
		expect(seat(game, A).loyalty).toHaveLength(2);
		game = reply(look(game), 'hand-over', B, A);
		game = reply(game, 'received', 'seen', B);
		expect(seat(game, A).position).toEqual({ place: 'cylon-fleet' });
		expect(seat(game, B).loyalty).toHaveLength(4);
	});

	it('E47, R7.5.3, R7.5.4: a Cylon player hands the Sympathizer on; red morale: to the Brig, still human', () => {
		let game = begin({
			dealt: [NOT, NOT, NOT, SYMPATHIZER],
			held: { 3: [] },
			cylons: [D],
			edit: (g) => Object.assign(g.resources, RED_MORALE)
		});
		game = look(game);
		expect(question(game, 'hand-over')).toMatchObject({ seat: D, question: { from: [A, B, C] } });
		game = reply(game, 'hand-over', B);
		game = reply(game, 'received', 'seen', B);
		expect(seat(game, D).loyalty).toEqual([]);
		expect(seat(game, B)).toMatchObject({
			cylon: false,
			position: { place: 'brig' },
			shown: [SYMPATHIZER],
			loyalty: [NOT, NOT]
		});
		expect(isDone(game)).toBe(true);
		expect(game.turnCut).toBe(false);
	});

	it('E47, R8.6.3: nothing red: a Cylon player, hand to 3, no Super Crisis card, no Cylon Fleet', () => {
		let game = begin({
			dealt: [NOT, NOT, NOT, SYMPATHIZER],
			held: { 3: [] },
			cylons: [D],
			hands: { 1: ['repair-1', 'repair-1', 'repair-2', 'repair-2'] },
			edit: (g) => Object.assign(g.resources, NO_RED)
		});
		game = reply(look(game), 'hand-over', B);
		game = reply(game, 'received', 'seen', B);
		game = reply(game, 'keep-cards', ['repair-1', 'repair-1', 'repair-2'], B);
		game = reply(game, 'hand-over', A, B);
		game = reply(game, 'received', 'seen', A);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({
			cylon: true,
			sympathetic: false,
			position: { place: 'resurrection-ship' },
			superCrises: [],
			loyalty: [],
			shown: [SYMPATHIZER]
		});
		expect(seat(game, A).loyalty).toHaveLength(4);
		expect(game.seats.map((_, n) => mayNotActivate(game, n as Seat, 'cylon-fleet'))).toEqual([
			false,
			true,
			false,
			false
		]);
		// B's turn it was not
		expect(game.turnCut).toBe(false);
	});

	it('E49, R8.6.2: a hidden Cylon with the Sympathizer goes to the Brig and stays hidden', () => {
		const game = look(
			begin({
				dealt: [NOT, SYMPATHIZER, NOT, NOT],
				held: { 1: ['cylon-brig'] },
				edit: (g) => Object.assign(g.resources, RED_MORALE)
			})
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({
			cylon: false,
			position: { place: 'brig' },
			loyalty: ['cylon-brig'],
			shown: [SYMPATHIZER]
		});
	});

	it('R8.6.4: a Sympathizer in the Brig keeps cards and Presidency', () => {
		const game = look(
			begin({
				dealt: [NOT, NOT, SYMPATHIZER, NOT],
				hands: { 2: ['repair-1', 'repair-1', 'repair-2', 'repair-2'] },
				edit: (g) => Object.assign(g.resources, RED_MORALE)
			})
		);
		expect(seat(game, C).hand).toHaveLength(4);
		expect(game.titles.president).toBe(C);
	});

	it('E97, R8.6.5: the current player turned Sympathizer has his turn cut', () => {
		let game = look(
			begin({ dealt: [SYMPATHIZER, NOT, NOT, NOT], edit: (g) => Object.assign(g.resources, NO_RED) })
		);
		game = reply(game, 'hand-over', B, A);
		game = reply(game, 'received', 'seen', B);
		expect(game.turnCut).toBe(true);
		expect(seat(game, A).position).toEqual({ place: 'resurrection-ship' });
	});

	it('E97, R3.1.9: turned Cylon by a jump of his own turn: the jump is finished, then the turn ends', () => {
		let game = scene({
			cast: CAST,
			loyalty: { 0: [NOT], 1: [NOT], 2: [NOT], 3: [NOT] },
			edit: (g) => {
				g.flow = { play: 'turn.prepare', era: 'voyage' };
				g.distance = 3;
				g.marker = 4;
				g.decks.loyalty = [NOT, NOT, NOT, SYMPATHIZER];
				g.decks.destination.push('barren-planet', 'barren-planet');
				g.stack.push({
					proc: 'effects',
					effects: [{ kind: 'track', by: 1 }],
					at: 0,
					scope: { acting: A, used: false, about: null }
				});
			}
		});
		run(game);
		game = look(reply(game, 'destination-pick', ['barren-planet']));
		expect(game.distance).toBe(5);
		game = reply(game, 'hand-over', B, A);
		game = goOn(reply(game, 'received', 'seen', B));
		expect(seat(game, A)).toMatchObject({ cylon: true, position: { place: 'resurrection-ship' } });
		expect(game.marker).toBe(0);
		expect(game.current).toBe(B);
	});

	it('R7.5.4: a Sympathizer waits until the Cylon players have handed over', () => {
		let game = begin({
			dealt: [NOT, SYMPATHIZER, NOT, NOT],
			held: { 3: [] },
			cylons: [D],
			edit: (g) => Object.assign(g.resources, RED_MORALE)
		});
		game = look(game);
		expect(question(game, 'hand-over')).toMatchObject({ seat: D, question: { from: [A, B, C] } });
		expect(seat(game, B).shown).toEqual([]);
		game = reply(reply(game, 'hand-over', B), 'received', 'seen', B);
		expect(seat(game, B).shown).toEqual([SYMPATHIZER]);
	});

	it('R9.5.2: the Sympathetic Cylon turns at once, draws an Agenda and no Super Crisis card', () => {
		let game = look(
			begin({
				config: { fourSix: 'sympathetic-cylon' },
				dealt: [NOT, SYMPATHETIC, NOT, NOT],
				held: { 1: ['cylon-brig'] },
				edit: (g) => Object.assign(g.resources, RED_MORALE)
			})
		);
		game = reply(game, 'hand-over', C, B);
		game = reply(game, 'received', 'seen', C);
		expect(question(game, 'look-at-deal')).toMatchObject({ seat: B, mode: 'secret' });
		game = reply(game, 'look-at-deal', 'seen', B);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B)).toMatchObject({
			cylon: true,
			sympathetic: true,
			position: { place: 'resurrection-ship' },
			superCrises: [],
			shown: [SYMPATHETIC]
		});
		expect(game.decks['sympathetic-agenda']).toHaveLength(5);
		expect(game.decks['sympathetic-agenda']).not.toContain(seat(game, B).agenda);
		expect(seat(game, C).loyalty).toContain('cylon-brig');
	});

	it('R8.5.1: at distance 7 a Cylon player keeps what he is dealt', () => {
		const game = look(
			begin({
				dealt: [NOT, NOT, NOT, SYMPATHIZER],
				held: { 3: [] },
				cylons: [D],
				edit: (g) => (g.distance = 7)
			})
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, D)).toMatchObject({ loyalty: [SYMPATHIZER], shown: [] });
	});
});

describe('[B] the Sympathizer of a Cylon player (R7.5.3, R13.5.54, D52)', () => {
	const BASE = { set: 'base', objective: 'kobol' } as const;
	const table = (cylons: readonly Seat[]): Game =>
		look(
			begin({
				config: BASE,
				dealt: [NOT, NOT, NOT, SYMPATHIZER],
				held: { 2: [], 3: [] },
				cylons,
				edit: (g) => Object.assign(g.resources, RED_MORALE)
			})
		);

	it('every Cylon player takes the tablet, for the same public reason', () => {
		let game = table([C, D]);
		expect(question(game, 'hand-over')).toMatchObject({
			seat: C,
			mode: 'secret',
			question: { kind: 'look' }
		});
		game = reply(game, 'hand-over', 'seen', C);
		expect(question(game, 'hand-over')).toMatchObject({
			seat: D,
			mode: 'secret',
			question: { kind: 'seat', from: [A, B, C], optional: true }
		});
	});

	it('passed to a human it is resolved at once', () => {
		let game = reply(table([D]), 'hand-over', A, D);
		game = reply(game, 'received', 'seen', A);
		expect(seat(game, A)).toMatchObject({ position: { place: 'brig' }, shown: [SYMPATHIZER] });
		expect(isDone(game)).toBe(true);
	});

	it('kept, or passed to a Cylon player, it does nothing', () => {
		expect(seat(reply(table([D]), 'hand-over', null, D), D).loyalty).toEqual([SYMPATHIZER]);
		let game = reply(table([C, D]), 'hand-over', 'seen', C);
		game = reply(reply(game, 'hand-over', C, D), 'received', 'seen', C);
		expect(isDone(game)).toBe(true);
		expect(seat(game, C)).toMatchObject({ shown: [], cylon: true, position: { place: 'cylon-fleet' } });
		expect(seat(game, C).loyalty).toContain(SYMPATHIZER);
	});

	it('without a Sympathizer in the game nobody is asked', () => {
		const game = look(
			begin({
				config: { ...BASE, fourSix: 'no-sympathizer' },
				dealt: [NOT, NOT, NOT, NOT],
				held: { 3: [] },
				cylons: [D]
			})
		);
		expect(isDone(game)).toBe(true);
	});
});

describe('E50: the Loyalty deck comes out even (R2.6, R2.7.3)', () => {
	it('6 players with Boomer and Baltar: 13 cards, 7 dealt, Sympathizer added, 7 dealt again', () => {
		const cast: readonly CharacterId[] = [
			'gaius-baltar',
			'william-adama',
			'sharon-boomer-valerii',
			'laura-roslin',
			'saul-tigh',
			'kara-starbuck-thrace'
		];
		const game = look(
			playFrame(
				scene({
					config: { leader: false },
					cast,
					edit: (g) => {
						g.decks.loyalty = [...Array<string>(6).fill(NOT), SYMPATHIZER];
						g.seats.forEach((state, n) => (state.loyalty = Array<string>(n === 0 ? 2 : 1).fill(NOT)));
						Object.assign(g.resources, RED_MORALE);
					}
				}),
				{ proc: 'sleepers', step: 'deal', turn: 0 }
			)
		);
		expect(game.decks.loyalty).toEqual([]);
		expect(game.seats.flatMap(({ loyalty, shown }) => [...loyalty, ...shown])).toHaveLength(14);
	});
});
