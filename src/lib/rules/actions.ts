/**
 * R4.4: actions. One menu offers everything a seat could do: the place it stands in, cards in hand, sheet, titles, the Quorum
 * hand, revealing, the own viper, New Caprica's board, an infiltrator's return. The menu is behind the gate, because a
 * hand is in it (R13.5.7); what cannot be done says why.
 *
 * Ids of a menu: `place:CARD:N`, `board:ID`, `skill:REF:N`, `sheet:PART:N`, `title:TITLE:N`, `loyalty:CARD`, `viper`, `return`;
 * in the Movement step also `go:PLACE` and `fly:AREA` (movement.ts).
 */
import {
	boardActions,
	loyaltyCards,
	type Ability,
	type BoardActionId,
	type Condition,
	type Effect,
	type LoyaltyId,
	type Piece,
	type Trigger
} from '../box/index.ts';
import { bar, handTexts, scopeOf, sheetTexts, spend, titleTexts, type Text } from './abilities.ts';
import { ask, asNameOrNull, forget, refuse } from './ask.ts';
import { isClosed } from './boards.ts';
import type { OfferedOption, Refusal, Seat } from './contract.ts';
import { isBlind, unpayable } from './choices.ts';
import { feasible } from './controls.ts';
import { cardsToPay } from './costs.ts';
import { playCard } from './decks.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { endInfiltration } from './infiltration.ts';
import { tell } from './log.ts';
import { actionLimit, forbidden, inForce, mayNotActivate } from './modifiers.ts';
import { areaOfSeat, occupantsOf, onNewCaprica, placeOfSeat } from './positions.ts';
import { placesOf, standing } from './scope.ts';
import { seatOf } from './seats.ts';
import { placeCard, placeCardId } from './sheets.ts';
import { pop, push, run } from './stack.ts';
import { fire, openWindow } from './windows.ts';

/** Moves and actions somebody may take now: the own Action step, or what a text grants (R4.4.4). */
export interface GrantFrame extends BaseFrame {
	proc: 'grant';
	seat: Seat;
	move: boolean;
	actions: number;
	/** the own Action step (R4.4.6) */
	own: boolean;
	/** was a human player when it was granted; set at the first step */
	human?: boolean;
}

/** One action. */
export interface ActFrame extends BaseFrame {
	proc: 'act';
	step: 'pick' | 'run' | 'resolved' | 'done';
	seat: Seat;
	own: boolean;
	chosen: string | null;
}

/** What a viper could attack (R6.6). */
const PREY = ['raider', 'heavy', 'basestar'] as const;
const isNear = (piece: Piece): Condition => ({
	kind: 'compare',
	a: { pieces: { piece, count: 'all', in: { areaOf: 'acting' } } },
	op: '>=',
	b: 1
});

/** The pilot's own action (R6.10.3). */
const OWN_VIPER: readonly Effect[] = [
	{
		kind: 'one-of',
		options: [
			{ effects: [{ kind: 'move-ships', what: 'own-viper', to: 'adjacent' }] },
			{ needs: { kind: 'any', of: PREY.map(isNear) }, effects: [{ kind: 'attack', with: 'viper' }] }
		]
	}
];

/** One thing a menu offers. */
interface Offer extends OfferedOption {
	/** what it does, unless it is done by hand below */
	text?: Text;
}

const isAction = ({ ability }: Text): boolean => ability.when === 'action';

/** Texts with nothing to aim at are not offered, costs must be there in full. */
function open(game: Game, seat: Seat, text: Text): Refusal | null {
	const scope = scopeOf(seat, text);
	const effects = text.ability.effects ?? [];
	const barred = bar(game, seat, text) ?? unpayable(game, effects, scope);
	if (barred) return barred;
	if (isBlind(game, seat, effects)) return refuse('forbidden', 'R8.1.2');
	return feasible(game, effects, scope) ? null : refuse('no-target', 'R1.8.4');
}

const offer = (game: Game, seat: Seat, text: Text, barred: Refusal | null = null, cost = 0): Offer => {
	const blocked = barred ?? open(game, seat, text);
	return {
		id: text.id,
		effects: text.ability.effects ?? [],
		text,
		...(blocked ? { blocked } : {}),
		...(cost > 0 ? { cost } : {})
	};
};

