import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Named after its sources: a rebuild of the same ones is no new version, and prompts nobody to update. */
function versionName() {
	const files = ['src', 'static']
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
				.map((entry) => join(entry.parentPath, entry.name))
		)
		.concat('package-lock.json');
	const hash = createHash('sha256');
	for (const file of files.sort()) hash.update(file).update(readFileSync(file));
	return hash.digest('hex').slice(0, 12);
}

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	compilerOptions: {
		runes: ({ filename }) => (filename.split(/[/\\]/).includes('node_modules') ? undefined : true)
	},
	kit: {
		adapter: adapter({
			pages: 'build',
			assets: 'build',
			fallback: 'index.html',
			precompress: false,
			strict: true
		}),
		// no request to any other origin, ever: the browser holds us to it
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self'],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'object-src': ['none'],
				'base-uri': ['self'],
				'form-action': ['none']
			}
		},
		// BASE_PATH=/airlock builds for a folder of a host instead of its root
		paths: { base: process.env.BASE_PATH ?? '' },
		serviceWorker: { register: false },
		version: { name: versionName(), pollInterval: 0 }
	}
};
