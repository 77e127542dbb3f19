import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const NODES = '.svelte-kit/generated/client-optimized';
const folders: string[] = [];

/** The box and its words are known by the cards they name. */
const MARKS: Readonly<Record<string, string>> = {
	box: '"elections-loom"',
	'cards-en': '"elections-loom"',
	'cards-de': '"elections-loom"'
};

/** A finished build with scripts of the given sizes; random bytes, so that gzip takes nothing off. */
function build(
	scripts: Readonly<Record<string, number>>,
	more: Readonly<Record<string, string>> = {}
): string {
	const folder = mkdtempSync(join(tmpdir(), 'airlock-size-'));
	folders.push(folder);
	const write = (name: string, data: string | Buffer) => {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), data);
	};
	for (const [name, size] of Object.entries(scripts))
		write(`build/_app/${name}.js`, Buffer.concat([randomBytes(size), Buffer.from(MARKS[name] ?? '')]));
	for (const [name, text] of Object.entries(more)) write(name, text);
	return folder;
}

/** Start, app, layout, error page and home page import one another and `shared`; only the table imports `table`. */
function app(sizes: {
	shared: number;
	table: number;
	home: string;
	box?: number;
	tableImports?: string;
}): string {
	const chunk = (name: string, imports: readonly string[] = []) => ({
		name,
		file: `_app/${name}.js`,
		imports
	});
	const manifest = {
		'kit/entry.js': chunk('entry/start', ['_shared.js']),
		[`${NODES}/app.js`]: chunk('entry/app', ['_shared.js']),
		[`${NODES}/nodes/0.js`]: chunk('nodes/0'),
		[`${NODES}/nodes/1.js`]: chunk('nodes/1'),
		[`${NODES}/nodes/2.js`]: chunk('nodes/2', ['_deep.js']),
		[`${NODES}/nodes/3.js`]: chunk('nodes/3', [
			'_table.js',
			...(sizes.tableImports ? [sizes.tableImports] : [])
		]),
		'_deep.js': chunk('deep', ['_shared.js']),
		'_shared.js': chunk('shared', ['_deep.js']),
		'_table.js': chunk('table'),
		'_box.js': chunk('box'),
		'src/lib/text/app/en.ts': chunk('app-en'),
		'src/lib/text/app/de.ts': chunk('app-de'),
		'src/lib/text/cards/en/index.ts': chunk('cards-en', ['_box.js']),
		'src/lib/text/cards/de/index.ts': chunk('cards-de', ['_box.js'])
	};
	return build(
		{
			'entry/start': 100,
			'entry/app': 100,
			'nodes/0': 100,
			'nodes/1': 100,
			'nodes/2': 100,
			'nodes/3': 100,
			deep: 100,
			shared: sizes.shared,
			table: sizes.table,
			box: sizes.box ?? 100,
			'app-en': 100,
			'app-de': 100,
			'cards-en': 100,
			'cards-de': 100
		},
		{
			[`${NODES}/app.js`]: `export const dictionary = {\n\t\t"/": ${sizes.home},\n\t\t"/table": [3]\n\t};\n`,
			'.svelte-kit/output/client/.vite/manifest.json': JSON.stringify(manifest)
		}
	);
}

function size(appFolder: string, floorFolder: string) {
	const script = join(import.meta.dirname, '../../scripts/size.mjs');
	return spawnSync(process.execPath, [script, '--app', appFolder, '--floor', floorFolder], {
		encoding: 'utf8'
	});
}

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('passes when the first load is within one and a half floors', () => {
	const { status, stdout } = size(
		app({ shared: 13_000, table: 90_000, home: '[2]' }),
		build({ a: 9_000, b: 1_000 })
	);
	expect(stdout).toMatch(/first load: +13\.\d kB gzipped in 7 scripts/);
	expect(status).toBe(0);
});

it('fails when what the home screen imports is too much', () => {
	const { status, stderr } = size(app({ shared: 15_000, table: 0, home: '[2]' }), build({ a: 10_000 }));
	expect(stderr).toContain('more than 1.5 times the floor');
	expect(status).toBe(1);
});

it('counts a layout of its own that the home page lies in', () => {
	const { status } = size(app({ shared: 1_000, table: 90_000, home: '[2,[,3]]' }), build({ a: 10_000 }));
	expect(status).toBe(1);
});

it('fails when the box with all its words is too much', () => {
	const sizes = { shared: 1_000, table: 0, home: '[2]' };
	const fits = size(app({ ...sizes, box: 59_000 }), build({ a: 10_000 }));
	expect(fits.stdout).toMatch(/the box, in all languages: +59\.\d kB gzipped in 3 scripts/);
	expect(fits.status).toBe(0);
	const { status, stderr } = size(app({ ...sizes, box: 60_000 }), build({ a: 10_000 }));
	expect(stderr).toContain('the box takes more than 60.0 kB');
	expect(status).toBe(1);
});

it('fails when a language comes with a page', () => {
	const tableImports = 'src/lib/text/cards/de/index.ts';
	const { status, stderr } = size(
		app({ shared: 1_000, table: 0, home: '[2]', tableImports }),
		build({ a: 10_000 })
	);
	expect(stderr).toContain(`${tableImports} comes with ${NODES}/nodes/3.js`);
	expect(status).toBe(1);
});

it('fails when there is nothing to measure', () => {
	expect(size(app({ shared: 1_000, table: 0, home: '[7]' }), build({ a: 10_000 })).status).toBe(1);
	expect(size(build({}), build({ a: 10_000 })).status).toBe(1);
});
