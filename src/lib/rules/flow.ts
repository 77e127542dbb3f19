/**
 * The statechart of what lasts: set-up, the turn and its phases, the end; and beside it the era (before New Caprica,
 * occupied, Galactica back in orbit). What a card does inside a phase is not here but on the stack (frames.ts);
 * a phase ends when the stack is empty.
 *
 * A Game keeps our own stable names, never the library's snapshot, so that a renamed state orphans no saved game.
 */
import { setup, transition, type StateValue } from 'xstate';

export type FlowEvent =
	/** the phase has nothing left to do */
	| { type: 'DONE' }
	/** the current player's turn is cut short: on to the end of turn (R8.2.9, R10.4.4) */
	| { type: 'TURN_CUT' }
	| { type: 'GAME_OVER' }
	| { type: 'LANDED' }
	| { type: 'RETURNED' };

const machine = setup({ types: { events: {} as FlowEvent } }).createMachine({
	id: 'game',
	type: 'parallel',
	states: {
		play: {
			initial: 'setup',
			on: { GAME_OVER: '.over' },
			states: {
				setup: {
					initial: 'characters',
					states: {
						characters: { on: { DONE: 'board' } },
						board: { on: { DONE: 'deal' } },
						deal: { on: { DONE: 'ready' } },
						ready: { on: { DONE: '#game.play.turn' } }
					}
				},
				turn: {
					initial: 'start',
					on: { TURN_CUT: '.end' },
					states: {
						start: { on: { DONE: 'receive' } },
						receive: { on: { DONE: 'movement' } },
						movement: { on: { DONE: 'action' } },
						action: { on: { DONE: 'crisis' } },
						crisis: { on: { DONE: 'activate' } },
						activate: { on: { DONE: 'prepare' } },
						prepare: { on: { DONE: 'end' } },
						end: { on: { DONE: 'start' } }
					}
				},
				over: { type: 'final' }
			}
		},
		era: {
			initial: 'voyage',
			states: {
				voyage: { on: { LANDED: 'occupied' } },
				occupied: { on: { RETURNED: 'orbit' } },
				orbit: {}
			}
		}
	}
});

export const SETUP_PHASES = ['characters', 'board', 'deal', 'ready'] as const;
export const TURN_PHASES = [
	'start',
	'receive',
	'movement',
	'action',
	'crisis',
	'activate',
	'prepare',
	'end'
] as const;
type TurnPhase = (typeof TURN_PHASES)[number];
type SetupPhase = (typeof SETUP_PHASES)[number];
export type Play = `setup.${SetupPhase}` | `turn.${TurnPhase}` | 'over';
type Era = 'voyage' | 'occupied' | 'orbit';
/** Where we are, under our own names. */
export interface Flow {
	play: Play;
	era: Era;
}

export const OPENING: Flow = { play: 'setup.characters', era: 'voyage' };

/** The machine's value in full: one part a region. */
interface Value {
	play: { setup: SetupPhase } | { turn: TurnPhase } | 'over';
	era: Era;
}

function toValue({ play, era }: Flow): StateValue {
	const [outer, inner] = play.split('.');
	return { play: outer && inner ? { [outer]: inner } : play, era };
}

function fromValue({ play, era }: Value): Flow {
	if (play === 'over') return { play, era };
	return { play: 'setup' in play ? `setup.${play.setup}` : `turn.${play.turn}`, era };
}

const known = new Map<string, Flow>();

/** The machine has no context, so each step is worked out once and remembered. */
export function advance(flow: Flow, event: FlowEvent): Flow {
	const key = `${flow.play} ${flow.era} ${event.type}`;
	let next = known.get(key);
	if (!next) {
		const [state] = transition(machine, machine.resolveState({ value: toValue(flow) }), event);
		// the states above are named as Value says; flow.test.ts walks all of them
		next = Object.freeze(fromValue(state.value));
		known.set(key, next);
	}
	return next;
}
