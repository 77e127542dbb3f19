/**
 * A save of today's rule book for the folder of saves of every version: `npx tsx scripts/save-fixture.ts`, once for every new
 * `RULES_VERSION`, before anything else of that version changes. From then on it has to open as it is.
 */
import { writeFileSync } from 'node:fs';
import { FORMAT_VERSION, type GameRecord } from '../src/lib/storage/records.ts';
import { writeGameFile } from '../src/lib/storage/index.ts';
import { PEGASUS } from '../src/lib/rules/testing/play.ts';
import { commitmentTo } from '../src/lib/table/chance-and-secrets.ts';
import { engine } from '../src/lib/table/engine.ts';
import { flowOf, positionOf } from '../src/lib/table/position.ts';
import { recordGame } from '../src/lib/table/testing/recorded-game.ts';

const FOLDER = new URL('../src/lib/storage/fixtures/', import.meta.url);
const MOVES = 120;
const { crypto } = globalThis;

const { moves, game: snapshot } = recordGame(PEGASUS, 2, { moves: MOVES });
const { rules, config, seed } = snapshot;
const players = ['Anna', 'Boris', 'Claudia', 'Dora', 'Emil'].map((name, colour) => ({
	name,
	colour,
	pin: null
}));
const dates = { createdAt: Date.UTC(2026, 0, 1), playedAt: Date.UTC(2026, 0, 2) };
const title = 'Saturday crew';
const game: GameRecord = {
	id: String(rules).repeat(32),
	format: FORMAT_VERSION,
	rules,
	title,
	players,
	config,
	seed,
	...dates,
	moves: moves.length,
	snapshot,
	flow: flowOf(positionOf(engine, snapshot))
};
const name = `rules-${String(rules)}`;
const rows = moves.map((answer, n) => ({ game: game.id, n, answer }));
writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ game, moves: rows })}\n`);
const commitment = await commitmentTo(seed, crypto);
const file = { rules, title, players, config, seed, commitment, ...dates, moves, snapshot };
writeFileSync(new URL(`${name}.airlock`, FOLDER), await writeGameFile(file, crypto, null));
console.log(`${name}: ${String(moves.length)} moves, turn ${String(snapshot.turn)}`);
