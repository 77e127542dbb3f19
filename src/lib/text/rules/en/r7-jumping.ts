import type { Chapter } from '../types.ts';

export const jumping: Chapter = {
	id: 'R7',
	title: 'Jumping',
	sections: [
		{
			id: 'R7.1',
			title: 'The jump track',
			table: {
				caption: 'Spaces of the jump track',
				head: ['Space', 'What it is'],
				rows: [
					['0', 'Start'],
					['1', 'red'],
					['2', 'red'],
					['3', 'blue: risk 3 population'],
					['4', 'blue: risk 1 population'],
					['5', 'Auto Jump']
				]
			},
			rules: [
				{
					id: 'R7.1.1',
					text: 'The marker never goes below Start. On Auto Jump the fleet jumps at once, even within another effect: finish the sentence that moved the marker, jump, then go on.'
				},
				{ id: 'R7.1.2', text: 'With FTL Control damaged the marker still advances and Auto Jump works.' }
			]
		},
		{
			id: 'R7.2',
			title: 'FTL Control',
			rules: [
				{
					id: 'R7.2.1',
					text: 'Only from a blue space. The acting player rolls: 6 or less loses the population of the space (3 or 1), 7 or 8 nothing. Then jump.'
				},
				{
					id: 'R7.2.2',
					set: 'pegasus',
					text: "Cain's Blind Jump works on any colour, without a roll: draw and destroy 2 civilian ships, and the Admiral draws 1 Destination card. A Mission Specialist stays in play."
				}
			]
		},
		{
			id: 'R7.3',
			title: 'A jump, step by step',
			rules: [
				{ id: 'R7.3.1', text: 'If this is the last jump, go to R12.4 instead.' },
				{
					id: 'R7.3.2',
					text: 'Clear space: Cylon ships and basestar damage to the supply, vipers to the Reserves, pilots to the Hangar Deck, civilian ships shuffled into the pile. Centurions, damaged vipers and damage tokens stay.'
				},
				{
					id: 'R7.3.3',
					secrecy: ['private'],
					text: 'The Admiral draws 2 Destination cards unseen by others, picks 1, and puts the other under the deck. A Mission Specialist draws 3 instead, picks 1, puts the rest under, and discards that card.'
				},
				{ id: 'R7.3.4', text: 'Carry out the destination.' },
				{ id: 'R7.3.5', text: 'Add its distance.' },
				{ id: 'R7.3.6', text: 'See whether a milestone is reached (R7.4) and play it out.' },
				{
					id: 'R7.3.7',
					text: 'Marker to Start. Then whatever happens when the fleet jumps (Lured into a Trap, Thirty-Three back into the deck), then cards that lasted until the jump end.'
				},
				{
					id: 'R7.3.8',
					text: 'For effects of a jump it counts where characters were when it began. Stranded Helo is not touched. Pilots go to the Hangar Deck even if it is damaged.'
				},
				{ id: 'R7.3.9', text: 'Misjump and the like: the destination decides; the new card is the top one.' }
			]
		},
		{
			id: 'R7.4',
			title: 'Milestones',
			table: {
				caption: 'What a distance sets off, the first time it is reached',
				head: ['Goal', 'Distance', 'What happens'],
				rows: [
					['Both', '4 or more', 'Sleeper Agent phase (R7.5)'],
					['Kobol', '8 or more', 'the next jump is the last'],
					['New Caprica', '7 or more', 'New Caprica phase (R11)']
				]
			},
			rules: [
				{
					id: 'R7.4.1',
					text: 'Look whenever the distance grows, after the card that did it is done. Several at once: the smaller distance first.'
				}
			]
		},
		{
			id: 'R7.5',
			title: 'Sleeper Agent phase',
			rules: [
				{
					id: 'R7.5.1',
					text: "Deal 1 Loyalty card to everyone but Leaders, Cylon players too. Boomer's player gets 2, even if already revealed, so the deck comes out even."
				},
				{
					id: 'R7.5.2',
					secrecy: ['secret'],
					text: 'All look alone, in turn order from the current player.'
				},
				{
					id: 'R7.5.3',
					secrecy: ['private'],
					text: 'With Pegasus each Cylon player looks at all their facedown Loyalty cards and gives them all, face down, to one human who is no infiltrator (R8.5). In the base game they keep them but may at once pass on a Sympathizer.'
				},
				{
					id: 'R7.5.4',
					text: 'Then humans who hold the Sympathizer or Sympathetic Cylon reveal it and carry it out (R8.6, R9.5).'
				},
				{
					id: 'R7.5.5',
					text: 'Boomer, if human, goes to the Brig and is no longer Admiral (R8.9).'
				},
				{ id: 'R7.5.6', text: 'A Cylon player never reveals a card received.' }
			]
		}
	]
};
