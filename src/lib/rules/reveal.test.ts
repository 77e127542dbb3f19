import { describe, expect, it } from 'vitest';
import { loyaltyCards } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { pending, run } from './engine.ts';
import type { Game } from './game.ts';
import { A, B, C, D, goOn, isDone, playFrame, question, reply, scene } from './testing/scene.ts';

const NOT = 'you-are-not-a-cylon-base';
const REPAIRS = ['repair-1', 'repair-1', 'repair-2', 'repair-2', 'repair-1'];

const reveal = (game: Game, seat: Seat, card: string): Game =>
	playFrame(game, { proc: 'reveal', step: 'show', seat, card });
const seat = (game: Game, n: Seat) => {
	const state = game.seats[n];
	if (!state) throw new Error('nobody there');
	return state;
};
/** Declines the card's own effect. */
const withoutEffect = (game: Game): Game => seen(reply(game, 'may', 'no'));
/** Looks at the Super Crisis card, if that comes next. */
const seen = (game: Game): Game =>
	!isDone(game) && pending(game)[0]?.rule === 'R13.5.17' ? reply(game, 'look', 'seen') : game;

function table(edit: (game: Game) => void = () => undefined): Game {
	return scene({
		cast: ['william-adama', 'saul-tigh', 'laura-roslin', 'chief-galen-tyrol', 'tom-zarek'],
		loyalty: { 0: ['cylon-reduce-morale', NOT], 1: [NOT], 2: [NOT], 3: [NOT], 4: [NOT] },
		hands: { 0: REPAIRS },
		edit
	});
}

