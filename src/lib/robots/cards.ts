/** What single cards are worth: to keep in hand, to draw, to play, to fly to. */
import {
	crisesBase,
	crisesNewCaprica,
	crisesPegasus,
	destinations,
	loyaltyCards,
	places,
	quorumCards,
	readSkillRef,
	skillCards,
	superCrises,
	type Ability,
	type Crisis,
	type Destination,
	type DestinationId,
	type Effect,
	type LoyaltyId,
	type PlaceCardId,
	type PlaceId,
	type QuorumCard,
	type SkillCard,
	type SkillType,
	type SuperCrisis
} from '../box/index.ts';
import type { About, CardPile } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';
import { worthOf, worthOfResource } from './worth.ts';

const crises: Readonly<Record<string, Crisis>> = { ...crisesBase, ...crisesPegasus, ...crisesNewCaprica };
const supers: Readonly<Record<string, SuperCrisis>> = superCrises;
const quorum: Readonly<Record<string, QuorumCard>> = quorumCards;

const skillOf = (ref: string): SkillCard => skillCards[readSkillRef(ref).kind];
export const typeOf = (ref: string): SkillType => skillOf(ref).type;
export const strengthOf = (ref: string): number => readSkillRef(ref).strength;

/** Cards whose text is worth more than their number. */
const USEFUL: Readonly<Record<string, number>> = {
	'executive-order': 1.2,
	'evasive-maneuvers': 0.4,
	'strategic-planning': 0.4,
	'scientific-research': 0.4,
	'declare-emergency': 0.6,
	'critical-situation': 0.8,
	repair: 0.5,
	sabotage: 1
};

/** What a seat gives up with a skill card. */
export const keepWorth = (ref: string): number =>
	0.5 * strengthOf(ref) + (USEFUL[readSkillRef(ref).kind] ?? 0);

const bodyOf = (card: Crisis | SuperCrisis): readonly Effect[] =>
	'effects' in card
		? card.effects
		: [
				...card.attack.activate.map((icon): Effect => ({ kind: 'activate', icon })),
				...card.attack.setup.map(({ at, pieces }): Effect => ({ kind: 'place', at, pieces })),
				...card.attack.special
			];

/** What a card of a deck means for the humans. */
export function cardWorth(view: SeatView, pile: CardPile, id: string): number {
	const crisis = crises[id];
	if (crisis && (pile === 'crisis' || pile === 'new-caprica-crisis')) {
		const { activate, jump } = crisis.icons;
		const icon: readonly Effect[] = activate ? [{ kind: 'activate', icon: activate }] : [];
		const footer = worthOf(view, icon) + (jump ? worthOf(view, [{ kind: 'track', by: 1 }]) : 0);
		return worthOf(view, bodyOf(crisis)) + footer;
	}
	const superCrisis = supers[id];
	if (superCrisis && pile === 'super-crisis') return worthOf(view, bodyOf(superCrisis));
	if (pile === 'destination' && id in destinations) return destinationWorth(view, id as DestinationId);
	const edict = quorum[id];
	if (edict && pile === 'quorum') return worthOf(view, edict.effects) + (edict.abilities ? 0.8 : 0);
	if (pile === 'skill') return keepWorth(id);
	if (pile === 'loyalty') return loyaltyCards[id as LoyaltyId].team === 'cylon' ? -3 : 0;
	if (pile === 'galactica-damage') return id === 'damage-fuel' || id === 'damage-food' ? -2.5 : -2;
	return 0;
}

function destinationWorth(view: SeatView, id: DestinationId): number {
	const { distance, fuel, effects }: Destination = destinations[id];
	return 7 * distance + worthOfResource(view, 'fuel', fuel) + worthOf(view, effects);
}

const PLACE_CARD: ReadonlyMap<string, PlaceCardId> = new Map(
	(Object.keys(places) as PlaceCardId[]).flatMap((id) => {
		const { at, set } = places[id];
		const shared =
			(Object.keys(places) as PlaceCardId[]).filter((other) => places[other].at === at).length > 1;
		return shared
			? [[`${at} ${set}`, id] as const]
			: [[`${at} base`, id] as const, [`${at} pegasus`, id] as const];
	})
);
/** The texts printed on a place. */
export function placeTexts(view: SeatView, at: PlaceId): readonly Ability[] {
	const id = PLACE_CARD.get(`${at} ${view.config.set}`);
	return id ? places[id].abilities : [];
}

const texts = (abilities: readonly Ability[]): readonly Effect[] =>
	abilities.flatMap(({ effects }) => effects ?? []);

/** Everything a printed thing does, for guessing what a question about it is for. */
export function effectsOf({ deck, id }: About): readonly Effect[] {
	switch (deck) {
		case 'crisis':
		case 'new-caprica-crisis':
			return crises[id] ? bodyOf(crises[id]) : [];
		case 'super-crisis':
			return supers[id] ? bodyOf(supers[id]) : [];
		case 'quorum':
			return quorum[id]?.effects ?? [];
		case 'skill':
			return id in skillCards ? texts(skillCards[id as keyof typeof skillCards].abilities) : [];
		case 'place':
			return id in places ? texts(places[id as PlaceCardId].abilities) : [];
		case 'loyalty': {
			const card = loyaltyCards[id as LoyaltyId];
			return 'reveal' in card ? card.reveal : [];
		}
		default:
			return [];
	}
}
