/** What happened, with who may know it. Entries are frozen: later states share them. */
import type { About, Label, LogData, LogEntry, Seat } from './contract.ts';
import type { Game } from './game.ts';
import { crossBarrier } from './random.ts';

/** Lines that tell everybody something nobody or only some knew before: a card, a token, a roll, a side. Undo stops there. */
const REVEALING: ReadonlySet<LogData['kind']> = new Set([
	'game-over',
	'revealed',
	// what follows depends on what the victim is (R10.4.6)
	'executed',
	'loyalty-shown',
	'agenda-shown',
	'drew',
	'loyalty-dealt',
	'agenda-dealt',
	'discarded',
	'discarded-other',
	'gave-cards',
	'handed-over',
	'exchanged-hands',
	'destiny-built',
	'reshuffled',
	'looked',
	'crisis-revealed',
	'destiny-in',
	'contributed',
	'check-revealed',
	'rolled',
	'jumped',
	'ship-hit'
]);
const HIDDEN_DECKS: ReadonlySet<About['deck']> = new Set(['skill', 'quorum', 'super-crisis', 'loyalty']);

function reveals(data: LogData): boolean {
	// a card from a hand becomes known, a text on the board was known already
	if (data.kind === 'played') return HIDDEN_DECKS.has(data.about.deck);
	if (data.kind === 'piece-destroyed') return data.ship !== undefined;
	return REVEALING.has(data.kind);
}

const entry = (data: LogData, label: Label): LogEntry => Object.freeze({ ...data, label });

export function tell(game: Game, data: LogData): void {
	if (reveals(data)) crossBarrier(game);
	game.log.push(entry(data, 'all'));
}

/** What only some are told was hidden from them, too, a moment ago. */
export function tellTo(game: Game, seats: readonly Seat[], data: LogData): void {
	crossBarrier(game);
	game.log.push(entry(data, [...seats]));
}
