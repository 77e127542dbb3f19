/** R3.3: the cards a turn begins with. Types are declared first, then everything is drawn at once. */
import type { SkillType } from '../box/index.ts';
import { ask, asSplit } from './ask.ts';
import type { AnswerValue, Question, Seat } from './contract.ts';
import { drawSkills, left } from './decks.ts';
import type { FrameOf } from './frames.ts';
import type { Game } from './game.ts';
import { isLeader, modifiersOn, sheetOf, skillTypesOf } from './sheets.ts';
import { seatOf } from './seats.ts';
import { fourSixVariant } from './variant.ts';

type ReceiveSkills = FrameOf<'receive-skills'>;
type Split = Extract<Question, { kind: 'split' }>;

/** R1.7.4: a type of which no card is left cannot be chosen. `each`: at most so many of one type. */
export function splitOffer(game: Game, types: readonly SkillType[], total: number, each = total): Split {
	const from = types
		.map((type) => ({ type, max: Math.min(each, left(game, type)) }))
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
	const only = modifiersOn(game, seat).find((mod) => mod.kind === 'receive');
	if (only) return { fixed: {}, split: splitOffer(game, skillTypesOf(game, seat), only.n) };
	if (seatOf(game, seat).cylon && !isLeader(game, seat)) {
		// R3.6.1: with Pegasus each type at most once
		const each = game.config.set === 'pegasus' ? 1 : undefined;
		return { fixed: {}, split: splitOffer(game, skillTypesOf(game, seat), cylonReceives(game), each) };
	}
	const { fixed, split } = sheetOf(game, seat).skills;
	return { fixed, split: splitOffer(game, split?.from ?? [], split?.count ?? 0) };
}

/** R3.6.1, R3.6.2 */
function cylonReceives(game: Game): number {
	return fourSixVariant(game)?.cylonReceives ?? 2;
}

export function stepReceiveSkills(game: Game): void {
	const { fixed, split } = due(game, game.current);
	const [only] = split.from;
	if (split.from.length > 1) {
		ask(game, game.current, 'receive-skills', 'public', 'R3.3.2', split);
		return;
	}
	receive(game, fixed, only ? { [only.type]: split.total } : {});
}

export function answeredReceiveSkills(
	game: Game,
	_frame: ReceiveSkills,
	seat: Seat,
	value: AnswerValue
): void {
	receive(game, due(game, seat).fixed, asSplit(value));
}

type Amounts = Readonly<Partial<Record<SkillType, number>>>;

function receive(game: Game, fixed: Amounts, chosen: Amounts): void {
	const all: Partial<Record<SkillType, number>> = { ...fixed };
	for (const [type, n] of Object.entries(chosen) as [SkillType, number][]) all[type] = (all[type] ?? 0) + n;
	game.stack.pop();
	drawSkills(game, game.current, all);
}
