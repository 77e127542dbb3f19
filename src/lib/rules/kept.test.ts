import { describe, expect, test } from 'vitest';
import type { Until } from '../box/index.ts';
import { pickUp } from './card-piles.ts';
import type { About } from './contract.ts';
import type { Game } from './game.ts';
import { checkKept, discardAttached, endingAtJump, endKept, keep } from './kept.ts';
import { fleet } from './testing/fleet.ts';
import { A, B, playFrame, playText, scene } from './testing/scene.ts';
import { finish } from './testing/voyage.ts';

const crew = ['saul-tigh', 'william-adama', 'tom-zarek'] as const;
const crisis = (id: string): About => ({ deck: 'crisis', id });

function kept(id: string, until: Until, edit?: (game: Game) => void): Game {
	return scene({
		cast: crew,
		edit: (game) => {
			edit?.(game);
			game.discards.crisis.push(id);
			game.decks.crisis.splice(game.decks.crisis.indexOf(id), 1);
			keep(game, crisis(id), null, until);
		}
	});
}
const scarFlies = fleet({ raiders: { front: 1 }, scar: 'front' });
const inPlay = (game: Game): string[] => game.inPlay.map(({ about }) => about.id);

test('a card is picked up from the pile it lies on, also after a reshuffle (R1.7.3)', () => {
	const game = kept('ambush', 'jump');
	expect([inPlay(game), game.discards.crisis]).toEqual([['ambush'], []]);
	const cards = game.decks.crisis.length;
	pickUp(game, crisis('riots-a'));
	expect(game.decks.crisis).toHaveLength(cards - 1);
});

test('cards until the jump end with it and go to their pile; others stay (R7.3.7)', () => {
	const game = kept('ambush', 'jump', scarFlies);
	keep(game, crisis('detector-sabotage'), null, 'game');
	keep(game, crisis('scar'), null, { jumpOr: 'scar-destroyed' });
	endKept(game, endingAtJump(game));
	expect(inPlay(game)).toEqual(['detector-sabotage']);
	expect(game.discards.crisis).toEqual(['ambush', 'scar']);
});

test('from New Caprica on an old Crisis card leaves the game instead (R11.1.6)', () => {
	const game = kept('ambush', 'jump');
	game.flow = { ...game.flow, era: 'orbit' };
	endKept(game, endingAtJump(game));
	expect([game.discards.crisis, game.out]).toEqual([[], [crisis('ambush')]]);
});

test('a card that came into play during the jump does not end with it (R7.3.7)', () => {
	const game = kept('ambush', 'jump', scarFlies);
	const ending = endingAtJump(game);
	keep(game, crisis('scar'), null, { jumpOr: 'scar-destroyed' });
	endKept(game, ending);
	expect(inPlay(game)).toEqual(['scar']);
});

test('no raider left for Scar: his card is not kept but stays on its pile (R6.8.4)', () => {
	const full = fleet({ raiders: { front: 8, rear: 8 } });
	const table = scene({ cast: crew, edit: full });
	const game = finish(
		playFrame(table, {
			proc: 'crisis',
			step: 'reveal',
			about: crisis('scar'),
			drawer: A,
			own: false,
			skip: [],
			jump: false
		})
	);
	expect([inPlay(game), game.space.scar]).toEqual([[], null]);
	expect(game.discards.crisis).toEqual(['scar']);
});

describe('cards that end with what is destroyed', () => {
	test.each([
		['thirty-three', 'civilian-or-basestar-destroyed', 'civilian', true],
		['thirty-three', 'civilian-or-basestar-destroyed', 'basestar', true],
		['thirty-three', 'civilian-or-basestar-destroyed', 'raider', false],
		['scar', 'scar-destroyed', 'scar', true],
		['scar', 'scar-destroyed', 'raider', false]
	] as const)('%s (%s): %s', (id, jumpOr, destroyed, ends) => {
		const game = kept(id, { jumpOr }, scarFlies);
		checkKept(game, destroyed);
		expect(inPlay(game)).toEqual(ends ? [] : [id]);
	});

	test('Dogfight ends when no raider is left', () => {
		const game = kept('dogfight', { jumpOr: 'no-raider-left' }, fleet({ raiders: { front: 1 } }));
		checkKept(game, 'raider');
		expect(inPlay(game)).toEqual(['dogfight']);
		game.space.raiders.front = 0;
		checkKept(game, 'raider');
		expect(inPlay(game)).toEqual([]);
	});
});

test('Quorum cards with a player who turns Cylon are discarded, cards beside the board are not (R8.7.4)', () => {
	const game = scene({ cast: crew });
	keep(game, { deck: 'quorum', id: 'probation' }, B, 'used');
	keep(game, { deck: 'quorum', id: 'accept-prophecy' }, null, 'used');
	keep(game, { deck: 'quorum', id: 'assign-arbitrator' }, A, 'used');
	discardAttached(game, B);
	expect(inPlay(game)).toEqual(['accept-prophecy', 'assign-arbitrator']);
	expect(game.discards.quorum).toEqual(['probation']);
});

describe('Thirty-Three', () => {
	const back = { kind: 'transfer', from: 'this', to: { deck: 'crisis' }, count: 1, as: 'shuffled' } as const;

	test('goes back into the Crisis deck at a jump (R7.3.7)', () => {
		const table = kept('thirty-three', { jumpOr: 'civilian-or-basestar-destroyed' });
		const game = playText(table, [back], { about: crisis('thirty-three') });
		expect(inPlay(game)).toEqual([]);
		expect(game.decks.crisis).toContain('thirty-three');
		expect(game.decks.crisis).toHaveLength(table.decks.crisis.length + 1);
	});

	test('or out of the game, if that jump has reached New Caprica (R11.1.6)', () => {
		const table = kept('thirty-three', 'jump');
		table.flow = { ...table.flow, era: 'occupied' };
		const game = playText(table, [back], { about: crisis('thirty-three') });
		expect(game.out).toEqual([crisis('thirty-three')]);
	});
});

test('Detector Sabotage: nobody looks at Loyalty cards any more', () => {
	const table = kept('detector-sabotage', 'game');
	const look = { kind: 'look', who: 'acting', at: { loyalty: 'chosen' }, count: 1, random: true } as const;
	const game = playText(table, [look], { acting: A, chosen: B, used: true });
	expect(game.log.some(({ kind }) => kind === 'looked')).toBe(false);
});
