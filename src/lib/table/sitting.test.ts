import { describe, expect, test, vi } from 'vitest';
import type { Storage } from '../storage/index.ts';
import { IDLE_AFTER } from './sitting.ts';
import {
	anna,
	behindCurtain,
	boris,
	claudia,
	gate,
	hand,
	inHands,
	onTable,
	open,
	seat,
	secret,
	sitDown,
	threeFriends
} from './testing/at-table.ts';
import { fakeEngine, type Step } from './testing/fake-engine.ts';
import { fakeWorld } from './testing/fake-world.ts';

describe('opening', () => {
	test('is behind the curtain, with the commitment to the seed', async () => {
		const at = await sitDown([open(0)]);
		expect(at.shown()).toEqual(behindCurtain);
		expect(at.sitting.state).toMatchObject({ eyes: null, refusal: null, trouble: null, saving: false });
		expect(at.sitting.state.commitment).toMatch(/^[0-9a-f]{64}$/);
		expect(at.sitting.state.summary).toMatchObject({ title: 'Friday crew', waitingFor: [anna] });
	});
	test('the curtain lifts to the table for an open decision, to a gate for a secret one', async () => {
		const opened = await sitDown([open(1)]);
		opened.sitting.lift();
		expect(opened.shown()).toEqual(onTable);
		const hidden = await sitDown([secret(1)]);
		hidden.sitting.lift();
		expect(hidden.shown()).toEqual(gate(boris));
	});
	test('after the last decision it lifts to the table', async () => {
		const at = await sitDown([]);
		at.sitting.lift();
		expect(at.shown()).toEqual(onTable);
	});
});

describe('passing the tablet', () => {
	test('a gate without a PIN opens when held', async () => {
		const at = await sitDown([hand(0)]);
		at.sitting.lift();
		await at.sitting.open();
		expect(at.shown()).toEqual(inHands(anna));
		expect(at.sitting.state.eyes).toMatchObject({ own: { hand: ['secret of 0'] } });
	});
	test('a gate with a PIN opens with the PIN only', async () => {
		const pin = await fakeWorld(fakeEngine([])).table.hashPin('4711');
		const players = threeFriends.players.map((player, n) => (n === 1 ? { ...player, pin } : player));
		const at = await sitDown([hand(1)], { ...threeFriends, players });
		at.sitting.lift();
		await at.sitting.open();
		expect(at.shown()).toEqual(gate(boris, true));
		await at.sitting.open('0000');
		expect(at.shown()).toEqual(gate(boris, true, true));
		await at.sitting.open('4711');
		expect(at.shown()).toEqual(inHands(boris));
	});
	test('a PIN found right after the tablet went elsewhere opens nothing', async () => {
		const pin = await fakeWorld(fakeEngine([])).table.hashPin('4711');
		const players = threeFriends.players.map((player) => ({ ...player, pin }));
		const at = await sitDown([hand(1)], { ...threeFriends, players });
		at.sitting.lift();
		const opening = at.sitting.open('4711');
		at.sitting.passTo(anna);
		await opening;
		expect(at.shown()).toEqual(gate(anna, true));
		const again = at.sitting.open('4711');
		at.hide();
		at.sitting.lift();
		await again;
		expect(at.shown()).toEqual(gate(boris, true));
	});
	test('anybody may look at their own hand; a seat that is not there has no gate', async () => {
		const at = await sitDown([open(0)]);
		at.sitting.lift();
		await at.holdFor(claudia);
		expect(at.shown()).toEqual(inHands(claudia));
		at.sitting.cover();
		at.sitting.passTo(seat(6));
		expect(at.shown()).toEqual(onTable);
	});
	test('hidden, idle, or asleep: the curtain falls and the secrets are gone', async () => {
		const at = await sitDown([hand(0)]);
		const leave = [
			() => {
				at.hide();
			},
			() => {
				at.pass(IDLE_AFTER);
			},
			() => {
				at.sleep(IDLE_AFTER);
				at.touch();
			}
		];
		for (const away of leave) {
			at.sitting.lift();
			await at.sitting.open();
			expect(at.shown()).toEqual(inHands(anna));
			away();
			expect(at.shown()).toEqual(behindCurtain);
			expect(at.sitting.state.eyes).toBeNull();
		}
	});
	test('touching keeps it open; the table has no such hurry', async () => {
		const at = await sitDown([hand(0)]);
		at.sitting.lift();
		await at.sitting.open();
		for (let n = 0; n < 5; n++) {
			at.pass(IDLE_AFTER - 1);
			at.touch();
		}
		expect(at.shown()).toEqual(inHands(anna));
		at.sitting.cover();
		at.pass(IDLE_AFTER * 10);
		expect(at.shown()).toEqual(onTable);
	});
});

