import { describe, expect, it } from 'vitest';
import { mustRead, type Form } from '../../../tests/facts/meaning.ts';
import { readFacts } from '../../../tests/facts/read.ts';
import { characters } from './characters.ts';
import type { Character, SkillSet } from './components.ts';
import { RESOURCES, SKILL_TYPES, type Piece, type PlaceId, type SkillType } from './ids.ts';
import { PIECE_COUNTS } from './tokens.ts';
import type { Ability, Condition, Effect, Modifier, Trigger } from './vocabulary.ts';

interface AbilityFact {
	timing: string;
	requires?: string;
	effects: string[];
}
interface Fact {
	id: string;
	set: string;
	category: string;
	start: string;
	skills: Record<string, number> & { multi?: { choose: number; from: SkillType[] }[] };
	'hand-limit'?: number;
	positive: AbilityFact;
	once: AbilityFact;
	negative: AbilityFact;
}
const { characters: facts, meta } = readFacts('characters') as {
	characters: Fact[];
	meta: { 'pilot-tokens': Record<string, string[]>; 'hand-limit': Record<string, unknown> };
};
const data: Readonly<Record<string, Character>> = characters;

// ------------------------------------------------------------------ shapes

const answer = (
	on: Trigger['on'],
	effects: Effect[],
	rest: Partial<Ability> & Partial<Trigger> = {}
): Ability => {
	const { of, instead, mode = 'window', ...ability } = rest;
	return {
		when: { on, mode, ...(of ? { of } : {}), ...(instead ? { instead } : {}) },
		effects,
		...ability
	};
};
const act = (effects: Effect[], rest: Partial<Ability> = {}): Ability => ({
	when: 'action',
	effects,
	...rest
});
const move = (effects: Effect[]): Ability => ({ when: 'movement', effects });
const standing = (mods: Modifier[], needs?: Condition): Ability => ({
	when: 'always',
	mods,
	...(needs ? { needs } : {})
});
const forbid = (deed: Extract<Modifier, { kind: 'forbid' }>['deed']): Modifier => ({ kind: 'forbid', deed });

