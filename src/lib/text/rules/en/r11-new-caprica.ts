import type { Chapter } from '../types.ts';

export const newCaprica: Chapter = {
	id: 'R11',
	title: 'New Caprica',
	set: 'new-caprica',
	sections: [
		{
			id: 'R11.1',
			title: 'Landing',
			intro: 'Right after R7.3.5 of the jump that brings the distance to 7 or more.',
			rules: [
				{ id: 'R11.1.1', text: 'The New Caprica board comes into play.' },
				{
					id: 'R11.1.2',
					text: 'Ships on the board and all centurions stay, frozen (R11.6). Piloted vipers return to the Reserves.'
				},
				{
					id: 'R11.1.3',
					text: 'All humans go to Resistance HQ, infiltrators and prisoners of the Brig too. Stranded Helo stays Stranded.'
				},
				{ id: 'R11.1.4', text: 'All Cylon players go to Occupation Authority.' },
				{
					id: 'R11.1.5',
					text: 'All civilian ships left, also those in space, are shuffled face down: the Locked stack.'
				},
				{
					id: 'R11.1.6',
					text: 'The Crisis deck and its discards leave the game; from now on the Crisis deck means the New Caprica one. A destination that looks into it (Gas Cloud) waits for the new deck. Old Crisis cards in play keep working, then leave the game.'
				},
				{ id: 'R11.1.7', text: 'Jump marker to Start. Then the interrupted turn goes on.' },
				{
					id: 'R11.1.8',
					text: 'Raptors stay usable. Nukes stay with the Admiral, vipers in the Reserves.'
				}
			]
		},
		{
			id: 'R11.2',
			title: 'Moving',
			rules: [
				{
					id: 'R11.2.1',
					text: "Before Galactica is back: only among New Caprica's locations, free, for both sides."
				},
				{
					id: 'R11.2.2',
					text: 'After that: humans between New Caprica, Galactica and an intact Pegasus, Cylon players between New Caprica and the Cylon locations; 1 skill card for each change of board.'
				},
				{ id: 'R11.2.3', text: 'Colonial One is closed for the rest of the game.' }
			]
		},
		{
			id: 'R11.3',
			title: 'Locations',
			rules: [
				{
					id: 'R11.3.1',
					text: "Six: Resistance HQ, Occupation Authority, Breeder's Canyon, Shipyard, and the hazardous Medical Center and Detention."
				},
				{
					id: 'R11.3.2',
					text: 'A human action is for human players only, a Cylon action for Cylon players only.'
				},
				{
					id: 'R11.3.3',
					text: 'Occupation Authority, Cylon action: activate one token on the track, your choice: it moves 1 ahead, or leaves the Shipyard with the loss of R11.7.1. With none on the track skip this (R11.7.2 does not apply). Then place 1 token at Occupation Authority (D50).'
				},
				{
					id: 'R11.3.4',
					text: 'Shipyard: prepare or evacuate, not both. The free trip to a location of Galactica that is not hazardous comes only with evacuating a ship by this action (D51).'
				},
				{
					id: 'R11.3.5',
					text: "Breeder's Canyon, human action: the price must be paid in full (R1.6.5, R1.8.7). After the return it can be used but gains nothing."
				}
			]
		},
		{
			id: 'R11.4',
			title: 'Other names for the same places',
			intro: 'For characters on a location of New Caprica.',
			rules: [
				{
					id: 'R11.4.1',
					text: 'Sent to the Resurrection Ship before Galactica is back: Medical Center instead. After that the Resurrection Ship.'
				},
				{ id: 'R11.4.2', text: 'Sent to the Brig: Detention instead.' },
				{ id: 'R11.4.3', text: 'Sent to Sickbay: Medical Center instead (D6).' },
				{
					id: 'R11.4.4',
					text: 'Your own ability speaks of Brig or Sickbay: read Detention or Medical Center (D7).'
				},
				{
					id: 'R11.4.5',
					text: 'While the President is on New Caprica, Quorum cards about characters in the Brig mean Detention.'
				},
				{
					id: 'R11.4.6',
					text: 'For R11.4.2 and R11.4.3 it counts where the victim is, whatever the source (D11).'
				},
				{ id: 'R11.4.7', text: 'Cylon players never go to Detention.' },
				{
					id: 'R11.4.8',
					text: 'In Detention: no moving, 2 cards in a check, Crisis step as usual, no effect when you reveal (R8.2.2), the Admiral stays Admiral, way out by R3.5.1. Zarek changes the Detention check only while on New Caprica.'
				},
				{
					id: 'R11.4.9',
					text: 'A President on New Caprica who plays a Quorum card from hand rolls after its effect: 3 or less means Detention (D37). Not for cards used through other abilities (Skilled Politician).'
				},
				{
					id: 'R11.4.10',
					text: 'Presidential Pardon under R11.4.5: from Detention to another New Caprica location that is not hazardous.'
				}
			]
		},
		{
			id: 'R11.5',
			title: 'Actions anywhere on New Caprica',
			rules: [
				{
					id: 'R11.5.1',
					text: 'Attack occupation force, a human action where a token is: 5 to 8 removes 1 token there. Discard Maximum Firepower to reroll, as often as you have it; Strategic Planning on the first roll still counts (D29).'
				},
				{
					id: 'R11.5.2',
					text: 'Detain a human, a Cylon action where a human and a token are: choose the human and roll. 1 to 3 Detention, 4 to 7 Medical Center, 8 nothing (D1).'
				}
			]
		},
		{
			id: 'R11.6',
			title: 'Before Galactica is back',
			rules: [
				{
					id: 'R11.6.1',
					text: 'Ignore all Cylon ship icons and evacuation icons, everything done to ships in space or to centurions, damage and repair of Galactica and Pegasus, and civilian ships placed in space. Carry out the rest of such effects.'
				},
				{
					id: 'R11.6.2',
					text: 'All other boards are closed: nobody enters them or uses them from afar. No infiltration, no Super Crisis cards, no nukes, no FTL.'
				},
				{
					id: 'R11.6.3',
					text: 'Occupation icons and jump icons work. Raptors may be risked, lost and regained.'
				},
				{ id: 'R11.6.4', text: 'Draw and destroy a civilian ship still works (R6.11.3).' }
			]
		},
		{
			id: 'R11.7',
			title: 'Occupation forces',
			intro: "Their track: Occupation Authority, Breeder's Canyon, Shipyard, off.",
			rules: [
				{
					id: 'R11.7.1',
					text: 'All activate: each token on the Shipyard leaves and destroys 1 civilian ship, from the top of Locked, else of Prepared, else none. Every other token moves 1 ahead.'
				},
				{
					id: 'R11.7.2',
					text: 'If no token was on the track, place 1 at Occupation Authority. There are only 4.'
				},
				{
					id: 'R11.7.3',
					text: 'Each token moves once. Shipyard tokens go one by one, since the ships come off a stack.'
				},
				{
					id: 'R11.7.4',
					text: 'Heavy raider icons do not move them, occupation icons do not move centurions. By Your Command activates them as printed.'
				}
			]
		},
		{
			id: 'R11.8',
			title: 'Locked and Prepared ships',
			rules: [
				{ id: 'R11.8.1', text: 'Prepare: the top Locked ship goes under the Prepared stack.' },
				{
					id: 'R11.8.2',
					text: 'Evacuate, only once Galactica is back: the top Prepared ship goes to a launch area the current player picks. None prepared, no effect.'
				},
				{
					id: 'R11.8.3',
					text: 'Ships leave the stacks only through effects that name them and by R6.11.3.'
				},
				{
					id: 'R11.8.4',
					secrecy: ['private'],
					text: 'A Cylon who looks at the Shipyard sees the top Locked ship alone and puts it on top or under.'
				}
			]
		},
		{
			id: 'R11.9',
			title: 'Galactica returns',
			rules: [
				{
					id: 'R11.9.1',
					text: "When the marker reaches Auto Jump, by icons, Breeder's Canyon or effects. It is not a jump."
				},
				{
					id: 'R11.9.2',
					text: 'Starboard bow and starboard aft: 1 basestar and 4 raiders each. Both launch areas: 2 vipers each from the Reserves. When pieces run short, R1.4.1; ships left from R11.1.2 count.'
				},
				{
					id: 'R11.9.3',
					text: 'R11.6 ends. The jump track is dead; what would move the marker does nothing. An evacuation icon evacuates once (R11.8.2) in the Prepare for Jump step.'
				},
				{ id: 'R11.9.4', text: 'Ship icons count from the next icon on.' },
				{
					id: 'R11.9.5',
					text: 'The card whose jump icon brought Galactica back does not evacuate as well (D38).'
				},
				{
					id: 'R11.9.6',
					text: 'The Admiral now has an action: Leave New Caprica (R12.4.3), from any place, even Detention, with any action, own or granted.'
				},
				{ id: 'R11.9.7', text: 'FTL Control, Blind Jump and Engine Room no longer do anything.' }
			]
		}
	]
};
