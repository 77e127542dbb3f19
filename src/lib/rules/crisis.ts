/**
 * R6.1: a Crisis card from its draw to its discard. The card of the turn is resolved in three phases: this file's frame does
 * the first part in the Crisis step, and comes back for the icons in the two steps after it (`own`, `game.drawn`). A card
 * resolved elsewhere (R3.6.4) goes through all of it in one frame, less what `skip` leaves out.
 */
import {
	crisesBase,
	crisesNewCaprica,
	crisesPegasus,
	superCrises,
	type Crisis,
	type CrisisIcons,
	type Effect,
	type SuperCrisis
} from '../box/index.ts';
import { ask, asNames, forget } from './ask.ts';
import { crisisComponent, layDown } from './card-piles.ts';
import type { About, Seat } from './contract.ts';
import { take, uncover } from './decks.ts';
import type { BaseFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import { tell, tellTo } from './log.ts';
import { inForce, on } from './modifiers.ts';
import { startMilestones } from './objective.ts';
import { placeShips } from './place-ships.ts';
import { crossBarrier } from './random.ts';
import { seatOf } from './seats.ts';
import { innermost, pop, push, run } from './stack.ts';
import { runWaiting } from './turn-end.ts';
import { fire, openWindow } from './windows.ts';

type Skipped = 'activate' | 'prepare';

export interface CrisisFrame extends BaseFrame {
	proc: 'crisis';
	step:
		| 'reveal'
		| 'answer'
		| 'resolve'
		| 'place'
		| 'special'
		| 'resolved'
		| 'activate'
		| 'waiting'
		| 'activated'
		| 'prepare'
		| 'done';
	about: About;
	/** R6.1.10; null: nobody drew it, it was looked for */
	drawer: Seat | null;
	/** the card of the turn's own Crisis step */
	own: boolean;
	skip: readonly Skipped[];
	/** it has the jump icon of the Engine Room (R6.1.11) */
	jump: boolean;
}

/** One card is kept of those drawn. */
export interface PickCrisisFrame extends BaseFrame {
	proc: 'pick-crisis';
	seat: Seat;
	drawer: Seat | null;
	draw: number;
	rest: 'bottom' | 'discard';
	own: boolean;
	skip: readonly Skipped[];
	/** it takes the place of the card just revealed (R6.1.3) */
	again: boolean;
}

const CRISES: Readonly<Record<string, Crisis>> = { ...crisesBase, ...crisesPegasus, ...crisesNewCaprica };
const SUPER: Readonly<Record<string, SuperCrisis>> = superCrises;

function cardOf({ deck, id }: About): Crisis | SuperCrisis {
	const card = deck === 'super-crisis' ? SUPER[id] : CRISES[id];
	if (!card) throw new Error(`no Crisis ${id}`);
	return card;
}

const iconsOf = (about: About): CrisisIcons => {
	const card = cardOf(about);
	return 'icons' in card ? card.icons : {};
};

const isSuper = ({ about }: CrisisFrame): boolean => about.deck === 'super-crisis';

/** R6.1.1: Religious Visions shows its owner more cards. */
const cardsSeen = (game: Game, drawer: Seat | null, draw: number): number =>
	drawer === null
		? draw
		: on(game, drawer, 'draw-choice').reduce(
				(most, mod) => (mod.deck === 'crisis' ? Math.max(most, mod.draw) : most),
				draw
			);

/** R3.1.5, R3.1.9: Cylon players have no Crisis step, prisoners of the Brig neither. */
export function drawCrisis(game: Game): void {
	const seat = game.current;
	const skips = on(game, seat, 'skip-step').some(({ step }) => step === 'crisis');
	if (seatOf(game, seat).cylon || skips) return;
	push(game, {
		proc: 'pick-crisis',
		seat,
		drawer: seat,
		draw: cardsSeen(game, seat, 1),
		rest: 'bottom',
		own: true,
		skip: [],
		again: false
	});
}

/** A text has somebody draw and resolve a Crisis card outside the Crisis step. */
export function resolveDrawn(
	game: Game,
	seat: Seat,
	draw: number,
	{ rest = 'bottom', skip = [] }: { rest?: 'bottom' | 'discard'; skip?: readonly Skipped[] }
): void {
	push(game, {
		proc: 'pick-crisis',
		seat,
		drawer: seat,
		draw: cardsSeen(game, seat, draw),
		rest,
		own: false,
		skip,
		again: false
	});
}

/** A card that needs no drawing: a Super Crisis from the hand (R8.4.2), or one that was looked for. */
export function resolveCard(game: Game, about: About, drawer: Seat | null, skip: readonly Skipped[]): void {
	push(game, { proc: 'crisis', step: 'reveal', about, drawer, own: false, skip, jump: false });
}

/** R6.1.3, R6.1.10: the card just revealed is replaced; whoever drew it counts as drawer of the new one. */
export function redrawCrisis(game: Game, by: Seat): void {
	const crisis = innermost(game, 'crisis');
	if (!crisis) return;
	const { about, drawer, own, skip } = crisis;
	tell(game, { kind: 'discarded-other', seat: by, deck: about.deck, card: about.id });
	push(game, {
		proc: 'pick-crisis',
		seat: drawer ?? by,
		drawer,
		draw: cardsSeen(game, drawer, 1),
		rest: 'bottom',
		own,
		skip,
		again: true
	});
}

/** R13.5.27: picked behind the gate; the cards not kept stay hidden, at Caprica of the base game they lie open. */
export function stepPickCrisis(game: Game, frame: PickCrisisFrame): void {
	const { seat, rest } = frame;
	const seen = uncover(game, 'crisis', frame.draw);
	const deck = crisisComponent(game);
	let [id] = seen;
	if (seen.length > 1) {
		const answer = ask(game, frame, {
			key: 'pick',
			seat,
			why: 'crisis-pick',
			mode: 'hand',
			rule: 'R13.5.27',
			question: { kind: 'cards', pile: deck, from: seen, min: 1, max: 1 }
		});
		if (answer === undefined) return;
		[id] = asNames(answer);
	}
	pop(game, frame);
	if (id === undefined) return;
	game.decks.crisis.length -= seen.length;
	if (seen.length > 1) {
		tell(game, { kind: 'drew', seat, from: 'crisis', count: seen.length });
		tellTo(game, [seat], { kind: 'saw', seat, cards: seen.map((card) => ({ pile: deck, card })) });
		take(seen, id);
		putAway(game, seat, seen, rest);
	}
	begin(game, frame, { deck, id });
}

function putAway(game: Game, seat: Seat, cards: readonly string[], rest: 'bottom' | 'discard'): void {
	if (rest === 'bottom') {
		game.decks.crisis.unshift(...cards);
		tell(game, { kind: 'put-back', seat, deck: 'crisis', top: 0, bottom: cards.length });
		return;
	}
	for (const id of cards) {
		const about = { deck: crisisComponent(game), id };
		layDown(game, about);
		tell(game, { kind: 'discarded-other', seat, deck: about.deck, card: id });
	}
}

function begin(game: Game, { again, drawer, own, skip }: PickCrisisFrame, about: About): void {
	const revealed = again ? innermost(game, 'crisis') : null;
	if (revealed) revealed.about = about;
	else push(game, { proc: 'crisis', step: 'reveal', about, drawer, own, skip, jump: false });
}

export function stepCrisis(game: Game, frame: CrisisFrame): void {
	switch (frame.step) {
		case 'reveal':
			frame.step = 'answer';
			reveal(game, frame);
			break;
		case 'answer':
			answer(game, frame);
			break;
		case 'resolve':
			resolve(game, frame);
			break;
		case 'place': {
			frame.step = 'special';
			const card = cardOf(frame.about);
			if ('attack' in card && game.flow.era !== 'occupied') placeShips(game, card.attack.setup, frame);
			break;
		}
		case 'special': {
			frame.step = 'resolved';
			const card = cardOf(frame.about);
			if ('attack' in card) run(game, card.attack.special, scopeOf(game, frame));
			break;
		}
		case 'resolved':
			if (frame.own) pop(game, frame);
			else frame.step = 'activate';
			break;
		case 'activate':
			frame.step = 'waiting';
			if (!frame.skip.includes('activate')) run(game, activations(frame.about), scopeOf(game, frame));
			break;
		case 'waiting':
			frame.step = 'activated';
			runWaiting(game, 'activate-end');
			break;
		case 'activated':
			if (frame.own) pop(game, frame);
			else frame.step = 'prepare';
			break;
		case 'prepare':
			frame.step = 'done';
			if (!frame.skip.includes('prepare')) prepare(game, frame);
			break;
		case 'done':
			if (frame.own) game.drawn = null;
			pop(game, frame);
			startMilestones(game);
	}
}

/** R6.1.2: shown to all, and from now on it counts as discarded (R1.7.3). */
function reveal(game: Game, frame: CrisisFrame): void {
	const { about, drawer, own } = frame;
	const seat = drawer ?? game.current;
	crossBarrier(game);
	layDown(game, about);
	if (own) game.drawn = { about, drawer: seat, jump: false };
	tell(game, { kind: 'crisis-revealed', seat, about });
	// R5.9.1
	if (!isSuper(frame)) openWindow(game, { on: 'crisis-revealed', by: seat });
}

/** R14.1.3: Secret Destiny before Delusional Intuition. */
function answer(game: Game, frame: CrisisFrame): void {
	forget(frame);
	if (frame.instead) {
		delete frame.instead;
		frame.step = 'reveal';
		return;
	}
	frame.step = 'resolve';
	if (!isSuper(frame)) fire(game, { on: 'crisis-revealed', by: frame.drawer ?? game.current });
}

/** What the words of the card refer to: nobody uses it, so the current player decides (R14.2.7). */
const scopeOf = (game: Game, frame: CrisisFrame): Scope => ({
	acting: game.current,
	used: false,
	about: frame.about,
	ignorable: true,
	...(frame.drawer === null ? {} : { drawer: frame.drawer }),
	...(isSuper(frame) ? { superCrisis: true } : {})
});

/** R6.2.1: what is on the board acts, new ships come, then the special rule. R6.1.7: the boxes of a Crisis may be switched. */
function resolve(game: Game, frame: CrisisFrame): void {
	const card = cardOf(frame.about);
	if (!isSuper(frame)) frame.jump = takeAddedIcon(game);
	if (frame.own && game.drawn) game.drawn.jump = frame.jump;
	if ('attack' in card) {
		frame.step = 'place';
		run(
			game,
			card.attack.activate.map((icon) => ({ kind: 'activate', icon })),
			scopeOf(game, frame)
		);
		return;
	}
	frame.step = 'resolved';
	run(game, card.effects, { ...scopeOf(game, frame), ...(isSuper(frame) ? {} : { box: true }) });
}

/** R6.1.11: the next Crisis card that is resolved has the icon, no other. */
function takeAddedIcon(game: Game): boolean {
	const added = game.modifiers.find(({ mod }) => mod.kind === 'add-icon');
	game.modifiers = game.modifiers.filter((active) => active !== added);
	return added !== undefined;
}

/** R6.1.5, R6.3.8: left to right. */
function activations(about: About): Effect[] {
	const { activate, occupation } = iconsOf(about);
	return [
		...(activate ? [{ kind: 'activate', icon: activate } as const] : []),
		...(occupation ? [{ kind: 'activate', icon: 'occupation' } as const] : [])
	];
}

/** R6.1.6; after the return the evacuation icon counts in its place (R11.9.3), read only now (R11.9.5). */
function prepare(game: Game, frame: CrisisFrame): void {
	if (inForce(game, 'skip-step').some(({ mod }) => mod.step === 'prepare')) return;
	const { jump, evacuate } = iconsOf(frame.about);
	if (game.flow.era === 'orbit') {
		if (evacuate) run(game, [{ kind: 'evacuate' }], scopeOf(game, frame));
	} else if (jump || frame.jump) run(game, [{ kind: 'track', by: 1 }], scopeOf(game, frame));
}

/** R3.1.9: a card once drawn is completed, whatever has happened to the current player since. */
function comeBack(game: Game, step: 'activate' | 'prepare'): void {
	const { drawn } = game;
	if (drawn) push(game, { proc: 'crisis', step, own: true, skip: [], ...drawn });
}

/** The Activate Cylon Ships step of the turn. */
export function activateIcons(game: Game): void {
	comeBack(game, 'activate');
}

/** The Prepare for Jump step of the turn; the card is done with after it. */
export function prepareIcons(game: Game): void {
	comeBack(game, 'prepare');
}
