import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: { wasWaitingBeforeRegister?: boolean }) => void;

/** Stands in for workbox-window: the tests fire what a browser would. */
class FakeWorkbox {
	static latest: FakeWorkbox;
	static registration: () => Promise<{ active: object | null } | undefined>;
	readonly listeners = new Map<string, Listener>();
	readonly messageSkipWaiting = vi.fn();
	readonly update = vi.fn(() => Promise.reject(new Error('offline')));
	constructor(readonly script: string) {
		FakeWorkbox.latest = this;
	}
	addEventListener(type: string, listener: Listener) {
		this.listeners.set(type, listener);
	}
	register = () => FakeWorkbox.registration();
	fire(type: string, event: Parameters<Listener>[0] = {}) {
		this.listeners.get(type)?.(event);
	}
}
vi.mock('workbox-window', () => ({ Workbox: FakeWorkbox }));
vi.mock('$app/environment', () => ({ dev: false }));
vi.mock('$app/paths', () => ({ resolve: (path: string) => `/airlock${path}` }));

/** Web Locks, as far as they are used: one name, shared holders, exclusive only when free. */
class FakeLocks {
	held = 0;
	async request(
		_name: string,
		options: { mode?: string; ifAvailable?: boolean },
		use: (lock: object | null) => unknown
	): Promise<unknown> {
		if (options.ifAvailable && this.held > 0) return use(null);
		this.held++;
		try {
			return await use({});
		} finally {
			this.held--;
		}
	}
}

const reload = vi.fn();
let locks: FakeLocks;
let page: EventTarget & { visibilityState: string };
let workers: EventTarget & { controller: object | null };
let browser: Record<string, unknown>;

/** Lets every promise that is already settled be heard. */
const settle = () => new Promise((done) => setTimeout(done, 0));

async function start() {
	vi.resetModules();
	return import('./pwa.svelte');
}

beforeEach(() => {
	locks = new FakeLocks();
	page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	workers = Object.assign(new EventTarget(), { controller: null });
	browser = { serviceWorker: workers, locks };
	FakeWorkbox.registration = () => Promise.resolve({ active: null });
	reload.mockClear();
	vi.stubGlobal('navigator', browser);
	vi.stubGlobal('document', page);
	vi.stubGlobal('location', { reload });
});
afterEach(() => {
	vi.unstubAllGlobals();
});

describe('offline copy', () => {
	it('is none where workers are unknown', async () => {
		delete browser.serviceWorker;
		const { pwa } = await start();
		await pwa.register();
		expect(pwa.status).toBe('none');
	});
	it('is installing, then ready', async () => {
		const { pwa } = await start();
		await pwa.register();
		expect(FakeWorkbox.latest.script).toBe('/airlock/service-worker.js');
		expect(pwa.status).toBe('installing');
		FakeWorkbox.latest.fire('activated');
		expect(pwa.status).toBe('ready');
	});
	it('is ready at once on a later visit', async () => {
		FakeWorkbox.registration = () => Promise.resolve({ active: {} });
		const { pwa } = await start();
		await pwa.register();
		expect(pwa.status).toBe('ready');
	});
	it('has failed when the worker is refused, or dies while it installs', async () => {
		FakeWorkbox.registration = () => Promise.reject(new Error('blocked'));
		const { pwa } = await start();
		await pwa.register();
		expect(pwa.status).toBe('failed');

		FakeWorkbox.registration = () => Promise.resolve({ active: null });
		await pwa.register();
		FakeWorkbox.latest.fire('redundant');
		expect(pwa.status).toBe('failed');
	});
	it('stays ready when only an update fails to install', async () => {
		FakeWorkbox.registration = () => Promise.resolve({ active: {} });
		const { pwa } = await start();
		await pwa.register();
		FakeWorkbox.latest.fire('redundant');
		expect(pwa.status).toBe('ready');
	});
	it('looks for a new version whenever the app comes back, and shrugs when offline', async () => {
		const { pwa } = await start();
		await pwa.register();
		page.dispatchEvent(new Event('visibilitychange'));
		await settle();
		expect(FakeWorkbox.latest.update).toHaveBeenCalledOnce();
	});
});

