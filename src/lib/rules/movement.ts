/** R4.1: the Movement step on foot. (Pilots, R4.2, and Movement abilities, R4.3, belong to the action rules.) */
import { BOARDS, type Board, type PlaceId } from '../box/index.ts';
import { ask, asNameOrNull, asNames } from './ask.ts';
import type { AnswerValue, Seat } from './contract.ts';
import { discardSkills } from './decks.ts';
import type { FrameOf } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { modifiersOn, placeCard } from './sheets.ts';
import { seatOf } from './seats.ts';

type Movement = FrameOf<'movement'>;

const boardOf = (place: PlaceId): Board =>
	(Object.keys(BOARDS) as Board[]).find((board) => (BOARDS[board] as readonly PlaceId[]).includes(place)) ??
	'galactica';

/** R1.3.3, R2.2.1: boards open to this seat, before the New Caprica phase. */
function openBoards(game: Game, seat: Seat): Board[] {
	if (seatOf(game, seat).cylon) return ['cylon-locations'];
	return game.config.set === 'pegasus'
		? ['galactica', 'colonial-one', 'pegasus']
		: ['galactica', 'colonial-one'];
}

const standsOn = (game: Game, place: PlaceId): boolean =>
	game.seats.some(
		({ position }) => typeof position === 'object' && 'place' in position && position.place === place
	);

/** Legal destinations with what they cost: another board takes a card from the hand (R4.1.1, R4.1.4). */
export function destinations(game: Game, seat: Seat): { place: PlaceId; cost: number }[] {
	const { position, hand } = seatOf(game, seat);
	if (typeof position !== 'object' || !('place' in position)) return [];
	const forbidden = modifiersOn(game, seat).flatMap((mod) =>
		mod.kind === 'forbid' && mod.deed.do === 'move' ? [mod.deed.to] : []
	);
	if (forbidden.includes(undefined)) return [];
	const here = boardOf(position.place);
	return openBoards(game, seat).flatMap((board) =>
		BOARDS[board]
			.filter((place) => place !== position.place && !placeCard(game, place).hazardous)
			.filter((place) => !(forbidden.includes('shared') && standsOn(game, place)))
			.map((place) => ({ place, cost: board === here ? 0 : 1 }))
			.filter(({ cost }) => cost <= hand.length)
	);
}

/** The menu of this step will hold Movement abilities from the hand (R13.5.6), so it is asked behind the gate. */
export function stepMovement(game: Game, frame: Movement): void {
	const seat = game.current;
	if (frame.step === 'pay') {
		const { hand } = seatOf(game, seat);
		ask(game, seat, 'pay-for-move', 'hand', 'R4.1.1', { kind: 'cards', from: [...hand], min: 1, max: 1 });
		return;
	}
	const from = destinations(game, seat);
	if (from.length === 0) game.stack.pop();
	else ask(game, seat, 'move', 'hand', 'R4.1.1', { kind: 'place', from, optional: true });
}

export function answeredMovement(game: Game, frame: Movement, seat: Seat, value: AnswerValue): void {
	if (frame.step === 'pay') {
		discardSkills(game, seat, asNames(value));
		arrive(game, seat, frame.to);
		return;
	}
	const chosen = destinations(game, seat).find(({ place }) => place === asNameOrNull(value));
	if (!chosen) {
		game.stack.pop();
		tell(game, { kind: 'stayed', seat });
	} else if (chosen.cost > 0)
		game.stack[game.stack.length - 1] = { proc: 'movement', step: 'pay', to: chosen.place };
	else arrive(game, seat, chosen.place);
}

function arrive(game: Game, seat: Seat, place: PlaceId): void {
	game.stack.pop();
	seatOf(game, seat).position = { place };
	tell(game, { kind: 'moved', seat, to: place });
}
