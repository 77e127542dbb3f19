// npm test: everything, from a fresh clone. A failing step does not stop the next ones, so one run tells all.
// The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installChromium, installPackages, installWebKit } from './setup.mjs';
import { tallyCheck, tallyLastLine, tallyPlaywright, tallyVitest } from './tally.mjs';

const STEP_LIMIT_MS = 15 * 60_000;
process.chdir(resolve(import.meta.dirname, '..'));

const reports = mkdtempSync(join(tmpdir(), 'airlock-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;

/** Shows a program's output as it comes and keeps it. */
function run(command) {
	return new Promise((done) => {
		const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'], timeout: STEP_LIMIT_MS });
		let output = '';
		const show = (stream) => (data) => {
			output += data;
			stream.write(data);
		};
		child.stdout.on('data', show(process.stdout));
		child.stderr.on('data', show(process.stderr));
		child.on('error', (error) => done({ ok: false, output: String(error) }));
		child.on('close', (code) => done({ ok: code === 0, output }));
	});
}

function report(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}

/** Each is the npm script of its name. */
const STEPS = [
	{ name: 'types' },
	{ name: 'types:worker' },
	{ name: 'format' },
	{ name: 'lint:code' },
	{ name: 'architecture' },
	{ name: 'dead-code' },
	{
		name: 'unit',
		options: `--allowOnly=false --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
		tally: ({ ok }) => tallyVitest(report(vitestReport), ok)
	},
	{ name: 'build' },
	{ name: 'size', needs: ['build'] },
	{
		name: 'e2e',
		options: '--forbid-only --reporter=list,json',
		needs: ['Chromium', 'build'],
		tally: ({ ok }) => tallyPlaywright(report(playwrightReport), ok)
	},
	{ name: 'webkit', needs: ['WebKit', 'build'], tally: ({ ok, output }) => tallyLastLine(output, ok) }
];

const results = [];
const failed = (name) => results.some((result) => result.name === name && result.failed > 0);

function record(name, tally, startedAt) {
	results.push({ name, ...tally, seconds: Math.round((Date.now() - startedAt) / 1000) });
}

function setUp(name, install) {
	const startedAt = Date.now();
	try {
		install();
	} catch (error) {
		console.error(`${name}: ${error.message}`);
		record(name, tallyCheck(false), startedAt);
	}
}

setUp('packages', installPackages);
if (!failed('packages')) {
	setUp('Chromium', installChromium);
	setUp('WebKit', installWebKit);
	for (const { name, options = '', needs = [], tally = ({ ok }) => tallyCheck(ok) } of STEPS) {
		console.log(`\n== ${name}`);
		const startedAt = Date.now();
		const missing = needs.find(failed);
		if (missing !== undefined) console.log(`not run: ${missing} failed`);
		record(
			name,
			missing === undefined ? tally(await run(`npm run --silent ${name} -- ${options}`)) : tallyCheck(false),
			startedAt
		);
	}
}
rmSync(reports, { recursive: true });

console.log('');
for (const { name, passed, failed, seconds } of results)
	console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.exitCode = total('failed') > 0 ? 1 : 0;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
