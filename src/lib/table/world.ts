/** The world outside a sitting, one seam each, so that tests can hold the clock and hide the page. */
import type { Answer, Decision, Game, GameConfig, Refusal, Seat, Seed } from '../rules/index.ts';
import type { Storage } from '../storage/index.ts';
import type { SeatView, TableView } from '../views/index.ts';

export interface Engine {
	rules: {
		readonly RULES_VERSION: number;
		newGame(config: GameConfig, seed: Seed): Game | Refusal;
		pending(game: Game): Decision[];
		answer(game: Game, answer: Answer): Game | Refusal;
		barriersOf(game: Game): number;
	};
	views: {
		tableView(game: Game): TableView;
		seatView(game: Game, seat: Seat): SeatView;
	};
}

export interface Clock {
	now(): number;
	/** gives the function that calls it off */
	after(milliseconds: number, then: () => void): () => void;
}

/** The page the sitting is shown on: when it is touched, when it goes out of sight. */
export interface Page {
	watch(seen: { touched: () => void; hidden: () => void }): () => void;
}

export interface World {
	/** the version of the rule book this app carries, known without loading it */
	rules: number;
	storage: Storage;
	clock: Clock;
	crypto: Crypto;
	page: Page;
	locks: LockManager | undefined;
}

export const systemClock: Clock = {
	now: () => Date.now(),
	after(milliseconds, then) {
		const timer = setTimeout(then, milliseconds);
		return () => {
			clearTimeout(timer);
		};
	}
};

/** Listens before the interface does, so that a secret is gone by the time anything else hears of it. */
export const browserPage: Page = {
	watch({ touched, hidden }) {
		if (typeof document === 'undefined') return () => undefined;
		const listening = new AbortController();
		const options = { signal: listening.signal, capture: true, passive: true };
		for (const name of ['pointerdown', 'keydown', 'wheel']) document.addEventListener(name, touched, options);
		const changed = (): void => {
			if (document.visibilityState === 'hidden') hidden();
		};
		document.addEventListener('visibilitychange', changed, options);
		window.addEventListener('pagehide', hidden, options);
		return () => {
			listening.abort();
		};
	}
};
