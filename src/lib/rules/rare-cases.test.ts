/** What a table meets once in a hundred evenings, and then wants to be right. */
import { describe, expect, it } from 'vitest';
import { crisesPegasus, destinations, places, quorumCards, type Crisis, type Effect } from '../box/index.ts';
import { pending } from './engine.ts';
import type { Game } from './game.ts';
import { setPosition } from './positions.ts';
import { act, card, contribute, startCheck, textOf, told, upTo } from './testing/checks.ts';
import { board, fleet } from './testing/fleet.ts';
import { action } from './testing/sheets.ts';
import { A, B, C, D, goOn, isDone, playText, question, reply, scene } from './testing/scene.ts';
import { landed } from './testing/voyage.ts';

describe('The Admiral in the Brig', () => {
	it('R8.9.3: the last to go there leaves the title to the highest of all who are there', () => {
		const game = scene({
			cast: ['tom-zarek', 'saul-tigh', 'laura-roslin'],
			at: { 0: 'command', 1: 'brig', 2: 'brig' },
			edit: (g) => {
				g.titles.admiral = A;
			}
		});
		setPosition(game, A, { place: 'brig' });
		expect(game.titles.admiral).toBe(B);
	});

	it('R8.9.5: with all of them there a newcomer of higher rank takes nothing', () => {
		const game = scene({
			cast: ['tom-zarek', 'laura-roslin', 'sharon-boomer-valerii'],
			at: { 0: 'brig', 1: 'brig', 2: 'unplaced' },
			edit: (g) => {
				g.titles.admiral = A;
			}
		});
		setPosition(game, C, { place: 'brig' });
		expect(game.titles.admiral).toBe(A);
	});
});

describe('A type of which no card is left to draw', () => {
	const withoutTreachery = (character: 'chief-galen-tyrol' | 'caprica-six') =>
		scene({
			config: { leader: true },
			cast: [
				character,
				'saul-tigh',
				'laura-roslin',
				character === 'caprica-six' ? 'tom-zarek' : 'leoben-conoy'
			],
			hands: { 1: [card('lea1')] },
			edit: (g) => {
				g.out.push(...g.decks.treachery.map((id) => ({ deck: 'skill' as const, id })));
				g.decks.treachery = [];
			}
		});
	const types = (game: ReturnType<typeof scene>): string[] => {
		const { question: asked } = question(game, 'choose-type');
		return asked.kind === 'option' ? asked.from.map(({ id }) => id) : [];
	};

	it('can be named for Blind Devotion: its cards may lie in the check (R5.5.3)', () => {
		let game = upTo(startCheck(withoutTreachery('chief-galen-tyrol'), 9, ['leadership']), 'check-before');
		game = reply(game, 'window', { go: true });
		game = act(reply(game, 'contribute', []), A, 'sheet:once:0');
		expect(types(game)).toContain('treachery');
	});

	it('cannot be named for what somebody is to draw (R1.7.4)', () => {
		const game = playText(
			withoutTreachery('caprica-six'),
			[
				{ kind: 'choose', from: { one: { types: ['politics', 'tactics', 'treachery'] } } },
				{ kind: 'draw', who: 'acting', from: 'chosen-type', count: 1 }
			],
			{ used: true }
		);
		expect(types(game)).toEqual(['politics', 'tactics']);
	});
});

describe('Who rolls', () => {
	it('R11.4.9, R1.5.1: the President for his Quorum card, so Kat, whose order it was, has no Hotshot', () => {
		const game = landed({
			config: { objective: 'new-caprica' },
			cast: ['louanne-kat-katraine', 'laura-roslin', 'saul-tigh'],
			hands: { 0: [card('tac1'), card('lea1')] },
			edit: (g) => {
				g.quorumHand = ['enact-production-quotas'];
			}
		});
		let now = reply(action(game), 'action', `skill:${card('lea1')}:0`);
		now = reply(reply(now, 'choose-seat', B), 'option', '1');
		now = reply(now, 'granted-action', 'title:president:2');
		now = reply(now, 'quorum-pick', ['enact-production-quotas']);
		expect(question(now, 'window').question).toMatchObject({ event: 'before-roll' });
		expect(told(goOn(now), 'rolled').seat).toBe(B);
	});
});

