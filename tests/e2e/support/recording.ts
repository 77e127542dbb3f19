/** Finished games of the rule book's collection, to be played again by touch: they stay the same however robots learn to play. */
import { readdirSync, readFileSync } from 'node:fs';
import {
	answer,
	newGame,
	pending,
	type Answer,
	type Decision,
	type Game
} from '../../../src/lib/rules/index.ts';
import { read, type RecordedGame } from '../../../src/lib/rules/testing/recorded.ts';
import type { Mind, Played } from './robots.ts';

const FOLDER = new URL('../../../src/lib/rules/fixtures/', import.meta.url);

export const recordedNames = (): string[] =>
	readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? [file.replace('.json', '')] : []));

export const recorded = (name: string): RecordedGame =>
	// the recorder's own files; playing them shows whether they are sound
	JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as RecordedGame;

/** Every position of a recorded game, with the moves that lead there. */
export function* positionsOf({ config, seed, answers }: RecordedGame): Generator<Played> {
	const begun = newGame(config, seed);
	if ('refused' in begun) throw new Error(begun.refused);
	let game: Game = begun;
	const moves: Answer[] = [];
	yield { game, moves: [] };
	for (const written of answers) {
		const given = read(pending(game), written);
		const next = answer(game, given);
		if ('refused' in next) throw new Error(next.refused);
		game = next;
		moves.push(given);
		yield { game, moves: [...moves] };
	}
}

/** Gives the answers of the recording, each to the question it was given to. */
export class Remembering implements Mind {
	constructor(private readonly game: RecordedGame) {}

	decide(game: Game, { id, why }: Decision, move: number): Answer {
		const written = this.game.answers[move];
		if (written === undefined) throw new Error('the recording has ended');
		const given = read(pending(game), written);
		if (given.decision !== id)
			throw new Error(`answer ${String(move)} of the recording is for another question than ${why}`);
		return given;
	}
}
