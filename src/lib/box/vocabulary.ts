/**
 * The closed vocabulary every printed text is written in. `rules` runs it, `text` words it, `ui` draws it.
 *
 * Reading rules, said once for all kinds:
 * - Whoever a text does not name decides by R14.2.7: the user of the action or card, else the current player.
 * - As much as possible is done (R1.8.2); only `pay` and `needs` demand the full amount.
 * - A list runs in order. A `choose` binds the standard name of what it chose (`chosen` for a seat, `chosen-area`,
 *   `ship`, `chosen-place`, `chosen-resource`, `chosen-type`, `chosen-deck`, `chosen-title`, `chosen-icon`); later effects
 *   of the same text may use it. Nothing to choose from binds nothing and effects on the name are skipped (R1.8.4).
 * - Several seats act clockwise (R14.2.3); several that only discard choose at once and show together (R14.2.2).
 * - What Galactica's absence forbids (R11.6.1), what her return ends (R11.9.3) and what a Cylon player may ignore
 *   (R4.6.2) belongs to the kind of effect and is tested by the runner, never written on a card.
 */
import type {
	AgendaSide,
	AreaId,
	Board,
	DeckId,
	Icon,
	Piece,
	PlaceId,
	Resource,
	SkillType,
	Team,
	Title
} from './ids.ts';

// ------------------------------------------------------------------ expressions

/**
 * One seat by its part in what is going on. `acting` = who uses the action, card or window; `holder` = whose card, sheet or title
 * carries the text, also when nobody uses it; `target` = at whom the check is aimed, or who pilots the viper under attack.
 */
export type Role =
	'current' | 'acting' | 'holder' | 'president' | 'admiral' | 'drawer' | 'target' | 'chosen' | 'each';
/** `human`, `cylon`: players in the sense of R1.2. `except` removes seats, `if` is tested with `each` bound to the seat. */
export interface EachSeat {
	each: 'all' | 'human' | 'cylon';
	at?: Where;
	/** positions as they were when the jump began (R7.3.8) */
	asOf?: 'jump-start';
	except?: Role;
	if?: Condition;
}
/** A list drops duplicates: an Admiral who is also current is one seat. */
export type Who = Role | EachSeat | readonly Role[];

/**
 * `safe` leaves out hazardous places (R1.3.2), `other` the place the chosen seat stands in. `prison` = Brig or Detention.
 * `placeOf` a pilot is his space area.
 */
export type Where =
	| PlaceId
	| 'prison'
	| 'chosen-place'
	| { board: Board; safe?: true; other?: true }
	| { placeOf: Role; asOf?: 'turn-start' }
	| readonly PlaceId[];

export type Area = AreaId | 'launch' | 'any' | 'chosen-area' | { areaOf: Role | 'ship'; adjacent?: true };
/** Where pieces can be besides an area: boxes, piles, stacks, tracks. */
export type Zone = 'reserves' | 'damaged' | 'lost' | 'pile' | 'locked' | 'prepared' | 'track';

export interface Pieces {
	piece: Piece;
	count: number | 'all';
	/** the picker may take fewer */
	upTo?: true;
	/** a list means: the first of them that has any; `space-or-reserves`: both are open to the picker */
	in?: Area | Zone | 'space-or-reserves' | readonly Zone[] | { placeOf: Role };
	/** only vipers with (true) or without (false) a pilot */
	manned?: boolean;
	pick?: Role;
}

/** Cards somewhere. `this` = the card carrying the text, `looked` = the cards of the last look, `check` = the cards in the check. */
export type Pile =
	| { deck: DeckId; end?: 'bottom' }
	| { hand: Role }
	| { loyalty: Role }
	| 'check'
	| 'looked'
	| 'this'
	| 'discard'
	| 'out';

export type Count =
	| number
	| { resource: Resource }
	| { cards: { hand: Role } | { deck: DeckId } }
	| { pieces: Pieces }
	| { damaged: readonly Board[] }
	| 'distance'
	| 'marker'
	/** population printed on the marker's space (R7.1) */
	| 'marker-loss'
	/** total of the check */
	| 'total'
	/** strength of the card just paid */
	| 'paid-strength'
	| { sum: readonly Count[] }
	| { apart: readonly [Count, Count] };

