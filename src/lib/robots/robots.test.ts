/** Robots: whole games with legal answers only, and a few decisions anybody at the table would understand. */
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../box/index.ts';
import { answer, newGame, pending, type Game, type Seat } from '../rules/index.ts';
import { quickViolations } from '../rules/testing/invariants.ts';
import { allConfigs, seedOf } from '../rules/testing/play.ts';
import { A, B, C, goOn, playText, question, scene } from '../rules/testing/scene.ts';
import { seatView } from '../views/index.ts';
import { chanceOf, nextAnswer, type RobotName, type Table } from './index.ts';
import { worthOfFlight, worthOfRaid, worthOfShelter } from './battle.ts';
import { worthOfOrder } from './menus.ts';
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
function asked(
	seat: Seat,
	hand: readonly string[],
	extra: Parameters<typeof scene>[0],
	difficulty = 3
): Game {
	const game = scene({ ...extra, hands: { [seat]: hand } });
	return goOn(
		playText(
			game,
			[
				{
					kind: 'check',
					difficulty,
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
	it('adds nothing to what cannot be done, and no more than is needed', () => {
		const loyalty = { [A]: human, [B]: human, [C]: human };
		const small = ['consolidate-power-1', 'executive-order-1'];
		const hopeless = asked(B, small, { cast, loyalty }, 20);
		expect(contribute(hopeless, B)).toEqual([]);
		const plenty = ['declare-emergency-4', 'declare-emergency-3', 'executive-order-2', 'consolidate-power-2'];
		const easy = asked(B, plenty, { cast, loyalty }, 3);
		expect(contribute(easy, B).length).toBeLessThan(plenty.length);
	});
	it('does as a traitor what a human would do, while he wears his mask', () => {
		const hands = ['declare-emergency-4', 'repair-1', 'consolidate-power-2'];
		const asWho = (card: string): readonly string[] =>
			contribute(asked(B, hands, { cast, loyalty: { [A]: human, [B]: [card], [C]: human } }), B);
		expect(asWho('cylon-reduce-morale')).toEqual(asWho('you-are-not-a-cylon-base'));
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

/** A raider beside a civilian ship, the fleet about to jump, and a viper somewhere. */
const besieged = (viper: AreaId): Game =>
	scene({
		cast,
		edit: (game) => {
			const { space, vipers, civilianPile } = game;
			game.marker = 4;
			space.raiders.front = 1;
			space.civilians.push({ ship: civilianPile.pop() ?? '', area: 'front', label: '1' });
			space.vipers[viper] += 1;
			vipers.reserves -= 1;
		}
	});

describe('the battle in a robot’s mind', () => {
	const view = (game: Game) => seatView(game, A);
	it('sees a civilian ship beside a raider in danger, and a viper there as a help (R6.4.3)', () => {
		expect(worthOfRaid(view(besieged('rear')))).toBeLessThan(worthOfRaid(view(besieged('front'))));
		const near = view(besieged('port-bow'));
		expect(worthOfFlight(near, 'vipers', 'port-bow', 'front')).toBeGreaterThan(0);
		expect(worthOfFlight(near, 'vipers', 'port-bow', 'port-aft')).toBe(0);
	});
	it('brings ships away from raiders', () => {
		const away = worthOfFlight(view(besieged('rear')), 'civilians', 'front', 'port-bow');
		expect(away).toBeGreaterThan(0);
		expect(worthOfShelter(view(besieged('rear')), 2)).toBeGreaterThanOrEqual(away);
	});
	it('lets a viper draw the fire rather than fly home', () => {
		const game = playText(besieged('port-bow'), [{ kind: 'activate-vipers', upTo: 1 }]);
		const chosen = sensible(view(game), question(game, 'viper-act', A), steady);
		expect(chosen).toBe('move:viper@port-bow:front');
	});
	it('gives no order to somebody it has seen to be a Cylon (R4.4.4)', () => {
		const game = besieged('rear');
		game.seats[C]?.shown.push('cylon-brig');
		expect(worthOfOrder(view(game), B)).toBeGreaterThan(0);
		expect(worthOfOrder(view(game), C)).toBeLessThan(0);
	});
});
