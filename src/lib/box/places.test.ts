import { describe, expect, it } from 'vitest';
import {
	mustRead,
	read,
	readEffects,
	shown,
	type Form,
	type ShownAbility
} from '../../../tests/facts/meaning.ts';
import { parseClause, type Parsed } from '../../../tests/facts/notation.ts';
import { readFacts } from '../../../tests/facts/read.ts';
import { COMBAT } from './combat.ts';
import type { BoardAction, Place } from './components.ts';
import { BOARDS, type Piece, type PlaceId, type SkillType } from './ids.ts';
import { boardActions, places } from './places.ts';
import { JUMP_TRACK } from './tokens.ts';
import type { Ability, Condition, Effect, Modifier, Weapon } from './vocabulary.ts';

interface CheckFact {
	difficulty: number;
	positive: SkillType[];
	pass: string[];
	fail: string[];
}
interface Fact {
	id: string;
	slot?: string;
	set: string;
	hazardous: boolean;
	user: string;
	passive?: string[];
	action?: string[] | 'none';
	'human-action'?: string[];
	'cylon-action'?: string[];
	check?: CheckFact;
	'skip-steps'?: string[];
	replaces?: string;
}
interface ActionFact {
	id: string;
	user: string;
	requires: string;
	action: string[];
}
const boards = [
	'galactica',
	'colonial-one',
	'cylon-locations-base',
	'cylon-locations-pegasus',
	'pegasus',
	'new-caprica'
] as const;
const facts = readFacts('locations') as Record<(typeof boards)[number], { locations: Fact[] }> & {
	'new-caprica': { 'permanent-actions': ActionFact[] };
};
const placeFacts = boards.flatMap((board) => facts[board].locations);
const data: Readonly<Record<string, Place>> = places;
const actions: Readonly<Record<string, BoardAction>> = boardActions;

const lookAtDeck = (n: string): Effect[] => [
	{ kind: 'choose', from: { one: { decks: ['crisis', 'destination'] } } },
	{ kind: 'look', who: 'acting', at: { deck: 'chosen-deck' }, count: Number(n), put: 'top-or-bottom' }
];
const goTo = (board: 'galactica' | 'new-caprica'): Effect[] => [
	{ kind: 'choose', from: { places: { board, safe: true } } },
	{ kind: 'send', who: 'acting', to: 'chosen-place' }
];
const quorum = (n: string): Effect => ({ kind: 'draw', who: 'acting', from: 'quorum', count: Number(n) });
const playQuorumCard: Effect = { kind: 'resolve', from: 'quorum-hand' };
const may = (...effects: Effect[]): Effect => ({ kind: 'may', effects });
const oneOf = (...options: (readonly Effect[])[]): Effect => ({
	kind: 'one-of',
	options: options.map((effects) => ({ effects }))
});
const others = { each: 'all', except: 'acting' } as const;

/** Which steps a Crisis drawn at this place leaves out. */
const skipOf = ({ 'skip-steps': steps = [] }: Pick<Fact, 'skip-steps'>) =>
	steps.map((step) => {
		if (step === 'activate-cylon-ships') return 'activate';
		if (step === 'prepare-for-jump') return 'prepare';
		throw new Error(`unknown step: ${step}`);
	});

/** The dice of attacks stand in `combat.ts`; here they are held against this file's own words. */
const attack = (weapon: Weapon): Effect[] => [{ kind: 'attack', with: weapon }];

