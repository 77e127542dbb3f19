import { describe, expect, it } from 'vitest';
import { agendas, SKILL_TYPES, type AgendaId, type Resource, type Team } from '../box/index.ts';
import { endGame, OVER, resourceGone, teamOf } from './ending.ts';
import type { Game } from './game.ts';
import { A, B, C, D, scene } from './testing/scene.ts';

const NOT = 'you-are-not-a-cylon-base';
const CYLON = 'cylon-brig';

/** A Leader at A, a human at B, a hidden Cylon at C. */
function table(edit: (game: Game) => void = () => undefined): Game {
	return scene({
		config: { leader: true },
		cast: ['cavil', 'william-adama', 'tom-zarek', 'chief-galen-tyrol'],
		loyalty: { 1: [NOT], 2: [NOT, CYLON], 3: [NOT, NOT] },
		edit
	});
}

function end(game: Game, winner: Team): Game {
	expect(() => endGame(game, winner, winner === 'humans' ? 'kobol-reached' : 'resource-gone')).toThrow();
	return game;
}

const leader = (game: Game) => {
	const seat = game.seats[A];
	if (!seat) throw new Error('nobody there');
	return seat;
};
const resources = (of: Partial<Record<Resource, number>>) => (game: Game) => {
	Object.assign(game.resources, of);
};

interface Case {
	agenda: AgendaId;
	/** with this winner and this table it is won, with any of the others it is lost */
	winner: Team;
	won: (game: Game) => void;
	lost: readonly ((game: Game) => void)[];
}

const infiltrates = (game: Game): void => {
	Object.assign(leader(game), { infiltrating: true, cylon: false, position: { place: 'armory' } });
};
const inPrison = (place: 'brig' | 'detention') => (game: Game) => {
	infiltrates(game);
	leader(game).position = { place };
};
const damage =
	(...places: Game['damaged']) =>
	(game: Game) => {
		game.damaged.push(...places);
	};
const all =
	(...edits: ((game: Game) => void)[]) =>
	(game: Game) => {
		for (const edit of edits) edit(game);
	};
const nothing = (): void => undefined;
const vipers = (damaged: number, lost: number, raptors: number) => (game: Game) => {
	game.vipers = { reserves: 8 - damaged - lost, damaged, lost };
	game.raptors = raptors;
};
const pegasusLost = (game: Game): void => {
	game.pegasusDestroyed = true;
};

const CASES: readonly Case[] = [
	{
		agenda: 'genocide',
		winner: 'cylons',
		won: resources({ food: 2, population: 2 }),
		lost: [resources({ food: 3, population: 2 }), resources({ food: 2, population: 3 })]
	},
	{
		agenda: 'grant-mercy',
		winner: 'humans',
		won: resources({ morale: 2 }),
		lost: [resources({ fuel: 1, food: 3, morale: 3, population: 3 })]
	},
	{
		agenda: 'mutual-annihilation',
		winner: 'humans',
		won: (game) => leader(game).deeds.push('played-super-crisis'),
		lost: [nothing]
	},
	{
		agenda: 'reduce-them-to-ruins',
		winner: 'cylons',
		// D46: a destroyed Pegasus counts as four
		won: all(resources({ morale: 3 }), pegasusLost),
		lost: [
			all(resources({ morale: 4 }), pegasusLost),
			all(resources({ morale: 3 }), damage('command', 'armory', 'airlock'))
		]
	},
	{
		agenda: 'show-their-true-nature',
		winner: 'cylons',
		won: inPrison('brig'),
		lost: [nothing, infiltrates]
	},
	{
		agenda: 'siege-warfare',
		winner: 'cylons',
		// E71
		won: resources({ fuel: 4, food: 0, morale: 5, population: 6 }),
		lost: [resources({ fuel: 4, food: 0, morale: 6, population: 6 })]
	},
	{
		agenda: 'convert-the-infidels',
		winner: 'humans',
		won: resources({ fuel: 3, food: 3, morale: 3, population: 3 }),
		lost: (['fuel', 'food', 'morale', 'population'] as const).map((over) =>
			all(resources({ fuel: 3, food: 3, morale: 3, population: 3 }), resources({ [over]: 4 }))
		)
	},
	{
		agenda: 'guide-them-to-destiny',
		winner: 'humans',
		won: resources({ morale: 7, population: 5 }),
		lost: [resources({ morale: 7, population: 4 }), resources({ morale: 4, population: 7 })]
	},
	{
		agenda: 'join-the-colonials',
		winner: 'humans',
		// E70
		won: infiltrates,
		lost: [nothing, inPrison('brig'), inPrison('detention')]
	},
	{
		agenda: 'prove-their-worth',
		winner: 'humans',
		won: vipers(2, 1, 2),
		lost: [vipers(2, 1, 3), vipers(0, 4, 4)]
	},
	{
		agenda: 'salvage-their-equipment',
		winner: 'cylons',
		won: all(damage('command', 'armory', 'airlock', 'engine-room'), nothing),
		lost: [damage('command', 'armory', 'ftl-control')]
	},
	{
		agenda: 'the-illusion-of-hope',
		winner: 'cylons',
		won: (game) => {
			game.distance = 6;
		},
		lost: [
			(game) => {
				game.distance = 5;
			}
		]
	}
];

