/** What a table can do in a skill check, as far as one seat can see: whose cards would count, and how likely all together pass. */
import { characters, type Check, type SkillSet, type SkillType } from '../box/index.ts';
import type { SeatAtTable, SeatView } from '../views/index.ts';
import { inPrison, me } from './people.ts';

/** The strength of a skill card on average. */
const MEAN = 2.1;
/** What a helper picks out of his hand is better than that. */
const PICKED = 2.4;
/** What Cylon players take away each, if they can. */
const SPITE = 2.6;

type Shares = Readonly<Partial<Record<SkillType, number>>>;

/** Which part of what a character draws is of which type. */
const DRAWN: ReadonlyMap<string, Shares> = new Map(
	Object.entries(characters).map(([id, { skills }]) => {
		const { fixed, split }: SkillSet = skills;
		const counts: Partial<Record<SkillType, number>> = { ...fixed };
		for (const type of split?.from ?? [])
			counts[type] = (counts[type] ?? 0) + (split?.count ?? 0) / (split?.from.length ?? 1);
		const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
		const shares = Object.entries(counts).map(([type, n]) => [type, n / all]);
		return [id, Object.fromEntries(shares) as Shares];
	})
);

/** Which part of all types counts. */
const evenShare = (view: SeatView, positive: readonly SkillType[]): number =>
	positive.length / (view.config.set === 'pegasus' ? 6 : 5);

/** Which part of a seat's hand counts, by its sheet. */
function shareOf(view: SeatView, seat: SeatAtTable, positive: readonly SkillType[]): number {
	const shares = seat.character && !seat.cylon ? DRAWN.get(seat.character) : undefined;
	if (!shares) return evenShare(view, positive);
	let sum = 0;
	for (const type of positive) sum += shares[type] ?? 0;
	return sum;
}

/** What a seat could add, if it wants to; Cylon players take away. */
export function couldAdd(view: SeatView, seat: SeatAtTable, positive: readonly SkillType[]): number {
	const { cylon, handCount, infiltrating } = seat;
	if (cylon) return handCount > 0 ? -SPITE : 0;
	const cards = inPrison(seat) ? Math.min(1, handCount) : infiltrating ? Math.min(2, handCount) : handCount;
	return cards * shareOf(view, seat, positive) * MEAN;
}

/** Destiny's cards on average. */
export const destinyOf = (view: SeatView, positive: readonly SkillType[], count: number): number =>
	count * MEAN * (2 * evenShare(view, positive) - 1);

/** How likely a check is passed that has not begun; nobody gives everything. */
export function chanceToPass(view: SeatView, { difficulty, positive }: Check): number {
	const seats = view.seats.reduce((sum, seat) => {
		const could = couldAdd(view, seat, positive);
		return sum + (could > 0 ? 0.7 * could : could);
	}, 0);
	const spare = seats + destinyOf(view, positive, 2) - difficulty;
	return 1 / (1 + Math.exp(-spare / 3.5));
}

/** What the cards cost that a check takes. */
export const effort = (view: SeatView, { difficulty }: Check): number =>
	(me(view).cylon ? 0 : 0.35) * (difficulty / PICKED);
