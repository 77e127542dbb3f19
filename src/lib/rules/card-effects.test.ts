import { describe, expect, test } from 'vitest';
import { characters, places, skillCards, type Effect } from '../box/index.ts';
import type { Seat } from './contract.ts';
import { take } from './decks.ts';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { cards, textOf, told } from './testing/checks.ts';
import { fleet } from './testing/fleet.ts';
import { A, B, C, D, goOn, isDone, loadDice, playText, question, reply, scene } from './testing/scene.ts';

const crew = ['saul-tigh', 'laura-roslin', 'tom-zarek', 'chief-galen-tyrol'] as const;
const hand = (game: Game, seat: Seat): readonly string[] => game.seats[seat]?.hand ?? [];
const used = { acting: A, used: true } as const;

describe('draw', () => {
	test('of a named type nothing is asked; everybody is told how many of what, the drawer which (R13.2.2)', () => {
		const game = playText(
			scene({ cast: crew }),
			[{ kind: 'draw', who: 'acting', from: 'piloting', count: 2 }],
			used
		);
		expect(hand(game, A)).toHaveLength(2);
		expect(told(game, 'drew')).toMatchObject({ seat: A, from: 'piloting', count: 2, label: 'all' });
		expect(told(game, 'drew-cards').label).toEqual([A]);
	});

	test('from the own set: types are declared in public first (R13.5.3, D36)', () => {
		const game = playText(
			scene({ cast: crew }),
			[{ kind: 'draw', who: 'acting', from: 'set', count: 2 }],
			used
		);
		expect(question(game, 'draw-types', A)).toMatchObject({
			mode: 'public',
			question: {
				total: 2,
				from: [
					{ type: 'leadership', max: 2 },
					{ type: 'tactics', max: 2 }
				]
			}
		});
		expect(() => reply(game, 'draw-types', { politics: 2 })).toThrow('not-offered');
		expect(hand(reply(game, 'draw-types', { leadership: 2 }), A)).toHaveLength(2);
	});

	test('a Cylon player without a sheet takes each type once with Pegasus (R1.8.8)', () => {
		const draw: Effect = { kind: 'draw', who: 'acting', from: 'set', count: 2 };
		const pegasus = playText(scene({ cast: crew, cylons: [A] }), [draw], used);
		expect(() => reply(pegasus, 'draw-types', { politics: 2 })).toThrow('not-offered');
		const base = playText(
			scene({ cast: crew, cylons: [A], config: { set: 'base', objective: 'kobol' } }),
			[draw],
			used
		);
		expect(hand(reply(base, 'draw-types', { politics: 2 }), A)).toHaveLength(2);
	});

	test('several seats clockwise, each done before the next (R14.2.4)', () => {
		let game = playText(
			scene({ cast: crew }),
			[{ kind: 'draw', who: { each: 'human' }, from: 'set', count: 1 }],
			{
				acting: C,
				used: true
			}
		);
		const order: Seat[] = [];
		while (!isDone(game)) {
			expect(pending(game)).toHaveLength(1);
			const asked = question(game, 'draw-types');
			order.push(asked.seat);
			const [first] = asked.question.kind === 'split' ? asked.question.from : [];
			game = reply(game, 'draw-types', first ? { [first.type]: 1 } : {});
			expect(hand(game, asked.seat)).toHaveLength(1);
		}
		expect(order).toEqual([C, D, A, B]);
	});

	test('a type of which nothing is left cannot be declared (R1.7.4)', () => {
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.decks.leadership = [];
			}
		});
		const game = playText(table, [{ kind: 'draw', who: 'acting', from: 'set', count: 2 }], used);
		expect(told(game, 'drew')).toMatchObject({ from: 'tactics', count: 2 });
	});

	test('Super Crisis and Quorum cards: the number is public, the card is not (R13.2.12, R13.2.13)', () => {
		const table = scene({ cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'], cylons: [B] });
		const game = playText(table, [{ kind: 'draw', who: { each: 'cylon' }, from: 'super-crisis', count: 1 }]);
		expect(question(game, 'look', B).mode).toBe('secret');
		expect(game.seats[B]?.superCrises).toHaveLength(1);
		const quorum = playText(table, [{ kind: 'draw', who: 'acting', from: 'quorum', count: 2 }], used);
		expect(quorum.quorumHand).toHaveLength(table.quorumHand.length + 2);
	});

	test('an Agenda is looked at by its owner alone (R9.5.2)', () => {
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.decks['sympathetic-agenda'] = ['join-the-colonials'];
			}
		});
		const game = playText(table, [{ kind: 'draw', who: 'holder', from: 'sympathetic-agenda', count: 1 }], {
			holder: B
		});
		expect(game.seats[B]?.agenda).toBe('join-the-colonials');
		expect(question(game, 'look-at-deal', B).mode).toBe('secret');
		expect(told(game, 'agenda-dealt')).toMatchObject({ seat: B, side: 'sympathetic', label: 'all' });
	});
});

