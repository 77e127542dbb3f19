/**
 * Windows: acting out of turn (R14.3, R13.4.3). A window opens because the rules open it, for every seat that could act
 * by public knowledge; whether anybody holds anything is not looked at. Going on closes it; a seat that claims it is
 * asked in private and may withdraw without trace (R13.4.4). After each use it opens again (R5.3.2).
 *
 * Every window of the game, in the order of R14.3:
 *   before-roll W1 · after-roll W2, W3, W17 · raiders-activate W4 · check-before W5 · check-bypass W6 · check-cards-in W7
 *   check-revealed W8 · check-total W9 · check-cleanup W10 · contributed W11 · discarded W12 · crisis-revealed W13
 *   option-chosen W14 · viper-placed W15 · destroyed W16 · check-outcome W18 · card-resolved W19 · movement-end W20
 *   turn-start and turn-end W21 · roll-due W22
 */
import { hiddenTexts, openTexts, scopeOf, automatic, spend, type Happening, type Text } from './abilities.ts';
import { ask, asNameOrNull, asWindow, forget } from './ask.ts';
import type { AnswerValue, Seat } from './contract.ts';
import { playCard } from './decks.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { asSeat, clockwise } from './seats.ts';
import { below, pop, push, run } from './stack.ts';

export interface WindowFrame extends BaseFrame {
	proc: 'window';
	happening: Readonly<Happening>;
	/** who has claimed it and is looking at his cards */
	claim: Seat | null;
	/** a text has settled the matter: nothing more can be answered to */
	done: boolean;
	/** sheets and cards in play answer once to the same moment */
	used: string[];
}

type Moment = Pick<WindowFrame, 'happening' | 'used'>;
const useOf = (seat: Seat, { id }: Text): string => `${String(seat)} ${id}`;

const openNow = (game: Game, { happening, used }: Moment, seat: Seat): Text[] =>
	openTexts(game, happening, seat).filter((text) => !used.includes(useOf(seat, text)));

/** Could this seat act by public knowledge? */
const isCandidate = (game: Game, moment: Moment, seat: Seat): boolean =>
	openNow(game, moment, seat).length > 0 || hiddenTexts(game, moment.happening, seat, true).length > 0;

const candidates = (game: Game, moment: Moment): Seat[] =>
	clockwise(game, game.current).filter((seat) => isCandidate(game, moment, seat));

/** Opens a window next, if public facts say that somebody could act (R13.4.5). */
export function openWindow(game: Game, happening: Happening): void {
	const moment = { happening, used: [] };
	if (game.seats.some((_, n) => isCandidate(game, moment, asSeat(n))))
		push(game, { proc: 'window', happening, claim: null, done: false, used: [] });
}

/** What happens by itself now, first to happen first. */
export function fire(game: Game, happening: Happening): void {
	for (const text of automatic(game, happening).reverse()) {
		const { about, holder, ability } = text;
		tell(game, { kind: 'triggered', about, seat: holder });
		run(game, ability.effects ?? [], scopeOf(holder ?? game.current, text, false));
	}
}

/** A text has settled what the innermost window was about. */
export function closeWindow(game: Game): void {
	const frame = game.stack.findLast((candidate) => candidate.proc === 'window');
	if (frame?.proc === 'window') frame.done = true;
}

export function stepWindow(game: Game, frame: WindowFrame): void {
	if (frame.done) {
		pop(game, frame);
		return;
	}
	if (frame.claim !== null) {
		respond(game, frame, frame.claim);
		return;
	}
	const answer = frame.got?.['go'] ?? askAll(game, frame);
	if (answer === undefined) return;
	const decided = asWindow(answer);
	forget(frame);
	if ('go' in decided) frame.done = true;
	else frame.claim = decided.claim;
}

/** Undefined while it is open, or where nobody can act any more. */
function askAll(game: Game, frame: WindowFrame): AnswerValue | undefined {
	const from = candidates(game, frame);
	if (from.length === 0) {
		frame.done = true;
		return undefined;
	}
	return ask(game, frame, {
		key: 'go',
		seat: game.current,
		why: 'window',
		mode: 'public',
		rule: 'R13.4.3',
		question: { kind: 'window', event: frame.happening.on, from }
	});
}

/** Behind the gate where a hand could matter by public knowledge; openly where only sheets and cards in play can. */
function respond(game: Game, frame: WindowFrame, seat: Seat): void {
	const { happening } = frame;
	const hidden = hiddenTexts(game, happening, seat, true).length > 0;
	const texts = [...openNow(game, frame, seat), ...(hidden ? hiddenTexts(game, happening, seat, false) : [])];
	const answer = ask(game, frame, {
		key: 'respond',
		seat,
		why: 'respond',
		mode: hidden ? 'hand' : 'public',
		rule: 'R14.3',
		question: {
			kind: 'menu',
			from: texts.map(({ id, ability }) => ({ id, effects: ability.effects ?? [] })),
			optional: true
		}
	});
	if (answer === undefined) return;
	frame.claim = null;
	forget(frame);
	const text = texts.find(({ id }) => id === asNameOrNull(answer));
	if (text) use(game, frame, seat, text);
}

function use(game: Game, frame: WindowFrame, seat: Seat, text: Text): void {
	spend(game, seat, text);
	if (text.card) playCard(game, seat, text.card);
	else {
		frame.used.push(useOf(seat, text));
		tell(game, { kind: 'played', seat, about: text.about });
	}
	const opener = below(game, frame);
	if (typeof text.ability.when === 'object' && text.ability.when.instead) {
		frame.done = true;
		if (opener) opener.instead = true;
	}
	const { target } = frame.happening;
	run(game, text.ability.effects ?? [], {
		...scopeOf(seat, text),
		...(target === undefined ? {} : { target })
	});
}
