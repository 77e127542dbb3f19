// The page dies, again and again, wherever it happens to be: before a tap, between the tap and its paint, while something is
// stored, at the very paint, just after. Whatever was shown is on the disk, and the game opens again at the right decision.
import type { BrowserContext, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '../../src/lib/robots/index.ts';
import { answer, pending, type Answer, type Game, type GameConfig } from '../../src/lib/rules/index.ts';
import { figure } from '../../src/lib/storage/testing/figures.ts';
import { runs } from '../../src/lib/storage/testing/runs.ts';
import { tableView } from '../../src/lib/views/index.ts';
import { Doomed, type Shown } from './support/doomed.ts';
import { expect, test, visit, type Host } from './support/house.ts';
import { Players } from './support/players.ts';
import { playTo, seedNumber } from './support/robots.ts';
import { openStored, store } from './support/stored-game.ts';
import { Tablet, type Screen } from './support/tablet.ts';
import { movesFrom, storedGame } from './support/truth.ts';

const PEGASUS: GameConfig = {
	set: 'pegasus',
	objective: 'new-caprica',
	players: 4,
	fourSix: 'sympathizer',
	leader: false
};
/** Each game is begun a little further on than the one before, and dies so often. */
const GAMES = runs(2, 49);
const KILLS = runs(10, 20);
/** browsers that are killed as a whole */
const BROWSERS = runs(2, 20);
const idOf = (n: number): string => String(n).padStart(32, '5');

test.use({ trace: 'off' });

/** Could this have been shown of this game? */
function fits({ screen, seat, lines, cards, why }: Shown, game: Game): boolean {
	const asked = pending(game).filter((decision) => screen !== 'private' || decision.seat === seat);
	if (why !== null && asked.every((decision) => decision.why !== why)) return false;
	if (screen === 'table') return lines === null || lines === tableView(game).log.length;
	return screen !== 'private' || cards === null || cards === game.seats[seat ?? 0]?.hand.length;
}

/** Where the game is opened again: an open question on the table, any other behind its gate. */
function opensAt(game: Game): Screen {
	const [asked] = pending(game);
	return !asked || asked.mode === 'public' ? { screen: 'table' } : { screen: 'gate', seat: asked.seat };
}

/** The game before, and after each answer that was stored since. */
function statesOf(game: Game, since: readonly Answer[]): Game[] {
	const states = [game];
	for (const given of since) {
		const next = answer(states.at(-1) ?? game, given);
		if ('refused' in next) throw new Error(`stored, but refused: ${next.refused}`);
		states.push(next);
	}
	return states;
}

/** What is stored is the game before and the answers since, whole; and what was shown is one of the states on the way. */
function isKept(
	before: { game: Game; moves: number },
	stored: { snapshot: Game; moves: number },
	since: readonly Answer[],
	shown: Shown | null
): boolean {
	const states = statesOf(before.game, since);
	return (
		stored.moves === before.moves + since.length &&
		JSON.stringify(stored.snapshot) === JSON.stringify(states.at(-1)) &&
		(shown === null || states.some((state) => fits(shown, state)))
	);
}

/** What lies open is searched for secrets elsewhere; here it would only take time. */
async function sit(page: Page): Promise<Players> {
	const players = await Players.at(new Tablet(page));
	players.watching = false;
	return players;
}

/** A game some way on, opened behind its curtain. */
async function begin(page: Page, host: Host, n: number, id: string): Promise<Players> {
	let left = (n % 12) * 15;
	const begun = playTo(PEGASUS, seedNumber(n), () => left-- <= 0);
	if (!begun) throw new Error('the game ends before');
	await store(page, begun, id);
	await openStored(page, host.url, id);
	return sit(page);
}

/** Opens the game that has died again, and counts what is lost: nothing. */
async function resume(page: Page, host: Host, dead: Life, shown: Shown | null): Promise<Players> {
	await openStored(page, host.url, dead.id);
	const stored = await storedGame(page, dead.id);
	const since = await movesFrom(page, dead.id, dead.moves);
	const kept = isKept(dead, stored, since, shown);
	figure('kill points', 1);
	figure('losses found', kept ? 0 : 1);
	const lines = statesOf(dead.game, since).map((state) => tableView(state).log.length);
	expect(kept, `after ${String(stored.moves)} answers: ${JSON.stringify({ shown, lines, since })}`).toBe(
		true
	);

	const players = await sit(page);
	await players.tablet.tap('[data-lift]');
	await expect
		.poll(() => players.tablet.screen(), { intervals: [5, 10, 20] })
		.toEqual(opensAt(stored.snapshot));
	return players;
}

/** What a page has shown in its life is held against all it has stored in its life: a picture may be told late. */
type Life = Pick<Players, 'id' | 'game' | 'moves'>;
const lifeOf = ({ id, game, moves }: Players): Life => ({ id, game, moves });

for (let n = 0; n < GAMES; n++)
	test(`game ${String(n)} dies ${String(KILLS)} times and loses nothing`, async ({ page, context, host }) => {
		test.setTimeout(60_000 + KILLS * 20_000);
		const pick = chanceOf(n + 77);
		const doomed = new Doomed();
		await doomed.watch(context);
		await visit(page, host);
		let players = await begin(page, host, n, idOf(0));
		for (let killed = 0; killed < KILLS; killed++) {
			const born = lifeOf(players);
			const goal = players.moves + pick(2);
			await players.playUntil((now) => now.moves >= goal);
			if (players.over) players = await begin(players.tablet.page, host, n + killed, idOf(killed + 1));
			const life = players.id === born.id ? born : lifeOf(players);
			await doomed.dieInStep(players, pick);
			const { shown } = doomed;
			doomed.shown = null;
			players = await resume(await context.newPage(), host, life, shown);
		}
	});

test('the whole browser is killed, again and again, and loses nothing', async ({
	playwright,
	host
}, info) => {
	test.setTimeout(60_000 + BROWSERS * 40_000);
	const pick = chanceOf(5);
	const { launchOptions = {}, viewport, userAgent, hasTouch, isMobile } = info.project.use;
	const folder = mkdtempSync(join(tmpdir(), 'airlock-battery-'));
	const device = { ...launchOptions, viewport, userAgent, hasTouch, isMobile };
	let dead: Life | null = null;
	let shown: Shown | null = null;
	for (let killed = 0; killed <= BROWSERS; killed++) {
		const context: BrowserContext = await playwright.chromium.launchPersistentContext(
			folder,
			// what is not set is not given
			JSON.parse(JSON.stringify(device)) as typeof launchOptions
		);
		const doomed = new Doomed();
		await doomed.watch(context);
		const page = await context.newPage();
		if (!dead) await visit(page, host);
		const players: Players = dead
			? await resume(page, host, dead, shown)
			: await begin(page, host, 3, idOf(0));
		if (killed === BROWSERS) {
			await context.close();
			break;
		}
		dead = lifeOf(players);
		const goal = players.moves + pick(3);
		await players.playUntil(({ moves, over }) => over || moves >= goal);
		const step = players.step().catch(() => undefined);
		await new Promise((done) => setTimeout(done, pick(400)));
		const gone = context.waitForEvent('close');
		killAll(folder);
		await Promise.all([gone, step]);
		({ shown } = doomed);
	}
	rmSync(folder, { recursive: true });
});

/** Every process of the browser that keeps its things there, at one blow. */
function killAll(folder: string): void {
	for (const pid of execFileSync('pgrep', ['-f', '--', `--user-data-dir=${folder}`], { encoding: 'utf8' })
		.trim()
		.split('\n'))
		try {
			process.kill(Number(pid), 'SIGKILL');
		} catch {
			// it went with another
		}
}

test('a result that was shown and is not stored, or stored by half, would be noticed', async ({
	page,
	context,
	host
}) => {
	const doomed = new Doomed();
	await doomed.watch(context);
	await visit(page, host);
	const players = await begin(page, host, 2, idOf(0));
	const before = lifeOf(players);
	const { turn } = before.game;
	await players.playUntil(({ game }) => game.turn > turn);
	await players.toTable();
	await expect.poll(() => doomed.shown).toMatchObject({ screen: 'table' });
	const { shown } = doomed;
	const stored = await storedGame(page, before.id);
	const since = await movesFrom(page, before.id, before.moves);
	expect(isKept(before, stored, since, shown)).toBe(true);
	expect(isKept(before, { snapshot: before.game, moves: before.moves }, [], shown)).toBe(false);
	expect(isKept(before, { ...stored, moves: stored.moves - 1 }, since, shown)).toBe(false);
	expect(isKept(before, { ...stored, snapshot: before.game }, since, shown)).toBe(false);
});
