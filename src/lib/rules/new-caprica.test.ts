/** Every action printed on the New Caprica board (R11.3, R11.5), played through the action menu. */
import { describe, expect, it } from 'vitest';
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { seatOf } from './seats.ts';
import { carriedOut, finish, landed, returned } from './testing/voyage.ts';
import { A, B, C, D, goOn, isDone, loadDice, playFrame, playText, question, reply } from './testing/scene.ts';

const NOT = 'you-are-not-a-cylon-base';
const spec = {
	cast: ['chief-galen-tyrol', 'william-adama', 'gaius-baltar', 'tom-zarek'],
	loyalty: { 0: [NOT], 1: [NOT], 2: [NOT], 3: ['cylon-brig'] },
	cylons: [D]
} as const;
const PRESIDENT = C;
const CYLON = D;
const occupied = (edit: (game: Game) => void): Game => landed({ ...spec, edit });
const inOrbit = (edit: (game: Game) => void): Game => returned({ ...spec, edit });

const granted = (game: Game, seat: Seat): Game =>
	playFrame(game, { proc: 'grant', seat, move: false, actions: 1, own: false });
const act = (game: Game, seat: Seat, id: string): Game =>
	goOn(reply(granted(game, seat), 'granted-action', id, seat));

/** What the menu says of this action: null when it is not there at all. */
function offer(game: Game, seat: Seat, id: string): 'open' | 'blocked' | null {
	const { question: menu } = question(granted(game, seat), 'granted-action', seat);
	const found = menu.kind === 'menu' ? menu.from.find((option) => option.id === id) : undefined;
	return found ? (found.blocked ? 'blocked' : 'open') : null;
}
const at = (game: Game, seat: Seat) => seatOf(game, seat).position;
const put = (
	game: Game,
	seat: Seat,
	place:
		'shipyard' | 'detention' | 'resistance-hq' | 'breeders-canyon' | 'occupation-authority' | 'medical-center'
) => {
	seatOf(game, seat).position = { place };
};

describe('Resistance HQ', () => {
	it('R11.3.2, D13: a check against anybody on New Caprica, Cylon players too; passed, he is executed', () => {
		const game = occupied(() => undefined);
		expect(offer(game, A, 'place:resistance-hq:0')).toBe('open');
		const asked = act(game, A, 'place:resistance-hq:0');
		expect(question(asked, 'choose-seat', A).question).toMatchObject({ from: [A, B, C, D] });
	});

	it('E82 R11.4.1: an executed Cylon wakes up in the Medical Center before the return, on the Resurrection Ship after it', () => {
		const die = (game: Game): Game =>
			playText(game, [{ kind: 'execute', who: 'chosen', binding: true }], {
				chosen: CYLON,
				acting: A,
				used: true
			});
		expect(at(die(occupied(() => undefined)), CYLON)).toEqual({ place: 'medical-center' });
		expect(at(die(inOrbit(() => undefined)), CYLON)).toEqual({ place: 'resurrection-ship' });
	});

	it('R10.6.1: the newcomer of an executed human starts at Resistance HQ', () => {
		const game = occupied((g) => {
			put(g, B, 'shipyard');
		});
		const asked = playText(game, [{ kind: 'execute', who: 'chosen' }], { chosen: B, acting: A, used: true });
		expect(at(reply(asked, 'newcomer', 'lee-apollo-adama'), B)).toEqual({ place: 'resistance-hq' });
	});
});

describe('Occupation Authority', () => {
	it('the President may draw a Quorum card and play one', () => {
		const game = occupied((g) => {
			put(g, PRESIDENT, 'occupation-authority');
			g.quorumHand = ['enact-production-quotas'];
		});
		const drawn = reply(act(game, PRESIDENT, 'place:occupation-authority:0'), 'may', 'yes');
		expect(drawn.quorumHand).toHaveLength(2);
		const picking = reply(drawn, 'may', 'yes');
		const played = reply(picking, 'quorum-pick', ['enact-production-quotas']);
		expect(played.resources).toMatchObject({ food: 9, morale: 9 });
	});

	it('R11.4.9: after it he rolls, and three or less puts him into Detention; the title stays', () => {
		const game = occupied((g) => {
			put(g, PRESIDENT, 'occupation-authority');
			g.quorumHand = ['enact-production-quotas'];
		});
		const drawn = reply(act(game, PRESIDENT, 'place:occupation-authority:0'), 'may', 'no');
		const picking = reply(drawn, 'may', 'yes');
		const pick = (dice: number): Game =>
			goOn(reply(loadDice(picking, dice), 'quorum-pick', ['enact-production-quotas']));
		const jailed = pick(3);
		expect(at(jailed, PRESIDENT)).toEqual({ place: 'detention' });
		expect(jailed.titles.president).toBe(PRESIDENT);
		expect(at(pick(4), PRESIDENT)).toEqual({ place: 'occupation-authority' });
	});

	it('other humans have nothing to do there', () => {
		const game = occupied((g) => {
			put(g, A, 'occupation-authority');
		});
		expect(offer(game, A, 'place:occupation-authority:0')).toBe('blocked');
		expect(offer(game, A, 'place:occupation-authority:1')).toBeNull();
	});

	it('R11.3.3: a Cylon player activates one token and places one', () => {
		const game = occupied((g) => {
			g.occupation = { 'breeders-canyon': 1 };
		});
		const after = act(game, CYLON, 'place:occupation-authority:1');
		expect(isDone(after)).toBe(true);
		expect(after.occupation).toMatchObject({ 'occupation-authority': 1, shipyard: 1 });
	});
});

