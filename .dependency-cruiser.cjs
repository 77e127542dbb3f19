// The rooms of the house and who may talk to whom:
//   routes -> ui -> table -> (storage, views, text) -> rules -> box
// Each rule has a planted violation in tests/house/planted-violations.test.ts.

const ROOMS = ['box', 'rules', 'views', 'text', 'table', 'storage', 'robots', 'ui'];
const TEST = '\\.test\\.ts$|/testing/';

const room = (...names) => `^src/lib/(${names.join('|')})/`;
const packages = (...names) => `node_modules/(${names.join('|')})/`;
const anyOf = (...patterns) => patterns.join('|');

/** A room may import itself and what is listed; its tests may import what they need. */
const only = (name, from, ...allowed) => ({
	name,
	severity: 'error',
	from: { path: room(from), pathNot: TEST },
	to: { pathNot: anyOf(room(from), ...allowed) }
});

/** Erased by the compiler, so no code of that room is reached. */
const typesOnly = (name, from, ...rooms) => ({
	name,
	severity: 'error',
	from: { path: room(from), pathNot: TEST },
	to: { path: room(...rooms), dependencyTypesNot: ['type-only'] }
});

module.exports = {
	forbidden: [
		only('box-imports-nothing', 'box'),
		only('rules-import-box-xstate-and-the-generator', 'rules', room('box'), packages('xstate', 'pure-rand')),
		only('views-import-rules-and-box', 'views', room('rules', 'box')),
		only('text-imports-box-and-types', 'text', room('box', 'rules', 'views')),
		typesOnly('text-takes-types-of-rules-and-views', 'text', 'rules', 'views'),
		only('robots-import-box-and-types', 'robots', room('box', 'rules', 'views'), packages('pure-rand')),
		typesOnly('robots-take-types-of-rules-and-views', 'robots', 'rules', 'views'),
		only('storage-imports-dexie-valibot-and-types', 'storage', room('rules'), packages('dexie', 'valibot')),
		typesOnly('storage-takes-types-of-rules', 'storage', 'rules'),
		typesOnly('ui-takes-types-of-rules-and-views', 'ui', 'rules', 'views'),
		{
			name: 'table-knows-no-screen',
			severity: 'error',
			from: { path: room('table'), pathNot: TEST },
			to: { path: anyOf(room('ui'), '^src/routes/') }
		},
		{
			name: 'ui-reaches-storage-only-in-app',
			severity: 'error',
			from: { path: room('ui'), pathNot: anyOf('^src/lib/ui/app/', TEST) },
			to: { path: room('storage') }
		},
		{
			name: 'ui-knows-no-page-and-no-robot',
			severity: 'error',
			from: { path: room('ui'), pathNot: TEST },
			to: { path: anyOf(room('robots'), '^src/routes/') }
		},
		{
			name: 'routes-know-no-engine',
			severity: 'error',
			from: { path: '^src/routes/', pathNot: TEST },
			to: { path: room('rules', 'views', 'robots') }
		},
		{
			name: 'rules-have-one-door',
			comment: 'Everything in rules but its index is private; tests elsewhere may use its builders.',
			severity: 'error',
			from: { pathNot: room('rules') },
			to: { path: room('rules'), pathNot: '^src/lib/rules/(index\\.ts$|testing/)' }
		},
		{
			name: 'worker-stands-alone',
			severity: 'error',
			from: { path: '^src/service-worker\\.ts$' },
			to: { pathNot: packages('workbox-[a-z]+') }
		},
		{
			name: 'no-unknown-room',
			comment: 'A folder without rules would be a way round all of them.',
			severity: 'error',
			from: {},
			to: { path: `^src/lib/(?!(${ROOMS.join('|')})/)` }
		},
		{
			name: 'test-helpers-stay-in-tests',
			severity: 'error',
			from: { path: '^src/', pathNot: TEST },
			to: {
				path: anyOf('^src/.*/testing/', '^tests/', packages('vitest', 'fast-check', 'fake-indexeddb', 'yaml'))
			}
		},
		{
			name: 'no-circular',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
		},
		{
			name: 'not-to-unresolvable',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true, pathNot: '^\\$(app|env|service-worker)/|^\\./\\$types' }
		}
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^tests/floor-app/' },
		tsConfig: { fileName: 'tsconfig.json' },
		webpackConfig: { fileName: '.depcruise-resolve.cjs' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['svelte', 'browser', 'import', 'default', 'types'],
			extensions: ['.ts', '.js', '.mjs', '.svelte', '.svelte.ts', '.d.ts']
		}
	}
};
