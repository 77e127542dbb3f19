/**
 * R13.4.2: in rounds where some get something and others do not, everyone takes the tablet for the same reason, in the same
 * order. What is dealt and held is permuted; what stands at the gates must not change with it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CharacterId } from '../box/index.ts';
import { anyAnswer } from '../robots/random.ts';
import { runs } from '../storage/testing/runs.ts';
import { tableView, type OpenDecision } from '../views/index.ts';
import { twin, withOtherHands } from '../views/testing/twin.ts';
import type { Game } from './game.ts';
import { pending } from './engine.ts';
import { allConfigs, begin, chooser, playOn, respond } from './testing/play.ts';
import { A, B, C, D, playFrame, playText, scene } from './testing/scene.ts';

const seeds = fc.integer({ min: 1, max: 100_000 });
const CAST: readonly CharacterId[] = ['william-adama', 'saul-tigh', 'laura-roslin', 'tom-zarek'];

/** What the table and the gates say from here on, while the round lasts: who is asked, why, where, and openly about what. */
function gates(game: Game, lasts: (now: Game) => boolean): OpenDecision[][] {
	const said: OpenDecision[][] = [];
	const from = tableView(game).log.length;
	let now = game;
	while (lasts(now)) {
		const [asked] = pending(now);
		if (!asked) throw new Error('nobody is asked');
		const { decisions, log } = tableView(now);
		said.push([...decisions]);
		// nothing of the round is told before it is over
		expect(log.some(({ kind }, n) => n >= from && kind === 'discarded')).toBe(false);
		now = respond(
			now,
			asked,
			anyAnswer(asked.question, () => 0)
		);
	}
	return said;
}
const asks =
	(...whys: readonly string[]) =>
	(game: Game): boolean =>
		whys.includes(pending(game)[0]?.why ?? '');

describe('the first deal (R2.7)', () => {
	const isDealing = (game: Game): boolean => game.turn === 0;

	it('leads every seat through the same screens, whatever it is dealt', () => {
		const dealt = new Set<string>();
		fc.assert(
			fc.property(fc.constantFrom(...allConfigs()), seeds, (config, seed) => {
				const game = playOn(begin(config, seed), chooser(seed), asks('look-at-deal'));
				const other = twin(game, null, chooser(seed + 1));
				const said = gates(game, isDealing);
				expect(gates(other, isDealing)).toEqual(said);
				expect(said.flat().filter(({ why }) => why === 'look-at-deal')).toHaveLength(config.players);
				for (const { loyalty } of other.seats) dealt.add(loyalty.join());
			}),
			{ numRuns: runs(40, 2000) }
		);
		expect(dealt.size).toBeGreaterThan(5);
	}, 3_600_000);
});

describe('the Sleeper Agent phase (R7.5)', () => {
	/** Two cards a seat, any of these on top. */
	const LOYALTY = [
		'you-are-not-a-cylon-base',
		'cylon-brig',
		'cylon-sickbay',
		'you-are-a-sympathizer',
		'you-are-not-a-cylon-base'
	];
	const sleepers = (dealt: readonly string[], cylons: readonly (typeof A)[] = []): Game =>
		playFrame(
			scene({
				config: { set: 'base', objective: 'kobol', players: 4, fourSix: 'sympathizer', leader: false },
				cast: CAST,
				cylons,
				edit: (game) => {
					game.distance = 5;
					game.decks.loyalty = [...dealt];
				}
			}),
			{ proc: 'sleepers', step: 'deal', turn: 0 }
		);
	const deals = fc.shuffledSubarray(LOYALTY, { minLength: 4, maxLength: 4 });

	it('leads every seat through the same look, whatever it is dealt', () => {
		const expected = [A, B, C, D].map((seat) => ({ seat, why: 'sleepers', mode: 'secret', question: null }));
		fc.assert(
			fc.property(deals, (dealt) => {
				const said = gates(sleepers(dealt), asks('sleepers'));
				expect(said).toMatchObject(expected.map((one) => [one]));
			}),
			{ numRuns: runs(60, 1000) }
		);
	}, 3_600_000);

	it('leads every Cylon player through the hand-over, whether he has anything to pass on or not (R13.5.54)', () => {
		const shapes = new Set<string>();
		fc.assert(
			fc.property(deals, (dealt) => {
				let game = sleepers(dealt, [A, C]);
				while (asks('sleepers')(game)) game = respond(game, first(game), 'seen');
				const handing = gates(game, asks('hand-over', 'received'));
				shapes.add(JSON.stringify(apartFromReceived(handing)));
			}),
			{ numRuns: runs(60, 1000) }
		);
		expect([...shapes]).toEqual([
			JSON.stringify([A, C].map((seat) => ({ seat, why: 'hand-over', mode: 'secret', question: null })))
		]);
	}, 3_600_000);
});

const first = (game: Game) => {
	const [asked] = pending(game);
	if (!asked) throw new Error('nobody is asked');
	return asked;
};
/** Who is given cards is public (R8.5.1); ids count on. */
const apartFromReceived = (said: readonly OpenDecision[][]): unknown[] =>
	said
		.flat()
		.filter(({ why }) => why === 'hand-over')
		.map(({ seat, why, mode, question }) => ({ seat, why, mode, question }));

describe('simultaneous discards (R14.2.2)', () => {
	const HANDS = {
		0: ['executive-order-1', 'executive-order-2', 'declare-emergency-3'],
		1: ['repair-1', 'scientific-research-3'],
		2: ['consolidate-power-1'],
		3: ['evasive-maneuvers-1', 'maximum-firepower-3', 'launch-scout-1', 'strategic-planning-3']
	};

	it('ask the same seats for the same reason, whatever they hold; nobody sees a card before all have chosen', () => {
		const game = scene({ cast: CAST, hands: HANDS });
		fc.assert(
			fc.property(seeds, fc.integer({ min: 1, max: 2 }), (seed, count) => {
				const discard = (of: Game): Game =>
					playText(of, [{ kind: 'discard', who: { each: 'human' }, count }]);
				const other = withOtherHands(game, chooser(seed));
				const said = gates(discard(game), asks('discard'));
				expect(gates(discard(other), asks('discard'))).toEqual(said);
				expect(said.length).toBe(4);
				// all are asked at once, and one by one drop out without a word
				expect(said.map((open) => open.length)).toEqual([4, 3, 2, 1]);
			}),
			{ numRuns: runs(60, 1000) }
		);
	}, 3_600_000);
});
