/** R13.2: what lies in the middle of the table, and what of it stays face down. */
import { describe, expect, it } from 'vitest';
import { contributionOf, stageOf } from './stage.ts';
import { card, cards, stackDestiny, startCheck, upTo } from './testing/checks.ts';
import { A, B, C, goOn, loadDice, playText, reply, scene } from './testing/scene.ts';

const cast = ['laura-roslin', 'saul-tigh', 'gaius-baltar'] as const;
const hands = { 0: cards('pol1'), 1: cards('lea2 tac1'), 2: cards('eng2') };
const CARD = { deck: 'crisis', id: 'cylon-accusation' } as const;

describe('the stage', () => {
	it('is empty while nothing goes on', () => {
		expect(stageOf(scene({ cast }))).toEqual({
			cards: [],
			check: null,
			attack: null,
			die: null,
			running: null,
			window: null
		});
	});

	it('shows a check with numbers of cards, in order, and no card (R13.2.6, R13.2.8)', () => {
		const before = stackDestiny(scene({ cast, hands }), card('pil1'), card('pil2'));
		const asked = goOn(startCheck(before, 5, ['politics', 'leadership'], { drawer: A }));
		const added = goOn(reply(asked, 'contribute', cards('lea2 tac1'), B));
		const { check, cards: staged } = stageOf(added);
		expect(staged.map(({ about }) => about)).toEqual([CARD]);
		expect(check).toMatchObject({
			step: 'contribute',
			printed: 5,
			difficulty: 5,
			positive: ['politics', 'leadership'],
			added: [{ seat: B, count: 2, cards: null }],
			waiting: [C, A],
			destiny: { count: 2, cards: null },
			revealed: null,
			total: null
		});
		expect(contributionOf(added, B)).toEqual(cards('lea2 tac1'));
		expect(contributionOf(added, C)).toEqual([]);
	});

	it('shows the cards once they are turned up, with what each counts, not whose they are (R13.2.7)', () => {
		const before = stackDestiny(scene({ cast, hands }), card('pil1'), card('pil2'));
		let game = goOn(startCheck(before, 5, ['politics', 'leadership']));
		game = goOn(reply(game, 'contribute', cards('lea2'), B));
		game = goOn(reply(game, 'contribute', [], C));
		game = upTo(reply(game, 'contribute', cards('pol1'), A), 'check-total');
		const { check } = stageOf(game);
		expect(check?.added).toEqual([
			{ seat: B, count: 1, cards: null },
			{ seat: C, count: 0, cards: null },
			{ seat: A, count: 1, cards: null }
		]);
		expect(check?.total).toBe(0);
		const turnedUp = new Map(check?.revealed?.map(({ card: name, value }) => [name, value]));
		expect(turnedUp).toEqual(
			new Map([
				[card('pol1'), 1],
				[card('lea2'), 2],
				[card('pil1'), -1],
				[card('pil2'), -2]
			])
		);
	});

	it('shows cards that are added face up, with whose they are (R5.4.4)', () => {
		const game = scene({
			cast,
			hands,
			edit: (g) => g.modifiers.push({ mod: { kind: 'face-up', destiny: false }, until: 'check', seat: A })
		});
		const asked = goOn(startCheck(game, 5, ['politics']));
		const { check } = stageOf(goOn(reply(asked, 'contribute', cards('tac1'), B)));
		expect(check?.faceUp).toBe(true);
		expect(check?.added).toEqual([{ seat: B, count: 1, cards: cards('tac1') }]);
		expect(check?.destiny.cards).toBeNull();
	});

	it('shows the die with its face and what it counts as, and the moment somebody may answer to', () => {
		const game = loadDice(scene({ cast, hands }), 5);
		const rolled = playText(game, [
			{ kind: 'roll', table: [{ upTo: 8, effects: [{ kind: 'resource', resource: 'food', by: -1 }] }] }
		]);
		const due = stageOf(rolled);
		expect(due.window?.event).toBe('before-roll');
		expect(due.die).toMatchObject({ roller: A, face: null, result: null, replaced: false });
		const after = reply(rolled, 'window', { go: true });
		expect(stageOf(after)).toMatchObject({
			window: { event: 'after-roll', claimed: null },
			die: { face: 5, result: 5 }
		});
	});

	it('shows who looks at his cards, and no more (R13.4.3)', () => {
		const rolled = playText(scene({ cast, hands }), [{ kind: 'roll', table: [{ upTo: 8, effects: [] }] }]);
		const claimed = reply(rolled, 'window', { claim: B });
		expect(stageOf(claimed).window).toEqual({ event: 'before-roll', by: A, claimed: B });
	});

	it('shows who shoots at what (R6.6)', () => {
		const game = scene({
			cast,
			hands,
			edit: (g) => {
				g.space.raiders.front = 2;
				g.space.heavies.rear = 1;
			}
		});
		const aiming = playText(game, [{ kind: 'attack', with: 'galactica' }]);
		expect(stageOf(aiming).attack).toEqual({
			by: 'galactica',
			seat: A,
			area: null,
			target: null,
			left: 1
		});
		const aimed = reply(aiming, 'attack-target', ['heavy@rear']);
		expect(stageOf(aimed).attack).toMatchObject({ target: 'heavy@rear', area: 'rear' });
	});

	it('shows the raiders at work', () => {
		const game = scene({
			cast,
			hands,
			edit: (g) => {
				g.space.raiders.front = 2;
				g.space.vipers.front = 1;
			}
		});
		const { running, attack } = stageOf(
			goOnUntilRoll(playText(game, [{ kind: 'activate', icon: 'raiders' }]))
		);
		expect(running).toBe('raiders');
		expect(attack).toEqual({ by: 'raider', seat: null, area: 'front', target: 'viper@front', left: 2 });
	});
});

/** Lets what comes before the first roll pass. */
function goOnUntilRoll(game: ReturnType<typeof scene>): ReturnType<typeof scene> {
	let now = game;
	while (!stageOf(now).die) now = reply(now, 'window', { go: true });
	return now;
}
