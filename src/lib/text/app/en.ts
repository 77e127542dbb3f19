import { ask } from './en/ask.ts';
import { log } from './en/log.ts';
import { play } from './en/play.ts';
import { why } from './en/why.ts';
import type { AppWords } from './messages.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'card', 'cards')}`;

export default {
	app: {
		name: 'Airlock',
		tagline: 'The whole table in one tablet. Pass it on, and keep your secrets.',
		fan: 'An unofficial fan project. It uses no artwork and no text of the publisher.',
		home: 'Home',
		back: 'Back',
		cancel: 'Cancel',
		done: 'Done',
		loading: 'One moment',
		language: 'Language',
		skipToMain: 'Skip to the main part',
		offlineReady: 'Stored on this tablet. You can switch the network off.',
		offlineInstalling: 'Storing everything for play without a network. Keep this page open for a moment.',
		offlineFailed: 'The app could not store itself for offline play. It still works while you are online.',
		retry: 'Try again',
		updateReady: 'A new version is ready. Your games stay as they are.',
		updateNow: 'Update now',
		notFound: 'There is no such page.',
		rule: (id) => `Rule ${id}`
	},
	home: {
		newGame: 'New game',
		games: 'Games in progress',
		none: 'No game yet. Gather three to seven people and start one.',
		open: (title) => `Open ${title}`,
		rename: 'Rename',
		renameLabel: 'New name of the game',
		save: 'Save',
		remove: 'Delete',
		removeTitle: (title) => `Delete “${title}”?`,
		removeLoss: ({ turn, players }) =>
			`The game of ${players} players ${turn > 0 ? `in turn ${turn}` : 'in its set-up'} will be gone for good, with every hand, secret and the whole log. Nothing can bring it back.`,
		removeNow: 'Delete this game',
		keep: 'Keep it',
		turn: (turn) => (turn > 0 ? `Turn ${turn}` : 'Set-up'),
		waitingFor: (names) => `Waiting for ${names}`,
		lastPlayed: (when) => `Last played ${when}`,
		installTitle: 'Put Airlock on the home screen first',
		installWhy:
			'A browser tab keeps its own games and may clear them after a week. The app on the home screen keeps them.',
		installIpad: 'On an iPad: tap Share, then “Add to Home Screen”, then open it from there.',
		installOther: 'Elsewhere: open the browser menu and choose “Install” or “Add to home screen”.',
		box: 'The box',
		boxHint: 'Every card and location, to read and search',
		rules: 'Rules',
		rulesHint: 'The rule book, by number',
		settings: 'Settings',
		settingsHint: 'Language, motion, storage'
	},
	newGame: {
		title: 'New game',
		intro: 'Enter the players in the order they sit, clockwise. Who begins is drawn by lot.',
		seats: 'Who sits where',
		seatsHint: 'Three to seven players',
		seat: (n) => `Seat ${n}`,
		name: (n) => `Name, seat ${n}`,
		addSeat: 'Add a seat',
		removeSeat: (name) => `Remove ${name}`,
		seatUp: (name) => `Move ${name} one seat forward`,
		look: (name) => `Colour and shape of ${name}`,
		lookTaken: (name) => `taken by ${name}`,
		setPin: (name) => `Set a PIN for ${name}`,
		pin: 'PIN',
		pinHint: 'Four to eight digits, asked each time before this seat’s cards open. It cannot be recovered.',
		pinFor: (name) => `PIN of ${name}`,
		noPin: 'No PIN',
		options: 'What you play',
		gameName: 'Name of the game',
		defaultTitle: (names) => names,
		pegasus: 'Play with Pegasus',
		pegasusHint: 'More characters, the ship Pegasus, Treachery cards and Cylon Leaders.',
		newCaprica: 'End on New Caprica',
		newCapricaHint: 'Without it, the humans win by reaching Kobol.',
		leader: 'A Cylon Leader may be chosen',
		leaderHint: 'One player may openly play a Cylon with an agenda of their own.',
		fourSix: 'If nobody plays a Leader, with four or six players',
		sympathizer: 'Sympathizer',
		sympathizerHint:
			'One more Loyalty card joins the deck later: its owner goes to the Brig or changes sides.',
		sympatheticCylon: 'Sympathetic Cylon',
		sympatheticCylonHint: 'One more Loyalty card joins later: its owner becomes a Cylon with an agenda.',
		noSympathizer: 'No extra card',
		noSympathizerHint: 'The humans begin with fewer resources instead.',
		start: (players) => `Start with ${players} players`,
		saving: 'Setting up',
		fixFirst: 'Please look at the marked places first.',
		blocked: {
			pegasusSeven: 'Seven players need Pegasus.',
			newCapricaNeedsPegasus: 'New Caprica comes with Pegasus.',
			leaderNeedsPegasus: 'Cylon Leaders come with Pegasus.',
			leaderThree: 'Three players play without a Leader.',
			leaderSeven: 'With seven players somebody must play the Leader.',
			sympatheticNeedsPegasus: 'The Sympathetic Cylon comes with Pegasus.'
		},
		problem: {
			nameEmpty: 'This seat needs a name.',
			nameLong: 'At most 24 characters, please: the name has to fit on the table.',
			nameTwice: 'Two seats have this name. Nobody would know whom to pass the tablet to.',
			pinShape: 'A PIN has four to eight digits.'
		}
	},
	looks: [
		'blue circle',
		'yellow square',
		'green triangle',
		'orange diamond',
		'violet pentagon',
		'teal cross',
		'pink star'
	],
	settings: {
		title: 'Settings',
		language: 'Language',
		motion: 'Motion',
		motionSystem: 'As this tablet is set',
		motionLess: 'As little as possible',
		storage: 'Saved games',
		storageGranted: 'This browser has promised not to clear the saved games by itself.',
		storageDenied:
			'This browser has not promised to keep the saved games. Put the app on the home screen, and do not clear the website data.',
		storageUnsupported: 'This browser cannot promise to keep the saved games.',
		storageUnasked: 'Ask this browser to keep the saved games.',
		ask: 'Ask now',
		offline: 'Playing offline'
	},
	table: {
		title: 'The table',
		turn: (turn) => (turn > 0 ? `Turn ${turn}` : 'Set-up'),
		phases: 'Phases of the turn',
		resources: 'Resources',
		resource: ({ name, value, red }) => `${name}: ${value}${red ? ', in the red zone' : ''}`,
		low: 'low',
		jump: 'Jump preparation',
		jumpStep: ({ step, of }) => `Step ${step} of ${of}`,
		jumpRisk: (n) => `a jump now risks ${n} population`,
		autoJump: 'Jump',
		distance: ({ value, goal }) => `Distance ${value} of ${goal}`,
		boarding: 'Boarding party',
		boardingNone: 'Nobody aboard',
		boardingAt: ({ count, step }) =>
			`${count} ${plural(count, 'centurion', 'centurions')} on space ${step} of 4`,
		fleet: 'Fleet',
		reserves: ({ vipers, damaged, raptors, nukes }) =>
			`Reserves: ${vipers} ${plural(vipers, 'viper', 'vipers')}, ${damaged} damaged, ${raptors} ${plural(raptors, 'raptor', 'raptors')}, ${nukes} ${plural(nukes, 'nuke', 'nukes')}`,
		galactica: 'Galactica',
		colonialOne: 'Colonial One',
		pegasus: 'Pegasus',
		cylons: 'Cylon locations',
		newCaprica: 'New Caprica',
		space: 'Space',
		areaEmpty: 'empty',
		raiders: (n) => `${n} ${plural(n, 'raider', 'raiders')}`,
		heavies: (n) => `${n} heavy ${plural(n, 'raider', 'raiders')}`,
		basestars: (n) => `${n} ${plural(n, 'basestar', 'basestars')}`,
		vipers: (n) => `${n} ${plural(n, 'viper', 'vipers')}`,
		civilians: (n) => `${n} civilian ${plural(n, 'ship', 'ships')}`,
		pilot: (name) => `${name} in a viper`,
		seats: 'Players',
		hand: (n) => `${cards(n)} in hand`,
		superCrises: (n) => `${n} Super ${plural(n, 'Crisis', 'Crises')}`,
		current: 'Their turn',
		cylonBadge: 'Cylon',
		inViper: 'in a viper',
		stranded: 'off the board',
		unplaced: 'no character yet',
		log: 'What happened',
		logEmpty: 'Nothing yet.',
		decision: 'What is decided now',
		passTo: (name) => `Pass to ${name}`,
		waiting: 'More people have to decide:',
		leave: 'Leave the table',
		commitment: 'Fair dealing',
		commitmentHint: 'All luck of this game is fixed by one number. This is its fingerprint:',
		noOne: 'No decision is open.',
		over: 'The game is over',
		winner: { humans: 'The humans win.', cylons: 'The Cylons win.' },
		saving: 'Saving',
		unsaved: (n) =>
			`${n} ${plural(n, 'step is', 'steps are')} not saved yet. The app tries again with the next one.`,
		leaveUnsaved: (n) =>
			`${n} ${plural(n, 'step is', 'steps are')} not saved. If you leave now without a file of the game, ${plural(n, 'it is', 'they are')} lost.`,
		understood: 'Understood',
		flip: 'Turn the table round for the other side',
		rules: 'Rules',
		showBoard: 'Show the board',
		showQuestion: 'Back to the question',
		launch: 'vipers launch here',
		damaged: 'damaged',
		hazardous: 'nobody moves here freely',
		destroyed: 'destroyed',
		away: 'Out of reach until Galactica returns',
		raptors: (n) => `${n} ${plural(n, 'raptor', 'raptors')}`,
		nukes: (n) => `${n} ${plural(n, 'nuke', 'nukes')}`,
		damagedVipers: (n) => `${n} damaged`,
		vipersReady: (n) => `${n} ${plural(n, 'viper', 'vipers')} ready`,
		sleepersAt: (distance) => `Sleeper agents wake at ${distance}`,
		goalAt: (distance) => `The goal is at ${distance}`,
		occupation: (n) => `${n} occupation ${plural(n, 'force', 'forces')}`,
		locked: (n) => `${n} ${plural(n, 'ship', 'ships')} locked`,
		prepared: (n) => `${n} ${plural(n, 'ship', 'ships')} prepared`,
		inPlay: 'Cards in play',
		breaks: [],
		alarms: 'Alarms',
		unguarded: (areas) => `Civilian ships without cover: ${areas}`,
		manyDamaged: (n) => `Galactica: ${n} of 6 locations damaged`,
		people: 'Who is who',
		loyaltyCount: (n) => `${n} Loyalty ${plural(n, 'card', 'cards')}`,
		infiltrating: 'infiltrating',
		onceSpent: 'once-per-game ability used',
		onceLeft: 'once-per-game ability still unused',
		decks: 'Decks',
		deckCount: ({ name, count }) => `${name}: ${cards(count)}`,
		quorumHand: (n) => `${n} Quorum ${plural(n, 'card', 'cards')}`,
		decides: 'decides now',
		lookFor: (name) => `Pass to ${name}, who may look at their own cards`
	},
	gate: {
		title: (name) => `Pass to ${name}`,
		only: (name) => `Only ${name} looks now.`,
		hold: 'Press and hold to open',
		keepHolding: 'Keep holding',
		twoTap: 'Open by two taps instead',
		tapAgain: 'Tap again to open',
		toTable: 'Back to the table',
		pin: 'Your PIN',
		pinWrong: 'That is not the PIN of this seat. Try again.',
		pinDigits: (n) => `${n} ${plural(n, 'digit', 'digits')} entered`,
		digit: (n) => `${n}`,
		pinDelete: 'Delete the last digit',
		pinOk: 'Open',
		look: 'Look at your own cards.'
	},
	curtain: {
		title: 'The tablet rests',
		text: 'Nobody’s cards are open. The game is saved.',
		lift: 'Go on'
	},
	private: {
		only: 'only you see this',
		cover: 'Cover',
		hand: 'Your hand',
		handEmpty: 'You hold no cards.',
		loyalty: (n) => plural(n, 'Loyalty', `Loyalty (${n})`),
		agenda: 'Agenda',
		superCrises: 'Super Crises',
		quorum: 'Quorum',
		faceDown: 'Face down',
		holdToLook: (what) => `${what}: hold to look`,
		letGo: 'Let go to turn it over',
		lookTap: 'Show for a moment',
		lookTapEnd: 'Turn over',
		nothing: 'Nothing is asked of you now.',
		board: 'Board',
		log: 'Log',
		close: 'Close',
		strength: (n) => `strength ${n}`
	},
	question: {
		kind: {
			seat: 'Choose a player',
			place: 'Choose a location',
			area: 'Choose a space area',
			ship: 'Choose ships',
			cards: 'Choose cards',
			split: 'Choose from which decks',
			option: 'Choose one',
			order: 'Put them in order',
			menu: 'Choose what to do',
			window: 'Act now, or go on',
			look: 'Look, then confirm'
		},
		stay: 'Stay where you are',
		none: 'Choose nothing',
		cost: (n) => `costs ${cards(n)}`,
		picked: ({ count, min, max }) =>
			min === max ? `${count} of ${max} picked` : `${count} picked, ${min} to ${max} allowed`,
		take: (n) => `Confirm ${cards(n)}`,
		confirm: 'Confirm',
		left: (n) => (n === 0 ? 'All chosen' : `${n} more to choose`),
		most: (n) => `at most ${n}`,
		more: (name) => `One more: ${name}`,
		fewer: (name) => `One fewer: ${name}`,
		goOn: 'Go on',
		actNow: 'Who wants to act first?',
		bin: { next: 'Comes next', top: 'On top of the deck', bottom: 'Under the deck' },
		toBin: ({ name, bin }) => `${name}: ${bin}`,
		choose: (name) => `Choose ${name}`,
		show: (name) => `Read the sheet of ${name}`,
		seen: 'Done',
		publicHint: 'Everyone may see this and talk about it.'
	},
	sheet: {
		skills: 'Cards each turn',
		choice: ({ count, types }) => `${count} of ${types}`,
		positive: 'Ability',
		once: 'Once per game',
		negative: 'Drawback',
		start: (place) => `Begins in: ${place}`,
		startViper: 'Begins in a viper',
		startStranded: 'Begins off the board',
		category: {
			political: 'Political leader',
			military: 'Military leader',
			pilot: 'Pilot',
			support: 'Support',
			'cylon-leader': 'Cylon Leader'
		},
		noText: 'No ability is printed here.'
	},
	box: {
		title: 'The box',
		intro: 'Everything in the box, with the rules behind it.',
		search: 'Search names and texts',
		placeholder: 'For example: raptor',
		deck: 'Deck',
		set: 'Set',
		skill: 'Skill type',
		all: 'All',
		found: (n) => `${n} ${plural(n, 'thing', 'things')} found`,
		nothing: 'Nothing matches. Try fewer filters or another word.',
		copies: (n) => `${n} ${plural(n, 'copy', 'copies')}`,
		strengths: 'Strengths',
		rulesOf: 'Rules',
		sets: { base: 'Base game', pegasus: 'Pegasus', 'new-caprica': 'New Caprica' },
		decks: {
			skill: 'Skill cards',
			character: 'Characters',
			place: 'Locations',
			crisis: 'Crisis cards',
			'super-crisis': 'Super Crisis cards',
			quorum: 'Quorum cards',
			loyalty: 'Loyalty cards',
			agenda: 'Agendas',
			destination: 'Destinations',
			objective: 'Objectives',
			title: 'Titles',
			token: 'Tokens'
		},
		more: 'Show more'
	},
	card: {
		difficulty: (n) => `difficulty ${n}`,
		positive: 'Count for the check',
		distance: (n) => `distance ${n}`,
		fuel: (n) => `fuel ${n}`,
		icons: 'Icons',
		icon: {
			raiders: 'Raiders',
			'launch-raiders': 'Launch raiders',
			heavy: 'Heavy raiders',
			basestars: 'Basestars',
			occupation: 'Occupation',
			jump: 'Jump',
			evacuate: 'Evacuate'
		}
	},
	skill: {
		politics: { name: 'Politics', letters: 'Po' },
		leadership: { name: 'Leadership', letters: 'Le' },
		tactics: { name: 'Tactics', letters: 'Ta' },
		piloting: { name: 'Piloting', letters: 'Pi' },
		engineering: { name: 'Engineering', letters: 'En' },
		treachery: { name: 'Treachery', letters: 'Tr' }
	},
	resource: { fuel: 'Fuel', food: 'Food', morale: 'Morale', population: 'Population' },
	area: {
		front: 'Front',
		'starboard-bow': 'Starboard bow',
		'starboard-aft': 'Starboard aft',
		rear: 'Rear',
		'port-aft': 'Port aft',
		'port-bow': 'Port bow'
	},
	titleOf: { president: 'President', admiral: 'Admiral' },
	deck: {
		politics: 'Politics',
		leadership: 'Leadership',
		tactics: 'Tactics',
		piloting: 'Piloting',
		engineering: 'Engineering',
		treachery: 'Treachery',
		crisis: 'Crisis',
		'super-crisis': 'Super Crisis',
		quorum: 'Quorum',
		destination: 'Destination',
		destiny: 'Destiny'
	},
	phase: {
		setup: 'Set-up',
		start: 'Start',
		receive: 'Draw',
		movement: 'Move',
		action: 'Act',
		crisis: 'Crisis',
		activate: 'Cylons',
		prepare: 'Jump',
		end: 'End',
		over: 'Over'
	},
	era: { voyage: 'On the way', occupied: 'New Caprica, occupied', orbit: 'New Caprica, Galactica in orbit' },
	...play,
	...ask,
	why,
	log,
	trouble: {
		'storage-full': {
			what: 'There is no room left on this tablet, so the last step is not saved yet.',
			way: 'The game goes on and is saved as soon as there is room. Free some space, or export the game.'
		},
		'storage-blocked': {
			what: 'This browser does not let the app save anything.',
			way: 'Save an open game as a file first. Then leave the private window, or allow website data, and open the app again.'
		},
		'storage-lost': {
			what: 'The connection to the saved games broke.',
			way: 'An open game goes on and is saved with the next step; you can also export it. Everything saved is still there.'
		},
		'damaged-record': {
			what: 'This saved game is damaged and cannot be opened.',
			way: 'It stays stored and untouched. Other games are not affected.'
		},
		'newer-version': {
			what: 'This game was saved by a newer version of the app.',
			way: 'Update the app, then open it. The game stays stored and untouched.'
		},
		'other-tab': {
			what: 'This game is open in another tab or window.',
			way: 'Close it there, then open it here again.'
		},
		'not-found': {
			what: 'There is no such game on this tablet.',
			way: 'Choose a game on the home screen.'
		},
		'engine-fault': {
			what: 'The app has met a mistake of its own and stopped before doing anything wrong.',
			way: 'The game is saved as it was before the last step. Open it again from the home screen.'
		},
		'older-rules': {
			what: 'This game was played by an older rule book.',
			way: 'It stays stored and can be exported, but it cannot be played on.'
		},
		'not-a-save': {
			what: 'This file is not a saved game.',
			way: 'Choose a file that this app has exported.'
		},
		'too-large': {
			what: 'This file is far too large for a saved game.',
			way: 'Choose a file that this app has exported.'
		},
		'needs-phrase': {
			what: 'This file is locked with a pass phrase.',
			way: 'Enter the pass phrase it was exported with.'
		},
		'wrong-phrase': {
			what: 'That is not the pass phrase of this file.',
			way: 'Try again. Without it the file cannot be opened.'
		},
		'damaged-file': {
			what: 'This file is damaged and cannot be read.',
			way: 'Copy it again from where it was stored, or export the game once more. Nothing here has changed.'
		}
	}
} satisfies AppWords;
