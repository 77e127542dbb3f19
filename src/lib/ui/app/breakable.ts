const SOFT_HYPHEN = '\u00AD';
/** Shorter beginnings are not left alone on a line. */
const LEAST = 4;

/** A long word with places where it may be parted: before any of `parts`. Not every tablet knows how a language hyphenates. */
export function breakable(text: string, parts: readonly string[]): string {
	return parts.reduce(
		(whole, part) =>
			whole.replaceAll(new RegExp(`(\\p{L}{${String(LEAST)},})(${part})`, 'gu'), `$1${SOFT_HYPHEN}$2`),
		text
	);
}
