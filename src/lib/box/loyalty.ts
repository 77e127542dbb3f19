import type { LoyaltyCard } from './components.ts';
import type { AgendaSide } from './ids.ts';
import type { Condition } from './vocabulary.ts';
import {
	auto,
	board,
	choose,
	discard,
	discardRandom,
	draw,
	forEach,
	humans,
	is,
	may,
	modify,
	morale,
	not,
	occupants,
	send,
	when
} from './words.ts';

const cylon = { set: 'base', team: 'cylon', copies: 1 } as const;
const onGalactica = occupants(board('galactica'));
/** R7.5.6: a Cylon player never reveals a card he receives. */
const receivedByHuman = { needs: is('holder', 'human') };
const anyRed: Condition = { kind: 'red', of: 'any' };

export const loyaltyCards = {
	'you-are-not-a-cylon-base': { set: 'base', team: 'human', copies: 11 },
	'you-are-not-a-cylon-pegasus': { set: 'pegasus', team: 'human', copies: 1 },
	'cylon-reduce-morale': { ...cylon, reveal: [may([morale(-1)])] },
	'cylon-sickbay': {
		...cylon,
		reveal: [
			may([
				choose({ seats: onGalactica, movableTo: 'sickbay' }),
				discard('chosen', 5),
				send('chosen', 'sickbay')
			])
		]
	},
	'cylon-brig': {
		...cylon,
		reveal: [may([choose({ seats: onGalactica, movableTo: 'brig' }), send('chosen', 'brig')])]
	},
	'cylon-damage-galactica': {
		...cylon,
		reveal: [may([{ kind: 'damage', target: 'galactica', hits: 2, draw: 5 }])]
	},
	'cylon-treachery': {
		...cylon,
		set: 'pegasus',
		reveal: [
			forEach(humans, discardRandom('each', 1), draw('each', 'treachery', 1)),
			{ kind: 'later', at: 'hand-cut', effects: [draw('acting', 'treachery', 2)] }
		]
	},
	'you-are-a-sympathizer': {
		set: 'base',
		team: 'special',
		copies: 1,
		abilities: [
			auto(
				'card-received',
				[
					when(anyRed, send('holder', 'brig')),
					when(
						not(anyRed),
						{ kind: 'turn-cylon', who: 'holder' },
						modify({ kind: 'forbid', who: 'holder', deed: { do: 'activate', at: 'cylon-fleet' } }, 'game')
					)
				],
				receivedByHuman
			)
		]
	},
	'you-are-a-sympathetic-cylon': {
		set: 'pegasus',
		team: 'special',
		copies: 1,
		abilities: [
			auto(
				'card-received',
				[{ kind: 'turn-cylon', who: 'holder' }, draw('holder', 'sympathetic-agenda', 1)],
				receivedByHuman
			)
		]
	}
} as const satisfies Record<string, LoyaltyCard>;
export type LoyaltyId = keyof typeof loyaltyCards;

interface LoyaltyDeck {
	cylon: number;
	notACylon: number;
	/** one card, by `LOYALTY_DECKS.variants`, joins the deck after the first deal (R2.6.4) */
	aside?: true;
	/** from which deck the Leader's Agenda comes */
	agenda?: AgendaSide;
}
interface FourSixVariant {
	/** `not-a-cylon`: one more from the stock */
	aside: LoyaltyId | 'not-a-cylon';
	/** cards a Cylon player receives, where not the usual number (R3.6.2) */
	cylonReceives?: number;
	/** not to be chosen at set-up (R2.3.4) */
	excluded?: readonly string[];
}
interface LoyaltyDecks {
	/** by number of players */
	withoutLeader: Readonly<Record<3 | 4 | 5 | 6, LoyaltyDeck>>;
	withLeader: Readonly<Record<4 | 5 | 6 | 7, LoyaltyDeck>>;
	/** for each of these characters in the game: more Not a Cylon cards, and when the second card is dealt (R2.6.3) */
	extra: Readonly<Record<string, { notACylon: number; dealt: 'entry' | 'sleepers' }>>;
	/** four or six players without a Leader (R1.1.4) */
	variants: Readonly<Record<'sympathizer' | 'sympathetic-cylon' | 'no-sympathizer', FourSixVariant>>;
}

/** How the Loyalty deck is made up (R2.6.2 to R2.6.4). */
export const LOYALTY_DECKS = {
	withoutLeader: {
		3: { cylon: 1, notACylon: 5 },
		4: { cylon: 1, notACylon: 6, aside: true },
		5: { cylon: 2, notACylon: 8 },
		6: { cylon: 2, notACylon: 9, aside: true }
	},
	withLeader: {
		4: { cylon: 1, notACylon: 5, agenda: 'sympathetic' },
		5: { cylon: 1, notACylon: 7, agenda: 'hostile' },
		6: { cylon: 2, notACylon: 8, agenda: 'sympathetic' },
		7: { cylon: 2, notACylon: 10, agenda: 'hostile' }
	},
	extra: {
		'gaius-baltar': { notACylon: 1, dealt: 'entry' },
		'sharon-boomer-valerii': { notACylon: 1, dealt: 'sleepers' }
	},
	variants: {
		sympathizer: { aside: 'you-are-a-sympathizer' },
		'sympathetic-cylon': { aside: 'you-are-a-sympathetic-cylon' },
		// unsure: one source only, taken over in R2.3.4, R2.6.5 and R3.6.2
		'no-sympathizer': { aside: 'not-a-cylon', cylonReceives: 3, excluded: ['sharon-boomer-valerii'] }
	}
} as const satisfies LoyaltyDecks;
