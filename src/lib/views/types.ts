/** What a pair of eyes may see. Built by listing (`table-view.ts`, `seat-view.ts`): a field not listed here does not exist for a viewer. */
import type { AreaId, DeckId, PlaceId, Resource, SkillType, Title } from '../box/ids.ts';
import type { CharacterId } from '../box/index.ts';
import type { Decision, GameConfig, LogEntry, Question, Seat } from '../rules/index.ts';

export type PositionView = { place: PlaceId } | { viper: AreaId } | 'stranded' | 'unplaced';

export interface SeatAtTable {
	seat: Seat;
	character: CharacterId | null;
	position: PositionView;
	/** R13.2: numbers only */
	handCount: number;
	loyaltyCount: number;
	agenda: 'hostile' | 'sympathetic' | null;
	superCrisisCount: number;
	cylon: boolean;
	titles: Title[];
}

/** A decision as everybody sees it: whose it is and why; what is asked only where it is asked openly. */
export interface OpenDecision extends Omit<Decision, 'question'> {
	kind: Question['kind'];
	question: Question | null;
}

export type PhaseName =
	'setup' | 'start' | 'receive' | 'movement' | 'action' | 'crisis' | 'activate' | 'prepare' | 'end' | 'over';

export interface TableView {
	config: GameConfig;
	phase: PhaseName;
	era: 'voyage' | 'occupied' | 'orbit';
	turn: number;
	first: Seat;
	current: Seat;
	seats: SeatAtTable[];
	resources: Record<Resource, number>;
	/** resources in their red zone (R1.6.1) */
	red: Resource[];
	distance: number;
	marker: number;
	space: Record<
		AreaId,
		{
			raiders: number;
			heavies: number;
			basestars: { damage: string[] }[];
			vipers: number;
			/** labels only (R13.2.16) */
			civilians: string[];
		}
	>;
	centurions: number[];
	vipers: { reserves: number; damaged: number; lost: number };
	raptors: number;
	nukes: number;
	civilianPile: number;
	deckCounts: Record<DeckId | 'loyalty', number>;
	/** top card of each skill discard pile (R13.2.4) */
	discardTops: Partial<Record<SkillType, string>>;
	quorumHandCount: number;
	decisions: OpenDecision[];
	log: LogEntry[];
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
	};
	/** this seat's open decisions in full */
	mine: Decision[];
}
