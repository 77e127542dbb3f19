/** R3, R4.1 to R4.3: the turn, receiving skills, moving, and the end of turn. */
import { describe, expect, it } from 'vitest';
import type { AnswerValue } from './contract.ts';
import { typeOf } from './decks.ts';
import { answer, pending, run } from './engine.ts';
import type { Game } from './game.ts';
import { anyAnswer } from '../robots/random.ts';
import { BASE, cast, chooser, PEGASUS, playOn, ready, respond, seatPlaying } from './testing/play.ts';
import { A, B, C, D, goOn, isDone, playFrame, question, reply, scene } from './testing/scene.ts';

const base = { set: 'base', objective: 'kobol' } as const;
const hand = (game: Game, character: string): string[] =>
	game.seats[seatPlaying(game, character)]?.hand ?? [];

/** Cast in turn order and played to the first decision of the first turn. */
const table = (...characters: string[]): Game =>
	playOn(
		cast({ ...(characters.includes('cavil') ? PEGASUS : BASE), players: characters.length }, characters),
		chooser(7),
		(g) => g.turn > 0
	);

const menu = (game: Game, why: 'move' | 'granted-move' | 'action'): Record<string, number> => {
	const { question: asked } = question(game, why);
	if (asked.kind !== 'menu') throw new Error('expected a menu');
	return Object.fromEntries(asked.from.map(({ id, cost = 0 }) => [id, cost]));
};
const moving = (game: Game): Game =>
	playFrame(game, { proc: 'move', step: 'pick', seat: A, own: true, to: null });
const ending = (game: Game): Game => playFrame(game, { proc: 'turn-end', step: 'abilities' });
const at = (game: Game, seat: number): unknown => game.seats[seat]?.position;

