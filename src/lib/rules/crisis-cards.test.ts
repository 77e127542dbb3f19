/** Every Crisis and Super Crisis card, every box and every outcome: it runs to its end, and what is printed on it happens. */
import { describe, expect, test } from 'vitest';
import { anyAnswer } from '../robots/random.ts';
import {
	crisesBase,
	crisesNewCaprica,
	crisesPegasus,
	superCrises,
	type Check,
	type Crisis,
	type Effect,
	type SuperCrisis,
	type Who
} from '../box/index.ts';
import type { About, Decision, Seat } from './contract.ts';
import { take } from './decks.ts';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { isSilent } from './silence.ts';
import { innermost } from './stack.ts';
import { fleet } from './testing/fleet.ts';
import { chooser, respond } from './testing/play.ts';
import { A, B, C, D, E, isDone, playFrame, scene } from './testing/scene.ts';

type Outcome = 'pass' | 'partial' | 'fail';
/** One way through a card: which box, how its check ends. */
interface Way {
	name: string;
	box?: number;
	outcome?: Outcome;
	/** what is printed on this way */
	printed: readonly Effect[];
}

function waysOfCheck(check: Check, box?: number): Way[] {
	const lists: [Outcome, readonly Effect[] | undefined][] = [
		['pass', check.pass],
		['partial', check.partial?.effects],
		['fail', check.fail]
	];
	return lists.flatMap(([outcome, printed]) =>
		printed
			? [
					{
						name: `${box === undefined ? '' : `box ${String(box)}, `}${outcome}`,
						outcome,
						printed,
						...(box === undefined ? {} : { box })
					}
				]
			: []
	);
}

function waysOf(card: Crisis | SuperCrisis): Way[] {
	if ('attack' in card) return [{ name: 'attack', printed: card.attack.special }];
	const [first] = card.effects;
	if (first?.kind === 'check') return waysOfCheck(first);
	if (first?.kind !== 'one-of') throw new Error('a Crisis is a choice, a check or an attack');
	return first.options.flatMap(({ effects }, box) => {
		const check = effects.find((effect) => effect.kind === 'check');
		return check ? waysOfCheck(check, box) : [{ name: `box ${String(box)}`, box, printed: effects }];
	});
}

/** However the cards fall, the check ends like this. */
function force(game: Game, outcome: Outcome | undefined): Game {
	const check = innermost(game, 'check');
	if (!check || !outcome || check.outcome || Math.abs(check.check.difficulty) === 99) return game;
	const next = structuredClone(game);
	const forced = innermost(next, 'check');
	if (!forced) return game;
	const { partial } = forced.check;
	forced.check = {
		...forced.check,
		difficulty: outcome === 'pass' ? -99 : 99,
		...(partial ? { partial: { ...partial, at: outcome === 'partial' ? -99 : 98 } } : {})
	};
	return next;
}

function play(table: Game, about: About, way: Way, seed: number): Game {
	const pick = chooser(seed);
	let chosen = way.box === undefined;
	const value = ({ question, why, about: of }: Decision) => {
		if (question.kind === 'window') return { go: true } as const;
		if (!chosen && why === 'option' && of?.id === about.id) {
			chosen = true;
			return String(way.box);
		}
		return anyAnswer(question, pick);
	};
	let game = playFrame(table, {
		proc: 'crisis',
		step: 'reveal',
		about,
		drawer: A,
		own: false,
		skip: [],
		jump: false
	});
	for (let n = 0; !isDone(game); n++) {
		if (n > 500) throw new Error('it does not end');
		game = force(game, way.outcome);
		const open = pending(game);
		const decision = open[pick(open.length)];
		if (!decision) throw new Error('nothing is asked');
		game = respond(game, decision, value(decision));
	}
	return game;
}

