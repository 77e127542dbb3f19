/** One skill card as a game names it: its kind and its strength, `repair-2`. Equal cards have equal names. */
import type { SkillId } from './skills.ts';

export type Strength = 1 | 2 | 3 | 4 | 5;

export const skillRef = (kind: SkillId, strength: Strength): string => `${kind}-${String(strength)}`;

/** The reverse; only for names that `skillRef` made. */
export function readSkillRef(ref: string): { kind: SkillId; strength: Strength } {
	return { kind: ref.slice(0, -2) as SkillId, strength: Number(ref.slice(-1)) as Strength };
}
