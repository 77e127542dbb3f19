/**
 * A player who wants to win: judges what is offered by what it does to the humans (worth.ts) and by its own side (people.ts).
 * It knows what its seat may see and nothing else.
 */
import { AREAS, type AreaId, type Effect, type SkillType } from '../box/index.ts';
import type { AnswerValue, Decision, OfferedOption, Question, Seat } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';
import {
	worthOfFlight,
	worthOfGuard,
	worthOfKills,
	worthOfShelterFrom,
	worthOfShipIn,
	worthOfShot
} from './battle.ts';
import { cardWorth, effectsOf, keepWorth, strengthOf, typeOf } from './cards.ts';
import { bestOf, top } from './choices.ts';
import { contribution } from './contribute.ts';
import { actionChoice, agendaWorth, areaWorth, moveChoice, viperChoice, worthOfOrder } from './menus.ts';
import { distrust, masked, me, seatAt, sideOf } from './people.ts';
import { anyAnswer } from './random.ts';
import { respond } from './responses.ts';
import type { Pick, Robot } from './types.ts';
import { worthOf, worthOfResource } from './worth.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

export const sensible: Robot = (view, decision, pick) =>
	// what he shows when he acts is decided there: whether he wants to be seen for what he is comes first
	decision.why === 'action' || decision.why === 'granted-action'
		? choice(view, decision, pick)
		: choice(masked(view, pick), decision, pick);

const choice: Robot = (view, decision, pick) => {
	const { question, why } = decision;
	switch (question.kind) {
		case 'menu':
			return fromMenu(view, decision, question, pick);
		case 'option':
			return option(view, decision, question, pick);
		case 'seat':
			return somebody(view, decision, question, pick);
		case 'area':
			return bestOf(question.from, (area) => areaMeasure(view, why, area), pick);
		case 'ship':
			return ships(view, decision, question, pick);
		case 'cards':
			return why === 'contribute'
				? contribution(view, question, pick)
				: cards(view, decision, question, pick);
		case 'split':
			return split(view, question, pick);
		case 'order':
			return order(view, question, pick);
		case 'place':
			return anyAnswer({ ...question, optional: false }, pick);
		case 'window':
			return { go: true };
		case 'look':
			return 'seen';
	}
};

function fromMenu(view: SeatView, { why }: Decision, question: Of<'menu'>, pick: Pick): AnswerValue {
	switch (why) {
		case 'action':
		case 'granted-action':
			return actionChoice(view, question.from, pick);
		case 'move':
		case 'granted-move':
			return moveChoice(view, question.from, pick);
		case 'respond':
			return respond(view, question.from);
		case 'viper-act':
			return viperChoice(view, question.from, pick);
		case 'move-ship':
			return moveShip(view, question, pick);
		default:
			return anyAnswer(question, pick);
	}
}

/** `move:civilian:17@rear:port-aft` */
function moveShip(view: SeatView, { from }: Of<'menu'>, pick: Pick): AnswerValue {
	const gain = ({ id }: OfferedOption): number => {
		const [, , label = '', to = ''] = id.split(':');
		// such an id ends with the areas it leads from and to
		return sideOf(view) * worthOfFlight(view, 'civilians', label.split('@')[1] as AreaId, to as AreaId);
	};
	const best = bestOf([null, ...from], (offer) => (offer ? gain(offer) : 0.01), pick);
	return best?.id ?? null;
}

function option(view: SeatView, decision: Decision, { from }: Of<'option'>, pick: Pick): AnswerValue {
	const open = from.filter(({ blocked }) => !blocked);
	const side = sideOf(view);
	return bestOf(open, (offer) => optionMeasure(view, decision, offer, side), pick).id;
}

