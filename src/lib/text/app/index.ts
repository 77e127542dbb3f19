import type { AppWords, Language } from './messages.ts';

export type { AppWords, BoxDeck, Language } from './messages.ts';
export type { LogFilter, MenuGroup, Names } from './play-words.ts';
export { menuGroup, optionLabel, readShip, shipLabel, type OptionNames } from './labels.ts';
export { logLine } from './log.ts';
export { spots } from './spots.ts';

/** Each language by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const load: Record<Language, () => Promise<{ default: AppWords }>> = {
	en: () => import('./en.ts'),
	de: () => import('./de.ts')
};

export async function loadAppWords(language: Language): Promise<AppWords> {
	return (await load[language]()).default;
}
