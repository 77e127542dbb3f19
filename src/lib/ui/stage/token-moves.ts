/**
 * Who has gone somewhere glides there from where the table last saw him. Most moves are made while the tablet is in
 * somebody's hands, so where everybody stood outlives the board.
 */
import type { Attachment } from 'svelte/attachments';
import { still } from './still.svelte';

interface Stand {
	where: string;
	x: number;
	y: number;
}
const stands = new Map<string, Stand>();
const GLIDE = 700;

/** Another game is opened. */
export const forgetStands = (): void => {
	stands.clear();
};

/** On the board; `changed` is read so that it looks again whenever the board has changed. */
export const tokenMoves =
	(changed: () => unknown): Attachment<HTMLElement> =>
	(board) => {
		changed();
		const whole = board.getBoundingClientRect();
		// turned round for the other side, everything moves the other way
		const sign = board.closest('.flipped') ? -1 : 1;
		for (const token of board.querySelectorAll<HTMLElement>('[data-token]')) {
			const place = token.closest<HTMLElement>('[data-at], [data-area-view]');
			const where = place?.dataset['at'] ?? place?.dataset['areaView'] ?? '';
			const own = token.getBoundingClientRect();
			if (own.width === 0) continue;
			const now = { where, x: own.x - whole.x, y: own.y - whole.y };
			const seat = token.dataset['token'] ?? '';
			const before = stands.get(seat);
			stands.set(seat, now);
			if (!before || before.where === where || still()) continue;
			const by = `${String(sign * (before.x - now.x))}px ${String(sign * (before.y - now.y))}px`;
			token.animate([{ translate: by, scale: '1.5' }, { scale: '1.5', offset: 0.7 }, {}], {
				duration: GLIDE,
				easing: 'ease-in-out'
			});
		}
	};
