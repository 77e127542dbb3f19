import { loyaltyCards } from '$lib/box/index';

const TEAMS: Readonly<Partial<Record<string, { team: string }>>> = loyaltyCards;
/** A Loyalty card that makes whoever shows it a Cylon. */
export const isCylonCard = (id: string): boolean => TEAMS[id]?.team === 'cylon';