const effectForms = (fact: Pick<Fact, 'id' | 'skip-steps'>): readonly Form<readonly Effect[]>[] => {
	const superOrCrisis = (n: string, rest: 'discard' | 'bottom'): Effect[] => [
		oneOf(
			[{ kind: 'resolve', from: 'super-crises' }],
			[
				{
					kind: 'resolve',
					from: { deck: 'crisis', draw: Number(n) },
					rest,
					skip: skipOf(fact)
				}
			]
		)
	];
	const areas = { in: 'chosen-area' } as const;
	return [
		[
			/roll: 1-(\d) => \[population loss printed on current space\]; \d-8 => \[\]/,
			(upTo) => [
				{
					kind: 'roll',
					table: [
						{
							upTo: Number(upTo),
							effects: [{ kind: 'resource', resource: 'population', by: { minus: 'marker-loss' } }]
						},
						{ upTo: 8, effects: [] }
					]
				}
			]
		],
		[/jump the fleet/, () => [{ kind: 'jump' }]],
		[/Galactica attacks 1 cylon ship in any area .*/, () => attack('galactica')],
		[
			/up to (\d) unmanned viper activations \(launch \| move 1 area \| attack\)/,
			(n) => [{ kind: 'activate-vipers', upTo: Number(n) }]
		],
		[
			/look self (\d) civilian ships on board/,
			(n) => [
				{ kind: 'choose', from: { ships: { piece: 'civilian', count: Number(n), in: 'any' } } },
				{ kind: 'look', who: 'acting', at: { ships: 'chosen' }, count: 'all' }
			]
		],
		[/may: move each to an adjacent area/, () => [may({ kind: 'move-ships', what: 'ship', to: 'adjacent' })]],
		[
			/launch self in a viper from Reserves into port-bow or port-aft/,
			() => [{ kind: 'pilot', who: 'acting', viper: 'reserves' }]
		],
		[/may: (\d) more action/, (n) => [{ kind: 'grant', who: 'acting', actions: Number(n) }]],
		[/attack 1 centurion on boarding track: roll: .*/, () => attack('armory')],
		[/self moves to any Galactica location/, () => goTo('galactica')],
		[/self moves to any New Caprica location/, () => goTo('new-caprica')],
		[
			/may: draw self quorum (\d) more or play 1 quorum from hand/,
			(n) => [may(oneOf([quorum(n)], [playQuorumCard]))]
		],
		[/title president -> chosen/, () => [{ kind: 'title', title: 'president', to: 'chosen' }]],
		[
			/choose: play (?:1 )?own super crisis \| draw (\d) crisis, resolve 1, discard other/,
			(n) => superOrCrisis(n, 'discard')
		],
		[
			/choose: play (?:1 )?own super crisis \| draw (\d) crisis, resolve 1, other to bottom of crisis deck/,
			(n) => superOrCrisis(n, 'bottom')
		],
		[
			/choose: activate all cylon ships of one type \| each basestar launches raider (\d) and heavy (\d)/,
			(raider, heavy) => [
				oneOf(
					[
						{ kind: 'choose', from: { one: { icons: ['raiders', 'heavy', 'basestars'] } } },
						{ kind: 'activate', icon: 'chosen-icon' }
					],
					[{ kind: 'launch', raider: Number(raider), heavy: Number(heavy) }]
				)
			]
		],
		[
			/look self hand of any player, take (\d) skill card from it/,
			(n) => [
				{ kind: 'choose', from: { seats: others } },
				{ kind: 'look', who: 'acting', at: { hand: 'chosen' }, count: 'all' },
				{
					kind: 'transfer',
					from: { hand: 'chosen' },
					to: { hand: 'acting' },
					count: Number(n),
					pick: 'acting'
				}
			]
		],
		[
			/may: discard own super crisis, draw a new one/,
			() => [
				may({
					kind: 'pay',
					cost: [{ kind: 'discard', who: 'acting', count: 1, what: 'super-crisis' }],
					effects: [{ kind: 'draw', who: 'acting', from: 'super-crisis', count: 1 }]
				})
			]
		],
		[
			/if distance <= (\d): give own unrevealed loyalty cards to any player/,
			(most) => [
				{
					kind: 'if',
					if: { kind: 'compare', a: 'distance', op: '<=', b: Number(most) },
					effects: [
						may(
							{ kind: 'choose', from: { seats: others } },
							{
								kind: 'transfer',
								from: { loyalty: 'acting' },
								to: { loyalty: 'chosen' },
								count: 'all'
							}
						)
					]
				}
			]
		],
		[
			/option 1: look self top (\d) of crisis or destination deck, put on top or bottom; then draw self (\d) of different types \(any types\)/,
			(seen, n) => [
				...lookAtDeck(seen),
				{ kind: 'draw', who: 'acting', from: 'any', count: Number(n), distinct: true }
			]
		],
		[
			/option 2 .*: infiltrate - move to any Galactica location/,
			() => [{ kind: 'infiltrate', who: 'acting' }, ...goTo('galactica')]
		],
		[/choose basestar/, () => []],
		[/roll: .*\[damage basestar \d\].*/, () => attack('pegasus')],
		[/choose space area/, () => [{ kind: 'choose', from: { areas: 'any' } }]],
		[
			/roll: 1 => \[destroy civilian (\d) there\]; 2-(\d) => \[damage viper (\d) there\]; \d-(\d) => \[destroy raider (\d) there\]; \d-8 => \[destroy raider (\d) there\]/,
			(ships, second, vipers, third, some, more) => {
				const destroy = (piece: Piece, n: string): Effect => ({
					kind: 'destroy',
					pieces: { piece, count: Number(n), ...areas }
				});
				const damage: Effect = {
					kind: 'damage',
					target: { piece: 'viper', count: Number(vipers), ...areas },
					hits: 1
				};
				return [
					{
						kind: 'roll',
						table: [
							{ upTo: 1, effects: [destroy('civilian', ships)] },
							{ upTo: Number(second), effects: [damage] },
							{ upTo: Number(third), effects: [destroy('raider', some)] },
							{ upTo: 8, effects: [destroy('raider', more)] }
						]
					}
				];
			}
		],
		[
			/must: discard self (\d) first, else cannot activate/,
			(n) => [{ kind: 'discard', who: 'acting', count: Number(n) }]
		],
		[
			/next crisis card resolved this turn counts as having the jump icon .*/,
			() => [{ kind: 'modify', mod: { kind: 'add-icon', icon: 'jump' }, until: 'turn' }]
		],
		[
			/president only: may: draw self quorum (\d), then may: play 1 quorum from hand .*/,
			(n) => [may(quorum(n)), may(playQuorumCard)]
		],
		[
			/activate occupation 1 \(self picks the token; none on the track: nothing\)/,
			() => [{ kind: 'activate', icon: 'occupation', only: 1 }]
		],
		[/cost: highest resource (-\d)/, (by) => [{ kind: 'resource', resource: 'highest', by: Number(by) }]],
		[
			/draw and resolve top crisis card/,
			() => [{ kind: 'resolve', from: { deck: 'crisis', draw: 1 }, skip: ['prepare'] }]
		],
		[/skip prepare-for-jump step this turn/, () => []],
		[
			/prepare-or-evacuate civilian 1 \(self decides\)/,
			() => [
				{
					kind: 'one-of',
					options: [
						{ effects: [{ kind: 'prepare' }] },
						{
							needs: {
								kind: 'all',
								of: [
									{ kind: 'orbit' },
									{
										kind: 'compare',
										a: { pieces: { piece: 'civilian', count: 'all', in: 'prepared' } },
										op: '>=',
										b: 1
									}
								]
							},
							// with the next clause of the fact: only who evacuated may go
							effects: [{ kind: 'evacuate' }, may(...goTo('galactica'))]
						}
					]
				}
			]
		],
		[/if evacuated may: self moves to any Galactica location/, () => []],
		[
			/look self top locked civilian ship, put on top or bottom of that stack/,
			() => [{ kind: 'look', who: 'acting', at: { ships: 'locked' }, count: 1, put: 'top-or-bottom' }]
		]
	];
};

