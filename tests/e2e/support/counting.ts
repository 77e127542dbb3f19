/** What a game costs the people who play it on one tablet: gates opened and taps, by turn, by check and by decision. */
import { stageOf, type Answer, type Decision, type Game } from '../../../src/lib/rules/index.ts';

/** What taps on the way to one decision and on saying it have come to. */
interface Taps {
	/** gates, covers, "pass to": whatever leads to the question */
	way: number;
	/** on the question itself */
	said: number;
	/** how many things the answer names: a card each, a place, an option */
	named: number;
}

export class Counting {
	decisions = 0;
	turns = 0;
	checks = 0;
	/** gates opened: in all, and while a check lies on the table by what they were opened for */
	handOffs = 0;
	readonly inChecks = new Map<string, number>();
	/** what a check needs by the rules: players who add cards, and whoever looks at or plays something in it */
	addedCards = 0;
	granted = 0;
	/** said at the gate, which stayed shut */
	addedNone = 0;
	way = 0;
	said = 0;
	named = 0;
	/** the most any single decision needed: on the way, and beyond naming what is chosen */
	longestWay = 0;
	longestBeyond = 0;
	pagesChecked = 0;

	get handOffsInChecks(): number {
		return [...this.inChecks.values()].reduce((sum, n) => sum + n, 0);
	}

	gateOpened(game: Game, decision: Decision | undefined): void {
		this.handOffs += 1;
		if (!stageOf(game).check) return;
		const why = decision?.why ?? 'nothing';
		this.inChecks.set(why, (this.inChecks.get(why) ?? 0) + 1);
	}

	/** What a stored answer was, while its question was still open. */
	answered(game: Game, { why, mode }: Decision, { value }: Answer): void {
		if (why === 'contribute') {
			if (Array.isArray(value) && value.length > 0) this.addedCards += 1;
			else this.addedNone += 1;
		} else if (mode !== 'public' && stageOf(game).check) this.granted += 1;
	}

	happened(before: Game, after: Game): void {
		for (const { kind } of after.log.slice(before.log.length)) {
			if (kind === 'turn-began') this.turns += 1;
			if (kind === 'check-began') this.checks += 1;
		}
	}

	tapped({ way, said, named }: Taps): void {
		this.decisions += 1;
		this.way += way;
		this.said += said;
		this.named += named;
		this.longestWay = Math.max(this.longestWay, way);
		this.longestBeyond = Math.max(this.longestBeyond, said - named);
	}

	report(name: string, seconds: number): string {
		const per = (amount: number, of: number): string => (amount / Math.max(1, of)).toFixed(2);
		const reasons = [...this.inChecks].map(([why, n]) => `${why} ${String(n)}`).join(', ');
		return [
			`${name}: ${String(this.decisions)} decisions in ${String(this.turns)} turns with ${String(this.checks)} checks, ${seconds.toFixed(0)} s`,
			`  hand-offs: ${per(this.handOffs, this.turns)} a turn; ${per(this.handOffsInChecks, this.checks)} a check, where ${per(this.addedCards, this.checks)} players a check add cards and ${per(this.granted, this.checks)} times somebody looks or plays (${reasons}); ${per(this.addedNone, this.checks)} a check add none at the gate`,
			`  taps: ${per(this.said, this.decisions)} a decision, ${per(this.said - this.named, this.decisions)} of them beyond naming what is chosen (at most ${String(this.longestBeyond)}), and ${per(this.way, this.decisions)} on the way to it (at most ${String(this.longestWay)})`,
			`  ${String(this.pagesChecked)} pages held nothing secret`
		].join('\n');
	}
}

/** How many things an answer names: each has to be pointed at, on whatever screen. */
export function namedIn(value: Answer['value']): number {
	if (Array.isArray(value)) return value.flat().length;
	if (typeof value === 'object' && value !== null && !('claim' in value) && !('go' in value))
		return Object.values(value).reduce((sum: number, n) => sum + Number(n), 0);
	return 1;
}
