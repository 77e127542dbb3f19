// A check that cannot fail is worth nothing. Here every rule meets a house that breaks it, and one that does not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlantedHouse, type Outcome } from './planted-house';

const TIMEOUT = 120_000;

/** Every arrow the design allows is used here, so that a rule which forbids too much fails as well. */
const SOUND = {
	'src/lib/box/ids.ts': `export const SHIPS = ['viper', 'raptor'] as const;\nexport type Ship = (typeof SHIPS)[number];\n`,
	'src/lib/rules/launch.ts': `import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createMachine } from 'xstate';
import { SHIPS, type Ship } from '../box/ids';

export interface Game {
	readonly ships: readonly Ship[];
}
export interface Move {
	readonly ship: Ship;
}
export const launch = (): Game => ({ ships: SHIPS });
export const parts = { machine: createMachine({}), generator: xoroshiro128plus(1) };
`,
	'src/lib/rules/index.ts': `export { launch, parts, type Game, type Move } from './launch';\n`,
	'src/lib/rules/testing/builders.ts': `import { launch } from '../launch';\n\nexport const aGame = () => launch();\n`,
	'src/lib/views/view.ts': `import { SHIPS } from '$lib/box/ids';
import { launch, type Game } from '$lib/rules';

export interface View {
	readonly count: number;
}
export const view = (game: Game = launch()): View => ({ count: game.ships.length + SHIPS.length });
`,
	'src/lib/text/words.ts': `import { SHIPS } from '$lib/box/ids';
import type { Move } from '$lib/rules';
import { type View } from '$lib/views/view';

export const words = (move: Move, view: View) => \`\${move.ship} \${view.count} \${SHIPS.length}\`;
`,
	'src/lib/text/words.test.ts': `import { expect, it } from 'vitest';
import { aGame } from '$lib/rules/testing/builders';
import { view } from '$lib/views/view';
import { words } from './words';

it('counts', () => {
	expect(words({ ship: 'viper' }, view(aGame()))).toBe('viper 4 2');
});
`,
	'src/lib/robots/robot.ts': `import { SHIPS } from '$lib/box/ids';
import type { Move } from '$lib/rules';
import type { View } from '$lib/views/view';

export const decide = (view: View): Move => ({ ship: SHIPS[view.count > 1 ? 1 : 0] });
`,
	'src/lib/storage/games.ts': `import { Dexie } from 'dexie';
import * as v from 'valibot';
import type { Move } from '$lib/rules';

export const games = { database: Dexie, name: v.string(), moves: [] as Move[] };
`,
	'src/lib/table/sitting.ts': `import { decide } from '$lib/robots/robot';
import { launch, parts } from '$lib/rules';
import { games } from '$lib/storage/games';
import { words } from '$lib/text/words';
import { view } from '$lib/views/view';

export const sit = () => ({ said: words(decide(view(launch())), view()), games, parts });
`,
	'src/lib/ui/app/start.ts': `import { games } from '$lib/storage/games';\n\nexport const start = () => games.moves.length;\n`,
	'src/lib/ui/table/Table.svelte': `<script lang="ts">
	import { SHIPS } from '$lib/box/ids';
	import type { Move } from '$lib/rules';
	import { sit } from '$lib/table/sitting';
	import { words } from '$lib/text/words';
	import type { View } from '$lib/views/view';

	let { move, view }: { move: Move; view: View } = $props();
</script>

<p>{words(move, view)} {SHIPS.length} {sit().said}</p>
`,
	'scripts/simulate.ts': `import { sit } from '../src/lib/table/sitting';\n\nconsole.log(sit());\n`,
	'tests/e2e/table.test.ts': `import { test } from '@playwright/test';\n\ntest('nothing', () => {});\n`,
	'src/routes/+layout.ts': `export const ssr = false;\n`,
	'src/routes/+page.svelte': `<script lang="ts">
	import { SHIPS } from '$lib/box/ids';
	import { games } from '$lib/storage/games';
	import { sit } from '$lib/table/sitting';
	import { start } from '$lib/ui/app/start';
	import Table from '$lib/ui/table/Table.svelte';
</script>

<Table move={{ ship: SHIPS[0] }} view={{ count: start() + games.moves.length + sit().said.length }} />
`
};

