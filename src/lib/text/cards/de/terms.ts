import type { DeckId, Piece } from '../../../box/ids.ts';
import type { Terms } from '../types.ts';

/** Names of things. A place or board is itself as an object, where somebody is, and where somebody goes. */
export const terms = {
	resources: { fuel: 'Treibstoff', food: 'Nahrung', morale: 'Moral', population: 'Bevölkerung' },
	skills: {
		politics: 'Politik',
		leadership: 'Führung',
		tactics: 'Taktik',
		piloting: 'Flugkunst',
		engineering: 'Technik',
		treachery: 'Verrat'
	},
	decks: {
		crisis: 'Krise',
		'super-crisis': 'Superkrise',
		quorum: 'Quorum',
		destination: 'Zielort',
		destiny: 'Schicksal'
	},
	titles: { president: 'Präsident', admiral: 'Admiral' },
	icons: {
		raiders: 'Jäger',
		'launch-raiders': 'Start von Jägern',
		heavy: 'schwere Jäger',
		basestars: 'Basissterne',
		occupation: 'Besatzungstrupps'
	},
	sides: { hostile: 'feindlich', sympathetic: 'freundlich' },
	boards: {
		galactica: ['die Galactica', 'auf der Galactica', 'auf die Galactica'],
		'colonial-one': ['die Colonial One', 'auf der Colonial One', 'auf die Colonial One'],
		pegasus: ['die Pegasus', 'auf der Pegasus', 'auf die Pegasus'],
		'cylon-locations': ['die Zylonenorte', 'an einem Zylonenort', 'zu einem Zylonenort'],
		'new-caprica': ['New Caprica', 'auf New Caprica', 'nach New Caprica']
	},
	places: {
		'ftl-control': ['die FTL-Kontrolle', 'in der FTL-Kontrolle', 'in die FTL-Kontrolle'],
		'weapons-control': ['die Waffenkontrolle', 'in der Waffenkontrolle', 'in die Waffenkontrolle'],
		command: ['die Kommandozentrale', 'in der Kommandozentrale', 'in die Kommandozentrale'],
		communications: ['die Kommunikation', 'in der Kommunikation', 'in die Kommunikation'],
		'admirals-quarters': [
			'das Quartier des Admirals',
			'im Quartier des Admirals',
			'ins Quartier des Admirals'
		],
		'research-lab': ['das Forschungslabor', 'im Forschungslabor', 'ins Forschungslabor'],
		'hangar-deck': ['das Hangardeck', 'auf dem Hangardeck', 'auf das Hangardeck'],
		armory: ['die Waffenkammer', 'in der Waffenkammer', 'in die Waffenkammer'],
		sickbay: ['die Krankenstation', 'auf der Krankenstation', 'auf die Krankenstation'],
		brig: ['die Arrestzelle', 'in der Arrestzelle', 'in die Arrestzelle'],
		'press-room': ['den Presseraum', 'im Presseraum', 'in den Presseraum'],
		'presidents-office': ['das Büro des Präsidenten', 'im Büro des Präsidenten', 'ins Büro des Präsidenten'],
		administration: ['die Verwaltung', 'in der Verwaltung', 'in die Verwaltung'],
		'pegasus-cic': ['das CIC der Pegasus', 'im CIC der Pegasus', 'ins CIC der Pegasus'],
		airlock: ['die Luftschleuse', 'in der Luftschleuse', 'in die Luftschleuse'],
		'main-batteries': ['die Hauptgeschütze', 'bei den Hauptgeschützen', 'zu den Hauptgeschützen'],
		'engine-room': ['den Maschinenraum', 'im Maschinenraum', 'in den Maschinenraum'],
		caprica: ['Caprica', 'auf Caprica', 'nach Caprica'],
		'cylon-fleet': ['die Zylonenflotte', 'bei der Zylonenflotte', 'zur Zylonenflotte'],
		'human-fleet': ['die Menschenflotte', 'bei der Menschenflotte', 'zur Menschenflotte'],
		'resurrection-ship': [
			'das Auferstehungsschiff',
			'auf dem Auferstehungsschiff',
			'auf das Auferstehungsschiff'
		],
		'medical-center': ['das Krankenhaus', 'im Krankenhaus', 'ins Krankenhaus'],
		detention: ['die Haftanstalt', 'in der Haftanstalt', 'in die Haftanstalt'],
		'resistance-hq': [
			'das Hauptquartier des Widerstands',
			'im Hauptquartier des Widerstands',
			'ins Hauptquartier des Widerstands'
		],
		'occupation-authority': ['die Besatzungsbehörde', 'in der Besatzungsbehörde', 'in die Besatzungsbehörde'],
		'breeders-canyon': ['die Züchterschlucht', 'in der Züchterschlucht', 'in die Züchterschlucht'],
		shipyard: ['die Werft', 'in der Werft', 'in die Werft']
	},
	areas: {
		front: 'vor der Galactica',
		'starboard-bow': 'vorn an Steuerbord',
		'starboard-aft': 'achtern an Steuerbord',
		rear: 'hinter der Galactica',
		'port-aft': 'achtern an Backbord',
		'port-bow': 'vorn an Backbord'
	},
	pieces: {
		raider: ['Jäger', 'Jäger'],
		heavy: ['schwerer Jäger', 'schwere Jäger'],
		basestar: ['Basisstern', 'Basissterne'],
		viper: ['Viper', 'Vipern'],
		raptor: ['Raptor', 'Raptoren'],
		civilian: ['ziviles Schiff', 'zivile Schiffe'],
		centurion: ['Zenturio', 'Zenturionen'],
		occupation: ['Besatzungstrupp', 'Besatzungstrupps'],
		nuke: ['Atomrakete', 'Atomraketen']
	}
} as const satisfies Terms;

export type Gender = 'm' | 'f' | 'n';
interface PieceNoun {
	gender: Gender;
	one: string;
	many: string;
	/** stem of an adjective that belongs to the name */
	kind?: string;
}
export const PIECE_NOUNS: Record<Piece, PieceNoun> = {
	raider: { gender: 'm', one: 'Jäger', many: 'Jäger' },
	heavy: { gender: 'm', one: 'Jäger', many: 'Jäger', kind: 'schwer' },
	basestar: { gender: 'm', one: 'Basisstern', many: 'Basissterne' },
	viper: { gender: 'f', one: 'Viper', many: 'Vipern' },
	raptor: { gender: 'm', one: 'Raptor', many: 'Raptoren' },
	civilian: { gender: 'n', one: 'Schiff', many: 'Schiffe', kind: 'zivil' },
	centurion: { gender: 'm', one: 'Zenturio', many: 'Zenturionen' },
	occupation: { gender: 'm', one: 'Besatzungstrupp', many: 'Besatzungstrupps' },
	nuke: { gender: 'f', one: 'Atomrakete', many: 'Atomraketen' }
};

/** What a deck puts before "karte" and "stapel". */
export const DECK_STEMS: Record<DeckId, string> = {
	politics: 'Politik',
	leadership: 'Führungs',
	tactics: 'Taktik',
	piloting: 'Flugkunst',
	engineering: 'Technik',
	treachery: 'Verrats',
	crisis: 'Krisen',
	'super-crisis': 'Superkrisen',
	quorum: 'Quorums',
	destination: 'Zielort',
	destiny: 'Schicksals'
};
