// After `vite build`: lists build/, hashes by content, and puts the list where the worker says self.__WB_MANIFEST.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = 'build';
const WORKER = join(ROOT, 'service-worker.js');
const MARK = 'self.__WB_MANIFEST';
/** Not part of the app: the worker itself, source maps, what hosts read, and the version poll nobody uses. */
const LEFT_OUT = /^service-worker\.js$|\.(map|txt)$|^_headers$|(^|\/)version\.json$/;

const manifest = readdirSync(ROOT, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile())
	.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
	.filter((url) => !LEFT_OUT.test(url))
	.sort()
	.map((url) => ({
		url,
		// the name of an immutable file already holds its hash
		revision: url.includes('/immutable/')
			? null
			: createHash('sha256')
					.update(readFileSync(join(ROOT, url)))
					.digest('hex')
					.slice(0, 16)
	}));

const worker = readFileSync(WORKER, 'utf8');
if (worker.split(MARK).length !== 2) throw new Error(`${WORKER} must hold ${MARK} exactly once`);
writeFileSync(
	WORKER,
	worker.replace(MARK, () => JSON.stringify(manifest))
);
console.log(`precache: ${manifest.length} files`);
