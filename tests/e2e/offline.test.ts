import type { Seat } from '../../src/lib/rules/index.ts';
import { tableView } from '../../src/lib/views/index.ts';
import { cutOff, en, expect, test, visit } from './support/house.ts';
import { startGame } from './support/new-game.ts';
import { Players } from './support/players.ts';
import { Tablet } from './support/tablet.ts';
import { storedGame } from './support/truth.ts';
import { nameOf } from './support/secrets.ts';

test.describe('without the worker', () => {
	test.use({ serviceWorkers: 'block' });
	test('nothing starts without a network: the proof that the others really have none', async ({
		page,
		context,
		host
	}) => {
		await page.goto(host.url);
		await expect(page.getByRole('heading', { name: en.app.name, exact: true })).toBeVisible();
		await context.setOffline(true);
		await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
		await context.setOffline(false);
		await host.stop();
		await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
	});
});

test('a five-player Pegasus game begins, is passed round, and goes on after the page was killed, all without a network', async ({
	page,
	context,
	host
}) => {
	test.setTimeout(120_000);
	await visit(page, host);
	await cutOff(context, host);
	await page.reload();
	await expect(page.getByRole('heading', { name: en.app.name, exact: true })).toBeVisible();

	const players = await startGame(page, { players: 5, set: 'pegasus', objective: 'new-caprica' });
	await players.playUntil(({ game }) => game.turn > 0);

	for (const { seat } of tableView(players.game).seats) await seesOwnOnly(players, seat);

	const { turn } = players.game;
	await players.playUntil(({ game }) => game.turn === turn + 2);
	const { id, game, moves } = players;
	expect((await storedGame(page, id)).snapshot).toEqual(game);

	// killed: no farewell, a new page
	await page.close({ runBeforeUnload: false });
	const fresh = await context.newPage();
	await fresh.goto(host.url);
	await fresh.getByRole('link', { name: /^Open / }).tap();
	await fresh.locator('[data-screen="curtain"]').waitFor();
	const resumed = await Players.at(new Tablet(fresh));
	expect(resumed.game).toEqual(game);
	expect(resumed.moves).toBe(moves);
	await resumed.playUntil((now) => now.moves > moves);
});

/** Opens a seat's gate by holding it: own hand in full, own loyalty while held, nobody else's anything. */
async function seesOwnOnly(players: Players, seat: Seat): Promise<void> {
	const { tablet, game } = players;
	const { page } = tablet;
	await players.toTable();
	await tablet.tap(`[data-seat="${String(seat)}"]`);
	await players.expectNothingSecret();
	await tablet.holdGate();
	await expect(page.locator(`[data-private="${String(seat)}"]`)).toBeAttached();
	const own = game.seats[seat];
	if (!own) throw new Error(`no seat ${String(seat)}`);
	await expect(page.locator('[data-hand]')).toHaveAttribute('data-hand', String(own.hand.length));
	await players.expectOnlySecretsOf(seat, []);

	await tablet.tap('[data-drawer="loyalty"]');
	await players.expectOnlySecretsOf(seat, []);
	const [first] = own.loyalty;
	if (first === undefined) throw new Error('dealt no loyalty card');
	await tablet.hold('[data-hold="loyalty"]', 100, async () => {
		await expect(page.locator('[data-hold="loyalty"]').first()).toContainText(nameOf(first));
		await players.expectOnlySecretsOf(seat, [first]);
	});
	await expect(page.locator('[data-hold="loyalty"]').first()).not.toContainText(nameOf(first));
	await tablet.tap('[data-cover]');
	await players.expectNothingSecret();
}