describe('adding no cards to a check', () => {
	const adds = (n: number, mode: 'secret' | 'hand' = 'secret'): Step => [
		{ seat: n, mode, why: 'contribute' }
	];
	test('is said at the gate, without a look at the cards, and the next gate follows', async () => {
		const at = await sitDown([adds(0), adds(1, 'hand'), open(2)]);
		at.sitting.lift();
		await at.sitting.addNothing('0.0');
		expect(at.shown()).toEqual(gate(boris));
		await at.sitting.addNothing('1.0');
		expect(at.shown()).toEqual(onTable);
		expect(at.played()).toEqual([[], []]);
		expect(at.seen.every(({ eyes }) => eyes === null)).toBe(true);
	});
	test('needs no PIN: nothing secret is opened', async () => {
		const pin = await fakeWorld(fakeEngine([])).table.hashPin('4711');
		const players = threeFriends.players.map((player) => ({ ...player, pin }));
		const at = await sitDown([adds(0), open(0)], { ...threeFriends, players });
		at.sitting.lift();
		await at.sitting.addNothing('0.0');
		expect(at.shown()).toEqual(onTable);
	});
	test('is not said at another’s gate, on the table, in private, or to another question', async () => {
		const at = await sitDown([[...adds(0), ...secret(1)]]);
		await at.sitting.addNothing('0.0');
		at.sitting.lift();
		at.sitting.cover();
		await at.sitting.addNothing('0.0');
		await at.holdFor(anna);
		await at.sitting.addNothing('0.0');
		expect(at.sitting.state.refusal).toBeNull();
		for (const decision of ['0.0', '0.1']) {
			at.sitting.passTo(boris);
			await at.sitting.addNothing(decision);
			expect(at.sitting.state.refusal).toEqual({ refused: 'other-seat', rule: 'R13.1' });
		}
		expect(at.played()).toEqual([]);
	});
});

