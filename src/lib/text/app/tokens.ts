/** What tokens say, for sentences about them: their printed names say nothing ("Civilian Ship"). */
import type { PlaceId, Resource } from '../../box/ids.ts';
import { civilianShips, galacticaDamage, pegasusDamage } from '../../box/tokens.ts';

interface Loss {
	loses?: Readonly<Partial<Record<Resource, number>>>;
	damages?: PlaceId;
}
const SHIPS: Readonly<Record<string, Loss>> = civilianShips;
const DAMAGE: Readonly<Record<string, Loss>> = { ...galacticaDamage, ...pegasusDamage };

/** Who and what is aboard a civilian ship. */
export const cargoOf = (ship: string): readonly (readonly [resource: string, count: number])[] =>
	Object.entries(SHIPS[ship]?.loses ?? {});

/** The place or the resource a damage token hits. */
export function struckBy(token: string): string {
	const { damages, loses = {} } = DAMAGE[token] ?? {};
	return damages ?? Object.keys(loses)[0] ?? token;
}
