import type { Chapter } from '../types.ts';

export const actions: Chapter = {
	id: 'R4',
	title: 'Moving and acting',
	sections: [
		{
			id: 'R4.1',
			title: 'Moving',
			rules: [
				{
					id: 'R4.1.1',
					text: 'Put your character on a location you may enter. On the same board it is free; for another board first discard 1 skill card. Without a card you cannot change boards.'
				},
				{
					id: 'R4.1.2',
					text: 'Name where you go, pay, let answers to the discard happen (Sabotage), then move if you still may.'
				},
				{
					id: 'R4.1.3',
					text: 'If the answer damages the place you leave, you go to Sickbay and the move is lost. If it damages the place you go to, you still arrive. If it destroys the Pegasus you were bound for, you stay. You cannot pick another destination.'
				},
				{
					id: 'R4.1.4',
					text: "Closed to you: hazardous locations, the other side's boards, a destroyed Pegasus, and Colonial One once it is lost or the New Caprica phase has begun."
				},
				{ id: 'R4.1.5', text: 'You may enter a damaged location; only its action is blocked.' },
				{ id: 'R4.1.6', text: 'Any number of characters may share a location.' },
				{
					id: 'R4.1.7',
					text: 'Being sent or moved by an effect costs nothing and may lead to a hazardous location.'
				},
				{ id: 'R4.1.8', text: 'You may stay where you are.' }
			]
		},
		{
			id: 'R4.2',
			title: 'Pilots',
			rules: [
				{ id: 'R4.2.1', text: 'Only characters with piloting on their sheet may fly a viper.' },
				{
					id: 'R4.2.2',
					text: 'As a move, fly to an adjacent area for free, or discard 1 skill card and land on any location you may enter. The viper goes to the Reserves.'
				},
				{ id: 'R4.2.3', text: 'Neither is a viper activation. You cannot land as an action.' },
				{
					id: 'R4.2.4',
					text: 'However a pilot leaves the viper, it returns to the Reserves, unless it was damaged or destroyed (R6.6).'
				}
			]
		},
		{
			id: 'R4.3',
			title: 'Movement abilities',
			set: 'pegasus',
			rules: [
				{
					id: 'R4.3.1',
					text: 'Text that begins with "Movement": once, in your own Movement step, instead of moving. Never when some other effect lets you move.'
				},
				{ id: 'R4.3.2', text: 'You may use one in the Brig and in Detention.' },
				{
					id: 'R4.3.3',
					text: 'What forbids a kind of action also forbids Movement abilities of that kind.'
				},
				{
					id: 'R4.3.4',
					text: 'Critical Situation and Executive Order share one limit: one card of the two each turn, for the whole table.'
				}
			]
		},
		{
			id: 'R4.4',
			title: 'Actions',
			rules: [
				{
					id: 'R4.4.1',
					text: 'One action in your Action step, or none. Use your undamaged location, a skill card (R4.5), your sheet, a title, a Quorum card (President), reveal yourself as a Cylon, fly or fire your own viper, act on the New Caprica board, or return from infiltrating.'
				},
				{
					id: 'R4.4.2',
					text: 'Activating a location means using its printed action. The actions open all over New Caprica are not that.'
				},
				{
					id: 'R4.4.3',
					text: 'An action granted outside your turn is never a Movement ability.'
				},
				{
					id: 'R4.4.4',
					text: 'Executive Order goes to another human player, one card each turn for the whole table (Pegasus: R4.3.4). They move and then act, or act twice; any part may be left out. In the Brig or Detention they act twice and do not move. If the first action reveals a Cylon, the second is lost and the turn goes on.'
				},
				{
					id: 'R4.4.5',
					text: 'An action is finished before anything else, apart from the chances to answer it (R14).'
				},
				{
					id: 'R4.4.6',
					text: 'For Hotshot, Stim Junkie and Expert Pilot only your own Action step counts, not actions taken while moving or in another turn.'
				}
			]
		},
		{
			id: 'R4.5',
			title: 'Text on skill cards',
			rules: [
				{
					id: 'R4.5.1',
					text: 'Humans use the text of every type but Treachery, Cylon players only that of Treachery. Infiltrators count as human.'
				},
				{
					id: 'R4.5.2',
					text: 'On cards put into a check the text is ignored, except for skill check abilities (R5.7). Those work whoever added the card.'
				}
			]
		},
		{
			id: 'R4.6',
			title: 'What Cylon players cannot do',
			rules: [
				{
					id: 'R4.6.1',
					text: 'Use their old human sheet, once-per-game ability included (Leaders keep theirs); hold a title; be the target of Executive Order or a Quorum card; go to Brig, Sickbay or Detention; reveal more Loyalty cards; enter human locations.'
				},
				{
					id: 'R4.6.2',
					text: 'They may ignore harm that a Crisis card or check does to them, execution too, unless the text speaks of Cylon players. They may still take what is good in it. (Choosing a price they then ignore is allowed: R15.1.)'
				}
			]
		},
		{
			id: 'R4.7',
			title: 'Once per game',
			rules: [
				{
					id: 'R4.7.1',
					text: 'Each player gets one such use in the whole game, however many characters they play.'
				},
				{ id: 'R4.7.2', text: 'Everybody sees that it has been used.' }
			]
		}
	]
};
