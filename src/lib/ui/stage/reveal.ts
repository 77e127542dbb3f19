/** Turning the cards of a check over: type by type, what counts for it first. */
import { readSkillRef, SKILL_TYPES, skillCards, type SkillType } from '$lib/box/index';

export interface Counted {
	card: string;
	value: number;
}
/** Cards of one type, and the total once they lie open. */
export interface Turn {
	type: SkillType;
	cards: readonly Counted[];
	total: number;
}

const typeOf = ({ card }: Counted): SkillType => skillCards[readSkillRef(card).kind].type;
const sum = (cards: readonly Counted[]): number => cards.reduce((all, { value }) => all + value, 0);

/** The strongest of a type on top, whoever added it. */
const strongest = (a: Counted, b: Counted): number =>
	Math.abs(b.value) - Math.abs(a.value) || (a.card < b.card ? -1 : 1);

export function turnsOf(revealed: readonly Counted[]): Turn[] {
	let total = 0;
	return SKILL_TYPES.map((type) => ({
		type,
		cards: revealed.filter((counted) => typeOf(counted) === type).sort(strongest)
	}))
		.filter(({ cards }) => cards.length > 0)
		.sort((a, b) => sum(b.cards) - sum(a.cards))
		.map(({ type, cards }) => {
			total += sum(cards);
			return { type, cards, total };
		});
}

export interface Stacks {
	counts: Counted[];
	against: Counted[];
	/** worth nothing now */
	idle: Counted[];
}
export function stacksOf(turns: readonly Turn[]): Stacks {
	const all = turns.flatMap(({ cards }) => cards);
	return {
		counts: all.filter(({ value }) => value > 0),
		against: all.filter(({ value }) => value < 0),
		idle: all.filter(({ value }) => value === 0)
	};
}

export type Outcome = 'pass' | 'partial' | 'fail';
/** R5.6.1, R5.6.2: what this total comes to as things stand. */
export function standing(total: number, difficulty: number, partial: number | null): Outcome {
	if (total >= difficulty) return 'pass';
	return partial !== null && total >= partial ? 'partial' : 'fail';
}
