/** What the words of a text mean now: who, where, how many, whether. */
import {
	AREAS,
	BOARDS,
	JUMP_TRACK,
	LAUNCH_AREAS,
	PIECE_COUNTS,
	RED_ZONE,
	RESOURCES,
	readSkillRef,
	type Area,
	type AreaId,
	type Board,
	type Condition,
	type Count,
	type EachSeat,
	type Pieces,
	type PlaceId,
	type Role,
	type Status,
	type Where,
	type Who
} from '../box/index.ts';
import type { Seat } from './contract.ts';
import type { Scope } from './frames.ts';
import type { Game, Position } from './game.ts';
import { clockwise, seatOf } from './seats.ts';
import { isLeader, isPilot, placeCard } from './sheets.ts';
import { innermost } from './stack.ts';

/** A text nobody uses: what a sheet, place or card in play says of its holder. */
export const standing = (game: Game, holder: Seat | null): Scope => ({
	acting: holder ?? game.current,
	used: false,
	about: null,
	...(holder === null ? {} : { holder })
});

/** R14.2.7: whoever used it; nobody did: the current player. */
export const chooserOf = (game: Game, scope: Scope, by?: Role): Seat =>
	(by && seatInRole(game, by, scope)) ?? (scope.used ? scope.acting : game.current);

export function seatInRole(game: Game, role: Role, scope: Scope): Seat | null {
	switch (role) {
		case 'current':
			return game.current;
		case 'acting':
			return scope.acting;
		case 'holder':
			return scope.holder ?? null;
		case 'president':
		case 'admiral':
			return game.titles[role];
		case 'drawer':
			return scope.drawer ?? innermost(game, 'crisis')?.drawer ?? null;
		case 'target':
			return scope.target === undefined ? (innermost(game, 'check')?.target ?? null) : scope.target;
		case 'chosen':
			return scope.chosen ?? null;
		case 'each':
			return scope.each ?? null;
	}
}

/** In the order they act: clockwise from whoever used the text, else from the current player (R14.2.3, R14.2.4). */
export function seatsOf(game: Game, who: Who, scope: Scope): Seat[] {
	if (typeof who === 'string') {
		const seat = seatInRole(game, who, scope);
		return seat === null ? [] : [seat];
	}
	const order = clockwise(game, scope.used ? scope.acting : game.current);
	if ('each' in who) return order.filter((seat) => matches(game, seat, who, scope));
	const named = who.map((role) => seatInRole(game, role, scope));
	return order.filter((seat) => named.includes(seat));
}

function matches(game: Game, seat: Seat, who: EachSeat, scope: Scope): boolean {
	const { cylon } = seatOf(game, seat);
	if (who.each === 'human' && cylon) return false;
	if (who.each === 'cylon' && !cylon) return false;
	if (who.except && seatInRole(game, who.except, scope) === seat) return false;
	const at = who.at === 'brig' && meansNewCaprica(game, scope) ? 'detention' : who.at;
	if (at && !stands(game, positionOf(game, seat, who.asOf), at, scope)) return false;
	return !who.if || holds(game, who.if, { ...scope, each: seat });
}

/** R11.4.5: Quorum cards of a President on New Caprica mean the prisoners there. */
export function meansNewCaprica(game: Game, scope: Scope): boolean {
	if (scope.about?.deck !== 'quorum') return false;
	const place = placeOf(seatOf(game, scope.acting).position);
	return place !== null && boardOf(place) === 'new-caprica';
}

function positionOf(game: Game, seat: Seat, asOf?: 'jump-start'): Position {
	const then = asOf === 'jump-start' ? game.jumpStart?.[seat] : undefined;
	return then ?? seatOf(game, seat).position;
}

export const placeOf = (position: Position | null): PlaceId | null =>
	position !== null && typeof position === 'object' && 'place' in position ? position.place : null;
export const areaOf = (position: Position | null): AreaId | null =>
	position !== null && typeof position === 'object' && 'viper' in position ? position.viper : null;

const BOARD_OF: ReadonlyMap<PlaceId, Board> = new Map(
	(Object.keys(BOARDS) as Board[]).flatMap((board) => BOARDS[board].map((place) => [place, board] as const))
);
// every place stands on a board
export const boardOf = (place: PlaceId): Board => BOARD_OF.get(place) as Board;

const PRISONS: readonly PlaceId[] = ['brig', 'detention'];

/** All places a text means. */
export function placesOf(game: Game, where: Where, scope: Scope): PlaceId[] {
	if (typeof where === 'string') {
		if (where === 'prison') return [...PRISONS];
		if (where === 'chosen-place') return scope.place ? [scope.place] : [];
		return [where];
	}
	if ('board' in where) {
		const here = where.other ? placeOf(seatOf(game, scope.chosen ?? scope.acting).position) : null;
		return BOARDS[where.board].filter(
			(place) => place !== here && !(where.safe && placeCard(game, place).hazardous)
		);
	}
	if ('placeOf' in where) {
		const place = placeOf(latched(game, where, scope));
		return place ? [place] : [];
	}
	return [...where];
}

