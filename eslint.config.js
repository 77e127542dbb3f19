import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Same seed and answers, same game, on every engine: nothing in these rooms may look outside. */
const OUTSIDE_WORLD = [
	'Date',
	'Intl',
	'XMLHttpRequest',
	'WebSocket',
	'caches',
	'crypto',
	'document',
	'fetch',
	'globalThis',
	'indexedDB',
	'localStorage',
	'location',
	'navigator',
	'performance',
	'process',
	'queueMicrotask',
	'requestAnimationFrame',
	'self',
	'sessionStorage',
	'setInterval',
	'setTimeout',
	'window'
].map((name) => ({ name, message: 'The rules are pure and deterministic.' }));

export default ts.config(
	{
		ignores: [
			'**/build/',
			'**/.svelte-kit/',
			'node_modules/',
			'test-results/',
			'playwright-report/',
			'coverage/',
			'tests/floor-app/'
		]
	},
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	js.configs.recommended,
	...ts.configs.strictTypeChecked,
	...svelte.configs['flat/recommended'],
	prettier,
	...svelte.configs['flat/prettier'],
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte']
			}
		},
		rules: {
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false }
			]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		files: ['src/service-worker.ts'],
		languageOptions: { parserOptions: { projectService: false, project: './tsconfig.sw.json' } }
	},
	{
		files: ['src/lib/{box,rules,views,robots}/**/*.ts'],
		ignores: ['**/*.test.ts', '**/testing/**'],
		rules: {
			'no-restricted-globals': ['error', ...OUTSIDE_WORLD],
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: 'Draw from the generator in the Game.' },
				{ property: 'localeCompare', message: 'Sorts differently from one device to the next.' }
			]
		}
	},
	{
		files: ['src/lib/{text,robots,ui}/**/*.{ts,svelte}'],
		ignores: ['**/*.test.ts', '**/testing/**'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: '(^|/)rules(/index(\\.ts)?)?$',
							importNames: ['Game'],
							message: 'A Game holds every secret; take views, decisions and log entries.'
						}
					]
				}
			]
		}
	},
	{
		files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
		extends: [ts.configs.disableTypeChecked],
		rules: { '@typescript-eslint/no-require-imports': 'off' }
	}
);
