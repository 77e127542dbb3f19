/**
 * Effects that do nothing for now, whatever card they stand on: between the landing and Galactica's return nothing happens in
 * space, on the boarding track or aboard the absent ships (R11.6); after it nobody jumps any more (R11.9.3).
 */
import type { Effect } from '../box/index.ts';
import type { Game } from './game.ts';

/** Is this effect, or everything this control could lead to, without effect now? */
export function isSilent(game: Game, effect: Effect): boolean {
	switch (game.flow.era) {
		case 'voyage':
			return effect.kind === 'activate' && effect.icon === 'occupation';
		case 'occupied':
			return isAbsent(effect);
		case 'orbit':
			return effect.kind === 'track' || effect.kind === 'jump';
	}
}

/** Would a text with these effects do nothing at all? Texts without any are used for something else. */
export const areSilent = (game: Game, effects: readonly Effect[]): boolean =>
	effects.length > 0 && effects.every((effect) => isSilent(game, effect));

const allAbsent = (effects: readonly Effect[]): boolean => effects.every(isAbsent);

/** R11.6.1; R11.6.3 and R11.6.4 say what goes on: raptors, occupation forces, ships drawn to be destroyed. */
function isAbsent(effect: Effect): boolean {
	switch (effect.kind) {
		case 'remove':
		case 'launch':
		case 'activate-vipers':
		case 'move-ships':
		case 'pilot':
		case 'evacuate':
		case 'infiltrate':
		case 'jump':
		case 'damage':
			return true;
		case 'place':
			return effect.at !== 'occupation-authority';
		case 'activate':
			return effect.icon !== 'occupation';
		case 'attack':
			return effect.with !== 'rifle';
		case 'repair':
			return typeof effect.what === 'string' || effect.what.piece !== 'raptor';
		case 'destroy': {
			if (effect.pieces === 'ship') return true;
			const { piece, in: where } = effect.pieces;
			// without a place it is drawn (R6.11.3); a list names the stacks
			if (piece === 'civilian') return where !== undefined && !Array.isArray(where);
			return !(piece === 'raptor' || piece === 'nuke' || piece === 'occupation');
		}
		case 'may':
		case 'if':
		case 'for-each':
		case 'pay':
			return allAbsent(effect.effects);
		case 'one-of':
			return effect.options.every(({ effects }) => allAbsent(effects));
		case 'roll':
			return effect.table.every(({ effects }) => allAbsent(effects));
		default:
			return false;
	}
}