/** Everybody has cards, there is a fight going on, and E is sometimes a Cylon player. */
function voyage(seed: number): Game {
	const hand = [
		'repair-1',
		'executive-order-1',
		'launch-scout-1',
		'consolidate-power-1',
		'evasive-maneuvers-1',
		'broadcast-location-1'
	];
	return scene({
		cast: ['laura-roslin', 'william-adama', 'kara-starbuck-thrace', 'chief-galen-tyrol', 'saul-tigh'],
		at: { [C]: 'ftl-control', [D]: seed % 3 === 0 ? 'brig' : 'armory' },
		hands: { [A]: hand, [B]: hand, [C]: hand, [D]: hand.slice(2), [E]: hand.slice(0, 2) },
		...(seed % 2 === 0 ? { cylons: [E] } : {}),
		edit: fleet({
			raiders: { front: 2, rear: 1 },
			heavies: { front: 1 },
			vipers: { 'port-bow': 1 },
			civilians: { 'port-aft': ['population-1'] },
			basestars: [{ area: 'front' }]
		}),
		seed
	});
}

function settled(seed: number, back: boolean): Game {
	let game = playFrame(voyage(seed), { proc: 'landing', step: 'land' });
	game.stack = [];
	game.asked = [];
	if (!back) return game;
	game = playFrame(game, { proc: 'return', step: 'arrive' });
	while (!isDone(game)) {
		const [decision] = pending(game);
		if (!decision) throw new Error('nothing is asked');
		game = respond(game, decision, anyAnswer(decision.question, chooser(seed)));
	}
	game.stack = [];
	game.asked = [];
	return game;
}

const PILES = { crisis: 'crisis', 'new-caprica-crisis': 'crisis', 'super-crisis': 'super-crisis' } as const;
type Deck = keyof typeof PILES;

/** Every card of the deck, wherever it lies. */
const allOf = (game: Game, deck: Deck): string[] =>
	[
		...game.decks[PILES[deck]],
		...game.discards[PILES[deck]],
		...game.seats.flatMap(({ superCrises: held }) => (deck === 'super-crisis' ? held : [])),
		...game.inPlay.flatMap(({ about }) => (about.deck === deck ? [about.id] : [])),
		...game.out.flatMap((about) => (about.deck === deck ? [about.id] : []))
	].sort();

const CARDS: Readonly<Record<string, Crisis | SuperCrisis>> = {
	...crisesBase,
	...crisesPegasus,
	...crisesNewCaprica,
	...superCrises
};

const seatIn = (table: Game, who: Who): Seat | null =>
	who === 'current' ? A : who === 'president' || who === 'admiral' ? table.titles[who] : null;

/** Has the log what a printed line must leave there? Lines whose target is only chosen on the way are not looked at here. */
function traceOf(effect: Effect, table: Game, log: Game['log']): boolean {
	switch (effect.kind) {
		case 'send': {
			const seat = seatIn(table, effect.who);
			return (
				seat === null ||
				log.some((told) => (told.kind === 'sent' || told.kind === 'not-sent') && told.seat === seat)
			);
		}
		case 'execute': {
			const seat = seatIn(table, effect.who);
			return seat === null || log.some((told) => told.kind === 'executed' && told.seat === seat);
		}
		case 'discard': {
			const seat = seatIn(table, effect.who);
			if (seat === null) return true;
			// what he added to the check was no longer there to discard
			const spent = log.flatMap((told) =>
				told.kind === 'contributed' && told.seat === seat ? [told.count] : []
			);
			const had = (table.seats[seat]?.hand.length ?? 0) - spent.reduce((sum, n) => sum + n, 0);
			const due = effect.count === 'hand' ? had : Math.min(effect.count, had);
			return (
				due === 0 ||
				log.some((told) => told.kind === 'discarded' && told.seat === seat && told.cards.length === due)
			);
		}
		case 'draw': {
			const seat = seatIn(table, effect.who);
			return seat === null || log.some((told) => told.kind === 'drew' && told.seat === seat);
		}
		case 'track':
			return effect.by < 0 || log.some((told) => told.kind === 'marker-moved' && told.by > 0);
		case 'distance':
			return log.some((told) => told.kind === 'distance-changed' && told.by === effect.by);
		case 'activate':
			return log.some((told) => told.kind === 'icon' && told.icon === effect.icon);
		case 'place':
			return log.some((told) => told.kind === 'ships-placed' && told.at === effect.at);
		case 'title': {
			const seat = typeof effect.to === 'string' ? seatIn(table, effect.to) : null;
			return seat === null || log.some((told) => told.kind === 'title-given' && told.seat === seat);
		}
		case 'damage':
			return effect.target === 'galactica'
				? log.filter((told) => told.kind === 'ship-hit').length >= effect.hits
				: log.some((told) => told.kind === 'piece-damaged');
		case 'destroy': {
			if (effect.pieces === 'ship') return true;
			const { piece, count } = effect.pieces;
			if (piece === 'occupation' || count === 'all') return true;
			const lost = log.flatMap((told) =>
				told.kind === 'piece-destroyed' && told.piece === piece ? [told.count] : []
			);
			return lost.reduce((sum, n) => sum + n, 0) >= count;
		}
		case 'prepare':
			return log.some((told) => told.kind === 'ship-prepared');
		case 'roll':
			return log.some((told) => told.kind === 'rolled');
		default:
			return true;
	}
}

