import type { Chapter } from '../types.ts';

export const secrecy: Chapter = {
	id: 'R13',
	title: 'Secrecy at the table',
	sections: [
		{
			id: 'R13.1',
			title: 'Three ways to decide',
			rules: [
				{
					id: 'R13.1.1',
					secrecy: ['open'],
					text: 'Open: on the shared screen. Anybody may hold the tablet, everybody sees the choice.'
				},
				{
					id: 'R13.1.2',
					secrecy: ['private'],
					text: 'Private: the tablet goes to one player behind a privacy screen, because the options give secrets away. The result is told to all.'
				},
				{
					id: 'R13.1.3',
					secrecy: ['secret'],
					text: 'Secret: as private, but the result, or part of it, stays hidden. The others learn only what R13.5 says.'
				},
				{
					id: 'R13.1.4',
					secrecy: ['private'],
					text: 'At any time you may ask for a look at what is yours: hand, Loyalty cards, Agenda, Super Crisis cards, Quorum hand.'
				}
			]
		},
		{
			id: 'R13.2',
			title: 'Who knows what',
			rules: [
				{ id: 'R13.2.1', text: 'Skill hand: all know how many cards, only the owner which.' },
				{
					id: 'R13.2.2',
					text: 'Drawing skills: all see number and types as it happens, only the drawer the cards.'
				},
				{
					id: 'R13.2.3',
					text: 'Decks (skills, Destiny, Quorum, Destination, Crisis, Super Crisis, Loyalty): all know how many cards are left, nobody which.'
				},
				{
					id: 'R13.2.4',
					text: 'Skill discards: all see each card as it is discarded, and the top card. No leafing through, no counting.'
				},
				{ id: 'R13.2.5', text: 'Other discards: the top card.' },
				{
					id: 'R13.2.6',
					text: 'Cards added to a check: all know how many from whom and in what order; which ones, only the owner until the reveal.'
				},
				{
					id: 'R13.2.7',
					text: 'A revealed check: all see the cards but not who added them, except under Investigative Committee.'
				},
				{
					id: 'R13.2.8',
					text: 'Destiny in a check: all know that 2 came from it, nobody which until the reveal.'
				},
				{
					id: 'R13.2.9',
					text: 'Loyalty: all know how many each has and what is revealed. The rest only the owner and whoever was allowed a look.'
				},
				{
					id: 'R13.2.10',
					text: 'A look at Loyalty: all know who looked at whose and how many. The owner is told which card; its content only the looker knows.'
				},
				{
					id: 'R13.2.11',
					text: 'Agenda: all know there is one and whether it is Hostile or Sympathetic; the content only the owner.'
				},
				{ id: 'R13.2.12', text: 'Super Crisis cards: all know how many, only the owner which.' },
				{ id: 'R13.2.13', text: 'Quorum hand: all know how many, only the President which.' },
				{
					id: 'R13.2.14',
					text: 'Cards put under a deck: all know that it happened, which ones only the player who saw them.'
				},
				{
					id: 'R13.2.15',
					text: 'Cards looked at on top of a deck: all know who looked and whether they went on top or under, only the looker what they are.'
				},
				{
					id: 'R13.2.16',
					text: 'Civilian ships: all see where and how many, each with a neutral label that holds until the next shuffle (every jump, and R11.1.5). Contents only for those who looked, until shuffled.'
				},
				{
					id: 'R13.2.17',
					text: 'Destination and Crisis cards not chosen: all know they went under the deck, only the chooser which (base game, Caprica: discarded face up).'
				},
				{
					id: 'R13.2.18',
					text: 'Open to all: damage, destroyed ships, dice, jump track, resources, distance, locations, titles, Quorum cards on characters, spent once-per-game abilities.'
				},
				{
					id: 'R13.2.19',
					text: 'Who is a hidden Cylon: only that player, those who looked, and former owners of cards passed on.'
				},
				{
					id: 'R13.2.20',
					text: 'Locked and Prepared stacks: all know how many ships, only a Cylon who looked which.'
				}
			]
		},
		{
			id: 'R13.3',
			title: 'What may be said',
			intro: 'Binding for all, Cylon players too. The app cannot listen; keep to it yourselves.',
			rules: [
				{
					id: 'R13.3.1',
					text: 'Golden rule: when in doubt, speak in two poles only. "High" or "low" is fine; "rather high" or "medium" is not.'
				},
				{
					id: 'R13.3.2',
					text: 'Checks: never say the type, colour, name or strength of cards you add or added, before or after. Allowed: "a lot", "a little", the public number ("five low cards"), and "medium" only when you add several cards.'
				},
				{
					id: 'R13.3.3',
					text: 'You may ask whether somebody has a certain card ability. Nobody has to answer, and it must not become a list of hands.'
				},
				{
					id: 'R13.3.4',
					text: 'After a look at a Loyalty card you may claim human or Cylon, true or false. Never the text, never how many Cylon cards.'
				},
				{
					id: 'R13.3.5',
					text: 'About your own Loyalty: claims and hints, but no details of the card. Never show it.'
				},
				{
					id: 'R13.3.6',
					text: 'After a look at a card of a deck: "good" or "bad", no details. A card put under the deck is not looked at again.'
				},
				{ id: 'R13.3.7', text: 'Civilian ships: "much" or "little".' },
				{
					id: 'R13.3.8',
					text: 'Super Crisis cards and Agenda: nothing of what they say. A Leader may say which side they help, true or not.'
				},
				{ id: 'R13.3.9', text: 'Accuse, guess and lie as you please.' }
			]
		},
		{
			id: 'R13.4',
			title: 'How the app keeps secrets',
			rules: [
				{
					id: 'R13.4.1',
					text: 'A private screen shows your name, asks you to confirm, shows the content, is closed by you, and leaves a neutral screen.'
				},
				{
					id: 'R13.4.2',
					text: 'Nothing tells by timing or layout: when many look (first deal, Sleeper Agent phase, discards, adding to a check), everybody concerned gets the same screen, even with nothing to decide.'
				},
				{
					id: 'R13.4.3',
					text: 'When anyone may answer, the app asks all who could, going by what everybody knows, and never just those who hold the card. Whoever wants it takes the tablet.'
				},
				{ id: 'R13.4.4', text: 'Behind the privacy screen you may change your mind; nobody notices.' },
				{
					id: 'R13.4.5',
					text: 'If everybody can see that nobody could answer (no Cylon player to use Sabotage, all hands empty), the app does not ask.'
				},
				{
					id: 'R13.4.6',
					text: 'The log on the table holds only what all may know (R13.2). Each player has private notes besides.'
				},
				{
					id: 'R13.4.7',
					text: 'Saved games and undo give nothing away. Undo stops at the last chance or secret event.'
				}
			]
		},
		{
			id: 'R13.5',
			title: 'Who decides, and what others see',
			rules: [
				{
					id: 'R13.5.1',
					secrecy: ['open'],
					text: 'Character, start area, new character after an execution: the player. All see it.'
				},
				{
					id: 'R13.5.2',
					secrecy: ['secret'],
					text: 'Look at a dealt Loyalty card or Agenda: the owner. Others see that they looked.'
				},
				{
					id: 'R13.5.3',
					secrecy: ['open', 'secret'],
					text: 'Types to draw, at the start or later: the drawer. Others see the types, not the cards.'
				},
				{ id: 'R13.5.4', secrecy: ['open'], text: 'To move or not, and where: the mover. All see it.' },
				{
					id: 'R13.5.5',
					secrecy: ['private'],
					text: 'The card paid for a move or other cost: whoever pays. Others see the discarded card.'
				},
				{
					id: 'R13.5.6',
					secrecy: ['private', 'open'],
					text: 'A Movement ability, private from the hand, open from the sheet: the current player. Others see the card or ability.'
				},
				{
					id: 'R13.5.7',
					secrecy: ['private'],
					text: 'Which action to take (hand, Quorum hand and revealing are on offer): the acting player. Others see the action taken.'
				},
				{
					id: 'R13.5.8',
					secrecy: ['open'],
					text: 'Target, area, ship or option of an announced action: the acting player. All see it.'
				},
				{
					id: 'R13.5.9',
					secrecy: ['private', 'open'],
					text: 'Reveal as a Cylon, then use or skip the effect and its targets: the player. Others see the revealed card.'
				},
				{
					id: 'R13.5.10',
					secrecy: ['private'],
					text: 'Which 3 skill cards to keep: the revealing player. Others see the discards.'
				},
				{
					id: 'R13.5.11',
					secrecy: ['private'],
					text: 'To whom Loyalty cards are handed: the Cylon player. Others see who gets how many.'
				},
				{
					id: 'R13.5.12',
					secrecy: ['secret'],
					text: 'The look at cards received: the receiver. Others see that they looked.'
				},
				{
					id: 'R13.5.13',
					secrecy: ['private'],
					text: 'Cards discarded by choice: each victim. Others see the discards, all together when several players discard.'
				},
				{
					id: 'R13.5.14',
					secrecy: ['open'],
					text: "Random discards (Apollo's Headstrong and card texts): the app. All see them."
				},
				{
					id: 'R13.5.15',
					secrecy: ['private'],
					text: 'Discards for the hand limit: each player above it, all at the same time. Others see the discards.'
				},
				{
					id: 'R13.5.16',
					secrecy: ['private'],
					text: 'Quorum cards to play or discard, and the pick of Skilled Politician: the President or Roslin. Others see the card played or discarded.'
				},
				{
					id: 'R13.5.17',
					secrecy: ['secret'],
					text: 'Drawn Quorum, Super Crisis and Agenda cards: the drawer. Others see how many.'
				},
				{
					id: 'R13.5.18',
					secrecy: ['private'],
					text: 'Answers in a window (R14.3): whoever takes the tablet. Others see the card or ability used.'
				},
				{
					id: 'R13.5.19',
					secrecy: ['secret'],
					text: 'Cards for a check: each player in order. Others see how many.'
				},
				{
					id: 'R13.5.20',
					secrecy: ['private'],
					text: 'Cards for a check under Investigative Committee: each player. Others see the cards.'
				},
				{
					id: 'R13.5.21',
					secrecy: ['open', 'secret'],
					text: 'Use Probation, then look: the President. Others see that they looked.'
				},
				{
					id: 'R13.5.22',
					secrecy: ['open', 'secret'],
					text: 'Fast Learner, the deck and then hand or check: Dee. Others see the deck and where the 3 cards go.'
				},
				{
					id: 'R13.5.23',
					secrecy: ['open'],
					text: 'Blind Devotion, Command Authority, Mysterious Intuition, Secret Destiny, Moral Compass, Cylon Hatred, Friends in Low Places, Arbitrator, Chief of Staff, Intolerant: the owner, when the app asks. All see it.'
				},
				{
					id: 'R13.5.24',
					secrecy: ['private'],
					text: 'Cards added by Human Delusion: Caprica Six. Others see the cards.'
				},
				{
					id: 'R13.5.25',
					secrecy: ['open'],
					text: 'Order of abilities, areas, raiders, basestars and placements: the current player. All see it.'
				},
				{
					id: 'R13.5.26',
					secrecy: ['open'],
					text: 'The option on a Crisis card: the player it names. All see it.'
				},
				{
					id: 'R13.5.27',
					secrecy: ['private'],
					text: 'One of 2 Crisis cards (Roslin, Caprica): the chooser. Others see the chosen card; the other stays hidden (base game, Caprica: discarded face up).'
				},
				{
					id: 'R13.5.28',
					secrecy: ['private'],
					text: 'The Super Crisis card to play: the Cylon player. Others see the card.'
				},
				{
					id: 'R13.5.29',
					secrecy: ['private'],
					text: 'The destination: the Admiral or Mission Specialist. Others see only the chosen card.'
				},
				{
					id: 'R13.5.30',
					secrecy: ['open'],
					text: 'Options of a destination (risk a raptor and the like): the Admiral. All see it.'
				},
				{
					id: 'R13.5.31',
					secrecy: ['private'],
					text: 'Top or bottom after a look (Launch Scout, Recon, Human Fleet, Gas Cloud, Shipyard): the looker. Others see top or bottom, not the card.'
				},
				{
					id: 'R13.5.32',
					secrecy: ['open', 'secret'],
					text: 'Looks (Mugshots, Cylon Detector, Oracle, Code Blue, Communications): the looker, target in the open. Others see the target; the owner is told which card.'
				},
				{
					id: 'R13.5.33',
					secrecy: ['open'],
					text: 'Moving civilian ships after Communications: the looker. Others see the moves.'
				},
				{
					id: 'R13.5.34',
					secrecy: ['open'],
					text: 'Which civilian ship dies, by label only: the current player, or the acting player for their own action (R14.2.7). Contents are shown once it is destroyed.'
				},
				{
					id: 'R13.5.35',
					secrecy: ['open'],
					text: 'Where civilian ships are placed: the Admiral. Which launch area they evacuate to: the current player. All see it.'
				},
				{
					id: 'R13.5.36',
					secrecy: ['open'],
					text: 'Whether Galactica or Pegasus takes damage: the current player. All see it.'
				},
				{
					id: 'R13.5.37',
					secrecy: ['open'],
					text: 'The Loyalty card that draws damage tokens and chooses 2: the revealing player. All see it.'
				},
				{
					id: 'R13.5.38',
					secrecy: ['secret'],
					text: 'The card given by Politically Adroit: Ellen. Only giver and receiver know it; others see that 1 card moved.'
				},
				{
					id: 'R13.5.39',
					secrecy: ['open', 'secret'],
					text: 'Intimate, the victim and then the deck they draw from: Caprica Six. Only these two know the card; others see how many.'
				},
				{
					id: 'R13.5.40',
					secrecy: ['secret'],
					text: "Glimpse the Face of God, God's Plan: the Cylon. Others see how many."
				},
				{
					id: 'R13.5.41',
					secrecy: ['open', 'secret'],
					text: 'Cryptic Message: Leoben. Others see with whom, not the hands.'
				},
				{
					id: 'R13.5.42',
					secrecy: ['open'],
					text: 'Nuke, Leave New Caprica, titles given away, the target of Executive Order: the holder. All see it.'
				},
				{
					id: 'R13.5.43',
					secrecy: ['open'],
					text: 'Ignoring a Crisis effect: the Cylon player. All see it.'
				},
				{
					id: 'R13.5.44',
					secrecy: ['open'],
					text: 'Target when detaining a human or attacking an occupation force: the acting player. All see it.'
				},
				{
					id: 'R13.5.45',
					secrecy: ['open'],
					text: 'Who goes first when two want to act: the current player. All see it.'
				},
				{
					id: 'R13.5.46',
					secrecy: ['private'],
					text: 'A Cylon player who decides in private, with Loyalty, Agenda or Super Crisis cards that matter, gets the same privacy screen.'
				},
				{
					id: 'R13.5.47',
					secrecy: ['private'],
					text: 'Which Cylon card an executed hidden Cylon shows: the victim, on the same screen with one card or several. Others see the card.'
				},
				{
					id: 'R13.5.48',
					secrecy: ['open', 'secret'],
					text: 'Draws offered to several players (Support the People, Dissent Among Cylons): each of them, in the order of R14.2.4. Others see who draws and the types, not the cards.'
				},
				{
					id: 'R13.5.49',
					secrecy: ['open'],
					text: 'Choices within a Crisis, Super Crisis, Destination or Quorum text: the player it names, else R14.2.7. All see it.'
				},
				{
					id: 'R13.5.50',
					secrecy: ['open'],
					text: 'Executive Order, move and act or act twice: the target. All see it.'
				},
				{
					id: 'R13.5.51',
					secrecy: ['open', 'secret', 'private'],
					text: 'Consult the Oracle, the deck in the open, the look in secret, 2 Destiny cards to discard in private: the President. Others see the deck and the 2 discards.'
				},
				{
					id: 'R13.5.52',
					set: 'base',
					secrecy: ['open', 'secret'],
					text: 'Human Fleet, the victim, then a look at the hand and 1 card taken: the Cylon player. The victim learns which card; others see how many.'
				},
				{
					id: 'R13.5.53',
					set: 'base',
					secrecy: ['secret'],
					text: 'Resurrection Ship, a swapped Super Crisis card: the Cylon player. Others see that it was swapped.'
				},
				{
					id: 'R13.5.54',
					set: 'base',
					secrecy: ['secret'],
					text: 'Passing on a Sympathizer in the Sleeper Agent phase: every Cylon player gets the same screen. Others see who received it, if it was passed.'
				},
				{
					id: 'R13.5.55',
					secrecy: ['open', 'private'],
					text: 'Hotshot in the open, its card in private: Kat. Others see the card.'
				},
				{
					id: 'R13.5.56',
					secrecy: ['open'],
					text: 'Alert Viper Pilot and which viper: Apollo. All see it; the action itself by R13.5.7.'
				},
				{
					id: 'R13.5.57',
					secrecy: ['open'],
					text: 'Manipulative and which title, Politically Adroit and with whom: Ellen. All see it.'
				},
				{
					id: 'R13.5.58',
					secrecy: ['open'],
					text: 'Victims of fire and effects (piloted viper attacked, vipers damaged, ships destroyed): by R14.2.7. All see it.'
				},
				{
					id: 'R13.5.59',
					secrecy: ['open', 'private'],
					text: 'Start or end infiltrating and where to: the infiltrator; all see it. Cards kept when it ends in Brig or Detention are picked in private; others see the discards.'
				},
				{
					id: 'R13.5.60',
					secrecy: ['secret'],
					text: 'Being shown which of your Loyalty cards was seen: you, at your next own look. Others know that it happened.'
				}
			]
		}
	]
};
