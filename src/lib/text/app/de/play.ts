/** The words of a game in play that are neither questions nor the log. */
import type { PlayWords } from '../play-words.ts';
import { theatre } from './theatre.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'Karte', 'Karten')}`;

export const play = {
	refusal: {
		'config-players': 'Mit so vielen Personen lässt sich das nicht spielen.',
		'config-set': 'Diese Ausgabe passt nicht zur übrigen Auswahl.',
		'config-objective': 'Dieses Ende braucht Pegasus.',
		'config-leader': 'Der Zylonenführer passt nicht zu dieser Personenzahl.',
		'config-four-six': 'Diese Wahl für vier oder sechs Personen braucht Pegasus.',
		'bad-seed': 'Die Zahl, aus der alles Glück folgt, ist nicht brauchbar.',
		malformed: 'Die Antwort war nicht lesbar. Nichts hat sich geändert; bitte noch einmal wählen.',
		stale: 'Das ist schon entschieden. Nichts hat sich geändert.',
		'other-seat': 'Das entscheidet jemand anderes. Nichts hat sich geändert.',
		'not-offered': 'Das lässt sich jetzt nicht wählen.',
		'too-few': 'Bitte mehr wählen.',
		'too-many': 'Das ist mehr als erlaubt.',
		'character-taken': 'Diesen Charakter spielt schon jemand.',
		'one-leader': 'Es gibt schon einen Zylonenführer.',
		'leader-needed': 'Die siebte Person muss einen Zylonenführer spielen.',
		'excluded-by-variant': 'In dieser Partie spielt dieser Charakter nicht mit.',
		'category-ahead':
			'Diese Art von Charakter wurde schon zu oft gewählt: Erst ist eine der anderen an der Reihe.',
		damaged: 'Dieser Ort ist beschädigt.',
		forbidden: 'Das darfst du jetzt nicht.',
		'needs-not-met': 'Die Bedingung dafür ist nicht erfüllt.',
		'limit-reached': 'Das geht jetzt nicht noch einmal.',
		'once-spent': 'Deine Fähigkeit „einmal pro Partie“ ist verbraucht.',
		'cannot-pay': 'Das kannst du nicht bezahlen.',
		'no-target': 'Es gibt nichts, worauf es wirken könnte.',
		'place-closed': 'Dieser Ort ist geschlossen.',
		over: 'Die Partie ist zu Ende.'
	},
	ending: {
		'resource-gone': 'Eine Ressource ist aufgebraucht.',
		boarded: 'Zenturionen haben die Galactica eingenommen.',
		'galactica-lost': 'Die Galactica wurde zerstört.',
		'nobody-left': 'Niemand war mehr übrig, um den Platz eines Toten einzunehmen.',
		'kobol-reached': 'Die Flotte hat Kobol erreicht.',
		'new-caprica-left': 'Die Galactica ist von New Caprica entkommen.'
	},
	moment: {
		'entered-play': 'Ein Charakter ist ins Spiel gekommen',
		'turn-start': 'Der Zug beginnt',
		'movement-end': 'Die Bewegung ist zu Ende',
		'location-activated': 'Ein Ort soll genutzt werden',
		'action-end': 'Die Aktion ist zu Ende',
		'turn-end': 'Der Zug endet',
		'card-resolved': 'Die Karte ist ausgeführt',
		'crisis-revealed': 'Die Krise liegt offen',
		'option-chosen': 'Die Wahl ist getroffen',
		'check-bypass': 'Bevor die Probe beginnt',
		'check-before': 'Bevor Karten hineinkommen',
		contributed: 'Eben kamen Karten dazu',
		'check-cards-in': 'Alle Karten liegen bereit, noch verdeckt',
		'check-revealed': 'Die Karten der Probe liegen offen',
		'check-abilities': 'Karten in der Probe wirken',
		'check-total': 'Die Summe steht fest',
		'check-outcome': 'Das Ergebnis steht fest',
		'check-cleanup': 'Bevor die Karten der Probe abgeworfen werden',
		'roll-due': 'Ein Wurf steht an',
		'before-roll': 'Bevor gewürfelt wird',
		'after-roll': 'Der Würfel ist gefallen',
		'raiders-activate': 'Bevor die Jäger handeln',
		'viper-placed': 'Eine Viper ist gestartet',
		destroyed: 'Etwas ist zerstört',
		discarded: 'Karten wurden abgeworfen',
		'resource-lost': 'Eine Ressource ist gesunken',
		'cylon-revealed': 'Ein Zylon hat sich enttarnt',
		'card-received': 'Eine Karte wurde empfangen',
		'sleepers-dealt': 'Die neuen Loyalitätskarten sind verteilt',
		'distance-reached': 'Die Flotte ist weit genug gekommen',
		'fleet-jumped': 'Die Flotte ist gesprungen'
	},
	goOn: {
		'entered-play': 'Weiter',
		'turn-start': 'Zug beginnen',
		'movement-end': 'Weiter',
		'location-activated': 'Ort nutzen',
		'action-end': 'Weiter',
		'turn-end': 'Zug beenden',
		'card-resolved': 'Weiter',
		'crisis-revealed': 'Sich der Krise stellen',
		'option-chosen': 'Dabei bleibt es',
		'check-bypass': 'Probe ablegen',
		'check-before': 'Probe beginnen',
		contributed: 'Weiter',
		'check-cards-in': 'Karten aufdecken',
		'check-revealed': 'Karten zählen',
		'check-abilities': 'Weiter',
		'check-total': 'Annehmen',
		'check-outcome': 'Weiter',
		'check-cleanup': 'Karten abwerfen',
		'roll-due': 'Würfeln',
		'before-roll': 'Würfeln',
		'after-roll': 'Annehmen',
		'raiders-activate': 'Kommen lassen',
		'viper-placed': 'Weiter',
		destroyed: 'Weiter',
		discarded: 'Weiter',
		'resource-lost': 'Weiter',
		'cylon-revealed': 'Weiter',
		'card-received': 'Weiter',
		'sleepers-dealt': 'Weiter',
		'distance-reached': 'Weiter',
		'fleet-jumped': 'Weiter'
	},
	option: {
		yes: 'Ja',
		no: 'Nein',
		ignore: 'Ignorieren',
		accept: 'Geschehen lassen',
		box: (n) => String.fromCharCode(65 + n)
	},
	menu: {
		group: {
			place: 'Dein Ort',
			skill: 'Eine Karte aus deiner Hand',
			sheet: 'Deine eigene Fähigkeit',
			title: 'Dein Amt',
			kept: 'Eine Karte im Spiel',
			board: 'Auf New Caprica',
			loyalty: 'Deine Loyalität',
			viper: 'Deine Viper',
			return: 'Deine Unterwanderung',
			go: 'Zu Fuß',
			fly: 'In deiner Viper',
			other: 'Etwas anderes'
		},
		loyalty: (card) => `Dich enttarnen: ${card}`,
		viper: 'Mit deiner Viper fliegen oder kämpfen',
		return: 'Die Unterwanderung beenden',
		fly: (at) => `Fliegen: ${at}`,
		launch: (at) => `Eine Viper starten: ${at}`,
		attack: (at) => `Mit der Viper ${at} angreifen`,
		move: ({ ship, from, to }) => `${ship}: ${from} → ${to}`,
		revealWarning:
			'Alle sehen diese Karte, und du spielst ab dann als Zylon. Du verlässt deinen Ort und behältst höchstens drei Karten.',
		revealConfirm: 'Mich enttarnen'
	},
	ship: {
		name: {
			raider: 'Jäger',
			scar: 'Scar',
			heavy: 'Schwerer Jäger',
			viper: 'Viper',
			raptor: 'Raptor',
			occupation: 'Besatzungstrupp',
			nuke: 'Atomrakete'
		},
		basestar: (id) => `Basisstern ${id}`,
		civilian: (label) => `Ziviles Schiff ${label}`,
		pilot: (name) => `Viper von ${name}`,
		centurion: (space) => `Zenturio auf Feld ${space} von 4`,
		beside: {
			reserves: (ship) => `${ship} aus der Reserve`,
			damaged: (ship) => `${ship} von den beschädigten`,
			lost: (ship) => `${ship} von den verlorenen`
		},
		at: ({ ship, at }) => `${ship} ${at}`
	},
	check: {
		title: 'Probe',
		step: {
			declare: 'Die Probe wird angesagt',
			bypass: 'Bevor die Probe beginnt',
			before: 'Bevor Karten hineinkommen',
			destiny: 'Schicksalskarten kommen hinein',
			contribute: 'Karten kommen hinein',
			'cards-in': 'Alle Karten liegen bereit',
			reveal: 'Die Karten werden aufgedeckt',
			abilities: 'Karten wirken',
			total: 'Die Karten werden gezählt',
			'after-total': 'Die Summe steht fest',
			outcome: 'Das Ergebnis steht fest',
			effects: 'Das Ergebnis wirkt',
			cleanup: 'Die Karten kommen weg',
			discard: 'Die Karten kommen weg'
		},
		difficulty: ({ now, printed }) =>
			now === printed ? `Schwierigkeit ${now}` : `Schwierigkeit ${now} (gedruckt: ${printed})`,
		positive: 'Diese zählen dafür',
		partial: (at) => `Teilweise bestanden ab ${at}`,
		aimedAt: (name) => `Gegen ${name}`,
		drawnBy: (name) => `Gezogen von ${name}`,
		reckless: 'Waghalsig: Verrat darin wirkt',
		faceUp: 'Karten kommen offen dazu',
		destiny: (count) => `${cards(count)} vom Schicksalsstapel`,
		added: ({ name, count }) => (count === 0 ? `${name}: keine Karten` : `${name}: ${cards(count)}`),
		waiting: 'noch an der Reihe',
		yourCards: 'Du hast dazugelegt',
		add: (count) => (count === 0 ? 'Keine Karten dazulegen' : `${cards(count)} dazulegen und weitergeben`),
		addNone: 'Keine Karten dazulegen',
		addsNone: (name) => `${name} legt keine Karten dazu`,
		total: ({ total, difficulty }) => `${total} von ${difficulty}`,
		counts: 'Dafür',
		against: 'Dagegen',
		outcome: { pass: 'Bestanden', partial: 'Teilweise bestanden', fail: 'Nicht bestanden' }
	},
	stage: {
		title: 'In der Mitte',
		running: {
			raiders: 'Die Jäger handeln',
			heavies: 'Schwere Jäger und Zenturionen rücken vor',
			basestars: 'Die Basissterne feuern',
			occupation: 'Die Besatzungstrupps handeln',
			'activate-vipers': 'Vipern starten und kämpfen',
			jump: 'Die Flotte springt',
			sleepers: 'Die Schläfer erwachen',
			execution: 'Eine Hinrichtung',
			landing: 'Die Flotte siedelt auf New Caprica',
			return: 'Die Galactica kehrt nach New Caprica zurück',
			leave: 'Die Galactica verlässt New Caprica'
		},
		rolls: (name) => `${name} würfelt`,
		result: ({ face, result }) =>
			face === result ? `Der Würfel zeigt ${face}` : `Der Würfel zeigt ${face}, das zählt als ${result}`,
		replaced: (value) => `${value} zählt statt eines Wurfs`,
		drawnBy: (name) => `Gezogen von ${name}`,
		usedBy: (name) => `Eingesetzt von ${name}`,
		rollAll: 'Alle würfeln',
		stopRun: 'Hier anhalten'
	},
	theatre,
	combat: {
		nothing: 'Daneben',
		damaged: 'Beschädigt',
		'damaged-twice': 'Zweimal beschädigt',
		destroyed: 'Zerstört',
		'destroyed-plus-3-raiders': 'Zerstört, dazu bis zu drei Jäger',
		'pegasus-damaged': 'Die Pegasus selbst wird beschädigt',
		removed: 'Vertrieben'
	},
	spot: {
		at: (place) => (typeof place === 'string' ? place : place[1]),
		to: (place) => (typeof place === 'string' ? place : place[2])
	},
	report: {
		title: 'Wie es ausging',
		won: (names) => `Gewonnen: ${names}`,
		nobodyWon: 'An diesem Tisch hat niemand gewonnen.',
		team: { humans: 'Mensch', cylons: 'Zylon' },
		ownGoal: 'Ein eigenes Ziel',
		loyalty: 'Loyalität',
		agenda: (side) => (side === 'hostile' ? 'Feindliches geheimes Ziel' : 'Freundliches geheimes Ziel'),
		fulfilled: 'erreicht',
		notFulfilled: 'nicht erreicht',
		hand: 'Übrige Handkarten',
		checks: 'Wer was dazugelegt hat',
		checksHint: 'Jede Probe der Partie, jetzt mit allen dazugelegten Karten.',
		story: 'Die ganze Geschichte',
		seed: 'Die Zahl hinter allem Glück',
		seedHint:
			'Sie passt zum Fingerabdruck, der vor dem ersten Zug zu sehen war. Mit ihr lässt sich die Partie nachspielen.',
		turns: (n) => `${n} ${plural(n, 'Zug', 'Züge')}`,
		again: 'Noch einmal in derselben Runde'
	},
	undo: {
		label: 'Zurücknehmen',
		ask: 'Den letzten Schritt zurücknehmen? Seitdem wurde nichts gewürfelt, gezogen, angesehen oder gezeigt.',
		blocked: {
			nothing: 'Es gibt nichts zurückzunehmen.',
			barrier:
				'Seitdem wurde etwas gewürfelt, gezogen, angesehen oder gezeigt. Das lässt sich nicht zurücknehmen.',
			over: 'Die Partie ist zu Ende, und alle Geheimnisse liegen offen.'
		},
		done: 'Der letzte Schritt ist zurückgenommen.'
	},
	logFilter: {
		all: 'Alles',
		turn: 'Dieser Zug',
		seat: 'Eine Person',
		checks: 'Proben',
		battle: 'Kampf',
		people: 'Personen'
	},
	notes: {
		title: 'Deine Notizen',
		mayBeSaid: 'Regeln: was gesagt werden darf',
		hint: 'Was du gesehen hast, steht hier, nur für dich.',
		placeholder: 'Schreib auf, was du dir merken willst',
		none: 'Du hast noch nichts Geheimes gesehen.'
	},
	help: {
		title: 'So funktioniert es',
		topics: [
			{
				title: 'Ein Tablet für alle',
				text: 'Das Tablet liegt in der Mitte und zeigt, was alle sehen dürfen. Entscheidet jemand für sich, wird es weitergegeben und durch Halten geöffnet.'
			},
			{
				title: 'Geheimnisse',
				text: 'Deine Karten öffnen sich nur hinter deiner eigenen Schleuse. Loyalität und geheimes Ziel bleiben verdeckt, bis du sie gedrückt hältst. Deck das Tablet zu, bevor du es weitergibst.'
			},
			{
				title: 'Außer der Reihe handeln',
				text: 'Wo die Regeln jemanden handeln lassen, stehen die Namen aller, die könnten, was sie auch auf der Hand haben. Tipp auf deinen Namen, um deine Karten anzusehen. Du darfst sie schließen, ohne etwas zu spielen.'
			},
			{
				title: 'Proben',
				text: 'Reihum legen alle Karten dazu, wer am Zug ist, zuletzt. Wie viele, sehen alle; welche, nicht. Karten der gezeigten Fertigkeiten zählen für die Probe, die anderen dagegen.'
			},
			{
				title: 'Zurücknehmen',
				text: 'Zurück geht es, solange nichts gewürfelt, gezogen, angesehen oder gezeigt wurde. Weiter zurück lässt sich die Partie nicht drehen.'
			},
			{
				title: 'Aufhören und weiterspielen',
				text: 'Jeder Schritt ist sofort gespeichert. Schließt die App, wann ihr wollt; die Partie wartet hinter einem Vorhang.'
			}
		]
	}
} satisfies Omit<PlayWords, 'why' | 'log'>;
