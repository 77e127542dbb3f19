import type { Chapter } from '../types.ts';

export const leaders: Chapter = {
	id: 'R9',
	title: 'Cylon Leaders, Agendas, infiltration',
	set: 'pegasus',
	sections: [
		{
			id: 'R9.1',
			title: 'Being a Leader',
			rules: [
				{
					id: 'R9.1.1',
					text: 'You start as a Cylon player where your sheet says. You never get Loyalty cards, and what adds to or draws from the Loyalty deck passes you by.'
				},
				{
					id: 'R9.1.2',
					text: 'Draw by your sheet; all its abilities count at all times, the bad one too. Its actions are open to you beside those of locations and Treachery.'
				},
				{
					id: 'R9.1.3',
					text: 'Otherwise play as a Cylon player: 1 card in a check, only the text of Treachery, and R4.6.'
				}
			]
		},
		{
			id: 'R9.2',
			title: 'Going in',
			rules: [
				{
					id: 'R9.2.1',
					text: 'Only Leaders and a Sympathetic Cylon, by the action of Human Fleet: move to any location of Galactica that is not hazardous. As often as you like.'
				},
				{
					id: 'R9.2.2',
					text: 'You are a human player from then on, so this very turn ends with a Crisis step.'
				},
				{
					id: 'R9.2.3',
					set: 'new-caprica',
					text: 'Not possible from the start of the New Caprica phase until Galactica is back (R11.6.2).'
				}
			]
		},
		{
			id: 'R9.3',
			title: 'While infiltrating',
			rules: [
				{
					id: 'R9.3.1',
					text: 'You are human, except: 1 more card of your set in Receive Skills (a type may repeat), at most 2 cards in a check (1 in the Brig), no title, so no Vice President either, and no Loyalty cards.'
				},
				{
					id: 'R9.3.2',
					text: 'You use the text of every skill but Treachery. Executive Order and Quorum cards may target you, and you can be sent to Brig, Sickbay and Detention.'
				},
				{
					id: 'R9.3.3',
					text: 'You pilot only with piloting on your sheet. No Leader has it, and a Sympathetic Cylon has no set.'
				}
			]
		},
		{
			id: 'R9.4',
			title: 'Coming back',
			rules: [
				{
					id: 'R9.4.1',
					text: 'As an action, return to the Resurrection Ship (on New Caprica before Galactica is back: Medical Center). From the Brig or Detention you then keep only 3 skill cards.'
				},
				{
					id: 'R9.4.2',
					text: 'However you get to the Resurrection Ship (or to Medical Center by R11.4.1), infiltration ends, also by execution. Quorum cards on you are discarded without effect.'
				},
				{
					id: 'R9.4.3',
					text: 'If it ends in your own turn before the Crisis step, you have none.'
				}
			]
		},
		{
			id: 'R9.5',
			title: 'The Sympathetic Cylon',
			intro: 'An option for 4 or 6 players without a Leader.',
			rules: [
				{ id: 'R9.5.1', text: 'Dealt and passed on like the Sympathizer.' },
				{
					id: 'R9.5.2',
					text: 'The human who gets it reveals it: R8.2.3 to R8.2.6 and R8.2.8, no Super Crisis card, and draws 1 Sympathetic Agenda. You win by it alone, even with a Cylon card. In your own turn also R8.2.9 and R8.6.5.'
				},
				{
					id: 'R9.5.3',
					text: 'Your old sheet is gone. Draw 2 different types (R3.6), or 3 while infiltrating. All Cylon locations are open to you.'
				}
			]
		},
		{
			id: 'R9.6',
			title: 'Winning by Agenda',
			rules: [
				{
					id: 'R9.6.1',
					secrecy: ['secret'],
					text: 'Secret until the end; not even an execution shows it.'
				},
				{
					id: 'R9.6.2',
					text: 'Looked at once, when the winning side is known and everything is done. All its conditions must hold. You win or lose apart from the others.'
				}
			]
		}
	]
};
