/** Situations next to the worked examples: what a table would ask about after having read those. */
import { describe, expect, it } from 'vitest';
import { BASE } from './testing/play.ts';
import { pending, run } from './engine.ts';
import { stageOf } from './stage.ts';
import { act, card, cards, contribute, stackDestiny, startCheck, told, upTo } from './testing/checks.ts';
import { board, fleet } from './testing/fleet.ts';
import { action, crisis, movement } from './testing/sheets.ts';
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
import { finish, landed, returned, stackDestinations } from './testing/voyage.ts';
import type { Effect } from '../box/index.ts';
import type { Game } from './game.ts';

const NOT = 'you-are-not-a-cylon-base';
const at = (game: Game, seat: number) => game.seats[seat]?.position;
const held = (game: Game, seat: number): number => game.seats[seat]?.hand.length ?? 0;

describe('A. Skill checks', () => {
	const partial: Effect[] = [
		{
			kind: 'check',
			difficulty: 12,
			positive: ['leadership'],
			pass: [{ kind: 'resource', resource: 'morale', by: 1 }],
			partial: { at: 6, effects: [{ kind: 'resource', resource: 'food', by: -1 }] },
			fail: [{ kind: 'resource', resource: 'fuel', by: -1 }]
		}
	];
	const check = (hand: string, emergency: boolean): Game => {
		const game = stackDestiny(
			scene({
				cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
				hands: { 0: cards(hand), 1: [card('lea3')] }
			}),
			card('lea1'),
			card('tac1')
		);
		let now = contributeUpToTotal(
			playText(game, partial, { about: { deck: 'crisis', id: 'witch-hunt' } }),
			cards(hand)
		);
		if (emergency) now = act(now, B, `skill:${card('lea3')}:0`);
		return goOn(now);
	};
	const contributeUpToTotal = (game: Game, own: string[]): Game => {
		let now = game;
		for (;;) {
			const [open] = pending(now);
			if (open?.why === 'contribute') now = reply(now, 'contribute', open.seat === A ? own : []);
			else if (open?.question.kind === 'window' && open.question.event !== 'check-total')
				now = reply(now, 'window', { go: true });
			else return now;
		}
	};

	it('between the threshold and the difficulty: partial, neither passed nor failed (R5.6.1)', () => {
		const { outcome, total } = told(check('lea5 lea1', false), 'check-ended');
		expect([total, outcome]).toEqual([6, 'partial']);
		expect(told(check('lea4 lea1', false), 'check-ended').outcome).toBe('fail');
	});

	it('Declare Emergency brings a pass within reach, never a partial result (R5.6.2)', () => {
		expect(told(check('lea5 lea4 lea1', true), 'check-ended')).toMatchObject({
			total: 10,
			difficulty: 10,
			outcome: 'pass'
		});
		expect(told(check('lea4 lea1', true), 'check-ended')).toMatchObject({ total: 5, outcome: 'fail' });
	});

	it('Investigative Committee: Destiny lies open in the base game only (R5.4.4)', () => {
		const open = (base: boolean): Game => {
			const committee = `investigative-committee-${base ? 'base' : 'pegasus'}-3`;
			const game = scene({
				config: base ? BASE : {},
				cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
				hands: { 1: [committee, card('lea1')] }
			});
			return goOn(act(upTo(startCheck(game, 9, ['leadership']), 'check-before'), B, `skill:${committee}:0`));
		};
		expect(stageOf(open(true)).check?.destiny.cards).toHaveLength(2);
		expect(stageOf(open(false)).check?.destiny).toEqual({ count: 2, cards: null });
		const shown = reply(open(false), 'contribute', [card('lea1')]);
		expect(told(shown, 'contributed-cards')).toMatchObject({ seat: B, label: 'all' });
	});

	it('a Super Crisis is deaf to every sheet, not to skill and Quorum cards (R5.9.1)', () => {
		const game = scene({
			cast: ['sharon-boomer-valerii', 'chief-galen-tyrol', 'william-adama', 'anastasia-dee-dualla'],
			hands: { 0: [card('lea1')] },
			edit: (g) => {
				g.inPlay.push({
					about: { deck: 'quorum', id: 'assign-chief-of-staff' },
					holder: B,
					until: 'used'
				});
			}
		});
		const events: [string, readonly number[]][] = [];
		let now = startCheck(game, 9, ['tactics'], { about: { deck: 'super-crisis', id: 'inbound-nukes' } });
		for (let [open] = pending(now); open; [open] = pending(now)) {
			if (open.question.kind === 'window') {
				events.push([open.question.event, open.question.from]);
				now = reply(now, 'window', { go: true });
			} else if (open.why === 'contribute') now = reply(now, 'contribute', []);
			else break;
		}
		expect(events).toEqual([
			['check-before', [A, B]],
			['check-total', [A]]
		]);
	});
});

