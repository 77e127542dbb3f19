/** R3, R4.1: the turn as far as it is played: receive skills, move, end of turn. */
import { describe, expect, it } from 'vitest';
import { typeOf } from './decks.ts';
import { answer, pending } from './engine.ts';
import type { Game } from './game.ts';
import { BASE, cast, chooser, PEGASUS, playOn, ready, respond, seatPlaying } from './testing/play.ts';

const three = { ...BASE, players: 3 };
const hand = (game: Game, character: string): string[] =>
	game.seats[seatPlaying(game, character)]?.hand ?? [];

/** Cast in turn order and played to the first decision of the first turn. */
const table = (...characters: string[]): Game =>
	playOn(
		cast({ ...(characters.includes('cavil') ? PEGASUS : BASE), players: characters.length }, characters),
		chooser(7),
		(g) => g.turn > 0
	);

const only = (game: Game) => {
	const [decision, ...more] = pending(game);
	if (!decision || more.length > 0) throw new Error('expected one decision');
	return decision;
};

describe('Receive Skills (R3.3)', () => {
	it('draws exactly the sheet', () => {
		const game = table('laura-roslin', 'saul-tigh', 'kara-starbuck-thrace');
		expect(hand(game, 'laura-roslin').map(typeOf)).toEqual([
			'politics',
			'politics',
			'politics',
			'leadership',
			'leadership'
		]);
		expect(only(game).why).toBe('move');
	});
	it('asks for the split of a multi-skill line first, then draws everything at once (R3.3.2)', () => {
		const game = table('kara-starbuck-thrace', 'saul-tigh', 'laura-roslin');
		const decision = only(game);
		expect(decision).toMatchObject({
			why: 'receive-skills',
			mode: 'public',
			question: { kind: 'split', total: 1 }
		});
		expect(hand(game, 'kara-starbuck-thrace')).toEqual([]);
		const next = respond(game, decision, { engineering: 1 });
		expect(hand(next, 'kara-starbuck-thrace').map(typeOf)).toEqual([
			'tactics',
			'tactics',
			'piloting',
			'piloting',
			'engineering'
		]);
	});
	it('gives one card in Sickbay (R3.3.3)', () => {
		let game = table('laura-roslin', 'saul-tigh', 'kara-starbuck-thrace');
		const tigh = seatPlaying(game, 'saul-tigh');
		const before = hand(game, 'saul-tigh').length;
		game = structuredClone(game);
		const state = game.seats[tigh];
		if (state) state.position = { place: 'sickbay' };
		game = respond(game, only(game), null);
		const decision = only(game);
		expect(decision).toMatchObject({ seat: tigh, question: { kind: 'split', total: 1 } });
		game = respond(game, decision, { tactics: 1 });
		expect(hand(game, 'saul-tigh')).toHaveLength(before + 1);
	});
	it('lets a Leader draw his two (R9.1.2)', () => {
		const game = table('cavil', 'saul-tigh', 'laura-roslin', 'kara-starbuck-thrace');
		const next = respond(game, only(game), { treachery: 1 });
		expect(hand(next, 'cavil').map(typeOf)).toEqual(['tactics', 'treachery']);
	});
});

describe('Movement (R4.1)', () => {
	const offered = (game: Game): Record<string, number> => {
		const { question } = only(game);
		if (question.kind !== 'place') throw new Error('not moving');
		return Object.fromEntries(question.from.map((o) => [o.place, o.cost]));
	};
	it('is free on the same board, costs a card to another, never leads to a hazardous place', () => {
		const game = table('saul-tigh', 'laura-roslin', 'kara-starbuck-thrace');
		const to = offered(game);
		expect(to['hangar-deck']).toBe(0);
		expect(to['press-room']).toBe(1);
		for (const place of ['brig', 'sickbay', 'command', 'caprica', 'pegasus-cic', 'shipyard'])
			expect(to[place]).toBeUndefined();
	});
	it('discards the card openly, then moves (R4.1.2)', () => {
		let game = table('saul-tigh', 'laura-roslin', 'kara-starbuck-thrace');
		game = respond(game, only(game), 'press-room');
		const pay = only(game);
		expect(pay).toMatchObject({ why: 'pay-for-move', mode: 'hand' });
		const [card] = hand(game, 'saul-tigh');
		game = respond(game, pay, [card ?? '']);
		expect(game.seats[seatPlaying(game, 'saul-tigh')]?.position).toEqual({ place: 'press-room' });
		expect(game.log).toContainEqual({ kind: 'discarded', seat: pay.seat, cards: [card], to: 'all' });
	});
	it('needs the card: an empty hand stays on its board', () => {
		const game = structuredClone(table('saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'));
		for (const seat of game.seats) seat.hand = [];
		game.seats[seatPlaying(game, 'laura-roslin')]?.hand.splice(0);
		const next = respond(game, only(game), null);
		// Roslin has just drawn five; the offer of a seat without cards is what counts
		expect(offered(next)['hangar-deck']).toBe(1);
	});
	it('is closed to who sits in the Brig (R3.4)', () => {
		const game = structuredClone(table('saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'));
		const roslin = game.seats[seatPlaying(game, 'laura-roslin')];
		if (roslin) roslin.position = { place: 'brig' };
		const next = respond(game, only(game), null);
		expect(only(next).seat).toBe(seatPlaying(next, 'kara-starbuck-thrace'));
	});
	it('keeps Cylon players on their own board, Leoben away from company', () => {
		const leoben = playOn(
			cast({ ...PEGASUS, players: 4 }, ['leoben-conoy', 'saul-tigh', 'laura-roslin', 'kara-starbuck-thrace']),
			chooser(1),
			(g) => pending(g)[0]?.why === 'move'
		);
		expect(offered(leoben)).toEqual({ caprica: 0, 'cylon-fleet': 0 });
	});
});

