import type { Language } from '../app/index.ts';
import type { RuleBook } from './types.ts';
import type { RulesPageWords } from './words.ts';

const BOOKS = {
	en: () => import('./en/index.ts')
} satisfies Partial<Record<Language, () => Promise<{ book: RuleBook }>>>;

type BookLanguage = keyof typeof BOOKS;

export type LoadedRuleBook = {
	book: RuleBook;
	/** The language the book is really in. */
	language: BookLanguage;
	/** What to tell the reader when it is not the one asked for. */
	notice?: keyof Pick<RulesPageWords, 'bookInEnglish'>;
};

function hasBook(language: Language): language is BookLanguage {
	return language in BOOKS;
}

/** The rule book in a language, or in English until that language has one. */
export async function loadRuleBook(language: Language): Promise<LoadedRuleBook> {
	if (hasBook(language)) return { ...(await BOOKS[language]()), language };
	return { ...(await BOOKS.en()), language: 'en', notice: 'bookInEnglish' };
}
