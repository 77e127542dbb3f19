/**
 * A copy a rule may change. What is frozen (data of the box, log entries, open decisions) is shared, never copied:
 * so the price of an answer does not grow with the length of the game.
 */
import type { Game, SeatState, Space } from './game.ts';

/** Parts of frames that are read only by type: printed texts, what they are about, what has happened. */
const READ_ONLY: ReadonlySet<string> = new Set(['about', 'effects', 'other', 'check', 'happening']);

export function clone<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	if (Array.isArray(value)) return value.map(clone) as T;
	const copy = { ...value };
	for (const key in copy) {
		const part = copy[key];
		if (typeof part === 'object' && part !== null && !READ_ONLY.has(key)) copy[key] = clone(part);
	}
	return copy;
}

type Lists = Readonly<Record<string, string[]>>;
function cloneLists<T extends Lists>(lists: T): T {
	const copy: Record<string, string[]> = { ...lists };
	for (const name in copy) copy[name] = copy[name]?.slice() ?? [];
	// the same names with lists of the same kind
	return copy as T;
}

const cloneSeat = (seat: SeatState): SeatState => ({
	character: seat.character,
	position: clone(seat.position),
	hand: seat.hand.slice(),
	loyalty: seat.loyalty.slice(),
	shown: seat.shown.slice(),
	agenda: seat.agenda,
	superCrises: seat.superCrises.slice(),
	cylon: seat.cylon,
	infiltrating: seat.infiltrating,
	sympathetic: seat.sympathetic,
	onceSpent: seat.onceSpent,
	newcomer: seat.newcomer,
	turnsBegun: seat.turnsBegun,
	turnStart: clone(seat.turnStart),
	deeds: seat.deeds.slice()
});

const cloneSpace = ({ raiders, scar, heavies, basestars, vipers, civilians }: Space): Space => ({
	raiders: { ...raiders },
	scar,
	heavies: { ...heavies },
	basestars: basestars.map(({ id, area, damage }) => ({ id, area, damage: damage.slice() })),
	vipers: { ...vipers },
	civilians: civilians.map(({ area, label, ship }) => ({ area, label, ship }))
});

/**
 * The next state of a game begins as its copy, with nothing told yet; written out, because this is done for every answer. Cards
 * out of the game or in play, modifiers and open questions are read only: of these only the lists are copied.
 */
export const cloneGame = (game: Game): Game => ({
	rules: game.rules,
	config: game.config,
	seed: game.seed,
	random: game.random.slice(),
	flow: game.flow,
	stack: game.stack.map(clone),
	asked: game.asked.slice(),
	count: game.count,
	barriers: game.barriers,
	turn: game.turn,
	first: game.first,
	current: game.current,
	turnCut: game.turnCut,
	seats: game.seats.map(cloneSeat),
	titles: { ...game.titles },
	resources: { ...game.resources },
	distance: game.distance,
	marker: game.marker,
	milestones: game.milestones.slice(),
	sleepersDealt: game.sleepersDealt,
	lastJumpDue: game.lastJumpDue,
	jumpStart: clone(game.jumpStart),
	moraleLostToExecution: game.moraleLostToExecution,
	space: cloneSpace(game.space),
	fresh: { ...game.fresh },
	centurions: game.centurions.slice(),
	occupation: { ...game.occupation },
	vipers: { ...game.vipers },
	raptors: game.raptors,
	nukes: game.nukes,
	civilianPile: game.civilianPile.slice(),
	civiliansLost: game.civiliansLost.slice(),
	locked: game.locked.slice(),
	prepared: game.prepared.slice(),
	labels: game.labels,
	galacticaTokens: game.galacticaTokens.slice(),
	pegasusTokens: game.pegasusTokens.slice(),
	basestarTokens: game.basestarTokens.slice(),
	damaged: game.damaged.slice(),
	pegasusDestroyed: game.pegasusDestroyed,
	decks: cloneLists(game.decks),
	discards: cloneLists(game.discards),
	aside: game.aside.slice(),
	out: game.out.slice(),
	quorumHand: game.quorumHand.slice(),
	stock: game.stock.slice(),
	drawn: clone(game.drawn),
	inPlay: game.inPlay.slice(),
	modifiers: game.modifiers.slice(),
	waiting: game.waiting.slice(),
	usedThisTurn: game.usedThisTurn.slice(),
	dead: game.dead.slice(),
	outcome: clone(game.outcome),
	log: []
});
