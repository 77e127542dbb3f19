/**
 * What a text is worth to the humans, as one seat sees it: the higher the better for them. Rough numbers in one currency, where
 * a resource well above its red zone is about 2 and a skill card about 0.7. Cards are data, so every card of the box,
 * every place and every sheet is judged by the same few lines.
 */
import {
	JUMP_TRACK,
	quorumCards,
	RESOURCES,
	type Check,
	type Condition,
	type Count,
	type Effect,
	type Icon,
	type Modifier,
	type Piece,
	type Pieces,
	type PlacedPiece,
	type PlainEffect,
	type QuorumCard,
	type Resource,
	type Role,
	type Where,
	type Who
} from '../box/index.ts';
import type { AreaView, SeatAtTable, SeatView } from '../views/index.ts';
import {
	basestarsIn,
	heaviesIn,
	raidersIn,
	threat,
	total,
	worthOfKills,
	worthOfRaid,
	worthOfShelter,
	worthOfShot,
	worthOfVipers
} from './battle.ts';
import { chanceToPass, effort } from './checks.ts';
import { boardOf, distrust, inPrison, me, placeOf, seatsOf, sideOf } from './people.ts';

/** One unit of a resource at this level: the last ones decide the game. */
const unit = (level: number): number =>
	level <= 1 ? 30 : level <= 2 ? 9 : level <= 3 ? 6 : level <= 5 ? 3.5 : level <= 8 ? 2.2 : 1.7;
/** What there is more of at the start is also lost faster. */
const PACE: Readonly<Record<Resource, number>> = { fuel: 0.88, food: 1, morale: 0.9, population: 0.55 };
const unitOf = (resource: Resource, level: number): number =>
	unit(level <= 1 ? level : level * PACE[resource]);

export function worthOfResource(view: SeatView, resource: Resource, by: number): number {
	let level = view.resources[resource];
	let sum = 0;
	for (let n = 0; n < Math.abs(by); n++) {
		sum += by < 0 ? -unitOf(resource, level) : unitOf(resource, level + 1);
		level += Math.sign(by);
	}
	return sum;
}

const quorum: Readonly<Record<string, QuorumCard>> = quorumCards;

const CARD = 0.7;
/** What one piece means for the humans while it is there. */
const PIECE: Readonly<Record<Piece, number>> = {
	raider: -0.7,
	heavy: -1.4,
	basestar: -3.2,
	viper: 0.7,
	raptor: 1,
	civilian: 2.4,
	centurion: -3.5,
	occupation: -1.6,
	nuke: 1.5
};
/** On the board a civilian ship is in danger; in the pile it is safe. */
const PLACED: Readonly<Record<PlacedPiece['piece'], number>> = {
	raider: -0.7,
	heavy: -1.4,
	basestar: -3.2,
	viper: 0.5,
	civilian: -1.1,
	centurion: -4,
	occupation: -1.6
};

export const worthOf = (view: SeatView, effects: readonly Effect[]): number =>
	effects.reduce((sum, effect) => sum + worth(view, effect), 0);

/** For people: good for the humans if it befalls a Cylon player. */
function forSeats(view: SeatView, who: Who, each: (seat: SeatAtTable | null) => number): number {
	return seatsOf(view, who).reduce((sum, seat) => sum + (seat?.cylon ? -1 : 1) * each(seat), 0);
}

function worth(view: SeatView, effect: Effect): number {
	switch (effect.kind) {
		case 'choose':
		case 'later':
			return effect.kind === 'later' ? 0.8 * worthOf(view, effect.effects) : 0;
		case 'one-of': {
			const boxes = effect.options
				.filter(({ needs }) => !needs || likely(view, needs) > 0.1)
				.map(({ effects }) => worthOf(view, effects));
			if (boxes.length === 0) return 0;
			return chooserSide(view, effect.by) > 0 ? Math.max(...boxes) : Math.min(...boxes);
		}
		case 'may': {
			const worth = worthOf(view, effect.effects);
			return chooserSide(view, effect.by) > 0 ? Math.max(0, worth) : Math.min(0, worth);
		}
		case 'if':
			return likely(view, effect.if) * worthOf(view, effect.effects);
		case 'roll': {
			let from = 0;
			return effect.table.reduce((sum, { upTo, effects }) => {
				const share = (upTo - from) / 8;
				from = upTo;
				return sum + share * worthOf(view, effects);
			}, 0);
		}
		case 'for-each':
			return seatsOf(view, effect.who).length * worthOf(view, effect.effects);
		case 'pay':
			return worthOf(view, effect.cost) + worthOf(view, effect.effects);
		case 'check':
			return checked(view, effect);
		default:
			return plain(view, effect);
	}
}

