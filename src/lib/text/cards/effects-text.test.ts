import { describe, expect, it } from 'vitest';
import { allComponents, type Effect } from '../../box/index.ts';
import { effectsText, loadCardWords, outcomeText } from './index.ts';

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

	it('are said to the one who is asked', async () => {
		const twice: Effect = { kind: 'grant', who: 'chosen', actions: 2 };
		expect(effectsText(await loadCardWords('en'), [twice])).toBe('You may take 2 additional actions.');
		expect(effectsText(await loadCardWords('de'), [twice])).toBe(
			'Du darfst 2 zusätzliche Aktionen durchführen.'
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

describe('a result of a check', () => {
	const chosenToTheBrig: Effect = { kind: 'send', who: 'chosen', to: 'brig' };
	it('names who was chosen before it', async () => {
		expect(outcomeText(await loadCardWords('en'), 'place', [chosenToTheBrig])).toBe(
			'Send the chosen player to the Brig.'
		);
		expect(outcomeText(await loadCardWords('de'), 'place', [chosenToTheBrig])).toBe(
			'Schicke den gewählten Spieler in die Arrestzelle.'
		);
	});
	it('is said to all on a crisis', async () => {
		const mayDraw: Effect = {
			kind: 'may',
			effects: [{ kind: 'draw', who: 'current', from: 'any', count: 1 }]
		};
		expect(outcomeText(await loadCardWords('en'), 'crisis', [loseFood, mayDraw])).toBe(
			'Lose 2 food. The current player may draw 1 skill card of any type.'
		);
		expect(outcomeText(await loadCardWords('de'), 'crisis', [loseFood, mayDraw])).toBe(
			'Verliert 2 Nahrung. Der Spieler am Zug darf 1 beliebige Fertigkeitskarte ziehen.'
		);
	});
});
