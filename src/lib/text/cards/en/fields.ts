/** Labels and the texts that come from fields of a card rather than from effects. */
import type { Resource } from '../../../box/ids.ts';
import type { CardWords, Labels } from '../types.ts';
import { list } from './grammar.ts';
import { names } from './names.ts';
import { inArea, placed, role } from './phrases.ts';
import { capital } from '../compose.ts';
import { terms } from './terms.ts';

export const labels: Labels = {
	action: 'Action',
	movement: 'Movement',
	inPlay: 'While in play',
	reveal: 'Action, by revealing this card',
	once: 'once per game',
	reckless: 'Reckless',
	pass: 'Pass',
	fail: 'Fail',
	partial: (at) => `${at} or more`,
	option: (index) => 'ABCD'.charAt(index),
	activate: 'Activate',
	setup: 'Set-up',
	start: 'Start',
	user: { human: 'human players only', cylon: 'Cylon players only', president: 'President only' },
	nothing: 'no effect',
	hazardous: 'Hazardous: You can come here only when an effect sends you.',
	noVipers: 'No vipers are launched.',
	notACylon: 'You are on the human side, unless another of your Loyalty cards says otherwise.',
	youAreACylon: 'You are on the Cylon side.',
	needs: (condition) => `This is possible only if ${condition}.`
};

const losses = (loses: Partial<Record<Resource, number>>): string =>
	list(
		(Object.entries(loses) as [Resource, number][]).map(
			([resource, n]) => `${n} ${terms.resources[resource]}`
		)
	);

/** "food is 2 or less", "population is 2 or less": one bound for both. */
function together(conditions: readonly string[]): readonly string[] {
	const split = conditions.map((text) => /^(\w+) is (\d+ or less)$/u.exec(text));
	const bounds = split.flatMap((match) => (match ? [match[2]] : []));
	if (bounds.length < 2 || new Set(bounds).size > 1) return conditions;
	const resources = split.flatMap((match) => match?.[1] ?? []);
	return [...conditions.filter((_, i) => !split[i]), `${list(resources)} are each ${bounds[0] ?? ''}`];
}

const ORDERS = [names.skill['executive-order'], names.skill['critical-situation']];
const LIMITS = {
	roll: 'for each die roll',
	result: 'for each die roll',
	check: 'for each skill check',
	turn: 'each turn'
} as const;
export const limit: CardWords['limit'] = ({ per, group }, context) => {
	if (group === 'orders') return `Only 1 ${list(ORDERS, 'or')} card may be used each turn.`;
	if (group === 'reckless')
		return 'The check becomes Reckless. Only 1 Reckless card may be played for each skill check.';
	return context.carrier
		? `You may do this only once ${LIMITS[per]}.`
		: `Only 1 card of this name takes effect ${LIMITS[per]}.`;
};

export const fields: CardWords['fields'] = {
	chooses: (by, context) => `${capital(role(by, context).np)} chooses:`,
	start: (start) =>
		start === 'viper'
			? 'in a viper launched from the Reserves'
			: start === 'stranded'
				? 'off the board'
				: typeof start === 'string'
					? terms.places[start]
					: list(
							start.map((place) => terms.places[place]),
							'or'
						),
	goal: (conditions) => `You win if ${list(together(conditions))}.`,
	losses: (loses, of) => {
		const lost = losses(loses);
		if (of === 'damage') return `Lose ${lost} and remove this token from the game.`;
		return lost ? `When it is destroyed, the humans lose ${lost}.` : 'When it is destroyed, nothing is lost.';
	},
	damaged: (place) =>
		`This token damages ${terms.places[place]}: whoever is there goes to Sickbay, and the location cannot be used until it is repaired.`,
	hits: (n) => `This token counts as ${n} damage.`,
	fuel: (by) => (by === 0 ? 'Lose no fuel.' : `Lose ${-by} fuel.`),
	distance: (n) => `Distance ${n}.`,
	nukes: (n) => `Receive ${n} nukes at the start of the game.`,
	unusable: (type) =>
		`${terms.skills[type]} is part of your skill set, but as a human player you cannot use the text of its cards.`,
	activated: (icons) => list(icons.map((icon) => terms.icons[icon])),
	setup: (at, pieces) => `${placed(pieces)} ${inArea(at)}`,
	thisBasestar: { id: 'basestar', np: 'this basestar', person: 'one' },
	ability: (name, timing) => `${name}${timing ? ` (${timing.toLowerCase()})` : ''}:`
};
