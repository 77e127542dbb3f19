/** What effects on cards, people and ships are called; controls are in `controls.ts`. */
import { COMBAT, type CombatResult } from '../../../box/combat.ts';
import type { Effect, Pieces, PlainEffect, Role, Until, Weapon } from '../../../box/vocabulary.ts';
import { BACK, wordModifier, type Clause, type Context, type Subject, type Vp } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { names } from './names.ts';
import {
	amount,
	cards,
	deckName,
	deckOf,
	humans,
	inArea,
	pile,
	place,
	placed,
	plural,
	possessive,
	role,
	ships,
	to,
	who,
	whom
} from './phrases.ts';
import { terms } from './terms.ts';

export const vp = (verb: string, object?: string, rest?: string): Vp => ({
	verb,
	...(object ? { objects: [object] } : {}),
	...(rest ? { rest } : {})
});
export const act = (verb: string, object?: string, rest?: string): Clause[] => [{ vps: [vp(verb, object, rest)] }];
export const does = (subject: Subject, ...vps: Vp[]): Clause[] => [{ subject, vps }];
const timesWord = (n: number): string => (n === 1 ? '' : n === 2 ? 'twice' : `${n} times`);
const chosenShips = (context: Context): string => ((context.chosenShips ?? 1) > 1 ? 'them' : 'it') + BACK;

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

function resource({ resource: what, by }: Of<'resource'>, context: Context): Clause[] {
	const loss = typeof by !== 'number' || by < 0;
	const n = typeof by === 'number' ? String(Math.abs(by)) : '';
	const object =
		what === 'highest'
			? `${n} of the highest resource`
			: what === 'chosen-resource'
				? `${n} of that resource`
				: typeof by === 'number'
					? `${n} ${terms.resources[what]}`
					: amount(by.minus, context);
	return [{ ...(context.cylon ? { subject: humans } : {}), vps: [vp(loss ? 'lose' : 'gain', object)] }];
}

function draw({ who: w, from, count: n, distinct }: Of<'draw'>, context: Context): Clause[] {
	const what =
		from === 'set'
			? `${cards(n, 'skill')} from {your|their} skill set`
			: from === 'any'
				? `${cards(n, 'skill')} ${distinct ? 'of different types' : 'of any type'}`
				: from === 'chosen-type'
					? `${n} ${n === 1 ? 'card' : 'cards'} of that type`
					: from === 'quorum' || from === 'super-crisis'
						? cards(n, terms.decks[from])
						: from === 'hostile-agenda' || from === 'sympathetic-agenda'
							? cards(n, `${terms.sides[from === 'hostile-agenda' ? 'hostile' : 'sympathetic']} Agenda`)
							: cards(n, terms.skills[from]);
	return does(who(w, context), vp('draw', what));
}

function discard({ who: w, count: n, what, random }: Of<'discard'>, context: Context): Clause[] {
	const object =
		n === 'hand'
			? 'all skill cards in {your|their} hand'
			: what
				? cards(n, terms.decks[what])
				: `${cards(n, 'skill')}${random ? ' at random' : ''}`;
	return does(who(w, context), vp('discard', object));
}

const isHand = (p: Of<'transfer'>['from']): p is { hand: Role } => typeof p === 'object' && 'hand' in p;
function transfer(e: Of<'transfer'>, context: Context): Clause[] {
	const { from, to: goal, count: n } = e;
	const many = n === 'all' ? 'all' : n === 'any' ? 'any number of' : String(n);
	if (from === 'this')
		return goal === 'discard'
			? act('discard', 'this card')
			: goal === 'out'
				? act('remove', 'this card', 'from the game')
				: act('shuffle', 'this card', `into ${pile(goal, context)}`);
	if (from === 'looked')
		return goal === 'discard'
			? act('discard', n === 'all' ? `them${BACK}` : `${many} of them${BACK}`)
			: goal === 'check'
				? act('add', `them${BACK}`, 'to the check')
				: act('take', `them${BACK}`, `into ${pile(goal, context)}`);
	if (from === 'check') return act('take', 'all cards of the check', `into ${pile(goal, context)}`);
	if (typeof from === 'object' && 'deck' in from) {
		const few = typeof n === 'number' ? n : 2;
		if (e.as === 'replacing') return act('replace', deckOf('destiny'), `with ${cards(few, deckName(from.deck))}`);
		if (e.as === 'shuffled') return act('shuffle', cards(few, deckName(from.deck)), `into ${pile(goal, context)}`);
		return act('take', `the top ${plural(few, ['card', `${few} cards`])} of ${deckOf(from.deck)}`, `into ${pile(goal, context)}`);
	}
	if (isHand(from)) {
		const skill = n === 1 ? '1 skill card' : `${many} skill cards`;
		if (goal === 'check') return act('add', `${skill} from ${pile(from, context)}`, 'to the check');
		if (isHand(goal) && context.you.includes(goal.hand))
			return act('take', `${e.pick === 'random' ? `${skill} at random` : skill}`, `from ${pile(from, context)}`);
		if (isHand(goal)) return act('give', skill, `to ${goal.hand === 'chosen' ? `that player${BACK}` : whom(goal.hand, context)}`);
		return act('put', `${skill} from ${pile(from, context)}`, `on top of ${pile(goal, context)}`);
	}
	if (typeof from === 'object')
		return act('give', `${n === 'all' ? 'all ' : ''}${possessive(from.loyalty, context)} unrevealed Loyalty cards`, `to that player${BACK}`);
	return act('move', many, pile(goal, context));
}

