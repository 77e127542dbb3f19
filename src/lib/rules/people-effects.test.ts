import { describe, expect, it } from 'vitest';
import { titleCards, type Effect } from '../box/index.ts';
import type { Game } from './game.ts';
import { A, B, C, D, isDone, playText, question, reply, scene } from './testing/scene.ts';
import { runWaiting } from './turn-end.ts';
import { run } from './engine.ts';

const table = (
	at: Parameters<typeof scene>[0]['at'] = {},
	edit: (game: Game) => void = () => undefined
): Game =>
	scene({
		cast: ['william-adama', 'saul-tigh', 'laura-roslin', 'ellen-tigh', 'kara-starbuck-thrace'],
		at,
		edit
	});
const positions = (game: Game) => game.seats.map(({ position }) => position);

describe('send (R1.8.4, R1.8.5, R3.5, R11.4)', () => {
	const to = (place: 'sickbay' | 'brig'): readonly Effect[] => [
		{ kind: 'send', who: { each: 'human', at: 'command' }, to: place }
	];

	it('sends everybody the text names', () => {
		const game = playText(table({ 0: 'command', 1: 'command', 2: 'armory' }), to('sickbay'));
		expect(positions(game).slice(0, 3)).toEqual([
			{ place: 'sickbay' },
			{ place: 'sickbay' },
			{ place: 'armory' }
		]);
	});

	it('R3.5.2: not out of the Brig; R1.8.5: the rest goes on', () => {
		const game = playText(table({ 0: 'brig', 2: 'command' }), [
			{ kind: 'send', who: ['current', 'president'], to: 'sickbay' },
			{ kind: 'resource', resource: 'morale', by: -1 }
		]);
		expect(game.seats[A]?.position).toEqual({ place: 'brig' });
		expect(game.seats[C]?.position).toEqual({ place: 'sickbay' });
		expect(game.resources.morale).toBe(9);
		expect(game.log.filter(({ kind }) => kind === 'not-sent')).toMatchObject([{ seat: A, to: 'sickbay' }]);
	});

	it('R3.5.1: a text that frees somebody lets him choose the place', () => {
		const game = playText(table({ 1: 'brig' }), [{ kind: 'send', who: 'chosen', to: 'chosen-place' }], {
			chosen: B,
			place: 'armory'
		});
		expect(game.seats[B]?.position).toEqual({ place: 'armory' });
	});

	it('R11.4.2, R11.4.3, D11: the place of the victim decides', () => {
		const orbit = (g: Game): void => {
			g.flow = { play: 'turn.action', era: 'orbit' };
		};
		for (const [place, instead] of [
			['brig', 'detention'],
			['sickbay', 'medical-center']
		] as const) {
			const game = playText(table({ 1: 'shipyard', 2: 'command' }, orbit), [
				{ kind: 'send', who: { each: 'human', at: ['shipyard', 'command'] }, to: place }
			]);
			expect(positions(game).slice(1, 3)).toEqual([{ place: instead }, { place }]);
		}
	});

	it('R4.2.4: a pilot leaves his viper', () => {
		const before = table({ 4: { viper: 'front' } });
		const game = playText(before, [{ kind: 'send', who: 'chosen', to: 'brig' }], { chosen: 4 as never });
		expect(game.vipers.reserves).toBe(before.vipers.reserves + 1);
	});

	it('R1.8.4: nobody chosen, nobody sent', () => {
		const before = table();
		expect(positions(playText(before, [{ kind: 'send', who: 'chosen', to: 'brig' }]))).toEqual(
			positions(before)
		);
	});
});

describe('titles given by texts (R8.9)', () => {
	it('goes to whom the text names, with all that belongs to it', () => {
		const game = playText(
			table({}, (g) => {
				g.quorumHand = ['eulogy'];
			}),
			[{ kind: 'title', title: 'president', to: 'admiral' }]
		);
		expect(game.titles).toEqual({ president: A, admiral: A });
		expect(game.quorumHand).toEqual(['eulogy']);
	});

	it('nextInLine: the highest but the present holder', () => {
		const game = playText(table(), [
			{ kind: 'title', title: 'president', to: { nextInLine: 'president', except: 'president' } }
		]);
		expect(game.titles.president).toBe(D);
	});

	describe("R8.9.7: Ellen's Manipulative", () => {
		const take: readonly Effect[] = [{ kind: 'title', title: 'chosen-title', to: 'acting', returned: true }];
		const lent = (): Game =>
			playText(table(), take, {
				acting: D,
				used: true,
				holder: D,
				title: 'admiral',
				about: { deck: 'character', id: 'ellen-tigh' }
			});
		const turnEnd = (game: Game): Game => {
			const next = structuredClone(game);
			next.asked = [];
			for (const frame of next.stack) delete frame.open;
			runWaiting(next, 'turn-end');
			run(next);
			return next;
		};

		it('gives the title back at the end of the turn', () => {
			const game = lent();
			expect(game.titles.admiral).toBe(D);
			expect(turnEnd(game).titles.admiral).toBe(A);
			expect(turnEnd(game).waiting).toEqual([]);
		});
		it('does nothing if she no longer has it', () => {
			const game = lent();
			game.titles.admiral = B;
			expect(turnEnd(game).titles.admiral).toBe(B);
		});
		it('goes to the highest in line if the former holder cannot take it', () => {
			const game = lent();
			Object.assign(game.seats[A] ?? {}, { position: { place: 'brig' } });
			expect(turnEnd(game).titles.admiral).toBe(B);
			for (const seat of game.seats) if (seat.character !== 'ellen-tigh') seat.cylon = true;
			expect(turnEnd(game).titles.admiral).toBe(D);
		});
	});

	it('D14: in the Brig Ellen is not offered the Admiral title', () => {
		const game = playText(
			table({ 3: 'brig' }),
			[
				{ kind: 'choose', from: { one: { titles: ['president', 'admiral'] } } },
				{ kind: 'title', title: 'chosen-title', to: 'acting' }
			],
			{ acting: D, used: true }
		);
		expect(isDone(game)).toBe(true);
		expect(game.titles).toEqual({ president: D, admiral: A });
	});

	it('R2.2.3: both titles have a card for each objective', () => {
		expect(Object.values(titleCards).map(({ title }) => title)).toEqual([
			'president',
			'admiral',
			'president',
			'admiral'
		]);
	});
});

describe('grant (R4.4.4)', () => {
	it('pushes what the lead carries out: a move and an action, or two actions', () => {
		const game = playText(table(), [{ kind: 'grant', who: 'chosen', move: true, actions: 1 }], {
			acting: A,
			used: true,
			chosen: C
		});
		expect(question(game, 'granted-move', C).seat).toBe(C);
		const two = playText(table(), [{ kind: 'grant', who: 'chosen', actions: 2 }], {
			acting: A,
			used: true,
			chosen: C
		});
		// who leaves the first out has no use for the second
		expect(isDone(reply(two, 'granted-action', null, C))).toBe(true);
	});
});
