/** What recorded games are to show, and what players who want just that would call a good position. */
import { agendas, RED_ZONE, RESOURCES, type AgendaId, type Resource } from '../../src/lib/box/index.ts';
import type { Ending, Game, GameConfig, Seat } from '../../src/lib/rules/index.ts';

export interface Goal {
	name: string;
	configs: readonly GameConfig[];
	reached: (game: Game) => boolean;
	/** is a passed check what everybody wants? Those of these places in any case. */
	pass: boolean | readonly string[];
	/** the higher the better; looked at only while the game goes on */
	worth: (game: Game) => number;
}

const config = (players: number, rest: Partial<GameConfig> = {}): GameConfig => ({
	set: 'pegasus',
	objective: 'kobol',
	players,
	fourSix: 'no-sympathizer',
	leader: players > 4,
	...rest
});
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const total = (of: Readonly<Record<string, number>>): number => sum(Object.values(of));
const atLeast = (level: number, floor: number): number => Math.min(0, level - floor) * 8;

/** Far travelled, nothing at zero, nobody aboard who should not be. */
function journey(game: Game): number {
	const {
		distance,
		marker,
		resources,
		centurions,
		damaged,
		space,
		flow,
		config: { objective }
	} = game;
	const era = { voyage: 0, occupied: 60, orbit: 160 }[flow.era];
	const left =
		flow.era === 'orbit'
			? game.seats.filter(({ position, cylon }) => !cylon && onGround(position)).length
			: 0;
	return (
		12 * Math.min(distance, objective === 'kobol' ? 9 : 8) +
		(distance >= 8 && objective === 'kobol' ? 3 : 2) * marker +
		sum(RESOURCES.map((resource) => 3 * Math.sqrt(resources[resource]) + atLeast(resources[resource], 2))) -
		sum(centurions.map((at) => (at + 1) ** 3)) -
		total(space.heavies) -
		2 * damaged.length -
		0.3 * total(space.raiders) -
		space.basestars.length +
		era -
		4 * left -
		(flow.era === 'orbit' ? game.locked.length + game.prepared.length : 0)
	);
}
const onGround = (position: Game['seats'][number]['position']): boolean =>
	typeof position === 'object' &&
	'place' in position &&
	[
		'resistance-hq',
		'occupation-authority',
		'breeders-canyon',
		'shipyard',
		'medical-center',
		'detention'
	].includes(position.place);
const isAt = (position: Game['seats'][number]['position'], place: string): boolean =>
	typeof position === 'object' && 'place' in position && position.place === place;
const ruin = ({ resources }: Game): number => -sum(RESOURCES.map((resource) => resources[resource]));
/** Everything but the one thing may wait: no resource runs out meanwhile. */
const survival = ({ resources, centurions }: Game): number =>
	sum(RESOURCES.map((resource) => atLeast(resources[resource], 2))) - sum(centurions);

const leaderOf = (game: Game): Game['seats'][number] | undefined =>
	game.seats.find(({ agenda }) => agenda !== null);
const inPrison = ({ position }: Game['seats'][number]): boolean =>
	typeof position === 'object' && 'place' in position && ['brig', 'detention'].includes(position.place);
const down =
	(most: number, ...of: readonly Resource[]) =>
	({ resources }: Game): number =>
		-4 * sum(of.map((resource) => Math.max(0, resources[resource] - most)));
const wrecks = ({ vipers, raptors }: Game): number => vipers.damaged + vipers.lost + 4 - raptors;

/** What the holder of an agenda wants besides the side that is to win. */
const WISHES: Readonly<Record<AgendaId, (game: Game) => number>> = {
	genocide: down(2, 'food', 'population'),
	'grant-mercy': (game) =>
		Math.max(down(2, 'morale')(game), down(2, 'food')(game), down(2, 'population')(game)),
	'mutual-annihilation': (game) => {
		const leader = leaderOf(game);
		if (!leader) return 0;
		const { deeds, superCrises, position, infiltrating } = leader;
		if (deeds.includes('played-super-crisis')) return 60;
		const at = typeof position === 'object' && 'place' in position ? position.place : null;
		if (superCrises.length > 0) return at === 'caprica' ? 40 : 30;
		// he cannot go to the Resurrection Ship, only be sent back to it from among the humans
		return at === 'resurrection-ship' ? 20 : infiltrating ? 12 : at === 'human-fleet' ? 4 : 0;
	},
	'reduce-them-to-ruins': (game) => down(3, 'morale')(game) + 4 * Math.min(4, game.damaged.length),
	'show-their-true-nature': (game) => {
		const leader = leaderOf(game);
		if (!leader) return 0;
		return leader.deeds.includes('executed') || inPrison(leader) ? 60 : leader.infiltrating ? 20 : 0;
	},
	'siege-warfare': (game) =>
		-4 * sum(RESOURCES.map((resource) => Math.max(0, game.resources[resource] - RED_ZONE[resource]))),
	'convert-the-infidels': down(3, ...RESOURCES),
	'guide-them-to-destiny': ({ resources }) =>
		-4 * Math.max(0, Math.abs(resources.population - resources.morale) - 2),
	'join-the-colonials': (game) => {
		const leader = leaderOf(game);
		return leader?.infiltrating ? (inPrison(leader) ? 20 : 60) : 0;
	},
	'prove-their-worth': (game) => 5 * Math.min(5, wrecks(game)),
	'salvage-their-equipment': (game) => -6 * game.damaged.length,
	'the-illusion-of-hope': (game) => 15 * Math.min(6, game.distance)
};

