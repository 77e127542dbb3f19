import type { AnyComponent, PrintedSet, SkillType } from '$lib/box/index';
import type { BoxDeck } from '$lib/text/app/index';
import { boxDeck } from '$lib/ui/cards/box-deck';
import { printedOf } from '$lib/ui/cards/printed';

/** Null: whatever it is. */
export interface Filter {
	deck: BoxDeck | null;
	set: PrintedSet | null;
	skill: SkillType | null;
	query: string;
}

/** Without case and accents, so that "fuhrung" finds "Führung". */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Is the type on its face: its own, one that counts for its check, one a sheet draws? */
function shows(component: AnyComponent, skill: SkillType): boolean {
	const { type, check } = printedOf(component);
	if (type === skill || check?.positive.includes(skill)) return true;
	if (component.deck !== 'character') return false;
	const { fixed, split } = component.data.skills;
	return fixed[skill] !== undefined || (split?.from.includes(skill) ?? false);
}

/** What is left of the box; `textOf` gives all the words on a component in the language read. */
export function browse(
	box: readonly AnyComponent[],
	{ deck, set, skill, query }: Filter,
	textOf: (component: AnyComponent) => string
): AnyComponent[] {
	const wanted = fold(query).split(/\s+/).filter(Boolean);
	return box.filter(
		(component) =>
			(deck === null || boxDeck(component.deck) === deck) &&
			(set === null || component.set === set) &&
			(skill === null || shows(component, skill)) &&
			(wanted.length === 0 || wanted.every((word) => fold(textOf(component)).includes(word)))
	);
}
