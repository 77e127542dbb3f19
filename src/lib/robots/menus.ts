/** The two menus of a turn: where to go, and what to do there. */
import {
	characters,
	LAUNCH_AREAS,
	type Ability,
	type AreaId,
	type PlaceId,
	type SkillSet
} from '../box/index.ts';
import type { AnswerValue, OfferedOption } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';
import { keepWorth, placeTexts } from './cards.ts';
import { bestOf } from './choices.ts';
import { boardOf, distrust, inPrison, isHiddenCylon, me, onNewCaprica, placeOf, sideOf } from './people.ts';
import type { Pick } from './types.ts';
import { basestarsIn, threat, worthOf } from './worth.ts';

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
		return side > 0 && view.own.hand.some((card) => card.startsWith('repair-')) ? 2.6 : -0.5;
	if (TRIALS.includes(place)) return side > 0 ? suspects(view) - 0.5 : -0.5;
	if (place === 'administration') return usurper(view) - 0.5;
	const { cylon, titles } = me(view);
	const usable = (ability: Ability): boolean =>
		ability.when === 'action' &&
		(ability.by === undefined ||
			(ability.by === 'president' ? titles.includes('president') : (ability.by === 'cylon') === cylon));
	let best = 0;
	for (const ability of placeTexts(view, place))
		if (usable(ability) && meets(view, place))
			best = Math.max(best, side * worthOf(view, ability.effects ?? []));
	const shots = cylon ? 0 : (view.occupation[place] ?? 0) * 0.9;
	return Math.max(best, shots) + landing(view, place);
}

/** After Galactica's return the humans want to be aboard when the Admiral leaves. */
const landing = (view: SeatView, place: PlaceId): number =>
	view.era === 'orbit' && !me(view).cylon && boardOf(place) === 'galactica' && view.prepared + view.locked < 4
		? 1.5
		: 0;

/** Needs that can be read off the table without standing there. */
function meets(view: SeatView, place: PlaceId): boolean {
	if (place === 'ftl-control') return view.marker >= 3 && view.era === 'voyage';
	if (place === 'engine-room') return view.era === 'voyage' && view.own.hand.length > 4;
	if (place === 'armory') return view.centurions.length > 0;
	if (place === 'hangar-deck') return isPilot(view) && view.vipers.reserves > 0;
	return true;
}

/** R4.2.1 */
function isPilot(view: SeatView): boolean {
	const { character } = me(view);
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
	const best = bestOf(
		[null, ...options.filter(isOpen)],
		(option) => (option ? worth(option) : stay + 0.05),
		pick
	);
	return best?.id ?? null;
}

/** What a pilot finds to do in an area. */
export function areaWorth(view: SeatView, at?: AreaId): number {
	const { position } = me(view);
	const area = at ?? (typeof position === 'object' && 'viper' in position ? position.viper : null);
	if (!area) return 0;
	const { raiders, heavies, civilians } = view.space[area];
	return raiders > 0 || heavies > 0 ? 1 + 0.1 * raiders + 0.3 * civilians.length : 0.1 * civilians.length;
}

const cardIn = (id: string): string => (id.startsWith('skill:') ? (id.split(':')[1] ?? '') : '');

function textWorth(view: SeatView, option: OfferedOption): number {
	const card = cardIn(option.id);
	return sideOf(view) * worthOf(view, option.effects ?? []) - (card ? 0.6 * keepWorth(card) : 0);
}

/** Action menu (actions.ts names its ids). Doing nothing is worth nothing. */
export function actionChoice(view: SeatView, options: readonly OfferedOption[], pick: Pick): AnswerValue {
	const hidden = isHiddenCylon(view);
	const worth = (option: OfferedOption): number => {
		const [kind, name = ''] = option.id.split(':');
		switch (kind) {
			case 'loyalty':
				return revealWorth(view, pick);
			case 'return':
				return inPrison(me(view)) ? 2 : pick(12) === 0 ? 1.5 : -1;
			case 'viper':
				return areaWorth(view) > 0 ? 1 : 0.2;
			case 'place':
				return placeUse(view, name, option, hidden) - CARD * (option.cost ?? 0);
			case 'title':
				return titleUse(view, option);
			case 'sheet':
				return textWorth(view, option) - 0.8;
			default:
				return textWorth(view, option);
		}
	};
	const best = bestOf([null, ...options.filter(isOpen)], (option) => (option ? worth(option) : 0), pick);
	return best?.id ?? null;
}

function placeUse(view: SeatView, place: string, option: OfferedOption, hidden: boolean): number {
	const side = sideOf(view);
	if (place === 'brig' || place === 'detention') return 2.5;
	if (TRIALS.includes(place)) return hidden ? 0.4 : side > 0 ? 1.5 * suspects(view) - 1 : -1;
	if (place === 'administration') return usurper(view) - 1;
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

/** R8.2: after the sleepers, from the Brig, or when the last push is near. */
function revealWorth(view: SeatView, pick: Pick): number {
	const scarce = Math.min(...Object.values(view.resources));
	if (inPrison(me(view))) return pick(3) > 0 ? 5 : -1;
	if (scarce <= 2) return pick(2) === 0 ? 4 : -1;
	if (!view.sleepersDealt) return pick(12) === 0 ? 3 : -2;
	if (view.distance >= 6) return pick(3) === 0 ? 4 : -1;
	return pick(5) === 0 ? 3 : -1;
}

/** Unmanned vipers: shoot if they can, else towards the enemy; launched only when there is one. */
export function viperChoice(view: SeatView, options: readonly OfferedOption[], pick: Pick): AnswerValue {
	const prey = (area: AreaId): number => {
		const { raiders, heavies, civilians, vipers } = view.space[area];
		// a viper beside civilian ships draws the fire (R6.4.3)
		const guard = civilians.length > 0 && vipers === 0 ? 1.2 : 0;
		return (raiders > 0 ? 1 : 0) + (heavies > 0 ? 1 : 0) + guard + 0.2 * civilians.length - 0.1 * vipers;
	};
	const worth = ({ id }: OfferedOption): number => {
		const [kind, ...rest] = id.split(':');
		// the last part of such an id is an area
		const area = (rest.at(-1) ?? '').replace('viper@', '') as AreaId;
		if (kind === 'attack') return 3;
		if (kind === 'launch') return threat(view) > 0 ? 0.5 + prey(area) : -1;
		const from = (rest[0] ?? '').replace('viper@', '') as AreaId;
		return prey(area) - prey(from);
	};
	const best = bestOf([null, ...options.filter(isOpen)], (option) => (option ? worth(option) : 0.05), pick);
	return best?.id ?? null;
}

/** Civilian ships go where vipers are and raiders are not; a Cylon would have it otherwise. */
export function shelter(view: SeatView, area: AreaId): number {
	const { raiders, heavies, basestars, vipers } = view.space[area];
	const launch = (LAUNCH_AREAS as readonly AreaId[]).includes(area) ? 0.3 : 0;
	return sideOf(view) * (vipers + launch - 2 * raiders - 0.5 * heavies - basestars.length);
}
