/**
 * How fast the table answers a finger on a slow tablet: late parts of recorded games are played by touch with the processor slowed
 * down to a quarter; checks, a battle, private screens, and what can be opened on the way. Prints the figures and exits with 1
 * when a goal is missed. Needs a finished build, and a machine that has nothing else to do.
 *
 *   npm run -s bench:table [-- --answers 60] [--slower 4] [--all]
 */
import { chromium, devices } from '@playwright/test';
import { parseArgs } from 'node:util';
import { Players } from '../tests/e2e/support/players.ts';
import { positionsOf, recorded, Remembering } from '../tests/e2e/support/recording.ts';
import { openStored, store } from '../tests/e2e/support/stored-game.ts';
import { startServer } from './serve.mjs';
import { chromiumPath } from './setup.mjs';
import { installStopwatch, TimedTablet, type Measured } from './touching/stopwatch.ts';

/** Two frames at sixty a second; 95 of 100 taps. */
const MOST_TO_PAINT = 33.4;
const OF_TAPS = 0.95;
const MOST_BLOCKED = 50;

/** Where to begin, counted from the end: late, when there is much to draw and much in the log. */
const PARTS = [
	{ name: 'ending-nobody-left', before: 130 },
	{ name: 'agenda-prove-their-worth-lost', before: 330 },
	{ name: 'ending-new-caprica-left', before: 130 }
];
/** What people open while they think, and how it is closed again. */
const SHEETS = ['[data-open-log]', '[data-decks]', '[data-rules]', '[data-help-on]'];
const DRAWERS = ['loyalty', 'board', 'log', 'notes'];

const { values } = parseArgs({
	options: {
		answers: { type: 'string', default: '60' },
		slower: { type: 'string', default: '4' },
		all: { type: 'boolean', default: false }
	}
});

/** Once on each kind of screen: everything that can be opened there. */
async function lookRound(tablet: TimedTablet, seen: Set<string>): Promise<void> {
	const { screen } = await tablet.screen();
	if (seen.has(screen)) return;
	seen.add(screen);
	if (screen === 'table')
		for (const sheet of SHEETS) {
			if (!(await tablet.isThere(sheet))) continue;
			await tablet.tap(sheet);
			await tablet.tap('[data-sheet][open] [data-close]');
		}
	if (screen === 'private')
		for (const drawer of DRAWERS) {
			if (!(await tablet.isThere(`[data-drawer="${drawer}"]`))) continue;
			await tablet.tap(`[data-drawer="${drawer}"]`);
			await tablet.tap(`[data-drawer="${drawer}"]`);
		}
}

const sorted = (list: readonly Measured[], of: (one: Measured) => number): number[] =>
	list.map(of).sort((a, b) => a - b);
const at = (share: number, list: readonly number[]): number =>
	list[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;
const ms = (figure: number): string => figure.toFixed(1).padStart(7);

function tell(what: string, list: readonly number[]): void {
	console.log(
		`${what.padEnd(44)} p50 ${ms(at(0.5, list))}  p95 ${ms(at(OF_TAPS, list))}  max ${ms(at(1, list))}`
	);
}

const server = await startServer();
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: ['--no-sandbox', '--disable-gpu']
});
const measured: Measured[] = [];
try {
	for (const { name, before } of PARTS) {
		const context = await browser.newContext({
			viewport: { width: 1180, height: 820 },
			userAgent: devices['iPad (gen 7) landscape'].userAgent,
			hasTouch: true,
			isMobile: true
		});
		// tsx names functions by a helper that the page does not have
		await context.addInitScript('globalThis.__name = (named) => named');
		await context.addInitScript(installStopwatch);
		const page = await context.newPage();
		// as it is once installed: from the worker's store, where the browser keeps scripts ready to run
		await page.goto(server.url);
		await page.locator('[data-offline="ready"]').waitFor({ state: 'attached' });
		const game = recorded(name);
		const from = [...positionsOf(game)].at(-before);
		if (!from) throw new Error(`${name} is shorter than that`);
		const id = '3'.repeat(32);
		await store(page, from, id);
		await openStored(page, server.url, id);
		const tablet = await TimedTablet.on(page, Number(values.slower));
		const players = await Players.at(tablet, new Remembering(game));
		players.watching = false;
		const seen = new Set<string>();
		for (const until = players.moves + Number(values.answers); players.moves < until && !players.over;) {
			await lookRound(tablet, seen);
			await players.step();
		}
		measured.push(...tablet.measured);
		console.log(`${name}: ${String(tablet.measured.length)} taps`);
		await context.close();
	}
} finally {
	await browser.close();
	await server.stop();
}

console.log(`\n${String(measured.length)} taps, processor ${values.slower} times slower, milliseconds`);
const paints = sorted(measured, ({ paint }) => paint);
const blocks = sorted(measured, ({ block }) => block);
tell('tap to next paint', paints);
tell(
	'tap to presented frame (software drawing)',
	sorted(measured, ({ presented }) => presented)
);
tell('longest block after a tap', blocks);
tell(
	'main thread work for a tap',
	sorted(measured, ({ worked }) => worked.all)
);
tell(
	'  of it script',
	sorted(measured, ({ worked }) => worked.script)
);
tell(
	'  of it style',
	sorted(measured, ({ worked }) => worked.style)
);
tell(
	'  of it layout',
	sorted(measured, ({ worked }) => worked.layout)
);

const slow = measured
	.filter(({ paint, block }) => values.all || paint > MOST_TO_PAINT || block > MOST_BLOCKED)
	.sort((a, b) => b.block - a.block);
for (const { what, paint, block, worked } of values.all ? slow : slow.slice(0, 25))
	console.log(
		`${ms(paint)} to paint ${ms(block)} blocked, worked ${ms(worked.all)} (script ${ms(worked.script)}, style ${ms(worked.style)}, layout ${ms(worked.layout)})  ${what}`
	);

const missed = [
	...(at(OF_TAPS, paints) > MOST_TO_PAINT ? [`p95 of tap to paint over ${String(MOST_TO_PAINT)} ms`] : []),
	...(at(1, blocks) > MOST_BLOCKED ? [`blocked over ${String(MOST_BLOCKED)} ms`] : [])
];
for (const goal of missed) console.log(`MISSED: ${goal}`);
if (missed.length > 0) process.exitCode = 1;
