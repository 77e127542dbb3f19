/**
 * Fair dealing: `npm run -s verify -- FILE [--phrase P] [--commitment C]` opens an exported game, deals it again from its seed,
 * makes every move again and compares. C is what the table noted when the game began. The seed is told once the game is over.
 * Exit code 0: dealt as promised; 1: not; 2: nothing that can be checked.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engine } from '../src/lib/table/engine.ts';
import { verifyFile, type Finding, type Verdict } from '../src/lib/table/verify-file.ts';
import { loadAppWords } from '../src/lib/text/app/index.ts';

const USAGE = 'npm run -s verify -- FILE [--phrase P] [--commitment C]';

const FOUND: Readonly<Record<Finding, string>> = {
	'other-rules': 'It was played by another version of the rule book, so this one cannot deal it again.',
	'set-up-refused': 'The rules do not allow this set-up.',
	'move-refused': 'The rules do not allow one of its moves.',
	'other-snapshot': 'Dealing from the seed and making every move again gives another game.',
	'other-seed': 'The commitment in the file is not that of its seed.',
	'other-promise': 'The commitment of its seed is not the one given.'
};

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function lines({ game, over, commitment, findings }: Verdict): string[] {
	const { title, players, config, rules, moves, seed, createdAt, playedAt } = game;
	const setUp = Object.entries(config).map(([name, value]) => `${name} ${String(value)}`);
	return [
		`Game:       ${title || '(no title)'}, ${day(createdAt)} to ${day(playedAt)} UTC`,
		`Players:    ${players.map(({ name }) => name).join(', ')}`,
		`Set-up:     ${setUp.join(', ')}`,
		`Rule book:  version ${rules}`,
		`Moves:      ${moves.length}${over ? ', game over' : ''}`,
		`Commitment: ${commitment}`,
		`Seed:       ${over ? seed : 'told when the game is over'}`,
		...findings.map((finding) => `Found:      ${FOUND[finding]}`),
		`Verdict:    ${findings.length === 0 ? 'dealt as promised, every move by the rules' : 'NOT CONFIRMED'}`
	];
}

async function main(): Promise<number> {
	const options = { phrase: { type: 'string' }, commitment: { type: 'string' } } as const;
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const [path] = positionals;
	if (path === undefined || positionals.length > 1) throw new Error(USAGE);
	const verdict = await verifyFile(engine, new Uint8Array(readFileSync(path)), globalThis.crypto, {
		phrase: values.phrase ?? null,
		promised: values.commitment ?? null
	});
	if ('trouble' in verdict) {
		const { what, way } = (await loadAppWords('en')).trouble[verdict.trouble];
		throw new Error(`${what} ${way}`);
	}
	console.log(lines(verdict).join('\n'));
	return verdict.findings.length === 0 ? 0 : 1;
}

try {
	process.exitCode = await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
