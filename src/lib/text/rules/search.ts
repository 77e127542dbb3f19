import { splitAtReferences } from './references.ts';
import type { Chapter, Decision, Rule, RuleBook, Section, Table } from './types.ts';

export type Found = { book: RuleBook; count: number };

/** A stretch of text, and whether the search met it. */
type Run = { text: string; marked: boolean };
/** A stretch of text that is plain or names another place of the book. */
export type Piece = { reference?: string; runs: Run[] };

type Matches = (id: string, ...texts: string[]) => boolean;

/** Without case and accents; as long as the original, so that a place in one is the same place in the other. */
function fold(text: string): string {
	if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase();
	return Array.from({ length: text.length }, (_, i) => text.charAt(i).normalize('NFD').charAt(0))
		.map((letter) => letter.toLowerCase().charAt(0))
		.join('');
}

function wordsOf(query: string): string[] {
	return fold(query.normalize('NFC')).split(/\s+/).filter(Boolean);
}

/** "r5.4" asks for that section and all in it, not for R5.40 or for whoever mentions it. */
function asId(query: string): string | undefined {
	return /^\s*([rdw]\d+(?:\.\d+){0,2})\.?\s*$/i.exec(query)?.[1]?.toUpperCase();
}

function matcher(query: string): Matches {
	const wanted = asId(query);
	if (wanted) return (id) => id === wanted || id.startsWith(`${wanted}.`);
	const words = wordsOf(query);
	return (id, ...texts) => {
		const text = fold([id, ...texts].join('\n'));
		return words.every((word) => text.includes(word));
	};
}

function cells(table: Table | undefined): string[] {
	return table ? [table.caption, ...table.head, ...table.rows.flat()] : [];
}

function rulesIn(section: Section, matches: Matches, heading: string[]): readonly Rule[] {
	return section.rules.filter((rule) => matches(rule.id, rule.text, ...cells(rule.table), ...heading));
}

/** A table shows the rows that match; asked for by the id of its section, all of them. */
function rowsIn(section: Section, matches: Matches, heading: string[]): Table['rows'] {
	const { table } = section;
	if (!table) return [];
	return table.rows.filter((row) =>
		matches(table.anchored ? (row[0] ?? '') : section.id, ...row, table.caption, ...heading)
	);
}

function searchSection(section: Section, matches: Matches, chapter: Chapter): Section | undefined {
	const heading = [chapter.title, section.title];
	const whole = matches(section.id, section.intro ?? '', ...heading);
	const rules = rulesIn(section, matches, heading);
	const rows = whole ? (section.table?.rows ?? []) : rowsIn(section, matches, heading);
	if (!whole && rules.length + rows.length === 0) return undefined;
	const { table, ...rest } = section;
	return { ...rest, rules, ...(table && rows.length > 0 ? { table: { ...table, rows } } : {}) };
}

function searchChapter(chapter: Chapter, matches: Matches): Chapter | undefined {
	const sections = chapter.sections.flatMap((section) => searchSection(section, matches, chapter) ?? []);
	const decisions = (chapter.decisions ?? []).filter((one: Decision) =>
		matches(one.id, one.point, one.decision, one.why, chapter.title)
	);
	const whole = matches(chapter.id);
	if (!whole && sections.length + decisions.length === 0) return undefined;
	const all = whole ? chapter.decisions : decisions;
	return { ...chapter, sections, decisions: all ?? [] };
}

/** Rules, rows of a section's table and decisions: what a reader would call an entry. */
export function countEntries(book: RuleBook): number {
	const inSection = (section: Section) =>
		section.rules.length + (section.table?.rows.length ?? (section.rules.length === 0 ? 1 : 0));
	return book.reduce(
		(sum, chapter) =>
			sum +
			(chapter.decisions?.length ?? 0) +
			chapter.sections.reduce((part, section) => part + inSection(section), 0),
		0
	);
}

/** The book with only what holds every word of the query, under the headings it stands under. */
export function search(book: RuleBook, query: string): Found {
	if (query.trim() === '') return { book, count: countEntries(book) };
	const matches = matcher(query);
	const found = book.flatMap((chapter) => searchChapter(chapter, matches) ?? []);
	return { book: found, count: countEntries(found) };
}

/** The text cut into stretches the words of the query meet and stretches they do not. */
function mark(text: string, words: readonly string[]): Run[] {
	const folded = fold(text);
	const met = new Array<boolean>(text.length).fill(false);
	for (const word of words)
		for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
			met.fill(true, at, at + word.length);
	const runs: Run[] = [];
	met.forEach((marked, i) => {
		const last = runs.at(-1);
		if (last?.marked === marked) last.text += text.charAt(i);
		else runs.push({ text: text.charAt(i), marked });
	});
	return runs;
}

/** A text ready to be drawn: references as links, what was searched for marked. */
export function pieces(text: string, query: string): Piece[] {
	const words = wordsOf(query);
	return splitAtReferences(text).map((part) => ({
		...(part.reference ? { reference: part.text } : {}),
		runs: words.length > 0 ? mark(part.text, words) : [{ text: part.text, marked: false }]
	}));
}
