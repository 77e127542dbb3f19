/**
 * Non-interference (DESIGN section 4): two games that differ only in what a viewer may not know give that viewer equal
 * views. Whole games are played at random; on the way twins are made for the table and for every seat.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pending, type AnswerValue, type Decision, type Game } from '../rules/index.ts';
import { allConfigs, begin, chooser, PEGASUS, playOn } from '../rules/testing/play.ts';
import { playText } from '../rules/testing/scene.ts';
import { landed, returned } from '../rules/testing/voyage.ts';
import { figure } from '../storage/testing/figures.ts';
import { runs } from '../storage/testing/runs.ts';
import { seatView, tableView } from './index.ts';
import { logLeak, sameNext, viewLeak, wander } from './testing/non-interference.ts';
import { twin, withOtherHands } from './testing/twin.ts';

const config = fc.constantFrom(...allConfigs());
const seed = fc.integer({ min: 1, max: 100_000 });

const listed = (leak: string | null): string[] => (leak === null ? [] : [leak]);

describe('views', () => {
	it('are equal for games that differ only in what the viewer may not know', () => {
		let [games, states, checks] = [0, 0, 0];
		const found: string[] = [];
		fc.assert(
			fc.property(config, seed, (c, s) => {
				games += 1;
				wander(begin(c, s), chooser(s), 700, (game) => {
					const pick = chooser(s + game.count);
					// every state of the set-up, one in five later
					if (game.turn > 0 && pick(5) > 0) return;
					states += 1;
					found.push(...listed(viewLeak(game, pick)));
					if (tableView(game).stage.check) checks += 1;
				});
				expect(found).toEqual([]);
			}),
			{ numRuns: runs(8, 1000) }
		);
		figure('games', games);
		figure('states compared', states);
		figure('leaks found', found.length);
		expect(checks).toBeGreaterThan(50);
	}, 3_600_000);

	it.each([
		['while New Caprica is occupied', landed],
		['when Galactica is back', returned]
	])(
		'are equal %s, too',
		(_, scene) => {
			const cast = ['laura-roslin', 'saul-tigh', 'lee-apollo-adama', 'gaius-baltar'] as const;
			let seen = 0;
			for (let s = 1; s <= runs(3, 200); s++) {
				const game = scene({ cast, seed: s });
				wander(playText(game, []), chooser(s), 150, (now) => {
					expect(viewLeak(now, chooser(s + now.count))).toBeNull();
					seen += 1;
				});
			}
			figure('states compared', seen);
			expect(seen).toBeGreaterThan(50);
		},
		3_600_000
	);

	it('differ where something the viewer may know differs, so that the comparison above is about something', () => {
		const game = playOn(begin(PEGASUS, 5), chooser(5), (g) => g.turn >= 4);
		const seat = game.current;
		const view = seatView(game, seat);
		expect(view.own.hand).toEqual(game.seats[seat]?.hand);
		expect(view.own.loyalty).toEqual(game.seats[seat]?.loyalty);
		expect(view.mine).toEqual(pending(game).filter((d) => d.seat === seat));
		const other = structuredClone(game);
		other.seats[seat]?.loyalty.push('cylon-brig');
		expect(seatView(other, seat)).not.toEqual(view);
		expect(tableView(twin(game, null, chooser(1)))).not.toEqual(tableView(other));
	});

	it('name no hidden card at the table', () => {
		fc.assert(
			fc.property(config, seed, (c, s) => {
				wander(begin(c, s), chooser(s), 250, (game) => {
					// what lies open by its nature is left out: the log, discards, revealed cards, cards in play and in the middle
					const { seats, stage, ...table } = tableView(game);
					const said = JSON.stringify({
						...table,
						log: [],
						decisions: [],
						discardTops: {},
						inPlay: [],
						seats: seats.map((seat) => ({ ...seat, shown: [] })),
						stage: { ...stage, cards: [], check: null }
					});
					for (const { hand, loyalty, agenda, superCrises } of game.seats)
						for (const card of [...hand, ...loyalty, ...superCrises, ...(agenda ? [agenda] : [])])
							expect(said).not.toContain(`"${card}"`);
				});
			}),
			{ numRuns: 8 }
		);
	}, 60_000);

	it('turn up every secret when the game is over, and not before', () => {
		const game = playOn(
			begin(PEGASUS, 7),
			chooser(7),
			(g) => g.outcome !== null,
			(g) => {
				expect(tableView(g).secrets).toBeNull();
			}
		);
		const { secrets, outcome } = tableView(game);
		expect(outcome).toEqual(game.outcome);
		expect(secrets?.seed).toBe(game.seed);
		expect(secrets?.seats.map(({ loyalty }) => loyalty)).toEqual(game.seats.map(({ loyalty }) => loyalty));
		expect(secrets?.story).toEqual(game.log);
	});
});

describe('the log', () => {
	it('names to everybody only cards that lie open or are turned up (R13.4.6)', () => {
		let named = 0;
		fc.assert(
			fc.property(config, seed, (c, s) => {
				let before: Game | null = null;
				wander(begin(c, s), chooser(s), 400, (game) => {
					if (before) expect(logLeak(before, game)).toBeNull();
					named += game.log.length - (before?.log.length ?? 0);
					before = game;
				});
			}),
			{ numRuns: runs(8, 400) }
		);
		expect(named).toBeGreaterThan(1000);
	}, 3_600_000);
});

describe('prompts', () => {
	/** Answers the same in both games, and the table sees the same. */
	function expectSameNext(
		game: Game,
		other: Game,
		decision: Decision,
		value: AnswerValue
	): readonly [Game, Game] {
		const { next, leak } = sameNext([game, other], decision, value);
		expect(leak).toBeNull();
		return next;
	}

	it('at a window never depend on what anybody holds (R13.4.3), and a claim can be taken back without trace (R13.4.4)', () => {
		let windows = 0;
		fc.assert(
			fc.property(config, seed, (c, s) => {
				wander(begin(c, s), chooser(s), 300, (game) => {
					const decision = pending(game).find(({ why }) => why === 'window');
					if (decision?.question.kind !== 'window') return;
					windows += 1;
					const pick = chooser(s + game.count);
					const other = withOtherHands(game, pick);
					expectSameNext(game, other, decision, { go: true });
					const { from } = decision.question;
					const claim = from[pick(from.length)];
					if (claim === undefined) throw new Error('a window for nobody');
					const [asked, otherAsked] = expectSameNext(game, other, decision, { claim });
					const [response] = pending(asked);
					if (!response) throw new Error('nothing is asked of who claimed');
					const [back] = expectSameNext(asked, otherAsked, response, null);
					expect(tableView(back).log).toEqual(tableView(game).log);
				});
			}),
			{ numRuns: runs(6, 400) }
		);
		figure('states compared', windows);
		expect(windows).toBeGreaterThan(200);
	}, 3_600_000);

	it('for contributions never depend on what anybody holds (R13.4.2)', () => {
		let asked = 0;
		fc.assert(
			fc.property(config, seed, (c, s) => {
				wander(begin(c, s), chooser(s), 300, (game) => {
					const decision = pending(game).find(({ why }) => why === 'contribute');
					if (!decision) return;
					asked += 1;
					expectSameNext(game, withOtherHands(game, chooser(s + game.count)), decision, []);
				});
			}),
			{ numRuns: runs(6, 400) }
		);
		figure('states compared', asked);
		expect(asked).toBeGreaterThan(100);
	}, 3_600_000);
});
