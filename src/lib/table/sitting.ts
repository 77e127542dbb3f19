/**
 * One game at the table. Three things are kept apart: the position (a Game and what is read off it), who holds the tablet
 * (hand-off.machine.ts), and what is on the disk. An answer goes through them in this order: judged and looked at in full, stored,
 * shown. Whatever fails before the last step leaves the game where it was.
 */
import { createActor } from 'xstate';
import type { Answer, AnswerValue, Decision, Refusal, Seat } from '../rules/index.ts';
import type { GameRecord, StorageTrouble } from '../storage/index.ts';
import type { SeatView } from '../views/index.ts';
import { isPin } from './chance-and-secrets.ts';
import { exportGame } from './game-files.ts';
import { handOffMachine, handOffOf, type HandOffEvent, type Holder } from './hand-off.machine.ts';
import { isPassing, Keeper } from './keeper.ts';
import { flowOf, forAllEyes, positionOf, staysWith, type Position } from './position.ts';
import { nothingPlayed, played, seenBy, takenBack, undoState, type TakeBack } from './take-back.ts';
import type {
	DoneResult,
	ExportResult,
	GameSummary,
	HandOff,
	Player,
	Sitting,
	SittingState,
	Trouble
} from './types.ts';
import type { Engine, World } from './world.ts';

/** In private mode nothing was touched for so long: somebody has walked away from open secrets. */
export const IDLE_AFTER = 90_000;

/** As much as anybody writes in an evening; the screen counts down to it. */
const NOTES_LENGTH = 4000;

/** Where a decision is made. */
const RULE_OF_PLACE = 'R13.1';

export interface Start {
	engine: Engine;
	world: World;
	record: GameRecord;
	moves: readonly Answer[];
	commitment: string;
	/** lets other tabs have the game */
	release: () => void;
}

/** An answer the rules have taken, and where it leads. */
interface Judged {
	answer: Answer;
	asked: Decision;
	position: Position;
}

/** Throws when the engine cannot make sense of the stored game. */
export function sitDown(start: Start): Sitting {
	return new TableSitting(start);
}

class TableSitting implements Sitting {
	readonly #engine: Engine;
	readonly #world: World;
	readonly #id: string;
	readonly #players: readonly Player[];
	readonly #commitment: string;
	readonly #release: () => void;
	readonly #keeper: Keeper;
	readonly #hands = createActor(handOffMachine);
	readonly #listeners = new Set<(state: SittingState) => void>();
	readonly #unwatch: () => void;

	#position: Position;
	#summary: GameSummary;
	#back: TakeBack<Position> = nothingPlayed;
	#refusal: Refusal | null = null;
	#trouble: Trouble | null = null;
	#saving = false;
	#stopped = false;
	#closed = false;
	/** counts every change of hands: a PIN checked for an earlier gate opens nothing */
	#changes = 0;
	#touchedAt = 0;
	#callOffIdle: (() => void) | null = null;
	#state: SittingState;

