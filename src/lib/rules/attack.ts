/** R6.6, R11.5.1: shooting. The attacker picks a target, rolls, and the row of the combat table says what becomes of it. */
import { AREAS, type AreaId, type CombatResult, type Piece, type Weapon } from '../box/index.ts';
import { ask, asNames, forget } from './ask.ts';
import { addedAgainst, damageBasestar, destroyBasestar } from './basestars.ts';
import { resultFor, rowsOf, targetsOf } from './combat-table.ts';
import type { About, Seat } from './contract.ts';
import { damageShip } from './damage.ts';
import { rollDie, wasReplaced } from './die.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { destroyCenturions, destroyed, destroyOccupation, destroyShips, hurtsScar } from './losses.ts';
import { inForce } from './modifiers.ts';
import {
	areaIn,
	basestarNames,
	centurionNames,
	heavyNames,
	labelOf,
	occupationNames,
	pickPieces,
	raiderNames,
	readName
} from './pieces.ts';
import { areaOfSeat, placeOfSeat } from './positions.ts';
import { pop, push } from './stack.ts';

/** Raiders that go down with a basestar on a nuke's highest row. */
const RAIDERS_WITH_NUKE = 3;

export interface AttackFrame extends BaseFrame {
	proc: 'attack';
	step: 'target' | 'roll' | 'hit';
	seat: Seat;
	weapon: Weapon;
	/** attacks that may still be made, the one in hand included */
	left: number;
	/** an attack has been made: the others may be left out */
	optional: boolean;
	/** where the unmanned viper that fires stands */
	unmanned: AreaId | null;
	target: string | null;
	/** what the die said; `die` is null where another value took the roll's place (R1.5.4) */
	hit: { result: CombatResult; die: number | null } | null;
	about: About | null;
}

export function attack(
	game: Game,
	seat: Seat,
	weapon: Weapon,
	{
		times = 1,
		unmanned = null,
		about = null
	}: { times?: number; unmanned?: AreaId | null; about?: About | null } = {}
): void {
	push(game, {
		proc: 'attack',
		step: 'target',
		seat,
		weapon,
		left: times,
		optional: false,
		unmanned,
		target: null,
		hit: null,
		about
	});
}

/** Where a weapon reaches: Galactica's and Pegasus's guns and nukes anywhere, a viper its own area. */
function reach(game: Game, seat: Seat, weapon: Weapon, unmanned: AreaId | null): readonly AreaId[] {
	if (weapon !== 'viper') return AREAS;
	const area = unmanned ?? areaOfSeat(game, seat);
	return area ? [area] : [];
}

/** Everything this seat could aim the weapon at; equal pieces once. */
export function aims(game: Game, seat: Seat, weapon: Weapon, unmanned: AreaId | null = null): string[] {
	const areas = reach(game, seat, weapon, unmanned);
	const place = placeOfSeat(game, seat);
	const names: Readonly<Partial<Record<Piece, () => string[]>>> = {
		raider: () => raiderNames(game, areas),
		heavy: () => heavyNames(game, areas),
		basestar: () => basestarNames(game, areas),
		centurion: () => centurionNames(game),
		occupation: () => (place ? occupationNames(game, [place]) : [])
	};
	return [...new Set(targetsOf(weapon).flatMap((piece) => names[piece]?.() ?? []))];
}

/** The kind of piece a name speaks of. */
const pieceOf = (name: string): Piece => {
	const { kind } = readName(name);
	// what can be aimed at is a piece of the combat table, and Scar is a raider
	return kind === 'scar' ? 'raider' : (kind as Piece);
};

export function stepAttack(game: Game, frame: AttackFrame): void {
	switch (frame.step) {
		case 'target':
			aim(game, frame);
			break;
		case 'roll':
			shoot(game, frame);
			break;
		case 'hit':
			strike(game, frame);
	}
}

