/** R2.3, R2.4: characters are chosen openly, in turn order, and go to their start places. */
import { characters, LAUNCH_AREAS, type CharacterId } from '../box/index.ts';
import { ask, asName, refuse } from './ask.ts';
import type { AnswerValue, OfferedOption, Refusal, Seat } from './contract.ts';
import type { FrameOf } from './frames.ts';
import type { Game, Position } from './game.ts';
import { tell } from './log.ts';
import { isLeader, sheetOf } from './sheets.ts';
import { clockwise, seatOf } from './seats.ts';
import { fourSixVariant, leaderSeat } from './variant.ts';

type ChooseCharacters = FrameOf<'choose-characters'>;

/** The types that are used up evenly (R2.3.2). */
const EVEN = ['political', 'military', 'pilot'] as const;

const chooser = (game: Game, frame: ChooseCharacters): Seat | undefined =>
	clockwise(game, game.first)[frame.turn];

export function stepChooseCharacters(game: Game, frame: ChooseCharacters): void {
	const seat = chooser(game, frame);
	if (seat === undefined) {
		game.stack.pop();
		return;
	}
	if (frame.step === 'choose') {
		const from = charactersInBox(game).map((id) => offer(game, frame, id));
		ask(game, seat, 'choose-character', 'public', 'R2.3.1', { kind: 'option', from });
		return;
	}
	const { start } = sheetOf(game, seat);
	if (start === 'viper')
		ask(game, seat, 'start-area', 'public', 'R2.4.1', { kind: 'area', from: LAUNCH_AREAS, optional: false });
	else if (typeof start === 'object') {
		const from = start.map((place) => ({ place, cost: 0 }));
		ask(game, seat, 'start-place', 'public', 'R2.4.1', { kind: 'place', from, optional: false });
	} else settle(game, frame, seat, start === 'stranded' ? 'stranded' : { place: start });
}

export function answeredChooseCharacters(
	game: Game,
	frame: ChooseCharacters,
	seat: Seat,
	value: AnswerValue
): void {
	if (frame.step === 'choose') {
		// the name was among the options, and those are the characters of the box
		const character = asName(value) as CharacterId;
		const state = seatOf(game, seat);
		state.character = character;
		state.cylon = isLeader(game, seat);
		tell(game, { kind: 'character-chosen', seat, character });
		frame.step = 'start';
		return;
	}
	const start = asName(value);
	const area = LAUNCH_AREAS.find((id) => id === start);
	if (area) {
		game.vipers.reserves -= 1;
		settle(game, frame, seat, { viper: area });
		return;
	}
	const place = (sheetOf(game, seat).start as readonly string[]).find((id) => id === start);
	settle(game, frame, seat, { place } as Position);
}

function settle(game: Game, frame: ChooseCharacters, seat: Seat, position: Position): void {
	seatOf(game, seat).position = position;
	const at =
		typeof position === 'string' ? 'stranded' : 'place' in position ? position.place : position.viper;
	tell(game, { kind: 'placed', seat, at });
	frame.turn += 1;
	frame.step = 'choose';
}

const charactersInBox = (game: Game): CharacterId[] =>
	(Object.keys(characters) as CharacterId[]).filter(
		(id) => characters[id].set === 'base' || game.config.set === 'pegasus'
	);

function offer(game: Game, frame: ChooseCharacters, id: CharacterId): OfferedOption {
	const blocked = bar(game, frame, id);
	return blocked ? { id, blocked } : { id };
}

/** Why a character may not be taken now. */
function bar(game: Game, frame: ChooseCharacters, id: CharacterId): Refusal | null {
	const { category } = characters[id];
	const taken = game.seats.flatMap(({ character }) => (character ? [character] : []));
	if (taken.includes(id)) return refuse('character-taken', 'R2.3.1');
	const leaderTaken = leaderSeat(game) !== null;
	if (category === 'cylon-leader') {
		if (!game.config.leader) return refuse('config-leader', 'R1.1.5');
		return leaderTaken ? refuse('one-leader', 'R2.3.3') : null;
	}
	const last = frame.turn === game.config.players - 1;
	if (game.config.players === 7 && last && !leaderTaken) return refuse('leader-needed', 'R2.3.3');
	if (fourSixVariant(game)?.excluded?.includes(id)) return refuse('excluded-by-variant', 'R2.3.4');
	const even = EVEN.find((type) => type === category);
	if (!even) return null;
	const count = (type: string): number => taken.filter((other) => characters[other].category === type).length;
	return count(even) > Math.min(...EVEN.map(count)) ? refuse('category-ahead', 'R2.3.2') : null;
}
