import { expect, test } from 'vitest';
import type { Seat } from './contract.ts';
import { pending } from './engine.ts';
import { checkLimit } from './modifiers.ts';
import { innermost } from './stack.ts';
import {
	act,
	card,
	cards,
	checkText,
	contribute,
	stackDestiny,
	startCheck,
	told,
	upTo
} from './testing/checks.ts';
import { A, B, C, D, E, goOn, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';

const crew = ['saul-tigh', 'kara-starbuck-thrace', 'laura-roslin', 'lee-apollo-adama'] as const;
const airlock = { about: { deck: 'place', id: 'airlock' }, used: true } as const;
const quarters = { about: { deck: 'place', id: 'admirals-quarters' }, used: true } as const;

test('E1: the sum of the positive cards less the others; equality passes (R5.5.1, R5.6.1)', () => {
	const table = scene({
		cast: crew,
		hands: { [A]: cards('lea5'), [B]: cards('tac3 lea2'), [C]: cards('pol1'), [D]: cards('pil1') }
	});
	const game = contribute(
		startCheck(stackDestiny(table, card('lea2'), card('eng1')), 10, ['leadership', 'tactics']),
		{ [A]: cards('lea5'), [B]: cards('tac3 lea2'), [D]: cards('pil1') }
	);
	expect(told(game, 'check-ended')).toMatchObject({ total: 10, difficulty: 10, outcome: 'pass' });
	expect(game.resources.food).toBe(9);
	expect(isDone(game)).toBe(true);
	expect(game.discards.tactics.at(-1)).toBe(card('tac3'));
});

test('E2: Declare Emergency makes a check passed that failed by two, and only once (R5.2.11)', () => {
	const emergency = 'declare-emergency';
	const table = scene({ cast: crew, hands: { [B]: [card('lea3'), `${emergency}-4`, `${emergency}-3`] } });
	let game = startCheck(stackDestiny(table, card('lea2'), card('tac3')), 10, ['leadership', 'tactics']);
	game = reply(goOn(game), 'contribute', [card('lea3')], B);
	game = upTo(game, 'check-total');
	expect(innermost(game, 'check')?.total).toBe(8);
	game = reply(game, 'window', { claim: B });
	game = reply(game, 'respond', `skill:${emergency}-4:0`, B);
	// nobody could use a second one: the window is gone
	expect(told(game, 'check-ended')).toMatchObject({ total: 8, difficulty: 8, outcome: 'pass' });
	expect(game.seats[B]?.hand).toEqual([`${emergency}-3`]);
});

test('E4: a total may be negative (R5.5.1)', () => {
	const table = scene({ cast: crew, hands: { [A]: cards('tre3') } });
	const game = contribute(startCheck(stackDestiny(table, card('pol1'), card('tac4')), 3, ['politics']), {
		[A]: cards('tre3')
	});
	expect(told(game, 'check-ended')).toMatchObject({ total: -6, outcome: 'fail' });
	expect(game.resources.food).toBe(7);
});

test('E5, E7: order from the left of the current player, limits by state, numbers public at once (R5.4, R3.4)', () => {
	const hand = cards('pol1 pol2 lea1 lea2');
	const table = scene({
		config: { leader: true },
		cast: ['saul-tigh', 'tom-zarek', 'laura-roslin', 'lee-apollo-adama', 'cavil'],
		at: { [C]: 'brig', [E]: 'armory' },
		cylons: [D],
		hands: {
			[A]: cards('tac1 tac2'),
			[B]: hand,
			[C]: cards('eng1 eng2'),
			[D]: cards('pil1 pil2'),
			[E]: cards('tre1 tre2 tre3')
		},
		edit: (game) => {
			Object.assign(game.seats[E] ?? {}, { cylon: false, infiltrating: true });
		}
	});
	let game = goOn(startCheck(table, 10, ['politics']));
	const asked: [Seat, number][] = [];
	while (pending(game)[0]?.why === 'contribute') {
		const [{ seat, question: asking, mode }] = pending(game) as [ReturnType<typeof question>];
		expect(mode).toBe('secret');
		asked.push([seat, asking.kind === 'cards' ? asking.max : -1]);
		game = reply(game, 'contribute', asking.kind === 'cards' ? [asking.from[0] ?? ''] : []);
		expect(told(game, 'contributed')).toMatchObject({ seat, count: 1 });
		game = goOn(game);
	}
	expect(asked).toEqual([
		[B, 4],
		[C, 1],
		[D, 1],
		[E, 2],
		[A, 2]
	]);
	const prisoner = structuredClone(table);
	Object.assign(prisoner.seats[E] ?? {}, { position: { place: 'brig' } });
	expect(checkLimit(prisoner, E)).toBe(1);
	Object.assign(prisoner.seats[E] ?? {}, { position: { place: 'detention' } });
	expect(checkLimit(prisoner, E)).toBe(2);
});

test('E6: the current player is last, whoever activated the place (R5.1.2)', () => {
	const table = scene({
		cast: crew,
		hands: { [A]: cards('pol1'), [B]: cards('pol1'), [C]: cards('pol1'), [D]: cards('pol1') }
	});
	let game = goOn(startCheck(table, 7, ['leadership'], { ...quarters, acting: C, chosen: D }));
	const order: Seat[] = [];
	while (pending(game)[0]?.why === 'contribute') {
		order.push(pending(game)[0]?.seat ?? A);
		game = goOn(reply(game, 'contribute', []));
	}
	expect(order).toEqual([B, C, D, A]);
});

test('a seat with no cards is not asked: everybody knows how many it has (R13.2.1)', () => {
	const table = scene({ cast: crew, hands: { [C]: cards('pol1') } });
	const game = goOn(startCheck(table, 7, ['politics']));
	expect(pending(game).map(({ seat }) => seat)).toEqual([C]);
	expect(told(game, 'contributed')).toMatchObject({ seat: B, count: 0 });
});

test('E9: Blind Devotion takes the strength from a type before the reveal (R5.2.6, R5.5.3)', () => {
	const table = scene({
		cast: ['chief-galen-tyrol', 'saul-tigh', 'laura-roslin'],
		hands: { [B]: cards('pol3 tac5') }
	});
	let game = startCheck(stackDestiny(table, card('pol2'), card('lea1')), 6, ['politics', 'leadership']);
	game = upTo(reply(goOn(game), 'contribute', cards('pol3 tac5')), 'check-cards-in');
	expect(innermost(game, 'check')?.revealed).toBeNull();
	game = goOn(reply(act(game, A, 'sheet:once:0'), 'choose-type', 'tactics'));
	expect(told(game, 'check-ended')).toMatchObject({ total: 6, outcome: 'pass' });
	expect(game.seats[A]?.onceSpent).toBe(true);
});

test('E10: cards of strength 1 count for a Crisis Adama drew, not in a Super Crisis (R5.5.2, R5.9.1)', () => {
	const table = scene({
		cast: ['william-adama', 'saul-tigh', 'laura-roslin'],
		hands: { [B]: cards('lea1 lea2') }
	});
	const stacked = stackDestiny(table, card('tac3'), card('pol1'));
	const drawn = (deck: 'crisis' | 'super-crisis', id: string) =>
		contribute(
			playFrame(
				stacked,
				{
					proc: 'crisis',
					step: 'resolved',
					about: { deck, id },
					drawer: A,
					own: false,
					skip: [],
					jump: false
				},
				{
					proc: 'effects',
					effects: checkText(3, ['tactics', 'engineering']),
					at: 0,
					scope: { acting: A, used: false, about: { deck, id } }
				}
			),
			{ [B]: cards('lea1 lea2') }
		);
	expect(told(drawn('crisis', 'cylon-swarm'), 'check-ended')).toMatchObject({ total: 3, outcome: 'pass' });
	expect(told(drawn('super-crisis', 'inbound-nukes'), 'check-ended')).toMatchObject({ total: -1 });
});

test('E11: Command Authority takes all cards of the check, those of Destiny too (R5.2.13)', () => {
	const table = scene({
		cast: ['william-adama', 'saul-tigh', 'laura-roslin'],
		hands: { [B]: cards('lea1 lea2') }
	});
	let game = startCheck(stackDestiny(table, card('tac3'), card('pol1')), 3, ['tactics']);
	game = reply(goOn(game), 'contribute', cards('lea1 lea2'), B);
	game = act(upTo(game, 'check-cleanup'), A, 'sheet:once:0');
	expect(game.seats[A]?.hand.sort()).toEqual(cards('tac3 pol1 lea1 lea2').sort());
	expect(isDone(game)).toBe(true);
	expect(game.discards.tactics).not.toContain(card('tac3'));
});

test('E12: Cain may execute from a total of 10 on, in place of the Brig (R5.10.3)', () => {
	const at = (bonus: string) => {
		const table = scene({
			cast: ['helena-cain', 'saul-tigh', 'laura-roslin'],
			hands: { [A]: cards(`lea5 ${bonus}`.trim()) }
		});
		const game = startCheck(stackDestiny(table, card('tac3'), card('lea1')), 7, ['leadership', 'tactics'], {
			...quarters,
			acting: A,
			chosen: B
		});
		return reply(goOn(game), 'contribute', cards(`lea5 ${bonus}`.trim()), A);
	};
	const nine = goOn(at(''));
	expect(told(nine, 'check-ended')).toMatchObject({ total: 9, outcome: 'pass' });
	expect(nine.resources.food).toBe(9);
	let ten = upTo(at('lea1'), 'check-outcome');
	expect(told(ten, 'check-ended')).toMatchObject({ total: 10 });
	ten = act(ten, A, 'sheet:positive:0');
	expect(ten.stack.some(({ proc }) => proc === 'execution') || ten.dead.includes('saul-tigh')).toBe(true);
	expect(ten.resources.food).toBe(8);
});

test('E14: each name acts once in a Reckless check, before the total (R5.7.3, R5.7.4, R5.8)', () => {
	const broadcast = 'broadcast-location-1';
	const table = scene({
		cast: crew,
		hands: { [A]: ['jury-rigged-1', broadcast, broadcast, ...cards('lea5 lea4')] }
	});
	let game = startCheck(stackDestiny(table, card('tac3'), 'strategic-planning-4'), 17, [
		'leadership',
		'tactics'
	]);
	game = act(game, A, 'skill:jury-rigged-1:0');
	game = contribute(game, { [A]: [broadcast, broadcast, ...cards('lea5 lea4')] });
	expect(told(game, 'check-ended')).toMatchObject({ total: 14, difficulty: 13, outcome: 'pass' });
	expect(game.space.basestars.map(({ area }) => area)).toEqual(['front']);
	expect(game.space.civilians.map(({ area }) => area)).toEqual(['rear']);
});

test('several names: the current player orders them (R5.2.9)', () => {
	const names = ['broadcast-location-1', 'special-destiny-2'];
	const table = scene({ cast: crew, hands: { [B]: ['guts-and-initiative-1', ...names] } });
	let game = startCheck(table, 5, ['tactics']);
	game = act(game, B, 'skill:guts-and-initiative-1:0');
	game = contribute(game, { [B]: names });
	const asked = question(game, 'order', A);
	expect(asked.question).toMatchObject({ kind: 'order', items: names });
	game = goOn(reply(game, 'order', [[...names].reverse()]));
	const after = game.log.map(({ kind }) => kind);
	expect(after.indexOf('ships-placed')).toBeGreaterThan(after.lastIndexOf('drew'));
	expect(game.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1]);
});

