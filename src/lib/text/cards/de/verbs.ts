/**
 * Verbs as German bends them, present tense. `ab|werfen`: the part before the bar goes to the end of the clause;
 * `bewegt werden`: the words before the last one do. `erhöhen/senken`: either of the two.
 */
import type { Person } from '../compose.ts';

/** Command to one, then with "du", then with "er"; the other forms are regular even here. */
const STRONG: Record<string, readonly [string, string, string]> = {
	werfen: ['wirf', 'wirfst', 'wirft'],
	nehmen: ['nimm', 'nimmst', 'nimmt'],
	übernehmen: ['übernimm', 'übernimmst', 'übernimmt'],
	sehen: ['sieh', 'siehst', 'sieht'],
	geben: ['gib', 'gibst', 'gibt'],
	werden: ['werde', 'wirst', 'wird'],
	lassen: ['lass', 'lässt', 'lässt'],
	erhalten: ['erhalte', 'erhältst', 'erhält'],
	behalten: ['behalte', 'behältst', 'behält'],
	enthalten: ['enthalte', 'enthältst', 'enthält'],
	müssen: ['müsse', 'musst', 'muss']
};

function bent(verb: string, person: Person, command: boolean): string {
	if (person === 'many') return verb;
	const [order, you, one] = STRONG[verb] ?? [];
	const stem = /(?:el|er)n$/u.test(verb) ? verb.slice(0, -1) : verb.replace(/en$/u, '');
	// arbeit-e-t, but hält: what changes its vowel takes no e
	const link = /[dt]$/u.test(stem) ? 'e' : '';
	if (person === 'group') return `${stem}${link}t`;
	if (person === 'one') return one ?? `${stem}${link}t`;
	if (command) return order ?? `${verb.endsWith('eln') ? stem.replace(/el$/u, 'l') : stem}e`;
	return you ?? `${stem}${/[szßx]$/u.test(stem) ? '' : `${link}s`}t`;
}

interface Parts {
	before: string;
	verb: string;
	/** nothing stands between the part and the verb in the infinitive */
	joined: boolean;
}
function parts(written: string): Parts {
	const bar = written.indexOf('|');
	if (bar >= 0) return { before: written.slice(0, bar), verb: written.slice(bar + 1), joined: true };
	const space = written.lastIndexOf(' ');
	return { before: written.slice(0, Math.max(space, 0)), verb: written.slice(space + 1), joined: false };
}

/** The bent verb and what goes to the end. */
export function finite(written: string, person: Person, command: boolean): [string, string] {
	const either = written.split('/').map(parts);
	return [
		either.map((p) => bent(p.verb, person, command)).join(' oder '),
		either.map((p) => p.before).find(Boolean) ?? ''
	];
}
const whole = (p: Parts, zu: string): string =>
	p.joined ? `${p.before}${zu.trim()}${p.verb}` : `${p.before ? `${p.before} ` : ''}${zu}${p.verb}`;
export const infinitive = (written: string, zu: '' | 'zu ' = ''): string =>
	written
		.split('/')
		.map((verb) => whole(parts(verb), zu))
		.join(' oder ');
