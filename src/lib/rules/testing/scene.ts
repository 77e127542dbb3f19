/**
 * Situations for tests, in the table's language: who plays whom, where they stand, what they hold; then a text, a frame or a
 * turn is played, dice are loaded, and questions are answered by what they are about.
 */
import {
	AREAS,
	characters as sheets,
	TITLES,
	type CharacterId,
	type Effect,
	type PlaceId
} from '../../box/index.ts';
import type { AnswerValue, Decision, GameConfig, Seat, Why } from '../contract.ts';
import { answer, pending, run } from '../engine.ts';
import type { Frame, Scope } from '../frames.ts';
import type { Game, Position } from '../game.ts';
import { typeOf } from '../decks.ts';
import { nextInLine } from '../succession.ts';
import { below } from '../random.ts';
import { begin, chooser, PEGASUS, playOn } from './play.ts';

export const [A, B, C, D, E] = [0, 1, 2, 3, 4] as [Seat, Seat, Seat, Seat, Seat];

interface Scene {
	config?: Partial<GameConfig>;
	/** by seat; A is the current player */
	cast: readonly CharacterId[];
	at?: Partial<Record<number, PlaceId | Position>>;
	hands?: Partial<Record<number, readonly string[]>>;
	loyalty?: Partial<Record<number, readonly string[]>>;
	/** seats that are revealed Cylons */
	cylons?: readonly Seat[];
	/** anything else */
	edit?: (game: Game) => void;
	seed?: number;
}

/** A quiet table in A's Action step: no ships in space, empty hands, nothing on the stack. */
export function scene({
	config = {},
	cast: characters,
	at = {},
	hands = {},
	loyalty = {},
	cylons = [],
	edit,
	seed = 1
}: Scene): Game {
	const wanted: GameConfig = { ...PEGASUS, leader: false, players: characters.length, ...config };
	const game = seated(wanted, characters, seed);
	game.stack = [];
	game.asked = [];
	game.first = A;
	game.current = A;
	game.turn = 1;
	game.flow = { play: 'turn.action', era: 'voyage' };
	for (const area of AREAS) {
		game.space.raiders[area] = 0;
		game.space.heavies[area] = 0;
		game.vipers.reserves += game.space.vipers[area];
		game.space.vipers[area] = 0;
	}
	game.civilianPile.push(...game.space.civilians.map(({ ship }) => ship));
	game.space.civilians = [];
	game.space.basestars = [];
	for (const seat of game.seats) {
		for (const card of seat.hand) game.decks[typeOf(card)].unshift(card);
		seat.hand = [];
	}
	game.seats.forEach((seat, n) => {
		seat.turnStart = null;
		const where = at[n];
		if (where !== undefined) {
			if (typeof seat.position === 'object' && 'viper' in seat.position) game.vipers.reserves += 1;
			seat.position =
				typeof where === 'string' && where !== 'stranded' && where !== 'unplaced' ? { place: where } : where;
			if (typeof seat.position === 'object' && 'viper' in seat.position) game.vipers.reserves -= 1;
		}
		if (loyalty[n]) seat.loyalty = [...loyalty[n]];
		for (const card of hands[n] ?? []) give(game, n as Seat, card);
	});
	for (const seat of cylons) {
		const state = game.seats[seat];
		if (!state) throw new Error('no such seat');
		state.cylon = true;
		if (at[seat] === undefined) state.position = { place: 'cylon-fleet' };
	}
	edit?.(game);
	return game;
}

/** Set-up is played at random; then everybody is given the character the scene wants, whatever their categories. */
function seated(config: GameConfig, characters: readonly CharacterId[], seed: number): Game {
	const game = structuredClone(playOn(begin(config, seed), chooser(seed), (g) => g.turn > 0));
	characters.forEach((character, n) => {
		const seat = game.seats[n];
		if (!seat) throw new Error('more characters than seats');
		if (typeof seat.position === 'object' && 'viper' in seat.position) game.vipers.reserves += 1;
		const { start, category } = sheets[character];
		seat.character = character;
		seat.cylon = category === 'cylon-leader';
		seat.agenda = seat.cylon ? 'genocide' : null;
		if (seat.cylon) seat.loyalty = [];
		const place = typeof start === 'string' ? start : start[0];
		seat.position =
			place === 'viper' ? { place: 'hangar-deck' } : place === 'stranded' ? 'stranded' : { place };
	});
	for (const title of TITLES) game.titles[title] = nextInLine(game, title);
	return game;
}

/** A card from its deck into a hand, so that nothing is there twice. */
export function give(game: Game, seat: Seat, card: string): void {
	const type = typeOf(card);
	const piles = [game.decks[type], game.discards[type], game.decks.destiny];
	const pile = piles.find((candidate) => candidate.includes(card));
	if (!pile) throw new Error(`no ${card} left to give`);
	pile.splice(pile.indexOf(card), 1);
	game.seats[seat]?.hand.push(card);
}

/** Plays a text as if this seat used it; without a seat: as if nobody did. */
export function playText(game: Game, effects: readonly Effect[], scope: Partial<Scope> = {}): Game {
	return playFrame(game, {
		proc: 'effects',
		effects,
		at: 0,
		scope: { acting: game.current, used: false, about: null, ...scope }
	});
}

export function playFrame(game: Game, ...frames: Frame[]): Game {
	const next = structuredClone(game);
	next.stack.push(...structuredClone(frames));
	// goes on only as far as this text: the phase does not end with it
	next.stack.unshift({ proc: 'look', seat: A, cards: [], why: 'look', rule: 'R13.1.1' });
	run(next);
	return next;
}

/** Has the text that `playText` or `playFrame` began been carried out? */
export const isDone = (game: Game): boolean =>
	game.flow.play === 'over' || (game.stack.length === 1 && game.stack[0]?.proc === 'look');

/** Answers the open question about this; fails if there is none. */
export function reply(game: Game, why: Why, value: AnswerValue, seat?: Seat): Game {
	const decision = question(game, why, seat);
	const next = answer(game, { decision: decision.id, seat: decision.seat, value });
	if ('refused' in next) throw new Error(`${why}: refused, ${next.refused} (${next.rule})`);
	return next;
}

export function question(game: Game, why: Why, seat?: Seat): Decision {
	const open = pending(game);
	const found = open.find((d) => d.why === why && (seat === undefined || d.seat === seat));
	if (!found)
		throw new Error(
			`${why} is not asked, but ${open.map((d) => `${d.why} of ${String(d.seat)}`).join(', ') || 'nothing'}`
		);
	return found;
}

/** Lets windows pass until something else is asked. */
export function goOn(game: Game): Game {
	let now = game;
	while (!isDone(now)) {
		const [first] = pending(now);
		if (first?.why !== 'window') break;
		now = reply(now, 'window', { go: true });
	}
	return now;
}

/** The next dice of the game fall like this, if nothing else is drawn by lot in between. */
export function loadDice(game: Game, ...faces: number[]): Game {
	const next = structuredClone(game);
	for (let n = 1; n < 2_000_000; n++) {
		// the first throws of seeds with four equal parts are all alike
		const random = [n * 7919, n * 104_729, ~n, n << 7];
		const chance = { random, barriers: 0 };
		if (faces.every((face) => below(chance, 8) + 1 === face)) {
			next.random = random;
			return next;
		}
	}
	throw new Error('no such dice');
}
