/** The two menus of a turn: where to go, and what to do there. */
import {
	BOARDS,
	characters,
	type AreaId,
	type CharacterId,
	type Effect,
	type PlaceId,
	type SkillSet
} from '../box/index.ts';
import type { AnswerValue, OfferedOption, Seat } from '../rules/index.ts';
import type { SeatAtTable, SeatView } from '../views/index.ts';
import { placeTexts, strengthOf } from './cards.ts';
import { bestOf } from './choices.ts';
import {
	boardOf,
	distrust,
	inPrison,
	isHiddenCylon,
	masked,
	me,
	onNewCaprica,
	placeOf,
	seatAt,
	sideOf
} from './people.ts';
import type { Pick } from './types.ts';
import { basestarsIn, raidersIn, threat, worthOfFlight, worthOfGuard, worthOfShot } from './battle.ts';
import { worthOf, worthOfRepair } from './worth.ts';

const CARD = 0.6;
const isOpen = ({ blocked }: OfferedOption): boolean => !blocked;

/** Is there somebody the seat would lock up, or worse? */
const suspects = (view: SeatView): number =>
	Math.max(0, ...view.seats.map(({ seat, cylon }) => (cylon ? 0 : distrust(view, seat))));

/** How badly another President is wanted: nobody gives an office to a traitor who is known. */
function usurper(view: SeatView): number {
	const president = view.seats.find(({ titles }) => titles.includes('president'));
	return president && sideOf(view) > 0 ? distrust(view, president.seat) : -1;
}

/** Places whose use is decided by a check over a person. */
const TRIALS: readonly string[] = ['admirals-quarters', 'airlock', 'resistance-hq'];

/** What the seat would do in a place, for its own side. */
function placeWorth(view: SeatView, place: PlaceId): number {
	const side = sideOf(view);
	if (view.damaged.includes(place))
		return side > 0 && view.own.hand.some((card) => card.startsWith('repair-')) ? worthOfRepair(view) : -0.5;
	if (TRIALS.includes(place)) return side > 0 ? suspects(view) - 0.5 : -0.5;
	if (place === 'administration') return usurper(view) - 0.5;
	const own = me(view);
	const { cylon } = own;
	const wish = placeTexts(view, place).reduce(
		(most, { effects }) => Math.max(most, agendaWorth(view, effects)),
		0
	);
	const best = wish + (side > 0 ? placeAction(view, own, place) : cylonAction(view, own, place));
	const shots = cylon ? 0 : (view.occupation[place] ?? 0) * 0.9;
	return Math.max(best, shots) + landing(view, place);
}

/** After Galactica's return the humans want to be aboard when the Admiral leaves. */
const landing = (view: SeatView, place: PlaceId): number =>
	view.era === 'orbit' && !me(view).cylon && boardOf(place) === 'galactica' && view.prepared + view.locked < 4
		? 1.5
		: 0;

/** What somebody else would do with two actions of his own, or with a move and one (R4.4.4). */
export function worthOfOrder(view: SeatView, seat: Seat): number {
	if (distrust(view, seat) > 0) return -4 * distrust(view, seat);
	const other = seatAt(view, seat);
	const { position } = other;
	if (position === 'stranded') return -1;
	if (inPrison(other)) return 2;
	if (typeof position === 'object' && 'viper' in position) return 2 * areaWorth(view, position.viper);
	const here = placeOf(other);
	if (!here) return 0;
	const board = boardOf(here);
	const near = board ? BOARDS[board] : [];
	const elsewhere = near.reduce((most, place) => Math.max(most, placeAction(view, other, place)), 0);
	// there are cards in every hand one could play
	return Math.max(2 * Math.max(0.5, placeAction(view, other, here)), 0.5 + elsewhere);
}

/** The same for who wants the humans to lose; hidden among them he could still do something useful. */
function cylonAction(view: SeatView, { cylon }: SeatAtTable, place: PlaceId): number {
	let best = 0;
	for (const { when, by, effects } of placeTexts(view, place))
		if (when === 'action' && by !== 'president' && (by === undefined || (by === 'cylon') === cylon))
			best = Math.max(best, -worthOf(view, effects ?? []));
	return best;
}

/** The best action printed on a place, for this seat and the humans. */
function placeAction(view: SeatView, { titles, cylon, character }: SeatAtTable, place: PlaceId): number {
	if (view.damaged.includes(place) || TRIALS.includes(place) || place === 'administration') return 0;
	if (!meets(view, place, character)) return 0;
	let best = 0;
	for (const { when, by, effects } of placeTexts(view, place)) {
		const usable =
			when === 'action' &&
			(by === undefined || (by === 'president' ? titles.includes('president') : (by === 'cylon') === cylon));
		if (usable) best = Math.max(best, worthOf(view, effects ?? []));
	}
	return best;
}

