/** A whole game as one piece of plain data. JSON round trip is the identity; nothing in it is a class or a function. */
import type { AreaId, DeckId, OtherDeck, PlaceId, Resource, SkillType, Title } from '../box/ids.ts';
import type { CharacterId } from '../box/index.ts';
import type { Decision, GameConfig, LogEntry, Seat, Seed } from './contract.ts';
import type { Frame } from './frames.ts';
import type { Flow } from './flow.ts';

export const RULES_VERSION = 1;

/** Where a character stands (R1.3.6): on a place, in a viper, off the board (Stranded), or not chosen yet. */
export type Position = { place: PlaceId } | { viper: AreaId } | 'stranded' | 'unplaced';

/** A skill card is its kind and its strength: two equal cards are the same card, so no card can be followed about. */
export type SkillCardRef = string;

export interface SeatState {
	character: CharacterId | null;
	position: Position;
	hand: SkillCardRef[];
	/** facedown Loyalty cards */
	loyalty: string[];
	agenda: string | null;
	superCrises: string[];
	/** a Cylon player in the sense of R1.2.2 */
	cylon: boolean;
	/** own turns begun with this character (R10.6.2) */
	turnsBegun: number;
}

export interface Space {
	raiders: Record<AreaId, number>;
	heavies: Record<AreaId, number>;
	basestars: { area: AreaId; damage: string[] }[];
	/** vipers without a pilot; a piloted one stands where its pilot's position says */
	vipers: Record<AreaId, number>;
	/** face down; the label is new after every shuffle (R13.2.16) */
	civilians: { area: AreaId; label: string; ship: string }[];
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
	turn: number;
	first: Seat;
	current: Seat;
	seats: SeatState[];
	titles: Record<Title, Seat | null>;
	resources: Record<Resource, number>;
	distance: number;
	/** jump preparation track, 0 to 5 */
	marker: number;
	space: Space;
	/** spaces of the boarding track the centurions stand on */
	centurions: number[];
	vipers: { reserves: number; damaged: number; lost: number };
	raptors: number;
	nukes: number;
	/** civilian ships off the board, shuffled */
	civilianPile: string[];
	labels: number;
	galacticaTokens: string[];
	pegasusTokens: string[];
	basestarTokens: string[];
	/** last element is the top */
	decks: Record<DeckId | 'loyalty' | 'new-caprica', string[]>;
	discards: Record<SkillType | Exclude<OtherDeck, 'destiny'>, string[]>;
	quorumHand: string[];
	/** Not a Cylon cards left over from set-up (R2.6.6) */
	stock: string[];
	log: LogEntry[];
}
