/** Skill checks in tests: cards by type and strength as the examples write them, Destiny stacked, contributions by seat. */
import type { Ability, Effect, SkillType } from '../../box/index.ts';
import type { Seat } from '../contract.ts';
import { pending } from '../engine.ts';
import type { Scope } from '../frames.ts';
import type { Game } from '../game.ts';
import { give, playText, reply } from './scene.ts';

const CARDS: Readonly<Record<string, string>> = {
	pol: 'consolidate-power consolidate-power investigative-committee-pegasus',
	lea: 'executive-order executive-order declare-emergency',
	tac: 'launch-scout launch-scout strategic-planning',
	pil: 'evasive-maneuvers evasive-maneuvers maximum-firepower',
	eng: 'repair repair scientific-research',
	tre: 'broadcast-location special-destiny sabotage'
};

/** `pol3` is a politics card of strength 3. */
export function card(short: string): string {
	const strength = Number(short.slice(3));
	const kinds = CARDS[short.slice(0, 3)]?.split(' ') ?? [];
	return `${kinds[Math.min(strength, 3) - 1] ?? short}-${String(strength)}`;
}
export const cards = (shorts: string): string[] => (shorts === '' ? [] : shorts.split(' ').map(card));

/** These cards lie on top of the Destiny deck, the first on top; the deck keeps its size. */
export function stackDestiny(game: Game, ...wanted: readonly string[]): Game {
	const next = structuredClone(game);
	const holder = next.seats[0];
	if (!holder) throw new Error('no seats');
	const hand = [...holder.hand];
	for (const name of wanted) give(next, 0 as Seat, name);
	holder.hand = hand;
	while (next.decks.destiny.length > 12 - wanted.length) {
		const spare = next.decks.destiny.pop();
		if (spare) next.out.push({ deck: 'skill', id: spare });
	}
	next.decks.destiny.push(...[...wanted].reverse());
	return next;
}

/** A check with these numbers, as on a Crisis card unless the scope says otherwise. */
export const checkText = (difficulty: number, positive: readonly SkillType[]): Effect[] => [
	{
		kind: 'check',
		difficulty,
		positive,
		pass: [{ kind: 'resource', resource: 'food', by: 1 }],
		fail: [{ kind: 'resource', resource: 'food', by: -1 }]
	}
];

/** Starts it and lets nobody act before the first contribution is asked for. */
export function startCheck(
	game: Game,
	difficulty: number,
	positive: readonly SkillType[],
	scope: Partial<Scope> = {}
): Game {
	return playText(game, checkText(difficulty, positive), {
		about: { deck: 'crisis', id: 'cylon-accusation' },
		ignorable: true,
		...scope
	});
}

/** Everybody adds what is written for him, all else passes; stops at the first question of another kind. */
export function contribute(game: Game, by: Partial<Record<number, readonly string[]>>): Game {
	let now = game;
	for (;;) {
		const [first] = pending(now);
		if (first?.why === 'window') now = reply(now, 'window', { go: true });
		else if (first?.why === 'contribute') now = reply(now, 'contribute', by[first.seat] ?? []);
		else return now;
	}
}

/** Lets windows pass up to this one. */
export function upTo(game: Game, event: string): Game {
	let now = game;
	for (;;) {
		const [first] = pending(now);
		if (first?.question.kind === 'window' && first.question.event !== event)
			now = reply(now, 'window', { go: true });
		else if (first?.question.kind === 'window') return now;
		else throw new Error(`no ${event}, but ${first?.why ?? 'nothing'}`);
	}
}

/** Claims the open window and uses this text in it. */
export const act = (game: Game, seat: Seat, id: string): Game =>
	reply(reply(game, 'window', { claim: seat }), 'respond', id, seat);

/** The last line of the log of this kind. */
export const told = <K extends Game['log'][number]['kind']>(
	game: Game,
	kind: K
): Extract<Game['log'][number], { kind: K }> => {
	const found = game.log.findLast((entry) => entry.kind === kind);
	if (!found) throw new Error(`${kind} was not told`);
	// found by its kind
	return found as Extract<Game['log'][number], { kind: K }>;
};

/** What the text of a printed ability does. */
export const textOf = ({ effects = [] }: Ability): readonly Effect[] => effects;
