import type { AnswerValue, Decision } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';

/** A whole number from 0 to n - 1: the robot's own chance, apart from the game's. */
export type Pick = (n: number) => number;

/** A player of empty seats and of simulations: sees what its seat may see, and answers one of its decisions. */
export type Robot = (view: SeatView, decision: Decision, pick: Pick) => AnswerValue;
