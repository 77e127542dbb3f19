import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { allComponents } from '../../src/lib/box/index.ts';

interface Listed {
	deck: string;
	id: string;
	name: string;
	set: string;
	copies: number;
	text: { en: string; de: string };
	effects: unknown[];
	[more: string]: unknown;
}
const run = (...args: string[]) =>
	execFileSync('npm', ['run', '-s', 'box', '--', ...args], { encoding: 'utf8', maxBuffer: 2 ** 24 });

it('prints the whole box as one JSON array', { timeout: 60_000 }, () => {
	const box = JSON.parse(run('--json')) as Listed[];
	expect(box.map(({ deck, id }) => `${deck} ${id}`)).toEqual(
		allComponents().map(({ deck, id }) => `${deck} ${id}`)
	);
	for (const { name, set, copies, text, effects } of box) {
		expect(name).not.toBe('');
		expect(['base', 'pegasus', 'new-caprica']).toContain(set);
		expect(copies).toBeGreaterThan(0);
		expect(text.en).not.toBe('');
		expect(text.de).not.toBe('');
		expect(text.de).not.toBe(text.en);
		expect(effects).toBeInstanceOf(Array);
	}
	const find = (id: string) => box.find((component) => component.id === id);
	expect(find('executive-order')).toMatchObject({
		deck: 'skill',
		type: 'leadership',
		strengths: { 1: 8, 2: 6 },
		copies: 14
	});
	expect(find('elections-loom')).toMatchObject({
		name: 'Elections Loom',
		activate: 'heavy',
		jump: true,
		occupation: false,
		evacuate: false,
		check: { difficulty: 8, positive: ['politics', 'leadership'], partial: { at: 5 } }
	});
	expect(find('food-shortage')).toMatchObject({ copies: 4, check: null });
	expect(find('massive-assault')).toMatchObject({ deck: 'super-crisis', activate: ['heavy', 'basestars'] });
	expect(find('a-cylon-ally')).toMatchObject({
		deck: 'new-caprica-crisis',
		occupation: true,
		evacuate: true
	});
	expect(find('desolate-moon')).toMatchObject({ deck: 'destination', distance: 3, fuel: -3 });
});

it('prints a list to read', { timeout: 60_000 }, () => {
	expect(run()).toContain(
		'crisis/elections-loom: Elections Loom (base, 1)\n    Make a skill check of difficulty 8'
	);
});
