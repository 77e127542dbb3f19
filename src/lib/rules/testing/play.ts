/** Playing games in tests: every configuration, and a player who answers anything legal at random. */
import { chanceOf } from '../../robots/chance.ts';
import { anyAnswer } from '../../robots/random.ts';
import type { Pick } from '../../robots/types.ts';
import type { AnswerValue, Decision, GameConfig, Seat, Seed } from '../contract.ts';
import { answer, newGame, pending } from '../engine.ts';
import type { Game } from '../game.ts';

/** Every legal configuration (R1.1). */
export function allConfigs(): GameConfig[] {
	const configs: GameConfig[] = [];
	for (const set of ['base', 'pegasus'] as const)
		for (const objective of ['kobol', 'new-caprica'] as const)
			for (const players of [3, 4, 5, 6, 7])
				for (const fourSix of ['sympathizer', 'sympathetic-cylon', 'no-sympathizer'] as const)
					for (const leader of [false, true]) {
						const config = { set, objective, players, fourSix, leader };
						if (!('refused' in newGame(config, seedOf(1)))) configs.push(config);
					}
	return configs;
}

export const seedOf = (n: number): Seed => (n + 0x9e3779b9).toString(16).padStart(8, '0').slice(-8).repeat(4);

export const PEGASUS: GameConfig = {
	set: 'pegasus',
	objective: 'new-caprica',
	players: 5,
	fourSix: 'sympathizer',
	leader: true
};
export const BASE: GameConfig = { ...PEGASUS, set: 'base', objective: 'kobol', leader: false };

export function begin(config: GameConfig, seed = 1): Game {
	const game = newGame(config, seedOf(seed));
	if ('refused' in game) throw new Error(game.refused);
	return game;
}

/** Tests choose their answers apart from the game's chance. */
export const chooser = chanceOf;

export function respond(game: Game, decision: Decision, value: AnswerValue): Game {
	const next = answer(game, { decision: decision.id, seat: decision.seat, value });
	if ('refused' in next) throw new Error(`${decision.why}: ${next.refused} (${next.rule})`);
	return next;
}

/** Plays on at random until `stop` says so; calls `see` with every state on the way. */
export function playOn(
	game: Game,
	pick: Pick,
	stop: (game: Game) => boolean,
	see?: (game: Game) => void
): Game {
	let now = game;
	while (!stop(now)) {
		see?.(now);
		const open = pending(now);
		const decision = open[pick(open.length)];
		if (!decision) throw new Error('nothing to decide');
		now = respond(now, decision, anyAnswer(decision.question, pick));
	}
	return now;
}

/** Set-up done, first turn begun. */
export const ready = (config: GameConfig, seed = 1): Game =>
	playOn(begin(config, seed), chooser(seed), (game) => game.turn > 0);

/** Chooses these characters in turn order; random start areas and places. */
export function cast(config: GameConfig, characters: readonly string[], seed = 1): Game {
	let game = begin(config, seed);
	const wanted = [...characters];
	const pick = chooser(seed);
	while (game.flow.play === 'setup.characters') {
		const [decision] = pending(game);
		if (!decision) throw new Error('nothing to decide');
		const value = decision.why === 'choose-character' ? wanted.shift() : anyAnswer(decision.question, pick);
		game = respond(game, decision, value ?? null);
	}
	return game;
}

export const seatPlaying = (game: Game, character: string): Seat => {
	const seat = game.seats.findIndex((s) => s.character === character);
	if (seat < 0) throw new Error(`${character} is not in the game`);
	return seat as Seat;
};
