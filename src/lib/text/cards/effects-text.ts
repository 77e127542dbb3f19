/** What an offered option does, in words: a list of effects outside its card. */
import type { Effect } from '../../box/vocabulary.ts';
import { textAndOutcomes } from './abilities.ts';
import { clausesOf, sentencesOf, type Context } from './compose.ts';
import type { CardWords } from './types.ts';

/** Sentences said to the one who chooses; a check they end in is followed by what becomes of it. */
export function effectsText(words: CardWords, effects: readonly Effect[]): string {
	const context: Context = { words, you: ['acting', 'holder'], agent: 'you' };
	return textAndOutcomes(sentencesOf(clausesOf(effects, context), context), effects, context).join(' ');
}
