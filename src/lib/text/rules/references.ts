import type { RuleBook, Table } from './types.ts';

/** What in a text names a place of the book: R5, R5.4, R5.4.2, D9, W12. */
const REFERENCE = /\b(?:R\d+(?:\.\d+){0,2}|[DW]\d+)\b/g;

export function referencesIn(text: string): string[] {
	return text.match(REFERENCE) ?? [];
}

/** The text cut where a reference begins or ends. */
export function splitAtReferences(text: string): { text: string; reference: boolean }[] {
	const parts: { text: string; reference: boolean }[] = [];
	let end = 0;
	for (const match of text.matchAll(REFERENCE)) {
		if (match.index > end) parts.push({ text: text.slice(end, match.index), reference: false });
		parts.push({ text: match[0], reference: true });
		end = match.index + match[0].length;
	}
	if (end < text.length) parts.push({ text: text.slice(end), reference: false });
	return parts;
}

function rowNames(table: Table | undefined): string[] {
	return table?.anchored ? table.rows.flatMap((row) => row.slice(0, 1)) : [];
}

/** Everything in the book that a link can point to. */
export function anchorsOf(book: RuleBook): string[] {
	return book.flatMap((chapter) => [
		chapter.id,
		...chapter.sections.flatMap((section) => [
			section.id,
			...rowNames(section.table),
			...section.rules.flatMap((rule) => [rule.id, ...rowNames(rule.table)])
		]),
		...(chapter.decisions ?? []).map((decision) => decision.id)
	]);
}
