import { describe, expect, it } from 'vitest';
import { allComponents } from '../../box/index.ts';
import type { LogData, LogEntry, Seat } from '../../rules/index.ts';
import { allConfigs, begin, chooser, playOn } from '../../rules/testing/play.ts';
import { linesOf, thingsIn, toldTogether } from './lines.ts';

const [ANNA, BORIS] = [0, 1] as [Seat, Seat];
const log = (...entries: LogData[]): LogEntry[] => entries.map((entry) => ({ ...entry, label: 'all' }));

const EVENING = log(
	{ kind: 'turn-began', seat: ANNA, turn: 1 },
	{ kind: 'moved', seat: ANNA, to: 'command' },
	{ kind: 'turn-began', seat: BORIS, turn: 2 },
	{ kind: 'icon', icon: 'raiders' },
	{ kind: 'contributed', seat: BORIS, count: 2 }
);
const kinds = (...args: Parameters<typeof linesOf>) => linesOf(...args).map(({ entry }) => entry.kind);

describe('ships', () => {
	it('that did the same one after the other are told in one line', () => {
		const moved = { kind: 'ships-moved', piece: 'raider', count: 1, from: 'front', to: 'rear', label: 'all' };
		const entries = [moved, moved, { ...moved, to: 'port-bow' }] as LogEntry[];
		const told = toldTogether(entries.map((entry, index) => ({ entry, index })));
		expect(told.map(({ entry, index }) => [index, 'count' in entry && entry.count])).toEqual([
			[1, 2],
			[2, 1]
		]);
	});
});

describe('the log, filtered', () => {
	it('has the last turn first, and in it the last line, under its heading', () => {
		expect(kinds(EVENING, 'all', ANNA)).toEqual(['turn-began', 'contributed', 'icon', 'turn-began', 'moved']);
	});

	it('shows this turn from its beginning', () => {
		expect(kinds(EVENING, 'turn', ANNA)).toEqual(['turn-began', 'contributed', 'icon']);
	});

	it('keeps a turn as a heading only where something of it is left', () => {
		expect(kinds(EVENING, 'people', ANNA)).toEqual(['turn-began', 'moved']);
		expect(kinds(EVENING, 'battle', ANNA)).toEqual(['turn-began', 'icon']);
		expect(kinds(EVENING, 'checks', ANNA)).toEqual(['turn-began', 'contributed']);
	});

	it('follows one player', () => {
		expect(kinds(EVENING, 'seat', BORIS)).toEqual(['turn-began', 'contributed']);
	});
});

describe('what a line leads to', () => {
	it('is in the box, for every line of whole games', () => {
		const box = new Set(allComponents().map(({ deck, id }) => `${deck} ${id}`));
		const configs = allConfigs();
		const led = new Set<string>();
		for (const n of [1, 2, 3]) {
			const config = configs[(n * 11) % configs.length];
			if (!config) throw new Error('no configuration');
			const end = playOn(
				begin(config, n),
				chooser(n),
				({ outcome, count }) => outcome !== null || count > 1200
			);
			for (const entry of end.log)
				for (const { deck, id } of thingsIn(entry, config.set)) {
					led.add(entry.kind);
					expect(box.has(`${deck} ${id}`), `${entry.kind}: ${deck} ${id}`).toBe(true);
				}
		}
		expect(led.size).toBeGreaterThan(8);
	}, 30_000);
});
