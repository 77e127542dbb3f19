/** R6.10: unmanned vipers are activated one by one: launch, move or attack; the same one may act twice. */
import { AREAS, LAUNCH_AREAS, type AreaId } from '../box/index.ts';
import { ask, asNameOrNull, forget } from './ask.ts';
import { aims, attack } from './attack.ts';
import type { About, OfferedOption, Seat } from './contract.ts';
import type { BaseFrame } from './frames.ts';
import type { Game } from './game.ts';
import { tell } from './log.ts';
import { neighbours } from './scope.ts';
import { pop, push } from './stack.ts';
import { openWindow } from './windows.ts';

export interface ActivateVipersFrame extends BaseFrame {
	proc: 'activate-vipers';
	seat: Seat;
	left: number;
	/** where the last one was launched, for whoever may take it (R6.10.5) */
	vipers: AreaId[];
	about: About | null;
}

export function activateVipers(game: Game, seat: Seat, upTo: number, about: About | null): void {
	push(game, { proc: 'activate-vipers', seat, left: upTo, vipers: [], about });
}

interface Deed extends OfferedOption {
	do: 'launch' | 'move' | 'attack';
	from: AreaId;
	to: AreaId;
}

/** Ids: `launch:port-bow`, `move:viper@port-bow:front`, `attack:viper@port-bow`. */
function deeds(game: Game, seat: Seat): Deed[] {
	const launches = game.vipers.reserves > 0 ? LAUNCH_AREAS : [];
	const there = AREAS.filter((area) => game.space.vipers[area] > 0);
	return [
		...launches.map((to): Deed => ({ id: `launch:${to}`, do: 'launch', from: to, to })),
		...there.flatMap((from) =>
			neighbours(from).map((to): Deed => ({ id: `move:viper@${from}:${to}`, do: 'move', from, to }))
		),
		...there
			.filter((area) => aims(game, seat, 'viper', area).length > 0)
			.map((area): Deed => ({ id: `attack:viper@${area}`, do: 'attack', from: area, to: area }))
	];
}

export const canActivateVipers = (game: Game, seat: Seat): boolean => deeds(game, seat).length > 0;

export function stepActivateVipers(game: Game, frame: ActivateVipersFrame): void {
	const offers = frame.left > 0 ? deeds(game, frame.seat) : [];
	if (offers.length === 0) {
		pop(game, frame);
		return;
	}
	const answer = ask(game, frame, {
		key: 'act',
		seat: frame.seat,
		why: 'viper-act',
		mode: 'public',
		rule: 'R6.10.1',
		question: { kind: 'menu', from: offers.map(({ id }) => ({ id })), optional: true },
		about: frame.about
	});
	if (answer === undefined) return;
	const chosen = offers.find(({ id }) => id === asNameOrNull(answer));
	forget(frame);
	if (!chosen) {
		pop(game, frame);
		return;
	}
	frame.left -= 1;
	frame.vipers = [];
	const { from, to } = chosen;
	const { vipers } = game.space;
	switch (chosen.do) {
		case 'launch':
			game.vipers.reserves -= 1;
			vipers[to] += 1;
			frame.vipers = [to];
			tell(game, { kind: 'ships-launched', piece: 'viper', count: 1, at: to });
			openWindow(game, { on: 'viper-placed' });
			break;
		case 'move':
			vipers[from] -= 1;
			vipers[to] += 1;
			tell(game, { kind: 'ships-moved', piece: 'viper', count: 1, from, to });
			break;
		case 'attack':
			attack(game, frame.seat, 'viper', { unmanned: from, about: frame.about });
	}
}
