/** What effects on cards, people and ships are called; controls are in `controls.ts`. */
import { COMBAT, type CombatResult, type CombatRow } from '../../../box/combat.ts';
import type { Effect, Pieces, PlainEffect, Until, Weapon } from '../../../box/vocabulary.ts';
import {
	BACK,
	capital,
	isSecond,
	wordModifier,
	type Clause,
	type Context,
	type Subject
} from '../compose.ts';
import type { CardWords } from '../types.ts';
import { cardEffects } from './card-effects.ts';
import { counted, times, upToTimes } from './nouns.ts';
import { amount, deckCards, humans, placed, role, ships, to, toWhom, who, whom } from './phrases.ts';
import { terms } from './terms.ts';
import { act, does, vp } from './verb-phrases.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
const chosenShips = (context: Context): string => ((context.chosenShips ?? 1) > 1 ? 'sie' : 'es') + BACK;

const MORE = { fuel: 'weiteren', food: 'weitere', morale: 'weitere', population: 'weitere' } as const;
function resource(e: Of<'resource'>, context: Context): Clause[] {
	const { resource: what, by } = e;
	const loss = typeof by !== 'number' || by < 0;
	const n = typeof by === 'number' ? String(Math.abs(by)) : '';
	const object =
		typeof by !== 'number'
			? amount(by.minus, context)
			: what === 'highest'
				? `${n} von der höchsten Ressource`
				: what === 'chosen-resource'
					? `${n} davon`
					: `${n} ${isSecond(e, context) ? `${MORE[what]} ` : ''}${terms.resources[what]}`;
	return [
		{ ...(context.cylon ? { subject: humans } : {}), vps: [vp(loss ? 'verlieren' : 'erhalten', object)] }
	];
}

const UNTIL = {
	roll: ' für diesen Wurf',
	result: ' für dieses Ergebnis',
	'next-result': ' für das nächste Ergebnis',
	check: ' für diese Probe',
	activation: ' für diese Aktivierung',
	turn: ' bis zum Ende dieses Zuges',
	jump: ' bis zum nächsten Sprung der Flotte',
	game: ' bis zum Ende der Partie',
	used: ', bis sie benutzt wird',
	'no-raider-left': ', bis die Flotte springt oder kein Jäger mehr übrig ist',
	'scar-destroyed': ', bis die Flotte springt oder Scar zerstört wird',
	'civilian-or-basestar-destroyed':
		', bis die Flotte springt oder ein ziviles Schiff oder ein Basisstern zerstört wird'
} as const satisfies Record<Extract<Until, string> | Extract<Until, object>['jumpOr'], string>;
function keep(e: Of<'keep'>, context: Context): Clause[] {
	const until = UNTIL[typeof e.until === 'string' ? e.until : e.until.jumpOr];
	if (e.with) {
		const gift = vp('geben', `${toWhom(e.with, context)} diese Karte`);
		return [{ vps: [gift], tail: `; er behält sie${until}` }];
	}
	return until.startsWith(',')
		? [{ vps: [vp('lassen', 'diese Karte', 'im Spiel')], tail: until }]
		: act('lassen', 'diese Karte', `${until.trim()} im Spiel`);
}

function send(e: Of<'send'>, context: Context): Clause[] {
	if (typeof e.who === 'string' && context.you.includes(e.who)) return act('gehen', undefined, to(e.to));
	// A place was chosen too, and it is "er" as well.
	const sent =
		e.who === 'chosen' && e.to === 'chosen-place' && !context.apart
			? `diesen Spieler${BACK}`
			: whom(e.who, context);
	return act('schicken', `${sent} ${to(e.to)}`);
}

function execute(e: Of<'execute'>, context: Context): Clause[] {
	const yours = typeof e.who === 'string' && context.you.includes(e.who);
	if (!yours && typeof e.who === 'string') return act('hin|richten', whom(e.who, context));
	const tail = e.moraleLoss === false ? { tail: ', aber dafür geht keine Moral verloren' } : {};
	return [{ subject: who(e.who, context), stated: true, vps: [vp('hingerichtet werden')], ...tail }];
}

const OFFICES = { president: 'das Amt des Präsidenten', admiral: 'das Amt des Admirals' } as const;
function title(e: Of<'title'>, context: Context): Clause[] {
	const what = e.title === 'chosen-title' ? `dieses Amt${BACK}` : OFFICES[e.title];
	if (typeof e.to === 'string' && context.you.includes(e.to)) {
		const tail = '; am Ende des Zuges gibst du es dem vorherigen Inhaber zurück';
		return [{ vps: [vp('übernehmen', what)], ...(e.returned ? { tail } : {}) }];
	}
	const receiver =
		typeof e.to === 'string'
			? toWhom(e.to, context)
			: `dem in der Nachfolge ranghöchsten Spieler außer ${toWhom(e.to.except, context)}`;
	return act('geben', `${receiver} ${what}`);
}