/** R4.4.1: the action printed on the place one stands in. */
function placeOffers(game: Game, seat: Seat): Offer[] {
	const place = placeOfSeat(game, seat);
	if (!place) return [];
	const id = placeCardId(game, place);
	const { user, abilities } = placeCard(game, place);
	const { cylon, hand } = seatOf(game, seat);
	const cost = activationCost(game, seat);
	const barred = (ability: Ability): Refusal | null => {
		if (isClosed(game, place)) return refuse('place-closed', 'R11.6.2');
		if (game.damaged.includes(place)) return refuse('damaged', 'R6.9.2');
		if (mayNotActivate(game, seat, place)) return refuse('forbidden', 'R1.8.1');
		const company = occupantsOf(game, place).some((other) => other !== seat);
		// R11.4.4: what a sheet says of the Brig holds for Detention
		const named = place === 'detention' ? 'brig' : place;
		if (company && forbidden(game, seat, 'activate-shared', ({ except }) => except !== named))
			return refuse('forbidden', 'R1.8.1');
		// the cards for the activation come on top of those its text demands (R5.10.1)
		const needed = cost > 0 ? cost + cardsToPay(ability.effects ?? []) : 0;
		return hand.length < needed ? refuse('cannot-pay', 'R1.8.7') : null;
	};
	return abilities.flatMap((ability: Ability, n) => {
		const mine = ability.by === undefined ? user === 'both' || (user === 'cylon') === cylon : true;
		if (ability.when !== 'action' || !mine) return [];
		// what is for the other side is not on this player's menu at all
		if ((ability.by === 'human' && cylon) || (ability.by === 'cylon' && !cylon)) return [];
		const text: Text = {
			id: `place:${id}:${String(n)}`,
			about: { deck: 'place', id },
			ability,
			holder: seat
		};
		const why = barred(ability);
		return [offer(game, seat, text, why, cost), ...instead(game, seat, text, why, cost)];
	});
}

/** A sheet may offer something else for the activation of a place (Dee). */
function instead(game: Game, seat: Seat, place: Text, barred: Refusal | null, cost: number): Offer[] {
	return sheetTexts(game, seat)
		.filter(({ ability }) => {
			const when: Ability['when'] = ability.when;
			if (typeof when !== 'object') return false;
			const { on, of }: Trigger = when;
			return on === 'location-activated' && of?.place === place.about.id;
		})
		.map((text) => offer(game, seat, text, barred, cost));
}

/** Cards to discard before activating a place (Roslin, Caprica Six). */
function activationCost(game: Game, seat: Seat): number {
	const place = placeOfSeat(game, seat);
	return inForce(game, 'activation-cost')
		.filter(({ mod, holder }) => {
			if (holder !== seat || !place) return false;
			return mod.at === 'any' || placesOf(game, mod.at, standing(game, seat)).includes(place);
		})
		.reduce((sum, { mod }) => sum + mod.discard, 0);
}

function boardOffers(game: Game, seat: Seat): Offer[] {
	if (!onNewCaprica(game, seat)) return [];
	const { cylon } = seatOf(game, seat);
	return (Object.keys(boardActions) as BoardActionId[])
		.filter((id) => (boardActions[id].user === 'cylon') === cylon)
		.map((id) =>
			offer(game, seat, {
				id: `board:${id}`,
				about: { deck: 'place', id },
				ability: boardActions[id].ability,
				holder: seat
			})
		);
}

/** R8.2.12: revealing needs an action. Offered to every human player alike, hidden Cylon or not, only in his own hand. */
function revealOffers(game: Game, seat: Seat): Offer[] {
	const { cylon, loyalty, infiltrating } = seatOf(game, seat);
	if (cylon || infiltrating) return [];
	return [...new Set(loyalty)]
		.filter((card) => loyaltyCards[card as LoyaltyId].team === 'cylon')
		.map((card) => {
			const data = loyaltyCards[card as LoyaltyId];
			return { id: `loyalty:${card}`, effects: 'reveal' in data ? data.reveal : [] };
		});
}

/** Everything this seat could do as an action now. */
export function actionOffers(game: Game, seat: Seat): Offer[] {
	const { infiltrating } = seatOf(game, seat);
	return [
		...placeOffers(game, seat),
		...boardOffers(game, seat),
		...handTexts(game, seat)
			.filter(isAction)
			.map((text) => offer(game, seat, text)),
		...sheetTexts(game, seat)
			.filter(isAction)
			.map((text) => offer(game, seat, text)),
		...titleTexts(game)
			.filter((text) => text.holder === seat && isAction(text))
			.map((text) => offer(game, seat, text)),
		...revealOffers(game, seat),
		...(areaOfSeat(game, seat) ? [{ id: 'viper', effects: OWN_VIPER }] : []),
		...(infiltrating ? [{ id: 'return' }] : [])
	];
}