test('E15: nothing acts in a check that is not Reckless (R5.7.2)', () => {
	const table = scene({ cast: crew, hands: { [B]: cards('tre2') } });
	const game = contribute(startCheck(stackDestiny(table, card('pol1'), card('pol2')), 5, ['politics']), {
		[B]: cards('tre2')
	});
	expect(told(game, 'check-ended')).toMatchObject({ total: 1 });
	expect(game.seats.every(({ hand }) => hand.length === 0)).toBe(true);
});

test('E16: a second Reckless card cannot be played and stays in hand (R5.8.2, R14.1.2)', () => {
	const table = scene({ cast: crew, hands: { [B]: ['jury-rigged-1'], [C]: ['at-any-cost-3'] } });
	let game = startCheck(table, 9, ['politics']);
	expect(question(game, 'window').question).toMatchObject({ from: [B, C] });
	game = act(game, B, 'skill:jury-rigged-1:0');
	game = reply(game, 'window', { claim: C });
	expect(question(game, 'respond', C).question).toMatchObject({ kind: 'menu', from: [] });
	game = reply(game, 'respond', null, C);
	expect(game.seats[C]?.hand).toEqual(['at-any-cost-3']);
});

test('E17: Guts and Initiative leaves Destiny alone (R5.2.4)', () => {
	const table = scene({ cast: crew, hands: { [B]: ['guts-and-initiative-1'] } });
	let game = startCheck(table, 9, ['politics']);
	const before = game.decks.destiny.length;
	game = goOn(act(game, B, 'skill:guts-and-initiative-1:0'));
	expect(game.decks.destiny.length).toBe(before);
	expect(told(game, 'check-revealed').cards).toEqual([]);
});

