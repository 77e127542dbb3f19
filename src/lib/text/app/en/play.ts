/** The words of a game in play that are neither questions nor the log. */
import type { PlayWords } from '../play-words.ts';
import { theatre } from './theatre.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'card', 'cards')}`;

export const play = {
	refusal: {
		'config-players': 'This number of players cannot play this set.',
		'config-set': 'This set does not fit the other choices.',
		'config-objective': 'This ending needs Pegasus.',
		'config-leader': 'The Cylon Leader does not fit this number of players.',
		'config-four-six': 'This choice for four or six players needs Pegasus.',
		'bad-seed': 'The number that fixes all luck is not usable.',
		malformed: 'That answer could not be read. Nothing has changed; please choose again.',
		stale: 'This has been decided already. Nothing has changed.',
		'other-seat': 'Somebody else has to decide this. Nothing has changed.',
		'not-offered': 'That cannot be chosen now.',
		'too-few': 'Please choose more.',
		'too-many': 'That is more than allowed.',
		'character-taken': 'Somebody plays this character already.',
		'one-leader': 'There is a Cylon Leader already.',
		'leader-needed': 'The seventh player must play a Cylon Leader.',
		'excluded-by-variant': 'This game is played without this character.',
		'category-ahead':
			'This kind of character has been chosen too often: one of the others has to come first.',
		damaged: 'This location is damaged.',
		forbidden: 'You are not allowed to do this now.',
		'needs-not-met': 'Its condition is not met.',
		'limit-reached': 'It cannot be used again now.',
		'once-spent': 'You have used your once-per-game ability.',
		'cannot-pay': 'You cannot pay for it.',
		'no-target': 'There is nothing it could be used on.',
		'place-closed': 'This location is closed.',
		over: 'The game is over.'
	},
	ending: {
		'resource-gone': 'A resource ran out.',
		boarded: 'Centurions took Galactica.',
		'galactica-lost': 'Galactica was destroyed.',
		'nobody-left': 'Nobody was left to take a dead character’s place.',
		'kobol-reached': 'The fleet reached Kobol.',
		'new-caprica-left': 'Galactica got away from New Caprica.'
	},
	moment: {
		'entered-play': 'A character has come into play',
		'turn-start': 'The turn begins',
		'movement-end': 'The move is over',
		'location-activated': 'A location is about to be used',
		'action-end': 'The action is over',
		'turn-end': 'The turn ends',
		'card-resolved': 'The card has been carried out',
		'crisis-revealed': 'The crisis has been turned up',
		'option-chosen': 'The choice has been made',
		'check-bypass': 'Before the check begins',
		'check-before': 'Before cards go in',
		contributed: 'Cards have just been added',
		'check-cards-in': 'All cards are in, still face down',
		'check-revealed': 'The cards of the check are open',
		'check-abilities': 'Cards in the check take effect',
		'check-total': 'The total is known',
		'check-outcome': 'The result is known',
		'check-cleanup': 'Before the cards of the check are discarded',
		'roll-due': 'A roll is due',
		'before-roll': 'Before the die is rolled',
		'after-roll': 'The die has been rolled',
		'raiders-activate': 'Before the raiders act',
		'viper-placed': 'A viper has been launched',
		destroyed: 'Something has been destroyed',
		discarded: 'Cards have been discarded',
		'resource-lost': 'A resource has been lost',
		'cylon-revealed': 'A Cylon has been revealed',
		'card-received': 'A card has been received',
		'sleepers-dealt': 'The new Loyalty cards have been dealt',
		'distance-reached': 'The fleet has come far enough',
		'fleet-jumped': 'The fleet has jumped'
	},
	goOn: {
		'entered-play': 'Go on',
		'turn-start': 'Begin the turn',
		'movement-end': 'Go on',
		'location-activated': 'Use the location',
		'action-end': 'Go on',
		'turn-end': 'End the turn',
		'card-resolved': 'Go on',
		'crisis-revealed': 'Face the crisis',
		'option-chosen': 'It stands',
		'check-bypass': 'Hold the check',
		'check-before': 'Start the check',
		contributed: 'Go on',
		'check-cards-in': 'Turn the cards up',
		'check-revealed': 'Count the cards',
		'check-abilities': 'Go on',
		'check-total': 'Accept',
		'check-outcome': 'Go on',
		'check-cleanup': 'Discard the cards',
		'roll-due': 'Roll',
		'before-roll': 'Roll',
		'after-roll': 'Accept',
		'raiders-activate': 'Let them come',
		'viper-placed': 'Go on',
		destroyed: 'Go on',
		discarded: 'Go on',
		'resource-lost': 'Go on',
		'cylon-revealed': 'Go on',
		'card-received': 'Go on',
		'sleepers-dealt': 'Go on',
		'distance-reached': 'Go on',
		'fleet-jumped': 'Go on'
	},
	option: {
		yes: 'Yes',
		no: 'No',
		ignore: 'Ignore it',
		accept: 'Let it happen',
		box: (n) => String.fromCharCode(65 + n)
	},
	menu: {
		group: {
			place: 'Your location',
			skill: 'A card from your hand',
			sheet: 'Your own ability',
			title: 'Your title',
			kept: 'A card in play',
			board: 'On New Caprica',
			loyalty: 'Your loyalty',
			viper: 'Your viper',
			return: 'Your infiltration',
			go: 'On foot',
			fly: 'In your viper',
			other: 'Something else'
		},
		loyalty: (card) => `Reveal yourself: ${card}`,
		viper: 'Fly or fight with your viper',
		return: 'Stop infiltrating',
		fly: (at) => `Fly: ${at}`,
		launch: (at) => `Launch a viper ${at}`,
		attack: (at) => `Attack with the viper ${at}`,
		move: ({ ship, from, to }) => `${ship}: ${from} → ${to}`,
		revealWarning:
			'Everyone will see this card, and you play as a Cylon from then on. You leave your location and keep three cards at most.',
		revealConfirm: 'Reveal myself'
	},
	ship: {
		name: {
			raider: 'Raider',
			scar: 'Scar',
			heavy: 'Heavy raider',
			viper: 'Viper',
			raptor: 'Raptor',
			occupation: 'Occupation force',
			nuke: 'Nuke'
		},
		basestar: (id) => `Basestar ${id}`,
		civilian: (label) => `Civilian ship ${label}`,
		pilot: (name) => `Viper of ${name}`,
		centurion: (space) => `Centurion on space ${space} of 4`,
		beside: {
			reserves: (ship) => `${ship} from the Reserves`,
			damaged: (ship) => `${ship} from the damaged ones`,
			lost: (ship) => `${ship} from the lost ones`
		},
		at: ({ ship, at }) => `${ship} ${at}`
	},
	check: {
		title: 'Check',
		step: {
			declare: 'The check is announced',
			bypass: 'Before the check begins',
			before: 'Before cards go in',
			destiny: 'Destiny cards go in',
			contribute: 'Cards go in',
			'cards-in': 'All cards are in',
			reveal: 'The cards are turned up',
			abilities: 'Cards take effect',
			total: 'The cards are counted',
			'after-total': 'The total is known',
			outcome: 'The result is known',
			effects: 'The result takes effect',
			cleanup: 'The cards are put away',
			discard: 'The cards are put away'
		},
		difficulty: ({ now, printed }) =>
			now === printed ? `Difficulty ${now}` : `Difficulty ${now} (printed: ${printed})`,
		positive: 'These count for it',
		partial: (at) => `Partly passed from ${at}`,
		aimedAt: (name) => `Aimed at ${name}`,
		drawnBy: (name) => `Drawn by ${name}`,
		reckless: 'Reckless: Treachery in it takes effect',
		faceUp: 'Cards are added face up',
		destiny: (count) => `${cards(count)} from the Destiny deck`,
		added: ({ name, count }) => (count === 0 ? `${name}: no cards` : `${name}: ${cards(count)}`),
		waiting: 'still to add',
		yourCards: 'You have added',
		add: (count) => (count === 0 ? 'Add no cards' : `Add ${cards(count)} and pass on`),
		addNone: 'Add no cards',
		addsNone: (name) => `${name} adds no cards`,
		total: ({ total, difficulty }) => `${total} of ${difficulty}`,
		counts: 'For it',
		against: 'Against it',
		outcome: { pass: 'Passed', partial: 'Partly passed', fail: 'Failed' }
	},
	stage: {
		title: 'In the middle',
		running: {
			raiders: 'The raiders act',
			heavies: 'Heavy raiders and centurions move',
			basestars: 'The basestars fire',
			occupation: 'The occupation forces act',
			'activate-vipers': 'Vipers take off and fight',
			jump: 'The fleet jumps',
			sleepers: 'Sleeper agents wake',
			execution: 'An execution',
			landing: 'The fleet settles on New Caprica',
			return: 'Galactica returns to New Caprica',
			leave: 'Galactica leaves New Caprica'
		},
		rolls: (name) => `${name} rolls`,
		result: ({ face, result }) =>
			face === result ? `The die shows ${face}` : `The die shows ${face}, it counts as ${result}`,
		replaced: (value) => `${value} counts instead of a roll`,
		drawnBy: (name) => `Drawn by ${name}`,
		usedBy: (name) => `Used by ${name}`,
		rollAll: 'Roll all',
		stopRun: 'Stop here'
	},
	theatre,
	combat: {
		nothing: 'Missed',
		damaged: 'Damaged',
		'damaged-twice': 'Damaged twice',
		destroyed: 'Destroyed',
		'destroyed-plus-3-raiders': 'Destroyed, with up to three raiders',
		'pegasus-damaged': 'Pegasus itself is damaged',
		removed: 'Driven off'
	},
	spot: { at: (place) => `at ${String(place)}`, to: (place) => `to ${String(place)}` },
	report: {
		title: 'How it ended',
		won: (names) => `Winners: ${names}`,
		nobodyWon: 'Nobody at this table has won.',
		team: { humans: 'Human', cylons: 'Cylon' },
		ownGoal: 'A goal of their own',
		loyalty: 'Loyalty',
		agenda: (side) => (side === 'hostile' ? 'Hostile agenda' : 'Sympathetic agenda'),
		fulfilled: 'fulfilled',
		notFulfilled: 'not fulfilled',
		hand: 'Cards left in hand',
		checks: 'Who added what',
		checksHint: 'Every check of the game, now with the cards each player added.',
		story: 'The whole story',
		seed: 'The number behind all luck',
		seedHint: 'It fits the fingerprint shown before the first turn. With it anyone can replay this game.',
		turns: (n) => `${n} ${plural(n, 'turn', 'turns')}`,
		again: 'Play again with the same players'
	},
	undo: {
		label: 'Undo',
		ask: 'Take back the last step? Nothing was rolled, drawn, seen or shown since.',
		blocked: {
			nothing: 'There is nothing to take back.',
			barrier: 'Since then something was rolled, drawn, seen or shown. That cannot be taken back.',
			over: 'The game is over and every secret is open.'
		},
		done: 'The last step was taken back.'
	},
	logFilter: {
		all: 'Everything',
		turn: 'This turn',
		seat: 'One player',
		checks: 'Checks',
		battle: 'Battle',
		people: 'People'
	},
	notes: {
		title: 'Your notes',
		mayBeSaid: 'Rules: what may be said',
		hint: 'What you have seen is kept here for you alone.',
		placeholder: 'Write down what you want to remember',
		none: 'You have seen nothing in secret yet.'
	},
	help: {
		title: 'How this works',
		topics: [
			{
				title: 'One tablet for all',
				text: 'The tablet lies in the middle and shows what everyone may see. When somebody decides in private, it is passed on and opened by press and hold.'
			},
			{
				title: 'Secrets',
				text: 'Your cards open only behind your own gate. Loyalty and agenda stay face down until you hold them. Cover the tablet before you pass it on.'
			},
			{
				title: 'Acting out of turn',
				text: 'Where the rules let somebody act, the names of all who could are shown, whatever they hold. Tap your name to look at your cards. You may close them again without playing.'
			},
			{
				title: 'Checks',
				text: 'Everyone adds cards in turn, current player last. The number is public, the cards are not. Cards of the shown types count for the check, the others against it.'
			},
			{
				title: 'Taking back',
				text: 'Undo goes back as long as nothing was rolled, drawn, seen or shown. Beyond that the game cannot be turned back.'
			},
			{
				title: 'Leaving and coming back',
				text: 'Every step is saved at once. Close the app whenever you like; the game waits behind a curtain.'
			}
		]
	}
} satisfies Omit<PlayWords, 'why' | 'log'>;