describe('answering', () => {
	test('openly at the table goes on at the table, or to the gate of who decides in secret', async () => {
		const at = await sitDown([open(0), open(1), hand(2)]);
		at.sitting.lift();
		await at.answer('yes');
		expect(at.shown()).toEqual(onTable);
		await at.answer('yes');
		expect(at.shown()).toEqual(gate(claudia));
	});
	test('in private stays with the seat while it decides, openly or not', async () => {
		const at = await sitDown([hand(0), open(0), secret(0), hand(1), open(2)]);
		at.sitting.lift();
		await at.sitting.open();
		await at.answer('draw');
		expect(at.shown()).toEqual(inHands(anna));
		await at.answer('move');
		expect(at.shown()).toEqual(inHands(anna));
		await at.answer('look');
		expect(at.shown()).toEqual(gate(boris));
		await at.sitting.open();
		await at.answer('draw');
		expect(at.shown()).toEqual(onTable);
	});
	test('of several at once, one after the other is asked', async () => {
		const at = await sitDown([[...secret(0), ...secret(1), ...secret(2)], open(0)]);
		at.sitting.lift();
		for (const who of [anna, boris, claudia]) {
			expect(at.shown()).toEqual(gate(who));
			await at.sitting.open();
			await at.answer('seen');
		}
		expect(at.shown()).toEqual(onTable);
	});
	test('a secret decision is not made at the table, nor with somebody else’s hands, nor behind the curtain', async () => {
		const at = await sitDown([secret(0)]);
		const refused = { refused: 'other-seat', rule: 'R13.1' };
		await at.answer('yes');
		expect(at.sitting.state.refusal).toEqual(refused);
		at.sitting.lift();
		await at.answer('yes');
		expect(at.sitting.state.refusal).toEqual(refused);
		await at.holdFor(boris);
		expect(at.sitting.state.refusal).toBeNull();
		await at.answer('yes');
		expect(at.sitting.state.refusal).toEqual(refused);
		expect(at.played()).toEqual([]);
	});
	test('what all have to see is seen on the table before the next gate, whoever answered', async () => {
		const at = await sitDown([open(0), hand(0), hand(0), hand(1)]);
		at.sitting.lift();
		await at.answer('scene');
		expect(at.shown()).toEqual(onTable);
		await at.holdFor(anna);
		await at.answer('scene');
		expect(at.shown()).toEqual(onTable);
		await at.holdFor(anna);
		await at.answer('yes');
		expect(at.shown()).toEqual(gate(boris));
	});
	test('a refusal stores nothing, is shown, and goes away', async () => {
		const at = await sitDown([open(0)]);
		at.sitting.lift();
		await at.answer('no');
		expect(at.sitting.state.refusal).toEqual({ refused: 'not-offered', rule: 'R4.1' });
		await at.sitting.answer('stale', anna, 'yes');
		expect(at.sitting.state.refusal).toMatchObject({ refused: 'stale' });
		await at.sitting.answer('0.0', boris, 'yes');
		expect(at.sitting.state.refusal).toMatchObject({ refused: 'other-seat' });
		at.sitting.dismiss();
		expect(at.sitting.state.refusal).toBeNull();
		expect(await at.world.storage.load(at.id)).toMatchObject({ moves: [] });
	});
	test.each([
		undefined,
		1n,
		(() => {
			const ring: unknown[] = [];
			ring.push(ring);
			return ring;
		})()
	])('a value that is no data (%#) is refused', async (value) => {
		const at = await sitDown([open(0)]);
		at.sitting.lift();
		await at.sitting.answer('0.0', anna, value as never);
		expect(at.sitting.state.refusal).toMatchObject({ refused: 'malformed' });
	});
	test('is stored before it is shown', async () => {
		const at = await sitDown([open(0), open(1)]);
		at.sitting.lift();
		const order: string[] = [];
		const append = at.world.storage.append.bind(at.world.storage);
		vi.spyOn(at.world.storage, 'append').mockImplementation(async (...args) => {
			const kept = await append(...args);
			order.push(`stored, ${at.sitting.state.saving ? 'saving' : 'idle'}, ${JSON.stringify(at.played())}`);
			return kept;
		});
		at.sitting.subscribe((state) =>
			order.push(`${state.saving ? 'saving' : 'shown'} turn ${state.table.turn}`)
		);
		await at.answer('yes');
		expect(order).toEqual(['shown turn 0', 'saving turn 0', 'stored, saving, []', 'shown turn 1']);
	});
	test('twice in one tap counts once', async () => {
		const at = await sitDown([open(0), open(0), open(0)]);
		at.sitting.lift();
		await Promise.all([at.answer('yes'), at.answer('yes'), at.answer('yes')]);
		expect(at.played()).toEqual(['yes']);
		expect(await at.world.storage.load(at.id)).toMatchObject({ moves: [{ value: 'yes' }] });
	});
	test('laid down or hidden while it is being stored, the tablet stays where it was put', async () => {
		const at = await sitDown([hand(0), hand(0), hand(1)]);
		at.sitting.lift();
		await at.sitting.open();
		const hidden = at.answer('draw');
		at.hide();
		await hidden;
		expect(at.shown()).toEqual(behindCurtain);
		at.sitting.lift();
		await at.sitting.open();
		const covered = at.answer('draw');
		at.sitting.cover();
		await covered;
		expect(at.shown()).toEqual(gate(boris));
	});
});