test.each([
	['pegasus', 12],
	['base', 10]
] as const)('E19: an empty Destiny deck is built anew at once, %s (R2.9.2)', (set, size) => {
	const table = scene({
		cast: crew,
		config: { set, objective: 'kobol' },
		edit: (game) => {
			game.decks.destiny = game.decks.destiny.slice(0, 2);
		},
		hands: { [B]: cards('lea1') }
	});
	const game = goOn(startCheck(table, 9, ['politics']));
	expect(question(game, 'contribute', B)).toBeTruthy();
	expect(game.decks.destiny.length).toBe(size);
	expect(innermost(game, 'check')?.destiny.length).toBe(2);
});

test('E20: one card left, then a new deck gives the other (R2.9.3)', () => {
	const table = scene({
		cast: crew,
		edit: (game) => {
			game.decks.destiny = game.decks.destiny.slice(0, 1);
		},
		hands: { [B]: cards('lea1') }
	});
	const game = goOn(startCheck(table, 9, ['politics']));
	expect(game.decks.destiny.length).toBe(11);
});

test('E21: Support the People counts hands without itself; what is drawn may be used at once (R1.8.6, R5.3.2)', () => {
	const five = cards('lea1 lea1 lea2 lea2');
	const committee = 'investigative-committee-pegasus-3';
	const table = scene({
		cast: ['saul-tigh', 'laura-roslin', 'kara-starbuck-thrace', 'lee-apollo-adama'],
		hands: {
			[B]: ['support-the-people-1', ...five],
			[D]: cards('pil1 pil1 pil2 pil2 tac1'),
			[C]: cards('eng1')
		},
		edit: (game) => {
			const { politics } = game.decks;
			politics.splice(politics.indexOf(committee), 1);
			politics.push(committee);
		}
	});
	let game = startCheck(table, 9, ['politics']);
	game = act(game, B, 'skill:support-the-people-1:0');
	expect(question(game, 'may').seat).toBe(B);
	game = reply(reply(game, 'may', 'yes', B), 'draw-types', { politics: 2 }, B);
	game = reply(game, 'may', 'no', C);
	// D holds five: on to A, who may draw
	game = reply(game, 'may', 'no', A);
	expect(game.seats[B]?.hand).toHaveLength(6);
	game = reply(game, 'window', { claim: B });
	const menu = question(game, 'respond', B).question;
	expect(menu.kind === 'menu' && menu.from.map(({ id }) => id)).toEqual([`skill:${committee}:0`]);
	game = reply(game, 'respond', `skill:${committee}:0`, B);
	game = goOn(game);
	expect(question(game, 'contribute', B).mode).toBe('hand');
	game = reply(game, 'contribute', [card('lea2')], B);
	expect(told(game, 'contributed-cards')).toMatchObject({ seat: B, cards: [card('lea2')], label: 'all' });
});

