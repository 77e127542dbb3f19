/** What several Crisis cards have in common: the two shapes of a card and a few texts that recur on them. */
import type { Crisis, CrisisIcons } from './components.ts';
import type { Icon, PlaceId, PrintedSet } from './ids.ts';
import type { Ability, Effect, Pieces, Role } from './vocabulary.ts';
import { choose, humans, pieces, send } from './words.ts';

/** A card decided by a check or a choice. */
export const crisisOf =
	(set: PrintedSet) =>
	(icons: CrisisIcons, ...effects: Effect[]): Crisis => ({ set, copies: 1, icons, effects });

type Attack = Extract<Crisis, { attack: unknown }>['attack'];
/** A Cylon attack card; no such card has icons in its footer (R6.2.1). */
export const attackOf =
	(set: PrintedSet) =>
	(
		activate: Exclude<Icon, 'occupation' | 'launch-raiders'>,
		setup: Attack['setup'],
		special: readonly Effect[],
		...abilities: Ability[]
	): Crisis => ({
		set,
		copies: 1,
		icons: {},
		attack: { activate: [activate], setup, special },
		...(abilities.length > 0 ? { abilities } : {})
	});

/** The current player picks who goes there (R1.8.4). */
export const sendSomeone = (to: PlaceId): Effect[] => [
	choose({ seats: humans, movableTo: to }, 'current'),
	send('chosen', to)
];

export const lookAtLoyalty = (who: Role, of: Role): Effect => ({
	kind: 'look',
	who,
	at: { loyalty: of },
	count: 1,
	random: true
});
/** The current player looks at a card of somebody else (R8.1.2). */
export const lookAtSomeone: readonly Effect[] = [
	choose({ seats: { each: 'all', except: 'current' } }, 'current'),
	lookAtLoyalty('current', 'chosen')
];

export const damageVipers = (count: number, where: NonNullable<Pieces['in']>): Effect => ({
	kind: 'damage',
	target: pieces('viper', count, { in: where }),
	hits: 1
});

export const makePresident = (to: Extract<Effect, { kind: 'title' }>['to']): Effect => ({
	kind: 'title',
	title: 'president',
	to
});
