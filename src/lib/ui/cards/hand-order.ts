import { readSkillRef, SKILL_TYPES, skillCards } from '$lib/box/index';

const typeOf = (ref: string): number => SKILL_TYPES.indexOf(skillCards[readSkillRef(ref).kind].type);
const compare = (a: string, b: string): number => typeOf(a) - typeOf(b) || (a < b ? -1 : a > b ? 1 : 0);

/** Skill cards as people hold them: by type, then by kind and strength. The index is the card's place in the list given. */
export const handOrder = (refs: readonly string[]): { card: string; index: number }[] =>
	refs.map((card, index) => ({ card, index })).sort((a, b) => compare(a.card, b.card));
