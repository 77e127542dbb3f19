/** A whole game as one piece of plain data. JSON round trip is the identity; nothing in it is a class or a function. */
import type { AreaId, DeckId, OtherDeck, PlaceId, Resource, SkillType, Team, Title } from '../box/ids.ts';
import type { CharacterId, Effect, LaterEvent, Modifier, Until } from '../box/index.ts';
import type { About, Decision, Ending, GameConfig, LogEntry, Seat, Seed } from './contract.ts';
import type { Frame, Scope } from './frames.ts';
import type { Flow } from './flow.ts';

export const RULES_VERSION = 2;

/** Where a character stands (R1.3.6): on a place, in a viper, off the board (Stranded), or not chosen yet. */
export type Position = { place: PlaceId } | { viper: AreaId } | 'stranded' | 'unplaced';

/** A skill card is its kind and its strength: two equal cards are the same card, so no card can be followed about. */
type SkillCardRef = string;

export interface SeatState {
	character: CharacterId | null;
	position: Position;
	hand: SkillCardRef[];
	/** facedown Loyalty cards */
	loyalty: string[];
	/** Loyalty cards lying open: revealed, or shown at an execution (D15) */
	shown: string[];
	agenda: string | null;
	superCrises: string[];
	/** a Cylon player in the sense of R1.2.2; false while infiltrating */
	cylon: boolean;
	/** R1.2.6 */
	infiltrating: boolean;
	/** R9.5: plays by a Sympathetic Agenda, without a sheet */
	sympathetic: boolean;
	/** R4.7.1: has used a once-per-game ability, with whatever character */
	onceSpent: boolean;
	/** his character came into play after the Sleeper Agent phase (R10.6.4, R10.6.5) */
	newcomer: boolean;
	/** own turns begun with this character (R10.6.2) */
	turnsBegun: number;
	/** where he stood when his turn began (R3.2.1); null for a newcomer (R10.5.11) */
	turnStart: Position | null;
	/** for agendas (R9.6) */
	deeds: ('executed' | 'played-super-crisis')[];
}

export interface Space {
	raiders: Record<AreaId, number>;
	/** R6.8: one of the raiders of this area is Scar */
	scar: AreaId | null;
	heavies: Record<AreaId, number>;
	/** `id` is public and stays with the basestar while it is on the board */
	basestars: { id: string; area: AreaId; damage: string[] }[];
	/** vipers without a pilot; a piloted one stands where its pilot's position says */
	vipers: Record<AreaId, number>;
	/** face down; the label is new after every shuffle (R13.2.16) */
	civilians: { area: AreaId; label: string; ship: string }[];
}

/** A card that stays in play, and with whom (R6.2.4, R8.7.4). */
export interface KeptCard {
	readonly about: About;
	readonly holder: Seat | null;
	readonly until: Until;
}

/** A modifier no card carries any longer. `seat`: whose text it was; `chosen`: what `chosen-resource`, `chosen-type` mean in it. */
export interface ActiveModifier {
	readonly mod: Modifier;
	readonly until: Until;
	readonly seat: Seat;
	readonly chosen?: string;
}

/** Something that waits for its moment (`later`, R8.9.7). */
export interface Waiting {
	readonly at: LaterEvent | 'turn-end' | 'landed';
	readonly effects: readonly Effect[];
	readonly scope: Readonly<Scope>;
}

interface Outcome {
	winner: Team;
	why: Ending;
	/** everybody who has won, by team or by Agenda */
	winners: Seat[];
}

export interface Game {
	rules: typeof RULES_VERSION;
	config: GameConfig;
	seed: Seed;
	/** state of the generator */
	random: number[];
	flow: Flow;
	stack: Frame[];
	/** open questions; empty only when the game is over */
	asked: Decision[];
	/** decisions asked so far: the next id */
	count: number;
	/** information barriers crossed so far: undo never goes back over one */
	barriers: number;
	turn: number;
	first: Seat;
	current: Seat;
	/** R8.2.9: this turn goes to its end as soon as what is going on is finished */
	turnCut: boolean;
	seats: SeatState[];
	titles: Record<Title, Seat | null>;
	resources: Record<Resource, number>;
	distance: number;
	/** jump preparation track, 0 to 5 */
	marker: number;
	/** milestones of the objective already reached, by distance (R7.4) */
	milestones: number[];
	sleepersDealt: boolean;
	/** R12.4.1: the next jump is the last */
	lastJumpDue: boolean;
	/** where everybody stood when the jump in progress began (R7.3.8) */
	jumpStart: Position[] | null;
	/** a character was executed and morale lost for it (Eulogy) */
	moraleLostToExecution: boolean;
	space: Space;
	/** raiders the last card or text has placed, by area (Besieged) */
	fresh: Partial<Record<AreaId, number>>;
	/** spaces of the boarding track the centurions stand on */
	centurions: number[];
	/** occupation forces by place (R11.7) */
	occupation: Partial<Record<PlaceId, number>>;
	vipers: { reserves: number; damaged: number; lost: number };
	raptors: number;
	nukes: number;
	/** civilian ships off the board, shuffled */
	civilianPile: string[];
	civiliansLost: string[];
	/** R11.1.5, R11.8; the last is the top */
	locked: string[];
	prepared: string[];
	labels: number;
	/** damage tokens not lying on a place (R6.9.2) */
	galacticaTokens: string[];
	pegasusTokens: string[];
	basestarTokens: string[];
	damaged: PlaceId[];
	pegasusDestroyed: boolean;
	/** last element is the top */
	decks: Record<DeckId | 'loyalty' | 'new-caprica' | 'hostile-agenda' | 'sympathetic-agenda', string[]>;
	discards: Record<SkillType | Exclude<OtherDeck, 'destiny'>, string[]>;
	/** skill cards somebody has looked at, lying beside their deck until the text says where they go */
	aside: string[];
	/** removed from the game */
	out: About[];
	quorumHand: string[];
	/** Not a Cylon cards left over from set-up (R2.6.6) */
	stock: string[];
	/** the Crisis card of this turn, from its draw to the end of Prepare for Jump (R3.1.9) */
	drawn: { about: About; drawer: Seat; jump: boolean } | null;
	inPlay: KeptCard[];
	modifiers: ActiveModifier[];
	waiting: Waiting[];
	/** per-turn limits used up (R4.3.4, R14.3.6), by ability key */
	usedThisTurn: string[];
	/** characters that were executed (R10.5.5) */
	dead: CharacterId[];
	outcome: Outcome | null;
	log: LogEntry[];
}