describe('B. Reckless and Destiny', () => {
	it('At Any Cost: Treachery counts, and what it says happens all the same, also out of Destiny (R5.7.1)', () => {
		const game = stackDestiny(
			scene({
				cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
				hands: { 1: ['at-any-cost-3'], 0: [card('lea2')] }
			}),
			card('tre1'),
			card('tre1')
		);
		let now = act(upTo(startCheck(game, 4, ['leadership']), 'check-before'), B, 'skill:at-any-cost-3:0');
		now = contribute(now, { 0: [card('lea2')] });
		expect(told(now, 'check-ended')).toMatchObject({ total: 4, outcome: 'pass' });
		expect(board(now)).toEqual({ front: { basestar: 1 }, rear: { civilian: 1 } });
	});

	it('a Destiny deck that was changed is used up before a usual one is built (R2.9.5)', () => {
		const game = scene({ cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'] });
		const shuffled = goOn(
			playText(game, [
				{ kind: 'transfer', from: { deck: 'treachery' }, to: { deck: 'destiny' }, count: 2, as: 'shuffled' }
			])
		);
		expect(shuffled.decks.destiny).toHaveLength(14);
		let now = shuffled;
		for (let n = 0; n < 6; n++)
			now = contribute(startCheck({ ...now, stack: [], asked: [] }, 9, ['tactics']), {});
		expect(now.decks.destiny).toHaveLength(2);
		now = contribute(startCheck({ ...now, stack: [], asked: [] }, 9, ['tactics']), {});
		expect(now.decks.destiny).toHaveLength(12);
	});
});

describe('C. Ships', () => {
	it('raiders with nothing but civilian ships about destroy one each; with none left one shoots at Galactica (R6.4.3)', () => {
		const game = loadDice(
			scene({
				cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
				edit: fleet({ raiders: { rear: 3 }, civilians: { rear: ['empty', 'population-1'] } })
			}),
			7
		);
		const first = playText(game, [{ kind: 'activate', icon: 'raiders' }]);
		expect(question(first, 'victim')).toMatchObject({ seat: A, mode: 'public' });
		const after = goOn(reply(first, 'victim', ['civilian:1@rear']));
		expect(after.space.civilians).toEqual([]);
		expect(told(after, 'shot')).toMatchObject({ at: 'galactica', result: 'nothing' });
		expect(after.resources.population).toBe(game.resources.population - 1);
	});

	it('Run Interference spares its player from four raiders; the fifth shoots (W4)', () => {
		const game = loadDice(
			scene({
				cast: ['kara-starbuck-thrace', 'laura-roslin', 'tom-zarek'],
				at: { 0: { viper: 'front' } },
				hands: { 0: ['run-interference-3'] },
				edit: fleet({ raiders: { front: 5 } })
			}),
			8
		);
		const window = playText(game, [{ kind: 'activate', icon: 'raiders' }]);
		const after = goOn(act(window, A, 'skill:run-interference-3:0'));
		expect(at(after, A)).toEqual({ place: 'sickbay' });
		expect(after.vipers.lost).toBe(1);
	});

	it('a Cylon player leaves out the discard of a Crisis and draws the Treachery that goes with it (R4.6.2)', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'william-adama'],
			cylons: [C],
			hands: { 0: [card('lea1')], 1: [card('pol1')], 2: [card('eng1'), card('pil1')] }
		});
		let now = reply(crisis(game, 'civilian-ship-nuked'), 'option', '0');
		expect(question(now, 'ignore')).toMatchObject({ seat: C, mode: 'public' });
		now = goOn(reply(now, 'ignore', 'ignore'));
		expect([A, B, C, D].map((seat) => held(now, seat))).toEqual([1, 1, 3, 1]);
	});
});

