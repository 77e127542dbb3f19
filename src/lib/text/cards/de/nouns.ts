/** How nouns and the adjectives before them are bent. */
import type { Piece } from '../../../box/ids.ts';
import { PIECE_NOUNS, type Gender } from './terms.ts';

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
type Kind = Gender | 'pl';

/** Without an article before it, and after a bare number. */
const STRONG: Record<Case, Record<Kind, string>> = {
	nom: { m: 'er', f: 'e', n: 'es', pl: 'e' },
	acc: { m: 'en', f: 'e', n: 'es', pl: 'e' },
	dat: { m: 'em', f: 'er', n: 'em', pl: 'en' },
	gen: { m: 'en', f: 'er', n: 'en', pl: 'er' }
};
/** After der, jeder, alle. */
const weak = (c: Case, kind: Kind): string =>
	kind !== 'pl' && (c === 'nom' || (c === 'acc' && kind !== 'm')) ? 'e' : 'en';

const dativePlural = (noun: string): string => (/[ns]$/u.test(noun) ? noun : `${noun}n`);

interface PieceForm {
	many: boolean;
	in: Case;
	/** an article or "alle" stands before it */
	definite?: boolean;
	adjectives?: readonly string[];
}
/** "schwere Jäger", "unbemannten Vipern", without number or article. */
export function pieceNoun(piece: Piece, form: PieceForm): string {
	const { gender, one, many, kind } = PIECE_NOUNS[piece];
	const of: Kind = form.many ? 'pl' : gender;
	const ending = form.definite ? weak(form.in, of) : STRONG[form.in][of];
	const noun = form.many ? (form.in === 'dat' ? dativePlural(many) : many) : one;
	return [...(form.adjectives ?? []), ...(kind ? [kind] : [])]
		.map((stem) => stem + ending)
		.concat(noun)
		.join(' ');
}

export const counted = (n: number, one: string, many: string): string =>
	`${String(n)} ${n === 1 ? one : many}`;

const TIMES = ['', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal'] as const;
export const times = (n: number): string => TIMES[n] ?? `${String(n)}-mal`;
export const upToTimes = (n: number): string => `bis zu ${times(n)}`;
