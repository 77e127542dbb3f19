/** R2.3, R2.4: characters are chosen openly, in turn order, and go to their start places. */
import { characters, LAUNCH_AREAS, type AreaId, type CharacterId, type PlaceId } from '../box/index.ts';
import { ask, asName, forget, refuse } from './ask.ts';
import type { OfferedOption, Refusal, Seat } from './contract.ts';
import type { FrameOf } from './frames.ts';
import type { Game, Position } from './game.ts';
import { tell } from './log.ts';
import { isLeader, sheetOf } from './sheets.ts';
import { clockwise, seatOf } from './seats.ts';
import { pop } from './stack.ts';
import { fourSixVariant, leaderSeat } from './variant.ts';

type ChooseCharacters = FrameOf<'choose-characters'>;

/** The types that are used up evenly (R2.3.2). */
const EVEN = ['political', 'military', 'pilot'] as const;

const chooser = (game: Game, frame: ChooseCharacters): Seat | undefined =>
	clockwise(game, game.first)[frame.turn];

export function stepChooseCharacters(game: Game, frame: ChooseCharacters): void {
	const seat = chooser(game, frame);
	if (seat === undefined) pop(game, frame);
	else if (frame.step === 'choose') choose(game, frame, seat);
	else start(game, frame, seat);
}

function choose(game: Game, frame: ChooseCharacters, seat: Seat): void {
	const from = charactersInBox(game).map((id) => offer(game, frame, id));
	const answer = ask(game, frame, {
		key: 'character',
		seat,
		why: 'choose-character',
		mode: 'public',
		rule: 'R2.3.1',
		question: { kind: 'option', from }
	});
	if (answer === undefined) return;
	forget(frame);
	// the name was among the options, and those are the characters of the box
	const character = asName(answer) as CharacterId;
	const state = seatOf(game, seat);
	state.character = character;
	state.cylon = isLeader(game, seat);
	tell(game, { kind: 'character-chosen', seat, character });
	frame.step = 'start';
}

function start(game: Game, frame: ChooseCharacters, seat: Seat): void {
	const where = sheetOf(game, seat).start;
	if (where === 'viper') {
		const question = { kind: 'area', from: LAUNCH_AREAS, optional: false } as const;
		const area = ask(game, frame, {
			key: 'area',
			seat,
			why: 'start-area',
			mode: 'public',
			rule: 'R2.4.1',
			question
		});
		if (area === undefined) return;
		game.vipers.reserves -= 1;
		settle(game, frame, seat, { viper: asName(area) as AreaId });
	} else if (typeof where === 'object') {
		const from = where.map((place) => ({ place, cost: 0 }));
		const question = { kind: 'place', from, optional: false } as const;
		const place = ask(game, frame, {
			key: 'place',
			seat,
			why: 'start-place',
			mode: 'public',
			rule: 'R2.4.1',
			question
		});
		if (place === undefined) return;
		settle(game, frame, seat, { place: asName(place) as PlaceId });
	} else settle(game, frame, seat, where === 'stranded' ? 'stranded' : { place: where });
}

function settle(game: Game, frame: ChooseCharacters, seat: Seat, position: Position): void {
	forget(frame);
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
