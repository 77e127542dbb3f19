/** The whole German catalogue. */
import type { CardWords } from '../types.ts';
import { conditions } from './conditions.ts';
import { controls, given } from './controls.ts';
import { plainEffects } from './effects.ts';
import { events } from './events.ts';
import { fields, labels, limit } from './fields.ts';
import { grammar } from './grammar.ts';
import { modifiers } from './modifiers.ts';
import { abilityNames, names } from './names.ts';
import { role } from './phrases.ts';
import { terms } from './terms.ts';

const words: CardWords = {
	names,
	abilityNames,
	terms,
	labels,
	grammar,
	effects: { ...plainEffects, ...controls },
	conditions,
	modifiers,
	events,
	limit,
	role,
	given,
	fields
};
export default words;
