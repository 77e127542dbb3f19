/**
 * What can be chosen on the board now. Whoever asks sets it round the board; places, areas and ships look whether they
 * are meant. Without it the board is only looked at.
 */
import { getContext, hasContext, setContext } from 'svelte';
import type { AreaId, Board, PlaceId } from '$lib/box/index';

/** A place or an area. */
export interface Spot {
	/** the whole answer in words, for those who do not see the board */
	label: string;
	/** cards it costs */
	cost: number;
	picked: boolean;
	pick: () => void;
}

/** Equal pieces in one area: they have one public label, so they are one choice with a number. */
export interface ShipSpot {
	ship: string;
	label: string;
	count: number;
	picked: number;
	pick: () => void;
}

export interface Choices {
	place: (place: PlaceId) => Spot | undefined;
	/** somebody taps a place that cannot be chosen, to know why */
	refuse?: (place: PlaceId) => void;
	area: (area: AreaId) => Spot | undefined;
	ships: (area: AreaId) => readonly ShipSpot[];
	/** false for a board with nothing to choose and nobody to look for: it makes room */
	shows: (board: Board) => boolean;
}

const KEY = Symbol('what can be chosen on the board');

export const setChoices = (choices: Choices): Choices => setContext(KEY, choices);
export const getChoices = (): Choices | null => (hasContext(KEY) ? getContext<Choices>(KEY) : null);
