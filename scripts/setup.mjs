// What a fresh clone lacks: the packages of package-lock.json, and for the tests two browsers. Plain Node, no package needed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules/.lock-stamp');
const CHROMIUM = join(ROOT, 'node_modules/.chromium-path');
const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth'];

function run(command, args, options = {}) {
	const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
	if (result.error) throw result.error;
	return result;
}

/** `npm ci`, but only when the lock or the Node version is not the one installed. */
export function installPackages() {
	const want = createHash('sha256')
		.update(readFileSync(join(ROOT, 'package-lock.json')))
		.update(process.version)
		.digest('hex');
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === want) return;
	console.log('setup: installing packages');
	const { status } = run('npm', ['ci', '--no-audit', '--no-fund']);
	if (status !== 0) throw new Error('npm ci failed');
	writeFileSync(STAMP, want);
}

/** The Chromium that find-chromium.sh found on the last set-up. */
export function chromiumPath() {
	return readFileSync(CHROMIUM, 'utf8').trim();
}

export function installChromium() {
	const found = run('sh', ['scripts/find-chromium.sh'], {
		stdio: ['ignore', 'pipe', 'inherit'],
		encoding: 'utf8'
	});
	if (found.status !== 0) throw new Error('no Chromium to test with');
	writeFileSync(CHROMIUM, found.stdout.trim());
	console.log(`setup: Chromium at ${found.stdout.trim()}`);
}

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** WebKit is the engine nearest to an iPad's. xvfb-run needs xauth, which is only a recommended package. */
export function installWebKit() {
	if (['WebKitWebDriver', 'xvfb-run', 'xauth'].every(has)) return;
	console.log(`setup: installing ${WEBKIT_PACKAGES.join(' ')}`);
	const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
	const { status } = run('sh', [
		'-c',
		`${sudo}apt-get update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${WEBKIT_PACKAGES.join(' ')}`
	]);
	if (status !== 0) throw new Error(`the WebKit tests need ${WEBKIT_PACKAGES.join(', ')}`);
}
