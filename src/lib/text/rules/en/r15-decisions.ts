import type { Chapter } from '../types.ts';

export const decisions: Chapter = {
	id: 'R15',
	title: 'Where the editions disagree',
	decisions: [
		{
			id: 'D1',
			point: 'Detain a human: which roll sends where',
			decision: '1 to 3 Detention, 4 to 7 Medical Center, 8 nothing (R11.5.2).',
			why: 'Editions disagree, one even with itself. The corrections say the board is right, and four editions agree with it.'
		},
		{
			id: 'D2',
			point: 'How long Loyalty cards may be handed over',
			decision: 'At distance 6 or less (R8.5.1).',
			why: 'Editions disagree: some name no limit. The official corrections do.'
		},
		{
			id: 'D3',
			point: 'Who may receive them',
			decision: 'A human player who is no infiltrator (R8.5.2).',
			why: 'Editions disagree; most say human player. Infiltrators ignore Loyalty.'
		},
		{
			id: 'D4',
			point: 'When the Quorum hand limit counts',
			decision: "At the end of any player's turn (R3.7.2).",
			why: 'Editions disagree; the official corrections settle it.'
		},
		{
			id: 'D5',
			point: 'Where you may go from Brig or Detention',
			decision: 'Any location of the same board that is not hazardous (R3.5.1).',
			why: 'The board says any location, the rules are narrower; the rules win.'
		},
		{
			id: 'D6',
			point: 'Sent to Sickbay while on New Caprica',
			decision: 'Always Medical Center (R11.4.3).',
			why: 'Editions disagree: one stops at the return, two are silent. The official corrections say always.'
		},
		{
			id: 'D7',
			point: 'Abilities that speak of Sickbay',
			decision: 'They mean Medical Center on New Caprica (R11.4.4).',
			why: 'Only one edition says so, but it fits D6 and Kat needs it.'
		},
		{
			id: 'D8',
			point: 'A newcomer who outranks a title holder',
			decision: 'Takes no title (R8.9.5).',
			why: 'One edition lacks the sentence; four have it.'
		},
		{
			id: 'D9',
			point: 'The mix of a starting hand',
			decision: 'Any mix of your types; a Leader draws 2 cards (R2.8.1).',
			why: "The sources point different ways; only the Leader's number is spelled out."
		},
		{
			id: 'D10',
			point: 'The extra card of an infiltrator',
			decision: 'From the own set, and the type may repeat (R9.3.1).',
			why: 'Editions disagree; most say so.'
		},
		{
			id: 'D11',
			point: 'Brig or Detention when source and victim are apart',
			decision:
				'Where the victim is decides where they are sent; where the President is decides which prisoners a Quorum card means (R11.4.6).',
			why: 'Two rules meet here. This way nobody is carried off from Galactica.'
		},
		{
			id: 'D12',
			point: 'An infiltrator in Sickbay or Medical Center',
			decision: 'Draws 1 card in all (R3.3.3).',
			why: 'Nothing is said, and "only 1" is clear enough.'
		},
		{
			id: 'D13',
			point: 'Airlock on a Cylon player',
			decision: 'Not allowed (R5.10.2).',
			why: 'They could ignore it. Where Cylons are meant, as at Resistance HQ, the text says so.'
		},
		{
			id: 'D14',
			point: 'Making someone in the Brig Admiral',
			decision: 'Never, except R8.9.3.',
			why: 'It is forbidden for Ellen, so it is forbidden for all.'
		},
		{
			id: 'D15',
			point: 'Loyalty cards after a human execution',
			decision: 'They stay face up with the player; nobody looks at them or passes them on (R10.5.1).',
			why: 'Nothing says to discard them, and everybody knows them anyway.'
		},
		{
			id: 'D16',
			point: 'Does an execution end your own turn?',
			decision: 'No (R10.5.9).',
			why: 'These rules do not say so; a later expansion does.'
		},
		{
			id: 'D17',
			point: 'A newcomer whose start place is closed',
			decision: 'Hangar Deck (R10.6.1).',
			why: 'A later expansion says Sickbay, the collected rules for this box the Hangar Deck.'
		},
		{
			id: 'D18',
			point: 'An occupation force taken off the board',
			decision: 'Goes to the supply and can come back.',
			why: 'Editions disagree on the words, but all expect the pieces to be used again.'
		},
		{
			id: 'D19',
			point: 'Helo as a newcomer',
			decision: 'Stranded as at the start of the game (R10.6.2).',
			why: 'One edition skips his turn; the others and his sheet say Stranded.'
		},
		{
			id: 'D20',
			point: 'How far a resource can go',
			decision: 'From 0 to 15 (R1.6.2).',
			why: 'That is what the dial shows.'
		},
		{
			id: 'D21',
			point: 'When a deck is reshuffled',
			decision: 'When the next card is needed (R1.7.3).',
			why: 'The top discard stays in sight, and nothing else changes.'
		},
		{
			id: 'D22',
			point: 'No spare Not a Cylon card',
			decision: 'One is made (R2.6.6).',
			why: 'Just in case: the 11 or 12 cards always suffice.'
		},
		{
			id: 'D23',
			point: 'Boomer as a newcomer on New Caprica',
			decision: 'Detention if the character before her died there (R10.6.4).',
			why: 'One edition says if Boomer dies there; the others say the one before.'
		},
		{
			id: 'D24',
			point: 'Boomer revealed before the Sleeper Agent phase',
			decision: 'Her player still gets 2 cards (R7.5.1).',
			why: 'Otherwise a card would be left over.'
		},
		{
			id: 'D25',
			point: 'A Leader infiltrating again',
			decision: 'As often as they like (R9.2.1).',
			why: 'One edition says so, none sets a limit.'
		},
		{
			id: 'D26',
			point: 'Movement abilities in Brig and Detention',
			decision: 'Allowed (R4.3.2).',
			why: 'Two sources say so, the others are silent.'
		},
		{
			id: 'D27',
			point: 'How many damaged locations lose the game',
			decision: '6 of Galactica (R6.9.3).',
			why: 'Worded as "all six" or "at least 6"; with 6 tokens it is the same.'
		},
		{
			id: 'D28',
			point: 'The President in the Brig',
			decision: 'Stays President (R8.9.4).',
			why: 'One edition leaves it out; it is a base rule.'
		},
		{
			id: 'D29',
			point: 'Maximum Firepower on New Caprica',
			decision: 'Discarded from hand to reroll; Strategic Planning carries over (R11.5.1).',
			why: 'Some say play, some say discard; the effect is the same.'
		},
		{
			id: 'D30',
			point: 'Who rolls for FTL Control, whose check the Brig is',
			decision: 'The acting player (R7.2.1).',
			why: 'The base text says current player; it was corrected.'
		},
		{
			id: 'D31',
			point: 'The rolls of a nuke',
			decision: 'As in R6.6.',
			why: 'An early Admiral card differs and was corrected.'
		},
		{
			id: 'D32',
			point: 'At what distance Blind Jump works',
			decision: 'At 6 or less (R7.2.2).',
			why: 'An answer in the questions says otherwise, but the sheet wins, and that question is about New Caprica.'
		},
		{
			id: 'D33',
			point: 'Zarek or Baltar first for President',
			decision: 'Roslin, Baltar, Zarek (R8.8).',
			why: 'An early print differs and was corrected.'
		},
		{
			id: 'D34',
			point: 'Middle result when the difficulty changes',
			decision: 'The middle number stays (R5.6.2).',
			why: 'The editions are silent; the collected rules say so.'
		},
		{
			id: 'D35',
			point: 'Leaving New Caprica: ships or executions first',
			decision: 'Ships first (R12.4.3).',
			why: 'The title card names them the other way round. It matters only for Dee.'
		},
		{
			id: 'D36',
			point: 'Choosing several types for one draw',
			decision: 'Always say all types first (R3.3.2).',
			why: 'Clear only for Receive Skills; one rule for all is easier.'
		},
		{
			id: 'D37',
			point: "The President's roll on New Caprica",
			decision: 'After the effect of the Quorum card (R11.4.9).',
			why: 'The text only says "when you play"; this is simplest.'
		},
		{
			id: 'D38',
			point: 'Evacuation icon of the card that brings Galactica back',
			decision: 'Does not count (R11.9.5).',
			why: 'Two editions say it counts only from the following steps on.'
		},
		{
			id: 'D39',
			point: 'Super Crisis cards after an execution',
			decision: 'Kept (R8.4.3).',
			why: 'An official answer.'
		},
		{
			id: 'D40',
			point: 'Ties for the highest resource, choices without a name',
			decision: 'The acting player, else the current player (R1.6.3, R14.2.7).',
			why: 'Nothing is said; it follows R14.2.1.'
		},
		{
			id: 'D41',
			point: 'When Loyalty cards are handed over',
			decision: 'At R8.2.8.',
			why: 'Worded differently, but it comes to the same.'
		},
		{
			id: 'D42',
			point: 'Someone in the Brig is sent to Sickbay',
			decision: 'Stays in the Brig (R3.5.2).',
			why: 'An older answer moved them, the newest does not.'
		},
		{
			id: 'D43',
			point: 'Which Agenda for how many players',
			decision: '4 and 6 Sympathetic, 5 and 7 Hostile (R2.6.2).',
			why: 'All editions agree.'
		},
		{
			id: 'D44',
			point: "Breeder's Canyon, Cylon action: ship icons",
			decision: 'Ship and occupation icons count (R3.6.4).',
			why: 'The location only leaves out preparing the jump.'
		},
		{
			id: 'D45',
			point: "Apollo's first viper",
			decision: 'On top of the two of the setup, in a launch area he picks (R2.4.1).',
			why: 'The sheet just says he launches, and characters are placed before ships.'
		},
		{
			id: 'D46',
			point: 'A destroyed Pegasus when an Agenda counts damage',
			decision: 'Counts as 4 damaged locations.',
			why: 'All four were damaged.'
		},
		{
			id: 'D47',
			point: 'Gas Cloud: splitting the 3 cards',
			decision: 'Each goes on top or under, in any order.',
			why: 'Nothing is said, and the text reads that way.'
		},
		{
			id: 'D48',
			point: 'Risking 2 vipers when fewer are undamaged',
			decision: 'Not allowed.',
			why: 'As with raptors (R1.4.4).'
		},
		{
			id: 'D49',
			point: 'Misjump with Mission Specialist or Blind Jump',
			decision: 'The new destination is the top card, no choice (R7.3.9).',
			why: 'The text draws a single card.'
		},
		{
			id: 'D50',
			point: 'Occupation Authority: one token or all',
			decision: 'One (R11.3.3).',
			why: 'Some rulebooks give no number; the board does, and it wins.'
		},
		{
			id: 'D51',
			point: 'Shipyard: the free trip to Galactica',
			decision: 'Only if a ship was evacuated (R11.3.4).',
			why: 'So the board says.'
		},
		{
			id: 'D52',
			point: 'A Cylon player is dealt the Sympathizer (base game)',
			decision:
				'May pass it to any other player, who carries it out; it does nothing to another Cylon player (R7.5.3).',
			why: 'Sources disagree; the base rules decide.'
		},
		{
			id: 'D53',
			point: 'Sympathizer and Super Crisis cards',
			decision: 'None on the reveal, later ones are allowed (R8.6.6).',
			why: 'The card says no more than that.'
		},
		{
			id: 'D54',
			point: 'The two goes of Scar',
			decision: 'One right after the other (R6.8.3).',
			why: 'The card gives no order; this is simplest.'
		}
	],
	sections: [
		{
			id: 'R15.1',
			title: 'Still open',
			intro: 'No source settles these. Until one does, we play them so.',
			table: {
				caption: 'Open questions',
				head: ['See', 'Question', 'We play'],
				rows: [
					['R10.5.9, D16', 'Does executing the current human player end the turn?', 'no'],
					['R11.4.6, D11', 'Arrest Order between Galactica and New Caprica', 'where the victim is decides'],
					['R11.4.9, D37', 'Does the President roll before or after the Quorum card?', 'after'],
					['R1.6.2, D20', 'Do resources stop at 0 and 15, even if a gain follows in the same turn?', 'yes'],
					['R1.5.7', 'Calculations on a result that is then rerolled', 'lost; a new one may be played'],
					['R1.5.7', 'The 2 taken off by several Evasive Maneuvers', 'do not add up'],
					['R5.10.4', 'Can Stranded Helo be executed?', 'yes'],
					[
						'R6.1.10',
						'Who counts as drawer of the card Secret Destiny brings?',
						'the drawer of the first card'
					],
					[
						'R6.1.11',
						'Engine Room when Secret Destiny replaces the next Crisis card',
						'the icon goes to the card that is carried out'
					],
					['R6.3.5', 'May Cylon Fleet activate occupation forces?', 'no'],
					[
						'R7.5.3, R7.5.4',
						"Sleeper Agent phase: is a human's Sympathizer revealed before or after cards are handed over?",
						'after'
					],
					['R8.6.6, D53', 'May a Sympathizer draw Super Crisis cards at the Resurrection Ship?', 'yes'],
					[
						'R10.5.10',
						'Sympathizer drawn in the middle of an execution',
						'finish the execution, then carry it out'
					],
					[
						'R4.6.2',
						'May a Cylon player choose a price and then ignore it?',
						'yes, unless it is a stated requirement or cost'
					]
				]
			},
			rules: []
		}
	]
};
