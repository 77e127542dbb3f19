/** A game of the real rules, played by chance and written down. */
import { anyAnswer } from '../../robots/random.ts';
import { pending, type Answer, type Game, type GameConfig } from '../../rules/index.ts';
import { begin, chooser, respond } from '../../rules/testing/play.ts';

export interface Recorded {
	moves: Answer[];
	game: Game;
}

/** To its end, or so many moves. `see` gets every state with the moves that lead to it. */
export function recordGame(
	config: GameConfig,
	seed: number,
	{ moves: most = Infinity, see }: { moves?: number; see?: (recorded: Recorded) => void } = {}
): Recorded {
	const pick = chooser(seed);
	const moves: Answer[] = [];
	let game = begin(config, seed);
	while (game.outcome === null && moves.length < most) {
		const open = pending(game);
		const decision = open[pick(open.length)];
		if (!decision) throw new Error('nothing to decide');
		const value = anyAnswer(decision.question, pick);
		game = respond(game, decision, value);
		moves.push({ decision: decision.id, seat: decision.seat, value });
		see?.({ moves, game });
	}
	return { moves, game };
}