function look(e: Of<'look'>, context: Context): Clause[] {
	const { at } = e;
	const n = e.count;
	const one = n === 1;
	let object: string;
	if ('deck' in at) {
		const deck = at.deck === 'chosen-deck' ? `that deck${BACK}` : deckOf(at.deck);
		object =
			n === 'all'
				? `all cards of ${deck}`
				: `the ${at.end ? 'bottom' : 'top'} ${one ? 'card' : `${n} cards`} of ${deck}`;
	} else if ('loyalty' in at)
		object =
			n === 'all'
				? `all ${possessive(at.loyalty, context)} Loyalty cards`
				: `${n} of ${possessive(at.loyalty, context)} Loyalty cards${e.random ? ' at random' : ''}`;
	else if ('hand' in at) object = `${possessive(at.hand, context)} hand`;
	else if ('contribution' in at) object = `the cards that ${role(at.contribution, context).np} added to the check`;
	else
		object =
			at.ships === 'chosen'
				? chosenShips(context)
				: at.ships === 'all'
					? 'all civilian ships in space'
					: 'the top civilian ship of the Locked stack';
	const put = e.put ? [vp('put', one ? 'it' : 'them', `${one ? '' : 'in any order '}on top or at the bottom`)] : [];
	return does(role(e.who, context), vp('look at', object), ...put);
}

const SKIPPED = { activate: 'Activate Cylon Ships', prepare: 'Prepare for Jump' } as const;
function resolve(e: Of<'resolve'>, _context: Context): Clause[] {
	const { from } = e;
	if (from === 'quorum-hand') return act('play', '1 Quorum card', 'from {your|their} hand');
	if (from === 'super-crises') return act('play', '1 of {your|their} Super Crisis cards');
	const n = from.draw;
	const others = n === 2 ? 'the other' : 'the others';
	const skip = e.skip ? ` without its ${list(e.skip.map((step) => SKIPPED[step]))} ${plural(e.skip.length, ['step', 'steps'])}` : '';
	return [
		{
			vps: [
				vp('draw', cards(n, deckName(from.deck))),
				vp('resolve', n === 1 ? `it${skip}` : `1 of them${skip}`),
				...(n === 1
					? []
					: [e.rest === 'discard' ? vp('discard', others) : vp('put', others, 'at the bottom of the deck')])
			]
		}
	];
}

const UNTIL = {
	roll: 'for this roll',
	result: 'for this result',
	'next-result': 'for the next result',
	check: 'for this check',
	activation: 'for this activation',
	turn: 'until the end of this turn',
	jump: 'until the fleet jumps',
	game: 'until the end of the game',
	used: 'until it is used',
	'no-raider-left': 'until the fleet jumps or no raider is left',
	'scar-destroyed': 'until the fleet jumps or Scar is destroyed',
	'civilian-or-basestar-destroyed': 'until the fleet jumps or until a civilian ship or basestar is destroyed'
} as const satisfies Record<Extract<Until, string> | Extract<Until, object>['jumpOr'], string>;
const until = (u: Until): string => UNTIL[typeof u === 'string' ? u : u.jumpOr];

function title(e: Of<'title'>, context: Context): Clause[] {
	const what = e.title === 'chosen-title' ? `that title${BACK}` : `the ${terms.titles[e.title]} title`;
	if (typeof e.to === 'string' && context.you.includes(e.to))
		return [{ vps: [vp('take', what)], ...(e.returned ? { tail: '; at the end of the turn, return it to its previous holder' } : {}) }];
	const receiver =
		typeof e.to === 'string'
			? e.to === 'chosen'
				? `that player${BACK}`
				: whom(e.to, context)
			: `the highest player in the line of succession other than ${whom(e.to.except, context)}`;
	return act('give', what, `to ${receiver}`);
}

function grant(e: Of<'grant'>, context: Context): Clause[] {
	const doer = role(e.who, context);
	const take = vp('take', `${e.actions} ${plural(e.actions, ['action', 'actions'])}`);
	return [{ subject: doer, modal: 'may', vps: e.move ? [vp('move'), { ...take, rest: 'after that' }] : [take] }];
}

