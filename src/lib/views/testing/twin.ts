/**
 * A twin of a game: the same as far as one pair of eyes can tell, with everything hidden from it permuted or replaced.
 * What is not touched here is public by R13.2; a new field of a Game that is secret has to be touched here.
 */
import {
	agendas,
	OTHER_DECKS,
	readSkillRef,
	SKILL_TYPES,
	skillCards,
	type AgendaId,
	type SkillType
} from '../../box/index.ts';
import { stageOf, type Game, type Seat } from '../../rules/index.ts';

export type Pick = (n: number) => number;
/** Piles of cards, each by the list that holds it: shuffling them changes the lists in place. */
type Piles = readonly string[][];

function shuffled<T>(list: readonly T[], pick: Pick): T[] {
	const rest = [...list];
	return list.map(() => rest.splice(pick(rest.length), 1)[0] as T);
}

/** Puts the cards of several piles together, shuffles, and deals them out again in the same numbers. */
function mix(piles: Piles, pick: Pick): void {
	const cards = shuffled(piles.flat(), pick);
	for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
}

/** Everything but the top card, which lies open (R13.2.4, R13.2.5). */
function mixBelowTop(pile: string[], pick: Pick): void {
	const top = pile.pop();
	mix([pile], pick);
	if (top !== undefined) pile.push(top);
}

const typeOf = (card: string): SkillType => skillCards[readSkillRef(card).kind].type;
const ofSide = (agenda: string): AgendaId[] =>
	(Object.keys(agendas) as AgendaId[]).filter((id) => agendas[id].side === agendas[agenda as AgendaId].side);

/** `viewer` null: the table. */
export function twin(game: Game, viewer: Seat | null, pick: Pick): Game {
	// entries of the log are frozen and may be shared; copying them would be most of the work
	const other: Game = { ...structuredClone({ ...game, log: [] }), log: game.log };
	mixSkills(other, viewer, pick);
	mixSecrets(other, viewer, pick);
	mixShips(other, pick);
	replaceAnswers(other);
	replaceWords(other, viewer);
	other.seed = other.seed.replaceAll(/./gu, () => pick(16).toString(16));
	other.random = shuffled(other.random, pick).map((n) => n ^ 1);
	other.barriers += 1 + pick(9);
	return other;
}

/** The same game with other hands: all skill cards in hands dealt out anew, in the same numbers. */
export function withOtherHands(game: Game, pick: Pick): Game {
	const other: Game = { ...structuredClone({ ...game, log: [] }), log: [...game.log] };
	mix(
		other.seats.map(({ hand }) => hand),
		pick
	);
	return other;
}

/** Hands, Destiny, contributions and decks: first within each type, then whatever is hidden among people. */
function mixSkills(game: Game, viewer: Seat | null, pick: Pick): void {
	const held = game.seats.filter((_, seat) => seat !== viewer).map(({ hand }) => hand);
	const inCheck = hiddenInCheck(game, viewer);
	const among = [...held, game.decks.destiny, game.aside, ...inCheck];
	for (const type of SKILL_TYPES) {
		const slots = among.flatMap((pile) =>
			pile.flatMap((card, at) => (typeOf(card) === type ? [{ pile, at }] : []))
		);
		const cards = slots.map(({ pile, at }) => pile[at] ?? '');
		mix([game.decks[type], cards], pick);
		slots.forEach(({ pile, at }, n) => (pile[at] = cards[n] ?? ''));
		mixBelowTop(game.discards[type], pick);
	}
	mix(among, pick);
	mixTurnedUp(game, viewer, pick);
}

const checksOf = ({ stack }: Game) => stack.flatMap((frame) => (frame.proc === 'check' ? [frame] : []));

/** R13.2.6, R13.2.8: what lies face down in a check, but for what the viewer has put there himself. */
function hiddenInCheck(game: Game, viewer: Seat | null): string[][] {
	const { check } = stageOf(game);
	return checksOf(game).flatMap(({ added, destiny, revealed }) =>
		revealed
			? []
			: [
					...(check?.faceUp ? [] : added.filter(({ seat }) => seat !== viewer).map(({ cards }) => cards)),
					...(check?.destiny.cards ? [] : [destiny])
				]
	);
}

/** R13.2.7: all cards are seen, not whose they were. */
function mixTurnedUp(game: Game, viewer: Seat | null, pick: Pick): void {
	if (stageOf(game).check?.faceUp) return;
	for (const { added, destiny, revealed } of checksOf(game))
		if (revealed)
			mix([destiny, ...added.filter(({ seat }) => seat !== viewer).map(({ cards }) => cards)], pick);
}

/** Loyalty, Agendas, Super Crises, the Quorum hand, and the order of every deck. */
function mixSecrets(game: Game, viewer: Seat | null, pick: Pick): void {
	const hidden = game.seats.filter((_, seat) => seat !== viewer);
	mix([game.decks.loyalty, game.stock, ...hidden.map(({ loyalty }) => loyalty)], pick);
	mix([game.decks['super-crisis'], ...hidden.map(({ superCrises }) => superCrises)], pick);
	for (const seat of hidden)
		if (seat.agenda !== null) {
			const like = ofSide(seat.agenda);
			seat.agenda = like[pick(like.length)] ?? seat.agenda;
		}
	mix(
		viewer !== null && game.titles.president === viewer
			? [game.decks.quorum]
			: [game.decks.quorum, game.quorumHand],
		pick
	);
	for (const deck of [
		'crisis',
		'destination',
		'new-caprica',
		'hostile-agenda',
		'sympathetic-agenda'
	] as const)
		mix([game.decks[deck]], pick);
	for (const deck of OTHER_DECKS) if (deck !== 'destiny') mixBelowTop(game.discards[deck], pick);
	for (const tokens of [game.galacticaTokens, game.pegasusTokens, game.basestarTokens]) mix([tokens], pick);
}

/** R13.2.16, R13.2.20: labels and numbers are seen, not what is aboard. */
function mixShips(game: Game, pick: Pick): void {
	const inSpace = game.space.civilians.map(({ ship }) => ship);
	mix([game.civilianPile, game.locked, game.prepared, inSpace], pick);
	game.space.civilians.forEach((civilian, n) => (civilian.ship = inSpace[n] ?? ''));
}

/** Answers given but not carried out yet, cards looked at and what is kept for later lie in frames. */
function replaceAnswers(game: Game): void {
	for (const frame of game.stack) {
		if (frame.got) frame.got = Object.fromEntries(Object.keys(frame.got).map((key) => [key, 'unknown']));
		if (frame.proc === 'look') frame.cards = [];
	}
	for (const frame of game.stack) if ('scope' in frame) frame.scope = unseen(frame.scope);
	game.waiting = game.waiting.map((waiting) => ({ ...waiting, scope: unseen(waiting.scope) }));
}

type Scope = Game['waiting'][number]['scope'];
const unseen = (scope: Scope): Scope =>
	scope.looked
		? { ...scope, looked: { ...scope.looked, cards: scope.looked.cards.map(() => 'unknown-1') } }
		: scope;

/** What others are asked behind the gate, and what only they were told. */
function replaceWords(game: Game, viewer: Seat | null): void {
	game.asked = game.asked.map((decision) =>
		decision.seat === viewer || decision.mode === 'public'
			? decision
			: { ...decision, question: { kind: 'look', cards: [] } }
	);
	game.log = game.log.map((entry) =>
		entry.label === 'all' || (viewer !== null && entry.label.includes(viewer))
			? entry
			: { kind: 'drew-cards', seat: entry.label[0] ?? game.current, cards: ['unknown-1'], label: entry.label }
	);
}
