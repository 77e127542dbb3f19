/** R12.4.3: the Admiral leaves New Caprica. What and who is left behind is lost; then the game is decided. */
import type { Seat } from './contract.ts';
import { startExecution } from './execution.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { endJourney, latchPositions } from './jump.ts';
import { onNewCaprica } from './positions.ts';
import { clockwise, seatOf } from './seats.ts';
import { loseFromStacks } from './stacks.ts';
import { fire } from './windows.ts';

export interface LeaveFrame extends BaseFrame {
	proc: 'leave';
	step: 'ships' | 'people' | 'execute' | 'verdict';
	/** who is still to be executed */
	doomed: Seat[];
}

export function stepLeave(game: Game, frame: LeaveFrame): void {
	switch (frame.step) {
		case 'ships':
			frame.step = 'people';
			latchPositions(game);
			loseFromStacks(game, game.locked.length + game.prepared.length);
			break;
		case 'people':
			frame.step = 'execute';
			frame.doomed = leftBehind(game);
			break;
		case 'execute': {
			const next = frame.doomed.shift();
			if (next === undefined) {
				frame.step = 'verdict';
				fire(game, { on: 'fleet-jumped' });
			} else startExecution(game, next);
			break;
		}
		case 'verdict':
			endJourney(game, 'new-caprica-left');
	}
}

const leftBehind = (game: Game): Seat[] =>
	clockwise(game, game.current).filter((seat) => !seatOf(game, seat).cylon && onNewCaprica(game, seat));
