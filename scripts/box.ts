/** Prints what is in the box: `npm run -s box` a list to read, `npm run -s box -- --json` one JSON array with everything. */
import {
	allComponents,
	type AnyComponent,
	type Check,
	type Crisis,
	type SuperCrisis
} from '../src/lib/box/index.ts';
import { cardText, loadCardWords, type CardWords } from '../src/lib/text/cards/index.ts';

const languages = { en: await loadCardWords('en'), de: await loadCardWords('de') };

// The catalogue is typed by deck and id together, which a component of any deck no longer tells.
const nameOf = ({ deck, id }: AnyComponent): string =>
	(languages.en.names[deck] as Partial<Record<string, string>>)[id] ?? id;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;
const isCheck = (value: Record<string, unknown>): value is Record<string, unknown> & Check =>
	value['kind'] === 'check';

/** The first check anywhere in a text. */
function findCheck(value: unknown): Check | null {
	if (!isRecord(value)) return null;
	if (isCheck(value)) return value;
	for (const part of Object.values(value)) {
		const found = findCheck(part);
		if (found) return found;
	}
	return null;
}
function checkOf(data: unknown) {
	const check = findCheck(data);
	if (!check) return null;
	const { difficulty, positive, pass, fail, partial = null } = check;
	return { difficulty, positive, partial, pass, fail };
}

/** What happens, in one list: of a sheet or board what each of its texts does or changes. */
function effectsOf({ data }: AnyComponent): unknown[] {
	if ('effects' in data) return [...data.effects];
	if ('attack' in data) return [...data.attack.special];
	const abilities = [
		...('abilities' in data ? (data.abilities ?? []) : []),
		...('ability' in data ? [data.ability] : []),
		...('positive' in data ? [...data.positive, ...data.once, ...data.negative] : [])
	];
	const reveal = 'reveal' in data ? (data.reveal ?? []) : [];
	return [...reveal, ...abilities.flatMap(({ effects = [], mods = [] }) => [...effects, ...mods])];
}

const one = <T>(list: readonly T[]): T | readonly T[] | null => (list.length > 1 ? list : (list[0] ?? null));
/** The footer of a Crisis card, or what an attack card activates first. */
function iconsOf(data: Crisis | SuperCrisis) {
	const icons = 'icons' in data ? data.icons : {};
	return {
		activate: 'attack' in data ? one(data.attack.activate) : (icons.activate ?? null),
		jump: icons.jump ?? false,
		occupation: icons.occupation ?? false,
		evacuate: icons.evacuate ?? false,
		check: checkOf(data)
	};
}

const textIn = (words: CardWords, component: AnyComponent): string => cardText(words, component).join('\n');
function listed(component: AnyComponent) {
	const { deck, id, set, copies, data } = component;
	const check = checkOf(data);
	return {
		deck,
		id,
		name: nameOf(component),
		text: { en: textIn(languages.en, component), de: textIn(languages.de, component) },
		...data,
		set,
		copies,
		effects: effectsOf(component),
		...('icons' in data || deck === 'super-crisis'
			? iconsOf(data as Crisis | SuperCrisis)
			: check
				? { check }
				: {})
	};
}

const box = allComponents().map(listed);
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(box)}\n`);
else
	for (const { deck, id, name, set, copies, text } of box)
		console.log(`${deck}/${id}: ${name} (${set}, ${copies})\n${text.en.replaceAll(/^/gmu, '    ')}`);
