/** Labels and the texts that come from fields of a card rather than from effects. */
import type { Resource } from '../../../box/ids.ts';
import { capital } from '../compose.ts';
import type { CardWords, Labels } from '../types.ts';
import { joinGoals } from './conditions.ts';
import { list } from './grammar.ts';
import { names } from './names.ts';
import { counted } from './nouns.ts';
import { placed, role } from './phrases.ts';
import { terms } from './terms.ts';

export const labels: Labels = {
	action: 'Aktion',
	movement: 'Bewegung',
	inPlay: 'Im Spiel',
	reveal: 'Aktion, indem du diese Karte aufdeckst',
	once: 'einmal pro Partie',
	reckless: 'Waghalsig',
	pass: 'Bestanden',
	fail: 'Nicht bestanden',
	partial: (at) => `Mindestens ${String(at)}`,
	option: (index) => 'ABCD'.charAt(index),
	activate: 'Aktivieren',
	setup: 'Aufbau',
	start: 'Start',
	user: { human: 'nur menschliche Spieler', cylon: 'nur Zylonenspieler', president: 'nur der Präsident' },
	nothing: 'keine Wirkung',
	hazardous: 'Gefährlich: Hierher kommst du nur, wenn dich ein Text hierher schickt.',
	noVipers: 'Es werden keine Vipern gestartet.',
	notACylon: 'Du gehörst zu den Menschen, falls keine deiner anderen Loyalitätskarten etwas anderes sagt.',
	youAreACylon: 'Du gehörst zu den Zylonen.',
	needs: (condition) => `Dies ist nur möglich, falls ${condition}.`
};

// Object.entries forgets that the keys are resources and that no value is missing.
const losses = (loses: Partial<Record<Resource, number>>): string =>
	list(
		(Object.entries(loses) as [Resource, number][]).map(
			([resource, n]) => `${String(n)} ${terms.resources[resource]}`
		)
	);

const LIMITS = { roll: 'Wurf', result: 'Wurf', check: 'Fertigkeitsprobe', turn: 'Zug' } as const;
export const limit: CardWords['limit'] = ({ per, group }, context) => {
	if (group === 'orders')
		return `In jedem Zug darf nur 1 Karte „${names.skill['executive-order']}“ oder „${names.skill['critical-situation']}“ benutzt werden.`;
	if (group === 'reckless')
		return 'Die Probe wird waghalsig. Vor jeder Fertigkeitsprobe darf nur 1 waghalsige Karte gespielt werden.';
	return context.carrier
		? `Das darfst du nur einmal pro ${LIMITS[per]}.`
		: `Pro ${LIMITS[per]} wirkt nur 1 Karte dieses Namens.`;
};

export const fields: CardWords['fields'] = {
	chooses: (by, context) => `${capital(role(by, context).np)} wählt:`,
	start: (start) =>
		start === 'viper'
			? 'in einer Viper, die aus der Reserve gestartet wird'
			: start === 'stranded'
				? 'nicht auf dem Spielplan'
				: typeof start === 'string'
					? terms.places[start][1]
					: list(
							start.map((place) => terms.places[place][1]),
							'or'
						),
	goal: (conditions) => `Du gewinnst, falls ${joinGoals(conditions)}.`,
	losses: (loses, of) => {
		const lost = losses(loses) || 'nichts';
		return of === 'damage'
			? `Die Menschen verlieren ${lost}; dieser Marker scheidet aus dem Spiel aus.`
			: `Wird es zerstört, verlieren die Menschen ${lost}.`;
	},
	damaged: (place) =>
		`Dieser Marker beschädigt ${terms.places[place][0]}: Wer sich dort befindet, kommt auf die Krankenstation, und der Ort ist bis zur Reparatur nicht nutzbar.`,
	hits: (n) => `Dieser Marker zählt als ${counted(n, 'Treffer', 'Treffer')}.`,
	fuel: (by) => (by === 0 ? 'Verliert keinen Treibstoff.' : `Verliert ${String(-by)} Treibstoff.`),
	distance: (n) => `Entfernung ${String(n)}.`,
	nukes: (n) => `Erhalte zu Beginn der Partie ${counted(n, 'Atomrakete', 'Atomraketen')}.`,
	unusable: (type) =>
		`${terms.skills[type]} gehört zu deinem Fertigkeitsset, aber als menschlicher Spieler kannst du die Texte dieser Karten nicht nutzen.`,
	activated: (icons) => list(icons.map((icon) => terms.icons[icon])),
	setup: (at, pieces) => `${placed(pieces, 'nom')} ${terms.areas[at]}`,
	thisBasestar: { id: 'basestar', np: 'dieser Basisstern', person: 'one' },
	ability: (name, timing) => `${name}${timing ? ` (${timing})` : ''}:`
};
