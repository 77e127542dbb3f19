/** What one seat may see: the table, its own cards, its own questions, its own lines of the log. */
import { contributionOf, pending, type Game, type LogEntry, type Seat } from '../rules/index.ts';
import { tableView } from './table-view.ts';
import type { SeatView, TableView } from './types.ts';

/** R13.4.6: lines for everybody, and this seat's own. */
export const mayRead = (seat: Seat, { label }: LogEntry): boolean => label === 'all' || label.includes(seat);

/** `table`: what everybody sees of this very game, where it has been looked at already. */
export function seatView(game: Game, seat: Seat, table: TableView = tableView(game)): SeatView {
	const own = game.seats[seat];
	if (!own) throw new Error(`no seat ${String(seat)}`);
	return {
		...table,
		log: game.log.filter((entry) => mayRead(seat, entry)),
		seat,
		own: {
			hand: [...own.hand],
			loyalty: [...own.loyalty],
			agenda: own.agenda,
			superCrises: [...own.superCrises],
			quorum: game.titles.president === seat ? [...game.quorumHand] : [],
			contribution: contributionOf(game, seat)
		},
		mine: pending(game).filter((decision) => decision.seat === seat)
	};
}
