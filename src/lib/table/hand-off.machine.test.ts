import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import type { Seat } from '../rules/index.ts';
import { handOffMachine, handOffOf, type HandOffEvent, type Holder } from './hand-off.machine.ts';

type Snapshot = SnapshotFrom<typeof handOffMachine>;

// Seats are branded numbers; these three stand for any.
const [anna, boris, claudia] = [0, 1, 2] as Seat[] as [Seat, Seat, Seat];
/** Boris has set a PIN. */
const [annaNext, borisNext, claudiaNext]: [Holder, Holder, Holder] = [
	{ seat: anna, pin: false },
	{ seat: boris, pin: true },
	{ seat: claudia, pin: false }
];
const HOLDERS = [annaNext, borisNext, claudiaNext];
const NEXT = [null, ...HOLDERS];

const EVENTS: readonly HandOffEvent[] = [
	...HOLDERS.map((next) => ({ type: 'PASS', next }) as const),
	{ type: 'HOLD' },
	{ type: 'RIGHT_PIN' },
	{ type: 'WRONG_PIN' },
	{ type: 'COVER' },
	...NEXT.flatMap((next) =>
		[null, anna, boris, claudia].map((again) => ({ type: 'COMMIT', next, again }) as const)
	),
	...NEXT.map((next) => ({ type: 'UNDO', next }) as const),
	{ type: 'HIDE' },
	{ type: 'IDLE' },
	{ type: 'FAULT' },
	...NEXT.map((next) => ({ type: 'LIFT', next }) as const)
];

const serializeState = (state: Snapshot): string => JSON.stringify([state.value, state.context]);
const options = { events: EVENTS, serializeState };

function walk(events: readonly HandOffEvent[]): Snapshot[] {
	const seen: Snapshot[] = [];
	const actor = createActor(handOffMachine);
	actor.start();
	seen.push(actor.getSnapshot());
	for (const event of events) {
		actor.send(event);
		seen.push(actor.getSnapshot());
	}
	actor.stop();
	return seen;
}

/** Every transition written in the machine, as "from EVENT index". */
function writtenTransitions(): string[] {
	return Object.entries(handOffMachine.states).flatMap(([name, node]) =>
		[...node.transitions].flatMap(([event, list]) => list.map((_, index) => `${name} ${event} ${index}`))
	);
}

/** The transition the machine takes from here, by the same name. */
function takenTransition(from: Snapshot, event: HandOffEvent): string[] {
	const taken = handOffMachine.getTransitionData(from, event)[0];
	if (!taken) return [];
	const index = handOffMachine.states[from.value]?.transitions.get(event.type)?.indexOf(taken) ?? -1;
	return [`${from.value} ${event.type} ${index}`];
}

describe('generated paths', () => {
	test('reach table, curtain, every gate and every private mode, and arrive where the model says', () => {
		const paths = getShortestPaths(handOffMachine, options);
		const reached = new Set(paths.map((path) => serializeState(path.state)));
		// table, curtain; three gates, one of them also after a wrong PIN; three private modes
		expect(reached.size).toBe(2 + 4 + 3);
		for (const path of paths) {
			const last = walk(path.steps.map((step) => step.event).slice(1)).at(-1);
			expect(last && serializeState(last)).toBe(serializeState(path.state));
		}
	});

	test('take every transition there is', () => {
		const taken = new Set<string>();
		for (const { state } of getShortestPaths(handOffMachine, options))
			for (const event of EVENTS) takenTransition(state, event).forEach((name) => taken.add(name));
		expect([...taken].sort()).toEqual(writtenTransitions().sort());
	});

	test('never go from one seat to another without its gate, on any simple path of two seats', () => {
		const events = EVENTS.filter((event) => !JSON.stringify(event).includes(`"seat":${claudia}`)).filter(
			(event) => event.type !== 'COMMIT' || event.again !== claudia
		);
		const paths = getSimplePaths(handOffMachine, { ...options, events });
		expect(paths.length).toBeGreaterThan(100);
		for (const path of paths) keepsSecrets(path.steps.map((step) => step.event).slice(1));
	});
});

