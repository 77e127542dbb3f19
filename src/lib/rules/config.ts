/** R1.1: which games can be set up. */
import type { GameConfig, Refusal } from './contract.ts';
import { refuse } from './ask.ts';

const oneOf = (value: unknown, ...allowed: string[]): boolean =>
	typeof value === 'string' && allowed.includes(value);

/** Null when the configuration is one the rules allow. Takes any value whatever. */
export function checkConfig(config: unknown): Refusal | null {
	if (typeof config !== 'object' || config === null) return refuse('malformed', 'R1.1.1');
	const { set, objective, players, fourSix, leader } = config as Record<keyof GameConfig, unknown>;
	if (!oneOf(set, 'base', 'pegasus')) return refuse('config-set', 'R1.1.1');
	if (!oneOf(objective, 'kobol', 'new-caprica')) return refuse('config-objective', 'R1.1.2');
	if (objective === 'new-caprica' && set !== 'pegasus') return refuse('config-objective', 'R1.1.2');
	if (typeof players !== 'number' || !Number.isInteger(players) || players < 3 || players > 7)
		return refuse('config-players', 'R1.1.3');
	if (!oneOf(fourSix, 'sympathizer', 'sympathetic-cylon', 'no-sympathizer'))
		return refuse('config-four-six', 'R1.1.4');
	if (fourSix === 'sympathetic-cylon' && set !== 'pegasus') return refuse('config-four-six', 'R1.1.4');
	if (typeof leader !== 'boolean') return refuse('config-leader', 'R1.1.5');
	if (leader && (set !== 'pegasus' || players === 3)) return refuse('config-leader', 'R1.1.5');
	if (players === 7 && !leader) return refuse('config-leader', 'R1.1.3');
	return null;
}
