import { describe, expect, it } from 'vitest';
import { flattenEffects, parseClauses } from '../../../tests/facts/notation.ts';
import { printedData, printedFacts, readFacts, type PrintedFact } from '../../../tests/facts/read.ts';
import type { TitleCard } from './components.ts';
import { SUCCESSION, titleCards } from './titles.ts';
import type { Ability } from './vocabulary.ts';

interface Fact extends PrintedFact {
	name: string;
	setup: string[];
	actions: string[];
	passive?: string[];
	'hand-limit'?: number | object;
}
const { titles: facts } = readFacts('titles') as { titles: Fact[] };
const { succession, characters } = readFacts('characters') as {
	succession: Record<'base' | 'pegasus', { admiral: string[]; president: string[] }>;
	characters: { id: string; category: string }[];
};
const data: Readonly<Record<string, TitleCard>> = titleCards;

const nuke: Ability = {
	when: 'action',
	needs: { kind: 'compare', a: { pieces: { piece: 'nuke', count: 'all' } }, op: '>=', b: 1 },
	effects: [
		{
			kind: 'pay',
			cost: [{ kind: 'destroy', pieces: { piece: 'nuke', count: 1 } }],
			effects: [{ kind: 'attack', with: 'nuke' }]
		}
	]
};
/** The nuke's table is tested in `combat.test.ts`. */
const ACTIONS: readonly (readonly [start: string, ability: Ability])[] = [
	[
		'action: draw self quorum 1',
		{ when: 'action', effects: [{ kind: 'draw', who: 'acting', from: 'quorum', count: 1 }] }
	],
	[
		'action: play 1 quorum from hand',
		{ when: 'action', effects: [{ kind: 'resolve', from: 'quorum-hand' }] }
	],
	['action: launch 1 nuke at a basestar', nuke],
	[
		'action: if Galactica is in orbit of New Caprica: final jump',
		{
			when: 'action',
			needs: { kind: 'orbit' },
			effects: [{ kind: 'phase', enter: 'leave-new-caprica' }]
		}
	]
];
const actionOf = (text: string): Ability => {
	const found = ACTIONS.find(([start]) => text.startsWith(start));
	if (!found) throw new Error(`say what it means: ${text}`);
	return found[1];
};
const isAuto = (on: string) => (ability: Ability) =>
	typeof ability.when === 'object' && ability.when.on === on && ability.when.mode === 'auto';

describe('Title cards', () => {
	it('are the four of the facts, in their order', () => {
		expect(printedData(data)).toEqual(printedFacts(facts));
		expect(Object.values(data).map(({ title }) => title)).toEqual(
			facts.map(({ name }) => name.toLowerCase())
		);
	});

	it.each(facts)('$id: has its actions', (fact) => {
		const abilities = data[fact.id]?.abilities ?? [];
		expect(abilities.filter((ability) => ability.when === 'action')).toEqual(fact.actions.map(actionOf));
	});

	it.each(facts)('$id: begins with what the facts give it', (fact) => {
		const card = data[fact.id];
		const begin =
			card?.abilities.filter(isAuto('entered-play')).flatMap(({ effects }) => effects ?? []) ?? [];
		const given = flattenEffects(begin).map(
			([verb, , from, n]) => `${verb} self ${String(from)} ${String(n)}`
		);
		expect([...given, ...(card?.nukes === undefined ? [] : [`take nuke ${String(card.nukes)}`])]).toEqual(
			fact.setup
		);
	});

	it.each(facts)('$id: draws as many Destination cards at a jump as the facts say', (fact) => {
		const printed = (fact.passive ?? []).flatMap((text) => {
			const [, n] =
				/^fleet jumps: draw (\d+) destination, resolve 1, other to bottom of deck/u.exec(text) ?? [];
			return n === undefined ? [] : [Number(n)];
		});
		expect([data[fact.id]?.destinations].filter((n) => n !== undefined)).toEqual(printed);
	});

	it.each(facts)('$id: limits the Quorum hand only where printed', (fact) => {
		const mods = data[fact.id]?.abilities.flatMap((ability) => ability.mods ?? []);
		expect(mods).toEqual(
			typeof fact['hand-limit'] === 'number'
				? [{ kind: 'limit', of: 'quorum-hand', n: fact['hand-limit'] }]
				: []
		);
	});

	it.each(facts)('$id: rolls for Detention only where printed', (fact) => {
		const printed = (fact.passive ?? []).flatMap((text) => {
			const [, table] = /^on playing a quorum card while on a New Caprica location: (.*)$/.exec(text) ?? [];
			return table === undefined ? [] : [table];
		});
		const rolls = (data[fact.id]?.abilities ?? []).filter(isAuto('card-resolved'));
		expect(rolls.map(({ when, needs }) => ({ when, needs }))).toEqual(
			printed.map(() => ({
				when: { on: 'card-resolved', mode: 'auto', of: { cardOf: 'quorum-hand' } },
				needs: { kind: 'at', who: 'holder', where: { board: 'new-caprica' } }
			}))
		);
		const effects = rolls.flatMap((ability) => flattenEffects(ability.effects ?? []));
		expect(effects).toEqual(parseClauses(printed.map((table) => table.replace('self', 'holder'))));
	});

	it.each(facts)('$id: has no ability beyond these', (fact) => {
		const { setup, actions, passive = [] } = fact;
		const rolls = passive.filter((text) => text.startsWith('on playing a quorum card'));
		const entered = setup.filter((text) => text.startsWith('draw'));
		const limits = typeof fact['hand-limit'] === 'number' ? 1 : 0;
		expect(data[fact.id]?.abilities).toHaveLength(entered.length + actions.length + rolls.length + limits);
	});
});

describe('Succession', () => {
	it.each(['president', 'admiral'] as const)('%s: is the line of the facts, base and Pegasus', (title) => {
		expect(SUCCESSION[title]).toEqual(succession.pegasus[title]);
		const inBaseBox = new Set(succession.base[title]);
		expect(SUCCESSION[title].filter((id) => inBaseBox.has(id))).toEqual(succession.base[title]);
	});

	it.each(['president', 'admiral'] as const)('%s: names every character but the Leaders', (title) => {
		const eligible = characters.filter(({ category }) => category !== 'cylon-leader').map(({ id }) => id);
		expect([...SUCCESSION[title]].sort()).toEqual(eligible.sort());
	});
});
