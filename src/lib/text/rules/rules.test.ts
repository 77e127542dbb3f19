import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { book } from './en/index.ts';
import { loadRuleBook } from './index.ts';
import { anchorsOf, referencesIn } from './references.ts';
import { countEntries, pieces, search } from './search.ts';
import { DECISIONS, TABLE_TALK, type RuleBook, type Table } from './types.ts';
import { rulesPageWords } from './words.ts';

const RULE_IDS = readFileSync('tests/facts/RULE_IDS.txt', 'utf8').trim().split('\n');

const sections = book.flatMap((chapter) => chapter.sections);
const rules = sections.flatMap((section) => section.rules);
const decisions = book.flatMap((chapter) => chapter.decisions ?? []);
const tables = [...sections, ...rules].flatMap((holder) => holder.table ?? []);
const anchors = anchorsOf(book);

const tableTexts = (table: Table) => [table.caption, ...table.head, ...table.rows.flat()];
const texts = [
	...book.map((chapter) => chapter.title),
	...sections.flatMap((section) => [section.title, ...(section.intro === undefined ? [] : [section.intro])]),
	...rules.map((rule) => rule.text),
	...tables.flatMap(tableTexts),
	...decisions.flatMap((one) => [one.point, one.decision, one.why])
];

const idsFound = (query: string) =>
	search(book, query).book.flatMap((chapter) =>
		chapter.sections.flatMap((section) => section.rules.map((rule) => rule.id))
	);

describe('the rule book', () => {
	test('has every rule of the specification and no other, in its order', () => {
		expect(rules.map((rule) => rule.id)).toEqual(RULE_IDS);
	});

	test('has the decisions D1 to D54 and the windows W1 to W22', () => {
		expect(decisions.map((one) => one.id)).toEqual(Array.from({ length: 54 }, (_, i) => `D${i + 1}`));
		const windows = tables
			.filter((table) => table.anchored)
			.flatMap((table) => table.rows.map((row) => row[0]));
		expect(windows).toEqual(Array.from({ length: 22 }, (_, i) => `W${i + 1}`));
	});

	test('gives each place one id', () => {
		expect(new Set(anchors).size).toBe(anchors.length);
	});

	test('keeps rules in their section and sections in their chapter', () => {
		for (const chapter of book)
			for (const section of chapter.sections) {
				expect(section.id.startsWith(`${chapter.id}.`)).toBe(true);
				for (const rule of section.rules) expect(rule.id.startsWith(`${section.id}.`)).toBe(true);
			}
	});

	test('points only to places that exist', () => {
		expect(texts.flatMap(referencesIn).filter((id) => !anchors.includes(id))).toEqual([]);
		expect(anchors).toContain(TABLE_TALK);
		expect(anchors).toContain(DECISIONS);
	});

	test('leaves nothing empty and no section without content', () => {
		expect(texts.filter((text) => text.trim() === '')).toEqual([]);
		for (const section of sections)
			expect(section.rules.length > 0 || section.table !== undefined || section.intro !== undefined).toBe(
				true
			);
	});

	test('has as many cells in each row as its table has columns', () => {
		for (const table of tables) for (const row of table.rows) expect(row).toHaveLength(table.head.length);
	});

	test('speaks to players, not to programmers', () => {
		expect(texts.filter((text) => /yaml|\bengine\b|OPEN|\bd8\b|<=|>=|->|\[(B|P|NC)\]/.test(text))).toEqual(
			[]
		);
		expect(rules.filter((rule) => rule.text.length > 360).map((rule) => rule.id)).toEqual([]);
	});
});

describe('loading', () => {
	test('gives the English book, and says so to a reader of another language', async () => {
		expect(await loadRuleBook('en')).toEqual({ book, language: 'en' });
		const german = await loadRuleBook('de');
		expect(german).toEqual({ book, language: 'en', notice: 'bookInEnglish' });
		expect(german.notice && rulesPageWords.de[german.notice]).toContain('Englisch');
	});
});

