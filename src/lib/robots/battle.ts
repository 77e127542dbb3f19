/**
 * The battle round Galactica as the humans see it. What is in danger is found out by letting the raiders act twice in the
 * mind, by their own rule (R6.4.3) with average luck; what a shot, a viper or a shelter is worth is the danger it takes away.
 */
import {
	AREAS,
	COMBAT,
	JUMP_TRACK,
	LAUNCH_AREAS,
	type AreaId,
	type CombatRow,
	type Piece,
	type Weapon
} from '../box/index.ts';
import type { AreaView, SeatView } from '../views/index.ts';
import { me, placeOf } from './people.ts';

export const total = (view: SeatView, of: (area: AreaView) => number): number =>
	Object.values(view.space).reduce((sum, area) => sum + of(area), 0);
export const raidersIn = (view: SeatView): number => total(view, (area) => area.raiders);
export const heaviesIn = (view: SeatView): number => total(view, (area) => area.heavies);
export const basestarsIn = (view: SeatView): number => total(view, (area) => area.basestars.length);
const civiliansIn = (view: SeatView): number => total(view, (area) => area.civilians.length);

/** How badly the humans want to be gone from here. */
export const threat = (view: SeatView): number =>
	0.3 * raidersIn(view) +
	1.2 * heaviesIn(view) +
	2.5 * basestarsIn(view) +
	(raidersIn(view) > 0 ? danger(view, fieldOf(view)) : 0);

/** What raiders care about, by area in the order of the ring. */
interface Field {
	raiders: number[];
	civilians: number[];
	/** with or without a pilot */
	vipers: number[];
}
const RING = AREAS.length;
const INDEX = Object.fromEntries(AREAS.map((area, n) => [area, n])) as Readonly<Record<AreaId, number>>;
const LAUNCH = LAUNCH_AREAS.map((area) => INDEX[area]);
const beside = (n: number): readonly [number, number] => [(n + 1) % RING, (n + RING - 1) % RING];
const at = (counts: readonly number[], n: number): number => counts[n] ?? 0;

function fieldOf({ space, seats }: SeatView): Field {
	const field: Field = { raiders: [], civilians: [], vipers: [] };
	for (const area of AREAS) {
		const { raiders, civilians, vipers } = space[area];
		field.raiders.push(raiders);
		field.civilians.push(civilians.length);
		field.vipers.push(vipers);
	}
	for (const { position } of seats)
		if (typeof position === 'object' && 'viper' in position) add(field.vipers, INDEX[position.viper], 1);
	return field;
}

const add = (counts: number[], n: number, by: number): void => {
	counts[n] = at(counts, n) + by;
};
const copy = ({ raiders, civilians, vipers }: Field): Field => ({
	raiders: [...raiders],
	civilians: [...civilians],
	vipers: [...vipers]
});

const SHIP = 2.5;
/** A viper is hit by every second raider. */
const HIT_RATE = 0.5;
const VIPER = 0.8;
const GALACTICA = 0.35;

/** One activation: what it costs; the field is left as it is afterwards. */
function raid(field: Field): number {
	const { raiders, civilians, vipers } = field;
	const before = [...raiders];
	let cost = 0;
	for (let area = 0; area < RING; area++)
		for (let n = 0; n < at(before, area); n++) {
			if (at(vipers, area) > 0) {
				add(vipers, area, -HIT_RATE);
				cost += HIT_RATE * VIPER;
			} else if (at(civilians, area) > 0) {
				add(civilians, area, -1);
				cost += SHIP;
			} else {
				const to = towards(civilians, area);
				if (to === null) cost += GALACTICA;
				else {
					add(raiders, area, -1);
					add(raiders, to, 1);
				}
			}
		}
	return cost;
}

/** R6.4.3: one area nearer to the nearest civilian ship, clockwise where both ways are equal. */
function towards(civilians: readonly number[], from: number): number | null {
	for (let distance = 1; distance <= RING / 2; distance++) {
		if (at(civilians, (from + distance) % RING) > 0) return (from + 1) % RING;
		if (at(civilians, (from + RING - distance) % RING) > 0) return (from + RING - 1) % RING;
	}
	return null;
}