/** What comes before a check; the choice decides at whom it is aimed. */
const TARGETS: Readonly<Record<string, Effect>> = {
	'admirals-quarters': { kind: 'choose', from: { seats: { each: 'human' }, movableTo: 'brig' } },
	administration: { kind: 'choose', from: { seats: { each: 'human' }, eligible: 'president' } },
	airlock: { kind: 'choose', from: { seats: { each: 'human' }, executable: true } },
	'resistance-hq': {
		kind: 'choose',
		from: { seats: { each: 'all', at: { board: 'new-caprica' } }, executable: true }
	}
};
const TARGET_TEXT = /^choose\(self\) character( on New Caprica, human or cylon)?$/;
/** Said by a field, by the check or by another ability. */
const NO_EFFECT = [/^check to leave$/, /^requires /, /^difficulty -\d if target is in brig$/, TARGET_TEXT];

const checkOf = (fact: Fact): Effect[] => {
	if (!fact.check) return [];
	const { difficulty, positive, pass, fail } = fact.check;
	expect(fail).toEqual([]);
	const execute: Effect = {
		kind: 'execute',
		who: 'chosen',
		...(fact.id === 'resistance-hq' ? { binding: true } : {})
	};
	const passed = pass.flatMap((text): readonly Effect[] => {
		if (text === 'execute chosen') return [execute];
		if (text === 'send chosen brig') return [{ kind: 'send', who: 'chosen', to: 'brig' }];
		return mustRead(effectForms(fact), text);
	});
	const target = TARGETS[fact.id];
	return [...(target ? [target] : []), { kind: 'check', difficulty, positive, pass: passed, fail: [] }];
};

