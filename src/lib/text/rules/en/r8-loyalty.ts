import type { Chapter } from '../types.ts';

export const loyalty: Chapter = {
	id: 'R8',
	title: 'Loyalty, revealing, titles',
	sections: [
		{
			id: 'R8.1',
			title: 'Loyalty cards',
			rules: [
				{
					id: 'R8.1.1',
					secrecy: ['secret'],
					text: "Face down, for the owner's eyes only. How many each player has is public."
				},
				{
					id: 'R8.1.2',
					secrecy: ['secret'],
					text: 'Looking at one means a random facedown card of somebody else. The owner learns which one was seen. If there is none to look at, nothing happens.'
				},
				{
					id: 'R8.1.3',
					text: 'What a Cylon card does stands on the card. Effects that look at any deck (Consult the Oracle) cannot name the Loyalty or Agenda decks.'
				}
			]
		},
		{
			id: 'R8.2',
			title: 'Revealing yourself',
			rules: [
				{ id: 'R8.2.1', text: 'As an action, show one You Are a Cylon card. Your others stay hidden.' },
				{
					id: 'R8.2.2',
					text: 'Its effect happens (if it says may, you choose), but not from the Brig or Detention. Where the card hands out Treachery, you draw yours after R8.2.3.'
				},
				{
					id: 'R8.2.3',
					secrecy: ['private'],
					text: 'Keep 3 skill cards of your choice and discard the rest.'
				},
				{ id: 'R8.2.4', text: 'Discard Quorum cards on your character.' },
				{ id: 'R8.2.5', text: 'Your titles pass on (R8.9) with all that belongs to them.' },
				{
					id: 'R8.2.6',
					text: 'Go to the Resurrection Ship; on New Caprica before Galactica is back, to Medical Center. Your viper returns to the Reserves.'
				},
				{ id: 'R8.2.7', secrecy: ['secret'], text: 'Draw 1 Super Crisis card.' },
				{ id: 'R8.2.8', set: 'pegasus', text: 'Hand over your other Loyalty cards (R8.5).' },
				{
					id: 'R8.2.9',
					text: "In your own turn go to its end (R3.7), after finishing a card or jump that is under way (R8.6.5); no Crisis step, now or later. In another's turn, that turn goes on."
				},
				{
					id: 'R8.2.10',
					text: "You are a Cylon player from the moment you show the card: you are not one of the humans your own card speaks of, and your discards open no W12. Title and place follow at their steps. Cavil's Lies and Secrets acts at R8.2.1 and at R10.4.1."
				},
				{ id: 'R8.2.11', text: 'Revealed by execution: R10.4.' },
				{
					id: 'R8.2.12',
					text: 'Revealing takes an action, your own or a granted one. It is never an answer to something.'
				}
			]
		},
		{
			id: 'R8.3',
			title: 'After revealing',
			rules: [
				{
					id: 'R8.3.1',
					text: 'Play by R3.6 and R4.6. You may add 1 skill card of any type to a check.'
				},
				{
					id: 'R8.3.2',
					text: 'You never reveal another Loyalty card and cannot use actions on hidden ones.'
				}
			]
		},
		{
			id: 'R8.4',
			title: 'Super Crisis cards',
			rules: [
				{
					id: 'R8.4.1',
					secrecy: ['secret'],
					text: 'Held in secret, any number, and played at Caprica. With Pegasus the Resurrection Ship draws one more.'
				},
				{
					id: 'R8.4.2',
					text: 'Played like a Crisis card; at Caprica ships do not activate, and many abilities do not touch it (R5.9). Discard it afterwards unless it stays.'
				},
				{ id: 'R8.4.3', text: 'You keep them when executed (D39).' }
			]
		},
		{
			id: 'R8.5',
			title: 'Handing over Loyalty cards',
			set: 'pegasus',
			rules: [
				{
					id: 'R8.5.1',
					text: 'Only while the distance is 6 or less (D2). From 7 on you keep them, hidden and without effect.'
				},
				{
					id: 'R8.5.2',
					secrecy: ['private'],
					text: 'Look at all your facedown Loyalty cards and give all of them to one human who is no infiltrator. If there is nobody, keep them.'
				},
				{
					id: 'R8.5.3',
					secrecy: ['secret'],
					text: 'The receiver looks alone. A Sympathizer or Sympathetic Cylon among them is revealed and carried out at once, as if dealt.'
				},
				{
					id: 'R8.5.4',
					text: 'Cards turned up by an earlier human execution (R10.5.1) are not handed over.'
				},
				{
					id: 'R8.5.5',
					set: 'base',
					text: 'Nothing is handed over on a reveal. Instead the Resurrection Ship action does it, at distance 7 or less, to any player.'
				}
			]
		},
		{
			id: 'R8.6',
			title: 'The Sympathizer',
			rules: [
				{ id: 'R8.6.1', text: 'A human who gets the card reveals it at once.' },
				{
					id: 'R8.6.2',
					text: 'If any resource is in its red zone, you go to the Brig and the card counts as Not a Cylon. A hidden Cylon stays a hidden Cylon.'
				},
				{
					id: 'R8.6.3',
					text: 'If none is, you turn Cylon player by R8.2.3 to R8.2.6 and R8.2.8, on the Cylon side, without a Super Crisis card, and never use Cylon Fleet. In your own turn also R8.2.9 and R8.6.5.'
				},
				{ id: 'R8.6.4', text: 'In the Brig you lose nothing but the title of Admiral (R8.9).' },
				{
					id: 'R8.6.5',
					text: 'Turning Cylon within a jump or card in your own turn: the jump, the card and a Crisis card already drawn (R3.1.9) are finished first, then comes R3.7.'
				},
				{
					id: 'R8.6.6',
					set: 'pegasus',
					text: 'You may later draw Super Crisis cards at the Resurrection Ship and play them at Caprica; the card only withholds the first. (Our reading, D53.)'
				}
			]
		},
		{
			id: 'R8.7',
			title: 'What the titles do',
			rules: [
				{
					id: 'R8.7.1',
					text: 'President: keeps the Quorum hand, may draw or play a Quorum card as an action, and decides where cards say so. The hand moves with the title; what Quorum cards have done stays.'
				},
				{
					id: 'R8.7.2',
					text: 'Admiral: picks destinations, holds the nukes (R6.6.4), places civilian ships (R6.11.2) and decides where cards say so. For New Caprica see R11.9.'
				},
				{
					id: 'R8.7.3',
					text: 'At most 10 Quorum cards with Pegasus (R3.7.2); no limit in the base game.'
				},
				{
					id: 'R8.7.4',
					text: 'Quorum cards given to a character (Arbitrator, Mission Specialist, Vice President, Chief of Staff, Probation) stay with that player until used, or until they turn Cylon, are executed or stop infiltrating.'
				},
				{ id: 'R8.7.5', text: 'The President decides when to use Probation.' }
			]
		},
		{
			id: 'R8.8',
			title: 'Lines of succession',
			intro: 'In the base game leave out the Pegasus names.',
			table: {
				caption: 'Who comes first',
				head: ['Place', 'Admiral', 'President'],
				rows: [
					['1', 'Helena Cain (Pegasus)', 'Laura Roslin'],
					['2', 'William Adama', 'Gaius Baltar'],
					['3', 'Saul Tigh', 'Tom Zarek'],
					['4', 'Karl "Helo" Agathon', 'Ellen Tigh (Pegasus)'],
					['5', 'Lee "Apollo" Adama', 'Lee "Apollo" Adama'],
					['6', 'Anastasia "Dee" Dualla (Pegasus)', 'William Adama'],
					['7', 'Kara "Starbuck" Thrace', 'Karl "Helo" Agathon'],
					['8', 'Louanne "Kat" Katraine (Pegasus)', '"Chief" Galen Tyrol'],
					['9', 'Sharon "Boomer" Valerii', 'Helena Cain (Pegasus)'],
					['10', '"Chief" Galen Tyrol', 'Anastasia "Dee" Dualla (Pegasus)'],
					['11', 'Tom Zarek', 'Sharon "Boomer" Valerii'],
					['12', 'Ellen Tigh (Pegasus)', 'Saul Tigh'],
					['13', 'Gaius Baltar', 'Kara "Starbuck" Thrace'],
					['14', 'Laura Roslin', 'Louanne "Kat" Katraine (Pegasus)']
				]
			},
			rules: []
		},
		{
			id: 'R8.9',
			title: 'When titles move',
			rules: [
				{
					id: 'R8.9.1',
					text: 'The holder turns Cylon player: the highest human in line who may have it takes it (R8.2.5).'
				},
				{
					id: 'R8.9.2',
					text: 'The Admiral enters the Brig: the title goes at once to the highest human outside it and does not come back on release. Detention does not cost the title.'
				},
				{
					id: 'R8.9.3',
					text: 'If everyone who could is in the Brig, the highest of them is Admiral, until the first one leaves the Brig and takes over.'
				},
				{ id: 'R8.9.4', text: 'The President stays President in Brig and Detention.' },
				{
					id: 'R8.9.5',
					text: 'After an execution see R10.5.6. A newcomer who ranks higher takes no title from a holder (D8).'
				},
				{
					id: 'R8.9.6',
					text: 'Never: Cylon players, Leaders, infiltrators; for Admiral also nobody in the Brig (D14). Stranded Helo may.'
				},
				{
					id: 'R8.9.7',
					set: 'pegasus',
					text: "Ellen's Manipulative: she gives the title back at the end of her turn (R3.7.1), even if she regained it some other way. If she no longer has it, nothing happens. If the former holder cannot take it, the highest in line does, Ellen included."
				},
				{
					id: 'R8.9.8',
					text: 'While there is a Vice President who is not President, only they can be chosen at Administration.'
				}
			]
		}
	]
};
