/** R10.5.5, R10.6: who can still come into play, and where he starts. */
import { characters, LAUNCH_AREAS, type CharacterId, type PlaceId } from '../box/index.ts';
import { sheetTexts, scopeOf } from './abilities.ts';
import { ask, asName } from './ask.ts';
import { openBoards } from './boards.ts';
import type { Seat } from './contract.ts';
import type { BaseFrame } from './frames.ts';
import type { Game, Position } from './game.ts';
import { tell } from './log.ts';
import { setPosition } from './positions.ts';
import { boardOf, holds } from './scope.ts';
import { sheetOf } from './sheets.ts';
import { run } from './stack.ts';

/** No Leader, nobody who is or was at the table: the old character of a Cylon player still lies before him. */
export const unusedCharacters = (game: Game): CharacterId[] =>
	(Object.keys(characters) as CharacterId[]).filter(
		(id) =>
			(characters[id].set === 'base' || game.config.set === 'pegasus') &&
			characters[id].category !== 'cylon-leader' &&
			!game.dead.includes(id) &&
			!game.seats.some(({ character }) => character === id)
	);

/** R10.6.1, D17: before Galactica returns all arrive at Resistance HQ; a closed place means the Hangar Deck. */
export function arrivalAt(game: Game, seat: Seat, place: PlaceId): PlaceId {
	if (game.flow.era === 'occupied') return 'resistance-hq';
	return openBoards(game, seat).includes(boardOf(place)) ? place : 'hangar-deck';
}

/** Puts a newcomer on his start place; false while he is asked for it. */
export function placeNewcomer(game: Game, frame: BaseFrame, seat: Seat, diedOnNewCaprica: boolean): boolean {
	const { start } = sheetOf(game, seat);
	if (start === 'stranded') {
		settle(game, seat, 'stranded');
		return true;
	}
	if (game.flow.era === 'occupied' || (diedOnNewCaprica && startsInPrison(game, seat))) {
		// R10.6.4: from here the sheet's own words lead to Detention and not to the Brig
		settle(game, seat, { place: 'resistance-hq' });
		return true;
	}
	if (start === 'viper') return launchNewcomer(game, frame, seat);
	const open = (typeof start === 'string' ? [start] : start).filter(
		(place) => arrivalAt(game, seat, place) === place
	);
	let [place] = open;
	if (open.length > 1) {
		const answer = ask(game, frame, {
			key: 'place',
			seat,
			why: 'start-place',
			mode: 'public',
			rule: 'R10.6.1',
			question: { kind: 'place', from: open.map((id) => ({ place: id, cost: 0 })), optional: false }
		});
		if (answer === undefined) return false;
		place = open.find((id) => id === asName(answer));
	}
	settle(game, seat, { place: place ?? 'hangar-deck' });
	return true;
}

/** R10.6.3: out of the Reserves into a launch area. */
function launchNewcomer(game: Game, frame: BaseFrame, seat: Seat): boolean {
	if (game.vipers.reserves === 0) {
		settle(game, seat, { place: 'hangar-deck' });
		return true;
	}
	const answer = ask(game, frame, {
		key: 'area',
		seat,
		why: 'start-area',
		mode: 'public',
		rule: 'R10.6.3',
		question: { kind: 'area', from: LAUNCH_AREAS, optional: false }
	});
	if (answer === undefined) return false;
	const area = LAUNCH_AREAS.find((id) => id === asName(answer)) ?? LAUNCH_AREAS[0];
	game.vipers.reserves -= 1;
	settle(game, seat, { viper: area });
	return true;
}

function settle(game: Game, seat: Seat, position: Position): void {
	setPosition(game, seat, position);
	const at =
		typeof position === 'string' ? 'stranded' : 'place' in position ? position.place : position.viper;
	tell(game, { kind: 'placed', seat, at });
}

/** What the sheet says of entering play; titles say it of the set-up only (R2.5.2). */
const entryTexts = (game: Game, seat: Seat) =>
	sheetTexts(game, seat).filter(
		({ ability: { when, needs }, holder, about }) =>
			typeof when === 'object' &&
			when.on === 'entered-play' &&
			(!needs || holds(game, needs, scopeOf(seat, { holder, about }, false)))
	);

const startsInPrison = (game: Game, seat: Seat): boolean =>
	entryTexts(game, seat).some(({ ability }) =>
		ability.effects?.some((effect) => effect.kind === 'send' && effect.to === 'brig')
	);

/** R10.6.2, R10.6.4 */
export function enterPlay(game: Game, seat: Seat): void {
	for (const text of entryTexts(game, seat))
		run(game, text.ability.effects ?? [], scopeOf(seat, text, false));
}
