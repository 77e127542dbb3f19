import { describe, expect, it } from 'vitest';
import { AREAS, characters, destinations, places, type DestinationId } from '../box/index.ts';
import { actionOffers } from './actions.ts';
import { pending, run } from './engine.ts';
import { anyAnswer } from '../robots/random.ts';
import type { Game } from './game.ts';
import { keep } from './kept.ts';
import { seatOf } from './seats.ts';
import { finish, jumpTo, quiet, stackDestinations } from './testing/voyage.ts';
import { A, B, C, D, goOn, isDone, loadDice, playText, question, reply, scene } from './testing/scene.ts';

const JUMP = [{ kind: 'jump' }] as const;
const { effects: FTL = [] } = places['ftl-control'].abilities[0];

/** Adama is Admiral, Roslin President. */
function table(
	edit: (game: Game) => void = () => undefined,
	objective: 'kobol' | 'new-caprica' = 'kobol'
): Game {
	return scene({
		config: { objective },
		cast: ['chief-galen-tyrol', 'william-adama', 'laura-roslin', 'kara-starbuck-thrace'],
		edit
	});
}
const ADMIRAL = B;

const shipsInSpace = ({ space }: Game): number =>
	AREAS.reduce((sum, area) => sum + space.raiders[area] + space.heavies[area] + space.vipers[area], 0) +
	space.basestars.length +
	space.civilians.length;

function battle(game: Game): void {
	const { space } = game;
	space.raiders.front = 5;
	space.scar = 'front';
	space.heavies.rear = 2;
	game.basestarTokens = game.basestarTokens.filter((token) => token !== 'critical-hit');
	space.basestars.push({ id: '1', area: 'front', damage: ['critical-hit'] });
	space.vipers['port-bow'] = 2;
	game.vipers = { reserves: 3, damaged: 1, lost: 1 };
	seatOf(game, D).position = { viper: 'port-aft' };
	const [ship = ''] = game.civilianPile.splice(0, 1);
	space.civilians.push({ area: 'rear', label: 'seen', ship });
	game.centurions = [0, 2];
	game.damaged = ['hangar-deck'];
}

