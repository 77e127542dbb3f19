/**
 * Players who all want the same end and know everything: before each answer they try what is offered, play on a little, and take
 * what leads to the best position. The answers are legal like any others; only the players are no ordinary ones.
 */
import type { Answer, AnswerValue, Decision, Game, Question } from '../../src/lib/rules/index.ts';
import { answer, pending, stageOf } from '../../src/lib/rules/index.ts';
import { readSkillRef, skillCards, type SkillType } from '../../src/lib/box/index.ts';
import { anyAnswer } from '../../src/lib/robots/random.ts';
import type { Goal } from './goals.ts';

type Pick = (n: number) => number;
/** Answers the players think ahead. */
const AHEAD = 14;
const MOST_TRIED = 9;
const WON = 100_000;

const typeOf = (card: string): SkillType => skillCards[readSkillRef(card).kind].type;

/** Enough cards to make the check end as wanted, as far as the hand goes. */
function contribution(game: Game, { seat, question }: Decision, goal: Goal): AnswerValue {
	if (question.kind !== 'cards') return [];
	const check = game.stack.findLast((frame) => frame.proc === 'check');
	const { check: shown } = stageOf(game);
	if (check?.proc !== 'check' || !shown) return [];
	const pass = typeof goal.pass === 'boolean' ? goal.pass : goal.pass.includes(check.about.id);
	const value = (card: string): number =>
		(shown.positive.includes(typeOf(card)) ? 1 : -1) * readSkillRef(card).strength;
	const lying = [...check.destiny, ...check.added.flatMap(({ cards }) => cards)];
	let sum = lying.reduce((n, card) => n + value(card), 0);
	const chosen: string[] = [];
	const helps = (card: string): boolean => value(card) > 0 === pass;
	const done = (): boolean => sum >= shown.difficulty === pass;
	for (const card of [...question.from]
		.filter(helps)
		.sort((a, b) => Math.abs(value(b)) - Math.abs(value(a)))) {
		if (done() || chosen.length === question.max) break;
		chosen.push(card);
		sum += value(card);
	}
	// nobody wastes cards on what cannot be reached, unless others are still to come
	return done() || seat !== game.current ? chosen : [];
}

/** What is answered where nobody thinks. */
function usual(game: Game, decision: Decision, goal: Goal, pick: Pick): AnswerValue {
	if (decision.question.kind === 'window') return { go: true };
	if (decision.why === 'contribute') return contribution(game, decision, goal);
	return anyAnswer(decision.question, pick);
}

/** Answers worth trying. */
function candidates(question: Question, by: AnswerValue): AnswerValue[] {
	switch (question.kind) {
		case 'seat':
		case 'area':
			return [...question.from, ...(question.optional ? [null] : [])];
		case 'place':
			return question.from.map(({ place }) => place);
		case 'option':
			return question.from.flatMap(({ id, blocked }) => (blocked ? [] : [id]));
		case 'menu':
			return [...question.from.flatMap(({ id, blocked }) => (blocked ? [] : [id])), null];
		case 'ship':
			return question.max === 1 ? [...new Set(question.from)].map((name) => [name]) : [by];
		case 'cards':
			return question.max === 1 && question.min === 1
				? [...new Set(question.from)].map((card) => [card])
				: [by];
		default:
			return [by];
	}
}

const give = (game: Game, { id, seat }: Decision, value: AnswerValue): Game | null => {
	const next = answer(game, { decision: id, seat, value });
	return 'refused' in next ? null : next;
};

/** Some answers on, as they would come by themselves. */
function ahead(game: Game, goal: Goal, pick: Pick): Game {
	let now = game;
	for (let n = 0; n < AHEAD && !now.outcome; n++) {
		const [decision] = pending(now);
		if (!decision) break;
		const next = give(now, decision, usual(now, decision, goal, pick));
		if (!next) break;
		now = next;
	}
	return now;
}

function worth(game: Game, goal: Goal): number {
	if (game.outcome) return goal.reached(game) ? WON : -WON;
	return goal.worth(game);
}

/** The answer that leads farthest. */
export function plan(game: Game, goal: Goal, chance: (seed: number) => Pick, move: number): Answer {
	const [decision] = pending(game);
	if (!decision) throw new Error('nothing to decide');
	const pick = chance(move);
	const by = usual(game, decision, goal, pick);
	const tried = candidates(decision.question, by);
	while (tried.length > MOST_TRIED) tried.splice(pick(tried.length), 1);
	let best = by;
	let most = -Infinity;
	if (decision.why !== 'contribute' && tried.length > 1)
		for (const value of tried) {
			const next = give(game, decision, value);
			if (!next) continue;
			const good = worth(ahead(next, goal, chance(move + 1)), goal) + 0.01 * pick(9);
			if (good > most) [best, most] = [value, good];
		}
	return { decision: decision.id, seat: decision.seat, value: best };
}
