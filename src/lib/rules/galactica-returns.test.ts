import { describe, expect, it } from 'vitest';
import { AREAS, crisesNewCaprica, places, type CrisisNewCapricaId } from '../box/index.ts';
import { actionOffers } from './actions.ts';
import type { Game } from './game.ts';
import { seatOf } from './seats.ts';
import { finish, landed, quiet, returned } from './testing/voyage.ts';
import { A, B, C, goOn, isDone, loadDice, playFrame, playText, question, reply } from './testing/scene.ts';

const cast = ['chief-galen-tyrol', 'william-adama', 'laura-roslin'] as const;
const { effects: CANYON = [] } = places['breeders-canyon'].abilities[0];

const occupied = (edit: (game: Game) => void = () => undefined): Game => landed({ cast, edit });
const inOrbit = (edit: (game: Game) => void = () => undefined): Game => returned({ cast, edit });
const onTop = (card: CrisisNewCapricaId) => (game: Game) => {
	game.decks.crisis = [...game.decks.crisis.filter((id) => id !== card), card];
};

/** Plays the rest of A's turn from the Crisis step on, up to the end of Prepare for Jump. */
function crisisOf(game: Game): Game {
	return finish(
		playFrame(game, {
			proc: 'pick-crisis',
			seat: A,
			drawer: A,
			draw: 1,
			rest: 'bottom',
			own: false,
			skip: [],
			again: false
		})
	);
}

describe('Galactica returns', () => {
	it('E81 R11.9.1, R11.9.2: Breeder’s Canyon brings the marker to its end: two basestars, eight raiders, four vipers', () => {
		const game = occupied((g) => {
			g.marker = 4;
			g.resources.morale = 12;
			seatOf(g, A).position = { place: 'breeders-canyon' };
		});
		const after = reply(playText(game, CANYON, { acting: A, used: true }), 'choose-resource', 'population');
		expect(isDone(after)).toBe(true);
		expect(after.resources.population).toBe(11);
		expect(after.flow.era).toBe('orbit');
		const { space } = after;
		expect(space.basestars.map(({ area }) => area)).toEqual(['starboard-bow', 'starboard-aft']);
		expect(AREAS.map((area) => space.raiders[area])).toEqual([0, 4, 4, 0, 0, 0]);
		expect(space.vipers['port-bow']).toBe(2);
		expect(space.vipers['port-aft']).toBe(2);
		expect(after.vipers.reserves).toBe(4);
	});

	it('R1.4.1, R11.9.2: ships left behind count against the supply, the current player decides what comes', () => {
		const game = occupied((g) => {
			g.space.basestars.push({ id: '9', area: 'front', damage: [] });
			g.vipers = { reserves: 1, damaged: 7, lost: 0 };
		});
		const short = playFrame(game, { proc: 'return', step: 'arrive' });
		expect(question(short, 'shortage')).toMatchObject({
			seat: A,
			question: { from: ['basestar@starboard-bow', 'basestar@starboard-aft'], min: 1, max: 1 }
		});
		const vipers = reply(short, 'shortage', ['basestar@starboard-aft']);
		const after = reply(vipers, 'shortage', ['viper@port-aft']);
		expect(after.space.basestars.map(({ area }) => area)).toEqual(['front', 'starboard-aft']);
		expect(after.space.vipers['port-aft']).toBe(1);
	});

	it('R11.9.3: the track is dead', () => {
		const after = playText(inOrbit(), [{ kind: 'track', by: 1 }]);
		expect(after.marker).toBe(0);
		expect(playText(inOrbit(), [{ kind: 'jump' }]).discards.destination).toEqual([]);
	});

	it('E81 R11.9.3: afterwards the evacuation icon counts in the Prepare for Jump step, the jump icon does not', () => {
		const game = inOrbit((g) => {
			onTop('ncp-graduation')(g);
			g.prepared = ['empty', 'population-2'];
		});
		const after = crisisOf(game);
		expect(crisesNewCaprica['ncp-graduation'].icons).toMatchObject({ jump: true, evacuate: true });
		expect(after.prepared).toEqual(['empty']);
		expect(after.space.civilians).toMatchObject([{ area: 'port-bow', ship: 'population-2' }]);
		expect(after.marker).toBe(0);
	});

	it('E81 R11.9.5: the card whose jump icon brings Galactica back evacuates nothing', () => {
		const game = occupied((g) => {
			onTop('ncp-graduation')(g);
			g.marker = 4;
			g.prepared = ['population-2'];
		});
		const after = crisisOf(game);
		expect(after.flow.era).toBe('orbit');
		expect(after.prepared).toEqual(['population-2']);
	});

	it('R11.9.4: ship icons work from the next icon on', () => {
		const game = occupied((g) => {
			g.marker = 4;
		});
		const after = goOn(
			playText(loadDice(game, 1, 1), [
				{ kind: 'track', by: 1 },
				{ kind: 'activate', icon: 'launch-raiders' }
			])
		);
		expect(after.space.raiders['starboard-bow']).toBe(7);
	});

	it('R11.9.7: FTL Control cannot be used any more', () => {
		const game = inOrbit((g) => {
			seatOf(g, A).position = { place: 'ftl-control' };
		});
		const offer = actionOffers(game, A).find(({ id }) => id.startsWith('place:ftl-control'));
		expect(offer?.blocked).toBeDefined();
	});

	it('R11.3.5: Breeder’s Canyon may be used, and gains nothing', () => {
		const game = inOrbit((g) => {
			seatOf(g, A).position = { place: 'breeders-canyon' };
		});
		const offer = actionOffers(game, A).find(({ id }) => id.startsWith('place:breeders-canyon'));
		expect(offer?.blocked).toBeUndefined();
		const after = playText(game, CANYON, { acting: A, used: true });
		expect(after.resources.population).toBe(11);
		expect(after.marker).toBe(0);
	});

	it('R11.9.6: only now may the Admiral leave, from wherever he is', () => {
		const leave = (game: Game) =>
			actionOffers(game, B).find(({ effects }) => effects?.some(({ kind }) => kind === 'phase'));
		expect(leave(occupied())?.blocked).toBeDefined();
		const jailed = inOrbit((g) => {
			seatOf(g, B).position = { place: 'detention' };
		});
		const offer = leave(jailed);
		expect(offer).toBeDefined();
		expect(offer?.blocked).toBeUndefined();
	});
});

