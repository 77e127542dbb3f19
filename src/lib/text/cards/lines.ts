/** The layout of each kind of component: which of its fields become which lines of text. */
import type {
	AnyComponent,
	BasestarDamage,
	BoardAction,
	Character,
	CivilianShip,
	Crisis,
	Destination,
	LoyaltyCard,
	Place,
	QuorumCard,
	ShipDamage,
	SkillCard,
	SuperCrisis,
	TitleCard
} from '../../box/components.ts';
import type { Ability, Effect } from '../../box/vocabulary.ts';
import { abilityLines, playedLines, textAndOutcomes, wordAbility } from './abilities.ts';
import {
	capital,
	clausesOf,
	sentencesOf,
	stop,
	wordCondition,
	wordModifier,
	type Context
} from './compose.ts';
import type { AttackId, CardWords } from './types.ts';

const reader = (words: CardWords, ...also: Context['you']): Context => ({
	words,
	you: ['acting', 'holder', ...also],
	agent: 'you'
});
const table = (words: CardWords): Context => ({ words, you: [], agent: 'group' });
const bound = (context: Context): Context => ({ ...context, carrier: context.words.role('holder', context) });
const cylon = (context: Context, yes: boolean): Context => (yes ? { ...context, cylon: true } : context);

const sentences = (effects: readonly Effect[], context: Context): string =>
	sentencesOf(clausesOf(effects, context), context);
const labelled = (label: string, [first = '', ...rest]: readonly string[]): string[] => [
	`${label}: ${first}`,
	...rest
];

function skill(words: CardWords, card: SkillCard): string[] {
	const context = cylon(reader(words), card.type === 'treachery');
	const lines = playedLines(card.abilities, context);
	return card.reckless ? labelled(words.labels.reckless, lines) : lines;
}

/** Abilities printed under one name are one text. */
function named(name: string, abilities: readonly Ability[], context: Context): string[] {
	const worded = abilities.map((ability) => wordAbility(ability, context));
	const timing = worded.find(({ label }) => label !== '')?.label ?? '';
	const text = worded.map(({ lines }) => lines[0]).join(' ');
	return [`${context.words.fields.ability(name, timing)} ${text}`];
}
function character(
	words: CardWords,
	id: keyof CardWords['abilityNames']['characters'],
	sheet: Character
): string[] {
	const context = bound(cylon(reader(words), sheet.category === 'cylon-leader'));
	const [positive, once, negative] = words.abilityNames.characters[id];
	return [
		...named(positive, sheet.positive, context),
		...named(once, sheet.once, context),
		...(sheet.negative.length > 0
			? named(negative, sheet.negative, context)
			: [`${words.fields.ability(negative, '')} ${words.fields.unusable('treachery')}`]),
		`${words.labels.start}: ${capital(stop(words.fields.start(sheet.start)))}`
	];
}

function place(words: CardWords, data: Place | BoardAction): string[] {
	const context = bound(reader(words));
	const byUser = (ability: Ability) =>
		abilityLines(ability, cylon(context, (ability.by ?? data.user) === 'cylon'));
	if ('ability' in data) return byUser({ ...data.ability, by: data.user });
	return [...(data.hazardous ? [words.labels.hazardous] : []), ...data.abilities.flatMap(byUser)];
}

/** Printed boxes stand under each other, what is below them does not. */
function boxes(effects: readonly Effect[], context: Context): string[] {
	const [first] = effects;
	if (first?.kind !== 'one-of' || effects.length > 1)
		return textAndOutcomes(sentences(effects, context), effects, context);
	const { words } = context;
	return [
		words.fields.chooses(first.by ?? 'current', context),
		...first.options.flatMap((option, i) => {
			const needs = option.needs ? `${words.labels.needs(wordCondition(option.needs, context))} ` : '';
			const text = textAndOutcomes(`${needs}${sentences(option.effects, context)}`, option.effects, context);
			return labelled(words.labels.option(i), text);
		})
	];
}

const inPlay = (abilities: readonly Ability[] | undefined, context: Context): string[] =>
	(abilities ?? []).flatMap((ability) =>
		labelled(context.words.labels.inPlay, abilityLines(ability, context))
	);

