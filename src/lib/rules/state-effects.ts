/** Resources, the jump preparation track, distance, jumps and the great turns of the game. */
import { RESOURCES } from '../box/index.ts';
import { ask, asName } from './ask.ts';
import type { HandlersFor } from './handlers.ts';
import { startJump } from './jump.ts';
import { addDistance } from './objective.ts';
import { chooserOf, countOf } from './scope.ts';
import { push } from './stack.ts';
import { advanceMarker } from './marker.ts';
import { changeResource } from './resources.ts';

type State = 'resource' | 'track' | 'distance' | 'jump' | 'phase';

export const stateEffects: HandlersFor<State> = {
	resource(game, effect, frame) {
		const { scope } = frame;
		const by = typeof effect.by === 'number' ? effect.by : -countOf(game, effect.by.minus, scope);
		if (effect.resource !== 'highest') {
			const resource = effect.resource === 'chosen-resource' ? scope.resource : effect.resource;
			if (resource) changeResource(game, resource, by);
			return true;
		}
		// R1.6.3: on a tie the acting player picks
		const most = Math.max(...RESOURCES.map((resource) => game.resources[resource]));
		const tied = RESOURCES.filter((resource) => game.resources[resource] === most);
		let [resource] = tied;
		if (tied.length > 1) {
			const answer = ask(game, frame, {
				key: 'highest',
				seat: chooserOf(game, scope),
				why: 'choose-resource',
				mode: 'public',
				rule: 'R1.6.3',
				question: { kind: 'option', from: tied.map((id) => ({ id })) },
				about: scope.about
			});
			if (answer === undefined) return false;
			resource = tied.find((id) => id === asName(answer));
		}
		if (resource) changeResource(game, resource, by);
		return true;
	},
	track(game, effect) {
		advanceMarker(game, effect.by);
		return true;
	},
	distance(game, effect) {
		addDistance(game, effect.by);
		return true;
	},
	jump(game, effect) {
		startJump(game, effect.destinations ?? null);
		return true;
	},
	phase(game, effect) {
		switch (effect.enter) {
			case 'sleeper-agents':
				push(game, { proc: 'sleepers', step: 'deal', turn: 0 });
				break;
			case 'new-caprica':
				push(game, { proc: 'landing', step: 'land' });
				break;
			case 'last-jump-due':
				game.lastJumpDue = true;
				break;
			case 'leave-new-caprica':
				push(game, { proc: 'leave', step: 'ships', doomed: [] });
				break;
		}
		return true;
	}
};
