/** What is said over and under what lies in the middle of the table. */
import type { PlayWords } from '../play-words.ts';

const number = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

export const theatre = {
	justNow: 'Eben geschehen',
	mayAct: 'Wer hier steht, darf jetzt handeln.',
	toStage: 'Zurück zur Mitte',
	skip: 'Tippen, um alle umzudrehen',
	shooter: {
		raider: 'Jäger',
		basestar: 'Basisstern',
		viper: 'Viper',
		galactica: 'Galactica',
		pegasus: 'Pegasus',
		armory: 'Bewaffnete Mannschaft',
		nuke: 'Atomrakete',
		rifle: 'Widerstand'
	},
	band: ({ from, to }) => (from === to ? `${from}` : `${from} bis ${to}`),
	needs: (from) => (from === 8 ? 'nur 8 trifft' : `ab ${from} getroffen`),
	toCome: (n) => (n === 1 ? 'der letzte Schuss' : `noch ${n} Schüsse`),
	notRolled: 'noch nicht gewürfelt',
	fires: ({ by, at }) => `${by} feuert auf: ${at}`,
	shots: 'Schüsse bisher',
	heldUp: 'Eine Viper ist getroffen: jetzt melden oder annehmen. Dann geht es weiter.',
	checkAt: ({ name, difficulty }) => `${name}: Probe ${difficulty}`,
	totalOf: ({ name, total, difficulty }) => `${name}: ${number(total)} von ${difficulty}`,
	wouldBe: {
		pass: 'Damit ist sie bestanden.',
		partial: 'Damit ist sie teilweise bestanden.',
		fail: 'Damit ist sie nicht bestanden.'
	},
	outcome: {
		pass: ({ total, difficulty }) => `Bestanden mit ${number(total)} von ${difficulty}.`,
		partial: ({ total, difficulty }) => `Teilweise bestanden mit ${number(total)} von ${difficulty}.`,
		fail: ({ total, difficulty }) => `Nicht bestanden mit ${number(total)} von ${difficulty}.`
	},
	nowAdds: 'legt jetzt Karten dazu',
	idle: 'Nichts wert',
	contributions: 'Karten in der Probe',
	destiny: 'Schicksal',
	acts: 'wirkt',
	changedBy: 'Geändert durch',
	inPlay: 'was im Spiel ist',
	noCards: 'Keine Karten',
	banner: {
		jump: 'Die Flotte lässt alles zurück, was um sie herum im Raum ist.',
		sleepers: 'Alle nehmen das Tablet einmal und sehen sich die neue Loyalitätskarte an.',
		execution: 'Die Loyalitätskarten werden umgedreht, dann kommt ein neuer Charakter.',
		landing: 'Die Menschen siedeln auf dem Planeten. Galactica und Pegasus sind unerreichbar.',
		return: 'Die Schiffe der Menschen kämpfen im Orbit, während alle hinaufgeholt werden.',
		leave: 'Wer noch auf dem Planeten ist, bleibt dort. Dann ist es entschieden.'
	},
	looksNow: 'sieht jetzt nach',
	isCylon: (name) => `${name} ist ein Zylon`,
	end: {
		humans: 'Die Menschen haben gewonnen',
		cylons: 'Die Zylonen haben gewonnen',
		secrets: 'Alle Geheimnisse',
		won: 'hat gewonnen',
		lost: 'hat verloren',
		superCrises: 'Superkrisenkarten',
		exportGame: 'Partie als Datei sichern',
		exported: 'Die Datei liegt gleich bei den Downloads.',
		fingerprint: 'Fingerabdruck vor dem ersten Zug',
		openAll: 'Alle Proben zeigen'
	}
} satisfies PlayWords['theatre'];
