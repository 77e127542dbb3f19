import type { BasestarDamage, CivilianShip, ShipDamage } from './components.ts';
import type { Piece, PlaceId, Resource } from './ids.ts';
import { always, ships } from './words.ts';

/** R1.4 */
export const PIECE_COUNTS = {
	raider: 16,
	heavy: 4,
	basestar: 2,
	viper: 8,
	raptor: 4,
	civilian: 12,
	centurion: 4,
	occupation: 4,
	nuke: 2
} as const satisfies Record<Piece, number>;

/** R1.6. The variant is for four or six players and rests on one source. */
export const START_RESOURCES = {
	standard: { fuel: 8, food: 8, morale: 10, population: 12 },
	'no-sympathizer': { fuel: 8, food: 7, morale: 9, population: 10 }
} as const satisfies Record<string, Record<Resource, number>>;
/** R1.6.1: red at or below. */
export const RED_ZONE = { fuel: 4, food: 4, morale: 5, population: 6 } as const satisfies Record<
	Resource,
	number
>;
/** R1.6.2 */
export const DIAL = { min: 0, max: 15 } as const;

/** R2.10.1; the other vipers and all raptors are in Reserves. */
export const SETUP_SHIPS = [
	ships('front', { basestar: 1, raider: 3 }),
	ships('port-bow', { viper: 1 }),
	ships('port-aft', { viper: 1 }),
	ships('rear', { civilian: 2 })
] as const;

/** R11.9.2 */
export const RETURN_SHIPS = [
	ships('starboard-bow', { basestar: 1, raider: 4 }),
	ships('starboard-aft', { basestar: 1, raider: 4 }),
	ships('port-bow', { viper: 2 }),
	ships('port-aft', { viper: 2 })
] as const;

interface JumpSpace {
	/** FTL Control may be used from here, at this loss of population (R7.2.1) */
	ftl?: { population: number };
	/** reaching it makes the fleet jump (R7.1.1) */
	jumps?: true;
}
/** R7.1, Start first. */
export const JUMP_TRACK = [
	{},
	{},
	{},
	{ ftl: { population: 3 } },
	{ ftl: { population: 1 } },
	{ jumps: true }
] as const satisfies readonly JumpSpace[];

/** R6.5.2 */
export const BOARDING_TRACK = ['start', 'space-1', 'space-2', 'space-3', 'humans-lose'] as const;

export const civilianShips = {
	empty: { set: 'base', copies: 2, loses: {} },
	'population-1': { set: 'base', copies: 6, loses: { population: 1 } },
	'population-2': { set: 'base', copies: 2, loses: { population: 2 } },
	'population-1-fuel-1': { set: 'base', copies: 1, loses: { population: 1, fuel: 1 } },
	'population-1-morale-1': { set: 'base', copies: 1, loses: { population: 1, morale: 1 } }
} as const satisfies Record<string, CivilianShip>;
export type CivilianShipId = keyof typeof civilianShips;

const damages = <Set extends 'base' | 'pegasus', Place extends PlaceId>(set: Set, place: Place) =>
	({ set, copies: 1, damages: place }) as const;

export const galacticaDamage = {
	'damage-ftl-control': damages('base', 'ftl-control'),
	'damage-weapons-control': damages('base', 'weapons-control'),
	'damage-command': damages('base', 'command'),
	'damage-admirals-quarters': damages('base', 'admirals-quarters'),
	'damage-hangar-deck': damages('base', 'hangar-deck'),
	'damage-armory': damages('base', 'armory'),
	'damage-fuel': { set: 'base', copies: 1, loses: { fuel: 1 } },
	'damage-food': { set: 'base', copies: 1, loses: { food: 1 } }
} as const satisfies Record<string, ShipDamage>;
export type GalacticaDamageId = keyof typeof galacticaDamage;

export const pegasusDamage = {
	'damage-pegasus-cic': damages('pegasus', 'pegasus-cic'),
	'damage-airlock': damages('pegasus', 'airlock'),
	'damage-main-batteries': damages('pegasus', 'main-batteries'),
	'damage-engine-room': damages('pegasus', 'engine-room')
} as const satisfies Record<string, ShipDamage>;
export type PegasusDamageId = keyof typeof pegasusDamage;

export const basestarDamage = {
	'critical-hit': { set: 'base', copies: 1, hits: 2, abilities: [] },
	'disabled-hangar': {
		set: 'base',
		copies: 1,
		hits: 1,
		abilities: [always([{ kind: 'forbid', deed: { do: 'launch' } }])]
	},
	'disabled-weapons': {
		set: 'base',
		copies: 1,
		hits: 1,
		abilities: [always([{ kind: 'forbid', deed: { do: 'attack' } }])]
	},
	'structural-damage': {
		set: 'base',
		copies: 1,
		hits: 1,
		abilities: [always([{ kind: 'roll-add', by: 2, rolls: 'against' }])]
	}
} as const satisfies Record<string, BasestarDamage>;
export type BasestarDamageId = keyof typeof basestarDamage;
/** R6.7.2 */
export const BASESTAR_DESTROYED_AT = 3;
