/** Which games are played, and the one word that names a game so that it can be played again. */
import { chanceOf, type RobotName } from '../../src/lib/robots/index.ts';
import { checkConfig, type GameConfig } from '../../src/lib/rules/index.ts';

export interface Wanted {
	players: readonly number[];
	set: readonly GameConfig['set'][];
	objective: readonly GameConfig['objective'][];
	leader: readonly boolean[];
	robots: readonly RobotName[];
}

export interface Setting {
	config: GameConfig;
	robots: RobotName;
	seed: string;
}

const FOUR_SIX = ['sympathizer', 'sympathetic-cylon', 'no-sympathizer'] as const;

/** Every legal configuration among those wanted; the variants for four and six count only where they make a difference. */
export function configsOf({ players, set, objective, leader }: Wanted): GameConfig[] {
	const configs: GameConfig[] = [];
	for (const n of players)
		for (const s of set)
			for (const o of objective)
				for (const l of leader)
					for (const fourSix of n === 4 || n === 6 ? FOUR_SIX : FOUR_SIX.slice(0, 1)) {
						const config = { set: s, objective: o, players: n, fourSix, leader: l };
						if (!checkConfig(config)) configs.push(config);
					}
	return configs;
}

/** 32 hexadecimal digits for the n-th game of a run. */
export function seedOf(run: number, n: number): string {
	const pick = chanceOf(Math.imul(run, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b));
	return Array.from({ length: 16 }, () => pick(256).toString(16).padStart(2, '0')).join('');
}

/** `pegasus.new-caprica.5.sympathizer.leader.sensible.0123…` */
export const nameOf = ({ config, robots, seed }: Setting): string =>
	[
		config.set,
		config.objective,
		config.players,
		config.fourSix,
		config.leader ? 'leader' : 'no-leader',
		robots,
		seed
	].join('.');

export function readName(name: string): Setting {
	const [set, objective, players, fourSix, leader, robots, seed] = name.split('.');
	if (seed === undefined) throw new Error(`not the name of a game: ${name}`);
	return {
		// whatever is wrong here is refused when the game is set up
		config: {
			set: set as GameConfig['set'],
			objective: objective as GameConfig['objective'],
			players: Number(players),
			fourSix: fourSix as GameConfig['fourSix'],
			leader: leader === 'leader'
		},
		robots: robots === 'random' ? 'random' : 'sensible',
		seed
	};
}
