import type { Chapter } from '../types.ts';

export const execution: Chapter = {
	id: 'R10',
	title: 'Execution',
	set: 'pegasus',
	sections: [
		{
			id: 'R10.1',
			title: 'What leads to it',
			rules: [
				{
					id: 'R10.1.1',
					text: "Airlock, Resistance HQ, Intolerant, Execute Prisoner, Crisis cards, Emotionally Fragile, leaving New Caprica. Several at once: one by one as the current player says; if one sets off Dee's, hers comes after it."
				}
			]
		},
		{
			id: 'R10.2',
			title: 'First',
			rules: [
				{
					id: 'R10.2.1',
					text: "Discard all your skill cards and the Quorum cards on your character. The President's Quorum hand is not touched."
				}
			]
		},
		{
			id: 'R10.3',
			title: 'Then: human or Cylon',
			table: {
				caption: 'Which way it goes; the first that fits',
				head: ['You are', 'Go to'],
				rows: [
					['a Cylon player, Leader or infiltrator', 'R10.4.5'],
					['holding a facedown You Are a Cylon card', 'R10.4.1'],
					['anybody else', 'R10.5']
				]
			},
			rules: []
		},
		{
			id: 'R10.4',
			title: 'A Cylon',
			rules: [
				{
					id: 'R10.4.1',
					secrecy: ['private'],
					text: 'Show one You Are a Cylon card, your choice if you have several. Its effect does not happen.'
				},
				{
					id: 'R10.4.2',
					text: 'Titles pass on; you go to the Resurrection Ship (or Medical Center, R11.4.1), your viper to the Reserves. No Super Crisis card, no morale lost, no new character.'
				},
				{
					id: 'R10.4.3',
					text: 'Hand over your other Loyalty cards, at distance 6 or less (R8.5).'
				},
				{
					id: 'R10.4.4',
					text: 'You are a Cylon player now. In your own turn finish a Crisis card under way, icons included, then go to R3.7.'
				},
				{
					id: 'R10.4.5',
					text: 'If you were a Cylon player or Leader already: move as in R10.4.2, infiltration ends, Agenda and Super Crisis cards stay yours and unseen.'
				},
				{
					id: 'R10.4.6',
					secrecy: ['private'],
					text: 'The private screen for R10.4.1 looks the same with one card as with several.'
				}
			]
		},
		{
			id: 'R10.5',
			title: 'A human',
			rules: [
				{
					id: 'R10.5.1',
					text: 'Show all your Loyalty cards. They stay with you, face up (D15).'
				},
				{ id: 'R10.5.2', text: 'Lose 1 morale, but not when Dee dies of her own weakness.' },
				{
					id: 'R10.5.3',
					text: 'The character is out of the game; a viper they flew returns to the Reserves.'
				},
				{
					id: 'R10.5.4',
					secrecy: ['secret'],
					text: 'If it was Boomer before the Sleeper Agent phase, her player now draws 1 Loyalty card and looks alone.'
				},
				{
					id: 'R10.5.5',
					text: 'Choose an unused character of any type: not in play, not executed, not the old one of a Cylon player, no Leader. If none is left, the humans lose at once. Place it by R10.6.'
				},
				{
					id: 'R10.5.6',
					text: 'Titles the victim held go to the highest in line, the newcomer included (R8.9.6).'
				},
				{
					id: 'R10.5.7',
					text: 'The new character starts without skill cards. A once-per-game use already spent stays spent (R4.7.1).'
				},
				{
					id: 'R10.5.8',
					text: "The newcomer's abilities cannot touch the effect that killed the one before, but may be used on later steps (say, Command Authority at R5.2.13 of the same check)."
				},
				{
					id: 'R10.5.9',
					text: "The rules do not say whether an executed human's own turn ends. Here it does not: it goes on at the next step with the new character; what was left of the interrupted effect is lost (D16)."
				},
				{
					id: 'R10.5.10',
					text: 'A Loyalty card drawn in R10.5.4 or R10.6.5 may be the Sympathizer or Sympathetic Cylon. It is carried out for the newcomer right after R10.5.6. (Our reading, R15.1.)'
				},
				{
					id: 'R10.5.11',
					text: 'What was noted for the old character at the start of the turn (R3.2.1) lapses. The newcomer has nothing of the kind before the next own turn.'
				}
			]
		},
		{
			id: 'R10.6',
			title: 'Newcomers',
			rules: [
				{
					id: 'R10.6.1',
					text: 'Start where the sheet says; if that is closed, on the Hangar Deck (D17). On New Caprica before Galactica is back: Resistance HQ, Apollo too and without a viper; other rules for Helo (R10.6.2) and Boomer (R10.6.4).'
				},
				{
					id: 'R10.6.2',
					text: 'Helo is Stranded: off the board, he cannot move, be moved or act, but draws skills, adds to checks, has Crisis steps and may hold titles. When his second turn as Helo begins he comes to the Hangar Deck (before Galactica is back: Resistance HQ).'
				},
				{
					id: 'R10.6.3',
					text: 'Apollo launches from the Reserves into a launch area of his choice, without an extra action; with no viper there, Hangar Deck.'
				},
				{
					id: 'R10.6.4',
					text: 'Boomer before the Sleeper Agent phase: shuffle 1 Not a Cylon into the Loyalty deck. After it: she starts in the Brig, or in Detention if the one before died on New Caprica (D23).'
				},
				{
					id: 'R10.6.5',
					secrecy: ['secret'],
					text: 'Baltar before the Sleeper Agent phase: shuffle in 1 Not a Cylon and draw 1 card. After it: no Cylon Detector.'
				},
				{
					id: 'R10.6.6',
					text: 'Dee: her weakness acts the next time morale drops to 2 or less.'
				}
			]
		}
	]
};