describe('Breeder’s Canyon', () => {
	it('R11.3.5: a human pays with the highest resource and the marker advances', () => {
		const game = occupied((g) => {
			put(g, A, 'breeders-canyon');
		});
		const after = act(game, A, 'place:breeders-canyon:0');
		expect(after.resources.population).toBe(11);
		expect(after.marker).toBe(1);
	});

	it('D44, R3.6.4: a Cylon player resolves a Crisis card with its ships and occupation icons, without its jump icon', () => {
		const game = occupied((g) => {
			put(g, CYLON, 'breeders-canyon');
			g.decks.crisis = [...g.decks.crisis.filter((card) => card !== 'execution-list'), 'execution-list'];
		});
		const asked = act(game, CYLON, 'place:breeders-canyon:1');
		expect(question(asked, 'option').seat).toBe(PRESIDENT);
		const after = finish(reply(asked, 'option', '1'));
		expect(after.resources.population).toBe(11);
		expect(after.occupation['occupation-authority']).toBe(1);
		expect(after.marker).toBe(0);
	});
});

describe('the Shipyard', () => {
	it('R11.3.4: before the return a human can only prepare a ship', () => {
		const game = occupied((g) => {
			put(g, A, 'shipyard');
		});
		const after = act(game, A, 'place:shipyard:0');
		expect(isDone(after)).toBe(true);
		expect(after.prepared).toHaveLength(1);
		expect(after.locked).toHaveLength(11);
	});

	it('R11.3.4, D51: afterwards he prepares, or evacuates and may go to Galactica', () => {
		const game = inOrbit((g) => {
			put(g, A, 'shipyard');
			g.prepared = ['empty'];
		});
		const choosing = act(game, A, 'place:shipyard:0');
		const stays = reply(choosing, 'option', '0');
		expect(isDone(stays)).toBe(true);
		expect(stays.prepared).toHaveLength(2);

		const launching = reply(choosing, 'option', '1');
		const trip = reply(reply(launching, 'launch-area', 'port-bow'), 'may', 'yes');
		const { question: where } = question(trip, 'choose-place', A);
		const offered = where.kind === 'place' ? where.from.map(({ place }) => place) : [];
		expect(offered).toContain('command');
		expect(offered).not.toContain('brig');
		expect(offered).not.toContain('sickbay');
		const after = reply(trip, 'choose-place', 'command');
		expect(at(after, A)).toEqual({ place: 'command' });
		expect(after.space.civilians).toHaveLength(1);
	});

	it('R11.3.4: without a prepared ship there is no trip', () => {
		const game = inOrbit((g) => {
			put(g, A, 'shipyard');
		});
		expect(isDone(act(game, A, 'place:shipyard:0'))).toBe(true);
	});

	it('R11.8.4, R13.5.31: a Cylon player looks at the top Locked ship, and puts it back on top or under', () => {
		const game = occupied((g) => {
			put(g, CYLON, 'shipyard');
			g.locked = ['population-1', 'empty', 'population-2'];
		});
		const looking = act(game, CYLON, 'place:shipyard:1');
		expect(question(looking, 'put-back', CYLON)).toMatchObject({
			mode: 'hand',
			question: { items: ['population-2'], bins: ['top', 'bottom'] }
		});
		const under = reply(looking, 'put-back', [[], ['population-2']]);
		expect(under.locked).toEqual(['population-2', 'population-1', 'empty']);
		const open = JSON.stringify(under.log.filter(({ label }) => label === 'all'));
		expect(open).not.toContain('population-2');
		expect(reply(looking, 'put-back', [['population-2'], []]).locked).toEqual(game.locked);
	});
});

