import { describe, expect, test } from 'vitest';
import { places } from '../box/index.ts';
import { drawCrisis, activateIcons, prepareIcons } from './crisis.ts';
import type { CrisisFrame } from './crisis.ts';
import { take } from './decks.ts';
import { pending, run } from './engine.ts';
import type { Game } from './game.ts';
import { act, contribute, textOf, told } from './testing/checks.ts';
import { fleet } from './testing/fleet.ts';
import { A, B, goOn, isDone, playFrame, playText, question, reply, scene } from './testing/scene.ts';

const crew = ['saul-tigh', 'william-adama', 'tom-zarek'] as const;

/** These lie on top of the Crisis deck, the first on top. */
const stacked =
	(...wanted: readonly string[]) =>
	(game: Game): void => {
		for (const card of wanted) take(game.decks.crisis, card);
		game.decks.crisis.push(...[...wanted].reverse());
	};

/** One of the three steps of the turn that a Crisis card takes up. */
function step(game: Game, enter: (game: Game) => void): Game {
	const next = structuredClone(game);
	next.stack = [{ proc: 'look', seat: A, cards: [], why: 'look', rule: 'R13.1.1' }];
	next.asked = [];
	enter(next);
	run(next);
	return next;
}

const revealed = (id: string, rest: Partial<CrisisFrame> = {}): CrisisFrame => ({
	proc: 'crisis',
	step: 'reveal',
	about: { deck: 'crisis', id },
	drawer: A,
	own: false,
	skip: [],
	jump: false,
	...rest
});

describe('the Crisis step', () => {
	test('one card is drawn and shown without a question; it counts as discarded at once (R6.1.1, R1.7.3)', () => {
		const game = step(scene({ cast: crew, edit: stacked('riots-a') }), drawCrisis);
		expect(told(game, 'crisis-revealed')).toMatchObject({
			seat: A,
			about: { deck: 'crisis', id: 'riots-a' }
		});
		expect(game.drawn).toEqual({ about: { deck: 'crisis', id: 'riots-a' }, drawer: A, jump: false });
		expect(game.discards.crisis).toEqual(['riots-a']);
		expect(question(game, 'option', B).question).toMatchObject({ kind: 'option' });
	});

	test('Cylon players and prisoners of the Brig have none, prisoners in Detention do (R3.1.5)', () => {
		const cylon = step(scene({ cast: crew, cylons: [A] }), drawCrisis);
		const brig = step(scene({ cast: crew, at: { [A]: 'brig' } }), drawCrisis);
		const detention = step(
			scene({ cast: crew, at: { [A]: 'detention' }, edit: stacked('riots-a') }),
			drawCrisis
		);
		expect([cylon, brig, detention].map((game) => game.drawn !== null)).toEqual([false, false, true]);
	});

	test('Roslin keeps one of two, the other goes under the deck unseen (R6.1.1, R13.5.27)', () => {
		const table = scene({
			cast: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
			edit: stacked('riots-a', 'riots-b')
		});
		let game = step(table, drawCrisis);
		expect(question(game, 'crisis-pick', A)).toMatchObject({
			mode: 'hand',
			question: { from: ['riots-a', 'riots-b'], min: 1, max: 1 }
		});
		game = reply(game, 'crisis-pick', ['riots-b']);
		expect(game.decks.crisis[0]).toBe('riots-a');
		expect(game.drawn?.about.id).toBe('riots-b');
		const open = game.log.filter(({ label }) => label === 'all');
		expect(JSON.stringify(open)).not.toContain('riots-a');
	});

	test('Secret Destiny replaces the card; the first drawer counts as drawer of the new one (R6.1.3, R6.1.10)', () => {
		const table = scene({
			cast: ['laura-roslin', 'kara-starbuck-thrace', 'tom-zarek'],
			edit: stacked('riots-a', 'riots-b', 'ambush', 'besieged')
		});
		let game = reply(step(table, drawCrisis), 'crisis-pick', ['riots-a']);
		expect(question(game, 'window').question).toMatchObject({ event: 'crisis-revealed', from: [B] });
		game = act(game, B, 'sheet:once:0');
		game = reply(game, 'crisis-pick', ['ambush'], A);
		expect(game.drawn).toMatchObject({ about: { id: 'ambush' }, drawer: A });
		game = goOn(game);
		expect(game.inPlay.map(({ about }) => about.id)).toEqual(['ambush']);
		expect(game.discards.crisis).toEqual(['riots-a']);
	});

	test('Delusional Intuition asks for a type after the card lies open, only its drawer (R6.1.12)', () => {
		const table = scene({ cast: ['gaius-baltar', 'saul-tigh', 'tom-zarek'], edit: stacked('riots-a') });
		const game = reply(step(table, drawCrisis), 'draw-types', { piloting: 1 }, A);
		expect(game.seats[A]?.hand).toHaveLength(1);
		const other = scene({ cast: ['saul-tigh', 'gaius-baltar', 'tom-zarek'], edit: stacked('riots-a') });
		expect(question(step(other, drawCrisis), 'option')).toBeTruthy();
	});

	test('Moral Compass switches the box, not a choice inside it (R6.1.7)', () => {
		const table = scene({ cast: ['saul-tigh', 'karl-helo-agathon', 'tom-zarek'] });
		let game = playFrame(table, revealed('riots-a'));
		game = reply(game, 'option', '0');
		expect(question(game, 'window').question).toMatchObject({ event: 'option-chosen', from: [B] });
		const kept = goOn(game);
		expect(kept.resources).toMatchObject({ food: 7, morale: 9, population: 12, fuel: 8 });
		const switched = goOn(act(game, B, 'sheet:once:0'));
		expect(switched.resources).toMatchObject({ food: 8, morale: 10, population: 11, fuel: 7 });
		let inner = reply(playFrame(table, revealed('requested-resignation')), 'option', '1');
		inner = goOn(inner);
		inner = reply(inner, 'option', '0');
		expect(pending(inner).some(({ why }) => why === 'window')).toBe(false);
	});
});

