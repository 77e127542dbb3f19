/** Everything a game says and offers has words: whole games are played, and every line and every answer is read out. */
import { beforeAll, describe, expect, it } from 'vitest';
import { pending, type Decision, type LogEntry } from '../../rules/index.ts';
import { allConfigs, begin, chooser, playOn } from '../../rules/testing/play.ts';
import { playText } from '../../rules/testing/scene.ts';
import { landed, returned } from '../../rules/testing/voyage.ts';
import { logLine, optionLabel, shipLabel, type OptionNames } from './index.ts';
import { wordsAndNames } from './testing/names.ts';

const lines: LogEntry[] = [];
const offers = new Map<string, Decision['question']['kind']>();
const reasons = new Set<Decision['why']>();

function note({ why, question }: Decision): void {
	reasons.add(why);
	if (question.kind === 'option' || question.kind === 'menu')
		for (const { id } of question.from) offers.set(id, question.kind);
	if (question.kind === 'ship') for (const label of question.from) offers.set(label, 'ship');
}

beforeAll(() => {
	const configs = allConfigs();
	const cast = ['laura-roslin', 'saul-tigh', 'lee-apollo-adama', 'gaius-baltar'] as const;
	const games = [
		...Array.from({ length: 12 }, (_, n) => begin(configs[(n * 7) % configs.length] ?? never(), n + 1)),
		playText(landed({ cast }), []),
		playText(returned({ cast }), [])
	];
	games.forEach((game, n) => {
		const end = playOn(
			game,
			chooser(n + 1),
			(now) => now.outcome !== null || now.count > 1500,
			(now) => {
				pending(now).forEach(note);
			}
		);
		lines.push(...end.log);
	});
}, 60_000);

const READABLE = /undefined|null|NaN|\[object/u;

describe.each(['en', 'de'] as const)('the words of a game in %s', (language) => {
	it('say what happened in whole sentences', async () => {
		const { words, names } = await wordsAndNames(language);
		const kinds = new Set(lines.map(({ kind }) => kind));
		expect(kinds.size).toBeGreaterThan(50);
		for (const entry of lines) {
			const line = logLine(words, entry, names);
			expect(line).toMatch(/^[\p{Lu}\d„"].*[.!]$/u);
			expect(line).not.toMatch(READABLE);
			expect(line).not.toMatch(/ {2}| [.,:]|: ?\.|\(\)/u);
		}
	});

	it('name every answer that is offered', async () => {
		const { words, names } = await wordsAndNames(language);
		expect(offers.size).toBeGreaterThan(150);
		for (const [id, kind] of offers) {
			const label = wordsFor(kind, id, { words, names });
			expect(label, id).not.toMatch(READABLE);
			// an id shines through where nothing has a name for it
			expect(label, id).toMatch(/^[\p{Lu}\d„"]/u);
			expect(label, id).not.toContain('@');
		}
	});

	it('say why the tablet is passed', async () => {
		const { words } = await wordsAndNames(language);
		expect(reasons.size).toBeGreaterThan(20);
		for (const why of reasons) {
			expect(words.why[why].table('Anna')).not.toBe('');
			expect(words.why[why].gate).toMatch(/[.]$/u);
		}
	});
});

function wordsFor(
	kind: string,
	id: string,
	{ words, names }: { words: Parameters<typeof optionLabel>[0]; names: OptionNames }
): string {
	return kind === 'ship' ? shipLabel(words, id, names) : optionLabel(words, id, names);
}

function never(): never {
	throw new Error('no configuration');
}
