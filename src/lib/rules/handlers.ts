/** The shape of what carries out one kind of effect (`effects.ts`). */
import type { Effect } from '../box/index.ts';
import type { EffectsFrame } from './frames.ts';
import type { Game } from './game.ts';

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
/** True: done, or what remains lies on the stack. False: waits for an answer, and is called again. */
type Handler<K extends Effect['kind']> = (game: Game, effect: EffectOf<K>, frame: EffectsFrame) => boolean;
export type HandlersFor<K extends Effect['kind']> = { readonly [Kind in K]: Handler<Kind> };
export type Handlers = HandlersFor<Effect['kind']>;
