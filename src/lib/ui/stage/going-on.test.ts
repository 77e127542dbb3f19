import { beforeEach, describe, expect, test } from 'vitest';
import type { EventName, Piece } from '$lib/box/index';
import type { Running } from '$lib/rules/index';
import type { TableView } from '$lib/views/index';
import { GoingOn, isHitOnViper, rollInRun } from './going-on.svelte';

interface Moment {
	id?: string;
	event?: EventName | null;
	running?: Running | null;
	attackOn?: Piece | null;
	result?: number | null;
	claimed?: number | null;
}
/** The parts of a view it may look at. */
function view(moment: Moment = {}): TableView {
	const { id = '1', event = 'before-roll', running = 'raiders', claimed = null } = moment;
	const { attackOn = 'viper', result = null } = moment;
	return {
		stage: {
			running,
			window: event && { event, by: null, claimed },
			die: event?.endsWith('roll') ? { attackOn, result } : null
		},
		decisions: [{ id, question: event && claimed === null ? { kind: 'window', event, from: [] } : null }]
	} as unknown as TableView;
}

let due: (() => void)[];
let gone: string[];
let going: GoingOn;
const see = (moment: Moment): void => {
	going.see(view(moment), ({ id }) => gone.push(id));
};
/** A moment passes. */
const pass = (): void => {
	for (const then of due.splice(0)) then();
};
beforeEach(() => {
	due = [];
	gone = [];
	going = new GoingOn((then) => {
		due.push(then);
		return () => {
			due = due.filter((other) => other !== then);
		};
	});
});

describe('one by one', () => {
	test('nothing goes by itself', () => {
		see({});
		pass();
		expect(gone).toEqual([]);
	});
});

describe('roll all', () => {
	beforeEach(() => {
		going.start();
	});
	test('closes the windows of a run, each after its moment and once', () => {
		see({ id: 'before', event: 'before-roll' });
		see({ id: 'before', event: 'before-roll' });
		expect(gone).toEqual([]);
		pass();
		see({ id: 'after', event: 'after-roll', result: 4 });
		pass();
		pass();
		expect(gone).toEqual(['before', 'after']);
	});
	test('waits for a person after a hit on a viper, then goes on', () => {
		see({ id: 'hit', event: 'after-roll', result: 5 });
		pass();
		expect(gone).toEqual([]);
		expect(going.all).toBe(true);
		see({ id: 'next', event: 'before-roll' });
		pass();
		expect(gone).toEqual(['next']);
	});
	test('a hit on Galactica is no such hit', () => {
		see({ id: 'galactica', event: 'after-roll', attackOn: null, result: 8 });
		pass();
		expect(gone).toEqual(['galactica']);
	});
	test('leaves every other question and moment to people', () => {
		see({ event: null });
		see({ event: 'destroyed' });
		pass();
		expect(gone).toEqual([]);
		expect(going.all).toBe(true);
	});
	test('ends with the run', () => {
		see({ running: null, event: 'after-roll', result: 2 });
		expect(going.all).toBe(false);
		see({ running: 'basestars' });
		pass();
		expect(gone).toEqual([]);
	});
	test.each(['activate-vipers', 'occupation', 'jump'] as const)('is not for %s', (running) => {
		see({ running });
		pass();
		expect(gone).toEqual([]);
	});
	test('ends when somebody claims the window', () => {
		see({ id: 'before' });
		see({ id: 'respond', claimed: 2 });
		expect(going.all).toBe(false);
		pass();
		expect(gone).toEqual([]);
	});
	test('is stopped by anybody, in the middle of a moment too', () => {
		see({});
		going.stop();
		pass();
		expect(gone).toEqual([]);
		see({ id: '2' });
		pass();
		expect(gone).toEqual([]);
	});
	test('a window that is gone before its moment has passed is not closed', () => {
		see({ id: 'old' });
		see({ id: 'new' });
		pass();
		expect(gone).toEqual(['new']);
	});
});

test('where rolling all is offered', () => {
	expect(rollInRun(view({ event: 'raiders-activate' }))).not.toBeNull();
	expect(rollInRun(view({ event: 'after-roll', running: 'basestars' }))).not.toBeNull();
	expect(rollInRun(view({ running: null }))).toBeNull();
	expect(rollInRun(view({ event: 'check-before' }))).toBeNull();
	expect(isHitOnViper(view({ event: 'before-roll', result: 6 }).stage)).toBe(false);
});