describe('the jump, step by step', () => {
	it('R7.3.2, R7.3.8, R6.8.2: clears space; centurions, damage and damaged vipers stay, pilots land on a damaged Hangar Deck', () => {
		const before = table(battle);
		const after = jumpTo(before, 'desolate-moon');
		expect(isDone(after)).toBe(true);
		expect(shipsInSpace(after)).toBe(0);
		expect(after.space.scar).toBeNull();
		expect(after.basestarTokens).toContain('critical-hit');
		expect(after.vipers).toEqual({ reserves: 6, damaged: 1, lost: 1 });
		expect(seatOf(after, D).position).toEqual({ place: 'hangar-deck' });
		expect(after.centurions).toEqual([0, 2]);
		expect(after.damaged).toEqual(['hangar-deck']);
		expect(after.civilianPile).toHaveLength(12);
	});

	it('E100 R13.2.16: no label of before the jump comes back', () => {
		const after = jumpTo(table(battle), 'binary-star');
		expect(after.space.civilians).toHaveLength(2);
		for (const { label } of after.space.civilians) expect(label).not.toBe('seen');
		expect(after.space.civilians[0]?.label).not.toBe(after.space.civilians[1]?.label);
	});

	it('R7.3.3, R13.5.29: the Admiral picks one of two behind the gate, the other goes unseen to the bottom', () => {
		const game = table((g) => {
			stackDestinations(g, 'deep-space', 'remote-planet');
		});
		const asked = playText(game, JUMP);
		const decision = question(asked, 'destination-pick');
		expect(decision).toMatchObject({
			seat: ADMIRAL,
			mode: 'hand',
			question: { from: ['deep-space', 'remote-planet'], min: 1, max: 1 }
		});
		const after = reply(asked, 'destination-pick', ['remote-planet']);
		expect(after.decks.destination[0]).toBe('deep-space');
		expect(after.discards.destination).toEqual(['remote-planet']);
		const everybodySees = JSON.stringify(
			after.log.slice(game.log.length).filter(({ label }) => label === 'all')
		);
		expect(everybodySees).toContain('remote-planet');
		expect(everybodySees).not.toContain('deep-space');
	});

	it('R7.3.3: a Mission Specialist draws three in the Admiral’s place, and the card is spent', () => {
		const game = table((g) => {
			stackDestinations(g, 'deep-space', 'remote-planet', 'icy-moon');
			keep(g, { deck: 'quorum', id: 'assign-mission-specialist' }, D, 'used');
		});
		const asked = playText(game, JUMP);
		expect(question(asked, 'destination-pick')).toMatchObject({
			seat: D,
			question: { from: ['deep-space', 'remote-planet', 'icy-moon'] }
		});
		const picked = reply(asked, 'destination-pick', ['icy-moon']);
		expect(picked.decks.destination.slice(0, 2)).toEqual(['deep-space', 'remote-planet']);
		expect(picked.inPlay).toEqual([]);
		expect(picked.discards.quorum).toContain('assign-mission-specialist');
		// R13.5.30: what the card asks is the Admiral's all the same
		expect(question(picked, 'may').seat).toBe(ADMIRAL);
	});

	it('R7.2.2: a Blind Jump draws one card, asks nobody, and leaves the Mission Specialist alone', () => {
		const game = table((g) => {
			stackDestinations(g, 'desolate-moon');
			keep(g, { deck: 'quorum', id: 'assign-mission-specialist' }, D, 'used');
		});
		const after = playText(game, [{ kind: 'jump', destinations: 1 }]);
		expect(isDone(after)).toBe(true);
		expect(after.distance).toBe(3);
		expect(after.inPlay).toHaveLength(1);
	});

	it('R1.7.3: too few destinations: the discard pile goes under what is left', () => {
		const game = table((g) => {
			g.discards.destination = g.decks.destination;
			g.decks.destination = g.discards.destination.splice(0, 1);
		});
		const [only = ''] = game.decks.destination;
		const asked = playText(game, JUMP);
		const { question: picking } = question(asked, 'destination-pick');
		expect(picking.kind === 'cards' && picking.from[0]).toBe(only);
		expect(picking.kind === 'cards' && picking.from.length).toBe(2);
		expect(asked.discards.destination).toEqual([]);
	});

	it('R7.3.7: the marker goes back to Start, and what lasted until the jump is over', () => {
		const game = table((g) => {
			g.marker = 4;
			keep(g, { deck: 'crisis', id: 'ambush' }, null, 'jump');
			keep(g, { deck: 'super-crisis', id: 'the-farm' }, null, 'game');
			g.modifiers.push({ mod: { kind: 'launch-add', by: 1 }, until: 'jump', seat: A });
		});
		const after = jumpTo(game, 'desolate-moon');
		expect(after.marker).toBe(0);
		expect(after.inPlay.map(({ about }) => about.id)).toEqual(['the-farm']);
		expect(after.discards.crisis).toContain('ambush');
		expect(after.modifiers).toEqual([]);
		expect(after.jumpStart).toBeNull();
	});

	it('R7.3.7: Thirty-Three goes back into the Crisis deck', () => {
		const game = table((g) => {
			keep(g, { deck: 'crisis', id: 'thirty-three' }, null, { jumpOr: 'civilian-or-basestar-destroyed' });
		});
		const after = jumpTo(game, 'desolate-moon');
		expect(after.inPlay).toEqual([]);
		expect(after.decks.crisis).toContain('thirty-three');
		expect(after.discards.crisis).not.toContain('thirty-three');
	});

	it('R7.3.8: Lured into a Trap kills whoever stood in FTL Control when the jump began', () => {
		const game = table((g) => {
			keep(g, { deck: 'super-crisis', id: 'lured-into-a-trap' }, null, 'jump');
			seatOf(g, A).position = { place: 'ftl-control' };
			seatOf(g, A).loyalty = ['you-are-not-a-cylon-base'];
		});
		const after = jumpTo(game, 'desolate-moon');
		expect(question(after, 'newcomer').seat).toBe(A);
		expect(after.resources.morale).toBe(game.resources.morale - 1);
		const over = reply(after, 'newcomer', 'saul-tigh');
		expect(isDone(over)).toBe(true);
		expect(over.discards['super-crisis']).toContain('lured-into-a-trap');
	});
});

