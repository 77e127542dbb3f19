/** What happened, with who may know it. Entries are frozen: later states share them. */
import type { Label, LogData, LogEntry, Seat } from './contract.ts';
import type { Game } from './game.ts';

const entry = (data: LogData, to: Label): LogEntry => Object.freeze(Object.assign({}, data, { to }));

export function tell(game: Game, data: LogData): void {
	game.log.push(entry(data, 'all'));
}

export function tellTo(game: Game, seats: readonly Seat[], data: LogData): void {
	game.log.push(entry(data, [...seats]));
}