test('E55: the Airlock is easier against a prisoner; Treachery counts (R5.2.1, R5.10.1)', () => {
	const against = (place: 'brig' | 'command') => {
		const table = scene({
			cast: crew,
			at: { [B]: place },
			hands: { [A]: [...cards('tre3 tac2 lea1'), 'investigative-committee-pegasus-4'] }
		});
		const game = startCheck(
			{ ...table, decks: { ...table.decks, destiny: ['repair-1'] } },
			12,
			['politics', 'tactics', 'treachery'],
			{
				...airlock,
				acting: A,
				chosen: B
			}
		);
		return { began: told(game, 'check-began'), game };
	};
	expect(against('command').began).toMatchObject({ difficulty: 12, target: B });
	const { began, game } = against('brig');
	expect(began.difficulty).toBe(8);
	const done = contribute(stackDestiny(game, 'consolidate-power-1', card('lea1')), {
		[A]: [...cards('tre3 tac2 lea1'), 'investigative-committee-pegasus-4']
	});
	expect(told(done, 'check-ended')).toMatchObject({ total: 8, difficulty: 8, outcome: 'pass' });
});

test('E90: windows list who could act by public knowledge, whatever he holds (R13.4.3)', () => {
	const table = scene({
		cast: [...crew, 'chief-galen-tyrol'],
		cylons: [E],
		hands: { [A]: cards('pil1'), [B]: cards('pil1'), [D]: cards('tre1'), [E]: cards('tre2') }
	});
	expect(question(startCheck(table, 9, ['politics']), 'window').question).toEqual({
		kind: 'window',
		event: 'check-before',
		from: [A, B, D]
	});
	const die = playText(table, [{ kind: 'roll', table: [{ upTo: 8, effects: [] }] }]);
	expect(question(die, 'window').question).toEqual({ kind: 'window', event: 'before-roll', from: [A, B, D] });
});

