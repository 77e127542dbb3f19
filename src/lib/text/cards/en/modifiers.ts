import type { Deed, Modifier } from '../../../box/vocabulary.ts';
import type { Clause, Context, Subject, Vp } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { act } from './clauses.ts';
import { list } from './grammar.ts';
import { cards, deckName, place, who, you } from './phrases.ts';
import { terms } from './terms.ts';

const state = (subject: Subject, verb: string, rest: string): Clause[] => [
	{ subject, stated: true, vps: [{ verb, rest }] }
];
const thing = (np: string, person: 'one' | 'many' = 'one'): Subject => ({ id: np, np, person });
const signed = (by: number, what: string): Clause[] =>
	act(by < 0 ? 'reduce' : 'increase', what, `by ${Math.abs(by)}`);

function deed(d: Deed): Vp {
	switch (d.do) {
		case 'activate':
			return { verb: 'activate', objects: [place(d.at)] };
		case 'activate-shared':
			return {
				verb: 'activate',
				objects: [`a location where another character is, except ${terms.places[d.except]}`]
			};
		case 'move':
			return d.to === undefined
				? { verb: 'move' }
				: d.to === 'shared'
					? { verb: 'move', rest: 'to a location where another character is' }
					: { verb: 'move', rest: `to ${terms.boards[d.to.board]}` };
		case 'be-moved':
			return { verb: 'be moved' };
		case 'act':
			return { verb: 'take', objects: ['actions'] };
		case 'look-at-loyalty':
			return { verb: 'look at', objects: ["another player's Loyalty cards"] };
		case 'once-per-game':
			return { verb: 'use', objects: ['{your|their} once-per-game ability'] };
		case 'reveal-effect':
			return { verb: 'use', objects: ['the effect of a Loyalty card {you|they} reveal'] };
		case 'launch':
			return { verb: 'launch', objects: ['raiders or heavy raiders'] };
		case 'attack':
			return { verb: 'attack', objects: ['Galactica'] };
		case 'be-chosen-at':
			return { verb: 'be chosen', rest: `with ${terms.places[d.place]}` };
	}
}

type Forbid = Extract<Modifier, { kind: 'forbid' }>;
function forbid(mod: Forbid, context: Context): Clause[] {
	const vps = [deed(mod.deed)];
	const everybody = mod.who === undefined ? context.carrier === undefined : mod.who;
	if (everybody === true) return [{ subject: thing('no player'), modal: 'may', vps }];
	if (typeof everybody === 'object' && 'each' in everybody) {
		const np = who(everybody, context).np.replace(
			/^each (?:other )?/u,
			everybody.except ? 'no other ' : 'no '
		);
		return [{ subject: thing(np.replace(/ other than .*$/u, '')), modal: 'may', vps }];
	}
	const subject = everybody === false ? (context.carrier ?? you) : who(everybody, context);
	return [
		{
			subject,
			modal: 'cannot',
			vps,
			...(context.until === 'game' ? { tail: ' for the rest of the game' } : {})
		}
	];
}

const LIMIT = {
	hand: (n: number) => `keep at most ${cards(n, 'skill')} in hand`,
	'quorum-hand': (n: number) => `keep at most ${cards(n, 'Quorum')} in hand`,
	'check-cards': (n: number) => `add at most ${cards(n, 'skill')} to each skill check`,
	actions: (n: number) => `take ${n} actions in your Action step`
} as const;

/** The destinations are the Admiral's own; anybody else draws them in his place, once. */
const isAdmiral = (context: Context): boolean => context.you.includes('admiral');

