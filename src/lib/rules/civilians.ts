/**
 * R6.11: civilian ships are lost one by one: turned up, their people and goods gone, out of the game.
 * Which one depends on where the text takes it from: by lot, from a stack, or a face-down token somebody points at.
 */
import {
	AREAS,
	civilianShips,
	RESOURCES,
	type AreaId,
	type CivilianShipId,
	type Resource
} from '../box/index.ts';
import { forget } from './ask.ts';
import type { About, Seat } from './contract.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { destroyed } from './losses.ts';
import { civilianLabels, labelOf, newLabel, pickPieces } from './pieces.ts';
import { crossBarrier, takeRandom } from './random.ts';
import { changeResource } from './resources.ts';
import { pop, push } from './stack.ts';

/** Where ships are taken from: the first that has any. */
export type CivilianSource =
	'pile' | 'locked' | 'prepared' | { areas: readonly AreaId[] } | { labels: readonly string[] };

/** R6.11.3: where a text names no place. The stacks are empty except in the New Caprica phase. */
export const ANYWHERE: readonly CivilianSource[] = ['pile', 'locked', 'prepared', { areas: AREAS }];

export interface CiviliansFrame extends BaseFrame {
	proc: 'civilians';
	left: number;
	from: readonly CivilianSource[];
	/** points at tokens on the board */
	picker: Seat;
	by: Seat | null;
	about: About | null;
}

export function destroyCivilians(
	game: Game,
	count: number,
	from: readonly CivilianSource[],
	who: { picker: Seat; by: Seat | null; about: About | null }
): void {
	push(game, { proc: 'civilians', left: count, from, ...who });
}

export function stepCivilians(game: Game, frame: CiviliansFrame): void {
	const source = frame.left > 0 ? frame.from.find((candidate) => hasAny(game, candidate)) : undefined;
	if (source === undefined) {
		pop(game, frame);
		return;
	}
	if (typeof source === 'string') {
		const ship = source === 'pile' ? takeRandom(game, game.civilianPile, 1)[0] : game[source].pop();
		frame.left -= 1;
		if (ship !== undefined) loseCivilian(game, ship, null, frame.by);
		return;
	}
	const picked = pickPieces(game, frame, {
		key: 'ship',
		seat: frame.picker,
		why: 'victim',
		rule: 'R13.5.34',
		names: namesIn(game, source),
		count: 1,
		about: frame.about
	});
	if (!picked) return;
	frame.left -= 1;
	forget(frame);
	loseLabelled(game, labelOf(picked[0] ?? ''), frame.by);
}

const namesIn = (game: Game, source: Exclude<CivilianSource, string>): string[] =>
	'areas' in source
		? civilianLabels(game, source.areas)
		: civilianLabels(game, AREAS).filter((name) => source.labels.includes(labelOf(name)));

function hasAny(game: Game, source: CivilianSource): boolean {
	if (source === 'pile') return game.civilianPile.length > 0;
	return typeof source === 'string' ? game[source].length > 0 : namesIn(game, source).length > 0;
}

/** A face-down token on the board, under a label nobody has seen before (R13.2.16). */
export function putCivilian(game: Game, area: AreaId, ship: string): void {
	game.space.civilians.push({ area, label: newLabel(game), ship });
}

/** A ship on the board is lost. */
export function loseLabelled(game: Game, label: string, by: Seat | null = null): void {
	const at = game.space.civilians.findIndex((other) => other.label === label);
	const [lost] = at < 0 ? [] : game.space.civilians.splice(at, 1);
	if (lost) loseCivilian(game, lost.ship, lost.area, by);
}

/** R6.11.1: turned up, and everything it carried is lost; each resource of it is a loss of its own (R1.6.4). */
function loseCivilian(game: Game, ship: string, area: AreaId | null = null, by: Seat | null = null): void {
	crossBarrier(game);
	game.civiliansLost.push(ship);
	tell(game, { kind: 'piece-destroyed', piece: 'civilian', count: 1, ship, ...(area ? { area } : {}) });
	destroyed(game, ['civilian'], by);
	// every ship of the game comes out of the box
	const loses: Readonly<Partial<Record<Resource, number>>> = civilianShips[ship as CivilianShipId].loses;
	for (const resource of RESOURCES) changeResource(game, resource, -(loses[resource] ?? 0));
}
