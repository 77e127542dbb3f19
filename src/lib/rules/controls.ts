/** Controls: who chooses what, either-or, dice, costs, checks (VOCABULARY 2.2). */
import { type Condition, type Effect, type Pool, type SkillType, type Where } from '../box/index.ts';
import { canActivateVipers } from './activate-vipers.ts';
import { ask, asName, asNames, asSeatOrNull, refuse } from './ask.ts';
import { isClosed } from './boards.ts';
import { aims } from './attack.ts';
import type { OfferedOption, Question, Refusal, Seat, Why } from './contract.ts';
import { left } from './decks.ts';
import { rollDie, wasReplaced } from './die.ts';
import { canPay } from './costs.ts';
import type { EffectsFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import type { HandlersFor } from './handlers.ts';
import { tell } from './log.ts';
import { forbidden } from './modifiers.ts';
import { civilianLabels, labelOf } from './pieces.ts';
import { isViperReady } from './pilot.ts';
import { canBeSent } from './positions.ts';
import { areasOf, chooserOf, holds, meansNewCaprica, placesOf, seatInRole, seatsOf } from './scope.ts';
import { seatOf } from './seats.ts';
import { isEligible } from './succession.ts';
import { innermost, push, run } from './stack.ts';
import { openWindow } from './windows.ts';

type Control =
	'choose' | 'one-of' | 'may' | 'if' | 'roll' | 'for-each' | 'pay' | 'check' | 'later' | 'branch';

/** The name a pool's choice is bound to. */
type Bound = 'chosen' | 'place' | 'area' | 'ships' | 'resource' | 'type' | 'deck' | 'title' | 'icon';
interface Choice {
	bound: Bound;
	why: Why;
	rule: string;
	from: readonly (string | number)[];
	question: Question;
}

export function seatCandidates(game: Game, pool: Extract<Pool, { seats: unknown }>, scope: Scope): Seat[] {
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
			(place) => !isClosed(game, place)
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
			one.types.filter((type) => inGame(game, type))
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

function bind(scope: Scope, bound: Bound, value: string | number | readonly string[]): void {
	// each name takes what its pool offered, and the answer was checked against that
	(scope as unknown as Record<Bound, unknown>)[bound] = value;
}

/** What the words mean in a text inside this one: its choices are no boxes of the card. */
function inner(scope: Scope): Scope {
	const copy = { ...scope };
	delete copy.box;
	return copy;
}

/** Takes a box: its effects come next. */
const box = (game: Game, frame: EffectsFrame, effects: readonly Effect[]): void => {
	run(game, effects, inner(frame.scope));
};

/** The choice box of a Crisis card may still be switched (R6.1.7). */
function takeOption(
	game: Game,
	frame: EffectsFrame,
	seat: Seat,
	options: readonly { effects: readonly Effect[] }[],
	chosen: number
): boolean {
	const { scope } = frame;
	tell(game, { kind: 'option-taken', seat, option: chosen, of: scope.about });
	const effects = options[chosen]?.effects ?? [];
	if (!scope.box || options.length !== 2) {
		box(game, frame, effects);
		return true;
	}
	// the box waits under the window; `branch` puts the other one in its place
	push(game, {
		proc: 'effects',
		effects,
		at: 0,
		scope: inner(scope),
		other: options[1 - chosen]?.effects ?? []
	});
	openWindow(game, { on: 'option-chosen', by: seat });
	return true;
}

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
				: unpayable(game, effects, scope);
	return { id, effects, ...(blocked ? { blocked } : {}) };
};

/** A stated cost must be payable in full (R1.8.7). */
export function unpayable(game: Game, effects: readonly Effect[], scope: Scope): Refusal | null {
	const [first] = effects;
	return first?.kind === 'pay' && !canPay(game, first.cost, scope) ? refuse('cannot-pay', 'R1.8.7') : null;
}

/** R8.1.2: whose Loyalty cards are looked at next must be somebody else with a card face down, as long as there is one. */
function withHiddenCards(game: Game, choice: Choice, { effects, at, scope }: EffectsFrame): Choice {
	const next = effects[at + 1];
	const { question } = choice;
	if (question.kind !== 'seat' || next?.kind !== 'look' || !('loyalty' in next.at)) return choice;
	const looker = seatInRole(game, next.who, scope);
	const from = question.from.filter((seat) => seat !== looker && seatOf(game, seat).loyalty.length > 0);
	return { ...choice, from, question: { ...question, from } };
}

/** Cards a text takes from a hand whose size everybody knows: none there, nothing to play. */
function nothingToPlay(game: Game, effect: Effect | undefined, scope: Scope): boolean {
	if (effect?.kind !== 'resolve') return false;
	if (effect.from === 'quorum-hand') return game.quorumHand.length === 0;
	return effect.from === 'super-crises' && seatOf(game, chooserOf(game, scope)).superCrises.length === 0;
}

export const controls: HandlersFor<Control> = {
	choose(game, effect, frame) {
		const { scope } = frame;
		const { bound, why, rule, from, question } = withHiddenCards(
			game,
			choiceOf(game, effect.from, scope, effect.count, effect.upTo),
			frame
		);
		if (from.length === 0) {
			scope.none = [...(scope.none ?? []), bound];
			return true;
		}
		if (from.length === 1 && question.kind !== 'ship') {
			bind(scope, bound, from[0] ?? '');
			return true;
		}
		const seat = chooserOf(game, scope, effect.by);
		const answer = ask(game, frame, {
			key: 'choose',
			seat,
			why,
			mode: 'public',
			rule,
			question,
			about: scope.about
		});
		if (answer === undefined) return false;
		if (question.kind === 'ship') bind(scope, bound, asNames(answer).map(labelOf));
		else bind(scope, bound, question.kind === 'seat' ? (asSeatOrNull(answer) ?? 0) : asName(answer));
		return true;
	},

	'one-of'(game, effect, frame) {
		const { scope } = frame;
		const seat = chooserOf(game, scope, effect.by);
		const options = effect.options.map((option, n) =>
			offered(game, String(n), option.effects, option.needs, scope)
		);
		const open = options.filter(({ blocked }) => !blocked);
		const [only] = open;
		if (!only) return true;
		if (open.length === 1 && effect.options.length > 1 && !scope.box)
			return takeOption(game, frame, seat, effect.options, Number(only.id));
		const answer = ask(game, frame, {
			key: 'option',
			seat,
			why: 'option',
			mode: 'public',
			rule: 'R13.5.49',
			question: { kind: 'option', from: options },
			about: scope.about
		});
		if (answer === undefined) return false;
		return takeOption(game, frame, seat, effect.options, Number(asName(answer)));
	},

	may(game, effect, frame) {
		const { scope } = frame;
		const seat = chooserOf(game, scope, effect.by);
		if (effect.needs && !holds(game, effect.needs, scope)) return true;
		if (unpayable(game, effect.effects, scope) || !feasible(game, effect.effects, scope)) return true;
		const answer = ask(game, frame, {
			key: 'may',
			seat,
			why: 'may',
			mode: 'public',
			rule: 'R13.5.49',
			question: { kind: 'option', from: [{ id: 'yes', effects: effect.effects }, { id: 'no' }] },
			about: scope.about
		});
		if (answer === undefined) return false;
		if (answer === 'yes') box(game, frame, effect.effects);
		else tell(game, { kind: 'declined', seat, of: scope.about });
		return true;
	},

	if(game, effect, frame) {
		if (holds(game, effect.if, frame.scope)) box(game, frame, effect.effects);
		return true;
	},

	roll(game, effect, frame) {
		const { scope } = frame;
		const roller = chooserOf(game, scope, effect.by);
		const result = rollDie(game, frame, 'die', { roller });
		if (result === undefined) return false;
		const row = effect.table.find(({ upTo }) => result <= upTo);
		const rest = inner(scope);
		// R6.8.1: an effect without a roll, or a replaced one, never hits Scar
		if (wasReplaced(frame, 'die')) delete rest.die;
		else rest.die = result;
		run(game, row?.effects ?? [], rest);
		return true;
	},

	'for-each'(game, effect, frame) {
		const scope = inner(frame.scope);
		push(game, { proc: 'for-each', seats: seatsOf(game, effect.who, scope), effects: effect.effects, scope });
		return true;
	},

	pay(game, effect, frame) {
		if (!canPay(game, effect.cost, frame.scope)) return true;
		const scope = inner(frame.scope);
		run(game, [...effect.cost, ...effect.effects], { ...scope, paying: effect.cost.length });
		return true;
	},

	check(game, effect, frame) {
		const scope = inner(frame.scope);
		push(game, {
			proc: 'check',
			step: 'declare',
			check: {
				difficulty: effect.difficulty,
				positive: effect.positive,
				pass: effect.pass,
				fail: effect.fail,
				...(effect.partial ? { partial: effect.partial } : {})
			},
			// every check stands on a printed card or place
			about: scope.about ?? { deck: 'place', id: 'brig' },
			target: scope.chosen ?? null,
			drawer: innermost(game, 'crisis')?.drawer ?? null,
			scope,
			used: [],
			destiny: [],
			added: [],
			order: [],
			revealed: null,
			total: null,
			outcome: null
		});
		return true;
	},

	later(game, effect, frame) {
		const scope = inner(frame.scope);
		game.waiting.push({ at: effect.at, effects: effect.effects, scope });
		return true;
	},

	branch(game, effect, { scope }) {
		if (effect.to === 'other') {
			const waiting = game.stack.findLast((frame) => frame.proc === 'effects' && frame.other !== undefined);
			if (waiting?.proc === 'effects' && waiting.other) {
				waiting.effects = waiting.other;
				delete waiting.other;
				tell(game, { kind: 'switched-option' });
			}
			return true;
		}
		const check = innermost(game, 'check');
		if (check) {
			check.bypass = effect.to;
			tell(game, { kind: 'check-bypassed', seat: scope.acting, outcome: effect.to });
		}
		return true;
	}
};

/** R6.6, R6.10, R1.4.3: nothing to shoot at, no viper to activate, none to fly. */
function aimless(game: Game, effect: Effect, scope: Scope): boolean {
	const seat = chooserOf(game, scope);
	if (effect.kind === 'attack') return aims(game, seat, effect.with).length === 0;
	if (effect.kind === 'activate-vipers') return !canActivateVipers(game, seat);
	return effect.kind === 'pilot' && effect.viper === 'reserves' && !isViperReady(game);
}

/** Could the first thing the text does be done at all? Offers without a target are not made. */
export function feasible(game: Game, effects: readonly Effect[], scope: Scope): boolean {
	const [first] = effects;
	if (first?.kind === 'choose')
		return choiceOf(game, first.from, scope, first.count, first.upTo).from.length > 0;
	if (nothingToPlay(game, first, scope) || (first && aimless(game, first, scope))) return false;
	if (first?.kind === 'one-of')
		return first.options.some((option) => !offered(game, '', option.effects, option.needs, scope).blocked);
	return true;
}
