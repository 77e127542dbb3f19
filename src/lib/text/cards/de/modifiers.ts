/** What holds while something is in play, or for a while. */
import type { PlaceId } from '../../../box/ids.ts';
import type { Deed, Modifier } from '../../../box/vocabulary.ts';
import type { Clause, Context, Subject, Vp } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { deckCards, place, seats, skillCards, who, you } from './phrases.ts';
import { DECK_STEMS, terms } from './terms.ts';
import { act, vp } from './verb-phrases.ts';

const thing = (np: string, person: 'one' | 'many' = 'one'): Subject => ({ id: np, np, person });
const state = (subject: Subject, ...vps: readonly Vp[]): Clause => ({ subject, stated: true, vps });
const signed = (by: number, what: string): Clause[] =>
	act(by < 0 ? 'senken' : 'erhöhen', what, `um ${String(Math.abs(by))}`);

/** After "außer": the place without "in" or "auf". */
const apartFrom = (place: PlaceId): string =>
	terms.places[place][1].replace(/^im /u, 'dem ').replace(/^(?:in|auf|bei) /u, '');
const WITH_OTHERS = ', an dem ein anderer Charakter ist';
/** What is forbidden: with `no` it says "nicht" or "kein" itself, else "niemand" has said so before. */
function deed(d: Deed, no: boolean): { done: Vp; tail?: string } {
	const not = no ? 'nicht' : '';
	const none = no ? 'keinen' : 'einen';
	switch (d.do) {
		case 'activate':
			return no && place(d.at).includes(' oder ')
				? { done: vp('aktivieren', `weder ${place(d.at).replace(' oder ', ' noch ')}`) }
				: { done: vp('aktivieren', place(d.at), not) };
		case 'activate-shared':
			return { done: vp('aktivieren', `${none} Ort außer ${apartFrom(d.except)}`), tail: WITH_OTHERS };
		case 'move':
			if (d.to === 'shared') return { done: vp('bewegen', '{self}', `an ${none} Ort`), tail: WITH_OTHERS };
			return {
				done: vp(
					'bewegen',
					'{self}',
					`${not} ${d.to === undefined ? '' : terms.boards[d.to.board][2]}`.trim()
				)
			};
		case 'be-moved':
			return { done: vp('bewegt werden', undefined, not) };
		case 'act':
			return { done: vp('durch|führen', no ? 'keine Aktionen' : 'Aktionen') };
		case 'look-at-loyalty':
			return { done: vp('an|sehen', `{to-self} ${no ? 'keine ' : ''}Loyalitätskarten anderer Spieler`) };
		case 'once-per-game':
			return { done: vp('ein|setzen', '{own:e} Fähigkeit „einmal pro Partie“', not) };
		case 'reveal-effect':
			return { done: vp('nutzen', 'den Text der Loyalitätskarte, mit der du dich enttarnst,', not) };
		case 'launch':
			return { done: vp('starten', no ? 'weder Jäger noch schwere Jäger' : 'Jäger oder schwere Jäger') };
		case 'attack':
			return { done: vp('an|greifen', 'die Galactica', not) };
		case 'be-chosen-at':
			return { done: vp('gewählt werden', undefined, `mit ${apartFrom(d.place)} ${not}`.trim()) };
	}
}

type Forbid = Extract<Modifier, { kind: 'forbid' }>;
function prohibition(subject: Subject, modal: 'may' | 'cannot', mod: Forbid, context: Context): Clause[] {
	const { done, tail } = deed(mod.deed, modal === 'cannot');
	const lasting = context.until === 'game' ? 'bis zum Ende der Partie ' : '';
	const rest = `${lasting}${done.rest ?? ''}`.trim();
	return [{ subject, modal, vps: [{ ...done, ...(rest ? { rest } : {}) }], ...(tail ? { tail } : {}) }];
}
function forbid(mod: Forbid, context: Context): Clause[] {
	const bound = mod.who ?? context.carrier;
	if (bound === undefined) return prohibition(thing('niemand'), 'may', mod, context);
	if (typeof bound === 'object' && 'each' in bound) {
		const everyone = bound.each === 'all' && bound.except === undefined;
		return prohibition(thing(everyone ? 'niemand' : seats(bound, 'no', context, 'nom')), 'may', mod, context);
	}
	const subject = typeof bound === 'object' && 'np' in bound ? bound : who(bound, context);
	return prohibition(subject, 'cannot', mod, context);
}

const LIMIT = {
	hand: (n: number) => vp('behalten', `höchstens ${skillCards(n)}`, 'auf der Hand'),
	'quorum-hand': (n: number) => vp('behalten', `höchstens ${deckCards(n, 'quorum')}`, 'auf der Hand'),
	'check-cards': (n: number) => vp('hinzu|fügen', `jeder Fertigkeitsprobe höchstens ${skillCards(n)}`),
	actions: (n: number) => vp('durch|führen', `im Schritt „Handeln“ ${String(n)} Aktionen`)
} as const;
const LIMIT_IS_PERMISSION = {
	hand: false,
	'quorum-hand': false,
	'check-cards': true,
	actions: true
} as const;

const ROLLS = {
	against: 'das Ergebnis jedes Angriffswurfs gegen diesen Basisstern',
	unmanned: 'das Ergebnis jedes Angriffswurfs einer unbemannten Viper'
} as const;
const rolled = (rolls: 'any' | keyof typeof ROLLS, context: Context): string =>
	rolls === 'any' ? `das ${context.until === 'next-result' ? 'neue ' : ''}Ergebnis` : ROLLS[rolls];

