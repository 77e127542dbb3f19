/** What effects on ships, locations and forces are called. */
import { COMBAT, type CombatResult, type CombatRow } from '../../../box/combat.ts';
import type { Piece } from '../../../box/ids.ts';
import type { Effect, Pieces, Weapon, Zone } from '../../../box/vocabulary.ts';
import { BACK, type Clause, type Context } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { act, chosenShips, does, vp } from './clauses.ts';
import { cards, inArea, placed, plural, role, ships } from './phrases.ts';
import { terms } from './terms.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
const timesWord = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

function damage(e: Of<'damage'>, context: Context): Clause[] {
	if (e.draw)
		return [
			{
				vps: [
					vp('draw', `up to ${e.draw} Galactica damage tokens`),
					vp('resolve', `${e.hits} of them`, 'of {your|their} choice'),
					vp('return', 'the rest')
				]
			}
		];
	const target =
		e.target === 'galactica'
			? 'Galactica'
			: e.target === 'pegasus'
				? 'Pegasus'
				: e.target === 'ship'
					? chosenShips(context)
					: ships(e.target, context);
	return typeof e.target === 'object' && e.hits === 1
		? act('damage', target)
		: act('damage', target, timesWord(e.hits));
}

function repair(e: Of<'repair'>, context: Context): Clause[] {
	if (e.what === 'own-place') return act('repair', '{your|their} location');
	if (e.what === 'any-place') return act('repair', '1 damaged location');
	return e.what.in === 'lost'
		? act('return', ships(e.what, context), 'to the Reserves')
		: act('repair', ships(e.what, context));
}

function activate(e: Of<'activate'>): Clause[] {
	if (e.only === 'fresh') return act('activate', 'only the raiders that this card has placed');
	if (e.only === 1) return act('activate', '1 occupation force', 'of {your|their} choice');
	if (e.icon === 'chosen-icon') return act('activate', `all ships of that kind${BACK}`);
	if (e.icon === 'launch-raiders') return act('launch', 'raiders', 'from every basestar');
	if (e.icon === 'heavy')
		return act(
			'activate',
			e.noCenturions
				? 'the heavy raiders (the centurions do not advance)'
				: 'the heavy raiders with the centurions'
		);
	return act('activate', `the ${terms.icons[e.icon]}`);
}

const TARGETS: Record<Weapon, string> = {
	galactica: "1 Cylon ship in any area with Galactica's guns",
	viper: 'with {your|their} viper',
	armory: '1 centurion on the boarding track',
	nuke: '1 basestar with the nuke',
	pegasus: "1 basestar with Pegasus's guns",
	rifle: '1 occupation force in {your|their} location'
};
/** `{it}`: what is shot at. */
const RESULTS: Record<CombatResult, string> = {
	nothing: 'nothing happens',
	damaged: '{it} is damaged once',
	'damaged-twice': '{it} is damaged twice',
	destroyed: '{it} is destroyed',
	'destroyed-plus-3-raiders': '{it} is destroyed together with 3 raiders in its area',
	'pegasus-damaged': 'Pegasus is damaged instead',
	removed: '{it} is removed'
};
export const span = (from: number, upTo: number): string =>
	from === upTo ? `on ${from}` : `on ${from} ${upTo === from + 1 ? 'or' : 'to'} ${upTo}`;
/** The rows of the only target a weapon has; who can shoot at several looks at the board. */
function table(weapon: Weapon): string {
	// Object.entries forgets that what is shot at are pieces.
	const targets = Object.entries(COMBAT[weapon]) as [Piece, readonly CombatRow[]][];
	const [only, ...others] = targets;
	if (!only || others.length > 0) return '';
	const [piece, rows] = only;
	const said = rows.map((row, i) => {
		const result = RESULTS[row.result].replace('{it}', `the ${terms.pieces[piece][0]}`);
		return `${span((rows[i - 1]?.upTo ?? 0) + 1, row.upTo)}, ${result}`;
	});
	return `: ${said.join('; ').replace(/^on /u, 'on a roll of ')}`;
}
function attack(e: Of<'attack'>): Clause[] {
	const tail = table(e.with);
	return [
		{
			vps: [{ verb: 'attack', rest: `${TARGETS[e.with]}${e.times ? ` up to ${e.times} times` : ''}` }],
			...(tail ? { tail } : {})
		}
	];
}