function aim(game: Game, frame: AttackFrame): void {
	const names = frame.left > 0 ? aims(game, frame.seat, frame.weapon, frame.unmanned) : [];
	let target = names[0];
	if (names.length > 1 || (target !== undefined && frame.optional)) {
		const answer = ask(game, frame, {
			key: 'target',
			seat: frame.seat,
			why: 'attack-target',
			mode: 'public',
			rule: 'R6.6',
			question: { kind: 'ship', from: names, min: frame.optional ? 0 : 1, max: 1 },
			about: frame.about
		});
		if (answer === undefined) return;
		[target] = asNames(answer);
	}
	if (target === undefined) {
		pop(game, frame);
		return;
	}
	frame.target = target;
	frame.step = 'roll';
	forget(frame);
}

function shoot(game: Game, frame: AttackFrame): void {
	const { seat, weapon } = frame;
	const target = frame.target ?? '';
	const piece = pieceOf(target);
	const fixed = (piece === 'basestar' ? addedAgainst(game, labelOf(target)) : 0) + addedUnmanned(game, frame);
	const die = rollDie(game, frame, 'die', { roller: seat, attackOn: piece, fixed });
	if (die === undefined) return;
	const rolled = wasReplaced(frame, 'die') ? null : die;
	const said = resultFor(rowsOf(weapon, piece), die);
	const spared = readName(target).kind === 'scar' && !hurtsScar(game, rolled);
	frame.hit = { result: spared ? 'nothing' : said, die: rolled };
	frame.step = 'hit';
	forget(frame);
	tell(game, { kind: 'shot', by: weapon, at: piece, area: areaIn(target), result: frame.hit.result, seat });
}

/** Training New Pilots: attacks of vipers nobody flies. */
const addedUnmanned = (game: Game, { unmanned }: AttackFrame): number =>
	unmanned === null
		? 0
		: inForce(game, 'roll-add').reduce((sum, { mod }) => sum + (mod.rolls === 'unmanned' ? mod.by : 0), 0);

function strike(game: Game, frame: AttackFrame): void {
	const { seat } = frame;
	const target = frame.target ?? '';
	const { result, die } = frame.hit ?? { result: 'nothing', die: null };
	const area = areaIn(target);
	let also: readonly string[] = [];
	if (result === 'destroyed-plus-3-raiders' && area) {
		const near = raiderNames(game, [area]).filter(
			(name) => readName(name).kind !== 'scar' || hurtsScar(game, die)
		);
		const picked = pickPieces(game, frame, {
			key: 'raiders',
			seat,
			why: 'victim',
			rule: 'R6.8.1',
			names: near,
			count: RAIDERS_WITH_NUKE,
			about: frame.about
		});
		if (!picked) return;
		also = picked;
	}
	frame.left -= 1;
	frame.optional = true;
	frame.step = 'target';
	frame.target = null;
	frame.hit = null;
	forget(frame);
	const gone = [...apply(game, target, result), ...(also.length > 0 ? (['raider'] as const) : [])];
	destroyShips(game, also);
	if (gone.length > 0) destroyed(game, gone, seat);
}

/** What the result does to its target; the kinds of pieces destroyed by it. */
function apply(game: Game, target: string, result: CombatResult): Piece[] {
	const piece = pieceOf(target);
	switch (result) {
		case 'nothing':
			return [];
		case 'pegasus-damaged':
			damageShip(game, 'pegasus', 1);
			return [];
		case 'damaged':
		case 'damaged-twice':
			return damageBasestar(game, labelOf(target), result === 'damaged' ? 1 : 2) ? ['basestar'] : [];
		case 'destroyed':
		case 'destroyed-plus-3-raiders':
		case 'removed':
			destroyTarget(game, target);
			return [piece];
	}
}

function destroyTarget(game: Game, target: string): void {
	switch (pieceOf(target)) {
		case 'basestar':
			destroyBasestar(game, labelOf(target));
			break;
		case 'centurion':
			destroyCenturions(game, [target]);
			break;
		case 'occupation':
			destroyOccupation(game, [target]);
			break;
		default:
			destroyShips(game, [target]);
	}
}
