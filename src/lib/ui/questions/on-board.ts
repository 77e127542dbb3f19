import type { Decision } from '$lib/rules/index';

/** Is this answered on the board itself, so that it needs all the room there is? */
export function asksOnBoard({ question, why }: Pick<Decision, 'question' | 'why'>): boolean {
	switch (question.kind) {
		case 'place':
		case 'area':
		case 'ship':
			return true;
		case 'menu':
			return ['move', 'granted-move', 'viper-act', 'move-ship'].includes(why);
		default:
			return false;
	}
}