describe('getting away', () => {
	const ready = (edit: (game: Game) => void) =>
		table((game) => {
			seatOf(game, C).position = { place: 'ftl-control' };
			game.resources.population = 7;
			stackDestinations(game, 'barren-planet', 'deep-space');
			edit(game);
		});
	const used = { acting: C, used: true, about: { deck: 'place', id: 'ftl-control' } } as const;

	it('E36 R7.2.1: six or less costs the population of the space, then the fleet jumps', () => {
		const game = ready((g) => {
			g.marker = 3;
		});
		const early = goOn(playText(loadDice(game, 6), FTL, used));
		expect(early.resources.population).toBe(4);
		expect(question(early, 'destination-pick').seat).toBe(ADMIRAL);
		const rolled = early.log.findLast(({ kind }) => kind === 'rolled');
		expect(rolled).toMatchObject({ seat: C, face: 6 });
		expect(goOn(playText(loadDice(game, 7), FTL, used)).resources.population).toBe(7);
	});

	it('E36 R7.2.1: Strategic Planning turns a six into an eight', () => {
		const game = ready((g) => {
			g.marker = 3;
			g.seats[D]?.hand.push('strategic-planning 3');
		});
		const window = playText(loadDice(game, 6), FTL, used);
		const claimed = reply(window, 'window', { claim: D });
		const menu = question(claimed, 'respond').question;
		const [card] = menu.kind === 'menu' ? menu.from : [];
		const after = goOn(reply(claimed, 'respond', card?.id ?? null));
		expect(after.resources.population).toBe(7);
		question(after, 'destination-pick');
	});

	it('E37 R7.2.1, D32: on a red space FTL Control cannot be used, a Blind Jump can, at distance six or less', () => {
		const red = (distance: number): Game =>
			scene({
				cast: ['chief-galen-tyrol', 'helena-cain', 'laura-roslin'],
				at: { 0: 'ftl-control', 1: 'command' },
				edit(game) {
					game.marker = 2;
					game.distance = distance;
				}
			});
		const blocked = (distance: number, seat: typeof A, id: string) =>
			actionOffers(red(distance), seat).find((offer) => offer.id === id)?.blocked?.refused;
		expect(blocked(5, A, 'place:ftl-control:0')).toBe('needs-not-met');
		expect(blocked(6, B, 'sheet:once:0')).toBeUndefined();
		expect(blocked(7, B, 'sheet:once:0')).toBe('needs-not-met');
	});

	it('E37 R7.2.2: a Blind Jump costs two drawn ships, and the Admiral draws one destination', () => {
		const { effects = [] } = characters['helena-cain'].once[0];
		const game = scene({
			cast: ['chief-galen-tyrol', 'helena-cain', 'laura-roslin'],
			edit(g) {
				g.marker = 2;
				g.distance = 5;
				g.milestones = [4];
				g.civilianPile = ['population-1', 'empty'];
				stackDestinations(g, 'ragnar-anchorage');
			}
		});
		const asked = playText(game, effects, { acting: B, used: true });
		expect(asked.civiliansLost.toSorted()).toEqual(['empty', 'population-1']);
		expect(asked.resources.population).toBe(game.resources.population - 1);
		// with nothing to repair Ragnar Anchorage asks nothing
		expect(isDone(asked)).toBe(true);
		expect(asked.distance).toBe(6);
		expect(asked.log.some(({ kind }) => kind === 'rolled')).toBe(false);
	});

	it('E41 R12.4.1: the last jump to Kobol is lost with the last people, won without that loss', () => {
		const game = ready((g) => {
			g.distance = 8;
			g.milestones = [4, 8];
			g.lastJumpDue = true;
			g.marker = 4;
			g.resources.population = 1;
			g.space.raiders.front = 3;
		});
		const lost = goOn(playText(loadDice(game, 5), FTL, used));
		expect(lost.outcome).toMatchObject({ winner: 'cylons', why: 'resource-gone' });
		const won = goOn(playText(loadDice(game, 7), FTL, used));
		expect(won.outcome).toMatchObject({ winner: 'humans', why: 'kobol-reached' });
		expect(won.space.raiders.front).toBe(3);
		expect(won.discards.destination).toEqual([]);
	});

	it('R12.4.2: the trap still closes on the last jump', () => {
		const game = ready((g) => {
			g.lastJumpDue = true;
			g.resources.morale = 1;
			seatOf(g, C).loyalty = ['you-are-not-a-cylon-base'];
			keep(g, { deck: 'super-crisis', id: 'lured-into-a-trap' }, null, 'jump');
		});
		// R12.4.3: nobody is asked for a newcomer any more
		const after = playText(game, JUMP);
		expect(after.outcome).toMatchObject({ winner: 'cylons', why: 'resource-gone' });
	});

	it('E40 R7.1.1: Auto Jump inside a text: jump now, then the rest of the text', () => {
		const game = ready((g) => {
			g.marker = 4;
		});
		const asked = playText(game, [
			{ kind: 'track', by: 1 },
			{ kind: 'track', by: 1 },
			{ kind: 'resource', resource: 'food', by: -1 }
		]);
		question(asked, 'destination-pick');
		expect(asked.resources.food).toBe(8);
		const after = reply(asked, 'destination-pick', ['barren-planet']);
		expect(isDone(after)).toBe(true);
		expect(after.marker).toBe(1);
		expect(after.resources.food).toBe(7);
	});

	it('R7.1.1: the marker never goes below Start', () => {
		const after = playText(
			ready((g) => {
				g.marker = 1;
			}),
			[{ kind: 'track', by: -2 }]
		);
		expect(after.marker).toBe(0);
	});
});

