/** What a language must provide so that every component can be worded in it. A missing or surplus key does not compile. */
import type { AgendaId } from '../../box/agendas.ts';
import type { CharacterId } from '../../box/characters.ts';
import type { CrisisBaseId } from '../../box/crises-base.ts';
import type { CrisisNewCapricaId } from '../../box/crises-new-caprica.ts';
import type { CrisisPegasusId } from '../../box/crises-pegasus.ts';
import type { DestinationId, ObjectiveId } from '../../box/destinations.ts';
import type {
	AgendaSide,
	AreaId,
	Board,
	Icon,
	OtherDeck,
	Piece,
	PlaceId,
	Resource,
	SkillType,
	Title
} from '../../box/ids.ts';
import type { LoyaltyId } from '../../box/loyalty.ts';
import type { BoardActionId, PlaceCardId } from '../../box/places.ts';
import type { QuorumId } from '../../box/quorum.ts';
import type { SkillId } from '../../box/skills.ts';
import type { SuperCrisisId } from '../../box/super-crises.ts';
import type { TitleCardId } from '../../box/titles.ts';
import type {
	BasestarDamageId,
	CivilianShipId,
	GalacticaDamageId,
	PegasusDamageId
} from '../../box/tokens.ts';
import type {
	Ability,
	Condition,
	Effect,
	EventName,
	Modifier,
	PlacedPiece,
	Role,
	Trigger
} from '../../box/vocabulary.ts';
import type { Clause, Context, Grammar, Subject } from './compose.ts';

/** The box by deck: the ids that need a name. */
interface DeckIds {
	skill: SkillId;
	character: CharacterId;
	place: PlaceCardId | BoardActionId;
	crisis: CrisisBaseId | CrisisPegasusId;
	'super-crisis': SuperCrisisId;
	'new-caprica-crisis': CrisisNewCapricaId;
	quorum: QuorumId;
	destination: DestinationId;
	objective: ObjectiveId;
	agenda: AgendaId;
	loyalty: LoyaltyId;
	title: TitleCardId;
	'civilian-ship': CivilianShipId;
	'galactica-damage': GalacticaDamageId;
	'pegasus-damage': PegasusDamageId;
	'basestar-damage': BasestarDamageId;
}
type Deck = keyof DeckIds;
export type Names = { [D in Deck]: Record<DeckIds[D], string> };

/** Cylon attack cards: their special rule has a name of its own. */
export type AttackId =
	| 'ambush'
	| 'besieged'
	| 'boarding-parties'
	| 'cylon-swarm'
	| 'heavy-assault'
	| 'jammed-assault'
	| 'raiding-party'
	| 'surrounded'
	| 'tactical-strike'
	| 'thirty-three'
	| 'dogfight'
	| 'scar'
	| 'the-guardians'
	| 'massive-assault'
	| 'lured-into-a-trap';

export interface AbilityNames {
	/** positive, once per game, negative */
	characters: Record<CharacterId, readonly [string, string, string]>;
	attacks: Record<AttackId, string>;
}

/** Singular and plural, or whatever else a language needs to say how many. */
type Noun = readonly [string, string, ...string[]];
/** A place or board as the language needs it: one form, or one for each case. */
type Spot = string | readonly [string, string, string];
export interface Terms {
	resources: Record<Resource, string>;
	skills: Record<SkillType, string>;
	decks: Record<OtherDeck, string>;
	titles: Record<Title, string>;
	icons: Record<Icon, string>;
	sides: Record<AgendaSide, string>;
	boards: Record<Board, Spot>;
	places: Record<PlaceId, Spot>;
	areas: Record<AreaId, string>;
	pieces: Record<Piece, Noun>;
}

/** Words before a line and the few whole sentences that no effect says. A label is followed by a colon the composer adds. */
export interface Labels {
	action: string;
	movement: string;
	/** a text in force while its card is in play */
	inPlay: string;
	reveal: string;
	once: string;
	reckless: string;
	pass: string;
	fail: string;
	partial: (at: number) => string;
	/** "A", "B": the boxes of a choice */
	option: (index: number) => string;
	activate: string;
	setup: string;
	start: string;
	/** who may use one of several actions of a place; stands in brackets behind the label */
	user: Record<'human' | 'cylon' | 'president', string>;
	/** "no effect": in place of an empty pass or fail; no full stop */
	nothing: string;
	hazardous: string;
	/** the special rule of an attack card without one: it launches no vipers */
	noVipers: string;
	notACylon: string;
	youAreACylon: string;
	/** a sentence before a text of several sentences: "This is possible only if you are piloting a viper." */
	needs: (condition: string) => string;
}

export interface CardWords {
	names: Names;
	abilityNames: AbilityNames;
	terms: Terms;
	labels: Labels;
	grammar: Grammar;
	effects: {
		[K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>, context: Context) => readonly Clause[];
	};
	conditions: {
		[K in Condition['kind']]: (
			condition: Extract<Condition, { kind: K }>,
			context: Context,
			negated: boolean
		) => string;
	};
	modifiers: {
		[K in Modifier['kind']]: (mod: Extract<Modifier, { kind: K }>, context: Context) => readonly Clause[];
	};
	/** the moment as it leads a sentence: "before a skill check"; `instead` triggers say so themselves; may be empty */
	events: Record<EventName, (trigger: Trigger, context: Context) => string>;
	/** how often a text may be used: a sentence */
	limit: (limit: NonNullable<Ability['limit']>, context: Context) => string;
	role: (role: Role, context: Context) => Subject;
	/** as a condition before a clause: "if ..." */
	given: (condition: string) => string;
	/** texts that are put together from fields of a card; sentences have their full stop */
	fields: {
		/** over the boxes of a choice, ends with a colon: "The Admiral chooses:" */
		chooses: (by: Role, context: Context) => string;
		/** without full stop */
		start: (start: PlaceId | 'viper' | 'stranded' | readonly PlaceId[]) => string;
		goal: (conditions: readonly string[]) => string;
		/** what a destroyed civilian ship costs, or a damage token at once */
		losses: (loses: Partial<Record<Resource, number>>, of: 'civilian-ship' | 'damage') => string;
		damaged: (place: PlaceId) => string;
		hits: (n: number) => string;
		fuel: (by: number) => string;
		distance: (n: number) => string;
		nukes: (n: number) => string;
		/** a skill type of the sheet whose texts its player cannot use (Ellen) */
		unusable: (type: SkillType) => string;
		/** the icons an attack card activates first, without full stop */
		activated: (icons: readonly Icon[]) => string;
		/** the ships of one area in the set-up of an attack card */
		setup: (at: AreaId, pieces: readonly PlacedPiece[]) => string;
		/** the carrier of a damage token, as the doer of what it can no longer do */
		thisBasestar: Subject;
		/** what stands before the text of a named ability, with its colon; `timing` may be empty */
		ability: (name: string, timing: string) => string;
	};
}
