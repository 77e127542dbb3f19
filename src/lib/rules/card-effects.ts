/** What texts do with cards: draw, discard, look, move, resolve, keep; and the modifiers they leave behind. */
import { ask, asNames } from './ask.ts';
import { layDown } from './card-piles.ts';
import type { Seat } from './contract.ts';
import { resolveCard, resolveDrawn, redrawCrisis } from './crisis.ts';
import { take, takeTop } from './decks.ts';
import { drawEffects } from './draw-effects.ts';
import type { EffectsFrame, Scope } from './frames.ts';
import type { ActiveModifier, Game } from './game.ts';
import type { EffectOf, HandlersFor } from './handlers.ts';
import { resolveDestination } from './jump.ts';
import { keep } from './kept.ts';
import { tell } from './log.ts';
import { lookEffects } from './look-effects.ts';
import { shuffle } from './random.ts';
import { chooserOf, seatInRole, seatsOf } from './scope.ts';
import { seatOf } from './seats.ts';
import { innermost, push } from './stack.ts';
import { transferEffects } from './transfer-effects.ts';

type Kinds =
	| 'draw'
	| 'discard'
	| 'transfer'
	| 'exchange'
	| 'look'
	| 'resolve'
	| 'fetch'
	| 'redraw-crisis'
	| 'shuffle'
	| 'keep'
	| 'modify';

export const cardEffects: HandlersFor<Kinds> = {
	...drawEffects,
	...lookEffects,
	...transferEffects,

	discard(game, effect, frame) {
		const { scope } = frame;
		const seats = seatsOf(game, effect.who, scope);
		const [first] = seats;
		if (first === undefined) return true;
		if (effect.what === 'super-crisis') return discardSuperCrisis(game, frame, first);
		const cost = frame.at < (scope.paying ?? 0);
		const { count } = effect;
		push(game, {
			proc: 'discard',
			step: 'ignore',
			due: seats.map((seat) => ({ seat, count: count === 'hand' ? seatOf(game, seat).hand.length : count })),
			// a whole hand leaves nothing to choose
			random: effect.random === true || count === 'hand',
			cost,
			ignorable: scope.ignorable === true,
			why: cost ? 'pay' : 'discard',
			rule: cost ? 'R13.5.5' : 'R13.5.13'
		});
		return true;
	},

	resolve(game, effect, frame) {
		const { scope } = frame;
		const seat = chooserOf(game, scope);
		const { from, rest, skip } = effect;
		if (from === 'quorum-hand') {
			push(game, { proc: 'quorum', step: 'pick', seat, draw: null, card: null });
			return true;
		}
		if (from === 'super-crises') return playSuperCrisis(game, frame, seat);
		switch (from.deck) {
			case 'quorum':
				push(game, { proc: 'quorum', step: 'pick', seat, draw: from.draw, card: null });
				break;
			case 'crisis':
				resolveDrawn(game, seat, from.draw, { ...(rest ? { rest } : {}), ...(skip ? { skip } : {}) });
				break;
			case 'destination': {
				// D49: the replacement is the top card, no choice
				const card = takeTop(game, 'destination');
				if (card) resolveDestination(game, card);
				break;
			}
		}
		return true;
	},

	/** A card already in play cannot be found; the deck is shuffled all the same. */
	fetch(game, { deck, card }) {
		const pile = [game.decks[deck], game.discards[deck]].find((cards) => cards.includes(card));
		if (pile) take(pile, card);
		shuffle(game, game.decks[deck]);
		if (pile) resolveCard(game, { deck: 'crisis', id: card }, null, []);
		return true;
	},

	'redraw-crisis'(game, _effect, { scope }) {
		redrawCrisis(game, scope.acting);
		return true;
	},

	shuffle(game, { deck }) {
		shuffle(game, game.decks[deck]);
		if (deck === 'destiny') tell(game, { kind: 'destiny-changed', count: game.decks.destiny.length });
		return true;
	},

	keep(game, effect, { scope }) {
		const holder = effect.with ? seatInRole(game, effect.with, scope) : null;
		// R1.8.4: a card for somebody is not kept when there was nobody to choose
		if (scope.about && (holder !== null || !effect.with)) keep(game, scope.about, holder, effect.until);
		return true;
	},

	modify(game, effect, { scope }) {
		const { mod, until } = effect;
		if (mod.kind === 'difficulty') tell(game, { kind: 'difficulty-changed', by: mod.by });
		if (until === 'roll' || until === 'result' || until === 'next-result') {
			if (mod.kind === 'roll-add') innermost(game, 'die')?.adds.push({ by: mod.by, until });
			return true;
		}
		game.modifiers.push(lasting(effect, scope));
		return true;
	}
};

/** What `chosen-resource` and `chosen-type` mean in it is settled now. */
function lasting({ mod, until }: EffectOf<'modify'>, scope: Scope): ActiveModifier {
	const chosen =
		mod.kind === 'loss-less' ? scope.resource : mod.kind === 'strength-zero' ? scope.type : undefined;
	return {
		mod,
		until,
		seat: scope.holder ?? scope.acting,
		...(chosen === undefined ? {} : { chosen })
	};
}

/** R13.5.28: which one is nobody's business before it is played; with a single card there is nothing to ask. */
function pickSuperCrisis(
	game: Game,
	frame: EffectsFrame,
	seat: Seat,
	why: 'super-crisis-pick' | 'discard'
): string | null | undefined {
	const { superCrises } = seatOf(game, seat);
	if (superCrises.length <= 1) return superCrises[0] ?? null;
	const answer = ask(game, frame, {
		key: 'super-crisis',
		seat,
		why,
		mode: 'hand',
		rule: 'R13.5.28',
		question: { kind: 'cards', pile: 'super-crisis', from: [...superCrises], min: 1, max: 1 },
		about: frame.scope.about
	});
	return answer === undefined ? undefined : (asNames(answer)[0] ?? null);
}

/** R8.4.2; not before Galactica's return (R11.6.2). */
function playSuperCrisis(game: Game, frame: EffectsFrame, seat: Seat): boolean {
	if (game.flow.era === 'occupied') return true;
	const card = pickSuperCrisis(game, frame, seat, 'super-crisis-pick');
	if (card === undefined) return false;
	if (card === null) return true;
	const { superCrises, deeds } = seatOf(game, seat);
	take(superCrises, card);
	deeds.push('played-super-crisis');
	resolveCard(game, { deck: 'super-crisis', id: card }, seat, ['activate', 'prepare']);
	return true;
}

function discardSuperCrisis(game: Game, frame: EffectsFrame, seat: Seat): boolean {
	const card = pickSuperCrisis(game, frame, seat, 'discard');
	if (card === undefined) return false;
	if (card === null) return true;
	take(seatOf(game, seat).superCrises, card);
	const about = { deck: 'super-crisis', id: card } as const;
	layDown(game, about);
	tell(game, { kind: 'discarded-other', seat, deck: about.deck, card });
	return true;
}
