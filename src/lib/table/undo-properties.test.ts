/** Undo with the real rule book: whatever people do, nothing that has become known is taken back (R13.4.7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswer } from '../robots/random.ts';
import { answer, barriersOf, pending, type Game, type LogEntry } from '../rules/index.ts';
import { allConfigs, begin as deal, chooser, PEGASUS, playOn } from '../rules/testing/play.ts';
import { runs } from '../storage/testing/runs.ts';
import type { FakeWorld } from './testing/fake-world.ts';
import { engine } from './engine.ts';
import { answerNext, begin, sit } from './testing/real-table.ts';
import { expectUntouched, isUntouched } from './testing/untouched.ts';
import type { Sitting } from './types.ts';
import type { Engine } from './world.ts';

const configs = fc.constantFrom(...allConfigs());
const seeds = fc.integer({ min: 1, max: 100_000 });

/** What has become known, by the lines of the log, whoever reads them. */
const BARRIERS: Readonly<Record<string, (entry: LogEntry) => boolean>> = {
	draw: ({ kind }) => kind === 'drew',
	roll: ({ kind }) => kind === 'rolled',
	look: ({ kind }) => kind === 'looked' || kind === 'saw',
	reveal: ({ kind }) => kind === 'revealed' || kind === 'check-revealed' || kind === 'crisis-revealed',
	contribution: ({ kind }) => kind === 'contributed' || kind === 'destiny-in',
	'discard shown': ({ kind }) => kind === 'discarded',
	'card played': (entry) => entry.kind === 'played' && entry.about.deck === 'skill',
	shuffle: ({ kind }) => kind === 'reshuffled' || kind === 'destiny-built',
	'told in private': ({ label }) => label !== 'all'
};

test('a barrier is crossed with every draw, roll, look, reveal, contribution, discard, play, shuffle and private line', () => {
	const seen = new Map(Object.keys(BARRIERS).map((name) => [name, 0]));
	for (let seed = 1; seed <= 12; seed++) {
		const config = allConfigs()[seed * 3];
		if (!config) throw new Error('no such set-up');
		let before: Game | null = null;
		playOn(
			deal(config, seed),
			chooser(seed),
			({ turn, outcome }) => turn > 12 || outcome !== null,
			(game) => {
				const told = before ? game.log.slice(before.log.length) : [];
				for (const [name, crosses] of Object.entries(BARRIERS)) {
					if (!before || !told.some(crosses)) continue;
					seen.set(name, (seen.get(name) ?? 0) + 1);
					expect(barriersOf(game), name).toBeGreaterThan(barriersOf(before));
				}
				before = game;
			}
		);
	}
	for (const [name, times] of seen) expect(times, name).toBeGreaterThan(3);
}, 60_000);

test('an answer that crosses no barrier has moved no card, no token and no die, and told nobody anything alone', () => {
	let free = 0;
	fc.assert(
		fc.property(configs, seeds, (config, seed) => {
			let before: Game | null = null;
			playOn(
				deal(config, seed),
				chooser(seed),
				({ turn, outcome }) => turn > 8 || outcome !== null,
				(game) => {
					if (before && barriersOf(game) === barriersOf(before)) {
						expectUntouched(before, game);
						free++;
					}
					before = game;
				}
			);
		}),
		{ numRuns: runs(15, 400) }
	);
	expect(free).toBeGreaterThan(100);
}, 3_600_000);

/** The same table with other cards in every hand and deck, and other dice to come. */
function otherSecrets(game: Game, pick: (n: number) => number): Game {
	const other = structuredClone(game);
	const mixed = <T>(list: readonly T[]): T[] => {
		const rest = [...list];
		return list.flatMap(() => rest.splice(pick(rest.length), 1));
	};
	const cards = mixed(other.seats.flatMap(({ hand }) => hand));
	for (const seat of other.seats) seat.hand = cards.splice(0, seat.hand.length);
	const loyalty = mixed(other.seats.flatMap((seat) => seat.loyalty));
	for (const seat of other.seats) seat.loyalty = loyalty.splice(0, seat.loyalty.length);
	for (const [deck, list] of Object.entries(other.decks)) Object.assign(other.decks, { [deck]: mixed(list) });
	other.random = mixed(other.random).map((n) => n ^ pick(1000));
	return other;
}