describe('icons', () => {
	const drawn =
		(id: string, jump = false) =>
		(game: Game) => {
			take(game.decks.crisis, id);
			game.discards.crisis.push(id);
			game.drawn = { about: { deck: 'crisis', id }, drawer: A, jump };
		};

	test('E94: a card once drawn is completed, whatever became of the current player (R3.1.9)', () => {
		const table = scene({
			cast: crew,
			at: { [A]: 'brig' },
			edit: (game) => {
				drawn('witch-hunt')(game);
				fleet({ heavies: { front: 1 } })(game);
			}
		});
		const activated = goOn(step(table, activateIcons));
		expect(activated.space.heavies['port-bow']).toBe(1);
		const prepared = step(activated, prepareIcons);
		expect(prepared.marker).toBe(1);
		expect(prepared.drawn).toBeNull();
	});

	test('Engine Room: the next card resolved has the icon, and only once (R6.1.11)', () => {
		const add = { mod: { kind: 'add-icon', icon: 'jump' }, until: 'turn', seat: A } as const;
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.modifiers.push(structuredClone(add));
			}
		});
		for (const [id, box] of [
			['riots-a', '0'],
			['riots-b', '0']
		] as const) {
			const game = goOn(reply(playFrame(table, revealed(id)), 'option', box));
			expect([id, game.marker]).toEqual([id, 1]);
			expect(game.modifiers).toEqual([]);
		}
		const own = scene({ cast: crew, edit: drawn('riots-a', true) });
		expect(step(own, prepareIcons).marker).toBe(1);
		expect(step(scene({ cast: crew, edit: drawn('riots-a') }), prepareIcons).marker).toBe(0);
	});

	test('before the return jump icons count, after it the evacuation icon in their place (R11.6.3, R11.9.3)', () => {
		const settle = (era: 'occupied' | 'orbit') =>
			scene({
				cast: crew,
				edit: (game) => {
					game.flow = { play: 'turn.prepare', era };
					game.drawn = { about: { deck: 'new-caprica-crisis', id: 'contact-raptor' }, drawer: A, jump: true };
					game.prepared = game.civilianPile.splice(0, 1);
				}
			});
		const before = step(settle('occupied'), prepareIcons);
		expect([before.marker, before.prepared.length]).toEqual([1, 1]);
		const after = reply(step(settle('orbit'), prepareIcons), 'launch-area', 'port-bow');
		expect([after.marker, after.prepared.length]).toEqual([0, 0]);
		expect(after.space.civilians.map(({ area }) => area)).toEqual(['port-bow']);
	});

	test('E81: the jump icon that brings Galactica back is not read again as evacuation icon (R11.9.5)', () => {
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.flow = { play: 'turn.prepare', era: 'occupied' };
				game.marker = 4;
				game.drawn = { about: { deck: 'new-caprica-crisis', id: 'contact-raptor' }, drawer: A, jump: false };
				game.prepared = game.civilianPile.splice(0, 1);
			}
		});
		const game = goOn(step(table, prepareIcons));
		expect(game.flow.era).toBe('orbit');
		expect(game.prepared).toHaveLength(1);
		expect(isDone(game)).toBe(true);
	});

	test('the New Caprica step Establish Sanitation skips is Prepare for Jump (R11.9.3)', () => {
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.flow = { play: 'turn.prepare', era: 'occupied' };
			}
		});
		const about = { deck: 'new-caprica-crisis', id: 'establish-sanitation' } as const;
		const skipped = goOn(reply(playFrame(table, revealed('', { about })), 'option', '0'));
		const paid = goOn(reply(playFrame(table, revealed('', { about })), 'option', '1'));
		expect([skipped.marker, paid.marker]).toEqual([0, 1]);
	});

	test('before the return only the occupation icon acts (E80, R11.6.1)', () => {
		const about = { deck: 'new-caprica-crisis', id: 'execution-list' } as const;
		const table = scene({
			cast: crew,
			edit: (game) => {
				fleet({ heavies: { front: 1 } })(game);
				game.flow = { play: 'turn.activate', era: 'occupied' };
				game.drawn = { about, drawer: A, jump: false };
			}
		});
		const game = step(table, activateIcons);
		expect(game.space.heavies.front).toBe(1);
		expect(game.occupation).toEqual({ 'occupation-authority': 1 });
	});
});

