/** The form of a new game: who sits where, and what is played. What the number of players forbids follows from it. */
import { checkNewGame, createGame, hashPin, readSettings, writeSettings } from '$lib/table/index';
import type { CreateResult, NewGameProblem } from '$lib/table/types';
import { LOOK_COUNT } from '$lib/ui/app/seat-look';

export interface SeatDraft {
	/** keeps a row's identity while seats are moved about */
	key: number;
	name: string;
	colour: number;
	/** null: no PIN */
	pin: string | null;
}
export type SeatProblem = NewGameProblem['problem'] | 'pin-shape';

export const MIN_SEATS = 3;
export const MAX_SEATS = 7;

export class Seating {
	#keys = 0;
	seats = $state<SeatDraft[]>([]);
	title = $state('');
	#pegasus = $state(true);
	#newCaprica = $state(true);
	#leader = $state(true);
	fourSix = $state<'sympathizer' | 'sympathetic-cylon' | 'no-sympathizer'>('sympathizer');

	constructor() {
		for (let n = 0; n < 5; n++) this.add();
	}

	async remember(): Promise<void> {
		const { names } = await readSettings();
		if (names.length < MIN_SEATS || this.seats.some((seat) => seat.name !== '')) return;
		this.seats = [];
		for (const name of names) this.add(name);
	}

	add(name = ''): void {
		const taken = this.seats.map((seat) => seat.colour);
		const colour = Array.from({ length: LOOK_COUNT }, (_, n) => n).find((n) => !taken.includes(n)) ?? 0;
		this.seats.push({ key: this.#keys++, name, colour, pin: null });
	}

	remove(key: number): void {
		this.seats = this.seats.filter((seat) => seat.key !== key);
	}

	forward(key: number): void {
		const at = this.seats.findIndex((seat) => seat.key === key);
		const [seat] = this.seats.splice(at, 1);
		if (seat) this.seats.splice(Math.max(0, at - 1), 0, seat);
	}

	/** Two seats never look alike: taking a look gives the other its own. */
	wear(key: number, colour: number): void {
		const seat = this.seats.find((s) => s.key === key);
		const other = this.seats.find((s) => s.colour === colour);
		if (!seat) return;
		if (other) other.colour = seat.colour;
		seat.colour = colour;
	}

	// R1.1: what is chosen, as far as the number of players and the set allow it
	get players(): number {
		return this.seats.length;
	}
	get pegasus(): boolean {
		return this.#pegasus || this.players === 7;
	}
	set pegasus(on: boolean) {
		this.#pegasus = on;
	}
	get newCaprica(): boolean {
		return this.#newCaprica && this.pegasus;
	}
	set newCaprica(on: boolean) {
		this.#newCaprica = on;
	}
	get leader(): boolean {
		return this.players === 7 || (this.#leader && this.pegasus && this.players > 3);
	}
	set leader(on: boolean) {
		this.#leader = on;
	}
	get askFourSix(): boolean {
		return this.players === 4 || this.players === 6;
	}
	get config() {
		const fourSix = this.fourSix === 'sympathetic-cylon' && !this.pegasus ? 'sympathizer' : this.fourSix;
		return {
			set: this.pegasus ? ('pegasus' as const) : ('base' as const),
			objective: this.newCaprica ? ('new-caprica' as const) : ('kobol' as const),
			players: this.players,
			fourSix,
			leader: this.leader
		};
	}

	problem(index: number): SeatProblem | null {
		const seat = this.seats[index];
		if (!seat) return null;
		if (seat.pin !== null && !/^\d{4,8}$/.test(seat.pin)) return 'pin-shape';
		const found = this.#check().find(({ seats }) => seats.includes(index));
		return found?.problem ?? null;
	}

	get sound(): boolean {
		return this.seats.every((_, index) => this.problem(index) === null);
	}

	#check(): NewGameProblem[] {
		const players = this.seats.map(({ name, colour }) => ({ name, colour, pin: null }));
		return checkNewGame({ title: this.title, players, config: this.config });
	}

	async create(defaultTitle: string): Promise<CreateResult> {
		const players = await Promise.all(
			this.seats.map(async ({ name, colour, pin }) => ({
				name,
				colour,
				pin: pin === null ? null : await hashPin(pin)
			}))
		);
		const created = await createGame({
			title: this.title.trim() || defaultTitle,
			players,
			config: this.config
		});
		if ('id' in created) await writeSettings({ names: this.seats.map((seat) => seat.name) });
		return created;
	}
}
