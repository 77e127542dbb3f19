/** The characters of Pegasus, Leaders among them, three abilities each, under the names on the sheets. */
import { describe, expect, test } from 'vitest';
import { type characters, type CharacterId, type PlaceId } from '../box/index.ts';
import { typeOf } from './decks.ts';
import type { Game } from './game.ts';
import { checkLimit } from './modifiers.ts';
import { act, card, cards, stackDestiny, startCheck, told, upTo } from './testing/checks.ts';
import { board, fleet } from './testing/fleet.ts';
import { A, B, C, D, goOn, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';
import {
	action,
	checkAt,
	hand,
	movement,
	nextTurn,
	offer,
	place,
	table,
	type Three
} from './testing/sheets.ts';
import { finish, quiet, stackDestinations } from './testing/voyage.ts';

type Here = {
	[Id in CharacterId]: (typeof characters)[Id]['set'] extends 'pegasus' ? Id : never;
}[CharacterId];

const tests: Readonly<Record<Here, Three>> = {
	'helena-cain': {
		positive: [
			'Intolerant: Admiral’s Quarters passed with 10 or more: executed instead (E12, R5.10.3)',
			() => {
				const start = table('helena-cain', { loyalty: { 1: ['you-are-not-a-cylon-base'] } });
				const check = (...destiny: [string, string]): Game =>
					checkAt(stackDestiny(start, ...destiny), 'admirals-quarters', B, C);
				const ten = upTo(check(card('pol5'), 'preventative-policy-5'), 'check-outcome');
				const game = act(ten, A, 'sheet:positive:0');
				expect(told(game, 'executed')).toMatchObject({ seat: B });
				// nine: passed, and nothing for her to say
				const nine = goOn(check(card('pol5'), card('pol4')));
				expect(told(nine, 'check-ended')).toMatchObject({ total: 9, outcome: 'pass' });
				expect(() => upTo(check(card('pol5'), card('pol4')), 'check-outcome')).toThrow();
			}
		],
		once: [
			'Blind Jump: two drawn ships lost, the fleet jumps from anywhere, one destination (R7.2.2)',
			() => {
				const start = table('helena-cain', {
					edit: (game) => {
						stackDestinations(game, 'barren-planet');
						game.civilianPile = game.civilianPile.toSorted();
					}
				});
				const game = finish(reply(action(start), 'action', 'sheet:once:0'));
				expect(game.civiliansLost).toHaveLength(2);
				expect(game.distance).toBe(2);
				const far = table('helena-cain', { edit: (g) => (g.distance = 7) });
				expect(offer(action(far), 'action', 'sheet:once:0')?.blocked).toMatchObject({
					refused: 'needs-not-met'
				});
			}
		],
		negative: [
			'Bent on Revenge: never FTL Control nor the Engine Room',
			() => {
				for (const where of ['ftl-control', 'engine-room'] as const) {
					const game = action(
						table('helena-cain', {
							at: { 0: where },
							hands: { 0: cards('pol1 pol1') },
							edit: (g) => (g.marker = 4)
						})
					);
					expect(offer(game, 'action', `place:${where}:0`)?.blocked).toMatchObject({ refused: 'forbidden' });
				}
			}
		]
	},
	'ellen-tigh': {
		positive: [
			'Politically Adroit: a card to a human in the same place, then two of her own set (W20)',
			() => {
				const start = table('ellen-tigh', {
					at: { 0: 'command', 1: 'command' },
					hands: { 0: cards('pil1') }
				});
				let game = playFrame(start, { proc: 'move', step: 'done', seat: A, own: true, to: null });
				game = act(game, A, 'sheet:positive:0');
				game = reply(reply(game, 'give-cards', cards('pil1')), 'draw-types', { treachery: 2 });
				expect([hand(game, A).map(typeOf), hand(game, B)]).toEqual([
					['treachery', 'treachery'],
					cards('pil1')
				]);
			}
		],
		once: [
			'Manipulative: a title for this turn, given back at its end (R8.9.7)',
			() => {
				const start = table('ellen-tigh', { edit: (game) => (game.current = D) });
				const begun = act(nextTurn(start), A, 'sheet:once:0');
				const holder = start.titles.admiral;
				const game = reply(begun, 'choose-title', 'admiral');
				expect(game.titles.admiral).toBe(A);
				const end = goOn(playFrame(quiet(game), { proc: 'turn-end', step: 'abilities' }));
				expect(end.titles.admiral).toBe(holder);
			}
		],
		negative: [
			'Nothing But Trouble: Treachery is in her set, its text is not for her (R4.5.1)',
			() => {
				const start = scene({ cast: ['saul-tigh', 'ellen-tigh', 'tom-zarek', 'laura-roslin'] });
				const game = goOn(nextTurn(start));
				expect(hand(game, B).filter((ref) => typeOf(ref) === 'treachery')).toHaveLength(1);
				const holding = action(
					table('ellen-tigh', { at: { 1: 'brig' }, hands: { 0: ['human-weakness-3'] } })
				);
				expect(offer(holding, 'action', 'skill:human-weakness-3:0')).toBeUndefined();
			}
		]
	},
	'anastasia-dee-dualla': {
		positive: [
			'Efficient: at Communications all civilian ships, and any of them moves to the next area',
			() => {
				const start = table('anastasia-dee-dualla', {
					edit: fleet({ civilians: { rear: ['empty', 'population-2'], front: ['population-1'] } })
				});
				let game = reply(action(start), 'action', 'sheet:positive:0');
				expect(question(game, 'look', A).question).toMatchObject({
					cards: [{ card: 'empty' }, { card: 'population-2' }, { card: 'population-1' }]
				});
				game = reply(reply(game, 'look', 'seen'), 'may', 'yes');
				game = reply(game, 'move-ship', 'move:civilian:1@rear:port-aft');
				game = reply(game, 'move-ship', 'move:civilian:3@front:port-bow');
				game = reply(game, 'move-ship', null);
				expect(game.space.civilians.map(({ area }) => area)).toEqual(['port-aft', 'rear', 'port-bow']);
			}
		],
		once: [
			'Fast Learner: the top 3 of a deck, all into the check after Destiny, or all into her hand (R5.3.4)',
			() => {
				const start = table('anastasia-dee-dualla');
				const top = start.decks.politics.slice(-3);
				let game = reply(
					act(startCheck(start, 9, ['politics']), A, 'sheet:once:0'),
					'choose-deck',
					'politics'
				);
				game = reply(game, 'look', 'seen');
				const kept = goOn(reply(game, 'option', '1'));
				expect(kept.log.some((entry) => entry.kind === 'contributed' && entry.count === 3)).toBe(false);
				const added = reply(game, 'option', '0');
				const told3 = added.log.filter((entry) => entry.kind === 'contributed' && entry.count === 3);
				expect(told3).toMatchObject([{ seat: A }]);
				expect(told(goOn(added), 'check-revealed').cards).toEqual(expect.arrayContaining(top));
			}
		],
		negative: [
			'Emotionally Fragile: executed when morale falls to 2 or less, at no further loss (R10.5.2)',
			() => {
				const start = table('anastasia-dee-dualla', {
					loyalty: { 0: ['you-are-not-a-cylon-base'] },
					edit: (game) => (game.resources.morale = 3)
				});
				const game = playText(start, [{ kind: 'resource', resource: 'morale', by: -1 }]);
				expect(told(game, 'executed')).toMatchObject({ seat: A, character: 'anastasia-dee-dualla' });
				expect(game.resources.morale).toBe(2);
				// R1.6.2: at 0 nothing is reduced any more
				const empty = table('anastasia-dee-dualla', { edit: (g) => (g.resources.morale = 0) });
				expect(isDone(playText(empty, [{ kind: 'resource', resource: 'morale', by: -1 }]))).toBe(true);
			}
		]
	},
	'louanne-kat-katraine': {
		positive: [
			'Hotshot: in her Action step a discarded card, strength + 2, takes the place of the roll (R1.5.4, R1.5.8)',
			() => {
				const start = table('louanne-kat-katraine', {
					at: { 0: 'weapons-control' },
					hands: { 0: cards('pol3'), 1: ['strategic-planning-3'] },
					edit: fleet({ basestars: [{ area: 'front', damage: ['structural-damage'] }] })
				});
				const aimed = reply(action(start), 'action', 'place:weapons-control:0');
				const game = act(aimed, A, 'sheet:positive:0');
				// her only card is the one; no Strategic Planning, no Structural Damage: 5 and not 7
				expect(told(goOn(game), 'roll-replaced')).toMatchObject({ seat: A, value: 5 });
				expect(goOn(game).log.some(({ kind }) => kind === 'rolled')).toBe(false);
			}
		],
		once: [
			'Sacrifice: to Sickbay, and something in her area is destroyed',
			() => {
				const start = table('louanne-kat-katraine', {
					at: { 0: { viper: 'front' } },
					edit: fleet({ raiders: { front: 6, rear: 1 }, basestars: [{ area: 'front' }] })
				});
				const game = reply(action(start), 'action', 'sheet:once:0');
				expect(place(game, A)).toEqual({ place: 'sickbay' });
				expect(reply(game, 'option', '0').space.raiders).toMatchObject({ front: 1, rear: 1 });
				expect(goOn(reply(game, 'option', '2')).space.basestars).toEqual([]);
			}
		],
		negative: [
			'Stim Junkie: where she began her turn, to Sickbay at the end of her Action step; never out of a prison (R14.3.4)',
			() => {
				const at = (where: PlaceId, began: PlaceId): Game => {
					const start = table('louanne-kat-katraine', {
						at: { 0: where },
						edit: (game) => Object.assign(game.seats[A] ?? {}, { turnStart: { place: began } })
					});
					return reply(action(start), 'action', null);
				};
				expect(place(at('command', 'command'), A)).toEqual({ place: 'sickbay' });
				expect(place(at('command', 'armory'), A)).toEqual({ place: 'command' });
				expect(place(at('brig', 'brig'), A)).toEqual({ place: 'brig' });
			}
		]
	},
	cavil: {
		positive: [
			'Primacy: a basestar in front, or one taken away when both are there; and raiders with a civilian ship',
			() => {
				let game = reply(action(table('cavil')), 'action', 'sheet:positive:0');
				game = reply(game, 'may', 'yes');
				expect(board(game)).toEqual({ front: { basestar: 1, raider: 3 }, rear: { civilian: 1 } });
				const both = table('cavil', { edit: fleet({ basestars: [{ area: 'front' }, { area: 'rear' }] }) });
				game = reply(reply(action(both), 'action', 'sheet:positive:0'), 'may', 'yes');
				game = reply(reply(game, 'victim', ['basestar:b@rear']), 'may', 'no');
				expect(board(game)).toEqual({ front: { basestar: 1 } });
			}
		],
		once: [
			'Aggressive Tactics: Movement: two actions, his own Action step still follows',
			() => {
				let game = reply(movement(table('cavil')), 'move', 'sheet:once:0');
				game = reply(reply(game, 'granted-action', 'sheet:positive:0', A), 'may', 'no');
				game = reply(game, 'granted-action', 'sheet:positive:0', A);
				expect(isDone(reply(game, 'may', 'no'))).toBe(true);
			}
		],
		negative: [
			'Lies and Secrets: his hand is gone when anybody reveals a Cylon card (R8.2.10)',
			() => {
				const start = table('cavil', {
					hands: { 0: cards('pol1 pol2') },
					loyalty: { 1: ['cylon-reduce-morale'] }
				});
				const game = playFrame(start, { proc: 'reveal', step: 'show', seat: B, card: 'cylon-reduce-morale' });
				expect(hand(game, A)).toEqual([]);
			}
		]
	},
	'leoben-conoy': {
		positive: [
			'Glimpse the Face of God: Movement: two of Destiny to hand, two of the hand on top (R2.9.5)',
			() => {
				const start = table('leoben-conoy', { hands: { 0: cards('pol1') } });
				const top = start.decks.destiny.slice(-2);
				const game = reply(movement(start), 'move', 'sheet:positive:0');
				expect(hand(game, A)).toEqual(expect.arrayContaining(top));
				const put = reply(game, 'put-back', [card('pol1'), top[0] ?? '']);
				expect(hand(put, A)).toEqual([top[1]]);
				expect(put.decks.destiny).toHaveLength(start.decks.destiny.length);
			}
		],
		once: [
			'Cryptic Message: changes hands with another player',
			() => {
				const start = table('leoben-conoy', { hands: { 0: cards('pol1'), 2: cards('lea1 lea2') } });
				const game = reply(reply(action(start), 'action', 'sheet:once:0'), 'choose-seat', C);
				expect([hand(game, A), hand(game, C)]).toEqual([cards('lea1 lea2'), cards('pol1')]);
			}
		],
		negative: [
			'Clouded: never moves to where another character stands',
			() => {
				const start = table('leoben-conoy', { cylons: [B], at: { 1: 'caprica' } });
				expect(offer(movement(start), 'move', 'go:caprica')).toBeUndefined();
				expect(offer(movement(start), 'move', 'go:cylon-fleet')).toBeDefined();
			}
		]
	},
	'caprica-six': {
		positive: [
			'Intimate: Movement: a random card of another player, who draws of the type she names',
			() => {
				const start = table('caprica-six', { hands: { 1: cards('pol1') } });
				let game = reply(reply(movement(start), 'move', 'sheet:positive:0'), 'choose-seat', B);
				game = reply(game, 'choose-type', 'treachery');
				expect([hand(game, A), hand(game, B).map(typeOf)]).toEqual([cards('pol1'), ['treachery']]);
			}
		],
		once: [
			'Human Delusion: adds cards face up when a check lies open, before its abilities (R5.2.8)',
			() => {
				const start = stackDestiny(
					table('caprica-six', { hands: { 0: cards('pol5 pol3') } }),
					card('pol1'),
					card('lea1')
				);
				// she could add one card like any Cylon player, and adds none
				let game = reply(goOn(startCheck(start, 8, ['politics'])), 'contribute', []);
				expect(checkLimit(game, A)).toBe(1);
				game = act(upTo(game, 'check-revealed'), A, 'sheet:once:0');
				game = reply(game, 'contribute', cards('pol5 pol3'));
				expect(told(goOn(game), 'check-ended')).toMatchObject({ total: 8, outcome: 'pass' });
			}
		],
		negative: [
			'Conflicted Loyalties: one card to activate the Cylon Fleet',
			() => {
				const start = table('caprica-six', { at: { 0: 'cylon-fleet' }, hands: { 0: cards('pol1') } });
				expect(offer(action(start), 'action', 'place:cylon-fleet-pegasus:0')?.cost).toBe(1);
				const bare = table('caprica-six', { at: { 0: 'cylon-fleet' } });
				expect(offer(action(bare), 'action', 'place:cylon-fleet-pegasus:0')?.blocked).toMatchObject({
					refused: 'cannot-pay'
				});
			}
		]
	}
};

for (const [id, three] of Object.entries(tests))
	describe(id, () => {
		for (const [title, check] of Object.values(three)) test(title, check);
	});