describe('Detention and Medical Center', () => {
	it('R3.5.1, D5: the check of Detention leads to any safe place on New Caprica', () => {
		const game = occupied((g) => {
			put(g, A, 'detention');
		});
		expect(offer(game, A, 'place:detention:2')).toBe('open');
		const after = playText(
			game,
			[
				{ kind: 'choose', from: { places: { board: 'new-caprica', safe: true } } },
				{ kind: 'send', who: 'acting', to: 'chosen-place' }
			],
			{ acting: A, used: true, about: { deck: 'place', id: 'detention' } }
		);
		const { question: where } = question(after, 'choose-place', A);
		expect(where.kind === 'place' && where.from.map(({ place }) => place)).toEqual([
			'resistance-hq',
			'occupation-authority',
			'breeders-canyon',
			'shipyard'
		]);
		expect(at(reply(after, 'choose-place', 'shipyard'), A)).toEqual({ place: 'shipyard' });
	});

	it('R11.4.2, R11.4.3: who stands on New Caprica goes to Detention and Medical Center, whatever the text says', () => {
		const game = occupied(() => undefined);
		const send = (to: 'brig' | 'sickbay') => playText(game, [{ kind: 'send', who: 'current', to }]);
		expect(at(send('brig'), A)).toEqual({ place: 'detention' });
		expect(at(send('sickbay'), A)).toEqual({ place: 'medical-center' });
	});

	it('R11.4.6: who stands on Galactica goes to the Brig', () => {
		const game = inOrbit((g) => {
			seatOf(g, A).position = { place: 'command' };
		});
		expect(at(playText(game, [{ kind: 'send', who: 'current', to: 'brig' }]), A)).toEqual({ place: 'brig' });
	});

	it('R11.4.7: never a Cylon player', () => {
		const after = playText(
			occupied(() => undefined),
			[{ kind: 'send', who: 'chosen', to: 'brig' }],
			{ chosen: CYLON }
		);
		expect(at(after, CYLON)).toEqual({ place: 'occupation-authority' });
	});

	it('R11.4.8: the Admiral keeps the title in Detention', () => {
		const game = occupied(() => undefined);
		expect(game.titles.admiral).toBe(B);
		const after = playText(game, [{ kind: 'send', who: 'admiral', to: 'brig' }]);
		expect(at(after, B)).toEqual({ place: 'detention' });
		expect(after.titles.admiral).toBe(B);
	});
});

describe('board actions', () => {
	const withToken = (edit: (game: Game) => void = () => undefined): Game =>
		occupied((g) => {
			put(g, A, 'shipyard');
			put(g, CYLON, 'shipyard');
			g.occupation = { shipyard: 1 };
			edit(g);
		});

	it('R11.5.1: five or more removes a token from the own place', () => {
		const game = withToken();
		expect(act(loadDice(game, 5), A, 'board:attack-occupation-force').occupation.shipyard).toBe(0);
		expect(act(loadDice(game, 4), A, 'board:attack-occupation-force').occupation.shipyard).toBe(1);
	});

	it('R11.5.1: only where there is a token', () => {
		expect(offer(withToken(), A, 'board:attack-occupation-force')).toBe('open');
		expect(offer(withToken(), B, 'board:attack-occupation-force')).toBe('blocked');
		expect(offer(withToken(), CYLON, 'board:attack-occupation-force')).toBeNull();
	});

	it.each([
		[3, 'detention'],
		[4, 'medical-center'],
		[7, 'medical-center'],
		[8, 'shipyard']
	])('E77 R11.5.2, D1: detain a human, die %i: %s', (die, place) => {
		const after = act(loadDice(withToken(), die), CYLON, 'board:detain-a-human');
		expect(isDone(after)).toBe(true);
		expect(at(after, A)).toEqual({ place });
	});

	it('E77 R11.5.2: the Cylon picks among the humans there, never another Cylon player', () => {
		const game = withToken((g) => {
			put(g, B, 'shipyard');
			Object.assign(seatOf(g, C), { cylon: true, position: { place: 'shipyard' } });
		});
		const asked = act(game, CYLON, 'board:detain-a-human');
		expect(question(asked, 'choose-seat', CYLON).question).toMatchObject({ from: [A, B] });
		expect(
			offer(
				withToken((g) => {
					put(g, A, 'resistance-hq');
				}),
				CYLON,
				'board:detain-a-human'
			)
		).toBe('blocked');
	});

	it('R11.1: none of them before the landing', () => {
		const game = carriedOut(withToken(), { proc: 'return', step: 'arrive' });
		seatOf(game, A).position = { place: 'command' };
		expect(offer(game, A, 'board:attack-occupation-force')).toBeNull();
	});
});