describe('milestones', () => {
	it('E39 R7.4: the Sleeper Agent phase comes before the marker is reset', () => {
		const game = table((g) => {
			g.distance = 3;
			g.marker = 5;
			stackDestinations(g, 'deep-space', 'barren-planet');
		});
		const after = reply(playText(game, JUMP), 'destination-pick', ['barren-planet']);
		expect(after.resources.fuel).toBe(6);
		expect(after.distance).toBe(5);
		expect(pending(after)[0]?.why).toBe('sleepers');
		expect(after.marker).toBe(5);
		const over = finish(after);
		expect(over.marker).toBe(0);
		expect(over.milestones).toEqual([4]);
		expect(over.sleepersDealt).toBe(true);
	});

	it('R7.4: once only', () => {
		const game = table((g) => {
			g.distance = 4;
			g.milestones = [4];
		});
		const after = jumpTo(game, 'desolate-moon');
		expect(isDone(after)).toBe(true);
		expect(after.milestones).toEqual([4]);
	});

	it('R7.4 kobol: from 8 on the next jump is the last', () => {
		const game = table((g) => {
			g.distance = 6;
			g.milestones = [4];
		});
		const first = jumpTo(game, 'desolate-moon');
		expect(first.distance).toBe(9);
		expect(first.lastJumpDue).toBe(true);
		expect(first.outcome).toBeNull();
		expect(playText(quiet(first), JUMP).outcome).toMatchObject({ why: 'kobol-reached' });
	});

	it('R7.4.1: several at once, ascending: sleepers, then New Caprica', () => {
		const game = table((g) => {
			g.distance = 6;
			stackDestinations(g, 'deep-space', 'desolate-moon');
		}, 'new-caprica');
		const asked = reply(playText(game, JUMP), 'destination-pick', ['desolate-moon']);
		expect(asked.milestones).toEqual([4]);
		expect(asked.flow.era).toBe('voyage');
		const after = finish(asked);
		expect(after.milestones).toEqual([4, 7]);
		expect(after.flow.era).toBe('occupied');
	});

	it('R7.4.1: distance from a text alone reaches milestones too', () => {
		const game = table((g) => {
			g.distance = 7;
			g.milestones = [4];
		});
		const after = playText(game, [{ kind: 'distance', by: 1 }]);
		expect(after.distance).toBe(8);
		expect(after.lastJumpDue).toBe(true);
	});
});

