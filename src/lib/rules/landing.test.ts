import { describe, expect, it } from 'vitest';
import { crisesNewCaprica } from '../box/index.ts';
import type { Game } from './game.ts';
import { keep } from './kept.ts';
import { seatOf } from './seats.ts';
import { carriedOut, finish, quiet, stackDestinations } from './testing/voyage.ts';
import { A, B, C, D, E, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';

const JUMP = [{ kind: 'jump' }] as const;

/** Adama is Admiral; D is a revealed Cylon, E infiltrates. */
function table(edit: (game: Game) => void = () => undefined): Game {
	return scene({
		config: { leader: true },
		cast: ['chief-galen-tyrol', 'william-adama', 'kara-starbuck-thrace', 'tom-zarek', 'cavil'],
		cylons: [D],
		edit(game) {
			Object.assign(seatOf(game, E), { cylon: false, infiltrating: true, position: { place: 'armory' } });
			game.distance = 6;
			game.milestones = [4];
			game.sleepersDealt = true;
			edit(game);
		}
	});
}
const land = (game: Game): Game => carriedOut(game, { proc: 'landing', step: 'land' });
const placeOf = (game: Game, n: number) => game.seats[n]?.position;

describe('landing on New Caprica', () => {
	it('R11.1.1: the occupation begins', () => {
		const after = land(table());
		expect(after.flow.era).toBe('occupied');
		expect(after.log.at(-1)).toMatchObject({ kind: 'era-began', era: 'occupied' });
	});

	it('R11.1.2: ships and centurions stay where they are, piloted vipers go to Reserves', () => {
		const after = land(
			table((game) => {
				game.space.raiders.front = 4;
				game.space.heavies.rear = 1;
				game.space.basestars.push({ id: '1', area: 'front', damage: [] });
				game.space.vipers['port-bow'] = 1;
				game.vipers.reserves = 6;
				seatOf(game, C).position = { viper: 'port-aft' };
				game.centurions = [1];
			})
		);
		expect(after.space).toMatchObject({
			raiders: { front: 4 },
			heavies: { rear: 1 },
			vipers: { 'port-bow': 1 }
		});
		expect(after.space.basestars).toHaveLength(1);
		expect(after.vipers.reserves).toBe(7);
		expect(after.centurions).toEqual([1]);
	});

	it('R11.1.3, R11.1.4: humans, prisoners and infiltrators to Resistance HQ, Cylon players to Occupation Authority', () => {
		const after = land(
			table((game) => {
				seatOf(game, A).position = { place: 'brig' };
				seatOf(game, C).position = { viper: 'front' };
			})
		);
		for (const seat of [A, B, C, E]) expect(placeOf(after, seat)).toEqual({ place: 'resistance-hq' });
		expect(placeOf(after, D)).toEqual({ place: 'occupation-authority' });
		expect(seatOf(after, E).infiltrating).toBe(true);
	});

	it('R11.1.3: Stranded Helo stays Stranded', () => {
		const game = scene({ cast: ['karl-helo-agathon', 'william-adama', 'laura-roslin'] });
		expect(placeOf(land(game), A)).toBe('stranded');
	});

	it('R8.9.3: an Admiral who left the Brig with everybody else keeps the title', () => {
		const game = scene({
			cast: ['tom-zarek', 'william-adama', 'laura-roslin'],
			at: { 0: 'brig', 1: 'brig', 2: 'brig' }
		});
		expect(game.titles.admiral).toBe(B);
		expect(land(game).titles.admiral).toBe(B);
	});

	it('R11.1.5, E100: all surviving civilian ships are shuffled into the Locked stack', () => {
		const before = table((game) => {
			game.civiliansLost = game.civilianPile.splice(0, 2);
			const [ship = ''] = game.civilianPile.splice(0, 1);
			game.space.civilians.push({ area: 'rear', label: '9', ship });
		});
		const all = [...before.civilianPile, ...before.space.civilians.map(({ ship }) => ship)];
		const after = land(before);
		expect(after.locked.toSorted()).toEqual(all.toSorted());
		expect(after.civilianPile).toEqual([]);
		expect(after.space.civilians).toEqual([]);
		expect(after.prepared).toEqual([]);
	});

	it('R11.1.6: the Crisis deck is the one of New Caprica now, the old one is out of the game', () => {
		const before = table((game) => {
			game.discards.crisis = game.decks.crisis.splice(0, 5);
		});
		const old = [...before.decks.crisis, ...before.discards.crisis];
		const after = land(before);
		expect(after.decks.crisis.toSorted()).toEqual(Object.keys(crisesNewCaprica).toSorted());
		expect(after.decks['new-caprica']).toEqual([]);
		expect(after.discards.crisis).toEqual([]);
		expect(after.out.map(({ id }) => id).toSorted()).toEqual(old.toSorted());
	});

	it('R11.1.6: an old Crisis card in play keeps its effect and leaves the game when it ends', () => {
		const before = table((game) => {
			keep(game, { deck: 'crisis', id: 'ambush' }, null, 'jump');
			keep(game, { deck: 'crisis', id: 'thirty-three' }, null, {
				jumpOr: 'civilian-or-basestar-destroyed'
			});
		});
		const after = land(before);
		expect(after.inPlay).toHaveLength(2);
		// R6.11.3: drawn from the Locked stack
		const less = playText(after, [{ kind: 'destroy', pieces: { piece: 'civilian', count: 1 } }]);
		expect(less.locked).toHaveLength(11);
		expect(less.inPlay.map(({ about }) => about.id)).toEqual(['ambush']);
		expect(less.out).toContainEqual({ deck: 'crisis', id: 'thirty-three' });
		expect(less.discards.crisis).toEqual([]);
	});

	it('R11.1.7: the marker goes to Start', () => {
		const after = land(
			table((game) => {
				game.marker = 3;
			})
		);
		expect(after.marker).toBe(0);
	});
});

describe('the jump that leads to New Caprica', () => {
	const jump = (edit: (game: Game) => void, card: string): Game =>
		reply(
			playText(
				table((game) => {
					edit(game);
					stackDestinations(game, card, 'desolate-moon');
				}),
				JUMP
			),
			'destination-pick',
			[card]
		);

	it('R11.1.2: what the destination placed stays, its civilian ships are locked away', () => {
		const after = jump(() => undefined, 'cylon-ambush');
		expect(isDone(after)).toBe(true);
		expect(after.flow.era).toBe('occupied');
		expect(after.distance).toBe(9);
		expect(after.space.raiders.front).toBe(3);
		expect(after.locked).toHaveLength(12);
		expect(after.marker).toBe(0);
	});

	it('R11.1.6: Gas Cloud waits for the landing and shows the deck of New Caprica', () => {
		const asked = jump(() => undefined, 'gas-cloud');
		expect(asked.flow.era).toBe('occupied');
		const looking = reply(asked, 'may', 'yes', B);
		const { question: put } = question(looking, 'put-back', B);
		expect(put).toMatchObject({ pile: 'new-caprica-crisis' });
		const seen = put.kind === 'order' ? put.items : [];
		expect(seen).toHaveLength(3);
		for (const card of seen) expect(card in crisesNewCaprica).toBe(true);
		const after = reply(looking, 'put-back', [[], [...seen]]);
		expect(isDone(after)).toBe(true);
		expect(after.decks.crisis).toHaveLength(30);
	});

	it('R11.1.6: Gas Cloud does not wait when the fleet travels on', () => {
		const asked = jump((game) => {
			game.distance = 2;
		}, 'gas-cloud');
		expect(asked.flow.era).toBe('voyage');
		expect(question(reply(asked, 'may', 'yes'), 'put-back').question).toMatchObject({ pile: 'crisis' });
	});

	it('R7.3.7, R11.1.6: the trap closes on where people stood before; Thirty-Three leaves the game', () => {
		const asked = jump((game) => {
			keep(game, { deck: 'super-crisis', id: 'lured-into-a-trap' }, null, 'jump');
			keep(game, { deck: 'crisis', id: 'thirty-three' }, null, {
				jumpOr: 'civilian-or-basestar-destroyed'
			});
			seatOf(game, A).position = { place: 'engine-room' };
			seatOf(game, A).loyalty = ['you-are-not-a-cylon-base'];
		}, 'barren-planet');
		expect(question(asked, 'newcomer').seat).toBe(A);
		const after = finish(asked, { newcomer: 'saul-tigh' });
		expect(placeOf(after, A)).toEqual({ place: 'resistance-hq' });
		expect(after.inPlay).toEqual([]);
		expect(after.out).toContainEqual({ deck: 'crisis', id: 'thirty-three' });
		expect(after.decks.crisis).not.toContain('thirty-three');
		expect(after.discards['super-crisis']).toContain('lured-into-a-trap');
	});

	describe('R7.4.1, R14.2.6: distance from a Crisis card lands the fleet when the card is finished', () => {
		const about = { deck: 'crisis', id: 'legendary-discovery' } as const;
		const frame = { proc: 'crisis', about, drawer: A, skip: [], jump: false } as const;
		const travelling = {
			proc: 'effects',
			effects: [
				{ kind: 'distance', by: 1 },
				{ kind: 'place', at: 'front', pieces: [{ piece: 'basestar', count: 1 }] }
			],
			at: 0,
			scope: { acting: A, used: false, about }
		} as const;
		const game = table((g) => {
			g.decks.crisis = g.decks.crisis.filter((card) => card !== 'legendary-discovery');
		});

		it('after its icons, in one frame', () => {
			const after = playFrame(game, { ...frame, step: 'resolved', own: false }, travelling);
			expect(isDone(after)).toBe(true);
			expect(after.flow.era).toBe('occupied');
			// what stood on the card after the distance, and its icon, came before the landing
			expect(after.space.raiders.front).toBe(3);
		});

		it('after the Prepare for Jump step, where it is the card of the turn (R3.1.9)', () => {
			const resolved = playFrame(game, { ...frame, step: 'resolved', own: true }, travelling);
			expect([isDone(resolved), resolved.flow.era, resolved.distance]).toEqual([true, 'voyage', 7]);
			const activated = playFrame(quiet(resolved), { ...frame, step: 'activate', own: true });
			expect([activated.flow.era, activated.space.raiders.front]).toEqual(['voyage', 3]);
			const done = playFrame(quiet(activated), { ...frame, step: 'prepare', own: true });
			expect(done.flow.era).toBe('occupied');
		});
	});
});
