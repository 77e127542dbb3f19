/** The closed lists everything else is typed with: skill types, boards, places, space areas, pieces, decks. */

export const SKILL_TYPES = [
	'politics',
	'leadership',
	'tactics',
	'piloting',
	'engineering',
	'treachery'
] as const;
export type SkillType = (typeof SKILL_TYPES)[number];

export const RESOURCES = ['fuel', 'food', 'morale', 'population'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Where a character can stand, board by board (R1.3.1). The four Cylon places have one card per set (`places.ts`). */
export const BOARDS = {
	galactica: [
		'ftl-control',
		'weapons-control',
		'command',
		'communications',
		'admirals-quarters',
		'research-lab',
		'hangar-deck',
		'armory',
		'sickbay',
		'brig'
	],
	'colonial-one': ['press-room', 'presidents-office', 'administration'],
	pegasus: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'],
	'cylon-locations': ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'],
	'new-caprica': [
		'medical-center',
		'detention',
		'resistance-hq',
		'occupation-authority',
		'breeders-canyon',
		'shipyard'
	]
} as const;
export type Board = keyof typeof BOARDS;
export type PlaceId = (typeof BOARDS)[Board][number];

/** Clockwise round Galactica, nose left (R1.3.4). */
export const AREAS = ['front', 'starboard-bow', 'starboard-aft', 'rear', 'port-aft', 'port-bow'] as const;
export type AreaId = (typeof AREAS)[number];
/** R1.3.5: the two areas with a viper launch icon. */
export const LAUNCH_AREAS = ['port-bow', 'port-aft'] as const satisfies readonly AreaId[];

export const PIECES = [
	'raider',
	'heavy',
	'basestar',
	'viper',
	'raptor',
	'civilian',
	'centurion',
	'occupation',
	'nuke'
] as const;
export type Piece = (typeof PIECES)[number];

/** What a Crisis card's footer can activate (R6.3, R11.7). */
export const ICONS = ['raiders', 'launch-raiders', 'heavy', 'basestars', 'occupation'] as const;
export type Icon = (typeof ICONS)[number];

export const TITLES = ['president', 'admiral'] as const;
export type Title = (typeof TITLES)[number];

/** Decks that are not skill decks (R1.7.2). `crisis` means the New Caprica deck once that phase has begun. */
export const OTHER_DECKS = ['crisis', 'super-crisis', 'quorum', 'destination', 'destiny'] as const;
export type OtherDeck = (typeof OTHER_DECKS)[number];
export type DeckId = SkillType | OtherDeck;

export const SETS = ['base', 'pegasus', 'new-caprica'] as const;
/** Which printed set a component belongs to. */
export type PrintedSet = (typeof SETS)[number];

export type Team = 'humans' | 'cylons';
export type AgendaSide = 'hostile' | 'sympathetic';
