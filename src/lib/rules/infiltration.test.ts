import { describe, expect, it } from 'vitest';
import { SKILL_TYPES, type Effect, type PlaceId } from '../box/index.ts';
import { sheetTexts } from './abilities.ts';
import type { Question } from './contract.ts';
import type { Game } from './game.ts';
import { checkLimit } from './modifiers.ts';
import { A, B, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';

const HAND = ['repair-1', 'repair-1', 'repair-1', 'repair-2', 'repair-2', 'sabotage-3'];

function table(place: PlaceId, edit: (game: Game) => void = () => undefined): Game {
	return scene({
		config: { leader: true },
		cast: ['cavil', 'william-adama', 'saul-tigh', 'tom-zarek'],
		at: { 0: place },
		hands: { 0: HAND },
		edit
	});
}
const leader = (game: Game) => {
	const state = game.seats[A];
	if (!state) throw new Error('nobody there');
	return state;
};
const infiltrating = (place: PlaceId, edit: (game: Game) => void = () => undefined): Game =>
	table(place, (g) => {
		Object.assign(leader(g), { infiltrating: true, cylon: false });
		edit(g);
	});
const goHome = (game: Game): Game => {
	const asked = playFrame(game, { proc: 'grant', seat: A, move: false, actions: 1, own: false });
	return reply(asked, 'granted-action', 'return', A);
};

describe('infiltration (R9.2 to R9.4)', () => {
	const INFILTRATE: readonly Effect[] = [
		{ kind: 'infiltrate', who: 'acting' },
		{ kind: 'choose', from: { places: { board: 'galactica', safe: true } } },
		{ kind: 'send', who: 'acting', to: 'chosen-place' }
	];

	it('R9.2: a human player from that moment on, on any safe place of Galactica', () => {
		let game = playText(table('human-fleet'), INFILTRATE, { acting: A, used: true });
		expect(leader(game)).toMatchObject({ infiltrating: true, cylon: false });
		const asked = question(game, 'choose-place').question;
		if (asked.kind !== 'place') throw new Error('a place is chosen');
		expect(asked.from.map(({ place }) => place)).not.toContain('brig');
		expect(asked.from).toHaveLength(8);
		game = reply(game, 'choose-place', 'armory');
		expect(leader(game).position).toEqual({ place: 'armory' });
		expect(isDone(game)).toBe(true);
		expect(game.log.filter(({ kind }) => kind === 'infiltration-began')).toHaveLength(1);
	});

	it('R9.3.1, E72: two cards a check, one in the Brig, two in Detention, one as a Cylon player', () => {
		expect(checkLimit(infiltrating('armory'), A)).toBe(2);
		expect(checkLimit(infiltrating('brig'), A)).toBe(1);
		expect(checkLimit(infiltrating('detention'), A)).toBe(2);
		expect(checkLimit(table('human-fleet'), A)).toBe(1);
	});

	it('E72, R9.5.3: an infiltrating Sympathetic Cylon receives three cards of three types and has no sheet', () => {
		const received = (infiltrates: boolean): Question =>
			question(
				playFrame(
					scene({
						config: { fourSix: 'sympathetic-cylon' },
						cast: ['saul-tigh', 'william-adama', 'laura-roslin', 'tom-zarek'],
						at: { 0: infiltrates ? 'armory' : 'caprica' },
						edit: (g) =>
							Object.assign(leader(g), {
								sympathetic: true,
								infiltrating: infiltrates,
								cylon: !infiltrates
							})
					}),
					{ proc: 'receive-skills' }
				),
				'receive-skills'
			).question;
		const any = SKILL_TYPES.map((type) => ({ type, max: 1 }));
		expect(received(true)).toEqual({ kind: 'split', from: any, total: 3 });
		expect(received(false)).toEqual({ kind: 'split', from: any, total: 2 });
		const game = infiltrating('armory', (g) => {
			Object.assign(leader(g), { character: 'saul-tigh', sympathetic: true });
		});
		expect(sheetTexts(game, A)).toEqual([]);
		expect(checkLimit(game, A)).toBe(2);
	});

	it('R9.3.2: an infiltrator can be sent to the Brig, a Cylon player cannot', () => {
		const arrest: readonly Effect[] = [{ kind: 'send', who: 'chosen', to: 'brig' }];
		expect(leader(playText(infiltrating('armory'), arrest, { chosen: A })).position).toEqual({
			place: 'brig'
		});
		expect(leader(playText(table('human-fleet'), arrest, { chosen: A })).position).toEqual({
			place: 'human-fleet'
		});
	});

	it('R9.4.1: the return leads to the Resurrection Ship and costs no card', () => {
		const game = goHome(infiltrating('armory'));
		expect(isDone(game)).toBe(true);
		expect(leader(game)).toMatchObject({
			infiltrating: false,
			cylon: true,
			position: { place: 'resurrection-ship' }
		});
		expect(leader(game).hand).toHaveLength(6);
	});

	it('E69: out of Detention before the return: Medical Center, three cards kept, a Cylon player', () => {
		let game = goHome(
			infiltrating('detention', (g) => {
				g.flow = { play: 'turn.action', era: 'occupied' };
			})
		);
		expect(leader(game)).toMatchObject({ cylon: true, position: { place: 'medical-center' } });
		expect(question(game, 'keep-cards')).toMatchObject({ seat: A, mode: 'hand' });
		game = reply(game, 'keep-cards', HAND.slice(3));
		// R14.3.7: no window, he is no human player any more
		expect(isDone(game)).toBe(true);
		expect([...leader(game).hand].sort()).toEqual(HAND.slice(3).sort());
	});

	it('R9.4.1: out of the Brig too', () => {
		expect(question(goHome(infiltrating('brig')), 'keep-cards').seat).toBe(A);
	});

	it('R9.4.2: attached Quorum cards are gone', () => {
		const game = goHome(
			infiltrating('armory', (g) => {
				g.inPlay.push(
					{ about: { deck: 'quorum', id: 'assign-arbitrator' }, holder: A, until: 'used' },
					{ about: { deck: 'quorum', id: 'probation' }, holder: B, until: 'used' }
				);
			})
		);
		expect(game.inPlay.map(({ holder }) => holder)).toEqual([B]);
	});

	it('R9.4.2: any arrival at the Resurrection Ship ends it', () => {
		const game = playText(infiltrating('armory'), [{ kind: 'send', who: 'acting', to: 'resurrection-ship' }]);
		expect(leader(game)).toMatchObject({ infiltrating: false, cylon: true });
	});
});
