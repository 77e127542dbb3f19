/**
 * What is refused, and why, is told to whoever holds the tablet, so it follows from what he may know: the same answer is taken in both
 * of two games he cannot tell apart, or refused in both for the same reason.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswer } from '../robots/random.ts';
import { answer, pending, type AnswerValue, type Decision, type Game } from '../rules/index.ts';
import { allConfigs, begin, chooser, PEGASUS } from '../rules/testing/play.ts';
import { figure } from '../storage/testing/figures.ts';
import { runs } from '../storage/testing/runs.ts';
import { wander } from './testing/non-interference.ts';
import { twin, type Pick } from './testing/twin.ts';

const configs = fc.constantFrom(...allConfigs());
const seeds = fc.integer({ min: 1, max: 100_000 });

type Judge = (game: Game, decision: Decision, value: AnswerValue) => string | null;

/** Why the rules do not take it; null: they do. A twin that cannot go on after that has been taken at its word. */
const judged: Judge = (game, { id, seat }, value) => {
	try {
		const next = answer(game, { decision: id, seat, value });
		return 'refused' in next ? `${next.refused} ${next.rule}` : null;
	} catch {
		return null;
	}
};

/** Something legal, something for another question, and some that fit none. */
function tries({ question }: Decision, game: Game, pick: Pick): AnswerValue[] {
	const others = pending(game).map((decision) => anyAnswer(decision.question, pick));
	const odd = [null, [], 'nobody', 7, { go: true }, { claim: pick(7) }, ['executive-order-1'], {}];
	// whatever is given: the rules have to say what is wrong with it
	return [anyAnswer(question, pick), ...others, ...(odd as AnswerValue[])];
}

/**
 * R13.2: half-given answers and looks are hidden in the frames, and cards somebody picks from still lie on their deck: a twin has
 * none of them to go on from.
 */
const isBetween = ({ stack, asked, waiting }: Game): boolean =>
	waiting.some(({ scope }) => scope.looked) ||
	stack.some(
		(frame) => frame.got !== undefined || frame.proc === 'look' || ('scope' in frame && frame.scope.looked)
	) ||
	asked.some(({ question }) => question.kind === 'cards' && question.pile !== 'skill');

/** Answers judged otherwise in a game that its answerer cannot tell from this one, and how many were tried. */
function refusalLeaks(game: Game, pick: Pick, judge = judged): { tried: number; found: string[] } {
	if (isBetween(game)) return { tried: 0, found: [] };
	const found: string[] = [];
	let tried = 0;
	for (const decision of pending(game)) {
		const other = twin(game, decision.mode === 'public' ? null : decision.seat, pick);
		for (const value of tries(decision, game, pick)) {
			tried += 1;
			const [here, there] = [judge(game, decision, value), judge(other, decision, value)];
			if (here !== there)
				found.push(`${decision.why} ${JSON.stringify(value)}: ${String(here)} or ${String(there)}`);
		}
	}
	return { tried, found };
}

test('refusals are the same in games the answerer cannot tell apart', () => {
	let [states, compared, refused] = [0, 0, 0];
	fc.assert(
		fc.property(configs, seeds, (config, seed) => {
			wander(begin(config, seed), chooser(seed), 300, (game) => {
				const pick = chooser(seed + game.count);
				if (pick(4) > 0) return;
				const { tried, found } = refusalLeaks(game, pick);
				expect(found).toEqual([]);
				compared += tried;
				states += Number(tried > 0);
				refused += Number(pending(game).some((decision) => judged(game, decision, 'nobody') !== null));
			});
		}),
		{ numRuns: runs(8, 400) }
	);
	figure('states compared', states);
	expect(compared).toBeGreaterThan(1000);
	expect(refused).toBeGreaterThan(100);
}, 3_600_000);

test('a reason that depends on a hand is found', () => {
	const leaky: Judge = (game, decision, value) => {
		const why = judged(game, decision, value);
		const holds = game.seats.some(({ hand }, seat) => seat !== decision.seat && hand.includes('repair-1'));
		return why !== null && holds ? 'somebody could help' : why;
	};
	const found: string[] = [];
	for (const seed of [1, 2, 3])
		wander(begin(PEGASUS, seed), chooser(seed), 200, (game) => {
			if (game.count % 5 === 0) found.push(...refusalLeaks(game, chooser(game.count), leaky).found);
		});
	expect(found.length).toBeGreaterThan(5);
});
