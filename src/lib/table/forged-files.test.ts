/**
 * Files of real games, changed by somebody who knows the format and sealed again as they should be: only the rule book can tell, by
 * dealing from the seed and making every move again. None of them is taken in.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameConfig } from '../rules/index.ts';
import { BASE, PEGASUS } from '../rules/testing/play.ts';
import { seal } from '../storage/sealed-box.ts';
import type { GameFile } from '../storage/index.ts';
import { figure } from '../storage/testing/figures.ts';
import { runs } from '../storage/testing/runs.ts';
import { commitmentTo } from './chance-and-secrets.ts';
import { engine } from './engine.ts';
import { replay, same } from './replay.ts';
import { fakeWorld } from './testing/fake-world.ts';
import { recordGame } from './testing/recorded-game.ts';

// a busy machine takes its time; no test here waits for anything
vi.setConfig({ testTimeout: 60_000 });

const { crypto } = globalThis;

async function fileOf(config: GameConfig, seedNumber: number, most: number): Promise<GameFile> {
	const { moves, game: snapshot } = recordGame(config, seedNumber, { moves: most });
	const { rules, seed } = snapshot;
	const players = Array.from({ length: config.players }, (_, colour) => ({
		name: `Player ${colour}`,
		colour,
		pin: null
	}));
	const commitment = await commitmentTo(seed, crypto);
	const dates = { createdAt: 1, playedAt: 2 };
	return { rules, title: 'Friday crew', players, config, seed, commitment, ...dates, moves, snapshot };
}

let games: GameFile[] = [];
beforeAll(async () => {
	games = [
		await fileOf(BASE, 5, 25),
		await fileOf(PEGASUS, 6, 60),
		await fileOf({ ...PEGASUS, players: 6, leader: true }, 7, 90),
		await fileOf(BASE, 8, Infinity)
	];
	expect(games.at(-1)?.snapshot.outcome).not.toBeNull();
});

/** Into an empty tablet: what it says, and what lies there afterwards. */
async function takeIn(game: unknown) {
	const there = fakeWorld(engine);
	const imported = await there.table.importGame(await seal(JSON.stringify(game), crypto, null));
	const listed = await there.table.listGames();
	if ('trouble' in listed) throw new Error(listed.trouble);
	return { imported, there, count: listed.games.length };
}

async function expectRefused(forged: unknown, what: string): Promise<void> {
	const { imported, count } = await takeIn(forged);
	expect(imported, what).toEqual({ trouble: 'damaged-file' });
	expect(count, what).toBe(0);
}

test('as they are they are taken in, and are the very games', async () => {
	for (const game of games) {
		const { imported, there } = await takeIn(game);
		if (!('id' in imported)) throw new Error(imported.trouble);
		expect(await there.world.storage.load(imported.id)).toMatchObject({
			game: { seed: game.seed, snapshot: game.snapshot },
			moves: game.moves
		});
	}
});

describe('sealed again', () => {
	test('with another set-up', async () => {
		for (const game of games)
			for (const change of [
				{ set: game.config.set === 'base' ? 'pegasus' : 'base' },
				{ objective: game.config.objective === 'kobol' ? 'new-caprica' : 'kobol' },
				// with any other number of players it says nothing
				...(game.config.players % 2 === 0 ? [{ fourSix: 'no-sympathizer' }] : []),
				{ leader: !game.config.leader },
				{ players: game.config.players - 1 }
			]) {
				const config = { ...game.config, ...change };
				const players = game.players.slice(0, config.players);
				await expectRefused({ ...game, config, players }, JSON.stringify(change));
				// said twice it is no truer, unless nothing in the game has depended on it
				const forged = { ...game, config, players, snapshot: { ...game.snapshot, config } };
				// right in form, whatever it says
				if (!same(replay(engine.rules, forged as GameFile), forged.snapshot))
					await expectRefused(forged, `${JSON.stringify(change)} twice`);
			}
	});

	test('with another seed and its commitment', async () => {
		for (const game of games) {
			const seed = game.seed.replace(/^./u, (digit) => (digit === 'f' ? '0' : 'f'));
			const commitment = await commitmentTo(seed, crypto);
			await expectRefused({ ...game, seed, commitment }, 'seed');
			await expectRefused({ ...game, seed, commitment, snapshot: { ...game.snapshot, seed } }, 'seed twice');
		}
	});

	test('with a move left out, twice, moved, by another seat, to another question, or one too many', async () => {
		for (const game of games) {
			const { moves } = game;
			const at = Math.floor(moves.length / 2);
			const [one, two] = [moves[at], moves[at + 1]];
			if (!one || !two) throw new Error('too short');
			const wrong = {
				'left out': moves.toSpliced(at, 1),
				twice: moves.toSpliced(at, 0, one),
				moved: moves.toSpliced(at, 2, two, one),
				'another seat': moves.with(at, { ...one, seat: ((one.seat + 1) % game.config.players) as never }),
				'another question': moves.with(at, { ...one, decision: `${one.decision}0` }),
				'too many': [...moves, one],
				'too few': moves.slice(0, -1),
				none: []
			};
			for (const [what, forged] of Object.entries(wrong))
				await expectRefused({ ...game, moves: forged }, what);
		}
	});

	test('with any one thing of the game changed', async () => {
		let tried = 0;
		await fc.assert(
			fc.asyncProperty(fc.nat(3), fc.nat(), fc.jsonValue({ maxDepth: 1 }), async (n, spot, value) => {
				const game = games[n];
				if (!game) throw new Error('no such game');
				const forged = structuredClone(game);
				const spots = spotsIn(forged.snapshot);
				const { holder, key } = spots[spot % spots.length] ?? { holder: {}, key: '' };
				holder[key] = value;
				fc.pre(!same(JSON.parse(JSON.stringify(forged.snapshot)), game.snapshot));
				tried += 1;
				await expectRefused(forged, `${key}: ${JSON.stringify(value)}`);
			}),
			{ numRuns: runs(40, 4000) }
		);
		figure('files mutated', tried);
	}, 3_600_000);

	test('with one answer changed: refused, unless the rules see no difference', async () => {
		const odd = fc.oneof(
			fc.constantFrom<unknown>(null, [], 'seen', { go: true }, 0, 1, 2, true, '', { claim: 1 }),
			fc.jsonValue({ maxDepth: 2 })
		);
		let [tried, taken] = [0, 0];
		await fc.assert(
			fc.asyncProperty(fc.nat(3), fc.nat(), odd, fc.nat(), fc.boolean(), async (n, at, junk, from, swap) => {
				const game = games[n];
				const move = game?.moves[at % game.moves.length];
				if (!game || !move) throw new Error('no such game');
				// an answer of the same game fits more often than any made up
				const value: unknown = swap ? game.moves[from % game.moves.length]?.value : junk;
				fc.pre(!same(value, move.value));
				const moves = game.moves.with(at % game.moves.length, { ...move, value: value as never });
				const forged = { ...game, moves };
				tried += 1;
				const again = replay(engine.rules, forged);
				if (again !== null && same(again, game.snapshot)) taken += 1;
				else await expectRefused(forged, JSON.stringify(value));
			}),
			{ numRuns: runs(60, 6000) }
		);
		figure('files mutated', tried);
		expect(taken).toBeLessThan(tried / 4);
	}, 3_600_000);
});

interface Spot {
	holder: Record<string, unknown>;
	key: string;
}
function spotsIn(value: unknown): Spot[] {
	if (typeof value !== 'object' || value === null) return [];
	const holder = value as Record<string, unknown>; // arrays too: their indices are keys
	return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsIn(holder[key])]);
}
