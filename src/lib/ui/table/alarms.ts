/** What nobody may forget while something else lies over the board. */
import { AREAS, BOARDS, type AreaId, type PlaceId, type Resource } from '$lib/box/index';
import type { TableView } from '$lib/views/index';

interface Alarms {
	red: readonly Resource[];
	/** centurions aboard, and how far the first of them has come */
	boarders: { count: number; step: number } | null;
	/** areas where raiders find civilian ships and nothing before them (R6.4) */
	unguarded: readonly AreaId[];
	/** places of Galactica that are damaged, once few are left (R12.2) */
	damaged: number | null;
}

const GALACTICA: ReadonlySet<PlaceId> = new Set(BOARDS.galactica);
/** With six she is lost. */
const MANY = 4;

export function alarmsOf(view: TableView): Alarms {
	const { centurions, damaged, seats, space, red } = view;
	const piloted = (area: AreaId): boolean =>
		seats.some(
			({ position }) => typeof position === 'object' && 'viper' in position && position.viper === area
		);
	const hit = damaged.filter((place) => GALACTICA.has(place)).length;
	return {
		red,
		boarders: centurions.length > 0 ? { count: centurions.length, step: Math.max(...centurions) } : null,
		unguarded: AREAS.filter((area) => {
			const { raiders, civilians, vipers } = space[area];
			return raiders > 0 && civilians.length > 0 && vipers === 0 && !piloted(area);
		}),
		damaged: hit >= MANY ? hit : null
	};
}

export const isAlarmed = ({ red, boarders, unguarded, damaged }: Alarms): boolean =>
	red.length > 0 || boarders !== null || unguarded.length > 0 || damaged !== null;