describe('after an answer the tablet', () => {
	const stay = async (step: Step) => {
		const at = await sitDown([[{ seat: 0, mode: 'hand', phase: 'action' }], step]);
		at.sitting.lift();
		await at.sitting.open();
		await at.answer('yes');
		return at.shown();
	};

	test('lies on the table when others have a say, though the same seat goes on', async () => {
		expect(await stay([{ seat: 0, mode: 'public', kind: 'window', phase: 'action' }])).toEqual(onTable);
	});
	test.each(['setup', 'start', 'receive', 'movement', 'action'] as const)(
		'stays for an open question of one’s own step (%s)',
		async (phase) => {
			expect(await stay([{ seat: 0, mode: 'public', kind: 'split', phase }])).toEqual(inHands(anna));
		}
	);
	test.each(['crisis', 'activate', 'prepare', 'end'] as const)(
		'is laid down for an open question of everybody’s step (%s)',
		async (phase) => {
			expect(await stay([{ seat: 0, mode: 'public', phase }])).toEqual(onTable);
		}
	);
	test.each(['hand', 'secret'] as const)('stays for a %s question in any step', async (mode) => {
		expect(await stay([{ seat: 0, mode, phase: 'crisis' }])).toEqual(inHands(anna));
	});
	test('goes on to another seat’s gate', async () => {
		expect(await stay([{ seat: 1, mode: 'hand', phase: 'action' }])).toEqual(gate(boris));
	});
});

describe('an engine that falls over', () => {
	test.each(['crash', 'break', 'break-own'])(
		'by %s leaves the game as it was and takes the tablet away',
		async (value) => {
			const at = await sitDown([hand(0), hand(0)]);
			at.sitting.lift();
			await at.sitting.open();
			await at.answer(value);
			expect(at.sitting.state).toMatchObject({ trouble: 'engine-fault', eyes: null, saving: false });
			expect(at.shown()).toEqual(onTable);
			expect(at.played()).toEqual([]);
			expect(await at.world.storage.load(at.id)).toMatchObject({ moves: [] });
			at.sitting.dismiss();
			expect(at.sitting.state.trouble).toBeNull();
			await at.holdFor(anna);
			await at.answer('yes');
			expect(at.played()).toEqual(['yes']);
		}
	);
});

describe('storage trouble', () => {
	const refuse = (storage: Storage, ...troubles: ('storage-full' | 'storage-lost' | 'not-found')[]) => {
		const append = vi.spyOn(storage, 'append');
		for (const trouble of troubles) append.mockResolvedValueOnce({ trouble });
	};

	test.each(['storage-full', 'storage-lost'] as const)(
		'%s: the game goes on, all moves are stored in order later',
		async (trouble) => {
			const at = await sitDown([open(0), open(1), open(2), open(0)]);
			at.sitting.lift();
			await at.answer('first');
			refuse(at.world.storage, trouble, trouble);
			await at.answer('second');
			expect(at.sitting.state).toMatchObject({ trouble, unsaved: 1 });
			await at.answer('third');
			expect(at.sitting.state).toMatchObject({ trouble, unsaved: 2 });
			expect(at.played()).toEqual(['first', 'second', 'third']);
			await at.answer('fourth');
			expect(at.sitting.state).toMatchObject({ trouble: null, unsaved: 0 });
			expect(await at.table.verifyReplay(at.id)).toEqual({ same: true });
			expect(await at.world.storage.load(at.id)).toMatchObject({
				moves: ['first', 'second', 'third', 'fourth'].map((value) => ({ value }))
			});
		}
	);
	test('takes the tablet away when it is first said', async () => {
		const at = await sitDown([hand(0), hand(0), hand(0)]);
		at.sitting.lift();
		await at.sitting.open();
		refuse(at.world.storage, 'storage-full', 'storage-full');
		await at.answer('one');
		expect(at.shown()).toEqual(onTable);
		await at.holdFor(anna);
		await at.answer('two');
		expect(at.shown()).toEqual(inHands(anna));
	});
	test('what could not be stored is tried once more on leaving', async () => {
		const at = await sitDown([open(0), open(1)]);
		at.sitting.lift();
		refuse(at.world.storage, 'storage-full');
		await at.answer('first');
		at.sitting.close();
		await vi.waitFor(async () => {
			expect(await at.world.storage.load(at.id)).toMatchObject({ moves: [{ value: 'first' }] });
		});
	});
	test('a second tab: the one left behind stops, what is stored stays', async () => {
		const here = await sitDown([open(0), open(1), open(2)]);
		const there = await here.restart();
		here.sitting.lift();
		there.sitting.lift();
		await there.answer('there');
		await here.answer('here');
		expect(here.sitting.state).toMatchObject({ trouble: 'other-tab' });
		expect(here.played()).toEqual([]);
		here.sitting.dismiss();
		expect(here.sitting.state.trouble).toBe('other-tab');
		await here.answer('here');
		expect(here.played()).toEqual([]);
		expect(await here.world.storage.load(here.id)).toMatchObject({ moves: [{ value: 'there' }] });
		await there.answer('there again');
		expect(there.played()).toEqual(['there', 'there again']);
	});
	test('a game the browser threw away meanwhile is stored again, whole, with the next answer', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		await at.answer('first');
		await at.world.storage.delete(at.id);
		await at.answer('second');
		expect(at.sitting.state).toMatchObject({ trouble: null, unsaved: 0 });
		expect(await at.world.storage.load(at.id)).toMatchObject({
			game: { title: 'Friday crew', players: threeFriends.players },
			moves: [{ value: 'first' }, { value: 'second' }]
		});
		expect(await at.table.verifyReplay(at.id)).toEqual({ same: true });
	});
	test('an answer that was kept although the storage said no is not stored twice', async () => {
		const at = await sitDown([open(0), open(1), open(2)]);
		at.sitting.lift();
		const append = at.world.storage.append.bind(at.world.storage);
		vi.spyOn(at.world.storage, 'append').mockImplementationOnce(async (...args) => {
			await append(...args);
			return { trouble: 'storage-lost' };
		});
		await at.answer('first');
		expect(at.sitting.state).toMatchObject({ trouble: 'storage-lost', unsaved: 1 });
		await at.answer('second');
		expect(at.sitting.state).toMatchObject({ trouble: null, unsaved: 0 });
		expect(await at.world.storage.load(at.id)).toMatchObject({
			moves: [{ value: 'first' }, { value: 'second' }]
		});
	});
});