export const modifiers: CardWords['modifiers'] = {
	difficulty: (m) => signed(m.by, 'the difficulty of the check'),
	positive: (m) =>
		act(
			'count',
			m.types
				? `all ${list(m.types.map((type) => terms.skills[type]))} cards in the check`
				: `all cards of strength ${m.strength ?? 1} in the check`,
			'as positive'
		),
	'strength-zero': () => act('treat', 'all cards of that type in the check', 'as having strength 0'),
	'face-up': (m) => [
		...state(thing('all skill cards players add to this check', 'many'), 'be', 'placed face up'),
		...state(
			thing('cards of the Destiny deck', 'many'),
			'be',
			m.destiny ? 'placed face up as well' : 'still placed face down'
		)
	],
	'destiny-count': (m) =>
		m.n === 0
			? act('add', 'no cards of the Destiny deck', 'to this check')
			: act('add', cards(m.n, 'Destiny'), 'to this check'),
	'roll-add': (m, context) =>
		m.rolls === 'any'
			? act(
					m.by < 0 ? 'subtract' : 'add',
					String(Math.abs(m.by)),
					`${m.by < 0 ? 'from' : 'to'} the ${context.until === 'next-result' ? 'new ' : ''}result`
				)
			: act(
					m.by < 0 ? 'subtract' : 'add',
					String(Math.abs(m.by)),
					`${m.by < 0 ? 'from' : 'to'} every attack roll ${m.rolls === 'against' ? 'against this basestar' : 'of an unmanned viper'}`
				),
	limit: (m) => {
		const [verb = '', ...rest] = LIMIT[m.of](m.n).split(' ');
		return [
			{
				subject: you,
				stated: true,
				vps: [{ verb, rest: rest.join(' ') }],
				...(m.of === 'actions' || m.of === 'check-cards' ? { modal: 'may' as const } : {})
			}
		];
	},
	receive: (m) => act('draw', `only ${cards(m.n, 'skill')}`, 'in the Receive Skills step'),
	'draw-choice': (m, context) => [
		{
			subject: you,
			lead:
				m.deck === 'crisis'
					? 'when you would draw a Crisis card'
					: isAdmiral(context)
						? 'when the fleet jumps'
						: 'when the fleet next jumps',
			stated: true,
			vps: [
				{
					verb: 'draw',
					objects: [cards(m.draw, deckName(m.deck))],
					rest: m.deck === 'crisis' ? 'instead' : isAdmiral(context) ? '' : 'in place of the Admiral'
				},
				{ verb: 'choose', objects: ['1 of them'], rest: 'to resolve' },
				{
					verb: 'put',
					objects: [m.draw === 2 ? 'the other' : 'the others'],
					rest: 'at the bottom of the deck'
				}
			]
		}
	],
	forbid,
	'activation-cost': (m) => [
		{
			subject: you,
			stated: true,
			vps: [
				{
					verb: 'have to',
					rest: `discard ${cards(m.discard, 'skill')} before you activate ${m.at === 'any' ? 'a location' : place(m.at)}`
				}
			]
		}
	],
	'random-discard': () => [
		{
			subject: you,
			lead: 'whenever you have to discard skill cards',
			stated: true,
			vps: [{ verb: 'discard', objects: ['them'], rest: 'at random' }]
		}
	],
	'loss-less': (m) => act('reduce', 'the next loss of that resource this turn', `by ${m.by}`),
	'add-icon': () => act('treat', 'the next Crisis card resolved this turn', 'as if it had the jump icon'),
	'skip-step': (m) =>
		m.step === 'crisis'
			? act('skip', 'the Crisis step of your turn')
			: act('skip', 'the Prepare for Jump step of this turn'),
	'launch-add': (m) => [
		{
			subject: thing('each basestar'),
			lead: 'whenever basestars launch raiders or heavy raiders',
			vps: [{ verb: 'launch', objects: [`${m.by} more ship of that kind`] }]
		}
	],
	'raiders-miss': (m) => [
		{
			subject: thing(`the first ${m.first} raiders activated in your area`, 'many'),
			vps: [{ verb: 'miss', rest: 'without a roll' }]
		}
	],
	ace: (m) => [
		{
			subject: thing('Scar'),
			lead: 'whenever raiders are activated',
			vps: [{ verb: 'be activated', rest: m.passes === 2 ? 'twice' : `${m.passes} times` }]
		},
		{
			subject: thing('Scar'),
			vps: [{ verb: 'be destroyed', rest: `only by a die result of ${m.killedOn} or 8` }]
		}
	],
	'extra-loyalty': (m) => [
		{
			subject: you,
			stated: true,
			vps: [
				{
					verb: 'receive',
					objects: ['1 additional Loyalty card'],
					rest: m.at === 'entry' ? 'at the start of the game' : 'in the Sleeper Agent phase'
				}
			]
		},
		{
			subject: thing('the Loyalty deck'),
			vps: [{ verb: 'contain', objects: ['1 more You Are Not a Cylon card'] }]
		}
	],
	redirect: (m) => [
		{
			subject: thing(`a character on New Caprica who would be sent to ${terms.places[m.from]}`),
			...(m.while === 'before-return' ? { lead: 'until Galactica returns' } : {}),
			vps: [{ verb: 'go', rest: `to ${terms.places[m.to]} instead` }]
		}
	]
};
