/** What of the box was used in the games played: every text, card, token, window and ending, and how often. */
import {
	allComponents,
	characters,
	type Ability,
	type AnyComponent,
	type EventName
} from '../../src/lib/box/index.ts';
import type { Answer, Decision, Game, LogEntry } from '../../src/lib/rules/index.ts';

export type Tally = Map<string, number>;

const PARTS = ['positive', 'once', 'negative'] as const;
const WINDOWS = [
	'before-roll',
	'after-roll',
	'raiders-activate',
	'check-before',
	'check-bypass',
	'check-cards-in',
	'check-revealed',
	'check-total',
	'check-cleanup',
	'contributed',
	'discarded',
	'crisis-revealed',
	'option-chosen',
	'viper-placed',
	'destroyed',
	'check-outcome',
	'card-resolved',
	'movement-end',
	'turn-start',
	'turn-end',
	'roll-due'
] as const satisfies readonly EventName[];
const ENDINGS = [
	'cylons:resource-gone',
	'cylons:boarded',
	'cylons:galactica-lost',
	'cylons:nobody-left',
	'humans:kobol-reached',
	'humans:new-caprica-left'
];

const numbered = (name: string, abilities: readonly Ability[]): string[] =>
	abilities.map((_, n) => `${name}:${String(n)}`);

/** What there is to be seen of one component. */
function idsOf({ deck, id, data }: AnyComponent): string[] {
	const name = `${deck}:${id}`;
	switch (deck) {
		case 'skill':
			return 'abilities' in data ? numbered(name, data.abilities) : [];
		case 'character':
			return PARTS.flatMap((part) => ('positive' in data ? numbered(`${name}:${part}`, data[part]) : []));
		case 'place':
			return 'ability' in data ? [name] : 'abilities' in data ? numbered(name, data.abilities) : [];
		case 'title':
			return 'abilities' in data ? numbered(name, data.abilities) : [];
		case 'agenda':
			return [`${name}:won`, `${name}:lost`];
		case 'crisis':
		case 'new-caprica-crisis':
		case 'super-crisis':
		case 'quorum':
			return [name, ...('abilities' in data ? numbered(name, data.abilities ?? []) : [])];
		default:
			return [name];
	}
}

/** Everything a run can show, with nothing seen yet. */
export function emptyTally(): Tally {
	const ids = [
		...allComponents().flatMap(idsOf),
		...WINDOWS.map((event) => `window:${event}`),
		...ENDINGS.map((ending) => `ending:${ending}`)
	];
	return new Map(ids.map((id) => [id, 0]));
}

/** The moments a text answers to in a window. */
const windowsOf = ({ data }: AnyComponent): string[] =>
	abilitiesOf(data).flatMap(({ when }) =>
		typeof when === 'object' && when.mode === 'window' ? [`window:${when.on}`] : []
	);
const abilitiesOf = (data: AnyComponent['data']): readonly Ability[] =>
	'positive' in data
		? PARTS.flatMap((part) => data[part])
		: 'abilities' in data
			? (data.abilities ?? [])
			: [];

/** What cannot be seen with some settings: the base game has no Pegasus cards. Only what is listed counts. */
export function restrict(tally: Tally, sets: readonly string[], objectives: readonly string[]): void {
	const out = (set: string): boolean =>
		(set === 'pegasus' && !sets.includes('pegasus')) ||
		(set === 'new-caprica' && !objectives.includes('new-caprica'));
	const used = new Set(
		allComponents().flatMap((component) => (out(component.set) ? [] : windowsOf(component)))
	);
	for (const event of WINDOWS) if (!used.has(`window:${event}`)) tally.delete(`window:${event}`);
	// nobody is executed in the base game (R10), and there is nothing to shoot at on the ground (R11.5.1)
	if (!sets.includes('pegasus')) tally.delete('ending:cylons:nobody-left');
	if (!objectives.includes('new-caprica')) tally.delete('skill:maximum-firepower:1');
	for (const component of allComponents())
		if (out(component.set)) for (const id of idsOf(component)) tally.delete(id);
	if (!sets.includes('base'))
		for (const component of allComponents())
			if (component.deck === 'place' && component.id.endsWith('-base'))
				for (const id of idsOf(component)) tally.delete(id);
	if (!sets.includes('base'))
		for (const id of tally.keys()) if (id.startsWith('skill:investigative-committee-base')) tally.delete(id);
	const ending = objectives.includes('new-caprica') ? null : 'new-caprica-left';
	if (ending) tally.delete(`ending:humans:${ending}`);
	if (!objectives.includes('kobol')) {
		tally.delete('ending:humans:kobol-reached');
		tally.delete('objective:kobol');
		for (const id of tally.keys()) if (/^title:.*-base/.test(id)) tally.delete(id);
	}
}

const see = (tally: Tally, id: string): void => {
	const seen = tally.get(id);
	if (seen !== undefined) tally.set(id, seen + 1);
};

