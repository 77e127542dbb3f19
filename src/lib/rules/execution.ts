/**
 * R10: an execution. The hand goes first; then what the victim really is decides: a Cylon wakes up on the Resurrection
 * Ship, a human is dead and his player takes a new character.
 */
import { TITLES, type CharacterId } from '../box/index.ts';
import { ask, asName, asNames, forget } from './ask.ts';
import type { Seat } from './contract.ts';
import { discardSkills, typeOf } from './decks.ts';
import { endGame } from './ending.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { lookAtLoyalty, resolveSpecial } from './hand-over.ts';
import { arriveByResurrection } from './infiltration.ts';
import { discardAttached } from './kept.ts';
import { tell } from './log.ts';
import { addForNewcomer, deal, owedBySleepers } from './loyalty-deck.ts';
import { enterPlay, placeNewcomer, unusedCharacters } from './newcomers.ts';
import { onNewCaprica, setPosition } from './positions.ts';
import { crossBarrier } from './random.ts';
import { changeResource } from './resources.ts';
import { lapseSheet, toResurrectionShip } from './resurrection.ts';
import { isCylonCard, showCylonCard } from './reveal.ts';
import { seatOf } from './seats.ts';
import { innermost, pop, push } from './stack.ts';
import { giveTitle, nextInLine } from './succession.ts';
import { openWindow } from './windows.ts';

export interface ExecutionFrame extends BaseFrame {
	proc: 'execution';
	step:
		| 'begin'
		| 'test'
		// Cylon branch
		| 'show'
		| 'resurrect'
		| 'hand-over'
		// human branch
		| 'die'
		| 'choose'
		| 'place'
		| 'enter'
		| 'titles'
		| 'done';
	seat: Seat;
	/** whom the sentence is about; somebody else sitting there is not executed for him */
	character: CharacterId | null;
	/** R10.5.2 */
	moraleLoss: boolean;
	/** R10.6.4 */
	diedOnNewCaprica: boolean;
}

/** Puts an execution on the stack. */
export function startExecution(game: Game, seat: Seat, moraleLoss = true): void {
	push(game, {
		proc: 'execution',
		step: 'begin',
		seat,
		character: seatOf(game, seat).character,
		moraleLoss,
		diedOnNewCaprica: onNewCaprica(game, seat)
	});
}

export function stepExecution(game: Game, frame: ExecutionFrame): void {
	const { seat } = frame;
	switch (frame.step) {
		case 'begin':
			begin(game, frame);
			break;
		case 'test':
			test(game, frame);
			break;
		case 'show':
			show(game, frame);
			break;
		case 'resurrect':
			frame.step = 'hand-over';
			toResurrectionShip(game, seat);
			break;
		case 'hand-over':
			frame.step = 'done';
			push(game, { proc: 'hand-over', step: 'give', seat, to: null });
			// R10.4.4
			if (seat === game.current) game.turnCut = true;
			break;
		case 'die':
			die(game, frame);
			break;
		case 'choose':
			chooseNewcomer(game, frame);
			break;
		case 'place':
			if (placeNewcomer(game, frame, seat, frame.diedOnNewCaprica)) frame.step = 'enter';
			break;
		case 'enter':
			frame.step = 'titles';
			enterPlay(game, seat);
			break;
		case 'titles':
			frame.step = 'done';
			passOwnTitles(game, seat);
			// R10.5.10
			resolveSpecial(game, seat);
			break;
		case 'done':
			pop(game, frame);
			break;
	}
}

/** R10.2: the hand and what is attached; a human's Treachery may still be answered to (R14.3.7). */
function begin(game: Game, frame: ExecutionFrame): void {
	const { seat } = frame;
	const { character, hand, cylon, deeds } = seatOf(game, seat);
	if (character === null || character !== frame.character || game.dead.includes(character)) {
		pop(game, frame);
		return;
	}
	frame.step = 'test';
	frame.diedOnNewCaprica = onNewCaprica(game, seat);
	deeds.push('executed');
	tell(game, { kind: 'executed', seat, character });
	const cards = [...hand];
	discardSkills(game, seat, cards);
	discardAttached(game, seat);
	if (!cylon && cards.some((card) => typeOf(card) === 'treachery'))
		openWindow(game, { on: 'discarded', by: seat, types: ['treachery'] });
}

/** R10.3 */
function test(game: Game, frame: ExecutionFrame): void {
	const { seat } = frame;
	const { cylon, infiltrating, loyalty } = seatOf(game, seat);
	if (cylon || infiltrating) {
		// R10.4.5
		frame.step = 'done';
		toResurrectionShip(game, seat);
		arriveByResurrection(game, seat);
	} else frame.step = loyalty.some(isCylonCard) ? 'show' : 'die';
}

