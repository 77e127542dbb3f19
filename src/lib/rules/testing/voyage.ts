/** Situations round jumps and New Caprica: which destinations lie on top, and the table after the landing or the return. */
import { anyAnswer } from '../../robots/random.ts';
import type { AnswerValue, Why } from '../contract.ts';
import { pending } from '../engine.ts';
import type { Frame } from '../frames.ts';
import type { Game } from '../game.ts';
import { goOn, isDone, playFrame, playText, reply, scene } from './scene.ts';

type Scene = Parameters<typeof scene>[0];

/** These cards lie on top of the Destination deck, the first one topmost. */
export function stackDestinations(game: Game, ...cards: string[]): void {
	const deck = game.decks.destination;
	for (const card of cards) {
		const at = deck.indexOf(card);
		if (at < 0) throw new Error(`no ${card} in the deck`);
		deck.splice(at, 1);
	}
	deck.push(...cards.toReversed());
}

/** The table as it stands, with nothing going on. */
export function quiet(game: Game): Game {
	const next = structuredClone(game);
	next.stack = [];
	next.asked = [];
	return next;
}

/** The fleet jumps: whoever picks takes this card (with `barren-planet` beside it), and nothing else is answered yet. */
export function jumpTo(game: Game, card: string): Game {
	const next = structuredClone(game);
	stackDestinations(next, card, 'barren-planet');
	return reply(playText(next, [{ kind: 'jump' }]), 'destination-pick', [card]);
}

/** Answers whatever is asked until the text is done: as said, else the first thing offered. */
export function finish(game: Game, how: Partial<Record<Why, AnswerValue>> = {}): Game {
	let now = goOn(game);
	while (!isDone(now)) {
		const [decision] = pending(now);
		if (!decision) throw new Error('nothing is asked');
		const { why, seat, question } = decision;
		now = goOn(reply(now, why, how[why] ?? anyAnswer(question, () => 0), seat));
	}
	return now;
}

/** Carries out a frame that asks nothing. */
export const carriedOut = (game: Game, frame: Frame): Game => {
	const after = goOn(playFrame(game, frame));
	if (!isDone(after)) throw new Error(`${pending(after)[0]?.why ?? 'something'} is asked`);
	return quiet(after);
};

/** After the landing, before Galactica is back. */
export function landed({ edit, ...rest }: Scene): Game {
	const game = carriedOut(scene(rest), { proc: 'landing', step: 'land' });
	game.distance = 7;
	game.milestones = [4, 7];
	game.sleepersDealt = true;
	edit?.(game);
	return game;
}

/** After Galactica's return. */
export function returned({ edit, ...rest }: Scene): Game {
	const game = carriedOut(landed(rest), { proc: 'return', step: 'arrive' });
	edit?.(game);
	return game;
}
