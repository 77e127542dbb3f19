/** One whole game among robots, watched: every answer is checked, and what was used is noted. */
import { chanceOf, nextAnswer, type Table } from '../../src/lib/robots/index.ts';
import {
	answer,
	newGame,
	pending,
	type Answer,
	type Game,
	type LogEntry,
	type Seat
} from '../../src/lib/rules/index.ts';
import { quickViolations, violations } from '../../src/lib/rules/testing/invariants.ts';
import { mayRead, seatView, tableView, type SeatView, type TableView } from '../../src/lib/views/index.ts';
import { seeAnswer, seeEnd, seeEntry, seeStanding, type Tally } from './coverage.ts';
import { nameOf, type Setting } from './setting.ts';

/** A game nobody can finish. */
const DEAD_END = 20_000;

export interface Played {
	answers: number;
	turns: number;
	game: Game;
	/** what went wrong, with the move it was seen after; the game was given up there */
	trouble: string | null;
}

interface Watch {
	tally: Tally;
	/** all invariants after so many answers, the cheap ones after each; 0: none, for measuring */
	checkEvery: number;
	/** is told every state and what was answered to it */
	see?: (game: Game, given: Answer) => void;
}

/** The view of each seat as it is asked for. A log grows by a line at a time and is handed on, not read anew. */
function eyesOn(game: Game, logs: readonly LogEntry[][]): (seat: Seat) => SeatView {
	const quiet = { ...game, log: [] };
	let table: TableView | null = null;
	return (seat) => {
		const view = seatView(quiet, seat, (table ??= tableView(quiet)));
		view.log = logs[seat] ?? [];
		return view;
	};
}

export function play(setting: Setting, { tally, checkEvery, see }: Watch): Played {
	const begun = newGame(setting.config, setting.seed);
	if ('refused' in begun) throw new Error(`${nameOf(setting)}: ${begun.refused}`);
	let game = begun;
	let answers = 0;
	let logged = 0;
	const logs = game.seats.map((): LogEntry[] => []);
	const table: Table = {
		name: setting.robots,
		pick: chanceOf(Number.parseInt(setting.seed.slice(0, 8), 16)),
		withdrew: false
	};
	const stop = (trouble: string | null): Played => ({ answers, turns: game.turn, game, trouble });
	while (game.flow.play !== 'over') {
		if (answers >= DEAD_END) return stop('dead end');
		try {
			const open = pending(game);
			const given = nextAnswer(table, open, eyesOn(game, logs));
			const decision = open.find(({ id }) => id === given.decision);
			const next = answer(game, given);
			if ('refused' in next)
				return stop(
					`${decision?.why ?? ''} ${JSON.stringify(given.value)} refused: ${next.refused} (${next.rule})`
				);
			see?.(game, given);
			if (decision) seeAnswer(tally, game, decision, given);
			game = next;
		} catch (thrown) {
			return stop(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
		}
		answers += 1;
		for (; logged < game.log.length; logged++) {
			const entry = game.log[logged];
			if (!entry) continue;
			seeEntry(tally, game, entry);
			logs.forEach((log, seat) => {
				if (mayRead(seat as Seat, entry)) log.push(entry);
			});
		}
		if (checkEvery === 0) continue;
		const full = answers % checkEvery === 0;
		if (full) seeStanding(tally, game);
		const [wrong] = full ? violations(game) : quickViolations(game);
		if (wrong !== undefined) return stop(wrong);
	}
	const [wrong] = violations(game);
	seeEnd(tally, game);
	return stop(wrong ?? null);
}
