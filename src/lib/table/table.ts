/** Everything that can be done with games: list, create, open, rename, delete, take along. Nothing in here throws. */
import { holdGame, type GameRecord, type Listed } from '../storage/index.ts';
import { commitmentTo, draw, hashPin } from './chance-and-secrets.ts';
import { exportGame, importGame } from './game-files.ts';
import { checkNewGame, tidy, tidyTitle } from './new-game.ts';
import { flowOf, positionOf } from './position.ts';
import { verifyReplay, type Replayable } from './replay.ts';
import type { CreateResult, GameSummary, NewGame, OpenResult, Table, Trouble } from './types.ts';
import type { Engine, World } from './world.ts';

type Sitting = typeof import('./sitting.ts');
/** The engine is loaded with the first game, not with the home screen. */
export type LoadEngine = () => Promise<{ engine: Engine; sitting: Sitting }>;

export function createTable(world: World, load: LoadEngine): Table {
	const { storage, crypto, clock } = world;

	async function createGame(newGame: NewGame): Promise<CreateResult> {
		const problems = checkNewGame(newGame);
		if (problems.length > 0) return { problems };
		const { title, players, config } = plainly(newGame);
		if (players.length !== config.players) return { refusal: { refused: 'config-players', rule: 'R1.1' } };
		try {
			const { engine } = await load();
			const game = engine.rules.newGame(config, draw(crypto));
			if ('refused' in game) return { refusal: game };
			return await storage.create({
				id: draw(crypto),
				title: tidyTitle(title),
				players: players.map((player) => ({ ...player, name: tidy(player.name) })),
				snapshot: game,
				flow: flowOf(positionOf(engine, game)),
				at: clock.now()
			});
		} catch {
			return { trouble: 'engine-fault' };
		}
	}

	async function openSitting(id: string): Promise<OpenResult> {
		const release = await holdGame(id, world.locks);
		if (release === null) return { trouble: 'other-tab' };
		const opened = await open(id, release).catch(() => ({ trouble: 'engine-fault' }) as const);
		if ('trouble' in opened) release();
		return opened;
	}

	async function open(id: string, release: () => void): Promise<OpenResult> {
		const stored = await storage.load(id);
		if ('trouble' in stored) return stored;
		const { engine, sitting } = await load();
		const { game: record, moves } = stored;
		const unplayable = rulesTrouble(record.rules, world.rules);
		if (unplayable !== null) return { trouble: unplayable };
		const commitment = await commitmentTo(record.seed, crypto);
		try {
			return { sitting: sitting.sitDown({ engine, world, record, moves, commitment, release }) };
		} catch {
			// The snapshot cannot be played. If the moves lead to it all the same, the record is sound and we are not.
			return {
				trouble: verifyReplay(engine.rules, replayable(record, moves)) ? 'engine-fault' : 'damaged-record'
			};
		}
	}

	return {
		createGame,
		openSitting,
		checkNewGame,
		async listGames() {
			const listed = await storage.list();
			return 'trouble' in listed
				? listed
				: { games: listed.games.map((game) => summaryOf(game, world.rules)) };
		},
		async renameGame(id, title) {
			const renamed = await storage.rename(id, tidyTitle(title));
			return { trouble: 'trouble' in renamed ? renamed.trouble : null };
		},
		async deleteGame(id) {
			// A game that is being played would be stored again with its next move.
			const release = await holdGame(id, world.locks);
			if (release === null) return { trouble: 'other-tab' };
			const deleted = await storage.delete(id);
			release();
			return { trouble: 'trouble' in deleted ? deleted.trouble : null };
		},
		async exportGame(id, passPhrase) {
			const stored = await storage.load(id);
			return 'trouble' in stored ? stored : exportGame(stored.game, stored.moves, crypto, passPhrase);
		},
		importGame: (file, passPhrase) => importGame(file, passPhrase, world, load),
		hashPin: (pin) => hashPin(pin, crypto),
		readSettings: () => storage.readSettings(),
		async writeSettings(changed) {
			const written = await storage.writeSettings(plainly(changed));
			return { trouble: 'trouble' in written ? written.trouble : null };
		},
		async verifyReplay(id) {
			const stored = await storage.load(id);
			if ('trouble' in stored) return stored;
			try {
				const { engine } = await load();
				return { same: verifyReplay(engine.rules, replayable(stored.game, stored.moves)) };
			} catch {
				return { trouble: 'engine-fault' };
			}
		}
	};
}

function replayable({ config, seed, snapshot }: GameRecord, moves: Replayable['moves']): Replayable {
	return { config, seed, snapshot, moves };
}

/** The interface's objects may be wrapped to be watched; what is stored is plain data. */
function plainly<T>(value: T): T {
	return JSON.parse(JSON.stringify(value)) as T; // made of JSON values only, by its type
}

/** A snapshot of other rules cannot be played on, and dealing it again by these could change what people have seen. */
function rulesTrouble(of: number, played: number): Trouble | null {
	if (of === played) return null;
	return of > played ? 'newer-version' : 'older-rules';
}

function summaryOf(listed: Listed, played: number): GameSummary {
	if (listed.trouble === null) {
		const { id, title, players, config, createdAt, playedAt, flow, rules } = listed.game;
		const trouble = rulesTrouble(rules, played);
		return { id, title, players, config, createdAt, playedAt, ...flow, trouble };
	}
	return {
		...listed.game,
		// Nothing is known of these; with its trouble set, the list shows the title and the way on.
		config: { set: 'base', objective: 'kobol', players: 3, fourSix: 'no-sympathizer', leader: false },
		turn: 0,
		phase: 'setup',
		waitingFor: [],
		trouble: listed.trouble
	};
}
