import { describe, expect, it } from 'vitest';
import { allComponents } from '../../../box/index.ts';
import { cardText } from '../lines.ts';
import german from './index.ts';
import { finite, infinitive } from './verbs.ts';

const texts = new Map(
	allComponents().map((component) => [
		`${component.deck}/${component.id}`,
		cardText(german, component).join('\n')
	])
);

describe('German verbs', () => {
	it.each([
		['ab|werfen', 'you', true, 'wirf', 'ab'],
		['ab|werfen', 'one', false, 'wirft', 'ab'],
		['ab|werfen', 'group', true, 'werft', 'ab'],
		['spielen', 'you', true, 'spiele', ''],
		['würfeln', 'you', true, 'würfle', ''],
		['würfeln', 'you', false, 'würfelst', ''],
		['hin|richten', 'group', false, 'richtet', 'hin'],
		['ersetzen', 'you', false, 'ersetzt', ''],
		['erhalten', 'group', false, 'erhaltet', ''],
		['hingerichtet werden', 'you', false, 'wirst', 'hingerichtet'],
		['erhöhen/senken', 'you', false, 'erhöhst oder senkst', '']
	] as const)('bends %s for %s', (verb, person, command, bent, end) => {
		expect(finite(verb, person, command)).toEqual([bent, end]);
	});
	it('puts "zu" inside a separable verb and before any other', () => {
		expect(infinitive('ab|werfen', 'zu ')).toBe('abzuwerfen');
		expect(infinitive('springen lassen', 'zu ')).toBe('springen zu lassen');
		expect(infinitive('erhöhen/senken', 'zu ')).toBe('zu erhöhen oder zu senken');
	});
});

describe('German card texts', () => {
	it('leave no mark of their making behind', () => {
		for (const [id, text] of texts)
			expect(`${id}: ${text}`).not.toMatch(/[{}|\u2190]|undefined| {2}| [,.;]|,[.;:,]|\.\./u);
	});
	it.each([
		// verb before doer after a moment, the condition at the end
		[
			'character/saul-tigh',
			'Vor einer Fertigkeitsprobe darfst du die Schwierigkeit der Probe um 3 senken, falls die Probe im Quartier des Admirals ausgelöst wurde.'
		],
		// the verb comes last in a condition
		[
			'skill/maximum-firepower',
			'Falls du eine Viper fliegst, greifst du bis zu viermal mit deiner Viper an.'
		],
		// a relative clause between commas
		[
			'skill/support-the-people',
			'darf jeder menschliche Spieler, der höchstens 4 Fertigkeitskarten auf der Hand hat, 2 Fertigkeitskarten aus seinem Fertigkeitsset ziehen.'
		],
		// the doer of the choice goes on
		[
			'crisis/cylon-screenings',
			'Der Spieler am Zug wählt den Präsidenten oder den Admiral und sieht sich zufällig 1 von dessen Loyalitätskarten an.'
		],
		// what was chosen before the check is named again after it
		['place/admirals-quarters', 'Bestanden: Schicke den gewählten Spieler in die Arrestzelle.'],
		// a price and its aim
		[
			'place/engine-room',
			'Wirf 2 Fertigkeitskarten ab, um die nächste Krisenkarte dieses Zuges als Karte mit Sprungsymbol zu werten.'
		],
		// nominative in a list, accusative as an object
		['crisis/tactical-strike', 'Aufbau: 1 schwerer Jäger vor der Galactica;'],
		[
			'quorum/authorization-of-brutal-force',
			'Zerstöre 3 Jäger, 1 schweren Jäger oder 1 Zenturio und würfle: Bei 1 oder 2'
		],
		// somebody else's deed as one's own
		['loyalty/cylon-reduce-morale', 'Du darfst die Menschen 1 Moral verlieren lassen.'],
		[
			'agenda/genocide',
			'falls die Zylonen gewonnen haben und die Nahrung und die Bevölkerung jeweils höchstens 2 betragen.'
		],
		// what is forbidden besides does not come "then"
		[
			'loyalty/you-are-a-sympathizer',
			'wirst du zum enttarnten Zylonen, ohne eine Superkrisenkarte zu ziehen, und du darfst die Zylonenflotte bis zum Ende der Partie nicht aktivieren.'
		],
		// a choice between two deeds is one sentence, and a second time is "weitere"
		[
			'place/presidents-office',
			'Du darfst 1 weitere Quorumskarte ziehen oder 1 Quorumskarte aus deiner Hand spielen.'
		],
		// two conditions of one rank have no comma between them
		['character/tom-zarek', 'ausgelöst wurde oder falls die Probe in der Haftanstalt'],
		// the card lies with one player, another may use it
		['quorum/probation', 'darf der Präsident diese Karte abwerfen, um sich die gelegten Karten anzusehen.'],
		['basestar-damage/disabled-hangar', 'Dieser Basisstern darf weder Jäger noch schwere Jäger starten.']
	])('%s', (id, sentence) => {
		expect(texts.get(id)).toContain(sentence);
	});
});
