/** Games in files: written from a stored game or from one in memory, and taken in after everything in them was checked. */
import { readGameFile, writeGameFile, type GameFile, type GameRecord } from '../storage/index.ts';
import type { Answer } from '../rules/index.ts';
import { commitmentTo, draw } from './chance-and-secrets.ts';
import { checkNewGame, tidy, tidyTitle } from './new-game.ts';
import { flowOf, positionOf } from './position.ts';
import { replay, same } from './replay.ts';
import type { ExportResult, ImportResult } from './types.ts';
import type { LoadEngine } from './table.ts';
import type { World } from './world.ts';

const NAME_LENGTH = 40;

type Exported = Pick<GameRecord, 'title' | 'players' | 'config' | 'createdAt' | 'playedAt' | 'snapshot'>;

export async function exportGame(
	record: Exported,
	moves: readonly Answer[],
	crypto: Crypto,
	passPhrase: string | undefined
): Promise<ExportResult> {
	try {
		const { title, players, config, createdAt, playedAt, snapshot } = record;
		const { rules, seed } = snapshot;
		const commitment = await commitmentTo(seed, crypto);
		const game: GameFile = {
			rules,
			title,
			players,
			config,
			seed,
			commitment,
			createdAt,
			playedAt,
			moves: [...moves],
			snapshot
		};
		const bytes = await writeGameFile(game, crypto, phraseOf(passPhrase));
		return {
			file: new Blob([bytes], { type: 'application/octet-stream' }),
			name: fileName(title, playedAt)
		};
	} catch {
		return { trouble: 'engine-fault' };
	}
}

/** Letters, digits and dashes: every file system takes them. */
function fileName(title: string, playedAt: number): string {
	const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['airlock'];
	const name = Array.from(words.join('-')).slice(0, NAME_LENGTH).join('');
	return `${name}-${new Date(playedAt).toISOString().slice(0, 10)}.airlock`;
}

/** An empty field is no phrase. */
const phraseOf = (typed: string | undefined): string | null => (typed ? typed : null);

export async function importGame(
	file: Blob | Uint8Array<ArrayBuffer>,
	passPhrase: string | undefined,
	world: World,
	load: LoadEngine
): Promise<ImportResult> {
	const { crypto, storage, clock } = world;
	const read = await readGameFile(file, crypto, phraseOf(passPhrase));
	if ('trouble' in read) return read;
	const { game } = read;
	if (game.rules > world.rules) return { trouble: 'newer-version' };
	if (game.rules < world.rules) return { trouble: 'older-rules' };
	if (!(await isSound(game, crypto))) return { trouble: 'damaged-file' };
	try {
		const { engine } = await load();
		// What is stored is what the rule book says, not what the file says: they are the same, or there is no import.
		const snapshot = replay(engine.rules, game);
		if (snapshot === null || !same(snapshot, game.snapshot)) return { trouble: 'damaged-file' };
		const { title, players, config, seed, createdAt, moves } = game;
		const flow = flowOf(positionOf(engine, snapshot));
		const rules = snapshot.rules;
		const id = draw(crypto);
		const at = clock.now();
		return await storage.restore(
			{ id, rules, title: tidyTitle(title), players, config, seed, createdAt, playedAt: at, snapshot, flow },
			moves
		);
	} catch {
		return { trouble: 'damaged-file' };
	}
}

/** What no replay can tell: people, and the promise made when the game began. */
async function isSound({ players, config, seed, commitment }: GameFile, crypto: Crypto): Promise<boolean> {
	return (
		players.length === config.players &&
		players.every(({ name }) => name === tidy(name)) &&
		checkNewGame({ players }).length === 0 &&
		commitment === (await commitmentTo(seed, crypto))
	);
}