describe('Stranded Helo (R10.6.2)', () => {
	it('draws but cannot move in his first turn, and arrives at the start of his second', () => {
		const game = table('karl-helo-agathon', 'laura-roslin', 'kara-starbuck-thrace');
		const helo = seatPlaying(game, 'karl-helo-agathon');
		// nothing to decide in his first turn: it is already the next player's
		expect(game.turn).toBe(2);
		expect(hand(game, 'karl-helo-agathon')).toHaveLength(5);
		expect(game.seats[helo]?.position).toBe('stranded');
		const second = playOn(game, chooser(2), (g) => g.turn === 4);
		expect(second.current).toBe(helo);
		expect(second.log).toContainEqual({ kind: 'placed', seat: helo, at: 'hangar-deck', to: 'all' });
	});
});

describe('End of turn (R3.7)', () => {
	it('asks all who hold too much at once, and shows nothing before the last has chosen (R14.2.2)', () => {
		let game = structuredClone(table('saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'));
		for (const [n, seat] of game.seats.entries()) {
			const type = (['leadership', 'politics', 'tactics'] as const)[n] ?? 'tactics';
			while (seat.hand.length < 12) seat.hand.push(game.decks[type].pop() ?? '');
		}
		game = respond(game, only(game), null);
		const open = pending(game);
		expect(open.map((d) => [d.why, d.mode])).toEqual(Array(3).fill(['hand-limit', 'hand']));
		const [first, second, third] = open;
		if (!first || !second || !third) throw new Error('three decisions');
		const two = (d: typeof first) => (d.question.kind === 'cards' ? d.question.from.slice(0, 2) : []);
		// in any order: here the last seat first
		game = respond(game, third, two(third));
		expect(game.seats.map((s) => s.hand.length)).toEqual([12, 12, 12]);
		expect(game.log.some((e) => e.kind === 'discarded')).toBe(false);
		game = respond(respond(game, first, two(first)), second, two(second));
		const shown = game.log.filter((e) => e.kind === 'discarded');
		expect(shown).toHaveLength(3);
	});
	it('leaves Tyrol eight cards and Apollo no choice (R14.3.2)', () => {
		const tyrol = structuredClone(table('chief-galen-tyrol', 'laura-roslin', 'lee-apollo-adama'));
		for (const seat of tyrol.seats)
			while (seat.hand.length < 11) seat.hand.push(tyrol.decks.politics.pop() ?? '');
		const game = respond(tyrol, only(tyrol), null);
		const apollo = seatPlaying(game, 'lee-apollo-adama');
		const limits = pending(game).map((d) => (d.question.kind === 'cards' ? [d.seat, d.question.min] : []));
		expect(limits).toEqual([
			[seatPlaying(game, 'chief-galen-tyrol'), 3],
			[seatPlaying(game, 'laura-roslin'), 1]
		]);
		expect(limits.flat()).not.toContain(apollo);
		const [frame] = game.stack;
		expect(frame?.proc === 'hand-limit' ? frame.chosen.map((c) => c.seat) : []).toEqual([apollo]);
	});
	it('ends the game when a resource is at 0 (R3.7.4, R12.2.1)', () => {
		const game = structuredClone(table('saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'));
		game.resources.food = 0;
		const next = respond(game, only(game), null);
		expect(next.flow.play).toBe('over');
		expect(pending(next)).toEqual([]);
		expect(next.log.at(-1)).toMatchObject({ kind: 'game-over', winner: 'cylons', why: 'resource-gone' });
		expect(answer(next, { decision: '0', seat: 0, value: null })).toEqual({ refused: 'over', rule: 'R12.1' });
	});
	it('passes the turn clockwise (R3.7.5)', () => {
		const game = ready(three);
		const next = playOn(game, chooser(4), (g) => g.turn > game.turn);
		expect(next.current).toBe((game.current + 1) % 3);
	});
});