describe('Cylon attack cards', () => {
	test('old ships act, new ones come, then the special rule; the card stays until the jump (R6.2.1, R6.2.4)', () => {
		const table = scene({ cast: crew, edit: fleet({ basestars: [{ area: 'rear' }] }) });
		let game = playFrame(table, revealed('cylon-swarm'));
		game = goOn(game);
		while (pending(game)[0]?.why === 'which-ship') game = goOn(reply(game, 'which-ship', 'galactica'));
		const kinds = game.log.map(({ kind }) => kind);
		expect(kinds.indexOf('rolled')).toBeLessThan(kinds.indexOf('ships-placed'));
		expect(game.space.basestars.map(({ area }) => area)).toEqual(['rear', 'front']);
		expect(game.inPlay).toMatchObject([{ about: { id: 'cylon-swarm' }, until: 'jump' }]);
		expect(isDone(game)).toBe(true);
	});

	test('reactions to placed vipers come when all ships stand (R6.2.3)', () => {
		const table = scene({
			cast: ['saul-tigh', 'lee-apollo-adama', 'tom-zarek'],
			at: { [B]: 'command' }
		});
		const game = playFrame(table, revealed('ambush'));
		expect(question(game, 'window').question).toMatchObject({ event: 'viper-placed', from: [B] });
		expect(game.space.civilians).toHaveLength(3);
	});
});

