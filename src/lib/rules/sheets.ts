/** What a seat's character sheet and place say: skill set, standing modifiers (R3.4). */
import {
	characters,
	places,
	SKILL_TYPES,
	type Ability,
	type Character,
	type Modifier,
	type Place,
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

export const isLeader = (game: Game, seat: Seat): boolean =>
	seatOf(game, seat).character !== null && sheetOf(game, seat).category === 'cylon-leader';

/** R4.6.1: a Cylon player no longer uses his human sheet; a Leader always keeps his (R1.2.5). */
const usesSheet = (game: Game, seat: Seat): boolean => !seatOf(game, seat).cylon || isLeader(game, seat);

/** The card of a place: the four Cylon places have one per set (R2.2.2). */
export function placeCard(game: Game, at: PlaceId): Place {
	const cards: readonly Place[] = Object.values(places).filter((card) => card.at === at);
	const card = cards.length > 1 ? cards.find(({ set }) => set === game.config.set) : cards[0];
	if (!card) throw new Error(`no card for ${at}`);
	return card;
}

const standing = (abilities: readonly Ability[]): readonly Modifier[] =>
	abilities.flatMap((ability) =>
		// what holds only under a condition is tested where the condition can be (skill checks, actions)
		ability.when === 'always' && !ability.needs ? (ability.mods ?? []) : []
	);

/** Modifiers that hold for a seat now, without condition, from its sheet and the place it stands in. */
export function modifiersOn(game: Game, seat: Seat): readonly Modifier[] {
	const { position } = seatOf(game, seat);
	const sheet = sheetOf(game, seat);
	return [
		...(usesSheet(game, seat) ? standing([...sheet.positive, ...sheet.negative]) : []),
		...(typeof position === 'object' && 'place' in position
			? standing(placeCard(game, position.place).abilities)
			: [])
	];
}

/** R3.7.2: the lowest limit counts. */
export const handLimit = (game: Game, seat: Seat): number =>
	Math.min(
		10,
		...modifiersOn(game, seat).flatMap((mod) => (mod.kind === 'limit' && mod.of === 'hand' ? [mod.n] : []))
	);

/** R1.8.8: the types a player draws from; a Cylon player without a sheet may take any. */
export function skillTypesOf(game: Game, seat: Seat): SkillType[] {
	if (!usesSheet(game, seat)) return SKILL_TYPES.filter((type) => game.decks[type].length > 0);
	const { fixed, split } = sheetOf(game, seat).skills;
	return SKILL_TYPES.filter((type) => (fixed[type] ?? 0) > 0 || split?.from.includes(type));
}
