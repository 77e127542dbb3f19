/** What the bar says while a window is open: which moment it is, in one sentence, and what is at stake. */
import type { AppWords, Names } from '$lib/text/app/index';
import type { EventName } from '$lib/box/index';
import type { TableView } from '$lib/views/index';
import { standing } from './reveal';
import { revealId, revealShown } from './reveal-shown.svelte';

interface Said {
	title: string;
	text: string;
}

export function windowWords(words: AppWords, view: TableView, event: EventName, names: Names): Said {
	const { theatre } = words;
	const said = (title: string, rest = theatre.mayAct): Said => ({
		title,
		text: `${words.moment[event]}. ${rest}`
	});
	const { check } = view.stage;
	if (event.startsWith('check-') && check) {
		const name = names.thing(check.about.id);
		const { total, difficulty, outcome, partial } = check;
		// the cards are still turning over
		const turning = revealShown.id !== revealId(view);
		if (total === null || turning) return said(theatre.checkAt({ name, difficulty }));
		return said(
			theatre.totalOf({ name, total, difficulty }),
			outcome
				? theatre.outcome[outcome]({ total, difficulty })
				: theatre.wouldBe[standing(total, difficulty, partial)]
		);
	}
	return { title: words.moment[event], text: theatre.mayAct };
}
