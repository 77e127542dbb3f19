/** Controls: who chooses what, either-or, dice, costs, checks (VOCABULARY 2.2). */
import type { Effect, Role } from '../box/index.ts';
import { canActivateVipers } from './activate-vipers.ts';
import { ask, asName, asNames, asSeatOrNull } from './ask.ts';
import { aims } from './attack.ts';
import { canBegin, choiceAt, isIdle, offered, unpayable, type Bound } from './choices.ts';
import type { OfferedOption, Seat } from './contract.ts';
import { rollDie, wasReplaced } from './die.ts';
import { canPay } from './costs.ts';
import type { EffectsFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import type { HandlersFor } from './handlers.ts';
import { tell } from './log.ts';
import { labelOf } from './pieces.ts';
import { isViperReady } from './pilot.ts';
import { chooserOf, holds, seatsOf } from './scope.ts';
import { innermost, push, run } from './stack.ts';
import { openWindow } from './windows.ts';

type Control =
	'choose' | 'one-of' | 'may' | 'if' | 'roll' | 'for-each' | 'pay' | 'check' | 'later' | 'branch';

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

/** R1.5.1: who caused the roll; a text of somebody that happens by itself: its holder, like the President (R11.4.9). */
const rollerOf = (game: Game, scope: Scope, by: Role | undefined): Seat =>
	by === undefined && !scope.used && scope.holder !== undefined ? scope.holder : chooserOf(game, scope, by);

/** Takes a box: its effects come next. */
const box = (game: Game, frame: EffectsFrame, effects: readonly Effect[]): void => {
	run(game, effects, inner(frame.scope));
};

/** The choice box of a Crisis card may still be switched (R6.1.7). */
function takeOption(
	game: Game,
	frame: EffectsFrame,
	seat: Seat,
	options: readonly OfferedOption[],
	chosen: number
): boolean {
	const { scope } = frame;
	tell(game, { kind: 'option-taken', seat, option: chosen, of: scope.about });
	const effects = options[chosen]?.effects ?? [];
	const other = options[1 - chosen];
	// R1.8.3: nobody switches to a box whose stated requirement is not met
	if (!scope.box || options.length !== 2 || other?.blocked) {
		box(game, frame, effects);
		return true;
	}
	// the box waits under the window; `branch` puts the other one in its place
	push(game, {
		proc: 'effects',
		effects,
		at: 0,
		scope: inner(scope),
		other: other?.effects ?? []
	});
	openWindow(game, { on: 'option-chosen', by: seat });
	return true;
}

export const controls: HandlersFor<Control> = {
	choose(game, effect, frame) {
		const { scope } = frame;
		const { bound, why, rule, from, question } = choiceAt(game, frame.effects, frame.at, scope);
		if (from.length === 0) {
			scope.none = [...(scope.none ?? []), bound];
			// nor does its name mean what an outer text has chosen
			Reflect.deleteProperty(scope, bound);
			return true;
		}
		if (from.length === 1 && question.kind !== 'ship') {
			bind(scope, bound, from[0] ?? '');
			return true;
		}
		if (question.kind === 'ship' && question.min === question.from.length) {
			bind(scope, bound, question.from.map(labelOf));
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
			return takeOption(game, frame, seat, options, Number(only.id));
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
		return takeOption(game, frame, seat, options, Number(asName(answer)));
	},

	may(game, effect, frame) {
		const { scope } = frame;
		const seat = chooserOf(game, scope, effect.by);
		if (effect.needs && !holds(game, effect.needs, scope)) return true;
		if (unpayable(game, effect.effects, scope) || !feasible(game, effect.effects, scope)) return true;
		if (isIdle(game, effect.effects, scope)) return true;
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
		const roller = rollerOf(game, scope, effect.by);
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
	if (effect.kind === 'pay')
		return effect.effects[0] !== undefined && aimless(game, effect.effects[0], scope);
	if (effect.kind === 'attack') return aims(game, seat, effect.with).length === 0;
	if (effect.kind === 'activate-vipers') return !canActivateVipers(game, seat);
	return effect.kind === 'pilot' && effect.viper === 'reserves' && !isViperReady(game);
}

/** Could the first thing the text does be done at all? Offers without a target are not made. */
export function feasible(game: Game, effects: readonly Effect[], scope: Scope): boolean {
	const [first] = effects;
	return canBegin(game, effects, scope) && !(first && aimless(game, first, scope));
}
