/** R1.8.7, R1.6.5: a cost is paid in full or not at all. */
import { RESOURCES, type Effect } from '../box/index.ts';
import type { Scope } from './frames.ts';
import type { Game } from './game.ts';
import { seatInRole, seatsOf } from './scope.ts';
import { seatOf } from './seats.ts';

export const canPay = (game: Game, cost: readonly Effect[], scope: Scope): boolean =>
	cost.every((effect) => payable(game, effect, scope));

function payable(game: Game, effect: Effect, scope: Scope): boolean {
	switch (effect.kind) {
		case 'discard':
			return seatsOf(game, effect.who, scope).every((seat) => {
				const { hand, superCrises } = seatOf(game, seat);
				const have = effect.what === 'super-crisis' ? superCrises.length : hand.length;
				return effect.count === 'hand' || have >= effect.count;
			});
		case 'resource': {
			const by = typeof effect.by === 'number' ? -effect.by : 0;
			if (effect.resource === 'highest') return RESOURCES.some((resource) => game.resources[resource] >= by);
			const resource = effect.resource === 'chosen-resource' ? scope.resource : effect.resource;
			return resource !== undefined && game.resources[resource] >= by;
		}
		case 'destroy':
			return effect.pieces === 'ship' || effect.pieces.piece !== 'nuke' || game.nukes > 0;
		case 'transfer': {
			if (typeof effect.from !== 'object' || !('hand' in effect.from)) return true;
			const seat = seatInRole(game, effect.from.hand, scope);
			return (
				seat !== null && typeof effect.count === 'number' && seatOf(game, seat).hand.length >= effect.count
			);
		}
		default:
			return true;
	}
}

/** Skill cards the user of this text must discard for it. */
export const cardsToPay = ([first]: readonly Effect[]): number =>
	first?.kind === 'pay'
		? first.cost.reduce(
				(sum, effect) =>
					effect.kind === 'discard' && !effect.what && typeof effect.count === 'number'
						? sum + effect.count
						: sum,
				0
			)
		: 0;
