/** When the text of a skill card in hand can be used, in a few words. */
import { readSkillRef, skillCards, type Ability } from '$lib/box/index';
import { cards } from '$lib/ui/app/card-words.svelte';
import { words } from '$lib/ui/app/words.svelte';

function momentOf({ when }: Ability): string {
	const { usable, moment } = words.app;
	if (when === 'action' || when === 'movement') return cards.words?.labels[when] ?? '';
	if (typeof when !== 'object') return '';
	return when.mode === 'window' ? moment[when.on] : usable.inCheck;
}

/** R4.5.1: Treachery text is for Cylon players, the others for human players; what works inside a check works for all. */
export function usableWhen(ref: string, cylon: boolean): string {
	const { type, abilities }: { type: string; abilities: readonly Ability[] } =
		skillCards[readSkillRef(ref).kind];
	const byItself = ({ when }: Ability): boolean => typeof when === 'object' && when.mode === 'auto';
	if ((type === 'treachery') !== cylon && !abilities.some(byItself)) return words.app.usable.notYours;
	return [...new Set(abilities.map(momentOf))].filter(Boolean).join(' · ');
}
