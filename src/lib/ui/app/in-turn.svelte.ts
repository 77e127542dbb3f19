/**
 * A screen put together part by part: first what says whose it is and what to do, and each further part after the one before it
 * has been drawn. So no finger waits for the whole, however slow the tablet.
 */
export class InTurn {
	#there = $state(0);

	/** Made with the component whose parts these are; the first of them is there at once, the others once it is `ready`. */
	constructor(
		private readonly last: number,
		ready: () => boolean = () => true
	) {
		$effect(() => {
			if (!ready()) return;
			let [frame, timer] = [0, 0];
			const next = (): void => {
				this.#there += 1;
				if (this.#there < last) afterPaint();
			};
			// a frame is drawn after what it asks for beforehand: the task after that
			const afterPaint = (): void => {
				frame = requestAnimationFrame(() => {
					timer = window.setTimeout(next);
				});
			};
			afterPaint();
			return () => {
				cancelAnimationFrame(frame);
				clearTimeout(timer);
			};
		});
	}

	has(part: number): boolean {
		return this.#there >= part;
	}

	/** the last part that is there */
	get part(): number {
		return this.#there;
	}

	/** for `aria-busy`: more is to come */
	get busy(): true | undefined {
		return this.#there < this.last || undefined;
	}
}
