/**
 * Reads the clauses of the fact files (`tests/facts/*.yaml`) and the effects of `src/lib/box` into the same plain tuples, so that a
 * test can hold one against the other. A clause of no known form comes back as `other`: a test then has to say which effects it means.
 *
 * Where an effect may be said in several ways, the tuple is the notation's: `pay` shows as its cost and what it buys, `for-each` over
 * named roles as the clauses of each role, a choice and the effect on what was chosen as one clause. `decider` = who chooses where a
 * text does not say (R14.2.7): `current` on crisis cards, `self` on cards somebody plays.
 */
import { BOARDS, PIECES, RESOURCES, SKILL_TYPES } from '../../src/lib/box/ids.ts';
import type {
	Condition,
	Control,
	Count,
	Effect,
	EachSeat,
	Pieces,
	PlacedPiece,
	Until,
	Where,
	Who
} from '../../src/lib/box/vocabulary.ts';

export type Part = string | number | readonly Part[];
export type Parsed = readonly [verb: string, ...parts: Part[]];
export interface Other {
	other: string;
}

// ------------------------------------------------------------------ from the notation

type Rule = readonly [form: RegExp, build: (groups: string[], decider: string) => Parsed | null];

const piece = `(${PIECES.join('|')})`;
const resource = `(${RESOURCES.join('|')})`;
const skill = `(${SKILL_TYPES.join('|')}|quorum|super-crisis)`;
const who = '([a-z-]+(?:\\([^)]*\\))?)';
const note = '(?: \\(([^)]*)\\))?';

const form = (text: string) => new RegExp(`^${text}$`);
const rule = (text: string, build: Rule[1]): Rule => [form(text), build];

/** `occupants(colonial-one, all its locations)` names the board only. */
const seat = (text: string) => text.replace(/^(occupants\([a-z-]+).*\)$/, '$1)');

const EXTENT: Readonly<Record<string, string>> = {
	'': '',
	draw: 'draw',
	reserve: 'reserves',
	'space areas': 'space',
	'space areas or reserve': 'space-or-reserves',
	'top of Locked; if Locked is empty, top of Prepared': 'locked,prepared',
	damaged: 'damaged',
	'damaged or destroyed': 'damaged|lost'
};
/** `(space areas, if able, current picks)`: which pieces, and who picks them. */
const extent = (text: string, decider: string): readonly [string, string] | null => {
	const words = text.split(', ').filter((word) => word !== 'if able' && !word.startsWith('to Reserves'));
	const picker = words.find((word) => word.endsWith(' picks'))?.replace(' picks', '') ?? decider;
	const where = EXTENT[words.filter((word) => !word.endsWith(' picks')).join(', ')];
	return where === undefined ? null : [where, picker];
};

const UNTIL: Readonly<Record<string, string>> = {
	'end of game': 'game',
	'fleet jumps': 'jump',
	'fleet jumps (after those executions)': 'jump',
	'fleet jumps or no raider is left on the board': 'jump or no-raider-left',
	'fleet jumps or scar destroyed': 'jump or scar-destroyed',
	'a civilian or a basestar is destroyed (then discard)': 'jump or civilian-or-basestar-destroyed'
};

