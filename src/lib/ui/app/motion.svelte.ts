const KEY = 'airlock:less-motion';

/** Less motion than the tablet's own setting asks for; `app.css` and the hold ring look at the class on the page. */
class Motion {
	less = $state(false);

	start(): void {
		try {
			this.#use(localStorage.getItem(KEY) === 'yes');
		} catch {
			// storage blocked: the tablet's own setting holds
		}
	}

	choose(less: boolean): void {
		this.#use(less);
		try {
			localStorage.setItem(KEY, less ? 'yes' : 'no');
		} catch {
			// storage blocked: the choice lasts for this visit
		}
	}

	#use(less: boolean): void {
		this.less = less;
		document.documentElement.classList.toggle('less-motion', less);
	}
}

export const motion = new Motion();
