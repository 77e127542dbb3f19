/** R2.6, R2.7: making the Loyalty deck and the first deal. All cards are dealt before any is looked at (R14.2.5). */
import {
	LOYALTY_DECKS,
	loyaltyCards,
	type AgendaSide,
	type CharacterId,
	type LoyaltyId
} from '../box/index.ts';
import type { Seat } from './contract.ts';
import { agendaDeck } from './decks.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { crossBarrier, shuffle, takeRandom } from './random.ts';
import { clockwise, seatOf } from './seats.ts';
import { fourSixVariant, leaderSeat } from './variant.ts';

interface Recipe {
	cylon: number;
	notACylon: number;
	agenda?: AgendaSide;
}

/** R2.6.2; the tables are keyed by the numbers of players the configuration allows. */
function recipe(game: Game): Recipe {
	const table: Readonly<Record<number, Recipe>> =
		leaderSeat(game) === null ? LOYALTY_DECKS.withoutLeader : LOYALTY_DECKS.withLeader;
	const found = table[game.config.players];
	if (!found) throw new Error(`no Loyalty deck for ${String(game.config.players)} players`);
	return found;
}

type Extra = Readonly<Record<string, { notACylon: number; dealt: 'entry' | 'sleepers' }>>;
const extra = (character: CharacterId | null) =>
	character ? (LOYALTY_DECKS.extra as Extra)[character] : undefined;

const NOT_A_CYLON: LoyaltyId = 'you-are-not-a-cylon-base';

const pool = (game: Game, team: 'human' | 'cylon'): string[] =>
	Object.entries(loyaltyCards).flatMap(([id, card]) =>
		card.team === team && (card.set === 'base' || game.config.set === 'pegasus')
			? Array<string>(card.copies).fill(id)
			: []
	);

/** Deals one card to every seat but a Leader's, two to whom the sheet says, and an Agenda to a Leader. */
export function dealLoyalty(game: Game): void {
	const { cylon, notACylon, agenda } = recipe(game);
	const more = game.seats.reduce((sum, { character }) => sum + (extra(character)?.notACylon ?? 0), 0);
	const humans = pool(game, 'human');
	const deck = [
		...takeRandom(game, pool(game, 'cylon'), cylon),
		...takeRandom(game, humans, notACylon + more)
	];
	game.decks.loyalty = shuffle(game, deck);
	game.stock = humans;

	const leader = leaderSeat(game);
	for (const seat of clockwise(game, game.first)) {
		if (seat === leader) dealAgenda(game, seat, agenda);
		else deal(game, seat, extra(seatOf(game, seat).character)?.dealt === 'entry' ? 2 : 1);
	}
	addAside(game);
}

/** From the top of the Loyalty deck, face down; hands back what was dealt. */
export function deal(game: Game, seat: Seat, count: number): string[] {
	const cards = game.decks.loyalty.splice(-count);
	seatOf(game, seat).loyalty.push(...cards);
	crossBarrier(game);
	tell(game, { kind: 'loyalty-dealt', seat, count: cards.length });
	return cards;
}

/** R7.5.1, D24: two for whoever's sheet says so, revealed or not, so that the deck comes out even. */
export const sleeperCards = (game: Game, seat: Seat): number =>
	extra(seatOf(game, seat).character)?.dealt === 'sleepers' ? 2 : 1;

/** R10.5.4: the second card an executed character had still to get in the Sleeper Agent phase. */
export const owedBySleepers = (character: CharacterId): boolean => extra(character)?.dealt === 'sleepers';

/** R10.6.4, R10.6.5: the cards a newcomer adds to the deck; hands back those he is dealt at once. */
export function addForNewcomer(game: Game, seat: Seat): string[] {
	const more = extra(seatOf(game, seat).character);
	if (!more) return [];
	for (let n = 0; n < more.notACylon; n++)
		// D22: a card is made where none is left
		game.decks.loyalty.push(takeRandom(game, game.stock, 1)[0] ?? NOT_A_CYLON);
	shuffle(game, game.decks.loyalty);
	return more.dealt === 'entry' ? deal(game, seat, 1) : [];
}

function dealAgenda(game: Game, seat: Seat, side: AgendaSide | undefined): void {
	if (!side) throw new Error('a Leader without an Agenda deck');
	seatOf(game, seat).agenda = takeRandom(game, agendaDeck(side), 1)[0] ?? null;
	tell(game, { kind: 'agenda-dealt', seat, side });
}

/** R2.6.4, R2.7.3: one card by the variant joins the deck after the first deal. */
function addAside(game: Game): void {
	const aside = fourSixVariant(game)?.aside;
	if (!aside) return;
	const card = aside === 'not-a-cylon' ? takeRandom(game, game.stock, 1)[0] : aside;
	if (card) game.decks.loyalty.push(card);
	shuffle(game, game.decks.loyalty);
	// R2.2.4
	if (aside === 'you-are-a-sympathetic-cylon')
		game.decks['sympathetic-agenda'] = shuffle(game, agendaDeck('sympathetic'));
}
