/** R3.7: the end of a turn in its fixed order: abilities, hand limits, then what lasts for the turn expires. */
import type { BaseFrame } from './frames.ts';
import type { Game, Waiting } from './game.ts';
import { expire } from './modifiers.ts';
import { pop, push, run } from './stack.ts';
import { fire, openWindow } from './windows.ts';

export interface TurnEndFrame extends BaseFrame {
	proc: 'turn-end';
	step: 'abilities' | 'waiting' | 'limits' | 'expire';
}

export function stepTurnEnd(game: Game, frame: TurnEndFrame): void {
	switch (frame.step) {
		case 'abilities':
			frame.step = 'waiting';
			openWindow(game, { on: 'turn-end', by: game.current });
			fire(game, { on: 'turn-end', by: game.current });
			break;
		case 'waiting':
			frame.step = 'limits';
			runWaiting(game, 'turn-end');
			break;
		case 'limits':
			frame.step = 'expire';
			push(game, { proc: 'hand-limit', step: 'skill' });
			break;
		case 'expire':
			expire(game, 'turn');
			game.usedThisTurn = [];
			game.turnCut = false;
			pop(game, frame);
			break;
	}
}

/** Carries out what has waited for this moment. */
export function runWaiting(game: Game, at: Waiting['at']): void {
	const due = game.waiting.filter((waiting) => waiting.at === at);
	game.waiting = game.waiting.filter((waiting) => waiting.at !== at);
	for (const { effects, scope } of due.reverse()) run(game, effects, scope);
}
