import { describe, expect, it } from 'vitest';
import {
	characters,
	crisesNewCaprica,
	loyaltyCards,
	quorumCards,
	skillCards,
	type Effect,
	type QuorumId
} from '../box/index.ts';
import { actionOffers } from './actions.ts';
import type { Game } from './game.ts';
import { seatOf } from './seats.ts';
import { areSilent, isSilent } from './silence.ts';
import { finish, landed, returned } from './testing/voyage.ts';
import { A, B, C, isDone, playText } from './testing/scene.ts';

const cast = ['william-adama', 'chief-galen-tyrol', 'laura-roslin'] as const;
const occupied = (edit: (game: Game) => void = () => undefined): Game => landed({ cast, edit });

/** What can be seen of space, the boarding track and the great ships. */
const frozen = ({ space, centurions, damaged, vipers, galacticaTokens, nukes, pegasusTokens }: Game) => ({
	space,
	centurions,
	damaged,
	vipers,
	galacticaTokens,
	pegasusTokens,
	nukes
});

/** A board full of things that could be hit. */
function battle(game: Game): void {
	game.space.raiders.front = 3;
	game.space.heavies['port-bow'] = 1;
	game.space.basestars.push({ id: '1', area: 'front', damage: [] });
	game.space.vipers['port-aft'] = 1;
	game.vipers = { reserves: 5, damaged: 2, lost: 0 };
	game.centurions = [2];
	game.damaged = ['armory'];
	game.galacticaTokens = game.galacticaTokens.filter((token) => token !== 'damage-armory');
}

