/**
 * R11.7: the occupation forces march from Occupation Authority over Breeder's Canyon to the Shipyard and off the board;
 * each that leaves takes a civilian ship with it.
 */
import type { PlaceId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { occupationNames, pickPieces, readName } from './pieces.ts';
import { placeShips } from './place-ships.ts';
import { pop, push } from './stack.ts';
import { loseFromStacks } from './stacks.ts';

/** The foremost first: so a token that has moved is not taken for one that has still to move (R11.7.3). */
const TRACK = ['shipyard', 'breeders-canyon', 'occupation-authority'] as const satisfies readonly PlaceId[];
type TrackPlace = (typeof TRACK)[number];

export interface OccupationFrame extends BaseFrame {
	proc: 'occupation';
	/** R11.3.3: this seat picks the one token that acts; null: all of them */
	chooser: Seat | null;
}

/** `chooser`: who picks the one token that acts (R11.3.3); null: all of them act. */
export function activateOccupation(game: Game, chooser: Seat | null): void {
	push(game, { proc: 'occupation', chooser });
}

const tokensAt = (game: Game, place: TrackPlace): number => game.occupation[place] ?? 0;

export function stepOccupation(game: Game, frame: OccupationFrame): void {
	if (frame.chooser === null) {
		pop(game, frame);
		activateAll(game);
		return;
	}
	const picked = pickPieces(game, frame, {
		key: 'token',
		seat: frame.chooser,
		why: 'choose-ship',
		rule: 'R11.3.3',
		names: occupationNames(game, TRACK),
		count: 1,
		about: null
	});
	if (!picked) return;
	pop(game, frame);
	const place = TRACK.find((id) => picked.some((name) => readName(name).at === id));
	// an empty track is not refilled here
	if (!place) return;
	march(game, place, 1);
	if (place !== 'shipyard') tell(game, { kind: 'occupation-moved' });
}

/** R11.7.1, R11.7.2 */
function activateAll(game: Game): void {
	const places = TRACK.filter((place) => tokensAt(game, place) > 0);
	if (places.length === 0)
		placeShips(game, [{ at: 'occupation-authority', pieces: [{ piece: 'occupation', count: 1 }] }], {
			about: null
		});
	for (const place of places) march(game, place, tokensAt(game, place));
	if (places.some((place) => place !== 'shipyard')) tell(game, { kind: 'occupation-moved' });
}

/** So many tokens go one place on; from the last they leave the board. */
function march(game: Game, from: TrackPlace, count: number): void {
	const to = TRACK[TRACK.indexOf(from) - 1];
	game.occupation[from] = tokensAt(game, from) - count;
	if (to) game.occupation[to] = tokensAt(game, to) + count;
	else {
		tell(game, { kind: 'ships-removed', piece: 'occupation', count });
		loseFromStacks(game, count);
	}
}
