// A WebKit browser to drive: WebKitGTK's MiniBrowser, the engine nearest to an iPad's (no touch, no home screen).
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { startServer } from '../../scripts/serve.mjs';

const LIBRARIES = '/usr/lib';

function findMiniBrowser() {
	for (const triplet of ['', ...readdirSync(LIBRARIES).filter((name) => name.includes('-linux-'))])
		for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
			const path = join(LIBRARIES, triplet, version, 'MiniBrowser');
			if (existsSync(path)) return path;
		}
	throw new Error('no MiniBrowser: install webkit2gtk-driver');
}

function freePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address();
			probe.close(() => resolve(port));
		});
	});
}

/** A fresh browser with an empty profile. */
export async function openWebKit() {
	const binary = findMiniBrowser();
	const port = await freePort();
	const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: ['ignore', 'ignore', 'inherit'] });
	const capabilities = new Capabilities();
	capabilities.set('browserName', 'MiniBrowser');
	capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
	const build = () =>
		new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
	let driver;
	for (let attempt = 1; driver === undefined; attempt++) {
		await new Promise((wait) => setTimeout(wait, 300));
		try {
			driver = await build();
		} catch (error) {
			if (attempt === 20) {
				service.kill();
				throw error;
			}
		}
	}
	await driver.manage().setTimeouts({ script: 20_000, pageLoad: 20_000 });
	return {
		driver,
		close: async () => {
			await driver.quit().catch(() => {});
			service.kill();
		}
	};
}

/**
 * One test file: a browser, the built app on a server that can really be stopped, and `check(name, outcome)`, where the
 * outcome is a value or a function to wait for. Ends the process with the line scripts/webkit.mjs counts.
 */
export async function webkitTest(body) {
	const tally = { passed: 0, failed: 0 };
	const report = (ok, name, detail = '') => {
		tally[ok ? 'passed' : 'failed']++;
		console.log(ok ? 'PASS' : 'FAIL', name, detail);
	};
	let browser;
	let server;
	try {
		server = await startServer();
		browser = await openWebKit();
		const { driver } = browser;
		const check = async (name, outcome, timeout = 10_000) => {
			try {
				const ok = typeof outcome === 'function' ? await driver.wait(outcome, timeout) : outcome;
				report(Boolean(ok), name);
			} catch (error) {
				report(false, name, String(error).split('\n')[0]);
			}
		};
		await body({ driver, server, check });
	} catch (error) {
		report(false, 'the test ran to its end', error.stack ?? String(error));
	} finally {
		await browser?.close();
		await server?.stop().catch(() => {});
	}
	console.log(`${tally.passed} passed, ${tally.failed} failed`);
	process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
}
