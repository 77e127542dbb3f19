/** What becomes of vipers that are hit or called back (R6.6.1, R4.2.4). */
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { areaIn, pilotIn } from './pieces.ts';
import { sendTo, setPosition } from './positions.ts';

/** R6.6.1: into the Damaged box or out of the game; its pilot to Sickbay. */
export function hitViper(game: Game, name: string, result: 'damaged' | 'destroyed'): void {
	const seat = pilotIn(name);
	const area = areaIn(name);
	game.vipers[result === 'damaged' ? 'damaged' : 'lost'] += 1;
	const whose = seat === null ? {} : { seat };
	if (result === 'damaged') tell(game, { kind: 'piece-damaged', piece: 'viper', count: 1, ...whose });
	else tell(game, { kind: 'piece-destroyed', piece: 'viper', count: 1, ...(area ? { area } : {}), ...whose });
	if (seat !== null) {
		// out of the viper first: it does not land
		setPosition(game, seat, 'unplaced', 'lost');
		sendTo(game, seat, 'sickbay');
	} else if (area) game.space.vipers[area] -= 1;
	else game.vipers.reserves -= 1;
}

/** R4.2.4: back to Reserves unharmed, a pilot to Hangar Deck. */
export function recallViper(game: Game, name: string): void {
	const seat = pilotIn(name);
	const area = areaIn(name);
	if (seat !== null) sendTo(game, seat, 'hangar-deck');
	else if (area) {
		game.space.vipers[area] -= 1;
		game.vipers.reserves += 1;
	}
}
