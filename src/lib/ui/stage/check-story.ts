/** Every check of a finished game, now with who put in what (R12.5.1): read off the whole log, private lines included. */
import type { About, LogEntry, Seat } from '$lib/rules/index';
import type { Outcome } from './reveal';

export interface ToldCheck {
	of: About;
	turn: number;
	added: { seat: Seat; cards: string[] }[];
	/** what nobody put in */
	destiny: string[];
	total: number | null;
	difficulty: number;
	outcome: Outcome | null;
}

/** What is left of `all` when each of `some` is taken out once. */
function without(all: readonly string[], some: readonly string[]): string[] {
	const left = [...all];
	for (const card of some) {
		const at = left.indexOf(card);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
}

export function checksOf(story: readonly LogEntry[]): ToldCheck[] {
	const checks: ToldCheck[] = [];
	let turn = 0;
	for (const entry of story) {
		const check = checks.at(-1);
		switch (entry.kind) {
			case 'turn-began':
				turn = entry.turn;
				break;
			case 'check-began':
				checks.push({
					of: entry.of,
					turn,
					added: [],
					destiny: [],
					total: null,
					difficulty: entry.difficulty,
					outcome: null
				});
				break;
			case 'contributed-cards':
				if (check && entry.cards.length > 0) check.added.push({ seat: entry.seat, cards: [...entry.cards] });
				break;
			case 'check-revealed':
				if (check)
					check.destiny = without(
						entry.cards,
						check.added.flatMap(({ cards }) => cards)
					);
				break;
			case 'check-ended':
				if (check)
					Object.assign(check, { total: entry.total, difficulty: entry.difficulty, outcome: entry.outcome });
				break;
			case 'check-bypassed':
				if (check) check.outcome = entry.outcome;
				break;
			default:
		}
	}
	return checks;
}
