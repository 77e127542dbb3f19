// Whatever glows on the board can be touched: in the most crowded questions of the recorded games, on every size of screen.
import type { Page } from '@playwright/test';
import { AREAS } from '../../src/lib/box/index.ts';
import { pending, type Decision } from '../../src/lib/rules/index.ts';
import { asksOnBoard } from '../../src/lib/ui/questions/on-board.ts';
import { expect, test } from './support/house.ts';
import { Players } from './support/players.ts';
import { positionsOf, recorded, recordedNames } from './support/recording.ts';
import type { Played } from './support/robots.ts';
import { openStored, store } from './support/stored-game.ts';
import { Tablet } from './support/tablet.ts';

const SIZES = [
	{ width: 1180, height: 820 },
	{ width: 1024, height: 768 },
	{ width: 820, height: 1180 },
	{ width: 390, height: 844 }
];

const GLOWING = '[data-place], [data-area], [data-option]';

const WHERE = ['on the table', 'in private'] as const;
type Where = (typeof WHERE)[number];

interface Crowd {
	name: string;
	played: Played;
	decision: Decision;
	size: number;
}

/** How much is to be chosen from: in all, and of ships in one area and beside the board. */
function crowd({ question }: Decision): Record<string, number> {
	if (question.kind !== 'ship') return 'from' in question ? { all: question.from.length } : {};
	const kinds = [...new Set(question.from)];
	const inArea = (area: string): number => kinds.filter((ship) => ship.endsWith(`@${area}`)).length;
	const inAreas = AREAS.map(inArea);
	return {
		all: kinds.length,
		'in one area': Math.max(...inAreas),
		beside: kinds.length - inAreas.reduce((sum, n) => sum + n, 0)
	};
}

/** For each kind of question that is answered on the board those with most to choose from, each once. */
function mostCrowded(where: Where): Map<Decision, Crowd> {
	const found = new Map<string, Crowd>();
	for (const game of recordedNames())
		for (const played of positionsOf(recorded(game))) {
			const [decision] = pending(played.game);
			if (!decision || !asksOnBoard(decision) || (decision.mode === 'public') !== (where === 'on the table'))
				continue;
			const { era } = played.game.flow;
			for (const [measure, size] of Object.entries(crowd(decision))) {
				const name = `${decision.why}, ${decision.question.kind}, ${era}: ${measure}`;
				if (size > (found.get(name)?.size ?? 0)) found.set(name, { name, played, decision, size });
			}
		}
	return new Map([...found.values()].map((one) => [one.decision, one]));
}

/** Runs in the page: what of all that glows is covered by something else when it is in sight, and by what. */
function covered(selector: string): string[] {
	const glowing = [...document.querySelectorAll<HTMLElement>(selector)].filter(
		(element) => element.getClientRects().length > 0
	);
	if (glowing.length === 0) return ['nothing glows'];
	return glowing.flatMap((element) => {
		const onTop = (): Element | null => {
			const { left, top, width, height } = element.getBoundingClientRect();
			return document.elementFromPoint(left + width / 2, top + height / 2);
		};
		if (element.contains(onTop())) return [];
		element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
		const top = onTop();
		if (element.contains(top)) return [];
		return [`${element.outerHTML.slice(0, 120)} lies under ${top?.outerHTML.slice(0, 160) ?? 'the edge'}`];
	});
}

/** To where the question is asked: the table, or the private screen of whoever is asked. */
async function goTo(page: Page, { mode, seat }: Decision): Promise<void> {
	const tablet = new Tablet(page);
	const players = await Players.at(tablet);
	await players.toTable();
	if (mode === 'public') {
		await page.locator('[data-stage][data-why]').waitFor();
		return;
	}
	await tablet.tap(`[data-seat="${String(seat)}"]`);
	await tablet.passGate();
	await page.locator('[data-screen="private"]').waitFor();
}

for (const where of WHERE)
	test(`everything that glows ${where} can be touched, on every size of screen`, async ({ page, host }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(host.url);
		await page.locator('[data-screen="home"]').waitFor();
		const trouble: Record<string, string[]> = {};
		const crowds = [...mostCrowded(where)];
		expect(crowds.length).toBeGreaterThan(3);
		for (const [n, [decision, { name, played }]] of crowds.entries()) {
			const id = n.toString(16).padStart(32, '0');
			await store(page, played, id);
			await openStored(page, host.url, id);
			await goTo(page, decision);
			await new Tablet(page).whole();
			for (const { width, height } of SIZES) {
				await page.setViewportSize({ width, height });
				const found = await page.evaluate(covered, GLOWING);
				if (found.length > 0) trouble[`${name} at ${String(width)}x${String(height)}`] = found;
			}
		}
		expect(trouble).toEqual({});
	});
