/** One game in one file: everything that is needed to deal it again and to play on. The box it lies in: `sealed-box.ts`. */
import * as v from 'valibot';
import { AnswerSchema, Config, Player, Seed, Snapshot } from './records.ts';
import { seal, unseal, MAX_FILE, type BoxTrouble } from './sealed-box.ts';

export type FileTrouble = BoxTrouble;

/** No game is as long; a made-up one must not keep the tablet busy for ever. */
export const MAX_MOVES = 20_000;
const MAX_TITLE = 200;

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

const GameFileSchema = v.strictObject({
	/** version of the rule book the game was played by */
	rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
	title: v.pipe(v.string(), v.maxLength(MAX_TITLE)),
	players: v.pipe(v.array(Player), v.maxLength(7)),
	config: Config,
	seed: Seed,
	/** SHA-256 of the seed, as it was shown when the game began */
	commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
	createdAt: moment,
	playedAt: moment,
	moves: v.pipe(v.array(AnswerSchema), v.maxLength(MAX_MOVES)),
	snapshot: Snapshot
});
export type GameFile = v.InferOutput<typeof GameFileSchema>;

export async function writeGameFile(
	game: GameFile,
	crypto: Crypto,
	phrase: string | null
): Promise<Uint8Array<ArrayBuffer>> {
	return await seal(JSON.stringify(game), crypto, phrase);
}

/** Right in form; whether it is a game that can be played is for the rule book to say. Never throws. */
export async function readGameFile(
	file: Blob | Uint8Array<ArrayBuffer>,
	crypto: Crypto,
	phrase: string | null
): Promise<{ game: GameFile } | { trouble: FileTrouble }> {
	try {
		const opened = await unseal(await bytesOf(file), crypto, phrase);
		if ('trouble' in opened) return opened;
		const read = v.safeParse(GameFileSchema, JSON.parse(opened.content));
		return read.success ? { game: read.output } : { trouble: 'damaged-file' };
	} catch {
		// unreadable, no JSON, or nested too deep to be looked at
		return { trouble: 'damaged-file' };
	}
}

/** Of a file that is too large only as much is read as tells what it is. */
async function bytesOf(file: Blob | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	if (file instanceof Uint8Array) return file.subarray(0, MAX_FILE + 1);
	return new Uint8Array(await file.slice(0, MAX_FILE + 1).arrayBuffer());
}