const shownEffects = (effects: readonly Effect[]): readonly Parsed[] =>
	shown({ when: 'action', effects }).effects ?? [];
const effectsOf = (fact: Fact, texts: readonly string[]): readonly Parsed[] => [
	...readEffects(
		effectForms(fact),
		texts.filter((text) => !NO_EFFECT.some((form) => form.test(text)))
	),
	...shownEffects(checkOf(fact))
];

/** Two options of one place stand in two clauses. */
const humanFleet = (fact: Fact, texts: readonly string[]): readonly Parsed[] => {
	const [first = [], second = []] = texts.map((text) => mustRead(effectForms(fact), text));
	expect(texts[1]).toContain('(cylon leader or sympathetic cylon only)');
	const needs: Condition = {
		kind: 'any',
		of: [
			{ kind: 'is', who: 'acting', is: 'leader' },
			{ kind: 'is', who: 'acting', is: 'sympathetic' }
		]
	};
	return shownEffects([{ kind: 'one-of', options: [{ effects: first }, { needs, effects: second }] }]);
};

const NEEDS: readonly Form<Condition>[] = [
	[
		/requires fleet marker on a blue jump space/,
		() => ({ kind: 'compare', a: 'marker', op: '>=', b: JUMP_TRACK.findIndex((space) => 'ftl' in space) })
	],
	[/human with piloting in skill set/, () => ({ kind: 'is', who: 'acting', is: 'pilot' })]
];
const actionOf = (fact: Fact, texts: readonly string[], by?: Ability['by']): ShownAbility => {
	const needs = [fact.user, ...texts].map((text) => read(NEEDS, text)).find((found) => found !== null);
	const only = /president only/.test(fact.user + texts.join()) ? 'president' : by;
	return {
		when: 'action',
		...(only ? { by: only } : {}),
		...(needs ? { needs } : {}),
		effects: fact.id === 'human-fleet-pegasus' ? humanFleet(fact, texts) : effectsOf(fact, texts)
	};
};

