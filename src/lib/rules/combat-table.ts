/** Reading the combat table (R6.6). */
import { COMBAT, type CombatResult, type CombatRow, type Piece, type Weapon } from '../box/index.ts';

const TABLE: Readonly<Record<Weapon, Readonly<Partial<Record<Piece, readonly CombatRow[]>>>>> = COMBAT;

export const rowsOf = (weapon: Weapon, target: Piece): readonly CombatRow[] => TABLE[weapon][target] ?? [];

/** What a weapon can shoot at. */
export const targetsOf = (weapon: Weapon): Piece[] =>
	// the table is keyed by pieces
	Object.keys(TABLE[weapon]) as Piece[];

/** The first row that is not below the die counts. */
export const resultFor = (rows: readonly CombatRow[], die: number): CombatResult =>
	rows.find(({ upTo }) => die <= upTo)?.result ?? 'nothing';
