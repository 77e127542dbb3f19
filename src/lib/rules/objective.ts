/** R7.4: the distance travelled, and what the objective card says of it. */
import { objectives, type Ability, type Effect } from '../box/index.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { innermost, pop, push, run } from './stack.ts';

/** Milestones that have been reached and not been carried out, the nearest first, each fully resolved before the next. */
export interface MilestonesFrame extends BaseFrame {
	proc: 'milestones';
}

interface Milestone {
	distance: number;
	effects: readonly Effect[];
}

const milestones = ({ config }: Game): Milestone[] =>
	objectives[config.objective].abilities.flatMap(({ when, effects = [] }: Ability) =>
		typeof when === 'object' && when.of?.distance !== undefined
			? [{ distance: when.of.distance, effects }]
			: []
	);

/** The next milestone a fleet that has come so far passes for the first time. */
const nextDue = (game: Game, distance: number): Milestone | null =>
	milestones(game)
		.filter((milestone) => milestone.distance <= distance && !game.milestones.includes(milestone.distance))
		.sort((a, b) => a.distance - b.distance)[0] ?? null;

type Phase = Extract<Effect, { kind: 'phase' }>['enter'];
/** Will a fleet that comes so much farther pass a milestone with this phase for the first time? */
const passes = (game: Game, by: number, phase: Phase): boolean =>
	milestones(game).some(
		({ distance, effects }) =>
			distance <= game.distance + by &&
			!game.milestones.includes(distance) &&
			effects.some((effect) => effect.kind === 'phase' && effect.enter === phase)
	);

/** Will the fleet land on New Caprica when it has come so much farther (R11.1)? */
export const landsAfter = (game: Game, by: number): boolean => passes(game, by, 'new-caprica');

/** R12.4.1: the distance decides, also while the card that brought the fleet there is still being carried out. */
export const isLastJump = (game: Game): boolean => game.lastJumpDue || passes(game, 0, 'last-jump-due');

/** R7.3.5: so much farther; milestones come when the card is done, see `addDistance`. */
export function travel(game: Game, by: number): void {
	if (by === 0) return;
	game.distance += by;
	tell(game, { kind: 'distance-changed', by, to: game.distance });
}

/** R7.4.1, R14.2.6: milestones wait until the card that brought the fleet on is finished, its icons too (R3.1.9). */
export function addDistance(game: Game, by: number): void {
	travel(game, by);
	if (!innermost(game, 'crisis')) startMilestones(game);
}

/** Carries out what the distance has brought, if anything. */
export function startMilestones(game: Game): void {
	if (nextDue(game, game.distance)) push(game, { proc: 'milestones' });
}

export function stepMilestones(game: Game, frame: MilestonesFrame): void {
	const due = nextDue(game, game.distance);
	if (!due) {
		pop(game, frame);
		return;
	}
	game.milestones.push(due.distance);
	run(game, due.effects, {
		acting: game.current,
		used: false,
		about: { deck: 'objective', id: game.config.objective }
	});
}
