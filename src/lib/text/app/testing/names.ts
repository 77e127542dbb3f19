/** Names as the screens give them: people by name, cards and places as the language prints them. */
import { places, readSkillRef } from '../../../box/index.ts';
import { loadCardWords, type CardWords } from '../../cards/index.ts';
import { loadAppWords, spots, type AppWords, type Language, type OptionNames } from '../index.ts';

const PEOPLE = ['Anna', 'Boris', 'Claudia', 'Dennis', 'Eva', 'Finn', 'Greta'];

function namesIn(words: AppWords, cards: CardWords): OptionNames {
	const printed: Record<string, string> = Object.fromEntries(
		Object.values(cards.names).flatMap((deck) => Object.entries<string>(deck))
	);
	const onBoards = Object.fromEntries(
		Object.entries(places).map(([card, { at }]) => [at, printed[card] ?? ''])
	);
	const plain: Record<string, string> = { ...onBoards, ...printed, ...words.resource, ...words.deck };
	return {
		...spots(words, cards),
		seat: (seat) => PEOPLE[seat] ?? '',
		thing: (id) => plain[id] ?? id,
		cards: (refs) =>
			refs
				.map(readSkillRef)
				.map(({ kind, strength }) => `${plain[kind] ?? kind} ${strength}`)
				.join(', '),
		ability: (part) =>
			cards.abilityNames.characters['laura-roslin'][part === 'positive' ? 0 : part === 'once' ? 1 : 2]
	};
}

export async function wordsAndNames(language: Language): Promise<{ words: AppWords; names: OptionNames }> {
	const words = await loadAppWords(language);
	return { words, names: namesIn(words, await loadCardWords(language)) };
}
