/** Short constructors for clauses. */
import { BACK, type Clause, type Context, type Subject, type Vp } from '../compose.ts';

export const vp = (verb: string, object?: string, rest?: string): Vp => ({
	verb,
	...(object ? { objects: [object] } : {}),
	...(rest ? { rest } : {})
});
export const act = (verb: string, object?: string, rest?: string): Clause[] => [
	{ vps: [vp(verb, object, rest)] }
];
export const does = (subject: Subject, ...vps: Vp[]): Clause[] => [{ subject, vps }];
export const chosenShips = (context: Context): string =>
	((context.chosenShips ?? 1) > 1 ? 'them' : 'it') + BACK;