/** Checks cost cards; what comes of it is as likely as all together can make it. */
function checked(view: SeatView, check: Check): number {
	const pass = chanceToPass(view, check);
	return pass * worthOf(view, check.pass) + (1 - pass) * worthOf(view, check.fail) - effort(view, check);
}

/** Who chooses wants it one way or the other; of others the best is thought. */
const chooserSide = (view: SeatView, by: Role | undefined): 1 | -1 =>
	by === undefined || by === 'acting' || by === 'holder' ? sideOf(view) : 1;

function plain(view: SeatView, effect: PlainEffect): number {
	switch (effect.kind) {
		case 'resource': {
			const by = typeof effect.by === 'number' ? effect.by : -count(view, effect.by.minus);
			if (effect.resource === 'highest' || effect.resource === 'chosen-resource') {
				const levels = RESOURCES.map((resource) => view.resources[resource]);
				const level = effect.resource === 'highest' ? Math.max(...levels) : Math.min(...levels);
				return by * unit(level);
			}
			return worthOfResource(view, effect.resource, by);
		}
		case 'track':
			return effect.by * (2.6 + 0.1 * threat(view));
		case 'distance':
			return 6 * effect.by;
		case 'draw':
			return forSeats(view, effect.who, (seat) => effect.count * drawn(effect.from, seat?.handCount ?? 4));
		case 'discard':
			return forSeats(view, effect.who, (seat) => {
				const has = seat?.handCount ?? 4;
				return -CARD * (effect.count === 'hand' ? has : Math.min(effect.count, has));
			});
		case 'transfer':
			return moved(effect);
		case 'look':
			return looked(view, effect);
		case 'resolve':
			if (effect.from === 'quorum-hand') return bestQuorum(view);
			return effect.from === 'super-crises' ? (view.own.superCrises.length > 0 ? -5 : 0) : -3;
		case 'fetch':
			return -3;
		case 'exchange':
			return exchanged(view, effect);
		case 'redraw-crisis':
		case 'shuffle':
		case 'keep':
		case 'branch':
			return 0;
		case 'modify':
			return modified(effect.mod);
		case 'send':
			return forSeats(view, effect.who, (seat) => sent(view, seat, effect.to));
		case 'execute':
			return forSeats(view, effect.who, (seat) =>
				seat ? -5 - unit(view.resources.morale) + distrust(view, seat.seat) : -6
			);
		case 'title':
			return -0.4;
		case 'turn-cylon':
			return -6;
		case 'infiltrate':
			return 0.5;
		case 'grant':
			return (0.9 + 0.03 * threat(view)) * effect.actions + (effect.move ? 0.9 : 0);
		case 'pilot':
			return raidersIn(view) > 0 ? 0.6 + worthOfVipers(view, 1) : -1;
		case 'place':
			return effect.pieces.reduce((sum, { piece, count: n }) => sum + n * PLACED[piece], 0);
		case 'remove':
			return -counted(view, effect.pieces) * PIECE[effect.pieces.piece];
		case 'destroy':
			if (effect.pieces === 'ship') return -PIECE.civilian;
			if (effect.pieces.piece === 'raider')
				return worthOfKills(view, effect.pieces.count === 'all' ? 4 : effect.pieces.count);
			return -counted(view, effect.pieces) * PIECE[effect.pieces.piece];
		case 'damage':
			if (effect.target === 'galactica') return -(2.6 + 0.6 * view.damaged.length) * effect.hits;
			if (effect.target === 'pegasus') return -1.5 * effect.hits;
			return effect.target === 'ship' ? -2 : -0.8 * counted(view, effect.target);
		case 'repair':
			return repaired(view, effect.what);
		case 'activate':
			return activated(view, effect.icon);
		case 'launch':
			return -basestarsIn(view) * ((effect.raider ?? 0) * 0.7 + (effect.heavy ?? 0) * 1.4);
		case 'attack':
			return worthOfShot(view, effect.with) * Math.min(effect.times ?? 1, 2.5);
		case 'activate-vipers':
			return worthOfVipers(view, effect.upTo);
		case 'move-ships':
			return effect.what === 'own-viper' ? 0.3 : worthOfShelter(view, effect.what === 'ship' ? 2 : 4);
		case 'prepare':
			return view.locked > 0 ? 2.6 : 0;
		case 'evacuate':
			return view.prepared > 0 ? 2.8 : 0;
		case 'jump':
			return jumping(view);
		case 'reroll':
		case 'replace-roll':
			return 0.3;
		case 'phase':
			return 0;
	}
}

