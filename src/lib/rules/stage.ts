/**
 * What lies in the middle of the table, read off the resolution stack in public terms (R13.2). Built by listing: a frame
 * holds answers, contributions and cards looked at, so no frame and no part of one is ever passed on.
 */
import type { AreaId, Effect, EventName, Piece, SkillType } from '../box/index.ts';
import type { About, Seat, Shooter } from './contract.ts';
import { resultOf, type DieFrame } from './die.ts';
import type { Frame, ProcName } from './frames.ts';
import type { Game } from './game.ts';
import { inForce } from './modifiers.ts';
import { areaIn } from './pieces.ts';
import { cardValues, difficultyOf, isFaceUp, positiveTypes, type CheckFrame } from './skill-check.ts';
import { innermost } from './stack.ts';

/** A printed thing that is being carried out. `seat`: who drew or used it; null: nobody in particular. */
export interface StagedCard {
	about: About;
	seat: Seat | null;
}

export type CheckStep = CheckFrame['step'];
export interface StagedCheck {
	about: About;
	target: Seat | null;
	drawer: Seat | null;
	step: CheckStep;
	/** as printed, and with everything that changes it now */
	printed: number;
	difficulty: number;
	partial: number | null;
	positive: readonly SkillType[];
	outcomes: { pass: readonly Effect[]; partial: readonly Effect[] | null; fail: readonly Effect[] };
	reckless: boolean;
	/** contributions lie open and everybody sees whose they are (R5.4.4) */
	faceUp: boolean;
	/** R13.2.6: numbers, in the order they were added; cards only where they lie open */
	added: readonly { seat: Seat; count: number; cards: readonly string[] | null }[];
	/** who has still to add */
	waiting: readonly Seat[];
	/** R13.2.8 */
	destiny: { count: number; cards: readonly string[] | null };
	/** R13.2.7: all cards with what each adds to the total, not whose they were */
	revealed: readonly { card: string; value: number }[] | null;
	total: number | null;
	outcome: CheckFrame['outcome'];
}

export interface StagedDie {
	roller: Seat;
	step: DieFrame['step'];
	attackOn: Piece | null;
	/** who pilots the viper under attack */
	target: Seat | null;
	face: number | null;
	/** the face with everything added; another value in its place where the roll was replaced (R1.5.4) */
	result: number | null;
	replaced: boolean;
}

/** A shot, from the choice of a target to its result. `left`: shots still to come, this one included. */
export interface StagedAttack {
	by: Shooter;
	/** who gives the order; null: nobody, Cylon ships act by themselves */
	seat: Seat | null;
	area: AreaId | null;
	/** by its public name, `galactica`, or not chosen yet */
	target: string | null;
	left: number;
}

/** Procedures of which the table is told that they are going on. */
const RUNNING = [
	'raiders',
	'heavies',
	'basestars',
	'occupation',
	'activate-vipers',
	'jump',
	'sleepers',
	'execution',
	'landing',
	'return',
	'leave'
] as const satisfies readonly ProcName[];
export type Running = (typeof RUNNING)[number];

export interface Stage {
	/** the outermost first: the last is what is being carried out now */
	cards: readonly StagedCard[];
	check: StagedCheck | null;
	attack: StagedAttack | null;
	die: StagedDie | null;
	running: Running | null;
	/** the moment somebody may answer to; `claimed`: who is looking at his cards */
	window: { event: EventName; by: Seat | null; claimed: Seat | null } | null;
}

export function stageOf(game: Game): Stage {
	const check = innermost(game, 'check');
	const die = innermost(game, 'die');
	const window = innermost(game, 'window');
	return {
		cards: cardsOn(game),
		check: check && stagedCheck(game, check),
		attack: attackOn(game),
		die: die && stagedDie(die),
		running: runningOn(game),
		window: window && {
			event: window.happening.on,
			by: window.happening.by ?? null,
			claimed: window.claim
		}
	};
}

/** What one seat has put into the check in progress; nobody else is told (R13.2.6). */
export const contributionOf = (game: Game, seat: Seat): string[] =>
	(innermost(game, 'check')?.added ?? []).flatMap((part) => (part.seat === seat ? part.cards : []));

