/** R6.5: centurions advance, heavy raiders board or come nearer; with none on the board each basestar launches one. */
import {
	AREAS,
	BOARDING_TRACK,
	HEAVY_ROUTE,
	LAUNCH_AREAS,
	LAUNCHED_PER_BASESTAR,
	type AreaId
} from '../box/index.ts';
import { endGame } from './ending.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { areaIn, heavyNames, pickPieces } from './pieces.ts';
import { centurionSupply, launch } from './place-ships.ts';
import { pop, push } from './stack.ts';

const HUMANS_LOSE = BOARDING_TRACK.length - 1;

export interface HeaviesFrame extends BaseFrame {
	proc: 'heavies';
	step: 'advance' | 'move';
	/** R6.5.5 */
	noCenturions: boolean;
}

export function activateHeavies(game: Game, noCenturions: boolean): void {
	push(game, { proc: 'heavies', step: 'advance', noCenturions });
}

export function stepHeavies(game: Game, frame: HeaviesFrame): void {
	if (frame.step === 'advance') {
		frame.step = 'move';
		if (!frame.noCenturions) advance(game);
		return;
	}
	if (heavyNames(game, AREAS).length === 0) {
		pop(game, frame);
		launch(game, { heavy: LAUNCHED_PER_BASESTAR.noHeavy });
		return;
	}
	// R1.4.2: who cannot become a centurion stays where he is
	const boarding = pickPieces(game, frame, {
		key: 'boarding',
		seat: game.current,
		why: 'shortage',
		rule: 'R1.4.2',
		names: heavyNames(game, LAUNCH_AREAS),
		count: centurionSupply(game),
		about: null
	});
	if (!boarding) return;
	pop(game, frame);
	for (const name of boarding) {
		const area = areaIn(name);
		if (area) board(game, area);
	}
	approach(game);
}

/** R6.5.2: reaching the last space ends the game at once. */
function advance(game: Game): void {
	if (game.centurions.length === 0) return;
	game.centurions = game.centurions.map((space) => space + 1);
	tell(game, { kind: 'centurions-moved', to: [...game.centurions] });
	if (game.centurions.some((space) => space >= HUMANS_LOSE)) endGame(game, 'cylons', 'boarded');
}

/** All at once, so that none moves twice (R6.5.3). */
function approach(game: Game): void {
	const before = { ...game.space.heavies };
	const routes: Readonly<Partial<Record<AreaId, AreaId>>> = HEAVY_ROUTE;
	for (const from of AREAS) {
		const to = routes[from];
		const count = before[from];
		if (!to || count === 0) continue;
		game.space.heavies[from] -= count;
		game.space.heavies[to] += count;
		tell(game, { kind: 'ships-moved', piece: 'heavy', count, from, to });
	}
}

function board(game: Game, area: AreaId): void {
	game.space.heavies[area] -= 1;
	game.centurions.push(0);
	tell(game, { kind: 'boarded', area });
}