describe('D. Jumps', () => {
	it('Misjump with a Mission Specialist: he picks it, the replacement is nobody’s choice (D49)', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			edit: (g) => {
				g.inPlay.push({
					about: { deck: 'quorum', id: 'assign-mission-specialist' },
					holder: C,
					until: 'used'
				});
				stackDestinations(g, 'misjump', 'barren-planet', 'deep-space', 'desolate-moon');
			}
		});
		const asked = playText(game, [{ kind: 'jump' }]);
		expect(question(asked, 'destination-pick').seat).toBe(C);
		const after = finish(reply(asked, 'destination-pick', ['misjump']));
		expect(after.distance).toBe(3);
		expect(after.resources.fuel).toBe(5);
		expect(after.civiliansLost).toHaveLength(1);
		expect(after.inPlay).toEqual([]);
	});

	it('a jump in the middle of a turn: pilots are aboard, and the turn goes on at the new place (R7.3)', () => {
		const game = scene({
			cast: ['kara-starbuck-thrace', 'laura-roslin', 'tom-zarek'],
			at: { 0: { viper: 'front' } },
			edit: (g) => {
				fleet({ raiders: { front: 2 }, centurions: [1], civilians: { rear: ['empty'] } })(g);
				g.marker = 4;
				stackDestinations(g, 'desolate-moon', 'barren-planet');
			}
		});
		const after = finish(playText(game, [{ kind: 'track', by: 1 }]), {
			'destination-pick': ['desolate-moon']
		});
		expect(at(after, A)).toEqual({ place: 'hangar-deck' });
		expect(board(after)).toEqual({});
		expect(after).toMatchObject({ marker: 0, distance: 3, centurions: [1] });
		expect(after.civilianPile).toHaveLength(12);
	});
});

describe('E. Loyalty and reveals', () => {
	it('Boomer in the Sleeper Agent phase: two cards, then the Brig, out of her viper (R7.5.5)', () => {
		const game = scene({
			cast: ['sharon-boomer-valerii', 'saul-tigh', 'laura-roslin'],
			at: { 0: { viper: 'front' } },
			edit: (g) => {
				g.decks.loyalty = [NOT, NOT, NOT, NOT];
			}
		});
		const before = game.seats.map(({ loyalty }) => loyalty.length);
		const after = finish(playFrame(game, { proc: 'sleepers', step: 'deal', turn: 0 }));
		expect(after.seats.map(({ loyalty }, n) => loyalty.length - (before[n] ?? 0))).toEqual([2, 1, 1]);
		expect(at(after, A)).toEqual({ place: 'brig' });
		expect(after.vipers.reserves).toBe(8);
	});

	it('a reveal in the own Movement step by Critical Situation leaves no Action step (R8.2.9)', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			loyalty: { 0: ['cylon-reduce-morale'] },
			hands: { 0: ['critical-situation-3'] },
			edit: (g) => {
				g.flow = { play: 'turn.movement', era: 'voyage' };
				g.stack = [{ proc: 'move', step: 'pick', seat: A, own: true, to: null }];
				run(g);
			}
		});
		let now = reply(game, 'move', 'skill:critical-situation-3:0');
		now = reply(now, 'granted-action', 'loyalty:cylon-reduce-morale');
		now = reply(reply(now, 'may', 'no'), 'look', 'seen');
		expect(now.current).toBe(B);
		expect(now.seats[A]).toMatchObject({ cylon: true, position: { place: 'resurrection-ship' } });
	});
});

