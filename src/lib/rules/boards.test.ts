import { describe, expect, it } from 'vitest';
import { BOARDS, type Board } from '../box/index.ts';
import { isClosed, openBoards } from './boards.ts';
import type { Game } from './game.ts';
import { keep } from './kept.ts';
import { destinations } from './movement.ts';
import { seatOf } from './seats.ts';
import { landed, returned } from './testing/voyage.ts';
import { A, C, scene } from './testing/scene.ts';

const spec = {
	cast: ['chief-galen-tyrol', 'william-adama', 'laura-roslin'],
	cylons: [C],
	hands: { 0: ['repair-1'], 2: ['repair-1'] }
} as const;
const human = (game: Game): Board[] => openBoards(game, A);
const cylon = (game: Game): Board[] => openBoards(game, C);
const closed = (game: Game): Board[] =>
	(Object.keys(BOARDS) as Board[]).filter((board) => BOARDS[board].every((place) => isClosed(game, place)));
const costs = (game: Game, seat: typeof A) =>
	Object.fromEntries(destinations(game, seat).map(({ place, cost }) => [place, cost]));

describe('open boards', () => {
	it('R1.3.3: on the voyage humans and Cylons keep to themselves', () => {
		const game = scene(spec);
		expect(human(game)).toEqual(['galactica', 'colonial-one', 'pegasus']);
		expect(cylon(game)).toEqual(['cylon-locations']);
		expect(closed(game)).toEqual(['new-caprica']);
	});

	it('R2.2.1: no Pegasus in the base game', () => {
		const game = scene({
			config: { set: 'base', objective: 'kobol' },
			cast: ['chief-galen-tyrol', 'william-adama', 'laura-roslin']
		});
		expect(human(game)).toEqual(['galactica', 'colonial-one']);
	});

	it('R4.1.4: not Pegasus once destroyed, not Colonial One once lost', () => {
		const game = scene({
			...spec,
			edit(g) {
				g.pegasusDestroyed = true;
				keep(g, { deck: 'super-crisis', id: 'bomb-on-colonial-one' }, null, 'game');
			}
		});
		expect(human(game)).toEqual(['galactica']);
	});

	it('R11.2.1, R11.6.2: before the return there is only New Caprica, free for both sides', () => {
		const game = landed(spec);
		expect(human(game)).toEqual(['new-caprica']);
		expect(cylon(game)).toEqual(['new-caprica']);
		expect(closed(game)).toEqual(['galactica', 'colonial-one', 'pegasus', 'cylon-locations']);
		expect(costs(game, A)).toEqual({ 'occupation-authority': 0, 'breeders-canyon': 0, shipyard: 0 });
		expect(costs(game, C)).toEqual({ 'resistance-hq': 0, 'breeders-canyon': 0, shipyard: 0 });
	});

	it('R11.2.2, R11.2.3: afterwards a card for each change of board; Colonial One stays closed', () => {
		const game = returned(spec);
		expect(human(game)).toEqual(['galactica', 'pegasus', 'new-caprica']);
		expect(cylon(game)).toEqual(['cylon-locations', 'new-caprica']);
		expect(closed(game)).toEqual(['colonial-one']);
		expect(costs(game, A)).toMatchObject({ shipyard: 0, command: 1, airlock: 1 });
		expect(costs(game, C)).toMatchObject({ shipyard: 0, caprica: 1, 'human-fleet': 1 });
		seatOf(game, C).position = { place: 'caprica' };
		expect(costs(game, C)).toMatchObject({ 'cylon-fleet': 0, shipyard: 1 });
	});

	it('R11.2.2: not Pegasus, if it was destroyed', () => {
		const game = returned({
			...spec,
			edit(g) {
				g.pegasusDestroyed = true;
			}
		});
		expect(human(game)).toEqual(['galactica', 'new-caprica']);
	});
});
