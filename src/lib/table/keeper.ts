/** The moves of one game, in memory and on the disk. The two differ only while the storage is in trouble. */
import type { Answer } from '../rules/index.ts';
import type { GameRecord, Storage, StorageTrouble } from '../storage/index.ts';
import { flowOf, type Position } from './position.ts';
import type { World } from './world.ts';

/** The storage may take the moves later; meanwhile the game goes on in memory. After any other trouble it must not. */
const PASSING: readonly StorageTrouble[] = ['storage-full', 'storage-lost', 'storage-blocked'];
export const isPassing = (trouble: StorageTrouble): boolean => PASSING.includes(trouble);

type Kept = Pick<GameRecord, 'id' | 'title' | 'players' | 'config' | 'createdAt'>;

export class Keeper {
	readonly #world: World;
	readonly #game: Kept;
	/** all moves of the game, in order */
	#moves: readonly Answer[];
	/** how many of them are on the disk for sure */
	#stored: number;
	/** what may be on the disk after them: the last try that failed */
	#tried: readonly Answer[] = [];

	constructor(world: World, { id, title, players, config, createdAt }: Kept, moves: readonly Answer[]) {
		this.#world = world;
		this.#game = { id, title, players, config, createdAt };
		this.#moves = moves;
		this.#stored = moves.length;
	}

	get moves(): readonly Answer[] {
		return this.#moves;
	}

	get unsaved(): number {
		return this.#moves.length - this.#stored;
	}

	/** On the disk when it gives null; in memory after passing trouble; nowhere after any other. */
	async add(answer: Answer, position: Position): Promise<StorageTrouble | null> {
		const moves = [...this.#moves, answer];
		const trouble = await this.#store(moves, position);
		if (trouble === null || isPassing(trouble)) this.#moves = moves;
		return trouble;
	}

	/** The last move is gone when it gives null; a move that never reached the disk needs no leave of it. */
	async takeBack(before: Position): Promise<StorageTrouble | null> {
		const moves = this.#moves.slice(0, -1);
		const trouble = this.unsaved > 0 ? null : await this.#unstore(moves, before);
		if (trouble === null) this.#moves = moves;
		return trouble;
	}

	/** One more try for what the storage would not take. */
	async flush(position: Position): Promise<void> {
		if (this.unsaved > 0) await this.#store(this.#moves, position);
	}

	async #store(moves: readonly Answer[], position: Position): Promise<StorageTrouble | null> {
		const added = moves.slice(this.#stored);
		const addition = { after: this.#stored, moves: added, tried: this.#tried, ...this.#standing(position) };
		let kept = await this.#world.storage.append(this.#game.id, addition);
		if (isGone(kept)) kept = await this.#storeWhole(moves, position);
		this.#tried = 'trouble' in kept ? added : [];
		if ('trouble' in kept) return kept.trouble;
		this.#stored = moves.length;
		return null;
	}

	async #unstore(moves: readonly Answer[], before: Position): Promise<StorageTrouble | null> {
		const [from, to] = [this.#moves.length, moves.length];
		let kept = await this.#world.storage.undo(this.#game.id, { from, to, ...this.#standing(before) });
		if (isGone(kept)) kept = await this.#storeWhole(moves, before);
		this.#stored = to;
		if (!('trouble' in kept)) return null;
		// Nobody knows whether the move is still there; it is stored again with the next.
		this.#tried = this.#moves.slice(to);
		return kept.trouble;
	}

	/** Deleting needs the game to be closed: it was the browser that threw it away, and here it is whole. */
	async #storeWhole(moves: readonly Answer[], position: Position): ReturnType<Storage['append']> {
		const { snapshot, flow, at: playedAt } = this.#standing(position);
		const { rules, seed } = snapshot;
		const record = { ...this.#game, rules, seed, playedAt, snapshot, flow };
		const kept = await this.#world.storage.restore(record, moves);
		return 'trouble' in kept ? kept : { moves: moves.length };
	}

	#standing(position: Position) {
		return { snapshot: position.game, flow: flowOf(position), at: this.#world.clock.now() };
	}
}

const isGone = (kept: Awaited<ReturnType<Storage['append']>>): boolean =>
	'trouble' in kept && kept.trouble === 'not-found';
