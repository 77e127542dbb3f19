/** What lies open on the table (R13.2, column "everybody"). Each field is listed by hand: what is not listed is not passed on. */
import {
	agendas,
	AREAS,
	OTHER_DECKS,
	RED_ZONE,
	RESOURCES,
	SKILL_TYPES,
	TITLES,
	type AgendaId,
	type AgendaSide,
	type AreaId
} from '../box/index.ts';
import { pending, stageOf, type Decision, type Game, type LogEntry, type Seat } from '../rules/index.ts';
import type { AreaView, OpenDecision, PhaseName, SeatAtTable, Secrets, TableView } from './types.ts';

export function tableView(game: Game): TableView {
	const { outcome } = game;
	return {
		config: { ...game.config },
		phase: phaseOf(game),
		era: game.flow.era,
		turn: game.turn,
		first: game.first,
		current: game.current,
		seats: game.seats.map((_, seat) => seatAtTable(game, seat as Seat)),
		dead: [...game.dead],
		resources: { ...game.resources },
		red: RESOURCES.filter((resource) => game.resources[resource] <= RED_ZONE[resource]),
		distance: game.distance,
		marker: game.marker,
		sleepersDealt: game.sleepersDealt,
		lastJumpDue: game.lastJumpDue,
		space: Object.fromEntries(AREAS.map((area) => [area, areaView(game, area)])) as TableView['space'],
		centurions: [...game.centurions],
		occupation: { ...game.occupation },
		vipers: { ...game.vipers },
		raptors: game.raptors,
		nukes: game.nukes,
		civilianPile: game.civilianPile.length,
		civiliansLost: [...game.civiliansLost],
		locked: game.locked.length,
		prepared: game.prepared.length,
		damaged: [...game.damaged],
		pegasusDestroyed: game.pegasusDestroyed,
		deckCounts: deckCounts(game),
		discardTops: discardTops(game),
		quorumHandCount: game.quorumHand.length,
		inPlay: game.inPlay.map(({ about, holder }) => ({ about: { ...about }, holder })),
		stage: stageOf(game),
		decisions: pending(game).map(openDecision),
		log: game.log.filter(isPublic),
		outcome: outcome && { winner: outcome.winner, why: outcome.why, winners: [...outcome.winners] },
		secrets: outcome && secretsOf(game)
	};
}

const isPublic = (entry: LogEntry): boolean => entry.label === 'all';

function phaseOf(game: Game): PhaseName {
	const { play } = game.flow;
	if (play === 'over') return 'over';
	// the names of the turn's phases are those of the statechart, without its prefix
	return play.startsWith('setup.') ? 'setup' : (play.slice('turn.'.length) as PhaseName);
}

function seatAtTable(game: Game, seat: Seat): SeatAtTable {
	const state = game.seats[seat];
	if (!state) throw new Error(`no seat ${String(seat)}`);
	const { position } = state;
	return {
		seat,
		character: state.character,
		position: typeof position === 'string' ? position : { ...position },
		handCount: state.hand.length,
		loyaltyCount: state.loyalty.length,
		shown: [...state.shown],
		agenda: agendaSide(state.agenda),
		superCrisisCount: state.superCrises.length,
		cylon: state.cylon,
		infiltrating: state.infiltrating,
		sympathetic: state.sympathetic,
		onceSpent: state.onceSpent,
		titles: TITLES.filter((title) => game.titles[title] === seat)
	};
}

// what is dealt as an Agenda has an Agenda's id
const agendaSide = (agenda: string | null): AgendaSide | null =>
	agenda === null ? null : agendas[agenda as AgendaId].side;

function areaView({ space }: Game, area: AreaId): AreaView {
	return {
		raiders: space.raiders[area],
		scar: space.scar === area,
		heavies: space.heavies[area],
		basestars: space.basestars
			.filter((basestar) => basestar.area === area)
			.map(({ id, damage }) => ({ id, damage: [...damage] })),
		vipers: space.vipers[area],
		civilians: space.civilians.filter((civilian) => civilian.area === area).map(({ label }) => label)
	};
}

const DECKS = [...SKILL_TYPES, ...OTHER_DECKS, 'loyalty' as const];
function deckCounts({ decks }: Game): TableView['deckCounts'] {
	const counts: Partial<TableView['deckCounts']> = {};
	for (const deck of DECKS) counts[deck] = decks[deck].length;
	// every deck has been counted
	return counts as TableView['deckCounts'];
}

const PILES = [...SKILL_TYPES, ...OTHER_DECKS.filter((deck) => deck !== 'destiny')];
function discardTops({ discards }: Game): TableView['discardTops'] {
	const tops: TableView['discardTops'] = {};
	for (const pile of PILES) {
		const top = discards[pile].at(-1);
		if (top !== undefined) tops[pile] = top;
	}
	return tops;
}

/** `window` questions are public and list seats; of a question behind the gate not even the kind is told, it may depend on a hand. */
function openDecision({ id, seat, mode, why, rule, about, question }: Decision): OpenDecision {
	return {
		id,
		seat,
		mode,
		why,
		rule,
		about,
		question: mode === 'public' ? question : null
	};
}

/** R12.5.1 */
const secretsOf = (game: Game): Secrets => ({
	seed: game.seed,
	seats: game.seats.map(({ hand, loyalty, agenda, superCrises }) => ({
		hand: [...hand],
		loyalty: [...loyalty],
		agenda,
		superCrises: [...superCrises]
	})),
	quorum: [...game.quorumHand],
	story: [...game.log]
});
