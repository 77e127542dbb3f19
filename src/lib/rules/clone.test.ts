/** The next state begins as a copy: all of it, and nothing a rule may change is shared with the state before. */
import { describe, expect, test } from 'vitest';
import { cloneGame } from './clone.ts';
import type { Game } from './game.ts';
import { allConfigs, begin, chooser, playOn } from './testing/play.ts';

/** Nobody changes these in place: they are replaced, or only the list they stand in grows. */
const FIXED =
	/^(config|flow|(asked|out|inPlay|modifiers|waiting)\.\d+)$|\.(about|effects|other|check|happening)$/;

/** Where both hold the very same object although it could be changed. */
function shared(one: object, other: object, path: readonly string[] = []): string[] {
	const at = path.join('.');
	if (FIXED.test(at)) return [];
	if (one === other) return Object.isFrozen(one) ? [] : [at];
	const others = new Map(Object.entries(other));
	return Object.entries(one).flatMap(([key, value]: [string, unknown]) => {
		const same: unknown = others.get(key);
		return typeof value === 'object' && value !== null && typeof same === 'object' && same !== null
			? shared(value, same, [...path, key])
			: [];
	});
}

/** One game of each configuration, looked at now and then. */
function someStates(): Game[] {
	const states: Game[] = [];
	for (const [n, config] of allConfigs().entries()) {
		let seen = 0;
		playOn(
			begin(config, n + 1),
			chooser(n),
			({ flow }) => flow.play === 'over',
			(game) => {
				if (seen++ % 7 === 0) states.push(game);
			}
		);
	}
	return states;
}

describe('the copy of a game', () => {
	const states = someStates();
	test('holds everything but what was told before', () => {
		for (const game of states) expect(cloneGame(game)).toStrictEqual({ ...game, log: [] });
	});
	test('shares nothing that a rule may change', () => {
		for (const game of states) expect(shared(cloneGame(game), game)).toEqual([]);
	});
	test('what it shares would be seen', () => {
		const [game] = states;
		if (!game) throw new Error('no game');
		const copy = cloneGame(game);
		const [seat] = game.seats;
		if (!seat) throw new Error('no seat');
		copy.seats[0] = seat;
		expect(shared(copy, game)).toEqual(['seats.0']);
	});
});
