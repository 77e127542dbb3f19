/**
 * R5: a skill check, step by step as in R5.2. Cards lie with who added them until the reveal shuffles them together; after
 * that `revealed` holds them all, and only the numbers of `added` are still told (R13.2.6, R13.2.7).
 */
import {
	readSkillRef,
	skillCards,
	type Ability,
	type Check,
	type Effect,
	type SkillId,
	type SkillType
} from '../box/index.ts';
import { keptTexts } from './abilities.ts';
import { ask, asBins, asNames, forget } from './ask.ts';
import type { About, Seat } from './contract.ts';
import { take, takeDestiny, toDiscards, typeOf } from './decks.ts';
import type { BaseFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import { tell, tellTo } from './log.ts';
import { checkLimit, expire, inForce } from './modifiers.ts';
import { crossBarrier, shuffle } from './random.ts';
import { clockwise, leftOf, seatOf } from './seats.ts';
import { pop, run } from './stack.ts';
import { runWaiting } from './turn-end.ts';
import { fire, openWindow } from './windows.ts';

export interface CheckFrame extends BaseFrame {
	proc: 'check';
	step:
		| 'declare'
		| 'bypass'
		| 'before'
		| 'destiny'
		| 'contribute'
		| 'cards-in'
		| 'reveal'
		| 'abilities'
		| 'total'
		| 'after-total'
		| 'outcome'
		| 'effects'
		| 'cleanup'
		| 'discard';
	check: Readonly<Check>;
	about: About;
	/** at whom it is aimed (R5.10.1) */
	target: Seat | null;
	/** who drew the Crisis card */
	drawer: Seat | null;
	scope: Scope;
	/** per-check limits used up, by card name or group; `reckless` among them makes the check Reckless (R5.8) */
	used: string[];
	/** cards from the Destiny deck (R5.2.4) */
	destiny: string[];
	/** in the order they were added; what Dee has learned comes first (R5.3.4) */
	added: { seat: Seat; cards: string[] }[];
	/** who has still to contribute */
	order: Seat[];
	/** all cards once turned up, shuffled: who added what cannot be read off (R13.2.7) */
	revealed: string[] | null;
	total: number | null;
	outcome: 'pass' | 'partial' | 'fail' | null;
	/** decided without cards (R5.2.2) */
	bypass?: 'pass' | 'fail';
}

/** R5.2.4 */
const DESTINY_CARDS = 2;

export function stepCheck(game: Game, frame: CheckFrame): void {
	switch (frame.step) {
		case 'declare':
			frame.step = 'bypass';
			declare(game, frame);
			break;
		case 'bypass':
			frame.step = frame.bypass ? 'effects' : 'before';
			if (frame.bypass) frame.outcome = frame.bypass;
			delete frame.instead;
			break;
		case 'before':
			frame.step = 'destiny';
			openWindow(game, { on: 'check-before' });
			fire(game, { on: 'check-before' });
			break;
		case 'destiny':
			frame.step = 'contribute';
			drawDestiny(game, frame);
			break;
		case 'contribute':
			contribute(game, frame);
			break;
		case 'cards-in':
			frame.step = 'reveal';
			openWindow(game, { on: 'check-cards-in' });
			break;
		case 'reveal':
			frame.step = 'abilities';
			reveal(game, frame);
			openWindow(game, { on: 'check-revealed' });
			break;
		case 'abilities':
			runAbilities(game, frame);
			break;
		case 'total':
			frame.step = 'after-total';
			frame.total = cardValues(game, frame).reduce((sum, { value }) => sum + value, 0);
			openWindow(game, { on: 'check-total' });
			break;
		case 'after-total':
			frame.step = 'outcome';
			decide(game, frame);
			break;
		case 'outcome':
			frame.step = 'effects';
			openWindow(game, { on: 'check-outcome', ...(frame.outcome ? { outcome: frame.outcome } : {}) });
			break;
		case 'effects':
			frame.step = 'cleanup';
			carryOut(game, frame);
			break;
		case 'cleanup':
			frame.step = 'discard';
			if (frame.revealed) openWindow(game, { on: 'check-cleanup' });
			break;
		case 'discard':
			toDiscards(game, frame.revealed ?? []);
			expire(game, 'check');
			pop(game, frame);
	}
}

/** R5.2.1: modifiers that need no decision are in the number already. R5.2.2: only the check of a Crisis card can be bypassed. */
function declare(game: Game, frame: CheckFrame): void {
	const { about, target } = frame;
	tell(game, {
		kind: 'check-began',
		difficulty: difficultyOf(game, frame),
		positive: positiveTypes(game, frame),
		of: about,
		target
	});
	if (about.deck === 'crisis' || about.deck === 'new-caprica-crisis')
		openWindow(game, { on: 'check-bypass' });
}

function drawDestiny(game: Game, frame: CheckFrame): void {
	const count = Math.min(DESTINY_CARDS, ...inForce(game, 'destiny-count').map(({ mod }) => mod.n));
	frame.destiny = takeDestiny(game, count);
	frame.order = clockwise(game, leftOf(game, game.current));
	tell(game, { kind: 'destiny-in', count: frame.destiny.length });
	runWaiting(game, 'destiny-in');
}

/** R5.4.4: contributions lie open; with the base card Destiny's too. */
export const isFaceUp = (game: Game): boolean => inForce(game, 'face-up').length > 0;

/** R5.4: one seat after the other, left of the current player first. Nobody is ever asked because of what he holds. */
function contribute(game: Game, frame: CheckFrame): void {
	const [seat] = frame.order;
	if (seat === undefined) {
		frame.step = 'cards-in';
		return;
	}
	const { hand } = seatOf(game, seat);
	let cards: readonly string[] = [];
	if (hand.length > 0) {
		const answer = ask(game, frame, {
			key: 'contribute',
			seat,
			why: 'contribute',
			mode: isFaceUp(game) ? 'hand' : 'secret',
			rule: 'R5.4.1',
			question: {
				kind: 'cards',
				pile: 'skill',
				from: [...hand],
				min: 0,
				max: Math.min(checkLimit(game, seat), hand.length)
			},
			about: frame.about
		});
		if (answer === undefined) return;
		cards = asNames(answer);
	}
	forget(frame);
	frame.order.shift();
	for (const card of cards) take(hand, card);
	addCards(game, frame, seat, cards);
	// W11: only the cards of who is on probation can be asked for
	const watched = keptTexts(game).some(
		({ ability, holder }) => holder === seat && isOn(ability, 'contributed') && cards.length > 0
	);
	if (watched) openWindow(game, { on: 'contributed', by: seat });
}

const isOn = ({ when }: Ability, event: 'contributed' | 'check-abilities'): boolean =>
	typeof when === 'object' && when.on === event;

/** Cards of a seat go into the check; the number is public at once and nothing is taken back (R5.4.2, R5.4.3). */
export function addCards(game: Game, frame: CheckFrame, seat: Seat, cards: readonly string[]): void {
	crossBarrier(game);
	frame.added.push({ seat, cards: [...cards] });
	frame.revealed?.push(...cards);
	tell(game, { kind: 'contributed', seat, count: cards.length });
	if (cards.length === 0) return;
	const open = frame.revealed !== null || isFaceUp(game);
	if (open) tell(game, { kind: 'contributed-cards', seat, cards: [...cards] });
	else tellTo(game, [seat], { kind: 'contributed-cards', seat, cards: [...cards] });
}

function reveal(game: Game, frame: CheckFrame): void {
	frame.revealed = shuffle(game, [...frame.destiny, ...frame.added.flatMap(({ cards }) => cards)]);
	crossBarrier(game);
	tell(game, { kind: 'check-revealed', cards: [...frame.revealed] });
}

/** R5.7: in a Reckless check each name among the cards acts once, in the order the current player likes. */
function runAbilities(game: Game, frame: CheckFrame): void {
	const reckless = frame.used.includes('reckless');
	const acting = reckless ? oneOfEachName(frame.revealed ?? []) : [];
	let order: readonly string[] = acting;
	if (acting.length > 1) {
		const answer = ask(game, frame, {
			key: 'order',
			seat: game.current,
			why: 'order',
			mode: 'public',
			rule: 'R5.2.9',
			question: { kind: 'order', pile: 'skill', items: acting, bins: ['next'] },
			about: frame.about
		});
		if (answer === undefined) return;
		order = asBins(answer)[0] ?? [];
	}
	forget(frame);
	frame.step = 'total';
	for (const card of [...order].reverse()) {
		const { kind } = readSkillRef(card);
		run(game, checkEffects(kind), {
			acting: game.current,
			used: false,
			about: { deck: 'skill', id: kind }
		});
	}
}

// each card's abilities are a tuple of their own; here they are only abilities
const checkEffects = (kind: SkillId): readonly Effect[] =>
	(skillCards[kind].abilities as readonly Ability[])
		.filter((ability) => isOn(ability, 'check-abilities'))
		.flatMap(({ effects }) => effects ?? []);

const oneOfEachName = (cards: readonly string[]): string[] =>
	[...cards]
		.sort()
		.filter((card) => checkEffects(readSkillRef(card).kind).length > 0)
		.filter(
			(card, n, all) => all.findIndex((other) => readSkillRef(other).kind === readSkillRef(card).kind) === n
		);

/** R5.6.1: the difficulty with everything that changes it now; it has no lower bound (R5.6.3). */
export const difficultyOf = (game: Game, { check }: CheckFrame): number =>
	inForce(game, 'difficulty').reduce((sum, { mod }) => sum + mod.by, check.difficulty);

/** R5.5.2: the types that count for the check now. */
export function positiveTypes(game: Game, { check }: CheckFrame): SkillType[] {
	const turned = inForce(game, 'positive').flatMap(({ mod }) => mod.types ?? []);
	return [...new Set([...check.positive, ...turned])];
}

/** R5.5: what each turned up card adds to the total. */
export function cardValues(game: Game, frame: CheckFrame): { card: string; value: number }[] {
	const types = positiveTypes(game, frame);
	const strengths = inForce(game, 'positive').map(({ mod }) => mod.strength);
	const zero = inForce(game, 'strength-zero').map(({ active }) => active?.chosen);
	return (frame.revealed ?? []).map((card) => {
		const type = typeOf(card);
		const { strength } = readSkillRef(card);
		if (zero.includes(type)) return { card, value: 0 };
		return { card, value: types.includes(type) || strengths.includes(strength) ? strength : -strength };
	});
}

/** R5.6.1, R5.6.2: the partial threshold never moves. */
function decide(game: Game, frame: CheckFrame): void {
	const total = frame.total ?? 0;
	const difficulty = difficultyOf(game, frame);
	const { partial } = frame.check;
	frame.outcome = total >= difficulty ? 'pass' : partial && total >= partial.at ? 'partial' : 'fail';
	tell(game, { kind: 'check-ended', total, difficulty, outcome: frame.outcome });
}

/** R5.6.4; a text may have taken the place of a passed check's effects (Cain). */
function carryOut(game: Game, frame: CheckFrame): void {
	const { check, outcome, scope, target } = frame;
	const replaced = frame.instead;
	delete frame.instead;
	if (replaced || outcome === null) return;
	const effects = outcome === 'partial' ? (check.partial?.effects ?? []) : check[outcome];
	run(game, effects, { ...scope, ignorable: true, ...(target === null ? {} : { target }) });
}
