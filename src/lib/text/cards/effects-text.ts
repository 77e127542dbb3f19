/** What an offered option or a result of a check does, in words: a list of effects outside its card. */
import type { ComponentDeck } from '../../box/components.ts';
import type { Effect, Role } from '../../box/vocabulary.ts';
import { textAndOutcomes } from './abilities.ts';
import { clausesOf, sentencesOf, type Context } from './compose.ts';
import type { CardWords } from './types.ts';

/** Who has been chosen before is asked himself; whom the option lets one choose is somebody else. */
const answering = (effects: readonly Effect[]): readonly Role[] =>
	JSON.stringify(effects).includes('"seats"') ? ['each'] : ['each', 'chosen'];

/** Sentences said to the one who chooses; a check they end in is followed by what becomes of it. */
export function effectsText(words: CardWords, effects: readonly Effect[]): string {
	const context: Context = { words, you: ['acting', 'holder', ...answering(effects)], agent: 'you' };
	return textAndOutcomes(sentencesOf(clausesOf(effects, context), context), effects, context).join(' ');
}

const TO_ALL: readonly ComponentDeck[] = ['crisis', 'super-crisis', 'new-caprica-crisis'];
/** A result of a check as it stands under its card: to everybody on a crisis, else to who has called the check. */
export function outcomeText(words: CardWords, deck: ComponentDeck, effects: readonly Effect[]): string {
	const context: Context = TO_ALL.includes(deck)
		? { words, you: [], agent: 'group', apart: true }
		: { words, you: ['acting', 'holder'], agent: 'you', apart: true };
	return sentencesOf(clausesOf(effects, context), context);
}