function latched(game: Game, where: Extract<Where, { placeOf: Role }>, scope: Scope): Position | null {
	const seat = seatInRole(game, where.placeOf, scope);
	if (seat === null) return null;
	return where.asOf === 'turn-start' ? seatOf(game, seat).turnStart : seatOf(game, seat).position;
}

/** `placeOf` a pilot is his space area, so positions are compared whole there. */
function stands(game: Game, position: Position, where: Where, scope: Scope): boolean {
	if (typeof where === 'object' && 'placeOf' in where) {
		const there = latched(game, where, scope);
		return there !== null && samePosition(position, there);
	}
	const place = placeOf(position);
	return place !== null && placesOf(game, where, scope).includes(place);
}

const samePosition = (a: Position, b: Position): boolean =>
	typeof a === 'object' && typeof b === 'object' && placeOf(a) === placeOf(b) && areaOf(a) === areaOf(b);

export const neighbours = (area: AreaId): AreaId[] => {
	const at = AREAS.indexOf(area);
	// the ring has six areas; both indices lie inside it
	return [AREAS[(at + 1) % 6] as AreaId, AREAS[(at + 5) % 6] as AreaId];
};

export function areasOf(game: Game, area: Area, scope: Scope): AreaId[] {
	if (area === 'launch') return [...LAUNCH_AREAS];
	if (area === 'any') return [...AREAS];
	if (area === 'chosen-area') return scope.area ? [scope.area] : [];
	if (typeof area === 'string') return [area];
	const here =
		area.areaOf === 'ship'
			? (game.space.civilians.find(({ label }) => scope.ships?.includes(label))?.area ?? null)
			: pilotArea(game, seatInRole(game, area.areaOf, scope));
	if (!here) return [];
	return area.adjacent ? neighbours(here) : [here];
}

const pilotArea = (game: Game, seat: Seat | null): AreaId | null =>
	seat === null ? null : areaOf(seatOf(game, seat).position);

export const isArea = (where: unknown): where is Area =>
	typeof where === 'string'
		? where === 'launch' ||
			where === 'any' ||
			where === 'chosen-area' ||
			(AREAS as readonly string[]).includes(where)
		: typeof where === 'object' && where !== null && 'areaOf' in where;

/** How many pieces of a kind there are where the text says; without a place: on the board, or in reserve for what never is. */
export function countPieces(game: Game, pieces: Pieces, scope: Scope): number {
	const { piece, in: where } = pieces;
	if (where === undefined) {
		if (piece === 'nuke') return game.nukes;
		if (piece === 'raptor') return game.raptors;
		if (piece === 'centurion') return game.centurions.length;
		if (piece === 'occupation') return Object.values(game.occupation).reduce((a, b) => a + b, 0);
		return inAreas(game, pieces, [...AREAS]);
	}
	if (isArea(where)) return inAreas(game, pieces, areasOf(game, where, scope));
	if (typeof where === 'object' && 'placeOf' in where) {
		const seat = seatInRole(game, where.placeOf, scope);
		const place = seat === null ? null : placeOf(seatOf(game, seat).position);
		return place ? (game.occupation[place] ?? 0) : 0;
	}
	if (typeof where === 'object') return where.reduce((sum, zone) => sum + inZone(game, pieces, zone), 0);
	if (where === 'space-or-reserves')
		return inAreas(game, pieces, [...AREAS]) + inZone(game, pieces, 'reserves');
	return inZone(game, pieces, where);
}

function inAreas(game: Game, { piece, manned }: Pieces, areas: AreaId[]): number {
	const { space } = game;
	const sum = (of: Record<AreaId, number>): number => areas.reduce((n, area) => n + of[area], 0);
	switch (piece) {
		case 'raider':
			return sum(space.raiders);
		case 'heavy':
			return sum(space.heavies);
		case 'basestar':
			return space.basestars.filter(({ area }) => areas.includes(area)).length;
		case 'civilian':
			return space.civilians.filter(({ area }) => areas.includes(area)).length;
		case 'viper': {
			const piloted = game.seats.filter(({ position }) => {
				const area = areaOf(position);
				return area !== null && areas.includes(area);
			}).length;
			return (manned === true ? 0 : sum(space.vipers)) + (manned === false ? 0 : piloted);
		}
		case 'raptor':
		case 'centurion':
		case 'occupation':
		case 'nuke':
			return 0;
	}
}

type Zone = 'reserves' | 'damaged' | 'lost' | 'pile' | 'locked' | 'prepared' | 'track';
function inZone(game: Game, { piece }: Pieces, zone: Zone): number {
	switch (zone) {
		case 'reserves':
			return piece === 'raptor' ? game.raptors : game.vipers.reserves;
		case 'damaged':
			return game.vipers.damaged;
		case 'lost':
			return piece === 'raptor' ? PIECE_COUNTS.raptor - game.raptors : game.vipers.lost;
		case 'pile':
			return game.civilianPile.length;
		case 'locked':
			return game.locked.length;
		case 'prepared':
			return game.prepared.length;
		case 'track':
			return game.centurions.length;
	}
}

