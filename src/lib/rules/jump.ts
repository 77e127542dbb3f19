/**
 * R7.3: the fleet jumps. Positions are noted, the board is cleared, a destination is picked and carried out, milestones
 * come, the marker goes back, and then comes what waited for the jump. The last jump ends the game instead (R12.4).
 */
import { AREAS, destinations, titleCards, type DestinationId, type Effect } from '../box/index.ts';
import { ask, asNames } from './ask.ts';
import { layDown } from './card-piles.ts';
import { clone } from './clone.ts';
import type { About, Seat } from './contract.ts';
import { take, uncover } from './decks.ts';
import { endGame, resourceGone } from './ending.ts';
import type { BaseFrame, Scope } from './frames.ts';
import type { Game } from './game.ts';
import { discardKept, endingAtJump, endKept } from './kept.ts';
import { tell, tellTo } from './log.ts';
import { expire, inForce, type InForce } from './modifiers.ts';
import { isLastJump, landsAfter, startMilestones, travel } from './objective.ts';
import { areaOfSeat, setPosition } from './positions.ts';
import { shuffle } from './random.ts';
import { changeResource } from './resources.ts';
import { allSeats } from './seats.ts';
import { pop, push, run } from './stack.ts';
import { fire } from './windows.ts';

export interface JumpFrame extends BaseFrame {
	proc: 'jump';
	step: 'begin' | 'clear' | 'pick' | 'reset' | 'expire' | 'verdict';
	/** how many cards the Admiral draws where not the usual two; a Mission Specialist then stays out of it (R7.2.2) */
	destinations: number | null;
	/** the cards "until the fleet jumps" that lay in play when it began: one that came with the destination stays (R7.3.7) */
	ending: About[];
}

/** One Destination card: its text, then its distance. */
export interface DestinationFrame extends BaseFrame {
	proc: 'destination';
	step: 'text' | 'distance';
	card: string;
}

const USUAL_DRAW = titleCards['admiral-base'].destinations;

/** R7.3; `destinations`: how many the Admiral draws, where not the usual two. */
export function startJump(game: Game, destinations: number | null): void {
	push(game, { proc: 'jump', step: 'begin', destinations, ending: [] });
}

export function stepJump(game: Game, frame: JumpFrame): void {
	switch (frame.step) {
		case 'begin':
			latchPositions(game);
			frame.ending = endingAtJump(game);
			frame.step = isLastJump(game) ? 'verdict' : 'clear';
			if (frame.step === 'verdict') {
				tell(game, { kind: 'jumped', destination: null });
				fire(game, { on: 'fleet-jumped' });
			}
			break;
		case 'clear':
			frame.step = 'pick';
			clearSpace(game);
			break;
		case 'pick':
			pickDestination(game, frame);
			break;
		case 'reset':
			frame.step = 'expire';
			resetMarker(game);
			fire(game, { on: 'fleet-jumped' });
			break;
		case 'expire':
			pop(game, frame);
			game.jumpStart = null;
			expire(game, 'jump');
			endKept(game, frame.ending);
			break;
		case 'verdict':
			endJourney(game, 'kobol-reached');
	}
}

/** R7.3.8: texts about the jump look at where everybody stood when it began. */
export function latchPositions(game: Game): void {
	game.jumpStart = clone(game.seats.map(({ position }) => position));
}

/** R12.4.4 */
export function endJourney(game: Game, arrived: 'kobol-reached' | 'new-caprica-left'): never {
	if (resourceGone(game)) endGame(game, 'cylons', 'resource-gone');
	endGame(game, 'humans', arrived);
}

/** R7.3.2: everything in space goes; pilots to Hangar Deck, damaged or not (R7.3.8). Shuffled ships lose their labels (R13.2.16). */
function clearSpace(game: Game): void {
	const { space } = game;
	for (const area of AREAS) {
		space.raiders[area] = 0;
		space.heavies[area] = 0;
		game.vipers.reserves += space.vipers[area];
		space.vipers[area] = 0;
	}
	space.scar = null;
	game.basestarTokens.push(...space.basestars.flatMap(({ damage }) => damage));
	space.basestars = [];
	for (const seat of allSeats(game))
		if (areaOfSeat(game, seat) !== null) {
			setPosition(game, seat, { place: 'hangar-deck' });
			tell(game, { kind: 'sent', seat, to: 'hangar-deck' });
		}
	game.civilianPile = shuffle(game, [...game.civilianPile, ...space.civilians.map(({ ship }) => ship)]);
	space.civilians = [];
}

