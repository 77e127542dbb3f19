/**
 * What holds of a game at every moment between two answers, whoever plays: every card and token is somewhere and only once,
 * everybody stands where he may, titles lie with those who may hold them, and every open question can be answered.
 */
import {
	AREAS,
	DIAL,
	galacticaDamage,
	JUMP_TRACK,
	LOYALTY_DECKS,
	loyaltyCards,
	pegasusDamage,
	PIECE_COUNTS,
	RESOURCES,
	SKILL_TYPES,
	TITLES,
	type Board,
	type LoyaltyId,
	type PlaceId
} from '../../box/index.ts';
import type { Decision, GameConfig } from '../contract.ts';
import {
	agendaDeck,
	civilianPile,
	crisisDeck,
	destinationDeck,
	newCapricaDeck,
	quorumDeck,
	skillDeck,
	superCrisisDeck,
	typeOf
} from '../decks.ts';
import type { Game } from '../game.ts';
import { areaOf, boardOf, placeOf } from '../scope.ts';
import { allSeats, seatOf } from '../seats.ts';
import { isLeader, isPilot } from '../sheets.ts';
import { fourSixVariant, leaderSeat } from '../variant.ts';

/** Everything that is wrong, in words for a programmer; empty if all is well. */
export const violations = (game: Game): string[] => [
	...quickViolations(game),
	...cardViolations(game),
	...impure(game, 'game')
];

/** Those that cost next to nothing: after every answer. */
export const quickViolations = (game: Game): string[] => {
	const wrong: string[] = [];
	checkPieces(game, wrong);
	checkNumbers(game, wrong);
	checkPeople(game, wrong);
	checkQuestions(game, wrong);
	return wrong;
};

const isSetUp = (game: Game): boolean => game.turn > 0;
function sum(of: Readonly<Record<string, number>>): number {
	let total = 0;
	for (const part in of) total += of[part] ?? 0;
	return total;
}

// ------------------------------------------------------------------ cards

type Census = Map<string, number>;
const census = (cards: readonly string[]): Census => {
	const counts: Census = new Map();
	for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
	return counts;
};

/** What the configuration puts on the table, counted once. */
const known = new Map<
	string,
	Readonly<Record<'skill' | 'crisis' | 'super' | 'quorum' | 'destination' | 'ships', Census>>
>();
function boxOf(config: GameConfig) {
	const key = `${config.set} ${config.objective}`;
	let box = known.get(key);
	if (!box) {
		box = {
			skill: census(SKILL_TYPES.flatMap((type) => skillDeck(config, type))),
			crisis: census([...crisisDeck(config), ...newCapricaDeck(config)]),
			super: census(superCrisisDeck(config)),
			quorum: census(quorumDeck(config)),
			destination: census(destinationDeck(config)),
			ships: census(civilianPile(config))
		};
		known.set(key, box);
	}
	return box;
}

function compare(wrong: string[], what: string, there: readonly string[], due: Census): void {
	const counts = census(there);
	for (const card of new Set([...counts.keys(), ...due.keys()])) {
		const [is, want] = [counts.get(card) ?? 0, due.get(card) ?? 0];
		if (is !== want) wrong.push(`${what} ${card}: ${String(is)} instead of ${String(want)}`);
	}
}

/** Skill cards lying in checks in progress; once turned up they are one heap. */
const inChecks = (game: Game): string[] =>
	game.stack.flatMap((frame) =>
		frame.proc === 'check'
			? (frame.revealed ?? [...frame.destiny, ...frame.added.flatMap(({ cards }) => cards)])
			: []
	);

