/** What effects on cards, people and titles are called; ships are in `ship-effects.ts`, controls in `controls.ts`. */
import type { Effect, PlainEffect, Role, Until } from '../../../box/vocabulary.ts';
import { BACK, isSecond, wordModifier, type Clause, type Context } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { act, chosenShips, does, vp } from './clauses.ts';
import { list } from './grammar.ts';
import { names } from './names.ts';
import {
	amount,
	cards,
	chosenPlayer,
	deckName,
	deckOf,
	humans,
	pile,
	plural,
	possessive,
	role,
	to,
	who,
	whom
} from './phrases.ts';
import { shipEffects } from './ship-effects.ts';
import { terms } from './terms.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** "2", or "1 more" where as much came before. */
const anew = (n: number, effect: Effect, context: Context): string =>
	isSecond(effect, context) ? `${n} more` : String(n);

function resource(e: Of<'resource'>, context: Context): Clause[] {
	const { resource: what, by } = e;
	const loss = typeof by !== 'number' || by < 0;
	const n = typeof by === 'number' ? anew(Math.abs(by), e, context) : '';
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

function draw(e: Of<'draw'>, context: Context): Clause[] {
	const { who: w, from, count: n, distinct } = e;
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
	return does(who(w, context), vp('draw', what.replace(/^\d+/u, anew(n, e, context))));
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
		if (e.as === 'replacing')
			return act('replace', deckOf('destiny'), `with ${cards(few, deckName(from.deck))}`);
		if (e.as === 'shuffled')
			return act('shuffle', cards(few, deckName(from.deck)), `into ${pile(goal, context)}`);
		return act(
			'take',
			`the top ${plural(few, ['card', `${few} cards`])} of ${deckOf(from.deck)}`,
			`into ${pile(goal, context)}`
		);
	}
	if (isHand(from)) {
		const skill = n === 1 ? '1 skill card' : `${many} skill cards`;
		if (goal === 'check') return act('add', `${skill} from ${pile(from, context)}`, 'to the check');
		if (isHand(goal) && context.you.includes(goal.hand))
			return act('take', e.pick === 'random' ? `${skill} at random` : skill, `from ${pile(from, context)}`);
		if (isHand(goal))
			return act(
				'give',
				skill,
				`to ${goal.hand === 'chosen' ? chosenPlayer(context) : whom(goal.hand, context)}`
			);
		return act('put', `${skill} from ${pile(from, context)}`, `on top of ${pile(goal, context)}`);
	}
	if (typeof from === 'object')
		return act(
			'give',
			`${n === 'all' ? 'all ' : ''}${possessive(from.loyalty, context)} unrevealed Loyalty cards`,
			`to ${chosenPlayer(context)}`
		);
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
	else if ('contribution' in at)
		object = `the cards that ${context.you.includes(at.contribution) ? 'you' : 'player'} added`;
	else
		object =
			at.ships === 'chosen'
				? chosenShips(context)
				: at.ships === 'all'
					? 'all civilian ships in space'
					: 'the top civilian ship of the Locked stack';
	const put = e.put
		? [vp('put', one ? 'it' : 'them', `back ${one ? '' : 'in any order '}on top or at the bottom`)]
		: [];
	// All of a deck is looked at by itself: what comes next speaks of these cards alone.
	const looked = 'deck' in at && n === 'all' ? vp('look at', undefined, object) : vp('look at', object);
	return does(role(e.who, context), looked, ...put);
}

const SKIPPED = { activate: 'Activate Cylon Ships', prepare: 'Prepare for Jump' } as const;
function resolve(e: Of<'resolve'>): Clause[] {
	const { from } = e;
	if (from === 'quorum-hand') return act('play', '1 Quorum card', 'from {your|their} hand');
	if (from === 'super-crises') return act('play', '1 of {your|their} Super Crisis cards');
	const n = from.draw;
	const others = n === 2 ? 'the other' : 'the others';
	const skip = e.skip
		? ` without its ${list(e.skip.map((step) => SKIPPED[step]))} ${plural(e.skip.length, ['step', 'steps'])}`
		: '';
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
		return [
			{
				vps: [vp('take', what)],
				...(e.returned ? { tail: '; at the end of the turn, return it to its previous holder' } : {})
			}
		];
	const receiver =
		typeof e.to === 'string'
			? e.to === 'chosen'
				? chosenPlayer(context)
				: whom(e.to, context)
			: `the highest player in the line of succession other than ${whom(e.to.except, context)}`;
	return act('give', what, `to ${receiver}`);
}

function grant(e: Of<'grant'>, context: Context): Clause[] {
	const doer = role(e.who, context);
	const more = doer.person === 'you' ? ' additional' : '';
	const actions = `${e.actions}${more} ${plural(e.actions, ['action', 'actions'])}`;
	return [
		{
			subject: doer,
			modal: 'may',
			vps: e.move ? [vp('move'), vp('then take', actions)] : [vp('take', actions)]
		}
	];
}

const PHASES = {
	'sleeper-agents': () => act('begin', 'the Sleeper Agent phase'),
	'new-caprica': () => act('begin', 'the New Caprica phase', 'once the Destination card is resolved'),
	'last-jump-due': () => [
		{
			subject: { id: 'jump', np: 'the next jump of the fleet', person: 'one' as const },
			vps: [vp('end', 'the game')]
		}
	],
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
	...shipEffects,
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
			? act(
					'exchange',
					'this card',
					`for the top card of ${'deck' in e.b ? deckOf(e.b.deck) : pile(e.b, context)}`
				)
			: act('exchange', pile(e.a, context), `for ${pile(e.b, context)}`),
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
						vps: [vp('give', 'this card', `to ${chosenPlayer(context)}`)],
						tail: `, who keeps it ${until(e.until)}`
					}
				]
			: act('keep', 'this card', `in play ${until(e.until)}`),
	modify: (e, context) => wordModifier(e.mod, { ...context, until: e.until }),
	send: (e, context) =>
		typeof e.who === 'string' && context.you.includes(e.who)
			? act('move', undefined, to(e.to))
			: act(
					'send',
					// A place was chosen too: "them" could be either.
					`${e.who === 'chosen' && e.to === 'chosen-place' ? chosenPlayer(context) : whom(e.who, context)} ${to(e.to)}`
				),
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
	'turn-cylon': (e, context) => [
		{
			subject: role(e.who, context),
			stated: true,
			vps: [vp('become', 'a revealed Cylon player', 'without drawing a Super Crisis card')]
		}
	],
	infiltrate: (e, context) => does(role(e.who, context), vp('infiltrate', 'the humans')),
	grant,
	reroll: () => act('reroll', 'the die'),
	'replace-roll': (e, context) => act('use', amount(e.value, context), 'as the result instead of rolling'),
	branch: (e) =>
		e.to === 'other'
			? act('change', 'the choice', 'to the other option')
			: act('treat', 'the check', `as ${e.to === 'pass' ? 'passed' : 'failed'}`),
	phase: (e) => PHASES[e.enter]()
};