describe('F. Titles', () => {
	it('Ellen’s borrowed title goes to the highest in line when its owner has gone to the Brig (R8.9.7)', () => {
		const game = scene({
			cast: ['ellen-tigh', 'saul-tigh', 'tom-zarek', 'lee-apollo-adama'],
			at: { 3: 'command' }
		});
		const take: Effect = { kind: 'title', title: 'admiral', to: 'acting', returned: true };
		const about = { deck: 'character', id: 'ellen-tigh' } as const;
		let now = playText(game, [take, { kind: 'send', who: 'chosen', to: 'brig' }], {
			about,
			holder: A,
			chosen: B
		});
		expect(now.titles.admiral).toBe(A);
		now = playFrame({ ...now, stack: [], asked: [] }, { proc: 'turn-end', step: 'abilities' });
		expect(now.titles.admiral).toBe(D);
	});
});

describe('G. Executions', () => {
	it('one execution costs the morale that kills Dee: hers comes after it, and costs none (R10.1.1)', () => {
		const game = scene({
			cast: ['saul-tigh', 'anastasia-dee-dualla', 'tom-zarek', 'laura-roslin'],
			loyalty: { 1: [NOT], 2: [NOT] },
			edit: (g) => {
				g.resources.morale = 3;
			}
		});
		let now = goOn(playText(game, [{ kind: 'execute', who: 'chosen' }], { used: true, chosen: C }));
		expect(question(now, 'newcomer').seat).toBe(C);
		now = goOn(reply(now, 'newcomer', 'chief-galen-tyrol'));
		expect(question(now, 'newcomer').seat).toBe(B);
		now = goOn(reply(now, 'newcomer', 'gaius-baltar'));
		expect(now.resources.morale).toBe(2);
	});

	it('Boomer executed before the Sleeper Agent phase: her player keeps the number of cards even (R10.5.4)', () => {
		const game = scene({
			cast: ['saul-tigh', 'sharon-boomer-valerii', 'tom-zarek'],
			loyalty: { 1: [NOT] }
		});
		const left = game.decks.loyalty.length;
		let now = goOn(playText(game, [{ kind: 'execute', who: 'chosen' }], { chosen: B }));
		expect(question(now, 'received')).toMatchObject({ seat: B, mode: 'secret' });
		now = goOn(reply(reply(now, 'received', 'seen'), 'newcomer', 'chief-galen-tyrol'));
		expect(now.decks.loyalty).toHaveLength(left - 1);
		expect(now.seats[B]).toMatchObject({ shown: [NOT] });
		expect(now.seats[B]?.loyalty).toHaveLength(1);
	});
});

describe('H. Leaders', () => {
	it('who begins to infiltrate has a Crisis step at the end of that very turn (R9.2.2)', () => {
		const game = scene({
			config: { leader: true },
			cast: ['cavil', 'saul-tigh', 'tom-zarek', 'laura-roslin'],
			at: { 0: 'human-fleet' },
			edit: (g) => {
				g.stack = [{ proc: 'grant', seat: A, move: false, actions: 1, own: true }];
				run(g);
			}
		});
		let now = reply(game, 'action', 'place:human-fleet-pegasus:0');
		now = reply(reply(now, 'option', '1'), 'choose-place', 'armory');
		expect(told(now, 'crisis-revealed').seat).toBe(A);
		expect(at(now, A)).toEqual({ place: 'armory' });
	});
});