function crisis(words: CardWords, id: string, card: Crisis | SuperCrisis): string[] {
	const context = table(words);
	const abilities = inPlay(card.abilities, context);
	if ('effects' in card) return [...boxes(card.effects, context), ...abilities];
	const { activate, setup, special } = card.attack;
	const { labels, fields } = words;
	// The special rule's name exists for exactly the cards that have an attack; the ids of a deck do not tell them apart.
	const name = words.abilityNames.attacks[id as AttackId];
	const ships = setup.map(({ at, pieces }) => fields.setup(at, pieces)).join('; ');
	return [
		`${labels.activate}: ${capital(stop(fields.activated(activate)))}`,
		`${labels.setup}: ${capital(stop(ships))}`,
		`${fields.ability(name, '')} ${sentences(special, context) || labels.noVipers}`,
		...abilities
	];
}

function quorum(words: CardWords, card: QuorumCard): string[] {
	const president = reader(words, 'president');
	const given = card.effects.some((effect) => effect.kind === 'keep' && effect.with);
	// Who was given the card reads it: "you" is that player, and the President is somebody else.
	const kept = (ability: Ability): Context =>
		!given ? president : ability.by === 'president' ? { words, you: [], agent: 'you' } : reader(words);
	return [
		sentences(card.effects, { words, you: ['acting', 'president'], agent: 'you' }),
		...(card.abilities ?? []).flatMap((ability) => inPlay([ability], bound(kept(ability))))
	];
}

const destination = (words: CardWords, card: Destination): string[] =>
	[
		`${words.fields.distance(card.distance)} ${words.fields.fuel(card.fuel)}`,
		sentences(card.effects, table(words))
	].filter(Boolean);

function loyalty(words: CardWords, card: LoyaltyCard): string[] {
	const context = reader(words);
	const { labels } = words;
	const team =
		card.team === 'human' ? [labels.notACylon] : card.team === 'cylon' ? [labels.youAreACylon] : [];
	return [
		...team,
		...(card.reveal ? [`${labels.reveal}: ${sentences(card.reveal, cylon(context, true))}`] : []),
		...(card.abilities ?? []).flatMap((ability) => abilityLines(ability, context))
	];
}

function title(words: CardWords, card: TitleCard): string[] {
	const context = bound(reader(words, card.title));
	return [
		...(card.nukes ? [words.fields.nukes(card.nukes)] : []),
		...(card.destinations
			? [
					sentencesOf(
						wordModifier({ kind: 'draw-choice', deck: 'destination', draw: card.destinations }, context),
						context
					)
				]
			: []),
		...card.abilities.flatMap((ability) => abilityLines(ability, context))
	];
}

const civilian = (words: CardWords, { loses }: CivilianShip): string[] => [
	words.fields.losses(loses, 'civilian-ship')
];
const damage = (words: CardWords, { damages, loses }: ShipDamage): string[] => [
	damages === undefined ? words.fields.losses(loses ?? {}, 'damage') : words.fields.damaged(damages)
];
const basestar = (words: CardWords, { hits, abilities }: BasestarDamage): string[] => [
	words.fields.hits(hits),
	...abilities.flatMap((ability) =>
		abilityLines(ability, { ...table(words), carrier: words.fields.thisBasestar })
	)
];

/** The lines of rule text of one component of any deck. */
export function cardText(words: CardWords, component: AnyComponent): readonly string[] {
	switch (component.deck) {
		case 'skill':
			return skill(words, component.data);
		case 'character':
			return character(words, component.id as keyof CardWords['abilityNames']['characters'], component.data);
		case 'place':
			return place(words, component.data);
		case 'crisis':
		case 'super-crisis':
		case 'new-caprica-crisis':
			return crisis(words, component.id, component.data);
		case 'quorum':
			return quorum(words, component.data);
		case 'destination':
			return destination(words, component.data);
		case 'objective':
			return component.data.abilities.flatMap((ability) => abilityLines(ability, table(words)));
		case 'agenda': {
			const context = reader(words);
			return [words.fields.goal(component.data.goal.map((condition) => wordCondition(condition, context)))];
		}
		case 'loyalty':
			return loyalty(words, component.data);
		case 'title':
			return title(words, component.data);
		case 'civilian-ship':
			return civilian(words, component.data);
		case 'galactica-damage':
		case 'pegasus-damage':
			return damage(words, component.data);
		case 'basestar-damage':
			return basestar(words, component.data);
	}
}
