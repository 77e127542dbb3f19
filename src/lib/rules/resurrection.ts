/** R8.2.5, R8.2.6, R10.4.2: what a new Cylon player leaves behind, and where he wakes up. */
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { placeOfSeat, redirected, setPosition } from './positions.ts';
import { passTitles } from './succession.ts';

/** Titles pass; then he moves, out of a prison too (R3.5.2). A viper he flew lands. */
export function toResurrectionShip(game: Game, seat: Seat): void {
	passTitles(game);
	const to = redirected(game, seat, 'resurrection-ship');
	if (placeOfSeat(game, seat) === to) return;
	setPosition(game, seat, { place: to });
	tell(game, { kind: 'sent', seat, to });
}

/** What waits for the owner of a sheet lapses with it: Helo's arrival, the title Ellen would give back. */
export function lapseSheet(game: Game, seat: Seat): void {
	game.waiting = game.waiting.filter(
		({ scope }) => !(scope.about?.deck === 'character' && scope.holder === seat)
	);
}
