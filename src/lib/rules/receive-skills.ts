/** R3.3: the cards a turn begins with. Types are declared first, then everything is drawn at once. */
import type { SkillType } from '../box/index.ts';
import { ask, asSplit } from './ask.ts';
import type { Question, Seat } from './contract.ts';
import { drawSkills, left } from './decks.ts';
import type { FrameOf } from './frames.ts';
import type { Game } from './game.ts';
import { on } from './modifiers.ts';
import { sheetOf, skillTypesOf, usesSheet } from './sheets.ts';
import { pop } from './stack.ts';
import { seatOf } from './seats.ts';
import { fourSixVariant } from './variant.ts';

type Split = Extract<Question, { kind: 'split' }>;

/** R1.7.4: a type of which no card is left cannot be chosen. `each`: at most so many of one type; `fixed`: drawn in any case. */
export function splitOffer(
	game: Game,
	types: readonly SkillType[],
	total: number,
	each = total,
	fixed: Amounts = {}
): Split {
	const from = types
		.map((type) => ({ type, max: Math.min(each, left(game, type) - (fixed[type] ?? 0)) }))
		.filter(({ max }) => max > 0);
	return {
		kind: 'split',
		from,
		total: Math.min(
			total,
			from.reduce((sum, { max }) => sum + max, 0)
		)
	};
}

interface Due {
	fixed: Readonly<Partial<Record<SkillType, number>>>;
	split: Split;
}

/** What the current player is to receive (R3.3, R3.4, R3.6). */
function due(game: Game, seat: Seat): Due {
	const [only] = on(game, seat, 'receive');
	if (only) return { fixed: {}, split: splitOffer(game, skillTypesOf(game, seat), only.n) };
	const { infiltrating } = seatOf(game, seat);
	if (!usesSheet(game, seat)) {
		// R3.6.1, R9.5.3: with Pegasus each type at most once
		const each = game.config.set === 'pegasus' ? 1 : undefined;
		const count = cylonReceives(game) + (infiltrating ? 1 : 0);
		return { fixed: {}, split: splitOffer(game, skillTypesOf(game, seat), count, each) };
	}
	if (infiltrating) return infiltratorDue(game, seat);
	const { fixed, split } = sheetOf(game, seat).skills;
	return { fixed, split: splitOffer(game, split?.from ?? [], split?.count ?? 0, split?.count, fixed) };
}

/** R9.3.1, D10: one card more, of any type of the own set. */
function infiltratorDue(game: Game, seat: Seat): Due {
	const { fixed, split } = sheetOf(game, seat).skills;
	const count = (split?.count ?? 0) + 1;
	const extra = splitOffer(game, skillTypesOf(game, seat), count, count, fixed);
	// the free card may be of any type, the line to be split only of its own: at most one card of a type outside the line
	const from = extra.from.map(({ type, max }) => ({
		type,
		max: split?.from.includes(type) ? max : Math.min(1, max)
	}));
	return { fixed, split: { ...extra, from } };
}

/** R3.6.1, R3.6.2 */
function cylonReceives(game: Game): number {
	return fourSixVariant(game)?.cylonReceives ?? 2;
}

export function stepReceiveSkills(game: Game, frame: FrameOf<'receive-skills'>): void {
	const seat = game.current;
	const { fixed, split } = due(game, seat);
	const [only] = split.from;
	let chosen: Amounts = only ? { [only.type]: split.total } : {};
	if (split.from.length > 1 && split.total > 0) {
		const answer = ask(game, frame, {
			key: 'split',
			seat,
			why: 'receive-skills',
			mode: 'public',
			rule: 'R3.3.2',
			question: split
		});
		if (answer === undefined) return;
		chosen = asSplit(answer);
	}
	const all: Partial<Record<SkillType, number>> = { ...fixed };
	for (const [type, n] of Object.entries(chosen) as [SkillType, number][]) all[type] = (all[type] ?? 0) + n;
	pop(game, frame);
	drawSkills(game, seat, all);
}

type Amounts = Readonly<Partial<Record<SkillType, number>>>;
