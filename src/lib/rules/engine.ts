/** The contract: set up, say what is to be decided, take an answer. Everything else in this room is private. */
import { checkValue, note, refuse } from './ask.ts';
import { cloneGame } from './clone.ts';
import type { Answer, Decision, GameConfig, Refusal, Seed } from './contract.ts';
import { endGame, OVER, resourceGone } from './ending.ts';
import { advance, type FlowEvent } from './flow.ts';
import type { Game } from './game.ts';
import { layOut } from './new-game.ts';
import { enter, isCut } from './phases.ts';
import { step } from './procedures.ts';

export function newGame(config: GameConfig, seed: Seed): Game | Refusal {
	const game = layOut(config, seed);
	if ('refused' in game) return game;
	game.stack.push(...enter[game.flow.play](game));
	run(game);
	return game;
}

export const pending = (game: Game): Decision[] => [...game.asked];

/** Any value whatever gives a new game or a refusal; the old game is never touched. */
export function answer(game: Game, given: unknown): Game | Refusal {
	if (typeof given !== 'object' || given === null) return refuse('malformed', 'R13.1.1');
	const { decision: id, seat, value } = given as Record<keyof Answer, unknown>;
	if (game.flow.play === 'over') return refuse('over', 'R12.1');
	if (typeof id !== 'string') return refuse('malformed', 'R13.1.1');
	const decision = game.asked.find((open) => open.id === id);
	if (!decision) return refuse('stale', 'R13.1.1');
	if (seat !== decision.seat) return refuse('other-seat', 'R13.1.1');
	const wrong = checkValue(decision, value);
	if (wrong) return wrong;

	const next = cloneGame(game);
	next.asked = next.asked.filter((open) => open.id !== id);
	// `checkValue` has let the value through
	take(next, id, value as Answer['value']);
	run(next);
	// what is told now goes behind what was told before, in one go: the longer the game, the dearer a list that grows
	next.log = next.log.length > 0 ? game.log.concat(next.log) : game.log;
	return next;
}

/** The answer goes to the frame that asked, under the key it asked with. */
function take(game: Game, id: string, value: Answer['value']): void {
	const frame = game.stack.findLast(({ open }) => open?.[id] !== undefined);
	const key = frame?.open?.[id];
	if (!frame || key === undefined) throw new Error('a decision was open that no procedure asked');
	frame.open = Object.fromEntries(Object.entries(frame.open ?? {}).filter(([other]) => other !== id));
	note(frame, key, value);
}

/** Until something must be asked or the game is over. */
export function run(game: Game): void {
	try {
		while (game.asked.length === 0) {
			const top = game.stack.at(-1);
			if (top) step(game, top);
			// R3.7.4
			else if (game.flow.play === 'turn.end' && resourceGone(game)) endGame(game, 'cylons', 'resource-gone');
			else go(game, isCut(game) ? { type: 'TURN_CUT' } : { type: 'DONE' });
		}
	} catch (thrown) {
		if (thrown !== OVER) throw thrown;
	}
}

function go(game: Game, event: FlowEvent): void {
	game.flow = advance(game.flow, event);
	game.stack.push(...enter[game.flow.play](game));
}