const ending = (why: Ending, configs: readonly GameConfig[], rest: Pick<Goal, 'pass' | 'worth'>): Goal => ({
	name: `ending-${why}`,
	configs,
	reached: ({ outcome }) => outcome?.why === why,
	...rest
});

const BASE = [config(3, { set: 'base' }), config(4, { set: 'base' })];

/** Whatever the base game can end with is shown in the base game. */
const ENDINGS: readonly Goal[] = [
	ending('resource-gone', BASE, { pass: false, worth: ruin }),
	ending('boarded', BASE, {
		pass: false,
		worth: (game) =>
			survival(game) + 20 * sum(game.centurions.map((at) => at + 1)) + 3 * total(game.space.heavies)
	}),
	ending('galactica-lost', BASE, {
		pass: false,
		worth: (game) => survival(game) + 20 * game.damaged.length + 2 * game.space.basestars.length
	}),
	// the Airlock again and again; who sits in the Brig is easier to execute, and draws no Crisis
	ending('nobody-left', [config(7), config(6, { fourSix: 'sympathizer', leader: false })], {
		pass: true,
		worth: (game) =>
			journey({ ...game, distance: 0, marker: 0 }) +
			40 * game.dead.length +
			4 * game.resources.morale +
			3 * game.seats.filter(inPrison).length +
			0.5 * sum(game.seats.map(({ hand }) => Math.min(6, hand.length))) +
			2 * Number(game.seats.some(({ position, cylon }) => !cylon && isAt(position, 'airlock')))
	}),
	ending('kobol-reached', BASE, { pass: true, worth: journey }),
	ending('new-caprica-left', [config(3, { objective: 'new-caprica' })], { pass: true, worth: journey })
];

/** Many players on New Caprica, for the screens: once there, whatever ends the game soonest is as good as any. */
const MANY: readonly Goal[] = [
	{
		name: 'players-5-new-caprica-left',
		configs: [config(5, { objective: 'new-caprica' })],
		reached: ({ outcome }) => outcome?.why === 'new-caprica-left',
		pass: true,
		worth: journey
	},
	{
		name: 'players-7-new-caprica-lost',
		configs: [config(7, { objective: 'new-caprica' })],
		reached: ({ outcome, flow }) => outcome?.winner === 'cylons' && flow.era !== 'voyage',
		pass: true,
		worth: (game) => (game.flow.era === 'voyage' ? journey(game) : 500 + ruin(game))
	}
];

const judged = (game: Game, id: AgendaId, won: boolean): boolean =>
	game.seats.some(
		({ agenda }, seat) => agenda === id && game.outcome?.winners.includes(seat as Seat) === won
	);

function agendaGoals(id: AgendaId): Goal[] {
	const { side, goal } = agendas[id];
	const configs = side === 'hostile' ? [config(5)] : [config(4, { leader: true })];
	const humans = goal.some((condition) => condition.kind === 'winner' && condition.team === 'humans');
	const wish = WISHES[id];
	return [
		{
			name: `agenda-${id}-won`,
			configs,
			reached: (game) => judged(game, id, true),
			pass: humans,
			worth: (game) => (humans ? journey(game) : ruin(game)) + wish(game)
		},
		{
			name: `agenda-${id}-lost`,
			configs,
			reached: (game) => judged(game, id, false),
			pass: false,
			worth: (game) => ruin(game) - wish(game)
		}
	];
}

export const GOALS: readonly Goal[] = [
	...ENDINGS,
	...MANY,
	...(Object.keys(agendas) as AgendaId[]).flatMap(agendaGoals)
];

/** Can this game still become what is wanted? The agenda is dealt at set-up. */
export function isHopeless(goal: Goal, game: Game): boolean {
	const leader = leaderOf(game);
	return (
		goal.name.startsWith('agenda-') &&
		game.turn > 0 &&
		(!leader?.agenda || !goal.name.startsWith(`agenda-${leader.agenda}-`))
	);
}
