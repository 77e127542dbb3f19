/** Everything a page consists of, and whether any of it names what nobody has shown. */
import type { Page } from '@playwright/test';
import { allComponents, readSkillRef } from '../../../src/lib/box/index.ts';
import type { Game, Seat } from '../../../src/lib/rules/index.ts';
import words from '../../../src/lib/text/cards/en/index.ts';
import { cardText } from '../../../src/lib/text/cards/index.ts';
import { seatView, tableView } from '../../../src/lib/views/index.ts';

/** Text, attributes, title, address, history and every store but IndexedDB. */
export const wholePage = (page: Page): Promise<string> =>
	page.evaluate(() =>
		[
			document.documentElement.outerHTML,
			...[...document.querySelectorAll('input, textarea, select')].map((field) =>
				'value' in field ? String(field.value) : ''
			),
			document.title,
			location.href,
			JSON.stringify(history.state),
			JSON.stringify(Object.entries(localStorage)),
			JSON.stringify(Object.entries(sessionStorage)),
			document.cookie
		].join('\n')
	);

const NAMES: ReadonlyMap<string, string> = new Map(
	Object.values(words.names).flatMap((deck) => Object.entries<string>(deck))
);

const TEXTS: ReadonlyMap<string, string> = new Map(
	allComponents().map((component) => [component.id, cardText(words, component).join('\n')])
);
const ALL_TEXTS = [...TEXTS.values()].join('\n');

/** A name that an open card has too or has in its own, or that is a word in a printed text, cannot be told from it; its id still can. */
function isWord(id: string, name: string, open: ReadonlySet<string>): boolean {
	if ([...open].some((other) => NAMES.get(other)?.includes(name) === true)) return true;
	if (!ALL_TEXTS.includes(name)) return false;
	// texts of other cards name Loyalty cards, but only those that lie open
	return !(id in words.names.loyalty) || [...open].some((other) => TEXTS.get(other)?.includes(name) === true);
}

const kindOf = (card: string): string => readSkillRef(card).kind;

/** The ids of cards that lie hidden before somebody, or in a deck nobody may look into. */
function hidden({ seats, quorumHand, decks }: Game): Set<string> {
	return new Set([
		...seats.flatMap(({ hand, loyalty, agenda, superCrises }) => [
			...hand.map(kindOf),
			...loyalty,
			...(agenda === null ? [] : [agenda]),
			...superCrises
		]),
		...quorumHand,
		...decks.crisis.slice(-1),
		...decks.destination.slice(-1)
	]);
}

const idsIn = (json: string): Set<string> =>
	new Set([...json.matchAll(/"([a-z0-9-]+?)(?:-\d)?"/g)].map(([, id = '']) => id));

export const nameOf = (id: string): string => NAMES.get(id) ?? id;

/** The hidden cards a page gives away, by id or by name. What everybody may see is no secret, whoever else holds one like it. */
export const leaks = (html: string, game: Game): string[] => given(html, game, tableView(game));

/** The same for the page in one seat's hands, where loyalty and agenda stay face down but for those that are being `held`. */
export function leaksBeside(html: string, game: Game, seat: Seat, held: readonly string[]): string[] {
	const view = seatView(game, seat);
	return given(html, game, { ...view, own: { ...view.own, loyalty: held, agenda: null } });
}

function given(html: string, game: Game, seen: unknown): string[] {
	if (game.outcome) return [];
	const open = idsIn(JSON.stringify(seen));
	return [...hidden(game)].filter((id) => {
		if (open.has(id)) return false;
		const name = nameOf(id);
		return (
			new RegExp(`(?<![a-z-])${id}(?![a-z-])`).test(html) || (html.includes(name) && !isWord(id, name, open))
		);
	});
}
