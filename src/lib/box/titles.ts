import type { TitleCard } from './components.ts';
import type { Title } from './ids.ts';
import type { Ability } from './vocabulary.ts';
import {
	action,
	always,
	at,
	auto,
	board,
	compare,
	destroy,
	draw,
	orbit,
	pay,
	pieces,
	roll,
	send
} from './words.ts';

const presidentPowers: readonly Ability[] = [
	auto('entered-play', [draw('holder', 'quorum', 1)]),
	action([draw('acting', 'quorum', 1)]),
	action([{ kind: 'resolve', from: 'quorum-hand' }])
];
const launchNuke = action([pay([destroy('nuke', 1)], [{ kind: 'attack', with: 'nuke' }])], {
	needs: compare({ pieces: pieces('nuke', 'all') }, '>=', 1)
});

export const titleCards = {
	'president-base': { title: 'president', set: 'base', copies: 1, abilities: presidentPowers },
	'admiral-base': {
		title: 'admiral',
		set: 'base',
		copies: 1,
		nukes: 2,
		destinations: 2,
		abilities: [launchNuke]
	},
	'president-new-caprica': {
		title: 'president',
		set: 'new-caprica',
		copies: 1,
		abilities: [
			...presidentPowers,
			// R8.7.3: with Pegasus and Kobol the rules apply this limit too, though president-base prints none.
			always([{ kind: 'limit', of: 'quorum-hand', n: 10 }]),
			auto('card-resolved', [roll([3, send('holder', 'detention')], [8])], {
				of: { cardOf: 'quorum-hand' },
				needs: at('holder', board('new-caprica'))
			})
		]
	},
	'admiral-new-caprica': {
		title: 'admiral',
		set: 'new-caprica',
		copies: 1,
		nukes: 2,
		destinations: 2,
		abilities: [launchNuke, action([{ kind: 'phase', enter: 'leave-new-caprica' }], { needs: orbit })]
	}
} as const satisfies Record<string, TitleCard>;
export type TitleCardId = keyof typeof titleCards;

/** R8.8: highest first. The base game has the same lines, less who is not in its box. */
export const SUCCESSION = {
	president: [
		'laura-roslin',
		'gaius-baltar',
		'tom-zarek',
		'ellen-tigh',
		'lee-apollo-adama',
		'william-adama',
		'karl-helo-agathon',
		'chief-galen-tyrol',
		'helena-cain',
		'anastasia-dee-dualla',
		'sharon-boomer-valerii',
		'saul-tigh',
		'kara-starbuck-thrace',
		'louanne-kat-katraine'
	],
	admiral: [
		'helena-cain',
		'william-adama',
		'saul-tigh',
		'karl-helo-agathon',
		'lee-apollo-adama',
		'anastasia-dee-dualla',
		'kara-starbuck-thrace',
		'louanne-kat-katraine',
		'sharon-boomer-valerii',
		'chief-galen-tyrol',
		'tom-zarek',
		'ellen-tigh',
		'gaius-baltar',
		'laura-roslin'
	]
} as const satisfies Record<Title, readonly string[]>;
