/** R6.9: hits on Galactica and Pegasus. Each single hit is a choice of ship, a token, and what the token does. */
import { BOARDS, galacticaDamage, pegasusDamage, RESOURCES, type ShipDamage } from '../box/index.ts';
import { ask, asName, asNames, forget } from './ask.ts';
import type { About, Seat } from './contract.ts';
import { take } from './decks.ts';
import { endGame } from './ending.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { occupantsOf, sendTo } from './positions.ts';
import { takeRandom } from './random.ts';
import { changeResource } from './resources.ts';
import { damagedOn } from './scope.ts';
import { pop, push } from './stack.ts';

type Ship = 'galactica' | 'pegasus';

export interface DamageShipFrame extends BaseFrame {
	proc: 'damage-ship';
	step: 'ship' | 'tokens' | 'chosen';
	/** `either`: the current player chooses, hit by hit (R6.9.1) */
	ship: Ship | 'either';
	hits: number;
	/** so many of Galactica's tokens are drawn and `hits` of them chosen (R6.9.6) */
	draw: number;
	/** drawn, then chosen; they lie in the pool until they hit */
	tokens: string[];
	picker: Seat;
	about: About | null;
}

export function damageShip(
	game: Game,
	ship: DamageShipFrame['ship'],
	hits: number,
	about: About | null = null
): void {
	push(game, {
		proc: 'damage-ship',
		step: 'ship',
		ship,
		hits,
		draw: 0,
		tokens: [],
		picker: game.current,
		about
	});
}

/** R6.9.6: this seat draws so many tokens and chooses those that hit. */
export function chooseDamage(
	game: Game,
	picker: Seat,
	draw: number,
	hits: number,
	about: About | null
): void {
	push(game, {
		proc: 'damage-ship',
		step: 'tokens',
		ship: 'galactica',
		hits,
		draw,
		tokens: [],
		picker,
		about
	});
}

export const TOKENS: Readonly<Record<Ship, Readonly<Record<string, ShipDamage>>>> = {
	galactica: galacticaDamage,
	pegasus: pegasusDamage
};

/** R6.9.3: every place that can be damaged is. */
const GALACTICA_LOST = Object.values(TOKENS.galactica).filter(({ damages }) => damages).length;

export const poolOf = (game: Game, ship: Ship): string[] =>
	ship === 'galactica' ? game.galacticaTokens : game.pegasusTokens;

export const hasPegasus = (game: Game): boolean => game.config.set === 'pegasus' && !game.pegasusDestroyed;

export function stepDamageShip(game: Game, frame: DamageShipFrame): void {
	switch (frame.step) {
		case 'ship': {
			if (frame.hits === 0 || (frame.ship === 'pegasus' && !hasPegasus(game))) {
				pop(game, frame);
				return;
			}
			const ship = whichShip(game, frame);
			if (!ship) return;
			frame.hits -= 1;
			forget(frame);
			const [token] = takeRandom(game, [...poolOf(game, ship)], 1);
			if (token !== undefined) hit(game, ship, token);
			return;
		}
		case 'tokens': {
			if (frame.tokens.length === 0) frame.tokens = takeRandom(game, [...game.galacticaTokens], frame.draw);
			const most = Math.min(frame.hits, frame.tokens.length);
			if (frame.tokens.length > most) {
				const answer = ask(game, frame, {
					key: 'tokens',
					seat: frame.picker,
					why: 'pick-tokens',
					mode: 'public',
					rule: 'R6.9.6',
					question: {
						kind: 'cards',
						pile: 'galactica-damage',
						from: [...frame.tokens],
						min: most,
						max: most
					},
					about: frame.about
				});
				if (answer === undefined) return;
				frame.tokens = [...asNames(answer)];
			}
			frame.step = 'chosen';
			return;
		}
		case 'chosen': {
			const token = frame.tokens.shift();
			if (token === undefined) pop(game, frame);
			else hit(game, 'galactica', token);
		}
	}
}

/** Null while the current player is asked. */
function whichShip(game: Game, frame: DamageShipFrame): Ship | null {
	if (frame.ship !== 'either') return frame.ship;
	if (!hasPegasus(game)) return 'galactica';
	const answer = ask(game, frame, {
		key: 'ship',
		seat: game.current,
		why: 'which-ship',
		mode: 'public',
		rule: 'R6.9.1',
		question: { kind: 'option', from: [{ id: 'galactica' }, { id: 'pegasus' }] },
		about: frame.about
	});
	if (answer === undefined) return null;
	return asName(answer) === 'pegasus' ? 'pegasus' : 'galactica';
}

/** R6.9.2 to R6.9.4 */
function hit(game: Game, ship: Ship, token: string): void {
	take(poolOf(game, ship), token);
	tell(game, { kind: 'ship-hit', ship, token });
	const { damages, loses = {} } = TOKENS[ship][token] ?? {};
	if (!damages) {
		game.out.push({ deck: 'galactica-damage', id: token });
		for (const resource of RESOURCES) changeResource(game, resource, -(loses[resource] ?? 0));
		return;
	}
	game.damaged.push(damages);
	tell(game, { kind: 'place-damaged', place: damages });
	for (const seat of occupantsOf(game, damages)) sendTo(game, seat, 'sickbay');
	if (ship === 'galactica') {
		if (damagedOn(game, 'galactica') === GALACTICA_LOST) endGame(game, 'cylons', 'galactica-lost');
	} else if (damagedOn(game, 'pegasus') === BOARDS.pegasus.length) losePegasus(game);
}

/** R6.9.4: closed for good; nothing else is lost with her. */
function losePegasus(game: Game): void {
	game.pegasusDestroyed = true;
	tell(game, { kind: 'pegasus-destroyed' });
	for (const place of BOARDS.pegasus)
		for (const seat of occupantsOf(game, place)) sendTo(game, seat, 'sickbay');
}
