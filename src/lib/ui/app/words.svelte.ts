import { LANGUAGES, loadAppWords, type AppWords, type Language } from '$lib/text/app/index';

const KEY = 'airlock:language';

function remembered(): Language {
	try {
		const kept = localStorage.getItem(KEY);
		if (kept !== null && kept in LANGUAGES) return kept as Language;
	} catch {
		// storage blocked: the language of the tablet will do
	}
	return navigator.language.startsWith('de') ? 'de' : 'en';
}

/** The language everyone at the table reads, and its words. Can change at any moment, mid-game too. */
class Words {
	language = $state<Language>('en');
	#app = $state.raw<AppWords>();

	/** The layout waits for `start`; nothing that reads words is on the page before. */
	get app(): AppWords {
		if (!this.#app) throw new Error('words are read before they are loaded');
		return this.#app;
	}

	async start(): Promise<void> {
		if (!this.#app) await this.#use(remembered());
	}

	async choose(language: Language): Promise<void> {
		await this.#use(language);
		try {
			localStorage.setItem(KEY, language);
		} catch {
			// storage blocked: the choice lasts for this visit
		}
	}

	async #use(language: Language): Promise<void> {
		this.#app = await loadAppWords(language);
		this.language = language;
		document.documentElement.lang = language;
	}
}

export const words = new Words();
