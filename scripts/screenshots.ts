/**
 * `npm run -s screenshots -- --out DIR [--size 1180x820] [--language de] [--only WORD,WORD]`: a picture of every main screen at the
 * sizes people have, from seeded games. The games are played without a screen and laid into the browser as the app would have
 * stored them, so that the app needs no door for it. Needs a finished build.
 */
import { chromium, devices, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pending } from '../src/lib/rules/index.ts';
import { answerByTouch } from '../tests/e2e/support/answering.ts';
import { Players } from '../tests/e2e/support/players.ts';
import { openStored, store } from '../tests/e2e/support/stored-game.ts';
import { Tablet } from '../tests/e2e/support/tablet.ts';
import { findMoments, type Found } from './pictures/moments.ts';
import { startServer } from './serve.mjs';
import { chromiumPath } from './setup.mjs';

const SIZES = ['1180x820', '1024x768', '820x1180', '390x844'];
/** Motion is off; what still changes after the last tap has done so by then. */
const SETTLED = 250;

const PAGES = { home: '/', 'new game': '/new', box: '/box', rules: '/rules', settings: '/settings' };
/** Behind which moments there is more to see, and how one comes to it. */
const GATES: readonly string[] = ['first turn', 'adding cards'];
const SHEETS: Readonly<Record<string, string>> = {
	log: '[data-open-log]',
	'who is who': '[data-people-open]',
	decks: '[data-decks]',
	'rules at the table': '[data-rules]',
	'help on a place': '[data-at] [data-help-on]',
	'help on a phase': '[data-phase] [data-help-on]',
	undo: '[data-undo]'
};
const DRAWERS: readonly string[] = ['loyalty', 'notes', 'board', 'log'];

const fileName = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.png`;

class Camera {
	readonly tablet: Tablet;

	constructor(
		readonly page: Page,
		readonly url: string,
		readonly folder: string,
		readonly only: (name: string) => boolean
	) {
		this.tablet = new Tablet(page);
	}

	async shoot(name: string): Promise<void> {
		await this.page.waitForTimeout(SETTLED);
		await this.page.screenshot({ path: join(this.folder, fileName(name)), animations: 'disabled' });
	}

	async everything(moments: ReadonlyMap<string, Found>): Promise<void> {
		const { page, url } = this;
		await page.goto(url);
		await page.locator('[data-screen="home"]').waitFor();
		if (this.only('home empty')) await this.shoot('home empty');
		const ids = new Map([...moments.keys()].map((name, n) => [name, n.toString(16).padStart(32, '0')]));
		for (const [name, played] of moments) await store(page, played, ids.get(name) ?? '', name);
		for (const [name, path] of Object.entries(PAGES)) {
			if (!this.only(name)) continue;
			await page.goto(`${url}${path}`);
			await page.getByRole('heading').first().waitFor();
			await this.shoot(name);
		}
		for (const [name, found] of moments) {
			await openStored(page, url, ids.get(name) ?? '');
			if (name === 'first turn') await this.shoot('curtain');
			const players = await Players.at(this.tablet);
			await players.toTable();
			if (found.given) await this.give(players, found);
			await this.table(name, players, found);
		}
	}

	/** The answer the moment comes of, by touch. */
	async give(players: Players, { game, given }: Found): Promise<void> {
		const decision = pending(game).find(({ id }) => id === given?.decision);
		if (!decision || !given) return;
		if (decision.mode !== 'public') await this.enter(decision.seat);
		await answerByTouch(this.tablet, players, decision, given.value);
		await players.toTable();
	}

	async enter(seat: number): Promise<void> {
		await this.tablet.tap(`[data-seat="${String(seat)}"]`);
		await this.page.locator('[data-screen="gate"]').waitFor();
		await this.tablet.passGate();
		await this.page.locator('[data-screen="private"]').waitFor();
	}

	/** The table, and behind the gate of whoever is asked. */
	async table(name: string, players: Players, { game, given }: Found): Promise<void> {
		const { page, tablet } = this;
		await this.shoot(`table ${name}`);
		if (game.outcome) {
			await page.locator('[data-over]').evaluate((end) => {
				end.scrollTop = 700;
				globalThis.scrollTo(0, 700);
			});
			await this.shoot(`table ${name} further down`);
		}
		const decision = pending(game)[0];
		if (!decision || decision.mode === 'public' || given) return;
		if (name === 'move') await this.sheets();
		if (GATES.includes(name)) {
			await tablet.tap(`[data-seat="${String(decision.seat)}"]`);
			await page.locator('[data-screen="gate"]').waitFor();
			await this.shoot(`gate ${name}`);
			await players.toTable();
		}
		await this.enter(decision.seat);
		await this.shoot(`private ${name}`);
		if (name === 'move') await this.drawers();
		if (name === 'a leader') {
			await tablet.tap('[data-drawer="loyalty"]');
			await tablet.hold('[data-hold="agenda"]', 100, () => this.shoot('agenda held'));
		}
	}

	/** What lies over the table for a moment. */
	async sheets(): Promise<void> {
		const { page, tablet } = this;
		for (const [name, opener] of Object.entries(SHEETS)) {
			await tablet.tap(opener);
			await page.locator('dialog[open]').waitFor();
			await this.shoot(name);
			await page.keyboard.press('Escape');
			await page.locator('dialog[open]').waitFor({ state: 'detached' });
		}
		await tablet.tap('[data-flip]');
		await this.shoot('table turned round');
		await tablet.tap('[data-flip]');
		// a touch is over before its click has turned the table back
		await page.locator('.flipped').waitFor({ state: 'detached' });
	}

	async drawers(): Promise<void> {
		const { tablet } = this;
		for (const name of DRAWERS) {
			await tablet.tap(`[data-drawer="${name}"]`);
			await this.shoot(`drawer ${name}`);
			if (name === 'loyalty')
				await tablet.hold('[data-hold="loyalty"]', 100, () => this.shoot('loyalty held'));
		}
	}
}

const { values } = parseArgs({
	options: {
		out: { type: 'string' },
		size: { type: 'string' },
		language: { type: 'string' },
		only: { type: 'string' }
	}
});
if (values.out === undefined) throw new Error('where to? --out DIR');
const only = (name: string): boolean =>
	values.only === undefined || values.only.split(',').some((word) => name.includes(word));
const { userAgent } = devices['iPad (gen 7) landscape'];
const moments = findMoments(only);
const server = await startServer();
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: ['--no-sandbox', '--disable-gpu']
});
try {
	for (const size of values.size === undefined ? SIZES : [values.size]) {
		const [width = 0, height = 0] = size.split('x').map(Number);
		const folder = join(values.out, values.language === undefined ? size : `${size}-${values.language}`);
		mkdirSync(folder, { recursive: true });
		const context = await browser.newContext({
			viewport: { width, height },
			userAgent,
			locale: values.language ?? 'en',
			hasTouch: true,
			isMobile: true,
			reducedMotion: 'reduce'
		});
		// tsx names functions by a helper that the page does not have
		await context.addInitScript('globalThis.__name = (named) => named');
		await new Camera(await context.newPage(), server.url, folder, only).everything(moments);
		await context.close();
		console.log(`${size}: done`);
	}
} finally {
	await browser.close();
	await server.stop();
}
