/** R2: set-up, against the fact files, over every configuration. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../tests/facts/read.ts';
import { characters, readSkillRef, SKILL_TYPES, skillCards } from '../box/index.ts';
import { newGame, pending } from './engine.ts';
import type { Seat } from './contract.ts';
import type { Game } from './game.ts';
import { isLeader } from './sheets.ts';
import {
	allConfigs,
	BASE,
	begin,
	cast,
	chooser,
	PEGASUS,
	playOn,
	ready,
	respond,
	seatPlaying,
	seedOf
} from './testing/play.ts';

interface DeckRow {
	cylon: number;
	'not-a-cylon': number;
	'add-after-first-deal'?: string;
	agenda?: string;
}
const facts = {
	loyalty: readFacts('loyalty') as { deck: Record<'no-leader' | 'with-leader', Record<string, DeckRow>> },
	tokens: readFacts('tokens') as { counts: Record<string, number> },
	skills: readFacts('skills') as {
		skills: { id: string; set: string; strengths: Record<string, number>; type: string }[];
	},
	crises: {
		base: readFacts('crises-base') as { cards: { copies: number }[] },
		pegasus: readFacts('crises-pegasus') as { cards: { copies: number }[] }
	},
	quorum: readFacts('quorum') as { cards: { copies: number; set: string }[] },
	destinations: readFacts('destinations') as { cards: { copies: number; set: string }[] },
	supers: readFacts('super-crises') as { cards: { copies: number; set: string }[] }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const copies = (cards: readonly { copies: number; set?: string }[], set: string): number =>
	sum(cards.filter((c) => c.set === undefined || c.set === 'base' || set === 'pegasus').map((c) => c.copies));

const hasLeader = (game: Game): boolean =>
	game.seats.some(({ character }) => character && characters[character].category === 'cylon-leader');
const plays = (game: Game, character: string): boolean => game.seats.some((s) => s.character === character);

/** The facts' row for a finished set-up. */
function row(game: Game): DeckRow {
	const found =
		facts.loyalty.deck[hasLeader(game) ? 'with-leader' : 'no-leader'][String(game.config.players)];
	if (!found) throw new Error('no such row');
	return found;
}

const configs = allConfigs();

