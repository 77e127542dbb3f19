/**
 * Windows: whether a seat wants to answer to what is going on, and with what. It looks at its own hand, its sheet and the cards in
 * play only; `wantsToClaim` and the choice in the menu afterwards follow the same table, so a claim is meant.
 */
import {
	characters,
	quorumCards,
	readSkillRef,
	skillCards,
	type Ability,
	type EventName
} from '../box/index.ts';
import type { AnswerValue, Decision, OfferedOption, StagedCheck, StagedDie } from '../rules/index.ts';
import type { SeatView } from '../views/index.ts';
import { cardWorth, keepWorth, strengthOf, typeOf } from './cards.ts';
import { stakeOf } from './contribute.ts';
import { distrust, me, sideOf } from './people.ts';
import type { Pick } from './types.ts';
import { raidersIn } from './battle.ts';

/** How eager the seat is, from 0 (no) to 1 (at once). */
type Eagerness = (view: SeatView) => number;

const eventsOf = (abilities: readonly Ability[]): EventName[] =>
	abilities.flatMap(({ when }) => (typeof when === 'object' && when.mode === 'window' ? [when.on] : []));

const ON_CARDS: ReadonlyMap<string, readonly EventName[]> = new Map(
	Object.entries(skillCards).map(([id, { abilities }]) => [id, eventsOf(abilities)])
);
const ON_SHEETS: ReadonlyMap<string, readonly EventName[]> = new Map(
	Object.entries(characters).map(([id, { positive, once, negative }]) => [
		id,
		eventsOf([...positive, ...once, ...negative])
	])
);
const ON_KEPT: ReadonlyMap<string, readonly EventName[]> = new Map(
	Object.entries(quorumCards).map(([id, card]) => [id, eventsOf('abilities' in card ? card.abilities : [])])
);

const withDie =
	(eager: (die: StagedDie, view: SeatView) => number): Eagerness =>
	(view) =>
		view.stage.die ? eager(view.stage.die, view) : 0;
const withCheck =
	(eager: (check: StagedCheck, stake: number, view: SeatView) => number): Eagerness =>
	(view) => {
		const { check } = view.stage;
		return check ? eager(check, sideOf(view) * stakeOf(view, check), view) : 0;
	};

/** Is a high result good for the humans? Fire at their own ships is not. */
const highIsGood = ({ attackOn }: StagedDie, view: SeatView): boolean =>
	attackOn !== 'viper' && view.stage.running !== 'basestars' && view.stage.running !== 'raiders';

/** From these results on a shot hits. */
const HITS_FROM = { raider: 3, heavy: 7, centurion: 7, basestar: 5, occupation: 5, viper: 5 } as const;
function hitsFrom({ attackOn }: StagedDie): number {
	return attackOn && attackOn in HITS_FROM ? HITS_FROM[attackOn as keyof typeof HITS_FROM] : 5;
}

/** Would one more or one less make the difference the seat wants? */
const turns = (die: StagedDie, view: SeatView): boolean => {
	const wanted = highIsGood(die, view) === sideOf(view) > 0;
	return die.result === (wanted ? hitsFrom(die) - 1 : hitsFrom(die));
};
const isBad = (die: StagedDie, view: SeatView): boolean => {
	if (die.result === null) return false;
	const hit = die.result >= hitsFrom(die);
	return hit !== (highIsGood(die, view) === sideOf(view) > 0);
};

const reckless = withCheck((check, stake) => (!check.reckless && stake > 3 ? 0.3 : 0));
const engineers = (view: SeatView): number =>
	view.own.hand.filter((card) => typeOf(card) === 'engineering').length;

