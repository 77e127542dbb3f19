/** The last check as its cards lay on the table, for those who look up only when it is over: read off the public log. */
import { readSkillRef, SKILL_TYPES, skillCards, type SkillId, type SkillType } from '$lib/box/index';
import type { About, LogEntry } from '$lib/rules/index';
import type { Counted, Outcome } from './reveal';

interface EndedCheck {
	of: About;
	/** null: something made them count otherwise than anyone can tell from the table */
	counted: readonly Counted[] | null;
	cards: readonly string[];
	total: number;
	difficulty: number;
	outcome: Outcome;
	reckless: boolean;
	/** nobody knows it any more once the check is over */
	partial: null;
}

/** Null where no cards were turned up since the last check began. */
export function endedCheck(log: readonly LogEntry[]): EndedCheck | null {
	const from = log.findLastIndex(({ kind }) => kind === 'check-began');
	const began = log[from];
	if (began?.kind !== 'check-began') return null;
	const since = log.slice(from + 1);
	const at = since.findIndex(({ kind }) => kind === 'check-revealed');
	const ended = since.find((entry) => entry.kind === 'check-ended');
	const revealed = since[at];
	if (revealed?.kind !== 'check-revealed' || !ended) return null;
	// a card can still be added to open ones (R5.4.2)
	const added = since
		.slice(at, since.indexOf(ended))
		.flatMap((entry) => (entry.kind === 'contributed-cards' ? entry.cards : []));
	const cards = [...revealed.cards, ...added];
	const { total, difficulty, outcome } = ended;
	return {
		of: began.of,
		cards,
		counted: countedAs(cards, began.positive, total),
		total,
		difficulty,
		outcome,
		reckless: since.some(isReckless),
		partial: null
	};
}

function isReckless(entry: LogEntry): boolean {
	if (entry.kind !== 'played' || entry.about.deck !== 'skill') return false;
	// what was played as a skill card is one
	return 'reckless' in skillCards[entry.about.id as SkillId];
}

const typeOf = (card: string): SkillType => skillCards[readSkillRef(card).kind].type;
type Value = (card: string, value: number) => number;
/** R5.5: whatever can change what a card adds to the total. */
const CHANGES: readonly Value[] = [
	...SKILL_TYPES.map<Value>((type) => (card, value) => (typeOf(card) === type ? Math.abs(value) : value)),
	(card, value) => (readSkillRef(card).strength === 1 ? 1 : value),
	...SKILL_TYPES.map<Value>((type) => (card, value) => (typeOf(card) === type ? 0 : value))
];

/** With as few changes as explain the total; null where none do, or where two ways to count differ. */
function countedAs(
	cards: readonly string[],
	positive: readonly SkillType[],
	total: number
): readonly Counted[] | null {
	const plain = cards.map((card) => {
		const { strength } = readSkillRef(card);
		return { card, value: positive.includes(typeOf(card)) ? strength : -strength };
	});
	const under = (...changes: readonly Value[]): Counted[] =>
		plain.map(({ card, value }) => ({
			card,
			value: changes.reduce((now, change) => change(card, now), value)
		}));
	const ways = [
		[plain],
		CHANGES.map((one) => under(one)),
		CHANGES.flatMap((one) => CHANGES.map((other) => under(one, other)))
	];
	for (const some of ways) {
		const right = some.filter((counted) => counted.reduce((sum, { value }) => sum + value, 0) === total);
		const told = new Set(right.map((counted) => JSON.stringify(counted)));
		if (told.size > 0) return told.size === 1 ? (right[0] ?? null) : null;
	}
	return null;
}
