import type { Chapter } from '../types.ts';

export const combat: Chapter = {
	id: 'R6',
	title: 'Crisis, Cylon ships, combat',
	sections: [
		{
			id: 'R6.1',
			title: 'The Crisis step',
			rules: [
				{
					id: 'R6.1.1',
					secrecy: ['private'],
					text: 'Draw a Crisis card. Roslin (Religious Visions) draws 2, keeps 1 and puts the other under the deck; only she sees both.'
				},
				{ id: 'R6.1.2', text: 'Show the card to all.' },
				{
					id: 'R6.1.3',
					text: "Starbuck's Secret Destiny may replace it (show the new one), then Baltar's Delusional Intuition happens."
				},
				{ id: 'R6.1.4', text: 'Carry it out: an attack (R6.2), a check (R5) or a choice (R6.1.7).' },
				{ id: 'R6.1.5', text: 'Activate Cylon ships: the icons from left to right (R6.3).' },
				{
					id: 'R6.1.6',
					text: 'Prepare for jump: a jump icon moves the marker 1 ahead (R7.1). Then discard the card unless it stays in play.'
				},
				{
					id: 'R6.1.7',
					text: "Choices: the named player picks an option aloud, then Helo's Moral Compass may switch it. Choices within an option belong to whoever it names."
				},
				{
					id: 'R6.1.8',
					text: "On a Crisis card the current player is whoever's turn it is, even a Cylon player at Caprica."
				},
				{
					id: 'R6.1.9',
					text: 'The President and the Admiral decide even from the Brig or Detention.'
				},
				{
					id: 'R6.1.10',
					text: 'A card brought by Secret Destiny counts as drawn by whoever drew the first one; Religious Visions, Inspirational Leader and Delusional Intuition look at that player. (Our reading, R15.1.)'
				},
				{
					id: 'R6.1.11',
					text: 'Engine Room: the next Crisis card carried out this turn has a jump icon. If it prints one anyway, the marker still moves just once.'
				},
				{ id: 'R6.1.12', text: 'Delusional Intuition is not a choice; Baltar only names the type.' }
			]
		},
		{
			id: 'R6.2',
			title: 'Cylon attacks',
			rules: [
				{
					id: 'R6.2.1',
					text: 'First activate the ships already there, then place the new ones, then the special rule. No more icons than the card prints.'
				},
				{
					id: 'R6.2.2',
					text: 'Ships already out stay. When pieces run short, R1.4.1. Vipers come undamaged from the Reserves, civilian ships at random from the pile.'
				},
				{
					id: 'R6.2.3',
					text: "Answers to ships being placed (Apollo's Alert Viper Pilot) wait until all are placed."
				},
				{
					id: 'R6.2.4',
					text: 'A card that stays in play lasts as printed; one that lasts until the fleet jumps ends in R7.3.7.'
				}
			]
		},
		{
			id: 'R6.3',
			title: 'Activation icons',
			rules: [
				{
					id: 'R6.3.1',
					text: 'Raiders: every raider acts once (R6.4). If there is none, each basestar launches 2, which do not act.'
				},
				{
					id: 'R6.3.2',
					text: 'Launch: each basestar puts 3 raiders into its area. No basestar, no effect.'
				},
				{
					id: 'R6.3.3',
					text: 'Heavy raiders: centurions and heavy raiders act (R6.5); if nothing is there, see R6.5.4.'
				},
				{
					id: 'R6.3.4',
					text: 'Basestars: each fires at Galactica; 4 to 8 damages. No basestar, no effect.'
				},
				{
					id: 'R6.3.5',
					text: 'Cylon Fleet may activate raiders, heavy raiders or basestars, exactly as that icon would; not the launch icon and not occupation forces (our reading, R15.1). Its other use: each basestar launches 2 raiders and 1 heavy raider, nothing more.'
				},
				{
					id: 'R6.3.6',
					text: "A Disabled Hangar stops that basestar's launches, Disabled Weapons its fire."
				},
				{
					id: 'R6.3.7',
					text: 'The current player picks the order of basestars, areas and ships.'
				},
				{ id: 'R6.3.8', set: 'new-caprica', text: 'Occupation icon: R11.7.' }
			]
		},
		{
			id: 'R6.4',
			title: 'Raiders',
			rules: [
				{
					id: 'R6.4.1',
					text: 'Before raiders act there is a chance for Run Interference, whatever set them off.'
				},
				{
					id: 'R6.4.2',
					text: 'Area by area as the current player picks, one raider after the other. Only raiders that were out when it began act, once each, even if they fly into an area still to come.'
				},
				{
					id: 'R6.4.3',
					text: 'Each raider does the first thing it can:',
					table: {
						caption: 'What a raider does',
						head: ['Order', 'If', 'Then'],
						rows: [
							['1', 'a viper without pilot is in its area', 'attacks one'],
							['2', 'a piloted viper is in its area', 'attacks one; the current player picks'],
							[
								'3',
								'a civilian ship is in its area',
								'destroys one without a roll; the current player picks a facedown token'
							],
							[
								'4',
								'a civilian ship is in space elsewhere (the New Caprica stacks do not count)',
								'flies 1 area towards the nearest; if both ways or two ships are equally near, clockwise'
							],
							['5', 'none of these', 'attacks Galactica; an 8 damages']
						]
					}
				},
				{ id: 'R6.4.4', text: 'Look anew for every raider: what an earlier one destroyed is gone.' },
				{
					id: 'R6.4.5',
					set: 'pegasus',
					text: 'Scar is a raider like any other, but acts twice and is hard to kill (R6.8).'
				}
			]
		},
		{
			id: 'R6.5',
			title: 'Heavy raiders and centurions',
			rules: [
				{
					id: 'R6.5.1',
					text: 'In order: every centurion advances 1; every heavy raider in a launch area becomes a centurion on Start; every other heavy raider flies 1 area towards the nearest launch area; if no heavy raider was out at the beginning, each basestar launches 1, which does not move.'
				},
				{
					id: 'R6.5.2',
					text: 'The boarding track has Start, three spaces and Humans Lose. Centurions may share a space. Reaching the last one ends the game at once.'
				},
				{
					id: 'R6.5.3',
					text: 'A centurion that has just boarded does not advance yet. Heavy raiders fly front to port bow, starboard bow to front, starboard aft to rear, rear to port aft.'
				},
				{
					id: 'R6.5.4',
					text: 'No heavy raider and no basestar: only the centurions advance. Nothing at all: nothing happens.'
				},
				{
					id: 'R6.5.5',
					text: "If a text says heavy raiders but not centurions, leave out the centurions' advance and do the rest."
				}
			]
		},
		{
			id: 'R6.6',
			title: 'Attacks',
			table: {
				caption: 'Rolls to hit',
				head: ['Target', 'Attacker', 'Roll'],
				rows: [
					['Raider', 'viper or Galactica', '3 to 8 destroyed'],
					['Heavy raider', 'viper or Galactica', '7 or 8 destroyed'],
					['Centurion', 'Armory', '7 or 8 destroyed'],
					['Basestar', 'viper', '8 damaged'],
					['Basestar', 'Galactica', '5 to 8 damaged'],
					[
						'Basestar',
						'nuke',
						'1 or 2 damaged twice; 3 to 6 destroyed; 7 or 8 destroyed with 3 raiders in the area'
					],
					['Viper', 'raider', '5 to 7 damaged; 8 destroyed'],
					['Galactica', 'raider', '8 damaged'],
					['Galactica', 'basestar', '4 to 8 damaged']
				]
			},
			rules: [
				{
					id: 'R6.6.1',
					text: 'A damaged viper goes to the Damaged box, a destroyed one out of the game. Either way its pilot goes to Sickbay.'
				},
				{
					id: 'R6.6.2',
					text: 'Evasive Maneuvers: once the roll of an attack on a viper is known, reroll it, with 2 less if it is piloted. Only against attacks, not plain damage. More cards may follow.'
				},
				{
					id: 'R6.6.3',
					text: 'If an effect damages or destroys vipers and names no chooser, see R14.2.7. Piloted ones may be picked only if it covers vipers in space.'
				},
				{
					id: 'R6.6.4',
					text: "A nuke is the Admiral's action from any place. It is spent whatever the roll."
				}
			]
		},
		{
			id: 'R6.7',
			title: 'Damage to a basestar',
			rules: [
				{
					id: 'R6.7.1',
					text: 'One random token, face up: Critical Hit (counts 2), Disabled Hangar, Disabled Weapons, or Structural Damage (rolls to attack it get +2).'
				},
				{
					id: 'R6.7.2',
					text: 'At 3 damage it is destroyed. At 2 already, the next damage destroys it and no token is drawn.'
				},
				{
					id: 'R6.7.3',
					text: 'Destroyed outright: no token. Its tokens go back to the pool, the basestar to the supply.'
				},
				{
					id: 'R6.7.4',
					text: 'Damaged twice: draw one token after the other and stop once it is destroyed.'
				}
			]
		},
		{
			id: 'R6.8',
			title: 'Scar',
			set: 'pegasus',
			rules: [
				{
					id: 'R6.8.1',
					text: 'Only a final die result of 7 or 8 on the roll that destroys ships kills Scar, so with Main Batteries just on 7 or 8, and the 3 raiders of a nuke may include him. Effects without a roll and Hotshot never do.'
				},
				{ id: 'R6.8.2', text: 'When Scar leaves the board, take the marker off.' },
				{
					id: 'R6.8.3',
					text: 'While his card is in play Scar acts twice whenever raiders act, one full go right after the other when his turn in his area comes (D54). For Run Interference each go counts as a raider.'
				},
				{
					id: 'R6.8.4',
					text: 'The card ends when the fleet jumps or Scar is destroyed. With no raider left to be Scar, discard it.'
				}
			]
		},
		{
			id: 'R6.9',
			title: 'Damage to Galactica and Pegasus',
			rules: [
				{
					id: 'R6.9.1',
					text: 'For each damage, with Pegasus, the current player first says Galactica or Pegasus (unless destroyed); then that ship takes a random token.'
				},
				{
					id: 'R6.9.2',
					text: 'A resource token: lose it, and the token leaves the game. A location token: lay it there, characters there go to Sickbay, and its action is blocked until repaired. Repairing puts the token back in the pool.'
				},
				{
					id: 'R6.9.3',
					text: '6 locations of Galactica damaged at once: the humans lose immediately. Pegasus never counts.'
				},
				{
					id: 'R6.9.4',
					set: 'pegasus',
					text: 'Pegasus with all 4 locations damaged is destroyed: those aboard go to Sickbay and it is closed for good. Nothing else is lost.'
				},
				{
					id: 'R6.9.5',
					set: 'pegasus',
					text: 'Damage to Pegasus alone (Pegasus CIC) does nothing once it is destroyed.'
				},
				{
					id: 'R6.9.6',
					text: 'An effect that draws several Galactica tokens and picks among them (a Loyalty card) cannot be turned on Pegasus. Damaging twice means R6.9.1 twice.'
				}
			]
		},
		{
			id: 'R6.10',
			title: 'Vipers',
			rules: [
				{
					id: 'R6.10.1',
					text: 'Activating a viper means one of: launch it from the Reserves into a launch area, fly to an adjacent area, attack one Cylon ship in its area.'
				},
				{
					id: 'R6.10.2',
					text: 'Vipers without pilot are activated by effects (Command: up to 2 activations, both for the same viper if you like, even one just launched). A piloted one obeys its pilot alone.'
				},
				{ id: 'R6.10.3', text: 'A pilot may use the own action for 1 activation: fly or attack.' },
				{
					id: 'R6.10.4',
					text: 'Alert Viper Pilot: when a viper without pilot is put into space from the Reserves while Apollo is on Galactica and not in the Brig.'
				},
				{
					id: 'R6.10.5',
					text: 'Apollo takes one viper for each such effect, climbs in and takes 1 action of any kind at once (attack cards: after setup; Command and CAG: between two activations). The effect then goes on but cannot use that viper.'
				}
			]
		},
		{
			id: 'R6.11',
			title: 'Civilian ships',
			rules: [
				{
					id: 'R6.11.1',
					text: 'Always face down. When destroyed, turn it up, lose what it carries, remove it.'
				},
				{
					id: 'R6.11.2',
					text: 'If no area is given, the Admiral picks any. New ships come at random from the pile beside the board.'
				},
				{
					id: 'R6.11.3',
					text: 'Draw and destroy: at random from the pile; if that is empty, the current player picks one on the board. On New Caprica: pile, top of Locked, top of Prepared, board.'
				}
			]
		},
		{
			id: 'R6.12',
			title: 'Raptors',
			rules: [
				{
					id: 'R6.12.1',
					text: 'Never on the board. Effects risk them, lost ones leave the game. They work all through the New Caprica phase.'
				}
			]
		}
	]
};