/** The texts on the stack, each once; the Crisis card of the turn lies there until Prepare for Jump is over (R3.1.9). */
function cardsOn(game: Game): StagedCard[] {
	const cards: StagedCard[] = [];
	const add = (about: About | null, seat: Seat | null): void => {
		if (about && !cards.some((card) => card.about.deck === about.deck && card.about.id === about.id))
			cards.push({ about: { ...about }, seat });
	};
	if (game.drawn) add(game.drawn.about, game.drawn.drawer);
	for (const frame of game.stack) {
		const text = textOf(frame);
		if (text) add(text.about, text.seat);
	}
	return cards;
}

function textOf(frame: Frame): { about: About | null; seat: Seat | null } | null {
	switch (frame.proc) {
		case 'crisis':
			return { about: frame.about, seat: frame.drawer };
		case 'check':
			return { about: frame.about, seat: frame.drawer };
		case 'destination':
			return { about: { deck: 'destination', id: frame.card }, seat: null };
		case 'quorum':
			return frame.card === null ? null : { about: { deck: 'quorum', id: frame.card }, seat: frame.seat };
		case 'reveal':
			return { about: { deck: 'loyalty', id: frame.card }, seat: frame.seat };
		case 'effects':
		case 'for-each':
			return { about: frame.scope.about, seat: frame.scope.used ? frame.scope.acting : null };
		default:
			return null;
	}
}

const runningOn = ({ stack }: Game): Running | null =>
	stack.map(({ proc }) => RUNNING.find((name) => name === proc)).findLast((name) => name !== undefined) ??
	null;

function attackOn({ stack, space }: Game): StagedAttack | null {
	const frame = stack.findLast(({ proc }) => proc === 'attack' || proc === 'raiders' || proc === 'basestars');
	switch (frame?.proc) {
		case 'attack':
			return {
				by: frame.weapon,
				seat: frame.seat,
				area: frame.target === null ? frame.unmanned : areaIn(frame.target),
				target: frame.target,
				left: frame.left
			};
		case 'raiders': {
			const waiting = Object.values(frame.left).reduce((sum, n) => sum + n, 0);
			return {
				by: 'raider',
				seat: null,
				area: frame.acting?.at ?? frame.area,
				target: frame.target,
				left: waiting + (frame.acting ? 1 : 0)
			};
		}
		case 'basestars':
			return {
				by: 'basestar',
				seat: null,
				area: space.basestars.find(({ id }) => id === frame.firing)?.area ?? null,
				target: frame.firing === null ? null : 'galactica',
				left: frame.left.length + (frame.firing === null ? 0 : 1)
			};
		default:
			return null;
	}
}

function stagedCheck(game: Game, frame: CheckFrame): StagedCheck {
	const { check } = frame;
	const faceUp = isFaceUp(game);
	const destinyUp = inForce(game, 'face-up').some(({ mod }) => mod.destiny);
	return {
		about: { ...frame.about },
		target: frame.target,
		drawer: frame.drawer,
		step: frame.step,
		printed: check.difficulty,
		difficulty: difficultyOf(game, frame),
		partial: check.partial?.at ?? null,
		positive: positiveTypes(game, frame),
		outcomes: { pass: check.pass, partial: check.partial?.effects ?? null, fail: check.fail },
		reckless: frame.used.includes('reckless'),
		faceUp,
		added: frame.added.map(({ seat, cards }) => ({
			seat,
			count: cards.length,
			cards: faceUp ? [...cards] : null
		})),
		waiting: [...frame.order],
		destiny: { count: frame.destiny.length, cards: destinyUp ? [...frame.destiny] : null },
		revealed: frame.revealed && cardValues(game, frame),
		total: frame.total,
		outcome: frame.outcome
	};
}

const stagedDie = (frame: DieFrame): StagedDie => ({
	roller: frame.roller,
	step: frame.step,
	attackOn: frame.attackOn,
	target: frame.target,
	face: frame.face,
	result: frame.replaced ?? (frame.face === null ? null : resultOf(frame)),
	replaced: frame.replaced !== null
});