type DrawChoice = InForce<'draw-choice'>;

/** R7.3.3: a Mission Specialist draws in the Admiral's place, once. */
const specialistIn = (game: Game, frame: JumpFrame): DrawChoice | undefined =>
	frame.destinations === null
		? inForce(game, 'draw-choice').find(({ mod, holder }) => mod.deck === 'destination' && holder !== null)
		: undefined;

const admiral = (game: Game): Seat => game.titles.admiral ?? game.current;

/** R7.3.3, R13.5.29: picked behind the gate; the cards not chosen go unseen to the bottom. */
function pickDestination(game: Game, frame: JumpFrame): void {
	const specialist = specialistIn(game, frame);
	const seat = specialist?.holder ?? admiral(game);
	const seen = uncover(game, 'destination', specialist?.mod.draw ?? frame.destinations ?? USUAL_DRAW);
	let [card] = seen;
	if (seen.length > 1) {
		const answer = ask(game, frame, {
			key: 'destination',
			seat,
			why: 'destination-pick',
			mode: 'hand',
			rule: 'R7.3.3',
			question: { kind: 'cards', pile: 'destination', from: seen, min: 1, max: 1 }
		});
		if (answer === undefined) return;
		[card] = asNames(answer);
	}
	frame.step = 'reset';
	tell(game, { kind: 'drew', seat, from: 'destination', count: seen.length });
	if (seen.length > 1) {
		tellTo(game, [seat], {
			kind: 'saw',
			seat,
			cards: seen.map((id) => ({ pile: 'destination', card: id }))
		});
		tell(game, { kind: 'put-back', seat, deck: 'destination', top: 0, bottom: seen.length - 1 });
	}
	const deck = game.decks.destination;
	deck.length -= seen.length;
	if (specialist?.kept) discardKept(game, specialist.kept);
	if (card === undefined) return;
	take(seen, card);
	deck.unshift(...seen);
	resolveDestination(game, card);
}

/** Carries out a Destination card that has left its deck (R7.3.4 to R7.3.6); its replacement comes this way too (R7.3.9). */
export function resolveDestination(game: Game, card: string): void {
	layDown(game, { deck: 'destination', id: card });
	push(game, { proc: 'destination', step: 'text', card });
}

export function stepDestination(game: Game, frame: DestinationFrame): void {
	// only cards of the Destination deck come here
	const id = frame.card as DestinationId;
	const { fuel, effects, distance } = destinations[id];
	switch (frame.step) {
		case 'text': {
			frame.step = 'distance';
			tell(game, { kind: 'jumped', destination: id });
			const scope: Scope = { acting: admiral(game), used: true, about: { deck: 'destination', id } };
			const [now, later] = landsAfter(game, distance) ? divided(effects) : [effects, []];
			if (later.length > 0) game.waiting.push({ at: 'landed', effects: later, scope });
			run(game, now, scope);
			// what follows from the loss comes before the text
			changeResource(game, 'fuel', fuel);
			break;
		}
		case 'distance':
			pop(game, frame);
			travel(game, distance);
			startMilestones(game);
			break;
	}
}

/** R11.1.6: what looks at the Crisis deck waits for the deck of New Caprica. */
function divided(effects: readonly Effect[]): [now: Effect[], later: Effect[]] {
	const now = effects.filter((effect) => !looksAtCrises(effect));
	return [now, effects.filter(looksAtCrises)];
}

const looksAtCrises = (effect: Effect): boolean =>
	effect.kind === 'may'
		? effect.effects.some(looksAtCrises)
		: effect.kind === 'look' && 'deck' in effect.at && effect.at.deck === 'crisis';

export function resetMarker(game: Game): void {
	if (game.marker === 0) return;
	tell(game, { kind: 'marker-moved', by: -game.marker, to: 0 });
	game.marker = 0;
}
