/** What a game needs beyond the home screen, in one piece: the rule book, the views and the sitting. Loaded when asked for. */
import * as rules from '../rules/index.ts';
import * as views from '../views/index.ts';
import type { Engine } from './world.ts';

export * as sitting from './sitting.ts';
export const engine: Engine = { rules, views };
