/** What lies before a seat: character sheet, the card of its place, its skill types. */
import {
	characters,
	places,
	SKILL_TYPES,
	type Character,
	type Place,
	type PlaceCardId,
	type PlaceId,
	type SkillType
} from '../box/index.ts';
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { seatOf } from './seats.ts';

/** The sheet lying before a seat, whatever it still counts for. */
export function sheetOf(game: Game, seat: Seat): Character {
	const { character } = seatOf(game, seat);
	if (!character) throw new Error(`seat ${String(seat)} has no character yet`);
	return characters[character];
}

export const isLeader = (game: Game, seat: Seat): boolean => {
	const { character } = seatOf(game, seat);
	return character !== null && characters[character].category === 'cylon-leader';
};

/** R4.6.1, R9.5.3: a Cylon player no longer uses his human sheet, infiltrating or not; a Leader always keeps his (R1.2.5). */
export function usesSheet(game: Game, seat: Seat): boolean {
	const { character, cylon, sympathetic } = seatOf(game, seat);
	return character !== null && (isLeader(game, seat) || !(cylon || sympathetic));
}

/** R4.2.1 */
export const isPilot = (game: Game, seat: Seat): boolean =>
	usesSheet(game, seat) && skillTypesOf(game, seat).includes('piloting');

const PLACE_CARDS = Object.keys(places) as PlaceCardId[];
const cardsOf = (set: 'base' | 'pegasus'): ReadonlyMap<PlaceId, PlaceCardId> =>
	// where a place has a card per set the one of this set comes last
	new Map(
		[...PLACE_CARDS, ...PLACE_CARDS.filter((id) => places[id].set === set)].map((id) => [places[id].at, id])
	);
const CARD_AT = { base: cardsOf('base'), pegasus: cardsOf('pegasus') } as const;

/** The id of a place's card: the four Cylon places have one per set (R2.2.2). */
export function placeCardId(game: Game, at: PlaceId): PlaceCardId {
	const id = CARD_AT[game.config.set].get(at);
	if (!id) throw new Error(`no card for ${at}`);
	return id;
}
export const placeCard = (game: Game, at: PlaceId): Place => places[placeCardId(game, at)];

/** R1.8.8: the types a player draws from; a Cylon player without a sheet may take any. */
export function skillTypesOf(game: Game, seat: Seat): SkillType[] {
	if (!usesSheet(game, seat))
		return SKILL_TYPES.filter((type) => type !== 'treachery' || game.config.set === 'pegasus');
	const { fixed, split } = sheetOf(game, seat).skills;
	return SKILL_TYPES.filter((type) => (fixed[type] ?? 0) > 0 || split?.from.includes(type));
}