/** Each plant breaks the one rule it is named with, in one file of its own. */
const ARROWS: readonly { rule: string; file: string; source: string }[] = [
	...plants('box-imports-nothing', 'src/lib/box', [
		`import type { Game } from '$lib/rules';\nexport type G = Game;\n`,
		`import { launch } from '../rules';\nexport const g = launch;\n`,
		`import { assign } from 'xstate';\nexport const a = assign;\n`,
		`import { readFileSync } from 'node:fs';\nexport const r = readFileSync;\n`
	]),
	...plants('rules-import-box-xstate-and-the-generator', 'src/lib/rules', [
		`import { view } from '$lib/views/view';\nexport const v = view;\n`,
		`import type { View } from '$lib/views/view';\nexport type V = View;\n`,
		`import { words } from '../text/words';\nexport const w = words;\n`,
		`import { Dexie } from 'dexie';\nexport const d = Dexie;\n`,
		`import { onMount } from 'svelte';\nexport const o = onMount;\n`
	]),
	...plants('views-import-rules-and-box', 'src/lib/views', [
		`import { words } from '$lib/text/words';\nexport const w = words;\n`,
		`import { sit } from '$lib/table/sitting';\nexport const s = sit;\n`,
		`import { assign } from 'xstate';\nexport const a = assign;\n`
	]),
	...plants('text-imports-box-and-types', 'src/lib/text', [
		`import { games } from '$lib/storage/games';\nexport const g = games;\n`,
		`import { onMount } from 'svelte';\nexport const o = onMount;\n`
	]),
	...plants('text-takes-types-of-rules-and-views', 'src/lib/text', [
		`import { launch } from '$lib/rules';\nexport const l = launch;\n`,
		`import { view } from '../views/view';\nexport const v = view;\n`,
		`import type { Move } from '$lib/rules';\nimport { launch } from '$lib/rules';\nexport const l: (m: Move) => unknown = launch;\n`,
		`import { launch, type Move } from '$lib/rules';\nexport const l: (m: Move) => unknown = launch;\n`,
		`export { launch } from '$lib/rules';\n`,
		`export const l = () => import('$lib/rules');\n`
	]),
	...plants('robots-import-box-and-types', 'src/lib/robots', [
		`import { sit } from '$lib/table/sitting';\nexport const s = sit;\n`,
		`import { words } from '$lib/text/words';\nexport const w = words;\n`
	]),
	...plants('robots-take-types-of-rules-and-views', 'src/lib/robots', [
		`import { launch } from '$lib/rules';\nexport const l = launch;\n`,
		`import { view } from '$lib/views/view';\nexport const v = view;\n`
	]),
	...plants('storage-imports-dexie-valibot-and-types', 'src/lib/storage', [
		`import { view } from '$lib/views/view';\nexport const v = view;\n`,
		`import { sit } from '$lib/table/sitting';\nexport const s = sit;\n`,
		`import { assign } from 'xstate';\nexport const a = assign;\n`
	]),
	...plants('storage-takes-types-of-rules', 'src/lib/storage', [
		`import { launch } from '$lib/rules';\nexport const l = launch;\n`
	]),
	...plants('table-knows-no-screen', 'src/lib/table', [
		`import { start } from '$lib/ui/app/start';\nexport const s = start;\n`,
		`import { ssr } from '../../routes/+layout';\nexport const s = ssr;\n`
	]),
	...plants('ui-takes-types-of-rules-and-views', 'src/lib/ui/table', [
		`import { launch } from '$lib/rules';\nexport const l = launch;\n`,
		`import { view } from '$lib/views/view';\nexport const v = view;\n`
	]),
	...components('ui-takes-types-of-rules-and-views', 'src/lib/ui/table/Launch', [
		`import { launch } from '$lib/rules';\n\tconst game = launch();`,
		`import { view } from '$lib/views/view';\n\tconst game = view();`
	]),
	...plants('ui-reaches-storage-only-in-app', 'src/lib/ui/table', [
		`import { games } from '$lib/storage/games';\nexport const g = games;\n`,
		`import type { games } from '$lib/storage/games';\nexport type G = typeof games;\n`
	]),
	...components('ui-reaches-storage-only-in-app', 'src/lib/ui/home/Stored', [
		`import { games } from '$lib/storage/games';\n\tconst game = games;`
	]),
	...plants('ui-knows-no-page-and-no-robot', 'src/lib/ui/table', [
		`import { decide } from '$lib/robots/robot';\nexport const d = decide;\n`,
		`import { ssr } from '../../../routes/+layout';\nexport const s = ssr;\n`
	]),
	...plants('routes-know-no-engine', 'src/routes', [
		`import { launch } from '$lib/rules';\nexport const l = launch;\n`,
		`import type { View } from '$lib/views/view';\nexport type V = View;\n`,
		`import { decide } from '$lib/robots/robot';\nexport const d = decide;\n`
	]),
	...components('routes-know-no-engine', 'src/routes/Engine', [
		`import { launch } from '$lib/rules';\n\tconst game = launch();`
	]),
	...plants('rules-have-one-door', 'src/lib/table', [
		`import { launch } from '$lib/rules/launch';\nexport const l = launch;\n`,
		`import type { Game } from '../rules/launch';\nexport type G = Game;\n`
	]),
	{
		rule: 'rules-have-one-door',
		file: 'tests/house/in.test.ts',
		source: `import { launch } from '../../src/lib/rules/launch';\nexport const l = launch;\n`
	},
	{
		rule: 'worker-stands-alone',
		file: 'src/service-worker.ts',
		source: `import { SHIPS } from './lib/box/ids';\nexport const s = SHIPS;\n`
	},
	...plants('no-unknown-room', 'src/lib/table', [
		`import { x } from '$lib/attic/x';\nexport const y = x;\n`,
		`import { x } from '$lib/loose';\nexport const y = x;\n`
	]),
	...plants('test-helpers-stay-in-tests', 'src/lib/table', [
		`import { aGame } from '$lib/rules/testing/builders';\nexport const a = aGame;\n`,
		`import fc from 'fast-check';\nexport const f = fc;\n`,
		`import { parse } from 'yaml';\nexport const p = parse;\n`
	]),
	{
		rule: 'no-circular',
		file: 'src/lib/box/egg.ts',
		source: `import { hen } from './hen';\nexport const egg = (): unknown => hen;\n`
	},
	...plants('not-to-unresolvable', 'src/lib/table', [
		`import { x } from '$lib/rules/nowhere';\nexport const y = x;\n`,
		`import { x } from 'no-such-package';\nexport const y = x;\n`
	])
];
const SUPPORT = {
	'src/lib/attic/x.ts': `export const x = 1;\n`,
	'src/lib/loose.ts': `export const x = 1;\n`,
	'src/lib/box/hen.ts': `import { egg } from './egg';\nexport const hen = (): unknown => egg;\n`
};

