/** Facts that rest on one weak source are owned up to in one place, with the choice made. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFacts } from '../facts/read.ts';

/** The id, or else the key, of everything marked `unsure` below this value. */
function unsureIn(value: unknown, key: string): string[] {
	if (typeof value !== 'object' || value === null) return [];
	const here = 'unsure' in value && value.unsure === true;
	const name = 'id' in value && typeof value.id === 'string' ? value.id : key;
	return [
		...(here ? [name] : []),
		...Object.entries(value).flatMap(([part, inside]) => unsureIn(inside, part))
	];
}

it('lists every fact marked unsure in docs/decisions.md, and nothing else there', () => {
	const files = readdirSync('tests/facts').filter((file) => file.endsWith('.yaml'));
	const unsure = files.flatMap((file) => unsureIn(readFacts(file.replace('.yaml', '')), file));
	expect(unsure).not.toEqual([]);

	const [, section = ''] = readFileSync('docs/decisions.md', 'utf8').split('## Facts marked unsure');
	const rows = section
		.split('\n## ')[0]
		?.split('\n')
		.filter((line) => line.startsWith('|'))
		.slice(2)
		.map((row) => row.toLowerCase());
	expect(rows).toHaveLength(unsure.length);
	for (const id of unsure)
		expect(
			rows?.filter((row) => row.includes(id)),
			id
		).toHaveLength(1);
});
