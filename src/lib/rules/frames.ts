/**
 * The resolution stack: procedures in progress, the innermost on top. A frame is plain data, a procedure is a file.
 * A procedure's `step` does what its frame's `step` says until something must be asked or it is finished;
 * `answered` takes what a player decided.
 */
import type { PlaceId } from '../box/ids.ts';
import type { Seat } from './contract.ts';

export type Frame =
	/** `turn`: how many seats have chosen, from the first player on */
	| { proc: 'choose-characters'; step: 'choose' | 'start'; turn: number }
	| { proc: 'first-deal'; step: 'look' | 'hand'; turn: number }
	| { proc: 'receive-skills'; step: 'split' }
	| { proc: 'movement'; step: 'go'; to: null }
	| { proc: 'movement'; step: 'pay'; to: PlaceId }
	/** cards chosen so far, shown together when all have chosen (R14.2.2) */
	| { proc: 'hand-limit'; step: 'choose' | 'show'; chosen: { seat: Seat; cards: string[] }[] };

export type ProcName = Frame['proc'];
export type FrameOf<P extends ProcName> = Extract<Frame, { proc: P }>;
