import type { Language } from '../app/index.ts';
import type { RuleSet, Secrecy } from './types.ts';

/** What the page around the rule book says. */
export type RulesPageWords = {
	title: string;
	search: string;
	searchHint: string;
	clear: string;
	found: (count: number) => string;
	nothing: string;
	contents: string;
	sectionsOf: (chapter: string) => string;
	tableTalk: string;
	decisions: string;
	point: string;
	decision: string;
	why: string;
	loading: string;
	failed: string;
	/** Said above a book in English on a page in another language. */
	bookInEnglish: string;
	set: Record<RuleSet, string>;
	secrecy: Record<Secrecy, string>;
};

export const rulesPageWords = {
	en: {
		title: 'Rules',
		search: 'Search the rules',
		searchHint: 'A word, or a number such as R5.4',
		clear: 'Clear the search',
		found: (count) => (count === 1 ? '1 entry found' : `${count} entries found`),
		nothing: 'Nothing found. Try fewer or shorter words.',
		contents: 'Contents',
		sectionsOf: (chapter) => `Sections of ${chapter}`,
		tableTalk: 'What may be said',
		decisions: 'Where the editions disagree',
		point: 'Question',
		decision: 'We play',
		why: 'Why',
		loading: 'Opening the rule book',
		failed: 'The rule book did not open. Load the page again.',
		bookInEnglish: 'The rule book is in English for now.',
		set: { base: 'Base game only', pegasus: 'Pegasus', 'new-caprica': 'New Caprica' },
		secrecy: { open: 'Open', private: 'Private', secret: 'Secret' }
	},
	de: {
		title: 'Regeln',
		search: 'Regeln durchsuchen',
		searchHint: 'Ein Wort oder eine Nummer wie R5.4',
		clear: 'Suche leeren',
		found: (count) => (count === 1 ? '1 Eintrag gefunden' : `${count} Einträge gefunden`),
		nothing: 'Nichts gefunden. Versucht es mit weniger oder kürzeren Wörtern.',
		contents: 'Inhalt',
		sectionsOf: (chapter) => `Abschnitte von ${chapter}`,
		tableTalk: 'Was gesagt werden darf',
		decisions: 'Wo sich die Ausgaben widersprechen',
		point: 'Frage',
		decision: 'So spielen wir',
		why: 'Warum',
		loading: 'Das Regelheft wird geöffnet',
		failed: 'Das Regelheft ließ sich nicht öffnen. Ladet die Seite neu.',
		bookInEnglish: 'Das Regelheft gibt es vorerst nur auf Englisch.',
		set: { base: 'Nur Grundspiel', pegasus: 'Pegasus', 'new-caprica': 'New Caprica' },
		secrecy: { open: 'Offen', private: 'Verdeckt', secret: 'Geheim' }
	}
} satisfies Record<Language, RulesPageWords>;
