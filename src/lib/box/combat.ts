import type { AreaId, Piece } from './ids.ts';
import type { Weapon } from './vocabulary.ts';

export type CombatResult =
	| 'nothing'
	| 'damaged'
	| 'damaged-twice'
	| 'destroyed'
	| 'destroyed-plus-3-raiders'
	/** Pegasus CIC: the attack strikes back */
	| 'pegasus-damaged'
	| 'removed';
/** The first row whose `upTo` is not below the die counts. */
export interface CombatRow {
	upTo: number;
	result: CombatResult;
}

const from = <Result extends CombatResult>(lowest: number, result: Result) =>
	[
		{ upTo: lowest - 1, result: 'nothing' },
		{ upTo: 8, result }
	] as const;

const raiderShot = from(3, 'destroyed');
const heavyShot = from(7, 'destroyed');

/** What the humans shoot with, by target (R6.6, R11.5.1). */
export const COMBAT = {
	galactica: { raider: raiderShot, heavy: heavyShot, basestar: from(5, 'damaged') },
	viper: { raider: raiderShot, heavy: heavyShot, basestar: from(8, 'damaged') },
	armory: { centurion: from(7, 'destroyed') },
	nuke: {
		basestar: [
			{ upTo: 2, result: 'damaged-twice' },
			{ upTo: 6, result: 'destroyed' },
			{ upTo: 8, result: 'destroyed-plus-3-raiders' }
		]
	},
	pegasus: {
		basestar: [
			{ upTo: 3, result: 'pegasus-damaged' },
			{ upTo: 6, result: 'damaged' },
			{ upTo: 8, result: 'damaged-twice' }
		]
	},
	rifle: { occupation: from(5, 'removed') }
} as const satisfies Record<Weapon, Partial<Record<Piece, readonly CombatRow[]>>>;

/** What Cylon ships shoot at (R6.6); a civilian ship needs no roll (R6.4.3). */
export const CYLON_FIRE = {
	raider: {
		viper: [
			{ upTo: 4, result: 'nothing' },
			{ upTo: 7, result: 'damaged' },
			{ upTo: 8, result: 'destroyed' }
		],
		galactica: from(8, 'damaged')
	},
	basestar: { galactica: from(4, 'damaged') }
} as const satisfies Record<
	'raider' | 'basestar',
	Partial<Record<'viper' | 'galactica', readonly CombatRow[]>>
>;

/** R6.3.1, R6.3.2, R6.5.1: ships each basestar launches on the icon, or when there is nothing to activate. */
export const LAUNCHED_PER_BASESTAR = { launchIcon: 3, noRaider: 2, noHeavy: 1 } as const;

/** R6.5.3: the way to the nearest launch area; in a launch area a heavy raider boards. */
export const HEAVY_ROUTE = {
	front: 'port-bow',
	'starboard-bow': 'front',
	'starboard-aft': 'rear',
	rear: 'port-aft'
} as const satisfies Partial<Record<AreaId, AreaId>>;
