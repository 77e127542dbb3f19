// npm start: from a fresh clone to a game in the browser. PORT and HOST move it; a tablet in the same network needs
// HOST=0.0.0.0, but installs offline only from https or localhost.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { startServer } from './serve.mjs';
import { installPackages } from './setup.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
installPackages();
const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const wanted = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';
const base = process.env.BASE_PATH ?? '';
const server = await startServer({ port: wanted, host, base }).catch((error) => {
	if (error.code !== 'EADDRINUSE' || process.env.PORT) throw error;
	return startServer({ host, base });
});
console.log(`\nAirlock is at ${server.url}\n(Ctrl+C stops it)`);
