/** The rule book as a reader's text: chapters, sections and numbered rules, one book a language. */

export type ChapterId = `R${number}`;
export type SectionId = `R${number}.${number}`;
type RuleId = `R${number}.${number}.${number}`;
type DecisionId = `D${number}`;

/** Where a rule applies; unmarked rules always do. */
export type RuleSet = 'base' | 'pegasus' | 'new-caprica';

/** How a choice is made at one tablet: in the open, in private with an open result, or in secret. */
export type Secrecy = 'open' | 'private' | 'secret';

export type Table = {
	caption: string;
	head: readonly string[];
	rows: readonly (readonly string[])[];
	/** The first cell of each row names the row (W1, W2, ...) and can be linked to. */
	anchored?: true;
};

export type Rule = {
	id: RuleId;
	text: string;
	set?: RuleSet;
	secrecy?: readonly Secrecy[];
	table?: Table;
};

export type Section = {
	id: SectionId;
	title: string;
	intro?: string;
	set?: RuleSet;
	rules: readonly Rule[];
	/** What the section lays out beyond its numbered rules. */
	table?: Table;
};

/** A point the editions leave open or disagree on, and what is played here. */
export type Decision = { id: DecisionId; point: string; decision: string; why: string };

export type Chapter = {
	id: ChapterId;
	title: string;
	set?: RuleSet;
	sections: readonly Section[];
	decisions?: readonly Decision[];
};

export type RuleBook = readonly Chapter[];

/** The section a table opens most: what players may say aloud. */
export const TABLE_TALK: SectionId = 'R13.3';
/** The chapter with the decisions. */
export const DECISIONS: ChapterId = 'R15';
