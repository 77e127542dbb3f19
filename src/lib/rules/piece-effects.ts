/** What texts do to pieces: ships, tokens, centurions, occupation forces (chapter 6). */
import { AREAS, BOARDS, LAUNCHED_PER_BASESTAR, PIECE_COUNTS, type Piece, type Pieces } from '../box/index.ts';
import { activateHeavies } from './heavies.ts';
import { activateRaiders } from './raiders.ts';
import { activateVipers } from './activate-vipers.ts';
import { attack } from './attack.ts';
import { damageBasestar, destroyBasestar, fireBasestars, takeBasestar } from './basestars.ts';
import { ANYWHERE, destroyCivilians, type CivilianSource } from './civilians.ts';
import type { Seat } from './contract.ts';
import { chooseDamage, damageShip } from './damage.ts';
import type { EffectsFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import type { HandlersFor } from './handlers.ts';
import { tell } from './log.ts';
import {
	destroyCenturions,
	destroyed,
	destroyOccupation,
	destroyShips,
	hurtsScar,
	takeRaiders
} from './losses.ts';
import { moveShips } from './move-ships.ts';
import { activateOccupation } from './occupation.ts';
import {
	areaIn,
	basestarNames,
	boxedNames,
	centurionNames,
	civilianLabels,
	heavyNames,
	labelOf,
	occupationNames,
	pickPieces,
	pilotNames,
	raiderNames,
	readName,
	unmannedNames
} from './pieces.ts';
import { launch, placeShips } from './place-ships.ts';
import { pilot } from './pilot.ts';
import { repair } from './repair.ts';
import { areasOf, chooserOf, isArea } from './scope.ts';
import { stackEffects } from './stacks.ts';
import { hitViper, recallViper } from './vipers.ts';

type Kinds =
	| 'place'
	| 'remove'
	| 'destroy'
	| 'damage'
	| 'repair'
	| 'activate'
	| 'launch'
	| 'attack'
	| 'activate-vipers'
	| 'move-ships'
	| 'pilot'
	| 'prepare'
	| 'evacuate';

/** Whose deed a loss is (W16): of whoever uses the text. */
const doer = ({ used, acting }: Scope): Seat | null => (used ? acting : null);

/** The names of the pieces a text speaks of. */
function namesOf(game: Game, { piece, in: where, manned }: Pieces, scope: Scope): string[] {
	const areas = where !== undefined && isArea(where) ? areasOf(game, where, scope) : AREAS;
	switch (piece) {
		case 'raider': {
			const hurts = hurtsScar(game, scope.die ?? null);
			return raiderNames(game, areas).filter((name) => hurts || readName(name).kind !== 'scar');
		}
		case 'heavy':
			return heavyNames(game, areas);
		case 'basestar':
			return basestarNames(game, areas);
		case 'civilian':
			return civilianLabels(game, areas);
		case 'centurion':
			return centurionNames(game);
		case 'occupation':
			return occupationNames(game, BOARDS['new-caprica']);
		case 'viper': {
			const reserves = where === undefined || where === 'reserves' || where === 'space-or-reserves';
			const space = where !== 'reserves';
			return [
				...(space && manned !== true ? unmannedNames(game, areas) : []),
				...(space && manned !== false ? pilotNames(game, areas) : []),
				...(reserves && manned !== true ? boxedNames(game, 'reserves') : [])
			];
		}
		case 'raptor':
		case 'nuke':
			return [];
	}
}

/** The pieces a text takes, or undefined while somebody picks them (R6.6.3). */
function victims(game: Game, frame: EffectsFrame, pieces: Pieces): readonly string[] | undefined {
	const { scope } = frame;
	return pickPieces(game, frame, {
		key: 'pieces',
		seat: chooserOf(game, scope, pieces.pick),
		why: 'victim',
		rule: 'R6.6.3',
		names: namesOf(game, pieces, scope),
		count: pieces.count,
		upTo: pieces.upTo === true,
		about: scope.about
	});
}

/** R6.11.3: civilian ships of a text that names no place come from the pile; else from where it says. */
function civilianSources(game: Game, { in: where }: Pieces, scope: Scope): readonly CivilianSource[] {
	if (where === undefined) return ANYWHERE;
	if (isArea(where)) return [{ areas: areasOf(game, where, scope) }];
	const zones: readonly unknown[] = Array.isArray(where) ? where : [where];
	return (['pile', 'locked', 'prepared'] as const).filter((zone) => zones.includes(zone));
}

function destroyPieces(game: Game, frame: EffectsFrame, pieces: Pieces): boolean {
	const { scope } = frame;
	const { piece, count } = pieces;
	const by = doer(scope);
	switch (piece) {
		case 'civilian':
			destroyCivilians(
				game,
				count === 'all' ? PIECE_COUNTS.civilian : count,
				civilianSources(game, pieces, scope),
				{
					picker: chooserOf(game, scope, pieces.pick),
					by,
					about: scope.about
				}
			);
			return true;
		case 'raptor':
		case 'nuke': {
			const box = piece === 'raptor' ? 'raptors' : 'nukes';
			const lost = count === 'all' ? game[box] : Math.min(count, game[box]);
			game[box] -= lost;
			if (lost > 0) tell(game, { kind: 'piece-destroyed', piece, count: lost });
			return true;
		}
		default: {
			const names = victims(game, frame, pieces);
			if (!names) return false;
			destroyNamed(game, piece, names);
			if (names.length > 0) destroyed(game, [piece], by);
			return true;
		}
	}
}

function destroyNamed(
	game: Game,
	piece: Exclude<Piece, 'civilian' | 'raptor' | 'nuke'>,
	names: readonly string[]
): void {
	switch (piece) {
		case 'raider':
		case 'heavy':
			destroyShips(game, names);
			break;
		case 'basestar':
			for (const name of names) destroyBasestar(game, labelOf(name));
			break;
		case 'centurion':
			destroyCenturions(game, names);
			break;
		case 'occupation':
			destroyOccupation(game, names);
			break;
		case 'viper':
			for (const name of names) hitViper(game, name, 'destroyed');
	}
}

/** Back to Reserves or the supply, no loss. */
function removeNamed(game: Game, piece: Piece, names: readonly string[]): void {
	for (const name of names) {
		const area = areaIn(name);
		if (piece === 'basestar') takeBasestar(game, labelOf(name));
		else if (piece === 'viper') recallViper(game, name);
		else if (area && piece === 'raider') takeRaiders(game, area, 1, readName(name).kind === 'scar');
		else if (area && piece === 'heavy') game.space.heavies[area] -= 1;
	}
	if (names.length > 0) tell(game, { kind: 'ships-removed', piece, count: names.length });
}

export const pieceEffects: HandlersFor<Kinds> = {
	...stackEffects,

	place(game, { at, pieces }, { scope }) {
		placeShips(game, [{ at, pieces }], scope);
		return true;
	},

	remove(game, { pieces }, frame) {
		const names = victims(game, frame, pieces);
		if (!names) return false;
		removeNamed(game, pieces.piece, names);
		return true;
	},

	destroy(game, { pieces }, frame) {
		if (pieces !== 'ship') return destroyPieces(game, frame, pieces);
		const { scope } = frame;
		const labels = scope.ships ?? [];
		destroyCivilians(game, labels.length, [{ labels }], {
			picker: chooserOf(game, scope),
			by: doer(scope),
			about: scope.about
		});
		return true;
	},

	damage(game, { target, hits, draw }, frame) {
		const { scope } = frame;
		if (target === 'galactica' || target === 'pegasus') {
			if (draw !== undefined) chooseDamage(game, chooserOf(game, scope), draw, hits, scope.about);
			else damageShip(game, target === 'galactica' ? 'either' : 'pegasus', hits, scope.about);
			return true;
		}
		// a civilian ship is either whole or lost
		if (target === 'ship') return true;
		const names = victims(game, frame, target);
		if (!names) return false;
		for (const name of names) {
			if (target.piece === 'viper') hitViper(game, name, 'damaged');
			else if (target.piece === 'basestar' && damageBasestar(game, labelOf(name), hits))
				destroyed(game, ['basestar'], doer(scope));
		}
		return true;
	},

	repair,

	activate(game, effect, { scope }) {
		const icon = effect.icon === 'chosen-icon' ? scope.icon : effect.icon;
		if (!icon) return true;
		tell(game, { kind: 'icon', icon });
		switch (icon) {
			case 'raiders':
				activateRaiders(game, effect.only === 'fresh');
				break;
			case 'launch-raiders':
				launch(game, { raider: LAUNCHED_PER_BASESTAR.launchIcon });
				break;
			case 'heavy':
				activateHeavies(game, effect.noCenturions === true);
				break;
			case 'basestars':
				fireBasestars(game);
				break;
			case 'occupation':
				activateOccupation(game, effect.only === 1 ? chooserOf(game, scope) : null);
		}
		return true;
	},

	launch(game, { raider = 0, heavy = 0 }) {
		launch(game, { raider, heavy });
		return true;
	},

	attack(game, effect, { scope }) {
		attack(game, chooserOf(game, scope), effect.with, { times: effect.times ?? 1, about: scope.about });
		return true;
	},

	'activate-vipers'(game, { upTo }, { scope }) {
		activateVipers(game, chooserOf(game, scope), upTo, scope.about);
		return true;
	},

	'move-ships': moveShips,

	pilot
};