describe('200 set-ups over all player counts and variants', () => {
	it('knows every legal configuration and no other (R1.1)', () => {
		// base: 4 player counts, two 4/6 modes; pegasus: two objectives, three modes, leader allowed or not
		expect(configs).toHaveLength(4 * 2 + 2 * 3 * (4 + 3 + 1));
	});

	const games = Array.from({ length: 200 }, (_, n) => ready(configs[n % configs.length] ?? BASE, n + 1))
		// a first player with nothing to decide (Helo, Stranded) has drawn his Crisis card before anybody is asked
		.filter(({ drawn }) => drawn === null);

	it('makes every Loyalty deck as the facts say, and deals it (R2.6, R2.7)', () => {
		for (const game of games) {
			const { cylon, 'not-a-cylon': not, agenda } = row(game);
			const extras = Number(plays(game, 'gaius-baltar')) + Number(plays(game, 'sharon-boomer-valerii'));
			const aside = !hasLeader(game) && (game.config.players === 4 || game.config.players === 6);
			const dealt = game.seats.flatMap((s) => s.loyalty);
			const all = [...dealt, ...game.decks.loyalty];
			expect(all).toHaveLength(cylon + not + extras + Number(aside));
			expect(all.filter((id) => id.startsWith('cylon-'))).toHaveLength(cylon);
			const special = all.filter((id) => id.startsWith('you-are-a-sympath'));
			expect(special).toEqual(
				!aside || game.config.fourSix === 'no-sympathizer' ? [] : [`you-are-a-${game.config.fourSix}`]
			);
			expect(dealt.filter((id) => id.startsWith('you-are-a-sympath'))).toEqual([]);
			for (const seat of game.seats) {
				const leader = seat.character !== null && characters[seat.character].category === 'cylon-leader';
				expect(seat.loyalty).toHaveLength(leader ? 0 : seat.character === 'gaius-baltar' ? 2 : 1);
				expect(seat.agenda !== null).toBe(leader);
			}
			expect(agenda !== undefined).toBe(hasLeader(game));
			// R2.7.3: what is left is exactly what the Sleeper Agent phase deals
			const sleepers =
				game.config.players - Number(hasLeader(game)) + Number(plays(game, 'sharon-boomer-valerii'));
			expect(game.decks.loyalty).toHaveLength(sleepers);
		}
	});

	it('leaves the rest of the Not a Cylon cards in the stock (R2.6.6)', () => {
		for (const game of games) {
			const cards = [...game.seats.flatMap((s) => s.loyalty), ...game.decks.loyalty, ...game.stock];
			const nots = cards.filter((id) => id.startsWith('you-are-not'));
			expect(nots).toHaveLength(game.config.set === 'pegasus' ? 12 : 11);
		}
	});

	it('deals the starting hands and builds the Destiny deck (R2.8, R2.9)', () => {
		for (const game of games) {
			const { set } = game.config;
			expect(game.decks.destiny).toHaveLength(set === 'pegasus' ? 12 : 10);
			const began = game.log.findIndex((entry) => entry.kind === 'game-began');
			const drawn = game.seats.map((_, seat) =>
				sum(
					game.log
						.slice(0, began)
						.flatMap((e) => (e.kind === 'drew' && e.seat === seat && e.from !== 'quorum' ? [e.count] : []))
				)
			);
			expect(drawn).toEqual(
				game.seats.map((_, n) => (n === game.first ? 0 : isLeader(game, n as Seat) ? 2 : 3))
			);
		}
	});

	it('holds every skill card of the facts exactly once (R1.7.1)', () => {
		for (const game of games) {
			const { set } = game.config;
			const everywhere = [
				...SKILL_TYPES.flatMap((type) => [...game.decks[type], ...game.discards[type]]),
				...game.decks.destiny,
				...game.seats.flatMap((s) => s.hand)
			];
			const counts = new Map<string, number>();
			for (const card of everywhere) counts.set(card, (counts.get(card) ?? 0) + 1);
			const expected = new Map<string, number>();
			for (const card of facts.skills.skills) {
				if (card.set === 'pegasus' && set === 'base') continue;
				if (card.id === 'investigative-committee-base' && set === 'pegasus') continue;
				for (const [strength, n] of Object.entries(card.strengths)) expected.set(`${card.id}-${strength}`, n);
			}
			expect(Object.fromEntries([...counts].sort())).toEqual(Object.fromEntries([...expected].sort()));
		}
	});

	it('shuffles every other deck whole', () => {
		for (const { config, decks, quorumHand, titles } of games) {
			expect(decks.crisis).toHaveLength(
				copies(facts.crises.base.cards, config.set) +
					(config.set === 'pegasus' ? copies(facts.crises.pegasus.cards, config.set) : 0)
			);
			expect(decks['new-caprica']).toHaveLength(config.objective === 'new-caprica' ? 30 : 0);
			expect(decks.quorum.length + quorumHand.length).toBe(copies(facts.quorum.cards, config.set));
			expect(quorumHand).toHaveLength(titles.president === null ? 0 : 1);
			expect(decks.destination).toHaveLength(copies(facts.destinations.cards, config.set));
			expect(decks['super-crisis']).toHaveLength(copies(facts.supers.cards, config.set));
		}
	});

	it('lays out the ships and tokens of the facts (R2.10)', () => {
		const { counts } = facts.tokens;
		for (const game of games) {
			const { space, vipers } = game;
			const manned = game.seats.filter((s) => typeof s.position === 'object' && 'viper' in s.position).length;
			expect(manned).toBe(Number(plays(game, 'lee-apollo-adama')));
			expect(vipers.reserves + sum(Object.values(space.vipers)) + manned).toBe(counts.viper);
			expect(space.vipers).toMatchObject({ 'port-bow': 1, 'port-aft': 1 });
			expect(space.raiders.front).toBe(3);
			expect(space.basestars).toEqual([{ id: '1', area: 'front', damage: [] }]);
			expect(space.civilians.map((c) => c.area)).toEqual(['rear', 'rear']);
			expect(space.civilians.length + game.civilianPile.length).toBe(counts['civilian-ship']);
			expect(game.raptors).toBe(counts.raptor);
			expect(game.nukes).toBe(counts.nuke);
			expect(game.galacticaTokens).toHaveLength(counts['galactica-damage'] ?? 0);
			expect(game.pegasusTokens).toHaveLength(
				game.config.set === 'pegasus' ? (counts['pegasus-damage'] ?? 0) : 0
			);
			expect(game.basestarTokens).toHaveLength(counts['basestar-damage'] ?? 0);
		}
	});
});

describe('configuration (R1.1)', () => {
	const refused = (config: object): string => {
		const game = newGame({ ...PEGASUS, ...config }, seedOf(1));
		return 'refused' in game ? `${game.refused} ${game.rule}` : 'taken';
	};
	it('refuses what the rules forbid, with the rule', () => {
		expect(refused({ players: 2 })).toBe('config-players R1.1.3');
		expect(refused({ players: 8 })).toBe('config-players R1.1.3');
		expect(refused({ players: 7, leader: false })).toBe('config-leader R1.1.3');
		expect(refused({ players: 3 })).toBe('config-leader R1.1.5');
		expect(refused({ set: 'base', objective: 'kobol' })).toBe('config-leader R1.1.5');
		expect(refused({ set: 'base', leader: false })).toBe('config-objective R1.1.2');
		expect(refused({ set: 'base', objective: 'kobol', leader: false, fourSix: 'sympathetic-cylon' })).toBe(
			'config-four-six R1.1.4'
		);
		expect(refused({ fourSix: 'x' })).toBe('config-four-six R1.1.4');
	});
	it('refuses a seed that is none', () => {
		for (const seed of ['', 'abc', '0'.repeat(32), 'G'.repeat(32)])
			expect(newGame(PEGASUS, seed)).toEqual({ refused: 'bad-seed', rule: 'R2.1.1' });
	});
});

