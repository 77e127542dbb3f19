/** Every skill card played as at the table: from the hand, through its menu or window. One entry a card; the type holds it to all. */
import { describe, expect, test } from 'vitest';
import { skillCards, type SkillId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { typeOf } from './decks.ts';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { innermost } from './stack.ts';
import { act, card, cards, contribute, stackDestiny, startCheck, told, upTo } from './testing/checks.ts';
import { board, fleet } from './testing/fleet.ts';
import {
	A,
	B,
	C,
	D,
	goOn,
	isDone,
	loadDice,
	playFrame,
	playText,
	question,
	reply,
	scene
} from './testing/scene.ts';
import { finish, landed } from './testing/voyage.ts';

const crew = ['saul-tigh', 'kara-starbuck-thrace', 'laura-roslin', 'tom-zarek'] as const;
const hand = (game: Game, seat: Seat): readonly string[] => game.seats[seat]?.hand ?? [];
const action = (game: Game): Game =>
	playFrame(game, { proc: 'grant', seat: A, move: false, actions: 1, own: true });
const movement = (game: Game): Game =>
	playFrame(game, { proc: 'move', step: 'pick', seat: A, own: true, to: null });
const asked = (game: Game): string[] => pending(game).map(({ why }) => why);
const flying = { viper: 'port-bow' } as const;
const ROLL = [
	{
		kind: 'roll',
		table: [
			{ upTo: 4, effects: [] },
			{ upTo: 8, effects: [] }
		]
	}
] as const;
const rolled = (game: Game): number[] =>
	game.log.flatMap((entry) => (entry.kind === 'rolled' ? [entry.result] : []));

/** A check on politics with two Destiny cards; B holds the card and plays it before. */
function before(ref: string, destiny: readonly [string, string], rest: readonly string[] = []): Game {
	const table = scene({ cast: crew, hands: { [B]: [ref, ...rest] } });
	return act(startCheck(stackDestiny(table, ...destiny), 9, ['politics']), B, `skill:${ref}:0`);
}
/** A Reckless check in which this Treachery card lies. */
const reckless = (ref: string, edit: (game: Game) => void = () => undefined): Game => {
	const table = scene({ cast: crew, hands: { [B]: ['jury-rigged-1'] }, edit });
	return act(startCheck(stackDestiny(table, ref, card('pol1')), 9, ['politics']), B, 'skill:jury-rigged-1:0');
};

const tests: Readonly<Record<SkillId, Readonly<Record<string, () => void>>>> = {
	'consolidate-power': {
		'draws 2 of any types, also outside the own set (R1.8.8)': () => {
			const game = reply(
				action(scene({ cast: crew, hands: { 0: ['consolidate-power-1'] } })),
				'action',
				'skill:consolidate-power-1:0'
			);
			const drawn = reply(game, 'draw-types', { piloting: 1, treachery: 1 });
			expect(hand(drawn, A).map(typeOf)).toEqual(['piloting', 'treachery']);
			expect(hand(reply(game, 'draw-types', { engineering: 2 }), A)).toHaveLength(2);
		}
	},
	'investigative-committee-base': {
		'[B] lays every card open, Destiny’s too (R5.4.4)': () => {
			const table = scene({
				config: { set: 'base', objective: 'kobol' },
				cast: crew,
				hands: { [B]: ['investigative-committee-base-3', card('lea1')] }
			});
			const game = goOn(act(startCheck(table, 9, ['politics']), B, 'skill:investigative-committee-base-3:0'));
			expect(game.modifiers.map(({ mod }) => mod)).toEqual([{ kind: 'face-up', destiny: true }]);
			expect(question(game, 'contribute', B).mode).toBe('hand');
			const added = reply(game, 'contribute', [card('lea1')], B);
			expect(told(added, 'contributed-cards')).toMatchObject({ seat: B, label: 'all' });
		}
	},
	'investigative-committee-pegasus': {
		'lays contributions open, Destiny stays face down (R5.4.4)': () => {
			const ref = 'investigative-committee-pegasus-3';
			const game = goOn(before(ref, [card('pol1'), card('pol2')], [card('lea1')]));
			expect(game.modifiers.map(({ mod }) => mod)).toEqual([{ kind: 'face-up', destiny: false }]);
			const added = reply(game, 'contribute', [card('lea1')], B);
			expect(told(added, 'contributed-cards')).toMatchObject({ cards: [card('lea1')], label: 'all' });
		},
		'without it nobody is told which cards are added': () => {
			const table = scene({ cast: crew, hands: { [B]: [card('lea1')] } });
			const game = reply(goOn(startCheck(table, 9, ['politics'])), 'contribute', [card('lea1')], B);
			expect(told(game, 'contributed-cards').label).toEqual([B]);
		}
	},
	'support-the-people': {
		'each human player with 4 cards or fewer may draw 2 of his own set (E21, R5.8)': () => {
			const table = scene({
				cast: crew,
				hands: {
					[B]: ['support-the-people-1', ...cards('lea1 lea1 lea2 lea2')],
					[C]: cards('lea1 lea1 lea1 lea1 lea1')
				},
				cylons: [D]
			});
			let game = act(startCheck(table, 9, ['politics']), B, 'skill:support-the-people-1:0');
			// clockwise from who played it; C holds 5 cards, D is a Cylon player
			expect(question(game, 'may', B).mode).toBe('public');
			game = reply(reply(game, 'may', 'yes', B), 'draw-types', { tactics: 2 }, B);
			expect(hand(game, B)).toHaveLength(6);
			game = reply(game, 'may', 'no', A);
			expect(asked(game)).not.toContain('may');
			expect(innermost(game, 'check')?.used).toContain('reckless');
		}
	},
	'preventative-policy': {
		'Movement: the next loss of the named resource this turn is 1 smaller (R1.6.4)': () => {
			const table = scene({ cast: crew, hands: { 0: ['preventative-policy-3'] } });
			const named = reply(
				reply(movement(table), 'move', 'skill:preventative-policy-3:0'),
				'choose-resource',
				'food'
			);
			const lose = (by: number) => ({ kind: 'resource', resource: 'food', by }) as const;
			const game = playText({ ...named, stack: [], asked: [] }, [lose(-2), lose(-1)]);
			expect(game.resources.food).toBe(6);
			expect(told(game, 'loss-prevented')).toMatchObject({ resource: 'food', by: 1 });
		}
	},
	'executive-order': {
		'another human player moves and acts, or acts twice; one a turn (R4.4.4, R4.3.4)': () => {
			const table = scene({
				cast: crew,
				hands: { 0: ['executive-order-1', 'executive-order-2'] },
				cylons: [D]
			});
			const begun = reply(action(table), 'action', 'skill:executive-order-1:0');
			expect(question(begun, 'choose-seat').question).toMatchObject({ from: [B, C] });
			const chosen = reply(begun, 'choose-seat', B);
			expect(question(chosen, 'option').seat).toBe(B);
			const moved = reply(reply(chosen, 'option', '0'), 'granted-move', 'go:command', B);
			expect(question(moved, 'granted-action', B).seat).toBe(B);
			const menu = question(action({ ...moved, stack: [], asked: [] }), 'action').question;
			expect(
				menu.kind === 'menu' && menu.from.find(({ id }) => id === 'skill:executive-order-2:0')?.blocked
			).toMatchObject({
				refused: 'limit-reached'
			});
		}
	},
	'declare-emergency': {
		'difficulty -2 after the total, one a check (E2)': () => {
			const table = scene({ cast: crew, hands: { [B]: ['declare-emergency-3'] } });
			const game = upTo(
				reply(
					goOn(startCheck(stackDestiny(table, card('pol5'), card('pol2')), 9, ['politics'])),
					'contribute',
					[]
				),
				'check-total'
			);
			const passed = act(game, B, 'skill:declare-emergency-3:0');
			expect(told(passed, 'check-ended')).toMatchObject({ total: 7, difficulty: 7, outcome: 'pass' });
		}
	},
	'major-victory': {
		'who destroys a basestar or a centurion rolls, 5 or more: morale +1; one a turn (W16)': () => {
			const table = scene({
				cast: crew,
				at: { 0: 'armory' },
				hands: { 0: ['major-victory-1', 'major-victory-2'], 1: ['repair-1'] },
				edit: fleet({ centurions: [1, 2] })
			});
			const shoot = (face: number): Game => {
				const aimed = reply(reply(action(table), 'action', 'place:armory:0'), 'attack-target', [
					'centurion:2'
				]);
				return upTo(loadDice(aimed, 8, face), 'destroyed');
			};
			expect(question(shoot(5), 'window').question).toMatchObject({ from: [A] });
			const won = goOn(act(shoot(5), A, 'skill:major-victory-1:0'));
			expect(won.resources.morale).toBe(11);
			expect(won.usedThisTurn).toContain('major-victory');
			expect(goOn(act(shoot(4), A, 'skill:major-victory-1:0')).resources.morale).toBe(10);
		}
	},
	'at-any-cost': {
		'Reckless: Treachery cards count as positive (R5.5.2, R5.8)': () => {
			const game = goOn(before('at-any-cost-3', [card('tre3'), card('pol1')]));
			expect(told(game, 'check-ended')).toMatchObject({ total: 4 });
		}
	},
	'launch-scout': {
		'1 or 2 costs the raptor; else one card of a deck on top or under (R13.5.31)': () => {
			const table = scene({ cast: crew, hands: { 0: ['launch-scout-1'] } });
			const play = (face: number): Game =>
				reply(loadDice(action(table), face), 'action', 'skill:launch-scout-1:0');
			expect(play(2).raptors).toBe(3);
			const looking = reply(play(3), 'choose-deck', 'destination');
			const [top = ''] = looking.decks.destination.slice(-1);
			expect(question(looking, 'put-back', A)).toMatchObject({ mode: 'hand', question: { items: [top] } });
			expect(reply(looking, 'put-back', [[], [top]]).decks.destination[0]).toBe(top);
		}
	},
	'strategic-planning': {
		'+2 before any roll, one a roll; counts for the reroll too (R1.5.2, R1.5.3)': () => {
			const table = scene({ cast: crew, hands: { [B]: ['strategic-planning-3', 'strategic-planning-4'] } });
			const game = goOn(act(playText(loadDice(table, 5), ROLL), B, 'skill:strategic-planning-3:0'));
			expect(rolled(game)).toEqual([7]);
			expect(hand(game, B)).toEqual(['strategic-planning-4']);
		}
	},
	'guts-and-initiative': {
		'Reckless: no Destiny cards; their deck keeps its size (E17)': () => {
			const table = scene({ cast: crew, hands: { [B]: ['guts-and-initiative-1'] } });
			const game = goOn(act(startCheck(table, 9, ['politics']), B, 'skill:guts-and-initiative-1:0'));
			expect(told(game, 'destiny-in')).toMatchObject({ count: 0 });
			expect(game.decks.destiny).toHaveLength(table.decks.destiny.length);
			expect(told(game, 'check-ended')).toMatchObject({ total: 0 });
		}
	},
	'critical-situation': {
		'Movement: one action now; shares its limit with Executive Order (R4.3.4)': () => {
			const table = scene({
				cast: crew,
				at: { 0: 'press-room' },
				hands: { 0: ['critical-situation-3', 'executive-order-1'] }
			});
			const begun = reply(movement(table), 'move', 'skill:critical-situation-3:0');
			const menu = question(begun, 'granted-action', A).question;
			expect(
				menu.kind === 'menu' && menu.from.find(({ id }) => id === 'skill:executive-order-1:0')?.blocked
			).toMatchObject({
				refused: 'limit-reached'
			});
			const acted = reply(begun, 'granted-action', 'place:press-room:0', A);
			expect(hand(acted, A)).toHaveLength(3);
			expect(isDone(acted)).toBe(true);
		}
	},
	'evasive-maneuvers': {
		'any human rerolls an attack on a viper, with 2 less if it is piloted; not cumulative (E27, R1.5.7)':
			() => {
				const table = scene({
					cast: crew,
					at: { 1: flying },
					hands: { 2: ['evasive-maneuvers-1', 'evasive-maneuvers-2'] },
					edit: fleet({ raiders: { 'port-bow': 1 } })
				});
				let game = upTo(
					playText(loadDice(table, 8, 7, 6), [{ kind: 'activate', icon: 'raiders' }]),
					'after-roll'
				);
				game = act(game, C, 'skill:evasive-maneuvers-1:0');
				game = goOn(act(upTo(game, 'after-roll'), C, 'skill:evasive-maneuvers-2:0'));
				expect(rolled(game)).toEqual([8, 5, 4]);
				expect(game.seats[B]?.position).toEqual(flying);
			}
	},
	'maximum-firepower': {
		'a pilot attacks up to 4 times, one after the other': () => {
			const table = scene({
				cast: ['kara-starbuck-thrace', 'saul-tigh', 'tom-zarek'],
				at: { 0: flying },
				hands: { 0: ['maximum-firepower-3'] },
				edit: fleet({ raiders: { 'port-bow': 5 } })
			});
			let game = reply(loadDice(action(table), 3, 2, 8, 8), 'action', 'skill:maximum-firepower-3:0');
			for (let n = 0; n < 3; n++) game = reply(game, 'attack-target', ['raider@port-bow']);
			expect(isDone(game)).toBe(true);
			expect(game.space.raiders['port-bow']).toBe(2);
		},
		'on New Caprica it is discarded to reroll an attack on an occupation force (R11.5.1, D29)': () => {
			const table = landed({
				cast: crew,
				hands: { 0: ['maximum-firepower-3', 'maximum-firepower-4'] },
				edit: (game) => {
					game.occupation = { 'resistance-hq': 1 };
				}
			});
			let game = upTo(
				reply(loadDice(action(table), 1, 4, 5), 'action', 'board:attack-occupation-force'),
				'after-roll'
			);
			game = upTo(act(game, A, 'skill:maximum-firepower-3:1'), 'after-roll');
			game = goOn(act(game, A, 'skill:maximum-firepower-4:1'));
			expect(rolled(game)).toEqual([1, 4, 5]);
			expect(game.occupation['resistance-hq']).toBe(0);
		}
	},
	'full-throttle': {
		'as Movement: the own viper flies anywhere, and may attack': () => {
			const table = scene({
				cast: ['kara-starbuck-thrace', 'saul-tigh', 'tom-zarek'],
				at: { 0: flying },
				hands: { 0: ['full-throttle-1'] },
				edit: fleet({ raiders: { rear: 1 } })
			});
			let game = reply(movement(table), 'move', 'skill:full-throttle-1:0');
			game = reply(reply(game, 'may', 'yes'), 'move-ship', 'rear');
			game = reply(loadDice(game, 3), 'may', 'yes');
			expect(game.seats[A]?.position).toEqual({ viper: 'rear' });
			expect(game.space.raiders.rear).toBe(0);
		},
		'as an action: without moving, only the attack': () => {
			const table = scene({
				cast: ['kara-starbuck-thrace', 'saul-tigh', 'tom-zarek'],
				at: { 0: flying },
				hands: { 0: ['full-throttle-1'] },
				edit: fleet({ raiders: { 'port-bow': 1 } })
			});
			let game = reply(action(table), 'action', 'skill:full-throttle-1:1');
			game = reply(loadDice(reply(game, 'may', 'no'), 2), 'may', 'yes');
			expect(game.seats[A]?.position).toEqual(flying);
			expect(game.space.raiders['port-bow']).toBe(1);
		}
	},
	'run-interference': {
		'the first 4 raiders acting in the pilot’s area miss without a roll (W4, R6.4.1)': () => {
			const table = scene({
				cast: crew,
				at: { 1: flying },
				hands: { 1: ['run-interference-3'] },
				edit: fleet({ raiders: { 'port-bow': 4 } })
			});
			const game = act(
				playText(table, [{ kind: 'activate', icon: 'raiders' }]),
				B,
				'skill:run-interference-3:0'
			);
			expect(isDone(goOn(game))).toBe(true);
			expect(rolled(goOn(game))).toEqual([]);
		}
	},
	repair: {
		'the own place, on Galactica or Pegasus (R6.9.2)': () => {
			for (const place of ['armory', 'airlock'] as const) {
				const table = scene({
					cast: crew,
					at: { 0: place },
					hands: { 0: ['repair-1'] },
					edit: fleet({ damaged: [place] })
				});
				const game = goOn(reply(action(table), 'action', 'skill:repair-1:0'));
				expect(game.damaged).toEqual([]);
			}
		},
		'on Hangar Deck instead up to 2 damaged vipers': () => {
			const table = scene({
				cast: crew,
				at: { 0: 'hangar-deck' },
				hands: { 0: ['repair-1'] },
				edit: (game) => {
					game.vipers = { reserves: 5, damaged: 3, lost: 0 };
				}
			});
			const game = reply(reply(action(table), 'action', 'skill:repair-1:0'), 'option', '1');
			const two = reply(game, 'choose-ship', ['viper@damaged', 'viper@damaged']);
			expect(two.vipers).toEqual({ reserves: 7, damaged: 1, lost: 0 });
		}
	},
	'scientific-research': {
		'Engineering counts as positive (R5.5.2)': () => {
			const game = goOn(before('scientific-research-3', [card('eng4'), card('lea1')]));
			expect(told(game, 'check-ended')).toMatchObject({ total: 3 });
		}
	},
	'jury-rigged': {
		'Reckless: difficulty -4 (E14, R5.8)': () => {
			const game = goOn(before('jury-rigged-1', [card('pol1'), card('pol4')]));
			expect(told(game, 'check-ended')).toMatchObject({ total: 5, difficulty: 5, outcome: 'pass' });
		}
	},
	calculations: {
		'+1 or -1 on a result, one a result; a reroll takes it away (E96, R1.5.7)': () => {
			const table = scene({
				cast: ['karl-helo-agathon', 'saul-tigh', 'tom-zarek'],
				at: { 0: 'weapons-control' },
				hands: { 1: ['calculations-3'], 2: ['calculations-4'] },
				edit: fleet({ basestars: [{ area: 'front' }] })
			});
			let game = upTo(
				reply(loadDice(action(table), 3, 4), 'action', 'place:weapons-control:0'),
				'after-roll'
			);
			game = reply(act(game, B, 'skill:calculations-3:0'), 'option', '0', B);
			// C could play another only on another result
			expect(question(game, 'window').question).toMatchObject({ event: 'after-roll', from: [A] });
			game = upTo(act(game, A, 'sheet:positive:0'), 'after-roll');
			game = reply(act(game, C, 'skill:calculations-4:0'), 'option', '0', C);
			expect(goOn(game).space.basestars[0]?.damage).toHaveLength(1);
			expect(told(goOn(game), 'shot')).toMatchObject({ result: 'damaged' });
		}
	},
	'broadcast-location': {
		'in a Reckless check: a basestar in front, a civilian ship in the rear (E14)': () => {
			expect(board(goOn(reckless('broadcast-location-1')))).toEqual({
				front: { basestar: 1 },
				rear: { civilian: 1 }
			});
		},
		'in any other check nothing (E15, R5.7.2)': () => {
			const table = scene({ cast: crew });
			const game = startCheck(stackDestiny(table, 'broadcast-location-1', card('pol1')), 9, ['politics']);
			expect(board(contribute(game, {}))).toEqual({});
		}
	},
	'by-your-command': {
		'in a Reckless check: raiders, heavy raiders without centurions; occupation forces where there are any':
			() => {
				const game = finish(
					reckless('by-your-command-1', (g) => {
						fleet({
							raiders: { front: 1 },
							heavies: { 'port-bow': 1, rear: 1 },
							centurions: [1],
							civilians: { rear: ['empty'] }
						})(g);
					})
				);
				expect(game.space.raiders).toMatchObject({ front: 0, 'starboard-bow': 1 });
				expect(game.space.heavies).toMatchObject({ 'port-bow': 0, 'port-aft': 1 });
				expect(game.centurions.toSorted()).toEqual([0, 1]);
			},
		'before Galactica returns only the occupation forces move (R11.6.1, R11.7.4)': () => {
			const table = landed({
				cast: crew,
				hands: { [B]: ['jury-rigged-1'] },
				edit: (game) => {
					game.occupation = { 'occupation-authority': 1 };
					game.space.raiders.front = 1;
				}
			});
			const about = { deck: 'new-caprica-crisis', id: 'contact-raptor' } as const;
			const game = goOn(
				act(
					startCheck(stackDestiny(table, 'by-your-command-1', card('pol1')), 9, ['politics'], { about }),
					B,
					'skill:jury-rigged-1:0'
				)
			);
			expect(game.occupation).toMatchObject({ 'breeders-canyon': 1, 'occupation-authority': 0 });
			expect(game.space.raiders.front).toBe(1);
		}
	},
	'special-destiny': {
		'in a Reckless check: everybody draws a Treachery card, Cylon players too': () => {
			const game = goOn(
				reckless('special-destiny-2', (g) => {
					Object.assign(g.seats[D] ?? {}, { cylon: true, position: { place: 'caprica' } });
				})
			);
			expect([A, B, C, D].map((seat) => hand(game, seat).map(typeOf))).toEqual(
				Array.from({ length: 4 }, () => ['treachery'])
			);
		}
	},
	'gods-plan': {
		'Movement of a Cylon player: this card for the top one of Destiny (R2.9.5)': () => {
			const table = scene({ cast: crew, cylons: [A], hands: { 0: ['gods-plan-2'] } });
			const [top = ''] = table.decks.destiny.slice(-1);
			const game = reply(movement(table), 'move', 'skill:gods-plan-2:0');
			expect(hand(game, A)).toEqual([top]);
			expect(game.decks.destiny.at(-1)).toBe('gods-plan-2');
		}
	},
	'human-weakness': {
		'a Cylon player’s action: the highest resource -1, with a human in a prison (R1.6.3)': () => {
			const table = (place: 'brig' | 'command'): Game =>
				action(scene({ cast: crew, cylons: [A], at: { 1: place }, hands: { 0: ['human-weakness-3'] } }));
			expect(reply(table('brig'), 'action', 'skill:human-weakness-3:0').resources.population).toBe(11);
			expect(() => reply(table('command'), 'action', 'skill:human-weakness-3:0')).toThrow('needs-not-met');
		}
	},
	sabotage: {
		'a human discards Treachery: a hit, which the current player may take on Pegasus; one a turn (W12)':
			() => {
				const table = scene({
					cast: crew,
					cylons: [D],
					hands: { 1: ['special-destiny-2', 'repair-1'], 3: ['sabotage-3', 'sabotage-3'] }
				});
				const discarded = reply(
					playText(table, [{ kind: 'discard', who: 'chosen', count: 1 }], { chosen: B }),
					'discard',
					['special-destiny-2']
				);
				const hit = act(discarded, D, 'skill:sabotage-3:0');
				expect(question(hit, 'which-ship').seat).toBe(A);
				const after = reply(hit, 'which-ship', 'pegasus');
				expect(after.damaged).toHaveLength(1);
				expect(isDone(after)).toBe(true);
			}
	}
};

for (const kind of Object.keys(skillCards) as SkillId[])
	describe(kind, () => {
		for (const [title, run] of Object.entries(tests[kind])) test(title, run);
	});
