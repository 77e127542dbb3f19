/**
 * Non-interference (DESIGN section 4): two games that differ only in what a viewer may not know give that viewer equal
 * views. A twin is made by permuting what is hidden from the viewer and compared for the table and for every seat.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pending, type Game, type Seat } from '../rules/index.ts';
import { allConfigs, begin, chooser, playOn } from '../rules/testing/play.ts';
import { seatView, tableView } from './index.ts';

type Pick = (n: number) => number;

function shuffled<T>(list: readonly T[], pick: Pick): T[] {
	const rest = [...list];
	return list.map(() => rest.splice(pick(rest.length), 1)[0] as T);
}

/** Puts the cards of several piles together, shuffles, and deals them out again in the same numbers. */
function mix(piles: string[][], pick: Pick): string[][] {
	const cards = shuffled(piles.flat(), pick);
	return piles.map((pile) => cards.splice(0, pile.length));
}

/** The same game as far as `viewer` can tell (null: the table), with everything hidden from him permuted. */
function twin(game: Game, viewer: Seat | null, pick: Pick): Game {
	const other = structuredClone(game);
	other.random = shuffled(other.random, pick).map((n) => n ^ 1);
	const hidden = other.seats.filter((_, seat) => seat !== viewer);

	// hands: hidden cards may be any of the same type that are not lying open
	for (const type of ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'] as const) {
		const inHands = hidden.map((seat) => seat.hand.filter((card) => cardType(card) === type));
		const inDestiny = other.decks.destiny.filter((card) => cardType(card) === type);
		const [deck = [], destiny = [], ...hands] = mix([other.decks[type], inDestiny, ...inHands], pick);
		other.decks[type] = deck;
		other.decks.destiny = [...other.decks.destiny.filter((card) => cardType(card) !== type), ...destiny];
		hidden.forEach((seat, n) => {
			seat.hand = [...seat.hand.filter((card) => cardType(card) !== type), ...(hands[n] ?? [])].sort();
		});
	}
	other.decks.destiny = shuffled(other.decks.destiny, pick);

	const [loyalty = [], stock = [], ...dealt] = mix(
		[other.decks.loyalty, other.stock, ...hidden.map((seat) => seat.loyalty)],
		pick
	);
	other.decks.loyalty = loyalty;
	other.stock = stock;
	hidden.forEach((seat, n) => {
		seat.loyalty = dealt[n] ?? [];
		if (seat.agenda) seat.agenda = `${seat.agenda}-or-another`;
	});

	if (viewer === null || game.titles.president !== viewer)
		[other.decks.quorum = [], other.quorumHand = []] = mix([other.decks.quorum, other.quorumHand], pick);
	for (const deck of ['crisis', 'super-crisis', 'destination', 'new-caprica'] as const)
		other.decks[deck] = shuffled(other.decks[deck], pick);

	const ships = mix([other.civilianPile, other.space.civilians.map((c) => c.ship)], pick);
	other.civilianPile = ships[0] ?? [];
	other.space.civilians.forEach((c, n) => (c.ship = ships[1]?.[n] ?? ''));
	other.galacticaTokens = shuffled(other.galacticaTokens, pick);

	// what others are asked about their own cards, and what only they were told
	other.asked = other.asked.map((d) =>
		d.seat === viewer || d.mode === 'public'
			? d
			: { ...d, question: { kind: d.question.kind } as typeof d.question }
	);
	other.log = other.log.map((entry) =>
		entry.label === 'all' || (viewer !== null && entry.label.includes(viewer))
			? entry
			: { kind: 'drew-cards', seat: entry.label[0] as Seat, cards: ['something-else-1'], label: entry.label }
	);
	const [frame] = other.stack;
	if (frame?.proc === 'hand-limit')
		for (const choice of frame.chosen)
			if (choice.seat !== viewer) choice.cards = choice.cards.map(() => 'hidden-1');
	return other;
}

const types = new Map<string, string>();
function cardType(card: string): string | undefined {
	if (types.size === 0)
		for (const config of allConfigs())
			for (const [deck, cards] of Object.entries(begin(config).decks))
				for (const c of cards) types.set(c, deck);
	return types.get(card);
}

const config = fc.constantFrom(...allConfigs());
const seed = fc.integer({ min: 1, max: 100_000 });

describe('views', () => {
	it('are equal for games that differ only in what the viewer may not know', () => {
		let compared = 0;
		fc.assert(
			fc.property(config, seed, (c, s) => {
				playOn(
					begin(c, s),
					chooser(s),
					(g) => g.turn >= 10,
					(game) => {
						const pick = chooser(s + game.count);
						expect(tableView(twin(game, null, pick))).toEqual(tableView(game));
						for (let n = 0; n < c.players; n++)
							expect(seatView(twin(game, n as Seat, pick), n as Seat)).toEqual(seatView(game, n as Seat));
						compared += c.players + 1;
					}
				);
			}),
			{ numRuns: 25 }
		);
		expect(compared).toBeGreaterThan(2000);
	});

	it('show the owner what is his, so that the comparison above is about something', () => {
		const game = playOn(begin(allConfigs()[0] ?? never(), 5), chooser(5), (g) => g.turn >= 4);
		const seat = game.current;
		const view = seatView(game, seat);
		expect(view.own.hand).toEqual(game.seats[seat]?.hand);
		expect(view.own.loyalty).toEqual(game.seats[seat]?.loyalty);
		expect(view.mine).toEqual(pending(game).filter((d) => d.seat === seat));
		const other = structuredClone(game);
		other.seats[seat]?.loyalty.push('cylon-brig');
		expect(seatView(other, seat)).not.toEqual(view);
	});

	it('name no card at the table', () => {
		fc.assert(
			fc.property(config, seed, (c, s) => {
				playOn(
					begin(c, s),
					chooser(s),
					(g) => g.turn >= 3,
					(game) => {
						const open = JSON.stringify({ ...tableView(game), log: [], discardTops: {}, decisions: [] });
						for (const { hand, loyalty, agenda } of game.seats)
							for (const card of [...hand, ...loyalty, ...(agenda ? [agenda] : [])])
								expect(open).not.toContain(card);
					}
				);
			}),
			{ numRuns: 10 }
		);
	});
});

function never(): never {
	throw new Error('no configuration');
}
