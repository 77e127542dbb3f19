/** R4.4: the action menu, what it offers and what it says about the rest. */
import { describe, expect, it } from 'vitest';
import type { CharacterId, PlaceId } from '../box/index.ts';
import type { OfferedOption } from './contract.ts';
import type { Game } from './game.ts';
import { keep } from './kept.ts';
import { fleet } from './testing/fleet.ts';
import { A, B, C, goOn, isDone, loadDice, playFrame, question, reply, scene } from './testing/scene.ts';

const CREW = ['saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'] as const;
const acting = (game: Game, own = true): Game =>
	playFrame(game, { proc: 'grant', seat: A, move: false, actions: 1, own });
const offers = (game: Game): Map<string, OfferedOption> => {
	const { question: asked } = question(game, 'action');
	if (asked.kind !== 'menu') throw new Error('expected a menu');
	return new Map(asked.from.map((option) => [option.id, option]));
};
const open = (game: Game): string[] =>
	[...offers(game).values()].filter(({ blocked }) => !blocked).map(({ id }) => id);
const standing = (character: CharacterId, place: PlaceId, edit?: (game: Game) => void): Game =>
	acting(
		scene({
			cast: [character, ...CREW.filter((other) => other !== character).slice(0, 2)],
			at: { 0: place },
			hands: { 0: ['repair-1', 'repair-2'] },
			...(edit ? { edit } : {})
		})
	);

