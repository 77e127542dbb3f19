/** Clauses in prose, read by forms a test brings along; numbers and names come out of the clause, never out of the data. */
import type { Ability, Effect, Modifier } from '../../src/lib/box/vocabulary.ts';
import { flattenEffects, parseClause, type Parsed } from './notation.ts';

export type Form<Meaning> = readonly [form: RegExp, means: (...groups: string[]) => Meaning];

/** What the first form that fits makes of a clause; null = none fits. */
export function read<Meaning>(forms: readonly Form<Meaning>[], text: string): Meaning | null {
	for (const [form, means] of forms) {
		const found = new RegExp(`^(?:${form.source})$`).exec(text);
		if (found) return means(...found.slice(1).map((group: string | undefined) => group ?? ''));
	}
	return null;
}
export function mustRead<Meaning>(forms: readonly Form<Meaning>[], text: string): Meaning {
	const found = read(forms, text);
	if (found === null) throw new Error(`clause of unknown form, say what it means: ${text}`);
	return found;
}

/** The notation's `self` is whoever uses an ability, or whose sheet it stands on. */
const asUser = <T>(data: T): T => JSON.parse(JSON.stringify(data).replaceAll('"holder"', '"acting"')) as T;

/** Own forms first, then the house notation. */
export const readEffects = (forms: readonly Form<readonly Effect[]>[], texts: readonly string[]): Parsed[] =>
	texts.flatMap((text) => {
		const means = read(forms, text);
		if (means) return flattenEffects(asUser(means), 'self');
		const parsed = parseClause(text, 'self');
		if ('other' in parsed) throw new Error(`clause of unknown form, say what it means: ${text}`);
		return [parsed];
	});

export type ShownAbility = Omit<Ability, 'effects' | 'mods'> & {
	effects?: readonly Parsed[];
	mods?: readonly Modifier[];
};
/** An ability with its effects as the tuples of the notation. */
export const shown = (ability: Ability): ShownAbility => {
	const { effects, ...rest } = asUser(ability);
	return { ...rest, ...(effects ? { effects: flattenEffects(effects, 'self') } : {}) };
};
