/** R1.6: the four dials. */
import { DIAL, type Resource } from '../box/index.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { inForce } from './modifiers.ts';
import { fire } from './windows.ts';

/** One instruction on one resource is one loss; a loss cut to nothing did not happen (R1.6.4). */
export function changeResource(game: Game, resource: Resource, by: number): void {
	const change = by < 0 ? -prevented(game, resource, -by) : by;
	if (change === 0) return;
	const before = game.resources[resource];
	const after = Math.min(DIAL.max, Math.max(DIAL.min, before + change));
	// R1.6.2: a loss at 0, like a gain at 15, changes nothing and nothing follows from it
	if (after === before) return;
	game.resources[resource] = after;
	tell(game, { kind: 'resource-changed', resource, by: after - before, to: after });
	if (change < 0) fire(game, { on: 'resource-lost', resource });
}

/** What is left of a loss; the policy that makes it smaller is spent. */
function prevented(game: Game, resource: Resource, loss: number): number {
	const policy = inForce(game, 'loss-less').find(({ active }) => active?.chosen === resource);
	if (!policy) return loss;
	game.modifiers = game.modifiers.filter((active) => active !== policy.active);
	tell(game, { kind: 'loss-prevented', resource, by: Math.min(loss, policy.mod.by) });
	return Math.max(0, loss - policy.mod.by);
}