const forbid = (deed: 'move' | 'reveal-effect'): Modifier => ({ kind: 'forbid', deed: { do: deed } });
const PASSIVE: readonly Form<readonly Modifier[]>[] = [
	[/(?:Receive Skills|skill-draw step): draw only (\d) card.*/, (n) => [{ kind: 'receive', n: Number(n) }]],
	[/cannot move/, () => [forbid('move')]],
	[/draws no crisis cards/, () => [{ kind: 'skip-step', step: 'crisis' }]],
	[/max (\d) cards? per check/, (n) => [{ kind: 'limit', of: 'check-cards', n: Number(n) }]],
	[/crisis cards are still drawn/, () => []],
	[/revealing as cylon here gives no reveal effect/, () => [forbid('reveal-effect')]]
];
const redirect = (from: PlaceId, to: PlaceId, during: 'always' | 'before-return'): Modifier => ({
	kind: 'redirect',
	from,
	to,
	while: during
});
const REPLACES: readonly Form<(to: PlaceId) => readonly Modifier[]>[] = [
	[/(brig) for characters on New Caprica/, (from) => (to) => [redirect(from as PlaceId, to, 'always')]],
	[
		/(sickbay) for characters on New Caprica; also (resurrection-ship) until Galactica returns/,
		(from, also) => (to) => [
			redirect(from as PlaceId, to, 'always'),
			redirect(also as PlaceId, to, 'before-return')
		]
	]
];
const standing = (mods: readonly Modifier[], needs?: Condition): ShownAbility[] =>
	mods.length > 0 ? [{ when: 'always', mods, ...(needs ? { needs } : {}) }] : [];
const passivesOf = (fact: Fact): ShownAbility[] => {
	// the facts name places by their ids
	const here = fact.id as PlaceId;
	const lowered = Array.isArray(fact.action)
		? fact.action.map((text) => /^difficulty (-\d) if target is in brig$/.exec(text)?.[1]).find(Boolean)
		: undefined;
	return [
		...standing((fact.passive ?? []).flatMap((text) => mustRead(PASSIVE, text))),
		...standing(fact.replaces ? mustRead(REPLACES, fact.replaces)(fact.id as PlaceId) : []),
		...standing(lowered ? [{ kind: 'difficulty', by: Number(lowered) }] : [], {
			kind: 'all',
			of: [
				{ kind: 'check-of', origin: [here] },
				{ kind: 'at', who: 'target', where: 'brig' }
			]
		})
	];
};
const abilitiesOf = (fact: Fact): ShownAbility[] => {
	const human = fact['human-action'];
	const cylon = fact['cylon-action'];
	return [
		...passivesOf(fact),
		...(Array.isArray(fact.action) ? [actionOf(fact, fact.action)] : []),
		// Resistance HQ is for humans only, so its one action need not say so.
		...(human ? [actionOf(fact, human, fact.user === 'human' ? undefined : 'human')] : []),
		...(cylon ? [actionOf(fact, cylon, 'cylon')] : [])
	];
};
const standingFirst = (abilities: readonly ShownAbility[]) => [
	...abilities.filter(({ when }) => when === 'always'),
	...abilities.filter(({ when }) => when !== 'always')
];