describe('discard', () => {
	test('E89: several choose behind their gates at once and show together; Sabotage comes after that (R14.2.2)', () => {
		const three = (a: string) => cards(`${a}1 ${a}1 ${a}2`);
		const table = scene({
			cast: crew,
			cylons: [D],
			hands: {
				[A]: three('lea'),
				[B]: [...three('pol').slice(1), 'broadcast-location-1'],
				[D]: cards('tre3')
			}
		});
		let game = playText(table, [{ kind: 'discard', who: { each: 'human' }, count: 2 }], { ignorable: true });
		expect(pending(game).map(({ seat, mode, why }) => [seat, mode, why])).toEqual([
			[A, 'hand', 'discard'],
			[B, 'hand', 'discard']
		]);
		game = reply(game, 'discard', ['consolidate-power-1', 'broadcast-location-1'], B);
		expect(game.log.some(({ kind }) => kind === 'discarded')).toBe(false);
		game = reply(game, 'discard', cards('lea1 lea2'), A);
		expect(game.log.filter(({ kind }) => kind === 'discarded')).toHaveLength(2);
		expect(question(game, 'window').question).toMatchObject({ event: 'discarded', from: [D] });
	});

	test('a Cylon player may ignore what a Crisis does to him, not what an action costs him (R4.6.2)', () => {
		const table = scene({ cast: crew, cylons: [A], hands: { [A]: cards('pol1 pol2') } });
		const text: Effect = { kind: 'discard', who: 'current', count: 1 };
		const crisis = playText(table, [text], { ignorable: true });
		expect(hand(reply(crisis, 'ignore', 'ignore', A), A)).toHaveLength(2);
		const cost = playText(table, [{ kind: 'pay', cost: [text], effects: [] }], used);
		expect(question(cost, 'pay', A)).toBeTruthy();
	});

	test('a whole hand asks nothing; at random neither (R13.5.14)', () => {
		const table = scene({ cast: crew, hands: { [A]: cards('pol1 pol2 lea1') } });
		expect(hand(playText(table, [{ kind: 'discard', who: 'current', count: 'hand' }]), A)).toEqual([]);
		expect(
			hand(playText(table, [{ kind: 'discard', who: 'current', count: 2, random: true }]), A)
		).toHaveLength(1);
	});

	test('Super Crisis cards are swapped at the Resurrection Ship of the base game (R13.5.53)', () => {
		const table = scene({
			cast: crew,
			config: { set: 'base', objective: 'kobol' },
			cylons: [A],
			edit: (game) => {
				take(game.decks['super-crisis'], 'inbound-nukes');
				game.seats[A]?.superCrises.push('inbound-nukes');
			}
		});
		const effects = textOf(places['resurrection-ship-base'].abilities[0]);
		let game = reply(playText(table, effects, used), 'may', 'yes', A);
		game = reply(game, 'look', 'seen', A);
		expect(game.discards['super-crisis']).toEqual(['inbound-nukes']);
		expect(game.seats[A]?.superCrises).toHaveLength(1);
		expect(game.seats[A]?.superCrises).not.toContain('inbound-nukes');
	});
});

