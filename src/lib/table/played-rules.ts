import type { RULES_VERSION } from '../rules/index.ts';

/** The rule book's version for the home screen, which does not load it; the type keeps the two the same. */
export const PLAYED_RULES: typeof RULES_VERSION = 2;
