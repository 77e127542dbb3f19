export { readGameFile, writeGameFile } from './game-file.ts';
export type { FileTrouble, GameFile } from './game-file.ts';
export { holdGame } from './game-lock.ts';
export type { FlowSummary, GameRecord } from './records.ts';
export { Storage } from './storage.ts';
export type { Listed } from './storage.ts';
export type { StorageTrouble } from './trouble.ts';