describe('agendas (R9.6)', () => {
	it('covers all twelve', () => {
		expect(CASES.map(({ agenda }) => agenda).sort()).toEqual(Object.keys(agendas).sort());
	});

	describe.each(CASES)('$agenda', ({ agenda, winner, won, lost }) => {
		const play = (edit: (game: Game) => void, team: Team): boolean => {
			const game = table((g) => {
				leader(g).agenda = agenda;
				edit(g);
			});
			end(game, team);
			const shown = game.log.find((entry) => entry.kind === 'agenda-shown');
			const hasWon = game.outcome?.winners.includes(A) ?? false;
			expect(shown).toMatchObject({ seat: A, card: agenda, fulfilled: hasWon, label: 'all' });
			return hasWon;
		};

		it('is won when every condition holds', () => {
			expect(play(won, winner)).toBe(true);
		});
		it('is lost when one does not', () => {
			for (const edit of lost) expect(play(edit, winner)).toBe(false);
		});
		it('is lost with the other team as winner', () => {
			expect(play(won, winner === 'humans' ? 'cylons' : 'humans')).toBe(false);
		});
	});

	it('R9.6, show-their-true-nature: an execution during the game is enough, so is Detention', () => {
		for (const edit of [inPrison('detention'), (g: Game) => leader(g).deeds.push('executed')]) {
			const game = table((g) => {
				leader(g).agenda = 'show-their-true-nature';
				edit(g);
			});
			expect(end(game, 'cylons').outcome?.winners).toContain(A);
		}
	});
});

describe('agendas by their examples', () => {
	const judged = (agenda: AgendaId, winner: Team, edit: (game: Game) => void): boolean =>
		end(
			table((game) => {
				leader(game).agenda = agenda;
				edit(game);
			}),
			winner
		).outcome?.winners.includes(A) ?? false;

	it('E70, R9.6: Join the Colonials: infiltrating on the Armory wins, in the Brig not, nor with the humans lost', () => {
		const armory = (game: Game): void => {
			Object.assign(leader(game), { cylon: false, infiltrating: true, position: { place: 'armory' } });
		};
		expect(judged('join-the-colonials', 'humans', armory)).toBe(true);
		expect(judged('join-the-colonials', 'humans', all(armory, inPrison('brig')))).toBe(false);
		expect(judged('join-the-colonials', 'cylons', all(armory, resources({ population: 0 })))).toBe(false);
	});

	it('E71, R9.6.2: Siege Warfare: every resource red, and the Cylons win', () => {
		const red = { fuel: 4, food: 0, morale: 5, population: 6 };
		expect(judged('siege-warfare', 'cylons', resources(red))).toBe(true);
		expect(judged('siege-warfare', 'cylons', resources({ ...red, morale: 6 }))).toBe(false);
	});
});