describe('a new version', () => {
	async function waiting(event = {}) {
		const { pwa } = await start();
		await pwa.register();
		FakeWorkbox.latest.fire('waiting', event);
		await settle();
		return { pwa, skipWaiting: FakeWorkbox.latest.messageSkipWaiting };
	}

	it('is announced and applied on request', async () => {
		const { pwa, skipWaiting } = await waiting();
		expect(pwa.updateReady).toBe(true);
		expect(skipWaiting).not.toHaveBeenCalled();
		expect(await pwa.apply()).toBe(true);
		expect(skipWaiting).toHaveBeenCalledOnce();
	});
	it('is not applied when there is none', async () => {
		const { pwa } = await start();
		await pwa.register();
		expect(await pwa.apply()).toBe(false);
	});
	it('waits while a table is open, and comes in when it is left', async () => {
		const { pwa, skipWaiting } = await waiting();
		pwa.tableOpen = true;
		expect(await pwa.apply()).toBe(false);
		expect(skipWaiting).not.toHaveBeenCalled();
		pwa.tableOpen = false;
		await settle();
		expect(skipWaiting).toHaveBeenCalledOnce();
		expect(locks.held).toBe(0);
	});
	it('waits while another tab has a table open', async () => {
		const { pwa, skipWaiting } = await waiting();
		locks.held = 1;
		expect(await pwa.apply()).toBe(false);
		expect(skipWaiting).not.toHaveBeenCalled();
	});
	it('comes in at the next start', async () => {
		const { skipWaiting } = await waiting({ wasWaitingBeforeRegister: true });
		expect(skipWaiting).toHaveBeenCalledOnce();
	});
	it('works without locks', async () => {
		delete browser.locks;
		const { pwa, skipWaiting } = await waiting();
		pwa.tableOpen = true;
		expect(await pwa.apply()).toBe(false);
		pwa.tableOpen = false;
		await settle();
		expect(skipWaiting).toHaveBeenCalledOnce();
	});
	/** A worker takes the page over. */
	function takeOver(worker: object | null) {
		workers.controller = worker;
		workers.dispatchEvent(new Event('controllerchange'));
	}
	const [first, next] = [{ version: 1 }, { version: 2 }];

	it('reloads the page when it takes over from another', async () => {
		workers.controller = first;
		const { pwa } = await start();
		await pwa.register();
		expect(reload).not.toHaveBeenCalled();
		takeOver(next);
		expect(reload).toHaveBeenCalledOnce();
	});
	it('is no new version where there was none before: on the first visit, on one at its heels, when asked again; but the next is', async () => {
		const { pwa } = await start();
		await pwa.register();
		await pwa.register();
		takeOver(first);
		takeOver(first);
		expect(reload).not.toHaveBeenCalled();
		takeOver(next);
		expect(reload).toHaveBeenCalledOnce();
	});
	it('never reloads under an open table, only once that is left', async () => {
		workers.controller = first;
		const { pwa } = await start();
		await pwa.register();
		pwa.tableOpen = true;
		takeOver(next);
		await settle();
		expect(reload).not.toHaveBeenCalled();
		pwa.tableOpen = false;
		await settle();
		expect(reload).toHaveBeenCalledOnce();
	});
});

describe('the screen', () => {
	class Sentinel {
		released = false;
		release() {
			this.released = true;
			return Promise.resolve();
		}
	}
	let sentinels: Sentinel[];
	const request = vi.fn(() => {
		const sentinel = new Sentinel();
		sentinels.push(sentinel);
		return Promise.resolve(sentinel);
	});
	beforeEach(() => {
		sentinels = [];
		request.mockClear();
		browser.wakeLock = { request };
	});

	it('stays on until released', async () => {
		const { wakeLock } = await start();
		await wakeLock.request();
		expect(sentinels.map(({ released }) => released)).toEqual([false]);
		await wakeLock.release();
		expect(sentinels.map(({ released }) => released)).toEqual([true]);
	});
	it('is asked for again when the page comes back, and only while wanted', async () => {
		const { wakeLock } = await start();
		await wakeLock.request();
		page.dispatchEvent(new Event('visibilitychange'));
		await settle();
		expect(request).toHaveBeenCalledTimes(1);
		await sentinels[0]?.release(); // as the system does when the page is hidden
		page.dispatchEvent(new Event('visibilitychange'));
		await settle();
		expect(request).toHaveBeenCalledTimes(2);
		await wakeLock.release();
		page.dispatchEvent(new Event('visibilitychange'));
		await settle();
		expect(request).toHaveBeenCalledTimes(2);
	});
	it('lets go of a lock that arrives after it was given up', async () => {
		const { wakeLock } = await start();
		const asking = wakeLock.request();
		await wakeLock.release();
		await asking;
		expect(sentinels.map(({ released }) => released)).toEqual([true]);
	});
	it('is left alone where that is refused or unknown', async () => {
		const { wakeLock } = await start();
		request.mockRejectedValueOnce(new Error('low battery'));
		await expect(wakeLock.request()).resolves.toBeUndefined();
		delete browser.wakeLock;
		await expect(wakeLock.request()).resolves.toBeUndefined();
	});
});

describe('lasting storage', () => {
	it.each([
		['granted', { persisted: () => Promise.resolve(true), persist: () => Promise.resolve(false) }],
		['granted', { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(true) }],
		['denied', { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(false) }],
		['denied', { persisted: () => Promise.reject(new Error('no')), persist: () => Promise.resolve(true) }],
		['unsupported', {}],
		['unsupported', undefined]
	])('is %s', async (expected, storage) => {
		browser.storage = storage;
		const { persist } = await start();
		expect(await persist()).toBe(expected);
	});
	it('is asked for once', async () => {
		const ask = vi.fn(() => Promise.resolve(true));
		browser.storage = { persisted: () => Promise.resolve(false), persist: ask };
		const { persist } = await start();
		await Promise.all([persist(), persist()]);
		await persist();
		expect(ask).toHaveBeenCalledOnce();
	});
});
