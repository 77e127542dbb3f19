/** Several of a list, by index: the same card may stand in the list several times. */
export class Picking {
	picked = $state<number[]>([]);

	constructor(private readonly most: () => number) {}

	has(index: number): boolean {
		return this.picked.includes(index);
	}

	/** With one to choose, another pick takes its place; with more, a full choice takes no more. */
	toggle(index: number): void {
		if (this.has(index)) this.picked = this.picked.filter((other) => other !== index);
		else if (this.most() === 1) this.picked = [index];
		else if (this.picked.length < this.most()) this.picked = [...this.picked, index];
	}

	of(list: readonly string[]): string[] {
		return this.picked.flatMap((index) => list[index] ?? []);
	}
}
