import { expect, it } from 'vitest';
import { advance, OPENING, SETUP_PHASES, TURN_PHASES, type Flow } from './flow.ts';

it('goes through set-up and then round and round the turn', () => {
	let flow: Flow = OPENING;
	const seen: string[] = [flow.play];
	for (let n = 0; n < SETUP_PHASES.length + TURN_PHASES.length; n++) {
		flow = advance(flow, { type: 'DONE' });
		seen.push(flow.play);
	}
	expect(seen).toEqual([
		...SETUP_PHASES.map((phase) => `setup.${phase}`),
		...TURN_PHASES.map((phase) => `turn.${phase}`),
		'turn.start'
	]);
});

it('cuts a turn short from any phase of it, and from no other', () => {
	for (const phase of TURN_PHASES)
		expect(advance({ play: `turn.${phase}`, era: 'voyage' }, { type: 'TURN_CUT' }).play).toBe('turn.end');
	expect(advance(OPENING, { type: 'TURN_CUT' })).toEqual(OPENING);
});

it('ends from anywhere and stays ended', () => {
	for (const phase of TURN_PHASES) {
		const over = advance({ play: `turn.${phase}`, era: 'orbit' }, { type: 'GAME_OVER' });
		expect(over).toEqual({ play: 'over', era: 'orbit' });
		expect(advance(over, { type: 'DONE' })).toEqual(over);
	}
});

it('lands on New Caprica and comes back without disturbing the turn', () => {
	const jumping: Flow = { play: 'turn.prepare', era: 'voyage' };
	const landed = advance(jumping, { type: 'LANDED' });
	expect(landed).toEqual({ play: 'turn.prepare', era: 'occupied' });
	expect(advance(landed, { type: 'RETURNED' })).toEqual({ play: 'turn.prepare', era: 'orbit' });
	expect(advance(jumping, { type: 'RETURNED' })).toEqual(jumping);
});