describe('revealing as an action (R8.2)', () => {
	it('R8.2.1 to R8.2.9: card, hand, titles, Resurrection Ship, Super Crisis, hand-over, end of the own turn', () => {
		let game = reveal(table(), A, 'cylon-reduce-morale');
		expect(seat(game, A)).toMatchObject({ cylon: true, shown: ['cylon-reduce-morale'], loyalty: [NOT] });
		expect(game.log.find(({ kind }) => kind === 'revealed')).toMatchObject({
			seat: A,
			card: 'cylon-reduce-morale',
			how: 'action',
			label: 'all'
		});
		game = reply(game, 'may', 'yes');
		expect(game.resources.morale).toBe(9);

		expect(question(game, 'keep-cards')).toMatchObject({ seat: A, mode: 'hand', rule: 'R8.2.3' });
		expect(game.titles.admiral).toBe(A);
		game = reply(game, 'keep-cards', ['repair-2', 'repair-2', 'repair-1']);
		expect([...seat(game, A).hand].sort()).toEqual(['repair-1', 'repair-2', 'repair-2']);
		expect(game.discards.engineering).toEqual(['repair-1', 'repair-1']);
		expect(game.titles.admiral).toBe(B);
		expect(seat(game, A).position).toEqual({ place: 'resurrection-ship' });
		expect(seat(game, A).superCrises).toHaveLength(1);
		game = seen(game);

		expect(question(game, 'hand-over')).toMatchObject({
			seat: A,
			mode: 'hand',
			question: { kind: 'seat', from: [B, C, D, 4] }
		});
		expect(game.turnCut).toBe(false);
		game = reply(game, 'hand-over', C);
		expect(seat(game, A).loyalty).toEqual([]);
		expect(seat(game, C).loyalty).toEqual([NOT, NOT]);
		expect(question(game, 'received')).toMatchObject({
			seat: C,
			mode: 'secret',
			question: { kind: 'look', cards: [{ pile: 'loyalty', card: NOT }] }
		});
		game = reply(game, 'received', 'seen');
		expect(isDone(game)).toBe(true);
		expect(game.turnCut).toBe(true);
	});

	it('R8.2.3: with three cards or fewer nothing is asked', () => {
		const game = withoutEffect(
			reveal(
				table((g) => {
					g.seats[A]?.hand.splice(3);
				}),
				A,
				'cylon-reduce-morale'
			)
		);
		expect(question(game, 'hand-over').seat).toBe(A);
		expect(seat(game, A).hand).toHaveLength(3);
	});

	it('R8.2.4: attached Quorum cards go; R8.7.1: the Quorum hand goes with the title', () => {
		let game = table((g) => {
			g.titles.president = A;
			g.quorumHand = ['food-rationing'];
			g.inPlay.push({
				about: { deck: 'quorum', id: 'assign-arbitrator' },
				holder: A,
				until: 'used'
			});
			g.seats[A]?.hand.splice(3);
		});
		game = withoutEffect(reveal(game, A, 'cylon-reduce-morale'));
		expect(game.inPlay).toEqual([]);
		expect(game.discards.quorum).toEqual(['assign-arbitrator']);
		expect(game.titles.president).toBe(C);
		expect(game.quorumHand).toEqual(['food-rationing']);
	});

	it('R8.2.6: a piloted viper lands', () => {
		const before = scene({
			cast: ['lee-apollo-adama', 'saul-tigh', 'laura-roslin'],
			at: { 0: { viper: 'front' } },
			loyalty: { 0: ['cylon-reduce-morale'] }
		});
		const game = withoutEffect(reveal(before, A, 'cylon-reduce-morale'));
		expect(game.vipers.reserves).toBe(before.vipers.reserves + 1);
		expect(seat(game, A).position).toEqual({ place: 'resurrection-ship' });
	});

	it('R8.2.6: before Galactica returns one wakes up in the Medical Center, after it on the Resurrection Ship', () => {
		for (const [era, place] of [
			['occupied', 'medical-center'],
			['orbit', 'resurrection-ship']
		] as const) {
			const game = withoutEffect(
				reveal(
					table((g) => {
						g.flow = { play: 'turn.action', era };
						g.distance = 8;
						g.seats[A]?.hand.splice(0);
						Object.assign(seat(g, A), { position: { place: 'shipyard' } });
					}),
					A,
					'cylon-reduce-morale'
				)
			);
			expect(seat(game, A).position).toEqual({ place });
			expect(isDone(game)).toBe(true);
		}
	});

	it('R8.2.9: off-turn the turn of the current player goes on', () => {
		const game = withoutEffect(
			reveal(
				table((g) => {
					Object.assign(seat(g, B), { loyalty: ['cylon-brig'] });
				}),
				B,
				'cylon-brig'
			)
		);
		expect(isDone(game)).toBe(true);
		expect(game.turnCut).toBe(false);
	});

	it('E44, R8.5.1: at distance 7 the other cards are kept face down and nobody is asked', () => {
		const far = (distance: number): Game =>
			withoutEffect(
				reveal(
					table((g) => {
						g.distance = distance;
						g.seats[A]?.hand.splice(0);
					}),
					A,
					'cylon-reduce-morale'
				)
			);
		const game = far(7);
		expect(isDone(game)).toBe(true);
		expect(seat(game, A)).toMatchObject({ loyalty: [NOT], position: { place: 'resurrection-ship' } });
		expect(seat(game, A).superCrises).toHaveLength(1);
		expect(question(far(6), 'hand-over').seat).toBe(A);
	});

	it('E45, R8.2.2: in the Brig and in Detention the effect is lost, all else happens', () => {
		for (const place of ['brig', 'detention'] as const) {
			const game = reveal(
				table((g) => {
					Object.assign(seat(g, A), { position: { place } });
				}),
				A,
				'cylon-reduce-morale'
			);
			expect(game.resources.morale).toBe(10);
			expect(question(game, 'keep-cards').seat).toBe(A);
			const after = reply(game, 'keep-cards', REPAIRS.slice(0, 3));
			expect(seat(after, A).superCrises).toHaveLength(1);
			expect(seat(after, A).position).toEqual({ place: 'resurrection-ship' });
		}
	});

	it('R8.2.9, R3.1.5: in his own Action step the turn goes to its end, without a Crisis', () => {
		const before = table((g) => {
			Object.assign(seat(g, A), { loyalty: ['cylon-reduce-morale'], hand: [] });
			g.stack.push({ proc: 'grant', seat: A, move: false, actions: 1, own: true });
		});
		const began = before.log.length;
		run(before);
		const game = goOn(withoutEffect(reply(before, 'action', 'loyalty:cylon-reduce-morale', A)));
		expect(game.current).toBe(B);
		expect(game.turnCut).toBe(false);
		expect(game.log.slice(began).some(({ kind }) => kind === 'crisis-revealed')).toBe(false);
	});

	it('E46, R4.4.4: who reveals as the first of two granted actions loses the second', () => {
		const before = table((g) => {
			Object.assign(seat(g, B), { loyalty: ['cylon-brig'] });
		});
		let game = playFrame(before, { proc: 'grant', seat: B, move: false, actions: 2, own: false });
		game = reply(game, 'granted-action', 'loyalty:cylon-brig', B);
		game = withoutEffect(game);
		expect(isDone(game)).toBe(true);
		expect(seat(game, B).cylon).toBe(true);
		expect(game.turnCut).toBe(false);
	});

	it('R8.5.2: no human player who is no infiltrator: the cards are kept', () => {
		const game = withoutEffect(
			reveal(
				scene({
					config: { leader: true },
					cast: ['william-adama', 'cavil', 'saul-tigh', 'tom-zarek'],
					cylons: [C, D],
					loyalty: { 0: ['cylon-reduce-morale', NOT] },
					edit: (g) => {
						Object.assign(seat(g, B), { cylon: false, infiltrating: true, position: { place: 'armory' } });
					}
				}),
				A,
				'cylon-reduce-morale'
			)
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, A).loyalty).toEqual([NOT]);
	});

	it('R8.5.4: cards lying open since an execution are not handed over', () => {
		const game = withoutEffect(
			reveal(
				table((g) => {
					Object.assign(seat(g, A), { shown: [NOT], loyalty: ['cylon-reduce-morale'], hand: [] });
				}),
				A,
				'cylon-reduce-morale'
			)
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, A).shown).toEqual([NOT, 'cylon-reduce-morale']);
	});

	it('[B] R8.5.5: in the base game nothing is handed over', () => {
		const game = withoutEffect(
			reveal(
				scene({
					config: { set: 'base', objective: 'kobol' },
					cast: ['william-adama', 'saul-tigh', 'laura-roslin'],
					loyalty: { 0: ['cylon-reduce-morale', NOT] }
				}),
				A,
				'cylon-reduce-morale'
			)
		);
		expect(isDone(game)).toBe(true);
		expect(seat(game, A).loyalty).toEqual([NOT]);
	});

	it('R8.2.10: Cavil discards his hand when a card is revealed', () => {
		const game = reveal(
			scene({
				config: { leader: true },
				cast: ['william-adama', 'cavil', 'saul-tigh', 'tom-zarek'],
				loyalty: { 0: ['cylon-reduce-morale'] },
				hands: { 1: ['repair-1', 'repair-2'] }
			}),
			A,
			'cylon-reduce-morale'
		);
		expect(seat(game, B).hand).toEqual([]);
		expect(question(game, 'may').seat).toBe(A);
	});

	it('Ellen revealed gives no title back, Helo revealed arrives nowhere', () => {
		const game = withoutEffect(
			reveal(
				scene({
					cast: ['ellen-tigh', 'saul-tigh', 'laura-roslin'],
					loyalty: { 0: ['cylon-reduce-morale'] },
					edit: (g) => {
						g.waiting.push({
							at: 'turn-end',
							effects: [],
							scope: { acting: A, used: false, holder: A, about: { deck: 'character', id: 'ellen-tigh' } }
						});
					}
				}),
				A,
				'cylon-reduce-morale'
			)
		);
		expect(game.waiting).toEqual([]);
	});
});

