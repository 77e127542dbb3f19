/** DESIGN: what holds of every game whatever is answered. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, newGame, pending } from './engine.ts';
import type { Game } from './game.ts';
import { anyAnswer } from '../robots/random.ts';
import { violations } from './testing/invariants.ts';
import { allConfigs, begin, chooser, playOn, seedOf } from './testing/play.ts';

const configs = allConfigs();
const config = fc.constantFrom(...configs);
const seed = fc.integer({ min: 1, max: 1_000_000 });
const settings = { numRuns: 40 };

const isOver = (game: Game): boolean => game.flow.play === 'over';
const isSettled = (game: Game): boolean => game.turn > 0;
const someTurns = (game: Game): boolean => isOver(game) || game.turn >= 12;

describe('every game', () => {
	it('keeps every card and token, from the first turn to the end', () => {
		fc.assert(
			fc.property(config, seed, (c, s) => {
				const settled = playOn(begin(c, s), chooser(s), isSettled);
				playOn(settled, chooser(s + 1), isOver, (game) => {
					expect(violations(game)).toEqual([]);
				});
			}),
			{ numRuns: 12 }
		);
	});
	it('is the same after a trip through JSON, at any moment, and goes on the same', () => {
		fc.assert(
			fc.property(config, seed, (c, s) => {
				const pick = chooser(s);
				playOn(begin(c, s), chooser(s), someTurns, (game) => {
					const copy = JSON.parse(JSON.stringify(game)) as Game;
					expect(copy).toEqual(game);
					const [decision] = pending(game);
					if (!decision) return;
					const given = {
						decision: decision.id,
						seat: decision.seat,
						value: anyAnswer(decision.question, pick)
					};
					expect(answer(copy, given)).toEqual(answer(game, given));
				});
			}),
			{ numRuns: 15 }
		);
	});
	it('is never changed by an answer, only followed by another', () => {
		fc.assert(
			fc.property(config, seed, (c, s) => {
				playOn(begin(c, s), chooser(s), someTurns, (game) => {
					const before = JSON.stringify(game);
					const [decision] = pending(game);
					if (!decision) return;
					answer(game, {
						...decision,
						decision: decision.id,
						value: anyAnswer(decision.question, chooser(s))
					});
					expect(JSON.stringify(game)).toBe(before);
				});
			}),
			{ numRuns: 15 }
		);
	});
	it('is the same from the same seed and answers, another from another seed', () => {
		fc.assert(
			fc.property(config, seed, (c, s) => {
				const one = playOn(begin(c, s), chooser(s), someTurns);
				const two = playOn(begin(c, s), chooser(s), someTurns);
				expect(two).toEqual(one);
				expect(playOn(begin(c, s + 1), chooser(s), isSettled).decks.crisis).not.toEqual(one.decks.crisis);
			}),
			settings
		);
	});
	it('always has something to decide until it is over, and it does end', () => {
		fc.assert(
			fc.property(config, seed, (c, s) => {
				const ids = new Set<string>();
				const end = playOn(begin(c, s), chooser(s), isOver, (game) => {
					expect(pending(game).length).toBeGreaterThan(0);
					for (const { id } of pending(game)) ids.add(id);
				});
				expect(pending(end)).toEqual([]);
				expect(end.outcome?.winners).toBeDefined();
				expect(ids.size).toBeGreaterThan(c.players);
			}),
			settings
		);
	});
});

describe('answer', () => {
	const anything = fc.oneof(
		fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSet: true }),
		fc.array(fc.string()),
		fc.dictionary(fc.constantFrom('politics', 'treachery', 'tactics'), fc.double()),
		fc.record({ claim: fc.anything() })
	);
	it('refuses every malformed value without throwing', () => {
		fc.assert(
			fc.property(config, seed, anything, fc.nat(60), (c, s, value, steps) => {
				let n = 0;
				playOn(
					begin(c, s),
					chooser(s),
					() => n++ > steps,
					(game) => {
						const [decision] = pending(game);
						if (!decision) return;
						const result = answer(game, { decision: decision.id, seat: decision.seat, value });
						if (!('refused' in result)) expect(result.count).toBeGreaterThanOrEqual(game.count);
						else expect(result.rule).toMatch(/^R\d+/);
					}
				);
				for (const given of [
					value,
					null,
					undefined,
					7,
					'x',
					{},
					{ decision: value },
					{ decision: '0', seat: value }
				])
					expect(answer(begin(c, s), given)).toHaveProperty('refused');
			}),
			{ numRuns: 60 }
		);
	});
	it('refuses a stale decision and another seat, by name', () => {
		const game = begin(configs[0] ?? never(), 1);
		const [decision] = pending(game);
		if (!decision) throw new Error('nothing to decide');
		const value = anyAnswer(decision.question, chooser(1));
		const next = answer(game, { decision: decision.id, seat: decision.seat, value });
		if ('refused' in next) throw new Error(next.refused);
		expect(answer(next, { decision: decision.id, seat: decision.seat, value })).toMatchObject({
			refused: 'stale'
		});
		expect(answer(game, { decision: decision.id, seat: (decision.seat + 1) % 3, value })).toMatchObject({
			refused: 'other-seat'
		});
	});
});

it('newGame takes any value whatever', () => {
	fc.assert(
		fc.property(fc.anything(), fc.anything(), (c, s) => {
			// the types forbid this; the outside world does not
			expect(newGame(c as never, s as never)).toHaveProperty('refused');
			expect(newGame(c as never, seedOf(1))).toHaveProperty('refused');
		})
	);
});

function never(): never {
	throw new Error('no configuration');
}