function cardViolations(game: Game): string[] {
	const wrong: string[] = [];
	if (!isSetUp(game)) return wrong;
	const { decks, discards, seats } = game;
	const box = boxOf(game.config);
	const kept = (deck: string): string[] =>
		[...game.inPlay.map(({ about }) => about), ...game.out].flatMap((about) =>
			about.deck === deck ? [about.id] : []
		);
	const skills = [
		...SKILL_TYPES.flatMap((type) => [...decks[type], ...discards[type]]),
		...decks.destiny,
		...game.aside,
		...inChecks(game),
		...seats.flatMap(({ hand }) => hand)
	];
	compare(wrong, 'skill card', skills, box.skill);
	for (const type of SKILL_TYPES)
		for (const card of [...decks[type], ...discards[type]])
			if (typeOf(card) !== type) wrong.push(`${card} lies among ${type}`);
	compare(
		wrong,
		'Crisis',
		[
			...decks.crisis,
			...decks['new-caprica'],
			...discards.crisis,
			...kept('crisis'),
			...kept('new-caprica-crisis')
		],
		box.crisis
	);
	compare(
		wrong,
		'Super Crisis',
		[
			...decks['super-crisis'],
			...discards['super-crisis'],
			...kept('super-crisis'),
			...seats.flatMap(({ superCrises }) => superCrises)
		],
		box.super
	);
	compare(
		wrong,
		'Quorum card',
		[...decks.quorum, ...discards.quorum, ...kept('quorum'), ...game.quorumHand],
		box.quorum
	);
	compare(
		wrong,
		'Destination',
		[...decks.destination, ...discards.destination, ...kept('destination')],
		box.destination
	);
	const ships = [
		...game.civilianPile,
		...game.civiliansLost,
		...game.locked,
		...game.prepared,
		...game.space.civilians.map(({ ship }) => ship)
	];
	compare(wrong, 'civilian ship', ships, box.ships);
	checkLoyalty(game, wrong);
	checkAgendas(game, wrong);
	for (const { hand } of seats)
		if (hand.some((card, n) => n > 0 && isAfter(hand[n - 1] ?? card, card)))
			wrong.push(`a hand is not sorted: ${hand.join(', ')}`);
	return wrong;
}

const isAfter = (a: string, b: string): boolean => {
	const types = SKILL_TYPES.indexOf(typeOf(a)) - SKILL_TYPES.indexOf(typeOf(b));
	return types > 0 || (types === 0 && a > b);
};

/** R2.6: so many of each team as the table says; all that are no Cylon cards are dealt, in the deck or in the stock. */
function checkLoyalty(game: Game, wrong: string[]): void {
	const cards = [
		...game.decks.loyalty,
		...game.stock,
		...game.seats.flatMap(({ loyalty, shown }) => [...loyalty, ...shown])
	];
	// what is dealt as a Loyalty card has a Loyalty card's id
	const of = (team: string): number =>
		cards.filter((card) => loyaltyCards[card as LoyaltyId].team === team).length;
	const withLeader = leaderSeat(game) !== null;
	const table: Readonly<Record<number, { cylon: number }>> = withLeader
		? LOYALTY_DECKS.withLeader
		: LOYALTY_DECKS.withoutLeader;
	const cylon = table[game.config.players]?.cylon;
	if (of('cylon') !== cylon) wrong.push(`${String(of('cylon'))} Cylon cards instead of ${String(cylon)}`);
	const aside = fourSixVariant(game)?.aside;
	const special = aside !== undefined && aside !== 'not-a-cylon' ? 1 : 0;
	if (of('special') !== special)
		wrong.push(`${String(of('special'))} Sympathizer cards instead of ${String(special)}`);
	const inBox = game.config.set === 'pegasus' ? 12 : 11;
	// D22: one may have been made
	if (of('human') < inBox) wrong.push(`${String(of('human'))} Not a Cylon cards instead of ${String(inBox)}`);
	const unique = cards.filter((card) => loyaltyCards[card as LoyaltyId].team !== 'human');
	if (new Set(unique).size !== unique.length)
		wrong.push(`a Loyalty card is there twice: ${unique.join(', ')}`);
}

function checkAgendas(game: Game, wrong: string[]): void {
	const drawn = game.seats.flatMap(({ agenda }) => (agenda ? [agenda] : []));
	const all = [...drawn, ...game.decks['hostile-agenda'], ...game.decks['sympathetic-agenda']];
	if (new Set(all).size !== all.length) wrong.push(`an Agenda is there twice: ${all.join(', ')}`);
	const printed = [...agendaDeck('hostile'), ...agendaDeck('sympathetic')];
	for (const agenda of all) if (!printed.includes(agenda)) wrong.push(`no Agenda: ${agenda}`);
	for (const seat of allSeats(game)) {
		const { agenda, sympathetic, loyalty } = seatOf(game, seat);
		const due = isLeader(game, seat) || sympathetic;
		// a Sympathetic Cylon draws his after he has turned (R9.5.2)
		if (
			due !== (agenda !== null) &&
			!game.stack.some(({ proc }) => proc === 'effects' || proc === 'turn-cylon')
		)
			wrong.push(`seat ${String(seat)} ${due ? 'has no' : 'has an'} Agenda`);
		if (isLeader(game, seat) && loyalty.length > 0) wrong.push(`a Leader has Loyalty cards`);
	}
}

// ------------------------------------------------------------------ pieces

