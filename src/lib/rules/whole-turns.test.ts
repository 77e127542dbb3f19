/** Whole turns in which something great happens in the middle: a jump in a check, prison, death, a change of sides. */
import { describe, expect, test } from 'vitest';
import type { AnswerValue, Seat, Why } from './contract.ts';
import { take } from './decks.ts';
import { pending, run } from './engine.ts';
import type { Game } from './game.ts';
import { anyAnswer } from '../robots/random.ts';
import { act, card, stackDestiny, told } from './testing/checks.ts';
import { fleet } from './testing/fleet.ts';
import { A, B, C, loadDice, question, reply, scene } from './testing/scene.ts';
import { quiet, stackDestinations } from './testing/voyage.ts';

const NOT = 'you-are-not-a-cylon-base';
const crew = ['saul-tigh', 'william-adama', 'laura-roslin', 'chief-galen-tyrol'] as const;

/** A's turn goes on after this phase, with these Crisis cards on top. */
function turn(game: Game, play: Game['flow']['play'], ...crises: string[]): Game {
	const next = quiet(game);
	for (const id of crises) take(next.decks.crisis, id);
	next.decks.crisis.push(...crises.toReversed());
	next.flow = { ...next.flow, play };
	run(next);
	return next;
}

type Answers = Partial<Record<Why, AnswerValue>>;
/** Answers as said, else with the first thing offered, until `stop`. */
function playUntil(game: Game, stop: (now: Game) => boolean, how: Answers = {}): Game {
	let now = game;
	for (let n = 0; !stop(now) && !now.outcome; n++) {
		const [decision] = pending(now);
		if (!decision || n > 300) throw new Error('it does not end');
		const { why, seat, question: asked } = decision;
		const usual = asked.kind === 'window' ? { go: true as const } : anyAnswer(asked, () => 0);
		now = reply(now, why, how[why] ?? usual, seat);
	}
	return now;
}
const nextTurn = (game: Game): boolean => game.turn > 1;
const crisesOf = (game: Game, seat: Seat): string[] =>
	game.log.flatMap((entry) =>
		entry.kind === 'crisis-revealed' && entry.seat === seat ? [entry.about.id] : []
	);

describe('a jump in the middle of a Crisis', () => {
	/** Crippled Raider passed: the marker advances, and the card prints a raiders icon and a jump icon. */
	const crippled = (edit: (game: Game) => void): Game =>
		turn(
			stackDestiny(scene({ cast: crew, config: { objective: 'kobol' }, edit }), card('tac5'), card('eng5')),
			'turn.action',
			'crippled-raider'
		);

	test('E40: Auto Jump now; the ships of the new place act, and the jump icon goes from Start to 1 (R7.1.1)', () => {
		const game = crippled((g) => {
			g.marker = 4;
			g.milestones = [4, 8];
			fleet({ raiders: { rear: 3 }, vipers: { rear: 1 } })(g);
			stackDestinations(g, 'cylon-ambush', 'barren-planet');
		});
		const jumping = playUntil(reply(game, 'option', '0'), (now) =>
			pending(now).some(({ why }) => why === 'destination-pick')
		);
		expect(jumping.flow.play).toBe('turn.crisis');
		const landed = reply(jumping, 'destination-pick', ['cylon-ambush']);
		const after = playUntil(landed, nextTurn);
		// three new raiders in front flew towards the civilian ships in the rear; the old ones are gone with the viper
		expect(after.space.raiders).toMatchObject({ front: 0, rear: 0, 'starboard-bow': 3 });
		expect([after.marker, after.distance]).toEqual([1, 3]);
	});

	test('E40: with the final jump due it ends the game there and then (R12.4.1)', () => {
		const game = crippled((g) => {
			g.marker = 4;
			g.distance = 8;
			g.milestones = [4, 8];
			g.lastJumpDue = true;
		});
		const over = playUntil(reply(game, 'option', '0'), () => false);
		expect(over.outcome).toMatchObject({ winner: 'humans', why: 'kobol-reached' });
	});

	test('R7.4.1: distance 8 by a card, and a jump before that card is finished: it is the last one', () => {
		const game = crippled((g) => {
			g.marker = 4;
			g.distance = 8;
			g.milestones = [4];
		});
		expect(playUntil(reply(game, 'option', '0'), () => false).outcome?.why).toBe('kobol-reached');
	});
});

