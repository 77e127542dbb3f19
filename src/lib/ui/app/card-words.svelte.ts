import { allComponents, places, readSkillRef, type AnyComponent, type ComponentDeck } from '$lib/box/index';
import { spots, type Language, type Names } from '$lib/text/app/index';
import { cardText, loadCardWords, type CardWords } from '$lib/text/cards/index';
import { words } from './words.svelte';

/** The words on cards, boards and sheets; heavy, so only the screens that show them load them. */
class Cards {
	words = $state.raw<CardWords>();
	#language: Language | undefined;
	#loading: Promise<void> = Promise.resolve();
	#components = new Map(allComponents().map((component) => [`${component.deck} ${component.id}`, component]));
	#names: ById = $derived.by(() => {
		const { area, resource, deck } = words.app;
		return { ...(this.words ? namesById(this.words) : {}), ...area, ...resource, ...deck };
	});
	/** the same text stands on many screens, one after the other */
	#texts = $derived.by(() => {
		const { words: said } = this;
		const texts: Partial<Record<string, readonly string[]>> = {};
		return (component: AnyComponent): readonly string[] =>
			(texts[`${component.deck} ${component.id}`] ??= said ? cardText(said, component) : []);
	});

	/** Call it in an effect: it follows the language. Asked twice, it is loaded once, and both wait for it. */
	follow(language: Language): Promise<void> {
		if (this.#language !== language) {
			this.#language = language;
			this.#loading = this.#load(language);
		}
		return this.#loading;
	}

	async #load(language: Language): Promise<void> {
		const loaded = await loadCardWords(language);
		if (this.#language !== language) return;
		this.words = loaded;
	}

	/** A character, place, card, deck, area or resource by its id. */
	name(id: string): string {
		return this.#names[id] ?? spelled(id);
	}

	/** What is printed, as data. */
	component(deck: ComponentDeck, id: string): AnyComponent | undefined {
		return this.#components.get(`${deck} ${id}`);
	}

	/** The text of one component, line by line. */
	lines(deck: ComponentDeck, id: string): readonly string[] {
		const component = this.component(deck, id);
		return component ? this.#texts(component) : [];
	}

	/** One skill card: its name and strength. */
	skillName(ref: string): string {
		const { kind, strength } = readSkillRef(ref);
		return `${this.name(kind)} ${strength}`;
	}
}

export const cards = new Cards();

const spelled = (id: string): string =>
	id.replaceAll('-', ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

type ById = Partial<Record<string, string>>;
/** Ids are unique in the whole box. A place has the name of its card; the Cylon places have two cards of one name. */
function namesById({ names }: CardWords): ById {
	const printed: ById = Object.fromEntries(
		Object.values(names).flatMap((deck) => Object.entries<string>(deck))
	);
	const spots = Object.entries(places).map(([card, { at }]) => [at, printed[card]] as const);
	return { ...Object.fromEntries(spots), ...printed };
}

/** What log lines name, for these players. */
export function namesOf(players: readonly { name: string }[]): Names {
	return {
		seat: (seat) => players[seat]?.name ?? '',
		thing: (id) => cards.name(id),
		cards: (refs) => words.list(refs.map((ref) => cards.skillName(ref))),
		at: (id) => (cards.words ? spots(words.app, cards.words).at(id) : ''),
		to: (place) => (cards.words ? spots(words.app, cards.words).to(place) : '')
	};
}
