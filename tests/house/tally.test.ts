import { expect, it } from 'vitest';
import { tallyCheck, tallyLastLine, tallyPlaywright, tallyVitest } from '../../scripts/tally.mjs';

const vitest = (numbers: Partial<Parameters<typeof tallyVitest>[0]> = {}) => ({
	numPassedTests: 3,
	numFailedTests: 0,
	numPendingTests: 0,
	numTodoTests: 0,
	testResults: [],
	...numbers
});
const playwright = (
	stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>> = {}
) => ({
	stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
	errors: []
});

it('counts what passed and failed', () => {
	expect(tallyCheck(true)).toEqual({ passed: 1, failed: 0 });
	expect(tallyCheck(false)).toEqual({ passed: 0, failed: 1 });
	expect(tallyVitest(vitest(), true)).toEqual({ passed: 3, failed: 0 });
	expect(tallyVitest(vitest({ numFailedTests: 2 }), false)).toEqual({ passed: 3, failed: 2 });
	expect(tallyPlaywright(playwright({ unexpected: 1 }), false)).toEqual({ passed: 2, failed: 1 });
	expect(tallyLastLine('PASS a\n4 passed, 0 failed\n', true)).toEqual({ passed: 4, failed: 0 });
});

it('counts a skipped or flaky test as failed', () => {
	expect(tallyVitest(vitest({ numPendingTests: 1, numTodoTests: 1 }), true)).toEqual({
		passed: 3,
		failed: 2
	});
	expect(tallyPlaywright(playwright({ skipped: 1, flaky: 1 }), true)).toEqual({ passed: 2, failed: 2 });
});

it('counts a test file that could not be loaded as failed', () => {
	const broken = { status: 'failed', assertionResults: [] };
	expect(tallyVitest(vitest({ testResults: [broken] }), false)).toEqual({ passed: 3, failed: 1 });
});

it('counts a runner that ran nothing, died or left no report as failed', () => {
	expect(tallyVitest(vitest({ numPassedTests: 0 }), true).failed).toBe(1);
	expect(tallyVitest(vitest(), false).failed).toBe(1);
	expect(tallyVitest(undefined, true).failed).toBe(1);
	expect(tallyPlaywright(playwright({ expected: 0 }), true).failed).toBe(1);
	expect(tallyPlaywright(playwright(), false).failed).toBe(1);
	expect(tallyPlaywright(undefined, true).failed).toBe(1);
	expect(tallyLastLine('Segmentation fault', true).failed).toBe(1);
	expect(tallyLastLine('0 passed, 0 failed', true).failed).toBe(1);
	expect(tallyLastLine('4 passed, 0 failed', false).failed).toBe(1);
});
