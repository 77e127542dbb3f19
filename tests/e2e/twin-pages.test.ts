// Two tablets with games that differ only in secrets, side by side: curtain, table and every gate are the same, byte for byte.
// Nothing is set equal afterwards: both games have one name and one seed, and both clocks stand still.
import { chanceOf } from '../../src/lib/robots/index.ts';
import type { Game, GameConfig } from '../../src/lib/rules/index.ts';
import { figure } from '../../src/lib/storage/testing/figures.ts';
import { runs } from '../../src/lib/storage/testing/runs.ts';
import type { Everything } from './support/everything.ts';
import { expect, test } from './support/house.ts';
import { playTo, seedNumber, type Played } from './support/robots.ts';
import { apart, both, isScreen, openBoth, putAway, twinOf, twoTablets, type Pair } from './support/twins.ts';

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
const GAMES = runs(5, 10);
const MOMENTS = runs(4, 12);

/** Two hundred pictures of every step would take longer than the steps. */
test.use({ trace: 'off' });

/** Goes through the screens that are for all eyes, with the gates of these seats; gives what differs, by screen, and how many were seen. */
async function compare(pair: Pair, gates: readonly number[]): Promise<{ found: string[]; pages: number }> {
	const found: string[] = [];
	let pages = 0;
	const look = async (name: string): Promise<void> => {
		const told = await apart(pair);
		if (told !== null) found.push(`${name}: ${told}`);
		pages += 1;
	};
	await look('curtain');
	await both(pair, async (tablet) => {
		await tablet.tap('[data-lift]');
		await isScreen(tablet, 'table', 'gate');
	});
	await look('under the curtain');
	for (const [n, seat] of gates.entries()) {
		await both(pair, async (tablet) => {
			if ((await tablet.screen()).screen === 'gate') await tablet.tap('[data-to-table]');
			await isScreen(tablet, 'table');
		});
		if (n === 0) await look('table');
		await both(pair, async (tablet) => {
			await tablet.tap(`[data-seat="${String(seat)}"]`);
			await isScreen(tablet, 'gate');
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
			await openBoth(pair, played, other, host);
			const gates = Array.from({ length: config.players }, (_, seat) => seat);
			const seen = await compare(pair, runs(1, 0) ? [pick(config.players)] : gates);
			figure('leaks found', seen.found.length);
			expect(seen.found, `after ${String(played.moves.length)} answers`).toEqual([]);
			pages += seen.pages;
		}
		figure('pages compared', pages);
		expect(pages).toBeGreaterThan(10);
		await putAway(pair);
	});

const secretsOf = ({ seats, decks }: Game): unknown => [
	seats.map(({ hand }) => hand),
	decks.loyalty,
	decks.crisis
];

/** A loyalty card, put where no one looks: each is a leak, and each is found, in the part of the page it was put into. */
const PLANTED: Readonly<Record<string, readonly [found: keyof Everything, plant: (card: string) => void]>> = {
	'a text': [
		'page',
		(card) => {
			document.querySelector('h1')?.append(card);
		}
	],
	'an attribute at the gate': [
		'page',
		(card) => {
			document.querySelector('[data-screen="gate"]')?.setAttribute('data-card', card);
		}
	],
	'a class that depends on a card': [
		'page',
		(card) => {
			document.body.classList.toggle('dark-edge', card.startsWith('cylon-'));
		}
	],
	'a style': [
		'page',
		(card) => {
			document.body.style.setProperty('--card', card);
		}
	],
	'a rule added while it runs': [
		'styles',
		(card) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(`body { --card: ${card} }`);
			document.adoptedStyleSheets.push(sheet);
		}
	],
	'a name only a screen reader says': [
		'page',
		(card) => {
			document.querySelector('button')?.setAttribute('aria-label', card);
		}
	],
	'what no attribute says, only a screen reader': [
		'spoken',
		(card) => {
			const host = document.createElement('div');
			host.attachShadow({ mode: 'open' }).append(card);
			document.body.append(host);
		}
	],
	'the title': [
		'page',
		(card) => {
			document.title = card;
		}
	],
	'the address': [
		'page',
		(card) => {
			location.hash = card;
		}
	],
	'the history': [
		'page',
		(card) => {
			history.replaceState({ ...(history.state as object), card }, '');
		}
	],
	'the local storage': [
		'page',
		(card) => {
			localStorage.setItem('last', card);
		}
	],
	'the session storage': [
		'page',
		(card) => {
			sessionStorage.setItem('last', card);
		}
	],
	'the cookies': [
		'page',
		(card) => {
			document.cookie = `last=${card}`;
		}
	],
	'a field': [
		'page',
		(card) => {
			const field = document.createElement('input');
			document.body.append(field);
			field.value = card;
		}
	],
	'a cache': [
		'caches',
		(card) => {
			void caches.open(card);
		}
	],
	'a page in a cache': [
		'caches',
		(card) => {
			void caches.open('cylon-brig').then((cache) => cache.put('/last', new Response(card)));
		}
	],
	'the clipboard': [
		'copied',
		(card) => {
			void navigator.clipboard.writeText(card);
		}
	],
	'a wait': [
		'waits',
		(card) => {
			setTimeout(() => undefined, card.length);
		}
	],
	'something drawn': [
		'picture',
		(card) => {
			const canvas = document.querySelector('canvas') ?? document.createElement('canvas');
			document.querySelector('[data-screen]')?.prepend(canvas);
			canvas.getContext('2d')?.fillText(card, 20, 20);
		}
	],
	'an order that follows from a card': [
		'page',
		(card) => {
			const [first] = document.querySelectorAll('button');
			if (first && card.length > 'cylon-brig'.length) first.parentElement?.append(first);
		}
	]
};

test('a leak of each kind, planted at the gate, is found', async ({ browser, host }) => {
	test.setTimeout(300_000);
	const pair = await twoTablets(browser, host);
	const played = playTo(base, seedNumber(1), ({ turn }) => turn === 1);
	if (!played) throw new Error('the game ends before');
	for (const [where, [found, plant]] of Object.entries(PLANTED)) {
		await openBoth(pair, played, twinOf(played.game, 1), host);
		await both(pair, async (tablet) => {
			await tablet.tap('[data-lift]');
			await isScreen(tablet, 'table', 'gate');
			if ((await tablet.screen()).screen === 'table') await tablet.tap('[data-seat="1"]');
			await isScreen(tablet, 'gate');
		});
		expect(await apart(pair), `before ${where}`).toBeNull();
		await Promise.all([
			pair.one.page.evaluate(plant, 'cylon-brig'),
			pair.other.page.evaluate(plant, 'you-are-not-a-cylon-base')
		]);
		expect(await apart(pair), where).toMatch(new RegExp(`^${found}`));
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
	await putAway(pair);
});
