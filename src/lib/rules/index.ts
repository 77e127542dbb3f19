/** What the rest of the house may use of the rule book. */
export { answer, newGame, pending } from './engine.ts';
export { checkConfig } from './config.ts';
export { RULES_VERSION, type Game } from './game.ts';
export { barriersOf } from './random.ts';
export { contributionOf, stageOf } from './stage.ts';
export type * from './contract.ts';
export type * from './stage.ts';
