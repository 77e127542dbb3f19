/** Which lines of the log belong together, and which printed things a line speaks of. */
import {
	characters,
	galacticaDamage,
	loyaltyCards,
	readSkillRef,
	skillCards,
	type ComponentDeck,
	type PlaceId
} from '$lib/box/index';
import type { About, GameConfig, LogEntry, Seat } from '$lib/rules/index';
import type { LogFilter } from '$lib/text/app/index';
import { placeCard } from '$lib/ui/help/printed-things';

type Kind = LogEntry['kind'];

const CHECKS: readonly Kind[] = [
	'crisis-revealed',
	'option-taken',
	'switched-option',
	'check-began',
	'destiny-in',
	'contributed',
	'contributed-cards',
	'check-revealed',
	'check-ended',
	'check-bypassed',
	'difficulty-changed'
];
const BATTLE: readonly Kind[] = [
	'icon',
	'ships-placed',
	'ships-launched',
	'ships-moved',
	'ships-removed',
	'shot',
	'rolled',
	'roll-replaced',
	'piece-damaged',
	'piece-destroyed',
	'repaired',
	'place-damaged',
	'place-repaired',
	'ship-hit',
	'pegasus-destroyed',
	'centurions-moved',
	'boarded',
	'piloted',
	'ship-prepared',
	'ship-evacuated',
	'occupation-moved'
];
const PEOPLE: readonly Kind[] = [
	'character-chosen',
	'placed',
	'moved',
	'flew',
	'stayed',
	'sent',
	'not-sent',
	'title-given',
	'title-vacant',
	'revealed',
	'turned-cylon',
	'executed',
	'loyalty-shown',
	'loyalty-dealt',
	'handed-over',
	'infiltration-began',
	'infiltration-ended',
	'agenda-shown',
	'agenda-dealt',
	'looked',
	'saw',
	'was-seen'
];
const OF: Partial<Record<LogFilter, readonly Kind[]>> = { checks: CHECKS, battle: BATTLE, people: PEOPLE };

export interface Line {
	entry: LogEntry;
	/** its place in the log: what it is known by */
	index: number;
}

const speaksOf = (entry: LogEntry, seat: Seat): boolean =>
	('seat' in entry && entry.seat === seat) ||
	('to' in entry && 'seat' in entry && entry.to === seat) ||
	('by' in entry && entry.kind === 'was-seen' && entry.by === seat);

type Ships = Extract<LogEntry, { kind: 'ships-moved' | 'ships-placed' | 'ships-launched' }>;
const isShips = (entry: LogEntry | undefined): entry is Ships =>
	entry?.kind === 'ships-moved' || entry?.kind === 'ships-placed' || entry?.kind === 'ships-launched';
const apart = (entry: Ships): string => JSON.stringify({ ...entry, count: 0 });

/** Ships that did the same one after the other are told in one line; it stands where the last of them did. */
export function toldTogether(lines: readonly Line[]): Line[] {
	const told: Line[] = [];
	for (const line of lines) {
		const last = told.at(-1);
		const { entry } = line;
		if (last && isShips(entry) && isShips(last.entry) && apart(entry) === apart(last.entry))
			told[told.length - 1] = { ...line, entry: { ...entry, count: entry.count + last.entry.count } };
		else told.push(line);
	}
	return told;
}

/** The last turn first, and in it the last line; a turn stays as the heading over whatever is left of it. */
export function linesOf(log: readonly LogEntry[], filter: LogFilter, seat: Seat): Line[] {
	const all = log.map((entry, index) => ({ entry, index }));
	const began = log.findLastIndex(({ kind }) => kind === 'turn-began');
	const kinds = OF[filter];
	const wanted = all.filter(({ entry, index }) => {
		if (filter === 'turn') return index >= began;
		if (filter === 'seat') return speaksOf(entry, seat) || entry.kind === 'turn-began';
		return !kinds || kinds.includes(entry.kind) || entry.kind === 'turn-began';
	});
	const told = toldTogether(wanted);
	const isBare = ({ entry }: Line, n: number): boolean =>
		entry.kind === 'turn-began' &&
		filter !== 'all' &&
		(told[n + 1] === undefined || told[n + 1]?.entry.kind === 'turn-began');
	return turnsOf(told.filter((line, n) => !isBare(line, n)))
		.reverse()
		.flatMap((turn) => {
			const [first, ...rest] = turn;
			if (first?.entry.kind !== 'turn-began') return turn.reverse();
			return [first, ...rest.reverse()];
		});
}

/** Cut where a turn begins. */
function turnsOf(lines: readonly Line[]): Line[][] {
	const turns: Line[][] = [];
	for (const line of lines) {
		const last = turns.at(-1);
		if (!last || line.entry.kind === 'turn-began') turns.push([line]);
		else last.push(line);
	}
	return turns;
}

const isSkill = (ref: string): boolean => /-\d$/u.test(ref) && readSkillRef(ref).kind in skillCards;
const skills = (refs: readonly string[]): About[] =>
	[...new Set(refs.filter(isSkill).map((ref) => readSkillRef(ref).kind))].map((id) => ({
		deck: 'skill',
		id
	}));
const loyalty = (cards: readonly string[]): About[] =>
	cards.filter((id) => id in loyaltyCards).map((id) => ({ deck: 'loyalty', id }));
const one = (deck: ComponentDeck, id: string): About[] => [{ deck, id }];

/** What a line leads to, each thing once. */
export function thingsIn(entry: LogEntry, set: GameConfig['set']): About[] {
	const place = (id: PlaceId): About[] => [placeCard(set, id)];
	switch (entry.kind) {
		case 'played':
		case 'triggered':
		case 'card-kept':
		case 'card-ended':
		case 'card-removed':
		case 'crisis-revealed':
			return [entry.about];
		case 'check-began':
			return [entry.of];
		case 'option-taken':
		case 'declined':
			return entry.of ? [entry.of] : [];
		case 'character-chosen':
		case 'executed':
			return entry.character in characters ? one('character', entry.character) : [];
		case 'revealed':
			return loyalty([entry.card]);
		case 'loyalty-shown':
			return loyalty([...new Set(entry.cards)]);
		case 'agenda-shown':
			return one('agenda', entry.card);
		case 'discarded-other':
			return one(entry.deck, entry.card);
		case 'jumped':
			return entry.destination === null ? [] : one('destination', entry.destination);
		case 'drew-cards':
		case 'discarded':
		case 'gave-cards-seen':
		case 'contributed-cards':
		case 'check-revealed':
			return skills(entry.cards);
		case 'was-seen':
			return [...skills(entry.cards), ...loyalty([...new Set(entry.cards)])];
		case 'saw':
			return entry.cards.flatMap(({ pile, card }) => (pile === 'skill' ? skills([card]) : one(pile, card)));
		case 'moved':
		case 'sent':
		case 'not-sent':
			return place(entry.to);
		case 'place-damaged':
		case 'place-repaired':
			return place(entry.place);
		case 'ship-hit':
			return one(entry.token in galacticaDamage ? 'galactica-damage' : 'pegasus-damage', entry.token);
		default:
			return [];
	}
}
