/** Ships a text moves: civilian ships somebody has looked at, and one's own viper. */
import { AREAS, type AreaId } from '../box/index.ts';
import { ask, asName, asNameOrNull } from './ask.ts';
import type { EffectsFrame } from './frames.ts';
import type { Game } from './game.ts';
import type { EffectOf } from './handlers.ts';
import { tell } from './log.ts';
import { areaOfSeat, setPosition } from './positions.ts';
import { chooserOf, neighbours } from './scope.ts';

type MoveShips = EffectOf<'move-ships'>;

const waysFrom = (area: AreaId, to: MoveShips['to']): AreaId[] =>
	to === 'adjacent' ? neighbours(area) : AREAS.filter((other) => other !== area);

/** False while somebody is asked. */
export function moveShips(game: Game, effect: MoveShips, frame: EffectsFrame): boolean {
	return effect.what === 'own-viper' ? flyOwnViper(game, effect, frame) : moveCivilians(game, effect, frame);
}

function flyOwnViper(game: Game, { to }: MoveShips, frame: EffectsFrame): boolean {
	const { acting, about } = frame.scope;
	const from = areaOfSeat(game, acting);
	if (!from) return true;
	const ways = waysFrom(from, to);
	const answer = ask(game, frame, {
		key: 'to',
		seat: acting,
		why: 'move-ship',
		mode: 'public',
		rule: 'R6.10.1',
		question: { kind: 'area', from: ways, optional: false },
		about
	});
	if (answer === undefined) return false;
	const area = ways.find((id) => id === asName(answer));
	if (area) {
		setPosition(game, acting, { viper: area });
		tell(game, { kind: 'flew', seat: acting, to: area });
	}
	return true;
}

interface Move {
	id: string;
	label: string;
	from: AreaId;
	to: AreaId;
}

/** One ship after the other, each at most once, until the mover stops. Ids: `move:civilian:17@rear:port-aft`. */
function moveCivilians(game: Game, { what, to }: MoveShips, frame: EffectsFrame): boolean {
	const { scope } = frame;
	const seat = chooserOf(game, scope);
	const chosen: Move[] = [];
	let waiting = game.space.civilians.filter(
		({ label }) => what === 'all-civilians' || (scope.ships ?? []).includes(label)
	);
	while (waiting.length > 0) {
		const moves = waiting.flatMap(({ label, area }) =>
			waysFrom(area, to).map((way): Move => ({
				id: `move:civilian:${label}@${area}:${way}`,
				label,
				from: area,
				to: way
			}))
		);
		const answer = ask(game, frame, {
			key: `move:${String(chosen.length)}`,
			seat,
			why: 'move-ship',
			mode: 'public',
			rule: 'R13.5.33',
			question: { kind: 'menu', from: moves.map(({ id }) => ({ id })), optional: true },
			about: scope.about
		});
		if (answer === undefined) return false;
		const move = moves.find(({ id }) => id === asNameOrNull(answer));
		if (!move) break;
		chosen.push(move);
		waiting = waiting.filter(({ label }) => label !== move.label);
	}
	for (const { label, from, to: area } of chosen) {
		const ship = game.space.civilians.find((other) => other.label === label);
		if (!ship) continue;
		ship.area = area;
		tell(game, { kind: 'ships-moved', piece: 'civilian', count: 1, from, to: area });
	}
	return true;
}
