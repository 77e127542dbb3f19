/** Asking, and checking what comes back. Nothing is believed: an answer is any value whatever. */
import { SKILL_TYPES, type SkillType } from '../box/index.ts';
import type {
	About,
	AnswerValue,
	Decision,
	Mode,
	Question,
	Refusal,
	RefusalReason,
	Seat,
	Why
} from './contract.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';

interface Asking {
	/** what the answer is kept under; one question a key */
	key: string;
	seat: Seat;
	why: Why;
	mode: Mode;
	rule: string;
	question: Question;
	about?: About | null;
}

/**
 * The answer to a question of this frame, or undefined while it is open: asks it the first time.
 * A step that gets undefined returns at once, and is called again when the answer is there.
 */
export function ask(game: Game, frame: BaseFrame, asking: Asking): AnswerValue | undefined {
	const { key, seat, why, mode, rule, question, about = null } = asking;
	const answered = frame.got?.[key];
	if (answered !== undefined) return answered;
	if (isOpen(frame, key)) return undefined;
	const id = String(game.count);
	game.count += 1;
	game.asked.push(
		Object.freeze<Decision>({ id, seat, mode, why, rule, about, question: Object.freeze(question) })
	);
	frame.open = { ...frame.open, [id]: key };
	return undefined;
}

function isOpen({ open }: BaseFrame, key: string): boolean {
	for (const id in open) if (open[id] === key) return true;
	return false;
}

/** Notes something under a key, as if it had been answered. */
export function note(frame: BaseFrame, key: string, value: AnswerValue): void {
	frame.got = { ...frame.got, [key]: value };
}

/** Does it the first time only; for steps that change something between two questions. */
export function once(frame: BaseFrame, key: string, act: () => void): void {
	if (frame.got?.[key] !== undefined) return;
	note(frame, key, 'done');
	act();
}

/** A new step of a frame starts without answers. */
export function forget(frame: BaseFrame): void {
	delete frame.got;
	delete frame.open;
}

export const refuse = (refused: RefusalReason, rule: string): Refusal => ({ refused, rule });

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const isNames = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Is `part` contained in `whole`, counting repetitions? */
function within(part: readonly string[], whole: readonly string[]): boolean {
	const rest = [...whole];
	return part.every((item) => {
		const at = rest.indexOf(item);
		if (at >= 0) rest.splice(at, 1);
		return at >= 0;
	});
}

function checkPick(value: unknown, from: readonly string[], min: number, max: number): RefusalReason | null {
	if (!isNames(value)) return 'malformed';
	if (value.length < min) return 'too-few';
	if (value.length > max) return 'too-many';
	return within(value, from) ? null : 'not-offered';
}

function checkOne(
	value: unknown,
	from: readonly unknown[],
	optional: boolean,
	type: string
): RefusalReason | null {
	if (value === null) return optional ? null : 'too-few';
	if (typeof value !== type) return 'malformed';
	return from.includes(value) ? null : 'not-offered';
}

function checkSplit(value: unknown, question: Extract<Question, { kind: 'split' }>): RefusalReason | null {
	if (!isRecord(value)) return 'malformed';
	let total = 0;
	for (const [type, n] of Object.entries(value)) {
		if (!(SKILL_TYPES as readonly string[]).includes(type)) return 'malformed';
		if (typeof n !== 'number' || !Number.isInteger(n) || n < 0) return 'malformed';
		const offer = question.from.find((o) => o.type === type);
		if (n > 0 && (!offer || n > offer.max)) return 'not-offered';
		total += n;
	}
	return total < question.total ? 'too-few' : total > question.total ? 'too-many' : null;
}

function checkOrder(value: unknown, question: Extract<Question, { kind: 'order' }>): RefusalReason | null {
	if (!Array.isArray(value) || value.length !== question.bins.length || !value.every(isNames))
		return 'malformed';
	const items = value.flat();
	if (items.length < question.items.length) return 'too-few';
	if (items.length > question.items.length) return 'too-many';
	return within(items, question.items) ? null : 'not-offered';
}

function checkWindow(value: unknown, from: readonly Seat[]): RefusalReason | null {
	if (!isRecord(value)) return 'malformed';
	if (value.go === true && Object.keys(value).length === 1) return null;
	if (!('claim' in value) || Object.keys(value).length !== 1) return 'malformed';
	return (from as readonly unknown[]).includes(value.claim) ? null : 'not-offered';
}

/** Null when the value is a legal answer to the question. */
export function checkValue({ question, rule }: Decision, value: unknown): Refusal | null {
	if (question.kind === 'option' || question.kind === 'menu') {
		const optional = question.kind === 'menu' && question.optional;
		const wrong = checkOne(
			value,
			question.from.map((o) => o.id),
			optional,
			'string'
		);
		if (wrong) return refuse(wrong, rule);
		return question.from.find((o) => o.id === value)?.blocked ?? null;
	}
	const wrong = ((): RefusalReason | null => {
		switch (question.kind) {
			case 'seat':
				return checkOne(value, question.from, question.optional, 'number');
			case 'place':
				return checkOne(
					value,
					question.from.map((o) => o.place),
					question.optional,
					'string'
				);
			case 'area':
				return checkOne(value, question.from, question.optional, 'string');
			case 'ship':
			case 'cards':
				return checkPick(value, question.from, question.min, question.max);
			case 'split':
				return checkSplit(value, question);
			case 'order':
				return checkOrder(value, question);
			case 'window':
				return checkWindow(value, question.from);
			case 'look':
				return value === 'seen' ? null : 'malformed';
		}
	})();
	return wrong ? refuse(wrong, rule) : null;
}

// The readers below are only called with values `checkValue` has let through for a question of their kind.
export const asName = (value: AnswerValue): string => value as string;
export const asNameOrNull = (value: AnswerValue): string | null => value as string | null;
export const asNames = (value: AnswerValue): readonly string[] => value as readonly string[];
export const asSeatOrNull = (value: AnswerValue): Seat | null => value as Seat | null;
export const asBins = (value: AnswerValue) => value as readonly (readonly string[])[];
export const asWindow = (value: AnswerValue) => value as { claim: Seat } | { go: true };
export const asSplit = (value: AnswerValue) => value as Readonly<Partial<Record<SkillType, number>>>;
