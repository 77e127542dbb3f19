/**
 * `npm run -s screenshots -- --out DIR [--size 1180x820]`: a picture of every main screen at the sizes people have, from seeded
 * games. The games are played by robots without a screen and laid into the browser as the app would have stored them, so that
 * the app needs no door for it. Needs a finished build.
 */
import { chromium, devices, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pending } from '../src/lib/rules/index.ts';
import { MOMENTS } from '../tests/e2e/support/moments.ts';
import { Players } from '../tests/e2e/support/players.ts';
import { openStored, store } from '../tests/e2e/support/stored-game.ts';
import { Tablet } from '../tests/e2e/support/tablet.ts';
import { startServer } from './serve.mjs';
import { chromiumPath } from './setup.mjs';

const SIZES = ['1180x820', '1024x768', '820x1180', '390x844'];
/** Motion is off; what still changes after the last tap has done so by then. */
const SETTLED = 300;

type Moment = keyof typeof MOMENTS;
/** What is looked at, and where. */
const TABLES = Object.keys(MOMENTS) as Moment[]; // its own keys
const GATES: readonly Moment[] = ['first turn', 'adding cards'];
const PRIVATES: readonly Moment[] = [
	'the first deal',
	'receiving skills',
	'movement',
	'action',
	'adding cards',
	'a jump',
	'New Caprica'
];
const PAGES = { home: '/', 'new game': '/new', box: '/box', rules: '/rules', settings: '/settings' };

const idOf = (moment: Moment): string => TABLES.indexOf(moment).toString(16).padStart(32, '0');
const fileName = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.png`;

class Camera {
	constructor(
		readonly page: Page,
		readonly url: string,
		readonly folder: string
	) {}

	async shoot(name: string): Promise<void> {
		await this.page.waitForTimeout(SETTLED);
		await this.page.screenshot({ path: join(this.folder, fileName(name)), animations: 'disabled' });
	}

	async everything(): Promise<void> {
		await this.page.goto(this.url);
		await this.page.locator('[data-screen="home"]').waitFor();
		await this.shoot('home empty');
		for (const moment of TABLES) await store(this.page, MOMENTS[moment](), idOf(moment));
		for (const [name, path] of Object.entries(PAGES)) {
			await this.page.goto(`${this.url}${path}`);
			await this.page.getByRole('heading').first().waitFor();
			await this.shoot(name);
		}
		for (const moment of TABLES) await this.table(moment);
	}

	/** The table, and behind the gate of whoever is asked. */
	async table(moment: Moment): Promise<void> {
		await openStored(this.page, this.url, idOf(moment));
		if (moment === 'first turn') await this.shoot('curtain');
		const players = await Players.at(new Tablet(this.page));
		const { tablet } = players;
		await players.toTable();
		await this.shoot(`table ${moment}`);
		const seat = pending(players.game)[0]?.seat;
		if (seat === undefined || ![...GATES, ...PRIVATES].includes(moment)) return;
		await tablet.tap(`[data-seat="${String(seat)}"]`);
		await this.page.locator('[data-screen="gate"]').waitFor();
		if (GATES.includes(moment)) await this.shoot(`gate ${moment}`);
		if (!PRIVATES.includes(moment)) return;
		await tablet.passGate();
		await this.page.locator('[data-screen="private"]').waitFor();
		await this.shoot(`private ${moment}`);
		if (moment !== 'movement') return;
		await tablet.tap('[data-drawer="loyalty"]');
		await this.shoot('loyalty face down');
		await tablet.hold('[data-hold="loyalty"]', 100, () => this.shoot('loyalty held'));
	}
}

const { values } = parseArgs({ options: { out: { type: 'string' }, size: { type: 'string' } } });
if (values.out === undefined) throw new Error('where to? --out DIR');
const { userAgent } = devices['iPad (gen 7) landscape'];
const server = await startServer();
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: ['--no-sandbox', '--disable-gpu']
});
try {
	for (const size of values.size === undefined ? SIZES : [values.size]) {
		const [width = 0, height = 0] = size.split('x').map(Number);
		const folder = join(values.out, size);
		mkdirSync(folder, { recursive: true });
		const context = await browser.newContext({
			viewport: { width, height },
			userAgent,
			hasTouch: true,
			isMobile: true,
			reducedMotion: 'reduce',
			serviceWorkers: 'block'
		});
		// tsx names functions by a helper that the page does not have
		await context.addInitScript('globalThis.__name = (named) => named');
		await new Camera(await context.newPage(), server.url, folder).everything();
		await context.close();
		console.log(`${size}: done`);
	}
} finally {
	await browser.close();
	await server.stop();
}