/** The one promise of this machine. */
function keepsSecrets(events: readonly HandOffEvent[]): void {
	const seen = walk(events);
	seen.forEach((now, index) => {
		const before = seen[index - 1];
		const event = events[index - 1];
		if (!before || !event || now.value !== 'private') return;
		if (before.value === 'private') {
			expect(now.context.seat).toBe(before.context.seat);
			return;
		}
		expect(before.value).toBe('gate');
		expect(before.context.seat).toBe(now.context.seat);
		expect(event.type).toBe(before.context.pin ? 'RIGHT_PIN' : 'HOLD');
	});
}

test('whatever happens, secrets open at their own seat’s gate, held or with the right PIN', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (events) => {
			keepsSecrets(events);
		}),
		{ numRuns: 500 }
	);
});

describe('one step at a time', () => {
	const at = (events: HandOffEvent[]) =>
		walk(events).at(-1) ?? handOffMachine.getInitialSnapshot(undefined as never);
	const lifted: HandOffEvent = { type: 'LIFT', next: null };
	const pass = (seat: Seat): HandOffEvent => ({ type: 'PASS', next: HOLDERS[seat] ?? annaNext });
	const annaHolds: HandOffEvent[] = [lifted, pass(anna), { type: 'HOLD' }];
	const shown = (events: HandOffEvent[]) => handOffOf(at(events));

	test('starts behind the curtain, in nobody’s hands', () => {
		expect(shown([])).toEqual({ mode: 'curtain' });
		expect(at([]).context.seat).toBeNull();
	});
	test('the curtain opens to a gate or the table, by lifting only', () => {
		const stays = EVENTS.filter((event) => event.type !== 'LIFT');
		for (const event of stays) expect(shown([event])).toEqual({ mode: 'curtain' });
		expect(shown([lifted])).toEqual({ mode: 'table' });
		expect(shown([{ type: 'LIFT', next: borisNext }])).toEqual({
			mode: 'gate',
			seat: boris,
			pin: true,
			wrongPin: false
		});
	});
	test('a wrong PIN stays at the gate and says so; holding alone does not open it', () => {
		expect(shown([lifted, pass(boris), { type: 'HOLD' }])).toMatchObject({ mode: 'gate', wrongPin: false });
		expect(shown([lifted, pass(boris), { type: 'WRONG_PIN' }])).toMatchObject({
			mode: 'gate',
			wrongPin: true
		});
		expect(shown([lifted, pass(boris), { type: 'WRONG_PIN' }, { type: 'RIGHT_PIN' }])).toEqual({
			mode: 'private',
			seat: boris
		});
	});
	test('a commit leaves the tablet with a seat that goes on deciding, and with no other', () => {
		expect(shown([...annaHolds, { type: 'COMMIT', next: null, again: anna }])).toEqual({
			mode: 'private',
			seat: anna
		});
		expect(shown([...annaHolds, { type: 'COMMIT', next: borisNext, again: boris }])).toMatchObject({
			mode: 'gate',
			seat: boris
		});
		expect(shown([...annaHolds, { type: 'COMMIT', next: null, again: null }])).toEqual({ mode: 'table' });
	});
	test.each(['HIDE', 'IDLE', 'FAULT', 'COVER'] as const)('%s takes it out of the hands', (type) => {
		expect(at([...annaHolds, { type }]).context).toEqual({ seat: null, pin: false, wrongPin: false });
		expect(shown([...annaHolds, { type }]).mode).toBe(
			type === 'HIDE' || type === 'IDLE' ? 'curtain' : 'table'
		);
	});
	test('undo takes it out of every hand, the next seat’s too, and waits at the gate or on the table', () => {
		for (const next of HOLDERS) {
			const undone = [...annaHolds, { type: 'UNDO', next } as const];
			expect(shown(undone)).toEqual({ mode: 'gate', ...next, wrongPin: false });
			expect(shown([lifted, pass(boris), { type: 'UNDO', next }])).toMatchObject({ mode: 'gate', ...next });
		}
		expect(shown([...annaHolds, { type: 'UNDO', next: null }])).toEqual({ mode: 'table' });
		expect(shown([{ type: 'UNDO', next: annaNext }])).toEqual({ mode: 'curtain' });
	});
	test('is pure', () => {
		const start = at([lifted]);
		expect(transition(handOffMachine, start, pass(anna))).toEqual(
			transition(handOffMachine, start, pass(anna))
		);
	});
});
