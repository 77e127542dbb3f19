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
	/** the first of its kind takes the browser long to make, so it is made once a language and before anybody waits for it */
	#and = $state.raw<Intl.ListFormat>();

	/** The layout waits for `start`; nothing that reads words is on the page before. */
	get app(): AppWords {
		if (!this.#app) throw new Error('words are read before they are loaded');
		return this.#app;
	}

	/** "Anna, Boris, and Claudia" */
	list(items: readonly string[]): string {
		return this.#and?.format(items) ?? items.join(', ');
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
		this.#and = new Intl.ListFormat(language);
		this.language = language;
		document.documentElement.lang = language;
	}
}

export const words = new Words();
