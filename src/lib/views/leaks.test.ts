/** A leak of each kind, planted: the properties that find none in this house find every one of these. */
import { expect, test } from 'vitest';
import { AREAS } from '../box/index.ts';
import { pending, type Game, type LogEntry } from '../rules/index.ts';
import { begin, chooser, PEGASUS, respond } from '../rules/testing/play.ts';
import { playText, scene } from '../rules/testing/scene.ts';
import { seatView, tableView } from './index.ts';
import {
	EYES,
	logLeak,
	sameNext,
	viewLeak,
	wander,
	type Eyes,
	type Play
} from './testing/non-interference.ts';
import { withOtherHands } from './testing/twin.ts';

/** States of games played a good way on. */
const STATES: Game[] = [];
for (const seed of [1, 2])
	wander(begin(PEGASUS, seed), chooser(seed), 150, (game) => {
		if (game.count % 6 === 0) STATES.push(game);
	});

const found = (eyes: Eyes): string[] =>
	STATES.flatMap((game) => viewLeak(game, chooser(game.count), eyes) ?? []);

test('nothing is found where nothing was planted', () => {
	expect(STATES.length).toBeGreaterThan(30);
	expect(found(EYES)).toEqual([]);
});

const VIEWS: readonly [string, (game: Game) => object, string][] = [
	[
		'a card of a hand in a field of its own',
		({ seats }) => ({ hint: seats[0]?.hand[0] ?? null }),
		'table.hint'
	],
	[
		'how many cards of a kind somebody holds',
		({ seats }) => ({
			orders: seats.map(({ hand }) => hand.filter((card) => card.startsWith('executive-order')).length)
		}),
		'table.orders'
	],
	['a loyalty card', ({ seats }) => ({ loyalty: seats.map(({ loyalty }) => loyalty) }), 'table.loyalty'],
	['the top of a deck', ({ decks }) => ({ next: decks.crisis.at(-1) }), 'table.next'],
	['the generator', ({ random }) => ({ random }), 'table.random'],
	['how many barriers were crossed', ({ barriers }) => ({ barriers }), 'table.barriers'],
	['lines of the log that are not for all', ({ log }) => ({ log }), 'table.log'],
	[
		'private lines as empty rows',
		({ log }) => ({ log: log.map((entry) => (entry.label === 'all' ? entry : { kind: entry.kind })) }),
		'table.log'
	],
	[
		'what is asked behind the gate',
		(game) => ({ decisions: pending(game).map(({ seat, question }) => ({ seat, question })) }),
		'table.decisions'
	]
];

test.each(VIEWS)('a view with %s', (_, planted, where) => {
	const leaks = found({ ...EYES, tableView: (game) => ({ ...tableView(game), ...planted(game) }) });
	expect(leaks.length).toBeGreaterThan(5);
	for (const leak of leaks) expect(leak).toContain(where);
});

test('a view of a seat with what its neighbour holds', () => {
	const leaks = found({
		...EYES,
		seatView: (game, seat) => ({
			...seatView(game, seat),
			neighbour: game.seats[(seat + 1) % game.seats.length]?.hand[0] ?? null
		})
	});
	expect(leaks.length).toBeGreaterThan(5);
	for (const leak of leaks) expect(leak).toContain('seat.neighbour');
});

test('civilian ships listed by what is aboard, though only by their labels', () => {
	const game = playText(
		scene({
			cast: ['laura-roslin', 'saul-tigh', 'lee-apollo-adama'],
			edit: ({ space, civilianPile }) => {
				for (const [n, ship] of civilianPile.splice(0, 4).entries())
					space.civilians.push({ ship, area: 'rear', label: String(n) });
			}
		}),
		[]
	);
	const byShip = (now: Game): object => ({
		...tableView(now),
		space: AREAS.map((area) =>
			now.space.civilians
				.filter((civilian) => civilian.area === area)
				.sort((a, b) => (a.ship < b.ship ? -1 : 1))
				.map(({ label }) => label)
		)
	});
	const leaks = (eyes: Eyes): string[] =>
		[1, 2, 3, 4, 5, 6].flatMap((n) => viewLeak(game, chooser(n), eyes) ?? []);
	expect(leaks(EYES)).toEqual([]);
	expect(leaks({ ...EYES, tableView: byShip }).length).toBeGreaterThan(2);
});

test('a private line of the log, told to all', () => {
	const toAll = (entry: LogEntry): LogEntry => ({ ...entry, label: 'all' });
	const leaks = new Map<LogEntry['kind'], number>();
	let before: Game | null = null;
	wander(begin(PEGASUS, 2), chooser(2), 500, (game) => {
		for (const entry of before ? game.log.slice(before.log.length) : []) {
			if (!before || entry.label === 'all') continue;
			const told = { ...game, log: [...before.log, toAll(entry)] };
			if (logLeak(before, told) !== null) leaks.set(entry.kind, (leaks.get(entry.kind) ?? 0) + 1);
		}
		before = game;
	});
	for (const kind of ['drew-cards', 'saw', 'contributed-cards'] as const)
		expect(leaks.get(kind), kind).toBeGreaterThan(3);
});

test('a window that opens only where somebody holds a card for it', () => {
	const leaky: Play = (game, decision, value) => {
		const next = respond(game, decision, value);
		const [asked] = pending(next);
		if (asked?.question.kind !== 'window') return next;
		const [first] = asked.question.from;
		const holds = next.seats.some(
			({ hand }, seat) => seat === first && hand.some((card) => card.startsWith('executive-order'))
		);
		return holds ? next : respond(next, asked, { go: true });
	};
	expect(leaksAtPrompts(respond)).toEqual([]);
	expect(leaksAtPrompts(leaky).length).toBeGreaterThan(2);
}, 30_000);

/** Windows of a few games closed, and the same with other hands. */
function leaksAtPrompts(play: Play): string[] {
	const leaks: string[] = [];
	for (const seed of [1, 2])
		wander(begin(PEGASUS, seed), chooser(seed), 200, (game) => {
			const [decision] = pending(game);
			if (decision?.question.kind !== 'window') return;
			const other = withOtherHands(game, chooser(seed + game.count));
			const { leak } = sameNext([game, other], decision, { go: true }, play);
			if (leak !== null) leaks.push(leak);
		});
	return leaks;
}
