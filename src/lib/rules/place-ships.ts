/**
 * Ships come onto the board: from Reserves, pile or supply (R1.4, R6.2.2), and out of basestars (R6.3).
 * Everything one text or one card places is one frame: where there is too little the current player decides (R1.4.1), and
 * only when all of it stands may Apollo answer (R6.2.3, W15).
 */
import {
	AREAS,
	PIECE_COUNTS,
	SETUP_SHIPS,
	type AreaId,
	type PlacedPiece,
	type PlaceId
} from '../box/index.ts';
import { mayLaunch } from './basestars.ts';
import { putCivilian } from './civilians.ts';
import type { About } from './contract.ts';
import type { BaseFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { inForce } from './modifiers.ts';
import { areaIn, newLabel, pickPieces } from './pieces.ts';
import { takeRandom } from './random.ts';
import { pop, push } from './stack.ts';
import { openWindow } from './windows.ts';

/** What goes to one spot. */
export interface Placement {
	at: AreaId | 'boarding-start' | PlaceId;
	pieces: readonly PlacedPiece[];
}

export interface PlaceShipsFrame extends BaseFrame {
	proc: 'place-ships';
	step: 'place' | 'answer' | 'done';
	setup: readonly Placement[];
	/** they come out of basestars */
	launched: boolean;
	/** where vipers were placed, one entry each */
	vipers: AreaId[];
	about: About | null;
}

/** Everything a card or text places together. */
export function placeShips(game: Game, setup: readonly Placement[], { about }: Pick<Scope, 'about'>): void {
	push(game, { proc: 'place-ships', step: 'place', setup, launched: false, vipers: [], about });
}

/** R6.3: each basestar launches so many; Cylon Swarm adds to each type launched, a Disabled Hangar stops it (R6.3.6). */
export function launch(game: Game, of: { raider?: number; heavy?: number }): void {
	const more = inForce(game, 'launch-add').reduce((sum, { mod }) => sum + mod.by, 0);
	const pieces = (['raider', 'heavy'] as const).flatMap((piece) => {
		const count = of[piece] ?? 0;
		return count > 0 ? [{ piece, count: count + more }] : [];
	});
	const setup = game.space.basestars.filter(mayLaunch).map(({ area }) => ({ at: area, pieces }));
	if (setup.length > 0)
		push(game, { proc: 'place-ships', step: 'place', setup, launched: true, vipers: [], about: null });
}

/** R2.10 */
export function placeSetupShips(game: Game): void {
	for (const { at, pieces } of SETUP_SHIPS)
		for (const { piece, count } of pieces) put(game, at, piece, count);
}

const sum = (of: Partial<Record<string, number>>): number =>
	Object.values(of).reduce<number>((total, n) => total + (n ?? 0), 0);

/** R1.4: how many of a kind can still be placed. */
function supplyOf(game: Game, piece: PlacedPiece['piece']): number {
	const { space } = game;
	switch (piece) {
		case 'raider':
			return PIECE_COUNTS.raider - sum(space.raiders);
		case 'heavy':
			return PIECE_COUNTS.heavy - sum(space.heavies);
		case 'basestar':
			return PIECE_COUNTS.basestar - space.basestars.length;
		case 'viper':
			return game.vipers.reserves;
		case 'civilian':
			return game.civilianPile.length;
		case 'centurion':
			return centurionSupply(game);
		case 'occupation':
			return PIECE_COUNTS.occupation - sum(game.occupation);
	}
}

export const centurionSupply = (game: Game): number => PIECE_COUNTS.centurion - game.centurions.length;

/** Lays so many pieces of a kind down; there are as many. */
function put(game: Game, at: Placement['at'], piece: PlacedPiece['piece'], count: number): void {
	const { space } = game;
	if (piece === 'centurion') {
		game.centurions.push(...Array<number>(count).fill(0));
		return;
	}
	if (piece === 'occupation') {
		// the only other spot a text names is a place of New Caprica
		const place = at as PlaceId;
		game.occupation[place] = (game.occupation[place] ?? 0) + count;
		return;
	}
	const area = AREAS.find((id) => id === at);
	if (!area) throw new Error(`a ${piece} goes into space, not to ${at}`);
	switch (piece) {
		case 'raider':
			space.raiders[area] += count;
			break;
		case 'heavy':
			space.heavies[area] += count;
			break;
		case 'basestar':
			for (let n = 0; n < count; n++) space.basestars.push({ id: newLabel(game), area, damage: [] });
			break;
		case 'viper':
			game.vipers.reserves -= count;
			space.vipers[area] += count;
			break;
		case 'civilian':
			for (const ship of takeRandom(game, game.civilianPile, count)) putCivilian(game, area, ship);
			break;
	}
}

export function stepPlaceShips(game: Game, frame: PlaceShipsFrame): void {
	switch (frame.step) {
		case 'place': {
			const enough = shared(game, frame);
			if (!enough) return;
			frame.step = 'answer';
			if (!frame.launched) game.fresh = {};
			for (const placement of frame.setup)
				for (const piece of placement.pieces) settle(game, frame, placement.at, piece, enough);
			break;
		}
		case 'answer':
			frame.step = 'done';
			if (frame.vipers.length > 0) openWindow(game, { on: 'viper-placed' });
			break;
		case 'done':
			pop(game, frame);
	}
}

/** What is wanted, piece by piece, under the name it will have. */
const nameAt = (at: Placement['at'], { piece, scar }: PlacedPiece): string =>
	`${scar ? 'scar' : piece}@${at}`;

/** The names of everything that can be placed, kind by kind; null while the current player decides (R1.4.1). */
function shared(game: Game, frame: PlaceShipsFrame): string[] | null {
	const enough: string[] = [];
	const kinds = new Set(frame.setup.flatMap(({ pieces }) => pieces.map(({ piece }) => piece)));
	for (const kind of kinds) {
		const names = frame.setup.flatMap(({ at, pieces }) =>
			pieces
				.filter(({ piece }) => piece === kind)
				.flatMap((piece) => Array<string>(piece.count).fill(nameAt(at, piece)))
		);
		const picked = pickPieces(game, frame, {
			key: `short:${kind}`,
			seat: game.current,
			why: 'shortage',
			rule: 'R1.4.1',
			names,
			count: supplyOf(game, kind),
			about: frame.about
		});
		if (!picked) return null;
		enough.push(...picked);
	}
	return enough;
}

function settle(
	game: Game,
	frame: PlaceShipsFrame,
	at: Placement['at'],
	wanted: PlacedPiece,
	enough: string[]
): void {
	const { piece, scar } = wanted;
	const name = nameAt(at, wanted);
	let count = 0;
	while (count < wanted.count && enough.includes(name)) {
		enough.splice(enough.indexOf(name), 1);
		count += 1;
	}
	if (count === 0) return;
	put(game, at, piece, count);
	const area = areaIn(name);
	if (frame.launched) {
		if (area) tell(game, { kind: 'ships-launched', piece, count, at: area });
		return;
	}
	tell(game, { kind: 'ships-placed', piece, count, at, ...(scar ? { scar } : {}) });
	if (!area) return;
	if (scar) game.space.scar = area;
	if (piece === 'raider') game.fresh[area] = (game.fresh[area] ?? 0) + count;
	if (piece === 'viper') frame.vipers.push(...Array<AreaId>(count).fill(area));
}
