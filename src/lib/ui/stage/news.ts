/** What has just happened, sorted into what the table looks at and what it reads. */
import type { About, LogData, LogEntry, Seat } from '$lib/rules/index';
import { toldTogether } from '$lib/ui/log/lines';
import { isCylonCard } from './cylon-card';
import type { Outcome } from './reveal';

type Kind = LogData['kind'];
/** Too much to overlook: it is laid on the stage. */
const ON_STAGE: readonly Kind[] = [
	'crisis-revealed',
	'check-ended',
	'check-bypassed',
	'jumped',
	'era-began',
	'sleepers-began',
	'revealed',
	'turned-cylon',
	'executed',
	'loyalty-shown',
	'agenda-shown',
	'infiltration-ended'
];
/** It is seen on the board, with a word about it. */
const ON_BOARD: readonly Kind[] = ['icon', 'shot', 'rolled', 'roll-replaced'];
/** Said elsewhere already, or of no weight. */
const UNSAID: readonly Kind[] = [
	'drew',
	'turn-began',
	'reshuffled',
	'destiny-in',
	'contributed',
	'check-began'
];
/** Of these nobody may be left in the dark, whatever else has happened since. */
const GREAT: readonly Kind[] = ['era-began', 'turned-cylon', 'executed', 'jumped', 'sleepers-began'];
/** As many as can be read across a table. */
const MOST_LINES = 9;

export interface News {
	where: 'stage' | 'board';
	lines: readonly LogEntry[];
	/** the greatest of them */
	great: readonly LogEntry[];
	/** cards that were shown */
	cards: readonly About[];
	/** who has turned out to be a Cylon */
	cylon: Seat | null;
	check: { outcome: Outcome; total: number; difficulty: number } | null;
}

function cardsIn(entry: LogEntry): About[] {
	switch (entry.kind) {
		case 'crisis-revealed':
			return [entry.about];
		case 'jumped':
			return entry.destination === null ? [] : [{ deck: 'destination', id: entry.destination }];
		case 'revealed':
			return [{ deck: 'loyalty', id: entry.card }];
		case 'loyalty-shown':
			return entry.cards.map((id) => ({ deck: 'loyalty', id }));
		case 'agenda-shown':
			return [{ deck: 'agenda', id: entry.card }];
		default:
			return [];
	}
}

/** Whoever has shown that he is one, or has turned into one. */
function cylonIn(fresh: readonly LogEntry[]): Seat | null {
	const shown = fresh.findLast(
		(entry) =>
			entry.kind === 'turned-cylon' ||
			(entry.kind === 'revealed' && entry.how !== 'executed' && isCylonCard(entry.card))
	);
	return shown && 'seat' in shown ? shown.seat : null;
}

const sameCard = (a: About, b: About): boolean => a.deck === b.deck && a.id === b.id;

/** Null: nothing that anybody has to be told. */
export function newsOf(fresh: readonly LogEntry[]): News | null {
	const has = (kinds: readonly Kind[]): boolean => fresh.some(({ kind }) => kinds.includes(kind));
	const onStage = has(ON_STAGE);
	if (!onStage && !has(ON_BOARD)) return null;
	const ended = fresh.findLast((entry) => entry.kind === 'check-ended');
	return {
		where: onStage ? 'stage' : 'board',
		lines: toldTogether(fresh.map((entry, index) => ({ entry, index })))
			.map(({ entry }) => entry)
			.filter(({ kind }) => !UNSAID.includes(kind))
			.slice(-MOST_LINES),
		great: fresh.filter(({ kind }) => GREAT.includes(kind)),
		cards: fresh
			.flatMap(cardsIn)
			.filter((card, n, all) => all.findIndex((other) => sameCard(card, other)) === n)
			.slice(-2),
		cylon: cylonIn(fresh),
		check: ended ? { outcome: ended.outcome, total: ended.total, difficulty: ended.difficulty } : null
	};
}
