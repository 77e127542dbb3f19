/** The last check as its cards lay on the table, for those who look up only when it is over. */
import { readSkillRef, skillCards } from '$lib/box/index';
import type { About, LogEntry } from '$lib/rules/index';
import type { Counted } from './reveal';

export interface LastCheck {
	of: About;
	cards: readonly Counted[];
}

/** Null where no cards were turned up, or where something made them count otherwise than their types say. */
export function lastCheck(log: readonly LogEntry[]): LastCheck | null {
	const began = log.findLast((entry) => entry.kind === 'check-began');
	const ended = log.findLast((entry) => entry.kind === 'check-ended');
	const since = began ? log.slice(log.indexOf(began)) : [];
	const revealed = since.findLast((entry) => entry.kind === 'check-revealed');
	if (!began || !ended || !revealed) return null;
	const cards = revealed.cards.map((card) => {
		const { kind, strength } = readSkillRef(card);
		return { card, value: began.positive.includes(skillCards[kind].type) ? strength : -strength };
	});
	const sum = cards.reduce((all, { value }) => all + value, 0);
	return sum === ended.total ? { of: began.of, cards } : null;
}
