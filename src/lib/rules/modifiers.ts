/**
 * Which modifiers are in force now: from sheets, places, titles, cards in play, and those a text has left behind.
 * Nothing is stored that can be read off the table; only `modify` adds to `game.modifiers`.
 */
import {
	characters,
	crisesBase,
	crisesNewCaprica,
	crisesPegasus,
	places,
	quorumCards,
	superCrises,
	titleCards,
	TITLES,
	type Ability,
	type Crisis,
	type Deed,
	type Modifier,
	type QuorumCard,
	type SuperCrisis,
	type Title,
	type TitleCard,
	type Until
} from '../box/index.ts';
import type { About, Seat } from './contract.ts';
import type { ActiveModifier, Game, KeptCard } from './game.ts';
import { holds, placeOf, placesOf, seatsOf, standing } from './scope.ts';
import { asSeat, seatOf } from './seats.ts';
import { placeCardId, usesSheet } from './sheets.ts';

type Kind = Modifier['kind'];
type Of<K extends Kind> = Extract<Modifier, { kind: K }>;
export interface InForce<K extends Kind = Kind> {
	mod: Of<K>;
	/** whose sheet, place, title or card; null: a card beside the board */
	holder: Seat | null;
	active?: ActiveModifier;
	kept?: KeptCard;
}

const isAlways = (ability: Ability): boolean => ability.when === 'always' && ability.mods !== undefined;
const always = (abilities: readonly Ability[] | undefined): readonly Ability[] =>
	(abilities ?? []).filter(isAlways);

/** The standing texts that say something of this kind, by the thing they are printed on. */
type Standing = ReadonlyMap<Kind, ReadonlyMap<string, readonly Ability[]>>;
function standingTexts(things: readonly (readonly [id: string, abilities: readonly Ability[]])[]): Standing {
	const found = new Map<Kind, Map<string, Ability[]>>();
	for (const [id, abilities] of things)
		for (const ability of always(abilities))
			for (const kind of new Set(ability.mods?.map((mod) => mod.kind))) {
				const ofKind = found.get(kind) ?? new Map<string, Ability[]>();
				found.set(kind, ofKind.set(id, [...(ofKind.get(id) ?? []), ability]));
			}
	return found;
}

const ON_SHEETS = standingTexts(
	Object.entries(characters).map(([id, { positive, negative }]) => [id, [...positive, ...negative]])
);
const ON_PLACES = standingTexts(Object.entries(places).map(([id, { abilities }]) => [id, abilities]));
const ON_TITLES = standingTexts(Object.entries(titleCards).map(([id, { abilities }]) => [id, abilities]));
/** A place binds who stands there; these kinds are said of the board as a whole. */
const OF_THE_BOARD: readonly Kind[] = ['difficulty', 'redirect'];

type WithAbilities = Readonly<Record<string, Crisis | SuperCrisis | QuorumCard>>;
const KEEPABLE: Readonly<Partial<Record<About['deck'], WithAbilities>>> = {
	crisis: { ...crisesBase, ...crisesPegasus },
	'new-caprica-crisis': crisesNewCaprica,
	'super-crisis': superCrises,
	quorum: quorumCards
};
export const abilitiesOfKept = ({ about }: Pick<KeptCard, 'about'>): readonly Ability[] =>
	KEEPABLE[about.deck]?.[about.id]?.abilities ?? [];

const titleCardIn = (title: Title, set: TitleCard['set']): { id: string; card: TitleCard } => {
	const found = Object.entries(titleCards).find(([, card]) => card.title === title && card.set === set);
	if (!found) throw new Error(`no card for the ${title}`);
	return { id: found[0], card: found[1] };
};
const TITLE_CARDS = {
	kobol: { president: titleCardIn('president', 'base'), admiral: titleCardIn('admiral', 'base') },
	'new-caprica': {
		president: titleCardIn('president', 'new-caprica'),
		admiral: titleCardIn('admiral', 'new-caprica')
	}
} as const;

/** R2.2.3: which title cards this game uses. */
export const titleCard = (game: Game, title: Title): { id: string; card: TitleCard } =>
	TITLE_CARDS[game.config.objective][title];

