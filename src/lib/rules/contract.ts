/**
 * What the rule book promises the rest of the house: set up a game, say who must decide what, take an answer.
 * Everything here is plain data: it survives JSON, and it is all that `views`, `text`, `table`, `ui` and `robots` speak.
 */
import type { AreaId, DeckId, Icon, Piece, PlaceId, Resource, SkillType, Team, Title } from '../box/ids.ts';
import type { CharacterId, CombatResult, ComponentDeck, Effect, EventName, Weapon } from '../box/index.ts';

/** A place at the table, 0 to 6 in turn order (clockwise). Branded so that a plain count is never taken for a seat. */
export type Seat = number & { readonly seat: unique symbol };

/** 32 hexadecimal digits: the 128 bits every shuffle and roll of the game follows from. */
export type Seed = string;

/** R1.1 */
export interface GameConfig {
	set: 'base' | 'pegasus';
	objective: 'kobol' | 'new-caprica';
	players: number;
	/** used with 4 or 6 players and no Cylon Leader */
	fourSix: 'sympathizer' | 'sympathetic-cylon' | 'no-sympathizer';
	/** may somebody choose a Cylon Leader? */
	leader: boolean;
}

/** Why an answer or a set-up was not taken. `rule` is an id of the rule book the app carries. */
export interface Refusal {
	refused: RefusalReason;
	rule: string;
}
export type RefusalReason =
	| 'config-players'
	| 'config-set'
	| 'config-objective'
	| 'config-leader'
	| 'config-four-six'
	| 'bad-seed'
	| 'malformed'
	| 'stale'
	| 'other-seat'
	| 'not-offered'
	| 'too-few'
	| 'too-many'
	| 'character-taken'
	| 'one-leader'
	| 'leader-needed'
	| 'excluded-by-variant'
	| 'category-ahead'
	/** why an action, a card or a place cannot be used now */
	| 'damaged'
	| 'forbidden'
	| 'needs-not-met'
	| 'limit-reached'
	| 'once-spent'
	| 'cannot-pay'
	| 'no-target'
	| 'place-closed'
	| 'over';

/** Where a decision is made (R13.1): openly, privately with a public result, or privately for good. */
export type Mode = 'public' | 'hand' | 'secret';

/** What the tablet is passed for. Public by definition: it stands on the gate. */
export type Why =
	// set-up
	| 'choose-character'
	| 'start-area'
	| 'start-place'
	| 'look-at-deal'
	| 'starting-hand'
	// the turn
	| 'receive-skills'
	| 'move'
	| 'action'
	| 'granted-move'
	| 'granted-action'
	| 'pay'
	| 'hand-limit'
	| 'quorum-limit'
	// what a text asks
	| 'choose-seat'
	| 'choose-place'
	| 'choose-area'
	| 'choose-ship'
	| 'choose-resource'
	| 'choose-type'
	| 'choose-deck'
	| 'choose-title'
	| 'choose-icon'
	| 'option'
	| 'may'
	| 'draw-types'
	| 'discard'
	| 'give-cards'
	| 'take-cards'
	| 'look'
	| 'put-back'
	| 'ignore'
	// windows and checks
	| 'window'
	| 'respond'
	| 'contribute'
	// cards of decks
	| 'crisis-pick'
	| 'destination-pick'
	| 'quorum-pick'
	| 'super-crisis-pick'
	// ships
	| 'next-area'
	| 'next-basestar'
	| 'attack-target'
	| 'victim'
	| 'viper-act'
	| 'launch-area'
	| 'place-civilian'
	| 'shortage'
	| 'which-ship'
	| 'pick-tokens'
	| 'move-ship'
	// people
	| 'keep-cards'
	| 'hand-over'
	| 'received'
	| 'sleepers'
	| 'show-cylon'
	| 'newcomer'
	| 'order';

/** The closed list of question kinds; the interface has one component for each. */
export type Question =
	| { kind: 'seat'; from: readonly Seat[]; optional: boolean }
	| { kind: 'place'; from: readonly { place: PlaceId; cost: number }[]; optional: boolean }
	| { kind: 'area'; from: readonly AreaId[]; optional: boolean }
	/** pieces by public label only (`pieces.ts` says how a label is made); equal pieces have equal labels */
	| { kind: 'ship'; from: readonly string[]; min: number; max: number }
	/** cards by kind; the same kind may stand in `from` several times */
	| { kind: 'cards'; pile: CardPile; from: readonly string[]; min: number; max: number }
	/** so many cards in all, at most `max` of each type */
	| { kind: 'split'; from: readonly { type: SkillType; max: number }[]; total: number }
	| { kind: 'option'; from: readonly OfferedOption[] }
	| {
			kind: 'order';
			pile: CardPile | 'text';
			items: readonly string[];
			bins: readonly ('next' | 'top' | 'bottom')[];
	  }
	| { kind: 'menu'; from: readonly OfferedOption[]; optional: boolean }
	| { kind: 'window'; event: EventName; from: readonly Seat[] }
	| { kind: 'look'; cards: readonly SeenCard[] };
