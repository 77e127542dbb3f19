/** R1.4: whatever is done to pieces, none appears and none vanishes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AREAS, PIECE_COUNTS, type Effect } from '../box/index.ts';
import type { Game } from './game.ts';
import { census, fleet } from './testing/fleet.ts';
import { chooser, playOn } from './testing/play.ts';
import { B, isDone, playText, scene } from './testing/scene.ts';

const table = scene({
	cast: ['william-adama', 'lee-apollo-adama', 'kara-starbuck-thrace'],
	at: { 2: { viper: 'port-bow' } },
	edit: fleet({
		raiders: { front: 4, rear: 3 },
		heavies: { front: 1 },
		vipers: { 'port-bow': 1, 'port-aft': 1 },
		civilians: { rear: ['empty', 'population-1'], 'port-aft': ['population-1'] },
		basestars: [{ area: 'front' }]
	})
});

const area = fc.constantFrom(...AREAS);
const some = fc.integer({ min: 1, max: 4 });
const ICONS = ['raiders', 'launch-raiders', 'basestars', 'heavy'] as const;
const PLACED = ['raider', 'heavy', 'basestar', 'viper', 'civilian'] as const;
const LOST = [...PLACED, 'raptor', 'centurion'] as const;
const WEAPONS = ['galactica', 'nuke', 'armory', 'pegasus', 'viper'] as const;

const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
	fc.record({
		kind: fc.constant('place' as const),
		at: area,
		pieces: fc.array(fc.record({ piece: fc.constantFrom(...PLACED), count: some }), {
			minLength: 1,
			maxLength: 3
		})
	}),
	fc.constantFrom(...ICONS).map((icon): Effect => ({ kind: 'activate', icon })),
	fc
		.record({ piece: fc.constantFrom(...LOST), count: some })
		.map((pieces): Effect => ({ kind: 'destroy', pieces })),
	some.map((count): Effect => ({ kind: 'damage', target: { piece: 'viper', count }, hits: 1 })),
	fc
		.constantFrom('galactica' as const, 'pegasus' as const)
		.map((target): Effect => ({ kind: 'damage', target, hits: 1 })),
	fc.constantFrom(...WEAPONS).map((weapon): Effect => ({ kind: 'attack', with: weapon })),
	some.map((upTo): Effect => ({ kind: 'activate-vipers', upTo })),
	fc.constant<Effect>({ kind: 'pilot', who: 'acting', viper: 'reserves' }),
	fc.constant<Effect>({ kind: 'repair', what: 'any-place' }),
	some.map((count): Effect => ({ kind: 'repair', what: { piece: 'viper', count, in: 'damaged' } })),
	fc.constant<Effect>({ kind: 'remove', pieces: { piece: 'viper', count: 'all', in: 'any' } })
);

const sum = (of: Partial<Record<string, number>>): number =>
	Object.values(of).reduce<number>((total, n) => total + (n ?? 0), 0);

function holds(game: Game): void {
	expect(census(game)).toEqual({ vipers: 8, civilians: 12, basestarTokens: 4, shipTokens: 12 });
	const { space } = game;
	expect(sum(space.raiders)).toBeLessThanOrEqual(PIECE_COUNTS.raider);
	expect(sum(space.heavies)).toBeLessThanOrEqual(PIECE_COUNTS.heavy);
	expect(space.basestars.length).toBeLessThanOrEqual(PIECE_COUNTS.basestar);
	expect(game.centurions.length).toBeLessThanOrEqual(PIECE_COUNTS.centurion);
	for (const counts of [space.raiders, space.heavies, space.vipers, game.vipers])
		for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(0);
	expect(game.raptors).toBeGreaterThanOrEqual(0);
	expect(new Set(space.civilians.map(({ label }) => label)).size).toBe(space.civilians.length);
	expect(JSON.parse(JSON.stringify(game))).toEqual(game);
}

test('R1.4: any texts, any answers: pieces and tokens are conserved, and a game is plain data', () => {
	fc.assert(
		fc.property(
			fc.array(anyEffect, { minLength: 1, maxLength: 8 }),
			fc.integer({ min: 1, max: 9999 }),
			(effects, seed) => {
				const begun = playText({ ...table, random: [seed, ~seed, seed << 5, 7] }, effects, {
					acting: B,
					used: true
				});
				holds(playOn(begun, chooser(seed), isDone, holds));
			}
		),
		{ numRuns: 60 }
	);
});