describe('searching', () => {
	const small: RuleBook = [
		{
			id: 'R1',
			title: 'Ships',
			sections: [
				{
					id: 'R1.1',
					title: 'Raiders',
					rules: [
						{ id: 'R1.1.1', text: 'They attack vipers first.' },
						{ id: 'R1.1.2', text: 'Then they fly to the nearest civilian ship.' }
					]
				},
				{
					id: 'R1.2',
					title: 'Rolls',
					rules: [],
					table: {
						caption: 'Hits',
						head: ['Target', 'Roll'],
						rows: [
							['Viper', '5'],
							['Basestar', '8']
						]
					}
				}
			]
		},
		{
			id: 'R2',
			title: 'Café',
			sections: [],
			decisions: [{ id: 'D1', point: 'Tea?', decision: 'Yes', why: 'R1.1.1' }]
		}
	];
	const outline = (query: string) =>
		search(small, query).book.map((chapter) => [
			chapter.id,
			...chapter.sections.flatMap((section) => [
				section.id,
				...section.rules.map((rule) => rule.id),
				...(section.table?.rows ?? []).map((row) => row[0])
			]),
			...(chapter.decisions ?? []).map((one) => one.id)
		]);

	test('shows the whole book while nothing is asked', () => {
		expect(search(small, '  ')).toEqual({ book: small, count: 5 });
	});

	test('keeps the headings above what it finds, and of tables the rows that match', () => {
		expect(outline('VIPER')).toEqual([['R1', 'R1.1', 'R1.1.1', 'R1.2', 'Viper']]);
		expect(search(small, 'viper').count).toBe(2);
	});

	test('wants every word, and counts the headings as part of a rule', () => {
		expect(outline('raiders civilian')).toEqual([['R1', 'R1.1', 'R1.1.2']]);
		expect(outline('raiders tea')).toEqual([]);
	});

	test('finds a whole section by its title', () => {
		expect(outline('raiders')).toEqual([['R1', 'R1.1', 'R1.1.1', 'R1.1.2']]);
		expect(outline('rolls')).toEqual([['R1', 'R1.2', 'Viper', 'Basestar']]);
	});

	test('finds without accents what is written with them', () => {
		expect(outline('cafe')).toEqual([['R2', 'D1']]);
		expect(outline('café')).toEqual([['R2', 'D1']]);
	});

	test('takes a number for that place and all in it, not for whoever mentions it', () => {
		expect(outline('r1.1.1')).toEqual([['R1', 'R1.1', 'R1.1.1']]);
		expect(outline('R1.1.')).toEqual([['R1', 'R1.1', 'R1.1.1', 'R1.1.2']]);
		expect(outline('d1')).toEqual([['R2', 'D1']]);
		expect(idsFound('R1').every((id) => id.startsWith('R1.'))).toBe(true);
		expect(idsFound('R5.4')).toEqual(['R5.4.1', 'R5.4.2', 'R5.4.3', 'R5.4.4', 'R5.4.5']);
	});

	test('finds each rule of the real book by its id, and its windows too', () => {
		for (const rule of rules) expect(idsFound(rule.id)).toEqual([rule.id]);
		expect(search(book, 'W12').count).toBe(1);
		expect(search(book, '').count).toBe(countEntries(book));
	});

	test('marks what it found and links what the text refers to', () => {
		expect(pieces('Raiders act (R6.4).', 'ACT r6')).toEqual([
			{
				runs: [
					{ text: 'Raiders ', marked: false },
					{ text: 'act', marked: true },
					{ text: ' (', marked: false }
				]
			},
			{
				reference: 'R6.4',
				runs: [
					{ text: 'R6', marked: true },
					{ text: '.4', marked: false }
				]
			},
			{ runs: [{ text: ').', marked: false }] }
		]);
	});

	test('loses no letter of any text, whatever is asked', () => {
		for (const text of texts)
			for (const query of ['', 'the a e', 'R1 .', 'é'])
				expect(
					pieces(text, query)
						.flatMap((piece) => piece.runs.map((run) => run.text))
						.join('')
				).toBe(text);
	});
});
