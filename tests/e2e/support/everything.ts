/** Everything a page gives to who looks at it, by whatever means, and where two pages can be told apart. */
import type { BrowserContext, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { wholePage } from './secrets.ts';

const PARTS = ['page', 'styles', 'spoken', 'caches', 'copied', 'waits', 'picture'] as const;

/**
 * page: text, attributes, inline styles, fields, title, address, history, cookies, local and session storage
 * styles: every rule, also those added while the app runs
 * spoken: what a screen reader says
 * caches: what is kept for offline use, to the byte
 * copied: what was put on the clipboard
 * waits: how long the app has made itself wait, each time: what goes on by itself has to go on as quickly whatever is hidden
 * picture: what the screen shows, scrolled and focused as it is
 */
export type Everything = Readonly<Record<(typeof PARTS)[number], string>>;

interface Watched {
	copied: string[];
	waits: number[];
}

/** Before the first page: notes what is put on the clipboard, which all pages of a browser share, and every timer that is set. */
export async function watch(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const watched: Watched = { copied: [], waits: [] };
		Object.assign(window, { watched });
		const setTimer = window.setTimeout.bind(window);
		const timed = (then: TimerHandler, wait = 0, ...given: unknown[]): number => {
			watched.waits.push(wait);
			return setTimer(then, wait, ...given);
		};
		Object.assign(window, { setTimeout: timed });
		navigator.clipboard.writeText = (text) => {
			watched.copied.push(text);
			return Promise.resolve();
		};
		navigator.clipboard.write = async (items) => {
			for (const item of items)
				for (const type of item.types) watched.copied.push(await (await item.getType(type)).text());
		};
		window.addEventListener('copy', (event) => {
			watched.copied.push(event.clipboardData?.getData('text/plain') ?? '', String(getSelection()));
		});
	});
}

/** Waits until nothing moves any more: a picture taken half way would differ by chance. */
const settled = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const still = 3;
		let [seen, same] = ['', 0];
		for (let frame = 0; frame < 300 && same < still; frame++) {
			await new Promise((done) => requestAnimationFrame(done));
			const now = document.documentElement.outerHTML;
			same =
				now === seen &&
				!document.querySelector('[aria-busy="true"]') &&
				document.getAnimations().every(({ playState }) => playState !== 'running')
					? same + 1
					: 0;
			seen = now;
		}
		if (same < still) throw new Error('the page never comes to rest');
	});

/** Runs in the page. */
async function insides(): Promise<Omit<Everything, 'page' | 'spoken' | 'picture'>> {
	const hex = async (bytes: BufferSource): Promise<string> =>
		[...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
			.map((byte) => byte.toString(16))
			.join(' ');
	const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) =>
		[...sheet.cssRules].map((rule) => rule.cssText).join('\n')
	);
	const kept = await Promise.all(
		(await caches.keys()).map(async (name) => {
			const cache = await caches.open(name);
			const stored = await Promise.all(
				(await cache.keys()).map(async (request) => {
					const body = (await (await cache.match(request))?.arrayBuffer()) ?? new ArrayBuffer();
					return `${request.url} ${await hex(body)}`;
				})
			);
			return [name, ...stored.sort()];
		})
	);
	const { watched } = window as unknown as { watched: Watched }; // put there by `watch`
	return {
		styles: sheets.join('\n'),
		caches: JSON.stringify(kept),
		copied: JSON.stringify(watched.copied),
		// two timers set at the same moment may come in any order
		waits: JSON.stringify(watched.waits.filter((wait) => wait > 0).sort((a, b) => a - b))
	};
}

export async function everythingOn(page: Page): Promise<Everything> {
	await settled(page);
	const picture = await page.screenshot({ caret: 'initial' });
	return {
		page: await wholePage(page),
		...(await page.evaluate(insides)),
		spoken: await page.locator('body').ariaSnapshot(),
		picture: createHash('sha256').update(picture).digest('hex')
	};
}

/** Where two pages differ first, with what stands there; null: they are the same, byte for byte. */
export function toldApart(one: Everything, other: Everything): string | null {
	for (const part of PARTS) {
		const [a, b] = [one[part], other[part]];
		if (a === b) continue;
		let at = 0;
		while (a[at] === b[at]) at++;
		const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
		return `${part} at ${String(at)}: ${around(a)}\n or: ${around(b)}`;
	}
	return null;
}
