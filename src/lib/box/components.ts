/** The shapes of the things in the box. Names and texts are in `text/`; here are only facts. */
import type { AgendaSide, AreaId, Icon, PlaceId, PrintedSet, Resource, SkillType, Title } from './ids.ts';
import type { Ability, Condition, Effect, PlacedPiece } from './vocabulary.ts';

interface Printed {
	set: PrintedSet;
	copies: number;
}

export interface SkillCard {
	set: PrintedSet;
	type: SkillType;
	/** copies by strength */
	strengths: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5, number>>>;
	/** makes the check Reckless when played before it (R5.8) */
	reckless?: true;
	/** acts by itself when revealed in a Reckless check (R5.7) */
	checkAbility?: true;
	/** with Pegasus this card takes the place of that one (R1.7.1) */
	replaces?: 'investigative-committee-base';
	abilities: readonly Ability[];
}

type Category = 'political' | 'military' | 'pilot' | 'support' | 'cylon-leader';
/** Cards of a sheet's Receive Skills: fixed lines and lines to be split freely (R3.3.2). */
export interface SkillSet {
	fixed: Readonly<Partial<Record<SkillType, number>>>;
	split?: { count: number; from: readonly SkillType[] };
}
export interface Character {
	set: PrintedSet;
	category: Category;
	/** `viper`: launched at set-up (Apollo); `stranded`: off the board (Helo); a list: the player picks (Cain) */
	start: PlaceId | 'viper' | 'stranded' | readonly PlaceId[];
	skills: SkillSet;
	positive: readonly Ability[];
	once: readonly Ability[];
	negative: readonly Ability[];
}

export interface Place {
	set: PrintedSet;
	/** the spot on the board; base and Pegasus versions of a Cylon place share one */
	at: PlaceId;
	hazardous?: true;
	/** who may use its abilities when an ability does not say */
	user: 'human' | 'cylon' | 'both';
	abilities: readonly Ability[];
}
/** Actions printed on the New Caprica board, open at each of its places (R11.5). */
export interface BoardAction {
	set: 'new-caprica';
	user: 'human' | 'cylon';
	ability: Ability;
}

export interface CrisisIcons {
	activate?: Exclude<Icon, 'occupation'>;
	occupation?: true;
	jump?: true;
	evacuate?: true;
}
export type CrisisBody =
	| { effects: readonly Effect[] }
	/** Cylon attack (R6.2): the icons act first, then the ships are placed, then the special rule */
	| {
			attack: {
				activate: readonly Exclude<Icon, 'occupation' | 'launch-raiders'>[];
				setup: readonly { at: AreaId; pieces: readonly PlacedPiece[] }[];
				special: readonly Effect[];
			};
	  };
export type Crisis = Printed & {
	icons: CrisisIcons;
	/** in force while the card is kept in play */
	abilities?: readonly Ability[];
} & CrisisBody;
export type SuperCrisis = Printed & { abilities?: readonly Ability[] } & CrisisBody;

export type QuorumCard = Printed & {
	effects: readonly Effect[];
	/** tested when the card is to be played */
	needs?: Condition;
	/** in force while the card is kept in play */
	abilities?: readonly Ability[];
};

export type Destination = Printed & { distance: number; fuel: number; effects: readonly Effect[] };
export type Objective = Printed & { abilities: readonly Ability[] };
export type Agenda = Printed & { side: AgendaSide; goal: readonly Condition[] };
export type LoyaltyCard = Printed & {
	team: 'human' | 'cylon' | 'special';
	/** what the player may do when he reveals himself with it (R8.2.2) */
	reveal?: readonly Effect[];
	abilities?: readonly Ability[];
};
export interface TitleCard {
	title: Title;
	set: PrintedSet;
	copies: 1;
	/** given with the title at set-up */
	nukes?: number;
	/** the Admiral's at a jump, of which he picks one */
	destinations?: number;
	abilities: readonly Ability[];
}

export interface CivilianShip {
	set: 'base';
	copies: number;
	loses: Readonly<Partial<Record<Resource, number>>>;
}
/** A token damages a place or costs a resource once. */
export interface ShipDamage {
	set: PrintedSet;
	copies: 1;
	damages?: PlaceId;
	loses?: Readonly<Partial<Record<Resource, number>>>;
}
export interface BasestarDamage {
	set: 'base';
	copies: 1;
	hits: number;
	abilities: readonly Ability[];
}

interface Listed<Deck extends string, Data> {
	deck: Deck;
	/** unique in its deck */
	id: string;
	set: PrintedSet;
	copies: number;
	data: Data;
}
/** One kind of thing in the box, with the deck it belongs to. */
export type AnyComponent =
	| Listed<'skill', SkillCard>
	| Listed<'character', Character>
	| Listed<'place', Place | BoardAction>
	| Listed<'crisis', Crisis>
	| Listed<'new-caprica-crisis', Crisis>
	| Listed<'super-crisis', SuperCrisis>
	| Listed<'quorum', QuorumCard>
	| Listed<'destination', Destination>
	| Listed<'objective', Objective>
	| Listed<'agenda', Agenda>
	| Listed<'loyalty', LoyaltyCard>
	| Listed<'title', TitleCard>
	| Listed<'civilian-ship', CivilianShip>
	| Listed<'galactica-damage', ShipDamage>
	| Listed<'pegasus-damage', ShipDamage>
	| Listed<'basestar-damage', BasestarDamage>;
export type ComponentDeck = AnyComponent['deck'];