describe('Receive Skills (R3.3)', () => {
	const receiving = (game: Game): Game => playFrame(game, { proc: 'receive-skills' });
	const types = (game: Game): string[] => (game.seats[A]?.hand ?? []).map(typeOf);

	it('draws exactly the sheet', () => {
		const game = table('laura-roslin', 'saul-tigh', 'kara-starbuck-thrace');
		expect(hand(game, 'laura-roslin').map(typeOf)).toEqual([
			...Array<string>(3).fill('politics'),
			...Array<string>(2).fill('leadership')
		]);
	});
	it('asks for the split of a multi-skill line first, then draws everything at once (R3.3.2)', () => {
		const game = receiving(scene({ cast: ['kara-starbuck-thrace', 'saul-tigh', 'laura-roslin'] }));
		expect(question(game, 'receive-skills')).toMatchObject({
			mode: 'public',
			question: { kind: 'split', total: 1 }
		});
		expect(types(game)).toEqual([]);
		expect(types(reply(game, 'receive-skills', { engineering: 1 }))).toEqual([
			'tactics',
			'tactics',
			'piloting',
			'piloting',
			'engineering'
		]);
	});
	it.each(['sickbay', 'medical-center'] as const)(
		'gives one card in %s, of the own set (R3.3.3)',
		(place) => {
			const game = receiving(
				scene({ cast: ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace'], at: { 0: place } })
			);
			expect(types(reply(game, 'receive-skills', { politics: 1 }))).toEqual(['politics']);
		}
	);
	it('gives a Cylon player two cards of different types with Pegasus, any two in the base game (R3.6.1)', () => {
		const two = (set: 'base' | 'pegasus'): Game =>
			receiving(
				scene({
					config: set === 'base' ? base : {},
					cast: ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace'],
					cylons: [A]
				})
			);
		const asked = question(two('pegasus'), 'receive-skills').question;
		expect(asked).toMatchObject({ total: 2, from: Array(6).fill({ max: 1 }) });
		expect(question(two('base'), 'receive-skills').question).toMatchObject({
			total: 2,
			from: Array(5).fill({ max: 2 })
		});
	});
	it('E67: Cavil draws 2, infiltrating 3 with a second tactics, in Sickbay 1 (R2.8.1, R3.4)', () => {
		const crew = ['cavil', 'saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'] as const;
		const cavil = receiving(scene({ config: { leader: true }, cast: crew }));
		expect(types(reply(cavil, 'receive-skills', { treachery: 1 }))).toEqual(['tactics', 'treachery']);
		const edit = (game: Game): void => {
			Object.assign(game.seats[A] ?? {}, { cylon: false, infiltrating: true, position: { place: 'armory' } });
		};
		const hidden = receiving(scene({ config: { leader: true }, cast: crew, edit }));
		expect(types(reply(hidden, 'receive-skills', { tactics: 1, engineering: 1 }))).toEqual([
			'tactics',
			'tactics',
			'engineering'
		]);
		const hurt = receiving(
			scene({
				config: { leader: true },
				cast: crew,
				edit: (game) => {
					edit(game);
					Object.assign(game.seats[A] ?? {}, { position: { place: 'sickbay' } });
				}
			})
		);
		expect(question(hurt, 'receive-skills').question).toMatchObject({ total: 1 });
	});
	it('E72: an infiltrating Sympathetic Cylon draws three different types (R9.5.3)', () => {
		const game = receiving(
			scene({
				cast: ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace', 'tom-zarek'],
				edit: (g) => Object.assign(g.seats[A] ?? {}, { sympathetic: true, infiltrating: true })
			})
		);
		expect(question(game, 'receive-skills').question).toMatchObject({
			total: 3,
			from: Array(6).fill({ max: 1 })
		});
	});
});

describe('Movement (R4.1)', () => {
	const crew = ['saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'] as const;

	it('is free on the own board and costs a card to another, never to hazardous places', () => {
		const offers = menu(moving(scene({ cast: crew, hands: { 0: ['repair-1'] } })), 'move');
		expect(offers['go:armory']).toBe(0);
		expect(offers['go:press-room']).toBe(1);
		expect(offers['go:airlock']).toBe(1);
		for (const place of ['brig', 'sickbay', 'command', 'caprica', 'shipyard'])
			expect(offers).not.toHaveProperty(`go:${place}`);
	});
	it('is paid before it is made, and everybody sees the card', () => {
		let game = moving(scene({ cast: crew, hands: { 0: ['repair-1', 'repair-2'] } }));
		game = reply(game, 'move', 'go:press-room');
		expect(at(game, A)).toEqual({ place: 'command' });
		game = reply(game, 'pay', ['repair-1']);
		expect(at(game, A)).toEqual({ place: 'press-room' });
		expect(game.log).toContainEqual({ kind: 'discarded', seat: A, cards: ['repair-1'], label: 'all' });
	});
	it('keeps an empty hand on its board', () => {
		expect(menu(moving(scene({ cast: crew })), 'move')).not.toHaveProperty('go:press-room');
	});
	it('is optional (R4.1.8)', () => {
		const game = reply(moving(scene({ cast: crew })), 'move', null);
		expect(at(game, A)).toEqual({ place: 'command' });
		expect(isDone(game)).toBe(true);
	});
	it.each(['brig', 'detention'] as const)(
		'is closed to who sits in %s, but for Movement abilities (R3.4, R4.3.2)',
		(place) => {
			expect(isDone(moving(scene({ cast: crew, at: { 0: place } })))).toBe(true);
			const held = menu(
				moving(scene({ cast: crew, at: { 0: place }, hands: { 0: ['preventative-policy-3'] } })),
				'move'
			);
			expect(Object.keys(held)).toEqual(['skill:preventative-policy-3:0']);
		}
	);
	it('asks who holds cards in prison the same, whatever they are (R13.4.2)', () => {
		const game = moving(scene({ cast: crew, at: { 0: 'brig' }, hands: { 0: ['repair-1'] } }));
		expect(menu(game, 'move')).toEqual({});
		expect(isDone(reply(game, 'move', null))).toBe(true);
	});
	it('keeps Cylon players on their own board, Leoben away from company', () => {
		const game = moving(
			scene({
				config: { leader: true },
				cast: ['leoben-conoy', 'saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'],
				cylons: [B],
				at: { 1: 'caprica' }
			})
		);
		expect(Object.keys(menu(game, 'move')).filter((id) => id.startsWith('go:'))).toEqual(['go:cylon-fleet']);
	});
	it('takes a pilot to a neighbouring area, or for a card to any place; his viper lands (R4.2.2)', () => {
		const start = scene({
			cast: ['kara-starbuck-thrace', 'saul-tigh', 'laura-roslin'],
			at: { 0: { viper: 'port-bow' } },
			hands: { 0: ['repair-1', 'repair-2'] }
		});
		const game = moving(start);
		const offers = menu(game, 'move');
		expect(Object.keys(offers).filter((id) => id.startsWith('fly:'))).toEqual(['fly:front', 'fly:port-aft']);
		expect(offers['go:command']).toBe(1);
		expect(at(reply(game, 'move', 'fly:front'), A)).toEqual({ viper: 'front' });
		const landed = reply(reply(game, 'move', 'go:command'), 'pay', ['repair-1']);
		expect(landed.vipers.reserves).toBe(start.vipers.reserves + 1);
	});
	it('E87: Sabotage on the payment: his own place is hit, he goes to Sickbay and the move is lost (R4.1.3)', () => {
		const start = scene({
			cast: ['saul-tigh', 'laura-roslin', 'kara-starbuck-thrace', 'tom-zarek'],
			at: { 0: 'armory' },
			hands: { 0: ['broadcast-location-1', 'repair-1'], 3: ['sabotage-3'] },
			cylons: [D],
			edit: (g) => (g.galacticaTokens = ['damage-armory'])
		});
		const paid = reply(reply(moving(start), 'move', 'go:pegasus-cic'), 'pay', ['broadcast-location-1']);
		expect(question(paid, 'window').question).toMatchObject({ event: 'discarded', from: [D] });
		const struck = reply(reply(paid, 'window', { claim: D }), 'respond', 'skill:sabotage-3:0');
		const hit = goOn(reply(struck, 'which-ship', 'galactica'));
		expect(at(hit, A)).toEqual({ place: 'sickbay' });

		const elsewhere = structuredClone(start);
		elsewhere.galacticaTokens = ['damage-command'];
		const again = reply(reply(moving(elsewhere), 'move', 'go:pegasus-cic'), 'pay', ['broadcast-location-1']);
		const missed = reply(reply(again, 'window', { claim: D }), 'respond', 'skill:sabotage-3:0');
		expect(at(goOn(reply(missed, 'which-ship', 'galactica')), A)).toEqual({ place: 'pegasus-cic' });
	});
});

describe('Movement abilities (R4.3)', () => {
	it('take the place of the move', () => {
		const game = moving(
			scene({ cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'], hands: { 0: ['preventative-policy-3'] } })
		);
		const played = reply(reply(game, 'move', 'skill:preventative-policy-3:0'), 'choose-resource', 'food');
		expect(isDone(played)).toBe(true);
		expect(played.modifiers).toMatchObject([{ mod: { kind: 'loss-less' }, chosen: 'food' }]);
	});
	it('share one limit with Executive Order over all players (R4.3.4)', () => {
		const game = moving(
			scene({
				cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
				hands: { 0: ['critical-situation-3'] },
				edit: (g) => g.usedThisTurn.push('orders')
			})
		);
		const { question: asked } = question(game, 'move');
		if (asked.kind !== 'menu') throw new Error('expected a menu');
		expect(asked.from.find(({ id }) => id.startsWith('skill:critical'))?.blocked).toMatchObject({
			refused: 'limit-reached'
		});
	});
	it('are not open to a granted move (R4.4.3)', () => {
		const game = playFrame(
			scene({ cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'], hands: { 0: ['preventative-policy-3'] } }),
			{ proc: 'move', step: 'pick', seat: A, own: false, to: null }
		);
		expect(menu(game, 'granted-move')).not.toHaveProperty('skill:preventative-policy-3:0');
	});
	it('are closed to Stranded Helo (R3.4)', () => {
		const game = moving(
			scene({
				cast: ['karl-helo-agathon', 'laura-roslin', 'tom-zarek'],
				hands: { 0: ['preventative-policy-3'] }
			})
		);
		expect(isDone(game)).toBe(true);
	});
	it('God’s Plan changes places with the top card of Destiny', () => {
		const start = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			hands: { 0: ['gods-plan-2'] },
			cylons: [A]
		});
		const top = start.decks.destiny.at(-1);
		const game = reply(moving(start), 'move', 'skill:gods-plan-2:0');
		expect(game.seats[A]?.hand).toEqual([top]);
		expect(game.decks.destiny.at(-1)).toBe('gods-plan-2');
	});
});

describe('Stranded Helo (R10.6.2)', () => {
	it('E62: draws but cannot move or act in his first turn, and arrives at the start of his second', () => {
		const game = table('karl-helo-agathon', 'laura-roslin', 'kara-starbuck-thrace');
		const helo = seatPlaying(game, 'karl-helo-agathon');
		expect(hand(game, 'karl-helo-agathon')).toHaveLength(5);
		expect(game.flow.play).toBe('turn.crisis');
		expect(at(game, helo)).toBe('stranded');
		const pick = chooser(2);
		let now = game;
		// nobody may lose before his second turn comes
		while (now.turn < 4 && now.flow.play !== 'over') {
			now = structuredClone(now);
			now.resources = { fuel: 9, food: 9, morale: 9, population: 9 };
			const [decision] = pending(now);
			if (!decision) throw new Error('nothing to decide');
			now = respond(now, decision, anyAnswer(decision.question, pick));
		}
		expect(now.current).toBe(helo);
		expect(now.log).toContainEqual({ kind: 'placed', seat: helo, at: 'hangar-deck', label: 'all' });
	});
});

describe('Start of turn (R3.2.1)', () => {
	const next = (game: Game): Game => {
		const now = structuredClone(game);
		now.stack = [];
		now.asked = [];
		now.flow = { play: 'turn.end', era: 'voyage' };
		run(now);
		return now;
	};
	it('takes Tigh’s last card, and no other', () => {
		const one = next(scene({ cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'], hands: { 1: ['repair-1'] } }));
		expect(one.log).toContainEqual({ kind: 'discarded', seat: B, cards: ['repair-1'], label: 'all' });
	});
	it('notes where Kat stands, and sends her to Sickbay if she has not moved by the end of her Action step', () => {
		const game = next(scene({ cast: ['laura-roslin', 'louanne-kat-katraine', 'tom-zarek'] }));
		let now = reply(game, 'move', null);
		now = reply(now, 'action', null);
		expect(at(now, B)).toEqual({ place: 'sickbay' });
		now = reply(reply(game, 'move', 'go:armory'), 'action', null);
		expect(at(now, B)).toEqual({ place: 'armory' });
	});
	it('gives Starbuck two actions when she begins in a viper (Expert Pilot)', () => {
		const start = scene({
			cast: ['laura-roslin', 'kara-starbuck-thrace', 'tom-zarek'],
			at: { 1: { viper: 'front' } }
		});
		let now = next(start);
		now = reply(now, 'receive-skills', { leadership: 1 });
		now = reply(now, 'move', null);
		now = reply(reply(now, 'action', 'viper'), 'move-ship', 'port-bow');
		expect(question(now, 'action').seat).toBe(B);
	});
	it('asks nobody for a second action who has left out the first (R4.4.1)', () => {
		const start = scene({
			cast: ['laura-roslin', 'kara-starbuck-thrace', 'tom-zarek'],
			at: { 1: { viper: 'front' } }
		});
		const acting = reply(reply(next(start), 'receive-skills', { leadership: 1 }), 'move', null);
		const now = goOn(reply(acting, 'action', null));
		expect(now.flow.play).toBe('turn.crisis');
	});
	it('offers no card of a type that the fixed lines of the sheet will use up (R1.7.4)', () => {
		const start = scene({
			cast: ['laura-roslin', 'helena-cain', 'tom-zarek'],
			edit: (game) => {
				game.out.push(...game.decks.leadership.splice(2).map((id) => ({ deck: 'skill' as const, id })));
				game.discards.leadership = [];
			}
		});
		// two Leadership cards are left and fixed on Cain's sheet: the free one is Tactics, so nothing is asked
		const now = goOn(next(start));
		expect(question(now, 'move').seat).toBe(B);
		expect(now.seats[B]?.hand.map(typeOf).sort()).toEqual([
			'leadership',
			'leadership',
			'tactics',
			'tactics',
			'tactics'
		]);
	});
	it('lets Ellen take a title once, and gives it back at the end of the turn (R8.9.7)', () => {
		const start = scene({ cast: ['laura-roslin', 'ellen-tigh', 'saul-tigh'] });
		let now = next(start);
		expect(question(now, 'window').question).toMatchObject({ event: 'turn-start', from: [B] });
		now = reply(now, 'window', { claim: B });
		now = reply(now, 'respond', 'sheet:once:0');
		now = reply(now, 'choose-title', 'admiral');
		expect(now.titles.admiral).toBe(B);
		const ended = goOn(ending({ ...structuredClone(now), stack: [], asked: [] }));
		expect(ended.titles.admiral).toBe(C);
	});
});

describe('End of turn (R3.7)', () => {
	const crew = ['saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'] as const;
	const full = (...counts: number[]): Game =>
		scene({
			cast: crew,
			edit: (game) => {
				counts.forEach((count, n) => {
					const type = (['leadership', 'politics', 'tactics'] as const)[n] ?? 'tactics';
					while ((game.seats[n]?.hand.length ?? count) < count)
						game.seats[n]?.hand.push(game.decks[type].pop() ?? '');
				});
			}
		});

	it('asks all who hold too much at once, and shows nothing before the last has chosen (R14.2.2)', () => {
		let game = ending(full(12, 12, 12));
		const open = pending(game);
		expect(open.map((d) => [d.why, d.mode])).toEqual(Array(3).fill(['hand-limit', 'hand']));
		const two = (n: number): AnswerValue => {
			const asked = open[n]?.question;
			return asked?.kind === 'cards' ? asked.from.slice(0, 2) : [];
		};
		const shown = (now: Game): number => now.log.filter((e) => e.kind === 'discarded').length;
		const before = shown(game);
		// in any order: here the last seat first
		game = reply(game, 'hand-limit', two(2), C);
		expect(shown(game)).toBe(before);
		game = reply(reply(game, 'hand-limit', two(0), A), 'hand-limit', two(1), B);
		expect(shown(game)).toBe(before + 3);
	});
	it('E92: leaves Tyrol eight cards, Apollo no choice; a Treachery card lets a Cylon strike (R3.7.3, R14.3.2)', () => {
		const game = ending(
			scene({
				cast: ['chief-galen-tyrol', 'lee-apollo-adama', 'laura-roslin', 'tom-zarek'],
				cylons: [D],
				hands: { 0: [...Array<string>(8).fill('repair-1'), 'broadcast-location-1'], 3: ['sabotage-3'] },
				edit: (g) => g.seats[B]?.hand.push(...g.decks.tactics.splice(-11))
			})
		);
		expect(pending(game).map((d) => d.seat)).toEqual([A]);
		const discarded = reply(game, 'hand-limit', ['broadcast-location-1']);
		expect(discarded.seats[B]?.hand).toHaveLength(10);
		expect(question(discarded, 'window').question).toMatchObject({ event: 'discarded', from: [D] });
		const used = structuredClone(game);
		used.usedThisTurn.push('sabotage');
		expect(isDone(reply(used, 'hand-limit', ['broadcast-location-1']))).toBe(true);
	});
	it('cuts the Quorum hand to ten with Pegasus, at the end of any turn, never in the base game (D4, R8.7.3)', () => {
		const eleven = (set: 'base' | 'pegasus'): Game =>
			ending(
				scene({
					config: set === 'base' ? base : {},
					cast: crew,
					edit: (g) =>
						(g.quorumHand = [...g.quorumHand, ...g.decks.quorum.splice(-(11 - g.quorumHand.length))])
				})
			);
		expect(question(eleven('pegasus'), 'quorum-limit')).toMatchObject({
			seat: B,
			question: { min: 1, max: 1 }
		});
		expect(isDone(eleven('base'))).toBe(true);
	});
	it('ends the game when a resource is at 0, and not before (R3.7.4, R12.2.1, E42)', () => {
		const game = scene({ cast: crew, edit: (g) => (g.resources.food = 0) });
		game.flow = { play: 'turn.end', era: 'voyage' };
		run(game);
		expect(game.flow.play).toBe('over');
		expect(game.outcome).toMatchObject({ winner: 'cylons', why: 'resource-gone' });
		expect(answer(game, { decision: '0', seat: 0, value: null })).toEqual({ refused: 'over', rule: 'R12.1' });
	});
	it('lets what lasts for the turn expire', () => {
		const game = ending(
			scene({
				cast: crew,
				edit: (g) => {
					g.usedThisTurn.push('orders');
					g.modifiers.push({ mod: { kind: 'add-icon', icon: 'jump' }, until: 'turn', seat: A });
				}
			})
		);
		expect(game.usedThisTurn).toEqual([]);
		expect(game.modifiers).toEqual([]);
	});
	it('lets Boomer look at the top Crisis card in her own turn only (Recon)', () => {
		const own = ending(scene({ cast: ['sharon-boomer-valerii', 'laura-roslin', 'saul-tigh'] }));
		expect(question(own, 'window').question).toMatchObject({ event: 'turn-end', from: [A] });
		expect(isDone(ending(scene({ cast: ['laura-roslin', 'sharon-boomer-valerii', 'saul-tigh'] })))).toBe(
			true
		);
	});
	it('passes the turn clockwise (R3.7.5)', () => {
		const game = ready({ ...BASE, players: 3 });
		const next = playOn(game, chooser(4), (g) => g.turn > game.turn || g.flow.play === 'over');
		expect(next.current).toBe((game.current + 1) % 3);
	});
});
