/**
 * The properties of secrecy, as functions that say what is wrong: nothing, for the views and rules of this house; something, for
 * the ones with a planted leak (`leaks.test.ts`). Everything around is given, so that a leaky one can take its place.
 */
import { RESOURCES } from '../../box/index.ts';
import { anyAnswer } from '../../robots/random.ts';
import {
	pending,
	stageOf,
	type AnswerValue,
	type Decision,
	type Game,
	type LogEntry,
	type Seat
} from '../../rules/index.ts';
import { respond } from '../../rules/testing/play.ts';
import { seatView, tableView } from '../index.ts';
import { twin, type Pick } from './twin.ts';

export interface Eyes {
	tableView: (game: Game) => unknown;
	seatView: (game: Game, seat: Seat) => unknown;
}
export const EYES: Eyes = { tableView, seatView };
/** One answer taken by the rules. */
export type Play = (game: Game, decision: Decision, value: AnswerValue) => Game;

/** Where two things first differ, to the byte and in order; null: nowhere. */
function difference(a: unknown, b: unknown, at = ''): string | null {
	if (JSON.stringify(a) === JSON.stringify(b)) return null;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
		return `${at}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
	const [left, right] = [Object.entries(a), Object.entries(b)];
	for (const [n, [key, value]] of left.entries()) {
		const [other, found] = right[n] ?? [];
		if (other !== key) return `${at}.${key} or ${String(other)}`;
		const inside = difference(value, found, `${at}.${key}`);
		if (inside !== null) return inside;
	}
	return `${at}.${right[left.length]?.[0] ?? ''}`;
}

/** The table, and one seat, compared with games that differ only in what they may not know. */
export function viewLeak(game: Game, pick: Pick, eyes = EYES): string | null {
	const seat = pick(game.seats.length) as Seat;
	return (
		difference(eyes.tableView(game), eyes.tableView(twin(game, null, pick)), 'table') ??
		difference(eyes.seatView(game, seat), eyes.seatView(twin(game, seat, pick), seat), 'seat')
	);
}

/** Lines that turn cards up themselves; any other public line names only what lies open already. */
const TURNS_UP: ReadonlySet<LogEntry['kind']> = new Set([
	'discarded',
	'discarded-other',
	'check-revealed',
	'revealed',
	'loyalty-shown',
	'agenda-shown'
]);

const cardsIn = (entry: LogEntry): string[] =>
	'cards' in entry
		? entry.cards.map((card) => (typeof card === 'string' ? card : card.card))
		: 'card' in entry
			? [entry.card]
			: [];

/** Discards, and what is turned up in a check. */
function openIn(game: Game): string[] {
	const faceUp = stageOf(game).check?.faceUp === true;
	return [
		...Object.values(game.discards).flat(),
		...game.stack.flatMap((frame) =>
			frame.proc === 'check' && (frame.revealed || faceUp)
				? [...frame.destiny, ...frame.added.flatMap(({ cards }) => cards)]
				: []
		)
	];
}

/** A line everybody reads names a card that neither lay open nor was turned up. */
export function logLeak(before: Game, after: Game): string | null {
	const news = after.log.slice(before.log.length).filter(({ label }) => label === 'all');
	const turnedUp = news.filter(({ kind }) => TURNS_UP.has(kind)).flatMap(cardsIn);
	const open = new Set([...openIn(before), ...openIn(after), ...turnedUp]);
	for (const entry of news)
		for (const card of cardsIn(entry)) if (!open.has(card)) return `${entry.kind} names ${card}`;
	return null;
}

/** What everybody sees, but for cards that were shown: those may come from a hand. */
function apartFromCards(game: Game): unknown {
	const view = tableView(game);
	return {
		...view,
		discardTops: {},
		secrets: null,
		log: view.log.map((entry) => ('cards' in entry ? { ...entry, cards: entry.cards.length } : entry))
	};
}

/** Cards of a hand lie open after this answer, so what follows may follow from them. */
const showsHands = (before: Game, after: Game): boolean =>
	after.log
		.slice(before.log.length)
		.some(({ kind, label }) => label === 'all' && (kind === 'discarded' || kind === 'contributed-cards'));

/** The same answer in a game and one with other hands: where it leads, and whether the table can tell them apart. */
export function sameNext(
	[game, other]: readonly [Game, Game],
	decision: Decision,
	value: AnswerValue,
	play: Play = respond
): { next: readonly [Game, Game]; leak: string | null } {
	const next = [play(game, decision, value), play(other, decision, value)] as const;
	const leak = showsHands(game, next[0])
		? null
		: difference(apartFromCards(next[0]), apartFromCards(next[1]), decision.why);
	return { next, leak };
}

/** A long game: nothing runs out, so that it comes to the sleepers and far on. `see` is called with every state on the way. */
export function wander(game: Game, pick: Pick, answers: number, see: (game: Game) => void): void {
	let now = game;
	for (let n = 0; n < answers && now.flow.play !== 'over'; n++) {
		see(now);
		const open = pending(now);
		const decision = open[pick(open.length)];
		if (!decision) throw new Error('nothing to decide');
		now = respond(now, decision, anyAnswer(decision.question, pick));
		for (const resource of RESOURCES) now.resources[resource] = Math.max(now.resources[resource], 8);
	}
}