describe('cards resolved elsewhere', () => {
	const caprica = (set: 'base' | 'pegasus') =>
		scene({
			cast: crew,
			config: { set, objective: 'kobol' },
			cylons: [A],
			at: { [A]: 'caprica' },
			edit: stacked('riots-b', 'thirty-three')
		});
	const actionOf = (set: 'base' | 'pegasus') => textOf(places[`caprica-${set}`].abilities[0]);
	const used = { used: true, acting: A, about: { deck: 'place', id: 'caprica-pegasus' } } as const;

	test('Caprica of Pegasus: no activation, the jump icon counts, the other card under the deck (R3.6.4)', () => {
		let game = playText(caprica('pegasus'), actionOf('pegasus'), used);
		// without a Super Crisis card only the draw is open
		game = reply(game, 'crisis-pick', ['riots-b'], A);
		expect(game.decks.crisis[0]).toBe('thirty-three');
		game = goOn(reply(game, 'option', '0', B));
		expect([game.marker, isDone(game)]).toEqual([1, true]);
	});

	test('Caprica of the base game: neither icon, the other card is discarded face up (R3.6.4, R13.2.17)', () => {
		let game = reply(playText(caprica('base'), actionOf('base'), used), 'crisis-pick', ['riots-b'], A);
		expect(game.discards.crisis).toEqual(['thirty-three', 'riots-b']);
		expect(told(game, 'discarded-other')).toMatchObject({ card: 'thirty-three' });
		game = goOn(reply(game, 'option', '0', B));
		expect(game.marker).toBe(0);
	});

	test('a Super Crisis from the hand: picked behind the gate, no sheet answers, no icons (R8.4.2, R5.9.1)', () => {
		const table = scene({
			cast: ['saul-tigh', 'kara-starbuck-thrace', 'sharon-boomer-valerii', 'karl-helo-agathon'],
			cylons: [A],
			edit: (game) => {
				for (const card of ['inbound-nukes', 'cylon-intruders']) {
					take(game.decks['super-crisis'], card);
					game.seats[A]?.superCrises.push(card);
				}
			}
		});
		let game = playText(table, actionOf('pegasus'), used);
		game = reply(game, 'option', '0', A);
		game = reply(game, 'super-crisis-pick', ['inbound-nukes'], A);
		game = contribute(game, {});
		expect(told(game, 'check-ended')).toMatchObject({ outcome: 'fail' });
		expect(game.resources).toMatchObject({ fuel: 7, food: 7, population: 11 });
		expect(game.seats[A]?.deeds).toEqual(['played-super-crisis']);
		expect(game.seats[A]?.superCrises).toEqual(['cylon-intruders']);
		expect(game.discards['super-crisis']).toEqual(['inbound-nukes']);
		expect(isDone(game)).toBe(true);
	});

	test('no Super Crisis while Galactica is away (R11.6.2)', () => {
		const table = scene({
			cast: crew,
			cylons: [A],
			edit: (game) => {
				game.flow = { play: 'turn.action', era: 'occupied' };
				game.seats[A]?.superCrises.push('inbound-nukes');
			}
		});
		const game = playText(table, [{ kind: 'resolve', from: 'super-crises' }], used);
		expect(isDone(game)).toBe(true);
		expect(game.seats[A]?.superCrises).toEqual(['inbound-nukes']);
	});

	test("Breeder's Canyon: its ships act, its jump icon does not count (D44)", () => {
		const text = textOf(places['breeders-canyon'].abilities[1]);
		const table = scene({ cast: crew, cylons: [A], edit: stacked('riots-b') });
		const game = goOn(reply(playText(table, text, used), 'option', '0', B));
		expect(game.marker).toBe(0);
		expect(game.log.some((entry) => entry.kind === 'icon' && entry.icon === 'basestars')).toBe(true);
	});

	test('Fulfiller of Prophecy: another Crisis in full after the activation (R6.1.5)', () => {
		const table = scene({
			cast: crew,
			hands: { [A]: ['repair-1', 'repair-2'] },
			edit: stacked('fulfiller-of-prophecy', 'riots-b')
		});
		let game = reply(step(table, drawCrisis), 'option', '1', A);
		game = reply(game, 'discard', ['repair-1'], A);
		expect(game.drawn?.about.id).toBe('fulfiller-of-prophecy');
		game = step(game, activateIcons);
		game = goOn(reply(game, 'option', '0', B));
		expect(game.marker).toBe(1);
		game = step(game, prepareIcons);
		expect([game.marker, game.drawn]).toEqual([1, null]);
		expect(game.discards.crisis).toEqual(['fulfiller-of-prophecy', 'riots-b']);
	});

	test('Mining Asteroid looks for Scar and runs it; nobody drew it (R6.8)', () => {
		const table = scene({ cast: ['gaius-baltar', 'saul-tigh', 'tom-zarek'] });
		const game = goOn(playText(table, [{ kind: 'fetch', deck: 'crisis', card: 'scar' }]));
		expect(game.space.scar).toBe('starboard-bow');
		expect(game.inPlay.map(({ about }) => about.id)).toEqual(['scar']);
		expect(game.seats[A]?.hand).toEqual([]);
		const again = playText({ ...game, stack: [], asked: [] }, [
			{ kind: 'fetch', deck: 'crisis', card: 'scar' }
		]);
		expect(isDone(again)).toBe(true);
	});

	test('a box whose need is not met stays visible and cannot be taken (R1.8.3)', () => {
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.nukes = 0;
			}
		});
		const game = playFrame(table, revealed('build-cylon-detector'));
		expect(() => reply(game, 'option', '0', B)).toThrow('needs-not-met');
		expect(goOn(reply(game, 'option', '1', B)).resources.morale).toBe(9);
	});

	test('nor does Moral Compass switch to such a box: no window opens for it (R1.8.3, R6.1.7)', () => {
		const table = scene({
			cast: ['saul-tigh', 'william-adama', 'karl-helo-agathon'],
			edit: (game) => {
				game.nukes = 0;
			}
		});
		const game = reply(playFrame(table, revealed('build-cylon-detector')), 'option', '1');
		expect(pending(game).map(({ why }) => why)).not.toContain('window');
	});

	test('a roll that a Super Crisis sets off is no check: ECO Officer answers (R5.9.1)', () => {
		const table = scene({
			cast: ['karl-helo-agathon', 'william-adama', 'saul-tigh'],
			at: { 0: 'command' },
			edit: fleet({ basestars: [{ area: 'front' }] })
		});
		const about = { deck: 'super-crisis', id: 'fleet-mobilization' } as const;
		// nobody holds a card, so nothing but the sheet could open a window
		const asked = playFrame(table, revealed('', { about, step: 'resolve', skip: ['activate', 'prepare'] }));
		expect(question(asked, 'window').question).toMatchObject({ event: 'after-roll', from: [A] });
	});
});
