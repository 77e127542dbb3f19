/** Getting into a viper: at Hangar Deck (R1.4.3), or into one just placed (R6.10.5). */
import { AREAS, LAUNCH_AREAS, type AreaId } from '../box/index.ts';
import { ask, asName } from './ask.ts';
import type { Seat } from './contract.ts';
import type { EffectsFrame } from './frames.ts';
import type { Game } from './game.ts';
import type { EffectOf } from './handlers.ts';
import { tell } from './log.ts';
import { areaIn, boxedNames, pickPieces, unmannedNames } from './pieces.ts';
import { areaOfSeat, setPosition } from './positions.ts';
import { seatInRole } from './scope.ts';
import { recallViper } from './vipers.ts';
import { closeWindow } from './windows.ts';

/** False while somebody is asked. */
export function pilot(game: Game, { who, viper }: EffectOf<'pilot'>, frame: EffectsFrame): boolean {
	const seat = seatInRole(game, who, frame.scope);
	// who flies already stays in his viper
	if (seat === null || areaOfSeat(game, seat) !== null) return true;
	return viper === 'placed' ? takePlaced(game, frame, seat) : takeReserve(game, frame, seat);
}

/** Where the viper came from is settled by the caller. */
function climbIn(game: Game, seat: Seat, area: AreaId): void {
	setPosition(game, seat, { viper: area });
	tell(game, { kind: 'piloted', seat, area });
}

/** R6.10.5: one of the vipers just placed, and no other of them. */
function takePlaced(game: Game, frame: EffectsFrame, seat: Seat): boolean {
	const placing = game.stack.findLast(({ proc }) => proc === 'place-ships' || proc === 'activate-vipers');
	const placed = placing && 'vipers' in placing ? placing.vipers : [];
	const names = [...new Set(placed)].filter((at) => game.space.vipers[at] > 0).map((at) => `viper@${at}`);
	const picked = pickPieces(game, frame, {
		key: 'viper',
		seat,
		why: 'choose-ship',
		rule: 'R6.10.5',
		names,
		count: 1,
		about: frame.scope.about
	});
	if (!picked) return false;
	const area = areaIn(picked[0] ?? '');
	if (area) {
		game.space.vipers[area] -= 1;
		climbIn(game, seat, area);
	}
	closeWindow(game);
	return true;
}

/** The vipers somebody could launch in: those of the Reserves, else unpiloted ones in space. */
function ready(game: Game): string[] {
	const reserves = boxedNames(game, 'reserves');
	return [...new Set(reserves.length > 0 ? reserves : unmannedNames(game, AREAS))];
}
export const isViperReady = (game: Game): boolean => ready(game).length > 0;

/** R1.4.3: with none in Reserves an unpiloted one comes back from space first. */
function takeReserve(game: Game, frame: EffectsFrame, seat: Seat): boolean {
	const { about } = frame.scope;
	const picked = pickPieces(game, frame, {
		key: 'viper',
		seat,
		why: 'choose-ship',
		rule: 'R1.4.3',
		names: ready(game),
		count: 1,
		about
	});
	if (!picked) return false;
	const [name] = picked;
	if (name === undefined) {
		// nobody launches, so what follows the launch falls away with it
		frame.at = frame.effects.length - 1;
		return true;
	}
	const answer = ask(game, frame, {
		key: 'area',
		seat,
		why: 'launch-area',
		mode: 'public',
		rule: 'R6.10.1',
		question: { kind: 'area', from: LAUNCH_AREAS, optional: false },
		about
	});
	if (answer === undefined) return false;
	const area = LAUNCH_AREAS.find((id) => id === asName(answer));
	if (!area) return true;
	recallViper(game, name);
	game.vipers.reserves -= 1;
	climbIn(game, seat, area);
	return true;
}
