/** The characters of the base game, three abilities each, under the names on the sheets. The type holds it to all of them. */
import { describe, expect, test } from 'vitest';
import { characters, type CharacterId, type PlaceId } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { take, typeOf } from './decks.ts';
import type { Game } from './game.ts';
import { handLimit } from './modifiers.ts';
import { innermost } from './stack.ts';
import { act, card, cards, contribute, stackDestiny, startCheck, told, upTo } from './testing/checks.ts';
import { board, fleet } from './testing/fleet.ts';
import {
	A,
	B,
	C,
	goOn,
	isDone,
	loadDice,
	playFrame,
	playText,
	question,
	reply,
	scene
} from './testing/scene.ts';
import {
	action,
	checkAt,
	crisis,
	difficulty,
	hand,
	isOpen,
	movement,
	nextTurn,
	offer,
	place,
	table,
	type Three
} from './testing/sheets.ts';
import { finish, landed, quiet } from './testing/voyage.ts';

type Here = { [Id in CharacterId]: (typeof characters)[Id]['set'] extends 'base' ? Id : never }[CharacterId];

const tests: Readonly<Record<Here, Three>> = {
	'laura-roslin': {
		positive: [
			'Religious Visions: two Crisis cards, one is kept, the other goes under (R6.1.1)',
			() => {
				const game = crisis(table('laura-roslin'), 'riots-a', 'prison-labor');
				expect(question(game, 'crisis-pick', A).question).toMatchObject({
					from: ['riots-a', 'prison-labor']
				});
				const kept = reply(game, 'crisis-pick', ['prison-labor']);
				expect(told(kept, 'crisis-revealed').about.id).toBe('prison-labor');
				expect(kept.decks.crisis[0]).toBe('riots-a');
			}
		],
		once: [
			'Skilled Politician: one of four Quorum cards is resolved, the title not needed',
			() => {
				const start = table('laura-roslin', {
					edit: (game) => {
						game.titles.president = B;
						take(game.decks.quorum, 'enact-production-quotas');
						game.decks.quorum.push('enact-production-quotas');
					}
				});
				const game = reply(action(start), 'action', 'sheet:once:0');
				expect(question(game, 'quorum-pick', A).seat).toBe(A);
				const played = reply(game, 'quorum-pick', ['enact-production-quotas']);
				expect(played.resources).toMatchObject({ food: 9, morale: 9 });
				expect(played.decks.quorum).toHaveLength(start.decks.quorum.length - 1);
			}
		],
		negative: [
			'Terminal Illness: 2 cards to activate a place, board actions cost nothing (R5.10.1)',
			() => {
				const start = table('laura-roslin', {
					at: { 0: 'press-room' },
					hands: { 0: cards('pol1 pol1 pol2') }
				});
				const paid = reply(reply(action(start), 'action', 'place:press-room:0'), 'pay', cards('pol1 pol1'));
				expect(hand(paid, A)).toHaveLength(3);
				const down = landed({
					cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
					edit: (game) => {
						game.occupation = { 'resistance-hq': 1 };
					}
				});
				expect(offer(action(down), 'action', 'board:attack-occupation-force')?.blocked).toBeUndefined();
				expect(offer(action(down), 'action', 'board:attack-occupation-force')?.cost).toBeUndefined();
				expect(offer(action(down), 'action', 'place:resistance-hq:0')?.blocked).toMatchObject({
					refused: 'cannot-pay'
				});
			}
		]
	},
	'gaius-baltar': {
		positive: [
			'Delusional Intuition: after his Crisis is revealed, a card of any type (R6.1.12)',
			() => {
				const game = crisis(table('gaius-baltar'), 'prison-labor');
				expect(hand(reply(game, 'draw-types', { piloting: 1 }), A).map(typeOf)).toEqual(['piloting']);
			}
		],
		once: [
			'Cylon Detector: all Loyalty cards of one other player; his owner is told (R13.2.10)',
			() => {
				const start = table('gaius-baltar', { loyalty: { 1: ['cylon-brig', 'you-are-not-a-cylon-base'] } });
				const game = reply(reply(action(start), 'action', 'sheet:once:0'), 'choose-seat', B);
				expect(question(game, 'look', A).question).toMatchObject({
					cards: [{ card: 'cylon-brig' }, { card: 'you-are-not-a-cylon-base' }]
				});
				expect(told(game, 'was-seen')).toMatchObject({ by: A, label: [B] });
			}
		],
		negative: [
			'Coward: two Loyalty cards at set-up, and one more in the deck (R2.6.3, R2.7.1)',
			() => {
				expect(characters['gaius-baltar'].negative[0].mods).toEqual([{ kind: 'extra-loyalty', at: 'entry' }]);
				// R10.6.5: as a newcomer after the Sleeper Agent phase he has neither the card nor his once-per-game ability
				const late = table('gaius-baltar', {
					edit: (game) => Object.assign(game.seats[A] ?? {}, { newcomer: true })
				});
				expect(offer(action(late), 'action', 'sheet:once:0')?.blocked).toMatchObject({
					refused: 'forbidden'
				});
			}
		]
	},
	'tom-zarek': {
		positive: [
			'Friends in Low Places: ±2 on Administration and Brig, on Detention only from New Caprica (R11.4.8)',
			() => {
				for (const [where, option, result] of [
					['administration', '0', 9],
					['brig', '1', 5]
				] as const) {
					const game = act(checkAt(table('tom-zarek'), where, B), A, 'sheet:positive:0');
					expect(difficulty(goOn(reply(game, 'option', option)))).toBe(result);
				}
				expect(isOpen(checkAt(table('tom-zarek'), 'admirals-quarters', B), 'check-before')).toBe(false);
				const away = landed({ cast: ['tom-zarek', 'saul-tigh', 'laura-roslin'] });
				expect(isOpen(checkAt(away, 'detention'), 'check-before')).toBe(true);
				Object.assign(away.seats[A] ?? {}, { position: { place: 'command' } });
				expect(isOpen(checkAt(away, 'detention'), 'check-before')).toBe(false);
			}
		],
		once: [
			'Unconventional Tactics: population -1, another resource +1 (R1.6.5)',
			() => {
				const game = reply(action(table('tom-zarek')), 'action', 'sheet:once:0');
				expect(question(game, 'choose-resource').question).toMatchObject({
					from: [{ id: 'fuel' }, { id: 'food' }, { id: 'morale' }]
				});
				expect(reply(game, 'choose-resource', 'fuel').resources).toMatchObject({ population: 11, fuel: 9 });
				const gone = table('tom-zarek', { edit: (g) => (g.resources.population = 0) });
				expect(offer(action(gone), 'action', 'sheet:once:0')?.blocked).toMatchObject({
					refused: 'cannot-pay'
				});
			}
		],
		negative: [
			'Convicted Criminal: no place where somebody else stands, but the Brig',
			() => {
				const at = (where: PlaceId): Game => action(table('tom-zarek', { at: { 0: where, 1: where } }));
				expect(offer(at('press-room'), 'action', 'place:press-room:0')?.blocked).toMatchObject({
					refused: 'forbidden'
				});
				expect(offer(at('brig'), 'action', 'place:brig:1')?.blocked).toBeUndefined();
			}
		]
	},
	'william-adama': {
		positive: [
			'Inspirational Leader: cards of strength 1 count for Crises he drew (E10, R5.5.2)',
			() => {
				const start = stackDestiny(table('william-adama'), card('lea1'), card('tac2'));
				expect(told(goOn(crisis(start, 'prison-labor')), 'check-ended').total).toBe(3);
				expect(told(contribute(checkAt(start, 'brig'), {}), 'check-ended').total).toBe(-3);
			}
		],
		once: [
			'Command Authority: all cards of a resolved check into his hand (E11, R5.2.13)',
			() => {
				const start = table('william-adama', { hands: { 1: cards('pol1 pol2') } });
				const check = reply(goOn(startCheck(start, 9, ['politics'])), 'contribute', cards('pol1 pol2'));
				const taken = act(upTo(check, 'check-cleanup'), A, 'sheet:once:0');
				expect(hand(taken, A)).toHaveLength(4);
				expect(isDone(taken)).toBe(true);
			}
		],
		negative: [
			'Emotionally Attached: never the Admiral’s Quarters',
			() => {
				const game = action(table('william-adama', { at: { 0: 'admirals-quarters' } }));
				expect(offer(game, 'action', 'place:admirals-quarters:0')?.blocked).toMatchObject({
					refused: 'forbidden'
				});
			}
		]
	},
	'saul-tigh': {
		positive: [
			'Cylon Hatred: difficulty -3 at the Admiral’s Quarters, whoever activates them',
			() => {
				const start = checkAt(table('saul-tigh'), 'admirals-quarters', B, C);
				expect(difficulty(goOn(act(start, A, 'sheet:positive:0')))).toBe(4);
				expect(isOpen(checkAt(table('saul-tigh'), 'airlock', B), 'check-before')).toBe(false);
			}
		],
		once: [
			'Declare Martial Law: the Admiral is President too',
			() => {
				const start = table('saul-tigh');
				expect(start.titles).toEqual({ president: C, admiral: A });
				expect(reply(action(start), 'action', 'sheet:once:0').titles).toEqual({ president: A, admiral: A });
			}
		],
		negative: [
			'Alcoholic: at the start of anybody’s turn his last card is discarded (R3.2.1)',
			() => {
				const one = nextTurn(table('saul-tigh', { hands: { 0: cards('pol1') } }));
				expect([one.current, hand(one, A)]).toEqual([B, []]);
				expect(hand(nextTurn(table('saul-tigh', { hands: { 0: cards('pol1 pol2') } })), A)).toHaveLength(2);
			}
		]
	},
	'karl-helo-agathon': {
		positive: [
			'ECO Officer: in his own turn one die is rolled again, and that stands (R1.5.2)',
			() => {
				const roll = [{ kind: 'roll', table: [{ upTo: 8, effects: [] }] }] as const;
				const start = table('karl-helo-agathon', { at: { 0: 'command' } });
				const game = act(playText(loadDice(start, 2, 1), roll), A, 'sheet:positive:0');
				expect(told(game, 'rolled').face).toBe(1);
				expect(isDone(game)).toBe(true);
				expect(isDone(playText({ ...start, current: B }, roll))).toBe(true);
			}
		],
		once: [
			'Moral Compass: the other box of a Crisis (R6.1.7)',
			() => {
				const start = crisis(table('karl-helo-agathon', { at: { 0: 'command' } }), 'riots-a');
				const game = act(reply(start, 'option', '0'), A, 'sheet:once:0');
				expect(goOn(game).resources).toMatchObject({ food: 8, morale: 10, population: 11, fuel: 7 });
			}
		],
		negative: [
			'Stranded: no move, no action, cannot be sent; draws and has a Crisis; aboard at his second turn (E62)',
			() => {
				const start = scene({ cast: ['saul-tigh', 'karl-helo-agathon', 'laura-roslin', 'tom-zarek'] });
				expect(isDone(playText(start, [{ kind: 'send', who: 'chosen', to: 'brig' }], { chosen: B }))).toBe(
					true
				);
				expect(place(start, B)).toBe('stranded');
				let game = goOn(nextTurn(start));
				expect(hand(game, B)).toHaveLength(5);
				expect([game.current, game.flow.play]).toEqual([B, 'turn.crisis']);
				game = quiet(game);
				game.current = A;
				expect(place(nextTurn(game), B)).toEqual({ place: 'hangar-deck' });
			}
		]
	},
	'lee-apollo-adama': {
		positive: [
			'Alert Viper Pilot: into a viper placed from the Reserves, and one action (R6.10.4, R6.10.5)',
			() => {
				const put = [{ kind: 'place', at: 'port-aft', pieces: [{ piece: 'viper', count: 2 }] }] as const;
				const start = table('lee-apollo-adama', { edit: fleet({ raiders: { 'port-aft': 1 } }) });
				const game = act(playText(start, put), A, 'sheet:positive:0');
				expect(place(game, A)).toEqual({ viper: 'port-aft' });
				expect(game.space.vipers['port-aft']).toBe(1);
				expect(question(game, 'granted-action', A).seat).toBe(A);
				for (const where of ['brig', 'press-room'] as const)
					expect(isDone(playText(table('lee-apollo-adama', { at: { 0: where } }), put))).toBe(true);
			}
		],
		once: [
			'CAG: up to 6 activations of unmanned vipers, one of them again and again',
			() => {
				let game = reply(action(table('lee-apollo-adama')), 'action', 'sheet:once:0');
				game = goOn(reply(game, 'viper-act', 'launch:port-bow'));
				for (const way of ['port-bow:front', 'front:starboard-bow', 'starboard-bow:starboard-aft'])
					game = reply(game, 'viper-act', `move:viper@${way}`);
				game = reply(game, 'viper-act', 'move:viper@starboard-aft:rear');
				game = reply(game, 'viper-act', 'move:viper@rear:port-aft');
				expect(isDone(game)).toBe(true);
				expect(board(game)).toEqual({ 'port-aft': { viper: 1 } });
			}
		],
		negative: [
			'Headstrong: forced discards are random, costs are not (R14.3.2)',
			() => {
				const start = table('lee-apollo-adama', { hands: { 0: cards('pol1 lea1 tac1') } });
				const forced = playText(start, [{ kind: 'discard', who: 'acting', count: 2 }]);
				expect([isDone(forced), hand(forced, A).length]).toEqual([true, 1]);
				const paid = reply(movement(start), 'move', 'go:press-room');
				expect(question(paid, 'pay', A).mode).toBe('hand');
			}
		]
	},
	'kara-starbuck-thrace': {
		positive: [
			'Expert Pilot: two actions if her turn begins in a viper, also after landing (R3.2.1)',
			() => {
				const start = scene({
					cast: ['saul-tigh', 'kara-starbuck-thrace', 'tom-zarek', 'laura-roslin'],
					at: { 1: { viper: 'front' } },
					hands: { 1: cards('pol1') }
				});
				let game = reply(nextTurn(start), 'receive-skills', { leadership: 1 });
				game = reply(reply(game, 'move', 'go:research-lab'), 'pay', cards('pol1'));
				game = reply(reply(game, 'action', 'place:research-lab:0'), 'option', '0');
				expect(question(game, 'action', B).seat).toBe(B);
				const afoot = structuredClone(start);
				Object.assign(afoot.seats[B] ?? {}, { position: { place: 'research-lab' } });
				game = reply(reply(nextTurn(afoot), 'receive-skills', { leadership: 1 }), 'move', null);
				game = goOn(reply(reply(game, 'action', 'place:research-lab:0'), 'option', '0'));
				expect(game.flow.play).not.toBe('turn.action');
			}
		],
		once: [
			'Secret Destiny: another Crisis card, before Baltar draws (R6.1.3, R14.1.3)',
			() => {
				const start = crisis(table('kara-starbuck-thrace'), 'riots-a', 'prison-labor');
				expect(question(start, 'window').question).toMatchObject({ event: 'crisis-revealed', from: [A] });
				const game = goOn(act(start, A, 'sheet:once:0'));
				expect(game.discards.crisis.slice(0, 2)).toEqual(['riots-a', 'prison-labor']);
				expect(told(game, 'check-ended')).toBeTruthy();
			}
		],
		negative: [
			'Insubordinate: difficulty -3 for her at the Admiral’s Quarters',
			() => {
				const at = (chosen: Seat) =>
					difficulty(goOn(checkAt(table('kara-starbuck-thrace'), 'admirals-quarters', chosen, C)));
				expect([at(A), at(C)]).toEqual([4, 7]);
			}
		]
	},
	'sharon-boomer-valerii': {
		positive: [
			'Recon: at the end of her turn the top Crisis card, back on top or under (W21)',
			() => {
				const start = table('sharon-boomer-valerii');
				const [top = ''] = start.decks.crisis.slice(-1);
				const end = playFrame(start, { proc: 'turn-end', step: 'abilities' });
				const game = act(end, A, 'sheet:positive:0');
				expect(question(game, 'put-back', A)).toMatchObject({ mode: 'hand', question: { items: [top] } });
				expect(reply(game, 'put-back', [[], [top]]).decks.crisis[0]).toBe(top);
			}
		],
		once: [
			'Mysterious Intuition: a Crisis check is passed or failed as she says, no cards (R5.2.2)',
			() => {
				const start = table('sharon-boomer-valerii', { hands: { 1: cards('pol1') } });
				const decide = (option: string): Game =>
					reply(act(startCheck(start, 30, ['politics']), A, 'sheet:once:0'), 'option', option);
				expect([decide('0').resources.food, decide('1').resources.food]).toEqual([9, 7]);
				expect(hand(decide('0'), B)).toHaveLength(1);
				expect(isOpen(checkAt(table('sharon-boomer-valerii'), 'brig'), 'check-bypass')).toBe(false);
			}
		],
		negative: [
			'Sleeper Agent: two Loyalty cards in that phase, then the Brig (R7.5.1, R7.5.5)',
			() => {
				const start = table('sharon-boomer-valerii', {
					loyalty: { 0: [], 1: [], 2: [], 3: [] },
					edit: (game) => {
						game.decks.loyalty = Array.from({ length: 5 }, () => 'you-are-not-a-cylon-base');
					}
				});
				const game = finish(playFrame(start, { proc: 'sleepers', step: 'deal', turn: 0 }));
				expect(game.seats.map(({ loyalty }) => loyalty.length)).toEqual([2, 1, 1, 1]);
				expect(place(game, A)).toEqual({ place: 'brig' });
			}
		]
	},
	'chief-galen-tyrol': {
		positive: [
			'Maintenance Engineer: one more action after Repair in his own turn, once (W19)',
			() => {
				const start = table('chief-galen-tyrol', {
					at: { 0: 'armory' },
					hands: { 0: ['repair-1', 'repair-2'] },
					edit: fleet({ damaged: ['armory'] })
				});
				let game = act(reply(action(start), 'action', 'skill:repair-1:0'), A, 'sheet:positive:0');
				game = reply(game, 'granted-action', 'skill:repair-2:0', A);
				expect(isDone(game)).toBe(true);
			}
		],
		once: [
			'Blind Devotion: cards of a type have strength 0 (E9, R5.5.3)',
			() => {
				const start = stackDestiny(table('chief-galen-tyrol'), card('pol3'), card('tac5'));
				const game = act(upTo(startCheck(start, 3, ['politics']), 'check-cards-in'), A, 'sheet:once:0');
				expect(told(goOn(reply(game, 'choose-type', 'tactics')), 'check-ended').total).toBe(3);
			}
		],
		negative: [
			'Reckless: eight cards at the end of a turn (R3.7.2)',
			() => {
				expect([A, B].map((seat) => handLimit(table('chief-galen-tyrol'), seat))).toEqual([8, 10]);
			}
		]
	}
};

for (const [id, three] of Object.entries(tests))
	describe(id, () => {
		for (const [title, check] of Object.values(three)) test(title, check);
	});

test('R10.5.8: a newcomer’s abilities work on later steps of the check that killed his predecessor', () => {
	const start = stackDestiny(
		table('saul-tigh', { loyalty: { 1: ['you-are-not-a-cylon-base'] } }),
		card('pol1'),
		card('pol2')
	);
	const check = {
		kind: 'check',
		difficulty: 1,
		positive: ['politics'],
		pass: [{ kind: 'execute', who: 'chosen' }],
		fail: []
	} as const;
	const dying = playText(start, [check], { chosen: B, about: { deck: 'place', id: 'airlock' } });
	const game = upTo(reply(goOn(dying), 'newcomer', 'william-adama'), 'check-cleanup');
	expect(innermost(game, 'check')?.revealed).toHaveLength(2);
	expect(hand(act(game, B, 'sheet:once:0'), B)).toHaveLength(2);
});