describe('I. New Caprica', () => {
	it('Maximum Firepower rolls again against an occupation force, Strategic Planning counts on (R11.5.1)', () => {
		const game = loadDice(
			landed({
				cast: ['kara-starbuck-thrace', 'laura-roslin', 'saul-tigh'],
				hands: { 0: [card('pil3'), card('tac3')] },
				edit: (g) => {
					Object.assign(g.seats[A] ?? {}, { position: { place: 'shipyard' } });
					g.occupation = { shipyard: 1 };
				}
			}),
			2,
			3
		);
		let now = reply(action(game), 'action', 'board:attack-occupation-force');
		now = act(now, A, `skill:${card('tac3')}:0`);
		now = goOn(act(now, A, `skill:${card('pil3')}:1`));
		expect(told(now, 'rolled')).toMatchObject({ face: 3, result: 5 });
		expect(now.occupation['shipyard']).toBe(0);
	});

	it('after the return a change of board costs a card, for both sides; Colonial One stays shut (R11.2.2)', () => {
		const game = returned({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'william-adama'],
			cylons: [D],
			hands: { 0: [card('lea1')], 3: [card('lea2')] }
		});
		const costs = (now: Game): Record<string, number> => {
			const { question: asked } = question(now, 'move');
			return asked.kind === 'menu'
				? Object.fromEntries(asked.from.map(({ id, cost }) => [id, cost ?? 0]))
				: {};
		};
		const human = costs(movement(game));
		expect(human).toMatchObject({ 'go:shipyard': 0, 'go:command': 1, 'go:airlock': 1 });
		expect(human).not.toHaveProperty('go:press-room');
		expect(human).not.toHaveProperty('go:caprica');
		const cylon = costs(
			playFrame({ ...game, current: D }, { proc: 'move', step: 'pick', seat: D, own: true, to: null })
		);
		expect(cylon).toMatchObject({ 'go:shipyard': 0, 'go:caprica': 1 });
		expect(cylon).not.toHaveProperty('go:resurrection-ship');
		expect(cylon).not.toHaveProperty('go:command');
	});

	it('Kat who stays on New Caprica goes to the Medical Center, a prisoner nowhere (R14.3.4, R11.4.4)', () => {
		for (const [place, then] of [
			['shipyard', 'medical-center'],
			['detention', 'detention']
		] as const) {
			const game = landed({
				cast: ['louanne-kat-katraine', 'laura-roslin', 'saul-tigh'],
				edit: (g) => {
					Object.assign(g.seats[A] ?? {}, { position: { place }, turnStart: { place } });
				}
			});
			expect(at(reply(action(game), 'action', null), A)).toEqual({ place: then });
		}
	});

	it('the evacuation: Locked and Prepared are lost, ships in space and people aboard are not (R12.4.3)', () => {
		const game = returned({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			edit: (g) => {
				for (const seat of g.seats) seat.position = { place: 'command' };
				const [away = '', ...rest] = g.locked;
				g.locked = [];
				g.prepared = [];
				g.space.civilians = [{ area: 'port-bow', label: '99', ship: away }];
				g.civiliansLost.push(...rest);
			}
		});
		const after = goOn(reply(action(game), 'action', 'title:admiral:1'));
		expect(after.outcome).toMatchObject({ winner: 'humans', why: 'new-caprica-left' });
		expect(after.resources).toEqual(game.resources);
	});
});

describe('J. Windows', () => {
	it('Sabotage destroys Pegasus under way: who was bound for it stays where he is (R4.1.3)', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'william-adama'],
			cylons: [D],
			at: { 0: 'command' },
			hands: { 0: [card('tre1')], 3: [card('tre3')] },
			edit: fleet({ damaged: ['airlock', 'main-batteries', 'engine-room'] })
		});
		let now = reply(movement(game), 'move', 'go:pegasus-cic');
		now = act(now, D, `skill:${card('tre3')}:0`);
		now = reply(now, 'which-ship', 'pegasus');
		expect(now.pegasusDestroyed).toBe(true);
		expect(at(now, A)).toEqual({ place: 'command' });
	});

	it('one Sabotage a turn: the next Treachery discarded opens no window (R14.3.6)', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'william-adama'],
			cylons: [D],
			hands: { 0: [card('tre1'), card('tre1')], 3: [card('tre3'), card('tre3')] }
		});
		const discard: Effect = { kind: 'discard', who: 'current', count: 1 };
		let now = playText(game, [discard, discard]);
		now = act(reply(now, 'discard', [card('tre1')]), D, `skill:${card('tre3')}:0`);
		now = reply(now, 'which-ship', 'pegasus');
		expect(isDone(now)).toBe(true);
		expect(held(now, D)).toBe(1);
	});
});
