/**
 * R6.4: the raiders act. Area by area, one raider after the other, each by the first line of the table that is possible
 * now; only those that stood on the board when the icon began. Scar acts first in his area, and twice (R6.8.3).
 */
import { AREAS, CYLON_FIRE, LAUNCHED_PER_BASESTAR, type AreaId } from '../box/index.ts';
import { ask, asName, forget } from './ask.ts';
import { loseLabelled } from './civilians.ts';
import { resultFor } from './combat-table.ts';
import { damageShip } from './damage.ts';
import { rollDie } from './die.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { destroyed } from './losses.ts';
import { expire, inForce } from './modifiers.ts';
import { civilianLabels, labelOf, pickPieces, pilotIn, pilotNames, unmannedNames } from './pieces.ts';
import { launch } from './place-ships.ts';
import { areaOfSeat } from './positions.ts';
import { pop, push } from './stack.ts';
import { hitViper } from './vipers.ts';
import { fire, openWindow } from './windows.ts';

export interface RaidersFrame extends BaseFrame {
	proc: 'raiders';
	step: 'begin' | 'ready' | 'area' | 'next' | 'deed' | 'fire';
	/** only those the card just placed (Besieged) */
	fresh: boolean;
	/** still to act, by the area they stood in when the icon began (R6.4.2) */
	left: Partial<Record<AreaId, number>>;
	/** where Scar waits for his turn */
	scar: AreaId | null;
	area: AreaId | null;
	/** the raider that acts now: where it stands by now, and how often it still acts */
	acting: { at: AreaId; scar: boolean; passes: number } | null;
	target: string | null;
	/** Run Interference: so many raiders acting there miss */
	misses: { area: AreaId; left: number }[];
}

export function activateRaiders(game: Game, fresh: boolean): void {
	push(game, {
		proc: 'raiders',
		step: 'begin',
		fresh,
		left: {},
		scar: null,
		area: null,
		acting: null,
		target: null,
		misses: []
	});
}

export function stepRaiders(game: Game, frame: RaidersFrame): void {
	switch (frame.step) {
		case 'begin':
			begin(game, frame);
			break;
		case 'ready':
			frame.step = 'area';
			frame.misses = inForce(game, 'raiders-miss').flatMap(({ mod, holder }) => {
				const area = holder === null ? null : areaOfSeat(game, holder);
				return area ? [{ area, left: mod.first }] : [];
			});
			break;
		case 'area':
			nextArea(game, frame);
			break;
		case 'next':
			nextRaider(game, frame);
			break;
		case 'deed':
			act(game, frame);
			break;
		case 'fire':
			shoot(game, frame);
	}
}

function begin(game: Game, frame: RaidersFrame): void {
	const { raiders, scar } = game.space;
	for (const area of AREAS) {
		const there = frame.fresh ? Math.min(game.fresh[area] ?? 0, raiders[area]) : raiders[area];
		if (there > 0) frame.left[area] = there;
	}
	if (Object.keys(frame.left).length === 0) {
		pop(game, frame);
		// R6.3.1
		if (!frame.fresh) launch(game, { raider: LAUNCHED_PER_BASESTAR.noRaider });
		return;
	}
	frame.scar = frame.fresh ? null : scar;
	frame.step = 'ready';
	openWindow(game, { on: 'raiders-activate' });
	fire(game, { on: 'raiders-activate' });
}

function nextArea(game: Game, frame: RaidersFrame): void {
	const areas = AREAS.filter((area) => (frame.left[area] ?? 0) > 0);
	let [area] = areas;
	if (areas.length > 1) {
		const answer = ask(game, frame, {
			key: 'area',
			seat: game.current,
			why: 'next-area',
			mode: 'public',
			rule: 'R6.4.2',
			question: { kind: 'area', from: areas, optional: false }
		});
		if (answer === undefined) return;
		area = areas.find((id) => id === asName(answer));
	}
	if (!area) {
		pop(game, frame);
		expire(game, 'activation');
		return;
	}
	frame.area = area;
	frame.step = 'next';
	forget(frame);
}