function damage(e: Of<'damage'>, context: Context): Clause[] {
	if (e.draw)
		return [
			{
				vps: [
					vp('draw', `up to ${e.draw} Galactica damage tokens`),
					vp('resolve', `${e.hits} of them`, 'of {your|their} choice'),
					vp('return', 'the rest')
				]
			}
		];
	const target =
		e.target === 'galactica'
			? 'Galactica'
			: e.target === 'pegasus'
				? 'Pegasus'
				: e.target === 'ship'
					? chosenShips(context)
					: ships(e.target, context);
	return act('damage', target, timesWord(e.hits));
}

function repair(e: Of<'repair'>, context: Context): Clause[] {
	if (e.what === 'own-place') return act('repair', '{your|their} location');
	if (e.what === 'any-place') return act('repair', '1 damaged location');
	return e.what.in === 'lost'
		? act('return', ships(e.what, context), 'to the Reserves')
		: act('repair', ships(e.what, context));
}

function activate(e: Of<'activate'>): Clause[] {
	if (e.only === 'fresh') return act('activate', 'only the raiders that this card has placed');
	if (e.only === 1) return act('activate', '1 occupation force', 'of {your|their} choice');
	if (e.icon === 'chosen-icon') return act('activate', `all ships of that kind${BACK}`);
	if (e.icon === 'launch-raiders') return act('launch', 'raiders', 'from every basestar');
	if (e.icon === 'heavy')
		return act('activate', e.noCenturions ? 'the heavy raiders (the centurions do not advance)' : 'the heavy raiders and centurions');
	return act('activate', `the ${terms.icons[e.icon]}`);
}

const TARGETS: Record<Weapon, string> = {
	galactica: '1 Cylon ship in any area with Galactica',
	viper: 'with {your|their} viper',
	armory: '1 centurion on the boarding track',
	nuke: '1 basestar with the nuke',
	pegasus: '1 basestar with Pegasus',
	rifle: '1 occupation force in {your|their} location'
};
const RESULTS: Record<CombatResult, string> = {
	nothing: 'nothing happens',
	damaged: 'it is damaged once',
	'damaged-twice': 'it is damaged twice',
	destroyed: 'it is destroyed',
	'destroyed-plus-3-raiders': 'it is destroyed together with 3 raiders in its area',
	'pegasus-damaged': 'Pegasus is damaged instead',
	removed: 'it is removed'
};
export const span = (from: number, upTo: number): string => (from === upTo ? `on ${from}` : `on ${from} to ${upTo}`);
/** The rows of the only target a weapon has; who can shoot at several looks at the board. */
function table(weapon: Weapon): string {
	const targets = Object.values(COMBAT[weapon]);
	if (targets.length !== 1) return '';
	const rows = targets[0] ?? [];
	return `: ${rows.map((row, i) => `${span((rows[i - 1]?.upTo ?? 0) + 1, row.upTo)}, ${RESULTS[row.result]}`).join('; ')}`;
}
function attack(e: Of<'attack'>): Clause[] {
	const tail = table(e.with);
	return [
		{
			vps: [{ verb: 'attack', rest: `${TARGETS[e.with]}${e.times ? ` up to ${e.times} times` : ''}` }],
			...(tail ? { tail } : {})
		}
	];
}

const remove = (pieces: Pieces, context: Context): Clause[] =>
	pieces.piece === 'viper'
		? act('return', ships(pieces, context), 'to the Reserves')
		: act('remove', ships(pieces, context).replace(/ in space$/u, ''), 'from the board');

function destroy(e: Of<'destroy'>, context: Context): Clause[] {
	if (e.pieces === 'ship') return act('destroy', chosenShips(context));
	if (e.pieces.piece === 'nuke') return act('spend', ships(e.pieces, context));
	if (e.pieces.piece === 'civilian' && e.pieces.in === undefined)
		return [{ vps: [vp('draw', ships(e.pieces, context)), vp('destroy', e.pieces.count === 1 ? 'it' : 'them')] }];
	return act('destroy', ships(e.pieces, context));
}

const MOVES = {
	ship: (context: Context) => ((context.chosenShips ?? 1) > 1 ? `each of them${BACK}` : `it${BACK}`),
	'all-civilians': () => 'any of them',
	'own-viper': () => '{your|their} viper'
} as const;

const PHASES = {
	'sleeper-agents': () => act('begin', 'the Sleeper Agent phase'),
	'new-caprica': () => act('begin', 'the New Caprica phase', 'as soon as the Destination card is resolved'),
	'last-jump-due': () => [{ subject: { id: 'jump', np: 'the next jump of the fleet', person: 'one' as const }, vps: [vp('end', 'the game')] }],
	'leave-new-caprica': () => [
		{
			vps: [
				vp('jump', 'the fleet', 'away from New Caprica for the last time'),
				vp('destroy', 'every civilian ship', 'still on New Caprica'),
				vp('execute', 'every human character', 'still there')
			],
			tail: '; then the game ends'
		}
	]
} as const satisfies Record<Of<'phase'>['enter'], () => Clause[]>;

