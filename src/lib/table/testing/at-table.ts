/** A sitting with a rule book of one page, and short words for what a test does at it. */
import type { IDBFactory } from 'fake-indexeddb';
import type { Seat } from '../../rules/index.ts';
import type { NewGame, Sitting, SittingState } from '../types.ts';
import { fakeEngine, type Step } from './fake-engine.ts';
import { fakeWorld, type FakeWorld } from './fake-world.ts';

export const seat = (n: number) => n as Seat;
export const [anna, boris, claudia] = [seat(0), seat(1), seat(2)];

export const threeFriends: NewGame = {
	title: 'Friday crew',
	players: ['Anna', 'Boris', 'Claudia'].map((name, colour) => ({ name, colour, pin: null })),
	config: { set: 'base', objective: 'kobol', players: 3, fourSix: 'no-sympathizer', leader: false }
};

export const open = (n: number): Step => [{ seat: n, mode: 'public' }];
export const secret = (n: number): Step => [{ seat: n, mode: 'secret' }];
export const hand = (n: number): Step => [{ seat: n, mode: 'hand' }];

export interface AtTable extends FakeWorld {
	sitting: Sitting;
	id: string;
	seen: SittingState[];
	/** the first open decision, answered by its seat */
	answer(value: string): Promise<void>;
	/** take the tablet to a seat, through its gate */
	holdFor(to: Seat): Promise<void>;
	shown(): unknown;
	played(): unknown;
	/** the same device, started again */
	restart(): Promise<AtTable>;
}

export async function sitDown(script: readonly Step[], newGame = threeFriends): Promise<AtTable> {
	const fake = fakeWorld(fakeEngine(script));
	const created = await fake.table.createGame(newGame);
	if (!('id' in created)) throw new Error(JSON.stringify(created));
	return await reopen(script, created.id, fake.indexedDB);
}

async function reopen(script: readonly Step[], id: string, indexedDB: IDBFactory): Promise<AtTable> {
	const fake = fakeWorld(fakeEngine(script), indexedDB);
	const opened = await fake.table.openSitting(id);
	if (!('sitting' in opened)) throw new Error(opened.trouble);
	const { sitting } = opened;
	const seen: SittingState[] = [];
	sitting.subscribe((state) => seen.push(state));
	return {
		...fake,
		sitting,
		id,
		seen,
		async answer(value) {
			const next = sitting.state.table.decisions[0];
			await sitting.answer(next?.id ?? '', next?.seat ?? anna, value);
		},
		async holdFor(to) {
			sitting.passTo(to);
			await sitting.open();
		},
		shown: () => sitting.state.handOff,
		played: () => (sitting.state.table as unknown as { played: unknown }).played,
		restart: () => reopen(script, id, indexedDB)
	};
}

export const gate = (of: Seat, pin = false, wrongPin = false) => ({ mode: 'gate', seat: of, pin, wrongPin });
export const inHands = (of: Seat) => ({ mode: 'private', seat: of });
export const onTable = { mode: 'table' };
export const behindCurtain = { mode: 'curtain' };
