import { ask } from './de/ask.ts';
import { log } from './de/log.ts';
import { play } from './de/play.ts';
import { why } from './de/why.ts';
import type { AppWords } from './messages.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'Karte', 'Karten')}`;

export default {
	app: {
		name: 'Airlock',
		tagline: 'Der ganze Spieltisch in einem Tablet. Weitergeben, und Geheimnisse bleiben geheim.',
		fan: 'Ein inoffizielles Fanprojekt. Es verwendet weder Bilder noch Texte des Verlags.',
		home: 'Start',
		back: 'Zurück',
		cancel: 'Abbrechen',
		done: 'Fertig',
		loading: 'Einen Moment',
		language: 'Sprache',
		skipToMain: 'Zum Hauptteil springen',
		offlineReady: 'Auf diesem Tablet gespeichert. Das Netz darf aus sein.',
		offlineInstalling: 'Alles wird für das Spiel ohne Netz gespeichert. Bitte die Seite kurz offen lassen.',
		offlineFailed:
			'Die App konnte sich nicht für das Spiel ohne Netz speichern. Solange ihr online seid, läuft sie trotzdem.',
		retry: 'Noch einmal versuchen',
		updateReady: 'Eine neue Version liegt bereit. Eure Partien bleiben, wie sie sind.',
		updateNow: 'Jetzt aktualisieren',
		notFound: 'Diese Seite gibt es nicht.',
		rule: (id) => `Regel ${id}`
	},
	home: {
		newGame: 'Neue Partie',
		games: 'Laufende Partien',
		none: 'Noch keine Partie. Holt drei bis sieben Leute an den Tisch und fangt an.',
		open: (title) => `${title} öffnen`,
		rename: 'Umbenennen',
		renameLabel: 'Neuer Name der Partie',
		save: 'Speichern',
		remove: 'Löschen',
		removeTitle: (title) => `„${title}“ löschen?`,
		removeLoss: ({ turn, players }) =>
			`Die Partie mit ${players} Spielern ${turn > 0 ? `in Zug ${turn}` : 'im Aufbau'} ist dann endgültig weg, mit allen Handkarten, Geheimnissen und dem ganzen Verlauf. Nichts bringt sie zurück.`,
		removeNow: 'Diese Partie löschen',
		keep: 'Behalten',
		turn: (turn) => (turn > 0 ? `Zug ${turn}` : 'Aufbau'),
		waitingFor: (names) => `Am Zug: ${names}`,
		lastPlayed: (when) => `Zuletzt gespielt: ${when}`,
		installTitle: 'Legt Airlock zuerst auf den Home-Bildschirm',
		installWhy:
			'Ein Browser-Tab hat seine eigenen Partien und löscht sie vielleicht nach einer Woche. Die App auf dem Home-Bildschirm behält sie.',
		installIpad:
			'Auf dem iPad: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“, und die App von dort öffnen.',
		installOther: 'Sonst: im Menü des Browsers „Installieren“ oder „Zum Startbildschirm“ wählen.',
		box: 'Die Schachtel',
		boxHint: 'Alle Karten und Orte zum Lesen und Suchen',
		rules: 'Regeln',
		rulesHint: 'Das Regelbuch, nach Nummern',
		settings: 'Einstellungen',
		settingsHint: 'Sprache, Bewegung, Speicher'
	},
	newGame: {
		title: 'Neue Partie',
		intro: 'Tragt die Namen in der Sitzordnung ein, im Uhrzeigersinn. Wer beginnt, entscheidet das Los.',
		seats: 'Wer sitzt wo',
		seatsHint: 'Drei bis sieben Personen',
		seat: (n) => `Platz ${n}`,
		name: (n) => `Name, Platz ${n}`,
		addSeat: 'Platz hinzufügen',
		removeSeat: (name) => `${name} entfernen`,
		seatUp: (name) => `${name} einen Platz nach vorn`,
		look: (name) => `Farbe und Form von ${name}`,
		lookTaken: (name) => `hat schon ${name}`,
		setPin: (name) => `PIN für ${name} setzen`,
		pin: 'PIN',
		pinHint:
			'Vier bis acht Ziffern, gefragt jedes Mal, bevor die Karten dieses Platzes aufgehen. Sie lässt sich nicht wiederherstellen.',
		pinFor: (name) => `PIN von ${name}`,
		noPin: 'Keine PIN',
		options: 'Was ihr spielt',
		gameName: 'Name der Partie',
		defaultTitle: (names) => names,
		pegasus: 'Mit Pegasus spielen',
		pegasusHint: 'Mehr Charaktere, das Schiff Pegasus, Verratskarten und Zylonenführer.',
		newCaprica: 'Auf New Caprica enden',
		newCapricaHint: 'Sonst gewinnen die Menschen, wenn sie Kobol erreichen.',
		leader: 'Ein Zylonenführer darf gewählt werden',
		leaderHint: 'Jemand darf offen einen Zylonen mit eigenem Ziel spielen.',
		fourSix: 'Wenn zu viert oder zu sechst niemand den Führer spielt',
		sympathizer: 'Sympathisant',
		sympathizerHint:
			'Später kommt eine Loyalitätskarte dazu: Wer sie bekommt, geht in die Arrestzelle oder wechselt die Seite.',
		sympatheticCylon: 'Wohlgesinnter Zylon',
		sympatheticCylonHint:
			'Später kommt eine Loyalitätskarte dazu: Wer sie bekommt, wird Zylon mit eigenem Ziel.',
		noSympathizer: 'Keine Zusatzkarte',
		noSympathizerHint: 'Dafür beginnen die Menschen mit weniger Ressourcen.',
		start: (players) => `Mit ${players} Personen beginnen`,
		saving: 'Wird aufgebaut',
		fixFirst: 'Bitte zuerst die markierten Stellen ansehen.',
		blocked: {
			pegasusSeven: 'Zu siebt braucht es Pegasus.',
			newCapricaNeedsPegasus: 'New Caprica gehört zu Pegasus.',
			leaderNeedsPegasus: 'Zylonenführer gehören zu Pegasus.',
			leaderThree: 'Zu dritt wird ohne Führer gespielt.',
			leaderSeven: 'Zu siebt muss jemand den Führer spielen.',
			sympatheticNeedsPegasus: 'Der wohlgesinnte Zylon gehört zu Pegasus.'
		},
		problem: {
			nameEmpty: 'Dieser Platz braucht einen Namen.',
			nameLong: 'Bitte höchstens 24 Zeichen: Der Name muss auf den Tisch passen.',
			nameTwice: 'Zwei Plätze heißen gleich. Niemand wüsste, wer das Tablet bekommt.',
			pinShape: 'Eine PIN hat vier bis acht Ziffern.'
		}
	},
	looks: [
		'blauer Kreis',
		'gelbes Quadrat',
		'grünes Dreieck',
		'orange Raute',
		'violettes Fünfeck',
		'türkises Kreuz',
		'rosa Stern'
	],
	settings: {
		title: 'Einstellungen',
		language: 'Sprache',
		motion: 'Bewegung',
		motionSystem: 'Wie auf diesem Tablet eingestellt',
		motionLess: 'So wenig wie möglich',
		storage: 'Gespeicherte Partien',
		storageGranted: 'Der Browser hat zugesagt, die Partien nicht von selbst zu löschen.',
		storageDenied:
			'Der Browser hat nicht zugesagt, die Partien zu behalten. Legt die App auf den Home-Bildschirm und löscht die Websitedaten nicht.',
		storageUnsupported: 'Dieser Browser kann nicht zusagen, die Partien zu behalten.',
		storageUnasked: 'Den Browser bitten, die Partien zu behalten.',
		ask: 'Jetzt bitten',
		offline: 'Spielen ohne Netz'
	},
	table: {
		title: 'Der Tisch',
		turn: (turn) => (turn > 0 ? `Zug ${turn}` : 'Aufbau'),
		phases: 'Phasen des Zugs',
		resources: 'Ressourcen',
		resource: ({ name, value, red }) => `${name}: ${value}${red ? ', im roten Bereich' : ''}`,
		low: 'knapp',
		jump: 'Sprungvorbereitung',
		jumpStep: ({ step, of }) => `Schritt ${step} von ${of}`,
		jumpRisk: (n) => `ein Sprung jetzt gefährdet ${n} Bevölkerung`,
		autoJump: 'Sprung',
		distance: ({ value, goal }) => `Entfernung ${value}/${goal}`,
		boarding: 'Enterkommando',
		boardingNone: 'Niemand an Bord',
		boardingAt: ({ count, step }) =>
			`${count} ${plural(count, 'Zenturio', 'Zenturionen')} auf Feld ${step} von 4`,
		fleet: 'Flotte',
		reserves: ({ vipers, damaged, raptors, nukes }) =>
			`Reserve: ${vipers} ${plural(vipers, 'Viper', 'Vipern')}, ${damaged} beschädigt, ${raptors} ${plural(raptors, 'Raptor', 'Raptoren')}, ${nukes} ${plural(nukes, 'Atomrakete', 'Atomraketen')}`,
		galactica: 'Galactica',
		colonialOne: 'Colonial One',
		pegasus: 'Pegasus',
		cylons: 'Zylonenorte',
		newCaprica: 'New Caprica',
		space: 'Weltraum',
		areaEmpty: 'leer',
		raiders: (n) => `${n} Jäger`,
		heavies: (n) => `${n} ${plural(n, 'schwerer', 'schwere')} Jäger`,
		basestars: (n) => `${n} ${plural(n, 'Basisstern', 'Basissterne')}`,
		vipers: (n) => `${n} ${plural(n, 'Viper', 'Vipern')}`,
		civilians: (n) => `${n} ${plural(n, 'ziviles Schiff', 'zivile Schiffe')}`,
		pilot: (name) => `${name} in einer Viper`,
		seats: 'Mitspielende',
		hand: (n) => `${cards(n)} auf der Hand`,
		superCrises: (n) => `${n} ${plural(n, 'Superkrise', 'Superkrisen')}`,
		current: 'Am Zug',
		cylonBadge: 'Zylon',
		inViper: 'in einer Viper',
		stranded: 'nicht auf dem Spielplan',
		unplaced: 'noch kein Charakter',
		log: 'Was geschah',
		logEmpty: 'Noch nichts.',
		decision: 'Was jetzt entschieden wird',
		passTo: (name) => `An ${name} geben`,
		waiting: 'Noch andere müssen entscheiden:',
		leave: 'Den Tisch verlassen',
		commitment: 'Ehrlich gemischt',
		commitmentHint: 'Alles Glück dieser Partie folgt aus einer Zahl. Das ist ihr Fingerabdruck:',
		noOne: 'Nichts ist zu entscheiden.',
		over: 'Die Partie ist zu Ende',
		winner: { humans: 'Die Menschen gewinnen.', cylons: 'Die Zylonen gewinnen.' },
		saving: 'Wird gespeichert',
		unsaved: (n) =>
			`${n} ${plural(n, 'Schritt ist', 'Schritte sind')} noch nicht gespeichert. Mit dem nächsten versucht es die App noch einmal.`,
		leaveUnsaved: (n) =>
			`${n} ${plural(n, 'Schritt ist', 'Schritte sind')} nicht gespeichert. Wer jetzt ohne Datei der Partie geht, verliert ${plural(n, 'ihn', 'sie')}.`,
		understood: 'Verstanden',
		flip: 'Den Tisch für die andere Seite drehen',
		rules: 'Regeln',
		showBoard: 'Den Plan zeigen',
		showQuestion: 'Zurück zur Frage',
		launch: 'hier starten Vipern',
		damaged: 'beschädigt',
		hazardous: 'niemand geht freiwillig hin',
		destroyed: 'zerstört',
		away: 'Unerreichbar, bis die Galactica zurückkehrt',
		raptors: (n) => `${n} ${plural(n, 'Raptor', 'Raptoren')}`,
		nukes: (n) => `${n} ${plural(n, 'Atomrakete', 'Atomraketen')}`,
		damagedVipers: (n) => `${n} beschädigt`,
		vipersReady: (n) => `${n} ${plural(n, 'Viper', 'Vipern')} bereit`,
		sleepersAt: (distance) => `Schläfer erwachen bei ${distance}`,
		goalAt: (distance) => `Das Ziel liegt bei ${distance}`,
		occupation: (n) => `${n} ${plural(n, 'Besatzungstrupp', 'Besatzungstrupps')}`,
		locked: (n) => `${n} ${plural(n, 'Schiff', 'Schiffe')} gesperrt`,
		prepared: (n) => `${n} ${plural(n, 'Schiff', 'Schiffe')} startklar`,
		breaks: [
			'zentrale',
			'labor',
			'kammer',
			'station',
			'vorbereitung',
			'kontrolle',
			'zelle',
			'behörde',
			'zentrum',
			'werft',
			'schiff'
		],
		people: 'Wer ist wer',
		loyaltyCount: (n) => `${n} ${plural(n, 'Loyalitätskarte', 'Loyalitätskarten')}`,
		infiltrating: 'unterwandert',
		onceSpent: 'einmalige Fähigkeit verbraucht',
		onceLeft: 'einmalige Fähigkeit noch frei',
		alarms: 'Alarm',
		unguarded: (areas) => `Zivile Schiffe ohne Schutz: ${areas}`,
		manyDamaged: (n) => `Galactica: ${n} von 6 Orten beschädigt`,
		inPlay: 'Karten im Spiel',
		decks: 'Stapel',
		deckCount: ({ name, count }) => `${name}: ${cards(count)}`,
		quorumHand: (n) => `${n} ${plural(n, 'Quorumskarte', 'Quorumskarten')}`,
		decides: 'entscheidet jetzt',
		lookFor: (name) => `An ${name} geben, um die eigenen Karten anzusehen`
	},
	gate: {
		title: (name) => `An ${name} geben`,
		only: (name) => `Jetzt schaut nur ${name}.`,
		hold: 'Zum Öffnen gedrückt halten',
		keepHolding: 'Weiter halten',
		twoTap: 'Stattdessen zweimal tippen',
		tapAgain: 'Zum Öffnen noch einmal tippen',
		toTable: 'Zurück an den Tisch',
		pin: 'Deine PIN',
		pinWrong: 'Das ist nicht die PIN dieses Platzes. Versuch es noch einmal.',
		pinDigits: (n) => `${n} ${plural(n, 'Ziffer', 'Ziffern')} eingegeben`,
		digit: (n) => `${n}`,
		pinDelete: 'Letzte Ziffer löschen',
		pinOk: 'Öffnen',
		look: 'Sieh dir deine eigenen Karten an.'
	},
	curtain: {
		title: 'Das Tablet ruht',
		text: 'Keine Karten liegen offen. Die Partie ist gespeichert.',
		lift: 'Weiter'
	},
	private: {
		only: 'das siehst nur du',
		cover: 'Zudecken',
		hand: 'Deine Hand',
		handEmpty: 'Du hast keine Karten.',
		loyalty: (n) => plural(n, 'Loyalität', `Loyalität (${n})`),
		agenda: 'Geheimes Ziel',
		superCrises: 'Superkrisen',
		quorum: 'Quorum',
		faceDown: 'Verdeckt',
		holdToLook: (what) => `${what}: zum Ansehen halten`,
		letGo: 'Loslassen dreht sie wieder um',
		lookTap: 'Kurz zeigen',
		lookTapEnd: 'Umdrehen',
		nothing: 'Du hast gerade nichts zu entscheiden.',
		board: 'Plan',
		log: 'Verlauf',
		close: 'Schließen',
		strength: (n) => `Stärke ${n}`
	},
	question: {
		kind: {
			seat: 'Wähle eine Person',
			place: 'Wähle einen Ort',
			area: 'Wähle einen Raumbereich',
			ship: 'Wähle Schiffe',
			cards: 'Wähle Karten',
			split: 'Wähle die Stapel',
			option: 'Wähle eins',
			order: 'Bring sie in eine Reihenfolge',
			menu: 'Wähle, was du tust',
			window: 'Jetzt handeln oder weiter',
			look: 'Ansehen, dann bestätigen'
		},
		stay: 'Hier bleiben',
		none: 'Nichts wählen',
		cost: (n) => `kostet ${cards(n)}`,
		picked: ({ count, min, max }) =>
			min === max ? `${count} von ${max} gewählt` : `${count} gewählt, erlaubt sind ${min} bis ${max}`,
		take: (n) => `${cards(n)} bestätigen`,
		confirm: 'Bestätigen',
		left: (n) => (n === 0 ? 'Alles gewählt' : `Noch ${n} zu wählen`),
		most: (n) => `höchstens ${n}`,
		more: (name) => `Eine mehr: ${name}`,
		fewer: (name) => `Eine weniger: ${name}`,
		goOn: 'Weiter',
		actNow: 'Will jemand vorher handeln?',
		bin: { next: 'Kommt als Nächstes', top: 'Auf den Stapel', bottom: 'Unter den Stapel' },
		toBin: ({ name, bin }) => `${name}: ${bin}`,
		choose: (name) => `${name} wählen`,
		show: (name) => `Bogen lesen: ${name}`,
		seen: 'Fertig',
		publicHint: 'Alle dürfen das sehen und mitreden.'
	},
	sheet: {
		skills: 'Karten pro Zug',
		choice: ({ count, types }) => `${count} aus ${types}`,
		positive: 'Fähigkeit',
		once: 'Einmal pro Partie',
		negative: 'Nachteil',
		start: (place) => `Beginnt hier: ${place}`,
		startViper: 'Beginnt in einer Viper',
		startStranded: 'Beginnt nicht auf dem Spielplan',
		category: {
			political: 'Politischer Führer',
			military: 'Militärischer Führer',
			pilot: 'Pilot',
			support: 'Unterstützung',
			'cylon-leader': 'Zylonenführer'
		},
		noText: 'Hier ist keine Fähigkeit gedruckt.'
	},
	box: {
		title: 'Die Schachtel',
		intro: 'Alles, was in der Schachtel liegt, mit den Regeln dazu.',
		search: 'Namen und Texte durchsuchen',
		placeholder: 'Zum Beispiel: Raptor',
		deck: 'Stapel',
		set: 'Ausgabe',
		skill: 'Fertigkeit',
		all: 'Alle',
		found: (n) => `${n} Treffer`,
		nothing: 'Nichts passt. Versuch es mit weniger Filtern oder einem anderen Wort.',
		copies: (n) => `${n} ${plural(n, 'Exemplar', 'Exemplare')}`,
		strengths: 'Stärken',
		rulesOf: 'Regeln',
		sets: { base: 'Grundspiel', pegasus: 'Pegasus', 'new-caprica': 'New Caprica' },
		decks: {
			skill: 'Fertigkeitskarten',
			character: 'Charaktere',
			place: 'Orte',
			crisis: 'Krisenkarten',
			'super-crisis': 'Superkrisen',
			quorum: 'Quorumskarten',
			loyalty: 'Loyalitätskarten',
			agenda: 'Geheime Ziele',
			destination: 'Zielorte',
			objective: 'Spielziele',
			title: 'Ämter',
			token: 'Marker'
		},
		more: 'Mehr zeigen'
	},
	card: {
		difficulty: (n) => `Schwierigkeit ${n}`,
		positive: 'Zählen für die Probe',
		distance: (n) => `Entfernung ${n}`,
		fuel: (n) => `Treibstoff ${n}`,
		icons: 'Symbole',
		icon: {
			raiders: 'Jäger',
			'launch-raiders': 'Jäger starten',
			heavy: 'Schwere Jäger',
			basestars: 'Basissterne',
			occupation: 'Besatzungstrupps',
			jump: 'Sprung',
			evacuate: 'Evakuieren'
		}
	},
	skill: {
		politics: { name: 'Politik', letters: 'Po' },
		leadership: { name: 'Führung', letters: 'Fü' },
		tactics: { name: 'Taktik', letters: 'Ta' },
		piloting: { name: 'Flugkunst', letters: 'Fl' },
		engineering: { name: 'Technik', letters: 'Te' },
		treachery: { name: 'Verrat', letters: 'Ve' }
	},
	resource: { fuel: 'Treibstoff', food: 'Nahrung', morale: 'Moral', population: 'Bevölkerung' },
	area: {
		front: 'Vorn',
		'starboard-bow': 'Steuerbord vorn',
		'starboard-aft': 'Steuerbord achtern',
		rear: 'Hinten',
		'port-aft': 'Backbord achtern',
		'port-bow': 'Backbord vorn'
	},
	titleOf: { president: 'Präsident', admiral: 'Admiral' },
	deck: {
		politics: 'Politik',
		leadership: 'Führung',
		tactics: 'Taktik',
		piloting: 'Flugkunst',
		engineering: 'Technik',
		treachery: 'Verrat',
		crisis: 'Krisen',
		'super-crisis': 'Superkrisen',
		quorum: 'Quorum',
		destination: 'Zielorte',
		destiny: 'Schicksal'
	},
	phase: {
		setup: 'Aufbau',
		start: 'Beginn',
		receive: 'Ziehen',
		movement: 'Bewegen',
		action: 'Handeln',
		crisis: 'Krise',
		activate: 'Zylonen',
		prepare: 'Sprung',
		end: 'Ende',
		over: 'Vorbei'
	},
	era: { voyage: 'Unterwegs', occupied: 'New Caprica, besetzt', orbit: 'New Caprica, Galactica im Orbit' },
	...play,
	...ask,
	why,
	log,
	trouble: {
		'storage-full': {
			what: 'Auf diesem Tablet ist kein Platz mehr, der letzte Schritt ist noch nicht gespeichert.',
			way: 'Die Partie geht weiter und wird gespeichert, sobald Platz ist. Schafft etwas Platz oder exportiert die Partie.'
		},
		'storage-blocked': {
			what: 'Dieser Browser lässt die App nichts speichern.',
			way: 'Sichert eine offene Partie zuerst als Datei. Dann verlasst das private Fenster oder erlaubt Websitedaten und öffnet die App neu.'
		},
		'storage-lost': {
			what: 'Die Verbindung zu den gespeicherten Partien ist abgerissen.',
			way: 'Eine offene Partie geht weiter und wird mit dem nächsten Schritt gespeichert; ihr könnt sie auch exportieren. Alles Gespeicherte ist noch da.'
		},
		'damaged-record': {
			what: 'Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.',
			way: 'Sie bleibt unberührt gespeichert. Andere Partien sind nicht betroffen.'
		},
		'newer-version': {
			what: 'Diese Partie wurde von einer neueren Version der App gespeichert.',
			way: 'Aktualisiert die App und öffnet sie dann. Die Partie bleibt unberührt gespeichert.'
		},
		'other-tab': {
			what: 'Diese Partie ist in einem anderen Tab oder Fenster offen.',
			way: 'Schließt sie dort und öffnet sie dann hier noch einmal.'
		},
		'not-found': {
			what: 'Diese Partie gibt es auf diesem Tablet nicht.',
			way: 'Wählt eine Partie auf der Startseite.'
		},
		'engine-fault': {
			what: 'Die App hat einen eigenen Fehler bemerkt und angehalten, bevor etwas Falsches geschah.',
			way: 'Die Partie ist gespeichert wie vor dem letzten Schritt. Öffnet sie noch einmal von der Startseite.'
		},
		'older-rules': {
			what: 'Diese Partie wurde nach einem älteren Regelbuch gespielt.',
			way: 'Sie bleibt gespeichert und lässt sich exportieren, aber nicht weiterspielen.'
		},
		'not-a-save': {
			what: 'Diese Datei ist keine gespeicherte Partie.',
			way: 'Wählt eine Datei, die diese App exportiert hat.'
		},
		'too-large': {
			what: 'Diese Datei ist viel zu groß für eine gespeicherte Partie.',
			way: 'Wählt eine Datei, die diese App exportiert hat.'
		},
		'needs-phrase': {
			what: 'Diese Datei ist mit einem Kennwort verschlossen.',
			way: 'Gebt das Kennwort ein, mit dem sie exportiert wurde.'
		},
		'wrong-phrase': {
			what: 'Das ist nicht das Kennwort dieser Datei.',
			way: 'Versucht es noch einmal. Ohne Kennwort lässt sie sich nicht öffnen.'
		},
		'damaged-file': {
			what: 'Diese Datei ist beschädigt und nicht lesbar.',
			way: 'Kopiert sie noch einmal von ihrem Ort oder exportiert die Partie erneut. Hier hat sich nichts geändert.'
		}
	}
} satisfies AppWords;