test('E91: nothing that everybody is told says whose cards they were (R13.2.6, R13.2.7)', () => {
	const table = scene({ cast: crew, hands: { [B]: cards('lea1 pil2'), [C]: cards('eng2') } });
	const game = contribute(startCheck(table, 9, ['politics']), {
		[B]: cards('lea1 pil2'),
		[C]: cards('eng2')
	});
	const open = game.log.filter(({ label }) => label === 'all');
	expect(open.filter(({ kind }) => kind === 'contributed-cards')).toEqual([]);
	expect(told(game, 'check-revealed').cards).toHaveLength(5);
	const own = game.log.filter(({ kind }) => kind === 'contributed-cards');
	expect(own.map(({ label }) => label)).toEqual([[B], [C]]);
});

test('Mysterious Intuition decides without cards, on Crisis cards only (R5.2.2)', () => {
	const table = scene({
		cast: ['sharon-boomer-valerii', 'saul-tigh', 'laura-roslin'],
		hands: { [B]: cards('lea1') }
	});
	const game = startCheck(table, 9, ['politics']);
	expect(question(game, 'window').question).toMatchObject({ event: 'check-bypass', from: [A] });
	const passed = reply(act(game, A, 'sheet:once:0'), 'option', '0');
	expect(told(passed, 'check-bypassed')).toMatchObject({ seat: A, outcome: 'pass' });
	expect(passed.resources.food).toBe(9);
	expect(isDone(passed)).toBe(true);
	const elsewhere = startCheck(table, 9, ['politics'], { ...quarters, chosen: B });
	expect(question(elsewhere, 'window').question).toMatchObject({ event: 'check-before' });
});

test('Fast Learner: three cards seen go in after Destiny, out of reach meanwhile (R5.3.4)', () => {
	const table = scene({
		cast: ['anastasia-dee-dualla', 'saul-tigh', 'laura-roslin'],
		hands: { [B]: cards('lea1') }
	});
	const top = table.decks.politics.slice(-3);
	let game = act(startCheck(table, 9, ['politics']), A, 'sheet:once:0');
	game = reply(game, 'choose-deck', 'politics');
	expect(game.decks.politics.slice(-3)).not.toEqual(top);
	expect([...game.aside].sort()).toEqual([...top].sort());
	game = reply(reply(game, 'look', 'seen'), 'option', '0');
	expect(innermost(game, 'check')?.added).toEqual([]);
	game = goOn(game);
	expect(innermost(game, 'check')?.added).toEqual([{ seat: A, cards: [...top].reverse() }]);
	expect(game.aside).toEqual([]);
	expect(told(game, 'destiny-in')).toMatchObject({ count: 2 });
});

test('Human Delusion adds cards that lie open (R5.2.8)', () => {
	const table = scene({
		config: { leader: true },
		cast: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'caprica-six'],
		hands: { [D]: cards('tre1 tre2') }
	});
	let game = startCheck(stackDestiny(table, card('pol1'), card('pol2')), 9, ['politics']);
	game = reply(goOn(game), 'contribute', [], D);
	game = act(upTo(game, 'check-revealed'), D, 'sheet:once:0');
	game = goOn(reply(game, 'contribute', cards('tre1 tre2'), D));
	expect(told(game, 'check-ended')).toMatchObject({ total: 0 });
});

