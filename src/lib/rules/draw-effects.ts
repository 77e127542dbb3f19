/** Drawing cards as a text says (R1.8.8, R13.2.2, R14.2.4). */
import { SKILL_TYPES, type AgendaSide, type SkillType } from '../box/index.ts';
import { ask, asSplit } from './ask.ts';
import type { Seat } from './contract.ts';
import { drawQuorum, drawSkills, takeTop } from './decks.ts';
import type { EffectsFrame } from './frames.ts';
import type { Game } from './game.ts';
import type { EffectOf, HandlersFor } from './handlers.ts';
import { tell, tellTo } from './log.ts';
import { splitOffer } from './receive-skills.ts';
import { seatsOf } from './scope.ts';
import { seatOf } from './seats.ts';
import { skillTypesOf, usesSheet } from './sheets.ts';
import { push } from './stack.ts';

type Draw = EffectOf<'draw'>;

const isType = (from: Draw['from']): from is SkillType => (SKILL_TYPES as readonly string[]).includes(from);

export const drawEffects: HandlersFor<'draw'> = {
	draw(game, effect, frame) {
		const seats = seatsOf(game, effect.who, frame.scope);
		const [seat] = seats;
		if (seat === undefined) return true;
		if (seats.length === 1) return drawFor(game, effect, frame, seat);
		// each does all his steps before the next
		push(game, { proc: 'for-each', seats, effects: [{ ...effect, who: 'each' }], scope: frame.scope });
		return true;
	}
};

function drawFor(game: Game, { from, count, distinct }: Draw, frame: EffectsFrame, seat: Seat): boolean {
	const { scope } = frame;
	if (isType(from)) {
		drawSkills(game, seat, { [from]: count });
		return true;
	}
	switch (from) {
		case 'quorum':
			for (let n = 0; n < count; n++) drawQuorum(game, seat);
			return true;
		case 'super-crisis':
			drawSuperCrises(game, seat, count);
			return true;
		case 'hostile-agenda':
		case 'sympathetic-agenda':
			drawAgenda(game, seat, from);
			return true;
		case 'chosen-type':
			if (scope.type) drawSkills(game, seat, { [scope.type]: count });
			return true;
		case 'set':
		case 'any': {
			const types = from === 'set' ? skillTypesOf(game, seat) : SKILL_TYPES;
			return drawOfChoice(game, frame, seat, types, count, distinct === true);
		}
	}
}

/** D36: types are declared first, in public (R13.5.3). Who has no skill set takes each type once with Pegasus (R1.8.8). */
function drawOfChoice(
	game: Game,
	frame: EffectsFrame,
	seat: Seat,
	types: readonly SkillType[],
	count: number,
	distinct: boolean
): boolean {
	const once = distinct || (!usesSheet(game, seat) && game.config.set === 'pegasus');
	const split = splitOffer(game, types, count, once ? 1 : count);
	const [only] = split.from;
	if (split.from.length <= 1) {
		if (only) drawSkills(game, seat, { [only.type]: split.total });
		return true;
	}
	const answer = ask(game, frame, {
		key: 'types',
		seat,
		why: 'draw-types',
		mode: 'public',
		rule: 'R13.5.3',
		question: split,
		about: frame.scope.about
	});
	if (answer === undefined) return false;
	drawSkills(game, seat, asSplit(answer));
	return true;
}

/** R8.4.1, R13.2.12: everybody knows how many, the owner which. */
function drawSuperCrises(game: Game, seat: Seat, count: number): void {
	const cards: string[] = [];
	for (let n = 0; n < count; n++) {
		const card = takeTop(game, 'super-crisis');
		if (card) cards.push(card);
	}
	if (cards.length === 0) return;
	seatOf(game, seat).superCrises.push(...cards);
	tell(game, { kind: 'drew', seat, from: 'super-crisis', count: cards.length });
	push(game, {
		proc: 'look',
		seat,
		cards: cards.map((card) => ({ pile: 'super-crisis', card })),
		why: 'look',
		rule: 'R13.5.17'
	});
}

/** R2.7.2, R9.5.2 */
function drawAgenda(game: Game, seat: Seat, deck: `${AgendaSide}-agenda`): void {
	const card = game.decks[deck].pop();
	if (card === undefined) return;
	seatOf(game, seat).agenda = card;
	tell(game, { kind: 'agenda-dealt', seat, side: deck === 'hostile-agenda' ? 'hostile' : 'sympathetic' });
	tellTo(game, [seat], { kind: 'drew-cards', seat, cards: [card] });
	push(game, { proc: 'look', seat, cards: [{ pile: 'agenda', card }], why: 'look-at-deal', rule: 'R13.5.2' });
}