describe('look', () => {
	const text = (put?: true): Effect => ({
		kind: 'look',
		who: 'acting',
		at: { deck: 'crisis' },
		count: 3,
		...(put ? { put: 'top-or-bottom' } : {})
	});

	test('cards go on top or under in any order, the table sees only how many (D47, R13.5.31)', () => {
		const table = scene({ cast: crew });
		const [third, second, first] = table.decks.crisis.slice(-3) as [string, string, string];
		let game = playText(table, [text(true)], used);
		expect(question(game, 'put-back', A)).toMatchObject({
			mode: 'hand',
			question: { kind: 'order', pile: 'crisis', items: [first, second, third], bins: ['top', 'bottom'] }
		});
		game = reply(game, 'put-back', [[third, first], [second]], A);
		expect(game.decks.crisis.slice(-2)).toEqual([first, third]);
		expect(game.decks.crisis[0]).toBe(second);
		expect(game.decks.crisis).toHaveLength(table.decks.crisis.length);
		expect(told(game, 'put-back')).toMatchObject({
			seat: A,
			deck: 'crisis',
			top: 2,
			bottom: 1,
			label: 'all'
		});
		expect(game.log.filter(({ kind }) => kind === 'saw').map(({ label }) => label)).toEqual([[A]]);
	});

	test('a short deck is filled up from its discards first (R1.7.3)', () => {
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.discards.crisis = game.decks.crisis.splice(0, game.decks.crisis.length - 1);
			}
		});
		const [top] = table.decks.crisis;
		const asked = question(playText(table, [text(true)], used), 'put-back').question;
		expect(asked.kind === 'order' && [asked.items.length, asked.items[0]]).toEqual([3, top]);
	});

	test('the barrier is crossed before anything can be seen (R13.4.7)', () => {
		const table = scene({ cast: crew });
		expect(playText(table, [text(true)], used).barriers).toBeGreaterThan(table.barriers);
	});

	test('all Loyalty cards of somebody: he is told (Cylon Detector, R13.2.10)', () => {
		const table = scene({
			cast: ['gaius-baltar', ...crew.slice(1)],
			loyalty: { [B]: ['cylon-brig', 'you-are-not-a-cylon-base'], [C]: [], [D]: ['you-are-not-a-cylon-base'] }
		});
		const game = playText(table, textOf(characters['gaius-baltar'].once[0]), used);
		expect(question(game, 'choose-seat', A).question).toMatchObject({ from: [B, D] });
		const seen = reply(game, 'choose-seat', B, A);
		expect(question(seen, 'look', A).question).toMatchObject({ cards: [{ of: B }, { of: B }] });
		expect(told(seen, 'looked')).toMatchObject({ at: { loyalty: B }, count: 2, label: 'all' });
		expect(told(seen, 'was-seen').label).toEqual([B]);
	});

	test('nobody looks at his own Loyalty cards by a text (R8.1.2)', () => {
		const own: Effect = {
			kind: 'look',
			who: 'president',
			at: { loyalty: 'current' },
			count: 1,
			random: true
		};
		const table = scene({ cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'] });
		expect(isDone(playText(table, [own]))).toBe(true);
		expect(playText(table, [own]).log.some(({ kind }) => kind === 'looked')).toBe(false);
	});

	test('civilian ships are shown with their labels, to the looker alone (R13.2.16)', () => {
		const table = scene({
			cast: crew,
			edit: fleet({ civilians: { rear: ['population-2'], front: ['empty'] } })
		});
		const game = playText(table, [{ kind: 'look', who: 'acting', at: { ships: 'chosen' }, count: 'all' }], {
			...used,
			ships: ['1']
		});
		expect(question(game, 'look', A)).toMatchObject({
			mode: 'secret',
			question: { cards: [{ pile: 'civilian-ship', card: 'population-2', label: '1' }] }
		});
	});

	test('the top ship of the Locked stack, back on top or under (R11.8.4)', () => {
		const table = scene({
			cast: crew,
			cylons: [A],
			edit: (game) => {
				game.locked = ['empty', 'population-1', 'population-2'];
			}
		});
		const effects = textOf(places.shipyard.abilities[1]);
		let game = playText(table, effects, used);
		expect(question(game, 'put-back', A).question).toMatchObject({ items: ['population-2'] });
		game = reply(game, 'put-back', [[], ['population-2']], A);
		expect(game.locked).toEqual(['population-2', 'empty', 'population-1']);
		expect(told(game, 'put-back')).toMatchObject({ deck: 'locked', top: 0, bottom: 1 });
	});

	test('Launch Scout: a deck of choice, one card (R13.5.31)', () => {
		const effects = textOf(skillCards['launch-scout'].abilities[0]);
		let game = goOn(playText(loadDice(scene({ cast: crew }), 3), effects, used));
		game = reply(game, 'choose-deck', 'destination', A);
		const [top] = game.decks.destination.slice(-1);
		game = reply(game, 'put-back', [[], [top ?? '']], A);
		expect(game.decks.destination[0]).toBe(top);
	});
});

