/** Adding cards to a check (R5.4): what is at stake, what is still needed, what the seat can spare. */
import type { AnswerValue, Question, Seat, StagedCheck } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';
import { keepWorth, strengthOf, typeOf } from './cards.ts';
import { top } from './choices.ts';
import { distrust, isHiddenCylon, me, seatAt, sideOf } from './people.ts';
import type { Pick } from './types.ts';
import { worthOf } from './worth.ts';

type Cards = Extract<Question, { kind: 'cards' }>;

/** What passing instead of failing means for the humans. */
export function stakeOf(view: SeatView, check: StagedCheck): number {
	const { about, target, outcomes } = check;
	if (about.deck === 'place') {
		if (about.id === 'brig' || about.id === 'detention') return trusted(view, view.current) ? 2.5 : -1;
		if (target !== null) return 2 * distrust(view, target) + (view.current === view.seat ? 3 : 1);
	}
	return worthOf(view, outcomes.pass) - worthOf(view, outcomes.fail);
}

const trusted = (view: SeatView, seat: Seat): boolean => seat === view.seat || distrust(view, seat) <= 0;

/** What the check will come to with what lies there, as a guess: Destiny, and what others have added unseen. */
function lyingThere(view: SeatView, check: StagedCheck): number {
	const destiny = check.destiny.count * 2 * (2 * shareOf(view, check) - 1);
	return check.added.reduce(
		(sum, { count, cards }) =>
			sum + (cards ? cards.reduce((n, card) => n + signed(check, card), 0) : 1.7 * count),
		destiny
	);
}

/** How many of the types count for the check. */
const shareOf = (view: SeatView, check: StagedCheck): number =>
	check.positive.length / (view.config.set === 'pegasus' ? 6 : 5);

/** What those who come after could add if they wanted to; Cylon players take away. */
function stillToCome(view: SeatView, check: StagedCheck): number {
	return check.waiting.reduce((sum, seat) => {
		if (seat === view.seat) return sum;
		const { cylon, handCount } = seatAt(view, seat);
		return sum + (cylon ? (handCount > 0 ? -2.5 : 0) : 1.1 * handCount * shareOf(view, check));
	}, 0);
}

const signed = (check: StagedCheck, card: string): number =>
	check.positive.includes(typeOf(card)) ? strengthOf(card) : -strengthOf(card);

export function contribution(view: SeatView, question: Cards, pick: Pick): AnswerValue {
	const { check } = view.stage;
	if (!check || question.max === 0) return [];
	const stake = sideOf(view) * stakeOf(view, check);
	if (isHiddenCylon(view)) return hidden(view, check, question, stake, pick);
	return stake > 0 ? help(view, check, question, stake) : hinder(view, check, question, -stake, pick);
}

/** Enough strong cards of the right types, if it can be done and is worth it. */
function help(view: SeatView, check: StagedCheck, { from, max }: Cards, stake: number): string[] {
	const good = from.filter((card) => check.positive.includes(typeOf(card)));
	const spare = Math.min(
		max,
		stake > 3 ? good.length : stake > 1.5 ? from.length - 1 : Math.ceil(from.length / 2)
	);
	const best = top(good, Math.max(0, spare), (card) => 3 * strengthOf(card) - keepWorth(card));
	const mine = best.reduce((sum, card) => sum + strengthOf(card), 0);
	const others = stillToCome(view, check);
	const there = lyingThere(view, check);
	/** This seat's part of what is needed, if all together can do it. */
	const reach = (goal: number): string[] | null => {
		const need = goal + 3 - there;
		if (mine + others < need - 5) return null;
		const part = others > 0 ? (need * mine) / (mine + others) : need - others;
		const chosen: string[] = [];
		let sum = 0;
		for (const card of best) {
			if (sum >= part) break;
			chosen.push(card);
			sum += strengthOf(card);
		}
		return chosen;
	};
	return reach(check.difficulty) ?? (check.partial === null ? null : reach(check.partial)) ?? [];
}

/** The worst card there is; human players who want a check to fail do it softly. */
function hinder(
	view: SeatView,
	check: StagedCheck,
	{ from, max }: Cards,
	stake: number,
	pick: Pick
): string[] {
	const bad = from.filter((card) => !check.positive.includes(typeOf(card)));
	if (stake < 0.5 || bad.length === 0) return [];
	const open = me(view).cylon;
	if (!open && pick(3) > 0) return [];
	return top(bad, Math.min(1, max), (card) => (open ? strengthOf(card) : -strengthOf(card)));
}

/** A traitor looks helpful, and now and then slips in something small where it cannot be told whose it was. */
function hidden(view: SeatView, check: StagedCheck, question: Cards, stake: number, pick: Pick): string[] {
	const lost = view.red.length >= 2;
	const covered = check.destiny.count > 0 && check.added.some(({ count }) => count > 0);
	if (stake < 0 && !check.faceUp && (covered || lost) && pick(10) < (lost ? 7 : 3)) {
		const bad = question.from.filter((card) => !check.positive.includes(typeOf(card)));
		const small = top(bad, Math.min(question.max, 1 + pick(2)), (card) => (lost ? 1 : -1) * strengthOf(card));
		if (small.length > 0) return small;
	}
	const good = question.from.filter((card) => check.positive.includes(typeOf(card)));
	return top(good, Math.min(question.max, pick(2)), (card) => -strengthOf(card));
}