/** R10.4.1, R10.4.6: the same private screen with one card and with several. */
function show(game: Game, frame: ExecutionFrame): void {
	const { seat } = frame;
	const answer = ask(game, frame, {
		key: 'show',
		seat,
		why: 'show-cylon',
		mode: 'hand',
		rule: 'R10.4.6',
		question: {
			kind: 'cards',
			pile: 'loyalty',
			from: seatOf(game, seat).loyalty.filter(isCylonCard),
			min: 1,
			max: 1
		}
	});
	if (answer === undefined) return;
	frame.step = 'resurrect';
	forget(frame);
	for (const card of asNames(answer)) showCylonCard(game, seat, card, 'executed');
}

/** R10.5.1 to R10.5.4 */
function die(game: Game, frame: ExecutionFrame): void {
	const { seat } = frame;
	const state = seatOf(game, seat);
	const { character, loyalty } = state;
	if (character === null) throw new Error('nobody to execute');
	frame.step = 'choose';
	crossBarrier(game);
	if (loyalty.length > 0) tell(game, { kind: 'loyalty-shown', seat, cards: [...loyalty] });
	state.shown.push(...loyalty);
	state.loyalty = [];
	if (frame.moraleLoss) loseMorale(game, frame);

	game.dead.push(character);
	// R10.5.11: where the dead stood is nothing to whoever sits there next
	if (game.jumpStart) game.jumpStart[seat] = 'unplaced';
	lapseSheet(game, seat);
	endGrants(game, seat);
	// R12.4.3: when the fleet goes for the last time nobody takes his place any more
	if (innermost(game, 'leave') || innermost(game, 'jump')?.step === 'verdict') {
		frame.step = 'done';
		if (unusedCharacters(game).length < unreplaced(game)) endGame(game, 'cylons', 'nobody-left');
		return;
	}
	state.character = null;
	setPosition(game, seat, 'unplaced');
	if (owedBySleepers(character) && !game.sleepersDealt) lookAtLoyalty(game, seat, deal(game, seat, 1));
}

/** How many of the dead still lie before their players: each would take a character away from the others. */
const unreplaced = (game: Game): number =>
	game.seats.filter(({ character }) => character !== null && game.dead.includes(character)).length;

/** R10.5.2; R10.1.1: whoever is executed for this loss comes after this execution, and never the victim himself again. */
function loseMorale(game: Game, frame: ExecutionFrame): void {
	const before = game.resources.morale;
	changeResource(game, 'morale', -1);
	if (game.resources.morale < before) game.moraleLostToExecution = true;
	const at = game.stack.indexOf(frame);
	const caused = game.stack
		.splice(at + 1)
		.filter((later) => !(later.proc === 'effects' && later.scope.holder === frame.seat));
	game.stack.splice(at, 0, ...caused);
}

/** R10.5.9: what the dead character was still allowed to do is lost. */
function endGrants(game: Game, seat: Seat): void {
	for (const frame of game.stack)
		if (frame.proc === 'grant' && frame.seat === seat) {
			frame.move = false;
			frame.actions = 0;
		}
}

/** R10.5.5 */
function chooseNewcomer(game: Game, frame: ExecutionFrame): void {
	const { seat } = frame;
	const unused = unusedCharacters(game);
	let [character] = unused;
	if (!character) endGame(game, 'cylons', 'nobody-left');
	if (unused.length > 1) {
		const answer = ask(game, frame, {
			key: 'newcomer',
			seat,
			why: 'newcomer',
			mode: 'public',
			rule: 'R10.5.5',
			question: { kind: 'option', from: unused.map((id) => ({ id })) }
		});
		if (answer === undefined) return;
		character = unused.find((id) => id === asName(answer)) ?? character;
	}
	frame.step = 'place';
	forget(frame);
	const state = seatOf(game, seat);
	state.character = character;
	state.newcomer = game.sleepersDealt;
	state.turnsBegun = 0;
	state.turnStart = null;
	tell(game, { kind: 'character-chosen', seat, character });
	if (game.sleepersDealt) return;
	const dealt = addForNewcomer(game, seat);
	if (dealt.length > 0) lookAtLoyalty(game, seat, dealt);
}

/** R10.5.6: the victim's titles go to the highest in line, the newcomer among them. */
function passOwnTitles(game: Game, seat: Seat): void {
	for (const title of TITLES)
		if (game.titles[title] === seat) giveTitle(game, title, nextInLine(game, title));
}
