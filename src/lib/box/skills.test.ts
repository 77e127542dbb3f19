import { describe, expect, it } from 'vitest';
import { mustRead, readEffects, shown, type Form, type ShownAbility } from '../../../tests/facts/meaning.ts';
import { readFacts } from '../../../tests/facts/read.ts';
import type { SkillCard } from './components.ts';
import { RESOURCES, SKILL_TYPES, type Piece, type SkillType } from './ids.ts';
import { skillCards } from './skills.ts';
import type { Ability, Condition, Effect, Modifier, Trigger } from './vocabulary.ts';

interface Fact {
	id: string;
	set: string;
	type: string;
	strengths: Record<string, number>;
	timing: string[];
	user: string;
	trigger?: string;
	requires?: string;
	effects: string[];
	limit?: string;
	also?: string;
	icon?: string;
	replaces?: string;
}
const { skills: facts, meta } = readFacts('skills') as {
	skills: Fact[];
	meta: { totals: Record<string, number> };
};
const data: Readonly<Record<string, SkillCard>> = skillCards;

const inCheck = (mod: Modifier): Effect => ({ kind: 'modify', mod, until: 'check' });
const onDie = (by: number, until: 'roll' | 'result' | 'next-result'): Effect => ({
	kind: 'modify',
	mod: { kind: 'roll-add', by, rolls: 'any' },
	until
});

