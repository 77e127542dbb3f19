// The same two tablets, played on together by touch: as long as everybody at the table would see the same, every table and every gate on
// the way is the same, byte for byte, with what has just happened on it; and what goes on by itself goes on as quickly.
import { answer, pending, type Answer, type Game, type GameConfig } from '../../src/lib/rules/index.ts';
import { figure } from '../../src/lib/storage/testing/figures.ts';
import { runs } from '../../src/lib/storage/testing/runs.ts';
import { tableView } from '../../src/lib/views/index.ts';
import { everythingOn } from './support/everything.ts';
import { expect, test, type Host } from './support/house.ts';
import { Players } from './support/players.ts';
import {
	findGame,
	firstAsked,
	playTo,
	Robots,
	seedNumber,
	type Mind,
	type Played
} from './support/robots.ts';
import {
	apart,
	both,
	isScreen,
	openBoth,
	otherPeople,
	putAway,
	twoTablets,
	type Pair
} from './support/twins.ts';
import type { Tablet } from './support/tablet.ts';
import { movesFrom, storedGames } from './support/truth.ts';

const pegasus: GameConfig = {
	set: 'pegasus',
	objective: 'new-caprica',
	players: 4,
	fourSix: 'sympathizer',
	leader: false
};
const TABLES: readonly GameConfig[] = [
	pegasus,
	{ ...pegasus, set: 'base', objective: 'kobol', players: 3 },
	{ ...pegasus, players: 5, leader: true },
	{ ...pegasus, set: 'base', objective: 'kobol', players: 6, fourSix: 'no-sympathizer' }
];
const GAMES = runs(2, 4);
const STEPS = runs(25, 120);

test.use({ trace: 'off' });

const isSame = (one: Game, other: Game): boolean =>
	JSON.stringify(tableView(one)) === JSON.stringify(tableView(other));

/** Decides as robots do, and tells what it decided. */
class Leader implements Mind {
	readonly given = new Map<string, Answer>();
	readonly #robots = new Robots();

	decide(...[game, decision]: Parameters<Mind['decide']>): Answer {
		const given = this.#robots.decide(game, decision);
		this.given.set(decision.id, given);
		return given;
	}
}

/** Answers as the other did; where its own cards are others, with as many of them. */
class Follower implements Mind {
	readonly #robots = new Robots();

	constructor(private readonly leader: Leader) {}

	decide(...[game, decision]: Parameters<Mind['decide']>): Answer {
		const led = this.leader.given.get(decision.id);
		if (led && !('refused' in answer(game, led))) return led;
		const { question, id, seat } = decision;
		if (led && Array.isArray(led.value) && question.kind === 'cards') {
			const own = { decision: id, seat, value: question.from.slice(0, led.value.length) };
			if (!('refused' in answer(game, own))) return own;
		}
		return this.#robots.decide(game, decision);
	}
}

interface Walk {
	one: Players;
	other: Players;
}

/** Hands are changed only where nobody has been asked about his own. */
const canPart = (game: Game): boolean => pending(game).every(({ mode }) => mode === 'public');

/** Plays on without a screen to where they can part, and opens both there. */
async function part(pair: Pair, from: Played, host: Host, n: number): Promise<Walk | null> {
	const played = playTo(from.game.config, from.game.seed, canPart, from);
	if (!played || played.game.flow.play === 'over') return null;
	await openBoth(pair, played, otherPeople(played.game, n), host, String(n).padStart(32, '1'));
	await both(pair, async (tablet) => {
		await tablet.tap('[data-lift]');
		await isScreen(tablet, 'table', 'gate');
	});
	const leader = new Leader();
	return {
		one: await Players.at(pair.one, leader),
		other: await Players.at(pair.other, new Follower(leader))
	};
}

for (let n = 0; n < GAMES; n++)
	test(`game ${String(n)}, walked on two tablets at once: what lies open does not depend on a secret`, async ({
		browser,
		host
	}) => {
		test.setTimeout(120_000 + STEPS * 10_000);
		const config = TABLES[n % TABLES.length] ?? pegasus;
		const pair = await twoTablets(browser, host);
		let left = n === 0 ? 0 : 15 + n * 5;
		const begun = playTo(config, seedNumber(n + 40), () => left-- <= 0);
		if (!begun) throw new Error('the game ends before');
		let walk = await part(pair, begun, host, n * 1000 + 999);
		let [pages, walked] = [0, 0];
		for (let step = 0; walk && step < STEPS && !walk.one.over; step++) {
			const { one, other } = walk;
			// one after the other: the second answers as the first did
			await one.step();
			await other.step();
			const [here, there] = [await one.tablet.screen(), await other.tablet.screen()];
			const where = `step ${String(step)}, after ${String(one.moves)} answers`;
			if (isSame(one.game, other.game)) {
				walked += 1;
				expect(there, where).toEqual(here);
				if (here.screen !== 'table' && here.screen !== 'gate') continue;
				const told = await apart(pair);
				figure('leaks found', told === null ? 0 : 1);
				expect(told, where).toBeNull();
				pages += 1;
			} else {
				// a card of a hand was shown: from here on they are two games for everybody
				const moves = await movesFrom(pair.one.page, one.id, 0);
				walk = await part(pair, { game: one.game, moves }, host, n * 1000 + step);
			}
		}
		figure('pages compared', pages);
		expect(pages).toBeGreaterThan(runs(8, 50));
		expect(walked).toBeGreaterThan(pages);
		await putAway(pair);
	});

test('a run of attacks that goes on by itself takes the same time, whatever is in the hands', async ({
	browser,
	host
}) => {
	const pair = await twoTablets(browser, host);
	const isRun = (game: Game): boolean =>
		canPart(game) &&
		firstAsked(game).question.kind === 'window' &&
		tableView(game).stage.running === 'raiders' &&
		Object.values(game.space.raiders).reduce((sum, count) => sum + count, 0) > 3;
	const played = findGame({ ...pegasus, set: 'base', objective: 'kobol' }, isRun);
	await openBoth(pair, played, otherPeople(played.game, 5), host);
	await both(pair, async (tablet) => {
		await tablet.tap('[data-lift]');
		await isScreen(tablet, 'table');
		await tablet.tap('[data-roll-all="off"]');
		await untilQuiet(tablet);
	});
	expect(await apart(pair)).toBeNull();
	const waits = JSON.parse((await everythingOn(pair.one.page)).waits) as number[];
	expect(waits.filter((wait) => wait === 500).length).toBeGreaterThan(2);
	await putAway(pair);
});

/** It halts by itself: for a hit that somebody could turn, or at its end. */
async function untilQuiet({ page }: Tablet): Promise<void> {
	let seen = -1;
	for (let [now] = await storedGames(page); now && now.moves !== seen; [now] = await storedGames(page)) {
		seen = now.moves;
		await page.waitForTimeout(2500);
	}
}
