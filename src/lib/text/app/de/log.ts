/** What happened, one sentence an entry. */
import type { Piece } from '../../../box/ids.ts';
import type { CombatResult } from '../../../box/index.ts';
import type { About, LookedAt, SeenCard, Shooter, Target } from '../../../rules/index.ts';
import type { LogWords, Names } from '../play-words.ts';
import { cargoOf, struckBy } from '../tokens.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'Karte', 'Karten')}`;
const loyaltyCards = (n: number) => `${n} ${plural(n, 'Loyalitätskarte', 'Loyalitätskarten')}`;
const list = (items: readonly string[]): string =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`;
const things = (ids: readonly string[], names: Names) => list(ids.map((id) => names.thing(id)));
const letter = (option: number) => String.fromCharCode(65 + option);
const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** One in the nominative, one in the accusative, several. */
const PIECES: Record<Piece, readonly [string, string, string]> = {
	raider: ['Jäger', 'Jäger', 'Jäger'],
	heavy: ['schwerer Jäger', 'schweren Jäger', 'schwere Jäger'],
	basestar: ['Basisstern', 'Basisstern', 'Basissterne'],
	viper: ['Viper', 'Viper', 'Vipern'],
	raptor: ['Raptor', 'Raptor', 'Raptoren'],
	civilian: ['ziviles Schiff', 'ziviles Schiff', 'zivile Schiffe'],
	centurion: ['Zenturio', 'Zenturio', 'Zenturionen'],
	occupation: ['Besatzungstrupp', 'Besatzungstrupp', 'Besatzungstrupps'],
	nuke: ['Atomrakete', 'Atomrakete', 'Atomraketen']
};
const pieces = (piece: Piece, n: number) => `${n} ${PIECES[piece][n === 1 ? 0 : 2]}`;
const piecesMoved = (piece: Piece, n: number) => `${n} ${PIECES[piece][n === 1 ? 1 : 2]}`;

const SHOOTER: Record<Shooter, string> = {
	raider: 'Ein Jäger',
	basestar: 'Ein Basisstern',
	viper: 'Eine Viper',
	galactica: 'Die Galactica',
	pegasus: 'Die Pegasus',
	armory: 'Die bewaffnete Mannschaft',
	nuke: 'Eine Atomrakete',
	rifle: 'Der Widerstand'
};
const TARGET: Record<Target, string> = {
	raider: 'einen Jäger',
	heavy: 'einen schweren Jäger',
	basestar: 'einen Basisstern',
	viper: 'eine Viper',
	raptor: 'einen Raptor',
	civilian: 'ein ziviles Schiff',
	centurion: 'einen Zenturio',
	occupation: 'einen Besatzungstrupp',
	nuke: 'eine Atomrakete',
	galactica: 'die Galactica',
	pegasus: 'die Pegasus'
};
const RESULT: Record<CombatResult, string> = {
	nothing: 'daneben',
	damaged: 'beschädigt',
	'damaged-twice': 'zweimal beschädigt',
	destroyed: 'zerstört',
	'destroyed-plus-3-raiders': 'zerstört, dazu bis zu drei Jäger',
	'pegasus-damaged': 'die Pegasus selbst wird beschädigt',
	removed: 'vertrieben'
};
const CHECK = { pass: 'bestanden', partial: 'teilweise bestanden', fail: 'nicht bestanden' } as const;
const OFFICE = { president: 'das Amt des Präsidenten', admiral: 'das Amt des Admirals' } as const;

function lookedAt(at: LookedAt, count: number, names: Names): string {
	if (at === 'ships') return `${count} ${plural(count, 'ziviles Schiff', 'zivile Schiffe')}`;
	if ('deck' in at) return `${cards(count)} des Stapels „${names.thing(at.deck)}“`;
	if ('loyalty' in at) return `${loyaltyCards(count)} von ${names.seat(at.loyalty)}`;
	if ('hand' in at) return `die Hand von ${names.seat(at.hand)} (${cards(count)})`;
	return `den Beitrag von ${names.seat(at.contribution)} (${cards(count)})`;
}
/** "1 Bevölkerung und 1 Treibstoff an Bord" */
function cargo(ship: string, names: Names): string {
	const aboard = cargoOf(ship).map(([resource, count]) => `${count} ${names.thing(resource)}`);
	return `${aboard.length === 0 ? 'niemand' : list(aboard)} an Bord`;
}
function seen({ pile, card }: SeenCard, names: Names): string {
	if (pile === 'civilian-ship') return `ein Schiff (${cargo(card, names)})`;
	return pile === 'skill' ? names.cards([card]) : names.thing(card);
}
/** Cards of one player are said to be his once, before they are named. */
function sight(shown: readonly SeenCard[], names: Names): string {
	const what = list(shown.map((card) => seen(card, names)));
	const [owner, ...others] = new Set(shown.map(({ of }) => of));
	return owner === undefined || others.length > 0
		? `gesehen: ${what}`
		: `${plural(shown.length, 'eine Karte', 'Karten')} von ${names.seat(owner)} gesehen: ${what}`;
}
/** A card of a hand or a Loyalty card. */
const ownCard = (card: string, names: Names) =>
	/-\d$/u.test(card) ? names.cards([card]) : names.thing(card);

function used({ deck, id }: About, names: Names): string {
	switch (deck) {
		case 'skill':
		case 'quorum':
		case 'super-crisis':
			return `spielt „${names.thing(id)}“`;
		case 'character':
			return `nutzt eine Fähigkeit von ${names.thing(id)}`;
		case 'title':
			return `nutzt ${OFFICE[id.startsWith('president') ? 'president' : 'admiral']}`;
		default:
			return `handelt: ${names.thing(id)}`;
	}
}

export const log = {
	'game-began': ({ first }, names) => `Die Partie beginnt. ${names.seat(first)} fängt an.`,
	'turn-began': ({ seat, turn }, names) => `Zug ${turn}: ${names.seat(seat)}.`,
	'game-over': ({ winner, winners }, names) => {
		const team = winner === 'humans' ? 'Die Menschen haben gewonnen' : 'Die Zylonen haben gewonnen';
		return winners.length > 0 ? `${team}: ${list(winners.map((seat) => names.seat(seat)))}.` : `${team}.`;
	},
	'era-began': ({ era }) =>
		era === 'occupied'
			? 'Die Flotte siedelt auf New Caprica, und die Zylonen besetzen es.'
			: 'Die Galactica ist zurück über New Caprica.',
	'sleepers-began': () => 'Die Schläfer erwachen: Neue Loyalitätskarten werden verteilt.',

	'character-chosen': ({ seat, character }, names) => `${names.seat(seat)} spielt ${names.thing(character)}.`,
	placed: ({ seat, at }, names) =>
		at === 'stranded'
			? `${names.seat(seat)} ist vorerst nicht auf dem Spielplan.`
			: `${names.seat(seat)} ist ${names.at(at)}.`,
	moved: ({ seat, to }, names) => `${names.seat(seat)} geht ${names.to(to)}.`,
	flew: ({ seat, to }, names) => `${names.seat(seat)} fliegt weiter und ist jetzt ${names.at(to)}.`,
	stayed: ({ seat }, names) => `${names.seat(seat)} bewegt sich nicht.`,
	sent: ({ seat, to }, names) => `${names.seat(seat)} muss ${names.to(to)}.`,
	'not-sent': ({ seat, to }, names) => `${names.seat(seat)} kann nicht ${names.to(to)} geschickt werden.`,
	'title-given': ({ seat, title }, names) => `${names.seat(seat)} hat jetzt ${OFFICE[title]}.`,
	'title-vacant': ({ title }) => `Niemand kann jetzt ${OFFICE[title]} ausüben.`,
	revealed: ({ seat, card, how }, names) => {
		const name = names.thing(card);
		if (how === 'executed')
			return `Die Hinrichtung zeigt eine Loyalitätskarte von ${names.seat(seat)}: ${name}.`;
		return how === 'action'
			? `${names.seat(seat)} deckt eine Loyalitätskarte auf: ${name}.`
			: `${names.seat(seat)} muss eine Loyalitätskarte aufdecken: ${name}.`;
	},
	'turned-cylon': ({ seat }, names) => `${names.seat(seat)} spielt ab jetzt als Zylon.`,
	executed: ({ seat, character }, names) =>
		`${names.thing(character)} (${names.seat(seat)}) wird hingerichtet.`,
	'loyalty-shown': ({ seat, cards: shown }, names) =>
		`${names.seat(seat)} zeigt ${plural(shown.length, 'eine Loyalitätskarte', 'Loyalitätskarten')}: ${things(shown, names)}.`,
	'handed-over': ({ seat, to, count }, names) =>
		`${names.seat(seat)} übergibt ${loyaltyCards(count)} an ${names.seat(to)}.`,
	'infiltration-began': ({ seat }, names) => `${names.seat(seat)} unterwandert die Menschen.`,
	'infiltration-ended': ({ seat }, names) => `${names.seat(seat)} unterwandert die Menschen nicht mehr.`,
	'agenda-shown': ({ seat, card, fulfilled }, names) =>
		`Das geheime Ziel von ${names.seat(seat)} war „${names.thing(card)}“: ${fulfilled ? 'erreicht' : 'nicht erreicht'}.`,

	'loyalty-dealt': ({ seat, count }, names) => `${names.seat(seat)} bekommt ${loyaltyCards(count)}.`,
	'agenda-dealt': ({ seat, side }, names) =>
		`${names.seat(seat)} bekommt ein ${side === 'hostile' ? 'feindliches' : 'freundliches'} geheimes Ziel.`,
	drew: ({ seat, from, count }, names) =>
		`${names.seat(seat)} zieht ${cards(count)} vom Stapel „${names.thing(from)}“.`,
	'drew-cards': ({ seat, cards: drawn }, names) =>
		`${names.seat(seat)} zieht ${list(drawn.map((card) => ownCard(card, names)))}.`,
	discarded: ({ seat, cards: gone }, names) => `${names.seat(seat)} wirft ab: ${names.cards(gone)}.`,
	'discarded-other': ({ seat, card }, names) =>
		seat === null
			? `Eine Karte wird abgeworfen: ${names.thing(card)}.`
			: `${names.seat(seat)} wirft ab: ${names.thing(card)}.`,
	'gave-cards': ({ seat, to, count }, names) =>
		`${names.seat(seat)} gibt ${cards(count)} an ${names.seat(to)}.`,
	'gave-cards-seen': ({ seat, to, cards: given }, names) =>
		`${names.seat(seat)} gibt an ${names.seat(to)}: ${names.cards(given)}.`,
	'exchanged-hands': ({ seat, with: other }, names) =>
		`${names.seat(seat)} und ${names.seat(other)} tauschen ihre Handkarten.`,
	'destiny-built': ({ count }) => `Der Schicksalsstapel hat ${cards(count)}.`,
	'destiny-changed': ({ count }) => `Der Schicksalsstapel hat jetzt ${cards(count)}.`,
	reshuffled: ({ deck }, names) => `Der Stapel „${names.thing(deck)}“ wird neu gemischt.`,
	looked: ({ seat, at, count }, names) => `${names.seat(seat)} sieht sich ${lookedAt(at, count, names)} an.`,
	saw: ({ seat, cards: shown }, names) =>
		shown.length === 0
			? `${names.seat(seat)} hat gesehen, dass es nichts zu sehen gab.`
			: `${names.seat(seat)} hat ${sight(shown, names)}.`,
	'was-seen': ({ by, cards: shown }, names) =>
		`${names.seat(by)} hat ${plural(shown.length, 'diese Karte', 'diese Karten')} von dir gesehen: ${list(shown.map((card) => ownCard(card, names)))}.`,
	'put-back': ({ seat, deck, top, bottom }, names) => {
		const some = (n: number) => (deck === 'locked' ? `${n} ${plural(n, 'Schiff', 'Schiffe')}` : cards(n));
		const where = [
			...(top > 0 ? [`${some(top)} oben auf`] : []),
			...(bottom > 0 ? [`${some(bottom)} unter`] : [])
		];
		const pile = deck === 'locked' ? 'die gesperrten Schiffe' : `den Stapel „${names.thing(deck)}“`;
		return `${names.seat(seat)} legt ${list(where)} ${pile}.`;
	},
	played: ({ seat, about }, names) => `${names.seat(seat)} ${used(about, names)}.`,
	triggered: ({ about, seat }, names) => {
		if (about.deck === 'character') return `Eine Fähigkeit von ${names.thing(about.id)} wirkt.`;
		return seat === null
			? `„${names.thing(about.id)}“ wirkt.`
			: `„${names.thing(about.id)}“ wirkt bei ${names.seat(seat)}.`;
	},
	'card-kept': ({ about, with: holder }, names) =>
		holder === null
			? `„${names.thing(about.id)}“ bleibt im Spiel.`
			: `„${names.thing(about.id)}“ bleibt bei ${names.seat(holder)} im Spiel.`,
	'card-ended': ({ about }, names) => `„${names.thing(about.id)}“ ist nicht mehr im Spiel.`,
	'card-removed': ({ about }, names) => `„${names.thing(about.id)}“ scheidet aus der Partie aus.`,
	'option-taken': ({ seat, option, of }, names) =>
		`${names.seat(seat)} wählt ${letter(option)}${of ? ` („${names.thing(of.id)}“)` : ''}.`,
	'switched-option': () => 'Stattdessen gilt die andere Wahl.',
	declined: ({ seat, of }, names) =>
		of ? `${names.seat(seat)} verzichtet auf „${names.thing(of.id)}“.` : `${names.seat(seat)} verzichtet.`,
	ignored: ({ seat }, names) => `${names.seat(seat)} ignoriert das, wie es Zylonen dürfen.`,

	'crisis-revealed': ({ seat, about }, names) =>
		`${names.seat(seat)} deckt eine Krise auf: ${names.thing(about.id)}.`,
	'check-began': ({ difficulty, positive, of, target }, names) =>
		`Probe („${names.thing(of.id)}“): Schwierigkeit ${difficulty} mit ${things(positive, names)}${target === null ? '' : `, gegen ${names.seat(target)}`}.`,
	'destiny-in': ({ count }) =>
		count === 0
			? 'Keine Schicksalskarten kommen in die Probe.'
			: `${count} ${plural(count, 'Schicksalskarte kommt', 'Schicksalskarten kommen')} in die Probe.`,
	contributed: ({ seat, count }, names) =>
		count === 0
			? `${names.seat(seat)} legt keine Karten dazu.`
			: `${names.seat(seat)} legt ${cards(count)} dazu.`,
	'contributed-cards': ({ seat, cards: added }, names) =>
		added.length === 0
			? `${names.seat(seat)} legt keine Karten dazu.`
			: `${names.seat(seat)} legt dazu: ${names.cards(added)}.`,
	'check-revealed': ({ cards: shown }, names) =>
		shown.length === 0 ? 'In der Probe liegt keine Karte.' : `In der Probe: ${names.cards(shown)}.`,
	'check-ended': ({ total, difficulty, outcome }) =>
		`Summe ${total < 0 ? `−${-total}` : total} gegen ${difficulty}: ${CHECK[outcome]}.`,
	'check-bypassed': ({ seat, outcome }, names) =>
		`${names.seat(seat)} entscheidet die Probe ohne Karten: ${CHECK[outcome]}.`,

	rolled: ({ seat, face, result }, names) =>
		face === result
			? `${names.seat(seat)} würfelt ${face}.`
			: `${names.seat(seat)} würfelt ${face}, das zählt als ${result}.`,
	'roll-replaced': ({ seat, value }, names) => `${names.seat(seat)} nimmt ${value}, statt zu würfeln.`,
	'resource-changed': ({ resource, by, to }, names) => `${names.thing(resource)} ${signed(by)}, jetzt ${to}.`,
	'loss-prevented': ({ resource, by }, names) =>
		`Der Verlust an ${names.thing(resource)} ist um ${by} geringer.`,
	'marker-moved': ({ by, to }) =>
		by < 0
			? `Die Sprungvorbereitung fällt auf Schritt ${to} zurück.`
			: `Die Sprungvorbereitung rückt auf Schritt ${to} vor.`,
	'distance-changed': ({ by, to }) => `Entfernung ${signed(by)}, jetzt ${to}.`,
	jumped: ({ destination }, names) =>
		destination === null
			? 'Die Flotte springt.'
			: `Die Flotte springt. Zielort: ${names.thing(destination)}.`,
	'difficulty-changed': ({ by }) =>
		by < 0 ? `Die Probe wird um ${-by} leichter.` : `Die Probe wird um ${by} schwerer.`,

	icon: ({ icon }) =>
		({
			raiders: 'Die Jäger handeln.',
			'launch-raiders': 'Die Basissterne starten Jäger.',
			heavy: 'Schwere Jäger und Zenturionen rücken vor.',
			basestars: 'Die Basissterne feuern.',
			occupation: 'Die Besatzungstrupps handeln.'
		})[icon],
	'ships-placed': ({ piece, count, at, scar }, names) => {
		if (at === 'boarding-start')
			return `${pieces(piece, count)} ${plural(count, 'kommt', 'kommen')} an Bord der Galactica.`;
		return `${pieces(piece, count)} ${plural(count, 'erscheint', 'erscheinen')} ${names.at(at)}${scar ? ', darunter Scar' : ''}.`;
	},
	'ships-launched': ({ piece, count, at }, names) =>
		`${pieces(piece, count)} ${plural(count, 'startet', 'starten')} ${names.at(at)}.`,
	'ships-moved': ({ piece, count, to, seat }, names) =>
		seat === undefined
			? `${pieces(piece, count)} ${plural(count, 'fliegt weiter und ist', 'fliegen weiter und sind')} jetzt ${names.at(to)}.`
			: `${names.seat(seat)} bewegt ${piecesMoved(piece, count)}, jetzt ${names.at(to)}.`,
	'ships-removed': ({ piece, count }) =>
		`${pieces(piece, count)} ${plural(count, 'verlässt', 'verlassen')} den Spielplan.`,
	shot: ({ by, at, area, result, seat }, names) => {
		const where = area === null ? '' : ` ${names.at(area)}`;
		const target = at === 'viper' && seat !== undefined ? `die Viper von ${names.seat(seat)}` : TARGET[at];
		// the guns of the fleet are where the fleet is; of Cylon ships it matters where they are
		if (by === 'raider' || by === 'basestar')
			return `${SHOOTER[by]}${where} greift ${target} an: ${RESULT[result]}.`;
		const shooter = by === 'viper' && seat !== undefined ? names.seat(seat) : SHOOTER[by];
		return `${shooter} greift ${target}${where} an: ${RESULT[result]}.`;
	},
	'piece-damaged': ({ piece, count, seat, token }, names) => {
		const what = seat === undefined ? pieces(piece, count) : `Die Viper von ${names.seat(seat)}`;
		return `${what} ${plural(count, 'wird', 'werden')} beschädigt${token === undefined ? '' : `: ${names.thing(token)}`}.`;
	},
	'piece-destroyed': ({ piece, count, area, seat, ship }, names) => {
		const what =
			piece === 'viper' && seat !== undefined ? `Die Viper von ${names.seat(seat)}` : pieces(piece, count);
		return `${what} ${plural(count, 'wird', 'werden')} ${area === undefined ? '' : `${names.at(area)} `}zerstört${ship === undefined ? '' : `: ${cargo(ship, names)}`}.`;
	},
	repaired: ({ piece, count }) => `${pieces(piece, count)} ${plural(count, 'wird', 'werden')} repariert.`,
	'place-damaged': ({ place }, names) => `Beschädigt: ${names.thing(place)}.`,
	'place-repaired': ({ place }, names) => `Repariert: ${names.thing(place)}.`,
	'ship-hit': ({ ship, token }, names) =>
		`Die ${ship === 'galactica' ? 'Galactica' : 'Pegasus'} ist getroffen: ${names.thing(struckBy(token))}.`,
	'pegasus-destroyed': () => 'Die Pegasus ist zerstört.',
	'centurions-moved': ({ to }) =>
		`${plural(to.length, 'Der Zenturio rückt', 'Die Zenturionen rücken')} auf ${plural(to.length, 'Feld', 'die Felder')} ${list(to.map(String))} von 4 vor.`,
	boarded: ({ area }, names) =>
		`Ein schwerer Jäger landet ${names.at(area)}: Ein Zenturio ist an Bord der Galactica.`,
	piloted: ({ seat, area }, names) => `${names.seat(seat)} fliegt eine Viper ${names.at(area)}.`,
	'ship-prepared': () => 'Ein ziviles Schiff auf New Caprica ist startklar.',
	'ship-evacuated': ({ area }, names) =>
		`Ein ziviles Schiff verlässt New Caprica und ist jetzt ${names.at(area)}.`,
	'occupation-moved': () => 'Die Besatzungstrupps rücken vor.'
} satisfies LogWords;
