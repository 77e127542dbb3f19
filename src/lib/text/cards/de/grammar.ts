import type { Clause, Context, Grammar, Order, Person, Vp } from '../compose.ts';
import { inlineClauses } from '../compose.ts';
import { upToTimes } from './nouns.ts';
import { finite, infinitive } from './verbs.ts';

export const list = (items: readonly string[], word: 'and' | 'or' = 'and'): string =>
	items.length < 2
		? (items[0] ?? '')
		: `${items.slice(0, -1).join(', ')} ${word === 'or' ? 'oder' : 'und'} ${items.at(-1) ?? ''}`;

const OWN: Record<Person, string> = { you: 'dein', group: 'eur', one: 'sein', many: 'ihr' };
const SELF: Record<Person, readonly [string, string]> = {
	you: ['dich', 'dir'],
	group: ['euch', 'euch'],
	one: ['sich', 'sich'],
	many: ['sich', 'sich']
};
/** `{own:er}`, `{self}`, `{to-self}` in a phrase mean the doer, whoever he is. */
const address = (text: string, person: Person): string =>
	text
		.replaceAll(/\{own:([a-z]+)\}/gu, (_, ending: string) => OWN[person] + ending)
		.replaceAll('{self}', SELF[person][0])
		.replaceAll('{to-self}', SELF[person][1]);

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' ');
/** Objects of one verb; pairs among them are kept together. */
const listed = (objects: readonly string[]): string =>
	objects.length > 1 && objects.some((object) => object.includes(' und '))
		? `${objects.slice(0, -1).join(', ')} sowie ${objects.at(-1) ?? ''}`
		: list(objects);
const middle = (vp: Vp): string => joined(listed(vp.objects ?? []), vp.rest ?? '');

const MODAL: Record<Person, string> = { you: 'darfst', group: 'dürft', one: 'darf', many: 'dürfen' };

function body(clause: Clause, order: Order, context: Context): string {
	const { subject, modal, vps, stated, either } = clause;
	const person = subject?.person ?? context.agent;
	const you = person === 'you' || person === 'group';
	const np = subject?.np ?? (person === 'you' ? 'du' : 'ihr');
	if (order === 'aim')
		return address(list(vps.map((vp) => joined(middle(vp), infinitive(vp.verb, 'zu ')))), person);
	const inFront = (verb: string): string => (order === 'inverted' ? `${verb} ${np}` : `${np} ${verb}`);
	if (modal) {
		const done = list(
			vps.map((vp) => joined(middle(vp), infinitive(vp.verb))),
			either ? 'or' : 'and'
		);
		return address(joined(inFront(MODAL[person]), done), person);
	}
	const command = you && !stated && order === 'main';
	const said = vps.map((vp, i) => {
		const [verb, end] = finite(vp.verb, person, command);
		return joined(i === 0 && !command ? inFront(verb) : verb, middle(vp), end);
	});
	return address(list(said), person);
}

/** What has a verb of its own is set off by a comma, "vor einer Probe" is not. */
const isSentence = (lead: string): boolean =>
	/(?:^|, )(?:falls|wenn|sobald|solange|nachdem|bevor|während|statt|immer wenn)\b/iu.test(lead);
/** A relative clause brings its closing comma along; before another mark it is one too many. */
const punctuated = (text: string): string => text.replaceAll(/,(?=\s*(?:[,;:.)]|$))/gu, '');

/** A moment and a condition before one clause: the condition goes to the end, where nothing else is said there. */
function led(lead: string, text: string, tail: string): string {
	const [moment = '', condition] = lead.split(/, (?=falls )/u);
	if (condition !== undefined && (tail === '' || tail.startsWith(':')))
		return `${moment}${isSentence(moment) ? ',' : ''} ${text}, ${condition}${tail}`;
	const whole = moment.includes('wenn') ? lead.replace(', falls ', ' und ') : lead;
	return `${whole}${isSentence(whole) ? ',' : ''} ${text}${tail}`;
}
function clause(said: Clause, order: Order, context: Context): string {
	const { lead, parts, tail = '' } = said;
	const after: Order = order === 'main' && lead !== undefined ? 'inverted' : order;
	const text = parts ? inlineClauses(parts, after, context) : body(said, after, context);
	if (lead === undefined) return punctuated(`${text}${tail}`);
	if (order === 'main') return punctuated(led(lead, text, tail));
	// Behind "dann" the condition has to stand at the end, for the verb comes next.
	return punctuated(`${text}${isSentence(lead) ? ',' : ''} ${lead}${tail}`);
}

export const grammar: Grammar = {
	// What is forbidden holds as well, it does not come next.
	after: (next) =>
		next.modal === 'cannot' ? { join: ', und ', order: 'main' } : { join: ', dann ', order: 'inverted' },
	list,
	clause,
	cause: (clause) => ({
		verb: 'lassen',
		objects: [
			joined(
				(clause.subject?.np ?? '').replace(/^(d|jed|dies)er /u, '$1en '),
				list(clause.vps.map((vp) => joined(middle(vp), infinitive(vp.verb))))
			)
		]
	}),
	times: upToTimes
};
