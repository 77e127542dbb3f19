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

/** Ships by label: equal ones are one choice, taken one by one; a tap too many lays them all back. */
export class ShipPicking {
	picked = $state<Record<string, number>>({});

	constructor(private readonly question: () => { from: readonly string[]; max: number }) {}

	get total(): number {
		return Object.values(this.picked).reduce((sum, n) => sum + n, 0);
	}

	/** each label once, with how many there are and how many of them are taken */
	get labels(): { ship: string; count: number; picked: number }[] {
		const { from } = this.question();
		return from
			.filter((ship, n) => from.indexOf(ship) === n)
			.map((ship) => ({
				ship,
				count: from.filter((other) => other === ship).length,
				picked: this.picked[ship] ?? 0
			}));
	}

	tap(ship: string): void {
		const { from, max } = this.question();
		const now = this.picked[ship] ?? 0;
		const there = from.filter((other) => other === ship).length;
		if (max === 1) this.picked = now > 0 ? {} : { [ship]: 1 };
		else if (now < there && this.total < max) this.picked = { ...this.picked, [ship]: now + 1 };
		else this.picked = { ...this.picked, [ship]: 0 };
	}

	get answer(): string[] {
		return Object.entries(this.picked).flatMap(([ship, n]) => Array<string>(n).fill(ship));
	}
}

/** One of several: a tap shows it, the button or a second tap takes it. */
export class OnePick {
	picked = $state<string | null>(null);

	constructor(private readonly take: (id: string) => void) {}

	tap(id: string): void {
		if (this.picked === id) this.take(id);
		else this.picked = id;
	}
}