function nextRaider(game: Game, frame: RaidersFrame): void {
	const { area } = frame;
	const left = area ? Math.min(frame.left[area] ?? 0, game.space.raiders[area]) : 0;
	if (!area || left === 0) {
		if (area) frame.left[area] = 0;
		frame.step = 'area';
		return;
	}
	frame.left[area] = left - 1;
	const scar = frame.scar === area;
	if (scar) frame.scar = null;
	const passes = scar ? Math.max(1, ...inForce(game, 'ace').map(({ mod }) => mod.passes)) : 1;
	frame.acting = { at: area, scar, passes };
	frame.step = 'deed';
}

/** R6.4.3: the first line that is possible now (R6.4.4). */
function act(game: Game, frame: RaidersFrame): void {
	const { acting } = frame;
	if (!acting || acting.passes === 0) {
		frame.acting = null;
		frame.step = 'next';
		return;
	}
	const { at } = acting;
	const miss = frame.misses.find(({ area, left }) => area === at && left > 0);
	if (miss) {
		miss.left -= 1;
		acting.passes -= 1;
		tell(game, { kind: 'shot', by: 'raider', at: 'viper', area: at, result: 'nothing' });
		return;
	}
	const unmanned = unmannedNames(game, [at]);
	const vipers = unmanned.length > 0 ? unmanned : pilotNames(game, [at]);
	const civilians = civilianLabels(game, [at]);
	if (vipers.length > 0 || civilians.length > 0) {
		const victim = pickVictim(game, frame, vipers.length > 0 ? vipers : civilians);
		if (victim === undefined) return;
		if (vipers.length > 0) aim(frame, victim);
		else {
			acting.passes -= 1;
			forget(frame);
			loseLabelled(game, labelOf(victim));
		}
		return;
	}
	const to = towardsCivilians(game, at);
	if (!to) {
		aim(frame, 'galactica');
		return;
	}
	fly(game, at, to, acting.scar);
	acting.at = to;
	acting.passes -= 1;
}

const pickVictim = (game: Game, frame: RaidersFrame, names: readonly string[]): string | undefined =>
	pickPieces(game, frame, {
		key: 'victim',
		seat: game.current,
		why: 'victim',
		rule: 'R6.4.3',
		names,
		count: 1,
		about: null
	})?.[0];

function aim(frame: RaidersFrame, target: string): void {
	frame.target = target;
	frame.step = 'fire';
	forget(frame);
}

/** One area nearer to the nearest civilian ship; clockwise where both ways are equal. */
function towardsCivilians(game: Game, from: AreaId): AreaId | null {
	const here = AREAS.indexOf(from);
	const at = (steps: number): AreaId | undefined => AREAS[(here + steps + AREAS.length) % AREAS.length];
	for (let distance = 1; distance < AREAS.length; distance++)
		for (const way of [1, -1]) {
			const there = at(way * distance);
			if (there && civilianLabels(game, [there]).length > 0) return at(way) ?? null;
		}
	return null;
}

/** One raider flies on, Scar with his marker. */
function fly(game: Game, from: AreaId, to: AreaId, scar: boolean): void {
	game.space.raiders[from] -= 1;
	game.space.raiders[to] += 1;
	if (scar) game.space.scar = to;
	tell(game, { kind: 'ships-moved', piece: 'raider', count: 1, from, to });
}

function shoot(game: Game, frame: RaidersFrame): void {
	const { acting } = frame;
	const target = frame.target ?? '';
	const atGalactica = target === 'galactica';
	const pilot = pilotIn(target);
	const die = rollDie(game, frame, 'die', {
		roller: game.current,
		...(atGalactica ? {} : { attackOn: 'viper' as const }),
		...(pilot === null ? {} : { target: pilot })
	});
	if (die === undefined) return;
	const result = resultFor(CYLON_FIRE.raider[atGalactica ? 'galactica' : 'viper'], die);
	if (acting) acting.passes -= 1;
	frame.target = null;
	frame.step = 'deed';
	forget(frame);
	tell(game, {
		kind: 'shot',
		by: 'raider',
		at: atGalactica ? 'galactica' : 'viper',
		area: acting?.at ?? null,
		result,
		...(pilot === null ? {} : { seat: pilot })
	});
	if (result !== 'damaged' && result !== 'destroyed') return;
	if (atGalactica) damageShip(game, 'either', 1);
	else {
		hitViper(game, target, result);
		if (result === 'destroyed') destroyed(game, ['viper'], null);
	}
}