/** The fleet jumps by itself sooner or later: jumping now saves the waiting and what is out there; the last jump wins. */
const jumping = (view: SeatView): number =>
	view.lastJumpDue ? 40 : 2.6 * (JUMP_TRACK.length - 1 - view.marker) + 0.3 * threat(view);

/** Where a card can be put under its deck, the bad ones are not met. */
function looked(view: SeatView, { at, put }: Extract<PlainEffect, { kind: 'look' }>): number {
	if ('loyalty' in at) return 1.2;
	if (put && 'deck' in at) return 1.5;
	return 'ships' in at ? 0 : 0.6;
}

type DrawSource = Extract<PlainEffect, { kind: 'draw' }>['from'];
/** Skill cards in a full hand are soon discarded again (R3.7.2). */
function drawn(from: DrawSource, hand: number): number {
	if (from === 'super-crisis') return 3;
	if (from === 'treachery') return -0.5;
	if (from === 'quorum') return 0.7;
	return hand <= 5 ? CARD : hand <= 7 ? 0.5 * CARD : 0.15 * CARD;
}

function moved(effect: Extract<PlainEffect, { kind: 'transfer' }>): number {
	const { from, to } = effect;
	// Treachery among the cards of Destiny hurts every check
	if (typeof to === 'object' && 'deck' in to && to.deck === 'destiny') return -1.5;
	if (typeof to === 'object' && 'hand' in to && typeof from === 'object' && 'hand' in from)
		return to.hand === 'acting' ? CARD : -CARD;
	return from === 'check' ? 3 : 0;
}

/** Treachery for Destiny; an empty hand for a full one. */
function exchanged(view: SeatView, { b }: Extract<PlainEffect, { kind: 'exchange' }>): number {
	if ('deck' in b) return -1.2;
	const fullest = Math.max(...view.seats.map(({ cylon, handCount }) => (cylon ? 0 : handCount)));
	return -CARD * (fullest - view.own.hand.length);
}

/** The President's best card, if one is good. */
const bestQuorum = (view: SeatView): number =>
	view.own.quorum.reduce((most, id) => Math.max(most, worthOf(view, quorum[id]?.effects ?? [])), 0);

function modified(mod: Modifier): number {
	switch (mod.kind) {
		case 'difficulty':
			return -0.5 * mod.by;
		case 'add-icon':
			return 2.4;
		case 'loss-less':
			return 1;
		case 'skip-step':
			return -2;
		default:
			return 0.3;
	}
}

function sent(view: SeatView, seat: SeatAtTable | null, to: Where): number {
	const bad =
		to === 'brig' || to === 'detention' || to === 'prison' ? 3 : to === 'resurrection-ship' ? 4 : 1.6;
	if (seat && inPrison(seat)) return to === 'chosen-place' || typeof to === 'object' ? 3 : 0;
	if (typeof to === 'object' || to === 'chosen-place') return 0.2;
	if (!['brig', 'detention', 'prison', 'sickbay', 'medical-center', 'resurrection-ship'].includes(to))
		return 0;
	return seat && seat.seat !== view.seat ? -bad + Math.max(0, distrust(view, seat.seat)) : -bad;
}

