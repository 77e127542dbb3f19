/** Whether an answer has moved or told anything hidden: if not, it can be taken back (R13.4.7). */
import { expect } from 'vitest';
import type { Game } from '../../rules/index.ts';

/** Everything a hidden card, a token or a die can be in. An answer that can be taken back has moved none of it. */
function hidden({ random, decks, seats, quorumHand, stock, civilianPile, space, ...game }: Game) {
	return {
		random,
		decks,
		quorumHand,
		stock,
		civilianPile,
		ships: space.civilians.map(({ ship }) => ship),
		cards: seats.map(({ hand, loyalty, shown, agenda, superCrises }) => ({
			hand,
			loyalty,
			shown,
			agenda,
			superCrises
		})),
		private: game.log.filter(({ label }) => label !== 'all')
	};
}

/** Nothing hidden has moved. Tokens that lay open may go back among the others; none has come out. */
export function expectUntouched(before: Game, after: Game): void {
	expect(hidden(after)).toEqual(hidden(before));
	for (const pile of ['galacticaTokens', 'pegasusTokens', 'basestarTokens'] as const) {
		const rest = [...after[pile]];
		for (const token of before[pile]) expect(rest.splice(rest.indexOf(token), 1)).toEqual([token]);
	}
}

export function isUntouched(before: Game, after: Game): boolean {
	try {
		expectUntouched(before, after);
		return true;
	} catch {
		return false;
	}
}
