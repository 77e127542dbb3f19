/**
 * What has happened since the table was last looked at. While the tablet goes from hand to hand the lines gather; once they
 * have lain on the table, the next thing that happens takes their place.
 */
export class JustNow {
	#from: number | null = null;
	#length = 0;
	#seen = false;

	/** With every state of the sitting: from which line of the log on things are news. */
	note(length: number, onTable: boolean): number {
		this.#from ??= length;
		if (length > this.#length) {
			if (this.#seen) this.#from = this.#length;
			this.#seen = false;
		}
		// taken back: what is gone is no news
		if (length < this.#length) this.#from = length;
		this.#length = length;
		this.#seen ||= onTable;
		return this.#from;
	}
}
