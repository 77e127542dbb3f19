/** The tablet under a finger: taps and holds by touch only, and counts them. */
import type { Page } from '@playwright/test';

const PATIENCE = 10_000;
/** as long as a finger has to rest on a card for help */
const HOLD = 500;
const HELP = '[data-sheet]:has([data-help])';
const UNFINISHED = 'the screen is still being put together';

export type Screen =
	| { screen: 'table' | 'curtain' | 'trouble' | 'loading' | 'none' }
	| { screen: 'gate' | 'private'; seat: number };

interface Point {
	x: number;
	y: number;
}

/** Runs in the page: the middle of the n-th element that can be touched, or why none can. */
function reach([selector, nth, unfinished]: readonly [string, number, string]): Point | string {
	if (document.querySelector('[aria-busy="true"]')) return unfinished;
	const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
		const { width, height } = element.getBoundingClientRect();
		return width > 0 && height > 0 && !(element as HTMLButtonElement).disabled;
	});
	const element = found.at(nth);
	if (!element) return `no ${selector} (${String(found.length)} found)`;
	const middle = (): Point => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return { x: left + width / 2, y: top + height / 2 };
	};
	const touched = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y);
	const hits = (point: Point): boolean => {
		const at = touched(point);
		return at !== null && (element.contains(at) || at.closest('label')?.contains(element) === true);
	};
	if (hits(middle())) return middle();
	element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
	const point = middle();
	if (hits(point)) return point;
	const above = touched(point);
	return `${selector} lies under ${above ? above.outerHTML.slice(0, 200) : 'the edge of the screen'}`;
}

export class Tablet {
	taps = 0;
	holds = 0;

	constructor(readonly page: Page) {}

	/** Throws with what is in the way when it cannot be reached in time. */
	async find(selector: string, nth = 0, patience = PATIENCE): Promise<Point> {
		const until = Date.now() + patience;
		for (;;) {
			const point = await this.page.evaluate(reach, [selector, nth, UNFINISHED] as const);
			if (typeof point !== 'string') return point;
			if (Date.now() > until) throw new Error(`cannot be touched: ${point}`);
			await this.page.waitForTimeout(20);
		}
	}

	async tap(selector: string, nth = 0): Promise<void> {
		const { x, y } = await this.find(selector, nth);
		const down = Date.now();
		await this.page.touchscreen.tap(x, y);
		if (Date.now() - down > HOLD && (await this.page.locator(HELP).count()) > 0) {
			// a machine so busy that the finger stayed down: it was a hold, which opens help. Closed, and tapped again
			const close = await this.find(`${HELP} [data-close]`);
			await this.page.touchscreen.tap(close.x, close.y);
			await this.tap(selector, nth);
			return;
		}
		this.taps += 1;
	}

	/** A screen is put together part by part; a finger comes later than the last of them, and nothing moves under it. */
	async whole(): Promise<void> {
		await this.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
	}

	async isThere(selector: string): Promise<boolean> {
		const until = Date.now() + PATIENCE;
		for (;;) {
			const point = await this.page.evaluate(reach, [selector, 0, UNFINISHED] as const);
			if (point !== UNFINISHED || Date.now() > until) return point instanceof Object;
		}
	}

	/** A finger that stays down for so long. Playwright's touchscreen only taps, so this goes one level deeper. */
	async hold(selector: string, milliseconds: number, meanwhile?: () => Promise<void>): Promise<void> {
		const point = await this.find(selector);
		const session = await this.page.context().newCDPSession(this.page);
		await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
		await this.page.waitForTimeout(milliseconds);
		await meanwhile?.();
		await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await session.detach();
		this.holds += 1;
	}

	screen(): Promise<Screen> {
		return this.page.evaluate(() => {
			const root = document.querySelector<HTMLElement>('[data-screen]');
			const { screen = 'none', gate, private: own } = root?.dataset ?? {};
			const seat = gate ?? own;
			// whatever else it says, the player's next step fails on it
			return (seat === undefined ? { screen } : { screen, seat: Number(seat) }) as Screen;
		});
	}

	/** Two taps instead of a hold: the same way in, for those who cannot hold, and quicker. */
	async passGate(): Promise<void> {
		await this.tap('[data-two-tap="first"]');
		await this.tap('[data-two-tap="second"]');
	}

	async holdGate(): Promise<void> {
		await this.hold('[data-hold-to-open]', 900);
	}
}