describe('the stacks', () => {
	const ships = ['population-2', 'population-1', 'empty'];

	it('E76 R11.8.1: prepared ships go under those prepared before', () => {
		const game = occupied((g) => {
			g.locked = [...ships];
		});
		const after = playText(game, [{ kind: 'prepare' }, { kind: 'prepare' }]);
		// top down: empty, population-1
		expect(after.prepared).toEqual(['population-1', 'empty']);
		expect(after.locked).toEqual(['population-2']);
	});

	it('E76 R11.8.2: the top prepared ship is evacuated to a launch area the current player names', () => {
		const game = inOrbit((g) => {
			g.locked = ['population-2'];
			g.prepared = ['population-1', 'empty'];
		});
		const asked = playText(game, [{ kind: 'evacuate' }], { acting: C, used: true });
		expect(question(asked, 'launch-area')).toMatchObject({
			seat: A,
			mode: 'public',
			question: { from: ['port-bow', 'port-aft'] }
		});
		const after = reply(asked, 'launch-area', 'port-aft');
		expect(after.space.civilians).toMatchObject([{ area: 'port-aft', ship: 'empty' }]);
		expect(after.prepared).toEqual(['population-1']);
		expect(after.log.at(-1)).not.toHaveProperty('ship');
	});

	it('E76 R11.6.1: before the return nothing is evacuated', () => {
		const game = occupied((g) => {
			g.prepared = ['empty'];
		});
		const after = playText(game, [{ kind: 'evacuate' }]);
		expect(isDone(after)).toBe(true);
		expect(after.prepared).toEqual(['empty']);
	});

	it('R11.8: empty stacks do nothing', () => {
		const game = inOrbit((g) => {
			g.locked = [];
		});
		const after = playText(game, [{ kind: 'prepare' }, { kind: 'evacuate' }]);
		expect(isDone(after)).toBe(true);
		expect(quiet(after).space.civilians).toEqual([]);
	});
});