export type QuestionKind = Question['kind'];

export type CardPile =
	| 'skill'
	| 'quorum'
	| 'crisis'
	| 'new-caprica-crisis'
	| 'super-crisis'
	| 'destination'
	| 'loyalty'
	| 'agenda'
	| 'civilian-ship'
	| 'galactica-damage';

/**
 * `blocked` keeps an option visible with the reason why it cannot be taken; `effects`: what it does, worded from data;
 * `cost`: cards to discard first. Ids of a menu: `actions.ts`.
 */
export interface OfferedOption {
	id: string;
	blocked?: Refusal;
	effects?: readonly Effect[];
	cost?: number;
}
export interface SeenCard {
	pile: CardPile;
	card: string;
	/** whose it is, where not the looker's own */
	of?: Seat;
	/** public label of a civilian ship in space */
	label?: string;
}

/** The printed thing a question or a line of the log is about; public wherever it stands. */
export interface About {
	readonly deck: ComponentDeck;
	readonly id: string;
}

/** One thing somebody must decide now. `seat` is who answers; an id is never used twice in a game. */
export interface Decision {
	id: string;
	seat: Seat;
	mode: Mode;
	why: Why;
	rule: string;
	about: About | null;
	question: Question;
}

/** Whatever arrives from outside: checked in full before anything happens. */
export interface Answer {
	decision: string;
	seat: Seat;
	value: AnswerValue;
}
export type AnswerValue =
	| null
	| number
	| string
	| readonly string[]
	| readonly (readonly string[])[]
	| Readonly<Partial<Record<SkillType, number>>>
	| { claim: Seat }
	| { go: true };

/** Who may know a thing: everybody, or these seats. What nobody may know is never logged. */
export type Label = 'all' | readonly Seat[];