function optionMeasure(
	view: SeatView,
	{ why }: Decision,
	{ id, effects }: OfferedOption,
	side: 1 | -1
): number {
	if (effects) return side * effectsMeasure(view, effects) + agendaWorth(view, effects);
	switch (why) {
		case 'ignore':
			return id === 'ignore' ? 1 : 0;
		case 'choose-resource':
			return id in view.resources ? resourceMeasure(view, id, side) : 0;
		case 'choose-type':
			return id === 'treachery' ? -side : 0;
		case 'which-ship':
			return side * (id === 'pegasus' ? 1 : 0);
		default:
			return 0;
	}
}

/** Dice changes are judged by what the die is for. */
function effectsMeasure(view: SeatView, effects: readonly Effect[]): number {
	const [first] = effects;
	const { die } = view.stage;
	if (first?.kind === 'modify' && first.mod.kind === 'roll-add' && die) {
		const bad = die.attackOn === 'viper' || view.stage.running === 'basestars';
		return bad ? -first.mod.by : first.mod.by;
	}
	return worthOf(view, effects);
}

/** For a gain or a shield the scarcest counts, for a loss the most plentiful. */
const resourceMeasure = (view: SeatView, id: string, side: 1 | -1): number =>
	// the ids of this question are resources
	-side * worthOfResource(view, id as keyof SeatView['resources'], -1);

/** Does the text harm whom it chooses? Judged for one human not known yet. */
function feel(view: SeatView, { about, why }: Decision): number {
	if (why === 'hand-over' || why === 'sleepers') return 0;
	if (!about) return -1;
	return worthOf(view, effectsOf(about).filter(touchesChosen));
}

const touchesChosen = (effect: Effect): boolean =>
	JSON.stringify(effect).includes('"chosen"') || effect.kind === 'check' || effect.kind === 'look';

function somebody(view: SeatView, decision: Decision, question: Of<'seat'>, pick: Pick): AnswerValue {
	const side = sideOf(view);
	if (decision.about?.id === 'executive-order')
		return bestOf(question.from, (seat) => side * worthOfOrder(view, seat), pick);
	const harm = feel(view, decision) < 0;
	const strength = (seat: Seat): number => {
		const { handCount, titles, cylon } = seatAt(view, seat);
		return 0.3 * handCount + 2 * titles.length - (cylon ? 3 : 0);
	};
	const measure = (seat: Seat): number => {
		if (side > 0)
			return (harm ? 1 : -1) * distrust(view, seat) + (harm ? 0 : 0.1 * seatAt(view, seat).handCount);
		if (seat === view.seat) return harm ? -9 : 3;
		return harm ? strength(seat) : -strength(seat);
	};
	return bestOf(question.from, measure, pick);
}

function areaMeasure(view: SeatView, why: Decision['why'], area: AreaId): number {
	const { raiders, civilians, vipers } = view.space[area];
	switch (why) {
		case 'move-ship':
			return areaWorth(view, area);
		case 'place-civilian':
			return sideOf(view) * worthOfShipIn(view, area);
		case 'launch-area':
			return worthOfGuard(view, area) + worthOfShot(view, 'viper', area) - 0.01 * vipers;
		default:
			return sideOf(view) * (raiders - 0.8 * civilians.length - 0.3 * vipers);
	}
}

const TARGET: Readonly<Record<string, number>> = {
	basestar: 5,
	centurion: 4,
	heavy: 3,
	scar: 1,
	raider: 2,
	occupation: 2,
	viper: -1,
	civilian: -2,
	pilot: -3
};
/** A viper hardly scratches a basestar (R6.6). */
const FOR_VIPERS: typeof TARGET = { ...TARGET, basestar: 1, heavy: 2, raider: 3 };
const BIG_GUNS: readonly string[] = ['weapons-control', 'pegasus-cic', 'admiral-base', 'admiral-new-caprica'];
const pieceOf = (name: string): string => name.split(/[:@]/)[0] ?? '';

