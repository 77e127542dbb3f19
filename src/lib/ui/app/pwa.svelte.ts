import { dev } from '$app/environment';
import { resolve } from '$app/paths';
import { Workbox } from 'workbox-window';

/** Held, shared, by every tab with a table open: no tab may bring in a new version under another one's game. */
const TABLE_LOCK = 'airlock:table';

type Offline = 'none' | 'installing' | 'ready' | 'failed';

/** The installed app: is everything stored for offline use, and does a newer version wait? */
class Pwa {
	status = $state<Offline>('none');
	updateReady = $state(false);
	#tableOpen = $state(false);
	#workbox: Workbox | undefined;
	/** the worker this page runs under; null on a visit that began without one */
	#controller: ServiceWorker | null = null;
	/** a newer one has taken over under an open table */
	#outdated = false;
	#leaveTable: (() => void) | undefined;
	#tableHeld: Promise<unknown> | undefined;

	/** Set by the table screen for as long as it is mounted; a new version waits that long. */
	get tableOpen(): boolean {
		return this.#tableOpen;
	}
	set tableOpen(open: boolean) {
		if (open === this.#tableOpen) return;
		this.#tableOpen = open;
		if (open) this.#holdTable();
		else void this.#releaseTable().then(() => this.#afterTable());
	}

	/** Also the way on after `failed`: ask again. */
	async register(): Promise<void> {
		if (dev || !('serviceWorker' in navigator)) return;
		this.#watchController(navigator.serviceWorker);
		const workbox = new Workbox(`${resolve('/')}service-worker.js`, { updateViaCache: 'none' });
		this.#workbox = workbox;
		this.status = 'installing';
		workbox.addEventListener('waiting', (event) => {
			this.updateReady = true;
			// it waited since an earlier visit, so this is the next start
			if (event.wasWaitingBeforeRegister) void this.apply();
		});
		workbox.addEventListener('activated', () => {
			this.status = 'ready';
		});
		workbox.addEventListener('redundant', () => {
			if (this.status === 'installing') this.status = 'failed';
		});
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible' && this.#workbox === workbox) void this.#check();
		});
		try {
			const registration = await workbox.register();
			if (registration?.active) this.status = 'ready';
		} catch {
			this.status = 'failed';
		}
	}

	/** Brings in the waiting version by a reload. False: none waits, or a table is open in some tab. */
	async apply(): Promise<boolean> {
		if (!this.updateReady || this.#tableOpen) return false;
		if (!('locks' in navigator)) return this.#skipWaiting();
		return navigator.locks.request(TABLE_LOCK, { ifAvailable: true }, (lock) =>
			lock === null ? false : this.#skipWaiting()
		);
	}

	/**
	 * The first worker takes over a page that had none, on the first visit or one that follows at its heels: it is the version the
	 * page came with. One that takes over from another is a new version, and the page has to come anew. Workbox cannot tell these
	 * apart: to it nothing is an update on a first visit, and a worker that another page has registered is always a stranger.
	 */
	#watchController(workers: ServiceWorkerContainer): void {
		if (this.#workbox) return;
		this.#controller = workers.controller;
		workers.addEventListener('controllerchange', () => {
			const before = this.#controller;
			this.#controller = workers.controller;
			if (before === null || before === workers.controller) return;
			if (this.#tableOpen) this.#outdated = true;
			else location.reload();
		});
	}

	async #afterTable(): Promise<void> {
		if (this.#outdated) location.reload();
		else await this.apply();
	}

	#skipWaiting(): boolean {
		this.#workbox?.messageSkipWaiting();
		return true;
	}

	/** An installed app may run for weeks without a fresh start. */
	async #check(): Promise<void> {
		try {
			await this.#workbox?.update();
		} catch {
			// offline: the next return to the app asks again
		}
	}

	#holdTable(): void {
		if (!('locks' in navigator)) return;
		const left = new Promise<void>((leave) => (this.#leaveTable = leave));
		this.#tableHeld = navigator.locks.request(TABLE_LOCK, { mode: 'shared' }, () => left);
	}
	async #releaseTable(): Promise<void> {
		this.#leaveTable?.();
		await this.#tableHeld;
	}
}

export const pwa = new Pwa();

/** Keeps the screen on. The system takes the lock away whenever the page is hidden, so it is asked for again. */
class WakeLock {
	#wanted = false;
	#sentinel: WakeLockSentinel | undefined;

	constructor() {
		if (typeof document === 'undefined') return;
		document.addEventListener('visibilitychange', () => {
			if (this.#wanted && document.visibilityState === 'visible') void this.#ask();
		});
	}

	async request(): Promise<void> {
		this.#wanted = true;
		await this.#ask();
	}

	async release(): Promise<void> {
		this.#wanted = false;
		const held = this.#sentinel;
		this.#sentinel = undefined;
		await held?.release();
	}

	async #ask(): Promise<void> {
		if (!('wakeLock' in navigator) || (this.#sentinel && !this.#sentinel.released)) return;
		try {
			const sentinel = await navigator.wakeLock.request('screen');
			// released or asked twice while the system was answering
			if (!this.#wanted || (this.#sentinel && !this.#sentinel.released)) await sentinel.release();
			else this.#sentinel = sentinel;
		} catch {
			// low battery or a hidden page: the game goes on, the screen may go dark
		}
	}
}

export const wakeLock = new WakeLock();

type Persistence = 'granted' | 'denied' | 'unsupported';
let asked: Promise<Persistence> | undefined;

async function ask(): Promise<Persistence> {
	// missing outside secure contexts, whatever the type says
	const storage = navigator.storage as StorageManager | undefined;
	if (storage?.persist === undefined) return 'unsupported';
	try {
		return (await storage.persisted()) || (await storage.persist()) ? 'granted' : 'denied';
	} catch {
		return 'denied';
	}
}

/** Asks the browser, once a visit, not to clear the saved games. */
export function persist(): Promise<Persistence> {
	asked ??= ask();
	return asked;
}
