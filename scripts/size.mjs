// Two budgets. The first load, as a ratio to the floor: the smallest app this stack can make (tests/floor-app), built in the
// same run with the same packages. And the box: every deck with its words in every language, each language a file of its own.
// --app and --floor name finished builds instead; tests use them.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const ROOT = resolve(import.meta.dirname, '..');
const LIMIT = 1.5;
const BOX_LIMIT = 60_000;
/** One card of each of four decks: a script that knows one of them holds the box, or its words in a language. */
const CARDS = ['elections-loom', 'desolate-moon', 'massive-assault', 'a-cylon-ally'];
const LANGUAGE = /^src\/lib\/text\/(app|cards)\/(en|de)(\/index)?\.ts$/;
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

function manifestOf(app) {
	return JSON.parse(readFileSync(join(app, '.svelte-kit/output/client/.vite/manifest.json'), 'utf8'));
}

/** These keys of a manifest and all they import, not counting what is imported only when asked for. */
function withImports(manifest, keys) {
	const open = [...keys];
	const seen = new Set(open);
	for (const key of open) {
		if (!manifest[key]) throw new Error(`${key} is not in the manifest`);
		for (const next of manifest[key].imports ?? []) {
			if (!seen.has(next)) open.push(next);
			seen.add(next);
		}
	}
	return open;
}

/** Every script the browser has to fetch before the home screen runs: the two entries, the nodes, and all they import. */
export function homeScripts(app) {
	const manifest = manifestOf(app);
	const entries = Object.keys(manifest).filter((key) =>
		['entry/start', 'entry/app'].includes(manifest[key].name)
	);
	if (entries.length !== 2) throw new Error(`expected the start and app entries in ${app}, found ${entries}`);
	const open = withImports(manifest, [
		...entries,
		...homeNodes(app).map((node) => `${NODES}/nodes/${node}.js`)
	]);
	return [...new Set(open.map((key) => join(app, 'build', manifest[key].file)))];
}

/** The data of every deck, and its words in every language. */
function boxScripts(app) {
	return filesBelow(join(app, 'build/_app')).filter((file) => {
		if (!file.endsWith('.js')) return false;
		const source = readFileSync(file, 'utf8');
		return CARDS.some((card) => source.includes(card));
	});
}

/** Languages that come with something else instead of when they are asked for. */
function stowaways(app) {
	const manifest = manifestOf(app);
	const languages = Object.keys(manifest).filter((key) => LANGUAGE.test(key));
	if (languages.length !== 4) throw new Error(`expected two languages in two files each, found ${languages}`);
	return Object.keys(manifest).flatMap((key) =>
		withImports(manifest, [key])
			.filter((part) => part !== key && languages.includes(part))
			.map((part) => `${part} comes with ${key}`)
	);
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
const box = boxScripts(app);
const boxBytes = sum(box.map(gzipped));
console.log(
	`the box, in all languages:   ${kB(boxBytes)} gzipped in ${box.length} scripts, at most ${kB(BOX_LIMIT)}`
);
if (box.length < 3) throw new Error('the box and its words were not found in scripts of their own');
if (boxBytes > BOX_LIMIT) {
	console.error(`size: the box takes more than ${kB(BOX_LIMIT)}`);
	process.exit(1);
}
const early = stowaways(app);
if (early.length > 0) {
	console.error(`size: a language is loaded unasked:\n${early.join('\n')}`);
	process.exit(1);
}
if (home > LIMIT * least) {
	console.error(`size: the home screen loads more than ${LIMIT} times the floor`);
	process.exit(1);
}