function plants(rule: string, folder: string, sources: readonly string[]) {
	return sources.map((source, i) => ({ rule, file: `${folder}/${rule}-${i}.ts`, source }));
}
function components(rule: string, path: string, scripts: readonly string[]) {
	return scripts.map((script, i) => ({
		rule,
		file: `${path}${i}.svelte`,
		source: `<script lang="ts">\n\t${script}\n</script>\n\n{game}\n`
	}));
}

/** One plant a line: the rule that must name it, and the word its message must hold. */
const LINT: readonly { rule: string; file: string; source: string; says?: string }[] = [
	...['box', 'rules', 'views', 'robots'].flatMap((room) => [
		...['Date', 'document', 'window', 'fetch', 'localStorage', 'indexedDB', 'crypto', 'setTimeout'].map(
			(name) => ({
				rule: 'no-restricted-globals',
				file: `src/lib/${room}/uses-${name}.ts`,
				source: `export const planted = () => ${name};\n`,
				says: `'${name}'`
			})
		),
		{
			rule: 'no-restricted-properties',
			file: `src/lib/${room}/uses-random.ts`,
			source: `export const planted = () => Math.random();\n`,
			says: `'Math.random'`
		},
		{
			rule: 'no-restricted-properties',
			file: `src/lib/${room}/takes-random.ts`,
			source: `export const planted = () => {\n\tconst { random } = Math;\n\treturn random();\n};\n`,
			says: `'Math.random'`
		}
	]),
	...['text', 'robots', 'ui/table'].map((room) => ({
		rule: 'no-restricted-imports',
		file: `src/lib/${room}/takes-a-game.ts`,
		source: `import type { Game } from '$lib/rules';\nexport type Planted = Game;\n`,
		says: 'Game'
	})),
	{
		rule: 'no-restricted-imports',
		file: 'src/lib/ui/table/TakesAGame.svelte',
		source: `<script lang="ts">\n\timport type { Game } from '$lib/rules';\n\tlet { game }: { game: Game } = $props();\n</script>\n\n{game.ships.length}\n`,
		says: 'Game'
	},
	{
		rule: '@typescript-eslint/no-explicit-any',
		file: 'src/lib/table/any.ts',
		source: `export const planted = (x: any): unknown => x as unknown;\n`
	},
	{
		rule: '@typescript-eslint/no-explicit-any',
		file: 'src/lib/ui/table/Any.svelte',
		source: `<script lang="ts">\n\tlet { x }: { x: any } = $props();\n</script>\n\n{x as string}\n`
	},
	{
		rule: '@typescript-eslint/no-floating-promises',
		file: 'src/lib/table/floating.ts',
		source: `export const planted = () => {\n\tPromise.resolve(1);\n};\n`
	},
	{
		rule: '@typescript-eslint/switch-exhaustiveness-check',
		file: 'src/lib/table/switch.ts',
		source: `export function planted(x: 'a' | 'b') {\n\tswitch (x) {\n\t\tcase 'a':\n\t\t\treturn 1;\n\t}\n\treturn 0;\n}\n`
	},
	{
		rule: 'svelte/no-at-html-tags',
		file: 'src/lib/ui/table/Html.svelte',
		source: `<script lang="ts">\n\tlet { x }: { x: string } = $props();\n</script>\n\n{@html x}\n`
	}
];

