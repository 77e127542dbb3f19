/**
 * What a stored game looks like, checked in full on every read. A record of an older format is carried forward in memory and
 * written in today's format with its next move; one that cannot be read stays exactly as it is.
 */
import * as v from 'valibot';
import type { Answer, Game, GameConfig, Seat } from '../rules/index.ts';
import { Troubled } from './trouble.ts';

export const FORMAT_VERSION = 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/));
const SeatNumber = v.custom<Seat>((value) => v.is(v.pipe(count, v.maxValue(6)), value));

export const Config: v.GenericSchema<unknown, GameConfig> = v.strictObject({
	set: v.picklist(['base', 'pegasus']),
	objective: v.picklist(['kobol', 'new-caprica']),
	players: v.pipe(count, v.minValue(3), v.maxValue(7)),
	fourSix: v.picklist(['sympathizer', 'sympathetic-cylon', 'no-sympathizer']),
	leader: v.boolean()
});

export const Player = v.strictObject({
	name: v.pipe(v.string(), v.minLength(1)),
	colour: count,
	pin: v.nullable(v.strictObject({ salt: hex, hash: hex }))
});

/** Only the rule book knows the inside of a game; these are the handles every version of it has. */
const GameHandles = v.looseObject({
	rules: count,
	config: v.looseObject({}),
	seed: v.string(),
	asked: v.array(v.looseObject({ id: v.string(), seat: count })),
	seats: v.array(v.looseObject({})),
	log: v.array(v.looseObject({ kind: v.string() }))
});
export const Snapshot = v.custom<Game>((value) => v.is(GameHandles, value));

export const Seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Whatever was answered: only the rule book can judge it. */
export const AnswerSchema = v.custom<Answer>((value) =>
	v.is(v.strictObject({ decision: v.string(), seat: count, value: v.unknown() }), value)
);

/** What the home screen says about a game without opening it. All of it is public. */
const FlowSummary = v.strictObject({
	turn: count,
	phase: v.picklist([
		'setup',
		'start',
		'receive',
		'movement',
		'action',
		'crisis',
		'activate',
		'prepare',
		'end',
		'over'
	]),
	waitingFor: v.array(SeatNumber)
});

const GameRecordSchema = v.strictObject({
	id: v.pipe(v.string(), v.minLength(1)),
	format: v.literal(FORMAT_VERSION),
	/** version of the rule book the snapshot was made with */
	rules: count,
	title: v.string(),
	players: v.array(Player),
	config: Config,
	seed: Seed,
	createdAt: v.number(),
	playedAt: v.number(),
	/** how many moves are stored: what a second tab stumbles over */
	moves: count,
	snapshot: Snapshot,
	flow: FlowSummary
});

/** Format 1 knew players by name only, one date, and called the title a name. */
const FormatOne = v.looseObject({
	format: v.literal(1),
	name: v.string(),
	players: v.array(v.string()),
	savedAt: v.number()
});

const MoveSchema = v.strictObject({
	game: v.string(),
	n: count,
	answer: AnswerSchema
});

export type GameRecord = v.InferOutput<typeof GameRecordSchema>;
export type MoveRecord = v.InferOutput<typeof MoveSchema>;
export type FlowSummary = v.InferOutput<typeof FlowSummary>;
export type PlayerRecord = v.InferOutput<typeof Player>;

function fromFormatOne(raw: unknown): unknown {
	const { name, players, savedAt, ...rest } = checked(FormatOne, raw);
	return {
		...rest,
		format: 2,
		title: name,
		players: players.map((player, seat) => ({ name: player, colour: seat, pin: null })),
		createdAt: savedAt,
		playedAt: savedAt
	};
}

/** From each older format to the next. A new format adds its step here and a fixture beside the others. */
const STEPS: Readonly<Record<number, (raw: unknown) => unknown>> = { 1: fromFormatOne };

function checked<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T {
	const read = v.safeParse(schema, raw);
	if (!read.success) throw new Troubled('damaged-record');
	return read.output;
}

/** Throws `Troubled`; never changes what it was given. */
export function readGame(raw: unknown): GameRecord {
	let { format } = checked(v.looseObject({ format: v.pipe(count, v.minValue(1)) }), raw);
	if (format > FORMAT_VERSION) throw new Troubled('newer-version');
	let current = raw;
	for (; format < FORMAT_VERSION; format++) current = STEPS[format]?.(current);
	const game = checked(GameRecordSchema, current);
	const fits =
		game.players.length === game.config.players &&
		game.snapshot.seats.length === game.players.length &&
		game.snapshot.seed === game.seed &&
		game.snapshot.rules === game.rules;
	if (!fits) throw new Troubled('damaged-record');
	return game;
}

/** The moves of a game in order, none missing and none too many. */
export function readMoves(game: GameRecord, raw: readonly unknown[]): Answer[] {
	const moves = raw.map((move) => checked(MoveSchema, move));
	if (moves.length !== game.moves || moves.some((move, n) => move.n !== n))
		throw new Troubled('damaged-record');
	return moves.map((move) => move.answer);
}

const nothing: PlayerRecord[] = [];
const Salvage = v.object({
	id: v.string(),
	title: v.optional(v.fallback(v.string(), ''), ''),
	name: v.optional(v.fallback(v.string(), ''), ''),
	players: v.optional(v.fallback(v.array(Player), nothing), nothing),
	createdAt: v.optional(v.fallback(v.number(), 0), 0),
	playedAt: v.optional(v.fallback(v.number(), 0), 0)
});

/** What can still be said about a record that cannot be opened: enough to find it in the list. */
export function salvage(raw: unknown) {
	const { name, title, ...rest } = checked(Salvage, raw);
	return { ...rest, title: title || name };
}

/** What a seat has written down for itself. */
export const NoteSchema = v.strictObject({ game: v.string(), seat: SeatNumber, text: v.string() });

export const SettingsSchema = v.object({
	language: v.optional(v.fallback(v.nullable(v.string()), null), null),
	names: v.optional(v.fallback(v.pipe(v.array(v.string()), v.maxLength(7)), []), [])
});
export type Settings = v.InferOutput<typeof SettingsSchema>;