describe('transfer and exchange', () => {
	test('An Offer of Peace: two Treachery cards are shuffled into Destiny (R2.9.5)', () => {
		const table = scene({ cast: crew });
		const into: Effect = {
			kind: 'transfer',
			from: { deck: 'treachery' },
			to: { deck: 'destiny' },
			count: 2,
			as: 'shuffled'
		};
		const game = playText(table, [into]);
		expect(game.decks.destiny).toHaveLength(table.decks.destiny.length + 2);
		expect(told(game, 'destiny-changed')).toMatchObject({ count: table.decks.destiny.length + 2 });
	});

	test('Psychological Warfare: Destiny is replaced by six Treachery cards at once, not built anew (R2.9.2)', () => {
		const table = scene({ cast: crew });
		const into: Effect = {
			kind: 'transfer',
			from: { deck: 'treachery' },
			to: { deck: 'destiny' },
			count: 6,
			as: 'replacing'
		};
		const game = playText(table, [into]);
		expect(game.decks.destiny).toHaveLength(6);
		expect(game.log.filter(({ kind }) => kind === 'destiny-built')).toHaveLength(
			table.log.filter(({ kind }) => kind === 'destiny-built').length
		);
	});

	test('Politically Adroit: Ellen gives a card only the two know, and draws (R13.5.38)', () => {
		const table = scene({
			cast: ['ellen-tigh', 'saul-tigh', 'tom-zarek'],
			at: { [A]: 'command', [B]: 'command' },
			hands: { [A]: cards('pol1 lea1') }
		});
		let game = playText(table, textOf(characters['ellen-tigh'].positive[0]), used);
		expect(question(game, 'give-cards', A).mode).toBe('secret');
		game = reply(game, 'give-cards', cards('pol1'), A);
		expect(hand(game, B)).toEqual(cards('pol1'));
		expect(told(game, 'gave-cards')).toMatchObject({ seat: A, to: B, count: 1, label: 'all' });
		expect(told(game, 'gave-cards-seen').label).toEqual([A, B]);
		expect(question(game, 'draw-types', A).question).toMatchObject({ total: 2 });
	});

	test('Intimate: a random card of somebody, who then draws of the type she names (R13.5.39)', () => {
		const table = scene({
			config: { leader: true },
			cast: ['caprica-six', 'saul-tigh', 'tom-zarek', 'laura-roslin'],
			hands: { [B]: cards('lea1') }
		});
		let game = reply(
			playText(table, textOf(characters['caprica-six'].positive[0]), used),
			'choose-seat',
			B,
			A
		);
		expect([hand(game, A), hand(game, B)]).toEqual([cards('lea1'), []]);
		game = reply(game, 'choose-type', 'piloting', A);
		expect(told(game, 'drew')).toMatchObject({ seat: B, from: 'piloting', count: 1 });
	});

	test('Human Fleet of the base game: looks at a hand and takes one card (R13.5.52)', () => {
		const table = scene({
			cast: crew,
			config: { set: 'base', objective: 'kobol' },
			cylons: [A],
			hands: { [B]: cards('pol1 pol2') }
		});
		let game = reply(
			playText(table, textOf(places['human-fleet-base'].abilities[0]), used),
			'choose-seat',
			B,
			A
		);
		game = reply(game, 'look', 'seen', A);
		expect(question(game, 'take-cards', A).mode).toBe('secret');
		game = reply(game, 'take-cards', cards('pol2'), A);
		expect([hand(game, A), hand(game, B)]).toEqual([cards('pol2'), cards('pol1')]);
	});

	test('Glimpse the Face of God: two of Destiny to hand, two of the hand on top (R13.5.40)', () => {
		const table = scene({
			config: { leader: true },
			cast: ['leoben-conoy', 'saul-tigh', 'tom-zarek', 'laura-roslin'],
			hands: { [A]: cards('pol1 pol2') }
		});
		const size = table.decks.destiny.length;
		let game = playText(table, textOf(characters['leoben-conoy'].positive[0]), used);
		expect(hand(game, A)).toHaveLength(4);
		game = reply(game, 'put-back', cards('pol1 pol2'), A);
		expect(game.decks.destiny.slice(-2)).toEqual(cards('pol1 pol2'));
		expect(game.decks.destiny).toHaveLength(size);
		expect(
			JSON.stringify(game.log.filter(({ label }) => label === 'all').slice(table.log.length))
		).not.toContain('consolidate');
	});

	test('Cryptic Message: hands change owners (R13.5.41)', () => {
		const table = scene({
			config: { leader: true },
			cast: ['leoben-conoy', 'saul-tigh', 'tom-zarek', 'laura-roslin'],
			hands: { [A]: cards('pol1 pol2'), [C]: cards('lea1') }
		});
		const game = reply(
			playText(table, textOf(characters['leoben-conoy'].once[0]), used),
			'choose-seat',
			C,
			A
		);
		expect([hand(game, A), hand(game, C)]).toEqual([cards('lea1'), cards('pol1 pol2')]);
		expect(told(game, 'exchanged-hands')).toMatchObject({ seat: A, with: C });
	});

	test('God’s Plan: the played card lies on Destiny, its former top is in hand', () => {
		const table = scene({ cast: crew, cylons: [A] });
		const top = table.decks.destiny.at(-1) ?? '';
		take(
			table.decks.treachery.includes('gods-plan-2') ? table.decks.treachery : table.decks.destiny,
			'gods-plan-2'
		);
		table.discards.treachery.push('gods-plan-2');
		const game = playText(table, textOf(skillCards['gods-plan'].abilities[0]), {
			...used,
			about: { deck: 'skill', id: 'gods-plan' }
		});
		expect([game.decks.destiny.at(-1), hand(game, A), game.discards.treachery]).toEqual([
			'gods-plan-2',
			[top],
			[]
		]);
	});

	test('Loyalty cards are handed on at the Resurrection Ship of the base game (R8.5.5)', () => {
		const table = scene({
			cast: crew,
			config: { set: 'base', objective: 'kobol' },
			cylons: [A],
			loyalty: { [A]: ['you-are-not-a-cylon-base'], [C]: [] }
		});
		let game = playText(table, textOf(places['resurrection-ship-base'].abilities[0]), used);
		game = reply(reply(game, 'may', 'yes', A), 'choose-seat', C, A);
		expect(question(game, 'received', C).mode).toBe('secret');
		expect(reply(game, 'received', 'seen', C).seats.map(({ loyalty }) => loyalty)).toMatchObject({
			[A]: [],
			[C]: ['you-are-not-a-cylon-base']
		});
	});
});

describe('modify', () => {
	test('Preventative Policy remembers which resource was named (R1.6.4)', () => {
		let game = playText(scene({ cast: crew }), textOf(skillCards['preventative-policy'].abilities[0]), used);
		game = reply(game, 'choose-resource', 'food', A);
		expect(game.modifiers).toMatchObject([
			{ mod: { kind: 'loss-less' }, until: 'turn', seat: A, chosen: 'food' }
		]);
		const loss: Effect = { kind: 'resource', resource: 'food', by: -2 };
		const spent = playText({ ...game, stack: [], asked: [] }, [loss]);
		expect([spent.resources.food, spent.modifiers]).toEqual([7, []]);
	});

	test('the Sympathizer never uses the Cylon Fleet: the bar is his alone (R8.6.3)', () => {
		const bar: Effect = {
			kind: 'modify',
			mod: { kind: 'forbid', who: 'holder', deed: { do: 'activate', at: 'cylon-fleet' } },
			until: 'game'
		};
		const game = playText(scene({ cast: crew }), [bar], { acting: A, holder: C });
		expect(game.modifiers).toMatchObject([{ seat: C, until: 'game' }]);
	});
});