describe('the You Are a Cylon cards', () => {
	it('are five', () => {
		expect(Object.entries(loyaltyCards).flatMap(([id, { team }]) => (team === 'cylon' ? [id] : []))).toEqual([
			'cylon-reduce-morale',
			'cylon-sickbay',
			'cylon-brig',
			'cylon-damage-galactica',
			'cylon-treachery'
		]);
	});

	const start = (card: string, edit: (game: Game) => void = () => undefined): Game =>
		reveal(
			scene({
				cast: ['william-adama', 'saul-tigh', 'laura-roslin', 'lee-apollo-adama', 'tom-zarek'],
				at: { 3: { viper: 'front' } },
				loyalty: { 0: [card] },
				hands: { 1: ['repair-1', 'repair-1', 'repair-2', 'calculations-4', 'calculations-3', 'repair-2'] },
				edit
			}),
			A,
			card
		);

	it('cylon-reduce-morale: morale -1, if he wants', () => {
		expect(reply(start('cylon-reduce-morale'), 'may', 'yes').resources.morale).toBe(9);
		expect(reply(start('cylon-reduce-morale'), 'may', 'no').resources.morale).toBe(10);
	});

	it('cylon-sickbay: a character on Galactica, never a pilot or himself, discards 5 and goes to Sickbay', () => {
		let game = reply(
			start('cylon-sickbay', (g) => {
				Object.assign(seat(g, 4 as Seat), { position: { place: 'armory' } });
			}),
			'may',
			'yes'
		);
		expect(question(game, 'choose-seat')).toMatchObject({ seat: A, question: { from: [B, 4] } });
		game = reply(game, 'choose-seat', B);
		game = goOn(reply(game, 'discard', seat(game, B).hand.slice(0, 5), B));
		expect(seat(game, B).hand).toHaveLength(1);
		expect(seat(game, B).position).toEqual({ place: 'sickbay' });
	});

	it('cylon-brig: a character on Galactica goes to the Brig', () => {
		const game = reply(start('cylon-brig'), 'may', 'yes');
		expect(seat(game, B).position).toEqual({ place: 'brig' });
	});

	it('cylon-damage-galactica: two of five tokens of Galactica', () => {
		let game = reply(start('cylon-damage-galactica'), 'may', 'yes');
		const picked = question(game, 'pick-tokens');
		expect(picked.seat).toBe(A);
		if (picked.question.kind !== 'cards') throw new Error('tokens are picked like cards');
		expect(picked.question.from).toHaveLength(5);
		game = reply(game, 'pick-tokens', picked.question.from.slice(0, 2));
		expect(seat(game, A).position).toEqual({ place: 'resurrection-ship' });
		expect(game.pegasusTokens).toHaveLength(4);
	});

	it('E99, R8.2.10: cylon-treachery: every other human discards 1 and draws 1, the revealer draws 2 after the cut', () => {
		let game = scene({
			cast: ['saul-tigh', 'william-adama', 'laura-roslin', 'tom-zarek'],
			hands: { 0: ['repair-1', 'repair-1'], 1: REPAIRS, 2: ['repair-2'], 3: ['calculations-3'] },
			loyalty: { 1: ['cylon-treachery'] },
			cylons: [D]
		});
		game = goOn(reveal(game, B, 'cylon-treachery'));
		const treachery = (n: Seat): number =>
			seat(game, n).hand.filter((card) => !card.startsWith('repair') && !card.startsWith('calc')).length;
		expect([seat(game, A).hand.length, treachery(A)]).toEqual([2, 1]);
		expect([seat(game, C).hand.length, treachery(C)]).toEqual([1, 1]);
		expect([seat(game, D).hand.length, treachery(D)]).toEqual([1, 0]);
		game = reply(game, 'keep-cards', REPAIRS.slice(0, 3), B);
		expect([seat(game, B).hand.length, treachery(B)]).toEqual([5, 2]);
		expect(game.waiting).toEqual([]);
	});
});
