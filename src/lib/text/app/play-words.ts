/** The words of a game in play: what is asked, what happens, what lies in the middle, how it ended. Part of `AppWords`. */
import type { AgendaSide, Piece, PlaceId, Team } from '../../box/ids.ts';
import type { CombatResult, EventName } from '../../box/index.ts';
import type { CheckStep, Ending, LogData, RefusalReason, Running, Shooter, Why } from '../../rules/index.ts';
import type { Terms } from '../cards/types.ts';

/** What a log line may name; the screen that shows it knows the players and the card words. */
export interface Names {
	seat(seat: number): string;
	/** a character, place or card by its id */
	thing(id: string): string;
	/** several skill cards by their references */
	cards(refs: readonly string[]): string;
	/** a place or space area as where something is: "in the Brig", "off the port bow" */
	at(id: string): string;
	/** a place as where somebody goes: "to the Brig" */
	to(place: string): string;
}

/** A place as `text/cards` names it in this language. */
type Spot = Terms['places'][PlaceId];

export type LogWords = {
	[Kind in LogData['kind']]: (entry: Extract<LogData, { kind: Kind }>, names: Names) => string;
};

export interface WhyWords {
	/** on the table: who does what now */
	table(name: string): string;
	/** on the gate, under the name: public by definition */
	gate: string;
	/** to the one who answers */
	ask: string;
	/** one more sentence of help, or nothing */
	hint: string;
}

/** Where an action or answer of a menu comes from. */
export type MenuGroup =
	| 'place'
	| 'skill'
	| 'sheet'
	| 'title'
	| 'kept'
	| 'board'
	| 'loyalty'
	| 'viper'
	| 'return'
	| 'go'
	| 'fly'
	| 'other';

/** Lines of the log that belong together. */
export type LogFilter = 'all' | 'turn' | 'seat' | 'checks' | 'battle' | 'people';

type Outcome = 'pass' | 'partial' | 'fail';

/** What is said over and under what lies in the middle. */
interface TheatreWords {
	/** over what has happened since the table was last seen */
	justNow: string;
	/** under a window: who may act, and what the button does */
	mayAct: string;
	/** from the board back to what lies in the middle */
	toStage: string;
	skip: string;
	shooter: Record<Shooter, string>;
	/** numbers of the die from which something happens, as "5 to 7" or "8" */
	band(p: { from: number; to: number }): string;
	/** the least that hits */
	needs(from: number): string;
	toCome(n: number): string;
	notRolled: string;
	/** who fires at whom, for those who do not see the picture */
	fires(p: { by: string; at: string }): string;
	shots: string;
	/** the run of rolls has been held up */
	heldUp: string;
	/** in the footer of a check or a roll */
	checkAt(p: { name: string; difficulty: number }): string;
	totalOf(p: { name: string; total: number; difficulty: number }): string;
	/** before anybody has accepted it */
	wouldBe: Record<Outcome, string>;
	/** one sentence with full stop */
	outcome: Record<Outcome, (p: { total: number; difficulty: number }) => string>;
	nowAdds: string;
	/** cards of a check that are worth nothing */
	idle: string;
	/** on a card of a check whose text is carried out */
	acts: string;
	/** in order, with what each has added */
	contributions: string;
	destiny: string;
	changedBy: string;
	inPlay: string;
	noCards: string;
	/** under the banner of what is going on */
	banner: Record<'jump' | 'sleepers' | 'execution' | 'landing' | 'return' | 'leave', string>;
	/** beside the name of who has the tablet */
	looksNow: string;
	isCylon(name: string): string;
	end: {
		humans: string;
		cylons: string;
		secrets: string;
		/** beside the name of a winner */
		won: string;
		lost: string;
		superCrises: string;
		exportGame: string;
		exported: string;
		fingerprint: string;
		openAll: string;
	};
}

export interface PlayWords {
	why: Record<Why, WhyWords>;
	refusal: Record<RefusalReason, string>;
	ending: Record<Ending, string>;
	log: LogWords;
	/** a window: which moment it is, as a short sentence without full stop */
	moment: Record<EventName, string>;
	/** the button that closes the window */
	goOn: Record<EventName, string>;
	/** fixed answers, and the boxes of a choice */
	option: {
		yes: string;
		no: string;
		ignore: string;
		accept: string;
		/** 0 is the first */
		box(n: number): string;
	};
	menu: {
		group: Record<MenuGroup, string>;
		/** reveals himself with this card */
		loyalty(card: string): string;
		viper: string;
		return: string;
		/** with a phrase for where: "off the port bow" */
		fly(at: string): string;
		launch(at: string): string;
		/** with a viper that is there */
		attack(at: string): string;
		/** with the names of areas */
		move(p: { ship: string; from: string; to: string }): string;
		/** before revealing oneself: what will happen */
		revealWarning: string;
		revealConfirm: string;
	};
	ship: {
		name: Record<Exclude<Piece, 'basestar' | 'civilian' | 'centurion'> | 'scar', string>;
		basestar(id: string): string;
		civilian(label: string): string;
		pilot(name: string): string;
		centurion(space: number): string;
		/** beside the board */
		beside: Record<'reserves' | 'damaged' | 'lost', (ship: string) => string>;
		at(p: { ship: string; at: string }): string;
	};
	check: {
		title: string;
		step: Record<CheckStep, string>;
		difficulty(p: { now: number; printed: number }): string;
		positive: string;
		/** reached, though not passed */
		partial(at: number): string;
		aimedAt(name: string): string;
		drawnBy(name: string): string;
		reckless: string;
		faceUp: string;
		destiny(count: number): string;
		added(p: { name: string; count: number }): string;
		waiting: string;
		yourCards: string;
		/** the buttons of a contribution */
		add(count: number): string;
		addNone: string;
		/** at the gate: the number is public anyway */
		addsNone(name: string): string;
		total(p: { total: number; difficulty: number }): string;
		counts: string;
		against: string;
		outcome: Record<'pass' | 'partial' | 'fail', string>;
	};
	stage: {
		title: string;
		running: Record<Running, string>;
		rolls(name: string): string;
		result(p: { face: number; result: number }): string;
		replaced(value: number): string;
		drawnBy(name: string): string;
		usedBy(name: string): string;
		rollAll: string;
		stopRun: string;
	};
	theatre: TheatreWords;
	combat: Record<CombatResult, string>;
	/** a place, in the forms the card words give it, as where somebody is and goes */
	spot: { at(place: Spot): string; to(place: Spot): string };
	report: {
		title: string;
		won(names: string): string;
		nobodyWon: string;
		team: Record<Team, string>;
		ownGoal: string;
		loyalty: string;
		agenda(side: AgendaSide): string;
		fulfilled: string;
		notFulfilled: string;
		hand: string;
		checks: string;
		checksHint: string;
		story: string;
		seed: string;
		seedHint: string;
		turns(n: number): string;
		again: string;
	};
	undo: {
		label: string;
		/** what it will do, before it is done */
		ask: string;
		/** why it cannot be done */
		blocked: Record<'nothing' | 'barrier' | 'over', string>;
		done: string;
	};
	logFilter: Record<LogFilter, string>;
	notes: {
		title: string;
		/** leads to the rules of table talk */
		mayBeSaid: string;
		hint: string;
		placeholder: string;
		none: string;
	};
	help: {
		title: string;
		topics: readonly { title: string; text: string }[];
	};
}