/** How long a modifier or a kept card lasts. `used` = until its own text spends it. */
export type Until =
	| 'roll'
	| 'result'
	| 'next-result'
	| 'check'
	| 'activation'
	| 'turn'
	| 'jump'
	| 'game'
	| 'used'
	/** first of: the fleet jumps, or the named thing happens */
	| { jumpOr: 'no-raider-left' | 'scar-destroyed' | 'civilian-or-basestar-destroyed' };

export type Status =
	| 'human'
	| 'cylon'
	| 'leader'
	| 'sympathetic'
	| 'infiltrating'
	| 'piloting'
	| 'pilot'
	/** his character came into play after the Sleeper Agent phase (R10.6.4, R10.6.5) */
	| 'newcomer'
	/** off the board until his second own turn begins (R10.6.2) */
	| 'stranded'
	| 'president'
	| 'admiral'
	| 'current'
	| 'drawer';

export type Condition =
	| { kind: 'compare'; a: Count; op: '<' | '<=' | '==' | '>=' | '>'; b: Count }
	/** at least one of them is there */
	| { kind: 'at'; who: Who; where: Where }
	| { kind: 'is'; who: Role; is: Status; asOf?: 'turn-start' }
	| { kind: 'winner'; team: Team }
	/** the check in hand comes from a Crisis card (never a Super Crisis, R5.9.1) or from one of these places */
	| {
			kind: 'check-of';
			origin: 'crisis' | 'any' | readonly PlaceId[];
			target?: Role;
			drawnBy?: Role;
	  }
	| { kind: 'orbit' }
	| {
			kind: 'done';
			deed: 'executed' | 'lost-morale-to-execution' | 'played-super-crisis' | 'sleepers-dealt';
			who?: Role;
	  }
	| { kind: 'red'; of: 'any' | 'every' }
	| { kind: 'any'; of: readonly Condition[] }
	| { kind: 'all'; of: readonly Condition[] }
	| { kind: 'not'; of: Condition };

// ------------------------------------------------------------------ effects

export type Effect = PlainEffect | Control;

