/** Ships for scenes: laid out by area, taken from where they really come from, and counted. */
import { AREAS, type AreaId, type PlaceId } from '../../box/index.ts';
import type { Game } from '../game.ts';
import { areaOf } from '../scope.ts';

type PerArea<T> = Partial<Record<AreaId, T>>;
interface Fleet {
	raiders?: PerArea<number>;
	scar?: AreaId;
	heavies?: PerArea<number>;
	/** unmanned ones */
	vipers?: PerArea<number>;
	/** by what they carry */
	civilians?: PerArea<readonly string[]>;
	/** ids are `a`, `b` in this order */
	basestars?: readonly { area: AreaId; damage?: readonly string[] }[];
	centurions?: readonly number[];
	damaged?: readonly PlaceId[];
	/** cards beside the board */
	inPlay?: Game['inPlay'];
}

const entries = <T>(of: PerArea<T> | undefined): [AreaId, T][] => Object.entries(of ?? {}) as [AreaId, T][];

function takeFrom(pile: string[], thing: string): void {
	const at = pile.indexOf(thing);
	if (at < 0) throw new Error(`no ${thing} left`);
	pile.splice(at, 1);
}

/** For the `edit` of a scene. Labels of civilian ships are `1`, `2`, ... in the order given. */
export const fleet =
	({
		raiders,
		scar,
		heavies,
		vipers,
		civilians,
		basestars = [],
		centurions = [],
		damaged = [],
		inPlay = []
	}: Fleet) =>
	(game: Game): void => {
		const { space } = game;
		game.labels = 0;
		for (const [area, count] of entries(raiders)) space.raiders[area] = count;
		if (scar) space.scar = scar;
		for (const [area, count] of entries(heavies)) space.heavies[area] = count;
		for (const [area, count] of entries(vipers)) {
			space.vipers[area] += count;
			game.vipers.reserves -= count;
		}
		for (const [area, ships] of entries(civilians))
			for (const ship of ships) {
				takeFrom(game.civilianPile, ship);
				game.labels += 1;
				space.civilians.push({ area, label: String(game.labels), ship });
			}
		basestars.forEach(({ area, damage = [] }, n) => {
			for (const token of damage) takeFrom(game.basestarTokens, token);
			space.basestars.push({ id: 'ab'.charAt(n), area, damage: [...damage] });
		});
		game.centurions = [...centurions];
		for (const place of damaged) {
			const pool = game.galacticaTokens.includes(`damage-${place}`)
				? game.galacticaTokens
				: game.pegasusTokens;
			takeFrom(pool, `damage-${place}`);
			game.damaged.push(place);
		}
		game.inPlay.push(...inPlay);
	};

export const crisisInPlay = (
	id: string,
	until: Game['inPlay'][number]['until'] = 'jump'
): Game['inPlay'][number] => ({
	about: { deck: 'crisis', id },
	holder: null,
	until
});

const sum = (of: Partial<Record<string, number>>): number =>
	Object.values(of).reduce<number>((total, n) => total + (n ?? 0), 0);

/** R1.4: every piece of the box, counted wherever it can be. */
export const census = (game: Game) => ({
	vipers:
		game.vipers.reserves +
		game.vipers.damaged +
		game.vipers.lost +
		sum(game.space.vipers) +
		game.seats.filter(({ position }) => areaOf(position) !== null).length,
	civilians:
		game.civilianPile.length +
		game.civiliansLost.length +
		game.space.civilians.length +
		game.locked.length +
		game.prepared.length,
	basestarTokens: game.basestarTokens.length + game.space.basestars.flatMap(({ damage }) => damage).length,
	shipTokens:
		game.galacticaTokens.length +
		game.pegasusTokens.length +
		game.damaged.length +
		game.out.filter(({ deck }) => deck === 'galactica-damage').length
});

/** What stands where, without what is nowhere. */
export function board(game: Game): PerArea<Record<string, number>> {
	const seen: PerArea<Record<string, number>> = {};
	for (const area of AREAS) {
		const here = {
			raider: game.space.raiders[area],
			heavy: game.space.heavies[area],
			basestar: game.space.basestars.filter((one) => one.area === area).length,
			viper: game.space.vipers[area],
			civilian: game.space.civilians.filter((one) => one.area === area).length
		};
		const present = Object.fromEntries(Object.entries(here).filter(([, count]) => count > 0));
		if (Object.keys(present).length > 0) seen[area] = present;
	}
	return seen;
}
