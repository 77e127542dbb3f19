/** What a seat answers itself, its private extras, help, and games in files. */
import type { AskWords } from '../ask-words.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'card', 'cards')}`;

export const ask = {
	ask: {
		doNothing: 'Do nothing',
		closeHand: 'Close without playing',
		pickAction: 'Tap what you want to do.',
		pickCard: 'Tap a card to pick it.',
		pickPlace: 'Tap a glowing location.',
		whyNot: {
			ask: (place) => `${place}: why not?`,
			said: ({ place, why, rule }) => `${place}: ${why} (rule ${rule})`,
			here: 'you are there already',
			hazardous: 'nobody can choose to go there',
			otherSide: 'it is not open to your side',
			closed: 'it is closed',
			noCard: 'another ship costs a card, and you have none',
			now: 'you cannot go there now'
		},
		pickArea: 'Tap a glowing area.',
		pickShips: 'Tap glowing ships.',
		pickOption: 'Tap one of them.',
		pickSeat: 'Tap a name.',
		use: (name) => `Do it: ${name}`,
		play: (name) => `Play ${name}`,
		go: (to) => `Go ${to}`,
		pickOf: ({ count, of }) => `${count} of ${of} picked`,
		pickUpTo: ({ count, most }) => `${count} picked, up to ${most} allowed`,
		balance: ({ plus, minus }) => `${plus} for it, ${minus} against it`,
		discard: (n) => `Discard ${cards(n)}`,
		keep: (n) => `Keep ${cards(n)}`,
		give: (n) => `Give ${cards(n)}`,
		takeCards: (n) => `Take ${cards(n)}`,
		putBack: 'Put them back like this',
		chooseCard: (name) => `Choose ${name}`,
		alsoHere: (names) => `There now: ${names}`,
		instead: 'Instead of moving',
		beside: 'Beside the board',
		shipCount: ({ ship, picked, of }) =>
			of === 1
				? picked > 0
					? `${ship}, picked`
					: ship
				: picked > 0
					? `${ship}, ${picked} of ${of} picked`
					: `${ship}, ${of} of them`,
		restAgainst: 'All other types count against it.',
		ifFailed: 'If it fails',
		deckLeft: (n) => `${n} in the deck`,
		of: (name) => `Belongs to ${name}`,
		shipLabel: (label) => `Ship ${label} on the board`,
		place: { first: 'first', later: 'then' },
		earlier: (name) => `${name}: earlier`,
		later: (name) => `${name}: later`,
		seatHand: (n) => cards(n)
	},
	reveal: {
		tile: 'Reveal yourself as a Cylon',
		tileHint: 'Opens a second question. Everyone has this button.',
		title: 'Reveal yourself?',
		none: 'You hold no card that says you are a Cylon.',
		noneHint:
			'So there is nothing to reveal. Everyone has this button, so that nobody sees who could use it.',
		effect: 'What the card does',
		stay: 'Stay hidden'
	},
	usable: {
		now: 'Usable now',
		notYours: 'Its text is not for your side',
		inCheck: 'Inside a check'
	},
	seen: {
		title: 'What you have seen',
		turn: (n) => `Turn ${n}`,
		beforeStart: 'Before the first turn'
	},
	noteField: {
		label: 'Your own notes',
		saved: 'Saved on this tablet, for your eyes only.',
		failed: 'The notes could not be saved. Keep what matters in mind and try again.',
		room: (left) => `${left} ${plural(left, 'character', 'characters')} left`
	},
	helpOn: {
		open: (name) => `Read about: ${name}`,
		title: 'What it does',
		rules: 'In the rules',
		rule: (id) => `Rule ${id}`
	},
	logPanel: {
		open: 'Open the whole log',
		filter: 'Show',
		card: (name) => `Read ${name}`,
		nothing: 'Nothing of this kind has happened yet.'
	},
	files: {
		export: (title) => `Save as a file: ${title}`,
		exportTitle: 'Save as a file',
		exportHint: 'The file holds the whole game, sealed: opening it in another program gives nothing away.',
		phrase: 'Pass phrase (may stay empty)',
		phraseHint: 'With one, only those who know it can open the file.',
		phraseNeeded: 'Pass phrase of the file',
		save: 'Save the file',
		saved: (name) => `Saved as ${name}.`,
		import: 'Open a game file',
		importHint: 'Bring a game from another tablet. It is checked move by move before it is kept.',
		open: 'Open it',
		reading: 'Checking every move',
		imported: 'The game is here and can be played on.'
	}
} satisfies AskWords;
