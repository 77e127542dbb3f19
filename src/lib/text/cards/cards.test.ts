import { describe, expect, it } from 'vitest';
import { allComponents } from '../../box/index.ts';
import { BACK } from './compose.ts';
import { cardText, loadCardWords, type CardWords } from './index.ts';

const languages = ['en', 'de'] as const;
const components = allComponents();

/** Every value some component has under this key, however deep: `kind` of effects, modifiers and conditions, `on` of triggers. */
function valuesOf(key: 'kind' | 'on', value: unknown, found = new Set<string>()): Set<string> {
	if (typeof value !== 'object' || value === null) return found;
	for (const [name, part] of Object.entries(value)) {
		if (name === key && typeof part === 'string') found.add(part);
		valuesOf(key, part, found);
	}
	return found;
}

type Phrases = Record<string, (...args: never[]) => unknown>;
/** A copy of a catalogue that notes which of its phrases were used and gave words. */
function watched(words: CardWords): {
	words: CardWords;
	used: Record<'effects' | 'modifiers' | 'conditions' | 'events', Set<string>>;
} {
	const used = {
		effects: new Set<string>(),
		modifiers: new Set<string>(),
		conditions: new Set<string>(),
		events: new Set<string>()
	};
	const watch = <T extends Phrases>(phrases: T, into: Set<string>): T =>
		// Each phrase keeps its type: it is only wrapped.
		Object.fromEntries(
			Object.entries(phrases).map(([kind, phrase]) => [
				kind,
				(...args: never[]) => {
					const said = phrase(...args);
					if (said instanceof Array ? said.length > 0 : said !== '') into.add(kind);
					return said;
				}
			])
		) as T;
	return {
		used,
		words: {
			...words,
			effects: watch(words.effects, used.effects),
			modifiers: watch(words.modifiers, used.modifiers),
			conditions: watch(words.conditions, used.conditions),
			events: watch(words.events, used.events)
		}
	};
}
const sorted = (names: Iterable<string>): string[] => [...names].sort();

describe.each(languages)('card text in %s', (language) => {
	it('has a phrase for exactly what the components are written in, and each phrase is said on some card', async () => {
		const { words, used } = watched(await loadCardWords(language));
		const { effects, modifiers, conditions, events } = words;
		const kinds = { ...effects, ...modifiers, ...conditions };
		expect(sorted(valuesOf('kind', components))).toEqual(sorted(Object.keys(kinds)));
		expect(sorted(valuesOf('on', components))).toEqual(sorted(Object.keys(events)));
		for (const component of components) cardText(words, component);
		expect(sorted(used.effects)).toEqual(sorted(Object.keys(effects)));
		expect(sorted(used.modifiers)).toEqual(sorted(Object.keys(modifiers)));
		expect(sorted(used.conditions)).toEqual(sorted(Object.keys(conditions)));
		expect(sorted(used.events)).toEqual(sorted(Object.keys(events)));
	});

	it.each(components.map((component) => [`${component.deck} ${component.id}`, component] as const))(
		'words %s in whole sentences',
		async (_, component) => {
			const lines = cardText(await loadCardWords(language), component);
			expect(lines.length).toBeGreaterThan(0);
			expect(new Set(lines).size, 'no line is said twice').toBe(lines.length);
			for (const line of lines) {
				expect(line).toMatch(/^["„\p{Lu}\d].*[.:]$/u);
				expect(line).not.toMatch(/undefined|null|NaN|\[object|function|=>/u);
				expect(line).not.toMatch(/\s{2}|^\s|\s$|\s[.,;:)]|\(\s/u);
				expect(line).not.toMatch(/\.\.|,,|;;|::|[.,;:][,;:]|,\./u);
				expect(line).not.toMatch(new RegExp(`[${BACK}{}|<>$@#_]`, 'u'));
			}
		}
	);

	it('says every component as the reviewed file does', async () => {
		const words = await loadCardWords(language);
		const names: Record<string, Partial<Record<string, string>>> = words.names;
		const text = components.map((component) =>
			[
				`${component.deck} / ${component.id}: ${names[component.deck]?.[component.id] ?? ''}`,
				...cardText(words, component).map((line) => `  ${line}`)
			].join('\n')
		);
		await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`./__snapshots__/${language}.txt`);
	});
});

describe('English', () => {
	it('counts right', async () => {
		const words = await loadCardWords('en');
		for (const component of components)
			for (const line of cardText(words, component)) {
				expect(line).not.toMatch(
					/\b1 (?:[A-Za-z]+ )?(?:cards|ships|raiders|vipers|raptors|centurions|basestars|spaces|nukes)\b/u
				);
				expect(line).not.toMatch(
					/\b(?:[02-9]|10) (?:[A-Za-z]+ )?(?:card|ship|raider|viper|raptor|centurion|basestar|space|nuke)\b/u
				);
			}
	});
});