/** Needs that can be read off the table without standing there. */
function meets(view: SeatView, place: PlaceId, character: CharacterId | null): boolean {
	if (place === 'ftl-control') return view.marker >= 3 && view.era === 'voyage';
	if (place === 'engine-room') return view.era === 'voyage' && view.own.hand.length > 4;
	if (place === 'armory') return view.centurions.length > 0;
	if (place === 'hangar-deck') return isPilot(character) && view.vipers.reserves > 0;
	return true;
}

/** R4.2.1 */
function isPilot(character: CharacterId | null): boolean {
	if (!character) return false;
	const { fixed, split }: SkillSet = characters[character].skills;
	return (fixed.piloting ?? 0) > 0 || split?.from.includes('piloting') === true;
}

/** Movement step: `go:PLACE`, `fly:AREA`, or a text that takes the place of moving. */
export function moveChoice(view: SeatView, options: readonly OfferedOption[], pick: Pick): AnswerValue {
	const here = placeOf(me(view));
	const stay = here ? placeWorth(view, here) : areaWorth(view) + 0.3;
	const worth = (option: OfferedOption): number => {
		const [kind, name = ''] = option.id.split(':');
		const cost = CARD * (option.cost ?? 0);
		// ids of a menu are made of places and areas (actions.ts says how)
		if (kind === 'go') return placeWorth(view, name as PlaceId) - cost;
		if (kind === 'fly') return areaWorth(view, name as AreaId);
		return textWorth(view, option) + 0.5 * stay;
	};
	const open = options.filter(isOpen);
	const odd = isCurious(view, pick) ? open.filter(({ id }) => SELDOM.includes(id)) : [];
	const { cylon } = me(view);
	const best = bestOf(
		odd.length > 0 ? odd : [null, ...open],
		(option) => (option ? worth(option) + (cylon ? 0.15 * pick(8) : 0) : stay + 0.05),
		pick
	);
	return best?.id ?? null;
}

/** Places hardly anybody goes to, but somebody will. */
const SELDOM: readonly string[] = [
	'go:administration',
	'go:admirals-quarters',
	'go:airlock',
	'go:resistance-hq'
];
const isCurious = (view: SeatView, pick: Pick): boolean => pick(150) === 0 && !me(view).cylon;

/** What a pilot finds to do in an area. */
export function areaWorth(view: SeatView, at?: AreaId): number {
	const { position } = me(view);
	const area = at ?? (typeof position === 'object' && 'viper' in position ? position.viper : null);
	if (!area) return 0;
	const own = at === undefined ? 0 : worthOfGuard(view, area);
	return worthOfShot(view, 'viper', area) + 0.5 * own;
}

const cardIn = (id: string): string => (id.startsWith('skill:') ? (id.split(':')[1] ?? '') : '');

function textWorth(view: SeatView, option: OfferedOption): number {
	const card = cardIn(option.id);
	return sideOf(view) * worthOf(view, option.effects ?? []) - (card ? 0.25 * strengthOf(card) : 0);
}

/** Action menu (actions.ts names its ids). Doing nothing is worth nothing. */
export function actionChoice(view: SeatView, options: readonly OfferedOption[], pick: Pick): AnswerValue {
	const cylonCard = options.find(({ id }) => id.startsWith('loyalty:'));
	if (cylonCard && wantsToReveal(view, pick)) return cylonCard.id;
	return actionOf(masked(view, pick), options, pick);
}

function actionOf(view: SeatView, options: readonly OfferedOption[], pick: Pick): AnswerValue {
	const hidden = isHiddenCylon(view);
	const worth = (option: OfferedOption): number => {
		const [kind, name = ''] = option.id.split(':');
		switch (kind) {
			case 'return':
				return returning(view, pick);
			case 'viper':
				return areaWorth(view) > 0 ? 1 : 0.2;
			case 'place':
				return (
					placeUse(view, name, option, hidden, pick) +
					agendaWorth(view, option.effects) -
					CARD * (option.cost ?? 0)
				);
			case 'board':
				// what the places of New Caprica offer is about as good: nobody does always the same
				return textWorth(view, option) + 0.3 * pick(8);
			case 'title':
				return titleUse(view, option);
			case 'sheet':
				return textWorth(view, option) - 0.8;
			default:
				return name.startsWith('executive-order') ? orderWorth(view, name) : textWorth(view, option);
		}
	};
	const open = options.filter((option) => isOpen(option) && !option.id.startsWith('loyalty:'));
	const best = bestOf([null, ...open], (option) => (option ? worth(option) : 0), pick);
	return best?.id ?? null;
}

/** An infiltrator goes back out of prison, unless his Agenda wants him there, and for what is kept on the Resurrection Ship. */
function returning(view: SeatView, pick: Pick): number {
	const { agenda, superCrises } = view.own;
	if (agenda === 'mutual-annihilation' && superCrises.length === 0) return 6;
	if (agenda === 'join-the-colonials' || agenda === 'show-their-true-nature')
		return inPrison(me(view)) && agenda === 'join-the-colonials' ? 0.5 : -3;
	return inPrison(me(view)) ? 2 : pick(12) === 0 ? 1.5 : -1;
}

