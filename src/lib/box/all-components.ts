import { agendas } from './agendas.ts';
import { characters } from './characters.ts';
import type { AnyComponent, ComponentDeck, SkillCard } from './components.ts';
import { crisesBase } from './crises-base.ts';
import { crisesNewCaprica } from './crises-new-caprica.ts';
import { crisesPegasus } from './crises-pegasus.ts';
import { destinations, objectives } from './destinations.ts';
import { loyaltyCards } from './loyalty.ts';
import { boardActions, places } from './places.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skills.ts';
import { superCrises } from './super-crises.ts';
import { titleCards } from './titles.ts';
import { basestarDamage, civilianShips, galacticaDamage, pegasusDamage } from './tokens.ts';

type DataOf<Deck extends ComponentDeck> = Extract<AnyComponent, { deck: Deck }>['data'];

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const copiesOf = (data: AnyComponent['data']): number => {
	if ('strengths' in data) return sum(Object.values((data satisfies SkillCard).strengths));
	return 'copies' in data ? data.copies : 1;
};

const list = <Deck extends ComponentDeck>(deck: Deck, cards: Readonly<Record<string, DataOf<Deck>>>) =>
	Object.entries(cards).map(
		([id, data]) =>
			// The deck decides which data it holds: `cards` is typed by it, only the pairing is lost in the literal.
			({ deck, id, set: data.set, copies: copiesOf(data), data }) as AnyComponent
	);

/** Everything printed, deck by deck, in the order of the facts. Crises of base and Pegasus are one deck (R2.2.1). */
export const allComponents = (): readonly AnyComponent[] => [
	...list('skill', skillCards),
	...list('character', characters),
	...list('place', places),
	...list('place', boardActions),
	...list('crisis', crisesBase),
	...list('crisis', crisesPegasus),
	...list('super-crisis', superCrises),
	...list('new-caprica-crisis', crisesNewCaprica),
	...list('quorum', quorumCards),
	...list('destination', destinations),
	...list('objective', objectives),
	...list('agenda', agendas),
	...list('loyalty', loyaltyCards),
	...list('title', titleCards),
	...list('civilian-ship', civilianShips),
	...list('galactica-damage', galacticaDamage),
	...list('pegasus-damage', pegasusDamage),
	...list('basestar-damage', basestarDamage)
];
