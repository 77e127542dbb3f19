// The budget of the first load, as a ratio to the floor: the smallest app this stack can make (tests/floor-app), built in
// the same run with the same packages. --app and --floor name finished builds instead; tests use them.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const ROOT = resolve(import.meta.dirname, '..');
const LIMIT = 1.5;
const NODES = '.svelte-kit/generated/client-optimized';

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

function filesBelow(folder) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

/** Kit's route table: the nodes of "/" are its layouts, its error pages and its own page. */
function homeNodes(app) {
	const table = readFileSync(join(app, NODES, 'app.js'), 'utf8');
	const home = /"\/": (\[.*\]),?$/m.exec(table)?.[1];
	if (home === undefined) throw new Error(`no route "/" in ${app}`);
	// holes, as in [2,[,3]], mean "the root's"; a negative leaf has server data
	const [leaf, layouts = [], errors = []] = JSON.parse(
		home.replaceAll('~', '-').replace(/(?<=[[,])(?=[,\]])/g, 'null')
	);
	const own = [leaf < 0 ? -leaf - 1 : leaf, ...layouts, ...errors].filter((node) => node !== null);
	return [...new Set([0, 1, ...own])];
}

/** Every script the browser has to fetch before the home screen runs: the two entries, the nodes, and all they import. */
export function homeScripts(app) {
	const manifest = JSON.parse(
		readFileSync(join(app, '.svelte-kit/output/client/.vite/manifest.json'), 'utf8')
	);
	const entries = Object.keys(manifest).filter((key) =>
		['entry/start', 'entry/app'].includes(manifest[key].name)
	);
	if (entries.length !== 2) throw new Error(`expected the start and app entries in ${app}, found ${entries}`);
	const open = [...entries, ...homeNodes(app).map((node) => `${NODES}/nodes/${node}.js`)];
	const seen = new Set(open);
	for (const key of open) {
		if (!manifest[key]) throw new Error(`${key} is not in the manifest of ${app}`);
		for (const next of manifest[key].imports ?? []) {
			if (!seen.has(next)) open.push(next);
			seen.add(next);
		}
	}
	return [...new Set(open.map((key) => join(app, 'build', manifest[key].file)))];
}

function buildFloor(floor) {
	const built = spawnSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
		cwd: floor,
		encoding: 'utf8'
	});
	if (built.status !== 0) throw new Error(`the floor does not build:\n${built.stdout}${built.stderr}`);
}

const { values } = parseArgs({ options: { app: { type: 'string' }, floor: { type: 'string' } } });
const app = values.app ?? ROOT;
const floor = values.floor ?? join(ROOT, 'tests/floor-app');
if (values.floor === undefined) buildFloor(floor);

const scripts = homeScripts(app);
const home = sum(scripts.map(gzipped));
const least = sum(
	filesBelow(join(floor, 'build/_app'))
		.filter((file) => file.endsWith('.js'))
		.map(gzipped)
);
if (home === 0 || least === 0) throw new Error('nothing to measure');
const all = filesBelow(join(app, 'build'));
console.log(`floor, all JavaScript:       ${kB(least)} gzipped`);
console.log(`home screen, first load:     ${kB(home)} gzipped in ${scripts.length} scripts`);
console.log(`everything stored offline:   ${kB(sum(all.map(gzipped)))} gzipped in ${all.length} files`);
console.log(`home screen to floor:        ${(home / least).toFixed(2)}, at most ${LIMIT}`);
if (home > LIMIT * least) {
	console.error(`size: the home screen loads more than ${LIMIT} times the floor`);
	process.exit(1);
}
