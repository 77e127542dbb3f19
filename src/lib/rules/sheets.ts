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

const cardIds = new Map<string, PlaceCardId>();
/** The id of a place's card: the four Cylon places have one per set (R2.2.2). */
export function placeCardId(game: Game, at: PlaceId): PlaceCardId {
	const key = `${at} ${game.config.set}`;
	let id = cardIds.get(key);
	if (!id) {
		const ids = (Object.keys(places) as PlaceCardId[]).filter((card) => places[card].at === at);
		id = ids.length > 1 ? ids.find((card) => places[card].set === game.config.set) : ids[0];
		if (!id) throw new Error(`no card for ${at}`);
		cardIds.set(key, id);
	}
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
