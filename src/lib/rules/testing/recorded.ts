/**
 * Finished games as files: set-up, seed and what was answered, written as short as can be, and how the game ended.
 * A window let pass is `true`; where several decisions are open at once the answer says which one it is for.
 */
import type { Answer, AnswerValue, Decision, GameConfig, Seed } from '../contract.ts';
import { answer, newGame, pending } from '../engine.ts';
import type { Game } from '../game.ts';

interface OneOfSeveral {
	of: number;
	value: AnswerValue | true;
}
type Written = AnswerValue | true | OneOfSeveral;

export interface RecordedGame {
	config: GameConfig;
	seed: Seed;
	expected: Expected;
	answers: Written[];
}
interface Expected {
	outcome: NonNullable<Game['outcome']>;
	turns: number;
	/** by seat: the agenda and whether it was fulfilled */
	agendas: Readonly<Record<number, readonly [agenda: string, won: boolean]>>;
}

const short = (value: AnswerValue): AnswerValue | true =>
	typeof value === 'object' && value !== null && 'go' in value ? true : value;
const long = (value: AnswerValue | true): AnswerValue => (value === true ? { go: true } : value);

export function write(open: readonly Decision[], given: Answer): Written {
	const value = short(given.value);
	return open.length === 1 ? value : { of: open.findIndex(({ id }) => id === given.decision), value };
}

const isOneOfSeveral = (written: Written): written is OneOfSeveral =>
	typeof written === 'object' && written !== null && 'of' in written;

export function read(open: readonly Decision[], written: Written): Answer {
	const { of, value } = isOneOfSeveral(written) ? written : { of: 0, value: written };
	const decision = open[of];
	if (!decision) throw new Error('an answer to nothing');
	return { decision: decision.id, seat: decision.seat, value: long(value) };
}

export const expectedOf = ({ outcome, turn, seats }: Game): Expected => {
	if (!outcome) throw new Error('the game is not over');
	const agendas = seats.flatMap(({ agenda }, seat): [number, readonly [string, boolean]][] =>
		agenda ? [[seat, [agenda, outcome.winners.some((winner) => winner === seat)]]] : []
	);
	return { outcome, turns: turn, agendas: Object.fromEntries(agendas) };
};

/** Plays it again, answer by answer. */
export function replay({ config, seed, answers }: RecordedGame): Game {
	let game = newGame(config, seed);
	for (const [n, written] of answers.entries()) {
		if ('refused' in game) throw new Error(`answer ${String(n)} was refused: ${game.refused} (${game.rule})`);
		game = answer(game, read(pending(game), written));
	}
	if ('refused' in game) throw new Error(`the last answer was refused: ${game.refused}`);
	return game;
}
