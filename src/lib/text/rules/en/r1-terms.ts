import type { Chapter } from '../types.ts';

export const terms: Chapter = {
	id: 'R1',
	title: 'Terms',
	sections: [
		{
			id: 'R1.1',
			title: 'What you choose before the game',
			rules: [
				{
					id: 'R1.1.1',
					text: 'Play with the base box alone or with Pegasus added. Pegasus is the usual choice.'
				},
				{ id: 'R1.1.2', text: 'The goal is Kobol or New Caprica. New Caprica needs Pegasus.' },
				{
					id: 'R1.1.3',
					text: 'Three to six players. Seven only with Pegasus, and then exactly one of them is a Cylon Leader.'
				},
				{
					id: 'R1.1.4',
					text: 'With 4 or 6 players and no Cylon Leader, pick one: the Sympathizer card, the Sympathetic Cylon card (Pegasus), or neither.'
				},
				{
					id: 'R1.1.5',
					text: 'Decide whether a Cylon Leader may be picked. Never with 3 players or the base box alone; always with 7.'
				}
			]
		},
		{
			id: 'R1.2',
			title: 'People',
			rules: [
				{ id: 'R1.2.1', text: 'Player: anybody at the table, on whatever side.' },
				{
					id: 'R1.2.2',
					text: 'Cylon player: someone revealed as a Cylon, or a Cylon Leader or Sympathetic Cylon who is not infiltrating.'
				},
				{
					id: 'R1.2.3',
					text: 'Human player: everyone else, hidden Cylons and infiltrators included. A hidden Cylon obeys every human rule, whatever they claim.'
				},
				{
					id: 'R1.2.4',
					text: 'Hidden Cylon: a human player with at least one facedown You Are a Cylon card. One is enough, however many other cards lie beside it; the cards set the side, not the reveal.'
				},
				{
					id: 'R1.2.5',
					set: 'pegasus',
					text: 'Cylon Leader: whoever plays Caprica Six, Cavil or Leoben. A Leader has an Agenda and no Loyalty cards, and always keeps using the character sheet.'
				},
				{
					id: 'R1.2.6',
					set: 'pegasus',
					text: 'Infiltrator: a Leader or Sympathetic Cylon who is among the humans right now. Treat them as human apart from R9.3.'
				},
				{
					id: 'R1.2.7',
					text: 'Sympathizer: the player who revealed that card (R8.6). They end up as a human player or as a Cylon player with limits.'
				},
				{
					id: 'R1.2.8',
					text: 'Character: a player\'s figure. "Choose a character" means one that a player is playing.'
				},
				{
					id: 'R1.2.9',
					text: 'The current player owns the turn until it ends, even after being executed in it. The acting player is whoever uses the action or ability; that can be someone else.'
				},
				{ id: 'R1.2.10', text: 'To the left means clockwise, which is also the turn order.' }
			]
		},
		{
			id: 'R1.3',
			title: 'Places',
			rules: [
				{
					id: 'R1.3.1',
					text: 'The boards are Galactica, Colonial One, Pegasus, the Cylon locations (one board together) and New Caprica.'
				},
				{
					id: 'R1.3.2',
					text: 'Hazardous: Brig and Sickbay; with Pegasus the Resurrection Ship; on New Caprica Medical Center and Detention. You never move there by choice; an effect has to send you.'
				},
				{
					id: 'R1.3.3',
					text: "Humans use Galactica, Colonial One and Pegasus; Cylon players use Caprica, Cylon Fleet, Human Fleet and Resurrection Ship. Neither enters the other side's places; New Caprica is open to both."
				},
				{
					id: 'R1.3.4',
					text: 'Six space areas form a ring. Clockwise: front, starboard bow, starboard aft, rear, port aft, port bow, and front again. Only neighbours are adjacent; nothing flies across Galactica.'
				},
				{ id: 'R1.3.5', text: 'Vipers launch into the port bow or the port aft.' },
				{
					id: 'R1.3.6',
					text: 'A character in a viper is in space and on no ship. Helo is nowhere while Stranded (R10.6.2).'
				}
			]
		},
		{
			id: 'R1.4',
			title: 'How many pieces there are',
			table: {
				caption: 'Pieces in the box',
				head: ['Piece', 'How many', 'When lost'],
				rows: [
					['Vipers', '8', 'damaged: Damaged box; destroyed: out of the game'],
					['Raptors', '4', 'out of the game'],
					[
						'Civilian ships',
						'12: 2 empty, 6 with 1 population, 2 with 2 population, 1 with 1 population and 1 fuel, 1 with 1 population and 1 morale',
						'out of the game'
					],
					['Raiders', '16', 'back to the supply'],
					['Heavy raiders', '4', 'back to the supply'],
					['Basestars', '2', 'back to the supply'],
					['Centurions', '4', 'back to the supply'],
					['Galactica damage', '8: 6 locations, 1 fuel, 1 food', 'fuel and food leave the game once used'],
					['Pegasus damage (Pegasus)', '4: one for each location', 'stays until repaired'],
					['Basestar damage', '4 (R6.7)', 'returns when the basestar leaves'],
					['Nukes', '2', 'out of the game once used'],
					['Occupation forces (New Caprica)', '4', 'back to the supply'],
					['Scar marker (Pegasus)', '1, on a raider', 'taken off when Scar leaves']
				]
			},
			rules: [
				{
					id: 'R1.4.1',
					text: 'Too few pieces to place: the current player decides which go down and in what order. The rest is skipped.'
				},
				{ id: 'R1.4.2', text: 'A heavy raider that cannot turn into a centurion stays where it is.' },
				{
					id: 'R1.4.3',
					text: 'No viper in the Reserves when a pilot uses the Hangar Deck: they may first call back one undamaged viper without a pilot from space, and take that one.'
				},
				{ id: 'R1.4.4', text: 'With no raptor left, you may not use an effect that risks one.' }
			]
		},
		{
			id: 'R1.5',
			title: 'The die',
			rules: [
				{
					id: 'R1.5.1',
					text: 'One die with eight sides. Whoever caused the roll by an action or ability rolls; otherwise the current player.'
				},
				{
					id: 'R1.5.2',
					text: 'A roll runs so: before it, at most one Strategic Planning; then roll; then rerolls (ECO Officer, Evasive Maneuvers, Maximum Firepower on New Caprica) and at most one Calculations; then bring the result into 1 to 8; then apply it.'
				},
				{
					id: 'R1.5.3',
					text: 'What was played before the first roll counts for its rerolls too, and more may be added to a reroll. The new result replaces the old.'
				},
				{
					id: 'R1.5.4',
					text: "When Kat's Hotshot replaces a roll, nothing was rolled: no bonus, no change, no reroll, and Scar cannot be hit."
				},
				{
					id: 'R1.5.5',
					text: 'Add everything first, then bring the result into 1 to 8, and only then compare it with the number needed.'
				},
				{
					id: 'R1.5.6',
					text: 'Each reroll offers the chance before the roll again (never a second Strategic Planning), then the chance after it. The roll stands when nobody acts. Fixed bonuses such as Structural Damage or Training New Pilots count every time.'
				},
				{
					id: 'R1.5.7',
					text: 'Calculations belongs to the result it was played on: a reroll loses it, and a new one may be played. The 2 that Evasive Maneuvers takes off belong to its own reroll and do not add up over several cards. (Our reading, R15.1.)'
				},
				{
					id: 'R1.5.8',
					text: 'Kat decides on Hotshot before anything else. Her value, 3 to 7, stands as the final result.'
				}
			]
		},
		{
			id: 'R1.6',
			title: 'Resources',
			table: {
				caption: 'Resources at the start',
				head: ['Resource', 'Start', 'Red zone', 'Start without Sympathizer'],
				rows: [
					['Fuel', '8', '4 or less', '8'],
					['Food', '8', '4 or less', '7'],
					['Morale', '10', '5 or less', '9'],
					['Population', '12', '6 or less', '10']
				]
			},
			rules: [
				{
					id: 'R1.6.1',
					text: 'The red zone is half the normal start or less. Starting lower without a Sympathizer does not move it.'
				},
				{ id: 'R1.6.2', text: 'A resource stays between 0 and 15 (D20). At 0 nothing more can be lost.' },
				{ id: 'R1.6.3', text: 'Highest resource: compare the numbers. On a tie the acting player chooses.' },
				{
					id: 'R1.6.4',
					text: 'One instruction on one resource is one loss, whatever its size; each destroyed civilian ship is its own. Preventative Policy makes the next loss of its resource this turn 1 smaller, then it is spent. A loss cut to 0 did not happen, also for Emotionally Fragile and Eulogy.'
				},
				{ id: 'R1.6.5', text: 'A resource you pay as a cost must be there in full.' }
			]
		},
		{
			id: 'R1.7',
			title: 'Decks',
			rules: [
				{
					id: 'R1.7.1',
					text: 'Skill decks: politics, leadership, tactics, piloting, engineering and, with Pegasus, treachery. Each has its own face-up discard pile. Pegasus swaps the 7 Investigative Committee cards for its own 7.'
				},
				{
					id: 'R1.7.2',
					text: 'Other decks: Destiny, Crisis, Super Crisis, Quorum, Destination, Loyalty and the spare Not a Cylon cards; with Pegasus both Agenda decks; for New Caprica its own Crisis deck.'
				},
				{
					id: 'R1.7.3',
					text: 'A deck is reshuffled from its discards when the next card is needed and none is there (D21). The card being resolved counts as discarded; removed cards stay out.'
				},
				{
					id: 'R1.7.4',
					text: 'Deck and discards of a skill both empty: nobody draws it and the draw is lost. If you may choose types, choose another.'
				},
				{ id: 'R1.7.5', text: 'The Loyalty deck is never rebuilt from discards.' },
				{ id: 'R1.7.6', text: 'The Destiny deck has its own rules: R2.9.' }
			]
		},
		{
			id: 'R1.8',
			title: 'What wins, and what can be done',
			rules: [
				{
					id: 'R1.8.1',
					text: 'Text on a card, sheet or location beats the Pegasus rules, and those beat the base rules. The special case beats the general one.'
				},
				{ id: 'R1.8.2', text: 'Do as much of an instruction as possible and skip the rest.' },
				{
					id: 'R1.8.3',
					text: 'Choosing between printed options, you may take one that cannot be carried out, unless the card sets a requirement.'
				},
				{
					id: 'R1.8.4',
					text: 'But when you choose whom to send to the Brig, Sickbay, Detention or Medical Center, it must be someone who can go: no Cylon player, nobody already there, nobody held in Brig or Detention, not Stranded Helo. If nobody fits, nothing happens, also not what follows for that character.'
				},
				{
					id: 'R1.8.5',
					text: 'If the text names the victim ("the President") and they cannot be moved, they stay and the rest goes on.'
				},
				{
					id: 'R1.8.6',
					text: 'A card leaves your hand the moment its text starts; it no longer counts as in hand.'
				},
				{
					id: 'R1.8.7',
					text: "Told to discard more than you have, discard all. A cost is different: it must be paid in full or you cannot do the thing (Engine Room, Breeder's Canyon, Unconventional Tactics, a change of board)."
				},
				{
					id: 'R1.8.8',
					text: 'Draw skill cards of the types on your sheet unless the effect says otherwise; its numbers bind only in the Receive Skills step. Players without a set draw any types; with Pegasus each type once in a draw.'
				}
			]
		},
		{
			id: 'R1.9',
			title: 'Sides',
			rules: [
				{
					id: 'R1.9.1',
					text: 'Humans: everyone without a You Are a Cylon card who is no Cylon player. A Sympathizer in the Brig belongs here, unless they also hold a Cylon card.'
				},
				{
					id: 'R1.9.2',
					text: 'Cylons: everyone with a You Are a Cylon card, revealed or not, and a Sympathizer who turned Cylon player.'
				},
				{
					id: 'R1.9.3',
					text: 'A Cylon Leader or Sympathetic Cylon is on neither side and wins by the Agenda alone (R9.6).'
				}
			]
		}
	]
};
