/** Robot players: for tests, simulations and empty seats. They see views only. */
export { chanceOf } from './chance.ts';
export { nextAnswer, type RobotName, type Table } from './table.ts';
export type * from './types.ts';