/** An offer as the menu shows it. */
const shown = ({ id, blocked, effects, cost }: Offer): OfferedOption => ({
	id,
	...(blocked ? { blocked } : {}),
	...(effects ? { effects } : {}),
	...(cost ? { cost } : {})
});

export function stepGrant(game: Game, frame: GrantFrame): void {
	const { seat } = frame;
	frame.human ??= !seatOf(game, seat).cylon;
	const barred = forbidden(game, seat, 'act') || (game.turnCut && seat === game.current);
	if (frame.move) {
		frame.move = false;
		if (!barred) push(game, { proc: 'move', step: 'pick', seat, own: false, to: null });
		return;
	}
	if (frame.actions > 0 && !barred && !lostByReveal(game, frame)) {
		frame.actions -= 1;
		push(game, { proc: 'act', step: 'pick', seat, own: frame.own, chosen: null });
		return;
	}
	pop(game, frame);
	if (frame.own) fire(game, { on: 'action-end', by: seat });
}

/** R4.4.4: who turned Cylon with his first action has lost the second. */
const lostByReveal = (game: Game, { seat, human }: GrantFrame): boolean =>
	human === true && seatOf(game, seat).cylon;

/** The own Action step (R4.4.1). */
export const actionStep = (game: Game): GrantFrame => ({
	proc: 'grant',
	seat: game.current,
	move: false,
	actions: actionLimit(game, game.current),
	own: true
});

export function stepAct(game: Game, frame: ActFrame): void {
	const { seat } = frame;
	switch (frame.step) {
		case 'pick': {
			const offers = actionOffers(game, seat);
			const answer = ask(game, frame, {
				key: 'pick',
				seat,
				why: frame.own ? 'action' : 'granted-action',
				mode: 'hand',
				rule: 'R4.4.1',
				question: { kind: 'menu', from: offers.map(shown), optional: true }
			});
			if (answer === undefined) return;
			const chosen = offers.find(({ id }) => id === asNameOrNull(answer));
			forget(frame);
			if (!chosen) {
				pop(game, frame);
				// nothing has changed, so there is no use in asking for the next action
				const grant = game.stack.at(-1);
				if (grant?.proc === 'grant') grant.actions = 0;
				return;
			}
			frame.chosen = chosen.id;
			frame.step = 'run';
			if (chosen.cost)
				push(game, {
					proc: 'discard',
					step: 'choose',
					due: [{ seat, count: chosen.cost }],
					random: false,
					cost: true,
					ignorable: false,
					why: 'pay',
					rule: 'R5.10.1'
				});
			return;
		}
		case 'run':
			frame.step = 'resolved';
			perform(game, frame);
			return;
		case 'resolved': {
			frame.step = 'done';
			const [kind, card] = (frame.chosen ?? '').split(':');
			if (kind === 'skill' && card)
				openWindow(game, { on: 'card-resolved', by: seat, card: card.slice(0, -2) });
			return;
		}
		case 'done':
			pop(game, frame);
	}
}

function perform(game: Game, frame: ActFrame): void {
	const { seat, chosen } = frame;
	if (chosen === null) return;
	const [kind, card = ''] = chosen.split(':');
	if (kind === 'loyalty') {
		push(game, { proc: 'reveal', step: 'show', seat, card });
		return;
	}
	if (kind === 'return') {
		endInfiltration(game, seat);
		return;
	}
	if (kind === 'viper') {
		run(game, OWN_VIPER, { acting: seat, used: true, about: null, holder: seat });
		return;
	}
	// found again: a cost may have changed the hand, but not what was chosen
	const text = actionOffers(game, seat).find(({ id }) => id === chosen)?.text;
	if (text) useText(game, seat, text);
}

/** Uses a text as an action or a Movement ability. */
export function useText(game: Game, seat: Seat, text: Text): void {
	spend(game, seat, text);
	if (text.card) playCard(game, seat, text.card);
	else tell(game, { kind: 'played', seat, about: text.about });
	run(game, text.ability.effects ?? [], scopeOf(seat, text));
}