/** What a Leader's Agenda adds to the worth of a text: who must be among the humans, or have played a Super Crisis. */
export function agendaWorth(view: SeatView, effects: readonly Effect[] | undefined): number {
	const { agenda, superCrises } = view.own;
	if (!agenda || !effects) return 0;
	const wants =
		AMONG_HUMANS.includes(agenda) || (agenda === 'mutual-annihilation' && superCrises.length === 0);
	return wants && infiltrates(effects) ? 5 : 0;
}
const AMONG_HUMANS: readonly string[] = ['join-the-colonials', 'show-their-true-nature'];
const infiltrates = (effects: readonly Effect[]): boolean =>
	effects.some(
		(effect) =>
			effect.kind === 'infiltrate' ||
			(effect.kind === 'one-of' && effect.options.some((option) => infiltrates(option.effects)))
	);

/** An order is worth what the best of the others would do with it. */
function orderWorth(view: SeatView, card: string): number {
	const others = view.seats.filter(({ seat, cylon }) => seat !== view.seat && !cylon);
	const most = others.reduce((best, { seat }) => Math.max(best, worthOfOrder(view, seat)), 0);
	return (sideOf(view) > 0 ? most : 0.3 * most) - 0.25 * strengthOf(card);
}

function placeUse(view: SeatView, place: string, option: OfferedOption, hidden: boolean, pick: Pick): number {
	const side = sideOf(view);
	if (place === 'brig' || place === 'detention') return 2.5;
	const ambition = pick(8) === 0 ? 3 : 0;
	if (TRIALS.includes(place)) return ambition + (hidden ? 0.4 : side > 0 ? 1.5 * suspects(view) - 1 : -1);
	if (place === 'administration') return ambition + usurper(view) - 1;
	const worth = side * worthOf(view, option.effects ?? []);
	// a traitor does not do what everybody would see to be mad
	return hidden ? 0.3 * worth : worth;
}

/** R6.6.4, R12.4.3, R8.7.1: nukes, leaving New Caprica, the Quorum. */
function titleUse(view: SeatView, option: OfferedOption): number {
	const [first] = option.effects ?? [];
	if (first?.kind === 'phase') return leaving(view);
	const worth = textWorth(view, option);
	if (first?.kind === 'pay') return sideOf(view) > 0 && basestarsIn(view) > 1 ? worth : -1;
	return worth;
}

/** What is left behind is lost (R12.4.3): leave when everything essential is aboard, or before it gets worse. */
function leaving(view: SeatView): number {
	const behind = view.locked + view.prepared;
	const stranded = view.seats.filter((seat) => !seat.cylon && onNewCaprica(seat)).length;
	const { population, morale, food, fuel } = view.resources;
	// a ship carries about one of the population; each human left behind costs morale
	const survives =
		population > 1.05 * behind + 0.4 && morale > stranded + (behind > 5 ? 1 : 0) && food > 0 && fuel > 0;
	if (sideOf(view) < 0) return survives ? -5 : 6;
	return survives ? (behind + stranded === 0 ? 30 : 9) : -20;
}

/** R8.2: from the Brig, when the humans are weak, or when the end is near: the later the more often. */
function wantsToReveal(view: SeatView, pick: Pick): boolean {
	const scarce = Math.min(...Object.values(view.resources));
	if (inPrison(me(view))) return pick(3) > 0;
	if (scarce <= 2) return pick(3) === 0;
	if (!view.sleepersDealt) return pick(60) === 0;
	return pick(view.distance >= 6 ? 7 : 14) === 0;
}

/** Unmanned vipers: whatever takes the most danger away. */
export function viperChoice(view: SeatView, options: readonly OfferedOption[], pick: Pick): AnswerValue {
	const worth = ({ id }: OfferedOption): number => {
		const [kind, ...rest] = id.split(':');
		// the last part of such an id is an area
		const to = (rest.at(-1) ?? '').replace('viper@', '') as AreaId;
		if (kind === 'attack') return 0.3 + worthOfShot(view, 'viper', to);
		if (kind === 'launch')
			return raidersIn(view) > 0 ? 0.2 + worthOfGuard(view, to) : threat(view) > 4 ? 0.1 : -1;
		const from = (rest[0] ?? '').replace('viper@', '') as AreaId;
		const nearer = view.space[to].raiders > 0 && view.space[from].raiders === 0 ? 0.3 : 0;
		return nearer + worthOfFlight(view, 'vipers', from, to);
	};
	const best = bestOf([null, ...options.filter(isOpen)], (option) => (option ? worth(option) : 0.05), pick);
	return best?.id ?? null;
}
