/** A page that will die, and tells what it shows as long as it lives. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Players } from './players.ts';

/** What the page has shown last. */
export interface Shown {
	screen: string | undefined;
	seat: number | null;
	/** lines of the log on the table, cards in hand in private */
	lines: number | null;
	cards: number | null;
	/** what is asked */
	why: string | null;
}

type Pick = (n: number) => number;

export class Doomed {
	shown: Shown | null = null;
	#onTap: (() => void) | null = null;
	#onCut: (() => void) | null = null;

	/** Tells every tap as it arrives, and every new picture. */
	async watch(context: BrowserContext): Promise<void> {
		await context.exposeBinding('tellTap', () => this.#onTap?.());
		await context.exposeBinding('tellShown', (_, shown: Shown, cut: boolean) => {
			this.shown = shown;
			if (cut) this.#onCut?.();
		});
		await context.addInitScript(watchFromInside);
	}

	/** Lets the players take a step, in which the page dies. */
	async dieInStep(players: Players, pick: Pick): Promise<void> {
		const { page } = players.tablet;
		const end = pick(2) === 0 ? this.#atPaint(page) : this.#afterTap(pick);
		await end.ready;
		// a step that is cut off fails, as it must
		const step = players.step().catch(() => undefined);
		await Promise.race([end.come, step]);
		[this.#onTap, this.#onCut] = [null, null];
		await kill(page, pick(2) === 0);
		await step;
	}

	/** So long after the first, second or third tap: before its paint, while something is stored, just after. */
	#afterTap(pick: Pick): { ready: Promise<void>; come: Promise<void> } {
		let left = 1 + pick(3);
		const come = new Promise<void>((strike) => {
			this.#onTap = () => {
				left -= 1;
				if (left === 0) setTimeout(strike, pick(3) === 0 ? 0 : pick(60));
			};
		});
		return { ready: Promise.resolve(), come };
	}

	/** With the next thing it shows: whatever is not on the disk at that very moment never comes there. */
	#atPaint(page: Page): { ready: Promise<void>; come: Promise<void> } {
		const come = new Promise<void>((strike) => (this.#onCut = strike));
		const ready = page.evaluate(() => {
			Object.assign(window, { doomed: true });
		});
		return { ready, come };
	}
}

/** Runs in the page before anything else. */
function watchFromInside(): void {
	const inside = window as unknown as {
		tellTap: () => void;
		tellShown: (shown: unknown, cut: boolean) => void;
		doomed?: boolean;
	}; // bound above
	document.addEventListener('pointerdown', () => {
		inside.tellTap();
	});

	let cut = false;
	const underWay = new Set<IDBTransaction>();
	const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
	IDBDatabase.prototype.transaction = function (...given) {
		// the test may still read
		const [, mode] = given;
		if (mode !== 'readwrite') return transaction.apply(this, given);
		if (cut) throw new DOMException('dead', 'AbortError');
		const begun = transaction.apply(this, given);
		underWay.add(begun);
		for (const end of ['complete', 'abort'])
			begun.addEventListener(end, () => {
				underWay.delete(begun);
			});
		return begun;
	};
	const cutOff = (): void => {
		cut = true;
		for (const begun of underWay)
			try {
				begun.abort();
			} catch {
				// it is on the disk already
			}
	};

	const numberIn = (value: string | null | undefined): number | null =>
		value == null ? null : Number(value);
	let last = '';
	const look = (): void => {
		const root = document.querySelector<HTMLElement>('[data-screen]');
		const now = {
			screen: root?.dataset['screen'],
			seat: numberIn(root?.dataset['private'] ?? root?.dataset['gate']),
			lines: numberIn(root?.querySelector('[data-log]')?.getAttribute('data-log')),
			cards: numberIn(root?.querySelector('[data-hand]')?.getAttribute('data-hand')),
			why: root?.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null
		};
		const said = JSON.stringify(now);
		if (said === last || cut) return;
		last = said;
		if (inside.doomed) cutOff();
		inside.tellShown(now, cut);
	};
	new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Closed without farewell, or crashed in the middle of whatever it was doing. */
async function kill(page: Page, crash: boolean): Promise<void> {
	if (crash) {
		const session = await page.context().newCDPSession(page);
		// the answer to this never comes
		void session.send('Page.crash').catch(() => undefined);
		await page.waitForEvent('crash');
	}
	await page.close({ runBeforeUnload: false });
}
