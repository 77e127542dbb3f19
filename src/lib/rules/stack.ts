/** Putting procedures on the stack and finding those in progress. The innermost is the last. */
import type { Effect } from '../box/index.ts';
import type { Frame, FrameOf, ProcName, Scope } from './frames.ts';
import type { Game } from './game.ts';

export function push(game: Game, ...frames: Frame[]): void {
	game.stack.push(...frames);
}

/** Ends this very frame; only the frame on top ends itself. */
export function pop(game: Game, frame: Frame): void {
	if (game.stack.at(-1) !== frame) throw new Error(`${frame.proc} ends under another frame`);
	game.stack.pop();
}

/** Runs a text next, with its own copy of what its words refer to. */
export function run(game: Game, effects: readonly Effect[], scope: Scope): void {
	if (effects.length > 0) push(game, { proc: 'effects', effects, at: 0, scope: { ...scope } });
}

/** The innermost procedure of this name, if one is in progress. */
export function innermost<P extends ProcName>(game: Game, proc: P): FrameOf<P> | null {
	const { stack } = game;
	for (let n = stack.length - 1; n >= 0; n--)
		// found by its name, so it is a frame of that name
		if (stack[n]?.proc === proc) return stack[n] as FrameOf<P>;
	return null;
}

/** The frame directly below this one. */
export const below = (game: Game, frame: Frame): Frame | undefined =>
	game.stack[game.stack.indexOf(frame) - 1];
