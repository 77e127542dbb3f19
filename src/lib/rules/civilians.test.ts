import { describe, expect, test } from 'vitest';
import { civilianShips, type CivilianShipId, type Effect } from '../box/index.ts';
import { board, census, crisisInPlay, fleet } from './testing/fleet.ts';
import { A, B, isDone, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const destroy = (count: number): readonly Effect[] => [
	{ kind: 'destroy', pieces: { piece: 'civilian', count } }
];

describe('R6.11: losing civilian ships', () => {
	test.each(Object.keys(civilianShips) as CivilianShipId[])(
		'R6.11.1: %s takes with it what it carries',
		(ship) => {
			const table = scene({ cast, edit: (game) => (game.civilianPile = [ship]) });
			const after = playText(table, destroy(1));
			expect(after.civiliansLost).toEqual([ship]);
			const lost: Partial<Record<string, number>> = civilianShips[ship].loses;
			for (const resource of ['fuel', 'food', 'morale', 'population'] as const)
				expect(after.resources[resource]).toBe(table.resources[resource] - (lost[resource] ?? 0));
			expect(after.log.find(({ kind }) => kind === 'piece-destroyed')).toMatchObject({
				piece: 'civilian',
				ship
			});
		}
	);

	test('drawn from the pile; when it is empty the current player picks on the board [R6.11.3]', () => {
		const table = scene({
			cast,
			edit: (game) => {
				fleet({ civilians: { rear: ['empty', 'population-1'] } })(game);
				game.civilianPile = ['empty'];
			}
		});
		const asked = playText(table, destroy(2), { acting: A, used: false });
		expect(asked.civiliansLost).toEqual(['empty']);
		const after = reply(asked, 'victim', ['civilian:2@rear'], A);
		expect(after.civiliansLost).toEqual(['empty', 'population-1']);
		expect(isDone(after)).toBe(true);
	});

	test('R6.11.3 on New Caprica: pile, top of Locked, top of Prepared, board', () => {
		const table = scene({
			cast,
			edit: (game) => {
				fleet({ civilians: { rear: ['population-2'] } })(game);
				game.civilianPile = [];
				game.locked = ['population-1', 'empty'];
				game.prepared = ['population-1-fuel-1', 'population-1-morale-1'];
			}
		});
		const after = playText(table, destroy(5));
		expect(after.civiliansLost).toEqual([
			'empty',
			'population-1',
			'population-1-morale-1',
			'population-1-fuel-1',
			'population-2'
		]);
	});

	test('a text that names the stacks takes from nowhere else', () => {
		const table = scene({ cast, edit: (game) => (game.prepared = [game.civilianPile.pop() ?? '']) });
		const after = playText(table, [
			{ kind: 'destroy', pieces: { piece: 'civilian', count: 2, in: ['locked', 'prepared'] } }
		]);
		expect(after.civiliansLost).toHaveLength(1);
		expect(census(after).civilians).toBe(12);
	});

	test('in an area: whoever uses the text points at a token [R13.5.34]', () => {
		const table = scene({
			cast,
			edit: fleet({ civilians: { rear: ['empty', 'population-1'], front: ['population-2'] } })
		});
		const asked = playText(
			table,
			[{ kind: 'destroy', pieces: { piece: 'civilian', count: 1, in: 'chosen-area' } }],
			{ acting: B, used: true, area: 'rear' }
		);
		expect(question(asked, 'victim', B).question).toMatchObject({
			from: ['civilian:1@rear', 'civilian:2@rear']
		});
		expect(board(reply(asked, 'victim', ['civilian:1@rear']))).toEqual({
			front: { civilian: 1 },
			rear: { civilian: 1 }
		});
	});

	test('the chosen ship and no other', () => {
		const table = scene({ cast, edit: fleet({ civilians: { rear: ['empty', 'population-1'] } }) });
		const after = playText(table, [{ kind: 'destroy', pieces: 'ship' }], { ships: ['2'] });
		expect(after.civiliansLost).toEqual(['population-1']);
	});

	test('no ship left anywhere: nothing', () => {
		const table = scene({ cast, edit: (game) => (game.civilianPile = []) });
		expect(isDone(playText(table, destroy(2)))).toBe(true);
	});

	test('Thirty-Three ends with a lost ship', () => {
		const inPlay = [crisisInPlay('thirty-three', { jumpOr: 'civilian-or-basestar-destroyed' })];
		const table = scene({ cast, edit: fleet({ inPlay }) });
		expect(playText(table, destroy(1)).inPlay).toEqual([]);
	});
});
