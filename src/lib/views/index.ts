export { mayRead, seatView } from './seat-view.ts';
export { tableView } from './table-view.ts';
export type * from './types.ts';