function check(table: Game, deck: Deck, id: string, way: Way, seed: number): void {
	const before = allOf(table, deck);
	const ready = structuredClone(table);
	take(ready.decks[PILES[deck]], id);
	const { length } = ready.log;
	const game = play(ready, { deck, id }, way, seed);
	if (game.flow.play === 'over') {
		return;
	}
	const log = game.log.slice(length);
	expect(allOf(game, deck), 'no card is lost or doubled').toEqual(before);
	const changes = log.flatMap((entry) => (entry.kind === 'resource-changed' ? [entry] : []));
	for (const effect of way.printed) {
		if (effect.kind === 'resource' && typeof effect.by === 'number') {
			const at = changes.findIndex(({ resource, by }) => resource === effect.resource && by === effect.by);
			expect(at, `${effect.resource} ${String(effect.by)}`).toBeGreaterThanOrEqual(0);
			changes.splice(at, 1);
		}
		if (effect.kind === 'keep')
			expect(log.some((entry) => entry.kind === 'card-kept' && entry.about.id === id)).toBe(true);
		if (!isSilent(table, effect)) expect(traceOf(effect, table, log), JSON.stringify(effect)).toBe(true);
	}
	const card = CARDS[id];
	if (card && 'attack' in card)
		for (const { at, pieces } of card.attack.setup)
			for (const { piece, count } of pieces) {
				const entry = log.find(
					(told) => told.kind === 'ships-placed' && told.piece === piece && told.at === at
				);
				// there is enough of everything but basestars and heavy raiders, of which one is there already
				if (piece !== 'basestar' && piece !== 'heavy')
					expect(entry, `${piece} ${at}`).toMatchObject({ count });
			}
	expect(game.modifiers.filter(({ until }) => until === 'check')).toEqual([]);
	expect(game.drawn).toBeNull();
	expect(JSON.parse(JSON.stringify(game))).toEqual(game);
}

const cases = (cards: Readonly<Record<string, Crisis | SuperCrisis>>): [string, string, Way][] =>
	Object.entries(cards).flatMap(([id, card]) =>
		waysOf(card).map((way): [string, string, Way] => [id, way.name, way])
	);

/** E is a Cylon player in the one, D sits in the Brig in the other. */
const SEEDS = [2, 3];

describe('Crisis cards of the base game and of Pegasus', () => {
	const tables = SEEDS.map(voyage);
	test.each(cases({ ...crisesBase, ...crisesPegasus }))('%s: %s', (id, _name, way) => {
		tables.forEach((table, n) => {
			check(table, 'crisis', id, way, n + 1);
		});
	});
});

describe('Super Crisis cards', () => {
	const tables = SEEDS.map(voyage);
	test.each(cases(superCrises))('%s: %s', (id, _name, way) => {
		tables.forEach((table, n) => {
			check(table, 'super-crisis', id, way, n + 1);
		});
	});
});

describe.each([
	['before the return', false],
	['after the return', true]
])('Crisis cards of New Caprica, %s', (_era, back) => {
	const tables = SEEDS.map((seed) => settled(seed, back));
	// a box with a need may be closed: that is looked at elsewhere
	test.each(cases(crisesNewCaprica))('%s: %s', (id, _name, way) => {
		tables.forEach((table, n) => {
			check(table, 'new-caprica-crisis', id, way, n + 1);
		});
	});
});