/** Splits at the top level only, never inside brackets. */
const split = (text: string, at: ',' | ';' | '|'): string[] => {
	const parts = [''];
	let depth = 0;
	for (const letter of text) {
		if ('[('.includes(letter)) depth += 1;
		if (')]'.includes(letter)) depth -= 1;
		if (letter === at && depth === 0) parts.push('');
		else parts.push((parts.pop() ?? '') + letter);
	}
	return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** The clauses of a written list; `place front: basestar 1, raider 3` is one of them. */
const clauses = (text: string): string[] => {
	const list: string[] = [];
	for (const part of split(text, ',')) {
		const last = list.at(-1);
		if (last?.startsWith('place ') && form(`${piece} \\d+.*`).test(part)) {
			list[list.length - 1] = `${last}, ${part}`;
		} else list.push(part);
	}
	return list;
};

const unbracket = (text: string) => text.replace(/^\[|\]$/g, '');

/** All or none: one clause of unknown form makes the whole list unknown. */
const parseList = (text: string, decider: string): Parsed[] | null => {
	const list: Parsed[] = [];
	for (const clause of clauses(text)) {
		const parsed = parseClause(clause, decider);
		if ('other' in parsed) return null;
		list.push(parsed);
	}
	return list;
};
const parseLists = (texts: readonly string[], decider: string): Parsed[][] | null => {
	const lists = texts.map((text) => parseList(unbracket(text), decider));
	return lists.includes(null) ? null : (lists as Parsed[][]);
};

const parseCondition = (text: string): Parsed | null => {
	const compared = form(`${resource} (<=?|>=?|==) (\\d+)`).exec(text);
	if (compared) return ['compare', compared[1] ?? '', compared[2] ?? '', Number(compared[3])];
	const stood = form(`${who} is on (${Object.keys(BOARDS).join('|')})`).exec(text);
	if (stood) return ['at', stood[1] ?? '', stood[2] ?? ''];
	const held = form(`admiral holds at least (\\d+) (nuke)`).exec(text);
	if (held) return ['compare', held[2] ?? '', '>=', Number(held[1])];
	return text === 'galactica is in orbit' ? ['orbit'] : null;
};

const parsePlaced = (text: string): Part[] | null => {
	const placed = split(text, ',').map((part) => form(`${piece} (\\d+)( \\(with scar token\\))?`).exec(part));
	return placed.includes(null)
		? null
		: placed.map((found): Part => [found?.[1] ?? '', Number(found?.[2]), ...(found?.[3] ? ['scar'] : [])]);
};

/** `chosen`, `chosen other`, `president or admiral, current picks`; the looker picks, never himself (R8.1.2). */
const lookedAt = (text: string) => text.replace(/ other$/, '').replace(/, \w+ picks$/, '');

const RULES: readonly Rule[] = [
	rule(`${resource} ([+-]\\d+)`, ([of = '', by]) => ['resource', of, Number(by)]),
	rule('jump ([+-]\\d+)', ([by]) => ['jump', Number(by)]),
	rule('discard nuke (\\d+)', ([n]) => ['destroy', 'nuke', Number(n), '']),
	rule(`discard ${who} hand`, ([of = '']) => ['discard', seat(of), 'hand']),
	rule(`discard ${who} (\\d+)( random)?`, ([of = '', n, random]) => [
		'discard',
		seat(of),
		Number(n),
		...(random ? ['random'] : [])
	]),
	rule(`draw ${who} ${skill} (\\d+)`, ([by = '', from = '', n]) => ['draw', seat(by), from, Number(n)]),
	rule(`draw ${who} (\\d+)( any)?(?: \\(outside skill set allowed\\))?`, ([by = '', n, any]) => [
		'draw',
		seat(by),
		any ? 'any' : 'set',
		Number(n)
	]),
	rule(`send ${who} ([a-z-]+)`, ([sent = '', to = '']) => ['send', seat(sent), to]),
	rule('choose\\((\\w+)\\) player -> ([a-z-]+)', ([by = '', to = '']) => ['choose-send', by, 'player', to]),
	rule('choose\\((\\w+)\\) human on ([a-z-]+) -> ([a-z-]+)', ([by = '', on = '', to = '']) => [
		'choose-send',
		by,
		`human on ${on}`,
		to
	]),
	rule(
		'choose\\((\\w+)\\) (other player|character) in ([a-z-]+) -> (any other (?:[a-z-]+ )?location) \\((\\w+) picks\\)',
		([by = '', of = '', at = '', to = '', picker = '']) => ['choose-send', by, `${of} in ${at}`, to, picker]
	),
	rule('choose\\((\\w+)\\): (\\[.*\\] \\| \\[.*\\])', ([by = '', options = ''], decider) => {
		const lists = parseLists(split(options, '|'), decider);
		return lists && ['one-of', by, ...lists];
	}),
	rule('may: (.*) \\(each decides\\)', ([text = '']) => {
		const [drawn] = parseList(text, 'each') ?? [];
		return drawn?.[0] === 'draw' && typeof drawn[1] === 'string'
			? ['for-each', drawn[1], [['may', 'each', ['draw', 'each', ...drawn.slice(2)]]]]
			: null;
	}),
	rule('may(?:\\((\\w+)\\))?: (.*)', ([by, text = ''], decider) => {
		const list = parseList(text, by ?? decider);
		return list && ['may', by ?? decider, ...list];
	}),
	rule(`risk ${piece} (\\d+)`, ([of = '', n]) => ['risk', of, Number(n)]),
	rule('if ([^:]*): (.*)', ([condition = '', text = ''], decider) => {
		const tested = parseCondition(condition);
		const list = parseList(text, decider);
		return tested && list && ['if', tested, ...list];
	}),
	rule('roll: (.*)', ([table = ''], decider) => {
		let next = 1;
		const rows: Part[] = [];
		for (const text of split(table, ';')) {
			const [, from, to, effects = ''] = /^(\d)(?:-(\d))? => (\[.*\])$/.exec(text) ?? [];
			const list = parseList(unbracket(effects), decider);
			if (Number(from) !== next || !list) return null;
			const upTo = Number(to ?? from);
			rows.push([upTo, ...list]);
			next = upTo + 1;
		}
		return next === 9 ? ['roll', ...rows] : null;
	}),
	rule(
		'each player in turn order from current: discard (\\d+)( random)?, then draw treachery (\\d+)',
		([lost, random, drawn]) => [
			'for-each',
			'all',
			[
				['discard', 'each', Number(lost), ...(random ? ['random'] : [])],
				['draw', 'each', 'treachery', Number(drawn)]
			]
		]
	),
	rule('each human player: discard (\\d+)( random)?, draw treachery (\\d+)', ([lost, random, drawn]) => [
		'for-each',
		'all-human',
		[
			['discard', 'each', Number(lost), ...(random ? ['random'] : [])],
			['draw', 'each', 'treachery', Number(drawn)]
		]
	]),
	rule(`place centurion start (\\d+)`, ([n]) => ['place', 'boarding-start', ['centurion', Number(n)]]),
	rule('place occupation ([a-z-]+) (\\d+)', ([at = '', n]) => ['place', at, ['occupation', Number(n)]]),
	rule('place ([a-z-]+): (.*)', ([at = '', text = '']) => {
		const placed = parsePlaced(text);
		return placed && ['place', at, ...placed];
	}),
	rule(`destroy ${piece} (\\d+)${note}`, ([of = '', n, text = ''], decider) => {
		const found = extent(text, decider);
		return found && ['destroy', of, Number(n), found[0], ...(found[1] === decider ? [] : [found[1]])];
	}),
	rule('damage (galactica|pegasus) (\\d+)', ([of = '', n]) => ['damage', of, Number(n)]),
	rule(`damage ${piece} (\\d+)${note}`, ([of = '', n, text = ''], decider) => {
		const found = extent(text, decider);
		return found && ['damage', of, Number(n), found[0], ...(found[1] === decider ? [] : [found[1]])];
	}),
	rule(`repair destroyed ${piece} (up to )?(\\d+)`, ([of = '', upTo, n]) => [
		'repair',
		of,
		Number(n),
		'lost',
		...(upTo ? ['up to'] : [])
	]),
	rule(`repair ${piece} (up to )?(\\d+) \\((damaged or destroyed|damaged)\\b.*\\)`, (groups) => {
		const [of = '', upTo, n, text = ''] = groups;
		return ['repair', of, Number(n), EXTENT[text] ?? '', ...(upTo ? ['up to'] : [])];
	}),
	rule('activate (raiders|heavy|basestars|occupation)', ([icon = '']) => ['activate', icon]),
	rule('activate only the raiders placed by this card .*', () => ['activate', 'raiders', 'fresh']),
	rule('launch raiders', () => ['activate', 'launch-raiders']),
	rule('prepare-or-evacuate civilian 1', () => [
		'one-of',
		'current',
		[['prepare']],
		[['needs', ['orbit']], ['evacuate']]
	]),
	rule('title (president|admiral) -> (president|admiral|current|self)', ([title = '', to = '']) => [
		'title',
		title,
		to
	]),
	rule('title (\\w+) -> chosen\\(by (\\w+), other\\)', ([title = '', by = '']) => [
		'title',
		title,
		`chosen by ${by}, not ${by}`
	]),
	rule('title (\\w+) -> highest in (\\w+) line, skipping the current (\\w+)', (groups) => {
		const [title = '', line = '', except = ''] = groups;
		return ['title', title, `next in ${line} line, not ${except}`];
	}),
	rule('look (\\w+) loyalty\\(([^)]*)\\) (\\d+)( random)?', ([by = '', of = '', n, random]) => [
		'look',
		by,
		`loyalty(${lookedAt(of)})`,
		Number(n),
		...(random ? ['random'] : [])
	]),
	rule(`shuffle ${skill} (\\d+) into ([a-z-]+)`, ([from = '', n, to = '']) => [
		'transfer',
		from,
		to,
		Number(n),
		'shuffled'
	]),
	rule('execute (current|president|admiral|chosen|self)', ([of = '']) => ['execute', of]),
	rule('keep in play: .*, until: (.*)', ([text = '']) => {
		const until = UNTIL[text];
		return until === undefined ? null : ['keep', until];
	})
];

export function parseClause(text: string, decider = 'current'): Parsed | Other {
	for (const [pattern, build] of RULES) {
		const found = pattern.exec(text.trim());
		const parsed = found && build(found.slice(1), decider);
		if (parsed) return parsed;
	}
	return { other: text };
}

/** What the data must say for these clauses; `others` gives the effects of those of unknown form, and must name each of them. */
export function parseClauses(
	texts: readonly string[],
	others: Readonly<Record<string, readonly Effect[]>> = {},
	decider = 'current'
): Parsed[] {
	return texts.flatMap((text) => {
		const meant = others[text];
		if (meant) return flattenEffects(meant, decider);
		const parsed = parseClause(text, decider);
		if ('other' in parsed) throw new Error(`clause of unknown form, say what it means: ${text}`);
		return [parsed];
	});
}

// ------------------------------------------------------------------ from the vocabulary

/** Anything the notation has no word for stays itself, so that it equals only the same effect. */
const raw = (of: unknown): string => JSON.stringify(of);
const self = (role: string) => (role === 'acting' ? 'self' : role);

const showWhere = (where: Where): string => {
	if (typeof where === 'string') return where;
	if ('board' in where) return `${where.board}${where.safe ? ' safe' : ''}${where.other ? ' other' : ''}`;
	return raw(where);
};

const GROUP = { all: 'all', human: 'all-human', cylon: 'cylon-players' } as const;
const showSeats = ({ each, at, ...rest }: EachSeat): string => {
	const extra = Object.keys(rest).length > 0 ? ` ${raw(rest)}` : '';
	if (at === undefined) return GROUP[each] + extra;
	return `${each === 'human' ? '' : `${each} `}occupants(${showWhere(at)})${extra}`;
};
const showWho = (of: Who): string => {
	if (typeof of === 'string') return self(of);
	return 'each' in of ? showSeats(of) : of.map(self).join('+');
};

const showCount = (count: Count): Part => {
	if (typeof count === 'number' || typeof count === 'string') return count;
	if ('resource' in count) return count.resource;
	if ('pieces' in count && count.pieces.count === 'all' && Object.keys(count.pieces).length === 2) {
		return count.pieces.piece;
	}
	return raw(count);
};
const showCondition = (condition: Condition): Parsed => {
	switch (condition.kind) {
		case 'compare':
			return ['compare', showCount(condition.a), condition.op, showCount(condition.b)];
		case 'at':
			return ['at', showWho(condition.who), showWhere(condition.where)];
		case 'orbit':
			return ['orbit'];
		default:
			return ['raw', raw(condition)];
	}
};
/** A piece at stake must be there (R1.4.4); which ones are at stake is for the test to say. */
const showNeeds = (condition: Condition): Parsed => {
	if (condition.kind === 'compare' && condition.op === '>=' && typeof condition.b === 'number') {
		const { a, b } = condition;
		if (typeof a === 'object' && 'pieces' in a) return ['risk', a.pieces.piece, b];
	}
	return ['needs', showCondition(condition)];
};

const showExtent = ({ piece: of, in: where, manned }: Pieces): string => {
	const shown = manned === undefined ? '' : ` ${manned ? 'manned' : 'unmanned'}`;
	if (where === undefined) return (of === 'civilian' ? 'draw' : '') + shown;
	if (where === 'any') return `space${shown}`;
	if (typeof where === 'string') return where + shown;
	return (Array.isArray(where) ? where.join(',') : raw(where)) + shown;
};
const showPieces = (of: Pieces, decider: string): Part[] => [
	of.piece,
	of.count,
	showExtent(of),
	...(of.pick && self(of.pick) !== decider ? [self(of.pick)] : []),
	...(of.upTo ? ['up to'] : [])
];
const showPlaced = ({ piece: of, count, scar }: PlacedPiece): Part => [of, count, ...(scar ? ['scar'] : [])];
export const flattenPlaced = (at: string, placed: readonly PlacedPiece[]): Parsed => [
	'place',
	at,
	...placed.map(showPlaced)
];

const showUntil = (until: Until): string => (typeof until === 'string' ? until : `jump or ${until.jumpOr}`);

type Choose = Extract<Control, { kind: 'choose' }>;
const HUMAN_PLACES: readonly string[] = [
	...BOARDS.galactica,
	...BOARDS['colonial-one'],
	...BOARDS.pegasus
].filter((place) => place !== 'brig' && place !== 'sickbay');

/** `player`, `human on new-caprica`, `character in brig`, `other player in brig`. */
const showPool = (seats: EachSeat): string | null => {
	const { each, at, except, ...rest } = seats;
	if (each === 'cylon' || Object.keys(rest).length > 0) return null;
	if (at === undefined) return except ? null : 'player';
	if (typeof at === 'object' && 'board' in at) return except ? null : `human on ${showWhere(at)}`;
	return typeof at === 'string' ? `${except ? 'other player' : 'character'} in ${at}` : null;
};
const isList = (of: unknown): of is readonly string[] => Array.isArray(of);
const showDestination = (where: Where): string | null => {
	if (isList(where)) {
		return [...where].sort().join() === [...HUMAN_PLACES].sort().join() ? 'any other location' : null;
	}
	return typeof where === 'object' && 'board' in where && where.safe
		? `any other ${where.board} location`
		: null;
};

/** A choice together with what it is for, as the notation writes it; null = no such pair. */
const flattenChoice = (
	choice: Choose,
	next: Effect | undefined,
	afterNext: Effect | undefined,
	decider: string
): { parsed: Parsed; used: 2 | 3 } | null => {
	const by = choice.by ? self(choice.by) : decider;
	if (!('seats' in choice.from) || choice.count !== undefined || choice.upTo || !next) return null;
	const { seats, movableTo, eligible, executable } = choice.from;
	if (executable) return null;
	if (next.kind === 'look' && !movableTo && !eligible) {
		if (typeof next.at !== 'object' || !('loyalty' in next.at) || next.at.loyalty !== 'chosen') return null;
		const looker = self(next.who);
		const others = typeof seats === 'object' && seats.except === next.who && seats.at === undefined;
		const of = seats === 'president-or-admiral' ? 'president or admiral' : others ? 'chosen' : raw(seats);
		const shown = `loyalty(${of}${by === looker ? '' : `, ${by} picks`})`;
		const parsed: Parsed = ['look', looker, shown, next.count, ...(next.random ? ['random'] : [])];
		return { parsed, used: 2 };
	}
	if (typeof seats === 'string') return null;
	if (next.kind === 'title' && next.to === 'chosen' && eligible === next.title && !movableTo) {
		const parsed: Parsed = ['title', next.title, `chosen by ${by}, not ${seats.except ?? 'nobody'}`];
		return { parsed, used: 2 };
	}
	const pool = showPool(seats);
	if (pool === null || eligible) return null;
	if (next.kind === 'send' && next.who === 'chosen' && raw(next.to) === raw(movableTo)) {
		return { parsed: ['choose-send', by, pool, showWhere(next.to)], used: 2 };
	}
	if (
		next.kind === 'choose' &&
		'places' in next.from &&
		afterNext?.kind === 'send' &&
		afterNext.who === 'chosen' &&
		afterNext.to === 'chosen-place'
	) {
		const to = showDestination(next.from.places);
		const picker = next.by ? self(next.by) : decider;
		return to === null ? null : { parsed: ['choose-send', by, pool, to, picker], used: 3 };
	}
	return null;
};

const named = (effects: readonly Effect[], role: string): Effect[] =>
	// Only the seat's own name changes; the shape of the effects stays.
	JSON.parse(JSON.stringify(effects).replaceAll('"each"', JSON.stringify(role))) as Effect[];

const flattenOne = (effect: Effect, decider: string): Parsed[] => {
	const list = (effects: readonly Effect[], by = decider) => flattenEffects(effects, by);
	switch (effect.kind) {
		case 'resource':
			return [['resource', effect.resource, typeof effect.by === 'number' ? effect.by : raw(effect.by)]];
		case 'track':
			return [['jump', effect.by]];
		case 'draw':
			return [
				['draw', showWho(effect.who), effect.from, effect.count, ...(effect.distinct ? ['distinct'] : [])]
			];
		case 'discard':
			return [
				[
					'discard',
					showWho(effect.who),
					effect.count,
					...(effect.random ? ['random'] : []),
					...(effect.what ? [effect.what] : [])
				]
			];
		case 'send':
			return [['send', showWho(effect.who), showWhere(effect.to)]];
		case 'execute':
			return effect.binding || effect.moraleLoss === false
				? [['raw', raw(effect)]]
				: [['execute', showWho(effect.who)]];
		case 'place':
			return [flattenPlaced(effect.at, effect.pieces)];
		case 'destroy':
			return [
				effect.pieces === 'ship' ? ['destroy', 'ship'] : ['destroy', ...showPieces(effect.pieces, decider)]
			];
		case 'remove':
			return [['remove', ...showPieces(effect.pieces, decider)]];
		case 'damage':
			if (effect.draw !== undefined) return [['raw', raw(effect)]];
			return [
				typeof effect.target === 'string'
					? ['damage', effect.target, effect.hits]
					: [
							'damage',
							...showPieces(effect.target, decider),
							...(effect.hits === 1 ? [] : [`${String(effect.hits)} hits`])
						]
			];
		case 'repair':
			return [
				typeof effect.what === 'string'
					? ['repair', effect.what]
					: ['repair', ...showPieces(effect.what, decider)]
			];
		case 'activate':
			return [
				[
					'activate',
					effect.icon,
					...(effect.only ? [effect.only] : []),
					...(effect.noCenturions ? ['no centurions'] : [])
				]
			];
		case 'title':
			return [
				[
					'title',
					effect.title,
					typeof effect.to === 'string'
						? self(effect.to)
						: `next in ${effect.to.nextInLine} line, not ${effect.to.except}`,
					...(effect.returned ? ['returned'] : [])
				]
			];
		case 'look':
			return typeof effect.at === 'object' && 'loyalty' in effect.at
				? [
						[
							'look',
							self(effect.who),
							`loyalty(${self(effect.at.loyalty)})`,
							effect.count,
							...(effect.random ? ['random'] : [])
						]
					]
				: [['raw', raw(effect)]];
		case 'transfer':
			return typeof effect.from === 'object' &&
				'deck' in effect.from &&
				typeof effect.to === 'object' &&
				'deck' in effect.to
				? [
						[
							'transfer',
							effect.from.deck,
							effect.to.deck,
							effect.count,
							...(effect.as ? [effect.as] : []),
							...(effect.pick ? [effect.pick] : [])
						]
					]
				: [['raw', raw(effect)]];
		case 'keep':
			return [['keep', showUntil(effect.until), ...(effect.with ? [`with ${effect.with}`] : [])]];
		case 'prepare':
		case 'evacuate':
			return [[effect.kind]];
		case 'one-of':
			return [
				[
					'one-of',
					effect.by ? self(effect.by) : decider,
					...effect.options.map((option): Part => [
						...(option.needs ? [['needs', showCondition(option.needs)]] : []),
						...list(option.effects)
					])
				]
			];
		case 'may': {
			const by = effect.by ? self(effect.by) : decider;
			return [['may', by, ...(effect.needs ? [showNeeds(effect.needs)] : []), ...list(effect.effects, by)]];
		}
		case 'if':
			return [['if', showCondition(effect.if), ...list(effect.effects)]];
		case 'roll':
			return effect.by && self(effect.by) !== decider
				? [['raw', raw(effect)]]
				: [['roll', ...effect.table.map((row): Part => [row.upTo, ...list(row.effects)])]];
		case 'for-each':
			return isList(effect.who)
				? effect.who.flatMap((role) => list(named(effect.effects, role)))
				: [['for-each', showWho(effect.who), list(effect.effects)]];
		case 'pay':
			return [...list(effect.cost), ...list(effect.effects)];
		case 'check':
			return [
				[
					'check',
					effect.difficulty,
					effect.positive,
					list(effect.pass),
					list(effect.fail),
					...(effect.partial ? [[effect.partial.at, ...list(effect.partial.effects)]] : [])
				]
			];
		default:
			return [['raw', raw(effect)]];
	}
};

export function flattenEffects(effects: readonly Effect[], decider = 'current'): Parsed[] {
	const flat: Parsed[] = [];
	for (let i = 0; i < effects.length;) {
		const effect = effects[i];
		if (!effect) break;
		const pair =
			effect.kind === 'choose' ? flattenChoice(effect, effects[i + 1], effects[i + 2], decider) : null;
		flat.push(...(pair ? [pair.parsed] : flattenOne(effect, decider)));
		i += pair?.used ?? 1;
	}
	return flat;
}
