import { describe, expect, it } from 'vitest';
import { places } from '../box/index.ts';
import type { Game } from './game.ts';
import { landed, returned } from './testing/voyage.ts';
import { A, B, C, isDone, playText, question, reply } from './testing/scene.ts';

const OCCUPATION = [{ kind: 'activate', icon: 'occupation' }] as const;
const { effects: AUTHORITY = [] } = places['occupation-authority'].abilities[1];

function table(occupation: Game['occupation'], edit: (game: Game) => void = () => undefined): Game {
	return landed({
		cast: ['chief-galen-tyrol', 'william-adama', 'laura-roslin'],
		cylons: [C],
		edit(game) {
			game.occupation = occupation;
			edit(game);
		}
	});
}
const tokens = ({ occupation }: Game) => [
	occupation['occupation-authority'] ?? 0,
	occupation['breeders-canyon'] ?? 0,
	occupation.shipyard ?? 0
];

describe('occupation forces', () => {
	it('E74 R11.7.1, R11.7.3: all march; each that leaves the Shipyard takes a ship, Locked before Prepared, from the top', () => {
		const game = table({ 'occupation-authority': 1, 'breeders-canyon': 1, shipyard: 2 }, (g) => {
			g.locked = ['population-1'];
			g.prepared = ['empty', 'population-1', 'population-2'];
		});
		const after = playText(game, OCCUPATION);
		expect(isDone(after)).toBe(true);
		expect(tokens(after)).toEqual([0, 1, 1]);
		expect(after.locked).toEqual([]);
		expect(after.prepared).toEqual(['empty', 'population-1']);
		expect(after.civiliansLost).toEqual(['population-1', 'population-2']);
		expect(after.resources.population).toBe(game.resources.population - 3);
	});

	it('E75 R11.7.2: on an empty track one token comes and does not move', () => {
		expect(tokens(playText(table({}), OCCUPATION))).toEqual([1, 0, 0]);
	});

	it('R11.7.1: without a ship left a token just leaves', () => {
		const after = playText(
			table({ shipyard: 1 }, (g) => {
				g.locked = [];
			}),
			OCCUPATION
		);
		expect(tokens(after)).toEqual([0, 0, 0]);
		expect(after.civiliansLost).toEqual([]);
	});

	it('R11.7.4: heavy raider icons leave them alone', () => {
		const game = table({ 'occupation-authority': 2 });
		expect(tokens(playText(game, [{ kind: 'activate', icon: 'heavy' }]))).toEqual([2, 0, 0]);
	});

	it('R11.6.3: they act before and after the return, and never before the landing', () => {
		const spec = { cast: ['chief-galen-tyrol', 'william-adama', 'laura-roslin'] } as const;
		expect(tokens(playText(landed(spec), OCCUPATION))).toEqual([1, 0, 0]);
		expect(tokens(playText(returned(spec), OCCUPATION))).toEqual([1, 0, 0]);
		const voyage = landed({
			...spec,
			edit(game) {
				game.flow = { ...game.flow, era: 'voyage' };
			}
		});
		expect(tokens(playText(voyage, OCCUPATION))).toEqual([0, 0, 0]);
	});
});

describe('R11.3.3, D50: Occupation Authority, the Cylon action', () => {
	const act = (game: Game): Game =>
		playText(game, AUTHORITY, {
			acting: C,
			used: true,
			about: { deck: 'place', id: 'occupation-authority' }
		});

	it('the Cylon picks one token, and one more is placed', () => {
		const asked = act(table({ 'occupation-authority': 1, 'breeders-canyon': 1 }));
		expect(question(asked, 'choose-ship')).toMatchObject({
			seat: C,
			mode: 'public',
			question: { from: ['occupation@breeders-canyon', 'occupation@occupation-authority'], min: 1, max: 1 }
		});
		expect(tokens(reply(asked, 'choose-ship', ['occupation@breeders-canyon']))).toEqual([2, 0, 1]);
	});

	it('with tokens in one place only nobody is asked', () => {
		expect(tokens(act(table({ 'breeders-canyon': 2 })))).toEqual([1, 1, 1]);
	});

	it('from the Shipyard it leaves with a ship', () => {
		const after = act(
			table({ shipyard: 1 }, (g) => {
				g.locked = ['empty', 'population-2'];
			})
		);
		expect(tokens(after)).toEqual([1, 0, 0]);
		expect(after.civiliansLost).toEqual(['population-2']);
	});

	it('an empty track is not refilled twice', () => {
		expect(tokens(act(table({})))).toEqual([1, 0, 0]);
	});

	it('R11.7.2: with all four on the track none is placed', () => {
		const after = act(table({ 'occupation-authority': 4 }));
		expect(tokens(after)).toEqual([3, 1, 0]);
	});
});

describe('who is at the table does not matter', () => {
	it('E80 R11.6.1: only the occupation icon of a card acts before the return', () => {
		const game = table({ 'occupation-authority': 1 }, (g) => {
			g.space.heavies['port-bow'] = 1;
			g.centurions = [2];
		});
		const after = playText(game, [{ kind: 'activate', icon: 'heavy' }, ...OCCUPATION], { acting: A });
		expect(after.centurions).toEqual([2]);
		expect(after.space.heavies['port-bow']).toBe(1);
		expect(tokens(after)).toEqual([0, 1, 0]);
		expect(after.titles.admiral).toBe(B);
	});
});
