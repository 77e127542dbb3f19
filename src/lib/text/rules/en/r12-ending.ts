import type { Chapter } from '../types.ts';

export const ending: Chapter = {
	id: 'R12',
	title: 'Winning and losing',
	sections: [
		{
			id: 'R12.1',
			title: 'Two sides, one winner',
			intro:
				'Either the humans or the Cylons win. Leaders and a Sympathetic Cylon are judged on their own (R9.6).',
			rules: []
		},
		{
			id: 'R12.2',
			title: 'The humans lose',
			rules: [
				{
					id: 'R12.2.1',
					text: 'A resource is at 0 at the end of a turn (R3.7.4) or of the game (R12.4). In between it may recover.'
				},
				{ id: 'R12.2.2', text: 'A centurion reaches Humans Lose: at once.' },
				{ id: 'R12.2.3', text: '6 locations of Galactica are damaged at the same time: at once.' },
				{
					id: 'R12.2.4',
					text: 'A human is executed and no unused character but Leaders is left (R10.5.5): at once.'
				},
				{ id: 'R12.2.5', text: 'At once means before any further effect, answer or choice.' },
				{
					id: 'R12.2.6',
					text: 'The last three end the game even if the same effect would also have made the last jump.'
				}
			]
		},
		{
			id: 'R12.3',
			title: 'The humans win',
			rules: [{ id: 'R12.3.1', text: 'Only by R12.4.' }]
		},
		{
			id: 'R12.4',
			title: 'The last jump',
			rules: [
				{
					id: 'R12.4.1',
					text: 'Kobol: at distance 8 or more the next jump of any kind ends the game. The roll and loss of FTL Control come first. No ships are cleared, no destination drawn.'
				},
				{
					id: 'R12.4.2',
					text: 'Then what happens when the fleet jumps (Lured into a Trap), then R12.4.4.'
				},
				{
					id: 'R12.4.3',
					set: 'new-caprica',
					text: 'Leave New Caprica: destroy every Locked and Prepared ship and lose what they carry; execute every human on New Caprica, in turn order from the current player (hidden Cylons and infiltrators by R10.4; newcomers are not placed, but R10.5.5 must find one); then R12.4.2, with everyone where they were when the action began; then R12.4.4.'
				},
				{
					id: 'R12.4.4',
					text: 'A resource at 0, or R12.2.2 to R12.2.4: the Cylons win. Otherwise the humans.'
				},
				{ id: 'R12.4.5', text: 'Preventative Policy played this turn still helps.' }
			]
		},
		{
			id: 'R12.5',
			title: 'Who has won',
			rules: [
				{
					id: 'R12.5.1',
					text: 'Everybody wins with their side, hidden Cylons with the Cylons. All Loyalty cards are shown.'
				},
				{ id: 'R12.5.2', text: 'Then the Agendas.' }
			]
		}
	]
};
