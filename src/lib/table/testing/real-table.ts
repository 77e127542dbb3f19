/** A sitting with the real rule book and the real views, and players who answer anything legal. */
import { expect } from 'vitest';
import type { GameConfig } from '../../rules/index.ts';
import { chooser } from '../../rules/testing/play.ts';
import { anyAnswer } from '../../robots/random.ts';
import { engine } from '../engine.ts';
import type { NewGame, Sitting } from '../types.ts';
import { fakeWorld, type FakeWorld } from './fake-world.ts';

const NAMES = ['Anna', 'Boris', 'Claudia', 'Dora', 'Emil', 'Fanny', 'Gustav'];
const crew = (config: GameConfig): NewGame => ({
	title: '',
	players: NAMES.slice(0, config.players).map((name, colour) => ({ name, colour, pin: null })),
	config
});

/** The same number deals the same game. */
export async function begin(
	config: GameConfig,
	seed = 1,
	rulesAndViews = engine
): Promise<{ fake: FakeWorld; id: string }> {
	const fake = fakeWorld(rulesAndViews, undefined, loaded(seed));
	const created = await fake.table.createGame(crew(config));
	if (!('id' in created)) throw new Error(JSON.stringify(created));
	return { fake, id: created.id };
}
/** The real cryptography, with chance in the test's hands. */
function loaded(seed: number): Crypto {
	const pick = chooser(seed);
	const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
		new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => {
			bytes[at] = pick(256);
		});
		return array;
	};
	return { subtle: globalThis.crypto.subtle, getRandomValues, randomUUID: () => crypto.randomUUID() };
}

export async function sit(fake: FakeWorld, id: string): Promise<Sitting> {
	const opened = await fake.table.openSitting(id);
	if ('trouble' in opened) throw new Error(opened.trouble);
	return opened.sitting;
}

/** Takes the tablet where it has to go and answers the next decision with anything legal. */
export async function answerNext(sitting: Sitting, pick: (n: number) => number): Promise<void> {
	sitting.lift();
	// something all have to see has brought it to the table first
	const [asked] = sitting.state.table.decisions;
	if (sitting.state.handOff.mode === 'table' && asked?.question === null) sitting.passTo(asked.seat);
	await sitting.open();
	const { eyes, table } = sitting.state;
	const next = eyes?.mine[0] ?? table.decisions[0];
	if (!next?.question) throw new Error('nobody is asked');
	await sitting.answer(next.id, next.seat, anyAnswer(next.question, pick));
	expect(sitting.state).toMatchObject({ refusal: null, trouble: null, saving: false });
}
