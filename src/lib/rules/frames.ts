/**
 * The resolution stack: procedures in progress, the innermost on top. A frame is plain data, a procedure is a file.
 *
 * The engine calls a procedure's step again and again while its frame is on top and nothing is asked. A step does one
 * of four things: changes the game and its own frame, pushes a frame, pops its own frame, or asks.
 * What is answered is kept in the frame under the key it was asked with (`got`), and the step is called again:
 * so a step first asks for everything it needs and only then changes anything (`ask.ts`).
 */
import type { AreaId, PlaceId, Resource, SkillType, Title } from '../box/ids.ts';
import type { DeckId, Effect, Icon } from '../box/index.ts';
import type { About, AnswerValue, Seat, SeenCard, Why } from './contract.ts';
import type { ActFrame, GrantFrame } from './actions.ts';
import type { AttackFrame } from './attack.ts';
import type { ActivateVipersFrame } from './activate-vipers.ts';
import type { BasestarsFrame } from './basestars.ts';
import type { HeaviesFrame } from './heavies.ts';
import type { PlaceShipsFrame } from './place-ships.ts';
import type { RaidersFrame } from './raiders.ts';
import type { CheckFrame } from './skill-check.ts';
import type { CiviliansFrame } from './civilians.ts';
import type { CrisisFrame, PickCrisisFrame } from './crisis.ts';
import type { DamageShipFrame } from './damage.ts';
import type { DieFrame } from './die.ts';
import type { DiscardFrame } from './discard.ts';
import type { ExecutionFrame } from './execution.ts';
import type { HandOverFrame } from './hand-over.ts';
import type { DestinationFrame, JumpFrame } from './jump.ts';
import type { LandingFrame } from './landing.ts';
import type { LeaveFrame } from './evacuation.ts';
import type { MilestonesFrame } from './objective.ts';
import type { OccupationFrame } from './occupation.ts';
import type { ReturnFrame } from './galactica-returns.ts';
import type { MoveFrame } from './movement.ts';
import type { QuorumFrame } from './quorum.ts';
import type { CutHandFrame, RevealFrame, TurnCylonFrame } from './reveal.ts';
import type { SleepersFrame } from './sleepers.ts';
import type { TurnEndFrame } from './turn-end.ts';
import type { WindowFrame } from './windows.ts';

/** What every frame has. */
export interface BaseFrame {
	/** answers by the key they were asked with */
	got?: Record<string, AnswerValue>;
	/** open questions of this frame: decision id to key */
	open?: Record<string, string>;
	/** a text used in the window this frame opened takes the place of what was about to happen */
	instead?: true;
}

/**
 * What the words of a text refer to. Handed down: a list of effects inside another one starts with a copy.
 * `acting`: who uses the action, card or window, else the current player. `used`: somebody used it (R14.2.7).
 */
export interface Scope {
	acting: Seat;
	used: boolean;
	/** the printed text that is being carried out */
	about: About | null;
	/** a Crisis card or check result: Cylon players may ignore harm (R4.6.2) */
	ignorable?: true;
	/** inside a Super Crisis: no character ability answers (R5.9.1) */
	superCrisis?: true;
	holder?: Seat;
	drawer?: Seat;
	/** null: an attack on something nobody flies, whoever a check is aimed at meanwhile */
	target?: Seat | null;
	chosen?: Seat;
	each?: Seat;
	place?: PlaceId;
	area?: AreaId;
	resource?: Resource;
	type?: SkillType;
	deck?: DeckId;
	title?: Title;
	icon?: Icon;
	/** chosen civilian ships, by label */
	ships?: readonly string[];
	looked?: { readonly deck: DeckId; readonly cards: readonly string[] };
	/** the skill card just paid (Kat) */
	paid?: string;
	/** a `choose` found nobody and nothing: effects on its name are skipped (R1.8.4) */
	none?: readonly string[];
	/** these are the choice boxes of a Crisis card: who picks one may be answered to (R6.1.7) */
	box?: true;
	/** the final die this part of the text follows from; none where no die was rolled (R6.8.1) */
	die?: number;
	/** so many effects at the head of the list are a cost: forced-discard rules do not apply (R14.3.2) */
	paying?: number;
}

export interface EffectsFrame extends BaseFrame {
	proc: 'effects';
	effects: readonly Effect[];
	at: number;
	scope: Scope;
	/** the box that was not taken, while Moral Compass may still be used */
	other?: readonly Effect[];
}

/** Each seat in turn, bound as `each`. */
export interface ForEachFrame extends BaseFrame {
	proc: 'for-each';
	seats: Seat[];
	effects: readonly Effect[];
	scope: Scope;
}

/** A private look: seen by one seat, then gone. */
export interface LookFrame extends BaseFrame {
	proc: 'look';
	seat: Seat;
	cards: SeenCard[];
	why: Why;
	rule: string;
}

export type Frame =
	/** `turn`: how many seats have chosen, from the first player on */
	| ({ proc: 'choose-characters'; step: 'choose' | 'start'; turn: number } & BaseFrame)
	| ({ proc: 'first-deal'; step: 'look' | 'hand'; turn: number } & BaseFrame)
	| ({ proc: 'receive-skills' } & BaseFrame)
	| ({ proc: 'hand-limit'; step: 'skill' | 'quorum' } & BaseFrame)
	| TurnEndFrame
	| EffectsFrame
	| ForEachFrame
	| LookFrame
	| WindowFrame
	| MoveFrame
	| ActFrame
	| GrantFrame
	| DiscardFrame
	| DieFrame
	| CheckFrame
	| CrisisFrame
	| PickCrisisFrame
	| QuorumFrame
	| AttackFrame
	| ActivateVipersFrame
	| PlaceShipsFrame
	| RaidersFrame
	| HeaviesFrame
	| BasestarsFrame
	| DamageShipFrame
	| CiviliansFrame
	| JumpFrame
	| DestinationFrame
	| MilestonesFrame
	| SleepersFrame
	| RevealFrame
	| TurnCylonFrame
	| CutHandFrame
	| HandOverFrame
	| ExecutionFrame
	| LandingFrame
	| ReturnFrame
	| LeaveFrame
	| OccupationFrame;

export type ProcName = Frame['proc'];
export type FrameOf<P extends ProcName> = Extract<Frame, { proc: P }>;