const asFiles = (list: readonly { file: string; source: string }[]) =>
	Object.fromEntries(list.map(({ file, source }) => [file, source]));

/** Lines like `  error no-circular: src/a.ts → src/b.ts`. */
const accusations = (outcome: Outcome) =>
	[...outcome.stdout.matchAll(/error ([\w-]+): (\S+)/g)].map(([, rule, from]) => ({ rule, from }));
type Lint = { filePath: string; messages: { ruleId: string | null; message: string }[] }[];

describe('a sound house', () => {
	let house: PlantedHouse;
	let types: Outcome;
	beforeAll(async () => {
		house = new PlantedHouse(SOUND);
		types = await house.check('types');
	}, TIMEOUT);
	afterAll(() => {
		house.tearDown();
	});

	it('passes the type check', () => {
		expect(types).toMatchObject({ code: 0 });
	});
	it.each(['types:worker', 'format', 'lint:code', 'architecture'])(
		'passes %s',
		async (script) => {
			expect(await house.check(script)).toMatchObject({ code: 0 });
		},
		TIMEOUT
	);
	it(
		'has no dead export',
		async () => {
			const { stdout } = await house.check('dead-code', '--include', 'exports,types,files');
			expect(stdout).not.toContain('src/lib');
		},
		TIMEOUT
	);
});

