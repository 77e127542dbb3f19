// A static host for build/, as small as one can be: files, and the one page for every other address.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {Record<string, string>} */
const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.woff2': 'font/woff2'
};

/**
 * The file an address stands for, or undefined.
 * @param {string} root
 * @param {string} base
 * @param {string | undefined} address
 */
function fileFor(root, base, address) {
	let path;
	try {
		path = normalize(decodeURIComponent(new URL(address ?? '/', 'http://x').pathname));
	} catch {
		return undefined;
	}
	if (path !== base && !path.startsWith(`${base}/`)) return undefined;
	const file = join(root, path.slice(base.length));
	if (existsSync(file) && statSync(file).isFile()) return file;
	return extname(path) ? undefined : join(root, 'index.html');
}

/**
 * Only this machine can reach it unless `host` says otherwise; `base` serves below the root.
 * @param {{ root?: string; port?: number; host?: string; base?: string }} [options]
 * @returns {Promise<{ url: string; port: number; stop: () => Promise<void> }>}
 */
export function startServer({ root = 'build', port = 0, host = '127.0.0.1', base = '' } = {}) {
	const server = createServer((request, response) => {
		const file = fileFor(root, base, request.url);
		if (file === undefined) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, {
			'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
			'cache-control': file.includes('/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache'
		});
		createReadStream(file).pipe(response);
	});
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => {
			const address = server.address();
			const taken = typeof address === 'object' && address ? address.port : port;
			resolve({
				url: `http://localhost:${taken}${base}`,
				port: taken,
				stop: () =>
					new Promise((done) => {
						server.close(() => {
							done();
						});
						server.closeAllConnections();
					})
			});
		});
	});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { url } = await startServer({
		port: Number(process.argv[2] ?? 4173),
		root: process.argv[3] ?? 'build'
	});
	console.log(url);
}