const inCheck = (mod: Modifier): Effect => ({ kind: 'modify', mod, until: 'check' });
const harder = (by: string): Effect => inCheck({ kind: 'difficulty', by: Number(by) });
const oneOf = (...options: Effect[][]): Effect => ({
	kind: 'one-of',
	options: options.map((effects) => ({ effects }))
});
const compare = (
	a: Extract<Condition, { kind: 'compare' }>['a'],
	op: '==' | '<=' | '>=',
	b: string
): Condition => ({
	kind: 'compare',
	a,
	op,
	b: Number(b)
});
const isHolder = (is: Extract<Condition, { kind: 'is' }>['is']): Condition => ({
	kind: 'is',
	who: 'holder',
	is
});
const checkAt = (...origin: PlaceId[]): Condition => ({ kind: 'check-of', origin });
const someoneElse: Effect = { kind: 'choose', from: { seats: { each: 'all', except: 'acting' } } };
const placeIds = (text: string) =>
	text.split(' or ').map((name) => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-') as PlaceId);

// ------------------------------------------------------------------ the clauses, sheet by sheet

/** `timing / requires / effect; effect` */
const ABILITIES: readonly Form<readonly Ability[]>[] = [
	[
		/when drawing crisis cards \/ draw (\d) crisis, resolve 1, other to bottom of crisis deck/,
		(n) => [standing([{ kind: 'draw-choice', deck: 'crisis', draw: Number(n) }])]
	],
	[
		/action \/ draw (\d) quorum, resolve 1 of them, rest to bottom of quorum deck; president title not needed/,
		(n) => [act([{ kind: 'resolve', from: { deck: 'quorum', draw: Number(n) }, rest: 'bottom' }])]
	],
	[
		/on activating a location \/ must: discard self (\d) first, else cannot activate/,
		(n) => [standing([{ kind: 'activation-cost', at: 'any', discard: Number(n) }])]
	],
	[
		/after own crisis draw \(once revealed\) \/ draw self (\d) any \(outside skill set allowed\)/,
		(n) => [
			answer('crisis-revealed', [{ kind: 'draw', who: 'holder', from: 'any', count: Number(n) }], {
				mode: 'auto',
				needs: isHolder('drawer')
			})
		]
	],
	[
		/action \/ look self loyalty\(other player\) all/,
		() => [act([someoneElse, { kind: 'look', who: 'acting', at: { loyalty: 'chosen' }, count: 'all' }])]
	],
	[
		// The second half is R10.6.5.
		/setup \/ starts with 2 loyalty cards; \+1 not-a-cylon card in loyalty deck/,
		() => [
			standing([{ kind: 'extra-loyalty', at: 'entry' }]),
			standing([forbid({ do: 'once-per-game' })], isHolder('newcomer'))
		]
	],
	[
		// Detention is R11.4.8.
		/any player activates Administration or Brig, before check \/ may: difficulty ([+-]\d) or ([+-]\d)/,
		(up, down) => [
			answer('check-before', [oneOf([harder(up)], [harder(down)])], {
				needs: {
					kind: 'any',
					of: [
						checkAt('administration', 'brig'),
						{
							kind: 'all',
							of: [checkAt('detention'), { kind: 'at', who: 'holder', where: { board: 'new-caprica' } }]
						}
					]
				}
			})
		]
	],
	[
		/action \/ cost: (\w+) (-\d); one other resource of choice ([+-]\d)/,
		(paid, cost, gain) => [
			act([
				{
					kind: 'pay',
					cost: RESOURCES.filter((of) => of === paid).map((resource) => ({
						kind: 'resource',
						resource,
						by: Number(cost)
					})),
					effects: [
						{ kind: 'choose', from: { one: { resources: RESOURCES.filter((of) => of !== paid) } } },
						{ kind: 'resource', resource: 'chosen-resource', by: Number(gain) }
					]
				}
			])
		]
	],
	[
		/continuous \/ cannot activate a location holding another character, (\w+) excepted/,
		(except) => [standing([forbid({ do: 'activate-shared', except: except.toLowerCase() as PlaceId })])]
	],
	[
		/check on a crisis card he drew \/ every strength-(\d) card counts positive/,
		(strength) => [
			standing([{ kind: 'positive', strength: Number(strength) }], {
				kind: 'check-of',
				origin: 'crisis',
				drawnBy: 'holder'
			})
		]
	],
	[
		/after any skill check is resolved, before discarding \/ take all cards used in that check into own hand/,
		() => [
			answer('check-cleanup', [{ kind: 'transfer', from: 'check', to: { hand: 'acting' }, count: 'all' }])
		]
	],
	[
		/continuous \/ cannot activate ([A-Z][\w' ]+)/,
		(names) => {
			const [first = 'brig', ...more] = placeIds(names);
			return [standing([forbid({ do: 'activate', at: more.length > 0 ? [first, ...more] : first })])];
		}
	],
	[
		/any player activates (.+), before check \/ may: difficulty ([+-]\d)/,
		(name, by) => [answer('check-before', [harder(by)], { needs: checkAt(...placeIds(name)) })]
	],
	[
		/action \/ title president -> admiral/,
		() => [act([{ kind: 'title', title: 'president', to: 'admiral' }])]
	],
	[
		/start of any player's turn \/ if exactly (\d) skill card in hand: discard self (\d)/,
		(held, n) => [
			answer('turn-start', [{ kind: 'discard', who: 'holder', count: Number(n) }], {
				mode: 'auto',
				needs: compare({ cards: { hand: 'holder' } }, '==', held)
			})
		]
	],
	[
		/during own turn, after a die roll \/ may: reroll that die once per turn, new result stands/,
		() => [
			answer('after-roll', [{ kind: 'reroll' }], {
				needs: isHolder('current'),
				limit: { n: 1, per: 'turn' }
			})
		]
	],
	[
		/after any player makes the choice on a crisis card \/ may: change which option is taken/,
		() => [answer('option-chosen', [{ kind: 'branch', to: 'other' }], { instead: true })]
	],
	[
		/setup until his 2nd turn \/ not on board: cannot move, be moved or act; start of own 2nd turn: place on (.+)/,
		(name) => [
			standing(
				[forbid({ do: 'move' }), forbid({ do: 'be-moved' }), forbid({ do: 'act' })],
				isHolder('stranded')
			),
			answer(
				'entered-play',
				placeIds(name).map((to) => ({
					kind: 'later',
					at: 'second-own-turn',
					effects: [{ kind: 'send', who: 'holder', to }]
				})),
				{ mode: 'auto' }
			)
		]
	],
	[
		/a viper is placed in space from Reserves \(any cause\) \/ on a Galactica location other than Brig \/ may: pilot that viper and take (\d) action/,
		(n) => [
			answer(
				'viper-placed',
				[
					{ kind: 'pilot', who: 'acting', viper: 'placed' },
					{ kind: 'grant', who: 'acting', actions: Number(n) }
				],
				{
					needs: {
						kind: 'all',
						of: [
							{ kind: 'at', who: 'holder', where: { board: 'galactica' } },
							{ kind: 'not', of: { kind: 'at', who: 'holder', where: 'brig' } }
						]
					}
				}
			)
		]
	],
	[
		/action \/ up to (\d) unmanned viper activations/,
		(n) => [act([{ kind: 'activate-vipers', upTo: Number(n) }])]
	],
	[/forced to discard skill cards \/ discards at random/, () => [standing([{ kind: 'random-discard' }])]],
	[
		/own turn starts while piloting a viper \/ (\d) actions in own action step/,
		(n) => [
			standing([{ kind: 'limit', of: 'actions', n: Number(n) }], {
				kind: 'is',
				who: 'holder',
				is: 'piloting',
				asOf: 'turn-start'
			})
		]
	],
	[
		/right after any crisis card is revealed \/ discard it, draw a new crisis card/,
		() => [answer('crisis-revealed', [{ kind: 'redraw-crisis' }], { instead: true })]
	],
	[
		/chosen as target of (.+) \/ difficulty ([+-]\d)/,
		(name, by) => [
			standing([{ kind: 'difficulty', by: Number(by) }], {
				kind: 'check-of',
				origin: placeIds(name),
				target: 'holder'
			})
		]
	],
	[
		/end of own turn \/ may: look self top (\d) crisis, put on top or bottom/,
		(n) => [
			answer(
				'turn-end',
				[{ kind: 'look', who: 'acting', at: { deck: 'crisis' }, count: Number(n), put: 'top-or-bottom' }],
				{ of: { own: true } }
			)
		]
	],
	[
		/before a check on a crisis card is resolved \/ choose pass or fail; check is not played/,
		() => [
			answer('check-bypass', [oneOf([{ kind: 'branch', to: 'pass' }], [{ kind: 'branch', to: 'fail' }])], {
				instead: true,
				needs: { kind: 'check-of', origin: 'crisis' }
			})
		]
	],
	[
		// The last part is R10.6.4.
		/sleeper phase \/ dealt 2 loyalty cards instead of 1; send self (\w+)/,
		(to) => [
			standing([{ kind: 'extra-loyalty', at: 'sleepers' }]),
			answer('sleepers-dealt', [{ kind: 'send', who: 'holder', to: to as PlaceId }], { mode: 'auto' }),
			answer('entered-play', [{ kind: 'send', who: 'holder', to: to as PlaceId }], {
				mode: 'auto',
				needs: isHolder('newcomer')
			})
		]
	],
	[
		/own turn, after using a Repair skill card \/ may: (\d) more action, once per turn/,
		(n) => [
			answer('card-resolved', [{ kind: 'grant', who: 'acting', actions: Number(n) }], {
				of: { card: 'repair', own: true },
				needs: isHolder('current'),
				limit: { n: 1, per: 'turn' }
			})
		]
	],
	[
		/after all cards are in a check, before reveal \/ choose a skill type: its cards count strength 0/,
		() => [
			answer('check-cards-in', [
				{ kind: 'choose', from: { one: { types: SKILL_TYPES } } },
				inCheck({ kind: 'strength-zero', type: 'chosen-type' })
			])
		]
	],
	[/continuous \/ hand limit (\d+)/, (n) => [standing([{ kind: 'limit', of: 'hand', n: Number(n) }])]],
	[
		/an (.+) check passes with total strength >= (\d+) \/ may: execute the target instead of brig/,
		(name, least) => [
			answer('check-outcome', [{ kind: 'execute', who: 'target' }], {
				of: { outcome: 'pass' },
				instead: true,
				needs: { kind: 'all', of: [checkAt(...placeIds(name)), compare('total', '>=', least)] }
			})
		]
	],
	[
		/action \/ distance <= (\d) \/ destroy civilian (\d) \(draw\); jump the fleet, red spaces allowed; admiral draws (\d) destination only/,
		(most, ships, n) => [
			act(
				[
					{ kind: 'destroy', pieces: { piece: 'civilian', count: Number(ships) } },
					{ kind: 'jump', destinations: Number(n) }
				],
				{ needs: compare('distance', '<=', most) }
			)
		]
	],
	[
		/own movement step ends in same location as another human player \/ may: give that player (\d) skill card from hand, then draw self (\d)/,
		(given, n) => {
			const here = { placeOf: 'acting' } as const;
			const company = { each: 'human', at: here, except: 'acting' } as const;
			return [
				answer(
					'movement-end',
					[
						{ kind: 'choose', from: { seats: company } },
						{
							kind: 'pay',
							cost: [
								{
									kind: 'transfer',
									from: { hand: 'acting' },
									to: { hand: 'chosen' },
									count: Number(given),
									pick: 'acting'
								}
							],
							effects: [{ kind: 'draw', who: 'acting', from: 'set', count: Number(n) }]
						}
					],
					{ of: { own: true }, needs: { kind: 'at', who: company, where: here } }
				)
			];
		}
	],
	[
		/start of own turn \/ take president or admiral title; end of own turn: return it to previous holder/,
		() => [
			answer(
				'turn-start',
				[
					{ kind: 'choose', from: { one: { titles: ['president', 'admiral'] } } },
					{ kind: 'title', title: 'chosen-title', to: 'acting', returned: true }
				],
				{ of: { own: true } }
			)
		]
	],
	[/continuous \/ treachery is part of skill set \(its text unusable for humans\)/, () => []],
	[
		/on activating Communications \/ may: look at all civilian ships on board, may move any number of them \(each to an adjacent area\)/,
		() => [
			answer(
				'location-activated',
				[
					{ kind: 'look', who: 'acting', at: { ships: 'all' }, count: 'all' },
					{
						kind: 'may',
						effects: [{ kind: 'move-ships', what: 'all-civilians', to: 'adjacent' }]
					}
				],
				{ of: { place: 'communications', own: true }, instead: true }
			)
		]
	],
	[
		/before a skill check \/ look self top (\d) of one skill deck \(any type\); put all \1 into the check or all \1 into own hand/,
		(n) => [
			answer('check-before', [
				{ kind: 'choose', from: { one: { decks: SKILL_TYPES } } },
				{ kind: 'look', who: 'acting', at: { deck: 'chosen-deck' }, count: Number(n) },
				oneOf(
					[
						{
							kind: 'later',
							at: 'destiny-in',
							effects: [{ kind: 'transfer', from: 'looked', to: 'check', count: 'all' }]
						}
					],
					[{ kind: 'transfer', from: 'looked', to: { hand: 'acting' }, count: 'all' }]
				)
			])
		]
	],
	[
		/morale is reduced to <= (\d) \/ execute self; if human: no morale loss from this execution/,
		(most) => [
			answer('resource-lost', [{ kind: 'execute', who: 'holder', moraleLoss: false }], {
				mode: 'auto',
				of: { resource: 'morale' },
				needs: compare({ resource: 'morale' }, '<=', most)
			})
		]
	],
	[
		/own action step, when she would roll a die \/ may: discard self (\d) skill card, use its strength \+ (\d) as the result, no roll/,
		(n, more) => [
			answer(
				'roll-due',
				[
					{
						kind: 'pay',
						cost: [{ kind: 'discard', who: 'acting', count: Number(n) }],
						effects: [{ kind: 'replace-roll', value: { sum: ['paid-strength', Number(more)] } }]
					}
				],
				{ of: { own: true, step: 'action' }, instead: true }
			)
		]
	],
	[
		/action, while piloting a viper \/ send self (\w+); destroy one choice in own space area: (.+)/,
		(to, options) => [
			act(
				[
					{ kind: 'choose', from: { areas: { areaOf: 'acting' } } },
					{ kind: 'send', who: 'acting', to: to as PlaceId },
					oneOf(
						...options.split(' | ').map((option): Effect[] => {
							const [piece, count] = option.split(' ');
							return [
								{
									kind: 'destroy',
									pieces: { piece: piece as Piece, count: Number(count), in: 'chosen-area' }
								}
							];
						})
					)
				],
				{ needs: { kind: 'is', who: 'acting', is: 'piloting' } }
			)
		]
	],
	[
		/end of own action step \/ if in same location or space area as at start of own turn: send self (\w+)/,
		(to) => [
			answer('action-end', [{ kind: 'send', who: 'holder', to: to as PlaceId }], {
				mode: 'auto',
				of: { own: true },
				needs: { kind: 'at', who: 'holder', where: { placeOf: 'holder', asOf: 'turn-start' } }
			})
		]
	],
	[
		/action \/ place front: basestar 1; if all basestars are in play instead may: remove (\d) basestar from board; may: place front: raider (\d) and place rear: civilian (\d)/,
		(removed, raiders, ships) => {
			const inPlay = { pieces: { piece: 'basestar', count: 'all', in: 'any' } } as const;
			const all = PIECE_COUNTS.basestar;
			return [
				act([
					{
						kind: 'one-of',
						options: [
							{
								needs: { kind: 'compare', a: inPlay, op: '<', b: all },
								effects: [{ kind: 'place', at: 'front', pieces: [{ piece: 'basestar', count: 1 }] }]
							},
							{
								needs: { kind: 'compare', a: inPlay, op: '>=', b: all },
								effects: [
									{
										kind: 'may',
										effects: [
											{ kind: 'remove', pieces: { piece: 'basestar', count: Number(removed), in: 'any' } }
										]
									}
								]
							}
						]
					},
					{
						kind: 'may',
						effects: [
							{ kind: 'place', at: 'front', pieces: [{ piece: 'raider', count: Number(raiders) }] },
							{ kind: 'place', at: 'rear', pieces: [{ piece: 'civilian', count: Number(ships) }] }
						]
					}
				])
			];
		}
	],
	[
		/movement \/ take (\d) actions \(own action step still follows\)/,
		(n) => [move([{ kind: 'grant', who: 'acting', actions: Number(n) }])]
	],
	[
		/any player reveals a You Are a Cylon card \/ discard self hand/,
		() => [answer('cylon-revealed', [{ kind: 'discard', who: 'holder', count: 'hand' }], { mode: 'auto' })]
	],
	[
		/movement \/ draw self (\d) from top of destiny deck; put (\d) cards from hand on top of destiny deck/,
		(taken, put) => [
			move([
				{ kind: 'transfer', from: { deck: 'destiny' }, to: { hand: 'acting' }, count: Number(taken) },
				{
					kind: 'transfer',
					from: { hand: 'acting' },
					to: { deck: 'destiny' },
					count: Number(put),
					pick: 'acting',
					as: 'top'
				}
			])
		]
	],
	[
		/action \/ swap skill hand with another player/,
		() => [act([someoneElse, { kind: 'exchange', a: { hand: 'acting' }, b: { hand: 'chosen' } }])]
	],
	[
		/own voluntary moves \/ cannot move to a location holding another character/,
		() => [standing([forbid({ do: 'move', to: 'shared' })])]
	],
	[
		/movement \/ take (\d) random skill card from another player's hand; that player draws (\d) from a skill deck self picks \(any type\)/,
		(taken, drawn) => [
			move([
				someoneElse,
				{
					kind: 'transfer',
					from: { hand: 'chosen' },
					to: { hand: 'acting' },
					count: Number(taken),
					pick: 'random'
				},
				{ kind: 'choose', from: { one: { types: SKILL_TYPES } } },
				{ kind: 'draw', who: 'chosen', from: 'chosen-type', count: Number(drawn) }
			])
		]
	],
	[
		/after all cards of a check are revealed \/ may: add any number of own skill cards to the check/,
		() => [
			answer('check-revealed', [
				{ kind: 'transfer', from: { hand: 'acting' }, to: 'check', count: 'any', pick: 'acting' }
			])
		]
	],
	[
		/on activating ([A-Z][\w' ]+) \/ must: discard self (\d) first/,
		(name, n) => {
			const [at = 'brig'] = placeIds(name);
			return [standing([{ kind: 'activation-cost', at, discard: Number(n) }])];
		}
	]
];

const abilitiesOf = ({ timing, requires, effects }: AbilityFact) =>
	mustRead(ABILITIES, [timing, ...(requires ? [requires] : []), effects.join('; ')].join(' / '));

// ------------------------------------------------------------------ the rest of the sheet

const STARTS: readonly Form<Character['start']>[] = [
	[/off-board \(stranded\)/, () => 'stranded'],
	[/piloting a viper launched at setup/, () => 'viper'],
	[/([a-z-]+) or ([a-z-]+) \(owner picks\)/, (...places) => places as PlaceId[]],
	[/([a-z-]+)/, (place) => place as PlaceId]
];
const skillsOf = ({ multi, ...fixed }: Fact['skills']) => {
	expect(multi?.length ?? 1).toBe(1);
	const [split] = multi ?? [];
	return { fixed, ...(split ? { split: { count: split.choose, from: split.from } } : {}) };
};
const typesOf = ({ fixed, split }: SkillSet) => [...Object.keys(fixed), ...(split?.from ?? [])];

describe('Characters', () => {
	it('are those of the facts, in their order', () => {
		expect(Object.keys(data)).toEqual(facts.map(({ id }) => id));
		expect(facts).toHaveLength(17);
	});

	it.each(facts)('$id: set, category, start and skill set', (fact) => {
		const { set, category, start, skills } = data[fact.id] ?? {};
		expect({ set, category, start, skills }).toEqual({
			set: fact.set,
			category: fact.category,
			start: mustRead(STARTS, fact.start),
			skills: skillsOf(fact.skills)
		});
	});

	it.each(facts)('$id: positive ability', (fact) => {
		expect(data[fact.id]?.positive).toEqual(abilitiesOf(fact.positive));
	});

	it.each(facts)('$id: once-per-game ability', (fact) => {
		expect(data[fact.id]?.once).toEqual(
			abilitiesOf(fact.once).map((ability) => ({ ...ability, once: true }))
		);
	});

	it.each(facts)('$id: negative ability', (fact) => {
		expect(data[fact.id]?.negative).toEqual(abilitiesOf(fact.negative));
	});

	it('pilots are those with a pilot token', () => {
		const pilots = Object.entries(data).filter(([, { skills }]) => typesOf(skills).includes('piloting'));
		expect(pilots.map(([id]) => id).toSorted()).toEqual(
			Object.values(meta['pilot-tokens']).flat().toSorted()
		);
	});

	it('Receive Skills gives five cards, four to Baltar, two to a Cylon Leader', () => {
		for (const [id, { category, skills }] of Object.entries(data)) {
			const cards = Object.values(skills.fixed).reduce((a, b) => a + b, 0) + (skills.split?.count ?? 0);
			expect([id, cards]).toEqual([id, category === 'cylon-leader' ? 2 : id === 'gaius-baltar' ? 4 : 5]);
		}
	});
});