describe('a house that breaks every arrow', () => {
	let house: PlantedHouse;
	let outcome: Outcome;
	let violations: ReturnType<typeof accusations>;
	beforeAll(async () => {
		house = new PlantedHouse({ ...SOUND, ...SUPPORT, ...asFiles(ARROWS) });
		await house.check('prepare');
		outcome = await house.check('architecture');
		violations = accusations(outcome);
	}, TIMEOUT);
	afterAll(() => {
		house.tearDown();
	});

	it('fails', () => {
		expect(outcome.code).not.toBe(0);
	});
	it.each(ARROWS)('$rule: $file', ({ rule, file }) => {
		expect(violations).toContainEqual({ rule, from: file });
	});
	it('accuses nothing that is sound', () => {
		expect(violations.filter(({ from }) => from !== undefined && from in SOUND)).toEqual([]);
	});
	it('has a plant for every rule', async () => {
		const { default: settings } = (await import('../../.dependency-cruiser.cjs')) as {
			default: { forbidden: { name: string }[] };
		};
		const planted = new Set(ARROWS.map(({ rule }) => rule));
		expect(settings.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
	});
});

describe('a house with bad lines', () => {
	let house: PlantedHouse;
	let types: Outcome;
	let lint: Outcome;
	let found: Lint;
	beforeAll(async () => {
		house = new PlantedHouse({
			...SOUND,
			...asFiles(LINT),
			'src/lib/table/ugly.ts': `export  const planted = "double"\n`,
			'src/lib/table/dead.ts': `export const used = 1;\nexport const unused = 2;\nexport type Unused = 3;\n`,
			'src/lib/table/alone.ts': `export const nobody = 'imports me';\n`,
			'src/lib/table/mistyped.ts': `export const mistyped: number = 'no number';\n`,
			'src/lib/ui/table/Mistyped.svelte': `<script lang="ts">\n\tlet count: number = 'no number';\n</script>\n\n{count}\n`,
			'src/lib/ui/table/Unlabelled.svelte': `<button></button>\n`,
			'src/routes/dead/+page.svelte': `<script lang="ts">\n\timport { used } from '$lib/table/dead';\n</script>\n\n{used}\n`,
			'src/service-worker.ts': `declare const self: ServiceWorkerGlobalScope;\nself.skipWaiting().nothing();\n`
		});
		types = await house.check('types', '--output', 'machine');
		lint = await house.check('lint:code', '--format', 'json');
		found = JSON.parse(lint.stdout) as Lint;
	}, TIMEOUT);
	afterAll(() => {
		house.tearDown();
	});

	it('fails the lint', () => {
		expect(lint.code).not.toBe(0);
	});
	it.each(LINT)('$rule: $file', ({ rule, file, says = '' }) => {
		const messages = found.find(({ filePath }) => filePath.endsWith(`/${file}`))?.messages ?? [];
		const named = messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
		expect(named.join('\n')).toContain(says);
		expect(named).not.toEqual([]);
	});
	it('fails the type check for a module, a component and an unlabelled button', () => {
		expect(types.code).not.toBe(0);
		for (const name of ['table/mistyped.ts', 'table/Mistyped.svelte', 'table/Unlabelled.svelte'])
			expect(types.stdout).toContain(name);
	});
	it(
		'fails the type check of the worker',
		async () => {
			const outcome = await house.check('types:worker');
			expect(outcome.code).not.toBe(0);
			expect(outcome.stdout).toMatch(/service-worker\.ts.*error TS2339/);
		},
		TIMEOUT
	);
	it(
		'fails the format check',
		async () => {
			const outcome = await house.check('format');
			expect(outcome.code).not.toBe(0);
			expect(outcome.stderr).toContain('src/lib/table/ugly.ts');
			expect(outcome.stderr).not.toContain('src/lib/table/dead.ts');
		},
		TIMEOUT
	);
	it(
		'fails for dead code: an export, a type, a whole file',
		async () => {
			const outcome = await house.check('dead-code', '--reporter', 'compact');
			expect(outcome.code).not.toBe(0);
			expect(outcome.stdout).toMatch(/src\/lib\/table\/dead\.ts.*\bunused\b/);
			expect(outcome.stdout).toMatch(/src\/lib\/table\/dead\.ts.*\bUnused\b/);
			expect(outcome.stdout).toContain('src/lib/table/alone.ts');
			expect(outcome.stdout).not.toMatch(/dead\.ts.*\bused\b/);
		},
		TIMEOUT
	);
});
