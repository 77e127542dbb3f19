/** How often a property is tried: enough for every test run, or very often where it is to be proven (`AIRLOCK_PROVE=1`). */
export const runs = (always: number, proven: number): number =>
	process.env['AIRLOCK_PROVE'] === '1' ? proven : always;