export function inForce<K extends Kind>(game: Game, kind: K): InForce<K>[] {
	const found: InForce<K>[] = [];
	const add = (ability: Ability, holder: Seat | null, kept?: KeptCard): void => {
		for (const mod of ability.mods ?? [])
			if (mod.kind === kind && (!ability.needs || holds(game, ability.needs, standing(game, holder))))
				// its kind is the one asked for
				found.push({ mod: mod as Of<K>, holder, ...(kept ? { kept } : {}) });
	};
	const onSheets = ON_SHEETS.get(kind);
	const onPlaces = ON_PLACES.get(kind);
	const boardWide = onPlaces !== undefined && OF_THE_BOARD.includes(kind);
	if (onSheets !== undefined || (onPlaces !== undefined && !boardWide))
		for (let n = 0; n < game.seats.length; n++) {
			const seat = asSeat(n);
			const { character, position } = seatOf(game, seat);
			const texts = character === null ? undefined : onSheets?.get(character);
			if (texts && usesSheet(game, seat)) for (const ability of texts) add(ability, seat);
			const place = onPlaces === undefined || boardWide ? null : placeOf(position);
			if (place) for (const ability of onPlaces?.get(placeCardId(game, place)) ?? []) add(ability, seat);
		}
	if (boardWide) for (const texts of onPlaces.values()) for (const ability of texts) add(ability, null);
	const onTitles = ON_TITLES.get(kind);
	if (onTitles)
		for (const title of TITLES) {
			const holder = game.titles[title];
			if (holder !== null)
				for (const ability of onTitles.get(titleCard(game, title).id) ?? []) add(ability, holder);
		}
	for (const kept of game.inPlay)
		for (const ability of abilitiesOfKept(kept)) if (isAlways(ability)) add(ability, kept.holder, kept);
	for (const active of game.modifiers)
		if (active.mod.kind === kind) found.push({ mod: active.mod as Of<K>, holder: active.seat, active });
	return found;
}

/** Those that hold for one seat: its own, and of cards beside the board. */
export const on = <K extends Kind>(game: Game, seat: Seat, kind: K): Of<K>[] =>
	inForce(game, kind)
		.filter(({ holder }) => holder === null || holder === seat)
		.map(({ mod }) => mod);

/** Is this deed forbidden to the seat? `is` looks at what exactly the prohibition says. */
export function forbidden<D extends Deed['do']>(
	game: Game,
	seat: Seat,
	deed: D,
	is: (deed: Extract<Deed, { do: D }>, holder: Seat | null) => boolean = () => true
): boolean {
	return inForce(game, 'forbid').some(({ mod, holder }) => {
		if (mod.deed.do !== deed) return false;
		const bound = mod.who
			? seatsOf(game, mod.who, standing(game, holder)).includes(seat)
			: holder === null || holder === seat;
		return bound && is(mod.deed as Extract<Deed, { do: D }>, holder);
	});
}

export const mayNotActivate = (game: Game, seat: Seat, place: string): boolean =>
	forbidden(game, seat, 'activate', ({ at }) =>
		(placesOf(game, at, standing(game, seat)) as readonly string[]).includes(place)
	);

const lowest = (game: Game, seat: Seat, of: Of<'limit'>['of'], otherwise: number): number =>
	Math.min(otherwise, ...on(game, seat, 'limit').flatMap((mod) => (mod.of === of ? [mod.n] : [])));

/** R3.7.2: the lowest limit counts. */
export const handLimit = (game: Game, seat: Seat): number => lowest(game, seat, 'hand', 10);

/** R8.7.3: ten with Pegasus, none in the base game. */
export const quorumLimit = (game: Game): number => (game.config.set === 'pegasus' ? 10 : Infinity);

/** R3.4: cards a seat may add to a check. */
export function checkLimit(game: Game, seat: Seat): number {
	const { cylon, infiltrating } = seatOf(game, seat);
	return lowest(game, seat, 'check-cards', cylon ? 1 : infiltrating ? 2 : Infinity);
}

/** R3.2.1, R4.4.1: the highest counts. */
export const actionLimit = (game: Game, seat: Seat): number =>
	Math.max(1, ...on(game, seat, 'limit').flatMap((mod) => (mod.of === 'actions' ? [mod.n] : [])));

/** Ends modifiers and hands back the cards in play that end with them. */
export function expire(game: Game, until: Extract<Until, string>): void {
	game.modifiers = game.modifiers.filter((active) => active.until !== until);
}