const EFFECTS: readonly Form<readonly Effect[]>[] = [
	[
		/draw self (\d+) any \(types free, outside skill set allowed\)/,
		(n) => [{ kind: 'draw', who: 'acting', from: 'any', count: Number(n) }]
	],
	[
		/this check: every card is added face up, destiny cards included/,
		() => [inCheck({ kind: 'face-up', destiny: true })]
	],
	[
		/this check: every player-added card is face up; destiny cards stay face down/,
		() => [inCheck({ kind: 'face-up', destiny: false })]
	],
	[
		/each human player with <= (\d+) skill cards in hand: may: draw (\d+) from own skill set/,
		(most, n) => [
			{
				kind: 'for-each',
				who: {
					each: 'human',
					if: { kind: 'compare', a: { cards: { hand: 'each' } }, op: '<=', b: Number(most) }
				},
				effects: [
					{
						kind: 'may',
						by: 'each',
						effects: [{ kind: 'draw', who: 'each', from: 'set', count: Number(n) }]
					}
				]
			}
		]
	],
	[
		/choose resource \((\S+)\): next loss of it this turn is (\d+) smaller/,
		(of, by) => [
			{
				kind: 'choose',
				from: { one: { resources: RESOURCES.filter((resource) => of.split('|').includes(resource)) } }
			},
			{
				kind: 'modify',
				mod: { kind: 'loss-less', resource: 'chosen-resource', by: Number(by) },
				until: 'turn'
			}
		]
	],
	[
		/choose other player \(not a cylon player\): that player either moves then takes (\d) action, or takes (\d) actions without moving/,
		(moved, stayed) => [
			{ kind: 'choose', from: { seats: { each: 'human', except: 'acting' } } },
			{
				kind: 'one-of',
				by: 'chosen',
				options: [
					{ effects: [{ kind: 'grant', who: 'chosen', move: true, actions: Number(moved) }] },
					{ effects: [{ kind: 'grant', who: 'chosen', actions: Number(stayed) }] }
				]
			}
		]
	],
	[/difficulty of this check ([+-]\d+)/, (by) => [inCheck({ kind: 'difficulty', by: Number(by) })]],
	[
		/this check: (\w+) cards count positive/,
		(type) => [inCheck({ kind: 'positive', types: [type as SkillType] })]
	],
	[
		/roll: 1-(\d) => \[destroy raptor (\d)\]; \d-8 => \[look self top (\d) of crisis or destination deck, put it on top or bottom of that deck\]/,
		(upTo, lost, n) => [
			{
				kind: 'roll',
				table: [
					{
						upTo: Number(upTo),
						effects: [{ kind: 'destroy', pieces: { piece: 'raptor', count: Number(lost) } }]
					},
					{
						upTo: 8,
						effects: [
							{ kind: 'choose', from: { one: { decks: ['crisis', 'destination'] } } },
							{
								kind: 'look',
								who: 'acting',
								at: { deck: 'chosen-deck' },
								count: Number(n),
								put: 'top-or-bottom'
							}
						]
					}
				]
			}
		]
	],
	[/any die roll: result ([+-]\d+)/, (by) => [onDie(Number(by), 'roll')]],
	[
		/any die roll: result ([+-]\d+) or ([+-]\d+) \(user picks\)/,
		(a, b) => [
			{
				kind: 'one-of',
				options: [{ effects: [onDie(Number(a), 'result')] }, { effects: [onDie(Number(b), 'result')] }]
			}
		]
	],
	[/this check: no destiny cards added/, () => [inCheck({ kind: 'destiny-count', n: 0 })]],
	[
		/take (\d) action now \(normal action step still follows\)/,
		(n) => [{ kind: 'grant', who: 'acting', actions: Number(n) }]
	],
	[
		/reroll the attack die; if that viper is piloted new result (-\d+)/,
		(by) => [
			{
				kind: 'if',
				if: { kind: 'is', who: 'target', is: 'piloting' },
				effects: [onDie(Number(by), 'next-result')]
			},
			{ kind: 'reroll' }
		]
	],
	[
		/attack with own viper up to (\d) times \(targets and rolls one by one\)/,
		(n) => [{ kind: 'attack', with: 'viper', times: Number(n) }]
	],
	[
		/may: move own viper to any space area/,
		() => [{ kind: 'may', effects: [{ kind: 'move-ships', what: 'own-viper', to: 'any' }] }]
	],
	[
		/may: attack 1 cylon ship in own area \(even without moving\)/,
		() => [{ kind: 'may', effects: [{ kind: 'attack', with: 'viper' }] }]
	],
	[
		/first (\d+) raiders activating in own space area miss, no roll/,
		(n) => [{ kind: 'modify', mod: { kind: 'raiders-miss', first: Number(n) }, until: 'activation' }]
	],
	[
		/repair own current location \(Galactica or Pegasus\); or, if in Hangar Deck, instead may repair up to (\d) damaged vipers \(to Reserves\)/,
		(n) => [
			{
				kind: 'one-of',
				options: [
					{ effects: [{ kind: 'repair', what: 'own-place' }] },
					{
						needs: { kind: 'at', who: 'acting', where: 'hangar-deck' },
						effects: [
							{ kind: 'repair', what: { piece: 'viper', count: Number(n), in: 'damaged', upTo: true } }
						]
					}
				]
			}
		]
	],
	[
		/activate heavy \(centurions do not advance\)/,
		() => [{ kind: 'activate', icon: 'heavy', noCenturions: true }]
	],
	[
		/draw all treachery (\d) \(cylon players too\)/,
		(n) => [{ kind: 'draw', who: { each: 'all' }, from: 'treachery', count: Number(n) }]
	],
	[
		/put this card on top of destiny deck in exchange for its former top card \(to hand\)/,
		() => [{ kind: 'exchange', a: 'this', b: { deck: 'destiny' } }]
	],
	[/highest resource (-\d)/, (by) => [{ kind: 'resource', resource: 'highest', by: Number(by) }]],
	[
		/damage galactica (\d) \(current player may take it on Pegasus\)/,
		(n) => [{ kind: 'damage', target: 'galactica', hits: Number(n) }]
	]
];

const event = (on: Trigger['on'], of?: Trigger['of'], mode: Trigger['mode'] = 'window'): Trigger => ({
	on,
	mode,
	...(of ? { of } : {})
});
const TRIGGERS: readonly Form<NonNullable<Trigger['of']>>[] = [
	[
		/self destroys a (\w+), or a (\w+) on the boarding track/,
		(...of) => ({ pieces: of as Piece[], own: true })
	],
	[/a human player discards a (\w+) card/, (type) => ({ by: 'human', type: type as SkillType })]
];
const whenOf = (timing: string, fact: Fact): Ability['when'] => {
	const of = fact.trigger ? mustRead(TRIGGERS, fact.trigger) : undefined;
	const table: Readonly<Record<string, Ability['when']>> = {
		action: 'action',
		movement: 'movement',
		'before-check': event('check-before'),
		reckless: event('check-before'),
		'after-check-total': event('check-total'),
		'before-roll': event('before-roll'),
		'after-roll': event('after-roll'),
		'after-attack-on-viper': event('after-roll', { attackOn: 'viper' }),
		'before-raider-activation': event('raiders-activate'),
		'after-destroy': event('destroyed', of),
		'on-discard': event('discarded', of),
		'reckless-skill-check': event('check-abilities', { reckless: true }, 'auto')
	};
	const found = table[timing];
	if (!found) throw new Error(`unknown timing: ${timing}`);
	return found;
};

