/** What a proof has gone through, told to who asked for it (`npm run prove` reads the file it names). */
import { appendFileSync } from 'node:fs';

export type Figure =
	| 'games'
	| 'states compared'
	| 'pages compared'
	| 'kill points'
	| 'files mutated'
	| 'power cuts'
	| 'leaks found'
	| 'losses found';

export function figure(name: Figure, count: number): void {
	const file = process.env['AIRLOCK_FIGURES'];
	if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, count })}\n`);
}
