// Fair dealing, from the first promise to the proof: noted at set-up, told in the report, checked from outside on the file.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGameFile, writeGameFile, type GameFile } from '../../src/lib/storage/index.ts';
import { COMMITMENT_SHOWN } from '../../src/lib/table/chance-and-secrets.ts';
import { expect, test } from './support/house.ts';
import { startGame } from './support/new-game.ts';
import { Players } from './support/players.ts';
import { playTo } from './support/robots.ts';
import { openStored, store } from './support/stored-game.ts';
import { Tablet } from './support/tablet.ts';

/** As people run it. */
const verify = (...given: readonly string[]): Promise<{ code: number; said: string }> =>
	new Promise((done) => {
		execFile('npm', ['run', '-s', 'verify', '--', ...given], (error, out, err) => {
			done({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err });
		});
	});

test('what was promised at set-up is confirmed on the exported file of the finished game, and a changed file is not', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	const start = await startGame(page, { players: 3, set: 'base', objective: 'kobol' });
	const { id, game } = start;
	await start.toTable();
	const noted = (await page.locator('[data-commitment] code').innerText()).trim();
	expect(noted).toMatch(new RegExp(`^[0-9a-f]{${String(COMMITMENT_SHOWN)}}$`));
	await page.locator('[data-leave]').first().tap();
	await page.locator('[data-screen="home"]').waitFor();

	// the rest of this very game, all but its last answer, is played without a screen
	const whole = playTo(game.config, game.seed, ({ flow }) => flow.play === 'over');
	let left = (whole?.moves.length ?? 0) - 1;
	const played = playTo(game.config, game.seed, () => left-- === 0);
	if (!played) throw new Error('the game never ends');
	await store(page, played, id);
	await openStored(page, host.url, id);
	const players = await Players.at(new Tablet(page));
	await players.playUntil(({ over }) => over);
	await expect(page.locator('[data-seed]')).toHaveText(game.seed);

	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.locator('[data-over] [data-export]').tap()
	]);
	const folder = mkdtempSync(join(tmpdir(), 'airlock-fair-'));
	const file = join(folder, download.suggestedFilename());
	await download.saveAs(file);
	const good = await verify(file, '--commitment', noted);
	expect(good.said).toContain('dealt as promised');
	expect(good.said).toContain(game.seed);
	expect(good.code).toBe(0);
	expect((await verify(file, '--commitment', 'ab'.repeat(32))).code).toBe(1);

	const read = await readGameFile(new Uint8Array(readFileSync(file)), crypto, null);
	if ('trouble' in read) throw new Error(read.trouble);
	const forge = async (change: (whole: GameFile) => GameFile): Promise<string> => {
		writeFileSync(file, await writeGameFile(change(read.game), crypto, null));
		return file;
	};
	const better = await forge((whole) => ({
		...whole,
		snapshot: { ...whole.snapshot, resources: { ...whole.snapshot.resources, fuel: 15 } }
	}));
	expect(await verify(better)).toMatchObject({ code: 1, said: expect.stringContaining('NOT CONFIRMED') });
	const shorter = await forge((whole) => ({ ...whole, moves: whole.moves.slice(0, -1) }));
	expect(await verify(shorter)).toMatchObject({ code: 1, said: expect.stringContaining('NOT CONFIRMED') });

	const bytes = readFileSync(await forge((whole) => whole));
	bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
	writeFileSync(file, bytes);
	expect((await verify(file)).code).toBe(2);
	rmSync(folder, { recursive: true });
});