describe('Places', () => {
	it('are those of the facts, in their order', () => {
		expect(Object.keys(data)).toEqual(placeFacts.map(({ id }) => id));
		expect(placeFacts).toHaveLength(31);
	});

	it.each(placeFacts)('$id: set, spot, danger and user', (fact) => {
		const { abilities, ...printed } = data[fact.id] ?? { abilities: null };
		expect(abilities).not.toBeNull();
		expect(printed).toEqual({
			set: fact.set,
			at: fact.slot ?? fact.id,
			user: /^(human|cylon|both)\b/.exec(fact.user)?.[0],
			...(fact.hazardous ? { hazardous: true } : {})
		});
	});

	it.each(placeFacts)('$id: what it does', (fact) => {
		expect(standingFirst(data[fact.id]?.abilities.map(shown) ?? [])).toEqual(abilitiesOf(fact));
	});

	// The notation's tuples show a cost and what it buys as one list.
	const costs = placeFacts.filter(({ action = [], 'human-action': human = [] }) =>
		[action, human].flat().some((text) => /^(cost|must): /.test(text))
	);
	it.each(costs)('$id: asks its cost in full', ({ id }) => {
		const effects = data[id]?.abilities.flatMap((ability) => ability.effects ?? []);
		expect(effects?.map(({ kind }) => kind)).toContain('pay');
		expect(costs.map((fact) => fact.id)).toEqual(['engine-room', 'breeders-canyon']);
	});

	it('fill every spot of every board, the Cylon ones once per set', () => {
		const spots = Object.values(data).map(({ at }) => at);
		const twice = BOARDS['cylon-locations'];
		expect(spots.toSorted()).toEqual([...Object.values(BOARDS).flat(), ...twice].toSorted());
	});

	it.each([
		['armory', 'centurion', 'armory', { 'destroy it': 'destroyed' }],
		[
			'pegasus-cic',
			'basestar',
			'pegasus',
			{
				'damage pegasus 1': 'pegasus-damaged',
				'damage basestar 1': 'damaged',
				'damage basestar 2': 'damaged-twice'
			}
		]
	] as const)('%s: its attack has the die of the facts', (id, piece, weapon, results) => {
		const fact = placeFacts.find((found) => found.id === id);
		const text = Array.isArray(fact?.action) ? fact.action.join('; ') : '';
		const rows = [...text.matchAll(/\d(?:-(\d))? => \[([^\]]*)\]/g)].map(([, upTo, words = '']) => ({
			upTo: Number(upTo),
			result: words === '' ? 'nothing' : (results as Record<string, string>)[words]
		}));
		expect((COMBAT[weapon] as Partial<Record<Piece, unknown>>)[piece]).toEqual(rows);
	});
});

describe('Actions of the New Caprica board', () => {
	const actionFacts = facts['new-caprica']['permanent-actions'];
	const here = { placeOf: 'acting' } as const;
	const humansHere = { each: 'human', at: here } as const;
	const tokenHere: Condition = {
		kind: 'compare',
		a: { pieces: { piece: 'occupation', count: 'all', in: here } },
		op: '>=',
		b: 1
	};
	const REQUIRES: Readonly<Record<string, Condition>> = {
		'occupation force in same location': tokenHere,
		'a human player and an occupation force in same location': {
			kind: 'all',
			of: [{ kind: 'at', who: humansHere, where: here }, tokenHere]
		}
	};
	const forms: readonly Form<readonly Effect[]>[] = [
		[/roll: .*\[destroy occupation 1 \(in own location\)\]/, () => attack('rifle')],
		[/choose human here/, () => [{ kind: 'choose', from: { seats: humansHere } }]]
	];

	it('are those of the facts, in their order', () => {
		expect(Object.keys(actions)).toEqual(actionFacts.map(({ id }) => id));
	});

	it.each(actionFacts)('$id: user, need and effects', (fact) => {
		const action = actions[fact.id];
		expect(action?.set).toBe('new-caprica');
		expect(action?.user).toBe(/^(human|cylon) player/.exec(fact.user)?.[1]);
		expect(action && shown(action.ability)).toEqual({
			when: 'action',
			needs: REQUIRES[fact.requires],
			effects: readEffects(forms, fact.action)
		});
	});

	it('the attack has the die of the facts', () => {
		const [text = ''] = actionFacts[0]?.action ?? [];
		const parsed = parseClause(
			text.replace('destroy occupation 1 (in own location)', 'destroy occupation 1')
		);
		const rows = 'other' in parsed ? [] : (parsed.slice(1) as [number, ...unknown[]][]);
		expect(COMBAT.rifle.occupation).toEqual(
			rows.map(([upTo, ...effects]) => ({ upTo, result: effects.length > 0 ? 'removed' : 'nothing' }))
		);
		expect(rows).toHaveLength(2);
	});
});
