/** Adding cards to a check (R5.4): what is at stake, what is still needed, what the seat can spare. */
import type { AnswerValue, Question, Seat, StagedCheck } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';
import { keepWorth, strengthOf, typeOf } from './cards.ts';
import { couldAdd, destinyOf } from './checks.ts';
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
	const destiny = check.destiny.cards
		? check.destiny.cards.reduce((sum, card) => sum + signed(check, card), 0)
		: destinyOf(view, check.positive, check.destiny.count);
	return check.added.reduce((sum, { seat, count, cards }) => {
		if (cards) return cards.reduce((n, card) => n + signed(check, card), sum);
		// most mean well; a single card of a Cylon player never does
		return sum + (seatAt(view, seat).cylon ? -2.4 : 2.2) * count;
	}, destiny);
}

/** What those who come after will add if it is wanted; some of them will not, and nobody gives everything. */
function stillToCome(view: SeatView, check: StagedCheck): number {
	return check.waiting.reduce((sum, seat) => {
		if (seat === view.seat) return sum;
		const could = couldAdd(view, seatAt(view, seat), check.positive);
		return sum + (could > 0 ? 0.75 * could : could);
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

/** What a card costs who gives it: little out of a full hand, which is soon cut down anyway (R3.7.2). */
function price(view: SeatView, card: string): number {
	const { length } = view.own.hand;
	return (length > 8 ? 0.05 : length > 6 ? 0.12 : length > 4 ? 0.2 : 0.4) * keepWorth(card);
}

/** Enough strong cards of the right types, if it can be done and is worth it. */
function help(view: SeatView, check: StagedCheck, { from, max }: Cards, stake: number): string[] {
	const good = from.filter((card) => check.positive.includes(typeOf(card)));
	const best = top(good, max, (card) => 3 * strengthOf(card) - keepWorth(card));
	const mine = best.reduce((sum, card) => sum + strengthOf(card), 0);
	const others = stillToCome(view, check);
	const there = lyingThere(view, check);
	// Destiny and traitors may take something away: the more there is to lose, the more is added against that
	const margin = Math.min(4, 0.7 + 0.3 * stake);
	/** This seat's part of what is needed, if all together can do it and it is worth the cards. */
	const reach = (goal: number, worth: number): string[] | null => {
		const need = goal + margin - there;
		if (need <= 0) return [];
		if (mine + others < need - margin - 1) return null;
		const part = others > 0 ? (need * mine) / (mine + others) : Math.min(mine, need - others);
		const chosen = cheapest(best, part);
		const cost = chosen.reduce((sum, card) => sum + price(view, card), 0);
		const share = Math.min(1, (part + 0.1) / Math.max(need, 1));
		return cost <= 1.6 * worth * share ? chosen : null;
	};
	const whole = reach(check.difficulty, stake);
	if (whole || check.partial === null) return whole ?? [];
	const some = worthOf(view, check.outcomes.partial ?? []) - worthOf(view, check.outcomes.fail);
	return reach(check.partial, sideOf(view) * some) ?? [];
}

/** The strongest first; the last one no stronger than it has to be. */
function cheapest(best: readonly string[], part: number): string[] {
	const chosen: string[] = [];
	let left = part;
	let rest = [...best];
	while (left > 0 && rest.length > 0) {
		const now = left;
		const enough = rest.filter((card) => strengthOf(card) >= now);
		const card = enough.at(-1) ?? rest[0];
		if (card === undefined) break;
		chosen.push(card);
		const at = rest.lastIndexOf(card);
		rest = rest.filter((_, n) => n !== at);
		left -= strengthOf(card);
	}
	return chosen;
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

/**
 * A traitor who does not wear his mask for once: something small where it cannot be told whose it was, and nothing where it
 * could be; strong cards only when the end is near.
 */
function hidden(
	view: SeatView,
	check: StagedCheck,
	{ from, max }: Cards,
	stake: number,
	pick: Pick
): string[] {
	const lost = view.red.length >= 3;
	const covered = check.destiny.count > 0 && check.added.some(({ count }) => count > 0);
	if (stake > -1.5 || check.faceUp || !(covered || lost)) return [];
	const bad = from.filter((card) => !check.positive.includes(typeOf(card)));
	return top(bad, Math.min(max, 1 + pick(2)), (card) => (lost ? 1 : -1) * strengthOf(card));
}
