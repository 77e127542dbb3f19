import { describe, expect, it } from 'vitest';
import { flattenPlaced, parseClause, parseClauses } from '../../../tests/facts/notation.ts';
import { readFacts } from '../../../tests/facts/read.ts';
import { AREAS, LAUNCH_AREAS, type Resource } from './ids.ts';
import {
	BASESTAR_DESTROYED_AT,
	BOARDING_TRACK,
	DIAL,
	JUMP_TRACK,
	PIECE_COUNTS,
	RED_ZONE,
	SETUP_SHIPS,
	START_RESOURCES,
	basestarDamage,
	civilianShips,
	galacticaDamage,
	pegasusDamage
} from './tokens.ts';
import type { Ability } from './vocabulary.ts';

type Amounts = Record<Resource, number>;
interface DamageFact {
	id: string;
	damages?: string;
	effects?: string[];
}
const facts = readFacts('tokens') as {
	resources: {
		start: Amounts;
		'start-no-sympathizer-variant': Amounts;
		'red-at-or-below': Amounts;
		dial: object;
	};
	counts: Record<string, unknown>;
	'space-areas': { ids: string[]; 'launch-areas': string[] };
	'setup-ships': string[];
	'civilian-ships': { loses: string[]; copies: number }[];
	'galactica-damage-tokens': DamageFact[];
	'pegasus-damage-tokens': DamageFact[];
	'basestar-damage-tokens': { id: string; effects: string[] }[];
	'basestar-damage-rules': { destroyed: string };
	'jump-track': {
		spaces: { n: number; ftl?: boolean; jumps?: string; 'population-loss'?: number }[];
	};
	'boarding-track': { spaces: string[] };
};

const losses = (clauses: readonly string[]) =>
	Object.fromEntries(
		clauses.map((text): [string, number] => {
			const parsed = parseClause(text);
			if ('other' in parsed || parsed[0] !== 'resource') throw new Error(`no loss: ${text}`);
			return [String(parsed[1]), -Number(parsed[2])];
		})
	);

describe('Dials', () => {
	it('start, turn red and end where the facts say', () => {
		const { resources } = facts;
		expect(START_RESOURCES).toEqual({
			standard: resources.start,
			'no-sympathizer': resources['start-no-sympathizer-variant']
		});
		expect(RED_ZONE).toEqual(resources['red-at-or-below']);
		expect(DIAL).toEqual(resources.dial);
	});
});

describe('Pieces', () => {
	it('are as many as in the box', () => {
		const { counts } = facts;
		expect(PIECE_COUNTS).toEqual({
			raider: counts.raider,
			heavy: counts['heavy-raider'],
			basestar: counts.basestar,
			viper: counts.viper,
			raptor: counts.raptor,
			civilian: counts['civilian-ship'],
			centurion: counts.centurion,
			occupation: counts['occupation-force'],
			nuke: counts.nuke
		});
		const size = (tokens: Readonly<Record<string, { copies: number }>>) =>
			Object.values(tokens).reduce((sum, { copies }) => sum + copies, 0);
		const sizes = [size(galacticaDamage), size(pegasusDamage), size(basestarDamage)];
		expect(sizes).toEqual([counts['galactica-damage'], counts['pegasus-damage'], counts['basestar-damage']]);
	});

	it('stand round Galactica at set-up', () => {
		const placed = facts['setup-ships'].filter((text) => text.startsWith('place '));
		expect(SETUP_SHIPS.map(({ at, pieces }) => flattenPlaced(at, pieces))).toEqual(parseClauses(placed));
		const launched = SETUP_SHIPS.flatMap(({ pieces }) => pieces)
			.filter(({ piece }) => piece === 'viper')
			.reduce((sum, { count }) => sum + count, 0);
		expect(facts['setup-ships']).toContain(
			`other ${String(PIECE_COUNTS.viper - launched)} vipers and ${String(PIECE_COUNTS.raptor)} raptors in Reserves; damaged-vipers box empty; fleet marker on start`
		);
	});

	it('civilian ships carry what the facts say', () => {
		expect(Object.values(civilianShips).map(({ loses, copies }) => ({ loses, copies }))).toEqual(
			facts['civilian-ships'].map(({ loses, copies }) => ({ loses: losses(loses), copies }))
		);
		const all = Object.values(civilianShips).reduce((sum, { copies }) => sum + copies, 0);
		expect(all).toBe(PIECE_COUNTS.civilian);
		expect(Object.keys(civilianShips)).toEqual(
			Object.values(civilianShips).map(({ loses }) => {
				const name = Object.entries(loses).map(([resource, n]) => `${resource}-${String(n)}`);
				return name.join('-') || 'empty';
			})
		);
	});
});

describe('Damage tokens', () => {
	it.each([
		['base', galacticaDamage, facts['galactica-damage-tokens']],
		['pegasus', pegasusDamage, facts['pegasus-damage-tokens']]
	] as const)('%s: damage the places or cost the resources of the facts', (set, tokens, list) => {
		expect(Object.entries(tokens)).toEqual(
			list.map(({ id, damages, effects }) => [
				id,
				{ set, copies: 1, ...(damages ? { damages } : {}), ...(effects ? { loses: losses(effects) } : {}) }
			])
		);
	});

	it('of a basestar do what the facts say', () => {
		const meant: Readonly<Record<string, { hits: number; abilities: Ability[] }>> = {
			'counts as 2 damage': { hits: 2, abilities: [] },
			'cannot launch raiders or heavy raiders': {
				hits: 1,
				abilities: [{ when: 'always', mods: [{ kind: 'forbid', deed: { do: 'launch' } }] }]
			},
			'cannot attack Galactica': {
				hits: 1,
				abilities: [{ when: 'always', mods: [{ kind: 'forbid', deed: { do: 'attack' } }] }]
			},
			'attack rolls against it +2': {
				hits: 1,
				abilities: [{ when: 'always', mods: [{ kind: 'roll-add', by: 2, rolls: 'against' }] }]
			}
		};
		expect(Object.entries(basestarDamage)).toEqual(
			facts['basestar-damage-tokens'].map(({ id, effects }) => [
				id,
				{ set: 'base', copies: 1, ...meant[effects.join()] }
			])
		);
		expect(facts['basestar-damage-rules'].destroyed).toBe(`total damage ${String(BASESTAR_DESTROYED_AT)}`);
	});
});

describe('Board', () => {
	it('has the space areas and tracks of the facts', () => {
		expect(AREAS).toEqual(facts['space-areas'].ids);
		expect(LAUNCH_AREAS).toEqual(facts['space-areas']['launch-areas']);
		expect(BOARDING_TRACK).toEqual(facts['boarding-track'].spaces);
		const { spaces } = facts['jump-track'];
		expect(spaces.map(({ n }) => n)).toEqual([...JUMP_TRACK.keys()]);
		expect(JUMP_TRACK).toEqual(
			spaces.map((space) => ({
				...(space.ftl ? { ftl: { population: space['population-loss'] } } : {}),
				...(space.jumps ? { jumps: true } : {})
			}))
		);
	});
});
