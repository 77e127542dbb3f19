/**
 * What a text offers to choose from now, and whether it can be begun at all. Only public facts are looked at (R13.4.3): sizes
 * of hands, numbers of face-down cards, what stands on the board.
 */
import type { Condition, Effect, PlaceId, Pool, SkillType, Where } from '../box/index.ts';
import { refuse } from './ask.ts';
import { isClosed } from './boards.ts';
import type { OfferedOption, Question, Refusal, Seat, Why } from './contract.ts';
import { canPay } from './costs.ts';
import { left } from './decks.ts';
import type { Scope } from './frames.ts';
import type { Game } from './game.ts';
import { forbidden } from './modifiers.ts';
import { civilianLabels } from './pieces.ts';
import { canBeSent, occupantsOf } from './positions.ts';
import {
	areasOf,
	boardOf,
	chooserOf,
	countPieces,
	holds,
	meansNewCaprica,
	placesOf,
	seatInRole,
	seatsOf
} from './scope.ts';
import { seatOf } from './seats.ts';
import { isEligible } from './succession.ts';

/** The name a pool's choice is bound to. */
export type Bound = 'chosen' | 'place' | 'area' | 'ships' | 'resource' | 'type' | 'deck' | 'title' | 'icon';
interface Choice {
	bound: Bound;
	why: Why;
	rule: string;
	from: readonly (string | number)[];
	question: Question;
}

function seatCandidates(game: Game, pool: Extract<Pool, { seats: unknown }>, scope: Scope): Seat[] {
	const { seats, movableTo, eligible } = pool;
	const all =
		seats === 'president-or-admiral'
			? seatsOf(game, ['president', 'admiral'], scope)
			: seatsOf(game, seats, scope);
	const here = scope.about?.deck === 'place' ? scope.about.id : null;
	return all.filter(
		(seat) =>
			(!movableTo || placesOf(game, movableTo, scope).some((to) => canBeSent(game, seat, to))) &&
			(!eligible || isEligible(game, eligible, seat)) &&
			!(here && forbidden(game, seat, 'be-chosen-at', ({ place }) => place === here))
	);
}

/** What a pool offers now. */
export function choiceOf(game: Game, pool: Pool, scope: Scope, count = 1, upTo = false): Choice {
	const options = (bound: Bound, why: Why, ids: readonly string[]): Choice => ({
		bound,
		why,
		rule: 'R13.5.49',
		from: ids,
		question: { kind: 'option', from: ids.map((id) => ({ id })) }
	});
	if ('seats' in pool) {
		const from = seatCandidates(game, pool, scope);
		return {
			bound: 'chosen',
			why: 'choose-seat',
			rule: 'R1.8.4',
			from,
			question: { kind: 'seat', from, optional: false }
		};
	}
	if ('places' in pool) {
		const from = placesOf(game, pardoned(game, pool.places, scope), scope).filter(
			(place) => !isClosed(game, place) && !isBarred(game, place, scope)
		);
		return {
			bound: 'place',
			why: 'choose-place',
			rule: 'R13.5.8',
			from,
			question: { kind: 'place', from: from.map((place) => ({ place, cost: 0 })), optional: false }
		};
	}
	if ('areas' in pool) {
		const from = areasOf(game, pool.areas, scope);
		return {
			bound: 'area',
			why: 'choose-area',
			rule: 'R13.5.8',
			from,
			question: { kind: 'area', from, optional: false }
		};
	}
	if ('ships' in pool) {
		const from = civilianLabels(
			game,
			pool.ships.in && typeof pool.ships.in === 'string' ? areasOf(game, 'any', scope) : []
		);
		const most = Math.min(
			count === 1 && typeof pool.ships.count === 'number' ? pool.ships.count : count,
			from.length
		);
		return {
			bound: 'ships',
			why: 'choose-ship',
			rule: 'R13.5.8',
			from,
			question: { kind: 'ship', from, min: upTo ? 0 : most, max: most }
		};
	}
	const { one } = pool;
	if ('resources' in one) return options('resource', 'choose-resource', one.resources);
	if ('types' in one)
		return options(
			'type',
			'choose-type',
			one.types.filter((type) => isPlayedWith(game, type))
		);
	if ('decks' in one)
		return options(
			'deck',
			'choose-deck',
			one.decks.filter((deck) => !isSkill(deck) || inGame(game, deck))
		);
	if ('titles' in one)
		return options(
			'title',
			'choose-title',
			one.titles.filter(
				(title) => game.titles[title] !== scope.acting && isEligible(game, title, scope.acting)
			)
		);
	return options('icon', 'choose-icon', one.icons);
}

