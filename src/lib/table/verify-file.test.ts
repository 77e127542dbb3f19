/** Fair dealing, seen from outside: a whole game's file, as it is and forged. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BASE } from '../rules/testing/play.ts';
import { writeGameFile, type GameFile } from '../storage/index.ts';
import { COMMITMENT_SHOWN, commitmentTo } from './chance-and-secrets.ts';
import { engine } from './engine.ts';
import { recordGame, type Recorded } from './testing/recorded-game.ts';
import { verifyFile, type Finding } from './verify-file.ts';

// a busy machine takes its time; no test here waits for anything
vi.setConfig({ testTimeout: 60_000 });

const { crypto } = globalThis;

async function fileOf({ moves, game: snapshot }: Recorded): Promise<GameFile> {
	const { rules, config, seed } = snapshot;
	const players = Array.from({ length: config.players }, (_, colour) => ({
		name: `Player ${colour}`,
		colour,
		pin: null
	}));
	const commitment = await commitmentTo(seed, crypto);
	const dates = { createdAt: 1, playedAt: 2 };
	return { rules, title: 'Friday crew', players, config, seed, commitment, ...dates, moves, snapshot };
}

let whole: GameFile;
beforeAll(async () => {
	whole = await fileOf(recordGame(BASE, 5));
});

async function verdictOn(game: GameFile, promised?: string) {
	const verdict = await verifyFile(engine, await writeGameFile(game, crypto, null), crypto, {
		promised: promised ?? null
	});
	if ('trouble' in verdict) throw new Error(verdict.trouble);
	return verdict;
}

describe('a game played to its end', () => {
	test('is confirmed, also against what was noted at the table', async () => {
		expect(whole.moves.length).toBeGreaterThan(50);
		expect(await verdictOn(whole)).toMatchObject({ findings: [], over: true, commitment: whole.commitment });
		expect(await verdictOn(whole, ` ${whole.commitment.toUpperCase()}\n`)).toMatchObject({ findings: [] });
		expect(await verdictOn(whole, 'ab'.repeat(32))).toMatchObject({ findings: ['other-promise'] });
	});
	test('is confirmed against the digits the table shows, and not against fewer or others', async () => {
		const shown = whole.commitment.slice(0, COMMITMENT_SHOWN);
		expect(await verdictOn(whole, shown)).toMatchObject({ findings: [] });
		expect(await verdictOn(whole, shown.replaceAll(/..../gu, '$& '))).toMatchObject({ findings: [] });
		for (const noted of ['', shown.slice(1), `${shown}${shown}`, shown.slice(0, -1)])
			expect(await verdictOn(whole, noted), noted).toMatchObject({ findings: ['other-promise'] });
	});
	test('is confirmed from the middle, and is not over there', async () => {
		const half = await fileOf(recordGame(BASE, 5, { moves: 40 }));
		expect(await verdictOn(half)).toMatchObject({ findings: [], over: false });
	});
	test.each<[Finding, (game: GameFile) => GameFile]>([
		['other-rules', (game) => ({ ...game, rules: game.rules + 1 })],
		['set-up-refused', (game) => ({ ...game, config: { ...game.config, players: 7 } })],
		['move-refused', (game) => ({ ...game, moves: game.moves.slice(1) })],
		['other-snapshot', (game) => ({ ...game, moves: game.moves.slice(0, -1) })],
		['other-snapshot', (game) => ({ ...game, snapshot: { ...game.snapshot, distance: 99 } })],
		['other-seed', (game) => ({ ...game, commitment: 'ab'.repeat(32) })]
	])('forged is found: %s', async (finding, forge) => {
		const verdict = await verdictOn(forge(whole));
		expect(verdict.findings).toEqual([finding]);
		expect(verdict.over).toBe(false);
	});
	test('dealt from another seed is found', async () => {
		const seed = 'ab'.repeat(16);
		const forged = { ...whole, seed, commitment: await commitmentTo(seed, crypto) };
		expect((await verdictOn(forged)).findings).toHaveLength(1);
	});
});

test('what is no game file is said to be none', async () => {
	expect(await verifyFile(engine, new Uint8Array(9), crypto)).toEqual({ trouble: 'not-a-save' });
	const locked = await writeGameFile(whole, crypto, 'so say we all');
	expect(await verifyFile(engine, locked, crypto)).toEqual({ trouble: 'needs-phrase' });
	expect(await verifyFile(engine, locked, crypto, { phrase: 'so say we all' })).toMatchObject({
		findings: []
	});
});
