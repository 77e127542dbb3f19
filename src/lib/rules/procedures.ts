/** Every procedure by the name of its frame. */
import { stepAct, stepGrant } from './actions.ts';
import { stepActivateVipers } from './activate-vipers.ts';
import { stepAttack } from './attack.ts';
import { stepBasestars } from './basestars.ts';
import { stepChooseCharacters } from './choose-characters.ts';
import { stepCivilians } from './civilians.ts';
import { stepCrisis, stepPickCrisis } from './crisis.ts';
import { stepDamageShip } from './damage.ts';
import { stepDie } from './die.ts';
import { stepDiscard } from './discard.ts';
import { stepEffects, stepForEach } from './effects.ts';
import { stepLeave } from './evacuation.ts';
import { stepExecution } from './execution.ts';
import { stepFirstDeal } from './first-deal.ts';
import type { Frame, FrameOf, ProcName } from './frames.ts';
import type { Game } from './game.ts';
import { stepHandLimit } from './hand-limit.ts';
import { stepHandOver } from './hand-over.ts';
import { stepHeavies } from './heavies.ts';
import { stepReturn } from './galactica-returns.ts';
import { stepDestination, stepJump } from './jump.ts';
import { stepLanding } from './landing.ts';
import { stepLook } from './looks.ts';
import { stepMove } from './movement.ts';
import { stepMilestones } from './objective.ts';
import { stepOccupation } from './occupation.ts';
import { stepPlaceShips } from './place-ships.ts';
import { stepQuorum } from './quorum.ts';
import { stepRaiders } from './raiders.ts';
import { stepReceiveSkills } from './receive-skills.ts';
import { stepCutHand, stepReveal, stepTurnCylon } from './reveal.ts';
import { stepCheck } from './skill-check.ts';
import { stepSleepers } from './sleepers.ts';
import { stepTurnEnd } from './turn-end.ts';
import { stepWindow } from './windows.ts';

type Procedures = { readonly [P in ProcName]: (game: Game, frame: FrameOf<P>) => void };

const PROCEDURES: Procedures = {
	act: stepAct,
	'activate-vipers': stepActivateVipers,
	attack: stepAttack,
	basestars: stepBasestars,
	check: stepCheck,
	'choose-characters': stepChooseCharacters,
	civilians: stepCivilians,
	crisis: stepCrisis,
	'cut-hand': stepCutHand,
	'damage-ship': stepDamageShip,
	destination: stepDestination,
	die: stepDie,
	discard: stepDiscard,
	effects: stepEffects,
	execution: stepExecution,
	'first-deal': stepFirstDeal,
	'for-each': stepForEach,
	grant: stepGrant,
	'hand-limit': stepHandLimit,
	'hand-over': stepHandOver,
	heavies: stepHeavies,
	jump: stepJump,
	landing: stepLanding,
	leave: stepLeave,
	look: stepLook,
	milestones: stepMilestones,
	move: stepMove,
	occupation: stepOccupation,
	'pick-crisis': stepPickCrisis,
	'place-ships': stepPlaceShips,
	quorum: stepQuorum,
	raiders: stepRaiders,
	'receive-skills': stepReceiveSkills,
	return: stepReturn,
	reveal: stepReveal,
	sleepers: stepSleepers,
	'turn-cylon': stepTurnCylon,
	'turn-end': stepTurnEnd,
	window: stepWindow
};

export function step(game: Game, frame: Frame): void {
	// the table is keyed by the very name of the frame, which TypeScript cannot see through a union
	(PROCEDURES[frame.proc] as (game: Game, frame: Frame) => void)(game, frame);
}
