/**
 * Who holds the tablet. The only place that knows, and the only way to a seat's secrets:
 *
 *   curtain --LIFT--> gate or table        table --PASS--> gate --HOLD or RIGHT_PIN--> private
 *
 * Private mode is entered from a gate and from nowhere else, so one seat's secrets never follow another's. A commit leaves the
 * tablet where it is only in the hands of the seat that decides next; everything that goes wrong takes it away.
 */
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Seat } from '../rules/index.ts';
import type { HandOff } from './types.ts';

/** A seat the tablet goes to, and whether its gate has a PIN. */
export interface Holder {
	seat: Seat;
	pin: boolean;
}

export type HandOffEvent =
	| { type: 'PASS'; next: Holder }
	/** pressed and held, or the two taps */
	| { type: 'HOLD' }
	| { type: 'RIGHT_PIN' }
	| { type: 'WRONG_PIN' }
	/** laid down */
	| { type: 'COVER' }
	/** An answer is stored. `next`: whose gate comes next, if any; `again`: the seat that answered and goes on deciding. */
	| { type: 'COMMIT'; next: Holder | null; again: Seat | null }
	/** An answer is taken back: it is in nobody's hands, whoever decides now. */
	| { type: 'UNDO'; next: Holder | null }
	| { type: 'HIDE' }
	| { type: 'IDLE' }
	| { type: 'FAULT' }
	| { type: 'LIFT'; next: Holder | null };

interface Hands {
	seat: Seat | null;
	pin: boolean;
	wrongPin: boolean;
}
const NOBODY: Hands = { seat: null, pin: false, wrongPin: false };

const nextOf = (event: HandOffEvent): Holder | null => ('next' in event ? event.next : null);

export const handOffMachine = setup({
	types: { context: {} as Hands, events: {} as HandOffEvent },
	actions: {
		putDown: assign(NOBODY),
		goToNext: assign(({ event }) => ({ ...NOBODY, ...nextOf(event) })),
		shakeHead: assign({ wrongPin: true }),
		nod: assign({ wrongPin: false })
	},
	guards: {
		someoneNext: ({ event }) => nextOf(event) !== null,
		sameSeat: ({ context, event }) => event.type === 'COMMIT' && event.again === context.seat,
		pin: ({ context }) => context.pin,
		noPin: ({ context }) => !context.pin
	}
}).createMachine({
	id: 'hand-off',
	initial: 'curtain',
	context: NOBODY,
	states: {
		table: {
			entry: 'putDown',
			on: {
				PASS: { target: 'gate', actions: 'goToNext' },
				COMMIT: { guard: 'someoneNext', target: 'gate', actions: 'goToNext' },
				UNDO: { guard: 'someoneNext', target: 'gate', actions: 'goToNext' },
				HIDE: 'curtain'
			}
		},
		gate: {
			on: {
				PASS: { target: 'gate', actions: 'goToNext' },
				HOLD: { guard: 'noPin', target: 'private' },
				RIGHT_PIN: { guard: 'pin', target: 'private' },
				WRONG_PIN: { guard: 'pin', actions: 'shakeHead' },
				COVER: 'table',
				COMMIT: [{ guard: 'someoneNext', target: 'gate', actions: 'goToNext' }, { target: 'table' }],
				UNDO: [{ guard: 'someoneNext', target: 'gate', actions: 'goToNext' }, { target: 'table' }],
				HIDE: 'curtain',
				FAULT: 'table'
			}
		},
		private: {
			entry: 'nod',
			on: {
				PASS: { target: 'gate', actions: 'goToNext' },
				COVER: 'table',
				COMMIT: [
					{ guard: 'sameSeat' },
					{ guard: 'someoneNext', target: 'gate', actions: 'goToNext' },
					{ target: 'table' }
				],
				UNDO: [{ guard: 'someoneNext', target: 'gate', actions: 'goToNext' }, { target: 'table' }],
				HIDE: 'curtain',
				IDLE: 'curtain',
				FAULT: 'table'
			}
		},
		curtain: {
			entry: 'putDown',
			on: {
				LIFT: [{ guard: 'someoneNext', target: 'gate', actions: 'goToNext' }, { target: 'table' }]
			}
		}
	}
});

/** The machine's state in the words of the interface. */
export function handOffOf({ value, context }: SnapshotFrom<typeof handOffMachine>): HandOff {
	const { seat, pin, wrongPin } = context;
	if (seat === null || value === 'table') return { mode: value === 'curtain' ? 'curtain' : 'table' };
	if (value === 'gate') return { mode: 'gate', seat, pin, wrongPin };
	return value === 'private' ? { mode: 'private', seat } : { mode: 'curtain' };
}
