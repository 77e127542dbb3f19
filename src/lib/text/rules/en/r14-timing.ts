import type { Chapter } from '../types.ts';

export const timing: Chapter = {
	id: 'R14',
	title: 'Who goes first',
	sections: [
		{
			id: 'R14.1',
			title: 'Two want to act at the same moment',
			rules: [
				{
					id: 'R14.1.1',
					text: 'The current player says who goes first. The other may still act afterwards if it is allowed, or withdraw for nothing.'
				},
				{ id: 'R14.1.2', text: 'A card the first one made impossible goes back to hand.' },
				{
					id: 'R14.1.3',
					text: 'Fixed: Secret Destiny before Delusional Intuition; settling a check without cards before anything else in it; the choice before Moral Compass.'
				},
				{
					id: 'R14.1.4',
					text: 'Everyone gets a fair chance: a window closes only when all who could act have passed (R13.4.3).'
				}
			]
		},
		{
			id: 'R14.2',
			title: 'At the same time',
			rules: [
				{ id: 'R14.2.1', text: 'Any order the rules leave open: the current player picks.' },
				{
					id: 'R14.2.2',
					secrecy: ['private'],
					text: 'Several discard and nobody draws: all choose in private, then show together.'
				},
				{
					id: 'R14.2.3',
					text: 'Several decide something else: clockwise from the acting player, or from the current player if nobody acts.'
				},
				{
					id: 'R14.2.4',
					text: 'Several draw (or discard and draw): clockwise from whoever started it, else from the current player. Each finishes before the next.'
				},
				{
					id: 'R14.2.5',
					text: 'Several executions: R10.1.1. Loyalty cards: all are dealt before anybody looks.'
				},
				{
					id: 'R14.2.6',
					text: 'A milestone comes before everything else once the card that caused it is done (R7.4.1).'
				},
				{
					id: 'R14.2.7',
					text: 'Choices an effect leaves open: whoever used the action, card or ability; if nobody did (Crisis text, icons, setup), the current player. Always the current player: Galactica or Pegasus (R6.9.1), order of windows, areas and Cylon ships, too few pieces (R1.4.1).'
				}
			]
		},
		{
			id: 'R14.3',
			title: 'Windows: when you may answer',
			table: {
				caption: 'All windows',
				head: ['Window', 'When', 'Who may be asked', 'With what'],
				anchored: true,
				rows: [
					['W1', 'before a die roll', 'humans with cards', 'Strategic Planning'],
					['W2', 'after a die roll', 'humans with cards; Helo in his turn', 'Calculations, ECO Officer'],
					['W3', 'viper attacked, roll known', 'humans with cards', 'Evasive Maneuvers'],
					['W4', 'raiders are about to act', 'characters with piloting and cards', 'Run Interference'],
					[
						'W5',
						'before the cards of a check',
						'humans with cards; holders of Chief of Staff or Arbitrator; Tigh, Zarek, Dee',
						'R5.3.1'
					],
					['W6', 'check announced on a Crisis card', 'Boomer', 'Mysterious Intuition'],
					['W7', 'all have added to a check', 'Tyrol', 'Blind Devotion'],
					['W8', 'check revealed', 'Caprica Six', 'Human Delusion'],
					['W9', 'check added up', 'humans with cards', 'Declare Emergency'],
					['W10', 'check done', 'Adama', 'Command Authority'],
					['W11', 'player on Probation has added cards', 'President', 'Probation'],
					[
						'W12',
						'a human discards Treachery from hand',
						'Cylon players with cards',
						'Sabotage, one each turn'
					],
					['W13', 'Crisis card shown', 'Starbuck', 'Secret Destiny (then R6.1.12)'],
					['W14', 'option of a Crisis card chosen', 'Helo', 'Moral Compass'],
					[
						'W15',
						'viper placed from the Reserves',
						'Apollo on Galactica, not in the Brig',
						'Alert Viper Pilot'
					],
					['W16', 'you destroyed a basestar or centurion', 'you', 'Major Victory, one each turn'],
					['W17', 'roll against an occupation force', 'the attacker', 'Maximum Firepower'],
					['W18', "Admiral's Quarters passed with 10 or more", 'Cain', 'Intolerant'],
					['W19', 'Repair used in the own turn', 'Tyrol', 'Maintenance Engineer'],
					['W20', 'end of the own Movement step beside another human', 'Ellen', 'Politically Adroit'],
					['W21', 'start of the own turn; end of the own turn', 'Ellen; Boomer', 'Manipulative; Recon'],
					['W22', 'Kat would roll in her Action step', 'Kat', 'Hotshot']
				]
			},
			rules: [
				{
					id: 'R14.3.1',
					text: 'Adding cards to a check is not discarding them. W12 opens neither for that nor for clearing the check away.'
				},
				{
					id: 'R14.3.2',
					text: 'Being forced to discard (Headstrong) means Crisis effects and the hand limit, not costs.'
				},
				{
					id: 'R14.3.3',
					text: 'The app carries out by itself what is no choice: Alcoholic, Stim Junkie, Headstrong, Emotionally Fragile, Insubordinate, Lies and Secrets, Accept Prophecy.'
				},
				{
					id: 'R14.3.4',
					text: 'Stim Junkie: if Kat ends her Action step in the location or area where her turn began, she goes to Sickbay (on New Caprica: Medical Center), but not from Brig or Detention.'
				},
				{
					id: 'R14.3.5',
					text: 'Round a die: W22, W1, the roll, then W2, W3 and W17 together as one, and W1 again after a reroll. W12, W15 and W16 open within whatever is going on.'
				},
				{
					id: 'R14.3.6',
					text: 'You are not asked if your once-per-game ability is spent or barred by The Farm (humans), or if the limit is used up (Sabotage, Major Victory, Declare Emergency, Reckless, Calculations, Strategic Planning).'
				},
				{
					id: 'R14.3.7',
					text: "W12 opens for every discard from a human's hand: effects, costs, hand limit, Hotshot, Alcoholic, execution; not for cards played for their text. Several Treachery cards at once open it once."
				}
			]
		}
	]
};
