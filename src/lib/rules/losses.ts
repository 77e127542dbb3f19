/** What follows when pieces are destroyed, and taking them off the board. */
import type { AreaId, Piece, PlaceId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { checkKept } from './kept.ts';
import { tell } from './log.ts';
import { inForce } from './modifiers.ts';
import { areaIn, readName } from './pieces.ts';
import { fire, openWindow } from './windows.ts';

/** Cards in play end or answer by themselves first; then whoever did it may (W16). */
export function destroyed(game: Game, pieces: readonly Piece[], by: Seat | null): void {
	for (const piece of pieces) checkKept(game, piece);
	const happening = { on: 'destroyed' as const, pieces, ...(by === null ? {} : { by }) };
	openWindow(game, happening);
	fire(game, happening);
}

/** R6.8.1: Scar dies only of a high enough die; `die` is null where no die was rolled, or another value took its place. */
export const hurtsScar = (game: Game, die: number | null): boolean => {
	const killedOn = inForce(game, 'ace').map(({ mod }) => mod.killedOn);
	return killedOn.every((least) => die !== null && die >= least);
};

/** Each name once, with how often it stands there. */
const tally = (names: readonly string[]): [name: string, count: number][] =>
	[...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);

/** Raiders and heavy raiders, by name. */
export function destroyShips(game: Game, names: readonly string[]): void {
	for (const [name, count] of tally(names)) {
		const area = areaIn(name);
		if (!area) continue;
		const { kind } = readName(name);
		const piece = kind === 'heavy' ? 'heavy' : 'raider';
		if (piece === 'heavy') game.space.heavies[area] -= count;
		else takeRaiders(game, area, count, kind === 'scar');
		if (kind === 'scar') checkKept(game, 'scar');
		tell(game, { kind: 'piece-destroyed', piece, count, area });
	}
}

export function destroyCenturions(game: Game, names: readonly string[]): void {
	for (const name of names) {
		const at = game.centurions.indexOf(Number(readName(name).id));
		if (at >= 0) game.centurions.splice(at, 1);
	}
	if (names.length > 0) tell(game, { kind: 'piece-destroyed', piece: 'centurion', count: names.length });
}

/** D18: back to the supply. */
export function destroyOccupation(game: Game, names: readonly string[]): void {
	for (const name of names) {
		// an occupation force stands in a place
		const place = readName(name).at as PlaceId;
		game.occupation[place] = Math.max(0, (game.occupation[place] ?? 0) - 1);
	}
	if (names.length > 0) tell(game, { kind: 'piece-destroyed', piece: 'occupation', count: names.length });
}

/** R6.8.2: with Scar goes his marker. Who shoots at raiders just placed among others hits those. */
export function takeRaiders(game: Game, area: AreaId, count: number, scar: boolean): void {
	game.space.raiders[area] -= count;
	game.fresh[area] = Math.max(0, (game.fresh[area] ?? 0) - count);
	if (scar) game.space.scar = null;
}
