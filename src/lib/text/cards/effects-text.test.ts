import { describe, expect, it } from 'vitest';
import { allComponents, type Effect } from '../../box/index.ts';
import { effectsText, loadCardWords } from './index.ts';

const loseFood: Effect = { kind: 'resource', resource: 'food', by: -2 };
const toTheBrig: Effect = { kind: 'send', who: 'current', to: 'brig' };

/** The effects of every option some text offers. */
function optionsIn(value: unknown, found: (readonly Effect[])[] = []): (readonly Effect[])[] {
	if (typeof value !== 'object' || value === null) return found;
	if ('kind' in value && value.kind === 'one-of' && 'options' in value)
		// an effect of this kind has options with effects
		for (const { effects } of value.options as readonly { effects: readonly Effect[] }[]) found.push(effects);
	for (const part of Object.values(value)) optionsIn(part, found);
	return found;
}

describe('effects of an offered option', () => {
	it('are worded as one sentence after the other', async () => {
		expect(effectsText(await loadCardWords('en'), [loseFood, toTheBrig])).toMatchInlineSnapshot(
			`"Lose 2 food and send the current player to the Brig."`
		);
		expect(effectsText(await loadCardWords('de'), [loseFood, toTheBrig])).toMatchInlineSnapshot(
			`"Verliere 2 Nahrung und schicke den Spieler am Zug in die Arrestzelle."`
		);
	});

	it.each(['en', 'de'] as const)('are worded for every option of the box in %s', async (language) => {
		const words = await loadCardWords(language);
		const options = allComponents().flatMap(({ data }) => optionsIn(data));
		expect(options.length).toBeGreaterThan(50);
		for (const effects of options) {
			const text = effectsText(words, effects);
			if (effects.length > 0) expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
			expect(text).not.toMatch(/undefined|\[object|\u2190/u);
		}
	});
});
