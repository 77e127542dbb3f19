/** Whole games, recorded: one for each way to end, and one for each agenda won and lost. `npm run record` makes them anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agendas } from '../box/index.ts';
import { violations } from './testing/invariants.ts';
import { expectedOf, replay, type RecordedGame } from './testing/recorded.ts';

const folder = new URL('./fixtures/', import.meta.url);
const games = readdirSync(folder)
	.filter((file) => file.endsWith('.json'))
	.map((file): [string, RecordedGame] => [
		file.replace('.json', ''),
		// what is in it is what the recorder wrote; the replay shows whether it is right
		JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedGame
	]);

const BASE_ENDINGS: readonly string[] = ['resource-gone', 'boarded', 'galactica-lost', 'kobol-reached'];
/** five and seven players on New Caprica, for the screens */
const MANY = ['players-5-new-caprica-left', 'players-7-new-caprica-lost'];
const ENDINGS = [...BASE_ENDINGS, 'nobody-left', 'new-caprica-left'];

describe('recorded games', () => {
	test('there is one for each way to end, and for each agenda won and lost (R12, R9.6)', () => {
		expect(games.map(([name]) => name).sort()).toEqual(
			[
				...ENDINGS.map((why) => `ending-${why}`),
				...MANY,
				...Object.keys(agendas).flatMap((id) => [`agenda-${id}-won`, `agenda-${id}-lost`])
			].sort()
		);
	});

	test.each(games)('%s ends as it did', (name, recorded) => {
		const game = replay(recorded);
		expect(game.flow.play).toBe('over');
		expect(expectedOf(game)).toEqual(recorded.expected);
		expect(violations(game)).toEqual([]);
		const { outcome, agendas: judged } = recorded.expected;
		if (name.startsWith('ending-')) {
			expect(name).toBe(`ending-${outcome.why}`);
			expect(recorded.config.set).toBe(BASE_ENDINGS.includes(outcome.why) ? 'base' : 'pegasus');
		} else if (MANY.includes(name)) {
			expect(recorded.config.objective).toBe('new-caprica');
			expect(game.flow.era).not.toBe('voyage');
			expect(name).toBe(
				`players-${String(recorded.config.players)}-new-caprica-${outcome.winner === 'humans' ? 'left' : 'lost'}`
			);
		} else
			expect(Object.values(judged).map(([id, won]) => `agenda-${id}-${won ? 'won' : 'lost'}`)).toContain(
				name
			);
	});
});