/** By event and card or character. What is not listed is never used. */
const EAGER: Readonly<Record<string, Eagerness>> = {
	'before-roll strategic-planning': withDie((die, view) => {
		if (highIsGood(die, view) !== sideOf(view) > 0) return 0;
		return die.attackOn && die.attackOn !== 'raider' ? 0.8 : 0.15;
	}),
	'after-roll evasive-maneuvers': withDie((die, view) => (sideOf(view) > 0 && isBad(die, view) ? 0.9 : 0)),
	'after-roll maximum-firepower': withDie((die, view) => (isBad(die, view) ? 0.8 : 0)),
	'after-roll calculations': withDie((die, view) => (turns(die, view) ? 0.9 : 0)),
	'after-roll karl-helo-agathon': withDie((die, view) => (isBad(die, view) ? 0.9 : 0)),
	'roll-due louanne-kat-katraine': withDie((die) =>
		die.attackOn === 'raider' ? 0.2 : die.attackOn ? 0.5 : 0.1
	),
	'raiders-activate run-interference': (view) => (raidersIn(view) > 2 ? 0.9 : 0),
	'check-before investigative-committee-base': withCheck((check, stake) =>
		!check.faceUp && stake > 4 ? 0.25 : 0
	),
	'check-before investigative-committee-pegasus': withCheck((check, stake) =>
		!check.faceUp && stake > 4 ? 0.25 : 0
	),
	'check-before scientific-research': withCheck((check, stake, view) =>
		stake > 2 && !check.positive.includes('engineering') && engineers(view) > 2 ? 0.7 : 0
	),
	'check-before support-the-people': reckless,
	'check-before jury-rigged': reckless,
	'check-before at-any-cost': reckless,
	'check-before guts-and-initiative': reckless,
	'check-before saul-tigh': withCheck((_check, stake) => (stake > 0 ? 0.7 : 0)),
	'check-before tom-zarek': () => 0.5,
	'check-before anastasia-dee-dualla': withCheck((_check, stake) => (stake > 5 ? 0.4 : 0)),
	'check-before assign-arbitrator': () => 0.6,
	'check-before assign-chief-of-staff': withCheck((check, stake) =>
		stake > 3 && !check.positive.includes('politics') ? 0.7 : 0
	),
	'check-bypass sharon-boomer-valerii': withCheck((_check, stake) => (Math.abs(stake) > 6 ? 0.7 : 0)),
	'check-cards-in chief-galen-tyrol': withCheck((_check, stake) => (stake > 6 ? 0.2 : 0)),
	'check-revealed caprica-six': withCheck((_check, stake) => (Math.abs(stake) > 4 ? 0.3 : 0)),
	'check-total declare-emergency': withCheck(({ total, difficulty }, stake) =>
		stake > 1 && total !== null && total < difficulty && total + 2 >= difficulty ? 1 : 0
	),
	'check-cleanup william-adama': withCheck(({ revealed }) => ((revealed?.length ?? 0) > 5 ? 0.6 : 0)),
	'check-outcome helena-cain': withCheck(({ target }, _stake, view) =>
		target !== null && distrust(view, target) > 0 ? 0.9 : 0.15
	),
	'contributed probation': () => 0.5,
	'discarded sabotage': (view) => (sideOf(view) < 0 ? 1 : 0),
	'crisis-revealed kara-starbuck-thrace': (view) => {
		const card = view.stage.cards.at(-1);
		if (!card || (card.about.deck !== 'crisis' && card.about.deck !== 'new-caprica-crisis')) return 0;
		return sideOf(view) * cardWorth(view, card.about.deck, card.about.id) < -6 ? 0.8 : 0;
	},
	'option-chosen karl-helo-agathon': () => 0.08,
	'viper-placed lee-apollo-adama': (view) => (raidersIn(view) > 0 ? 0.8 : 0.1),
	'destroyed major-victory': (view) => (sideOf(view) > 0 ? 1 : 0),
	'card-resolved chief-galen-tyrol': () => 1,
	'movement-end ellen-tigh': (view) => (view.own.hand.length > 0 ? 0.8 : 0),
	'turn-start ellen-tigh': () => 0.1,
	'turn-end sharon-boomer-valerii': () => 0.9
};

const eagerFor = (view: SeatView, event: EventName, id: string): number =>
	EAGER[`${event} ${id}`]?.(view) ?? 0;

/** Is there anything in this seat's reach it would use now? */
export function wantsToClaim(view: SeatView, { question }: Decision, pick: Pick): boolean {
	if (question.kind !== 'window') return false;
	const { event } = question;
	const chance = (id: string): boolean => {
		const eager = eagerFor(view, event, id);
		return eager > 0 && pick(100) < 100 * eager;
	};
	let last = '';
	for (const card of view.own.hand) {
		const { kind } = readSkillRef(card);
		if (kind !== last && ON_CARDS.get(kind)?.includes(event) && chance(kind)) return true;
		last = kind;
	}
	const { character, cylon, sympathetic } = me(view);
	const leader = character !== null && characters[character].category === 'cylon-leader';
	if (character && (leader || !(cylon || sympathetic)) && ON_SHEETS.get(character)?.includes(event))
		if (chance(character)) return true;
	return view.inPlay.some(
		({ about, holder }) =>
			(holder === view.seat || (about.id === 'probation' && me(view).titles.includes('president'))) &&
			ON_KEPT.get(about.id)?.includes(event) === true &&
			chance(about.id)
	);
}

/** What stands behind an id of the menu: `skill:REF:N`, `sheet:PART:N`, `kept:ID:N`. */
function nameOf(view: SeatView, { id }: OfferedOption): string {
	const [kind, name = ''] = id.split(':');
	if (kind === 'skill') return readSkillRef(name).kind;
	return kind === 'sheet' ? (me(view).character ?? '') : name;
}

/** The text to answer with, or none: the cheapest card of the one it is most eager to use. */
export function respond(view: SeatView, options: readonly OfferedOption[]): AnswerValue {
	const event = view.stage.window?.event;
	if (!event) return null;
	let best: string | null = null;
	let most = 0;
	for (const option of options) {
		if (option.blocked) continue;
		const card = option.id.startsWith('skill:') ? (option.id.split(':')[1] ?? '') : '';
		const cost = card ? 0.01 * keepWorth(card) + 0.001 * strengthOf(card) : 0;
		const value = eagerFor(view, event, nameOf(view, option)) - cost;
		if (value > most) {
			most = value;
			best = option.id;
		}
	}
	return best;
}
