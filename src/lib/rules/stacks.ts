/** R11.8: the civilian ships on New Caprica, in two stacks, Locked and Prepared. The last of a list is its top. */
import { LAUNCH_AREAS } from '../box/index.ts';
import { ask, asName } from './ask.ts';
import { destroyCivilians, putCivilian } from './civilians.ts';
import type { Game } from './game.ts';
import type { HandlersFor } from './handlers.ts';
import { tell } from './log.ts';

/** R11.7.1, R12.4.3: lost from New Caprica, the Locked ones first, each a loss of its own (R1.6.4). */
export function loseFromStacks(game: Game, count: number): void {
	destroyCivilians(game, count, ['locked', 'prepared'], { picker: game.current, by: null, about: null });
}

export const stackEffects: HandlersFor<'prepare' | 'evacuate'> = {
	/** R11.8.1: from the top of Locked under Prepared. */
	prepare(game) {
		const ship = game.locked.pop();
		if (ship !== undefined) {
			game.prepared.unshift(ship);
			tell(game, { kind: 'ship-prepared' });
		}
		return true;
	},
	/** R11.8.2: the current player says where, whoever evacuates. */
	evacuate(game, _effect, frame) {
		if (game.prepared.length === 0) return true;
		const answer = ask(game, frame, {
			key: 'area',
			seat: game.current,
			why: 'launch-area',
			mode: 'public',
			rule: 'R11.8.2',
			question: { kind: 'area', from: LAUNCH_AREAS, optional: false },
			about: frame.scope.about
		});
		if (answer === undefined) return false;
		const area = LAUNCH_AREAS.find((id) => id === asName(answer));
		const ship = game.prepared.pop();
		if (area && ship !== undefined) {
			putCivilian(game, area, ship);
			tell(game, { kind: 'ship-evacuated', area });
		}
		return true;
	}
};
