import { describe, expect, it } from 'vitest';
import { printedData, printedFacts, readFacts, type PrintedFact } from '../../../tests/facts/read.ts';
import { agendas } from './agendas.ts';
import type { Agenda } from './components.ts';
import type { Board, Resource, Team } from './ids.ts';
import type { Condition, Count } from './vocabulary.ts';

type Clause = string | { 'any-of': string[] };
interface Fact extends PrintedFact {
	side: string;
	conditions: Clause[];
}
const { cards: facts } = readFacts('agendas') as { cards: Fact[] };
const data: Readonly<Record<string, Agenda>> = agendas;

const inPrison: Condition = { kind: 'at', who: 'holder', where: 'prison' };
const FIXED: Readonly<Record<string, Condition>> = {
	'holder has played a super crisis card this game': {
		kind: 'done',
		deed: 'played-super-crisis',
		who: 'holder'
	},
	'holder executed at least once this game': { kind: 'done', deed: 'executed', who: 'holder' },
	'every resource (food, fuel, morale, population) at half or lower': { kind: 'red', of: 'every' },
	'holder is infiltrating': { kind: 'is', who: 'holder', is: 'infiltrating' },
	// Brig and Detention together are `prison`
	'holder in brig': inPrison,
	'holder in detention': inPrison,
	'holder not in brig': { kind: 'not', of: inPrison },
	'holder not in detention': { kind: 'not', of: inPrison }
};
const count = (text: string): Count => {
	const apart = /^abs\((\w+) - (\w+)\)$/.exec(text);
	if (apart) return { apart: [{ resource: apart[1] as Resource }, { resource: apart[2] as Resource }] };
	const damaged = /^damaged locations on (.*)$/.exec(text)?.[1];
	if (damaged) return { damaged: damaged.split(' + ') as Board[] };
	if (text === 'distance travelled') return 'distance';
	if (text === 'vipers damaged or destroyed + raptors destroyed') {
		return {
			sum: [
				{ pieces: { piece: 'viper', count: 'all', in: 'damaged' } },
				{ pieces: { piece: 'viper', count: 'all', in: 'lost' } },
				{ pieces: { piece: 'raptor', count: 'all', in: 'lost' } }
			]
		};
	}
	if (!/^(food|fuel|morale|population)$/.test(text)) throw new Error(`unknown count: ${text}`);
	return { resource: text as Resource };
};
const parse = (clause: Clause): Condition => {
	if (typeof clause === 'object') return { kind: 'any', of: conditions(clause['any-of']) };
	const fixed = FIXED[clause];
	if (fixed) return fixed;
	const [, a = '', op = '', b = ''] = /^(.*) (==|<=|>=) (\w+)$/.exec(clause) ?? [];
	if (a === 'winner') return { kind: 'winner', team: b as Team };
	return { kind: 'compare', a: count(a), op: op as '<=' | '>=', b: Number(b) };
};
const conditions = (clauses: readonly Clause[]): Condition[] => {
	const all = clauses.map(parse);
	return all.filter((one, i) => i === 0 || JSON.stringify(one) !== JSON.stringify(all[i - 1]));
};

describe('Agendas', () => {
	it('are the twelve of the facts, in their order, six to a side', () => {
		expect(printedData(data)).toEqual(printedFacts(facts));
		expect(Object.values(data).filter(({ side }) => side === 'hostile')).toHaveLength(6);
		expect(facts).toHaveLength(12);
	});

	it.each(facts)('$id: has its side and its goal', (fact) => {
		expect(data[fact.id]).toMatchObject({ side: fact.side, goal: conditions(fact.conditions) });
	});
});
