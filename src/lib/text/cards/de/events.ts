/** Moments, as they lead a sentence. */
import type { Piece } from '../../../box/ids.ts';
import type { Trigger } from '../../../box/vocabulary.ts';
import type { Context } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { names } from './names.ts';
import { pieceNoun } from './nouns.ts';
import { DECK_STEMS, PIECE_NOUNS, terms } from './terms.ts';

const ofTrigger = ({ of }: Trigger): NonNullable<Trigger['of']> => of ?? {};

const ARTICLES = { m: ['ein', 'einen'], f: ['eine', 'eine'], n: ['ein', 'ein'] } as const;
const a = (piece: Piece, as: 'nom' | 'acc'): string =>
	`${ARTICLES[PIECE_NOUNS[piece].gender][as === 'nom' ? 0 : 1]} ${pieceNoun(piece, { many: false, in: as })}`;

function destroyed(trigger: Trigger): string {
	const { own, pieces = [] } = ofTrigger(trigger);
	return own
		? `nachdem du ${list(
				pieces.map((piece) => a(piece, 'acc')),
				'or'
			)} zerstört hast`
		: `immer wenn ${list(
				pieces.map((piece) => a(piece, 'nom')),
				'or'
			)} zerstört wird`;
}
function resolved(trigger: Trigger): string {
	const { card, cardOf } = ofTrigger(trigger);
	if (cardOf) return 'immer wenn du eine Quorumskarte aus deiner Hand gespielt hast';
	return `nachdem du eine Karte ${card ? `„${names.skill[card]}“ ` : ''}benutzt hast`;
}
function rolled(trigger: Trigger): string {
	const { attackOn, own } = ofTrigger(trigger);
	if (!attackOn) return 'nach einem Würfelwurf';
	return `nach dem Wurf für ${own ? 'deinen' : 'einen'} Angriff auf ${a(attackOn, 'acc')}`;
}
/** Whose contribution is looked at is said only where it is not the reader's own. */
const contributor = (context: Context): string =>
	context.you.includes('holder')
		? 'nachdem du Karten in eine Fertigkeitsprobe gelegt hast'
		: 'nachdem der Inhaber dieser Karte Karten in eine Fertigkeitsprobe gelegt hat';

export const events: CardWords['events'] = {
	// What a sheet says of a character's entry is so from the start, what a title gives is given once.
	'entered-play': (_, context) =>
		context.you.includes('president') || context.you.includes('admiral') ? 'zu Beginn der Partie' : '',
	'turn-start': (trigger) => `zu Beginn ${ofTrigger(trigger).own ? 'deines' : 'jedes'} Zuges`,
	'movement-end': () => 'am Ende deines Schritts „Bewegen“',
	'location-activated': (trigger) => {
		const { place } = ofTrigger(trigger);
		const where = place ? terms.places[place][0] : 'einen Ort';
		return trigger.instead ? `statt ${where} wie üblich zu nutzen` : `wenn du ${where} aktivierst`;
	},
	'action-end': () => 'am Ende deines Schritts „Handeln“',
	'turn-end': (trigger) => `am Ende ${ofTrigger(trigger).own ? 'deines' : 'jedes'} Zuges`,
	'card-resolved': resolved,
	'crisis-revealed': (trigger) =>
		trigger.instead
			? 'wenn eine Krisenkarte aufgedeckt, aber noch nicht ausgeführt ist'
			: 'wenn eine Krisenkarte aufgedeckt wird',
	'option-chosen': () => 'nachdem ein Spieler die Wahl auf einer Krisenkarte getroffen hat',
	'check-bypass': () => 'statt eine Fertigkeitsprobe abzulegen',
	'check-before': () => 'vor einer Fertigkeitsprobe',
	contributed: (_, context) => contributor(context),
	'check-cards-in': () =>
		'wenn alle Karten in einer Fertigkeitsprobe liegen, aber noch nicht aufgedeckt sind',
	'check-revealed': () => 'nach dem Aufdecken der Karten einer Fertigkeitsprobe',
	'check-abilities': (trigger) =>
		`wenn diese Karte in einer ${ofTrigger(trigger).reckless ? 'waghalsigen ' : ''}Fertigkeitsprobe aufgedeckt wird`,
	'check-total': () => 'wenn die Summe einer Fertigkeitsprobe feststeht',
	'check-outcome': (trigger) =>
		trigger.instead
			? 'anstelle der Folgen einer bestandenen Fertigkeitsprobe'
			: 'wenn eine Fertigkeitsprobe bestanden wird',
	'check-cleanup': () => 'nach einer Fertigkeitsprobe',
	'roll-due': (trigger) =>
		`wenn du ${ofTrigger(trigger).step === 'action' ? 'in deinem Schritt „Handeln“ ' : ''}würfeln müsstest`,
	'before-roll': () => 'vor einem Würfelwurf',
	'after-roll': rolled,
	'raiders-activate': (trigger) =>
		trigger.mode === 'auto' ? 'immer wenn Jäger aktiviert werden' : 'bevor Jäger aktiviert werden',
	'viper-placed': () => 'wenn eine Viper aus der Reserve in einen Raumbereich gesetzt wird',
	destroyed,
	discarded: (trigger) => {
		const { by, type } = ofTrigger(trigger);
		return `wenn ein ${by === 'human' ? 'menschlicher ' : ''}Spieler eine ${type ? DECK_STEMS[type] : 'Fertigkeits'}karte abwirft`;
	},
	'resource-lost': (trigger) => {
		const { resource } = ofTrigger(trigger);
		return `immer wenn ${resource ? terms.resources[resource] : 'eine Ressource'} verloren geht`;
	},
	'cylon-revealed': () => 'immer wenn ein Spieler eine Karte „Du bist ein Zylon“ aufdeckt',
	'card-received': () => 'beim Erhalt dieser Karte',
	'sleepers-dealt': () => 'nach dem Austeilen der Loyalitätskarten in der Schläferphase',
	'distance-reached': (trigger) =>
		`sobald die zurückgelegte Entfernung mindestens ${String(ofTrigger(trigger).distance ?? 0)} beträgt`,
	'fleet-jumped': () => 'wenn die Flotte springt'
};
