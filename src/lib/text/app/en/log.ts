/** What happened, one sentence an entry. */
import type { Piece } from '../../../box/ids.ts';
import type { CombatResult } from '../../../box/index.ts';
import type { About, LookedAt, SeenCard, Shooter, Target } from '../../../rules/index.ts';
import type { LogWords, Names } from '../play-words.ts';
import { cargoOf, struckBy } from '../tokens.ts';

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other);
const cards = (n: number) => `${n} ${plural(n, 'card', 'cards')}`;
const loyaltyCards = (n: number) => `${n} Loyalty ${plural(n, 'card', 'cards')}`;
const list = (items: readonly string[]): string =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
const things = (ids: readonly string[], names: Names) => list(ids.map((id) => names.thing(id)));
const letter = (option: number) => String.fromCharCode(65 + option);
const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

const PIECES: Record<Piece, readonly [string, string]> = {
	raider: ['raider', 'raiders'],
	heavy: ['heavy raider', 'heavy raiders'],
	basestar: ['basestar', 'basestars'],
	viper: ['viper', 'vipers'],
	raptor: ['raptor', 'raptors'],
	civilian: ['civilian ship', 'civilian ships'],
	centurion: ['centurion', 'centurions'],
	occupation: ['occupation force', 'occupation forces'],
	nuke: ['nuke', 'nukes']
};
const pieces = (piece: Piece, n: number) => `${n} ${plural(n, ...PIECES[piece])}`;

const SHOOTER: Record<Shooter, string> = {
	raider: 'A raider',
	basestar: 'A basestar',
	viper: 'A viper',
	galactica: 'Galactica',
	pegasus: 'Pegasus',
	armory: 'The armed crew',
	nuke: 'A nuke',
	rifle: 'The resistance'
};
const TARGET: Record<Target, string> = {
	raider: 'a raider',
	heavy: 'a heavy raider',
	basestar: 'a basestar',
	viper: 'a viper',
	raptor: 'a raptor',
	civilian: 'a civilian ship',
	centurion: 'a centurion',
	occupation: 'an occupation force',
	nuke: 'a nuke',
	galactica: 'Galactica',
	pegasus: 'Pegasus'
};
const RESULT: Record<CombatResult, string> = {
	nothing: 'a miss',
	damaged: 'damaged',
	'damaged-twice': 'damaged twice',
	destroyed: 'destroyed',
	'destroyed-plus-3-raiders': 'destroyed, and up to three raiders with it',
	'pegasus-damaged': 'Pegasus itself is damaged',
	removed: 'driven off'
};
const CHECK = { pass: 'passed', partial: 'partly passed', fail: 'failed' } as const;
const TITLE = { president: 'President', admiral: 'Admiral' } as const;

function lookedAt(at: LookedAt, count: number, names: Names): string {
	if (at === 'ships') return `${count} civilian ${plural(count, 'ship', 'ships')}`;
	if ('deck' in at) return `${cards(count)} of the ${names.thing(at.deck)} deck`;
	if ('loyalty' in at) return `${loyaltyCards(count)} of ${names.seat(at.loyalty)}`;
	if ('hand' in at) return `the hand of ${names.seat(at.hand)} (${cards(count)})`;
	return `what ${names.seat(at.contribution)} added (${cards(count)})`;
}
/** "1 Population and 1 Fuel aboard" */
function cargo(ship: string, names: Names): string {
	const aboard = cargoOf(ship).map(([resource, count]) => `${count} ${names.thing(resource)}`);
	return `${aboard.length === 0 ? 'nobody' : list(aboard)} aboard`;
}
function seen({ pile, card }: SeenCard, names: Names): string {
	if (pile === 'civilian-ship') return `a ship with ${cargo(card, names)}`;
	return pile === 'skill' ? names.cards([card]) : names.thing(card);
}
/** Cards of one player are said to be his once, before they are named. */
function sight(shown: readonly SeenCard[], names: Names): string {
	const what = list(shown.map((card) => seen(card, names)));
	const [owner, ...others] = new Set(shown.map(({ of }) => of));
	return owner === undefined || others.length > 0
		? what
		: `${plural(shown.length, 'a card', 'cards')} of ${names.seat(owner)}: ${what}`;
}
/** A card of a hand or a Loyalty card. */
const ownCard = (card: string, names: Names) =>
	/-\d$/u.test(card) ? names.cards([card]) : names.thing(card);

function used({ deck, id }: About, names: Names): string {
	switch (deck) {
		case 'skill':
		case 'quorum':
		case 'super-crisis':
			return `plays ${names.thing(id)}`;
		case 'character':
			return `uses an ability of ${names.thing(id)}`;
		case 'title':
			return `acts as ${names.thing(id)}`;
		default:
			return `acts: ${names.thing(id)}`;
	}
}

