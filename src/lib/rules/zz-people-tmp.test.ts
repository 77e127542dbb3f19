import { it } from 'vitest';
import { allConfigs, begin, chooser, respond } from './testing/play.ts';
import { anyAnswer } from '/src/lib/robots/random.ts';
import { pending } from './engine.ts';
import { quickViolations, violations } from './testing/invariants.ts';
it('plays', () => {
	const configs = allConfigs();
	const errors = new Map<string, number>();
	const ends = new Map<string, number>();
	const kinds = new Map<string, number>();
	const t0 = performance.now();
	let n = 0;
	for (; performance.now() - t0 < 240000 && n < 400; n++) {
		const config = configs[n % configs.length]!;
		const pick = chooser(n + 5);
		let now = begin(config, n + 1);
		let last = '';
		let steps = 0;
		try {
			while (now.flow.play !== 'over' && steps++ < 6000) {
				const open = pending(now);
				const d = open[pick(open.length)]!;
				last = JSON.stringify(d).slice(0, 300);
				let v = anyAnswer(d.question, pick);
				if (d.why === 'action' && d.question.kind === 'menu') {
					const l = d.question.from.find((o) => o.id.startsWith('loyalty:') && !o.blocked);
					if (l && pick(4) === 0) v = l.id;
				}
				now = respond(now, d, v);
				const bad = steps % 10 === 0 ? violations(now) : quickViolations(now);
				if (bad.length) throw new Error(`VIOL ${bad.slice(0,3).join(' | ')}`);
			}
			const k = now.outcome ? `${now.outcome.winner} ${now.outcome.why}` : 'unfinished';
			ends.set(k, (ends.get(k) ?? 0) + 1);
			for (const e of now.log) kinds.set(e.kind, (kinds.get(e.kind) ?? 0) + 1);
		} catch (e) {
			const err = e as Error;
			const key = `${err.message.slice(0, 200)}\n   ${(err.stack ?? '').split('\n').slice(1, 4).map((s) => s.trim().replace('/work/main/src/lib/rules/', '')).join(' < ')}`;
			if (!errors.has(key)) console.log('GAME', n, JSON.stringify(config), key, '\n   after', last, now.stack.map((f) => f.proc).join('>'));
			errors.set(key, (errors.get(key) ?? 0) + 1);
		}
	}
	console.log('games', n, [...ends], [...errors.values()], [...kinds].filter(([k]) => /reveal|execut|infil|hand|turned|sleepers|loyalty|title|agenda|character-chosen|not-sent|ignored/.test(k)));
}, 400000);
