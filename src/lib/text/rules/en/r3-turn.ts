import type { Chapter } from '../types.ts';

export const turn: Chapter = {
	id: 'R3',
	title: 'The turn',
	sections: [
		{
			id: 'R3.1',
			title: 'Steps of a turn',
			intro: 'Turns go clockwise until the game ends.',
			rules: [
				{ id: 'R3.1.1', text: 'Start of turn: things that happen now. For everybody.' },
				{ id: 'R3.1.2', text: 'Receive Skills: for everybody; how many cards, see R3.3.' },
				{ id: 'R3.1.3', text: 'Movement: for everybody, though you may be held in place (R3.5).' },
				{ id: 'R3.1.4', text: 'Action: for everybody but Stranded Helo.' },
				{ id: 'R3.1.5', text: 'Crisis: not for Cylon players and not for humans in the Brig.' },
				{ id: 'R3.1.6', text: 'Activate Cylon Ships: skipped whenever the Crisis step is.' },
				{ id: 'R3.1.7', text: 'Prepare for Jump: skipped whenever the Crisis step is, but see R3.6.4.' },
				{ id: 'R3.1.8', text: 'End of turn: for everybody.' },
				{
					id: 'R3.1.9',
					text: 'Whether you skip a step is settled when it begins. A Crisis card once drawn is played out with all its icons and the jump it may cause, whatever becomes of you. If you went to the Brig earlier in your turn, you have no Crisis step.'
				}
			]
		},
		{
			id: 'R3.2',
			title: 'Start of turn',
			rules: [
				{
					id: 'R3.2.1',
					text: "Now come Tigh's Alcoholic (in anyone's turn; his discard opens W12), Ellen's Manipulative (her turn) and Helo's arrival (R10.6.2); the current player orders them. Also noted now: whether Starbuck is piloting (2 actions this turn, even if she lands first), and where Kat is (Stim Junkie)."
				}
			]
		},
		{
			id: 'R3.3',
			title: 'Receive Skills',
			rules: [
				{
					id: 'R3.3.1',
					text: 'A human draws exactly what the sheet says, however full the hand. You cannot decline.'
				},
				{
					id: 'R3.3.2',
					text: 'Where the sheet offers a mix, name it first, then draw everything at once. The types are public.'
				},
				{
					id: 'R3.3.3',
					text: 'In Sickbay, Medical Center or (Pegasus) the Resurrection Ship you draw 1 card in all, of any type you may draw. Bonus cards do not raise it (D12).'
				},
				{ id: 'R3.3.4', text: 'Stranded Helo draws as usual.' }
			]
		},
		{
			id: 'R3.4',
			title: 'Who may do what',
			table: {
				caption: 'What each player may do in a turn',
				head: ['You are', 'Draw', 'Move', 'Movement ability', 'Actions', 'Crisis', 'Cards per check'],
				rows: [
					['Human, free', 'sheet', 'yes', 'yes', 'yes', 'yes', 'any'],
					['Human in Sickbay or Medical Center', '1', 'yes', 'yes', 'yes', 'yes', 'any'],
					['Human in the Brig', 'sheet', 'no', 'yes', 'yes', 'no', '1'],
					['Human in Detention (New Caprica)', 'sheet', 'no', 'yes', 'yes', 'yes', '2'],
					['Stranded Helo', 'sheet', 'no', 'no', 'no', 'yes', 'any'],
					['Cylon player', '2 (R3.6)', 'Cylon boards', 'yes', 'Cylon actions', 'no', '1'],
					['Cylon player on the Resurrection Ship or in Medical Center', '1', 'yes', 'yes', 'yes', 'no', '1'],
					[
						'Cylon Leader, not infiltrating',
						'sheet (2)',
						'Cylon boards',
						'yes',
						'sheet or Cylon actions',
						'no',
						'1'
					],
					[
						'Infiltrating Leader',
						'sheet and 1 more: 3',
						'human boards',
						'yes',
						'human actions, sheet, return',
						'yes',
						'2'
					],
					[
						'Infiltrating Sympathetic Cylon',
						'3 different types',
						'human boards',
						'yes',
						'human actions, return',
						'yes',
						'2'
					],
					['Infiltrator in the Brig', '3', 'no', 'yes', 'yes', 'no', '1'],
					['Infiltrator in Detention', '3', 'no', 'yes', 'yes', 'yes', '2']
				]
			},
			rules: []
		},
		{
			id: 'R3.5',
			title: 'Brig and Detention',
			rules: [
				{
					id: 'R3.5.1',
					text: 'You get out by passing the check of the place (then to any location of Galactica, or of New Caprica, that is not hazardous, D5) or by an effect that names the place you leave.'
				},
				{
					id: 'R3.5.2',
					text: 'No other effect moves you (Sickbay, Stim Junkie, Alert Viper Pilot and so on). What still does: revealing, execution, ending infiltration, and the start of the New Caprica phase.'
				},
				{ id: 'R3.5.3', text: 'You may still take every kind of action.' }
			]
		},
		{
			id: 'R3.6',
			title: "A Cylon player's turn",
			rules: [
				{
					id: 'R3.6.1',
					text: 'Draw 2 skill cards of two different types of your choice, named first. In the base game both may be the same type.'
				},
				{
					id: 'R3.6.2',
					text: 'In a game for 4 or 6 without Sympathizer draw 3; with Pegasus of three different types.'
				},
				{
					id: 'R3.6.3',
					text: 'Move free of charge to any Cylon location that is not hazardous, or use a Movement ability of a Treachery card or Leader sheet.'
				},
				{
					id: 'R3.6.4',
					text: "No Crisis step. When your action plays a Crisis card: at Caprica ships do not activate, and the jump icon counts with Pegasus but not in the base game. At Breeder's Canyon (New Caprica) ships activate and the jump is not prepared (D44)."
				},
				{
					id: 'R3.6.5',
					text: "Your action: your location, a Treachery card, a Leader's sheet, or the Cylon actions of New Caprica."
				},
				{
					id: 'R3.6.6',
					set: 'new-caprica',
					text: "After Galactica's return Caprica plays New Caprica Crisis cards: ship and occupation icons are skipped, the evacuation icon counts."
				}
			]
		},
		{
			id: 'R3.7',
			title: 'End of turn, in this order',
			rules: [
				{
					id: 'R3.7.1',
					text: "Abilities at the end of a turn (Boomer's Recon, Ellen giving a title back), ordered by the current player."
				},
				{
					id: 'R3.7.2',
					secrecy: ['private'],
					text: "Everyone discards down to 10 skill cards (Tyrol 8); all choose before any is shown. With Pegasus the President also keeps at most 10 Quorum cards, at the end of anybody's turn (D4)."
				},
				{ id: 'R3.7.3', set: 'pegasus', text: 'Sabotage may still answer these discards.' },
				{ id: 'R3.7.4', text: 'A resource at 0 now: the humans lose (R12.2.1).' },
				{
					id: 'R3.7.5',
					text: 'Effects and limits of this turn run out. The next player clockwise begins.'
				}
			]
		},
		{
			id: 'R3.8',
			title: 'Drawing when decks run out',
			rules: [
				{
					id: 'R3.8.1',
					text: 'As R1.7.3 and R1.7.4 say. When several players draw, the order is R14.2.4.'
				}
			]
		}
	]
};
