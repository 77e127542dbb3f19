/** The door to everything below the interface. */
import { Storage } from '../storage/index.ts';
import { PLAYED_RULES } from './played-rules.ts';
import { createTable } from './table.ts';
import { browserPage, systemClock } from './world.ts';

export const {
	createGame,
	listGames,
	openSitting,
	renameGame,
	deleteGame,
	checkNewGame,
	hashPin,
	readSettings,
	writeSettings,
	exportGame,
	importGame
} = createTable(
	{
		rules: PLAYED_RULES,
		storage: new Storage(),
		clock: systemClock,
		crypto: globalThis.crypto,
		page: browserPage,
		locks: typeof navigator === 'undefined' ? undefined : navigator.locks
	},
	() => import('./engine.ts')
);

export type * from './types.ts';