/** Bomb on Colonial 1: nobody goes there any more. Clouded: Leoben picks no company for himself. */
function isBarred(game: Game, place: PlaceId, scope: Scope): boolean {
	const mover = scope.chosen ?? scope.acting;
	const company = mover === chooserOf(game, scope) && occupantsOf(game, place).some((seat) => seat !== mover);
	return forbidden(game, mover, 'move', ({ to }) =>
		typeof to === 'object' ? to.board === boardOf(place) : to === 'shared' && company
	);
}

/** R11.4.10: with the President on New Caprica a Quorum card lets a prisoner go there, not to Galactica. */
const pardoned = (game: Game, where: Where, scope: Scope): Where =>
	typeof where === 'object' && 'board' in where && where.board === 'galactica' && meansNewCaprica(game, scope)
		? { ...where, board: 'new-caprica' }
		: where;

const SKILLS: readonly string[] = [
	'politics',
	'leadership',
	'tactics',
	'piloting',
	'engineering',
	'treachery'
];
const isSkill = (deck: string): deck is SkillType => SKILLS.includes(deck);
const inGame = (game: Game, type: SkillType): boolean => left(game, type) > 0;
/** R1.7.1: Treachery comes with Pegasus. A type can be named also when all its cards are in hands (Blind Devotion). */
const isPlayedWith = (game: Game, type: SkillType): boolean =>
	type !== 'treachery' || game.config.set === 'pegasus';

export const offered = (
	game: Game,
	id: string,
	effects: readonly Effect[],
	needs: Condition | undefined,
	scope: Scope
): OfferedOption => {
	const blocked: Refusal | null =
		needs && !holds(game, needs, scope)
			? refuse('needs-not-met', 'R1.8.3')
			: nothingToPlay(game, effects[0], scope)
				? refuse('no-target', 'R8.4.1')
				: isIdle(game, effects, scope)
					? refuse('no-target', 'R6.9.2')
					: (unpayable(game, effects, scope) ?? immovable(game, effects[0], scope));
	return { id, effects, ...(blocked ? { blocked } : {}) };
};

/** Repairs and nothing else, with nothing of the kind to repair: nobody is asked whether he likes to (Ragnar Anchorage). */
export const isIdle = (game: Game, effects: readonly Effect[], scope: Scope): boolean =>
	effects.length > 0 &&
	effects.every((effect) => {
		switch (effect.kind) {
			case 'repair':
				return isWhole(game, effect.what, scope);
			case 'may':
				return isIdle(game, effect.effects, scope);
			case 'one-of':
				return effect.options.every((option) => isIdle(game, option.effects, scope));
			default:
				return false;
		}
	});

function isWhole(game: Game, what: Extract<Effect, { kind: 'repair' }>['what'], scope: Scope): boolean {
	// the own place may be repaired in vain: Repair is still a card played (W19)
	if (what === 'own-place') return false;
	if (what !== 'any-place') return countPieces(game, what, scope) === 0;
	return game.damaged.every((place) => game.pegasusDestroyed && boardOf(place) === 'pegasus');
}

/** A stated cost must be payable in full (R1.8.7). */
export function unpayable(game: Game, effects: readonly Effect[], scope: Scope): Refusal | null {
	const [first] = effects;
	return first?.kind === 'pay' && !canPay(game, first.cost, scope) ? refuse('cannot-pay', 'R1.8.7') : null;
}

/** R4.4.4: who may not move, in a prison or Stranded, is not offered a move. */
function immovable(game: Game, effect: Effect | undefined, scope: Scope): Refusal | null {
	if (effect?.kind !== 'grant' || !effect.move) return null;
	const seat = seatInRole(game, effect.who, scope);
	return seat !== null && forbidden(game, seat, 'move', ({ to }) => to === undefined)
		? refuse('forbidden', 'R4.4.4')
		: null;
}

