/** Short ways to say that somebody does something. Verbs are written as `verbs.ts` reads them. */
import type { Clause, Subject, Vp } from '../compose.ts';

export const vp = (verb: string, object?: string, rest?: string): Vp => ({
	verb,
	...(object ? { objects: [object] } : {}),
	...(rest ? { rest } : {})
});
export const act = (verb: string, object?: string, rest?: string): Clause[] => [
	{ vps: [vp(verb, object, rest)] }
];
export const does = (subject: Subject, ...vps: Vp[]): Clause[] => [{ subject, vps }];
