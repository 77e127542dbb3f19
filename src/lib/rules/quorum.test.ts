import { describe, expect, test } from 'vitest';
import { quorumCards, type QuorumId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { take } from './decks.ts';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { act, contribute, startCheck, told } from './testing/checks.ts';
import { fleet } from './testing/fleet.ts';
import { A, B, C, D, goOn, isDone, loadDice, playText, question, reply, scene } from './testing/scene.ts';

const crew = ['laura-roslin', 'william-adama', 'saul-tigh', 'tom-zarek'] as const;
type Setting = Omit<Parameters<typeof scene>[0], 'cast'> & { cast?: Parameters<typeof scene>[0]['cast'] };

/** Roslin, President and current, holds this card and plays it; the dice fall as told. */
function play(card: QuorumId, { edit, ...rest }: Setting = {}, ...dice: number[]): Game {
	const table = scene({
		cast: crew,
		...rest,
		edit: (game) => {
			game.decks.quorum.push(...game.quorumHand);
			take(game.decks.quorum, card);
			game.quorumHand = [card];
			edit?.(game);
		}
	});
	const ready = dice.length > 0 ? loadDice(table, ...dice) : table;
	const game = playText(ready, [{ kind: 'resolve', from: 'quorum-hand' }], { acting: A, used: true });
	return pending(game)[0]?.why === 'quorum-pick' ? goOn(reply(game, 'quorum-pick', [card], A)) : game;
}
const seat = (game: Game, n: Seat) => {
	const state = game.seats[n];
	if (!state) throw new Error('no such seat');
	return state;
};
const places = (game: Game) =>
	game.seats.map(({ position }) =>
		typeof position === 'object' && 'place' in position ? position.place : position
	);

describe('each Quorum card', () => {
	test('Accept Prophecy: a card of any type, then +2 on Administration, once (R5.2.1)', () => {
		const game = goOn(reply(play('accept-prophecy'), 'draw-types', { piloting: 1 }, A));
		expect(game.inPlay).toMatchObject([{ about: { id: 'accept-prophecy' }, holder: null, until: 'used' }]);
		expect(game.discards.quorum).toEqual([]);
		const later = { ...game, stack: [], asked: [] };
		const quarters = { deck: 'place', id: 'admirals-quarters' } as const;
		const other = contribute(startCheck(later, 7, ['politics'], { about: quarters, chosen: B }), {});
		expect(told(other, 'check-ended').difficulty).toBe(7);
		const aimed = contribute(startCheck(later, 7, ['politics'], { about: quarters, chosen: A }), {});
		expect(told(aimed, 'check-ended').difficulty).toBe(9);
		const administration = { deck: 'place', id: 'administration' } as const;
		const done = contribute(startCheck(later, 5, ['politics'], { about: administration, chosen: B }), {});
		expect(told(done, 'check-ended').difficulty).toBe(7);
		expect([done.inPlay, done.discards.quorum]).toEqual([[], ['accept-prophecy']]);
	});

	test('Arrest Order: somebody who can be sent there (R1.8.4)', () => {
		const game = play('arrest-order', { at: { [C]: 'brig' } });
		expect(question(game, 'choose-seat', A).question).toMatchObject({ from: [A, B, D] });
		expect(places(reply(game, 'choose-seat', D, A))[D]).toBe('brig');
	});

	test.each([
		['0', 10],
		['1', 4]
	])('Arbitrator: its holder may change Admiral’s Quarters by 3 (box %s)', (box, difficulty) => {
		let game = reply(play('assign-arbitrator'), 'choose-seat', C, A);
		expect(seat(game, A).hand).toHaveLength(2);
		expect(game.inPlay).toMatchObject([{ holder: C, until: 'used' }]);
		game = startCheck({ ...game, stack: [], asked: [] }, 7, ['politics'], {
			about: { deck: 'place', id: 'admirals-quarters' },
			chosen: B
		});
		game = reply(act(game, C, 'kept:assign-arbitrator:0'), 'option', box, C);
		expect(told(contribute(game, {}), 'check-ended').difficulty).toBe(difficulty);
		expect(game.discards.quorum).toEqual(['assign-arbitrator']);
	});

	test.each([
		['assign-mission-specialist', 'used'],
		['assign-chief-of-staff', 'used'],
		['assign-vice-president', 'game']
	] as const)('%s: two politics cards, and it lies with whom the President picks', (card, until) => {
		const game = play(card);
		expect(question(game, 'choose-seat', A).question).toMatchObject({ from: [B, C, D] });
		const done = reply(game, 'choose-seat', D, A);
		expect(done.inPlay).toEqual([{ about: { deck: 'quorum', id: card }, holder: D, until }]);
		expect(seat(done, A).hand).toHaveLength(2);
	});

	test('Vice President: nobody else may be chosen at Administration (R8.9.8)', () => {
		const game = reply(play('assign-vice-president'), 'choose-seat', D, A);
		const pool = { kind: 'choose', from: { seats: { each: 'human' }, eligible: 'president' } } as const;
		const chosen = playText(
			{ ...game, stack: [], asked: [] },
			[pool, { kind: 'send', who: 'chosen', to: 'sickbay' }],
			{
				about: { deck: 'place', id: 'administration' }
			}
		);
		expect(places(chosen)[D]).toBe('sickbay');
	});

	test.each([
		['0', 'raiders', 2],
		['1', 'heavies', 1],
		['2', 'centurions', 3]
	])('Brutal Force, box %s', (box, _what, die) => {
		const table = {
			edit: fleet({ raiders: { front: 3 }, heavies: { rear: 1 }, centurions: [1] })
		};
		const game = goOn(reply(play('authorization-of-brutal-force', table, die), 'option', box, A));
		const left = [game.space.raiders.front, game.space.heavies.rear, game.centurions.length];
		expect(left).toEqual([3, 1, 1].map((n, at) => (String(at) === box ? 0 : n)));
		expect(game.resources.population).toBe(die <= 2 ? 11 : 12);
	});

	test.each([
		[2, 9, B],
		[3, 10, C]
	])('Encourage Mutiny: the chosen player rolls %i', (die, morale, admiral) => {
		const game = play('encourage-mutiny', {}, die);
		expect(question(game, 'choose-seat', A).question).toMatchObject({ from: [C, D] });
		const done = goOn(reply(game, 'choose-seat', C, A));
		expect(told(done, 'rolled').seat).toBe(C);
		expect([done.resources.morale, done.titles.admiral]).toEqual([morale, admiral]);
	});

	test.each([
		['food-rationing', 'food', 8],
		['inspirational-speech', 'morale', 10]
	] as const)('%s: removed when it helps, discarded when it does not', (card, resource, start) => {
		const failed = play(card, {}, 5);
		expect([failed.resources[resource], failed.discards.quorum, failed.out]).toEqual([start, [card], []]);
		const helped = play(card, {}, 6);
		expect([helped.resources[resource], helped.discards.quorum]).toEqual([start + 1, []]);
		expect(helped.out).toEqual([{ deck: 'quorum', id: card }]);
	});

	test('Presidential Pardon: another prisoner, to a safe place on Galactica', () => {
		const game = play('presidential-pardon', { at: { [C]: 'brig' } });
		const offered = question(game, 'choose-place', A).question;
		expect(offered.kind === 'place' && offered.from.map(({ place }) => place)).not.toContain('sickbay');
		expect(places(reply(game, 'choose-place', 'command', A))[C]).toBe('command');
	});

	test.each([
		[3, 9],
		[4, 10]
	])('Cylon Mugshots: a random card of somebody, then a roll of %i', (die, morale) => {
		let game = play('release-cylon-mugshots', {
			loyalty: { [B]: ['cylon-brig'], [C]: [], [D]: ['you-are-not-a-cylon-base'] }
		});
		expect(question(game, 'choose-seat', A).question).toMatchObject({ from: [B, D] });
		game = loadDice(reply(game, 'choose-seat', B, A), die);
		expect(question(game, 'look', A)).toMatchObject({
			mode: 'secret',
			question: { cards: [{ pile: 'loyalty', card: 'cylon-brig', of: B }] }
		});
		expect(game.log.find(({ kind }) => kind === 'was-seen')).toMatchObject({
			by: A,
			cards: ['cylon-brig'],
			label: [B]
		});
		expect(goOn(reply(game, 'look', 'seen', A)).resources.morale).toBe(morale);
	});

	test.each([
		[2, 0],
		[3, 1]
	])('Civilian Self Defense, roll %i', (die, left) => {
		const table = { edit: fleet({ raiders: { front: 3, rear: 2 }, civilians: { front: ['population-1'] } }) };
		let game = play('civilian-self-defense', table, die);
		if (pending(game)[0]?.why === 'choose-ship') game = reply(game, 'choose-ship', ['civilian:1@front'], A);
		game = goOn(reply(game, 'option', '0', A));
		expect([game.space.raiders.front, game.space.raiders.rear]).toEqual([0, 2]);
		expect(game.space.civilians).toHaveLength(left);
	});

	test('Consult the Oracle: a bottom card, all of Destiny, two of it discarded (R13.5.51)', () => {
		let game = reply(play('consult-the-oracle'), 'choose-deck', 'crisis', A);
		const [bottom] = game.decks.crisis;
		expect(question(game, 'look', A).question).toMatchObject({ cards: [{ pile: 'crisis', card: bottom }] });
		game = reply(game, 'look', 'seen', A);
		const destiny = [...game.decks.destiny];
		expect(question(game, 'look', A).question).toMatchObject({ cards: { length: destiny.length } });
		game = reply(game, 'look', 'seen', A);
		const thrown = destiny.slice(0, 2);
		game = reply(game, 'discard', thrown, A);
		expect(game.decks.destiny).toHaveLength(destiny.length - 2);
		expect(told(game, 'discarded')).toMatchObject({ seat: A, cards: thrown });
		expect(isDone(game)).toBe(true);
	});

	test('Production Quotas', () => {
		expect(play('enact-production-quotas').resources).toMatchObject({ food: 9, morale: 9 });
	});

	test('Eulogy helps only after an execution cost morale (R1.6.4)', () => {
		expect(play('eulogy').resources.morale).toBe(10);
		const mourning = { edit: (game: Game) => void (game.moraleLostToExecution = true) };
		expect(play('eulogy', mourning).resources.morale).toBe(11);
	});

	test('Execute Prisoner', () => {
		const game = play('execute-prisoner', {
			at: { [D]: 'brig' },
			loyalty: { [D]: ['you-are-not-a-cylon-base'] }
		});
		expect(game.log.some((entry) => entry.kind === 'executed' && entry.seat === D)).toBe(true);
	});

	test('Probation lies with whom the President picks, himself included', () => {
		const game = play('probation');
		expect(question(game, 'choose-seat', A).question).toMatchObject({ from: [A, B, C, D] });
		expect(reply(game, 'choose-seat', C, A).inPlay).toMatchObject([{ holder: C, until: 'used' }]);
	});

	test('Resources for Galactica: a place and up to two vipers', () => {
		const table = {
			edit: (game: Game) => {
				game.damaged = ['command'];
				game.vipers = { ...game.vipers, reserves: game.vipers.reserves - 2, damaged: 2 };
			}
		};
		let game = play('resources-for-galactica', table);
		while (!isDone(game)) {
			const [decision] = pending(game);
			if (!decision) throw new Error('nothing is asked');
			const { question: asked, why } = decision;
			const value =
				asked.kind === 'option'
					? 'yes'
					: asked.kind === 'ship'
						? [...asked.from].slice(0, asked.max)
						: asked.kind === 'place'
							? 'command'
							: null;
			game = reply(game, why, value);
		}
		expect([game.damaged, game.vipers.damaged]).toEqual([[], 0]);
	});

	test('Unsavory Connections: two random cards for two Treachery, then food or fuel', () => {
		const game = play('unsavory-connections', { hands: { [A]: ['repair-1', 'repair-1', 'repair-2'] } });
		expect(seat(game, A).hand.filter((card) => card.startsWith('repair'))).toHaveLength(1);
		expect(seat(game, A).hand).toHaveLength(3);
		expect(reply(game, 'option', '1', A).resources).toMatchObject({ food: 8, fuel: 9 });
	});

	test('there is a test for each of them', () => {
		expect(Object.keys(quorumCards)).toHaveLength(20);
	});
});

test('a card without anybody to choose cannot be played; without any the same question has no card to offer (R1.8.4)', () => {
	const table = scene({
		cast: crew,
		edit: (game) => {
			for (const card of ['presidential-pardon', 'arrest-order'] as const) take(game.decks.quorum, card);
			game.quorumHand = ['presidential-pardon', 'arrest-order'];
		}
	});
	const text = [{ kind: 'resolve', from: 'quorum-hand' }] as const;
	const game = playText(table, text, { acting: A, used: true });
	expect(question(game, 'quorum-pick', A)).toMatchObject({
		mode: 'hand',
		question: { from: ['arrest-order'] }
	});
	const none = playText({ ...table, quorumHand: ['presidential-pardon'] }, text, { acting: A, used: true });
	expect(question(none, 'quorum-pick', A).question).toMatchObject({ from: [], min: 0 });
	expect(isDone(reply(none, 'quorum-pick', []))).toBe(true);
});

test('Skilled Politician: one of four is played, the others go under the deck', () => {
	const wanted = ['food-rationing', 'eulogy', 'arrest-order', 'enact-production-quotas'];
	const table = scene({
		cast: crew,
		edit: (game) => {
			game.decks.quorum.push(...game.quorumHand);
			game.quorumHand = [];
			for (const card of wanted) take(game.decks.quorum, card);
			game.decks.quorum.push(...wanted);
		}
	});
	let game = playText(table, [{ kind: 'resolve', from: { deck: 'quorum', draw: 4 }, rest: 'bottom' }], {
		acting: A,
		used: true
	});
	expect(question(game, 'quorum-pick', A).question).toMatchObject({ from: [...wanted].reverse() });
	game = reply(game, 'quorum-pick', ['enact-production-quotas'], A);
	expect(game.decks.quorum.slice(0, 3).sort()).toEqual(wanted.slice(0, 3).sort());
	expect(game.resources.food).toBe(9);
	expect(game.discards.quorum).toEqual(['enact-production-quotas']);
});

test('E79: a President on New Caprica rolls after his card, 3 or less is Detention; the title stays (R11.4.9)', () => {
	const below = {
		at: { [A]: 'shipyard' as const },
		edit: (game: Game) => {
			game.flow = { play: 'turn.action', era: 'occupied' };
		}
	};
	const caught = play('inspirational-speech', below, 6, 3);
	expect(caught.resources.morale).toBe(11);
	expect([places(caught)[A], caught.titles.president]).toEqual(['detention', A]);
	expect(places(play('inspirational-speech', below, 6, 4))[A]).toBe('shipyard');
	expect(isDone(play('inspirational-speech', {}, 6))).toBe(true);
});
