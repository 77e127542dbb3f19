/** R13.4.3 to R13.4.5, R14.3: windows open by public facts alone, and only where something could be done. */
import { describe, expect, test } from 'vitest';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { act } from './testing/checks.ts';
import { fleet } from './testing/fleet.ts';
import { A, B, C, D, goOn, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';

const isWindow = (game: Game): boolean => pending(game).some(({ why }) => why === 'window');
const ROLL = [{ kind: 'roll', table: [{ upTo: 8, effects: [] }] }] as const;

describe('a window nobody can use by public knowledge is skipped (R13.4.5)', () => {
	test('everybody’s hand is empty: no window round a die', () => {
		expect(isDone(playText(scene({ cast: ['saul-tigh', 'william-adama', 'tom-zarek'] }), ROLL))).toBe(true);
	});

	const begins = (edit: (game: Game) => void): Game =>
		playFrame(scene({ cast: ['ellen-tigh', 'saul-tigh', 'tom-zarek'], edit }), {
			proc: 'window',
			happening: { on: 'turn-start', by: A },
			claim: null,
			done: false,
			used: []
		});
	test('Manipulative: no title Ellen could take', () => {
		expect(isWindow(begins(() => undefined))).toBe(true);
		const both = begins((game) => {
			game.titles = { president: A, admiral: A };
		});
		expect(isWindow(both)).toBe(false);
		// D14: from the Brig she cannot take the other one
		const inBrig = begins((game) => {
			game.titles.president = A;
			Object.assign(game.seats[A] ?? {}, { position: { place: 'brig' } });
		});
		expect(isWindow(inBrig)).toBe(false);
	});

	const moved = (cards: readonly string[], company = true): Game =>
		playFrame(
			scene({
				cast: ['ellen-tigh', 'saul-tigh', 'tom-zarek'],
				at: { 0: 'command', 1: company ? 'command' : 'armory' },
				hands: { 0: cards }
			}),
			{ proc: 'move', step: 'done', seat: A, own: true, to: null }
		);
	test('Politically Adroit: nobody there, or no card to give (R1.8.7)', () => {
		expect(isWindow(moved(['repair-1']))).toBe(true);
		expect(isWindow(moved([]))).toBe(false);
		expect(isWindow(moved(['repair-1'], false))).toBe(false);
	});

	test('Hotshot: no card to discard', () => {
		const kat = (cards: readonly string[]): Game =>
			playText(
				scene({ cast: ['louanne-kat-katraine', 'saul-tigh', 'tom-zarek'], hands: { 0: cards } }),
				ROLL,
				{
					acting: A,
					used: true
				}
			);
		expect(question(kat(['repair-1']), 'window').question).toMatchObject({ event: 'roll-due', from: [A] });
		expect(isDone(kat([]))).toBe(true);
	});
});

describe('a claim (R13.4.4)', () => {
	const table = scene({
		cast: ['saul-tigh', 'william-adama', 'tom-zarek'],
		hands: { 1: ['repair-1'], 2: ['strategic-planning-3'] }
	});
	const asked = playText(table, ROLL);
	test('is offered to all who hold cards, whatever they are (R13.4.3)', () => {
		expect(question(asked, 'window', A).question).toMatchObject({ event: 'before-roll', from: [B, C] });
	});
	test('is answered behind the gate, and can be withdrawn without trace', () => {
		const claimed = reply(asked, 'window', { claim: B });
		expect(question(claimed, 'respond', B)).toMatchObject({ mode: 'hand', question: { from: [] } });
		const withdrawn = reply(claimed, 'respond', null);
		expect(withdrawn.log).toEqual(asked.log);
		expect(question(withdrawn, 'window').question).toEqual(question(asked, 'window').question);
	});
	test('used up, a text is gone and the window opens for the others again (R5.3.2)', () => {
		const played = act(asked, C, 'skill:strategic-planning-3:0');
		// R14.3.6: one a roll, so the window before it is closed; C has no card left
		expect(question(played, 'window').question).toMatchObject({ event: 'after-roll', from: [B] });
		expect(isDone(goOn(played))).toBe(true);
	});
});

describe('Sabotage (W12)', () => {
	const cast = ['saul-tigh', 'william-adama', 'tom-zarek', 'chief-galen-tyrol'] as const;
	const discards = (game: Game): Game =>
		reply(playText(game, [{ kind: 'discard', who: 'chosen', count: 1 }], { chosen: B }), 'discard', [
			'special-destiny-2'
		]);
	const hands = { 1: ['special-destiny-2', 'repair-1'], 3: ['repair-2'] };
	test('opens for Cylon players with cards, whatever they hold, when a human player discards Treachery', () => {
		const game = discards(scene({ cast, hands, cylons: [C, D] }));
		expect(question(game, 'window').question).toMatchObject({ event: 'discarded', from: [D] });
	});
	test('opens for nobody without a Cylon player, or after one Sabotage this turn (R14.3.6)', () => {
		expect(isDone(discards(scene({ cast, hands })))).toBe(true);
		const again = scene({
			cast,
			hands,
			cylons: [D],
			edit: (game) => {
				game.usedThisTurn.push('sabotage');
			}
		});
		expect(isDone(discards(again))).toBe(true);
	});
});

test('several windows nest: Apollo’s inside the placing of ships, the die’s inside his action (R14.3.5)', () => {
	const table = scene({
		cast: ['saul-tigh', 'lee-apollo-adama', 'tom-zarek'],
		hands: { 2: ['repair-1'] },
		edit: fleet({ raiders: { 'port-bow': 1 } })
	});
	const placed = playText(table, [{ kind: 'place', at: 'port-bow', pieces: [{ piece: 'viper', count: 1 }] }]);
	expect(question(placed, 'window').question).toMatchObject({ event: 'viper-placed', from: [B] });
	const flying = act(placed, B, 'sheet:positive:0');
	const shooting = reply(reply(flying, 'granted-action', 'viper', B), 'option', '1', B);
	expect(question(shooting, 'window').question).toMatchObject({ event: 'before-roll', from: [C] });
});
