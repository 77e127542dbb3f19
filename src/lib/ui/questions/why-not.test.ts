import { describe, expect, test } from 'vitest';
import type { SeatView } from '$lib/views/index';
import { whyNot } from './why-not';

const view = (own: object, rest: object = {}, hand: string[] = ['repair-1']): SeatView =>
	({
		seat: 0,
		era: 'voyage',
		pegasusDestroyed: false,
		seats: [{ position: { place: 'command' }, cylon: false, ...own }],
		own: { hand },
		...rest
	}) as unknown as SeatView;

describe('why a place cannot be chosen', () => {
	test('one is there, or nobody may choose to go there (R1.3.2)', () => {
		expect(whyNot(view({}), 'command').why).toBe('here');
		expect(whyNot(view({}), 'sickbay')).toEqual({ why: 'hazardous', rule: 'R1.3.2' });
	});
	test('it belongs to the other side (R1.3.3)', () => {
		expect(whyNot(view({}), 'caprica').why).toBe('otherSide');
		expect(whyNot(view({ cylon: true, position: { place: 'caprica' } }), 'command').why).toBe('otherSide');
	});
	test('its board is closed (R4.1.4)', () => {
		expect(whyNot(view({}, { pegasusDestroyed: true }), 'pegasus-cic').why).toBe('closed');
		expect(whyNot(view({}, { era: 'orbit' }), 'press-room').why).toBe('closed');
	});
	test('another board costs a card, also out of a viper (R4.1.1)', () => {
		expect(whyNot(view({}, {}, []), 'press-room').why).toBe('noCard');
		expect(whyNot(view({ position: { viper: 'front' } }, {}, []), 'command').why).toBe('noCard');
		expect(whyNot(view({}, {}, []), 'armory').why).toBe('now');
	});
});
