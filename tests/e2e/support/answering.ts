/** One component a kind of question, so one way a kind to answer it by touch. */
import type { Answer, AnswerValue, Decision, Question } from '../../../src/lib/rules/index.ts';
import type { Tablet } from './tablet.ts';
import { movesFrom } from './truth.ts';

const PATIENCE = 10_000;
const CONFIRM = '[data-answer="confirm"]';

const quoted = (id: string): string => id.replaceAll('"', '\\"');

const by = (attribute: string, id: string): string => `[data-${attribute}="${quoted(id)}"]`;

/** An option stands in a list, glows on the board as the place or area it leads to, or is the card in hand that does it. */
function byId(id: string): string {
	const [, head, to = ''] = /^(go|fly|skill):(.*?)(?::\d+)?$/.exec(id) ?? [];
	switch (head) {
		case 'go':
			return `${by('option', id)}, ${by('place', to)}`;
		case 'fly':
			return `${by('option', id)}, ${by('area', to)}`;
		case 'skill':
			return `${by('option', id)}, ${by('card-choice', to)}`;
		default:
			return ['option', 'place', 'area', 'character'].map((name) => by(name, id)).join(', ');
	}
}

/** Where a game stands for the browser: how many answers it has stored. */
export interface Standing {
	id: string;
	moves: number;
}

/** Answers and waits until it is stored; returns what was stored, which may be more than this one answer. */
export async function answerByTouch(
	tablet: Tablet,
	standing: Standing,
	{ question, why }: Pick<Decision, 'why' | 'question'>,
	value: AnswerValue
): Promise<Answer[]> {
	await choose(tablet, question, value);
	if (why === 'choose-character' || why === 'newcomer') await tablet.tap('[data-answer="character"]');
	else if (['ship', 'cards', 'split', 'order'].includes(question.kind)) await tablet.tap(CONFIRM);
	else if (await asksAgain(tablet, standing)) await tablet.tap(CONFIRM);
	return untilStored(tablet, standing);
}

/** Some choices are shown first and taken by a second tap; others are stored at once. */
async function asksAgain({ page }: Tablet, { id, moves }: Standing): Promise<boolean> {
	const until = Date.now() + PATIENCE;
	while (Date.now() < until) {
		// looked at before what is stored: if it is the next question's button, the answer is stored by then
		const offered = await page.locator(`:root:not(:has([data-saving])) ${CONFIRM}:enabled`).count();
		if ((await movesFrom(page, id, moves)).length > 0) return false;
		if (offered > 0) return true;
	}
	throw new Error(`tapped and nothing came of it: ${await page.innerText('body')}`);
}

export async function untilStored({ page }: Tablet, { id, moves }: Standing): Promise<Answer[]> {
	const until = Date.now() + PATIENCE;
	while (Date.now() < until) {
		const stored = await movesFrom(page, id, moves);
		if (stored.length > 0 && (await page.locator('[data-saving]').count()) === 0) return stored;
	}
	throw new Error(`tapped and never stored: ${await page.innerText('body')}`);
}

async function choose(tablet: Tablet, question: Question, value: AnswerValue): Promise<void> {
	if (value === null) {
		await tablet.tap('[data-answer="none"]');
		return;
	}
	switch (question.kind) {
		case 'seat':
			await tablet.tap(`[data-answer-seat="${JSON.stringify(value)}"]`);
			return;
		case 'place':
		case 'area':
		case 'option':
		case 'menu':
			await pickOne(tablet, value as string); // what these kinds are answered with
			return;
		case 'look':
			await tablet.tap('[data-answer="seen"]');
			return;
		case 'window':
			await tablet.tap(
				typeof value === 'object' && 'claim' in value
					? `[data-claim="${String(value.claim)}"]`
					: '[data-answer="go"]'
			);
			return;
		case 'ship':
		case 'cards':
			await pickAll(tablet, value as readonly string[]); // as above
			return;
		case 'split':
			for (const [type, count] of Object.entries(value as Record<string, number>))
				// as above
				for (let n = 0; n < count; n++) await tablet.tap(`[data-more="${type}"]`);
			return;
		case 'order':
			await arrange(tablet, question, value as readonly (readonly string[])[]); // as above
			return;
	}
}

/** Revealing oneself is behind a second question, the same for everybody; what a ship does is offered where the ship is. */
async function pickOne(tablet: Tablet, id: string): Promise<void> {
	const [, at] = /^(?:launch:|(?:attack|move):[^@]*@)([a-z-]+)/.exec(id) ?? [];
	if (at !== undefined && !(await tablet.isThere(by('option', id)))) await tablet.tap(by('area', at));
	else if (id.startsWith('loyalty:') && !(await tablet.isThere(byId(id)))) await tablet.tap('[data-reveal]');
	await tablet.tap(byId(id));
}

/** Equal things are equal buttons: each further one is the next that is not taken yet, or the same one again. */
async function pickAll(tablet: Tablet, picked: readonly string[]): Promise<void> {
	for (const id of picked) {
		const any = [by('option', id), by('card-choice', id)];
		const fresh = any.map((selector) => `${selector}:not([aria-pressed="true"])`).join(', ');
		await tablet.find(any.join(', '));
		await tablet.tap((await tablet.isThere(fresh)) ? fresh : any.join(', '));
	}
}

/** Each item into its bin, then towards the front until it lies where it should. */
async function arrange(
	tablet: Tablet,
	{ items, bins }: Extract<Question, { kind: 'order' }>,
	wanted: readonly (readonly string[])[]
): Promise<void> {
	const now = bins.map((name, bin) => ({ name, items: bin === 0 ? [...items] : [] }));
	const [first] = now;
	if (!first) return;
	const row = (bin: string, at: number): string => `${by('bin', bin)} li:nth-child(${String(at + 1)})`;
	for (const [bin, list] of wanted.entries())
		for (const item of bin === 0 ? [] : list) {
			const at = first.items.indexOf(item);
			await tablet.tap(`${row(first.name, at)} ${by('bin-to', now[bin]?.name ?? '')}`);
			first.items.splice(at, 1);
			// a bin keeps the order the items were offered in
			const order = [...items];
			now[bin]?.items.push(item);
			now[bin]?.items.sort((a, b) => order.indexOf(a) - order.indexOf(b));
		}
	for (const [bin, list] of wanted.entries()) {
		const here = now[bin];
		for (const [to, item] of list.entries())
			for (let at = here?.items.indexOf(item, to) ?? 0; here && at > to; at--) {
				await tablet.tap(`${row(here.name, at)} [data-earlier]`);
				here.items.splice(at - 1, 0, ...here.items.splice(at, 1));
			}
	}
}
