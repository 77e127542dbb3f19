/** A game and what is read off it at once: who must decide, and what everybody sees. */
import type { Decision, Game, LogData, Seat } from '../rules/index.ts';
import type { FlowSummary } from '../storage/index.ts';
import type { TableView } from '../views/index.ts';
import type { Engine } from './world.ts';

export interface Position {
	game: Game;
	pending: readonly Decision[];
	table: TableView;
}

/** Throws what the engine throws. */
export function positionOf({ rules, views }: Engine, game: Game): Position {
	return { game, pending: rules.pending(game), table: views.tableView(game) };
}

export function flowOf({ table, pending }: Position): FlowSummary {
	const { turn, phase } = table;
	return { turn, phase, waitingFor: [...new Set(pending.map(({ seat }) => seat))] };
}

/** Steps in which a player draws, moves and acts in one holding. */
const IN_ONE_HOLDING: readonly TableView['phase'][] = ['setup', 'start', 'receive', 'movement', 'action'];

/**
 * Does the tablet stay with the seat that has just answered? While it goes on deciding behind its gate, yes; an open question
 * only in its own steps, and never where others have a say: those are laid on the table.
 */
export function staysWith({ pending, table }: Position, seat: Seat): boolean {
	return pending.some(
		(decision) =>
			decision.seat === seat &&
			(decision.mode !== 'public' ||
				(decision.question.kind !== 'window' && IN_ONE_HOLDING.includes(table.phase)))
	);
}

/** What everybody has to have seen before the tablet goes behind the next gate. */
const FOR_ALL_EYES: readonly LogData['kind'][] = [
	'crisis-revealed',
	'check-ended',
	'check-bypassed',
	'rolled',
	'roll-replaced',
	'shot',
	'icon',
	'jumped',
	'era-began',
	'sleepers-began',
	'revealed',
	'turned-cylon',
	'executed',
	'loyalty-shown',
	'agenda-shown',
	'infiltration-ended'
];

/** Has something happened that belongs on the table first? */
export const forAllEyes = (before: Position, after: Position): boolean =>
	after.table.log.slice(before.table.log.length).some((entry) => FOR_ALL_EYES.includes(entry.kind));
