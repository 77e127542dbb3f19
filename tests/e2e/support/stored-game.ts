/** A game that was played without a screen, laid into the browser as the app would have stored it. */
import type { Page } from '@playwright/test';
import { FORMAT_VERSION, type GameRecord } from '../../../src/lib/storage/records.ts';
import { engine } from '../../../src/lib/table/engine.ts';
import { flowOf, positionOf } from '../../../src/lib/table/position.ts';
import { NAMES } from './names.ts';
import type { Played } from './robots.ts';
import { putRows } from './truth.ts';

const LONG_AGO = Date.UTC(2020, 0, 1, 12);

export function recordOf({ game, moves }: Played, id: string, title = 'Caprica evening'): GameRecord {
	return {
		id,
		format: FORMAT_VERSION,
		rules: game.rules,
		title,
		players: NAMES.slice(0, game.config.players).map((name, colour) => ({ name, colour, pin: null })),
		config: game.config,
		seed: game.seed,
		createdAt: LONG_AGO,
		playedAt: LONG_AGO,
		moves: moves.length,
		snapshot: game,
		flow: flowOf(positionOf(engine, game))
	};
}

/** The app must have been open once: it makes the database. */
export async function store(page: Page, played: Played, id: string, title?: string): Promise<void> {
	await putRows(page, 'games', [recordOf(played, id, title)]);
	await putRows(
		page,
		'moves',
		played.moves.map((answer, n) => ({ game: id, n, answer }))
	);
}

export async function openStored(page: Page, url: string, id: string): Promise<void> {
	await page.goto(`${url}/table?id=${id}`);
	await page.locator('[data-screen="curtain"]').waitFor();
}