function checkPieces(game: Game, wrong: string[]): void {
	const { space, vipers, seats } = game;
	const exactly = (what: string, is: number, want: number): void => {
		if (is !== want) wrong.push(`${what}: ${String(is)} instead of ${String(want)}`);
	};
	const atMost = (what: string, is: number, most: number): void => {
		if (is < 0 || is > most || !Number.isInteger(is)) wrong.push(`${what}: ${String(is)} of ${String(most)}`);
	};
	const piloted = seats.filter(({ position }) => areaOf(position) !== null).length;
	if (game.flow.play !== 'setup.characters')
		exactly(
			'vipers',
			vipers.reserves + vipers.damaged + vipers.lost + sum(space.vipers) + piloted,
			PIECE_COUNTS.viper
		);
	atMost('vipers in Reserves', vipers.reserves, PIECE_COUNTS.viper);
	atMost('damaged vipers', vipers.damaged, PIECE_COUNTS.viper);
	atMost('lost vipers', vipers.lost, PIECE_COUNTS.viper);
	for (const area of AREAS) {
		atMost('vipers', space.vipers[area], PIECE_COUNTS.viper);
		atMost('raiders', space.raiders[area], PIECE_COUNTS.raider);
		atMost('heavies', space.heavies[area], PIECE_COUNTS.heavy);
	}
	atMost('raiders', sum(space.raiders), PIECE_COUNTS.raider);
	atMost('heavies', sum(space.heavies), PIECE_COUNTS.heavy);
	atMost('basestars', space.basestars.length, PIECE_COUNTS.basestar);
	atMost('centurions', game.centurions.length, PIECE_COUNTS.centurion);
	atMost('occupation forces', sum(game.occupation), PIECE_COUNTS.occupation);
	atMost('raptors', game.raptors, PIECE_COUNTS.raptor);
	atMost('nukes', game.nukes, PIECE_COUNTS.nuke);
	if (space.scar !== null && space.raiders[space.scar] === 0) wrong.push(`Scar is where no raider is`);

	exactly(
		'civilian ships',
		game.civilianPile.length +
			game.civiliansLost.length +
			game.locked.length +
			game.prepared.length +
			space.civilians.length,
		PIECE_COUNTS.civilian
	);
	const labels = [...space.civilians.map(({ label }) => label), ...space.basestars.map(({ id }) => id)];
	if (new Set(labels).size !== labels.length) wrong.push(`a label is there twice: ${labels.join(', ')}`);

	const spent = game.out.filter(({ deck }) => deck === 'galactica-damage').length;
	const [onGalactica, onPegasus] = (['galactica', 'pegasus'] as const).map(
		(board) => game.damaged.filter((place) => boardOf(place) === board).length
	);
	exactly(
		'tokens of Galactica',
		game.galacticaTokens.length + (onGalactica ?? 0) + spent,
		Object.keys(galacticaDamage).length
	);
	exactly(
		'tokens of Pegasus',
		game.pegasusTokens.length + (onPegasus ?? 0),
		game.config.set === 'pegasus' ? Object.keys(pegasusDamage).length : 0
	);
	if (new Set(game.damaged).size !== game.damaged.length) wrong.push('a place is damaged twice');
	exactly(
		'tokens of basestars',
		game.basestarTokens.length + space.basestars.flatMap(({ damage }) => damage).length,
		4
	);
}

function checkNumbers(game: Game, wrong: string[]): void {
	for (const resource of RESOURCES) {
		const level = game.resources[resource];
		if (!Number.isInteger(level) || level < DIAL.min || level > DIAL.max)
			wrong.push(`${resource} is ${String(level)}`);
	}
	if (!Number.isInteger(game.marker) || game.marker < 0 || game.marker >= JUMP_TRACK.length)
		wrong.push(`the marker is on ${String(game.marker)}`);
	for (const space of game.centurions)
		if (space < 0 || space > 4) wrong.push(`a centurion on ${String(space)}`);
	if (!Number.isInteger(game.distance) || game.distance < 0) wrong.push(`distance ${String(game.distance)}`);
}

// ------------------------------------------------------------------ people

const OPEN: Readonly<Record<Game['flow']['era'], Readonly<Record<'human' | 'cylon', readonly Board[]>>>> = {
	voyage: { human: ['galactica', 'colonial-one', 'pegasus'], cylon: ['cylon-locations'] },
	occupied: { human: ['new-caprica'], cylon: ['new-caprica'] },
	orbit: { human: ['galactica', 'pegasus', 'new-caprica'], cylon: ['cylon-locations', 'new-caprica'] }
};
/** While these run somebody changes sides step by step (R8.2.10). */
const TURNING: readonly string[] = ['reveal', 'turn-cylon', 'execution', 'hand-over', 'leave', 'effects'];

