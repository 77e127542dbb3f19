import { createContext } from 'svelte';
import type { Names } from '$lib/text/app/index';
import type { Player } from '$lib/table/types';

/** Who sits at this table; every part of it names people. */
interface AtTable {
	readonly players: readonly Player[];
	readonly names: Names;
	look(seat: number): number;
}

export const [getTable, setTable] = createContext<AtTable>();