export type PlainEffect =
	/** a resource goes up or down; `highest` = R1.6.3 */
	| {
			kind: 'resource';
			resource: Resource | 'highest' | 'chosen-resource';
			by: number | { minus: Count };
	  }
	/** the jump preparation marker (R7.1) */
	| { kind: 'track'; by: number }
	| { kind: 'distance'; by: number }
	/** `set` = the drawer's own skill set, `any` = any skill type; `distinct` = all of different types */
	| {
			kind: 'draw';
			who: Who;
			from: SkillType | 'set' | 'any' | 'chosen-type' | 'quorum' | 'super-crisis' | `${AgendaSide}-agenda`;
			count: number;
			distinct?: true;
	  }
	| {
			kind: 'discard';
			who: Who;
			count: number | 'hand';
			what?: 'super-crisis';
			random?: true;
	  }
	| {
			kind: 'transfer';
			from: Pile;
			to: Pile;
			count: number | 'all' | 'any';
			/** default: top of a deck; a role picks from a hand or from what was looked at */
			pick?: 'random' | Role;
			as?: 'top' | 'shuffled' | 'replacing';
	  }
	/** two things change places: this card and the top of a deck, or two hands */
	| { kind: 'exchange'; a: 'this' | { hand: Role }; b: { deck: DeckId } | { hand: Role } }
	| {
			kind: 'look';
			who: Role;
			at:
				| { deck: DeckId | 'chosen-deck'; end?: 'bottom' }
				| { loyalty: Role }
				| { hand: Role }
				| { contribution: Role }
				/** civilian ships: the chosen ones, all in space, or the top one of the Locked stack */
				| { ships: 'chosen' | 'all' | 'locked' };
			count: number | 'all';
			random?: true;
			put?: 'top-or-bottom';
	  }
	/** take one card and run it as its deck does; the rest goes where `rest` says; `skip` leaves out steps of a Crisis */
	| {
			kind: 'resolve';
			from: 'quorum-hand' | 'super-crises' | { deck: 'crisis' | 'quorum' | 'destination'; draw: number };
			rest?: 'bottom' | 'discard';
			skip?: readonly ('activate' | 'prepare')[];
	  }
	/** search a deck and its discard pile for one named card and run it, then shuffle the deck */
	| { kind: 'fetch'; deck: 'crisis'; card: 'scar' }
	/** discard the Crisis card just revealed and reveal another (R6.1.3) */
	| { kind: 'redraw-crisis' }
	| { kind: 'shuffle'; deck: DeckId }
	/** this card stays in play; its abilities hold from now on */
	| { kind: 'keep'; with?: Role; until: Until }
	| { kind: 'modify'; mod: Modifier; until: Until }
	/** forced move (R1.8.4, R1.8.5, R11.4) */
	| { kind: 'send'; who: Who; to: Where }
	/** `binding`: Cylon players cannot ignore it; `moraleLoss: false`: Dee (R10.5.2) */
	| { kind: 'execute'; who: Who; moraleLoss?: false; binding?: true }
	| {
			kind: 'title';
			title: Title | 'chosen-title';
			to: Role | { nextInLine: Title; except: Role };
			/** given back at the end of this turn (R8.9.7) */
			returned?: true;
	  }
	/** R8.2.3 to R8.2.6 and R8.2.8 */
	| { kind: 'turn-cylon'; who: Role }
	/** R9.2.2: from now on a human player; the move to Galactica is a `send` of its own */
	| { kind: 'infiltrate'; who: Role }
	/** now, outside the turn's own steps; every part may be left unused */
	| { kind: 'grant'; who: Role; move?: true; actions: number }
	/** R1.4.3, R6.10.5: into a viper of the Reserves (into a launch area) or into the one just placed */
	| { kind: 'pilot'; who: Role; viper: 'reserves' | 'placed' }
	| {
			kind: 'place';
			at: AreaId | 'boarding-start' | 'occupation-authority';
			pieces: readonly PlacedPiece[];
	  }
	/** back to Reserves or supply, no loss; pilots to Hangar Deck */
	| { kind: 'remove'; pieces: Pieces }
	/** civilian ships with no place named: R6.11.3 */
	| { kind: 'destroy'; pieces: Pieces | 'ship' }
	| {
			kind: 'damage';
			target: 'galactica' | 'pegasus' | 'ship' | Pieces;
			hits: number;
			/** draw so many tokens and keep `hits` of them (one Loyalty card) */
			draw?: number;
	  }
	| { kind: 'repair'; what: Pieces | 'own-place' | 'any-place' }
	| {
			kind: 'activate';
			icon: Icon | 'chosen-icon';
			/** only the raiders this card placed / only so many occupation tokens, the user picks */
			only?: 'fresh' | 1;
			noCenturions?: true;
	  }
	/** per basestar */
	| { kind: 'launch'; raider?: number; heavy?: number }
	/** a row of the combat table; the attacker picks the target; `times`: up to so many attacks, one by one */
	| { kind: 'attack'; with: Weapon; times?: number }
	/** unmanned vipers (R6.10) */
	| { kind: 'activate-vipers'; upTo: number }
	/** each of them by itself; any may stay where it is */
	| { kind: 'move-ships'; what: 'ship' | 'all-civilians' | 'own-viper'; to: 'adjacent' | 'any' }
	/** R11.8.1, R11.8.2 */
	| { kind: 'prepare' }
	| { kind: 'evacuate' }
	/** R7.3; `destinations`: how many the Admiral draws, Mission Specialist ignored (R7.2.2) */
	| { kind: 'jump'; destinations?: number }
	/** only in answer to a roll */
	| { kind: 'reroll' }
	| { kind: 'replace-roll'; value: Count }
	/** only before a check (bypass) or after a choice (the other box) */
	| { kind: 'branch'; to: 'pass' | 'fail' | 'other' }
	| {
			kind: 'phase';
			enter: 'sleeper-agents' | 'new-caprica' | 'last-jump-due' | 'leave-new-caprica';
	  };

