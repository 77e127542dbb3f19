/** One character at work: he sits at A and is current. For the tests of the sheets. */
import { characters, type CharacterId, type PlaceId } from '../../box/index.ts';
import type { OfferedOption, Seat } from '../contract.ts';
import { drawCrisis } from '../crisis.ts';
import { take } from '../decks.ts';
import { pending, run } from '../engine.ts';
import type { Game } from '../game.ts';
import { startCheck, told } from './checks.ts';
import { A, playFrame, question, scene } from './scene.ts';
import { quiet } from './voyage.ts';

type Scene = Parameters<typeof scene>[0];
const others = (one: CharacterId): CharacterId[] =>
	(['saul-tigh', 'chief-galen-tyrol', 'laura-roslin', 'tom-zarek'] as const)
		.filter((other) => other !== one)
		.slice(0, 3);
/** He sits at A and is current; three others with him. */
export const table = (character: CharacterId, rest: Partial<Scene> = {}): Game =>
	scene({
		cast: [character, ...others(character)],
		config: { leader: characters[character].category === 'cylon-leader' },
		...rest
	});
export const hand = (game: Game, seat: Seat): readonly string[] => game.seats[seat]?.hand ?? [];
export const place = (game: Game, seat: Seat) => game.seats[seat]?.position;
export const action = (game: Game, seat: Seat = A): Game =>
	playFrame(game, { proc: 'grant', seat, move: false, actions: 1, own: true });
export const movement = (game: Game): Game =>
	playFrame(game, { proc: 'move', step: 'pick', seat: A, own: true, to: null });
export const offer = (game: Game, why: 'action' | 'move', id: string): OfferedOption | undefined => {
	const { question: asked } = question(game, why);
	return asked.kind === 'menu' ? asked.from.find((option) => option.id === id) : undefined;
};
/** Is the window of this moment open to A? */
export const isOpen = (game: Game, event: string): boolean => {
	const asked = pending(game)[0]?.question;
	return asked?.kind === 'window' && asked.event === event && asked.from.includes(A);
};
/** The Crisis step of the current player, with this card on top. */
export function crisis(game: Game, ...ids: string[]): Game {
	const next = structuredClone(game);
	for (const id of ids) take(next.decks.crisis, id);
	next.decks.crisis.push(...ids.toReversed());
	next.stack = [{ proc: 'look', seat: A, cards: [], why: 'look', rule: 'R13.1.1' }];
	drawCrisis(next);
	run(next);
	return next;
}
export const checkAt = (game: Game, where: PlaceId, chosen: Seat | null = null, acting: Seat = A): Game =>
	startCheck(game, 7, ['politics'], {
		about: { deck: 'place', id: where },
		used: true,
		acting,
		...(chosen === null ? {} : { chosen })
	});
export const difficulty = (game: Game) => told(game, 'check-ended').difficulty;
/** The next turn begins: B's. */
export function nextTurn(game: Game): Game {
	const next = quiet(game);
	next.flow = { ...next.flow, play: 'turn.end' };
	run(next);
	return next;
}

export type Three = Readonly<
	Record<'positive' | 'once' | 'negative', readonly [name: string, test: () => void]>
>;
