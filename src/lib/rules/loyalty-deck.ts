/** R2.6, R2.7: making the Loyalty deck and the first deal. All cards are dealt before any is looked at (R14.2.5). */
import { LOYALTY_DECKS, loyaltyCards, type AgendaSide, type CharacterId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { agendaDeck } from './decks.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { shuffle, takeRandom } from './random.ts';
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

function deal(game: Game, seat: Seat, count: number): void {
	seatOf(game, seat).loyalty.push(...game.decks.loyalty.splice(-count));
	tell(game, { kind: 'loyalty-dealt', seat, count });
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
}