describe('Nothing to use', () => {
	it('Human Delusion with an empty hand is not offered, nor used up (R13.4.5)', () => {
		const game = scene({
			config: { leader: true },
			cast: ['saul-tigh', 'caprica-six', 'laura-roslin', 'tom-zarek'],
			hands: { 0: [card('lea1')] }
		});
		const before = reply(upTo(startCheck(game, 9, ['leadership']), 'check-before'), 'window', { go: true });
		const after = reply(before, 'contribute', []);
		expect(pending(after).map(({ question: { kind } }) => kind)).not.toContain('menu');
		expect(question(after, 'window').question).toMatchObject({ event: 'check-total' });
	});

	it('a Destiny deck that could not be built is built when cards are there again (R2.9.2, R2.9.4)', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			edit: (g) => {
				g.out.push(...g.decks.destiny.map((id) => ({ deck: 'skill' as const, id })));
				g.decks.destiny = [];
			}
		});
		const after = contribute(startCheck(game, 9, ['leadership']), {});
		expect(told(after, 'destiny-in').count).toBe(2);
		expect(after.decks.destiny).toHaveLength(10);
	});

	it('a choice that finds nobody forgets whom an outer text had chosen (R1.8.4)', () => {
		const game = scene({ cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'], at: { 1: 'command' } });
		const after = playText(
			game,
			[
				{ kind: 'choose', from: { seats: { each: 'human', at: 'brig' } } },
				{ kind: 'send', who: 'chosen', to: 'sickbay' }
			],
			{ chosen: B }
		);
		expect(after.seats[B]?.position).toEqual({ place: 'command' });
	});
});

describe('Nothing to decide', () => {
	it('no heavy raider left for two basestars: nobody is asked which of none to place (R1.4.1)', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			edit: fleet({ heavies: { rear: 4 }, basestars: [{ area: 'front' }, { area: 'rear' }] })
		});
		const after = playText(game, [{ kind: 'launch', raider: 2, heavy: 1 }]);
		expect(isDone(after)).toBe(true);
		expect(board(after)).toEqual({
			front: { basestar: 1, raider: 2 },
			rear: { basestar: 1, raider: 2, heavy: 4 }
		});
	});

	it('Communications with two ships in space, Self Defense with one: those are meant', () => {
		const two = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			edit: fleet({ civilians: { rear: ['empty'], 'port-aft': ['population-1'] } })
		});
		const [look] = pending(playText(two, textOf(places.communications.abilities[0]), { used: true }));
		expect(look?.question).toMatchObject({ kind: 'look', cards: [{ label: '1' }, { label: '2' }] });
		const one = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			edit: fleet({ raiders: { rear: 1 }, civilians: { rear: ['empty'] } })
		});
		const { effects } = quorumCards['civilian-self-defense'];
		const after = reply(playText(one, effects, { used: true }), 'option', '0');
		expect(after.space.raiders.rear).toBe(0);
	});
});