describe('characters (R2.3, R2.4)', () => {
	const blocked = (game: Game, id: string): string | undefined => {
		const question = pending(game)[0]?.question;
		if (question?.kind !== 'option') throw new Error('not choosing');
		return question.from.find((o) => o.id === id)?.blocked?.refused;
	};
	const take = (game: Game, id: string): Game => {
		const [decision] = pending(game);
		if (!decision) throw new Error('nothing to decide');
		return respond(game, decision, id);
	};

	it('uses political, military and pilot evenly; support any time (R2.3.2)', () => {
		let game = take(begin(BASE), 'laura-roslin');
		expect(blocked(game, 'laura-roslin')).toBe('character-taken');
		expect(blocked(game, 'gaius-baltar')).toBe('category-ahead');
		expect(blocked(game, 'chief-galen-tyrol')).toBeUndefined();
		game = take(take(game, 'saul-tigh'), 'kara-starbuck-thrace');
		expect(blocked(game, 'gaius-baltar')).toBeUndefined();
	});
	it('has one Leader at most, and seven players need one (R2.3.3)', () => {
		const one = take(begin(PEGASUS), 'cavil');
		expect(blocked(one, 'caprica-six')).toBe('one-leader');
		const seven = playOn(
			begin({ ...PEGASUS, players: 7 }),
			chooser(3),
			(game) =>
				game.seats.filter((s) => s.character).length === 6 && pending(game)[0]?.why === 'choose-character'
		);
		const needed = !hasLeader(seven);
		expect(blocked(seven, 'cavil') === undefined).toBe(needed);
	});
	it('leaves Boomer out of the no-sympathizer game unless a Leader voids it (R2.3.4, R2.3.5)', () => {
		const config = { ...PEGASUS, players: 4, fourSix: 'no-sympathizer' } as const;
		expect(blocked(begin(config), 'sharon-boomer-valerii')).toBe('excluded-by-variant');
		expect(blocked(take(begin(config), 'cavil'), 'sharon-boomer-valerii')).toBeUndefined();
		expect(blocked(begin({ ...config, players: 5 }), 'sharon-boomer-valerii')).toBeUndefined();
	});
	it('puts Apollo into a viper, Helo off the board, Cain where she likes (R2.4.1)', () => {
		const game = cast({ ...PEGASUS, players: 3, leader: false }, [
			'lee-apollo-adama',
			'karl-helo-agathon',
			'tom-zarek'
		]);
		expect(game.seats[seatPlaying(game, 'lee-apollo-adama')]?.position).toHaveProperty('viper');
		expect(game.seats[seatPlaying(game, 'karl-helo-agathon')]?.position).toBe('stranded');
		const cain = take(begin(PEGASUS), 'helena-cain');
		const question = pending(cain)[0]?.question;
		expect(question?.kind === 'place' ? question.from.map((o) => o.place).sort() : []).toEqual([
			'command',
			'pegasus-cic'
		]);
	});
});

describe('titles (R2.5, R8.8)', () => {
	it('go to the highest in line', () => {
		const game = cast(BASE, [
			'tom-zarek',
			'saul-tigh',
			'lee-apollo-adama',
			'gaius-baltar',
			'karl-helo-agathon'
		]);
		expect(game.titles.president).toBe(seatPlaying(game, 'gaius-baltar'));
		expect(game.titles.admiral).toBe(seatPlaying(game, 'saul-tigh'));
	});
	it('may both fall to one player, never to a Leader (R2.5.1, R2.5.3)', () => {
		const config = { ...PEGASUS, players: 4 };
		const game = cast(config, ['cavil', 'lee-apollo-adama', 'chief-galen-tyrol', 'anastasia-dee-dualla']);
		expect(game.titles.president).toBe(seatPlaying(game, 'lee-apollo-adama'));
		expect(game.titles.admiral).toBe(seatPlaying(game, 'lee-apollo-adama'));
	});
});

describe('resources (R1.6)', () => {
	it('start lower without a Sympathizer, four or six players', () => {
		const config = { ...PEGASUS, players: 4, leader: false, fourSix: 'no-sympathizer' } as const;
		expect(ready(config).resources).toEqual({ fuel: 8, food: 7, morale: 9, population: 10 });
		expect(ready({ ...config, players: 5 }).resources).toEqual({
			fuel: 8,
			food: 8,
			morale: 10,
			population: 12
		});
		const led = cast({ ...config, leader: true }, [
			'cavil',
			'tom-zarek',
			'saul-tigh',
			'kara-starbuck-thrace'
		]);
		expect(led.resources.morale).toBe(10);
	});
});

it('names every skill card by a kind of the box', () => {
	for (const card of begin(PEGASUS).decks.treachery)
		expect(skillCards).toHaveProperty(readSkillRef(card).kind);
});