describe('the place one stands in', () => {
	it.each([
		['command', 'place:command:0'],
		['research-lab', 'place:research-lab:0'],
		['brig', 'place:brig:1'],
		['press-room', 'place:press-room:0'],
		['admirals-quarters', 'place:admirals-quarters:0'],
		['administration', 'place:administration:0'],
		['airlock', 'place:airlock:0'],
		['main-batteries', 'place:main-batteries:0'],
		['engine-room', 'place:engine-room:0']
	] as const)('%s offers its action', (place, id) => {
		expect(open(standing('saul-tigh', place))).toContain(id);
	});
	it('is blocked while damaged (R6.9.2)', () => {
		const game = standing('saul-tigh', 'command', (g) => g.damaged.push('command'));
		expect(offers(game).get('place:command:0')?.blocked).toMatchObject({ refused: 'damaged' });
	});
	it('needs a target: no ship, no shot (R6.6); no blue space, no FTL (R7.2.1, E37)', () => {
		expect(
			offers(standing('saul-tigh', 'weapons-control')).get('place:weapons-control:0')?.blocked
		).toMatchObject({
			refused: 'no-target'
		});
		expect(open(standing('saul-tigh', 'weapons-control', (g) => (g.space.raiders.front = 1)))).toContain(
			'place:weapons-control:0'
		);
		expect(offers(standing('saul-tigh', 'ftl-control')).get('place:ftl-control:0')?.blocked).toMatchObject({
			refused: 'needs-not-met'
		});
		expect(open(standing('saul-tigh', 'ftl-control', (g) => (g.marker = 3)))).toContain(
			'place:ftl-control:0'
		);
	});
	it('costs Roslin two cards, and is closed to her without them (R5.10.1)', () => {
		const rich = standing('laura-roslin', 'press-room');
		expect(offers(rich).get('place:press-room:0')?.cost).toBe(2);
		const paid = reply(rich, 'action', 'place:press-room:0');
		expect(paid.seats[A]?.hand.length).toBe(2);
		const poor = acting(scene({ cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'], at: { 0: 'press-room' } }));
		expect(offers(poor).get('place:press-room:0')?.blocked).toMatchObject({ refused: 'cannot-pay' });
	});
	it('costs Roslin her two cards on top of what the place itself demands (R5.10.1, R1.8.7)', () => {
		const roslin = (...cards: string[]): Game =>
			acting(
				scene({
					cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
					at: { 0: 'engine-room' },
					hands: { 0: cards }
				})
			);
		const poor = roslin('repair-1', 'repair-1', 'repair-2');
		expect(offers(poor).get('place:engine-room:0')?.blocked).toMatchObject({ refused: 'cannot-pay' });
		const rich = roslin('repair-1', 'repair-1', 'repair-2', 'repair-2');
		const paid = reply(reply(rich, 'action', 'place:engine-room:0'), 'pay', ['repair-1', 'repair-1']);
		expect(paid.seats[A]?.hand).toEqual([]);
		expect(paid.modifiers.map(({ mod }) => mod.kind)).toEqual(['add-icon']);
	});
	it('is closed to Adama in the Admiral’s Quarters and to Cain in FTL Control and the Engine Room', () => {
		for (const [character, place] of [
			['william-adama', 'admirals-quarters'],
			['helena-cain', 'engine-room']
		] as const)
			expect(offers(standing(character, place)).get(`place:${place}:0`)?.blocked).toMatchObject({
				refused: 'forbidden'
			});
		const jump = standing('helena-cain', 'ftl-control', (g) => (g.marker = 4));
		expect(offers(jump).get('place:ftl-control:0')?.blocked).toMatchObject({ refused: 'forbidden' });
	});
	it('is closed to Zarek in company, but for the Brig', () => {
		const crowded = (place: PlaceId): Game =>
			acting(scene({ cast: ['tom-zarek', 'saul-tigh', 'laura-roslin'], at: { 0: place, 1: place } }));
		expect(offers(crowded('command')).get('place:command:0')?.blocked).toMatchObject({
			refused: 'forbidden'
		});
		expect(open(crowded('brig'))).toContain('place:brig:1');
		expect(open(standing('tom-zarek', 'press-room'))).toContain('place:press-room:0');
	});
	it('is open to Zarek in Detention as in the Brig, whoever else is held there (R11.4.4)', () => {
		const game = scene({
			cast: ['tom-zarek', 'saul-tigh', 'laura-roslin'],
			at: { 0: 'detention', 1: 'detention' },
			edit: (g) => (g.flow = { play: 'turn.action', era: 'occupied' })
		});
		expect(open(acting(game))).toContain('place:detention:2');
	});
	it('shows no ships where there are none: Communications, Shipyard (R1.8.4)', () => {
		const dee = offers(standing('anastasia-dee-dualla', 'communications'));
		for (const id of ['place:communications:0', 'sheet:positive:0'])
			expect(dee.get(id)?.blocked).toMatchObject({ refused: 'no-target' });
		const cylon = scene({
			cast: CREW,
			at: { 0: 'shipyard' },
			cylons: [A],
			edit: (g) => (g.flow = { play: 'turn.action', era: 'occupied' })
		});
		expect(offers(acting(cylon)).get('place:shipyard:1')?.blocked).toMatchObject({ refused: 'no-target' });
	});
	it('offers Dee all civilian ships instead of two at Communications', () => {
		const game = standing('anastasia-dee-dualla', 'communications', (g) => {
			g.space.civilians.push({ area: 'rear', label: '90', ship: g.civilianPile.pop() ?? '' });
		});
		expect(open(game)).toEqual(expect.arrayContaining(['place:communications:0', 'sheet:positive:0']));
	});
	it('lets only the President use his office (R8.7.1)', () => {
		expect(
			offers(standing('saul-tigh', 'presidents-office')).get('place:presidents-office:0')?.blocked
		).toMatchObject({
			refused: 'forbidden'
		});
	});
	it('gives each side its own action on New Caprica (R11.3.2)', () => {
		const occupied = (g: Game): void => {
			g.flow = { play: 'turn.action', era: 'occupied' };
			g.locked = [...g.civilianPile];
			g.civilianPile = [];
		};
		const crew = { cast: CREW, at: { 0: 'shipyard' as const }, edit: occupied };
		expect(open(acting(scene(crew)))).toContain('place:shipyard:0');
		const cylon = open(acting(scene({ ...crew, cylons: [A] })));
		expect(cylon).toContain('place:shipyard:1');
		expect(cylon).not.toContain('place:shipyard:0');
	});
	it('is closed on all other boards before Galactica returns (R11.6.2)', () => {
		const game = standing('saul-tigh', 'command', (g) => (g.flow = { play: 'turn.action', era: 'occupied' }));
		expect(offers(game).get('place:command:0')?.blocked).toMatchObject({ refused: 'place-closed' });
	});
});

describe('cards in hand', () => {
	it('offer their actions; equal cards once; Treachery only to Cylon players (R4.5.1)', () => {
		const game = acting(
			scene({
				cast: CREW,
				hands: { 0: ['consolidate-power-1', 'consolidate-power-1', 'human-weakness-3'] },
				at: { 1: 'brig' }
			})
		);
		expect(open(game).filter((id) => id.startsWith('skill:'))).toEqual(['skill:consolidate-power-1:0']);
		const cylon = acting(
			scene({
				cast: CREW,
				hands: { 0: ['consolidate-power-1', 'human-weakness-3'] },
				at: { 1: 'brig' },
				cylons: [A]
			})
		);
		expect(open(cylon).filter((id) => id.startsWith('skill:'))).toEqual(['skill:human-weakness-3:0']);
	});
	it('are discarded when their text starts (R1.8.6)', () => {
		const game = reply(
			acting(scene({ cast: CREW, hands: { 0: ['consolidate-power-1'] } })),
			'action',
			'skill:consolidate-power-1:0'
		);
		expect(game.seats[A]?.hand).toEqual([]);
		expect(game.discards.politics.at(-1)).toBe('consolidate-power-1');
		const drawn = reply(game, 'draw-types', { tactics: 1, politics: 1 });
		expect(drawn.seats[A]?.hand).toHaveLength(2);
	});
	it('Launch Scout needs a raptor (R1.4.4)', () => {
		const game = acting(
			scene({ cast: CREW, hands: { 0: ['launch-scout-1'] }, edit: (g) => (g.raptors = 0) })
		);
		expect(offers(game).get('skill:launch-scout-1:0')?.blocked).toMatchObject({ refused: 'needs-not-met' });
	});
	it('Maximum Firepower and Full Throttle need a pilot in his viper', () => {
		const hands = { 0: ['maximum-firepower-3', 'full-throttle-1'] };
		const cast = ['kara-starbuck-thrace', 'saul-tigh', 'laura-roslin'] as const;
		expect(open(acting(scene({ cast, hands }))).filter((id) => id.startsWith('skill:'))).toEqual([]);
		const flying = acting(
			scene({ cast, hands, at: { 0: { viper: 'front' } }, edit: (g) => (g.space.raiders.front = 2) })
		);
		expect(
			open(flying)
				.filter((id) => id.startsWith('skill:'))
				.sort()
		).toEqual(['skill:full-throttle-1:1', 'skill:maximum-firepower-3:0']);
	});
	it('E46: Executive Order: two actions, or a move and one; a reveal loses the second (R4.4.4, R8.2.9)', () => {
		const start = acting(
			scene({
				cast: [...CREW, 'tom-zarek'],
				hands: { 0: ['executive-order-1'] },
				loyalty: { 1: ['cylon-reduce-morale'] },
				edit: (g) => (g.distance = 7)
			})
		);
		let game = reply(reply(start, 'action', 'skill:executive-order-1:0'), 'choose-seat', B);
		expect(question(game, 'option').seat).toBe(B);
		game = reply(game, 'option', '1');
		game = reply(game, 'granted-action', 'loyalty:cylon-reduce-morale');
		game = reply(reply(game, 'may', 'no'), 'look', 'seen');
		expect(game.seats[B]?.cylon).toBe(true);
		expect(isDone(goOn(game))).toBe(true);
		expect(game.turnCut).toBe(false);

		let moved = reply(
			reply(reply(start, 'action', 'skill:executive-order-1:0'), 'choose-seat', C),
			'option',
			'0'
		);
		moved = reply(moved, 'granted-move', 'go:armory');
		moved = reply(moved, 'granted-action', null);
		expect(moved.seats[C]?.position).toEqual({ place: 'armory' });
		expect(isDone(moved)).toBe(true);
		expect(moved.usedThisTurn).toContain('orders');
	});
	it('Executive Order gives a prisoner two actions: he cannot move, so he is not asked (R4.4.4)', () => {
		const start = acting(scene({ cast: CREW, at: { 1: 'brig' }, hands: { 0: ['executive-order-1'] } }));
		const game = reply(reply(start, 'action', 'skill:executive-order-1:0'), 'choose-seat', B);
		const first = reply(game, 'granted-action', 'title:president:1', B);
		expect(question(first, 'granted-action').seat).toBe(B);
	});
	it('Repair lets Tyrol act again in his own turn (Maintenance Engineer)', () => {
		let game = acting(
			scene({
				cast: ['chief-galen-tyrol', 'saul-tigh', 'laura-roslin'],
				at: { 0: 'command' },
				hands: { 0: ['repair-1'] },
				edit: (g) =>
					g.damaged.push('command') &&
					g.galacticaTokens.splice(g.galacticaTokens.indexOf('damage-command'), 1)
			})
		);
		game = reply(game, 'action', 'skill:repair-1:0');
		expect(game.damaged).toEqual([]);
		game = reply(reply(game, 'window', { claim: A }), 'respond', 'sheet:positive:0');
		expect(question(game, 'granted-action').seat).toBe(A);
	});
});

describe('titles, sheet, loyalty, viper', () => {
	it('offers the President a Quorum card and his hand, the Admiral his nukes', () => {
		const game = acting(scene({ cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'] }));
		expect(open(game)).toEqual(
			expect.arrayContaining(['title:president:1', 'title:president:2', 'sheet:once:0'])
		);
		const admiral = acting(
			scene({
				cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
				edit: (g) => g.space.basestars.push({ id: 'b1', area: 'front', damage: [] })
			})
		);
		expect(open(admiral)).toContain('title:admiral:0');
	});
	it('no basestar on the board: no nuke is spent on nothing (R6.6.4)', () => {
		const admiral = (edit: (g: Game) => void): Game => acting(scene({ cast: CREW, edit }));
		const nuke = (game: Game) => offers(game).get('title:admiral:0')?.blocked;
		expect(nuke(admiral(() => undefined))).toMatchObject({ refused: 'no-target' });
		expect(nuke(admiral(fleet({ basestars: [{ area: 'front' }] })))).toBeUndefined();
	});
	it('E64: a once-per-game ability is spent for the player, whatever he plays next (R4.7.1)', () => {
		const game = acting(
			scene({
				cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
				edit: (g) => Object.assign(g.seats[A] ?? {}, { onceSpent: true })
			})
		);
		expect(offers(game).get('sheet:once:0')?.blocked).toMatchObject({ refused: 'once-spent' });
	});
	it('offers no look at Loyalty cards nobody has, or under Detector Sabotage (R8.1.2)', () => {
		const baltar = (edit: (g: Game) => void): Game =>
			acting(scene({ cast: ['gaius-baltar', 'saul-tigh', 'tom-zarek'], edit }));
		const detector = (game: Game) => offers(game).get('sheet:once:0')?.blocked;
		expect(detector(baltar(() => undefined))).toBeUndefined();
		const bare = baltar((g) => {
			for (const seat of g.seats.slice(1)) seat.loyalty = [];
		});
		expect(detector(bare)).toMatchObject({ refused: 'no-target' });
		const sabotaged = baltar((g) => {
			keep(g, { deck: 'crisis', id: 'detector-sabotage' }, null, 'game');
		});
		expect(detector(sabotaged)).toMatchObject({ refused: 'forbidden' });
	});
	it('offers a hidden Cylon his cards to reveal, and nobody else anything', () => {
		const hidden = acting(scene({ cast: CREW, loyalty: { 0: ['cylon-brig', 'you-are-not-a-cylon-base'] } }));
		expect(open(hidden).filter((id) => id.startsWith('loyalty:'))).toEqual(['loyalty:cylon-brig']);
		const human = acting(scene({ cast: CREW, loyalty: { 0: ['you-are-not-a-cylon-base'] } }));
		expect(open(human).filter((id) => id.startsWith('loyalty:'))).toEqual([]);
	});
	it('cuts the own turn short after a reveal: no further action, no Crisis (R8.2.9)', () => {
		let game = acting(
			scene({ cast: CREW, loyalty: { 0: ['cylon-reduce-morale'] }, edit: (g) => (g.distance = 7) })
		);
		game = reply(reply(game, 'action', 'loyalty:cylon-reduce-morale'), 'may', 'yes');
		game = reply(game, 'look', 'seen');
		expect(game.resources.morale).toBe(9);
		expect(game.turnCut).toBe(true);
	});
	it('lets a pilot move or attack as an action (R6.10.3)', () => {
		const start = scene({
			cast: ['kara-starbuck-thrace', 'saul-tigh', 'laura-roslin'],
			at: { 0: { viper: 'front' } },
			edit: (g) => (g.space.raiders.front = 1)
		});
		let game = reply(loadDice(acting(start), 3), 'action', 'viper');
		game = goOn(reply(game, 'option', '1'));
		expect(game.space.raiders.front).toBe(0);
	});
	it('lets an infiltrator return (R9.4.1)', () => {
		const game = acting(
			scene({
				config: { leader: true },
				cast: ['cavil', 'saul-tigh', 'laura-roslin', 'tom-zarek'],
				at: { 0: 'armory' },
				edit: (g) => Object.assign(g.seats[A] ?? {}, { cylon: false, infiltrating: true })
			})
		);
		const back = reply(game, 'action', 'return');
		expect(back.seats[A]).toMatchObject({
			cylon: true,
			infiltrating: false,
			position: { place: 'resurrection-ship' }
		});
	});
	it('leaves Stranded Helo without an action (R3.4)', () => {
		expect(isDone(acting(scene({ cast: ['karl-helo-agathon', 'laura-roslin', 'tom-zarek'] })))).toBe(true);
	});
});
