/** What a new game needs before anything is dealt: names people can tell apart, a title, a seed nobody chose. */
import type { NewGame, NewGameProblem } from './types.ts';

const NAME_LENGTH = 24;
const TITLE_LENGTH = 60;

export const tidy = (text: string): string => text.trim().replace(/\s+/gu, ' ');
/** An accented letter is one, however it was typed. */
const length = (text: string): number => Array.from(text.normalize('NFC')).length;
const folded = (name: string): string => tidy(name).normalize('NFKC').toLowerCase();
/** Blanks and invisible marks alone are no name. */
const isEmpty = (name: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

export const tidyTitle = (title: string): string =>
	Array.from(tidy(title)).slice(0, TITLE_LENGTH).join('').trim();

export function checkNewGame({ players }: Pick<NewGame, 'players'>): NewGameProblem[] {
	const names = players.map(({ name }) => name);
	const seats = (wrong: (name: string) => boolean): number[] =>
		names.flatMap((name, seat) => (wrong(name) ? [seat] : []));
	const twice = (name: string): boolean =>
		!isEmpty(name) && names.filter((other) => folded(other) === folded(name)).length > 1;
	const found: NewGameProblem[] = [
		{ problem: 'name-empty', seats: seats(isEmpty) },
		{ problem: 'name-long', seats: seats((name) => length(tidy(name)) > NAME_LENGTH) },
		{ problem: 'name-twice', seats: seats(twice) }
	];
	return found.filter((problem) => problem.seats.length > 0);
}
