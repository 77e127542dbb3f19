/** Moments worth a look, each found by playing: what the screens have to show at some time in some game. */
import { stageOf, type Game, type GameConfig } from '../../../src/lib/rules/index.ts';
import { findGame, type Played } from './robots.ts';

const base: GameConfig = {
	set: 'base',
	objective: 'kobol',
	players: 4,
	fourSix: 'sympathizer',
	leader: false
};
const pegasus: GameConfig = { ...base, set: 'pegasus', objective: 'new-caprica', players: 5, leader: true };

const asks =
	(...whys: readonly string[]) =>
	({ asked }: Game): boolean =>
		whys.includes(asked[0]?.why ?? '');
const raiders = ({ space }: Game): number => Object.values(space.raiders).reduce((sum, n) => sum + n, 0);

/** Found once a run, when it is first wanted. */
function once(config: GameConfig, there: (game: Game) => boolean): () => Played {
	let found: Played | null = null;
	return () => (found ??= findGame(config, there));
}

export const MOMENTS = {
	'choosing a character': once(pegasus, asks('choose-character')),
	'the first deal': once(pegasus, asks('look-at-deal')),
	'first turn': once(pegasus, ({ turn }) => turn === 1),
	'receiving skills': once(pegasus, (game) => game.turn > 1 && asks('receive-skills')(game)),
	movement: once(pegasus, (game) => game.turn > 2 && asks('move')(game)),
	action: once(pegasus, (game) => game.turn > 3 && asks('action')(game)),
	'a crisis': once(pegasus, (game) => game.turn > 2 && asks('option')(game)),
	'before a check': once(pegasus, (game) => asks('window')(game) && stageOf(game).check !== null),
	'adding cards': once(
		pegasus,
		(game) => asks('contribute')(game) && (stageOf(game).check?.added.length ?? 0) > 1
	),
	'a check revealed': once(pegasus, (game) => stageOf(game).check?.revealed != null && game.turn > 1),
	battle: once(base, (game) => raiders(game) > 4 && stageOf(game).die !== null && game.turn > 3),
	'a jump': once(base, (game) => asks('destination-pick')(game)),
	'sleeper agents': once(pegasus, ({ log }) => log.some(({ kind }) => kind === 'sleepers-began')),
	'New Caprica': once(
		pegasus,
		(game) =>
			game.flow.play !== 'over' && game.log.some(({ kind }) => kind === 'era-began') && asks('action')(game)
	),
	'game over': once(base, ({ outcome }) => outcome !== null)
};
