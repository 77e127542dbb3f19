/** What lies open on the table (R13.2, column "everybody"). Each field is listed by hand: what is not listed is not passed on. */
import { AREAS, OTHER_DECKS, RED_ZONE, RESOURCES, SKILL_TYPES, TITLES, type AreaId } from '../box/index.ts';
import { pending, type Decision, type Game, type LogEntry, type Seat } from '../rules/index.ts';
import type { OpenDecision, PhaseName, SeatAtTable, TableView } from './types.ts';

export function tableView(game: Game): TableView {
	return {
		config: { ...game.config },
		phase: phaseOf(game),
		era: game.flow.era,
		turn: game.turn,
		first: game.first,
		current: game.current,
		seats: game.seats.map((_, seat) => seatAtTable(game, seat as Seat)),
		resources: { ...game.resources },
		red: RESOURCES.filter((resource) => game.resources[resource] <= RED_ZONE[resource]),
		distance: game.distance,
		marker: game.marker,
		space: Object.fromEntries(AREAS.map((area) => [area, areaView(game, area)])) as TableView['space'],
		centurions: [...game.centurions],
		vipers: { ...game.vipers },
		raptors: game.raptors,
		nukes: game.nukes,
		civilianPile: game.civilianPile.length,
		deckCounts: Object.fromEntries(
			[...SKILL_TYPES, ...OTHER_DECKS, 'loyalty' as const].map((deck) => [deck, game.decks[deck].length])
		) as TableView['deckCounts'],
		discardTops: Object.fromEntries(
			SKILL_TYPES.flatMap((type) => {
				const top = game.discards[type].at(-1);
				return top ? [[type, top]] : [];
			})
		),
		quorumHandCount: game.quorumHand.length,
		decisions: pending(game).map(openDecision),
		log: game.log.filter(isPublic)
	};
}

const isPublic = (entry: LogEntry): boolean => entry.to === 'all';

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
		agenda: agendaSide(game, seat),
		superCrisisCount: state.superCrises.length,
		cylon: state.cylon,
		titles: TITLES.filter((title) => game.titles[title] === seat)
	};
}

/** R13.2.11: that there is an Agenda, and of which kind, was told openly when it was dealt. */
function agendaSide(game: Game, seat: Seat): SeatAtTable['agenda'] {
	for (const entry of game.log) if (entry.kind === 'agenda-dealt' && entry.seat === seat) return entry.side;
	return null;
}

function areaView({ space }: Game, area: AreaId): TableView['space'][AreaId] {
	return {
		raiders: space.raiders[area],
		heavies: space.heavies[area],
		basestars: space.basestars.filter((b) => b.area === area).map(({ damage }) => ({ damage: [...damage] })),
		vipers: space.vipers[area],
		civilians: space.civilians.filter((c) => c.area === area).map(({ label }) => label)
	};
}

function openDecision({ id, seat, mode, why, rule, question }: Decision): OpenDecision {
	return { id, seat, mode, why, rule, kind: question.kind, question: mode === 'public' ? question : null };
}