/** Who or what shoots (R6.6, R11.5.1, Pegasus CIC); rows in `combat.ts`. */
export type Weapon = 'galactica' | 'viper' | 'armory' | 'nuke' | 'pegasus' | 'rifle';

export type PlacedPiece = {
	piece: 'raider' | 'heavy' | 'basestar' | 'viper' | 'civilian' | 'centurion' | 'occupation';
	count: number;
	/** carries the Scar marker (R6.8) */
	scar?: true;
};

export type Control =
	| { kind: 'choose'; by?: Role; from: Pool; count?: number; upTo?: true }
	/** printed boxes, either-or, plus or minus */
	| { kind: 'one-of'; by?: Role; options: readonly Option[] }
	| { kind: 'may'; by?: Role; needs?: Condition; effects: readonly Effect[] }
	| { kind: 'if'; if: Condition; effects: readonly Effect[] }
	/** first row whose `upTo` is not below the result */
	| { kind: 'roll'; by?: Role; table: readonly RollRow[] }
	/** each seat, bound as `each`, finishes before the next begins */
	| { kind: 'for-each'; who: Who; effects: readonly Effect[] }
	/** in full or not at all (R1.8.7) */
	| { kind: 'pay'; cost: readonly Effect[]; effects: readonly Effect[] }
	| ({ kind: 'check' } & Check)
	/** once, when the event comes */
	| { kind: 'later'; at: LaterEvent; effects: readonly Effect[] };

export interface Option {
	needs?: Condition;
	effects: readonly Effect[];
}
export interface RollRow {
	upTo: number;
	effects: readonly Effect[];
}
export interface Check {
	difficulty: number;
	positive: readonly SkillType[];
	pass: readonly Effect[];
	fail: readonly Effect[];
	partial?: { at: number; effects: readonly Effect[] };
}

export type Pool =
	/** `movableTo`: only who can be sent there (R1.8.4); `eligible`: may hold the title; `executable`: R5.10 */
	| { seats: EachSeat | 'president-or-admiral'; movableTo?: Where; eligible?: Title; executable?: true }
	| { places: Where }
	| { areas: Area }
	| { ships: Pieces }
	| {
			one:
				| { resources: readonly Resource[] }
				| { types: readonly SkillType[] }
				| { decks: readonly DeckId[] }
				| { titles: readonly Title[] }
				| { icons: readonly Icon[] };
	  };

/** Moments only `later` waits for. */
export type LaterEvent = 'destiny-in' | 'activate-end' | 'hand-cut' | 'second-own-turn';

// ------------------------------------------------------------------ modifiers

/** In force while their component is in play and the ability's `needs` holds, or as long as `modify` says. */
export type Modifier =
	| { kind: 'difficulty'; by: number }
	/** these types, or cards of this strength, count for the check */
	| { kind: 'positive'; types?: readonly SkillType[]; strength?: number }
	| { kind: 'strength-zero'; type: 'chosen-type' }
	| { kind: 'face-up'; destiny: boolean }
	| { kind: 'destiny-count'; n: number }
	/** `against`: rolls attacking this piece; `unmanned`: attack rolls of unmanned vipers */
	| { kind: 'roll-add'; by: number; rolls: 'any' | 'against' | 'unmanned' }
	| { kind: 'limit'; of: 'hand' | 'quorum-hand' | 'check-cards' | 'actions'; n: number }
	/** Receive Skills: so many in all */
	| { kind: 'receive'; n: number }
	/** cards seen before one is kept; the rest to the bottom */
	| { kind: 'draw-choice'; deck: 'crisis' | 'destination'; draw: number }
	| { kind: 'forbid'; who?: Who; deed: Deed }
	| { kind: 'activation-cost'; at: Where | 'any'; discard: number }
	/** forced discards are random (R14.3.2) */
	| { kind: 'random-discard' }
	/** the next loss is so much smaller, then spent (R1.6.4) */
	| { kind: 'loss-less'; resource: 'chosen-resource'; by: number }
	/** the next Crisis resolved has the jump icon (R6.1.11) */
	| { kind: 'add-icon'; icon: 'jump' }
	| { kind: 'skip-step'; step: 'crisis' | 'prepare' }
	| { kind: 'launch-add'; by: number }
	/** R6.4: the first so many raiders acting in the user's area miss */
	| { kind: 'raiders-miss'; first: number }
	/** R6.8: acts so many times, destroyed only from this die result on */
	| { kind: 'ace'; passes: number; killedOn: number }
	/** one more Loyalty card at set-up or in the Sleeper Agent phase, the deck grows by one Not a Cylon */
	| { kind: 'extra-loyalty'; at: 'entry' | 'sleepers' }
	/** who stands on New Caprica and is sent to `from` goes to `to` (R11.4) */
	| { kind: 'redirect'; from: PlaceId; to: PlaceId; while: 'always' | 'before-return' };

