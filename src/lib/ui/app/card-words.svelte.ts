import {
	allComponents,
	BOARDS,
	places, readSkillRef,
	type AnyComponent,
	type ComponentDeck,
	type PlaceId
} from '$lib/box/index';
import type { Language, Names } from '$lib/text/app/index';
import type { CardWords } from '$lib/text/cards/types';
import { words } from './words.svelte';

interface Loader {
	loadCardWords(language: Language): Promise<CardWords>;
	cardText(words: CardWords, component: AnyComponent): readonly string[];
}
const found = import.meta.glob<Loader>('../../text/cards/index.ts');

/** The words on cards, boards and sheets; heavy, so only the screens that show them load them. */
class Cards {
	words = $state.raw<CardWords>();
	#language: Language | undefined;
	#components = new Map(allComponents().map((component) => [`${component.deck} ${component.id}`, component]));
	#text: Loader['cardText'] | undefined;
	#names = new Map<string, string>();

	/** Call it in an effect: it follows the language. */
	async follow(language: Language): Promise<void> {
		if (this.#language === language) return;
		this.#language = language;
		const load = Object.values(found)[0];
		if (!load) return;
		const { loadCardWords, cardText } = await load();
		const loaded = await loadCardWords(language);
		if (this.#language !== language) return;
		this.#names = namesById(loaded);
		this.#text = cardText;
		this.words = loaded;
	}

	/** A character, place, card, deck, area or resource by its id. */
	name(id: string): string {
		const { area, resource, deck } = words.app;
		// read for its own sake: whoever shows a name is told when the words change
		void this.words;
		const plain: Partial<Record<string, string>> = { ...area, ...resource, ...deck };
		return plain[id] ?? this.#names.get(id) ?? spelled(id);
	}

	/** The text of one component, line by line. */
	lines(deck: ComponentDeck, id: string): readonly string[] {
		const component = this.#components.get(`${deck} ${id}`);
		return this.words && component && this.#text ? this.#text(this.words, component) : [];
	}

	/** One skill card: its name and strength. */
	skillName(ref: string): string {
		const { kind, strength } = readSkillRef(ref);
		return `${this.name(kind)} ${strength}`;
	}
}

export const cards = new Cards();

const spelled = (id: string): string => id.replaceAll('-', ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

function namesById({ names }: CardWords): Map<string, string> {
	const byId = new Map(Object.values(names).flatMap((deck) => Object.entries(deck) as [string, string][]));
	for (const place of Object.values(BOARDS).flat() as PlaceId[])
		if (!byId.has(place)) {
			const card = Object.entries(places).find(([, { at }]) => at === place);
			const name = card && byId.get(card[0]);
			if (name) byId.set(place, name);
		}
	return byId;
}

/** What log lines name, for these players. */
export function namesOf(players: readonly { name: string }[]): Names {
	return {
		seat: (seat) => players[seat]?.name ?? '',
		thing: (id) => cards.name(id),
		cards: (refs) => new Intl.ListFormat(words.language).format(refs.map((ref) => cards.skillName(ref)))
	};
}
