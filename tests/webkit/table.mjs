// A game in WebKit: set up, handed over, seen, found again after the browser's page was thrown away, and played on through a
// skill check, without a server.
import { By, until } from 'selenium-webdriver';
import { webkitTest } from './driver.mjs';

const CONTROLLED = 'return !!navigator.serviceWorker.controller';
const NAMES = ['Anna', 'Boris', 'Claudia'];

await webkitTest(async ({ driver, server, check }) => {
	const css = (selector) => By.css(selector);
	const there = (selector) => driver.wait(until.elementLocated(css(selector)), 10_000);
	const click = async (selector) => {
		await there(selector);
		await driver.executeScript(
			'const e = document.querySelector(arguments[0]); e.scrollIntoView({ block: "center" }); e.click();',
			selector
		);
	};
	const screen = () =>
		driver.executeScript('return document.querySelector("[data-screen]")?.dataset.screen ?? "none"');
	const onScreen = (wanted) => async () => (await screen()) === wanted;
	const stored = () =>
		driver.executeAsyncScript(`const done = arguments[0];
const opening = indexedDB.open('airlock');
opening.onsuccess = () => {
	const reading = opening.result.transaction('games').objectStore('games').getAll();
	reading.onsuccess = () => { opening.result.close(); done(reading.result[0] ?? null); };
};`);

	const holdGate = async () => {
		const ring = await there('[data-hold-to-open]');
		await driver.actions().move({ origin: ring }).press().pause(2000).release().perform();
	};
	const toTable = async () => {
		const way = { curtain: '[data-lift]', gate: '[data-to-table]', private: '[data-cover]' };
		for (let now = await screen(); now !== 'table'; now = await screen()) if (way[now]) await click(way[now]);
	};
	/** Card kinds in the hand of a seat that the page mentions although they are not in seat 1's own hand. */
	const names = async (seat) => {
		const { seats } = (await stored()).snapshot;
		const kind = (card) => card.replace(/-\d$/, '');
		const own = new Set(seats[1].hand.map(kind));
		const html = await driver.executeScript('return document.documentElement.outerHTML');
		return seats[seat].hand.map(kind).filter((id) => !own.has(id) && html.includes(id));
	};

	/** One tap further: whatever is asked gets the first answer there is. */
	const step = () =>
		driver.executeScript(`const first = (selector) => [...document.querySelectorAll(selector)].find((e) => !e.disabled);
if (document.querySelector('[aria-busy="true"]')) return;
const target = first('[data-lift], [data-open-gate], [data-two-tap="second"]') ?? first('[data-two-tap="first"]')
	?? first('[data-answer="confirm"], [data-answer="character"], [data-answer="seen"], [data-answer="go"], [data-answer="none"]')
	?? first('[data-more], [data-area], [data-place], button[data-option], [data-answer-seat]')
	?? first('[data-card-choice][aria-pressed="false"]') ?? first('[data-cover]');
target?.click();`);
	const playTo = async (enough) => {
		for (let n = 0; n < 900; n++) {
			if (enough((await stored()).snapshot)) return;
			await step();
			await driver.sleep(50);
		}
	};
	const ended = ({ log }) => log.findLast(({ kind }) => kind === 'check-ended');

	await driver.get(server.url);
	await check('the worker takes over', () => driver.executeScript(CONTROLLED), 20_000);
	await server.stop();
	await driver.get(`${server.url}/new`);

	await there('form ol input');
	while ((await driver.findElements(css('form ol > li'))).length > NAMES.length)
		await click('form ol > li:last-child button[aria-label^="Remove"]');
	const fields = await driver.findElements(css('form ol input'));
	for (const [n, field] of fields.entries()) await field.sendKeys(NAMES[n]);
	await click('form button[type="submit"]');
	await check('a game is set up without a server', onScreen('curtain'));

	await playTo(({ turn }) => turn >= 1);
	const { turn, seats } = (await stored()).snapshot;
	await check('the set-up is answered to its end', turn > 0);
	await check(
		'everybody has been dealt cards',
		seats.every(({ hand, loyalty }) => hand.length + loyalty.length > 1)
	);

	await toTable();
	await click('[data-seat="1"]');
	await check('the gate says for whom it is', async () =>
		(await driver.findElement(css('[data-gate="1"]')).getText()).includes('Boris')
	);
	await holdGate();
	await check('holding opens it', onScreen('private'));
	const { hand } = (await stored()).snapshot.seats[1];
	const laidOut = await driver.findElements(css('[data-hand] > *, [data-hand] li, [data-card-choice]'));
	await check('the seat sees its own hand', hand.length === 0 || laidOut.length >= hand.length);
	await check('and nobody else may be read off the page', async () => (await names(2)).length === 0);

	const before = await stored();
	await driver.get('about:blank');
	await driver.get(server.url);
	await click('a[aria-label^="Open"]');
	await check('the game is found again, behind its curtain', onScreen('curtain'));
	const after = await stored();
	await check('at the same decision', after.snapshot.asked[0]?.id === before.snapshot.asked[0]?.id);
	await click('[data-lift]');
	await playTo(({ turn }) => turn >= 3);
	await check('and goes on for two turns', (await stored()).snapshot.turn === 3);
	await playTo(ended);
	const played = ended((await stored()).snapshot);
	await check('a skill check is played to its end', played !== undefined);
	await check('and counted', Number.isInteger(played?.total) && played?.difficulty > 0);
});
