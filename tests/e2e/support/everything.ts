/** Everything a page gives to who looks at it, by whatever means, and where two pages can be told apart. */
import type { Page } from '@playwright/test';
import { wholePage } from './secrets.ts';

export interface Everything {
	/** text, attributes, inline styles, fields, title, address, history, cookies, local and session storage */
	page: string;
	/** rules added while the app runs */
	styles: string;
	/** what is kept for offline use */
	caches: string;
	/** what a screen reader says */
	spoken: string;
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
				now === seen && document.getAnimations().every(({ playState }) => playState !== 'running')
					? same + 1
					: 0;
			seen = now;
		}
		if (same < still) throw new Error('the page never comes to rest');
	});

export async function everythingOn(page: Page): Promise<Everything> {
	await settled(page);
	const { styles, cached } = await page.evaluate(async () => {
		const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) =>
			[...sheet.cssRules].map((rule) => rule.cssText).join('\n')
		);
		const kept = await Promise.all(
			(await caches.keys()).map(async (name) => {
				const requests = await (await caches.open(name)).keys();
				return [name, ...requests.map(({ url }) => url).sort()];
			})
		);
		return { styles: sheets.join('\n'), cached: JSON.stringify(kept) };
	});
	return {
		page: await wholePage(page),
		styles,
		caches: cached,
		spoken: await page.locator('body').ariaSnapshot()
	};
}

/** Where two pages differ first, with what stands there; null: they are the same, byte for byte. */
export function toldApart(one: Everything, other: Everything): string | null {
	for (const part of ['page', 'styles', 'caches', 'spoken'] as const) {
		const [a, b] = [one[part], other[part]];
		if (a === b) continue;
		let at = 0;
		while (a[at] === b[at]) at++;
		const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
		return `${part} at ${String(at)}: ${around(a)}\n or: ${around(b)}`;
	}
	return null;
}