/** What happened, as data; worded when shown. A private part is an entry of its own that only its seats ever get. */
export type LogData =
	| { kind: 'game-began'; first: Seat }
	| { kind: 'turn-began'; seat: Seat; turn: number }
	| { kind: 'game-over'; winner: Team; why: Ending; winners: readonly Seat[] }
	| { kind: 'era-began'; era: 'occupied' | 'orbit' }
	| { kind: 'sleepers-began' }
	// people
	| { kind: 'character-chosen'; seat: Seat; character: CharacterId }
	| { kind: 'placed'; seat: Seat; at: PlaceId | AreaId | 'stranded' }
	| { kind: 'moved'; seat: Seat; to: PlaceId }
	| { kind: 'flew'; seat: Seat; to: AreaId }
	| { kind: 'stayed'; seat: Seat }
	| { kind: 'sent'; seat: Seat; to: PlaceId }
	| { kind: 'not-sent'; seat: Seat; to: PlaceId }
	| { kind: 'title-given'; seat: Seat; title: Title }
	| { kind: 'title-vacant'; title: Title }
	| { kind: 'revealed'; seat: Seat; card: string; how: 'action' | 'executed' | 'special' }
	| { kind: 'turned-cylon'; seat: Seat }
	| { kind: 'executed'; seat: Seat; character: CharacterId }
	| { kind: 'loyalty-shown'; seat: Seat; cards: readonly string[] }
	| { kind: 'handed-over'; seat: Seat; to: Seat; count: number }
	| { kind: 'infiltration-began'; seat: Seat }
	| { kind: 'infiltration-ended'; seat: Seat }
	| { kind: 'agenda-shown'; seat: Seat; card: string; fulfilled: boolean }
	// cards
	| { kind: 'loyalty-dealt'; seat: Seat; count: number }
	| { kind: 'agenda-dealt'; seat: Seat; side: 'hostile' | 'sympathetic' }
	| { kind: 'drew'; seat: Seat; from: DeckId; count: number }
	| { kind: 'drew-cards'; seat: Seat; cards: readonly string[] }
	| { kind: 'discarded'; seat: Seat; cards: readonly string[] }
	| { kind: 'discarded-other'; seat: Seat | null; deck: ComponentDeck; card: string }
	| { kind: 'gave-cards'; seat: Seat; to: Seat; count: number }
	| { kind: 'gave-cards-seen'; seat: Seat; to: Seat; cards: readonly string[] }
	| { kind: 'exchanged-hands'; seat: Seat; with: Seat }
	| { kind: 'destiny-built'; count: number }
	| { kind: 'destiny-changed'; count: number }
	| { kind: 'reshuffled'; deck: DeckId }
	| { kind: 'looked'; seat: Seat; at: LookedAt; count: number }
	| { kind: 'saw'; seat: Seat; cards: readonly SeenCard[] }
	/** R13.2.10: the owner is told which of his cards was seen */
	| { kind: 'was-seen'; by: Seat; cards: readonly string[] }
	| { kind: 'put-back'; seat: Seat; deck: DeckId | 'locked'; top: number; bottom: number }
	| { kind: 'played'; seat: Seat; about: About }
	/** a text carried out by itself (R14.3.3) */
	| { kind: 'triggered'; about: About; seat: Seat | null }
	| { kind: 'card-kept'; about: About; with: Seat | null }
	| { kind: 'card-ended'; about: About }
	| { kind: 'card-removed'; about: About }
	| { kind: 'option-taken'; seat: Seat; option: number; of: About | null }
	| { kind: 'switched-option' }
	| { kind: 'declined'; seat: Seat; of: About | null }
	| { kind: 'ignored'; seat: Seat }
	// checks
	| { kind: 'crisis-revealed'; seat: Seat; about: About }
	| {
			kind: 'check-began';
			difficulty: number;
			positive: readonly SkillType[];
			of: About;
			target: Seat | null;
	  }
	| { kind: 'destiny-in'; count: number }
	| { kind: 'contributed'; seat: Seat; count: number }
	| { kind: 'contributed-cards'; seat: Seat; cards: readonly string[] }
	| { kind: 'check-revealed'; cards: readonly string[] }
	| { kind: 'check-ended'; total: number; difficulty: number; outcome: 'pass' | 'partial' | 'fail' }
	| { kind: 'check-bypassed'; seat: Seat; outcome: 'pass' | 'fail' }
	// dice and state
	| { kind: 'rolled'; seat: Seat; face: number; result: number }
	| { kind: 'roll-replaced'; seat: Seat; value: number }
	| { kind: 'resource-changed'; resource: Resource; by: number; to: number }
	| { kind: 'loss-prevented'; resource: Resource; by: number }
	| { kind: 'marker-moved'; by: number; to: number }
	| { kind: 'distance-changed'; by: number; to: number }
	| { kind: 'jumped'; destination: string | null }
	| { kind: 'difficulty-changed'; by: number }
	// pieces
	| { kind: 'icon'; icon: Icon }
	| {
			kind: 'ships-placed';
			piece: Piece;
			count: number;
			at: AreaId | 'boarding-start' | PlaceId;
			scar?: true;
	  }
	| { kind: 'ships-launched'; piece: Piece; count: number; at: AreaId }
	| { kind: 'ships-moved'; piece: Piece; count: number; from: AreaId; to: AreaId; seat?: Seat }
	| { kind: 'ships-removed'; piece: Piece; count: number }
	| { kind: 'shot'; by: Shooter; at: Target; area: AreaId | null; result: CombatResult; seat?: Seat }
	| { kind: 'piece-damaged'; piece: 'viper' | 'basestar'; count: number; seat?: Seat; token?: string }
	| { kind: 'piece-destroyed'; piece: Piece; count: number; area?: AreaId; seat?: Seat; ship?: string }
	| { kind: 'repaired'; piece: 'viper' | 'raptor'; count: number }
	| { kind: 'place-damaged'; place: PlaceId }
	| { kind: 'place-repaired'; place: PlaceId }
	| { kind: 'ship-hit'; ship: 'galactica' | 'pegasus'; token: string }
	| { kind: 'pegasus-destroyed' }
	| { kind: 'centurions-moved'; to: readonly number[] }
	| { kind: 'boarded'; area: AreaId }
	| { kind: 'piloted'; seat: Seat; area: AreaId }
	| { kind: 'ship-prepared' }
	| { kind: 'ship-evacuated'; area: AreaId }
	| { kind: 'occupation-moved' };
export type LogEntry = LogData & { label: Label };

export type LookedAt =
	{ deck: DeckId } | { loyalty: Seat } | { hand: Seat } | { contribution: Seat } | 'ships';
export type Shooter = 'raider' | 'basestar' | Weapon;
export type Target = Piece | 'galactica' | 'pegasus';

/** R12.2, R12.3 */
export type Ending =
	'resource-gone' | 'boarded' | 'galactica-lost' | 'nobody-left' | 'kobol-reached' | 'new-caprica-left';
