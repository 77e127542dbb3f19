/**
 * What the rule book promises the rest of the house: set up a game, say who must decide what, take an answer.
 * Everything here is plain data: it survives JSON, and it is all that `views`, `text`, `table`, `ui` and `robots` speak.
 */
import type { AreaId, DeckId, PlaceId, Resource, SkillType, Title } from '../box/ids.ts';
import type { CharacterId } from '../box/index.ts';

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
	| 'over';

/** Where a decision is made (R13.1): openly, privately with a public result, or privately for good. */
export type Mode = 'public' | 'hand' | 'secret';

/** What the tablet is passed for. Public by definition: it stands on the gate. */
export type Why =
	| 'choose-character'
	| 'start-area'
	| 'start-place'
	| 'look-at-deal'
	| 'starting-hand'
	| 'receive-skills'
	| 'move'
	| 'pay-for-move'
	| 'hand-limit';

/** The closed list of question kinds; the interface has one component for each. */
export type Question =
	| { kind: 'seat'; from: readonly Seat[]; optional: boolean }
	| { kind: 'place'; from: readonly { place: PlaceId; cost: number }[]; optional: boolean }
	| { kind: 'area'; from: readonly AreaId[]; optional: boolean }
	/** pieces by public label only */
	| { kind: 'ship'; from: readonly string[]; min: number; max: number }
	/** cards by kind; the same kind may stand in `from` several times */
	| { kind: 'cards'; from: readonly string[]; min: number; max: number }
	/** so many cards in all, at most `max` of each type */
	| { kind: 'split'; from: readonly { type: SkillType; max: number }[]; total: number }
	| { kind: 'option'; from: readonly OfferedOption[] }
	| { kind: 'order'; items: readonly string[]; bins: readonly ('next' | 'top' | 'bottom')[] }
	| { kind: 'menu'; from: readonly OfferedOption[]; optional: boolean }
	| { kind: 'window'; from: readonly Seat[] }
	| { kind: 'look'; cards: readonly SeenCard[] };
export type QuestionKind = Question['kind'];

/** `blocked` keeps an option visible with the reason why it cannot be taken. */
export interface OfferedOption {
	id: string;
	blocked?: Refusal;
}
export interface SeenCard {
	pile: 'loyalty' | 'agenda' | 'skill' | 'quorum' | 'super-crisis';
	card: string;
}

/** One thing somebody must decide now. `seat` is who answers; an id is never used twice in a game. */
export interface Decision {
	id: string;
	seat: Seat;
	mode: Mode;
	why: Why;
	rule: string;
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
	| { kind: 'character-chosen'; seat: Seat; character: CharacterId }
	| { kind: 'placed'; seat: Seat; at: PlaceId | AreaId | 'stranded' }
	| { kind: 'title-given'; seat: Seat; title: Title }
	| { kind: 'loyalty-dealt'; seat: Seat; count: number }
	| { kind: 'agenda-dealt'; seat: Seat; side: 'hostile' | 'sympathetic' }
	| { kind: 'drew'; seat: Seat; from: DeckId; count: number }
	| { kind: 'drew-cards'; seat: Seat; cards: readonly string[] }
	| { kind: 'destiny-built'; count: number }
	| { kind: 'turn-began'; seat: Seat; turn: number }
	| { kind: 'moved'; seat: Seat; to: PlaceId }
	| { kind: 'stayed'; seat: Seat }
	| { kind: 'discarded'; seat: Seat; cards: readonly string[] }
	| { kind: 'reshuffled'; deck: DeckId }
	| { kind: 'resource-changed'; resource: Resource; by: number; to: number }
	| { kind: 'game-over'; winner: 'humans' | 'cylons'; why: Ending };
export type LogEntry = LogData & { to: Label };

/** R12.2, R12.3 */
export type Ending =
	'resource-gone' | 'boarded' | 'galactica-lost' | 'nobody-left' | 'kobol-reached' | 'new-caprica-left';