describe('teams (R1.9, R12.5)', () => {
	it('R1.2.4: one You Are a Cylon card outweighs any number of others, hidden or shown', () => {
		const game = table();
		expect(teamOf(game, A)).toBeNull();
		expect(teamOf(game, B)).toBe('humans');
		expect(teamOf(game, C)).toBe('cylons');
		expect(teamOf(game, D)).toBe('humans');
	});

	it('R1.9.1, R1.9.2: a Sympathizer in the Brig is human, one turned Cylon is not', () => {
		const game = table();
		game.seats[B]?.shown.push('you-are-a-sympathizer');
		expect(teamOf(game, B)).toBe('humans');
		Object.assign(game.seats[B] ?? {}, { cylon: true });
		expect(teamOf(game, B)).toBe('cylons');
	});

	it('R9.5.2: a Sympathetic Cylon wins by the Agenda alone, whatever else he held', () => {
		const game = table((g) => {
			Object.assign(g.seats[C] ?? {}, { cylon: true, sympathetic: true, agenda: 'the-illusion-of-hope' });
			g.distance = 3;
		});
		expect(teamOf(game, C)).toBeNull();
		expect(end(game, 'cylons').outcome?.winners).toEqual([]);
	});

	it('R12.5.1: the team wins, hidden members too, and all Loyalty cards are turned up', () => {
		const humans = end(table(), 'humans');
		expect(humans.outcome).toMatchObject({ winner: 'humans', why: 'kobol-reached', winners: [B, D] });
		expect(humans.log.filter(({ kind }) => kind === 'loyalty-shown')).toEqual([
			{ kind: 'loyalty-shown', seat: B, cards: [NOT], label: 'all' },
			{ kind: 'loyalty-shown', seat: C, cards: [NOT, CYLON], label: 'all' },
			{ kind: 'loyalty-shown', seat: D, cards: [NOT, NOT], label: 'all' }
		]);
		expect(humans.flow.play).toBe('over');
		expect(end(table(), 'cylons').outcome?.winners).toEqual([C]);
	});

	it('R12.2.5: nothing after the end happens', () => {
		const game = table();
		game.stack.push({ proc: 'sleepers', step: 'deal', turn: 0 });
		let thrown: unknown;
		try {
			endGame(game, 'cylons', 'boarded');
		} catch (over) {
			thrown = over;
		}
		expect(thrown).toBe(OVER);
		expect(game.stack).toEqual([]);
		expect(game.asked).toEqual([]);
	});

	it('R12.2.5: a game that ends inside a check leaves its cards on their piles', () => {
		const game = scene({ cast: ['saul-tigh', 'william-adama', 'tom-zarek'] });
		const cards = (g: Game): number =>
			SKILL_TYPES.reduce((sum, type) => sum + g.decks[type].length + g.discards[type].length, 0) +
			g.decks.destiny.length;
		const before = cards(game);
		const over = structuredClone(game);
		over.stack.push({
			proc: 'check',
			step: 'contribute',
			check: { difficulty: 9, positive: ['tactics'], pass: [], fail: [] },
			about: { deck: 'crisis', id: 'cylon-accusation' },
			target: null,
			drawer: A,
			scope: { acting: A, used: false, about: null },
			used: [],
			destiny: over.decks.destiny.splice(-2),
			added: [{ seat: A, cards: over.decks.tactics.splice(-1) }],
			order: [],
			revealed: null,
			total: null,
			outcome: null
		});
		over.aside = over.decks.politics.splice(-3);
		expect(() => {
			endGame(over, 'cylons', 'boarded');
		}).toThrow();
		expect(cards(over)).toBe(before);
	});

	it('R12.2.1: a resource at 0 is a loss', () => {
		const game = table();
		expect(resourceGone(game)).toBe(false);
		game.resources.fuel = 0;
		expect(resourceGone(game)).toBe(true);
	});
});
