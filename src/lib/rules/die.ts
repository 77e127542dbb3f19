/**
 * R1.5: one die. Due (Hotshot may take its place), before (Strategic Planning), the throw, after (rerolls and
 * Calculations as one window, R14.3.5); a reroll goes back to before. The result goes to the frame below.
 */
import type { Piece } from '../box/index.ts';
import { forget, note } from './ask.ts';
import type { AnswerValue, Seat } from './contract.ts';
import type { BaseFrame, Frame } from './frames.ts';
import type { Game } from './game.ts';
import type { HandlersFor } from './handlers.ts';
import { tell } from './log.ts';
import { below as random } from './random.ts';
import { countOf } from './scope.ts';
import { below, innermost, pop, push } from './stack.ts';
import { closeWindow, openWindow } from './windows.ts';

/** What is rolled for. */
export interface Roll {
	/** R1.5.1: who caused it; a roll nobody caused: the current player */
	roller: Seat;
	/** the piece an attack is aimed at */
	attackOn?: Piece;
	/** who pilots the viper under attack */
	target?: Seat;
	/** changes that hold for every throw of it (Structural Damage, Training New Pilots) */
	fixed?: number;
}

export interface DieFrame extends BaseFrame {
	proc: 'die';
	step: 'due' | 'before' | 'throw' | 'after';
	key: string;
	roller: Seat;
	attackOn: Piece | null;
	target: Seat | null;
	/** R1.5.3, R1.5.7: for all throws, for the throw lying there, for the next one */
	adds: { by: number; until: 'roll' | 'result' | 'next-result' }[];
	used: { key: string; per: 'roll' | 'result' }[];
	face: number | null;
	replaced: number | null;
}

/** The final result of a roll for this frame, or undefined while it lies on the stack. */
export function rollDie(game: Game, frame: Frame, key: string, roll: Roll): number | undefined {
	const result = frame.got?.[key];
	// only a die frame notes something under this key
	if (result !== undefined) return result as number;
	push(game, {
		proc: 'die',
		step: 'due',
		key,
		roller: roll.roller,
		attackOn: roll.attackOn ?? null,
		target: roll.target ?? null,
		adds: roll.fixed ? [{ by: roll.fixed, until: 'roll' }] : [],
		used: [],
		face: null,
		replaced: null
	});
	return undefined;
}

const REPLACED = '!';
/** R1.5.4: there was no roll, another value took its place. */
export const wasReplaced = (frame: BaseFrame, key: string): boolean =>
	frame.got?.[key + REPLACED] !== undefined;

/** R1.5.5 */
export const resultOf = ({ face, adds }: Pick<DieFrame, 'face' | 'adds'>): number =>
	Math.min(8, Math.max(1, (face ?? 0) + adds.reduce((sum, { by }) => sum + by, 0)));

export function stepDie(game: Game, frame: DieFrame): void {
	const happening = {
		by: frame.roller,
		...(frame.attackOn ? { attackOn: frame.attackOn, target: frame.target } : {})
	};
	switch (frame.step) {
		case 'due':
			frame.step = 'before';
			openWindow(game, { on: 'roll-due', ...happening });
			break;
		case 'before':
			if (frame.replaced !== null) {
				finish(game, frame, frame.replaced);
				return;
			}
			frame.step = 'throw';
			openWindow(game, { on: 'before-roll', ...happening });
			break;
		case 'throw':
			frame.face = random(game, 8) + 1;
			frame.step = 'after';
			tell(game, { kind: 'rolled', seat: frame.roller, face: frame.face, result: resultOf(frame) });
			openWindow(game, { on: 'after-roll', ...happening });
			break;
		case 'after':
			finish(game, frame, resultOf(frame));
			break;
	}
}

function finish(game: Game, frame: DieFrame, result: number): void {
	const asker = below(game, frame);
	pop(game, frame);
	if (!asker) return;
	note(asker, frame.key, result satisfies AnswerValue);
	if (frame.replaced !== null) note(asker, frame.key + REPLACED, result);
}

export const dieEffects: HandlersFor<'reroll' | 'replace-roll'> = {
	/** R1.5.7: what was played on the old result is gone with it. */
	reroll(game) {
		const die = innermost(game, 'die');
		if (!die) return true;
		die.adds = die.adds
			.filter(({ until }) => until !== 'result')
			.map((add) => (add.until === 'next-result' ? { ...add, until: 'result' as const } : add));
		die.used = die.used.filter(({ per }) => per === 'roll');
		die.step = 'before';
		forget(die);
		closeWindow(game);
		return true;
	},
	'replace-roll'(game, effect, { scope }) {
		const die = innermost(game, 'die');
		if (die) {
			die.replaced = countOf(game, effect.value, scope);
			tell(game, { kind: 'roll-replaced', seat: scope.acting, value: die.replaced });
		}
		return true;
	}
};
