/** What the browser has really stored, read past the app: the truth every screen is held against. */
import type { Page } from '@playwright/test';
import type { Answer, Game } from '../../../src/lib/rules/index.ts';

export interface StoredGame {
	id: string;
	title: string;
	moves: number;
	snapshot: Game;
	[more: string]: unknown;
}

/** Every row of a store, as it lies in IndexedDB. */
export function rows<Row>(page: Page, store: 'games' | 'moves' | 'settings'): Promise<Row[]> {
	return page.evaluate(
		(name) =>
			new Promise<never[]>((done, fail) => {
				const opening = indexedDB.open('airlock');
				opening.onerror = () => {
					fail(new Error(String(opening.error)));
				};
				opening.onsuccess = () => {
					const database = opening.result;
					const reading = database.transaction(name).objectStore(name).getAll();
					reading.onsuccess = () => {
						database.close();
						done(reading.result as never[]); // rows of whatever shape: the caller says which
					};
					reading.onerror = () => {
						fail(new Error(String(reading.error)));
					};
				};
			}),
		store
	);
}

export const storedGames = (page: Page): Promise<StoredGame[]> => rows<StoredGame>(page, 'games');

export async function storedGame(page: Page, id: string): Promise<StoredGame> {
	const game = (await storedGames(page)).find((row) => row.id === id);
	if (!game) throw new Error(`no game ${id} is stored`);
	return game;
}

/** Puts rows into a store as they are, sound or not. */
export async function putRows(
	page: Page,
	store: 'games' | 'moves',
	given: readonly unknown[]
): Promise<void> {
	await page.evaluate(
		([name, list]) =>
			new Promise<void>((done, fail) => {
				const opening = indexedDB.open('airlock');
				opening.onerror = () => {
					fail(new Error(String(opening.error)));
				};
				opening.onsuccess = () => {
					const database = opening.result;
					const writing = database.transaction(name, 'readwrite');
					for (const row of list) writing.objectStore(name).put(row);
					writing.oncomplete = () => {
						database.close();
						done();
					};
					writing.onerror = () => {
						fail(new Error(String(writing.error)));
					};
				};
			}),
		[store, given] as const
	);
}

/** The answers stored for a game from the n-th on. */
export function movesFrom(page: Page, id: string, n: number): Promise<Answer[]> {
	return page.evaluate(
		([game, from]) =>
			new Promise<Answer[]>((done, fail) => {
				const opening = indexedDB.open('airlock');
				opening.onerror = () => {
					fail(new Error(String(opening.error)));
				};
				opening.onsuccess = () => {
					const database = opening.result;
					const range = IDBKeyRange.bound([game, from], [game, Infinity]);
					const reading = database.transaction('moves').objectStore('moves').getAll(range);
					reading.onsuccess = () => {
						database.close();
						// rows the app has written itself
						done((reading.result as { answer: Answer }[]).map(({ answer }) => answer));
					};
					reading.onerror = () => {
						fail(new Error(String(reading.error)));
					};
				};
			}),
		[id, n] as const
	);
}