function grant(e: Of<'grant'>, context: Context): Clause[] {
	const more = context.you.includes(e.who) ? 'zusätzliche ' : '';
	const actions = counted(e.actions, `${more}Aktion`, `${more}Aktionen`);
	const take = vp('durch|führen', e.move ? `danach ${actions}` : actions);
	return [
		{ subject: role(e.who, context), modal: 'may', vps: e.move ? [vp('bewegen', '{self}'), take] : [take] }
	];
}

function damage(e: Of<'damage'>, context: Context): Clause[] {
	if (e.draw)
		return [
			{
				vps: [
					vp('ziehen', `bis zu ${String(e.draw)} Schadensmarker der Galactica`),
					vp('aus|führen', `${String(e.hits)} davon`, 'nach {own:er} Wahl'),
					vp('zurück|legen', 'die übrigen')
				]
			}
		];
	const target =
		e.target === 'galactica' || e.target === 'pegasus'
			? terms.boards[e.target][0]
			: e.target === 'ship'
				? chosenShips(context)
				: ships(e.target, context);
	return act('beschädigen', target, e.hits === 1 ? '' : times(e.hits));
}

function repair(e: Of<'repair'>, context: Context): Clause[] {
	if (e.what === 'own-place') return act('reparieren', '{own:en} Ort');
	if (e.what === 'any-place') return act('reparieren', '1 beschädigten Ort');
	return e.what.in === 'lost'
		? act('zurück|bringen', ships(e.what, context), 'in die Reserve')
		: act('reparieren', ships(e.what, context));
}

function activate(e: Of<'activate'>): Clause[] {
	if (e.only === 'fresh') return act('aktivieren', 'nur die Jäger, die mit dieser Karte platziert wurden');
	if (e.only === 1) return act('aktivieren', '1 Besatzungstrupp {own:er} Wahl');
	if (e.icon === 'chosen-icon') return act('aktivieren', `alle Schiffe dieser Art${BACK}`);
	if (e.icon === 'launch-raiders') return act('starten', 'Jäger von jedem Basisstern');
	if (e.icon === 'heavy')
		return act(
			'aktivieren',
			e.noCenturions
				? 'die schweren Jäger (die Zenturionen rücken nicht vor)'
				: 'die schweren Jäger samt den Zenturionen'
		);
	return act('aktivieren', `die ${terms.icons[e.icon]}`);
}

/** Who is shot at with what; `{times}` how often. */
const TARGETS: Record<Weapon, string> = {
	galactica: 'mit der Galactica 1 Zylonenschiff in einem beliebigen Bereich',
	viper: '{times}mit {own:er} Viper',
	armory: '1 Zenturio auf der Enterleiste',
	nuke: 'damit 1 Basisstern',
	pegasus: 'mit der Pegasus 1 Basisstern',
	rifle: '1 Besatzungstrupp an {own:em} Ort'
};
const RESULTS: Record<CombatResult, string> = {
	nothing: 'geschieht nichts',
	damaged: 'wird er einmal beschädigt',
	'damaged-twice': 'wird er zweimal beschädigt',
	destroyed: 'wird er zerstört',
	'destroyed-plus-3-raiders': 'wird er zusammen mit 3 Jägern in seinem Bereich zerstört',
	'pegasus-damaged': 'wird stattdessen die Pegasus beschädigt',
	removed: 'wird er entfernt'
};
export const span = (from: number, upTo: number): string =>
	from === upTo
		? `bei ${String(from)}`
		: `bei ${String(from)} ${upTo === from + 1 ? 'oder' : 'bis'} ${String(upTo)}`;
/** The rows of the only target a weapon has; who can shoot at several looks at the board. */
function table(weapon: Weapon): string {
	const [rows = [], ...others] = Object.values<readonly CombatRow[]>(COMBAT[weapon]);
	if (others.length > 0) return '';
	const said = rows.map((row, i) => `${span((rows[i - 1]?.upTo ?? 0) + 1, row.upTo)} ${RESULTS[row.result]}`);
	return `: ${capital(said.join('; ')).replace(/^Bei /u, 'Bei einem Wurf von ')}`;
}
function attack(e: Of<'attack'>): Clause[] {
	const tail = table(e.with);
	const rest = TARGETS[e.with].replace('{times}', e.times ? `${upToTimes(e.times)} ` : '');
	return [{ vps: [vp('an|greifen', undefined, rest)], ...(tail ? { tail } : {}) }];
}

const remove = (pieces: Pieces, context: Context): Clause[] =>
	pieces.piece === 'viper'
		? act('zurück|bringen', ships(pieces, context), 'in die Reserve')
		: act('entfernen', ships(pieces, context).replace(/ im Weltraum$/u, ''), 'vom Spielplan');

