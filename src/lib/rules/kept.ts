/** Cards that stay in play: how they come to lie beside the board or with a player, and how they end (R6.2.4, R8.7.4). */
import type { Piece, Until } from '../box/index.ts';
import { isOutdated, layDown, pickUp, sameCard } from './card-piles.ts';
import type { About, Seat } from './contract.ts';
import type { Game, KeptCard } from './game.ts';
import { tell } from './log.ts';
import { countPieces, standing } from './scope.ts';

/** R6.8.4: without a raider left to carry his marker there is no Scar, and his card stays on its pile. */
const isVain = (game: Game, until: Until): boolean =>
	typeof until === 'object' && until.jumpOr === 'scar-destroyed' && game.space.scar === null;

/** This card stays in play from now on; its abilities hold. */
export function keep(game: Game, about: About, holder: Seat | null, until: Until): void {
	if (isVain(game, until)) return;
	pickUp(game, about);
	game.inPlay.push({ about: { ...about }, holder, until });
	tell(game, { kind: 'card-kept', about, with: holder });
}

/** Takes a card out of play; where it goes is the caller's. */
export function release(game: Game, kept: KeptCard): void {
	game.inPlay = game.inPlay.filter((card) => card !== kept);
}

/** A card's time in play is over: onto its pile, or out of the game (R11.1.6). */
export function discardKept(game: Game, kept: KeptCard): void {
	release(game, kept);
	layDown(game, kept.about);
	tell(game, { kind: isOutdated(game, kept.about) ? 'card-removed' : 'card-ended', about: kept.about });
}

function endAll(game: Game, ends: (kept: KeptCard) => boolean): void {
	for (const kept of game.inPlay.filter(ends)) discardKept(game, kept);
}

/** R7.3.7: the cards a jump that begins now will end. */
export const endingAtJump = (game: Game): About[] =>
	game.inPlay
		.filter(({ until }) => until === 'jump' || typeof until === 'object')
		.map(({ about }) => ({ ...about }));

/** The last thing a jump does; what has ended by itself meanwhile is gone already. */
export function endKept(game: Game, ending: readonly About[]): void {
	endAll(game, ({ about }) => ending.some((card) => sameCard(card, about)));
}

type Ending = Extract<Until, object>['jumpOr'];

/** Looked at after pieces were destroyed: some cards end with them. */
export function checkKept(game: Game, destroyed: Piece | 'scar'): void {
	const happened: Readonly<Record<Ending, boolean>> = {
		'scar-destroyed': destroyed === 'scar',
		'civilian-or-basestar-destroyed': destroyed === 'civilian' || destroyed === 'basestar',
		'no-raider-left':
			(destroyed === 'raider' || destroyed === 'scar') &&
			countPieces(game, { piece: 'raider', count: 'all' }, standing(game, null)) === 0
	};
	endAll(game, ({ until }) => typeof until === 'object' && happened[until.jumpOr]);
}

/** R8.7.4: Quorum cards that lie with a player who turns Cylon, is executed or stops infiltrating. */
export function discardAttached(game: Game, seat: Seat): void {
	endAll(game, ({ about, holder }) => about.deck === 'quorum' && holder === seat);
}
