/** The words on cards, boards and sheets: one catalogue per language, loaded when it is wanted. */
import type { CardWords } from './types.ts';

export { effectsText, outcomeText } from './effects-text.ts';
export { cardText } from './lines.ts';
export type { CardWords } from './types.ts';

type CardLanguage = 'en' | 'de';
const catalogues: Record<CardLanguage, () => Promise<{ default: CardWords }>> = {
	en: () => import('./en/index.ts'),
	de: () => import('./de/index.ts')
};

export const loadCardWords = async (language: CardLanguage): Promise<CardWords> =>
	(await catalogues[language]()).default;
