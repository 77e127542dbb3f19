// Two tablets with games that differ only in secrets, side by side: curtain, table and every gate are the same, byte for byte.
// Nothing is set equal afterwards: both games have one name and one seed, and both clocks stand still.
import type { Browser, Page } from '@playwright/test';
import { chanceOf } from '../../src/lib/robots/index.ts';
import type { Game, GameConfig } from '../../src/lib/rules/index.ts';
import { figure } from '../../src/lib/storage/testing/figures.ts';
import { runs } from '../../src/lib/storage/testing/runs.ts';
import { twin } from '../../src/lib/views/testing/twin.ts';
import { everythingOn, toldApart } from './support/everything.ts';
import { expect, test, visit, type Host } from './support/house.ts';
import { playTo, seedNumber, type Played } from './support/robots.ts';
import { openStored, store } from './support/stored-game.ts';
import { Tablet } from './support/tablet.ts';

const ID = '1'.repeat(32);
const NOON = Date.UTC(2026, 0, 1, 12);

const base: GameConfig = {
	set: 'base',
	objective: 'kobol',
	players: 4,
	fourSix: 'sympathizer',
	leader: false
};
const pegasus: GameConfig = { ...base, set: 'pegasus', objective: 'new-caprica', leader: true };
const TABLES: readonly GameConfig[] = [
	{ ...pegasus, players: 5 },
	{ ...base, players: 3 },
	{ ...pegasus, players: 4, leader: false, fourSix: 'sympathetic-cylon' },
	{ ...base, players: 6 },
	{ ...pegasus, players: 7 }
];
const GAMES = runs(5, 60);
const MOMENTS = runs(5, 25);

/** Two hundred pictures of every step would take longer than the steps. */
test.use({ trace: 'off' });

interface Pair {
	one: Tablet;
	other: Tablet;
}

/** Two devices that have never heard of each other. */
async function twoTablets(browser: Browser, host: Host): Promise<Pair> {
	const [one, other] = await Promise.all([1, 2].map(() => freshTablet(browser, host)));
	if (!one || !other) throw new Error('two were asked for');
	return { one, other };
}
async function freshTablet(browser: Browser, host: Host): Promise<Tablet> {
	const page = await (await browser.newContext()).newPage();
	await page.clock.setFixedTime(NOON);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await visit(page, host);
	return new Tablet(page);
}
const both = async (pair: Pair, act: (tablet: Tablet) => Promise<void>): Promise<void> => {
	await Promise.all([act(pair.one), act(pair.other)]);
};

/** The seed stays: the commitment to it is shown before the first turn. */
const twinOf = (game: Game, n: number): Game => ({ ...twin(game, null, chanceOf(n)), seed: game.seed });

async function open(pair: Pair, played: Played, other: Game, host: Host): Promise<void> {
	const lay = async ({ page }: Tablet, game: Game): Promise<void> => {
		await store(page, { ...played, game }, ID);
		await openStored(page, host.url, ID);
	};
	await Promise.all([lay(pair.one, played.game), lay(pair.other, other)]);
}

const isScreen = (page: Page, ...names: readonly string[]): Promise<void> =>
	page.locator(names.map((name) => `[data-screen="${name}"]`).join()).waitFor();

/** Goes through the screens that are for all eyes, with the gates of these seats; gives what differs, by screen, and how many were seen. */
async function compare(pair: Pair, gates: readonly number[]): Promise<{ found: string[]; pages: number }> {
	const found: string[] = [];
	let pages = 0;
	const look = async (name: string): Promise<void> => {
		const [a, b] = await Promise.all([everythingOn(pair.one.page), everythingOn(pair.other.page)]);
		const apart = toldApart(a, b);
		if (apart !== null) found.push(`${name}: ${apart}`);
		pages += 1;
	};
	await look('curtain');
	await both(pair, async (tablet) => {
		await tablet.tap('[data-lift]');
		await isScreen(tablet.page, 'table', 'gate');
	});
	await look('under the curtain');
	for (const [n, seat] of gates.entries()) {
		await both(pair, async (tablet) => {
			if ((await tablet.screen()).screen === 'gate') await tablet.tap('[data-to-table]');
			await isScreen(tablet.page, 'table');
		});
		if (n === 0) await look('table');
		await both(pair, async (tablet) => {
			await tablet.tap(`[data-seat="${String(seat)}"]`);
			await isScreen(tablet.page, 'gate');
		});
		await look(`gate of ${String(seat)}`);
	}
	return { found, pages };
}