export function countOf(game: Game, count: Count, scope: Scope): number {
	if (typeof count === 'number') return count;
	switch (count) {
		case 'distance':
			return game.distance;
		case 'marker':
			return game.marker;
		case 'marker-loss': {
			const space = JUMP_TRACK[game.marker];
			return space && 'ftl' in space ? space.ftl.population : 0;
		}
		case 'total':
			return innermost(game, 'check')?.total ?? 0;
		case 'paid-strength':
			return scope.paid ? readSkillRef(scope.paid).strength : 0;
	}
	if ('resource' in count) return game.resources[count.resource];
	if ('cards' in count) {
		if ('deck' in count.cards) return game.decks[count.cards.deck].length;
		const seat = seatInRole(game, count.cards.hand, scope);
		return seat === null ? 0 : seatOf(game, seat).hand.length;
	}
	if ('pieces' in count) return countPieces(game, count.pieces, scope);
	if ('damaged' in count) return count.damaged.reduce((n, board) => n + damagedOn(game, board), 0);
	if ('sum' in count) return count.sum.reduce<number>((n, part) => n + countOf(game, part, scope), 0);
	const [a, b] = count.apart;
	return Math.abs(countOf(game, a, scope) - countOf(game, b, scope));
}

/** D46: a destroyed Pegasus counts as four damaged places. */
export const damagedOn = (game: Game, board: Board): number =>
	board === 'pegasus' && game.pegasusDestroyed
		? BOARDS.pegasus.length
		: game.damaged.filter((place) => boardOf(place) === board).length;

const isRed = (game: Game, resource: (typeof RESOURCES)[number]): boolean =>
	game.resources[resource] <= RED_ZONE[resource];

export function holds(game: Game, condition: Condition, scope: Scope): boolean {
	switch (condition.kind) {
		case 'compare': {
			const a = countOf(game, condition.a, scope);
			const b = countOf(game, condition.b, scope);
			switch (condition.op) {
				case '<':
					return a < b;
				case '<=':
					return a <= b;
				case '==':
					return a === b;
				case '>=':
					return a >= b;
				case '>':
					return a > b;
			}
		}
		// eslint-disable-next-line no-fallthrough -- the comparison above always returns
		case 'at':
			return seatsOf(game, condition.who, scope).some((seat) =>
				stands(game, seatOf(game, seat).position, condition.where, scope)
			);
		case 'is': {
			const seat = seatInRole(game, condition.who, scope);
			return seat !== null && hasStatus(game, seat, condition.is, scope, condition.asOf);
		}
		case 'winner':
			return game.outcome?.winner === condition.team;
		case 'check-of':
			return isCheckOf(game, condition, scope);
		case 'orbit':
			return game.flow.era === 'orbit';
		case 'done': {
			if (condition.deed === 'lost-morale-to-execution') return game.moraleLostToExecution;
			if (condition.deed === 'sleepers-dealt') return game.sleepersDealt;
			const seat = condition.who ? seatInRole(game, condition.who, scope) : null;
			return seat !== null && seatOf(game, seat).deeds.includes(condition.deed);
		}
		case 'red':
			return condition.of === 'any'
				? RESOURCES.some((resource) => isRed(game, resource))
				: RESOURCES.every((resource) => isRed(game, resource));
		case 'any':
			return condition.of.some((part) => holds(game, part, scope));
		case 'all':
			return condition.of.every((part) => holds(game, part, scope));
		case 'not':
			return !holds(game, condition.of, scope);
	}
}

function hasStatus(game: Game, seat: Seat, is: Status, scope: Scope, asOf?: 'turn-start'): boolean {
	const state = seatOf(game, seat);
	switch (is) {
		case 'human':
			return !state.cylon;
		case 'cylon':
			return state.cylon;
		case 'leader':
			return isLeader(game, seat);
		case 'sympathetic':
			return state.sympathetic;
		case 'infiltrating':
			return state.infiltrating;
		case 'piloting':
			return areaOf(asOf === 'turn-start' ? state.turnStart : state.position) !== null;
		case 'pilot':
			return isPilot(game, seat);
		case 'newcomer':
			return state.newcomer;
		case 'stranded':
			return state.position === 'stranded';
		case 'president':
		case 'admiral':
			return game.titles[is] === seat;
		case 'current':
			return game.current === seat;
		case 'drawer':
			return seatInRole(game, 'drawer', scope) === seat;
	}
}

function isCheckOf(game: Game, condition: Extract<Condition, { kind: 'check-of' }>, scope: Scope): boolean {
	const check = innermost(game, 'check');
	if (!check) return false;
	const { about } = check;
	const origin =
		condition.origin === 'any' ||
		(condition.origin === 'crisis'
			? about.deck === 'crisis' || about.deck === 'new-caprica-crisis'
			: about.deck === 'place' && (condition.origin as readonly string[]).includes(about.id));
	if (!origin) return false;
	if (condition.target && check.target !== seatInRole(game, condition.target, scope)) return false;
	return !condition.drawnBy || check.drawer === seatInRole(game, condition.drawnBy, scope);
}