describe('Nothing to repair', () => {
	const table = (vipers: Partial<{ damaged: number; lost: number }>, raptors = 4) =>
		scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek'],
			edit: (g) => {
				const { damaged = 0, lost = 0 } = vipers;
				g.vipers = { reserves: 8 - damaged - lost, damaged, lost };
				g.raptors = raptors;
			}
		});
	const { effects } = destinations['ragnar-anchorage'];

	it('Ragnar Anchorage with everything whole asks nothing', () => {
		expect(isDone(playText(table({}), effects, { used: true }))).toBe(true);
	});

	it('with one viper lost it is offered once, and which kind of loss is no question', () => {
		let game = reply(playText(table({ lost: 1 }), effects, { used: true }), 'may', 'yes');
		game = reply(game, 'may', 'yes');
		expect(isDone(game)).toBe(true);
		expect(game.vipers).toEqual({ reserves: 8, damaged: 0, lost: 0 });
	});

	it('with vipers of both kinds the Admiral says which; a lost raptor alone is asked for too', () => {
		const both = reply(playText(table({ damaged: 1, lost: 1 }), effects, { used: true }), 'may', 'yes');
		expect(question(reply(both, 'may', 'yes'), 'option').question).toMatchObject({
			from: [{ id: '0' }, { id: '1' }]
		});
		const raptor = reply(playText(table({}, 3), effects, { used: true }), 'may', 'yes');
		expect(reply(raptor, 'choose-ship', ['raptor@lost']).raptors).toBe(4);
	});

	it('Repair can be played in vain, for the place one stands in (W19)', () => {
		const game = scene({
			cast: ['chief-galen-tyrol', 'laura-roslin', 'tom-zarek'],
			at: { 0: 'hangar-deck' },
			hands: { 0: [card('eng1')] }
		});
		const after = reply(action(game), 'action', `skill:${card('eng1')}:0`);
		expect(question(after, 'window').question).toMatchObject({ event: 'card-resolved', from: [A] });
	});
});

describe('Clouded', () => {
	const offered = (game: Game): string[] => {
		const { question: asked } = question(game, 'choose-place');
		return asked.kind === 'place' ? asked.from.map(({ place }) => place) : [];
	};
	const table = (infiltrating: boolean) =>
		scene({
			config: { leader: true },
			cast: ['leoben-conoy', 'saul-tigh', 'tom-zarek', 'laura-roslin'],
			at: { 0: infiltrating ? 'brig' : 'human-fleet', 1: 'command' },
			edit: (g) => {
				Object.assign(g.seats[A] ?? {}, { infiltrating, cylon: !infiltrating });
			}
		});
	const letOut: Effect[] = [
		{ kind: 'choose', from: { places: { board: 'galactica', safe: true } } },
		{ kind: 'send', who: 'chosen', to: 'chosen-place' }
	];

	it('Leoben infiltrates where nobody stands', () => {
		let game = reply(action(table(false)), 'action', 'place:human-fleet-pegasus:0');
		game = reply(game, 'option', '1');
		expect(offered(game)).toContain('armory');
		expect(offered(game)).not.toContain('command');
	});

	it('who lets him out of the Brig may put him among others, and he them', () => {
		expect(offered(playText(table(true), letOut, { acting: B, used: true, chosen: A }))).toContain('command');
		expect(offered(playText(table(true), letOut, { acting: A, used: true, chosen: C }))).toContain('command');
		expect(offered(playText(table(true), letOut, { acting: A, used: true }))).not.toContain('command');
	});
});

describe('Bomb on Colonial 1', () => {
	it('nobody is let out of the Brig to Colonial One any more', () => {
		const game = scene({
			cast: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'william-adama'],
			at: { 3: 'brig' },
			edit: (g) => {
				g.inPlay.push({
					about: { deck: 'super-crisis', id: 'bomb-on-colonial-one' },
					holder: null,
					until: 'game'
				});
			}
		});
		const standoff: Crisis = crisesPegasus['standoff-with-pegasus'];
		const check = 'effects' in standoff ? standoff.effects[0] : undefined;
		if (check?.kind !== 'check') throw new Error('Standoff is a check');
		const { question: asked } = question(reply(playText(game, check.pass), 'may', 'yes'), 'choose-place');
		const places = asked.kind === 'place' ? asked.from.map(({ place }) => place) : [];
		expect(places).toContain('airlock');
		expect(places).not.toContain('press-room');
		expect(pending(game)).toEqual([]);
		expect(game.seats[D]?.position).toEqual({ place: 'brig' });
	});
});
