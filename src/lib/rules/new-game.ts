/** R2.1, R2.2: the table before anybody has chosen anything. */
import {
	AREAS,
	PIECE_COUNTS,
	SKILL_TYPES,
	START_RESOURCES,
	type AreaId,
	type SkillType
} from '../box/index.ts';
import { refuse } from './ask.ts';
import { checkConfig } from './config.ts';
import type { GameConfig, Refusal, Seed } from './contract.ts';
import {
	basestarTokens,
	civilianPile,
	crisisDeck,
	destinationDeck,
	galacticaTokens,
	newCapricaDeck,
	pegasusTokens,
	quorumDeck,
	skillDeck,
	superCrisisDeck
} from './decks.ts';
import { OPENING } from './flow.ts';
import { RULES_VERSION, type Game, type SeatState } from './game.ts';
import { below, fromSeed, isSeed, shuffle } from './random.ts';
import { asSeat } from './seats.ts';

const perArea = (): Record<AreaId, number> =>
	Object.fromEntries(AREAS.map((area) => [area, 0])) as Record<AreaId, number>;

const emptySeat = (): SeatState => ({
	character: null,
	position: 'unplaced',
	hand: [],
	loyalty: [],
	shown: [],
	agenda: null,
	superCrises: [],
	cylon: false,
	infiltrating: false,
	sympathetic: false,
	onceSpent: false,
	newcomer: false,
	turnsBegun: 0,
	turnStart: null,
	deeds: []
});

export function layOut(config: GameConfig, seed: Seed): Game | Refusal {
	const wrong = checkConfig(config);
	if (wrong) return wrong;
	if (!isSeed(seed)) return refuse('bad-seed', 'R2.1.1');

	const game: Game = {
		rules: RULES_VERSION,
		config: {
			set: config.set,
			objective: config.objective,
			players: config.players,
			fourSix: config.fourSix,
			leader: config.leader
		},
		seed,
		random: fromSeed(seed),
		flow: OPENING,
		stack: [],
		asked: [],
		count: 0,
		barriers: 0,
		turn: 0,
		first: asSeat(0),
		current: asSeat(0),
		turnCut: false,
		seats: Array.from({ length: config.players }, emptySeat),
		titles: { president: null, admiral: null },
		resources: { ...START_RESOURCES.standard },
		distance: 0,
		marker: 0,
		milestones: [],
		sleepersDealt: false,
		lastJumpDue: false,
		jumpStart: null,
		moraleLostToExecution: false,
		space: {
			raiders: perArea(),
			scar: null,
			heavies: perArea(),
			basestars: [],
			vipers: perArea(),
			civilians: []
		},
		fresh: {},
		centurions: [],
		occupation: {},
		vipers: { reserves: PIECE_COUNTS.viper, damaged: 0, lost: 0 },
		raptors: PIECE_COUNTS.raptor,
		nukes: PIECE_COUNTS.nuke,
		civilianPile: [],
		civiliansLost: [],
		locked: [],
		prepared: [],
		labels: 0,
		galacticaTokens: [],
		pegasusTokens: [],
		basestarTokens: [],
		damaged: [],
		pegasusDestroyed: false,
		decks: {
			...(Object.fromEntries(SKILL_TYPES.map((type) => [type, []])) as unknown as Record<
				SkillType,
				string[]
			>),
			crisis: [],
			'super-crisis': [],
			quorum: [],
			destination: [],
			destiny: [],
			loyalty: [],
			'new-caprica': [],
			'hostile-agenda': [],
			'sympathetic-agenda': []
		},
		discards: {
			...(Object.fromEntries(SKILL_TYPES.map((type) => [type, []])) as unknown as Record<
				SkillType,
				string[]
			>),
			crisis: [],
			'super-crisis': [],
			quorum: [],
			destination: []
		},
		aside: [],
		out: [],
		quorumHand: [],
		stock: [],
		drawn: null,
		inPlay: [],
		modifiers: [],
		waiting: [],
		usedThisTurn: [],
		dead: [],
		outcome: null,
		log: []
	};
	game.first = asSeat(below(game, config.players));
	game.current = game.first;
	for (const type of SKILL_TYPES) game.decks[type] = shuffle(game, skillDeck(config, type));
	game.decks.crisis = shuffle(game, crisisDeck(config));
	game.decks['new-caprica'] = shuffle(game, newCapricaDeck(config));
	game.decks['super-crisis'] = shuffle(game, superCrisisDeck(config));
	game.decks.quorum = shuffle(game, quorumDeck(config));
	game.decks.destination = shuffle(game, destinationDeck(config));
	game.civilianPile = shuffle(game, civilianPile(config));
	game.galacticaTokens = galacticaTokens(config);
	game.pegasusTokens = pegasusTokens(config);
	game.basestarTokens = basestarTokens(config);
	return game;
}
