/**
 * The table's standing "go on" for a run of Cylon attacks (R13.4.5): its windows close by themselves after a moment in which
 * everybody sees what happens. It knows the public view only, so it halts for what a card *could* do, whoever holds what.
 */
import type { EventName } from '$lib/box/index';
import type { Running, Stage } from '$lib/rules/index';
import type { OpenDecision, TableView } from '$lib/views/index';

const RUNS: readonly Running[] = ['raiders', 'heavies', 'basestars'];
/** Moments of a single roll; any other is something else to think about. */
const ROLLS: readonly EventName[] = ['raiders-activate', 'roll-due', 'before-roll', 'after-roll'];
/** R6.6: from here on a viper is hit. */
const VIPER_HIT = 5;

const isRun = ({ running }: Stage): boolean => running !== null && RUNS.includes(running);

/** A hit that Evasive Maneuvers could turn: any human might hold it, so nobody rolls past it. */
export const isHitOnViper = ({ window, die }: Stage): boolean =>
	window?.event === 'after-roll' && die?.attackOn === 'viper' && (die.result ?? 0) >= VIPER_HIT;

/** The window of a roll in a run of Cylon attacks, if that is what is decided now. */
export function rollInRun({ stage, decisions }: TableView): OpenDecision | null {
	const [decision] = decisions;
	if (decision?.question?.kind !== 'window' || !isRun(stage)) return null;
	return ROLLS.includes(decision.question.event) ? decision : null;
}

export class GoingOn {
	/** is the table rolling all? */
	all = $state(false);
	#due: { id: string; callOff: () => void } | null = null;

	/** `wait` calls back after a moment, unless it is called off. */
	constructor(private readonly wait: (then: () => void) => () => void) {}

	/** With every view of the table; `go` closes the window it is given. */
	see(view: TableView, go: (decision: OpenDecision) => void): void {
		// somebody speaks up, or the run is over: what comes next is another matter
		if (!isRun(view.stage) || view.stage.window?.claimed != null) this.all = false;
		const decision = this.all && !isHitOnViper(view.stage) ? rollInRun(view) : null;
		if (decision && decision.id === this.#due?.id) return;
		this.#callOff();
		if (!decision) return;
		const { id } = decision;
		const callOff = this.wait(() => {
			this.#due = null;
			go(decision);
		});
		this.#due = { id, callOff };
	}

	start(): void {
		this.all = true;
	}

	/** Anybody may; also when the table is taken away. */
	stop(): void {
		this.all = false;
		this.#callOff();
	}

	#callOff(): void {
		this.#due?.callOff();
		this.#due = null;
	}
}
