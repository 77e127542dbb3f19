/** What a seat answers itself, its private extras, help, and games in files. */
import type { AskWords } from '../ask-words.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'Karte', 'Karten')}`;

export const ask = {
	ask: {
		doNothing: 'Nichts tun',
		closeHand: 'Schließen, ohne zu spielen',
		pickAction: 'Tippe an, was du tun willst.',
		pickCard: 'Tippe eine Karte an, um sie zu wählen.',
		pickPlace: 'Tippe einen leuchtenden Ort an.',
		whyNot: {
			ask: (place) => `${place}: warum nicht?`,
			said: ({ place, why, rule }) => `${place}: ${why} (Regel ${rule})`,
			here: 'dort bist du schon',
			hazardous: 'dorthin kann niemand aus freien Stücken gehen',
			otherSide: 'der Ort ist deiner Seite nicht zugänglich',
			closed: 'der Ort ist geschlossen',
			noCard: 'ein anderes Schiff kostet eine Karte, und du hast keine',
			now: 'dorthin geht es jetzt nicht'
		},
		pickArea: 'Tippe einen leuchtenden Bereich an.',
		pickShips: 'Tippe leuchtende Schiffe an.',
		pickOption: 'Tippe eines davon an.',
		pickSeat: 'Tippe einen Namen an.',
		use: (name) => `Ausführen: ${name}`,
		play: (name) => `${name} spielen`,
		go: (to) => `Gehen: ${to}`,
		pickOf: ({ count, of }) => `${count} von ${of} gewählt`,
		pickUpTo: ({ count, most }) => `${count} gewählt, höchstens ${most} erlaubt`,
		balance: ({ plus, minus }) => `${plus} dafür, ${minus} dagegen`,
		discard: (n) => `${cards(n)} abwerfen`,
		keep: (n) => `${cards(n)} behalten`,
		give: (n) => `${cards(n)} geben`,
		takeCards: (n) => `${cards(n)} nehmen`,
		putBack: 'So zurücklegen',
		chooseCard: (name) => `${name} wählen`,
		alsoHere: (names) => `Dort sind: ${names}`,
		instead: 'Statt zu gehen',
		beside: 'Neben dem Spielplan',
		shipCount: ({ ship, picked, of }) =>
			of === 1
				? picked > 0
					? `${ship}, gewählt`
					: ship
				: picked > 0
					? `${ship}, ${picked} von ${of} gewählt`
					: `${ship}, ${of} davon`,
		restAgainst: 'Alle anderen Fertigkeiten zählen dagegen.',
		ifFailed: 'Wenn sie misslingt',
		deckLeft: (n) => `${n} im Stapel`,
		of: (name) => `Gehört ${name}`,
		shipLabel: (label) => `Schiff ${label} auf dem Spielplan`,
		place: { first: 'zuerst', later: 'dann' },
		earlier: (name) => `${name}: früher`,
		later: (name) => `${name}: später`,
		seatHand: (n) => cards(n)
	},
	reveal: {
		tile: 'Dich als Zylonen enttarnen',
		tileHint: 'Öffnet eine zweite Frage. Diese Taste haben alle.',
		title: 'Dich enttarnen?',
		none: 'Du hast keine Karte, die dich zum Zylonen macht.',
		noneHint:
			'Es gibt also nichts zu enttarnen. Diese Taste haben alle, damit niemand sieht, wer sie nutzen könnte.',
		effect: 'Was die Karte bewirkt',
		stay: 'Verborgen bleiben'
	},
	usable: {
		now: 'Jetzt nutzbar',
		notYours: 'Ihr Text gilt nicht für deine Seite',
		inCheck: 'In einer Probe'
	},
	seen: {
		title: 'Was du gesehen hast',
		turn: (n) => `Zug ${n}`,
		beforeStart: 'Vor dem ersten Zug'
	},
	noteField: {
		label: 'Deine eigenen Notizen',
		saved: 'Auf diesem Tablet gespeichert, nur für deine Augen.',
		failed: 'Die Notizen ließen sich nicht speichern. Merke dir das Wichtige und versuche es noch einmal.',
		room: (left) => `noch ${left} Zeichen`
	},
	helpOn: {
		open: (name) => `Nachlesen: ${name}`,
		title: 'Was es bewirkt',
		rules: 'In den Regeln',
		rule: (id) => `Regel ${id}`
	},
	logPanel: {
		open: 'Das ganze Protokoll öffnen',
		filter: 'Zeigen',
		card: (name) => `${name} lesen`,
		nothing: 'Davon ist noch nichts geschehen.'
	},
	files: {
		export: (title) => `Als Datei sichern: ${title}`,
		exportTitle: 'Als Datei sichern',
		exportHint:
			'Die Datei enthält das ganze Spiel, versiegelt: In einem anderen Programm geöffnet verrät sie nichts.',
		phrase: 'Kennwort (darf leer bleiben)',
		phraseHint: 'Mit Kennwort kann die Datei nur öffnen, wer es kennt.',
		phraseNeeded: 'Kennwort der Datei',
		save: 'Datei sichern',
		saved: (name) => `Gesichert als ${name}.`,
		import: 'Spieldatei öffnen',
		importHint: 'Hol ein Spiel von einem anderen Tablet. Es wird Zug für Zug geprüft, bevor es bleibt.',
		open: 'Öffnen',
		reading: 'Jeder Zug wird geprüft',
		imported: 'Das Spiel ist da und kann weitergehen.'
	}
} satisfies AskWords;