const mayStandOn = (game: Game, place: PlaceId, side: 'human' | 'cylon'): boolean => {
	const board = boardOf(place);
	if (!OPEN[game.flow.era][side].includes(board)) return false;
	return board !== 'pegasus' || (game.config.set === 'pegasus' && !game.pegasusDestroyed);
};

function checkPeople(game: Game, wrong: string[]): void {
	if (!isSetUp(game)) return;
	const turning = game.stack.some(({ proc }) => TURNING.includes(proc)) || game.flow.play === 'over';
	const cast = game.seats.flatMap(({ character }) => (character ? [character] : []));
	if (cast.length !== game.seats.length || new Set(cast).size !== cast.length)
		if (!turning) wrong.push(`characters: ${cast.join(', ')}`);
	for (const seat of allSeats(game)) {
		const { position, cylon, infiltrating, character } = seatOf(game, seat);
		const place = placeOf(position);
		if (cylon && infiltrating) wrong.push(`seat ${String(seat)} infiltrates and is a Cylon player`);
		if (character && game.dead.includes(character) && !turning) wrong.push(`${character} is dead and plays`);
		if (turning) continue;
		if (position === 'unplaced') wrong.push(`seat ${String(seat)} stands nowhere`);
		else if (position === 'stranded') {
			if (character !== 'karl-helo-agathon' || cylon) wrong.push(`seat ${String(seat)} is Stranded`);
		} else if (place === null) {
			if (cylon || !isPilot(game, seat)) wrong.push(`seat ${String(seat)} flies and is no pilot`);
		} else if (!mayStandOn(game, place, cylon ? 'cylon' : 'human'))
			wrong.push(`seat ${String(seat)} stands in ${place}`);
	}
	for (const title of TITLES) {
		const holder = game.titles[title];
		if (holder === null || turning) continue;
		const { cylon, infiltrating, sympathetic } = seatOf(game, holder);
		if (cylon || infiltrating || sympathetic || isLeader(game, holder))
			wrong.push(`seat ${String(holder)} may not be ${title}`);
	}
}

// ------------------------------------------------------------------ questions

/** Is there any legal answer? */
function answerable({ question }: Decision): boolean {
	switch (question.kind) {
		case 'seat':
		case 'area':
		case 'place':
			return question.optional || question.from.length > 0;
		case 'ship':
		case 'cards':
			return question.min <= question.max && question.min <= question.from.length;
		case 'split':
			return question.from.reduce((n, { max }) => n + max, 0) >= question.total;
		case 'option':
			return question.from.some(({ blocked }) => !blocked);
		case 'menu':
			return question.optional || question.from.some(({ blocked }) => !blocked);
		case 'window':
			return question.from.length > 0;
		case 'order':
			return question.bins.length > 0;
		case 'look':
			return true;
	}
}

function checkQuestions(game: Game, wrong: string[]): void {
	const over = game.flow.play === 'over';
	if (over !== (game.outcome !== null)) wrong.push('an outcome and no end, or an end and no outcome');
	if (over !== (game.asked.length === 0)) wrong.push(over ? 'asked after the end' : 'nothing to decide');
	const ids = game.asked.map(({ id }) => id);
	if (new Set(ids).size !== ids.length) wrong.push(`two decisions with one id: ${ids.join(', ')}`);
	for (const decision of game.asked) {
		const { id, seat, why } = decision;
		if (game.seats[seat] === undefined) wrong.push(`${why} is asked of seat ${String(seat)}`);
		if (!(Number(id) < game.count)) wrong.push(`${why} has the id of a later decision`);
		if (!answerable(decision)) wrong.push(`${why} has no legal answer`);
		if (game.stack.filter(({ open }) => open?.[id] !== undefined).length !== 1)
			wrong.push(`${why} belongs to no frame, or to two`);
	}
}

// ------------------------------------------------------------------ data

/** What JSON would lose or change: the trip through it must be the identity. */
function impure(value: unknown, path: string): string[] {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
	if (typeof value === 'number')
		return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${String(value)}`];
	if (typeof value !== 'object') return [`${path} is ${typeof value}`];
	if (Array.isArray(value)) return value.flatMap((item, n) => impure(item, `${path}[${String(n)}]`));
	if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is no plain object`];
	return Object.entries(value).flatMap(([key, part]) => impure(part, `${path}.${key}`));
}