describe('every Destination card', () => {
	const at = (edit: (game: Game) => void = () => undefined) =>
		table((game) => {
			battle(game);
			edit(game);
		});
	const start = at().resources;

	interface Case {
		card: DestinationId;
		/** dice, and answers by what is asked for, in order */
		dice?: number[];
		answers?: ['may' | 'option' | 'put-back', string | string[][]][];
		edit?: (game: Game) => void;
		then: (after: Game, before: Game) => void;
	}
	const cases: Case[] = [
		{
			card: 'asteroid-field',
			then: (after) => {
				expect(after.civiliansLost).toHaveLength(1);
				expect(after.civilianPile).toHaveLength(11);
				expect(after.resources.fuel).toBeLessThanOrEqual(start.fuel - 2);
			}
		},
		{
			card: 'cylon-ambush',
			then: ({ space }) => {
				expect(space.basestars.map(({ area }) => area)).toEqual(['front']);
				expect(space.raiders.front).toBe(3);
				expect(space.civilians.map(({ area }) => area)).toEqual(['rear', 'rear', 'rear']);
			}
		},
		{
			card: 'cylon-refinery',
			dice: [5],
			answers: [['may', 'yes']],
			then: ({ vipers, resources }) => {
				expect(vipers).toEqual({ reserves: 4, damaged: 3, lost: 1 });
				expect(resources.fuel).toBe(start.fuel - 1);
			}
		},
		{
			card: 'cylon-refinery',
			dice: [6],
			answers: [['may', 'yes']],
			then: ({ vipers, resources }) => {
				expect(vipers.damaged).toBe(1);
				expect(resources.fuel).toBe(start.fuel + 1);
			}
		},
		{
			card: 'cylon-refinery',
			edit: (game) => {
				game.space.vipers['port-bow'] = 0;
				seatOf(game, D).position = { place: 'armory' };
				game.vipers = { reserves: 1, damaged: 7, lost: 0 };
			},
			// D48: with fewer than two there is nothing to risk
			then: ({ resources }) => {
				expect(resources.fuel).toBe(start.fuel - 1);
			}
		},
		{
			card: 'deep-space',
			then: ({ resources }) => {
				expect(resources).toEqual({ ...start, fuel: start.fuel - 1, morale: start.morale - 1 });
			}
		},
		{
			card: 'desolate-moon',
			then: ({ resources }) => {
				expect(resources).toEqual({ ...start, fuel: start.fuel - 3 });
			}
		},
		{
			card: 'icy-moon',
			dice: [3],
			answers: [['may', 'yes']],
			then: ({ resources, raptors }) => {
				expect(resources).toEqual({ ...start, fuel: start.fuel - 1, food: start.food + 1 });
				expect(raptors).toBe(4);
			}
		},
		{
			card: 'icy-moon',
			dice: [2],
			answers: [['may', 'yes']],
			then: ({ resources, raptors }) => {
				expect(resources.food).toBe(start.food);
				expect(raptors).toBe(3);
			}
		},
		{
			card: 'icy-moon',
			edit: (game) => {
				game.raptors = 0;
			},
			// R1.4.4
			then: ({ resources }) => {
				expect(resources.food).toBe(start.food);
			}
		},
		{
			card: 'ragnar-anchorage',
			answers: [
				['may', 'yes'],
				['may', 'yes'],
				['option', '0'],
				['may', 'yes']
			],
			then: ({ vipers, resources }) => {
				expect(vipers).toEqual({ reserves: 8, damaged: 0, lost: 0 });
				expect(resources).toEqual(start);
			}
		},
		{
			card: 'remote-planet',
			then: ({ raptors, resources }) => {
				expect(raptors).toBe(3);
				expect(resources.fuel).toBe(start.fuel - 1);
			}
		},
		{
			card: 'tylium-planet',
			dice: [8],
			answers: [['may', 'yes']],
			then: ({ resources }) => {
				expect(resources.fuel).toBe(start.fuel + 1);
			}
		},
		{
			card: 'tylium-planet',
			answers: [['may', 'no']],
			then: ({ resources, raptors }) => {
				expect(resources.fuel).toBe(start.fuel - 1);
				expect(raptors).toBe(4);
			}
		},
		{
			card: 'a-civilian-convoy',
			answers: [['may', 'yes']],
			then: ({ resources }) => {
				expect(resources).toEqual({
					...start,
					fuel: start.fuel - 2,
					morale: start.morale - 1,
					population: start.population + 1
				});
			}
		},
		{
			card: 'binary-star',
			then: ({ space }) => {
				expect(space.civilians.map(({ area }) => area)).toEqual(['front', 'rear']);
			}
		},
		{
			card: 'gas-cloud',
			answers: [['may', 'yes']],
			then: (after, before) => {
				expect(after.resources).toEqual(start);
				// D47: split between top and bottom, in any order
				const seen = before.decks.crisis.slice(-3).toReversed();
				const [first = '', second = '', third = ''] = seen;
				const decided = question(after, 'put-back');
				expect(decided).toMatchObject({ seat: ADMIRAL, mode: 'hand' });
				const put = reply(after, 'put-back', [[third, first], [second]]);
				expect(put.decks.crisis.slice(-2)).toEqual([first, third]);
				expect(put.decks.crisis[0]).toBe(second);
			}
		},
		{
			card: 'mining-asteroid',
			then: (after) => {
				expect(after.vipers.damaged).toBe(0);
				expect(after.resources.fuel).toBe(start.fuel - 1);
				expect(after.space.scar).not.toBeNull();
			}
		},
		{
			card: 'misjump',
			edit: (game) => {
				stackDestinations(game, 'desolate-moon');
			},
			then: (after) => {
				expect(after.civiliansLost).toHaveLength(1);
				expect(after.discards.destination).toHaveLength(2);
			}
		}
	];

	it.each(cases)('$card, die $dice', ({ card, dice = [], answers = [], edit, then }) => {
		const before = at(edit);
		let now = jumpTo(before, card);
		if (dice.length > 0) now = loadDice(now, ...dice);
		for (const [why, value] of answers) now = goOn(reply(now, why, value));
		then(goOn(now), before);
	});

	it('R7.3.5: each adds its distance, after its text', () => {
		for (const card of Object.keys(destinations) as DestinationId[]) {
			const game = at((g) => {
				// far from any milestone
				g.milestones = [4, 8];
				stackDestinations(g, 'barren-planet', 'desolate-moon');
			});
			const after = finish(
				card === 'barren-planet'
					? reply(playText(game, JUMP), 'destination-pick', [card])
					: jumpTo(game, card),
				{ may: 'no' }
			);
			const expected =
				card === 'misjump' ? destinations['barren-planet'].distance : destinations[card].distance;
			expect({ card, distance: after.distance }).toEqual({ card, distance: expected });
		}
	});

	it('R7.3.7, R6.8.4: Scar fetched by Mining Asteroid stays; cards in play before the jump end', () => {
		const game = table((g) => {
			keep(g, { deck: 'crisis', id: 'ambush' }, null, 'jump');
		});
		const after = finish(jumpTo(game, 'mining-asteroid'));
		expect(after.inPlay.map(({ about }) => about.id)).toEqual(['scar']);
		expect(after.space.scar).toBe('starboard-bow');
		// and ends with the next one
		const next = finish(jumpTo(quiet(after), 'desolate-moon'));
		expect(next.inPlay).toEqual([]);
		expect(next.discards.crisis).toContain('scar');
	});

	it('R7.3.9, D49: Misjump is replaced by the top card, nobody picks', () => {
		const game = table((g) => {
			stackDestinations(g, 'misjump', 'barren-planet', 'desolate-moon');
		});
		const after = reply(playText(game, JUMP), 'destination-pick', ['misjump']);
		expect(isDone(after)).toBe(true);
		expect(after.resources.fuel).toBeLessThanOrEqual(start.fuel - 3);
		expect(after.distance).toBe(3);
		expect(after.decks.destination[0]).toBe('barren-planet');
		expect(after.discards.destination.toSorted()).toEqual(['desolate-moon', 'misjump']);
	});
});

