import { describe, expect, it } from 'vitest';
import { SUCCESSION, TITLES, type CharacterId } from '../box/index.ts';
import { setPosition } from './positions.ts';
import { giveTitle, isEligible, nextInLine, passTitles } from './succession.ts';
import { A, B, C, D, scene } from './testing/scene.ts';

const CAST: readonly CharacterId[] = ['william-adama', 'saul-tigh', 'lee-apollo-adama', 'tom-zarek'];

describe('titles and their lines (R8.8, R8.9)', () => {
	it('R8.8: each line is read from the top, both titles may meet in one seat', () => {
		const game = scene({ cast: ['saul-tigh', 'louanne-kat-katraine', 'william-adama'] });
		expect(nextInLine(game, 'admiral')).toBe(C);
		expect(nextInLine(game, 'president')).toBe(C);
		expect(nextInLine(game, 'admiral', C)).toBe(A);
	});

	it.each(TITLES)('R8.8: every place in the line of the %s outranks the next', (title) => {
		const line: readonly CharacterId[] = SUCCESSION[title];
		expect(line).toHaveLength(14);
		line.slice(1).forEach((low, n) => {
			const high = line[n] ?? low;
			const game = scene({ cast: [low, high, 'cavil'], at: { 0: 'command', 1: 'command' } });
			expect(nextInLine(game, title), `${high} before ${low}`).toBe(B);
		});
	});

	it('E51, R8.9.2: an Admiral sent to the Brig loses the title and does not get it back', () => {
		const game = scene({ cast: CAST });
		expect(game.titles.admiral).toBe(A);
		setPosition(game, A, { place: 'brig' });
		expect(game.titles.admiral).toBe(B);
		expect(game.nukes).toBe(2);
		setPosition(game, A, { place: 'command' });
		expect(game.titles.admiral).toBe(B);
	});

	it('R8.9.2, R8.9.4: neither Detention nor the President is touched', () => {
		const game = scene({ cast: CAST });
		setPosition(game, A, { place: 'detention' });
		expect(game.titles.admiral).toBe(A);
		expect(game.titles.president).toBe(D);
		setPosition(game, D, { place: 'brig' });
		expect(game.titles.president).toBe(D);
	});

	it('E52, R8.9.3: with all in the Brig the highest is Admiral, and the first to leave takes over', () => {
		const game = scene({
			cast: ['saul-tigh', 'tom-zarek', 'laura-roslin'],
			at: { 0: 'command', 1: 'brig', 2: 'brig' }
		});
		setPosition(game, A, { place: 'brig' });
		expect(game.titles.admiral).toBe(A);
		setPosition(game, B, { place: 'command' });
		expect(game.titles.admiral).toBe(B);
	});

	it('D14: in the Brig one may become President, not Admiral', () => {
		const game = scene({ cast: CAST, at: { 1: 'brig' } });
		expect(isEligible(game, 'president', B)).toBe(true);
		expect(isEligible(game, 'admiral', B)).toBe(false);
	});

	it('R8.9.6: no Cylon player, no Leader, no infiltrator; Stranded Helo is eligible', () => {
		const game = scene({
			config: { leader: true },
			cast: ['karl-helo-agathon', 'cavil', 'saul-tigh', 'tom-zarek'],
			cylons: [C]
		});
		expect(isEligible(game, 'admiral', A)).toBe(true);
		expect(isEligible(game, 'admiral', B)).toBe(false);
		const cavil = game.seats[B];
		if (cavil) Object.assign(cavil, { cylon: false, infiltrating: true });
		expect(isEligible(game, 'president', B)).toBe(false);
		expect(isEligible(game, 'admiral', C)).toBe(false);
	});

	it('R8.9.1: titles of a Cylon player go to the highest human; nobody left: vacant', () => {
		const game = scene({ cast: CAST });
		giveTitle(game, 'president', A);
		for (const seat of [A, B, C]) Object.assign(game.seats[seat] ?? {}, { cylon: true });
		passTitles(game);
		expect(game.titles).toEqual({ president: D, admiral: D });
		Object.assign(game.seats[D] ?? {}, { cylon: true });
		passTitles(game);
		expect(game.titles).toEqual({ president: null, admiral: null });
		expect(game.log.at(-1)).toMatchObject({ kind: 'title-vacant' });
	});
});
