// The search that the other tests run over the whole page at every step does find what it looks for.
import type { GameConfig } from '../../src/lib/rules/index.ts';
import { expect, test } from './support/house.ts';
import { playTo, seedNumber } from './support/robots.ts';
import { leaks, leaksBeside, nameOf } from './support/secrets.ts';

const PEGASUS: GameConfig = {
	set: 'pegasus',
	objective: 'new-caprica',
	players: 5,
	fourSix: 'sympathizer',
	leader: true
};

test('what is planted on a page is found', () => {
	const game = playTo(PEGASUS, seedNumber(3), ({ turn }) => turn === 1)?.game;
	if (!game) throw new Error('the game ends before it begins');
	const seat = game.current;
	const own = game.seats[seat];
	const card = own?.loyalty[0];
	const agenda = game.seats.find((other) => other.agenda !== null)?.agenda;
	const crisis = game.decks.crisis.at(-1);
	if (!own || card === undefined || agenda == null || crisis === undefined)
		throw new Error('nothing was dealt');

	expect(leaks('<p>nothing</p>', game)).toEqual([]);
	for (const id of [card, agenda, crisis]) expect(leaks(`<p data-x="${id}">nothing</p>`, game)).toEqual([id]);
	for (const id of [card, agenda]) {
		expect(leaks(`<p title="${nameOf(id)}">nothing</p>`, game)).toEqual([id]);
		expect(leaksBeside(`<p>${nameOf(id)}</p>`, game, seat, [])).toEqual([id]);
	}
	expect(leaksBeside(`<p>${nameOf(card)}</p>`, game, seat, [card])).toEqual([]);
});
