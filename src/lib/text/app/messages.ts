/** Every word of the app itself. Card and place names are in `text/cards`. A language is one object of this shape. */
import type { AreaId, DeckId, Icon, Resource, SkillType, Title } from '../../box/ids.ts';
import type { QuestionKind } from '../../rules/index.ts';
import type { PhaseName, TableView } from '../../views/index.ts';
import type { AskWords } from './ask-words.ts';
import type { PlayWords } from './play-words.ts';

export type Language = 'en' | 'de';

interface TroubleWords {
	/** what happened, in one plain sentence */
	what: string;
	/** the way on */
	way: string;
}

export interface AppWords extends PlayWords, AskWords {
	app: {
		name: string;
		tagline: string;
		fan: string;
		home: string;
		back: string;
		cancel: string;
		done: string;
		loading: string;
		language: string;
		skipToMain: string;
		offlineReady: string;
		offlineInstalling: string;
		offlineFailed: string;
		retry: string;
		updateReady: string;
		updateNow: string;
		notFound: string;
		rule(id: string): string;
	};
	home: {
		newGame: string;
		games: string;
		none: string;
		open(title: string): string;
		rename: string;
		renameLabel: string;
		save: string;
		remove: string;
		removeTitle(title: string): string;
		/** says what will be lost */
		removeLoss(p: { turn: number; players: number }): string;
		removeNow: string;
		keep: string;
		turn(turn: number): string;
		waitingFor(names: string): string;
		lastPlayed(when: string): string;
		installTitle: string;
		installWhy: string;
		installIpad: string;
		installOther: string;
		box: string;
		boxHint: string;
		rules: string;
		rulesHint: string;
		settings: string;
		settingsHint: string;
	};
	newGame: {
		title: string;
		intro: string;
		seats: string;
		seatsHint: string;
		seat(n: number): string;
		name(n: number): string;
		addSeat: string;
		removeSeat(name: string): string;
		seatUp(name: string): string;
		look(name: string): string;
		lookTaken(name: string): string;
		setPin(name: string): string;
		pin: string;
		pinHint: string;
		pinFor(name: string): string;
		noPin: string;
		options: string;
		gameName: string;
		defaultTitle(names: string): string;
		pegasus: string;
		pegasusHint: string;
		newCaprica: string;
		newCapricaHint: string;
		leader: string;
		leaderHint: string;
		fourSix: string;
		sympathizer: string;
		sympathizerHint: string;
		sympatheticCylon: string;
		sympatheticCylonHint: string;
		noSympathizer: string;
		noSympathizerHint: string;
		start(players: number): string;
		saving: string;
		fixFirst: string;
		/** why an option cannot be changed */
		blocked: {
			pegasusSeven: string;
			newCapricaNeedsPegasus: string;
			leaderNeedsPegasus: string;
			leaderThree: string;
			leaderSeven: string;
			sympatheticNeedsPegasus: string;
		};
		problem: {
			nameEmpty: string;
			nameLong: string;
			nameTwice: string;
			pinShape: string;
		};
	};
	looks: readonly [string, string, string, string, string, string, string];
	settings: {
		title: string;
		language: string;
		motion: string;
		motionSystem: string;
		motionLess: string;
		storage: string;
		storageGranted: string;
		storageDenied: string;
		storageUnsupported: string;
		storageUnasked: string;
		ask: string;
		offline: string;
	};
	table: {
		title: string;
		turn(turn: number): string;
		phases: string;
		resources: string;
		resource(p: { name: string; value: number; red: boolean }): string;
		low: string;
		jump: string;
		jumpStep(p: { step: number; of: number }): string;
		jumpRisk(n: number): string;
		autoJump: string;
		distance(p: { value: number; goal: number }): string;
		boarding: string;
		boardingNone: string;
		boardingAt(p: { count: number; step: number }): string;
		fleet: string;
		reserves(p: { vipers: number; damaged: number; raptors: number; nukes: number }): string;
		galactica: string;
		colonialOne: string;
		pegasus: string;
		cylons: string;
		newCaprica: string;
		space: string;
		areaEmpty: string;
		raiders(n: number): string;
		heavies(n: number): string;
		basestars(n: number): string;
		vipers(n: number): string;
		civilians(n: number): string;
		pilot(name: string): string;
		seats: string;
		hand(n: number): string;
		superCrises(n: number): string;
		current: string;
		cylonBadge: string;
		inViper: string;
		stranded: string;
		unplaced: string;
		log: string;
		logEmpty: string;
		decision: string;
		passTo(name: string): string;
		waiting: string;
		leave: string;
		commitment: string;
		commitmentHint: string;
		noOne: string;
		over: string;
		winner: Record<'humans' | 'cylons', string>;
		saving: string;
		unsaved(n: number): string;
		leaveUnsaved(n: number): string;
		understood: string;
		flip: string;
		rules: string;
		/** the centre of the table: the board, or what is decided on it */
		showBoard: string;
		showQuestion: string;
		launch: string;
		damaged: string;
		hazardous: string;
		destroyed: string;
		/** a board nobody can reach for now */
		away: string;
		raptors(n: number): string;
		nukes(n: number): string;
		damagedVipers(n: number): string;
		vipersReady(n: number): string;
		sleepersAt(distance: number): string;
		goalAt(distance: number): string;
		occupation(n: number): string;
		locked(n: number): string;
		prepared(n: number): string;
		inPlay: string;
		/** parts of compounds a narrow tile may part a word before */
		breaks: readonly string[];
		/** what nobody may forget while something lies over the board */
		alarms: string;
		unguarded(areas: string): string;
		manyDamaged(n: number): string;
		/** who plays whom, and all that is public about it */
		people: string;
		loyaltyCount(n: number): string;
		infiltrating: string;
		onceSpent: string;
		onceLeft: string;
		decks: string;
		deckCount(p: { name: string; count: number }): string;
		quorumHand(n: number): string;
		decides: string;
		/** on a seat: take the tablet to look at one's own cards */
		lookFor(name: string): string;
	};
	gate: {
		title(name: string): string;
		only(name: string): string;
		hold: string;
		keepHolding: string;
		twoTap: string;
		tapAgain: string;
		toTable: string;
		pin: string;
		pinWrong: string;
		pinDigits(n: number): string;
		digit(n: number): string;
		pinDelete: string;
		pinOk: string;
		/** the reason on the gate when nothing is asked of the seat */
		look: string;
	};
	curtain: {
		title: string;
		text: string;
		lift: string;
	};
	private: {
		only: string;
		cover: string;
		hand: string;
		handEmpty: string;
		loyalty(n: number): string;
		agenda: string;
		superCrises: string;
		quorum: string;
		faceDown: string;
		holdToLook(what: string): string;
		letGo: string;
		lookTap: string;
		lookTapEnd: string;
		nothing: string;
		board: string;
		log: string;
		close: string;
		strength(n: number): string;
	};
	question: {
		/** what to do, by kind of question */
		kind: Record<QuestionKind, string>;
		stay: string;
		none: string;
		cost(cards: number): string;
		picked(p: { count: number; min: number; max: number }): string;
		take(count: number): string;
		confirm: string;
		left(n: number): string;
		most(n: number): string;
		more(name: string): string;
		fewer(name: string): string;
		goOn: string;
		actNow: string;
		bin: Record<'next' | 'top' | 'bottom', string>;
		toBin(p: { name: string; bin: string }): string;
		choose(name: string): string;
		show(name: string): string;
		seen: string;
		publicHint: string;
	};
	sheet: {
		skills: string;
		choice(p: { count: number; types: string }): string;
		positive: string;
		once: string;
		negative: string;
		start(place: string): string;
		startViper: string;
		startStranded: string;
		category: Record<'political' | 'military' | 'pilot' | 'support' | 'cylon-leader', string>;
		noText: string;
	};
	box: {
		title: string;
		intro: string;
		search: string;
		placeholder: string;
		deck: string;
		set: string;
		skill: string;
		all: string;
		found(n: number): string;
		nothing: string;
		copies(n: number): string;
		strengths: string;
		rulesOf: string;
		sets: Record<'base' | 'pegasus' | 'new-caprica', string>;
		decks: Record<BoxDeck, string>;
		more: string;
	};
	/** what is drawn on a card, for those who do not see it */
	card: {
		difficulty(n: number): string;
		positive: string;
		distance(n: number): string;
		fuel(n: number): string;
		icons: string;
		icon: Record<Icon | 'jump' | 'evacuate', string>;
	};
	skill: Record<SkillType, { name: string; letters: string }>;
	resource: Record<Resource, string>;
	area: Record<AreaId, string>;
	titleOf: Record<Title, string>;
	deck: Record<DeckId, string>;
	phase: Record<PhaseName, string>;
	era: Record<TableView['era'], string>;
	trouble: Record<TroubleName, TroubleWords>;
}

export type BoxDeck =
	| 'skill'
	| 'character'
	| 'place'
	| 'crisis'
	| 'super-crisis'
	| 'quorum'
	| 'loyalty'
	| 'agenda'
	| 'destination'
	| 'objective'
	| 'title'
	| 'token';

/** The table's troubles, and a page that cannot be found; the screen that shows them checks that none is missing. */
type TroubleName =
	| 'storage-full'
	| 'storage-blocked'
	| 'storage-lost'
	| 'damaged-record'
	| 'newer-version'
	| 'other-tab'
	| 'not-found'
	| 'engine-fault'
	| 'older-rules'
	| 'not-a-save'
	| 'too-large'
	| 'needs-phrase'
	| 'wrong-phrase'
	| 'damaged-file';
