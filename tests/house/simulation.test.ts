/** The simulation's own machinery: what a set can show is what counts, and a broken rule is told with its move. */
import { expect, it } from 'vitest';
import { emptyTally, restrict } from '../../scripts/simulation/coverage.ts';
import { play } from '../../scripts/simulation/play.ts';
import { configsOf, nameOf, readName, seedOf, type Setting } from '../../scripts/simulation/setting.ts';

const [config] = configsOf({
	players: [3],
	set: ['base'],
	objective: ['kobol'],
	leader: [false],
	robots: ['sensible']
});
if (!config) throw new Error('no configuration');
const setting: Setting = { config, robots: 'sensible', seed: seedOf(1, 1) };

it('counts for the base game what the base game has', () => {
	const tally = emptyTally();
	restrict(tally, ['base'], ['kobol']);
	expect(tally.has('window:check-total')).toBe(true);
	expect(tally.has('place:caprica-base:0')).toBe(true);
	for (const id of ['window:roll-due', 'place:airlock:0', 'ending:cylons:nobody-left', 'agenda:genocide:won'])
		expect(tally.has(id), id).toBe(false);
});

it('counts for Pegasus everything but the places and cards it replaces', () => {
	const tally = emptyTally();
	const all = tally.size;
	restrict(tally, ['pegasus'], ['kobol', 'new-caprica']);
	expect(tally.has('window:roll-due')).toBe(true);
	expect(tally.has('place:caprica-base:0')).toBe(false);
	expect(tally.size).toBeGreaterThan(all - 10);
});

it('names a game so that it can be played again', () => {
	expect(readName(nameOf(setting))).toEqual(setting);
});

it('plays a game to its end and notes what was used, or says after which move it broke', () => {
	const tally = emptyTally();
	const { trouble, game } = play(setting, { tally, checkEvery: 50 });
	expect(trouble).toBeNull();
	expect(game.outcome).not.toBeNull();
	expect([...tally.values()].filter((seen) => seen > 0).length).toBeGreaterThan(50);
	let moves = 0;
	const broken = play(setting, {
		tally: emptyTally(),
		checkEvery: 50,
		see: () => {
			if ((moves += 1) > 60) throw new Error('planted');
		}
	});
	expect(broken.answers).toBe(60);
	expect(broken.trouble).toContain('planted');
});
