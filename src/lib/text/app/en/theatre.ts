/** What is said over and under what lies in the middle of the table. */
import type { PlayWords } from '../play-words.ts';

const number = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

export const theatre = {
	justNow: 'Just now',
	mayAct: 'Whoever is named may act now.',
	toStage: 'Back to the middle',
	skip: 'Tap to turn them all',
	shooter: {
		raider: 'Raider',
		basestar: 'Basestar',
		viper: 'Viper',
		galactica: 'Galactica',
		pegasus: 'Pegasus',
		armory: 'Armed crew',
		nuke: 'Nuke',
		rifle: 'Resistance'
	},
	band: ({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`),
	needs: (from) => (from === 8 ? 'only 8 hits' : `${from} or more hits`),
	toCome: (n) => (n === 1 ? 'the last shot' : `${n} shots to come`),
	notRolled: 'not rolled yet',
	fires: ({ by, at }) => `${by} fires at: ${at}`,
	shots: 'Shots so far',
	heldUp: 'A viper is hit: speak up now, or accept it. Then the rolls go on.',
	checkAt: ({ name, difficulty }) => `${name}: check ${difficulty}`,
	totalOf: ({ name, total, difficulty }) => `${name}: ${number(total)} of ${difficulty}`,
	wouldBe: { pass: 'This passes.', partial: 'This passes in part.', fail: 'This fails.' },
	outcome: {
		pass: ({ total, difficulty }) => `Passed with ${number(total)} of ${difficulty}.`,
		partial: ({ total, difficulty }) => `Passed in part with ${number(total)} of ${difficulty}.`,
		fail: ({ total, difficulty }) => `Failed with ${number(total)} of ${difficulty}.`
	},
	nowAdds: 'adds cards now',
	idle: 'Worth nothing',
	contributions: 'Cards in the check',
	destiny: 'Destiny',
	acts: 'takes effect',
	changedBy: 'Changed by',
	inPlay: 'what is in play',
	noCards: 'No cards',
	banner: {
		jump: 'The fleet leaves everything behind that is in space around it.',
		sleepers: 'Everyone takes the tablet once and looks at the new Loyalty card.',
		execution: 'The Loyalty cards are turned over, then a new character takes over.',
		landing: 'The people settle on the planet. Galactica and Pegasus are out of reach.',
		return: 'The ships of the humans fight in orbit while the people are brought up.',
		leave: 'Who is still on the planet stays there. Then it is decided.'
	},
	looksNow: 'looks now',
	isCylon: (name) => `${name} is a Cylon`,
	end: {
		humans: 'The humans have won',
		cylons: 'The Cylons have won',
		secrets: 'Every secret',
		won: 'has won',
		lost: 'has lost',
		superCrises: 'Super Crisis cards',
		exportGame: 'Save the game as a file',
		exported: 'The file is on its way to your downloads.',
		fingerprint: 'Fingerprint shown before the first turn',
		openAll: 'Show all checks'
	}
} satisfies PlayWords['theatre'];