type Limit = NonNullable<Ability['limit']>;
const LIMITS: readonly Form<Limit | undefined>[] = [
	[/none printed/, () => undefined],
	[/1 .*(?:Executive Order|Critical Situation) per turn.*/, () => ({ n: 1, per: 'turn', group: 'orders' })],
	[/(?:once|1 [A-Z][\w ]+) per (turn|check)/, (per) => ({ n: 1, per: per as 'turn' | 'check' })]
];
const limitOf = (fact: Fact): Limit | undefined => {
	if (fact.timing.includes('reckless')) return { n: 1, per: 'check', group: 'reckless' };
	// R1.5.7: what was played before the roll holds through rerolls, what was played on a result goes with it.
	if (fact.limit?.endsWith('per die roll')) {
		return { n: 1, per: fact.timing.includes('before-roll') ? 'roll' : 'result' };
	}
	return fact.limit === undefined ? undefined : (mustRead(LIMITS, fact.limit) ?? undefined);
};

const NEEDS: readonly Form<Condition>[] = [
	[/human-player piloting a viper/, () => ({ kind: 'is', who: 'acting', is: 'piloting' })],
	[
		/(\d) raptor not destroyed/,
		(n) => ({
			kind: 'compare',
			a: { pieces: { piece: 'raptor', count: 'all', in: 'reserves' } },
			op: '>=',
			b: Number(n)
		})
	],
	[/>= 1 human player in Brig or Detention/, () => ({ kind: 'at', who: { each: 'human' }, where: 'prison' })]
];
const needsOf = (fact: Fact): Condition | undefined => {
	const text = fact.requires ?? (fact.user.includes('piloting') ? fact.user : undefined);
	return text === undefined ? undefined : mustRead(NEEDS, text);
};

const ALSO: readonly Form<Ability>[] = [
	[
		/on New Caprica discard it to reroll own Attack Occupation Force die/,
		() => ({
			when: event('after-roll', { attackOn: 'occupation', own: true }),
			effects: [{ kind: 'reroll' }]
		})
	]
];

const abilitiesOf = (fact: Fact): ShownAbility[] => {
	const limit = limitOf(fact);
	const needs = needsOf(fact);
	return [
		...fact.timing.map((timing) => ({
			when: whenOf(timing, fact),
			...(needs ? { needs } : {}),
			...(limit ? { limit } : {}),
			effects: readEffects(EFFECTS, fact.effects)
		})),
		...(fact.also ? [shown(mustRead(ALSO, fact.also))] : [])
	];
};

const copies = ({ strengths }: SkillCard) => Object.values(strengths).reduce((a, b) => a + b, 0);

describe('Skill cards', () => {
	it('are the kinds of the facts, in their order', () => {
		expect(Object.keys(data)).toEqual(facts.map(({ id }) => id));
		expect(facts).toHaveLength(27);
	});

	it.each(facts)('$id: set, type, strengths and marks', (fact) => {
		const { abilities, ...printed } = data[fact.id] ?? { abilities: [] };
		expect(abilities.length).toBeGreaterThan(0);
		expect(printed).toEqual({
			set: fact.set,
			type: fact.type,
			strengths: fact.strengths,
			...(fact.timing.includes('reckless') ? { reckless: true } : {}),
			...(fact.icon === 'skill-check-ability' ? { checkAbility: true } : {}),
			...(fact.replaces ? { replaces: fact.replaces } : {})
		});
	});

	it.each(facts)('$id: timing, limit and effects', (fact) => {
		expect(data[fact.id]?.abilities.map(shown)).toEqual(abilitiesOf(fact));
	});

	it.each(Object.entries(meta.totals))('%s has %i cards', (set, total) => {
		const cards = Object.values(data).filter((card) => card.set === set);
		expect(cards.map(copies).reduce((a, b) => a + b, 0)).toBe(total);
	});

	it('every type has cards', () => {
		expect(new Set(Object.values(data).map(({ type }) => type))).toEqual(new Set(SKILL_TYPES));
	});
});
