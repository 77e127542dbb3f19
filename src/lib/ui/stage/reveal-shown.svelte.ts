import type { TableView } from '$lib/views/index';

/** Tells one reveal from another: by the line of the log it stands in. */
export const revealId = ({ log }: Pick<TableView, 'log'>): string =>
	String(log.findLastIndex(({ kind }) => kind === 'check-revealed'));

/**
 * The reveal everybody has seen to its end. It is not played again when somebody has looked at his hand meanwhile, and until
 * then the bar below does not give the total away.
 */
class RevealShown {
	id = $state('');

	/** Another game is opened: of that one nothing has been shown. */
	forget(): void {
		this.id = '';
	}
}
export const revealShown = new RevealShown();
