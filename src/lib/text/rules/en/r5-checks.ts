import type { Chapter } from '../types.ts';

export const checks: Chapter = {
	id: 'R5',
	title: 'Skill checks',
	sections: [
		{
			id: 'R5.1',
			title: 'What a check shows',
			rules: [
				{
					id: 'R5.1.1',
					text: 'A difficulty, the types that count for it, what happens on a pass and on a fail, and sometimes a lower number for a middle result. Treachery (Pegasus) counts against unless listed or turned.'
				},
				{
					id: 'R5.1.2',
					text: 'Checks come from Crisis cards, Super Crisis cards and locations. The current player always adds last, even if somebody else activated the location.'
				}
			]
		},
		{
			id: 'R5.2',
			title: 'Step by step',
			rules: [
				{
					id: 'R5.2.1',
					text: 'Announce: show difficulty, types and results. Changes that need no choice count now (Insubordinate, an Airlock target in the Brig, Accept Prophecy).'
				},
				{
					id: 'R5.2.2',
					text: "Settle it without a check: Boomer's Mysterious Intuition, on Crisis cards only. If used, go straight to R5.2.12."
				},
				{ id: 'R5.2.3', text: 'Before the cards: the effects of R5.3.' },
				{
					id: 'R5.2.4',
					text: "Destiny: 2 unseen cards go in (none with Guts and Initiative), then Dee's Fast Learner cards if she sent them here."
				},
				{
					id: 'R5.2.5',
					secrecy: ['secret'],
					text: 'Everybody adds cards, starting left of the current player, clockwise, the current player last (R5.4).'
				},
				{ id: 'R5.2.6', text: "After the last player and before the reveal: Tyrol's Blind Devotion." },
				{ id: 'R5.2.7', text: 'Shuffle all cards, turn them up, sort into for and against.' },
				{ id: 'R5.2.8', set: 'pegasus', text: 'Caprica Six may add cards face up (Human Delusion).' },
				{
					id: 'R5.2.9',
					set: 'pegasus',
					text: 'Skill check abilities act (R5.7), ordered by the current player.'
				},
				{ id: 'R5.2.10', text: 'Add up (R5.5).' },
				{ id: 'R5.2.11', text: 'After the total: Declare Emergency, one for each check.' },
				{ id: 'R5.2.12', text: 'Find the result (R5.6) and carry it out completely.' },
				{
					id: 'R5.2.13',
					text: 'Adama may use Command Authority; otherwise all cards go to their discard piles.'
				}
			]
		},
		{
			id: 'R5.3',
			title: 'Before the cards',
			rules: [
				{
					id: 'R5.3.1',
					text: 'Now: Investigative Committee, Scientific Research, one Reckless card (R5.8), Chief of Staff, Arbitrator, Cylon Hatred, Friends in Low Places, Fast Learner, and all that says before a check, before cards are added, or when a location is activated.'
				},
				{
					id: 'R5.3.2',
					text: 'It stays open until all pass in a row. You may pass and still act later while it is open, also with cards just drawn (Support the People).'
				},
				{
					id: 'R5.3.3',
					text: 'If two want to act, the current player says who goes first; the other may take the card back (R14.1).'
				},
				{
					id: 'R5.3.4',
					text: "Dee's cards go in after Destiny. Others may still act after she used her ability."
				},
				{ id: 'R5.3.5', text: 'Nobody adds cards before this has closed.' }
			]
		},
		{
			id: 'R5.4',
			title: 'Adding cards',
			rules: [
				{
					id: 'R5.4.1',
					secrecy: ['secret'],
					text: 'Add as many cards as you are allowed (R3.4), face down, or none. You never have to add one.'
				},
				{
					id: 'R5.4.2',
					text: 'How many you add is public at once, so later players know it. Which ones is secret.'
				},
				{ id: 'R5.4.3', text: 'One chance each. Once the tablet is passed on, nothing comes back.' },
				{
					id: 'R5.4.4',
					text: "Under Investigative Committee cards are added face up and everyone sees whose they are, Fast Learner's too. Destiny cards stay face down until the reveal with Pegasus and are open in the base game. Tyrol may still use Blind Devotion after that."
				},
				{
					id: 'R5.4.5',
					secrecy: ['open', 'secret'],
					text: 'Probation: right after the marked player has added cards, the President may discard it and look at them.'
				}
			]
		},
		{
			id: 'R5.5',
			title: 'Adding up',
			rules: [
				{
					id: 'R5.5.1',
					text: 'Cards for, minus cards against, by their printed strength unless something changes it. The total may be below zero.'
				},
				{
					id: 'R5.5.2',
					text: "Some effects make a type count for the check: Scientific Research (engineering), At Any Cost (treachery), Chief of Staff (politics). Adama's Inspirational Leader does it for cards of strength 1 in checks of Crisis cards he draws."
				},
				{ id: 'R5.5.3', text: 'Blind Devotion: all cards of the chosen type have strength 0.' }
			]
		},
		{
			id: 'R5.6',
			title: 'The result',
			rules: [
				{
					id: 'R5.6.1',
					text: 'Reach the changed difficulty and you pass; equal is enough. If not, reach the middle number and you get the middle result. Otherwise the check fails.'
				},
				{
					id: 'R5.6.2',
					text: 'Changes to the difficulty never move the middle number. If the difficulty falls to it or below, reaching the difficulty is a pass.'
				},
				{ id: 'R5.6.3', text: 'There is no lowest difficulty.' },
				{
					id: 'R5.6.4',
					text: 'Effects happen in the printed order. For Cylon players see R4.6.2.'
				}
			]
		},
		{
			id: 'R5.7',
			title: 'Skill check abilities',
			set: 'pegasus',
			rules: [
				{
					id: 'R5.7.1',
					text: 'Cards with the ability icon act when they are turned up in a check, whether a human, a Cylon or Destiny put them in. Their strength still counts.'
				},
				{
					id: 'R5.7.2',
					text: 'In this box all of them are Treachery cards for a Reckless check: in any other check they do nothing.'
				},
				{ id: 'R5.7.3', text: 'Each card name acts at most once in a check.' },
				{
					id: 'R5.7.4',
					text: 'They act before the total is made. Losses, damage and activations happen right then.'
				}
			]
		},
		{
			id: 'R5.8',
			title: 'Reckless checks',
			set: 'pegasus',
			rules: [
				{
					id: 'R5.8.1',
					text: 'Jury Rigged, Support the People, At Any Cost and Guts and Initiative are Reckless. Playing one before the cards makes the check Reckless.'
				},
				{ id: 'R5.8.2', text: 'One for each check. A second goes back to hand.' },
				{ id: 'R5.8.3', text: 'Any human player may play it, not just the current one.' }
			]
		},
		{
			id: 'R5.9',
			title: 'Super Crisis checks',
			rules: [
				{
					id: 'R5.9.1',
					text: 'Character abilities that touch Crisis cards or checks do not work here. Skill and Quorum cards do, unless they speak of Crisis cards.'
				}
			]
		},
		{
			id: 'R5.10',
			title: 'Checks of locations',
			rules: [
				{
					id: 'R5.10.1',
					text: "Choose the target before anything else. What the activation costs (Roslin's 2 cards) is paid first, and you must be able to."
				},
				{
					id: 'R5.10.2',
					text: "Airlock, Admiral's Quarters and Administration need a target that can be sent (R1.8.4) or may hold the title; for the Airlock it must be a human player (D13)."
				},
				{ id: 'R5.10.3', set: 'pegasus', text: "Cain's Intolerant wants a pass with a total of 10 or more." },
				{
					id: 'R5.10.4',
					text: 'Stranded Helo may be executed, since that is no move, and turning Cylon ends his being Stranded. He cannot be sent to the Brig. (Our reading, R15.1.)'
				}
			]
		}
	]
};
