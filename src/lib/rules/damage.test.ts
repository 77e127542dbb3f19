import { describe, expect, test } from 'vitest';
import { BOARDS, galacticaDamage, pegasusDamage, type Effect } from '../box/index.ts';
import type { Game } from './game.ts';
import { census, fleet } from './testing/fleet.ts';
import { A, B, isDone, playText, question, reply, scene } from './testing/scene.ts';

const cast = ['william-adama', 'kara-starbuck-thrace', 'laura-roslin'] as const;
const base = { set: 'base', objective: 'kobol' } as const;
const hit = (hits = 1): readonly Effect[] => [{ kind: 'damage', target: 'galactica', hits }];
const next =
	(...tokens: string[]) =>
	(game: Game): void => {
		game.galacticaTokens = tokens;
	};

describe('R6.9: Galactica', () => {
	test.each(
		Object.entries(galacticaDamage).flatMap(([id, token]) =>
			'damages' in token ? [[id, token.damages] as const] : []
		)
	)('%s blocks the place and sends who stands there to Sickbay [R6.9.2]', (id, place) => {
		const table = scene({ cast, config: base, at: { 1: place }, edit: next(id) });
		// the other tokens are put aside: the one that hits is the one meant
		const after = playText(table, hit());
		expect(after.damaged).toEqual([place]);
		expect(after.outcome).toBeNull();
		expect(after.seats[B]?.position).toEqual({ place: 'sickbay' });
	});

	test.each([
		['damage-fuel', 'fuel'],
		['damage-food', 'food']
	] as const)('%s costs 1 %s and leaves the game', (id, resource) => {
		const table = scene({ cast, config: base, edit: next(id) });
		const after = playText(table, hit());
		expect(after.resources[resource]).toBe(table.resources[resource] - 1);
		expect(after.galacticaTokens).toEqual([]);
		expect(after.out).toContainEqual({ deck: 'galactica-damage', id });
		expect(after.damaged).toEqual([]);
	});

	test('E35: the sixth place is the end at once, whatever would come after [R6.9.3, R12.2.3]', () => {
		const table = scene({
			cast,
			config: base,
			edit: (game) => {
				fleet({
					damaged: ['ftl-control', 'weapons-control', 'command', 'admirals-quarters', 'hangar-deck']
				})(game);
				game.galacticaTokens = ['damage-armory'];
			}
		});
		const after = playText(table, [...hit(), { kind: 'repair', what: 'any-place' }]);
		expect(after.outcome).toMatchObject({ winner: 'cylons', why: 'galactica-lost' });
		expect(after.damaged).toHaveLength(6);
	});

	test('five places and a resource token: no loss', () => {
		const table = scene({
			cast,
			config: base,
			edit: (game) => {
				fleet({
					damaged: ['ftl-control', 'weapons-control', 'command', 'admirals-quarters', 'hangar-deck']
				})(game);
				game.galacticaTokens = ['damage-armory', 'damage-fuel'];
			}
		});
		const spared = playText({ ...table, galacticaTokens: ['damage-fuel'] }, hit());
		expect(spared.damaged).toHaveLength(5);
	});

	test('draw five, choose two: public, Galactica only [R6.9.6, R13.5.37]', () => {
		const table = scene({ cast, hands: {} });
		const asked = playText(table, [{ kind: 'damage', target: 'galactica', hits: 2, draw: 5 }], {
			acting: B,
			used: true
		});
		const decision = question(asked, 'pick-tokens', B);
		expect(decision.mode).toBe('public');
		const { question: offer } = decision;
		if (offer.kind !== 'cards') throw new Error('tokens are picked like cards');
		expect(offer).toMatchObject({ pile: 'galactica-damage', min: 2, max: 2 });
		expect(offer.from).toHaveLength(5);
		const after = reply(asked, 'pick-tokens', offer.from.slice(0, 2));
		expect(isDone(after)).toBe(true);
		expect(after.galacticaTokens).toHaveLength(6);
		expect(census(after).shipTokens).toBe(12);
	});
});

describe('R6.9: Pegasus', () => {
	test('E34: the fourth place destroys her, the next hit must be Galactica', () => {
		const table = scene({
			cast,
			at: { 1: 'engine-room', 2: 'airlock' },
			edit: (game) => {
				fleet({
					damaged: [
						'pegasus-cic',
						'airlock',
						'main-batteries',
						'ftl-control',
						'weapons-control',
						'command',
						'admirals-quarters',
						'hangar-deck'
					]
				})(game);
				game.galacticaTokens = ['damage-food'];
			}
		});
		const asked = playText(table, hit(2));
		expect(question(asked, 'which-ship', A).question).toMatchObject({
			from: [{ id: 'galactica' }, { id: 'pegasus' }]
		});
		const after = reply(asked, 'which-ship', 'pegasus');
		expect(isDone(after)).toBe(true);
		expect(after.pegasusDestroyed).toBe(true);
		expect(after.seats.slice(1).map(({ position }) => position)).toEqual([
			{ place: 'sickbay' },
			{ place: 'sickbay' }
		]);
		expect(after.resources.food).toBe(7);
		expect(after.out).toContainEqual({ deck: 'galactica-damage', id: 'damage-food' });
		expect(after.outcome).toBeNull();
	});

	test('every single hit is chosen anew [R6.9.1]', () => {
		const first = playText(scene({ cast }), hit(2));
		const second = reply(first, 'which-ship', 'pegasus');
		const after = reply(second, 'which-ship', 'galactica');
		expect(after.pegasusTokens).toHaveLength(3);
		expect(after.galacticaTokens).toHaveLength(7);
	});

	test.each(Object.entries(pegasusDamage).map(([id, { damages }]) => [id, damages] as const))(
		'%s blocks its place',
		(id, place) => {
			const table = scene({ cast, edit: (game) => (game.pegasusTokens = [id]) });
			const after = playText(table, [{ kind: 'damage', target: 'pegasus', hits: 1 }]);
			expect(after.damaged).toEqual([place]);
		}
	);

	test('Damage Pegasus hits Pegasus only; once she is gone, nothing [R6.9.5]', () => {
		const gone = scene({
			cast,
			edit: (game) => {
				fleet({ damaged: BOARDS.pegasus })(game);
				game.pegasusDestroyed = true;
			}
		});
		const after = playText(gone, [{ kind: 'damage', target: 'pegasus', hits: 1 }]);
		expect(after.galacticaTokens).toHaveLength(8);
		expect(isDone(after)).toBe(true);
	});
});