export const plainEffects: { [K in PlainEffect['kind']]: CardWords['effects'][K] } = {
	resource,
	track: (e) =>
		act(
			'move',
			`the fleet marker ${Math.abs(e.by)} ${plural(Math.abs(e.by), ['space', 'spaces'])} ${e.by < 0 ? 'back' : 'forward'} on the Jump Preparation track`
		),
	distance: (e) => act('add', String(e.by), 'to the distance travelled'),
	draw,
	discard,
	transfer,
	exchange: (e, context) =>
		e.a === 'this'
			? act('exchange', 'this card', `for the top card of ${'deck' in e.b ? deckOf(e.b.deck) : pile(e.b, context)}`)
			: act('exchange', pile(e.a, context), `for ${pile(e.b as { hand: Role }, context)}`),
	look,
	resolve,
	fetch: (e) => [
		{
			vps: [
				vp('search', `${deckOf(e.deck)} and its discard pile`, `for the card ${names.crisis[e.card]}`),
				vp('resolve', 'it'),
				vp('shuffle', 'the deck')
			]
		}
	],
	'redraw-crisis': () => [{ vps: [vp('discard', 'that Crisis card'), vp('draw', 'a new one')] }],
	shuffle: (e) => act('shuffle', deckOf(e.deck)),
	keep: (e, context) =>
		e.with
			? [
					{
						vps: [vp('give', 'this card', `to that player${BACK}`)],
						tail: `, who keeps it ${until(e.until)}`
					}
				]
			: act('keep', 'this card', `in play ${until(e.until)}${context.here ? '' : ''}`),
	modify: (e, context) => wordModifier(e.mod, context),
	send: (e, context) =>
		typeof e.who === 'string' && context.you.includes(e.who)
			? act('move', undefined, to(e.to))
			: act('send', `${whom(e.who, context)} ${to(e.to)}`),
	execute: (e, context) =>
		typeof e.who === 'string' && context.you.includes(e.who)
			? [
					{
						subject: role(e.who, context),
						stated: true,
						vps: [vp('be executed')],
						...(e.moraleLoss === false ? { tail: ', but no morale is lost for it' } : {})
					}
				]
			: act('execute', whom(e.who, context)),
	title,
	'turn-cylon': (e, context) => [{ subject: role(e.who, context), stated: true, vps: [vp('become', 'a revealed Cylon')] }],
	infiltrate: (e, context) => does(role(e.who, context), vp('infiltrate', 'the humans')),
	grant,
	pilot: (e, context) =>
		does(
			role(e.who, context),
			e.viper === 'placed'
				? vp('pilot', 'that viper')
				: vp('launch', undefined, '{yourself|themselves} in a viper from the Reserves into a launch area')
		),
	place: (e) =>
		act(
			'place',
			`${placed(e.pieces)} ${
				e.at === 'boarding-start'
					? 'on the start space of the boarding track'
					: e.at === 'occupation-authority'
						? `on ${terms.places[e.at]}`
						: inArea(e.at)
			}`
		),
	remove: (e, context) => remove(e.pieces, context),
	destroy,
	damage,
	repair,
	activate,
	launch: (e) =>
		does(
			{ id: 'basestars', np: 'each basestar', person: 'one' },
			vp('launch', placed([...(e.raider ? [{ piece: 'raider' as const, count: e.raider }] : []), ...(e.heavy ? [{ piece: 'heavy' as const, count: e.heavy }] : [])]))
		),
	attack,
	'activate-vipers': (e) => act('activate', 'unmanned vipers', `up to ${e.upTo} times in total`),
	'move-ships': (e, context) => act('move', MOVES[e.what](context), e.to === 'any' ? 'to any area' : 'to an adjacent area'),
	prepare: () => act('prepare', '1 civilian ship'),
	evacuate: () => act('evacuate', '1 civilian ship'),
	jump: (e) => [
		{
			vps: [vp('jump', 'the fleet')],
			...(e.destinations ? { tail: `; the Admiral draws only ${cards(e.destinations, terms.decks.destination)}` } : {})
		}
	],
	reroll: () => act('reroll', 'the die'),
	'replace-roll': (e, context) => act('use', amount(e.value, context), 'as the result instead of rolling'),
	branch: (e) =>
		e.to === 'other'
			? act('change', 'the choice', 'to the other option')
			: act('treat', 'the check', `as ${e.to === 'pass' ? 'passed' : 'failed'}`),
	phase: (e) => PHASES[e.enter]()
};
export { place };
