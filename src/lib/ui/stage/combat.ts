/** The combat table as the table reads it: which number does what (R6.6). */
import { COMBAT, CYLON_FIRE, type CombatResult, type CombatRow } from '$lib/box/index';
import type { Shooter } from '$lib/rules/index';
import { readShip } from '$lib/text/app/index';

export interface Band {
	from: number;
	to: number;
	result: CombatResult;
}

type Rows = Readonly<Partial<Record<string, readonly CombatRow[]>>>;
const TABLE: Readonly<Record<Shooter, Rows>> = { ...COMBAT, ...CYLON_FIRE };

/** What is shot at, by its public name: a piloted viper is a viper, Scar a raider. */
function targetKind(target: string): string {
	const { piece } = readShip(target);
	if (piece === 'pilot') return 'viper';
	return piece === 'scar' ? 'raider' : piece;
}

/** From the lowest numbers to the highest; empty where no roll decides. */
export function bandsOf(by: Shooter, target: string): Band[] {
	const rows = TABLE[by][targetKind(target)] ?? [];
	return rows.map(({ upTo, result }, n) => ({ from: (rows[n - 1]?.upTo ?? 0) + 1, to: upTo, result }));
}

export const bandAt = (bands: readonly Band[], die: number): Band | undefined =>
	bands.find(({ from, to }) => die >= from && die <= to);

/** The least number that does anything at all. */
export const leastHit = (bands: readonly Band[]): number | null =>
	bands.find(({ result }) => result !== 'nothing')?.from ?? null;

/**
 * What the die will do as it lies there. Scar is harder to bring down than the table says (R6.8): nothing is foretold.
 */
export const foretold = (by: Shooter, target: string, die: number): CombatResult | null =>
	readShip(target).piece === 'scar' ? null : (bandAt(bandsOf(by, target), die)?.result ?? null);
