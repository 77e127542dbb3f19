/** Short constructors for the vocabulary, so that a card reads like its text. No logic: each returns plain data. */
import type { AreaId, Board, Icon, Piece, PlaceId, Resource, SkillType } from './ids.ts';
import type {
	Ability,
	Check,
	Condition,
	Count,
	Effect,
	EventName,
	Modifier,
	Option,
	Pieces,
	PlacedPiece,
	Pool,
	Role,
	RollRow,
	Status,
	Trigger,
	Until,
	Where,
	Who
} from './vocabulary.ts';

// resources and tracks
const lose =
	(resource: Resource) =>
	(by: number): Effect => ({ kind: 'resource', resource, by });
export const fuel = lose('fuel');
export const food = lose('food');
export const morale = lose('morale');
export const population = lose('population');
export const track = (by: number): Effect => ({ kind: 'track', by });

// cards
type DrawSource = Extract<Effect, { kind: 'draw' }>['from'];
export const draw = (who: Who, from: DrawSource, count: number): Effect => ({
	kind: 'draw',
	who,
	from,
	count
});
export const discard = (who: Who, count: number | 'hand'): Effect => ({ kind: 'discard', who, count });
export const discardRandom = (who: Who, count: number): Effect => ({
	kind: 'discard',
	who,
	count,
	random: true
});
/** One player after the other discards and then draws Treachery (R14.2.4). */
export const discardForTreachery = (who: Who, count: number): Effect => ({
	kind: 'for-each',
	who,
	effects: [discard('each', count), draw('each', 'treachery', count)]
});

// people
export const send = (who: Who, to: Where): Effect => ({ kind: 'send', who, to });
export const execute = (who: Who): Effect => ({ kind: 'execute', who });
export const everyone = { each: 'all' } as const;
export const humans = { each: 'human' } as const;
export const cylons = { each: 'cylon' } as const;
export const occupants = (at: Where) => ({ each: 'human', at }) as const;

// pieces
export const pieces = (
	piece: Piece,
	count: number | 'all',
	rest: Omit<Pieces, 'piece' | 'count'> = {}
): Pieces => ({
	piece,
	count,
	...rest
});
export const destroy = (piece: Piece, count: number, rest: Omit<Pieces, 'piece' | 'count'> = {}): Effect => ({
	kind: 'destroy',
	pieces: pieces(piece, count, rest)
});
export const damageGalactica = (hits: number): Effect => ({ kind: 'damage', target: 'galactica', hits });
type Placed = Partial<Record<PlacedPiece['piece'], number>>;
const placed = (of: Placed): PlacedPiece[] =>
	(Object.entries(of) as [PlacedPiece['piece'], number][]).map(([piece, count]) => ({ piece, count }));
export const place = (at: AreaId | 'boarding-start' | 'occupation-authority', of: Placed): Effect => ({
	kind: 'place',
	at,
	pieces: placed(of)
});
/** One area of a Cylon attack card's set-up. */
export const ships = (at: AreaId, of: Placed) => ({ at, pieces: placed(of) });
export const activate = (icon: Icon): Effect => ({ kind: 'activate', icon });

// control
export const choose = (from: Pool, by?: Role): Effect => ({ kind: 'choose', from, ...(by ? { by } : {}) });
export const oneOf = (by: Role | undefined, ...options: (readonly Effect[] | Option)[]): Effect => ({
	kind: 'one-of',
	...(by ? { by } : {}),
	options: options.map((o) => ('effects' in o ? o : { effects: o }))
});
export const may = (effects: readonly Effect[], by?: Role, needs?: Condition): Effect => ({
	kind: 'may',
	...(by ? { by } : {}),
	...(needs ? { needs } : {}),
	effects
});
export const when = (condition: Condition, ...effects: Effect[]): Effect => ({
	kind: 'if',
	if: condition,
	effects
});
/** `roll([4, morale(-1)], [8])`: 1 to 4 costs morale, 5 to 8 nothing. */
export const roll = (...rows: [upTo: number, ...effects: Effect[]][]): Effect => ({
	kind: 'roll',
	table: rows.map(([upTo, ...effects]): RollRow => ({ upTo, effects }))
});
export const forEach = (who: Who, ...effects: Effect[]): Effect => ({ kind: 'for-each', who, effects });
export const pay = (cost: readonly Effect[], effects: readonly Effect[]): Effect => ({
	kind: 'pay',
	cost,
	effects
});
export const check = (
	difficulty: number,
	positive: readonly SkillType[],
	outcome: { pass?: readonly Effect[]; fail?: readonly Effect[]; partial?: Check['partial'] }
): Effect => ({
	kind: 'check',
	difficulty,
	positive,
	pass: outcome.pass ?? [],
	fail: outcome.fail ?? [],
	...(outcome.partial ? { partial: outcome.partial } : {})
});
export const keep = (until: Until, by?: Role): Effect => ({
	kind: 'keep',
	until,
	...(by ? { with: by } : {})
});
export const modify = (mod: Modifier, until: Until): Effect => ({ kind: 'modify', mod, until });

// conditions
export const compare = (a: Count, op: '<' | '<=' | '==' | '>=' | '>', b: Count): Condition => ({
	kind: 'compare',
	a,
	op,
	b
});
export const at = (who: Who, where: Where): Condition => ({ kind: 'at', who, where });
export const is = (who: Role, status: Status): Condition => ({ kind: 'is', who, is: status });
export const not = (of: Condition): Condition => ({ kind: 'not', of });
export const anyOf = (...of: Condition[]): Condition => ({ kind: 'any', of });
export const allOf = (...of: Condition[]): Condition => ({ kind: 'all', of });
export const checkOf = (
	origin: 'crisis' | 'any' | readonly PlaceId[],
	rest: { target?: Role; drawnBy?: Role } = {}
): Condition => ({ kind: 'check-of', origin, ...rest });
export const orbit: Condition = { kind: 'orbit' };

// abilities
type Rest = Omit<Ability, 'when' | 'effects'>;
export const action = (effects: readonly Effect[], rest: Rest = {}): Ability => ({
	when: 'action',
	effects,
	...rest
});
export const movement = (effects: readonly Effect[], rest: Rest = {}): Ability => ({
	when: 'movement',
	effects,
	...rest
});
export const always = (mods: readonly Modifier[], needs?: Condition): Ability => ({
	when: 'always',
	mods,
	...(needs ? { needs } : {})
});
export const inWindow = (
	on: EventName,
	effects: readonly Effect[],
	rest: Rest & Pick<Trigger, 'of' | 'instead'> = {}
): Ability => {
	const { of, instead, ...ability } = rest;
	return {
		when: { on, mode: 'window', ...(of ? { of } : {}), ...(instead ? { instead } : {}) },
		effects,
		...ability
	};
};
export const auto = (
	on: EventName,
	effects: readonly Effect[],
	rest: Rest & Pick<Trigger, 'of'> = {}
): Ability => {
	const { of, ...ability } = rest;
	return { when: { on, mode: 'auto', ...(of ? { of } : {}) }, effects, ...ability };
};
export const board = (name: Board, rest: { safe?: true; other?: true } = {}) => ({ board: name, ...rest });