export const log = {
	'game-began': ({ first }, names) => `The game begins. ${names.seat(first)} goes first.`,
	'turn-began': ({ seat, turn }, names) => `Turn ${turn}: ${names.seat(seat)}.`,
	'game-over': ({ winner, winners }, names) => {
		const team = winner === 'humans' ? 'The humans have won' : 'The Cylons have won';
		return winners.length > 0 ? `${team}: ${list(winners.map((seat) => names.seat(seat)))}.` : `${team}.`;
	},
	'era-began': ({ era }) =>
		era === 'occupied'
			? 'The fleet settles on New Caprica, and the Cylons occupy it.'
			: 'Galactica is back above New Caprica.',
	'sleepers-began': () => 'Sleeper agents: new Loyalty cards are dealt.',

	'character-chosen': ({ seat, character }, names) => `${names.seat(seat)} plays ${names.thing(character)}.`,
	placed: ({ seat, at }, names) =>
		at === 'stranded'
			? `${names.seat(seat)} is off the board for now.`
			: `${names.seat(seat)} is ${names.at(at)}.`,
	moved: ({ seat, to }, names) => `${names.seat(seat)} goes ${names.to(to)}.`,
	flew: ({ seat, to }, names) => `${names.seat(seat)} flies on and is now ${names.at(to)}.`,
	stayed: ({ seat }, names) => `${names.seat(seat)} does not move.`,
	sent: ({ seat, to }, names) => `${names.seat(seat)} is sent ${names.to(to)}.`,
	'not-sent': ({ seat, to }, names) => `${names.seat(seat)} cannot be sent ${names.to(to)}.`,
	'title-given': ({ seat, title }, names) => `${names.seat(seat)} is now ${TITLE[title]}.`,
	'title-vacant': ({ title }) => `Nobody can be ${TITLE[title]} now.`,
	revealed: ({ seat, card, how }, names) => {
		const name = names.thing(card);
		if (how === 'executed') return `The execution shows a Loyalty card of ${names.seat(seat)}: ${name}.`;
		return how === 'action'
			? `${names.seat(seat)} reveals a Loyalty card: ${name}.`
			: `${names.seat(seat)} must reveal a Loyalty card: ${name}.`;
	},
	'turned-cylon': ({ seat }, names) => `${names.seat(seat)} is a Cylon from now on.`,
	executed: ({ seat, character }, names) => `${names.thing(character)} (${names.seat(seat)}) is executed.`,
	'loyalty-shown': ({ seat, cards: shown }, names) =>
		`${names.seat(seat)} shows ${plural(shown.length, 'a Loyalty card', 'Loyalty cards')}: ${things(shown, names)}.`,
	'handed-over': ({ seat, to, count }, names) =>
		`${names.seat(seat)} hands ${loyaltyCards(count)} to ${names.seat(to)}.`,
	'infiltration-began': ({ seat }, names) => `${names.seat(seat)} infiltrates the humans.`,
	'infiltration-ended': ({ seat }, names) => `${names.seat(seat)} no longer infiltrates the humans.`,
	'agenda-shown': ({ seat, card, fulfilled }, names) =>
		`The agenda of ${names.seat(seat)} was ${names.thing(card)}: ${fulfilled ? 'fulfilled' : 'not fulfilled'}.`,

	'loyalty-dealt': ({ seat, count }, names) => `${names.seat(seat)} gets ${loyaltyCards(count)}.`,
	'agenda-dealt': ({ seat, side }, names) => `${names.seat(seat)} gets a ${side} agenda.`,
	drew: ({ seat, from, count }, names) =>
		`${names.seat(seat)} draws ${count} ${names.thing(from)} ${plural(count, 'card', 'cards')}.`,
	'drew-cards': ({ seat, cards: drawn }, names) =>
		`${names.seat(seat)} draws ${list(drawn.map((card) => ownCard(card, names)))}.`,
	discarded: ({ seat, cards: gone }, names) => `${names.seat(seat)} discards ${names.cards(gone)}.`,
	'discarded-other': ({ seat, card }, names) =>
		seat === null
			? `A card is discarded: ${names.thing(card)}.`
			: `${names.seat(seat)} discards ${names.thing(card)}.`,
	'gave-cards': ({ seat, to, count }, names) =>
		`${names.seat(seat)} gives ${cards(count)} to ${names.seat(to)}.`,
	'gave-cards-seen': ({ seat, to, cards: given }, names) =>
		`${names.seat(seat)} gives ${names.cards(given)} to ${names.seat(to)}.`,
	'exchanged-hands': ({ seat, with: other }, names) =>
		`${names.seat(seat)} and ${names.seat(other)} exchange their hands.`,
	'destiny-built': ({ count }) => `The Destiny deck has ${cards(count)}.`,
	'destiny-changed': ({ count }) => `The Destiny deck now has ${cards(count)}.`,
	reshuffled: ({ deck }, names) => `The ${names.thing(deck)} deck is reshuffled.`,
	looked: ({ seat, at, count }, names) => `${names.seat(seat)} looks at ${lookedAt(at, count, names)}.`,
	saw: ({ seat, cards: shown }, names) =>
		shown.length === 0
			? `${names.seat(seat)} has seen that there was nothing to see.`
			: `${names.seat(seat)} has seen ${sight(shown, names)}.`,
	'was-seen': ({ by, cards: shown }, names) =>
		`${names.seat(by)} has seen ${plural(shown.length, 'this card', 'these cards')} of yours: ${list(shown.map((card) => ownCard(card, names)))}.`,
	'put-back': ({ seat, deck, top, bottom }, names) => {
		const some = (n: number) => (deck === 'locked' ? `${n} ${plural(n, 'ship', 'ships')}` : cards(n));
		const where = [
			...(top > 0 ? [`${some(top)} on top`] : []),
			...(bottom > 0 ? [`${some(bottom)} at the bottom`] : [])
		];
		const pile = deck === 'locked' ? 'the locked ships' : `the ${names.thing(deck)} deck`;
		return `${names.seat(seat)} puts ${list(where)} of ${pile}.`;
	},
	played: ({ seat, about }, names) => `${names.seat(seat)} ${used(about, names)}.`,
	triggered: ({ about, seat }, names) => {
		if (about.deck === 'character') return `An ability of ${names.thing(about.id)} takes effect.`;
		return seat === null
			? `${names.thing(about.id)} takes effect.`
			: `${names.thing(about.id)} takes effect for ${names.seat(seat)}.`;
	},
	'card-kept': ({ about, with: holder }, names) =>
		holder === null
			? `${names.thing(about.id)} stays in play.`
			: `${names.thing(about.id)} stays in play with ${names.seat(holder)}.`,
	'card-ended': ({ about }, names) => `${names.thing(about.id)} is no longer in play.`,
	'card-removed': ({ about }, names) => `${names.thing(about.id)} is out of the game.`,
	'option-taken': ({ seat, option, of }, names) =>
		`${names.seat(seat)} chooses ${letter(option)}${of ? ` (${names.thing(of.id)})` : ''}.`,
	'switched-option': () => 'The other choice counts instead.',
	declined: ({ seat, of }, names) => `${names.seat(seat)} declines${of ? ` (${names.thing(of.id)})` : ''}.`,
	ignored: ({ seat }, names) => `${names.seat(seat)} ignores it, as a Cylon may.`,

	'crisis-revealed': ({ seat, about }, names) =>
		`${names.seat(seat)} turns up a crisis: ${names.thing(about.id)}.`,
	'check-began': ({ difficulty, positive, of, target }, names) =>
		`Skill check (${names.thing(of.id)}): difficulty ${difficulty} with ${things(positive, names)}${target === null ? '' : `, aimed at ${names.seat(target)}`}.`,
	'destiny-in': ({ count }) =>
		count === 0
			? 'No Destiny cards go into the check.'
			: `${cards(count)} from the Destiny deck ${plural(count, 'goes', 'go')} into the check.`,
	contributed: ({ seat, count }, names) =>
		count === 0 ? `${names.seat(seat)} adds no cards.` : `${names.seat(seat)} adds ${cards(count)}.`,
	'contributed-cards': ({ seat, cards: added }, names) =>
		added.length === 0
			? `${names.seat(seat)} adds no cards.`
			: `${names.seat(seat)} adds ${names.cards(added)}.`,
	'check-revealed': ({ cards: shown }, names) =>
		shown.length === 0 ? 'There is no card in the check.' : `In the check: ${names.cards(shown)}.`,
	'check-ended': ({ total, difficulty, outcome }) =>
		`Total ${total < 0 ? `−${-total}` : total} against ${difficulty}: ${CHECK[outcome]}.`,
	'check-bypassed': ({ seat, outcome }, names) =>
		`${names.seat(seat)} decides the check without cards: ${CHECK[outcome]}.`,

	rolled: ({ seat, face, result }, names) =>
		face === result
			? `${names.seat(seat)} rolls ${face}.`
			: `${names.seat(seat)} rolls ${face}, which counts as ${result}.`,
	'roll-replaced': ({ seat, value }, names) => `${names.seat(seat)} uses ${value} instead of a roll.`,
	'resource-changed': ({ resource, by, to }, names) => `${names.thing(resource)} ${signed(by)}, now ${to}.`,
	'loss-prevented': ({ resource, by }, names) =>
		`The loss of ${names.thing(resource).toLowerCase()} is reduced by ${by}.`,
	'marker-moved': ({ by, to }) =>
		by < 0 ? `Jump preparation falls back to step ${to}.` : `Jump preparation moves on to step ${to}.`,
	'distance-changed': ({ by, to }) => `Distance ${signed(by)}, now ${to}.`,
	jumped: ({ destination }, names) =>
		destination === null ? 'The fleet jumps.' : `The fleet jumps. Destination: ${names.thing(destination)}.`,
	'difficulty-changed': ({ by }) =>
		by < 0 ? `The check becomes easier by ${-by}.` : `The check becomes harder by ${by}.`,

	icon: ({ icon }) =>
		({
			raiders: 'The raiders act.',
			'launch-raiders': 'The basestars launch raiders.',
			heavy: 'Heavy raiders and centurions move.',
			basestars: 'The basestars fire.',
			occupation: 'The occupation forces act.'
		})[icon],
	'ships-placed': ({ piece, count, at, scar }, names) => {
		if (at === 'boarding-start')
			return `${pieces(piece, count)} ${plural(count, 'boards', 'board')} Galactica.`;
		return `${pieces(piece, count)} ${plural(count, 'appears', 'appear')} ${names.at(at)}${scar ? ', Scar among them' : ''}.`;
	},
	'ships-launched': ({ piece, count, at }, names) =>
		`${pieces(piece, count)} ${plural(count, 'is', 'are')} launched ${names.at(at)}.`,
	'ships-moved': ({ piece, count, to, seat }, names) =>
		seat === undefined
			? `${pieces(piece, count)} ${plural(count, 'moves and is', 'move and are')} now ${names.at(to)}.`
			: `${names.seat(seat)} moves ${pieces(piece, count)}, now ${names.at(to)}.`,
	'ships-removed': ({ piece, count }) =>
		`${pieces(piece, count)} ${plural(count, 'leaves', 'leave')} the board.`,
	shot: ({ by, at, area, result, seat }, names) => {
		const where = area === null ? '' : ` ${names.at(area)}`;
		const target = at === 'viper' && seat !== undefined ? `the viper of ${names.seat(seat)}` : TARGET[at];
		// the guns of the fleet are where the fleet is; of Cylon ships it matters where they are
		if (by === 'raider' || by === 'basestar')
			return `${SHOOTER[by]}${where} attacks ${target}: ${RESULT[result]}.`;
		const shooter = by === 'viper' && seat !== undefined ? names.seat(seat) : SHOOTER[by];
		return `${shooter} attacks ${target}${where}: ${RESULT[result]}.`;
	},
	'piece-damaged': ({ piece, count, seat, token }, names) => {
		const what = seat === undefined ? pieces(piece, count) : `The viper of ${names.seat(seat)}`;
		return `${what} ${plural(count, 'is', 'are')} damaged${token === undefined ? '' : `: ${names.thing(token)}`}.`;
	},
	'piece-destroyed': ({ piece, count, area, seat, ship }, names) => {
		const what =
			piece === 'viper' && seat !== undefined ? `The viper of ${names.seat(seat)}` : pieces(piece, count);
		return `${what} ${plural(count, 'is', 'are')} destroyed${area === undefined ? '' : ` ${names.at(area)}`}${ship === undefined ? '' : `: ${cargo(ship, names)}`}.`;
	},
	repaired: ({ piece, count }) => `${pieces(piece, count)} ${plural(count, 'is', 'are')} repaired.`,
	'place-damaged': ({ place }, names) => `${names.thing(place)} is damaged.`,
	'place-repaired': ({ place }, names) => `${names.thing(place)} is repaired.`,
	'ship-hit': ({ ship, token }, names) =>
		`${ship === 'galactica' ? 'Galactica' : 'Pegasus'} is hit: ${names.thing(struckBy(token))}.`,
	'pegasus-destroyed': () => 'Pegasus is destroyed.',
	'centurions-moved': ({ to }) =>
		`${plural(to.length, 'The centurion advances', 'The centurions advance')} to ${plural(to.length, 'space', 'spaces')} ${list(to.map(String))} of 4.`,
	boarded: ({ area }, names) => `A heavy raider lands ${names.at(area)}: a centurion is aboard Galactica.`,
	piloted: ({ seat, area }, names) => `${names.seat(seat)} flies a viper ${names.at(area)}.`,
	'ship-prepared': () => 'A civilian ship on New Caprica is ready to leave.',
	'ship-evacuated': ({ area }, names) => `A civilian ship leaves New Caprica and is now ${names.at(area)}.`,
	'occupation-moved': () => 'The occupation forces advance.'
} satisfies LogWords;
