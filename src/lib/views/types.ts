/** What a pair of eyes may see. Built by listing (`table-view.ts`, `seat-view.ts`): a field not listed here does not exist for a viewer. */
import type {
	AgendaSide,
	AreaId,
	DeckId,
	OtherDeck,
	PlaceId,
	Resource,
	SkillType,
	Team,
	Title
} from '../box/ids.ts';
import type { CharacterId } from '../box/index.ts';
import type {
	About,
	Decision,
	Ending,
	GameConfig,
	LogEntry,
	Question,
	Seat,
	Seed,
	Stage
} from '../rules/index.ts';

export type PositionView = { place: PlaceId } | { viper: AreaId } | 'stranded' | 'unplaced';

export interface SeatAtTable {
	seat: Seat;
	character: CharacterId | null;
	position: PositionView;
	/** R13.2: numbers only */
	handCount: number;
	loyaltyCount: number;
	/** Loyalty cards lying open (R13.2.9) */
	shown: string[];
	/** R13.2.11: that there is one, and of which kind */
	agenda: AgendaSide | null;
	superCrisisCount: number;
	cylon: boolean;
	infiltrating: boolean;
	sympathetic: boolean;
	/** R13.2.18 */
	onceSpent: boolean;
	titles: Title[];
}

/** A decision as everybody sees it: whose it is, why and over which printed thing; what is asked only where it is asked openly. */
export interface OpenDecision extends Omit<Decision, 'question'> {
	question: Question | null;
}

export type PhaseName =
	'setup' | 'start' | 'receive' | 'movement' | 'action' | 'crisis' | 'activate' | 'prepare' | 'end' | 'over';

export interface AreaView {
	raiders: number;
	/** one of the raiders here is Scar (R6.8) */
	scar: boolean;
	heavies: number;
	/** `id` stays with a basestar while it is on the board */
	basestars: { id: string; damage: string[] }[];
	/** without a pilot; the piloted ones are where their pilots are */
	vipers: number;
	/** labels only (R13.2.16) */
	civilians: string[];
}

/** What was secret while the game went on: there only when it is over (R12.5.1). */
export interface Secrets {
	seed: Seed;
	/** by seat */
	seats: { hand: string[]; loyalty: string[]; agenda: string | null; superCrises: string[] }[];
	quorum: string[];
	/** the whole log, with every private line in its place */
	story: LogEntry[];
}

export interface TableView {
	config: GameConfig;
	phase: PhaseName;
	era: 'voyage' | 'occupied' | 'orbit';
	turn: number;
	first: Seat;
	current: Seat;
	seats: SeatAtTable[];
	/** characters that were executed */
	dead: CharacterId[];
	resources: Record<Resource, number>;
	/** resources in their red zone (R1.6.1) */
	red: Resource[];
	distance: number;
	marker: number;
	sleepersDealt: boolean;
	/** the next jump is the last (R12.4.1) */
	lastJumpDue: boolean;
	space: Record<AreaId, AreaView>;
	centurions: number[];
	/** occupation forces by place (R11.7) */
	occupation: Partial<Record<PlaceId, number>>;
	vipers: { reserves: number; damaged: number; lost: number };
	raptors: number;
	nukes: number;
	civilianPile: number;
	/** destroyed, face up (R13.2.18) */
	civiliansLost: string[];
	/** numbers only (R13.2.20) */
	locked: number;
	prepared: number;
	damaged: PlaceId[];
	pegasusDestroyed: boolean;
	deckCounts: Record<DeckId | 'loyalty', number>;
	/** top card of each discard pile (R13.2.4, R13.2.5) */
	discardTops: Partial<Record<SkillType | Exclude<OtherDeck, 'destiny'>, string>>;
	quorumHandCount: number;
	inPlay: { about: About; holder: Seat | null }[];
	/** what lies in the middle: the card, the check, the die */
	stage: Stage;
	decisions: OpenDecision[];
	log: LogEntry[];
	outcome: { winner: Team; why: Ending; winners: Seat[] } | null;
	secrets: Secrets | null;
}

/** What one seat may see: everything on the table, and its own. */
export interface SeatView extends TableView {
	seat: Seat;
	own: {
		hand: string[];
		loyalty: string[];
		agenda: string | null;
		superCrises: string[];
		/** only in the President's hands */
		quorum: string[];
		/** what it has added to the check in progress */
		contribution: string[];
	};
	/** this seat's open decisions in full */
	mine: Decision[];
}