export type Deed =
	| { do: 'activate'; at: Where }
	/** a place where another character stands; `except` stays open */
	| { do: 'activate-shared'; except: PlaceId }
	| { do: 'move'; to?: { board: Board } | 'shared' }
	| { do: 'be-moved' }
	| { do: 'act' }
	| { do: 'look-at-loyalty' }
	| { do: 'once-per-game' }
	| { do: 'reveal-effect' }
	| { do: 'launch' }
	| { do: 'attack' }
	| { do: 'be-chosen-at'; place: PlaceId };

// ------------------------------------------------------------------ abilities

/** Moments a text can answer to (R14.3). The payload in brackets is bound for the text's filters. */
export type EventName =
	| 'entered-play'
	| 'turn-start'
	| 'movement-end'
	| 'location-activated'
	| 'action-end'
	| 'turn-end'
	| 'card-resolved'
	| 'crisis-revealed'
	| 'option-chosen'
	| 'check-bypass'
	| 'check-before'
	| 'contributed'
	| 'check-cards-in'
	| 'check-revealed'
	| 'check-abilities'
	| 'check-total'
	| 'check-outcome'
	| 'check-cleanup'
	| 'roll-due'
	| 'before-roll'
	| 'after-roll'
	| 'raiders-activate'
	| 'viper-placed'
	| 'destroyed'
	| 'discarded'
	| 'resource-lost'
	| 'cylon-revealed'
	| 'card-received'
	| 'sleepers-dealt'
	| 'distance-reached'
	| 'fleet-jumped';

export interface Trigger {
	on: EventName;
	/** optional and offered in a window, or carried out by itself */
	mode: 'window' | 'auto';
	/** takes the place of what was about to happen */
	instead?: true;
	/** what the event must be about */
	of?: {
		/** the roll attacks this piece */
		attackOn?: Piece;
		/** pieces destroyed */
		pieces?: readonly Piece[];
		/** the deed must be the user's own */
		own?: true;
		/** whose deed it is, where not the user's */
		by?: 'human' | 'holder';
		/** in this step of the user's own turn (R4.4.6) */
		step?: 'action';
		/** the card discarded is of this type */
		type?: SkillType;
		/** how the check has ended */
		outcome?: 'pass';
		/** a card with this id / of this deck was resolved or received */
		card?: 'repair';
		cardOf?: 'quorum-hand';
		place?: PlaceId;
		resource?: Resource;
		/** Reckless checks only (R5.7.2) */
		reckless?: true;
		/** Objective: distance at which it happens (R7.4) */
		distance?: number;
	};
}

export interface Ability {
	when: 'action' | 'movement' | 'always' | Trigger;
	/** who may use it, where the component's own rule (R4.5.1, R11.3.2) does not already say */
	by?: 'human' | 'cylon' | 'president';
	/** tested when offered and again when it starts */
	needs?: Condition;
	limit?: { n: 1; per: 'roll' | 'result' | 'check' | 'turn'; group?: 'orders' | 'reckless' };
	/** once per player and game (R4.7.1) */
	once?: true;
	effects?: readonly Effect[];
	mods?: readonly Modifier[];
}