test('closed, it shows nothing, hears nothing and takes nothing', async () => {
	const at = await sitDown([hand(0), hand(0)]);
	at.sitting.lift();
	await at.sitting.open();
	at.sitting.close();
	expect(at.sitting.state).toMatchObject({ handOff: behindCurtain, eyes: null });
	const heard = at.seen.length;
	at.sitting.lift();
	await at.answer('yes');
	at.hide();
	at.sitting.close();
	expect(at.seen.length).toBe(heard);
	expect(at.played()).toEqual([]);
});

test('killed at any decision, it comes back to the same one', async () => {
	const script = [hand(0), open(0), [...secret(0), ...secret(1)], open(2), hand(1)];
	let at = await sitDown(script);
	for (let n = 0; n <= 6; n++) {
		const back = await at.restart();
		expect(back.shown()).toEqual(behindCurtain);
		expect(back.sitting.state.table).toEqual(at.sitting.state.table);
		expect(await back.table.verifyReplay(at.id)).toEqual({ same: true });
		at = back;
		at.sitting.lift();
		await at.sitting.open();
		await at.answer(`answer ${n}`);
	}
	expect(at.sitting.state.table.decisions).toEqual([]);
});

test('no moment of a sitting has secrets in it but in their own seat’s hands', async () => {
	const at = await sitDown([hand(0), secret(1), open(2), hand(2)]);
	at.sitting.lift();
	for (let n = 0; n < 4; n++) {
		await at.sitting.open();
		await at.answer('yes');
		at.sitting.passTo(anna);
		await at.sitting.open();
		at.sitting.passTo(boris);
		at.hide();
		at.sitting.lift();
	}
	expect(at.seen.some(({ eyes }) => eyes !== null)).toBe(true);
	for (const state of at.seen) {
		const { handOff } = state;
		const secrets = JSON.stringify(state).match(/secret of \d/g) ?? [];
		expect(secrets).toEqual(handOff.mode === 'private' ? [`secret of ${handOff.seat}`] : []);
	}
});
