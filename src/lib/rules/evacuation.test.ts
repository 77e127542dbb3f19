import { describe, expect, it } from 'vitest';
import { characters, titleCards, type CharacterId } from '../box/index.ts';
import type { Game } from './game.ts';
import { keep } from './kept.ts';
import { seatOf } from './seats.ts';
import { returned } from './testing/voyage.ts';
import { A, B, C, D, goOn, playText, question, reply } from './testing/scene.ts';

const NOT = 'you-are-not-a-cylon-base';
const CYLON = 'cylon-brig';
const { effects: LEAVE = [] } = titleCards['admiral-new-caprica'].abilities[1];

/** Everybody is aboard Galactica, nothing is left on New Caprica; A is Admiral. */
function table(edit: (game: Game) => void, cast: CharacterId[] = []): Game {
	const [a, b, c, d] = [
		'william-adama',
		'chief-galen-tyrol',
		'laura-roslin',
		'kara-starbuck-thrace'
	] as const;
	return returned({
		cast: [cast[0] ?? a, cast[1] ?? b, cast[2] ?? c, cast[3] ?? d],
		config: { leader: true },
		loyalty: { 0: [NOT], 1: [NOT], 2: [NOT], 3: [NOT] },
		edit(game) {
			for (const seat of [A, B, C, D]) seatOf(game, seat).position = { place: 'command' };
			game.locked = [];
			edit(game);
		}
	});
}
const leave = (game: Game): Game =>
	goOn(
		playText(game, LEAVE, {
			acting: A,
			used: true,
			about: { deck: 'title', id: 'admiral-new-caprica' },
			holder: A
		})
	);
const executed = ({ log }: Game) => log.flatMap((entry) => (entry.kind === 'executed' ? [entry.seat] : []));