	constructor({ engine, world, record, moves, commitment, release }: Start) {
		const { id, title, players, config, createdAt, playedAt, flow } = record;
		this.#engine = engine;
		this.#world = world;
		this.#id = id;
		this.#players = players;
		this.#commitment = commitment;
		this.#release = release;
		this.#keeper = new Keeper(world, record, moves);
		this.#position = positionOf(engine, record.snapshot);
		this.#summary = { id, title, players, config, createdAt, playedAt, ...flow, trouble: null };
		this.#hands.start();
		this.#state = this.#moment();
		this.#unwatch = world.page.watch({
			touched: () => {
				this.#touch();
			},
			hidden: () => {
				this.curtain();
			}
		});
	}

	get state(): SittingState {
		return this.#state;
	}

	subscribe(listener: (state: SittingState) => void): () => void {
		this.#listeners.add(listener);
		listener(this.#state);
		return () => this.#listeners.delete(listener);
	}

	passTo(seat: Seat): void {
		if (this.#players[seat]) this.#send({ type: 'PASS', next: this.#holder(seat) });
	}

	async open(pin?: string): Promise<void> {
		const gate = this.#handOff();
		if (gate.mode !== 'gate') return;
		const kept = this.#players[gate.seat]?.pin ?? null;
		if (kept === null) {
			this.#send({ type: 'HOLD' });
			return;
		}
		if (pin === undefined) return;
		const at = this.#changes;
		const right = await isPin(pin, kept, this.#world.crypto);
		if (at === this.#changes) this.#send({ type: right ? 'RIGHT_PIN' : 'WRONG_PIN' });
	}

	cover(): void {
		this.#send({ type: 'COVER' });
	}

	curtain(): void {
		this.#send({ type: 'HIDE' });
	}

	lift(): void {
		this.#send({ type: 'LIFT', next: this.#nextGate(this.#position) });
	}

	async answer(decision: string, seat: Seat, value: AnswerValue): Promise<void> {
		await this.#take(decision, seat, value, (asked) => this.#mayAnswer(asked));
	}

	/** R13.2.6: how many cards somebody adds is public anyway, so none can be said without looking at any. */
	async addNothing(decision: string): Promise<void> {
		const hands = this.#handOff();
		if (hands.mode !== 'gate') return;
		const { seat } = hands;
		await this.#take(decision, seat, [], (asked) => asked.why === 'contribute' && asked.seat === seat);
	}

	async #take(
		decision: string,
		seat: Seat,
		value: AnswerValue,
		may: (asked: Decision) => boolean
	): Promise<void> {
		if (this.#isDeaf()) return;
		const judged = this.#judge(decision, seat, value, may);
		if (judged === null) return;
		this.#saving = true;
		this.#refusal = null;
		this.#publish();
		const trouble = await this.#keeper.add(judged.answer, judged.position);
		this.#saving = false;
		this.#settle(judged, seat, trouble);
		if (this.#closed) await this.#leave();
	}

	async undo(): Promise<void> {
		const last = this.#back.steps.at(-1);
		if (this.#isDeaf() || last === undefined || this.#handOff().mode === 'curtain') return;
		this.#saving = true;
		this.#publish();
		const trouble = await this.#keeper.takeBack(last.before);
		this.#saving = false;
		if (trouble === null) {
			this.#back = takenBack(this.#back);
			this.#stand(last.before);
			this.#send({ type: 'UNDO', next: this.#nextGate(last.before) });
		} else this.#stop(trouble);
		if (this.#closed) await this.#leave();
	}

	exportNow(passPhrase?: string): Promise<ExportResult> {
		const { game: snapshot } = this.#position;
		return exportGame({ ...this.#summary, snapshot }, this.#keeper.moves, this.#world.crypto, passPhrase);
	}

	async notes(seat: Seat): Promise<string | null> {
		if (!this.#isHeldBy(seat)) return null;
		const at = this.#changes;
		const read = await this.#world.storage.readNotes(this.#id, seat);
		// the tablet may have changed hands meanwhile
		return 'trouble' in read || at !== this.#changes ? null : read.text;
	}

	async setNotes(seat: Seat, text: string): Promise<DoneResult> {
		if (!this.#isHeldBy(seat)) return { trouble: null };
		const written = await this.#world.storage.writeNotes(this.#id, seat, text.slice(0, NOTES_LENGTH));
		return { trouble: 'trouble' in written ? written.trouble : null };
	}

	dismiss(): void {
		this.#refusal = null;
		if (!this.#stopped) this.#trouble = null;
		this.#publish();
	}

	close(): void {
		if (this.#closed) return;
		this.#send({ type: 'HIDE' });
		this.#closed = true;
		this.#unwatch();
		this.#callOffIdle?.();
		this.#listeners.clear();
		if (!this.#saving) void this.#leave();
	}

	/** One last try for what the storage would not take, then the game is free for other tabs. */
	async #leave(): Promise<void> {
		if (!this.#stopped) await this.#keeper.flush(this.#position);
		this.#release();
	}

	#isHeldBy(seat: Seat): boolean {
		const hands = this.#handOff();
		return hands.mode === 'private' && hands.seat === seat;
	}

	/** A second tap while the first is being stored is no second answer. */
	#isDeaf(): boolean {
		return this.#saving || this.#stopped || this.#closed;
	}

	/** Everything that can go wrong with an answer before it is stored. */
	#judge(decision: string, seat: Seat, value: AnswerValue, may: (asked: Decision) => boolean): Judged | null {
		const asked = this.#position.pending.find(({ id }) => id === decision);
		if (!asked) return this.#refuse({ refused: 'stale', rule: RULE_OF_PLACE });
		if (!may(asked)) return this.#refuse({ refused: 'other-seat', rule: RULE_OF_PLACE });
		const answer = plain({ decision, seat, value });
		if (answer === null) return this.#refuse({ refused: 'malformed', rule: RULE_OF_PLACE });
		try {
			const game = this.#engine.rules.answer(this.#position.game, answer);
			if ('refused' in game) return this.#refuse(game);
			const position = positionOf(this.#engine, game);
			this.#engine.views.seatView(game, seat);
			return { answer, asked, position };
		} catch {
			this.#fault('engine-fault');
			return null;
		}
	}

	/** Openly at the table, or with the tablet in one's own hands. */
	#mayAnswer({ seat, mode }: Decision): boolean {
		const hands = this.#handOff();
		return hands.mode === 'private' ? hands.seat === seat : hands.mode === 'table' && mode === 'public';
	}

	#settle({ answer, asked, position }: Judged, seat: Seat, trouble: StorageTrouble | null): void {
		if (trouble !== null && !isPassing(trouble)) {
			this.#stop(trouble);
			return;
		}
		const { rules } = this.#engine;
		const crossed = rules.barriersOf(position.game) !== rules.barriersOf(this.#position.game);
		const first = forAllEyes(this.#position, position);
		this.#back = played(this.#back, { before: this.#position, answer }, { mode: asked.mode, crossed });
		this.#stand(position);
		if (trouble !== null && trouble !== this.#trouble) {
			this.#fault(trouble);
			return;
		}
		this.#trouble = trouble;
		const again = !first && staysWith(position, seat) ? seat : null;
		this.#send({ type: 'COMMIT', next: first ? null : this.#nextGate(position), again });
	}

	#stand(position: Position): void {
		this.#position = position;
		this.#summary = { ...this.#summary, ...flowOf(position), playedAt: this.#world.clock.now() };
	}

	/** The storage may take the moves later; what cannot be made good stops the sitting. */
	#stop(trouble: StorageTrouble): void {
		this.#stopped = !isPassing(trouble);
		this.#fault(trouble);
	}

	/** Whose gate comes next: an open decision is made on the table, and so is none. */
	#nextGate({ pending }: Position): Holder | null {
		const next = pending[0];
		return next && next.mode !== 'public' ? this.#holder(next.seat) : null;
	}

	#holder(seat: Seat): Holder {
		return { seat, pin: this.#players[seat]?.pin != null };
	}

	#refuse(refusal: Refusal): null {
		this.#refusal = refusal;
		this.#publish();
		return null;
	}

	#fault(trouble: Trouble): void {
		this.#trouble = trouble;
		this.#send({ type: 'FAULT' });
	}

	#handOff(): HandOff {
		return handOffOf(this.#hands.getSnapshot());
	}

	#send(event: HandOffEvent): void {
		if (this.#closed) return;
		this.#hands.send(event);
		this.#changes++;
		const hands = this.#handOff();
		if (hands.mode === 'private') this.#back = seenBy(this.#back, hands.seat);
		this.#refusal = null;
		this.#touch();
		this.#publish();
	}

	#publish(): void {
		if (this.#closed) return;
		this.#state = this.#moment();
		for (const listener of this.#listeners) listener(this.#state);
	}

	#moment(): SittingState {
		const eyes = this.#eyes();
		return {
			summary: this.#summary,
			commitment: this.#commitment,
			handOff: this.#handOff(),
			table: this.#position.table,
			eyes,
			refusal: this.#refusal,
			trouble: this.#trouble,
			saving: this.#saving,
			unsaved: this.#keeper.unsaved,
			undo: undoState(this.#back)
		};
	}

	/** Null unless a seat holds the tablet. A view that fails takes the tablet away before anything is shown. */
	#eyes(): SeatView | null {
		const hands = this.#handOff();
		if (hands.mode !== 'private') return null;
		try {
			return this.#engine.views.seatView(this.#position.game, hands.seat);
		} catch {
			this.#trouble = 'engine-fault';
			this.#hands.send({ type: 'FAULT' });
			return null;
		}
	}

	/** A timer may sleep with the device, so the time itself is looked at too. */
	#touch(): void {
		const { clock } = this.#world;
		const late = this.#callOffIdle !== null && clock.now() - this.#touchedAt >= IDLE_AFTER;
		this.#callOffIdle?.();
		this.#callOffIdle = null;
		if (this.#handOff().mode !== 'private') return;
		if (late) {
			this.#idle();
			return;
		}
		this.#touchedAt = clock.now();
		this.#callOffIdle = clock.after(IDLE_AFTER, () => {
			this.#idle();
		});
	}

	#idle(): void {
		this.#callOffIdle = null;
		this.#send({ type: 'IDLE' });
	}
}

/** Answers come from the interface, wrapped or odd as they may be; what is stored is plain data. */
function plain(answer: Answer): Answer | null {
	try {
		const copy = JSON.parse(JSON.stringify(answer)) as Answer; // whatever its value: the rules check it in full
		return 'value' in copy ? copy : null;
	} catch {
		return null;
	}
}
