/** Robots: whole games with legal answers only, and a few decisions anybody at the table would understand. */
import { describe, expect, it } from 'vitest';
import { answer, newGame, pending, type Game, type Seat } from '../rules/index.ts';
import { quickViolations } from '../rules/testing/invariants.ts';
import { allConfigs, seedOf } from '../rules/testing/play.ts';
import { A, B, C, goOn, playText, question, scene } from '../rules/testing/scene.ts';
import { seatView } from '../views/index.ts';
import { chanceOf, nextAnswer, type RobotName, type Table } from './index.ts';
import { wantsToClaim } from './responses.ts';
import { sensible } from './sensible.ts';

/** Never on a whim: the measure alone decides. */
const steady = (n: number): number => n - 1;

function playWhole(config: ReturnType<typeof allConfigs>[number], name: RobotName, seed: number): Game {
	let game = newGame(config, seedOf(seed));
	if ('refused' in game) throw new Error(game.refused);
	const table: Table = { name, pick: chanceOf(seed), withdrew: false };
	for (let n = 0; n < 20_000 && game.flow.play !== 'over'; n++) {
		const now: Game = game;
		const given = nextAnswer(table, pending(now), (seat) => seatView(now, seat));
		const next = answer(now, given);
		if ('refused' in next) throw new Error(`${JSON.stringify(given)}: ${next.refused} (${next.rule})`);
		game = next;
		const [wrong] = quickViolations(game);
		if (wrong !== undefined) throw new Error(wrong);
	}
	return game;
}

describe('a table of robots', () => {
	const configs = allConfigs();
	const every = configs.filter((_, n) => n % 8 === 0);
	it.each(every.map((config, n) => [JSON.stringify(config), config, n] as const))(
		'plays sensibly to the end: %s',
		(_, config, n) => {
			const game = playWhole(config, 'sensible', 100 + n);
			expect(game.flow.play).toBe('over');
			expect(game.outcome).not.toBeNull();
		}
	);
	it('plays at random to the end', () => {
		expect(playWhole(configs[0] ?? raise(), 'random', 7).flow.play).toBe('over');
	});
	it('plays the same game again from the same seeds', () => {
		const config = configs[0] ?? raise();
		expect(playWhole(config, 'sensible', 3)).toEqual(playWhole(config, 'sensible', 3));
	});
});

function raise(): never {
	throw new Error('no configuration');
}

/** A check of these types in which this seat is asked for cards; everybody else holds none. */
function asked(seat: Seat, hand: readonly string[], extra: Parameters<typeof scene>[0]): Game {
	const game = scene({ ...extra, hands: { [seat]: hand } });
	return goOn(
		playText(
			game,
			[
				{
					kind: 'check',
					difficulty: 3,
					positive: ['politics', 'leadership'],
					pass: [],
					fail: [{ kind: 'resource', resource: 'morale', by: -2 }]
				}
			],
			{ used: false, about: { deck: 'crisis', id: 'low-supplies' } }
		)
	);
}

const cast = ['laura-roslin', 'william-adama', 'kara-starbuck-thrace'] as const;
const HAND = ['consolidate-power-2', 'declare-emergency-4', 'repair-1', 'scientific-research-5'];
const human = ['you-are-not-a-cylon-base'];

describe('sensible', () => {
	const contribute = (game: Game, seat: Seat): readonly string[] => {
		const decision = question(game, 'contribute', seat);
		return sensible(seatView(game, seat), decision, steady) as string[];
	};
	it('adds what helps, as a human, and nothing that hurts (R5.4)', () => {
		const game = asked(B, HAND, { cast, loyalty: { [A]: human, [B]: human, [C]: human } });
		const cards = contribute(game, B);
		expect(cards).toContain('declare-emergency-4');
		expect(cards).not.toContain('repair-1');
		expect(cards).not.toContain('scientific-research-5');
	});
	it('adds its worst card, and one only, as a revealed Cylon (R3.4)', () => {
		const game = asked(B, HAND, {
			cast,
			loyalty: { [A]: human, [B]: ['cylon-reduce-morale'], [C]: human },
			cylons: [B]
		});
		expect(contribute(game, B)).toEqual(['scientific-research-5']);
	});
	it('never shows its colours while hidden and watched', () => {
		const game = asked(B, ['consolidate-power-2', 'repair-1'], {
			cast,
			loyalty: { [A]: human, [B]: ['cylon-reduce-morale'], [C]: human }
		});
		expect(contribute(game, B)).not.toContain('repair-1');
	});
	it('speaks up in a window only with something in its own reach', () => {
		const claims = (hand: readonly string[], cylons: readonly Seat[]): boolean => {
			const game = scene({ cast, hands: { [B]: hand }, loyalty: { [B]: ['cylon-reduce-morale'] }, cylons });
			return wantsToClaim(
				seatView(game, B),
				{
					id: '0',
					seat: A,
					mode: 'public',
					why: 'window',
					rule: 'R13.4.3',
					about: null,
					question: { kind: 'window', event: 'discarded', from: [B] }
				},
				() => 0
			);
		};
		expect(claims(['sabotage-3'], [B])).toBe(true);
		expect(claims(['declare-emergency-4'], [B])).toBe(false);
	});
});
