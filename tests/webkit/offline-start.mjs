import { webkitTest } from './driver.mjs';

const CONTROLLED = 'return !!navigator.serviceWorker.controller';
const FETCH = `const done = arguments[0];
fetch('not-stored-' + Date.now()).then((r) => done('answered ' + r.status), (e) => done(String(e)));`;

await webkitTest(async ({ driver, server, check }) => {
	const started = async () =>
		(await driver.executeScript('return document.body.innerText.trim().length')) > 0;
	await driver.get(server.url);
	await check('the home screen starts', started);
	await check('the worker takes over', () => driver.executeScript(CONTROLLED), 20_000);

	await server.stop();
	const answer = await driver.executeAsyncScript(FETCH);
	await check('the server is really gone', !answer.startsWith('answered'));
	await driver.navigate().refresh();
	await check('it starts again without a server', started);
	await driver.get(`${server.url}/no-such-page`);
	await check('any address starts without a server', started);
});
