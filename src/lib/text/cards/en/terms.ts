import type { Terms } from '../types.ts';

/** Names of things. A noun is its singular and its plural. */
export const terms = {
	resources: { fuel: 'fuel', food: 'food', morale: 'morale', population: 'population' },
	skills: {
		politics: 'Politics',
		leadership: 'Leadership',
		tactics: 'Tactics',
		piloting: 'Piloting',
		engineering: 'Engineering',
		treachery: 'Treachery'
	},
	decks: {
		crisis: 'Crisis',
		'super-crisis': 'Super Crisis',
		quorum: 'Quorum',
		destination: 'Destination',
		destiny: 'Destiny'
	},
	titles: { president: 'President', admiral: 'Admiral' },
	icons: {
		raiders: 'raiders',
		'launch-raiders': 'raider launches',
		heavy: 'heavy raiders',
		basestars: 'basestars',
		occupation: 'occupation forces'
	},
	sides: { hostile: 'Hostile', sympathetic: 'Sympathetic' },
	boards: {
		galactica: 'Galactica',
		'colonial-one': 'Colonial One',
		pegasus: 'Pegasus',
		'cylon-locations': 'the Cylon locations',
		'new-caprica': 'New Caprica'
	},
	places: {
		'ftl-control': 'FTL Control',
		'weapons-control': 'Weapons Control',
		command: 'Command',
		communications: 'Communications',
		'admirals-quarters': "Admiral's Quarters",
		'research-lab': 'the Research Lab',
		'hangar-deck': 'the Hangar Deck',
		armory: 'the Armory',
		sickbay: 'Sickbay',
		brig: 'the Brig',
		'press-room': 'the Press Room',
		'presidents-office': "the President's Office",
		administration: 'Administration',
		'pegasus-cic': 'Pegasus CIC',
		airlock: 'the Airlock',
		'main-batteries': 'the Main Batteries',
		'engine-room': 'the Engine Room',
		caprica: 'Caprica',
		'cylon-fleet': 'the Cylon Fleet',
		'human-fleet': 'the Human Fleet',
		'resurrection-ship': 'the Resurrection Ship',
		'medical-center': 'the Medical Center',
		detention: 'Detention',
		'resistance-hq': 'Resistance HQ',
		'occupation-authority': 'the Occupation Authority',
		'breeders-canyon': "Breeder's Canyon",
		shipyard: 'the Shipyard'
	},
	areas: {
		front: 'in front of Galactica',
		'starboard-bow': 'off the starboard bow',
		'starboard-aft': 'off the starboard stern',
		rear: 'behind Galactica',
		'port-aft': 'off the port stern',
		'port-bow': 'off the port bow'
	},
	pieces: {
		raider: ['raider', 'raiders'],
		heavy: ['heavy raider', 'heavy raiders'],
		basestar: ['basestar', 'basestars'],
		viper: ['viper', 'vipers'],
		raptor: ['raptor', 'raptors'],
		civilian: ['civilian ship', 'civilian ships'],
		centurion: ['centurion', 'centurions'],
		occupation: ['occupation force', 'occupation forces'],
		nuke: ['nuke', 'nukes']
	}
} as const satisfies Terms;
