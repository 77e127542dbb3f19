import type { Chapter } from '../types.ts';

export const setup: Chapter = {
	id: 'R2',
	title: 'Setting up',
	sections: [
		{
			id: 'R2.1',
			title: 'In this order',
			rules: [
				{ id: 'R2.1.1', text: 'Choose the game, the seats and the names.' },
				{
					id: 'R2.1.2',
					text: 'Lay out the board: resources (R1.6), fleet marker on Start, 8 vipers and 4 raptors in the Reserves, tokens shuffled face down. Pegasus adds its board and the Cylon overlay; the New Caprica pieces wait aside.'
				},
				{ id: 'R2.1.3', text: 'Chance picks the first player.' },
				{ id: 'R2.1.4', text: 'Choose characters (R2.3) and put them on their start places (R2.4).' },
				{ id: 'R2.1.5', text: 'Shuffle the decks and lay out the objective.' },
				{ id: 'R2.1.6', text: 'Hand out the titles (R2.5).' },
				{ id: 'R2.1.7', text: 'Build the Loyalty deck and deal (R2.6, R2.7).' },
				{ id: 'R2.1.8', text: 'Draw the starting hands (R2.8).' },
				{ id: 'R2.1.9', text: 'Build the Destiny deck (R2.9).' },
				{ id: 'R2.1.10', text: 'Place the ships (R2.10).' }
			]
		},
		{
			id: 'R2.2',
			title: 'What Pegasus adds',
			set: 'pegasus',
			rules: [
				{
					id: 'R2.2.1',
					text: 'All its characters and cards join theirs; Treachery becomes the sixth skill deck.'
				},
				{ id: 'R2.2.2', text: 'The overlay replaces all four Cylon locations.' },
				{
					id: 'R2.2.3',
					set: 'new-caprica',
					text: 'For New Caprica use its objective and its President and Admiral cards, and set its shuffled Crisis deck aside. In a Kobol game none of these appear.'
				},
				{
					id: 'R2.2.4',
					text: 'If nobody chose a Leader, Leader sheets and Agendas leave the game. With the Sympathetic Cylon, keep the Sympathetic Agendas and the infiltration rules.'
				}
			]
		},
		{
			id: 'R2.3',
			title: 'Choosing characters',
			rules: [
				{ id: 'R2.3.1', text: 'In turn order from the first player, in the open.' },
				{
					id: 'R2.3.2',
					text: 'Support characters are always free to take. Of political, military and pilot, take a type that has been chosen least so far; Support and Leaders do not count.'
				},
				{
					id: 'R2.3.3',
					set: 'pegasus',
					text: 'One Leader at most, taken instead of another character; whoever chooses first may have it. With seven players, the seventh must take one if nobody has.'
				},
				{
					id: 'R2.3.4',
					text: 'With 4 or 6 players, no Leader and no Sympathizer, nobody may start as Boomer. She may come in later.'
				},
				{
					id: 'R2.3.5',
					text: 'Once somebody is a Leader, the choice for 4 or 6 players (R1.1.4) no longer matters.'
				}
			]
		},
		{
			id: 'R2.4',
			title: 'Where they start',
			rules: [
				{
					id: 'R2.4.1',
					text: 'As the sheet says. Helo is Stranded (R10.6.2). Apollo picks a launch area and starts there in a viper from the Reserves, besides the two of R2.10. Cain picks one of her two places.'
				}
			]
		},
		{
			id: 'R2.5',
			title: 'Titles',
			rules: [
				{
					id: 'R2.5.1',
					text: 'The highest chosen character in each line (R8.8) is President or Admiral. One player may be both.'
				},
				{ id: 'R2.5.2', text: 'The Admiral takes 2 nukes, the President draws 1 Quorum card.' },
				{ id: 'R2.5.3', set: 'pegasus', text: 'A Cylon Leader never holds a title.' }
			]
		},
		{
			id: 'R2.6',
			title: 'The Loyalty deck',
			rules: [
				{
					id: 'R2.6.1',
					text: 'Sort the cards: 4 Cylon (5 with Pegasus) and 11 Not a Cylon (12 with Pegasus). Sympathizer and Sympathetic Cylon stay aside.'
				},
				{
					id: 'R2.6.2',
					text: 'Draw at random as many of each as the table says.',
					table: {
						caption: 'Loyalty cards by number of players',
						head: ['Players', 'No Leader: Cylon / Not', 'With Leader: Cylon / Not', 'Agenda of the Leader'],
						rows: [
							['3', '1 / 5', 'not allowed', 'none'],
							['4', '1 / 6, one aside', '1 / 5', 'Sympathetic'],
							['5', '2 / 8', '1 / 7', 'Hostile'],
							['6', '2 / 9, one aside', '2 / 8', 'Sympathetic'],
							['7', 'not allowed', '2 / 10', 'Hostile']
						]
					}
				},
				{ id: 'R2.6.3', text: 'Add 1 Not a Cylon if someone plays Boomer, and 1 if someone plays Baltar.' },
				{
					id: 'R2.6.4',
					text: 'The card aside (4 or 6 players, no Leader) is the Sympathizer, the Sympathetic Cylon or one more Not a Cylon, as chosen. It joins the deck only after the first deal.'
				},
				{
					id: 'R2.6.5',
					text: 'Without a Sympathizer, the resources start lower (R1.6) and Cylon players draw more (R3.6.2).'
				},
				{
					id: 'R2.6.6',
					text: 'Cylon cards not drawn leave the game unseen. The other Not a Cylon cards are spares for newcomers (R10); should they run out, one is made (D22).'
				}
			]
		},
		{
			id: 'R2.7',
			title: 'The first deal',
			rules: [
				{
					id: 'R2.7.1',
					secrecy: ['secret'],
					text: 'One Loyalty card for everybody but a Leader; two for Baltar. Each looks alone.'
				},
				{
					id: 'R2.7.2',
					set: 'pegasus',
					secrecy: ['secret'],
					text: 'The Leader draws 1 Agenda of the kind in the table and looks alone.'
				},
				{
					id: 'R2.7.3',
					text: 'Shuffle in the card that lay aside. What is left is exactly what the Sleeper Agent phase will deal.'
				}
			]
		},
		{
			id: 'R2.8',
			title: 'Starting hands',
			rules: [
				{
					id: 'R2.8.1',
					text: 'Everyone but the first player draws 3 skill cards in any mix of their types (D9); a Leader draws 2. The first player draws in the first turn.'
				},
				{ id: 'R2.8.2', text: 'Say the types before you draw (R3.3.2).' }
			]
		},
		{
			id: 'R2.9',
			title: 'The Destiny deck',
			rules: [
				{
					id: 'R2.9.1',
					text: '2 cards of each skill deck, shuffled, seen by nobody: 10 cards, or 12 with Pegasus.'
				},
				{
					id: 'R2.9.2',
					text: 'When its last card is taken, build a new one at once, even in the middle of a check.'
				},
				{
					id: 'R2.9.3',
					text: 'If more cards are needed than are left, take those, rebuild, and take the rest.'
				},
				{ id: 'R2.9.4', text: 'A skill with neither deck nor discards is left out.' },
				{
					id: 'R2.9.5',
					text: "Some cards change the deck (An Offer of Peace, Psychological Warfare, God's Plan, Leoben). A changed deck is used up before a normal one is built."
				}
			]
		},
		{
			id: 'R2.10',
			title: 'Ships',
			rules: [
				{
					id: 'R2.10.1',
					text: 'Front: 1 basestar and 3 raiders. Rear: 2 random civilian ships, face down. Port bow and port aft: 1 viper each.'
				}
			]
		}
	]
};