/** How often the raiders will still act before the fleet is gone. */
const raidsToCome = (view: SeatView): number => 0.3 + 0.45 * (JUMP_TRACK.length - 1 - view.marker);

/** What the raiders will cost. */
function danger(view: SeatView, field: Field): number {
	const raids = raidsToCome(view);
	const now = copy(field);
	const first = raid(now);
	return Math.min(1, raids) * first + Math.max(0, Math.min(1.2, raids - 1)) * raid(now);
}

const dangers = new WeakMap<SeatView['space'], number>();
/** The danger as things are: looked at often while one decision is made. */
function dangerNow(view: SeatView, field: Field): number {
	const known = dangers.get(view.space);
	if (known !== undefined) return known;
	const found = danger(view, field);
	dangers.set(view.space, found);
	return found;
}

/** What an activation of the raiders would cost now. */
export const worthOfRaid = (view: SeatView): number => -raid(fieldOf(view));

/** A change of the field, and how likely it comes about. */
interface Deed {
	chance: number;
	change: (field: Field) => void;
}
/** How much danger a deed takes away. */
function relief(view: SeatView, field: Field, before: number, { chance, change }: Deed): number {
	const after = copy(field);
	change(after);
	return chance * (before - danger(view, after));
}

/** One after the other, always the best of them. */
function bestDeeds(view: SeatView, count: number, deeds: (field: Field) => Deed[], least = 0): number {
	const field = fieldOf(view);
	let before = dangerNow(view, field);
	let sum = 0;
	for (let n = 0; n < count; n++) {
		let most = least;
		let best: Deed | null = null;
		for (const deed of deeds(field)) {
			const worth = relief(view, field, before, deed);
			if (worth > most) {
				most = worth;
				best = deed;
			}
		}
		if (!best) break;
		best.change(field);
		before -= most / best.chance;
		sum += most;
	}
	return sum;
}

const move =
	(what: 'civilians' | 'vipers', from: number, to: number): Deed['change'] =>
	(field) => {
		add(field[what], from, -1);
		add(field[what], to, 1);
	};
const shoot =
	(area: number, raiders = 1): Deed['change'] =>
	(field) => {
		field.raiders[area] = Math.max(0, at(field.raiders, area) - raiders);
	};
const RAIDER_HIT = 0.75;

/** Moving this many civilian ships to areas beside their own. */
export const worthOfShelter = (view: SeatView, ships: number): number =>
	raidersIn(view) === 0 || civiliansIn(view) === 0
		? 0
		: bestDeeds(view, ships, ({ civilians }) =>
				civilians.flatMap((count, from) =>
					count > 0
						? beside(from).map((to): Deed => ({ chance: 1, change: move('civilians', from, to) }))
						: []
				)
			);

/** The best deeds of unmanned vipers: shooting, drawing fire, coming nearer. */
export function worthOfVipers(view: SeatView, upTo: number): number {
	if (raidersIn(view) === 0)
		return basestarsIn(view) > 0 && civiliansIn(view) > 0 && view.vipers.reserves > 4 ? 0.3 : -0.5;
	const unmanned = AREAS.map((area) => view.space[area].vipers);
	return bestDeeds(view, Math.min(upTo, 3), (field) => {
		const deeds: Deed[] = [];
		if (view.vipers.reserves > 0)
			for (const to of LAUNCH)
				deeds.push({
					chance: 1,
					change: ({ vipers }) => {
						add(vipers, to, 1);
					}
				});
		for (let area = 0; area < RING; area++) {
			if (at(unmanned, area) === 0 || at(field.vipers, area) === 0) continue;
			if (at(field.raiders, area) > 0) deeds.push({ chance: RAIDER_HIT, change: shoot(area) });
			for (const to of beside(area)) deeds.push({ chance: 1, change: move('vipers', area, to) });
		}
		return deeds;
	});
}