for (let n = 0; n < GAMES; n++)
	test(`game ${String(n)}: what lies open does not depend on a secret`, async ({ browser, host }) => {
		test.setTimeout(60_000 + MOMENTS * 20_000);
		const config = TABLES[n % TABLES.length] ?? base;
		const pair = await twoTablets(browser, host);
		const pick = chanceOf(n + 1);
		let played: Played | null = null;
		let pages = 0;
		for (let moment = 0; moment < MOMENTS; moment++) {
			// the first ones are close together, for the set-up
			let left = moment === 0 ? 0 : 1 + pick(moment < 3 ? 8 : 40);
			played = playTo(config, seedNumber(n), () => left-- === 0, played ?? undefined);
			if (!played) break;
			const other = twinOf(played.game, n * 1000 + moment);
			expect(secretsOf(other)).not.toEqual(secretsOf(played.game));
			await open(pair, played, other, host);
			const gates = Array.from({ length: config.players }, (_, seat) => seat);
			const seen = await compare(pair, runs(1, 0) ? [pick(config.players)] : gates);
			figure('leaks found', seen.found.length);
			expect(seen.found, `after ${String(played.moves.length)} answers`).toEqual([]);
			pages += seen.pages;
		}
		figure('pages compared', pages);
		expect(pages).toBeGreaterThan(10);
		await both(pair, ({ page }) => page.context().close());
	});

const secretsOf = ({ seats, decks }: Game): unknown => [
	seats.map(({ hand }) => hand),
	decks.loyalty,
	decks.crisis
];

/** A loyalty card, put where no one looks: each is a leak, and each is found. */
const PLANTED: Readonly<Record<string, (card: string) => void>> = {
	'an attribute at the gate': (card) => {
		document.querySelector('[data-screen="gate"]')?.setAttribute('data-card', card);
	},
	'a class that depends on a card': (card) => {
		document.body.classList.toggle('dark-edge', card.startsWith('cylon-'));
	},
	'a style': (card) => {
		document.body.style.setProperty('--card', card);
	},
	'a rule added while it runs': (card) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`body { --card: ${card} }`);
		document.adoptedStyleSheets.push(sheet);
	},
	'a name only a screen reader says': (card) => {
		document.querySelector('button')?.setAttribute('aria-label', card);
	},
	'the title': (card) => {
		document.title = card;
	},
	'the address': (card) => {
		location.hash = card;
	},
	'the history': (card) => {
		history.replaceState({ ...(history.state as object), card }, '');
	},
	'the local storage': (card) => {
		localStorage.setItem('last', card);
	},
	'the session storage': (card) => {
		sessionStorage.setItem('last', card);
	},
	'the cookies': (card) => {
		document.cookie = `last=${card}`;
	},
	'a field': (card) => {
		const field = document.createElement('input');
		document.body.append(field);
		field.value = card;
	},
	'a cache': (card) => {
		void caches.open(card);
	},
	'an order that follows from a card': (card) => {
		const [first] = document.querySelectorAll('button');
		if (first && card.length > 'cylon-brig'.length) first.parentElement?.append(first);
	}
};

test('a leak of each kind, planted at the gate, is found', async ({ browser, host }) => {
	test.setTimeout(120_000);
	const pair = await twoTablets(browser, host);
	const played = playTo(base, seedNumber(1), ({ turn }) => turn === 1);
	if (!played) throw new Error('the game ends before');
	for (const [where, plant] of Object.entries(PLANTED)) {
		await open(pair, played, twinOf(played.game, 1), host);
		await both(pair, async (tablet) => {
			await tablet.tap('[data-lift]');
			await isScreen(tablet.page, 'table', 'gate');
			if ((await tablet.screen()).screen === 'table') await tablet.tap('[data-seat="1"]');
			await isScreen(tablet.page, 'gate');
		});
		const look = () => Promise.all([everythingOn(pair.one.page), everythingOn(pair.other.page)]);
		expect(toldApart(...(await look())), `before ${where}`).toBeNull();
		await Promise.all([
			pair.one.page.evaluate(plant, 'cylon-brig'),
			pair.other.page.evaluate(plant, 'you-are-not-a-cylon-base')
		]);
		expect(toldApart(...(await look())), where).not.toBeNull();
		// nothing of it is left for the next one
		await both(pair, ({ page }) =>
			page.evaluate(async () => {
				localStorage.removeItem('last');
				sessionStorage.removeItem('last');
				document.cookie = 'last=; max-age=0';
				for (const name of ['cylon-brig', 'you-are-not-a-cylon-base']) await caches.delete(name);
			})
		);
	}
	await both(pair, ({ page }) => page.context().close());
});
