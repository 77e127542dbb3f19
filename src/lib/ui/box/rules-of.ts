import type { AnyComponent, ComponentDeck, Condition, Effect, Modifier } from '$lib/box/index';

type Kind = Effect['kind'] | Modifier['kind'] | Condition['kind'];

/** The chapter a thing belongs to, by its deck. */
const BY_DECK: Record<ComponentDeck, readonly string[]> = {
	skill: ['R4.5'],
	character: ['R2.3'],
	place: ['R4.4'],
	crisis: ['R6.1'],
	'new-caprica-crisis': ['R6.1', 'R11.6'],
	'super-crisis': ['R8.4'],
	quorum: ['R8.7'],
	destination: ['R7.3'],
	objective: ['R7.4', 'R12.3'],
	agenda: ['R9.6'],
	loyalty: ['R8.1'],
	title: ['R8.7', 'R8.9'],
	'civilian-ship': ['R6.11'],
	'galactica-damage': ['R6.9'],
	'pegasus-damage': ['R6.9'],
	'basestar-damage': ['R6.7']
};

/** What a word of the vocabulary sends the reader to; a word of which the text says all there is has none. */
const BY_KIND: Partial<Record<Kind, readonly string[]>> = {
	resource: ['R1.6'],
	'loss-less': ['R1.6'],
	track: ['R7.1'],
	distance: ['R7.4'],
	draw: ['R1.7'],
	look: ['R13.2'],
	fetch: ['R6.8'],
	'redraw-crisis': ['R6.1'],
	'draw-choice': ['R6.1'],
	send: ['R1.8'],
	execute: ['R10.1'],
	title: ['R8.9'],
	'turn-cylon': ['R8.2'],
	infiltrate: ['R9.2'],
	grant: ['R4.4'],
	pilot: ['R4.2'],
	place: ['R1.4'],
	destroy: ['R1.4'],
	damage: ['R6.9'],
	repair: ['R6.9'],
	activate: ['R6.3'],
	launch: ['R6.3'],
	attack: ['R6.6'],
	'raiders-miss': ['R6.4'],
	ace: ['R6.8'],
	'activate-vipers': ['R6.10'],
	'move-ships': ['R6.11'],
	prepare: ['R11.8'],
	evacuate: ['R11.8'],
	jump: ['R7.3'],
	roll: ['R1.5'],
	reroll: ['R1.5'],
	'replace-roll': ['R1.5'],
	'roll-add': ['R1.5'],
	check: ['R5.1', 'R5.2'],
	branch: ['R5.3'],
	difficulty: ['R5.3'],
	positive: ['R5.5'],
	'strength-zero': ['R5.5'],
	'face-up': ['R5.4'],
	'destiny-count': ['R5.4'],
	receive: ['R3.3'],
	'extra-loyalty': ['R2.6'],
	redirect: ['R11.4'],
	orbit: ['R11.9']
};

const PHASES: Record<Extract<Effect, { kind: 'phase' }>['enter'], string> = {
	'sleeper-agents': 'R7.5',
	'new-caprica': 'R11.1',
	'last-jump-due': 'R12.4',
	'leave-new-caprica': 'R12.4'
};

/** Every node of a card's data that has a kind, however deep. */
function kindsIn(data: unknown): { kind: string; enter?: unknown }[] {
	if (typeof data !== 'object' || data === null) return [];
	const inner = Object.values(data).flatMap(kindsIn);
	return 'kind' in data && typeof data.kind === 'string' ? [{ ...data, kind: data.kind }, ...inner] : inner;
}

function ownRules({ deck, data }: AnyComponent): readonly string[] {
	switch (deck) {
		case 'skill':
			return [...(data.reckless ? ['R5.8'] : []), ...(data.checkAbility ? ['R5.7'] : [])];
		case 'character':
			return [...(data.category === 'cylon-leader' ? ['R9.1'] : []), 'R4.7'];
		case 'place':
			return [
				...('hazardous' in data ? ['R1.3'] : []),
				...(data.set === 'new-caprica' ? ['R11.3'] : []),
				...('at' in data && (data.at === 'brig' || data.at === 'detention') ? ['R3.5'] : []),
				...('at' in data && data.at === 'ftl-control' ? ['R7.2'] : [])
			];
		case 'crisis':
		case 'new-caprica-crisis':
		case 'super-crisis':
			return [
				...('attack' in data ? ['R6.2'] : []),
				...('icons' in data && data.icons.activate ? ['R6.3'] : []),
				...('icons' in data && data.icons.occupation ? ['R11.7'] : []),
				...('icons' in data && data.icons.jump ? ['R7.1'] : []),
				...('icons' in data && data.icons.evacuate ? ['R11.8'] : [])
			];
		case 'loyalty':
			return data.reveal ? ['R8.2'] : [];
		default:
			return [];
	}
}

const inBook = (a: string, b: string): number => {
	const [one, two] = [a, b].map((id) => id.slice(1).split('.').map(Number));
	return (one?.[0] ?? 0) - (two?.[0] ?? 0) || (one?.[1] ?? 0) - (two?.[1] ?? 0);
};

/** The sections of the rule book that govern a component: its deck's, and those of what its text does. */
export function rulesOf(component: AnyComponent): string[] {
	const words = kindsIn(component.data).flatMap(({ kind, enter }) => [
		...(BY_KIND[kind as Kind] ?? []), // data is written in the vocabulary, and what is not listed has no rule
		...(kind === 'phase' ? [PHASES[enter as keyof typeof PHASES]] : []) // the type of a phase effect
	]);
	return [...new Set([...BY_DECK[component.deck], ...ownRules(component), ...words])].sort(inBook);
}