/** The destinations are the Admiral's own; anybody else draws them in his place, once. */
const isAdmiral = (context: Context): boolean => context.you.includes('admiral');

export const modifiers: CardWords['modifiers'] = {
	difficulty: (m) => signed(m.by, 'die Schwierigkeit der Probe'),
	positive: (m) =>
		act(
			'werten',
			m.types
				? `alle ${list(m.types.map((type) => `${DECK_STEMS[type]}karten`))} in der Probe`
				: `alle Karten der Stärke ${String(m.strength ?? 1)} in der Probe`,
			'positiv'
		),
	'strength-zero': () => act('werten', 'alle Karten dieser Fertigkeit in der Probe', 'mit Stärke 0'),
	'face-up': (m) => [
		state(
			thing('alle Karten, die Spieler dieser Probe hinzufügen,', 'many'),
			vp('ausgelegt werden', undefined, 'offen')
		),
		state(
			thing('die Schicksalskarten', 'many'),
			vp('ausgelegt werden', undefined, m.destiny ? 'ebenfalls offen' : 'weiterhin verdeckt')
		)
	],
	'destiny-count': (m) =>
		act(
			'hinzu|fügen',
			m.n === 0 ? 'dieser Probe keine Schicksalskarten' : `dieser Probe ${deckCards(m.n, 'destiny')}`
		),
	'roll-add': (m, context) => signed(m.by, rolled(m.rolls, context)),
	limit: (m) => [
		{ ...state(you, LIMIT[m.of](m.n)), ...(LIMIT_IS_PERMISSION[m.of] ? { modal: 'may' as const } : {}) }
	],
	receive: (m) => [state(you, vp('ziehen', `im Schritt „Fertigkeiten erhalten“ nur ${skillCards(m.n)}`))],
	'draw-choice': (m, context) => [
		{
			...state(
				you,
				vp(
					'ziehen',
					`${m.deck === 'crisis' ? 'stattdessen ' : isAdmiral(context) ? '' : 'anstelle des Admirals '}${deckCards(m.draw, m.deck)}`
				),
				vp('aus|führen', '1 davon'),
				vp('legen', m.draw === 2 ? 'die andere' : 'die anderen', 'unter den Stapel')
			),
			lead:
				m.deck === 'crisis'
					? 'wenn du eine Krisenkarte ziehst'
					: isAdmiral(context)
						? 'wenn die Flotte springt'
						: 'beim nächsten Sprung der Flotte'
		}
	],
	forbid,
	'activation-cost': (m) => [
		{
			...state(you, vp('müssen', undefined, `zuerst ${skillCards(m.discard)} abwerfen`)),
			lead: `wenn du ${m.at === 'any' ? 'einen Ort' : place(m.at)} aktivieren willst`
		}
	],
	'random-discard': () => [
		{
			...state(you, vp('bestimmen', 'sie', 'zufällig')),
			lead: 'wenn du Fertigkeitskarten abwerfen musst'
		}
	],
	'loss-less': (m) => act('verringern', 'deren nächsten Verlust in diesem Zug', `um ${String(m.by)}`),
	'add-icon': () => act('werten', 'die nächste Krisenkarte dieses Zuges', 'als Karte mit Sprungsymbol'),
	'skip-step': (m) =>
		m.step === 'crisis'
			? [state(you, vp('überspringen', 'den Schritt „Krise“ {own:es} Zuges'))]
			: act('überspringen', 'den Schritt „Sprung vorbereiten“ dieses Zuges'),
	'launch-add': (m) => [
		{
			subject: thing('jeder'),
			lead: 'immer wenn Basissterne Jäger oder schwere Jäger starten',
			vps: [vp('starten', `${String(m.by)} Schiff dieser Art mehr`)]
		}
	],
	'raiders-miss': (m) => [
		state(
			thing(`die ersten ${String(m.first)} Jäger, die in deinem Bereich aktiviert werden,`, 'many'),
			vp('verfehlen', 'ihr Ziel', 'ohne Wurf')
		)
	],
	ace: (m) => [
		{
			...state(
				thing('Scar'),
				vp('aktiviert werden', undefined, m.passes === 2 ? 'zweimal' : `${String(m.passes)}-mal`)
			),
			lead: 'immer wenn Jäger aktiviert werden'
		},
		state(
			thing('Scar'),
			vp('zerstört werden', undefined, `nur bei einem Ergebnis von ${String(m.killedOn)} oder 8`)
		)
	],
	'extra-loyalty': (m) => [
		state(
			you,
			vp(
				'erhalten',
				`${m.at === 'entry' ? 'zu Beginn der Partie' : 'in der Schläferphase'} 1 zusätzliche Loyalitätskarte`
			)
		),
		state(thing('der Loyalitätsstapel'), vp('enthalten', '1 Karte „Du bist kein Zylon“ mehr'))
	],
	redirect: (m) => [
		{
			...state(
				thing(`ein Charakter auf New Caprica, der ${terms.places[m.from][2]} geschickt wird,`),
				vp('kommen', undefined, `stattdessen ${terms.places[m.to][2]}`)
			),
			...(m.while === 'before-return' ? { lead: 'bis zur Rückkehr der Galactica' } : {})
		}
	]
};