/** So many raiders less, wherever it helps most or in this area. */
export function worthOfKills(view: SeatView, raiders: number, only?: AreaId): number {
	const field = fieldOf(view);
	const before = dangerNow(view, field);
	let best = 0;
	for (let area = 0; area < RING; area++) {
		const there = Math.min(raiders, at(field.raiders, area));
		if (there === 0 || (only !== undefined && INDEX[only] !== area)) continue;
		// it is one less for later, too
		best = Math.max(
			best,
			0.2 * there + relief(view, field, before, { chance: 1, change: shoot(area, raiders) })
		);
	}
	return best;
}

/** A viper more in this area. */
export const worthOfGuard = (view: SeatView, area: AreaId): number => {
	const field = fieldOf(view);
	const change = ({ vipers }: Field): void => {
		add(vipers, INDEX[area], 1);
	};
	return relief(view, field, dangerNow(view, field), { chance: 1, change });
};

/** A civilian ship more in this area. */
export const worthOfShipIn = (view: SeatView, area: AreaId): number => {
	const field = fieldOf(view);
	const change = ({ civilians }: Field): void => {
		add(civilians, INDEX[area], 1);
	};
	return relief(view, field, dangerNow(view, field), { chance: 1, change });
};

/** A ship flies from one area to another. */
export const worthOfFlight = (
	view: SeatView,
	what: 'civilians' | 'vipers',
	from: AreaId,
	to: AreaId
): number => {
	const field = fieldOf(view);
	return relief(view, field, dangerNow(view, field), {
		chance: 1,
		change: move(what, INDEX[from], INDEX[to])
	});
};

/** A civilian ship of this area flies to the better of the two beside it. */
export const worthOfShelterFrom = (view: SeatView, from: AreaId): number =>
	Math.max(...beside(INDEX[from]).map((to) => worthOfFlight(view, 'civilians', from, AREAS[to] ?? from)));

const HIT = {
	nothing: 0,
	damaged: 0.35,
	'damaged-twice': 0.8,
	destroyed: 1,
	'destroyed-plus-3-raiders': 1.3,
	'pegasus-damaged': -0.3,
	removed: 1
} as const;
/** What a piece less is worth. */
const TAKEN: Readonly<Partial<Record<Piece, number>>> = {
	heavy: 3,
	basestar: 5,
	centurion: 9,
	occupation: 4
};

function expected(rows: readonly CombatRow[], taken: number): number {
	let from = 0;
	return rows.reduce((sum, { upTo, result }) => {
		const share = (upTo - from) / 8;
		from = upTo;
		return sum + share * HIT[result] * taken;
	}, 0);
}

/** What a shot is worth at best, by its row of the combat table. */
export function worthOfShot(view: SeatView, weapon: Weapon, from?: AreaId): number {
	const rows: Partial<Record<Piece, readonly CombatRow[]>> = COMBAT[weapon];
	const { position } = me(view);
	const own = from ?? (typeof position === 'object' && 'viper' in position ? position.viper : null);
	if (weapon === 'viper' && !own) return 0;
	const reach = weapon === 'viper' && own ? [own] : AREAS;
	let best = 0;
	for (const piece of Object.keys(rows) as Piece[]) {
		const taken =
			piece === 'raider'
				? worthOfKills(view, 1, weapon === 'viper' && own ? own : undefined)
				: present(view, piece, reach) * (TAKEN[piece] ?? 0);
		if (taken > 0) best = Math.max(best, expected(rows[piece] ?? [], taken));
	}
	return best;
}

/** Is there one to aim at? How far the boarders have come counts, and how long the fleet will stay. */
function present(view: SeatView, piece: Piece, reach: readonly AreaId[]): number {
	if (piece === 'centurion')
		return view.centurions.length === 0 ? 0 : 0.5 + 0.35 * Math.max(...view.centurions);
	if (piece === 'occupation') {
		const place = placeOf(me(view));
		return place && (view.occupation[place] ?? 0) > 0 ? 1 : 0;
	}
	const there = reach.some((area) =>
		piece === 'heavy' ? view.space[area].heavies > 0 : view.space[area].basestars.length > 0
	);
	return there ? Math.min(1, 0.4 * raidsToCome(view)) : 0;
}