describe('R11.6.1: before Galactica returns', () => {
	const without: [string, readonly Effect[]][] = [
		['raiders', [{ kind: 'activate', icon: 'raiders' }]],
		['heavy raiders', [{ kind: 'activate', icon: 'heavy' }]],
		['basestars', [{ kind: 'activate', icon: 'basestars' }]],
		['launches', [{ kind: 'launch', raider: 2, heavy: 1 }]],
		['new ships', [{ kind: 'place', at: 'front', pieces: [{ piece: 'raider', count: 2 }] }]],
		['civilian ships into space', [{ kind: 'place', at: 'rear', pieces: [{ piece: 'civilian', count: 1 }] }]],
		['centurions', [{ kind: 'place', at: 'boarding-start', pieces: [{ piece: 'centurion', count: 1 }] }]],
		['damage to Galactica', [{ kind: 'damage', target: 'galactica', hits: 2 }]],
		['damage to Pegasus', [{ kind: 'damage', target: 'pegasus', hits: 1 }]],
		['repairs of places', [{ kind: 'repair', what: 'any-place' }]],
		['repairs of vipers', [{ kind: 'repair', what: { piece: 'viper', count: 2, in: 'damaged' } }]],
		['destroyed raiders', [{ kind: 'destroy', pieces: { piece: 'raider', count: 3 } }]],
		['destroyed centurions', [{ kind: 'destroy', pieces: { piece: 'centurion', count: 1 } }]],
		['viper activations', [{ kind: 'activate-vipers', upTo: 6 }]],
		['nukes', [{ kind: 'attack', with: 'nuke' }]],
		['jumps', [{ kind: 'jump' }]]
	];
	it.each(without)('no %s', (_, effects) => {
		const before = occupied(battle);
		const after = playText(before, effects);
		expect(isDone(after)).toBe(true);
		expect(frozen(after)).toEqual(frozen(before));
	});

	it('R11.6.3: raptors and the marker go on', () => {
		const after = playText(occupied(), [
			{ kind: 'destroy', pieces: { piece: 'raptor', count: 1 } },
			{ kind: 'track', by: 1 }
		]);
		expect(after.raptors).toBe(3);
		expect(after.marker).toBe(1);
	});

	it('R11.6.4, R6.11.3: a ship drawn to be destroyed comes from the top of Locked, then of Prepared', () => {
		const game = occupied((g) => {
			g.locked = ['empty', 'population-2'];
			g.prepared = ['population-1'];
		});
		const one: Effect = { kind: 'destroy', pieces: { piece: 'civilian', count: 1 } };
		expect(playText(game, [one]).civiliansLost).toEqual(['population-2']);
		expect(playText(game, [one, one, one]).civiliansLost).toEqual(['population-2', 'empty', 'population-1']);
	});

	it('R11.6.1: the rest of such a text is carried out', () => {
		const after = playText(occupied(battle), [
			{ kind: 'damage', target: 'galactica', hits: 1 },
			{ kind: 'resource', resource: 'morale', by: -1 }
		]);
		expect(after.resources.morale).toBe(9);
	});

	it('a choice between nothing and nothing is not asked', () => {
		const genesis: readonly Effect[] = characters.cavil.positive[0].effects ?? [];
		expect(areSilent(occupied(), genesis)).toBe(true);
		const brutal: readonly Effect[] = quorumCards['authorization-of-brutal-force'].effects;
		expect(brutal.map((effect) => isSilent(occupied(), effect))).toEqual([true, false]);
		const damage: readonly Effect[] = loyaltyCards['cylon-damage-galactica'].reveal;
		expect(isDone(playText(occupied(), damage, { acting: B, used: true }))).toBe(true);
	});

	it('R11.6.2: nukes cannot be fired, and are not spent', () => {
		const nuke = (game: Game) => actionOffers(game, A).find(({ id }) => id === 'title:admiral:0');
		const game = occupied(battle);
		expect(nuke(game)?.blocked).toMatchObject({ refused: 'forbidden' });
		const back = returned({ cast });
		expect(nuke(back)).toBeDefined();
		expect(nuke(back)?.blocked).toBeUndefined();
	});

	it('E80: Launch Scout may be played', () => {
		const game = occupied((g) => {
			seatOf(g, B).hand = ['launch-scout-1', 'repair-1'];
		});
		const offers = actionOffers(game, B);
		expect(offers.find(({ id }) => id.startsWith('skill:launch-scout'))?.blocked).toBeUndefined();
		expect(offers.find(({ id }) => id.startsWith('skill:repair'))?.blocked).toBeDefined();
	});

	it('no Quorum card moves anything in space', () => {
		for (const id of Object.keys(quorumCards) as QuorumId[]) {
			const before = occupied(battle);
			const after = finish(
				playText(before, quorumCards[id].effects, { acting: C, used: true, about: { deck: 'quorum', id } })
			);
			expect({ id, ...frozen(after) }).toEqual({ id, ...frozen(before) });
		}
	});

	it('no Reckless ability moves anything in space; By Your Command moves the occupation forces (R11.7.4)', () => {
		const before = occupied((game) => {
			battle(game);
			game.occupation = { 'occupation-authority': 1 };
		});
		for (const id of ['broadcast-location', 'by-your-command'] as const) {
			const after = playText(before, skillCards[id].abilities[0].effects ?? []);
			expect(isDone(after)).toBe(true);
			expect(frozen(after)).toEqual(frozen(before));
			expect(after.occupation['breeders-canyon'] ?? 0).toBe(id === 'by-your-command' ? 1 : 0);
		}
	});

	it('no Crisis card of New Caprica moves anything in space, whichever way it goes', () => {
		const bodies = Object.values(crisesNewCaprica).flatMap((card) =>
			'effects' in card ? card.effects.flatMap(waysOf) : []
		);
		expect(bodies.length).toBeGreaterThan(50);
		for (const effects of bodies) {
			const before = occupied(battle);
			const after = finish(playText(before, effects, { ignorable: true, target: A }));
			expect(frozen(after)).toEqual(frozen(before));
		}
	});
});

/** Every box and every outcome of a card. */
function waysOf(effect: Effect): readonly (readonly Effect[])[] {
	if (effect.kind === 'one-of') return effect.options.flatMap(({ effects }) => ways(effects));
	if (effect.kind === 'check') return [effect.pass, effect.fail, effect.partial?.effects ?? []].flatMap(ways);
	return [[effect]];
}
const ways = (effects: readonly Effect[]): (readonly Effect[])[] =>
	effects.some(({ kind }) => kind === 'check') ? effects.flatMap(waysOf) : [effects];

describe('R11.9.3: after the return', () => {
	it('only the track and jumps are dead', () => {
		const game = returned({ cast });
		expect(isSilent(game, { kind: 'track', by: 1 })).toBe(true);
		expect(isSilent(game, { kind: 'jump' })).toBe(true);
		expect(isSilent(game, { kind: 'activate', icon: 'raiders' })).toBe(false);
		expect(isSilent(game, { kind: 'damage', target: 'galactica', hits: 1 })).toBe(false);
	});
});
