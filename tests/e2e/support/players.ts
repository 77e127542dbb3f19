/**
 * Players at the screen: somebody's mind decides, robots' or a recorded game's, and every answer is tapped. Beside the tablet
 * runs the rule book itself, fed with the answers the browser has stored; both must always be at the same question.
 */
import {
	answer,
	pending,
	type Answer,
	type AnswerValue,
	type Decision,
	type Game,
	type Seat
} from '../../../src/lib/rules/index.ts';
import { answerByTouch, untilStored } from './answering.ts';
import { Counting, namedIn } from './counting.ts';
import { expect } from './house.ts';
import { firstAsked, Robots, type Mind } from './robots.ts';
import { leaks, leaksBeside, wholePage } from './secrets.ts';
import type { Tablet } from './tablet.ts';
import { storedGame } from './truth.ts';

/** More steps than any game has: a screen that leads nowhere ends here. */
const DEAD_END = 20_000;

export class Players {
	readonly counted = new Counting();
	/** the page is searched at every step; where time is measured it is left alone */
	watching = true;
	#way = 0;

	private constructor(
		readonly tablet: Tablet,
		readonly id: string,
		public game: Game,
		public moves: number,
		private readonly mind: Mind
	) {}

	static async at(tablet: Tablet, mind: Mind = new Robots()): Promise<Players> {
		const id = new URL(tablet.page.url()).searchParams.get('id') ?? '';
		const { snapshot, moves } = await storedGame(tablet.page, id);
		return new Players(tablet, id, snapshot, moves, mind);
	}

	get over(): boolean {
		return this.game.flow.play === 'over';
	}

	/** Goes on until `enough` says so, or to the end of the game. */
	async playUntil(enough: (players: Players) => boolean): Promise<void> {
		for (let step = 0; step < DEAD_END && !this.over && !enough(this); step++) await this.step();
		expect(this.over || enough(this), 'the screens led somewhere').toBe(true);
	}

	/** One screen further: a gate passed, the tablet given away, or a question answered. */
	async step(): Promise<void> {
		const { tablet } = this;
		const now = await tablet.screen();
		switch (now.screen) {
			case 'curtain':
				await tablet.tap('[data-lift]');
				await this.leave('curtain');
				return;
			case 'gate':
				await this.expectNothingSecret();
				await this.atGate(now.seat);
				return;
			case 'table':
				await this.expectNothingSecret();
				await this.atTable();
				return;
			case 'private':
				await this.inPrivate(now.seat);
				return;
			case 'loading':
				await tablet.page.waitForTimeout(20);
				return;
			default:
				throw new Error(`the screen shows: ${await tablet.page.innerText('body')}`);
		}
	}

	async expectNothingSecret(): Promise<void> {
		if (!this.watching) return;
		await this.tablet.whole();
		const found = leaks(await wholePage(this.tablet.page), this.game);
		expect(
			found,
			`after ${String(this.moves)} answers, on the ${(await this.tablet.screen()).screen}`
		).toEqual([]);
		this.counted.pagesChecked += 1;
	}

	/** In one seat's hands: nothing of anybody else, and of its own loyalty only what is `held` up. */
	async expectOnlySecretsOf(seat: Seat, held: readonly string[]): Promise<void> {
		await this.tablet.whole();
		const found = leaksBeside(await wholePage(this.tablet.page), this.game, seat, held);
		expect(found, `in the hands of seat ${String(seat)}`).toEqual([]);
		this.counted.pagesChecked += 1;
	}

	/** Lays the tablet down, wherever it is. */
	async toTable(): Promise<void> {
		const { tablet } = this;
		for (let now = await tablet.screen(); now.screen !== 'table'; now = await tablet.screen()) {
			const button = { curtain: '[data-lift]', gate: '[data-to-table]', private: '[data-cover]' };
			if (!(now.screen in button)) throw new Error(`no way to the table from ${now.screen}`);
			await tablet.tap(button[now.screen as keyof typeof button]); // just looked up
			await this.leave(now.screen);
		}
	}

	private async atGate(seat: number): Promise<void> {
		const { tablet, counted } = this;
		const decision = pending(this.game).find((asked) => asked.seat === seat);
		if (decision?.why === 'contribute' && (await tablet.isThere('[data-adds-none]'))) {
			const { value } = this.mind.decide(this.game, decision, this.moves);
			if (Array.isArray(value) && value.length === 0) {
				await tablet.tap('[data-adds-none]');
				this.stored(decision, await untilStored(tablet, this), 1);
				return;
			}
		}
		await tablet.passGate();
		this.#way += 1;
		counted.gateOpened(this.game, decision);
		await this.leave('gate');
	}

	private async atTable(): Promise<void> {
		const decision = firstAsked(this.game);
		if (decision.mode === 'public') {
			await this.answer(decision);
			return;
		}
		await this.tablet.tap('[data-open-gate]');
		this.#way += 1;
		await this.leave('table');
	}

	private async inPrivate(seat: number): Promise<void> {
		const decision = pending(this.game).find((asked) => asked.seat === seat);
		if (decision) {
			await this.answer(decision);
			return;
		}
		await this.tablet.tap('[data-cover]');
		this.#way += 1;
		await this.leave('private');
	}

	private async answer(decision: Decision): Promise<void> {
		const { tablet } = this;
		const { value } = this.mind.decide(this.game, decision, this.moves);
		const before = tablet.taps;
		const stored = await answerByTouch(tablet, this, decision, value);
		// equal ships are one button: which was taken first is nobody's business
		const plain = (said: AnswerValue | undefined): unknown =>
			decision.question.kind === 'ship' && Array.isArray(said) ? said.toSorted() : said;
		expect(plain(stored[0]?.value), `${decision.why}: what was tapped is what was stored`).toEqual(
			plain(value)
		);
		this.stored(decision, stored, tablet.taps - before);
	}

	/** Takes what the browser has stored; the rule book must take it too. */
	private stored(decision: Decision, answers: readonly Answer[], said: number): void {
		const { counted } = this;
		const [first] = answers;
		// an order is said by every step of putting things in it
		const named =
			decision.question.kind === 'order' ? said - 1 : Math.max(1, first ? namedIn(first.value) : 0);
		counted.tapped({ way: this.#way, said, named });
		this.#way = 0;
		for (const given of answers) {
			const asked = pending(this.game).find(({ id }) => id === given.decision);
			if (asked) counted.answered(this.game, asked, given);
			const next = answer(this.game, given);
			if ('refused' in next) throw new Error(`stored, but refused: ${JSON.stringify(given)} ${next.refused}`);
			counted.happened(this.game, next);
			this.game = next;
			this.moves += 1;
		}
	}

	private async leave(screen: string): Promise<void> {
		await expect
			.poll(async () => (await this.tablet.screen()).screen, { intervals: [5, 10, 20], timeout: 10_000 })
			.not.toBe(screen);
	}
}