describe('the current player after something has happened to him', () => {
	test('E94: into the Brig by his own Crisis: its icons still count, next turn he has none (R3.1.9)', () => {
		const table = scene({
			cast: crew,
			edit: fleet({ heavies: { front: 1 } })
		});
		const game = turn(stackDestiny(table, card('pil5'), card('eng5')), 'turn.action', 'code-blue');
		const after = playUntil(reply(game, 'option', '0'), nextTurn);
		expect(after.seats[A]?.position).toEqual({ place: 'brig' });
		expect([after.space.heavies['port-bow'], after.marker]).toEqual([1, 1]);
		const again = playUntil(after, ({ turn: n }) => n > 5);
		expect(crisesOf(again, A)).toEqual(['code-blue']);
	});

	test('R10.5.9: executed by his own action he goes on with the next phase as somebody else', () => {
		const table = scene({
			cast: ['kara-starbuck-thrace', 'william-adama', 'laura-roslin', 'chief-galen-tyrol'],
			at: { 0: 'airlock' },
			loyalty: { 0: [NOT] },
			edit: (game) => {
				// two actions: she began her turn in a viper
				Object.assign(game.seats[A] ?? {}, { turnStart: { viper: 'front' } });
			}
		});
		const begun = turn(
			stackDestiny(table, card('pol5'), 'critical-situation-5'),
			'turn.movement',
			'prison-labor'
		);
		const acting = playUntil(begun, (now) => pending(now).some(({ why }) => why === 'action'), {
			move: null
		});
		const chosen = reply(reply(acting, 'action', 'place:airlock:0'), 'choose-seat', A);
		const low = structuredClone(chosen);
		const check = low.stack.findLast(({ proc }) => proc === 'check');
		if (check?.proc !== 'check') throw new Error('no check');
		// the two Destiny cards alone shall do
		check.check = { ...check.check, difficulty: 8 };
		const after = playUntil(low, ({ flow }) => flow.play === 'turn.crisis', {
			newcomer: 'louanne-kat-katraine'
		});
		expect(after.seats[A]).toMatchObject({ character: 'louanne-kat-katraine', hand: [] });
		expect(after.log.filter(({ kind }) => kind === 'executed')).toHaveLength(1);
		expect(told(after, 'crisis-revealed').seat).toBe(A);
	});

	test.each([
		['turn.movement', 'granted-action', 'move', 'skill:critical-situation-3:0'],
		['turn.action', 'action', 'action', null]
	] as const)('R8.2.9: revealed in %s: straight to the end of his turn', (play, asks, first, by) => {
		const table = scene({
			cast: crew,
			hands: { 0: ['critical-situation-3'] },
			loyalty: { 0: ['cylon-reduce-morale', NOT] }
		});
		const begun = turn(table, play === 'turn.movement' ? 'turn.receive' : 'turn.movement', 'prison-labor');
		const there = by === null ? begun : reply(begun, first, by);
		const revealed = reply(there, asks, 'loyalty:cylon-reduce-morale', A);
		const after = playUntil(revealed, nextTurn, { may: 'no' });
		expect(after.seats[A]).toMatchObject({ cylon: true, position: { place: 'resurrection-ship' } });
		expect(crisesOf(after, A)).toEqual([]);
		expect([after.current, after.turnCut]).toEqual([B, false]);
	});

	test('R10.4.4: a hidden Cylon executed by his own Crisis: the card is completed, then his turn ends', () => {
		const table = scene({
			cast: crew,
			loyalty: { 0: ['cylon-brig', NOT] },
			edit: fleet({ basestars: [{ area: 'front' }] })
		});
		// A Verdict of Guilty: the Admiral lets the current player die; basestars icon, jump icon
		const game = turn(table, 'turn.action', 'a-verdict-of-guilty');
		const after = playUntil(reply(game, 'option', '0', B), nextTurn);
		expect(after.seats[A]).toMatchObject({ cylon: true, position: { place: 'resurrection-ship' } });
		expect(after.log.some((entry) => entry.kind === 'icon' && entry.icon === 'basestars')).toBe(true);
		expect(after.marker).toBe(1);
		expect(after.current).toBe(B);
	});
});

