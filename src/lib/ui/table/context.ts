import { createContext } from 'svelte';
import type { Names } from '$lib/text/app/index';
import type { Player } from '$lib/table/types';

/** Who sits at this table; every part of it names people. */
interface AtTable {
	readonly players: readonly Player[];
	readonly names: Names;
	look(seat: number): number;
	/** what stands on a seat's token, beside its colour and shape */
	letters(seat: number): string;
}

export const [getTable, setTable] = createContext<AtTable>();