describe('leaving New Caprica', () => {
	it('R12.4.3, R12.4.4: with everybody aboard and every resource left the humans win', () => {
		const after = leave(table(() => undefined));
		expect(after.outcome).toMatchObject({ winner: 'humans', why: 'new-caprica-left', winners: [A, B, C, D] });
		expect(after.flow.play).toBe('over');
	});

	it('E84 R12.4.3: ships left behind are lost, then people are executed: morale 0, the Cylons win', () => {
		const after = leave(
			table((g) => {
				Object.assign(g.resources, { population: 4, morale: 1 });
				g.prepared = ['population-2'];
				g.locked = ['population-1', 'empty'];
				seatOf(g, B).position = { place: 'detention' };
			})
		);
		expect(after.resources).toMatchObject({ population: 1, morale: 0 });
		expect(executed(after)).toEqual([B]);
		expect(after.outcome).toMatchObject({ winner: 'cylons', why: 'resource-gone' });
	});

	it('E85 R12.4.3, R10.4: a hidden Cylon left behind costs nothing, and loses with the Cylons', () => {
		const asked = leave(
			table((g) => {
				g.resources.morale = 1;
				seatOf(g, C).position = { place: 'shipyard' };
				seatOf(g, C).loyalty = [NOT, CYLON];
			})
		);
		const after = reply(asked, 'show-cylon', [CYLON], C);
		expect(after.resources.morale).toBe(1);
		expect(seatOf(after, C).position).toEqual({ place: 'resurrection-ship' });
		expect(after.outcome).toMatchObject({ winner: 'humans', winners: [A, B, D] });
	});

	it('E86 R12.4.5, R1.6.4: a policy of this turn makes the first loss smaller', () => {
		const after = leave(
			table((g) => {
				g.resources.population = 5;
				g.prepared = ['population-2'];
				g.locked = ['population-1'];
				g.modifiers.push({
					mod: { kind: 'loss-less', resource: 'chosen-resource', by: 1 },
					until: 'turn',
					seat: A,
					chosen: 'population'
				});
			})
		);
		expect(after.resources.population).toBe(3);
		expect(after.civiliansLost).toEqual(['population-1', 'population-2']);
	});

	it('E98 R12.4.3: the trap closes on who stood in FTL Control when the action began', () => {
		const after = leave(
			table((g) => {
				g.resources.morale = 1;
				keep(g, { deck: 'super-crisis', id: 'lured-into-a-trap' }, null, 'jump');
				seatOf(g, D).position = { place: 'ftl-control' };
			})
		);
		expect(executed(after)).toEqual([D]);
		expect(after.outcome).toMatchObject({ winner: 'cylons', why: 'resource-gone' });
	});

	it('R12.4.3: everybody left behind, in turn order from the current player; nobody picks a newcomer', () => {
		const after = leave(
			table((g) => {
				g.current = C;
				seatOf(g, A).position = { place: 'detention' };
				seatOf(g, B).position = { place: 'resistance-hq' };
				seatOf(g, D).position = { place: 'medical-center' };
			})
		);
		expect(executed(after)).toEqual([D, A, B]);
		expect(after.resources.morale).toBe(7);
		expect(after.outcome).toMatchObject({ winner: 'humans' });
	});

	it('R12.4.3: Cylon players on New Caprica are not executed, an infiltrator is', () => {
		const after = leave(
			table(
				(g) => {
					Object.assign(seatOf(g, D), {
						cylon: false,
						infiltrating: true,
						position: { place: 'shipyard' }
					});
					Object.assign(seatOf(g, B), { cylon: true, shown: [CYLON], position: { place: 'shipyard' } });
				},
				['william-adama', 'chief-galen-tyrol', 'laura-roslin', 'cavil']
			)
		);
		expect(executed(after)).toEqual([D]);
		expect(seatOf(after, D)).toMatchObject({
			infiltrating: false,
			cylon: true,
			position: { place: 'resurrection-ship' }
		});
		expect(after.resources.morale).toBe(10);
	});

	it('D35: ships first: Dee dies of the lost morale before the others, and only once', () => {
		const after = leave(
			table(
				(g) => {
					g.resources.morale = 3;
					g.locked = ['population-1-morale-1'];
					seatOf(g, B).position = { place: 'shipyard' };
					seatOf(g, C).position = { place: 'shipyard' };
				},
				['william-adama', 'laura-roslin', 'anastasia-dee-dualla']
			)
		);
		expect(executed(after)).toEqual([C, B]);
		expect(after.resources.morale).toBe(1);
		expect(after.outcome).toMatchObject({ winner: 'humans' });
	});

	it('R12.2.4, R12.4.3: with no character left an execution still loses the game', () => {
		const after = leave(
			table((g) => {
				g.dead = (Object.keys(characters) as CharacterId[]).filter((id) =>
					g.seats.every(({ character }) => character !== id)
				);
				seatOf(g, B).position = { place: 'shipyard' };
			})
		);
		expect(after.outcome).toMatchObject({ winner: 'cylons', why: 'nobody-left' });
	});

	it('R12.2.4, R12.4.3: each of the dead would take a character: with one left two executions lose the game', () => {
		const after = (left: number): Game =>
			leave(
				table((g) => {
					const humans = (Object.keys(characters) as CharacterId[]).filter(
						(id) =>
							characters[id].category !== 'cylon-leader' && g.seats.every(({ character }) => character !== id)
					);
					g.dead = humans.slice(left);
					for (const seat of [B, D]) seatOf(g, seat).position = { place: 'shipyard' };
				})
			);
		expect(after(1).outcome).toMatchObject({ winner: 'cylons', why: 'nobody-left' });
		expect(after(2).outcome).toMatchObject({ winner: 'humans' });
	});

	it('R14.3.7: discards of the executed can still be sabotaged', () => {
		const asked = playText(
			table((g) => {
				Object.assign(seatOf(g, D), {
					cylon: true,
					shown: [CYLON],
					position: { place: 'shipyard' },
					hand: ['sabotage-3']
				});
				seatOf(g, B).position = { place: 'shipyard' };
				seatOf(g, B).hand = ['special-destiny-2'];
			}),
			LEAVE
		);
		expect(question(asked, 'window').question).toMatchObject({ event: 'discarded', from: [D] });
	});
});
