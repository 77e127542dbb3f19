import type { ComponentDeck } from '$lib/box/index';
import type { BoxDeck } from '$lib/text/app/index';

const SHELVES: Partial<Record<ComponentDeck, BoxDeck>> = {
	'new-caprica-crisis': 'crisis',
	'civilian-ship': 'token',
	'galactica-damage': 'token',
	'pegasus-damage': 'token',
	'basestar-damage': 'token'
};

/** The shelf of the box a thing lies on: what a player would call its deck. */
export const boxDeck = (deck: ComponentDeck): BoxDeck => SHELVES[deck] ?? (deck as BoxDeck); // every other deck is its own shelf
