/** A rule book of one page: decisions come in the order they are written; the answer says what becomes of it. */
import type {
	Answer,
	Decision,
	Game,
	GameConfig,
	Mode,
	Question,
	Refusal,
	Seat,
	Seed,
	Why
} from '../../rules/index.ts';
import type { SeatView, TableView } from '../../views/index.ts';
import type { Engine } from '../world.ts';

/** One step of a game: who decides, and where; in the movement phase unless it says otherwise. Several at once are one step. */
export type Step = readonly {
	seat: number;
	mode: Mode;
	kind?: 'option' | 'window' | 'split';
	why?: Why;
	phase?: TableView['phase'];
}[];

interface FakeGame {
	rules: number;
	config: GameConfig;
	seed: Seed;
	asked: Decision[];
	seats: object[];
	log: { kind: string }[];
	step: number;
	/** what was answered: this is what everybody sees */
	played: unknown[];
	barriers: number;
	broken: boolean;
}

// The sitting never looks inside a game, so a game of our own does.
const asGame = (game: FakeGame): Game => game as unknown as Game;
const inside = (game: Game): FakeGame => game as unknown as FakeGame;

const QUESTIONS: Record<'option' | 'window' | 'split', Question> = {
	option: { kind: 'option', from: [{ id: 'yes' }] },
	window: { kind: 'window', event: 'check-before', from: [] },
	split: { kind: 'split', from: [], total: 0 }
};

function ask(script: readonly Step[], step: number): Decision[] {
	return (script[step] ?? []).map(({ seat, mode, kind = 'option', why = 'move' }, index) => ({
		id: `${step}.${index}`,
		seat: seat as Seat,
		mode,
		why,
		rule: 'R4.1',
		about: null,
		question: QUESTIONS[kind]
	}));
}

/**
 * Answers: 'no' is refused, 'roll' crosses a barrier, 'scene' is something all have to see, 'crash' breaks the rules, 'break' gives a game no view can be made of, 'break-own' one whose
 * seats cannot be looked at, anything else is played.
 */
export function fakeEngine(script: readonly Step[]): Engine {
	return {
		rules: {
			RULES_VERSION: 1,
			newGame: (config, seed) => {
				if (config.leader && config.set === 'base') return { refused: 'config-leader', rule: 'R1.1' };
				const seats = Array.from({ length: config.players }, () => ({}));
				return asGame({
					rules: 1,
					config,
					seed,
					asked: ask(script, 0),
					seats,
					log: [],
					step: 0,
					played: [],
					barriers: 0,
					broken: false
				});
			},
			pending: (game) => inside(game).asked,
			barriersOf: (game) => inside(game).barriers,
			answer: (game, { decision, seat, value }: Answer): Game | Refusal => {
				const before = inside(game);
				const asked = before.asked.find(({ id }) => id === decision);
				if (!asked) return { refused: 'stale', rule: 'R13.1' };
				if (asked.seat !== seat) return { refused: 'other-seat', rule: 'R13.1' };
				if (value === 'no') return { refused: 'not-offered', rule: 'R4.1' };
				if (value === 'crash') throw new Error('the rules fell over');
				const left = before.asked.filter(({ id }) => id !== decision);
				const step = left.length > 0 ? before.step : before.step + 1;
				return asGame({
					...before,
					step,
					asked: left.length > 0 ? left : ask(script, step),
					played: [...before.played, value],
					log: value === 'scene' ? [...before.log, { kind: 'check-ended' }] : before.log,
					barriers: before.barriers + (value === 'roll' ? 1 : 0),
					broken: value === 'break'
				});
			}
		},
		views: {
			tableView: (game) => {
				const { asked, played, step, broken, log } = inside(game);
				if (broken) throw new Error('no view of this');
				const decisions = asked.map(({ question, ...open }) => ({
					...open,
					kind: question.kind,
					question: null
				}));
				// Only these parts are looked at in tests with this engine.
				return {
					turn: step,
					phase: script[step]?.[0]?.phase ?? 'movement',
					seats: [],
					decisions,
					log,
					played
				} as unknown as TableView;
			},
			seatView: (game, seat) => {
				const { played } = inside(game);
				if (played.includes('break-own')) throw new Error('no view for this seat');
				return { seat, own: { hand: [`secret of ${seat}`] } } as unknown as SeatView;
			}
		}
	};
}
