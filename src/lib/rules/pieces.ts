/**
 * Public names of pieces on the board, as questions and the interface use them:
 * `raider@front`, `scar@front`, `heavy@rear`, `basestar:2@front`, `viper@port-bow`, `viper@reserves`, `viper@damaged`,
 * `viper@lost`, `pilot:3@port-bow`, `civilian:17@rear`, `centurion:2`, `occupation@shipyard`. Equal pieces have equal names.
 */
import { AREAS, type AreaId, type PlaceId } from '../box/index.ts';
import { ask, asNames } from './ask.ts';
import type { About, Seat, Why } from './contract.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { areaOf } from './scope.ts';
import { allSeats, asSeat, seatOf } from './seats.ts';

const repeat = (name: string, count: number): string[] => Array<string>(count).fill(name);

export const raiderNames = (game: Game, areas: readonly AreaId[]): string[] =>
	areas.flatMap((area) => {
		const scar = game.space.scar === area ? 1 : 0;
		return [...repeat(`raider@${area}`, game.space.raiders[area] - scar), ...repeat(`scar@${area}`, scar)];
	});

export const heavyNames = (game: Game, areas: readonly AreaId[]): string[] =>
	areas.flatMap((area) => repeat(`heavy@${area}`, game.space.heavies[area]));

export const basestarName = ({ id, area }: { id: string; area: AreaId }): string => `basestar:${id}@${area}`;

export const basestarNames = (game: Game, areas: readonly AreaId[]): string[] =>
	game.space.basestars.filter(({ area }) => areas.includes(area)).map(basestarName);

export const unmannedNames = (game: Game, areas: readonly AreaId[]): string[] =>
	areas.flatMap((area) => repeat(`viper@${area}`, game.space.vipers[area]));

export const pilotNames = (game: Game, areas: readonly AreaId[]): string[] =>
	allSeats(game).flatMap((seat) => {
		const area = areaOf(seatOf(game, seat).position);
		return area !== null && areas.includes(area) ? [`pilot:${String(seat)}@${area}`] : [];
	});

/** Vipers that lie beside the board. */
export const boxedNames = (game: Game, box: keyof Game['vipers']): string[] =>
	repeat(`viper@${box}`, game.vipers[box]);

export const civilianLabels = (game: Game, areas: readonly AreaId[]): string[] =>
	game.space.civilians
		.filter(({ area }) => areas.includes(area))
		.map(({ area, label }) => `civilian:${label}@${area}`);

export const centurionNames = (game: Game): string[] =>
	game.centurions.map((space) => `centurion:${String(space)}`);

export const occupationNames = (game: Game, places: readonly PlaceId[]): string[] =>
	places.flatMap((place) => repeat(`occupation@${place}`, game.occupation[place] ?? 0));

/** A label no piece of this game has had. */
export function newLabel(game: Game): string {
	game.labels += 1;
	return String(game.labels);
}

interface Named {
	kind: string;
	id: string;
	at: string;
}
/** A name taken apart; what it does not have is empty. */
export function readName(name: string): Named {
	const [head = '', at = ''] = name.split('@');
	const [kind = '', id = ''] = head.split(':');
	return { kind, id, at };
}

/** The label of a civilian ship in its name, wherever it stands. */
export const labelOf = (name: string): string => readName(name).id;

/** The area in the name of a piece that stands in one; null beside the board. */
export const areaIn = (name: string): AreaId | null => {
	const { at } = readName(name);
	return AREAS.find((area) => area === at) ?? null;
};

/** The seat in the name of a piloted viper; null for any other piece. */
export const pilotIn = (name: string): Seat | null => {
	const { kind, id } = readName(name);
	return kind === 'pilot' ? asSeat(Number(id)) : null;
};

interface Picking {
	key: string;
	seat: Seat;
	why: Why;
	rule: string;
	names: readonly string[];
	count: number | 'all';
	/** the picker may take fewer */
	upTo?: boolean;
	about: About | null;
}

/** The pieces somebody picks, as many as there are; asked only where it makes a difference. Undefined while it is open. */
export function pickPieces(game: Game, frame: BaseFrame, picking: Picking): readonly string[] | undefined {
	const { key, seat, why, rule, names, count, upTo = false, about } = picking;
	const most = count === 'all' ? names.length : Math.min(count, names.length);
	const alike = new Set(names).size <= 1;
	if (most === 0 || (!upTo && (alike || most === names.length))) return names.slice(0, most);
	const answer = ask(game, frame, {
		key,
		seat,
		why,
		mode: 'public',
		rule,
		question: { kind: 'ship', from: [...names], min: upTo ? 0 : most, max: most },
		about
	});
	return answer === undefined ? undefined : asNames(answer);
}
