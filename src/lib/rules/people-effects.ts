/** What texts do to people: send, execute, give titles, turn Cylon, infiltrate, grant moves and actions. */
import type { Condition, Effect, Title } from '../box/index.ts';
import { ask, asName, asSeatOrNull } from './ask.ts';
import type { Seat } from './contract.ts';
import { startExecution } from './execution.ts';
import type { EffectsFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import type { EffectOf, HandlersFor } from './handlers.ts';
import { arriveByResurrection, startInfiltration } from './infiltration.ts';
import { tell } from './log.ts';
import { inPrison, sendTo } from './positions.ts';
import { placesOf, seatInRole, seatsOf } from './scope.ts';
import { seatOf } from './seats.ts';
import { push } from './stack.ts';
import { giveTitle, isEligible, nextInLine } from './succession.ts';

type People = 'send' | 'execute' | 'title' | 'turn-cylon' | 'infiltrate' | 'grant';

export const peopleEffects: HandlersFor<People> = {
	send(game, effect, { scope }) {
		const [to] = placesOf(game, effect.to, scope);
		if (!to) return true;
		for (const seat of seatsOf(game, effect.who, scope)) {
			// a text that lets somebody choose the place has named the prison he leaves (R3.5.1)
			const freed = effect.to === 'chosen-place' && inPrison(game, seat);
			if (sendTo(game, seat, to, freed) && to === 'resurrection-ship') arriveByResurrection(game, seat);
		}
		return true;
	},

	execute(game, effect, frame) {
		const ignoring = ignoredBy(game, effect, frame);
		if (!ignoring) return false;
		const doomed = seatsOf(game, effect.who, frame.scope).filter((seat) => !ignoring.includes(seat));
		const order = orderOf(game, doomed, frame);
		if (!order) return false;
		for (const seat of ignoring) tell(game, { kind: 'ignored', seat });
		for (const seat of order.reverse()) startExecution(game, seat, effect.moraleLoss ?? true);
		return true;
	},

	title(game, effect, { scope }) {
		const title = effect.title === 'chosen-title' ? scope.title : effect.title;
		if (!title) return true;
		const former = game.titles[title];
		const to = heir(game, title, effect.to, scope);
		if (to === null) return true;
		giveTitle(game, title, to);
		if (effect.returned) giveBackLater(game, title, to, former, scope);
		return true;
	},

	'turn-cylon'(game, effect, { scope }) {
		const seat = seatInRole(game, effect.who, scope);
		if (seat !== null)
			push(game, {
				proc: 'turn-cylon',
				step: 'turn',
				seat,
				sympathetic: scope.about?.id === 'you-are-a-sympathetic-cylon',
				superCrisis: false
			});
		return true;
	},

	infiltrate(game, effect, { scope }) {
		const seat = seatInRole(game, effect.who, scope);
		if (seat !== null) startInfiltration(game, seat);
		return true;
	},

	grant(game, effect, { scope }) {
		const seat = seatInRole(game, effect.who, scope);
		if (seat !== null)
			push(game, { proc: 'grant', seat, move: effect.move ?? false, actions: effect.actions, own: false });
		return true;
	}
};

const CRISES: readonly string[] = ['crisis', 'new-caprica-crisis', 'super-crisis'];

/** R4.6.2: the Cylon players who ignore it; null while one of them is still asked. */
function ignoredBy(game: Game, effect: EffectOf<'execute'>, frame: EffectsFrame): Seat[] | null {
	const { scope } = frame;
	const ignorable = scope.ignorable ?? (scope.about !== null && CRISES.includes(scope.about.deck));
	if (effect.binding || !ignorable) return [];
	const cylons = seatsOf(game, effect.who, scope).filter((seat) => seatOf(game, seat).cylon);
	const ignoring: Seat[] = [];
	for (const seat of cylons) {
		const answer = ask(game, frame, {
			key: `ignore:${String(seat)}`,
			seat,
			why: 'ignore',
			mode: 'public',
			rule: 'R4.6.2',
			question: { kind: 'option', from: [{ id: 'ignore' }, { id: 'accept' }] },
			about: scope.about
		});
		if (answer === undefined) return null;
		if (asName(answer) === 'ignore') ignoring.push(seat);
	}
	return ignoring;
}

/** R10.1.1: several at once die one after the other, as the current player says; null while he is asked. */
function orderOf(game: Game, doomed: readonly Seat[], frame: EffectsFrame): Seat[] | null {
	let rest = [...doomed];
	const order: Seat[] = [];
	while (rest.length > 1) {
		const answer = ask(game, frame, {
			key: `next:${String(order.length)}`,
			seat: game.current,
			why: 'order',
			mode: 'public',
			rule: 'R10.1.1',
			question: { kind: 'seat', from: rest, optional: false },
			about: frame.scope.about
		});
		if (answer === undefined) return null;
		const next = asSeatOrNull(answer);
		order.push(...rest.filter((seat) => seat === next));
		rest = rest.filter((seat) => seat !== next);
	}
	return [...order, ...rest];
}

/** Who gets a title: whom the text names, or the highest in line where he may not hold it (R8.9.7). */
function heir(game: Game, title: Title, to: EffectOf<'title'>['to'], scope: Scope): Seat | null {
	if (typeof to === 'object') return nextInLine(game, title, seatInRole(game, to.except, scope));
	const seat = seatInRole(game, to, scope);
	return seat === null || isEligible(game, title, seat) ? seat : nextInLine(game, title);
}

/** R8.9.7: at the end of the turn, if she still has it. */
function giveBackLater(game: Game, title: Title, holder: Seat, former: Seat | null, scope: Scope): void {
	const stillHers: Condition = { kind: 'is', who: 'holder', is: title };
	const back: Effect = { kind: 'title', title, to: 'chosen' };
	game.waiting.push({
		at: 'turn-end',
		effects: [{ kind: 'if', if: stillHers, effects: [back] }],
		scope: {
			acting: holder,
			used: false,
			about: scope.about,
			holder,
			...(former === null ? {} : { chosen: former })
		}
	});
}
