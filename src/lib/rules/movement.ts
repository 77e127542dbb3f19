/**
 * R4.1 to R4.3: moving, on foot or in a viper, and the Movement abilities that take its place in the own Movement step.
 * The step is asked behind the gate, because cards in hand may be among the choices (R13.5.6).
 */
import { AREAS, BOARDS, type AreaId, type PlaceId } from '../box/index.ts';
import { handTexts, sheetTexts, bar, scopeOf, type Text } from './abilities.ts';
import { useText } from './actions.ts';
import { ask, asNameOrNull, forget } from './ask.ts';
import { openBoards } from './boards.ts';
import type { OfferedOption, Seat } from './contract.ts';
import { unpayable } from './choices.ts';
import { feasible } from './controls.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { forbidden } from './modifiers.ts';
import { areaOfSeat, isHazardous, occupantsOf, placeOfSeat, setPosition } from './positions.ts';
import { boardOf, neighbours } from './scope.ts';
import { seatOf } from './seats.ts';
import { pop, push } from './stack.ts';
import { openWindow } from './windows.ts';

export interface MoveFrame extends BaseFrame {
	proc: 'move';
	step: 'pick' | 'arrive' | 'done';
	seat: Seat;
	/** the own Movement step: Movement abilities may be used, and its end is noticed (R4.3.1) */
	own: boolean;
	/** where he is bound for, and from where (R4.1.3) */
	to: { place: PlaceId; from: PlaceId | null } | null;
}

/** Legal destinations with what they cost: another board, or out of a viper, takes a card from the hand (R4.1.1, R4.1.4, R4.2.2). */
export function destinations(game: Game, seat: Seat): { place: PlaceId; cost: number }[] {
	const { hand } = seatOf(game, seat);
	const here = placeOfSeat(game, seat);
	if (
		(here === null && areaOfSeat(game, seat) === null) ||
		forbidden(game, seat, 'move', ({ to }) => to === undefined)
	)
		return [];
	const alone = forbidden(game, seat, 'move', ({ to }) => to === 'shared');
	return openBoards(game, seat).flatMap((board) =>
		BOARDS[board]
			.filter((place) => place !== here && !isHazardous(game, place))
			.filter((place) => !(alone && occupantsOf(game, place).length > 0))
			.map((place) => ({ place, cost: here !== null && boardOf(here) === board ? 0 : 1 }))
			.filter(({ cost }) => cost <= hand.length)
	);
}

const flights = (game: Game, seat: Seat): AreaId[] => {
	const area = areaOfSeat(game, seat);
	return area ? neighbours(area) : [];
};

/** R4.3: cards and sheet, in the own Movement step only; Stranded Helo has none (R3.4). */
function abilityTexts(game: Game, { seat, own }: MoveFrame): Text[] {
	if (!own || seatOf(game, seat).position === 'stranded') return [];
	return [...handTexts(game, seat), ...sheetTexts(game, seat)].filter(
		({ ability }) => ability.when === 'movement'
	);
}

function offers(game: Game, frame: MoveFrame): OfferedOption[] {
	const { seat } = frame;
	return [
		...destinations(game, seat).map(({ place, cost }) => ({
			id: `go:${place}`,
			...(cost > 0 ? { cost } : {})
		})),
		...flights(game, seat).map((area) => ({ id: `fly:${area}` })),
		...abilityTexts(game, frame).map((text) => {
			const effects = text.ability.effects ?? [];
			const scope = scopeOf(seat, text);
			const blocked = bar(game, seat, text) ?? unpayable(game, effects, scope);
			const offer = { id: text.id, effects };
			return blocked
				? { ...offer, blocked }
				: feasible(game, effects, scope)
					? offer
					: { ...offer, blocked: { refused: 'no-target', rule: 'R4.3.1' } as const };
		})
	];
}

/** Could there be a choice, as far as the table knows? A hand with cards may hold a Movement ability (R13.4.2). */
const mayChoose = (game: Game, frame: MoveFrame): boolean => {
	const { seat, own } = frame;
	const { hand, position } = seatOf(game, seat);
	if (destinations(game, seat).length > 0 || flights(game, seat).length > 0) return true;
	return (
		own &&
		position !== 'stranded' &&
		(hand.length > 0 || sheetTexts(game, seat).some(({ ability }) => ability.when === 'movement'))
	);
};

export function stepMove(game: Game, frame: MoveFrame): void {
	switch (frame.step) {
		case 'pick':
			pick(game, frame);
			break;
		case 'arrive':
			frame.step = 'done';
			arrive(game, frame);
			break;
		case 'done':
			pop(game, frame);
			if (frame.own) openWindow(game, { on: 'movement-end', by: frame.seat });
			break;
	}
}

function pick(game: Game, frame: MoveFrame): void {
	const { seat } = frame;
	if (!mayChoose(game, frame)) {
		frame.step = 'done';
		return;
	}
	const answer = ask(game, frame, {
		key: 'pick',
		seat,
		why: frame.own ? 'move' : 'granted-move',
		mode: 'hand',
		rule: 'R4.1.1',
		question: { kind: 'menu', from: offers(game, frame), optional: true }
	});
	if (answer === undefined) return;
	const chosen = asNameOrNull(answer);
	frame.step = 'done';
	if (chosen === null) {
		forget(frame);
		tell(game, { kind: 'stayed', seat });
		return;
	}
	const place = destinations(game, seat).find((to) => chosen === `go:${to.place}`);
	const area = AREAS.find((id) => chosen === `fly:${id}`);
	const text = abilityTexts(game, frame).find(({ id }) => id === chosen);
	forget(frame);
	if (place) {
		frame.to = { place: place.place, from: placeOfSeat(game, seat) };
		frame.step = 'arrive';
		if (place.cost > 0)
			push(game, {
				proc: 'discard',
				step: 'choose',
				due: [{ seat, count: place.cost }],
				random: false,
				cost: true,
				ignorable: false,
				why: 'pay',
				rule: 'R4.1.1'
			});
	} else if (area) {
		setPosition(game, seat, { viper: area });
		tell(game, { kind: 'flew', seat, to: area });
	} else if (text) useText(game, seat, text);
}

/** R4.1.3: what the payment set off may have taken him elsewhere, or closed the way. */
function arrive(game: Game, frame: MoveFrame): void {
	const { seat, to } = frame;
	if (!to || placeOfSeat(game, seat) !== to.from || !openBoards(game, seat).includes(boardOf(to.place)))
		return;
	setPosition(game, seat, { place: to.place });
	tell(game, { kind: 'moved', seat, to: to.place });
}
