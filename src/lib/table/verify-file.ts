/** Fair dealing, checked from outside: does a game's file follow from its seed, and the seed from what was promised? */
import { readGameFile, type GameFile } from '../storage/index.ts';
import { COMMITMENT_SHOWN, commitmentTo } from './chance-and-secrets.ts';
import { replay, same } from './replay.ts';
import type { Trouble } from './types.ts';
import type { Engine } from './world.ts';

export type Finding =
	/** played by another rule book: it cannot be dealt again by this one */
	| 'other-rules'
	| 'set-up-refused'
	| 'move-refused'
	| 'other-snapshot'
	/** the seed is not the one the file promises */
	| 'other-seed'
	/** the seed is not the one that was shown at the table */
	| 'other-promise';

export interface Verdict {
	game: GameFile;
	over: boolean;
	/** what the seed commits to */
	commitment: string;
	/** none: everything was dealt as promised */
	findings: Finding[];
}

/** `promised`: the commitment the players noted when the game began. */
export async function verifyFile(
	{ rules }: Pick<Engine, 'rules'>,
	file: Uint8Array<ArrayBuffer>,
	crypto: Crypto,
	{ phrase = null, promised = null }: { phrase?: string | null; promised?: string | null } = {}
): Promise<Verdict | { trouble: Trouble }> {
	const read = await readGameFile(file, crypto, phrase);
	if ('trouble' in read) return read;
	const { game } = read;
	const commitment = await commitmentTo(game.seed, crypto);
	const findings: Finding[] = [...replayed(rules, game)];
	if (commitment !== game.commitment) findings.push('other-seed');
	if (promised !== null && !isPromised(commitment, promised)) findings.push('other-promise');
	const over = findings.length === 0 && rules.pending(game.snapshot).length === 0;
	return { game, over, commitment, findings };
}

/** The table shows the first digits, and who notes them may put spaces between; fewer could be met by chance. */
function isPromised(commitment: string, noted: string): boolean {
	const digits = noted.replaceAll(/\s/gu, '').toLowerCase();
	return digits.length >= COMMITMENT_SHOWN && commitment.startsWith(digits);
}

function replayed(rules: Engine['rules'], game: GameFile): Finding[] {
	if (game.rules !== rules.RULES_VERSION) return ['other-rules'];
	if ('refused' in rules.newGame(game.config, game.seed)) return ['set-up-refused'];
	try {
		const again = replay(rules, game);
		if (again === null) return ['move-refused'];
		return same(again, game.snapshot) ? [] : ['other-snapshot'];
	} catch {
		return ['move-refused'];
	}
}
