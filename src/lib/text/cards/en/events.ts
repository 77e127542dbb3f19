/** Moments, as they lead a sentence. */
import type { Trigger } from '../../../box/vocabulary.ts';
import type { Context } from '../compose.ts';
import type { CardWords } from '../types.ts';
import { list } from './grammar.ts';
import { names } from './names.ts';
import { terms } from './terms.ts';

const ofTrigger = ({ of }: Trigger): NonNullable<Trigger['of']> => of ?? {};
const turn = (trigger: Trigger): string => (ofTrigger(trigger).own ? 'your turn' : "any player's turn");

function destroyed(trigger: Trigger): string {
	const { own, pieces = [] } = ofTrigger(trigger);
	const ships = list(
		pieces.map((piece) => `a ${terms.pieces[piece][0]}`),
		'or'
	);
	return own ? `after you have destroyed ${ships}` : `whenever ${ships} is destroyed`;
}
function discarded(trigger: Trigger): string {
	const { by, type } = ofTrigger(trigger);
	return `when ${by === 'human' ? 'a human player' : 'a player'} discards ${type ? `a ${terms.skills[type]} card` : 'a skill card'}`;
}
function resolved(trigger: Trigger): string {
	const { card, cardOf } = ofTrigger(trigger);
	if (cardOf) return 'whenever you play a Quorum card from your hand';
	return card ? `after you have used a ${names.skill[card]} card` : 'after you have used a skill card';
}
function rolled(trigger: Trigger): string {
	const { attackOn, own } = ofTrigger(trigger);
	if (!attackOn) return 'after a die roll';
	const target = `${attackOn === 'occupation' ? 'an' : 'a'} ${terms.pieces[attackOn][0]}`;
	return own ? `after your die roll to attack ${target}` : `after the die roll of an attack on ${target}`;
}

/** Whose contribution is looked at is said only where it is not the reader's own. */
const contributor = (context: Context): string =>
	context.you.includes('holder') ? 'you have' : 'the player with this card has';

export const events: CardWords['events'] = {
	'entered-play': (_, context) =>
		context.you.includes('president') || context.you.includes('admiral') ? 'at the start of the game' : '',
	'turn-start': (trigger) => `at the start of ${turn(trigger)}`,
	'movement-end': () => 'at the end of your Movement step',
	'location-activated': (trigger) => {
		const { place } = ofTrigger(trigger);
		return `when you activate ${place ? terms.places[place] : 'a location'}${trigger.instead ? ', instead of its own effect' : ''}`;
	},
	'action-end': () => 'at the end of your Action step',
	'turn-end': (trigger) => `at the end of ${turn(trigger)}`,
	'card-resolved': resolved,
	'crisis-revealed': (trigger) =>
		trigger.instead
			? 'after a Crisis card is revealed and before it is resolved'
			: 'when a Crisis card is revealed',
	'option-chosen': () => 'after the choice on a Crisis card is made',
	'check-bypass': () => 'in place of a skill check',
	'check-before': () => 'before a skill check',
	contributed: (_, context) => `after ${contributor(context)} added cards to a skill check`,
	'check-cards-in': () => 'after all cards have been added to a skill check and before they are revealed',
	'check-revealed': () => 'after the cards of a skill check are revealed',
	'check-abilities': (trigger) =>
		`when this card is revealed in a ${ofTrigger(trigger).reckless ? 'Reckless ' : ''}skill check`,
	'check-total': () => 'after the total of a skill check is known',
	'check-outcome': (trigger) =>
		trigger.instead ? 'in place of the result of a passed skill check' : 'when a skill check is passed',
	'check-cleanup': () => 'after a skill check',
	'roll-due': (trigger) =>
		`when you would roll a die${ofTrigger(trigger).step === 'action' ? ' in your Action step' : ''}`,
	'before-roll': () => 'before a die is rolled',
	'after-roll': rolled,
	'raiders-activate': (trigger) =>
		trigger.mode === 'auto' ? 'whenever raiders are activated' : 'before raiders are activated',
	'viper-placed': () => 'when a viper is placed in a space area from the Reserves',
	destroyed,
	discarded,
	'resource-lost': (trigger) => {
		const { resource } = ofTrigger(trigger);
		return `whenever ${resource ? terms.resources[resource] : 'a resource'} is lost`;
	},
	'cylon-revealed': () => 'whenever a player reveals a You Are a Cylon card',
	'card-received': () => 'when you receive this card',
	'sleepers-dealt': () => 'after the Loyalty cards of the Sleeper Agent phase are dealt',
	'distance-reached': (trigger) =>
		`when the distance travelled reaches ${ofTrigger(trigger).distance ?? 0} or more`,
	'fleet-jumped': () => 'when the fleet jumps'
};
