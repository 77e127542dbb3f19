import type { RuleBook } from '../types.ts';
import { actions } from './r4-actions.ts';
import { checks } from './r5-checks.ts';
import { combat } from './r6-combat.ts';
import { decisions } from './r15-decisions.ts';
import { ending } from './r12-ending.ts';
import { execution } from './r10-execution.ts';
import { jumping } from './r7-jumping.ts';
import { leaders } from './r9-leaders.ts';
import { loyalty } from './r8-loyalty.ts';
import { newCaprica } from './r11-new-caprica.ts';
import { secrecy } from './r13-secrecy.ts';
import { setup } from './r2-setup.ts';
import { terms } from './r1-terms.ts';
import { timing } from './r14-timing.ts';
import { turn } from './r3-turn.ts';

export const book: RuleBook = [
	terms,
	setup,
	turn,
	actions,
	checks,
	combat,
	jumping,
	loyalty,
	leaders,
	execution,
	newCaprica,
	ending,
	secrecy,
	timing,
	decisions
];
