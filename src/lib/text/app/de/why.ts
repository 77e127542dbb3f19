/** Why the tablet is passed and what is asked, at the table, on the gate and to the one who answers. */
import type { Why } from '../../../rules/index.ts';
import type { WhyWords } from '../play-words.ts';

export const why = {
	'choose-character': {
		table: (name) => `${name} wählt einen Charakter`,
		gate: 'Wähle einen Charakter.',
		ask: 'Wähle deinen Charakter',
		hint: 'Politische Führer, militärische Führer und Piloten müssen gleichmäßig gewählt werden.'
	},
	'start-area': {
		table: (name) => `${name} wählt, wo die Viper beginnt`,
		gate: 'Wähle, wo deine Viper beginnt.',
		ask: 'Wo beginnt deine Viper?',
		hint: ''
	},
	'start-place': {
		table: (name) => `${name} wählt den Anfangsort`,
		gate: 'Wähle, wo du beginnst.',
		ask: 'Wo beginnst du?',
		hint: ''
	},
	'look-at-deal': {
		table: (name) => `${name} sieht sich die eigenen Karten an`,
		gate: 'Sieh dir an, was du bekommen hast. Alle nehmen das Tablet einmal.',
		ask: 'Das hast du bekommen',
		hint: 'Halte eine Karte gedrückt, um sie anzusehen. Beim Loslassen dreht sie sich wieder um.'
	},
	'starting-hand': {
		table: (name) => `${name} wählt die Starthand`,
		gate: 'Wähle, von welchen Stapeln deine ersten Karten kommen.',
		ask: 'Von welchen Stapeln kommen deine ersten Karten?',
		hint: ''
	},
	'receive-skills': {
		table: (name) => `${name} zieht Fertigkeitskarten`,
		gate: 'Du bist am Zug: Zieh deine Karten.',
		ask: 'Von welchen Stapeln ziehst du?',
		hint: ''
	},
	move: {
		table: (name) => `${name} bewegt sich`,
		gate: 'Du bist am Zug: Beweg dich.',
		ask: 'Wohin gehst du?',
		hint: 'Der Wechsel auf ein anderes Schiff kostet eine Karte.'
	},
	action: {
		table: (name) => `${name} handelt`,
		gate: 'Du bist am Zug: Wähle deine Aktion.',
		ask: 'Was tust du?',
		hint: 'Was grau ist, geht gerade nicht; darunter steht, warum.'
	},
	'granted-move': {
		table: (name) => `${name} darf sich bewegen`,
		gate: 'Du darfst dich jetzt bewegen.',
		ask: 'Wohin gehst du?',
		hint: 'Das ist eine zusätzliche Bewegung: Du darfst auch bleiben.'
	},
	'granted-action': {
		table: (name) => `${name} darf handeln`,
		gate: 'Du darfst jetzt eine Aktion durchführen.',
		ask: 'Was tust du?',
		hint: 'Das ist eine zusätzliche Aktion: Du darfst auch verzichten.'
	},
	pay: {
		table: (name) => `${name} bezahlt mit Karten`,
		gate: 'Wähle, womit du bezahlst.',
		ask: 'Mit welchen Karten bezahlst du?',
		hint: 'Alle sehen die Karten, die du abwirfst.'
	},
	'hand-limit': {
		table: (name) => `${name} hat zu viele Karten`,
		gate: 'Du hast mehr Karten als erlaubt: Wirf welche ab.',
		ask: 'Welche Karten wirfst du ab?',
		hint: 'Alle sehen die Karten, die du abwirfst.'
	},
	'quorum-limit': {
		table: (name) => `${name} hat zu viele Quorumskarten`,
		gate: 'Die Quorumshand ist zu groß: Wirf Karten ab.',
		ask: 'Welche Quorumskarten wirfst du ab?',
		hint: ''
	},
	'choose-seat': {
		table: (name) => `${name} wählt jemanden aus`,
		gate: 'Wähle jemanden aus.',
		ask: 'Wen wählst du?',
		hint: ''
	},
	'choose-place': {
		table: (name) => `${name} wählt einen Ort`,
		gate: 'Wähle einen Ort.',
		ask: 'Welcher Ort?',
		hint: ''
	},
	'choose-area': {
		table: (name) => `${name} wählt einen Raumbereich`,
		gate: 'Wähle einen Raumbereich.',
		ask: 'Welcher Raumbereich?',
		hint: ''
	},
	'choose-ship': {
		table: (name) => `${name} wählt Schiffe`,
		gate: 'Wähle Schiffe.',
		ask: 'Welche Schiffe?',
		hint: ''
	},
	'choose-resource': {
		table: (name) => `${name} wählt eine Ressource`,
		gate: 'Wähle eine Ressource.',
		ask: 'Welche Ressource?',
		hint: ''
	},
	'choose-type': {
		table: (name) => `${name} wählt eine Fertigkeit`,
		gate: 'Wähle eine Fertigkeit.',
		ask: 'Welche Fertigkeit?',
		hint: ''
	},
	'choose-deck': {
		table: (name) => `${name} wählt einen Stapel`,
		gate: 'Wähle einen Stapel.',
		ask: 'Welcher Stapel?',
		hint: ''
	},
	'choose-title': {
		table: (name) => `${name} wählt ein Amt`,
		gate: 'Wähle ein Amt.',
		ask: 'Welches Amt?',
		hint: ''
	},
	'choose-icon': {
		table: (name) => `${name} wählt, welche Zylonenschiffe handeln`,
		gate: 'Wähle, welche Zylonenschiffe handeln.',
		ask: 'Welche Zylonenschiffe handeln?',
		hint: ''
	},
	option: {
		table: (name) => `${name} wählt eine der Möglichkeiten`,
		gate: 'Wähle eine der Möglichkeiten.',
		ask: 'Welche Möglichkeit wählst du?',
		hint: ''
	},
	may: {
		table: (name) => `${name} entscheidet, ob es geschieht`,
		gate: 'Entscheide, ob du es tust.',
		ask: 'Willst du das tun?',
		hint: ''
	},
	'draw-types': {
		table: (name) => `${name} wählt, was gezogen wird`,
		gate: 'Wähle, von welchen Stapeln du ziehst.',
		ask: 'Von welchen Stapeln ziehst du?',
		hint: ''
	},
	discard: {
		table: (name) => `${name} wirft Karten ab`,
		gate: 'Wähle, was du abwirfst.',
		ask: 'Welche Karten wirfst du ab?',
		hint: 'Alle sehen die Karten, die du abwirfst.'
	},
	'give-cards': {
		table: (name) => `${name} gibt Karten ab`,
		gate: 'Wähle, welche Karten du gibst.',
		ask: 'Welche Karten gibst du?',
		hint: 'Die anderen sehen, wie viele, aber nicht, welche.'
	},
	'take-cards': {
		table: (name) => `${name} nimmt Karten`,
		gate: 'Wähle, welche Karten du nimmst.',
		ask: 'Welche Karten nimmst du?',
		hint: ''
	},
	look: {
		table: (name) => `${name} sieht sich etwas an`,
		gate: 'Etwas ist nur für deine Augen bestimmt.',
		ask: 'Das siehst nur du',
		hint: 'Es bleibt in deinen Notizen stehen. Sag nicht mehr darüber, als die Regeln erlauben.'
	},
	'put-back': {
		table: (name) => `${name} legt Karten zurück`,
		gate: 'Wähle, wohin die Karten kommen.',
		ask: 'Wohin kommen sie?',
		hint: 'Die anderen sehen, wohin, aber nicht, welche.'
	},
	ignore: {
		table: (name) => `${name} darf es ignorieren`,
		gate: 'Als Zylon darfst du ignorieren, was dir geschieht.',
		ask: 'Ignorieren oder geschehen lassen?',
		hint: ''
	},
	window: {
		table: () => 'Will jemand handeln?',
		gate: 'Jetzt darf jemand handeln.',
		ask: 'Handeln oder weiter?',
		hint: ''
	},
	respond: {
		table: (name) => `${name} sieht die Karten durch`,
		gate: 'Du wolltest handeln: Spiel etwas oder schließ wieder.',
		ask: 'Was setzt du ein?',
		hint: 'Schließt du, ohne zu spielen, erfährt niemand, was du gekonnt hättest.'
	},
	contribute: {
		table: (name) => `${name} legt Karten zur Probe`,
		gate: 'Leg Karten zur Probe.',
		ask: 'Welche Karten legst du dazu?',
		hint: 'Die anderen sehen, wie viele, aber nicht, welche.'
	},
	'crisis-pick': {
		table: (name) => `${name} wählt die Krise`,
		gate: 'Wähle, welche Krise kommt.',
		ask: 'Welche Krise kommt?',
		hint: 'Die anderen sehen nur die Krise, die du wählst.'
	},
	'destination-pick': {
		table: (name) => `${name} wählt den Zielort`,
		gate: 'Wähle, wohin die Flotte springt.',
		ask: 'Wohin springt die Flotte?',
		hint: 'Die anderen sehen nur den Zielort, den du wählst.'
	},
	'quorum-pick': {
		table: (name) => `${name} wählt eine Quorumskarte`,
		gate: 'Wähle eine Quorumskarte.',
		ask: 'Welche Quorumskarte?',
		hint: ''
	},
	'super-crisis-pick': {
		table: (name) => `${name} wählt eine Superkrise`,
		gate: 'Wähle eine Superkrise.',
		ask: 'Welche Superkrise?',
		hint: ''
	},
	'next-area': {
		table: (name) => `${name} wählt, welcher Bereich drankommt`,
		gate: 'Wähle, welcher Bereich drankommt.',
		ask: 'Welcher Bereich kommt dran?',
		hint: ''
	},
	'next-basestar': {
		table: (name) => `${name} wählt, welcher Basisstern drankommt`,
		gate: 'Wähle, welcher Basisstern drankommt.',
		ask: 'Welcher Basisstern kommt dran?',
		hint: ''
	},
	'attack-target': {
		table: (name) => `${name} wählt ein Ziel`,
		gate: 'Wähle ein Ziel.',
		ask: 'Was greifst du an?',
		hint: ''
	},
	victim: {
		table: (name) => `${name} wählt, welches Schiff es trifft`,
		gate: 'Wähle, welches Schiff es trifft.',
		ask: 'Welches Schiff trifft es?',
		hint: ''
	},
	'viper-act': {
		table: (name) => `${name} befehligt Vipern`,
		gate: 'Befehlige eine Viper.',
		ask: 'Was tut die Viper?',
		hint: ''
	},
	'launch-area': {
		table: (name) => `${name} wählt, wo gestartet wird`,
		gate: 'Wähle, wo die Viper startet.',
		ask: 'Wo startet die Viper?',
		hint: ''
	},
	'place-civilian': {
		table: (name) => `${name} setzt ein ziviles Schiff`,
		gate: 'Wähle, wohin das zivile Schiff kommt.',
		ask: 'Wohin kommt das zivile Schiff?',
		hint: ''
	},
	shortage: {
		table: (name) => `${name} wählt, welche Figuren eingesetzt werden`,
		gate: 'Es sind zu wenige Figuren da: Wähle, welche eingesetzt werden.',
		ask: 'Zu wenige Figuren: Welche werden eingesetzt?',
		hint: ''
	},
	'which-ship': {
		table: (name) => `${name} wählt, welches Schiff es trifft`,
		gate: 'Wähle: Galactica oder Pegasus.',
		ask: 'Galactica oder Pegasus?',
		hint: ''
	},
	'pick-tokens': {
		table: (name) => `${name} wählt Schadensmarker`,
		gate: 'Wähle Schadensmarker.',
		ask: 'Welcher Schaden zählt?',
		hint: ''
	},
	'move-ship': {
		table: (name) => `${name} bewegt Schiffe`,
		gate: 'Beweg Schiffe.',
		ask: 'Wohin fliegen die Schiffe?',
		hint: 'Ein Schiff darf auch bleiben.'
	},
	'keep-cards': {
		table: (name) => `${name} wählt, welche Karten bleiben`,
		gate: 'Wähle, welche Karten du behältst.',
		ask: 'Welche Karten behältst du?',
		hint: 'Die übrigen Karten bekommen alle zu sehen.'
	},
	'hand-over': {
		table: (name) => `${name} übergibt Loyalitätskarten`,
		gate: 'Wähle, wer deine übrigen Loyalitätskarten bekommt.',
		ask: 'Wer bekommt sie?',
		hint: 'Die anderen sehen, wer wie viele bekommt.'
	},
	received: {
		table: (name) => `${name} sieht sich neue Loyalitätskarten an`,
		gate: 'Du hast Loyalitätskarten bekommen: Sieh sie dir an.',
		ask: 'Das hast du bekommen',
		hint: ''
	},
	sleepers: {
		table: (name) => `${name} sieht sich die neue Loyalitätskarte an`,
		gate: 'Die Schläfer erwachen: Sieh dir deine neue Karte an. Alle nehmen das Tablet einmal.',
		ask: 'Das ist deine neue Loyalitätskarte',
		hint: 'Eine Zylonenkarte macht dich zum Zylonen, was immer du sonst hast.'
	},
	'show-cylon': {
		table: (name) => `${name} zeigt Loyalitätskarten`,
		gate: 'Dein Charakter wurde hingerichtet: Wähle, was gezeigt wird.',
		ask: 'Welche Karte wird gezeigt?',
		hint: ''
	},
	newcomer: {
		table: (name) => `${name} wählt einen neuen Charakter`,
		gate: 'Wähle einen neuen Charakter.',
		ask: 'Wen spielst du ab jetzt?',
		hint: ''
	},
	order: {
		table: (name) => `${name} bestimmt die Reihenfolge`,
		gate: 'Bestimme, was zuerst kommt.',
		ask: 'Was kommt zuerst?',
		hint: ''
	}
} satisfies Record<Why, WhyWords>;
