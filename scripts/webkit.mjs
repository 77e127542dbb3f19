// Runs every test in tests/webkit in a WebKit browser on a screen of its own, and adds up their last lines.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tallyLastLine } from './tally.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const folder = 'tests/webkit';
const total = { passed: 0, failed: 0 };
for (const name of readdirSync(folder).sort()) {
	if (!name.endsWith('.mjs') || name === 'driver.mjs') continue;
	console.log(`-- ${name}`);
	const { status, stdout } = spawnSync('xvfb-run', ['-a', process.execPath, join(folder, name)], {
		stdio: ['ignore', 'pipe', 'inherit'],
		encoding: 'utf8',
		timeout: 300_000
	});
	process.stdout.write(stdout ?? '');
	const tally = tallyLastLine(stdout ?? '', status === 0);
	total.passed += tally.passed;
	total.failed += tally.failed;
}
if (total.passed + total.failed === 0) total.failed = 1;
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