/** Every ability of a component that is used in this way. */
function seeAll(tally: Tally, { deck, id }: { deck: string; id: string }, way: 'auto' | 'always'): void {
	for (const component of componentsOf(deck, id)) {
		const { data } = component;
		const groups: [string, readonly Ability[]][] =
			'positive' in data
				? PARTS.map((part) => [`${deck}:${id}:${part}`, data[part]])
				: 'abilities' in data
					? [[`${deck}:${id}`, data.abilities ?? []]]
					: [];
		for (const [name, abilities] of groups)
			abilities.forEach(({ when }, n) => {
				const is = typeof when === 'object' && when.mode === 'auto' ? 'auto' : when;
				if (is === way) see(tally, `${name}:${String(n)}`);
			});
	}
}

const byName = new Map<string, AnyComponent[]>();
for (const component of allComponents()) {
	const name = `${component.deck}:${component.id}`;
	byName.set(name, [...(byName.get(name) ?? []), component]);
}
const componentsOf = (deck: string, id: string): AnyComponent[] => byName.get(`${deck}:${id}`) ?? [];

/** R2.2.3: which title cards a game uses. */
const titleSet = ({ config }: Game): string => (config.objective === 'new-caprica' ? 'new-caprica' : 'base');

/** A menu was answered: `skill:REF:N`, `sheet:PART:N`, `place:CARD:N`, `board:ID`, `title:TITLE:N`, `kept:ID:N`. */
export function seeAnswer(tally: Tally, game: Game, decision: Decision, { value }: Answer): void {
	if (decision.question.kind !== 'menu' || typeof value !== 'string') return;
	const [kind = '', name = '', n = ''] = value.split(':');
	const { character } = game.seats[decision.seat] ?? {};
	switch (kind) {
		case 'skill':
			see(tally, `skill:${name.slice(0, -2)}:${n}`);
			break;
		case 'sheet':
			see(tally, `character:${character ?? ''}:${name}:${n}`);
			break;
		case 'place':
			see(tally, `place:${name}:${n}`);
			break;
		case 'board':
			see(tally, `place:${name}`);
			break;
		case 'title':
			see(tally, `title:${name}-${titleSet(game)}:${n}`);
			break;
		case 'kept':
			see(tally, `quorum:${name}:${n}`);
			break;
	}
	if (decision.why === 'respond') {
		const window = game.stack.findLast((frame) => frame.proc === 'window');
		if (window?.proc === 'window') see(tally, `window:${window.happening.on}`);
	}
}

/** What the log tells. */
export function seeEntry(tally: Tally, game: Game, entry: LogEntry): void {
	switch (entry.kind) {
		case 'played':
			if (entry.about.deck === 'quorum') see(tally, `quorum:${entry.about.id}`);
			break;
		case 'triggered':
			seeAll(tally, entry.about, 'auto');
			break;
		case 'card-kept':
			seeAll(tally, entry.about, 'always');
			break;
		case 'crisis-revealed':
			see(tally, `${entry.about.deck}:${entry.about.id}`);
			break;
		case 'jumped':
			if (entry.destination) see(tally, `destination:${entry.destination}`);
			break;
		case 'character-chosen':
			seeAll(tally, { deck: 'character', id: entry.character }, 'always');
			break;
		case 'placed':
			// R10.6.2: his sheet keeps Helo off the board from the start
			if (entry.at === 'stranded')
				seeAll(tally, { deck: 'character', id: game.seats[entry.seat]?.character ?? '' }, 'auto');
			break;
		case 'revealed':
			see(tally, `loyalty:${entry.card}`);
			break;
		case 'loyalty-shown':
			for (const card of entry.cards) see(tally, `loyalty:${card}`);
			break;
		case 'agenda-shown':
			see(tally, `agenda:${entry.card}:${entry.fulfilled ? 'won' : 'lost'}`);
			break;
		case 'ship-hit':
			see(tally, `${entry.ship}-damage:${entry.token}`);
			break;
		case 'piece-damaged':
			if (entry.token) see(tally, `basestar-damage:${entry.token}`);
			break;
		case 'check-revealed':
			if (game.stack.some((frame) => frame.proc === 'check' && frame.used.includes('reckless')))
				for (const card of entry.cards) seeAll(tally, { deck: 'skill', id: card.slice(0, -2) }, 'auto');
			break;
		case 'game-began':
			// R2.5.2: the first Quorum card comes with the title at set-up
			see(tally, `title:president-${titleSet(game)}:0`);
			break;
		case 'game-over':
			see(tally, `ending:${entry.winner}:${entry.why}`);
			break;
		default:
	}
}

/** What the end of a game shows. */
export function seeEnd(tally: Tally, game: Game): void {
	for (const ship of game.civiliansLost) see(tally, `civilian-ship:${ship}`);
	see(tally, `objective:${game.config.objective}`);
	for (const { character } of game.seats)
		if (character && !(character in characters)) throw new Error(`no character ${character}`);
}

/** A title card's standing text holds as long as the game; a place's for who stands there. */
export function seeStanding(tally: Tally, game: Game): void {
	for (const title of ['president', 'admiral'])
		seeAll(tally, { deck: 'title', id: `${title}-${titleSet(game)}` }, 'always');
	for (const { position } of game.seats)
		if (typeof position === 'object' && 'place' in position)
			for (const card of [position.place, `${position.place}-${game.config.set}`])
				seeAll(tally, { deck: 'place', id: card }, 'always');
}