/** Cards a text takes from a hand whose size everybody knows: none there, nothing to play. */
function nothingToPlay(game: Game, effect: Effect | undefined, scope: Scope): boolean {
	if (effect?.kind !== 'resolve') return false;
	if (effect.from === 'quorum-hand') return game.quorumHand.length === 0;
	return effect.from === 'super-crises' && seatOf(game, chooserOf(game, scope)).superCrises.length === 0;
}

type Look = Extract<Effect, { kind: 'look' }>;
const looksAtLoyalty = (effect: Effect | undefined): effect is Look =>
	effect?.kind === 'look' && 'loyalty' in effect.at;

/** The choice a text makes at this point; what comes next narrows it. */
export function choiceAt(game: Game, effects: readonly Effect[], at: number, scope: Scope): Choice {
	const effect = effects[at];
	if (effect?.kind !== 'choose') throw new Error('nothing is chosen here');
	const next = effects[at + 1];
	return withCardsLeft(
		game,
		withHiddenCards(game, choiceOf(game, effect.from, scope, effect.count, effect.upTo), next, scope),
		next
	);
}

/** R1.7.4: of which type somebody draws next must be one of which there is a card. */
function withCardsLeft(game: Game, choice: Choice, next: Effect | undefined): Choice {
	const { question } = choice;
	if (question.kind !== 'option' || next?.kind !== 'draw' || next.from !== 'chosen-type') return choice;
	const from = question.from.filter(({ id }) => isSkill(id) && inGame(game, id));
	return { ...choice, from: from.map(({ id }) => id), question: { ...question, from } };
}

/** R8.1.2: whose Loyalty cards are looked at next must be somebody else with a card face down, as long as there is one. */
function withHiddenCards(game: Game, choice: Choice, next: Effect | undefined, scope: Scope): Choice {
	const { question } = choice;
	if (question.kind !== 'seat' || !looksAtLoyalty(next)) return choice;
	const looker = seatInRole(game, next.who, scope);
	const from = question.from.filter((seat) => seat !== looker && seatOf(game, seat).loyalty.length > 0);
	return { ...choice, from, question: { ...question, from } };
}

/** Could the first thing the text does be done at all? */
export function canBegin(game: Game, effects: readonly Effect[], scope: Scope): boolean {
	const [first, next] = effects;
	switch (first?.kind) {
		case 'choose':
			return (
				choiceAt(game, effects, 0, scope).from.length > 0 &&
				!(next?.kind === 'pay' && !canPay(game, next.cost, scope)) &&
				!(next?.kind === 'transfer' && givesNoLoyalty(game, next.from, scope))
			);
		case 'pay':
			return canPay(game, first.cost, scope);
		case 'one-of':
			return first.options.some((option) => !offered(game, '', option.effects, option.needs, scope).blocked);
		case 'look':
			return !('ships' in first.at) || areThere(game, first.at.ships, scope);
		case 'transfer':
			return !givesNoCards(game, first.from, scope);
		default:
			return !nothingToPlay(game, first, scope);
	}
}

/** R13.2.1: the number of cards in a hand is public (Human Delusion). */
function givesNoCards(
	game: Game,
	from: Extract<Effect, { kind: 'transfer' }>['from'],
	scope: Scope
): boolean {
	if (typeof from !== 'object' || !('hand' in from)) return false;
	const giver = seatInRole(game, from.hand, scope);
	return giver === null || seatOf(game, giver).hand.length === 0;
}

/** R8.5.5: the number of face-down cards is public. */
function givesNoLoyalty(
	game: Game,
	from: Extract<Effect, { kind: 'transfer' }>['from'],
	scope: Scope
): boolean {
	if (typeof from !== 'object' || !('loyalty' in from)) return false;
	const giver = seatInRole(game, from.loyalty, scope);
	return giver === null || seatOf(game, giver).loyalty.length === 0;
}

function areThere(game: Game, ships: 'chosen' | 'all' | 'locked', scope: Scope): boolean {
	if (ships === 'locked') return game.locked.length > 0;
	return ships === 'all' ? game.space.civilians.length > 0 : (scope.ships ?? []).length > 0;
}

/** Detector Sabotage: a text that does nothing but look at Loyalty cards cannot be used. */
export const isBlind = (game: Game, seat: Seat, effects: readonly Effect[]): boolean =>
	effects.some(looksAtLoyalty) &&
	effects.every((effect) => effect.kind === 'choose' || looksAtLoyalty(effect)) &&
	forbidden(game, seat, 'look-at-loyalty');