describe('the turn goes on', () => {
	/** The current player's Crisis card stands in its Prepare for Jump step. */
	const preparing = (edit: (game: Game) => void): Game => {
		const game = structuredClone(table(edit));
		const about = { deck: 'crisis', id: 'loss-of-a-friend' } as const;
		game.flow = { ...game.flow, play: 'turn.prepare' };
		game.drawn = { about, drawer: A, jump: false };
		game.stack = [{ proc: 'crisis', step: 'prepare', about, drawer: A, own: true, skip: [], jump: false }];
		run(game);
		return game;
	};
	const toNextTurn = (game: Game): Game => {
		let now = game;
		while (now.turn === 1 && !now.outcome) {
			const [decision] = pending(now);
			if (!decision) throw new Error('nothing is asked');
			const { why, seat, question: asked } = decision;
			now = reply(now, why, asked.kind === 'window' ? { go: true } : anyAnswer(asked, () => 0), seat);
		}
		return now;
	};

	it('E97 R8.6.3, R8.6.5: a Sympathizer dealt in the own jump finishes the jump, then his turn ends', () => {
		const jumping = preparing((g) => {
			g.marker = 4;
			g.distance = 3;
			g.decks.loyalty = [
				...g.decks.loyalty.filter((card) => card !== 'you-are-a-sympathizer'),
				'you-are-a-sympathizer'
			];
			for (const seat of [A, B, C, D]) seatOf(g, seat).loyalty = ['you-are-not-a-cylon-base'];
			stackDestinations(g, 'barren-planet', 'deep-space');
		});
		const dealt = reply(jumping, 'destination-pick', ['barren-planet']);
		expect(dealt.distance).toBe(5);
		const after = toNextTurn(dealt);
		expect(seatOf(after, A)).toMatchObject({ cylon: true, position: { place: 'resurrection-ship' } });
		expect(seatOf(after, A).superCrises).toEqual([]);
		expect(after.marker).toBe(0);
		expect(after.drawn).toBeNull();
		expect(after.turn).toBe(2);
		expect(after.current).toBe(B);
	});

	it('E42 R12.2.1, R3.7.4: a resource at 0 loses the game at the end of the turn, not before', () => {
		const hungry = (later: number): Game =>
			preparing((g) => {
				g.resources.food = 0;
				g.waiting.push({
					at: 'turn-end',
					effects: [{ kind: 'resource', resource: 'food', by: later }],
					scope: { acting: A, used: false, about: null }
				});
			});
		expect(toNextTurn(hungry(0)).outcome).toMatchObject({ winner: 'cylons', why: 'resource-gone' });
		expect(toNextTurn(hungry(1))).toMatchObject({ outcome: null, turn: 2 });
	});

	it('E40 R3.1.9: the marker of the card’s own jump icon goes on from Start after a jump', () => {
		const after = toNextTurn(
			preparing((g) => {
				g.marker = 0;
			})
		);
		expect(after.marker).toBe(1);
	});
});
