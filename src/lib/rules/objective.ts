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

/** Will the fleet land on New Caprica when it has come so much farther (R11.1)? */
export const landsAfter = (game: Game, by: number): boolean =>
	milestones(game).some(
		({ distance, effects }) =>
			distance <= game.distance + by &&
			!game.milestones.includes(distance) &&
			effects.some((effect) => effect.kind === 'phase' && effect.enter === 'new-caprica')
	);

/** R7.3.5: so much farther; milestones come when the card is done, see `addDistance`. */
export function travel(game: Game, by: number): void {
	if (by === 0) return;
	game.distance += by;
	tell(game, { kind: 'distance-changed', by, to: game.distance });
}

/** R7.4.1: milestones wait until the card that brought the fleet on is done. */
export function addDistance(game: Game, by: number): void {
	travel(game, by);
	const card = innermost(game, 'crisis');
	const frame: MilestonesFrame = { proc: 'milestones' };
	if (card) game.stack.splice(game.stack.indexOf(card), 0, frame);
	else push(game, frame);
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
