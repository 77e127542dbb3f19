/** Why the tablet is passed and what is asked, at the table, on the gate and to the one who answers. */
import type { Why } from '../../../rules/index.ts';
import type { WhyWords } from '../play-words.ts';

export const why = {
	'choose-character': {
		table: (name) => `${name} chooses a character`,
		gate: 'Choose a character.',
		ask: 'Choose your character',
		hint: 'Political leaders, military leaders and pilots must be chosen evenly.'
	},
	'start-area': {
		table: (name) => `${name} chooses where the viper starts`,
		gate: 'Choose where your viper starts.',
		ask: 'Where does your viper start?',
		hint: ''
	},
	'start-place': {
		table: (name) => `${name} chooses where to begin`,
		gate: 'Choose where you begin.',
		ask: 'Where do you begin?',
		hint: ''
	},
	'look-at-deal': {
		table: (name) => `${name} looks at the deal`,
		gate: 'Look at what you were dealt. Everyone takes the tablet once.',
		ask: 'This is what you were dealt',
		hint: 'Hold a card to look at it. Let go, and it turns over again.'
	},
	'starting-hand': {
		table: (name) => `${name} chooses the starting hand`,
		gate: 'Choose from which decks your first cards come.',
		ask: 'From which decks do your first cards come?',
		hint: ''
	},
	'receive-skills': {
		table: (name) => `${name} draws skill cards`,
		gate: 'Your turn: draw your cards.',
		ask: 'From which decks do you draw?',
		hint: ''
	},
	move: {
		table: (name) => `${name} moves`,
		gate: 'Your turn: move.',
		ask: 'Where do you go?',
		hint: 'Changing ship costs a card.'
	},
	action: {
		table: (name) => `${name} acts`,
		gate: 'Your turn: take your action.',
		ask: 'What do you do?',
		hint: 'What is greyed out cannot be done now; the reason stands below it.'
	},
	'granted-move': {
		table: (name) => `${name} may move`,
		gate: 'You may move now.',
		ask: 'Where do you go?',
		hint: 'This is an extra move: you may also stay.'
	},
	'granted-action': {
		table: (name) => `${name} may act`,
		gate: 'You may take an action now.',
		ask: 'What do you do?',
		hint: 'This is an extra action: you may also do nothing.'
	},
	pay: {
		table: (name) => `${name} pays with cards`,
		gate: 'Choose what you pay with.',
		ask: 'Which cards do you pay with?',
		hint: 'Everyone will see the cards you discard.'
	},
	'hand-limit': {
		table: (name) => `${name} holds too many cards`,
		gate: 'You hold more cards than allowed: discard down.',
		ask: 'Which cards do you discard?',
		hint: 'Everyone will see the cards you discard.'
	},
	'quorum-limit': {
		table: (name) => `${name} holds too many Quorum cards`,
		gate: 'The Quorum hand is too large: discard down.',
		ask: 'Which Quorum cards do you discard?',
		hint: ''
	},
	'choose-seat': {
		table: (name) => `${name} chooses a player`,
		gate: 'Choose a player.',
		ask: 'Whom do you choose?',
		hint: ''
	},
	'choose-place': {
		table: (name) => `${name} chooses a location`,
		gate: 'Choose a location.',
		ask: 'Which location?',
		hint: ''
	},
	'choose-area': {
		table: (name) => `${name} chooses a space area`,
		gate: 'Choose a space area.',
		ask: 'Which space area?',
		hint: ''
	},
	'choose-ship': {
		table: (name) => `${name} chooses ships`,
		gate: 'Choose ships.',
		ask: 'Which ships?',
		hint: ''
	},
	'choose-resource': {
		table: (name) => `${name} chooses a resource`,
		gate: 'Choose a resource.',
		ask: 'Which resource?',
		hint: ''
	},
	'choose-type': {
		table: (name) => `${name} chooses a skill type`,
		gate: 'Choose a skill type.',
		ask: 'Which skill type?',
		hint: ''
	},
	'choose-deck': {
		table: (name) => `${name} chooses a deck`,
		gate: 'Choose a deck.',
		ask: 'Which deck?',
		hint: ''
	},
	'choose-title': {
		table: (name) => `${name} chooses a title`,
		gate: 'Choose a title.',
		ask: 'Which title?',
		hint: ''
	},
	'choose-icon': {
		table: (name) => `${name} chooses which Cylon ships act`,
		gate: 'Choose which Cylon ships act.',
		ask: 'Which Cylon ships act?',
		hint: ''
	},
	option: {
		table: (name) => `${name} chooses one of the options`,
		gate: 'Choose one of the options.',
		ask: 'Which option do you choose?',
		hint: ''
	},
	may: {
		table: (name) => `${name} decides whether to do it`,
		gate: 'Decide whether you do it.',
		ask: 'Do you want to do this?',
		hint: ''
	},
	'draw-types': {
		table: (name) => `${name} chooses what to draw`,
		gate: 'Choose from which decks you draw.',
		ask: 'From which decks do you draw?',
		hint: ''
	},
	discard: {
		table: (name) => `${name} discards`,
		gate: 'Choose what you discard.',
		ask: 'Which cards do you discard?',
		hint: 'Everyone will see the cards you discard.'
	},
	'give-cards': {
		table: (name) => `${name} gives cards away`,
		gate: 'Choose which cards you give.',
		ask: 'Which cards do you give?',
		hint: 'The others see how many, not which.'
	},
	'take-cards': {
		table: (name) => `${name} takes cards`,
		gate: 'Choose which cards you take.',
		ask: 'Which cards do you take?',
		hint: ''
	},
	look: {
		table: (name) => `${name} looks at cards`,
		gate: 'Something is for your eyes only.',
		ask: 'Only you see this',
		hint: 'It stays in your own notes. Say no more about it than the rules allow.'
	},
	'put-back': {
		table: (name) => `${name} puts cards back`,
		gate: 'Choose where the cards go.',
		ask: 'Where do they go?',
		hint: 'The others see where, not which.'
	},
	ignore: {
		table: (name) => `${name} may ignore it`,
		gate: 'As a Cylon you may ignore what happens to you.',
		ask: 'Ignore it, or let it happen?',
		hint: ''
	},
	window: {
		table: () => 'Does anybody want to act?',
		gate: 'Somebody may act now.',
		ask: 'Act now, or go on?',
		hint: ''
	},
	respond: {
		table: (name) => `${name} looks at the cards`,
		gate: 'You wanted to act: play something, or close again.',
		ask: 'What do you use?',
		hint: 'Close without playing, and nobody learns what you could have done.'
	},
	contribute: {
		table: (name) => `${name} adds cards to the check`,
		gate: 'Add cards to the check.',
		ask: 'Which cards do you add?',
		hint: 'The others see how many, not which.'
	},
	'crisis-pick': {
		table: (name) => `${name} chooses the crisis`,
		gate: 'Choose which crisis comes.',
		ask: 'Which crisis comes?',
		hint: 'The others see only the one you choose.'
	},
	'destination-pick': {
		table: (name) => `${name} chooses the destination`,
		gate: 'Choose where the fleet jumps.',
		ask: 'Where does the fleet jump?',
		hint: 'The others see only the one you choose.'
	},
	'quorum-pick': {
		table: (name) => `${name} chooses a Quorum card`,
		gate: 'Choose a Quorum card.',
		ask: 'Which Quorum card?',
		hint: ''
	},
	'super-crisis-pick': {
		table: (name) => `${name} chooses a Super Crisis`,
		gate: 'Choose a Super Crisis.',
		ask: 'Which Super Crisis?',
		hint: ''
	},
	'next-area': {
		table: (name) => `${name} chooses which area acts next`,
		gate: 'Choose which area acts next.',
		ask: 'Which area acts next?',
		hint: ''
	},
	'next-basestar': {
		table: (name) => `${name} chooses which basestar acts next`,
		gate: 'Choose which basestar acts next.',
		ask: 'Which basestar acts next?',
		hint: ''
	},
	'attack-target': {
		table: (name) => `${name} chooses a target`,
		gate: 'Choose a target.',
		ask: 'What do you attack?',
		hint: ''
	},
	victim: {
		table: (name) => `${name} chooses which ship is hit`,
		gate: 'Choose which ship is hit.',
		ask: 'Which ship is hit?',
		hint: ''
	},
	'viper-act': {
		table: (name) => `${name} commands vipers`,
		gate: 'Command a viper.',
		ask: 'What does the viper do?',
		hint: ''
	},
	'launch-area': {
		table: (name) => `${name} chooses where to launch`,
		gate: 'Choose where the viper launches.',
		ask: 'Where does the viper launch?',
		hint: ''
	},
	'place-civilian': {
		table: (name) => `${name} places a civilian ship`,
		gate: 'Choose where the civilian ship goes.',
		ask: 'Where does the civilian ship go?',
		hint: ''
	},
	shortage: {
		table: (name) => `${name} chooses which pieces are placed`,
		gate: 'There are too few pieces: choose which are placed.',
		ask: 'Too few pieces: which are placed?',
		hint: ''
	},
	'which-ship': {
		table: (name) => `${name} chooses which ship is hit`,
		gate: 'Choose: Galactica or Pegasus.',
		ask: 'Galactica or Pegasus?',
		hint: ''
	},
	'pick-tokens': {
		table: (name) => `${name} chooses damage tokens`,
		gate: 'Choose damage tokens.',
		ask: 'Which damage counts?',
		hint: ''
	},
	'move-ship': {
		table: (name) => `${name} moves ships`,
		gate: 'Move ships.',
		ask: 'Where do the ships go?',
		hint: 'A ship may also stay where it is.'
	},
	'keep-cards': {
		table: (name) => `${name} chooses which cards to keep`,
		gate: 'Choose which cards you keep.',
		ask: 'Which cards do you keep?',
		hint: 'Everyone will see the others.'
	},
	'hand-over': {
		table: (name) => `${name} hands Loyalty cards over`,
		gate: 'Choose who gets your other Loyalty cards.',
		ask: 'Who gets them?',
		hint: 'The others see who gets how many.'
	},
	received: {
		table: (name) => `${name} looks at new Loyalty cards`,
		gate: 'You were given Loyalty cards: look at them.',
		ask: 'You were given this',
		hint: ''
	},
	sleepers: {
		table: (name) => `${name} looks at the new Loyalty card`,
		gate: 'Sleeper agents: look at your new card. Everyone takes the tablet once.',
		ask: 'This is your new Loyalty card',
		hint: 'One Cylon card makes you a Cylon, whatever else you hold.'
	},
	'show-cylon': {
		table: (name) => `${name} shows Loyalty cards`,
		gate: 'Your character was executed: choose what is shown.',
		ask: 'Which card is shown?',
		hint: ''
	},
	newcomer: {
		table: (name) => `${name} chooses a new character`,
		gate: 'Choose a new character.',
		ask: 'Whom do you play from now on?',
		hint: ''
	},
	order: {
		table: (name) => `${name} decides the order`,
		gate: 'Decide what comes first.',
		ask: 'What comes first?',
		hint: ''
	}
} satisfies Record<Why, WhyWords>;
