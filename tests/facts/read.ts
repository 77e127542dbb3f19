/** Fact files as plain data, and what all of them share. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const readFacts = (name: string): unknown => parse(readFileSync(`tests/facts/${name}.yaml`, 'utf8'));

export interface PrintedFact {
	id: string;
	set: string;
	copies?: number;
}
/** Id, set and copies in the order of the file; data and facts must give the same list. */
export const printedFacts = (facts: readonly PrintedFact[]) =>
	facts.map(({ id, set, copies }) => [id, set, copies ?? 1]);
export const printedData = (data: Readonly<Record<string, { set: string; copies: number }>>) =>
	Object.entries(data).map(([id, { set, copies }]) => [id, set, copies]);
