import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What decides how the checks behave; taken from the real house, so a weakened setting is caught here. */
const SETTINGS = [
	'.depcruise-resolve.cjs',
	'.dependency-cruiser.cjs',
	'.gitignore',
	'.npmrc',
	'.prettierignore',
	'.prettierrc',
	'eslint.config.js',
	'knip.json',
	'package-lock.json',
	'package.json',
	'playwright.config.ts',
	'src/app.css',
	'src/app.d.ts',
	'src/app.html',
	'src/service-worker.ts',
	'static/icon.svg',
	'svelte.config.js',
	'tsconfig.json',
	'tsconfig.sw.json',
	'vite.config.ts'
];

export interface Outcome {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

/** A house of its own in a temporary folder: the real settings, and only the given sources. */
export class PlantedHouse {
	readonly #folder = mkdtempSync(join(tmpdir(), 'airlock-house-'));

	constructor(sources: Readonly<Record<string, string>>) {
		for (const name of SETTINGS) cpSync(join(ROOT, name), join(this.#folder, name), { recursive: true });
		symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
		this.plant(sources);
	}

	plant(sources: Readonly<Record<string, string>>): void {
		for (const [name, source] of Object.entries(sources)) {
			mkdirSync(dirname(join(this.#folder, name)), { recursive: true });
			writeFileSync(join(this.#folder, name), source);
		}
	}

	/** The very npm script that `npm test` runs. */
	check(script: string, ...options: string[]): Promise<Outcome> {
		return new Promise((done, fail) => {
			const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
				cwd: this.#folder,
				env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
			});
			let stdout = '';
			let stderr = '';
			child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
			child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
			child.on('error', fail);
			child.on('close', (code) => {
				done({ code, stdout, stderr });
			});
		});
	}

	tearDown(): void {
		rmSync(this.#folder, { recursive: true, force: true });
	}
}