test('Probation: the President may look at what its holder has just added, and at nobody else (R5.4.5)', () => {
	const table = scene({
		cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
		hands: { [B]: cards('lea1'), [C]: cards('pol1') },
		edit: (game) => {
			game.inPlay.push({ about: { deck: 'quorum', id: 'probation' }, holder: C, until: 'used' });
		}
	});
	let game = goOn(startCheck(table, 9, ['politics']));
	game = reply(game, 'contribute', cards('lea1'), B);
	game = reply(game, 'contribute', cards('pol1'), C);
	expect(question(game, 'window').question).toMatchObject({ event: 'contributed', from: [A] });
	game = act(game, A, 'kept:probation:0');
	expect(question(game, 'look', A)).toMatchObject({
		mode: 'secret',
		question: { cards: [{ pile: 'skill', card: card('pol1'), of: C }] }
	});
	expect(game.inPlay).toEqual([]);
	expect(game.discards.quorum).toContain('probation');
	expect(isDone(goOn(reply(game, 'look', 'seen')))).toBe(true);
});

test('Scientific Research, Chief of Staff and At Any Cost turn types (R5.5.2)', () => {
	const table = scene({
		cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
		hands: { [B]: [card('eng3'), 'at-any-cost-3', ...cards('pol1 tre1')] },
		edit: (game) => {
			game.inPlay.push({ about: { deck: 'quorum', id: 'assign-chief-of-staff' }, holder: C, until: 'used' });
		}
	});
	let game = startCheck(stackDestiny(table, card('eng1'), card('pol2')), 9, ['tactics']);
	game = act(game, B, `skill:${card('eng3')}:0`);
	game = act(game, B, 'skill:at-any-cost-3:0');
	game = act(game, C, 'kept:assign-chief-of-staff:0');
	game = contribute(game, { [B]: cards('pol1 tre1') });
	expect(told(game, 'check-ended')).toMatchObject({ total: 5 });
});

test('difficulty changes never move the partial threshold; below it any total passes (R5.6.2)', () => {
	const partial = (total: 'pol1' | 'pol3', difficulty: number) => {
		const table = scene({ cast: crew, hands: { [A]: [card(total), 'jury-rigged-1'] } });
		const text = checkText(difficulty, ['politics']).map((effect) => ({
			...effect,
			partial: { at: 3, effects: [{ kind: 'resource', resource: 'fuel', by: -1 } as const] }
		}));
		let game = playText({ ...table, decks: { ...table.decks } }, text, {
			about: { deck: 'crisis', id: 'riots-a' }
		});
		game = stackDestiny(game, card('lea1'), 'consolidate-power-1');
		game = act(game, A, 'skill:jury-rigged-1:0');
		return told(contribute(game, { [A]: cards(total) }), 'check-ended').outcome;
	};
	// 3 - 1 + 1 = 3
	expect(partial('pol3', 8)).toBe('partial');
	expect(partial('pol3', 7)).toBe('pass');
	expect(partial('pol1', 5)).toBe('pass');
	expect(partial('pol1', 8)).toBe('fail');
});

test('a sheet answers once to the same check, however long the window stays open (R5.3.2)', () => {
	const table = scene({ cast: ['saul-tigh', 'tom-zarek', 'laura-roslin'], hands: { [C]: cards('lea1') } });
	let game = startCheck(table, 7, ['leadership'], { ...quarters, chosen: C });
	expect(question(game, 'window').question).toMatchObject({ from: [A, C] });
	game = act(game, A, 'sheet:positive:0');
	expect(told(game, 'difficulty-changed').by).toBe(-3);
	expect(question(game, 'window').question).toMatchObject({ from: [C] });
	let brig = startCheck(table, 7, ['politics'], { about: { deck: 'place', id: 'brig' }, used: true });
	brig = reply(act(brig, B, 'sheet:positive:0'), 'option', '0', B);
	expect(question(brig, 'window').question).toMatchObject({ from: [C] });
});
