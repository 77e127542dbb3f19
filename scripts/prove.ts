/**
 * Secrets and saves at full size: what `npm test` tries a little is tried very often here, and counted.
 *
 *   npm run prove                     everything; takes the better part of an hour
 *   npm run prove -- rules            games and twins without a screen
 *   npm run prove -- files            changed and damaged files, and power that goes while something is stored
 *   npm run prove -- pages kills      the real browser
 *
 * Ends badly when anything leaked, was lost, failed, or was not tried at all.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../src/lib/storage/testing/figures.ts';

interface Part {
	command: string;
	/** what this part must have counted */
	counts: readonly Figure[];
}
const PARTS: Readonly<Record<string, Part>> = {
	rules: {
		command:
			'npx vitest run src/lib/views src/lib/rules/rounds.test.ts src/lib/table/undo-properties.test.ts src/lib/table/whole-game.test.ts',
		counts: ['games', 'states compared', 'leaks found']
	},
	files: {
		command:
			'npx vitest run src/lib/table/game-files.test.ts src/lib/table/forged-files.test.ts src/lib/table/durability.test.ts src/lib/storage',
		counts: ['files mutated', 'power cuts']
	},
	pages: {
		command: 'npm run build && npx playwright test e2e/twin- --reporter=line',
		counts: ['pages compared', 'leaks found']
	},
	kills: {
		command: 'npm run build && npx playwright test e2e/kill.test --reporter=line',
		counts: ['kill points', 'losses found']
	}
};
const MUST_BE_ZERO: readonly Figure[] = ['leaks found', 'losses found'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}`);
const chosen = Object.entries(PARTS).filter(([name]) => wanted.length === 0 || wanted.includes(name));

const folder = mkdtempSync(join(tmpdir(), 'airlock-prove-'));
const figures = join(folder, 'figures');
writeFileSync(figures, '');

const failed: string[] = [];
const startedAt = Date.now();
for (const [name, { command }] of chosen) {
	console.log(`\n== ${name}`);
	const { status } = spawnSync('sh', ['-c', command], {
		stdio: 'inherit',
		env: { ...process.env, AIRLOCK_PROVE: '1', AIRLOCK_FIGURES: figures }
	});
	if (status !== 0) failed.push(name);
}

const totals = new Map<Figure, number>();
for (const line of readFileSync(figures, 'utf8').split('\n').filter(Boolean)) {
	// written by figures.ts
	const { name, count } = JSON.parse(line) as { name: Figure; count: number };
	totals.set(name, (totals.get(name) ?? 0) + count);
}
rmSync(folder, { recursive: true });

console.log(`\nproven in ${String(Math.round((Date.now() - startedAt) / 1000))} s`);
for (const name of new Set(chosen.flatMap(([, { counts }]) => counts))) {
	const count = totals.get(name);
	console.log(`${name}: ${count === undefined ? 'not counted' : count.toLocaleString('en')}`);
	const right = MUST_BE_ZERO.includes(name) ? count === 0 : count !== undefined && count > 0;
	if (!right) failed.push(name);
}
if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
