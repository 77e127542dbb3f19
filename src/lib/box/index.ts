/** What is in the box: every card, character, place and token. Whoever opens the box finds the data frozen. */
import * as agendas from './agendas.ts';
import * as characters from './characters.ts';
import * as combat from './combat.ts';
import * as crisesBase from './crises-base.ts';
import * as crisesNewCaprica from './crises-new-caprica.ts';
import * as crisesPegasus from './crises-pegasus.ts';
import * as destinations from './destinations.ts';
import { deepFreeze } from './freeze.ts';
import * as ids from './ids.ts';
import * as loyalty from './loyalty.ts';
import * as places from './places.ts';
import * as quorum from './quorum.ts';
import * as skills from './skills.ts';
import * as superCrises from './super-crises.ts';
import * as titles from './titles.ts';
import * as tokens from './tokens.ts';

const parts = [
	agendas,
	characters,
	combat,
	crisesBase,
	crisesNewCaprica,
	crisesPegasus,
	destinations,
	ids,
	loyalty,
	places,
	quorum,
	skills,
	superCrises,
	titles,
	tokens
];
parts.flatMap((part) => Object.values<unknown>(part)).forEach(deepFreeze);

export * from './agendas.ts';
export * from './all-components.ts';
export * from './characters.ts';
export * from './combat.ts';
export type * from './components.ts';
export * from './crises-base.ts';
export * from './crises-new-caprica.ts';
export * from './crises-pegasus.ts';
export * from './destinations.ts';
export * from './ids.ts';
export * from './loyalty.ts';
export * from './places.ts';
export * from './quorum.ts';
export * from './skill-refs.ts';
export * from './skills.ts';
export * from './super-crises.ts';
export * from './titles.ts';
export * from './tokens.ts';
export type * from './vocabulary.ts';