test('whether an open answer crosses a barrier is the same, whatever is in the hands and decks', () => {
	let compared = 0;
	fc.assert(
		fc.property(configs, seeds, (config, seed) => {
			playOn(
				deal(config, seed),
				chooser(seed),
				({ turn, outcome }) => turn > 8 || outcome !== null,
				(game) => {
					const [decision] = pending(game);
					const begun = game.stack.some(({ got }) => got !== undefined);
					if (decision?.mode !== 'public' || begun) return;
					const pick = chooser(seed + game.count);
					const { id, seat } = decision;
					const given = { decision: id, seat, value: anyAnswer(decision.question, pick) };
					const twin = otherSecrets(game, pick);
					const [next, other] = [answer(game, given), answer(twin, given)];
					if ('refused' in next || 'refused' in other) throw new Error('an offered answer was refused');
					expect(barriersOf(other) > barriersOf(twin)).toBe(barriersOf(next) > barriersOf(game));
					compared++;
				}
			);
		}),
		{ numRuns: runs(15, 400) }
	);
	expect(compared).toBeGreaterThan(100);
}, 3_600_000);

describe('at the table', () => {
	async function stored(fake: FakeWorld, id: string): Promise<{ game: Game; moves: number }> {
		const loaded = await fake.world.storage.load(id);
		if ('trouble' in loaded) throw new Error(loaded.trouble);
		return { game: loaded.game.snapshot, moves: loaded.moves.length };
	}

	/** Somebody else looks at his own hand in between, the page is hidden, the app is started again. */
	async function disturb(sitting: Sitting, players: number, pick: (n: number) => number): Promise<void> {
		sitting.lift();
		if (pick(3) > 0) return;
		const seat = sitting.state.table.seats[pick(players)]?.seat;
		if (seat !== undefined) sitting.passTo(seat);
		await sitting.open();
		if (pick(2) === 0) sitting.curtain();
		else sitting.cover();
		sitting.lift();
	}

	test('undo brings back the very game before, on the disk too, in nobody’s hands; never over a barrier', async () => {
		let undone = 0;
		await fc.assert(
			fc.asyncProperty(configs, seeds, async (config, seed) => {
				const { fake, id } = await begin(config, seed);
				const pick = chooser(seed);
				const sitting = await sit(fake, id);
				for (let n = 0; n < 60; n++) {
					const before = await stored(fake, id);
					const shown = sitting.state.table;
					await answerNext(sitting, pick);
					await disturb(sitting, config.players, pick);
					const after = await stored(fake, id);
					const { undo } = sitting.state;
					expect(undo).not.toBe('nothing');
					if (undo === 'barrier' || pick(2) > 0) continue;

					expectUntouched(before.game, after.game);
					await sitting.undo();
					undone++;
					expect(sitting.state).toMatchObject({ eyes: null, trouble: null, saving: false });
					expect(['table', 'gate']).toContain(sitting.state.handOff.mode);
					expect(sitting.state.table).toEqual(shown);
					expect(await stored(fake, id)).toEqual(before);
				}
				expect(await fake.table.verifyReplay(id)).toEqual({ same: true });
				sitting.close();
			}),
			{ numRuns: runs(10, 200) }
		);
		expect(undone).toBeGreaterThan(10);
	}, 3_600_000);

	/** How often undo is offered although something hidden has moved since. */
	async function crossings(rulesAndViews: Engine): Promise<number> {
		let crossed = 0;
		for (const seed of [1, 2]) {
			const { fake, id } = await begin(PEGASUS, seed, rulesAndViews);
			const sitting = await sit(fake, id);
			for (let n = 0; n < 40; n++) {
				const before = await stored(fake, id);
				await answerNext(sitting, chooser(seed * 100 + n));
				const after = await stored(fake, id);
				if (sitting.state.undo === 'ready' && !isUntouched(before.game, after.game)) crossed++;
			}
			sitting.close();
		}
		return crossed;
	}

	test('a rule book that forgets its barriers is found out', async () => {
		const forgetful: Engine = { ...engine, rules: { ...engine.rules, barriersOf: () => 0 } };
		expect(await crossings(engine)).toBe(0);
		expect(await crossings(forgetful)).toBeGreaterThan(5);
	}, 60_000);
});