function destroy(e: Of<'destroy'>, context: Context): Clause[] {
	if (e.pieces === 'ship') return act('zerstören', 'das gewählte Schiff');
	if (e.pieces.piece === 'nuke') return act('verbrauchen', ships(e.pieces, context));
	if (e.pieces.piece === 'civilian' && e.pieces.in === undefined)
		return [
			{ vps: [vp('ziehen', ships(e.pieces, context)), vp('zerstören', e.pieces.count === 1 ? 'es' : 'sie')] }
		];
	return act('zerstören', ships(e.pieces, context));
}

const MOVES = {
	ship: (context: Context) => ((context.chosenShips ?? 1) > 1 ? `jedes davon${BACK}` : `es${BACK}`),
	'all-civilians': () => 'beliebige davon jeweils',
	'own-viper': () => '{own:e} Viper'
} as const;

const thing = (np: string): Subject => ({ id: np, np, person: 'one' });
const PHASES = {
	'sleeper-agents': () => does(thing('die Schläferphase'), vp('beginnen')),
	'new-caprica': () =>
		does(thing('die New-Caprica-Phase'), vp('beginnen', undefined, 'nach dem Ausführen der Zielortkarte')),
	'last-jump-due': () => does(thing('der nächste Sprung der Flotte'), vp('beenden', 'die Partie')),
	'leave-new-caprica': () => [
		{
			vps: [
				vp('wegspringen lassen', 'die Flotte', 'zum letzten Mal von New Caprica'),
				vp('zerstören', 'jedes dort verbliebene zivile Schiff'),
				vp('hin|richten', 'jeden dort verbliebenen menschlichen Charakter')
			],
			tail: '; dann endet die Partie'
		}
	]
} as const satisfies Record<Of<'phase'>['enter'], () => Clause[]>;

const PLACED_AT = {
	'boarding-start': 'auf dem Startfeld der Enterleiste',
	'occupation-authority': terms.places['occupation-authority'][1],
	...terms.areas
} as const;
const launched = (piece: 'raider' | 'heavy', count: number | undefined) => (count ? [{ piece, count }] : []);

export const plainEffects: { [K in PlainEffect['kind']]: CardWords['effects'][K] } = {
	...cardEffects,
	resource,
	track: (e) =>
		act(
			e.by < 0 ? 'zurück|setzen' : 'vor|rücken',
			'den Flottenmarker auf der Sprungleiste',
			counted(Math.abs(e.by), 'Feld', 'Felder')
		),
	distance: (e) => act('erhöhen', 'die zurückgelegte Entfernung', `um ${String(e.by)}`),
	keep,
	modify: (e, context) => wordModifier(e.mod, { ...context, until: e.until }),
	send,
	execute,
	title,
	'turn-cylon': (e, context) => [
		{
			subject: role(e.who, context),
			stated: true,
			vps: [vp('werden', 'zum enttarnten Zylonen')],
			tail: ', ohne eine Superkrisenkarte zu ziehen'
		}
	],
	infiltrate: (e, context) => does(role(e.who, context), vp('unterwandern', 'die Menschen')),
	grant,
	pilot: (e, context) =>
		does(
			role(e.who, context),
			e.viper === 'placed'
				? vp('übernehmen', 'das Steuer dieser Viper')
				: vp('starten', undefined, 'mit einer Viper aus der Reserve in einen Startbereich')
		),
	place: (e) => act('platzieren', `${placed(e.pieces)} ${PLACED_AT[e.at]}`),
	remove: (e, context) => remove(e.pieces, context),
	destroy,
	damage,
	repair,
	activate,
	launch: (e) =>
		does(
			thing('jeder Basisstern'),
			vp('starten', placed([...launched('raider', e.raider), ...launched('heavy', e.heavy)]))
		),
	attack,
	'activate-vipers': (e) => act('aktivieren', 'unbemannte Vipern', `insgesamt ${upToTimes(e.upTo)}`),
	'move-ships': (e, context) =>
		act(
			'bewegen',
			MOVES[e.what](context),
			e.to === 'any' ? 'in einen beliebigen Bereich' : 'in einen benachbarten Bereich'
		),
	prepare: () => act('startklar machen', '1 ziviles Schiff'),
	evacuate: () => act('evakuieren', '1 ziviles Schiff'),
	jump: (e) => [
		{
			vps: [vp('springen lassen', 'die Flotte')],
			...(e.destinations
				? { tail: `; der Admiral zieht dabei nur ${deckCards(e.destinations, 'destination')}` }
				: {})
		}
	],
	reroll: () => act('werfen', 'den Würfel', 'erneut'),
	'replace-roll': (e, context) => [
		{ vps: [vp('verwenden', amount(e.value, context), 'als Ergebnis')], tail: ', statt zu würfeln' }
	],
	branch: (e) =>
		e.to === 'other'
			? act('ändern', 'die Wahl', 'auf die andere Möglichkeit')
			: act('werten', 'die Probe', e.to === 'pass' ? 'als bestanden' : 'als nicht bestanden'),
	phase: (e) => PHASES[e.enter]()
};
