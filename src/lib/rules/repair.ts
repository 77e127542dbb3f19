/** R6.9.2, R6.6.1: repairs. A place gives its token back to the pool, a viper goes back to Reserves. */
import { BOARDS, PIECE_COUNTS, type PlaceId } from '../box/index.ts';
import { ask, asName } from './ask.ts';
import { hasPegasus, poolOf, TOKENS } from './damage.ts';
import type { EffectsFrame } from './frames.ts';
import type { Game } from './game.ts';
import type { EffectOf } from './handlers.ts';
import { tell } from './log.ts';
import { boxedNames, pickPieces } from './pieces.ts';
import { placeOfSeat } from './positions.ts';
import { boardOf, chooserOf } from './scope.ts';

type Repaired = Exclude<EffectOf<'repair'>['what'], string>;

/** A destroyed Pegasus is beyond repair (R6.9.4). */
const repairable = (game: Game): PlaceId[] =>
	game.damaged.filter((place) => boardOf(place) !== 'pegasus' || hasPegasus(game));

function repairPlace(game: Game, place: PlaceId): void {
	if (!repairable(game).includes(place)) return;
	const ship = (BOARDS.pegasus as readonly PlaceId[]).includes(place) ? 'pegasus' : 'galactica';
	const token = Object.keys(TOKENS[ship]).find((id) => TOKENS[ship][id]?.damages === place);
	game.damaged = game.damaged.filter((other) => other !== place);
	if (token !== undefined) poolOf(game, ship).push(token);
	// the pool lies mixed: its order must not tell what was repaired last
	poolOf(game, ship).sort();
	tell(game, { kind: 'place-repaired', place });
}

/** False while somebody is asked. */
export function repair(game: Game, effect: EffectOf<'repair'>, frame: EffectsFrame): boolean {
	const { what } = effect;
	const { scope } = frame;
	if (what === 'own-place') {
		const place = placeOfSeat(game, scope.acting);
		if (place) repairPlace(game, place);
		return true;
	}
	if (what !== 'any-place') return repairPieces(game, what, frame);
	const places = repairable(game);
	let [place] = places;
	if (places.length > 1) {
		const answer = ask(game, frame, {
			key: 'place',
			seat: chooserOf(game, scope),
			why: 'choose-place',
			mode: 'public',
			rule: 'R13.5.8',
			question: { kind: 'place', from: places.map((id) => ({ place: id, cost: 0 })), optional: false },
			about: scope.about
		});
		if (answer === undefined) return false;
		place = places.find((id) => id === asName(answer));
	}
	if (place) repairPlace(game, place);
	return true;
}

function repairPieces(
	game: Game,
	{ piece, count, in: box, upTo, pick }: Repaired,
	frame: EffectsFrame
): boolean {
	const from = box === 'lost' ? 'lost' : 'damaged';
	const names =
		piece === 'raptor'
			? Array<string>(PIECE_COUNTS.raptor - game.raptors).fill('raptor@lost')
			: boxedNames(game, from);
	const picked = pickPieces(game, frame, {
		key: 'repair',
		seat: chooserOf(game, frame.scope, pick),
		why: 'choose-ship',
		rule: 'R13.5.8',
		names,
		count,
		upTo: upTo === true,
		about: frame.scope.about
	});
	if (!picked) return false;
	if (picked.length === 0) return true;
	if (piece === 'raptor') game.raptors += picked.length;
	else {
		game.vipers[from] -= picked.length;
		game.vipers.reserves += picked.length;
	}
	tell(game, { kind: 'repaired', piece: piece === 'raptor' ? 'raptor' : 'viper', count: picked.length });
	return true;
}
