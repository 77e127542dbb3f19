// What a runner's report says, counted so that nothing passes silently: a test that was skipped, a file that could not be
// loaded, a runner that found nothing or died, each counts as failed.

/** @typedef {{ passed: number; failed: number }} Tally */

/**
 * A runner that ends badly has failed something, and one that ran nothing has too.
 * @param {Tally} tally
 * @param {boolean} exitedWell
 * @returns {Tally}
 */
function atLeastOne({ passed, failed }, exitedWell) {
	const blamed = failed > 0 || (exitedWell && passed > 0);
	return { passed, failed: blamed ? failed : 1 };
}

/**
 * A check is one test: it exits well or not.
 * @param {boolean} exitedWell
 * @returns {Tally}
 */
export const tallyCheck = (exitedWell) => (exitedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {{ numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number;
 *   testResults: { status: string; assertionResults: { status: string }[] }[] } | undefined} report
 * @param {boolean} exitedWell
 */
export function tallyVitest(report, exitedWell) {
	if (!report) return tallyCheck(false);
	const broken = report.testResults.filter(
		(file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')
	).length;
	return atLeastOne(
		{
			passed: report.numPassedTests,
			failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken
		},
		exitedWell
	);
}

/**
 * @param {{ stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] } | undefined} report
 * @param {boolean} exitedWell
 */
export function tallyPlaywright(report, exitedWell) {
	if (!report) return tallyCheck(false);
	const { expected, unexpected, flaky, skipped } = report.stats;
	return atLeastOne(
		{ passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
		exitedWell
	);
}

/**
 * Our own runners end with `N passed, N failed`.
 * @param {string} output
 * @param {boolean} exitedWell
 */
export function tallyLastLine(output, exitedWell) {
	const last = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '');
	if (!last) return tallyCheck(false);
	return atLeastOne({ passed: Number(last[1]), failed: Number(last[2]) }, exitedWell);
}
