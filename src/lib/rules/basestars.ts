/** Basestars: their damage (R6.7), and their fire at Galactica (R6.3.4). */
import {
	basestarDamage,
	BASESTAR_DESTROYED_AT,
	CYLON_FIRE,
	type BasestarDamageId,
	type Modifier
} from '../box/index.ts';
import { forget } from './ask.ts';
import { resultFor } from './combat-table.ts';
import { damageShip } from './damage.ts';
import { rollDie } from './die.ts';
import type { BaseFrame } from './frames.ts';
import type { Game, Space } from './game.ts';
import { tell } from './log.ts';
import { basestarName, labelOf, pickPieces } from './pieces.ts';
import { takeRandom } from './random.ts';
import { pop, push } from './stack.ts';

type Basestar = Space['basestars'][number];

/** Each basestar that stood on the board when the icon began and can fire, one after the other. */
export interface BasestarsFrame extends BaseFrame {
	proc: 'basestars';
	step: 'next' | 'fire';
	left: string[];
	firing: string | null;
}

// a basestar carries nothing but its own tokens
const tokenOf = (token: string) => basestarDamage[token as BasestarDamageId];

const modifiersOf = ({ damage }: Basestar): readonly Modifier[] =>
	damage.flatMap((token) => tokenOf(token).abilities.flatMap(({ mods }) => mods ?? []));

const cannot = (basestar: Basestar, deed: 'launch' | 'attack'): boolean =>
	modifiersOf(basestar).some((mod) => mod.kind === 'forbid' && mod.deed.do === deed);

/** R6.3.6 */
export const mayLaunch = (basestar: Basestar): boolean => !cannot(basestar, 'launch');
const mayFire = (basestar: Basestar): boolean => !cannot(basestar, 'attack');

/** R6.7.1: what is added to rolls attacking it. */
export const addedAgainst = (game: Game, id: string): number => {
	const basestar = game.space.basestars.find((other) => other.id === id);
	return (basestar ? modifiersOf(basestar) : []).reduce(
		(sum, mod) => sum + (mod.kind === 'roll-add' && mod.rolls === 'against' ? mod.by : 0),
		0
	);
};

const hitsOn = ({ damage }: Basestar): number => damage.reduce((sum, token) => sum + tokenOf(token).hits, 0);

/** R6.7.2, R6.7.4: one token after the other, until it is destroyed. True if it is. */
export function damageBasestar(game: Game, id: string, times: number): boolean {
	for (let n = 0; n < times; n++) {
		const basestar = game.space.basestars.find((other) => other.id === id);
		if (!basestar) return false;
		// one more hit of any kind destroys it, so no token is drawn
		const token =
			hitsOn(basestar) + 1 < BASESTAR_DESTROYED_AT ? takeRandom(game, game.basestarTokens, 1)[0] : undefined;
		if (token !== undefined) {
			basestar.damage.push(token);
			tell(game, { kind: 'piece-damaged', piece: 'basestar', count: 1, token });
		}
		if (token === undefined || hitsOn(basestar) >= BASESTAR_DESTROYED_AT) {
			destroyBasestar(game, id);
			return true;
		}
	}
	return false;
}

/** R6.7.3 */
export function destroyBasestar(game: Game, id: string): void {
	const area = takeBasestar(game, id);
	if (area) tell(game, { kind: 'piece-destroyed', piece: 'basestar', count: 1, area });
}

/** Back to the supply, its tokens to theirs. */
export function takeBasestar(game: Game, id: string): Basestar['area'] | null {
	const at = game.space.basestars.findIndex((other) => other.id === id);
	const [basestar] = at < 0 ? [] : game.space.basestars.splice(at, 1);
	if (!basestar) return null;
	game.basestarTokens.push(...basestar.damage);
	game.basestarTokens.sort();
	return basestar.area;
}

export function fireBasestars(game: Game): void {
	const left = game.space.basestars.filter(mayFire).map(({ id }) => id);
	if (left.length > 0) push(game, { proc: 'basestars', step: 'next', left, firing: null });
}

export function stepBasestars(game: Game, frame: BasestarsFrame): void {
	if (frame.step === 'next') {
		const ready = game.space.basestars.filter(({ id }) => frame.left.includes(id));
		if (ready.length === 0) {
			pop(game, frame);
			return;
		}
		const picked = pickPieces(game, frame, {
			key: 'next',
			seat: game.current,
			why: 'next-basestar',
			rule: 'R6.3.7',
			names: ready.map(basestarName),
			count: 1,
			about: null
		});
		if (!picked) return;
		const id = labelOf(picked[0] ?? '');
		frame.left = frame.left.filter((other) => other !== id);
		frame.firing = id;
		frame.step = 'fire';
		forget(frame);
		return;
	}
	const die = rollDie(game, frame, 'die', { roller: game.current });
	if (die === undefined) return;
	const result = resultFor(CYLON_FIRE.basestar.galactica, die);
	const area = game.space.basestars.find(({ id }) => id === frame.firing)?.area ?? null;
	frame.firing = null;
	frame.step = 'next';
	forget(frame);
	tell(game, { kind: 'shot', by: 'basestar', at: 'galactica', area, result });
	if (result === 'damaged') damageShip(game, 'either', 1);
}