/** Whatever is picked is mostly hit or moved: the enemy's best, or one's own least. */
function ships(
	view: SeatView,
	{ why, about }: Decision,
	{ from, min, max }: Of<'ship'>,
	pick: Pick
): AnswerValue {
	const worths = why === 'attack-target' && !(about && BIG_GUNS.includes(about.id)) ? FOR_VIPERS : TARGET;
	const count = why === 'shortage' || why === 'victim' ? min : max;
	const centurion = (name: string): number =>
		name.startsWith('centurion:') ? Number(name.split(':')[1]) : 0;
	return top(
		from,
		count,
		(name) =>
			sideOf(view) * ((worths[pieceOf(name)] ?? 0) + 0.1 * centurion(name) + whereItIs(view, why, name)) +
			0.01 * pick(9)
	);
}

/** The raider that does the most harm; the civilian ship that gains most by flying on. */
function whereItIs(view: SeatView, why: Decision['why'], name: string): number {
	const area = AREAS.find((id) => name.endsWith(`@${id}`));
	if (!area) return 0;
	if (name.startsWith('raider')) return 0.3 * worthOfKills(view, 1, area);
	return why === 'choose-ship' && name.startsWith('civilian') ? worthOfShelterFrom(view, area) : 0;
}

/** Whether more of them is better for who picks. */
function cards(
	view: SeatView,
	{ why, about }: Decision,
	{ pile, from, min, max }: Of<'cards'>,
	pick: Pick
): AnswerValue {
	const side = sideOf(view);
	if (pile !== 'skill') {
		// what a limit takes away is the worst; everything else is picked to happen
		const sign = why === 'quorum-limit' || why === 'discard' ? -1 : 1;
		// a card hardly anybody would play is tried now and then
		if (why === 'quorum-pick' && pick(12) === 0)
			return anyAnswer({ kind: 'cards', pile, from, min, max: min }, pick);
		return top(from, min, (card) => sign * side * cardWorth(view, pile, card));
	}
	const most = why === 'keep-cards' || why === 'take-cards' || about?.id === 'louanne-kat-katraine';
	if (about?.id === 'caprica-six') return top(from, Math.min(max, 2), strengthOf);
	return top(from, min, (card) => (most ? 1 : -1) * keepWorth(card));
}

/** How often a type counts in checks, about. */
const ASKED_FOR: Readonly<Record<SkillType, number>> = {
	leadership: 0.9,
	politics: 0.75,
	tactics: 0.8,
	engineering: 0.4,
	piloting: 0.35,
	treachery: -5
};

/** What checks ask for, and a bit of everything; Treachery is for Cylons. */
function split(view: SeatView, { from, total }: Of<'split'>, pick: Pick): AnswerValue {
	const amounts: Partial<Record<SkillType, number>> = {};
	const { cylon } = me(view);
	const held = new Map<SkillType, number>();
	for (const card of view.own.hand) held.set(typeOf(card), (held.get(typeOf(card)) ?? 0) + 1);
	const wish = (type: SkillType): number =>
		(cylon ? (type === 'treachery' ? 1 : 0) : ASKED_FOR[type]) -
		0.25 * (amounts[type] ?? 0) -
		0.12 * (held.get(type) ?? 0) +
		0.03 * pick(9);
	for (let n = 0; n < total; n++) {
		const open = from.filter(({ type, max }) => (amounts[type] ?? 0) < max);
		const { type } = bestOf(open, (offer) => wish(offer.type), pick);
		amounts[type] = (amounts[type] ?? 0) + 1;
	}
	return amounts;
}

/** Good cards on top, bad ones under; an order among texts is left as it is. */
function order(view: SeatView, question: Of<'order'>, pick: Pick): AnswerValue {
	const { pile, items, bins } = question;
	const bottom = bins.indexOf('bottom');
	if (pile === 'text' || bottom < 0) return [[...items], ...bins.slice(1).map(() => [])];
	const filled: string[][] = bins.map(() => []);
	const limit = pile === 'destination' ? 9 : pile === 'civilian-ship' ? 0 : -3.5;
	for (const item of items) {
		const good = sideOf(view) * (cardWorth(view, pile, item) - limit) > 0;
		filled[good === pick(20) > 0 ? 0 : bottom]?.push(item);
	}
	return filled;
}
