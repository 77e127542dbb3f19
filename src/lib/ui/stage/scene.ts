/** Which scene is played in the middle of the table, and whether it needs the stage or is played on the board. */
import type { ComponentDeck } from '$lib/box/index';
import type { Running, Stage, StagedCard, StagedCheck, StagedDie } from '$lib/rules/index';
import type { AppWords } from '$lib/text/app/index';
import type { TableView } from '$lib/views/index';
import type { News } from './news';

const BATTLES: readonly Running[] = ['raiders', 'heavies', 'basestars', 'occupation', 'activate-vipers'];
export type Banner = Exclude<Running, 'raiders' | 'heavies' | 'basestars' | 'occupation' | 'activate-vipers'>;

export type Scene =
	| { kind: 'check'; check: StagedCheck }
	/** on the board: what is fired at is seen there */
	| { kind: 'battle'; news: News | null }
	| { kind: 'die'; die: StagedDie }
	| { kind: 'banner'; of: Banner }
	| { kind: 'card'; card: StagedCard }
	| { kind: 'news'; news: News };

/** Cards the whole table deals with; of others only those somebody may answer to are laid out. */
const FOR_ALL: readonly ComponentDeck[] = [
	'crisis',
	'new-caprica-crisis',
	'super-crisis',
	'quorum',
	'destination',
	'objective',
	'loyalty'
];
const CRISES: readonly ComponentDeck[] = ['crisis', 'new-caprica-crisis'];
/** The Crisis card of the turn lies there until the turn is over, but by then the Cylons are on stage. */
const AFTER_CRISIS: readonly TableView['phase'][] = ['activate', 'prepare', 'end'];

const isBattle = ({ attack, running }: Stage): boolean =>
	attack !== null || (running !== null && BATTLES.includes(running));

/** What cards and results of a check lead to is played before the check goes on. */
const isHeld = ({ window, check }: Stage, { decisions }: TableView): boolean =>
	check !== null &&
	(window?.event.startsWith('check-') === true || decisions.some(({ why }) => why === 'contribute'));

const bannerOf = ({ running }: Stage): Banner | null =>
	running === null || BATTLES.includes(running) ? null : (running as Banner); // what is left of the list

function cardOf({ stage, phase, decisions }: TableView): StagedCard | null {
	const card = stage.cards.at(-1);
	const kind = decisions[0]?.question?.kind;
	if (!card || kind === 'area') return null;
	const { deck } = card.about;
	if (CRISES.includes(deck) && AFTER_CRISIS.includes(phase)) return null;
	return FOR_ALL.includes(deck) || kind === 'window' ? card : null;
}

export function sceneOf(view: TableView, news: News | null): Scene | null {
	const { stage, phase } = view;
	if (phase === 'setup' || phase === 'over') return null;
	if (isBattle(stage)) return { kind: 'battle', news };
	if (stage.die) return { kind: 'die', die: stage.die };
	const banner = isHeld(stage, view) ? null : bannerOf(stage);
	if (banner) return { kind: 'banner', of: banner };
	if (stage.check) return { kind: 'check', check: stage.check };
	if (news?.cylon != null) return { kind: 'news', news };
	const card = cardOf(view);
	if (card) return { kind: 'card', card };
	return news && { kind: news.where === 'stage' ? 'news' : 'battle', news };
}

/** Does it take the place of the board? */
export const needsStage = (scene: Scene | null): boolean => scene !== null && scene.kind !== 'battle';

/** Tells one scene from the next: who wants to see the board instead of this one still does while it lasts. */
export function sceneKey(scene: Scene | null): string | null {
	switch (scene?.kind) {
		case 'check':
			return `check ${scene.check.about.id}`;
		case 'card':
			return `card ${scene.card.about.id}`;
		case 'banner':
			return scene.of;
		default:
			return scene?.kind ?? null;
	}
}

/** Over the scene: which moment of it this is. */
export function sceneTitle({ moment, check, theatre }: AppWords, { stage }: TableView, scene: Scene): string {
	if (stage.window) return moment[stage.window.event];
	if (scene.kind === 'check') return check.step[scene.check.step];
	return scene.kind === 'news' ? theatre.justNow : '';
}
