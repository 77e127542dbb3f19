/** What a sitting at the table shows and takes. The interface talks to this and to nothing below it. */
import type { AnswerValue, GameConfig, Refusal, Seat } from '../rules/index.ts';
import type { FileTrouble } from '../storage/index.ts';
import type { SeatView, TableView } from '../views/index.ts';

/** Who holds the tablet: a state of its own, never derived from whose turn it is (hand-off.machine.ts). */
export type HandOff =
	| { mode: 'table' }
	| { mode: 'gate'; seat: Seat; pin: boolean; wrongPin: boolean }
	| { mode: 'private'; seat: Seat }
	| { mode: 'curtain' };

/** Something outside the rules went wrong; each has a plain sentence and a way on in `text/`. Nothing stored is lost. */
export type Trouble =
	| 'storage-full'
	| 'storage-blocked'
	| 'storage-lost'
	| 'damaged-record'
	| 'newer-version'
	| 'other-tab'
	| 'not-found'
	| 'engine-fault'
	/** played by an older rule book: stays stored, can be exported, cannot be played on */
	| 'older-rules'
	| FileTrouble;

export interface Player {
	name: string;
	/** index into the seat colours and shapes */
	colour: number;
	/** salted hash; the PIN itself is never kept */
	pin: { salt: string; hash: string } | null;
}

export interface GameSummary {
	id: string;
	title: string;
	players: Player[];
	config: GameConfig;
	turn: number;
	phase: TableView['phase'];
	/** who must decide next, publicly known */
	waitingFor: Seat[];
	createdAt: number;
	playedAt: number;
	/** set when the record cannot be opened; it stays stored */
	trouble: Trouble | null;
}

export interface NewGame {
	title: string;
	players: Player[];
	config: GameConfig;
}

/** Can the last answer be taken back? If not, why: nothing was played in this sitting, or something has become known since. */
export type UndoState = 'ready' | 'nothing' | 'barrier';

/** One moment of a sitting. `eyes` is the seat's view in private mode, else null: secrets are not there to be hidden. */
export interface SittingState {
	summary: GameSummary;
	/** SHA-256 of the seed, shown at set-up (fair dealing) */
	commitment: string;
	handOff: HandOff;
	table: TableView;
	eyes: SeatView | null;
	refusal: Refusal | null;
	trouble: Trouble | null;
	/** true while an answer is being made durable */
	saving: boolean;
	/** answers the storage would not take yet: the game goes on in memory and they are tried again with the next */
	unsaved?: number;
	undo: UndoState;
}

export interface Sitting {
	readonly state: SittingState;
	subscribe(listener: (state: SittingState) => void): () => void;
	/** pick the tablet up for a seat: leads to its gate */
	passTo(seat: Seat): void;
	/** the gate was held (or the two-tap alternative used); with a PIN where the seat has one */
	open(pin?: string): Promise<void>;
	/** lay the tablet down: back to the table, nothing secret left */
	cover(): void;
	/** page hidden, screen off, idle */
	curtain(): void;
	/** from the curtain to the gate of whoever decides, or to the table */
	lift(): void;
	/** answer a decision: stored first, shown then; stays with the seat while its next decision is its own */
	answer(decision: string, seat: Seat, value: AnswerValue): Promise<void>;
	/** at the gate of who is asked for cards for a check: adds none, and no secret is shown for it */
	addNothing(decision: string): Promise<void>;
	/** takes the last answer back, in storage first; then nobody holds the tablet */
	undo(): Promise<void>;
	/** the game as it stands in memory, whatever the storage says */
	exportNow(passPhrase?: string): Promise<ExportResult>;
	/** what this seat has written down; null unless it holds the tablet */
	notes(seat: Seat): Promise<string | null>;
	/** taken only from the seat that holds the tablet */
	setNotes(seat: Seat, text: string): Promise<DoneResult>;
	dismiss(): void;
	close(): void;
}

export type OpenResult = { sitting: Sitting } | { trouble: Trouble };

/** What `checkNewGame` finds; the seats are those to mark. */
export interface NewGameProblem {
	problem: 'name-empty' | 'name-long' | 'name-twice';
	seats: number[];
}
export type CreateResult =
	{ id: string } | { problems: NewGameProblem[] } | { refusal: Refusal } | { trouble: Trouble };
/** Last played first. A record that cannot be opened is in the list with its trouble. */
type ListResult = { games: GameSummary[] } | { trouble: Trouble };
/** A sealed file and the name to offer for it. */
export type ExportResult = { file: Blob; name: string } | { trouble: Trouble };
/** `id`: the game is stored under a name of its own, beside whatever is there. */
export type ImportResult = { id: string } | { trouble: Trouble };
/** null: done */
export type DoneResult = { trouble: Trouble | null };

/** Kept between games; what cannot be read is as if never set. */
interface Settings {
	language: string | null;
	/** last used, offered again at the next game */
	names: string[];
}

/** What `table/index.ts` exports, function by function. */
export interface Table {
	createGame: (newGame: NewGame) => Promise<CreateResult>;
	listGames: () => Promise<ListResult>;
	openSitting: (id: string) => Promise<OpenResult>;
	renameGame: (id: string, title: string) => Promise<DoneResult>;
	deleteGame: (id: string) => Promise<DoneResult>;
	checkNewGame: (newGame: NewGame) => NewGameProblem[];
	/** for `Player.pin` of a new game */
	hashPin: (pin: string) => Promise<{ salt: string; hash: string }>;
	readSettings: () => Promise<Settings>;
	writeSettings: (changed: Partial<Settings>) => Promise<DoneResult>;
	/** without a pass phrase the file is closed to the eye, not to an expert */
	exportGame: (id: string, passPhrase?: string) => Promise<ExportResult>;
	/** checks everything before it stores anything */
	importGame: (file: Blob | Uint8Array<ArrayBuffer>, passPhrase?: string) => Promise<ImportResult>;
	/** does replaying the moves from the seed give the stored game? */
	verifyReplay: (id: string) => Promise<{ same: boolean } | { trouble: Trouble }>;
}
