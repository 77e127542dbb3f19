import type { AnyComponent, Check, ComponentDeck, Effect, SkillType } from '$lib/box/index';
import type { CrisisIconName } from '$lib/ui/icons/names';

/** What a card shows besides its words, read off its data. */
export interface Printed {
	stripe: string;
	type: SkillType | null;
	/** strength and how many of it */
	strengths: { strength: number; copies: number }[];
	check: Check | null;
	icons: CrisisIconName[];
	travel: { distance: number; fuel: number } | null;
}

const STRIPES: Record<ComponentDeck, string> = {
	skill: 'var(--color-line)',
	character: 'var(--color-seat-6)',
	place: 'var(--color-blue)',
	crisis: 'var(--color-amber)',
	'new-caprica-crisis': 'var(--color-amber)',
	'super-crisis': 'var(--color-red)',
	quorum: 'var(--color-skill-politics)',
	destination: 'var(--color-blue)',
	objective: 'var(--color-green)',
	agenda: 'var(--color-seat-7)',
	loyalty: 'var(--color-seat-5)',
	title: 'var(--color-skill-leadership)',
	'civilian-ship': 'var(--color-line)',
	'galactica-damage': 'var(--color-red)',
	'pegasus-damage': 'var(--color-red)',
	'basestar-damage': 'var(--color-red)'
};

/** The first check of a text; a card has one at most on its face. */
function checkIn(effects: readonly Effect[]): Check | null {
	for (const effect of effects) {
		if (effect.kind === 'check') return effect;
		const inner =
			effect.kind === 'one-of'
				? effect.options.flatMap((option) => option.effects)
				: 'effects' in effect
					? effect.effects
					: [];
		const found = checkIn(inner);
		if (found) return found;
	}
	return null;
}

function effectsOf({ data }: AnyComponent): readonly Effect[] {
	if ('effects' in data) return data.effects;
	if ('ability' in data) return data.ability.effects ?? [];
	if ('user' in data) return data.abilities.flatMap(({ effects }) => effects ?? []);
	return [];
}

function iconsOf({ data }: AnyComponent): CrisisIconName[] {
	if ('attack' in data) return [...data.attack.activate];
	if (!('icons' in data)) return [];
	const { activate, occupation, jump, evacuate } = data.icons;
	return [
		...(activate ? [activate] : []),
		...(occupation ? (['occupation'] as const) : []),
		...(jump ? (['jump'] as const) : []),
		...(evacuate ? (['evacuate'] as const) : [])
	];
}

export function printedOf(component: AnyComponent): Printed {
	const { deck, data } = component;
	const type = deck === 'skill' ? data.type : null;
	return {
		stripe: type ? `var(--color-skill-${type})` : STRIPES[deck],
		type,
		strengths:
			deck === 'skill'
				? Object.entries(data.strengths).map(([strength, copies]) => ({ strength: Number(strength), copies }))
				: [],
		check: checkIn(effectsOf(component)),
		icons: iconsOf(component),
		travel: deck === 'destination' ? { distance: data.distance, fuel: data.fuel } : null
	};
}
