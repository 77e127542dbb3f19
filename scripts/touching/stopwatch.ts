/** A tablet with a stopwatch in it: how long each tap takes to the next paint, and how long the page is deaf afterwards. */
import type { CDPSession, Page } from '@playwright/test';
import { Tablet } from '../../tests/e2e/support/tablet.ts';

/** Long enough for an answer to be stored and shown on a slow machine; nothing else touches the page meanwhile. */
const SETTLED = 320;

export interface Measured {
	/** what was tapped, in a screen's words */
	what: string;
	/** from the finger leaving the glass until what it did has been handed over to be drawn, ms */
	paint: number;
	/** the same until it was on the screen, as the browser says, in steps of 8 ms; 0 when it was too short to be told */
	presented: number;
	/** the longest time the page could not have answered another finger, ms; 0 when it never was 50 or more */
	block: number;
	/** time the main thread has worked for it, without waiting for its turn on the processor, ms */
	worked: { all: number; script: number; style: number; layout: number };
}

interface Watch {
	paint: number;
	presented: number;
	block: number;
}
declare global {
	var stopwatch: { start: () => void; read: () => Watch } | undefined;
}

/** Runs in the page before anything else. */
export function installStopwatch(): void {
	let watch: Watch = { paint: 0, presented: 0, block: 0 };
	let [running, lifted] = [false, 0];
	addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), true);
	addEventListener(
		'click',
		() => {
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => {
					watch.paint = performance.now() - lifted;
				};
				port2.postMessage(null);
			});
		},
		true
	);
	const observe = (
		options: PerformanceObserverInit & { durationThreshold?: number },
		see: (entry: PerformanceEntry) => void
	): void => {
		new PerformanceObserver((list) => {
			// what began before the finger was lifted was not its doing
			for (const entry of list.getEntries())
				if (running && lifted > 0 && entry.startTime + entry.duration > lifted) see(entry);
		}).observe(options);
	};
	observe({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
		if (['pointerup', 'click'].includes(name)) watch.presented = Math.max(watch.presented, duration);
	});
	observe({ type: 'longtask' }, ({ duration }) => {
		watch.block = Math.max(watch.block, duration);
	});
	globalThis.stopwatch = {
		start: () => {
			watch = { paint: 0, presented: 0, block: 0 };
			[running, lifted] = [true, 0];
		},
		read: () => {
			running = false;
			return watch;
		}
	};
}

const NAMES = {
	all: 'TaskDuration',
	script: 'ScriptDuration',
	style: 'RecalcStyleDuration',
	layout: 'LayoutDuration'
};

export class TimedTablet extends Tablet {
	readonly measured: Measured[] = [];

	private constructor(
		page: Page,
		private readonly session: CDPSession
	) {
		super(page);
	}

	/** `slower`: so many times slower than this machine. */
	static async on(page: Page, slower: number): Promise<TimedTablet> {
		const session = await page.context().newCDPSession(page);
		await session.send('Performance.enable', { timeDomain: 'threadTicks' });
		await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
		return new TimedTablet(page, session);
	}

	override async tap(selector: string, nth = 0): Promise<void> {
		const { x, y } = await this.find(selector, nth);
		const what = await this.page.evaluate(() => {
			globalThis.stopwatch?.start();
			const { screen = '' } = document.querySelector<HTMLElement>('[data-screen]')?.dataset ?? {};
			const why = document.querySelector<HTMLElement>('[data-decision], [data-why]')?.dataset;
			return `${screen} ${why?.['decision'] ?? why?.['why'] ?? ''}`;
		});
		const before = await this.worked();
		await this.page.touchscreen.tap(x, y);
		this.taps += 1;
		await new Promise((done) => setTimeout(done, SETTLED));
		const after = await this.worked();
		const watch = await this.page.evaluate(() => globalThis.stopwatch?.read());
		if (!watch) throw new Error('there is no stopwatch in the page');
		const spent = (part: keyof typeof NAMES): number => (after[part] - before[part]) * 1000;
		this.measured.push({
			what: `${what}: ${selector}`,
			...watch,
			worked: { all: spent('all'), script: spent('script'), style: spent('style'), layout: spent('layout') }
		});
	}

	private async worked(): Promise<Record<keyof typeof NAMES, number>> {
		const { metrics } = await this.session.send('Performance.getMetrics');
		const of = (part: keyof typeof NAMES): number =>
			metrics.find(({ name }) => name === NAMES[part])?.value ?? 0;
		return { all: of('all'), script: of('script'), style: of('style'), layout: of('layout') };
	}
}