describe('titles without anybody to hold them', () => {
	const cylons = (edit: (game: Game) => void = () => undefined): Game =>
		scene({
			cast: ['saul-tigh', 'william-adama', 'laura-roslin'],
			cylons: [A, B, C],
			at: { 0: 'caprica' },
			edit: (game) => {
				game.titles = { president: null, admiral: null };
				edit(game);
			}
		});

	test('three Cylon players: Crises of Caprica are decided by the current player (R14.2.7)', () => {
		const game = turn(cylons(), 'turn.movement', 'riots-a', 'food-shortage');
		const picked = reply(reply(game, 'action', 'place:caprica-pegasus:0'), 'crisis-pick', ['riots-a']);
		expect(question(picked, 'option').seat).toBe(A);
		const after = playUntil(picked, nextTurn);
		expect(after.resources).toMatchObject({ food: 7, morale: 9 });
	});

	test('and a jump: he picks the destination too', () => {
		const table = cylons((game) => {
			game.marker = 4;
			game.milestones = [4, 7];
			stackDestinations(game, 'barren-planet', 'deep-space');
		});
		const game = turn(table, 'turn.movement', 'food-shortage', 'riots-a');
		const picked = reply(reply(game, 'action', 'place:caprica-pegasus:0'), 'crisis-pick', ['food-shortage']);
		const jumping = playUntil(picked, (now) => pending(now).some(({ why }) => why === 'destination-pick'));
		expect(question(jumping, 'destination-pick').seat).toBe(A);
	});

	test('three humans in the Brig: no Crisis for anybody, the highest is Admiral, turns go round (R8.9.3)', () => {
		const table = scene({
			cast: ['saul-tigh', 'tom-zarek', 'laura-roslin'],
			at: { 0: 'brig', 1: 'brig', 2: 'brig' }
		});
		const after = playUntil(turn(table, 'turn.movement'), ({ turn: n }) => n > 6, { action: null });
		expect(after.log.some(({ kind }) => kind === 'crisis-revealed')).toBe(false);
		expect(after.titles.admiral).toBe(A);
	});
});

describe('decks that are empty', () => {
	test('R1.7.3: the Crisis card in hand is shuffled into the new deck when another is needed', () => {
		const table = scene({
			cast: ['kara-starbuck-thrace', 'william-adama', 'laura-roslin'],
			edit: (game) => {
				game.decks.crisis = ['riots-a'];
				game.discards.crisis = [];
			}
		});
		const game = turn(table, 'turn.action');
		// Secret Destiny on the last card: there is no other, so the same one comes back
		const again = act(game, A, 'sheet:once:0');
		expect(again.log.flatMap((entry) => (entry.kind === 'crisis-revealed' ? [entry.about.id] : []))).toEqual([
			'riots-a',
			'riots-a'
		]);
		expect([...again.decks.crisis, ...again.discards.crisis]).toEqual(['riots-a']);
	});

	test('R1.7.3: a Quorum card that is removed from the game leaves the deck it was shuffled into', () => {
		const table = scene({
			cast: crew,
			edit: (game) => {
				game.out.push(...game.decks.quorum.map((id) => ({ deck: 'quorum' as const, id })));
				game.decks.quorum = [];
				game.quorumHand = ['food-rationing'];
				game.titles.president = A;
			}
		});
		const begun = turn(table, 'turn.movement');
		const game = reply(loadDice(reply(begun, 'action', 'title:president:2'), 6), 'quorum-pick', [
			'food-rationing'
		]);
		expect(game.resources.food).toBe(9);
		expect([game.quorumHand, game.decks.quorum, game.discards.quorum]).toEqual([[], [], []]);
	});

	test.each(['quorum', 'super-crisis', 'destination'] as const)(
		'%s and its discards empty: nothing is drawn',
		(deck) => {
			const table = scene({
				cast: crew,
				cylons: deck === 'super-crisis' ? [A] : [],
				edit: (game) => {
					game.decks[deck] = [];
					game.discards[deck] = [];
					game.titles.president = A;
					game.milestones = [4, 7];
				}
			});
			const game = quiet(table);
			game.stack = [
				{
					proc: 'effects',
					effects:
						deck === 'destination'
							? [{ kind: 'jump' }]
							: [{ kind: 'draw', who: 'acting', from: deck, count: 2 }],
					at: 0,
					scope: { acting: A, used: true, about: null }
				}
			];
			game.flow = { ...game.flow, play: 'turn.end' };
			run(game);
			expect(playUntil(game, nextTurn).turn).toBe(2);
		}
	);
});