const remove = (pieces: Pieces, context: Context): Clause[] =>
	pieces.piece === 'viper'
		? act('return', ships(pieces, context), 'to the Reserves')
		: act('remove', ships(pieces, context).replace(/ in space$/u, ''), 'from the board');

const STACKS = { locked: 'the Locked stack', prepared: 'the Prepared stack' } as const;
const stack = (zone: Zone): string => (zone === 'locked' || zone === 'prepared' ? STACKS[zone] : zone);
/** From the first stack that has any. */
const destroyTop = (pieces: Pieces, [first = 'locked', ...others]: readonly Zone[]): Clause[] =>
	act(
		'destroy',
		`the top ${plural(pieces.count === 1 ? 1 : 2, terms.pieces[pieces.piece])} of ${stack(first)}`,
		others.map((zone) => `or, if there is none, of ${stack(zone)}`).join(' ')
	);

function destroy(e: Of<'destroy'>, context: Context): Clause[] {
	if (e.pieces === 'ship') return act('destroy', 'the chosen ship');
	if (e.pieces.piece === 'nuke') return act('spend', ships(e.pieces, context));
	if (e.pieces.in instanceof Array) return destroyTop(e.pieces, e.pieces.in);
	if (e.pieces.piece === 'civilian' && e.pieces.in === undefined)
		return [
			{ vps: [vp('draw', ships(e.pieces, context)), vp('destroy', e.pieces.count === 1 ? 'it' : 'them')] }
		];
	return act('destroy', ships(e.pieces, context));
}

const MOVES = {
	ship: (context: Context) => ((context.chosenShips ?? 1) > 1 ? `each of them${BACK}` : `it${BACK}`),
	'all-civilians': () => 'any number of them, each',
	'own-viper': () => '{your|their} viper'
} as const;

type ShipEffect =
	| 'pilot'
	| 'place'
	| 'remove'
	| 'destroy'
	| 'damage'
	| 'repair'
	| 'activate'
	| 'launch'
	| 'attack'
	| 'activate-vipers'
	| 'move-ships'
	| 'prepare'
	| 'evacuate'
	| 'jump';
export const shipEffects: Pick<CardWords['effects'], ShipEffect> = {
	pilot: (e, context) =>
		does(
			role(e.who, context),
			e.viper === 'placed'
				? vp('pilot', 'that viper')
				: vp('launch', undefined, '{yourself|themselves} in a viper from the Reserves into a launch area')
		),
	place: (e) =>
		act(
			'place',
			`${placed(e.pieces)} ${
				e.at === 'boarding-start'
					? 'on the start space of the boarding track'
					: e.at === 'occupation-authority'
						? `on ${terms.places[e.at]}`
						: inArea(e.at)
			}`
		),
	remove: (e, context) => remove(e.pieces, context),
	destroy,
	damage,
	repair,
	activate,
	launch: (e) =>
		does(
			{ id: 'basestars', np: 'each basestar', person: 'one' },
			vp(
				'launch',
				placed([
					...(e.raider ? [{ piece: 'raider' as const, count: e.raider }] : []),
					...(e.heavy ? [{ piece: 'heavy' as const, count: e.heavy }] : [])
				])
			)
		),
	attack,
	'activate-vipers': (e) => act('activate', 'unmanned vipers', `up to ${e.upTo} times in total`),
	'move-ships': (e, context) =>
		act('move', MOVES[e.what](context), e.to === 'any' ? 'to any area' : 'to an adjacent area'),
	prepare: () => act('prepare', '1 civilian ship'),
	evacuate: () => act('evacuate', '1 civilian ship'),
	jump: (e) => [
		{
			vps: [vp('jump', 'the fleet')],
			...(e.destinations
				? { tail: `; the Admiral draws only ${cards(e.destinations, terms.decks.destination)}` }
				: {})
		}
	]
};
