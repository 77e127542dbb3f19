/** The contract: set up, say what is to be decided, take an answer. Everything else in this room is private. */
import { checkValue, refuse } from './ask.ts';
import { answeredChooseCharacters, stepChooseCharacters } from './choose-characters.ts';
import { clone } from './clone.ts';
import type { Answer, Decision, GameConfig, Refusal, Seat, Seed } from './contract.ts';
import { answeredFirstDeal, stepFirstDeal } from './first-deal.ts';
import { advance, type FlowEvent } from './flow.ts';
import type { Frame } from './frames.ts';
import type { Game } from './game.ts';
import { answeredHandLimit, stepHandLimit } from './hand-limit.ts';
import { tell } from './log.ts';
import { answeredMovement, stepMovement } from './movement.ts';
import { layOut } from './new-game.ts';
import { enter, resourceGone } from './phases.ts';
import { answeredReceiveSkills, stepReceiveSkills } from './receive-skills.ts';

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

	const next = clone(game);
	next.asked = next.asked.filter((open) => open.id !== id);
	// `checkValue` has let the value through
	take(next, decision.seat, value as Answer['value']);
	run(next);
	return next;
}

/** Until something must be asked or the game is over. */
function run(game: Game): void {
	while (game.asked.length === 0 && game.flow.play !== 'over') {
		const top = game.stack.at(-1);
		if (top) step(game, top);
		else if (resourceGone(game)) {
			tell(game, { kind: 'game-over', winner: 'cylons', why: 'resource-gone' });
			go(game, { type: 'GAME_OVER' });
		} else go(game, { type: 'DONE' });
	}
}

function go(game: Game, event: FlowEvent): void {
	game.flow = advance(game.flow, event);
	game.stack.push(...enter[game.flow.play](game));
}

function step(game: Game, frame: Frame): void {
	switch (frame.proc) {
		case 'choose-characters':
			stepChooseCharacters(game, frame);
			break;
		case 'first-deal':
			stepFirstDeal(game, frame);
			break;
		case 'receive-skills':
			stepReceiveSkills(game);
			break;
		case 'movement':
			stepMovement(game, frame);
			break;
		case 'hand-limit':
			stepHandLimit(game, frame);
			break;
	}
}

function take(game: Game, seat: Seat, value: Answer['value']): void {
	const frame = game.stack.at(-1);
	switch (frame?.proc) {
		case 'choose-characters':
			answeredChooseCharacters(game, frame, seat, value);
			break;
		case 'first-deal':
			answeredFirstDeal(game, frame, seat, value);
			break;
		case 'receive-skills':
			answeredReceiveSkills(game, frame, seat, value);
			break;
		case 'movement':
			answeredMovement(game, frame, seat, value);
			break;
		case 'hand-limit':
			answeredHandLimit(game, frame, seat, value);
			break;
		case undefined:
			throw new Error('a decision was open with nothing on the stack');
	}
}