/** How many pieces it will hit. */
function counted(view: SeatView, { piece, count: n, in: where }: Pieces): number {
	const wanted = n === 'all' ? 4 : n;
	if (where === 'chosen-area' || (typeof where === 'object' && 'areaOf' in where))
		return Math.min(wanted, Math.max(0, ...Object.values(view.space).map((area) => piecesIn(area, piece))));
	if (piece === 'civilian' || piece === 'occupation') return wanted;
	return Math.min(wanted, onBoard(view, piece, where === 'damaged' || where === 'lost'));
}

function piecesIn(area: AreaView, piece: Piece): number {
	switch (piece) {
		case 'raider':
			return area.raiders;
		case 'heavy':
			return area.heavies;
		case 'basestar':
			return area.basestars.length;
		case 'viper':
			return area.vipers;
		case 'civilian':
			return area.civilians.length;
		default:
			return 0;
	}
}

function onBoard(view: SeatView, piece: Piece, boxed: boolean): number {
	if (piece === 'viper') return boxed ? view.vipers.damaged + view.vipers.lost : 8 - view.vipers.lost;
	if (piece === 'raptor') return boxed ? 4 - view.raptors : view.raptors;
	if (piece === 'centurion') return view.centurions.length;
	if (piece === 'nuke') return view.nukes;
	return total(view, (area) => piecesIn(area, piece));
}

/** R6.9.3: six at once are the end. */
export const worthOfRepair = (view: SeatView): number => 2 + 0.6 * view.damaged.length;

function repaired(view: SeatView, what: Extract<PlainEffect, { kind: 'repair' }>['what']): number {
	if (what === 'any-place') return view.damaged.length > 0 ? worthOfRepair(view) : 0;
	if (what === 'own-place') {
		const place = placeOf(me(view));
		return place && view.damaged.includes(place) ? worthOfRepair(view) : -1;
	}
	return 0.8 * counted(view, what);
}

function activated(view: SeatView, icon: Icon | 'chosen-icon'): number {
	switch (icon) {
		case 'raiders':
			return raidersIn(view) > 0 ? worthOfRaid(view) : -1.4 * basestarsIn(view);
		case 'launch-raiders':
			return -2 * basestarsIn(view);
		case 'heavy':
			return (
				-1.5 * view.centurions.length - heaviesIn(view) - (heaviesIn(view) === 0 ? basestarsIn(view) : 0)
			);
		case 'basestars':
			return -0.6 * (2.6 + 0.6 * view.damaged.length) * basestarsIn(view);
		case 'occupation':
			return view.era === 'voyage' ? 0 : -1.5;
		case 'chosen-icon':
			return Math.min(activated(view, 'raiders'), activated(view, 'heavy'), activated(view, 'basestars'));
	}
}

function count(view: SeatView, of: Count): number {
	if (typeof of === 'number') return of;
	if (of === 'marker-loss') {
		const space = JUMP_TRACK[view.marker];
		return space && 'ftl' in space ? space.ftl.population : 0;
	}
	if (of === 'marker') return view.marker;
	if (of === 'distance') return view.distance;
	if (typeof of === 'object' && 'resource' in of) return view.resources[of.resource];
	return 2;
}

/** How likely a condition holds, where it can be read off the table; else even odds. */
function likely(view: SeatView, condition: Condition): number {
	switch (condition.kind) {
		case 'orbit':
			return view.era === 'orbit' ? 1 : 0;
		case 'not':
			return 1 - likely(view, condition.of);
		case 'all':
			return condition.of.reduce((share, part) => share * likely(view, part), 1);
		case 'any':
			return Math.max(...condition.of.map((part) => likely(view, part)));
		case 'red':
			return view.red.length > (condition.of === 'any' ? 0 : 3) ? 1 : 0;
		case 'compare': {
			const { a, op, b } = condition;
			const sum = count(view, a) - count(view, b);
			const holds =
				op === '<'
					? sum < 0
					: op === '<='
						? sum <= 0
						: op === '=='
							? sum === 0
							: op === '>='
								? sum >= 0
								: sum > 0;
			return holds ? 1 : 0;
		}
		case 'at':
			return seatsOf(view, condition.who).some(
				(seat) => seat !== null && placeOf(seat) !== null && boardOf(placeOf(seat) ?? 'brig') !== undefined
			)
				? 0.5
				: 0;
		default:
			return 0.5;
	}
}
